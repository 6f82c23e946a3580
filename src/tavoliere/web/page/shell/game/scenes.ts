// Steps and scenes as the page shows them: with sentences, which are put together here from what the rules noted.

import type { Step } from "../../events";
import type { Gain, Message, Noted, NotedScene, NotedStep, PointsSummary, Standing } from "../../protocol";
import type { Game } from "../../rules/game";
import { gainsOf, summaryOf } from "../../rules/points";

/** A step as the log wants it. */
export interface LoggedStep extends Step {
  sentence: Message; // what was done
  consequences: Message[];
  noted: Noted[]; // all that the rules noted of it
}

/** Steps that are shown together. */
export interface Scene extends Omit<NotedScene, "joint"> {
  tells: Message[]; // what was done, then what came of it
  gains: Gain[];
  summary: PointsSummary | null; // where points are counted
}

/** News of a game, by number. */
export interface NotedNews {
  steps: NotedStep[];
  scenes: NotedScene[];
  standing: Standing;
}

/** News of a game, with sentences. */
export interface News {
  steps: LoggedStep[];
  scenes: Scene[];
  standing: Standing;
}

/** News with their sentences. A scene may have begun before, with known steps. */
export function inWords<Noted extends NotedNews>(
  noted: Noted,
  known: LoggedStep[],
  game: Game,
): Omit<Noted, keyof News> & News {
  const steps = noted.steps.map((step) => logged(step, game));
  const first = steps[0]?.n ?? Number.POSITIVE_INFINITY;
  const all = [...known.filter(({ n }) => n < first), ...steps];
  return { ...noted, steps, scenes: noted.scenes.map((scene) => told(scene, all, game)) };
}

function logged({ n, actor, action, sentence, events }: NotedStep, { actions, messages }: Game): LoggedStep {
  const { name, words } = actions[action]!;
  const shown = events.filter((event) => !messages.use(event));
  return {
    ...{ n, actor, name, words },
    sentence: messages.messages([sentence])[0]!,
    events: shown.map((event) => ({ name: messages.name(event), values: messages.values(event) })),
    consequences: messages.messages(events),
    noted: events,
  };
}

function told({ joint, ...scene }: NotedScene, steps: LoggedStep[], { messages }: Game): Scene {
  const own = steps.filter(({ n }) => scene.first <= n && n <= scene.n);
  const noted = own.flatMap((step) => step.noted);
  return {
    ...scene,
    tells: [
      ...(joint.length ? messages.messages(joint) : own.map(({ sentence }) => sentence)),
      ...messages.messages(noted),
    ],
    gains: gainsOf(messages, noted),
    summary: summaryOf(messages, noted),
  };
}
