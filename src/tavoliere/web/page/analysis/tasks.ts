// What there is to judge in a game: its decisions, and its throws.

import { GamePosition, isChance } from "../bots/position";
import type { Line } from "../rules/line";
import { type Decision, goesOn, type Throw } from "./judging";

/** A decision of a game. */
export interface Made {
  step: number; // counted from 0: the steps before it
  seat: number;
  action: number;
}

/** Where a throw begins, and the steps that came. */
export interface Thrown {
  step: number;
  actions: number[];
}

export type Judged = Decision | Throw;
export const isThrow = (one: Judged | Made | Thrown): one is Throw | Thrown => "actions" in one;

/** All there is to judge, in the order of the game. */
export function tasksOf({ game, states, steps }: Line): (Made | Thrown)[] {
  const found: (Made | Thrown)[] = [];
  for (let step = 0; step < steps.length; ) {
    const begin = new GamePosition(game, states[step]!);
    let end = step + 1;
    if (isChance(begin)) {
      const { scene } = begin;
      while (end < steps.length && goesOn(new GamePosition(game, states[end]!), scene)) end++;
      found.push({ step, actions: steps.slice(step, end) });
    } else found.push({ step, seat: begin.actor!, action: steps[step]! });
    step = end;
  }
  return found;
}

/** Whether something that was kept is about one of these, and whole. */
export function answers(judged: Judged, task: Made | Thrown, players: number): boolean {
  const chances = isThrow(judged) ? [judged.expected, judged.came] : [judged.before, judged.after];
  const whole = chances.every((one) => one?.length === players && one.every(Number.isFinite));
  if (!whole || judged.step !== task.step || isThrow(judged) !== isThrow(task)) return false;
  if (isThrow(task)) return (judged as Throw).actions.join() === task.actions.join();
  const { seat, action, line } = judged as Decision;
  return seat === task.seat && action === task.action && line?.length > 0;
}
