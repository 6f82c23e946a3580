// Steps and scenes as the page shows them: with sentences, which are put together here from what the rules noted.

import type { Step } from "../events";
import { GameMessages } from "../messages";
import type { Message, MessageTable, NotedScene, NotedStep, Standing } from "../protocol";

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

/** News of a game, as the server tells them. */
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

export type Reader = (noted: NotedNews, known: LoggedStep[]) => News;

/** What reads the news of a game, where some of its steps are known. */
export const readerOf =
  (table: MessageTable): Reader =>
  ({ steps: noted, scenes, standing }, known) => {
    const messages = new GameMessages(table, (standing.view as { options: Record<string, unknown> }).options);
    const steps = noted.map((step) => logged(step, messages));
    const first = steps[0]?.n ?? Number.POSITIVE_INFINITY;
    const all = [...known.filter(({ n }) => n < first), ...steps];
    return { steps, scenes: scenes.map((scene) => told(scene, all)), standing };
  };

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
