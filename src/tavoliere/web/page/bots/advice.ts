// What the emperor says to somebody who asks: a hint, what choices are worth, everybody's chances. `web/bots/thinker.py` says
// the same for programs that have no page.

import { compared } from "./outlook";
import { reveals, type View } from "./position";
import type { Random } from "./random";
import type { Search } from "./search";
import { type Loss, lossOf, type Thinker } from "./thinker";

const COMPARED = 4; // choices among which tries are spread, so that they can be compared
const RANKED = 3; // choices of an evaluation
const A_FEW = 2; // decisions: of more, what comes closest differs by next to nothing, and chance is a better measure
const FOLLOWING = 0.15; // of a hint's time, for each further decision that belongs to the first
// Of a hint's time, where lines are compared: for the first decision of the best, for each further one, for comparing.
const SEEKING = 0.5;
const HURRIED = 0.06;
const WEIGHING = 0.8;

/** What is best, with its reasons. */
export interface Advice {
  chances: number[];
  best: { number: number; value: number; visits: number }[];
  line: number[]; // decisions of one seat that are one to a person, such as all of a division
  lead: number; // by how much of the chance to win it is better than what comes closest
  versus: "chance" | "next";
  compared: number[]; // by how many points each seat is soon better off than with what it was compared with
}

/** What a choice is worth less than the best. */
export type Weight = Loss & { number: number };

/** Everybody's chances, and the best few choices. */
export interface Evaluated {
  chances: number[];
  best: (Weight & { value: number })[];
  tries: number;
}

export async function evaluation(view: View, thinker: Thinker, random: Random): Promise<Evaluated> {
  const thought = await thinker.rank(view, random, RANKED);
  const best = thought.actions.slice(0, RANKED).map((one) => {
    return { number: one.action, value: one.value, ...lossOf(thought, one) };
  });
  return { chances: thought.actions[0]!.chances, best, tries: thought.iterations };
}

export async function weights(view: View, thinker: Thinker, random: Random): Promise<Weight[]> {
  const thought = await thinker.rank(view, random, COMPARED);
  return thought.actions.map((one) => ({ number: one.action, ...lossOf(thought, one) }));
}

/** What decisions that are made as one are worth less than the best found, by tries that it was not found by. */
export async function weighedLine(view: View, line: number[], thinker: Thinker, random: Random): Promise<Weight[]> {
  const { seconds } = thinker.budget;
  const thought = await thinker.rank(view, random, COMPARED, { seconds: SEEKING * seconds });
  const best = await advised(view, thought.actions, thinker, random, HURRIED);
  const { loss, margin } = await thinker.lossAgainst(view, line, best.line, random, WEIGHING * seconds);
  return [{ number: line[0]!, loss: Math.max(0, loss), margin }];
}

/** `instead`: what the best is compared with, rather than with the next best. */
export async function hint(
  view: View,
  instead: number | null,
  thinker: Thinker,
  random: Random,
  search: Search,
): Promise<Advice> {
  const asked = instead !== null && view.actions.includes(instead);
  const thought = await thinker.rank(view, random, COMPARED, { keep: asked ? [instead] : [] });
  let found = thought.actions;
  if (instead !== null) found = [found[0]!, ...found.slice(1).filter(({ action }) => action === instead)];
  const best = found.slice(0, 5).map(({ action, value, visits }) => ({ number: action, value, visits }));
  const advice = await advised(view, found, thinker, random, FOLLOWING);
  const long = advice.line.length > A_FEW;
  const others = advice.instead.length
    ? compared(view, advice.line, long ? advice.line.map(() => null) : advice.instead, random, search)
    : Array<number>(view.game.players).fill(0);
  return {
    chances: thought.actions[0]!.chances,
    best,
    line: advice.line,
    lead: advice.lead,
    versus: long ? "chance" : "next",
    compared: others,
  };
}

interface Advised {
  line: number[];
  instead: number[]; // what comes closest to it, up to where it differs; empty where there is nothing else
  lead: number;
}

/** The best decision, and with it those that are shown as one with it, as long as nothing comes to light between. */
async function advised(
  view: View,
  first: { action: number; value: number }[],
  thinker: Thinker,
  random: Random,
  following: number,
): Promise<Advised> {
  const { rules } = view.game;
  let found = first;
  let position = view.redeal(random);
  const line: number[] = [];
  let instead: number[] = [];
  let lead = 1;
  const key = rules.together(position.raw, found[0]!.action);
  while (true) {
    const [best, next] = found;
    const ahead = next ? best!.value - next.value : 1;
    if (next && (!instead.length || ahead < lead)) {
      instead = [...line, next.action];
      lead = Math.max(0, ahead);
    }
    line.push(best!.action);
    const before = position;
    position = position.play(best!.action);
    if (key === 0 || position.actor !== view.seat || reveals(before, position)) return { line, instead, lead };
    const seen = position.view(view.seat);
    found = (await thinker.think(seen, random, following * thinker.budget.seconds)).alternatives;
    if (rules.together(position.raw, found[0]!.action) !== key) return { line, instead, lead };
  }
}
