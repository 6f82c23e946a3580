// The bots of this page, which are fetched once somebody wants one to think.

import type { Effort } from "../../analysis/judging";
import type { Judged, Made, Thrown } from "../../analysis/tasks";
import type { Advice, Evaluated, Weight } from "../../bots/advice";
import type { Asked, GameSetting, Knowledge } from "../../bots/mind";
import type { Thinking } from "../../bots/thinking";
import type { Message } from "../../protocol";
import type { Line } from "../../rules/line";
import { fetchBots, fetchModule, fetchNetwork, Refused } from "../common/api";
import { learnRules, moduleOf, tablesOf } from "./rules";

const known = new Map<string, Promise<Knowledge>>();
const networks = new Map<string, Promise<Uint8Array>>();
let thinking: Promise<Thinking> | null = null;

/** What was asked for before; what failed is asked for again. */
function once<One>(all: Map<string, Promise<One>>, key: string, make: () => Promise<One>): Promise<One> {
  const found = all.get(key) ?? make();
  all.set(key, found);
  found.catch(() => all.delete(key));
  return found;
}

async function knowledgeOf(game: string): Promise<Knowledge> {
  const [bots] = await Promise.all([fetchBots(game), learnRules(game)]);
  return { tables: tablesOf(game), bots, rules: moduleOf(game), search: await fetchModule(bots.module) };
}

/** What somebody sees who is asked. */
export type AskedView = Pick<Asked, "game" | "options" | "view" | "seat">;

/** What a bot plays; once `stop` is set, the best that it has thought of so far. `place`: where it thinks. */
export const botChoice = (asked: AskedView, level: string, place: string, stop?: AbortSignal): Promise<number> =>
  thought(async () => {
    const more = { kind: "choice", place: `${place} ${asked.seat} ${level}`, level: { name: level } } as const;
    return (await thoughts()).answer({ ...asked, ...more, seed: anySeed() }, stop);
  });

/** What is best and why: compared with a choice, or with what comes closest. */
export interface Hint {
  n: number; // the step at which it was asked for
  chances: number[];
  best: Advice["best"];
  line: string[]; // the best choice, and whatever else is to be decided with it
  tells: Message | null; // several such decisions in one sentence
  lead: number;
  versus: Advice["versus"];
  compared: number[];
}

const EFFORT: Effort = { iterations: 6000, luck: 32, seed: 1 };
const ADVICE_SECONDS = 0.8;
const EVALUATION_SECONDS = [0.8, 2.5, 7]; // by its effort
export const EFFORTS = EVALUATION_SECONDS.length;

/** Fetches what is needed for advice, so that nobody waits for that. */
export const expectAdvice = (setting: GameSetting): void =>
  void thoughts()
    .then((thinking) => thinking.prepare(setting))
    .catch(() => {}); // it is fetched again when advice is asked for

export const adviceOn = (asked: AskedView, instead: number | null, stop?: AbortSignal): Promise<Advice> =>
  thought(async () =>
    (await thoughts()).answer({ ...asked, ...apart("hint"), kind: "hint", seconds: ADVICE_SECONDS, instead }, stop),
  );

/** What each choice is worth less than the best, or decisions that are made as one, whose first stands for them. */
export const weightsOf = (asked: AskedView, line: number[], stop?: AbortSignal): Promise<Weight[]> =>
  thought(async () =>
    (await thoughts()).answer({ ...asked, ...apart("tutor"), kind: "weights", seconds: ADVICE_SECONDS, line }, stop),
  );

/** Everybody's chances, and the best few choices; with more effort more surely. */
export const evaluate = (asked: AskedView, effort: number, stop?: AbortSignal): Promise<Evaluated> =>
  thought(async () => {
    const seconds = EVALUATION_SECONDS[effort]!;
    return (await thoughts()).answer({ ...asked, ...apart("evaluation"), kind: "evaluation", seconds }, stop);
  });

/** What a decision or a throw of a game comes to, by counting and never by the clock. */
export const judged = (line: Line, task: Made | Thrown, stop: AbortSignal): Promise<Judged> =>
  thought(async () => {
    const { game, states } = line;
    const about = { game: game.tables.name, options: game.options, effort: EFFORT };
    const thinking = await thoughts();
    return "actions" in task
      ? thinking.answer({ ...about, kind: "throw", begin: states[task.step]!, thrown: task }, stop)
      : thinking.answer({ ...about, kind: "decision", view: line.view(task.seat, task.step), made: task }, stop);
  });

/** So many things are judged at the same time. */
export const lanes = (): number => Math.max(1, Math.min(2, navigator.hardwareConcurrency || 1));

const apart = (place: string) => ({ place, seed: anySeed() });
const anySeed = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0]!;

async function thought<Found>(think: () => Promise<Found>): Promise<Found> {
  try {
    return await think();
  } catch (problem) {
    if (problem instanceof Refused) throw problem;
    console.error(problem);
    throw new Refused(["web-no-thought", {}]);
  }
}

/** What thinks in this browser. */
function thoughts(): Promise<Thinking> {
  thinking ??= import("../../bots/thinking").then(
    ({ Thinking }) =>
      new Thinking({
        knowledge: (game) => once(known, game, () => knowledgeOf(game)),
        network: (address) => once(networks, address, () => fetchNetwork(address)),
      }),
  );
  thinking.catch(() => {
    thinking = null;
  });
  return thinking;
}
