// Steps and scenes as the page shows them: with sentences, which are put together here from what the rules noted.

import type { Step } from "../events";
import type { GameMessages } from "../messages";
import type { Message, NotedScene, NotedStep, Standing } from "../protocol";

/** A step as the log wants it. */
export interface LoggedStep extends Step {
  sentence: Message; // what was done
  remarks: Message[];
  consequences: Message[];
}

/** Steps that are shown together. */
export interface Scene extends Omit<NotedScene, "joint"> {
  tells: Message[]; // what was done, then what came of it
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
  messages: GameMessages,
): Omit<Noted, keyof News> & News {
  const steps = noted.steps.map((step) => logged(step, messages));
  const first = steps[0]?.n ?? Number.POSITIVE_INFINITY;
  const all = [...known.filter(({ n }) => n < first), ...steps];
  return { ...noted, steps, scenes: noted.scenes.map((scene) => told(scene, all)) };
}

function logged({ sentence, events, ...step }: NotedStep, messages: GameMessages): LoggedStep {
  return {
    ...step,
    sentence: messages.message(sentence)!,
    events: events.map((event) => ({ name: messages.name(event), values: messages.values(event) })),
    consequences: events.map((event) => messages.message(event)).filter((one) => one !== null),
  };
}

function told({ joint, ...scene }: NotedScene, steps: LoggedStep[]): Scene {
  const own = steps.filter(({ n }) => scene.first <= n && n <= scene.n);
  const done = joint.length ? joint : own.map(({ sentence }) => sentence);
  return { ...scene, tells: [...done, ...own.flatMap(({ consequences }) => consequences)] };
}
