// What happened at a step besides its action, as the rules noted it: boards read no sentences.

import type { Step, StepEvent } from "./protocol";

/** What was noted of the first event of this name. */
export const eventOf = (events: StepEvent[], name: string): StepEvent["values"] | undefined =>
  events.find((event) => event.name === name)?.values;

/** What was noted of all events of this name, in their order. */
export const eventsOf = (steps: Step[], name: string): StepEvent["values"][] =>
  steps.flatMap(({ events }) => events.filter((event) => event.name === name).map(({ values }) => values));
