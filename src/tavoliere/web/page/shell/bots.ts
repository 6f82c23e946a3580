// The bots of this page, which are fetched once somebody wants one to think.

import type { ChoiceQuestion, Knowledge } from "../bots/mind";
import type { Thinking } from "../bots/thinking";
import { fetchBots, fetchModule, fetchNetwork, Refused } from "./api";
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
export type AskedView = Pick<ChoiceQuestion, "game" | "options" | "view" | "seat">;

/** What a bot plays; once `stop` is set, the best that it has thought of so far. `place`: where it thinks. */
export const botChoice = (asked: AskedView, level: string, place: string, stop?: AbortSignal): Promise<number> =>
  thought(async () => {
    const question = { ...asked, place: `${place} ${asked.seat} ${level}`, level: { name: level }, seed: anySeed() };
    return (await thoughts()).choice(question, stop);
  });

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
  thinking ??= import("../bots/thinking").then(
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
