// What happened at a step besides its action, as the rules noted it: boards read no sentences.

import type { EventValue } from "./messages";

export interface StepEvent {
  name: string;
  values: Record<string, EventValue>; // null for what whoever looks on may not know
}

/** One step of the game, as a board wants it. */
export interface Step {
  n: number; // counted from 1: the number of steps once it was done
  actor: number; // a seat, or -1 for chance
  name: string;
  words: string[];
  events: StepEvent[]; // those that the log tells, and others
}

/** What was noted of the first event of this name. */
export const eventOf = (events: StepEvent[], name: string): StepEvent["values"] | undefined =>
  events.find((event) => event.name === name)?.values;

/** What was noted of all events of this name, in their order. */
export const eventsOf = (steps: Step[], name: string): StepEvent["values"][] =>
  steps.flatMap(({ events }) => events.filter((event) => event.name === name).map(({ values }) => values));
