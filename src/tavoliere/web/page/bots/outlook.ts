// What actions bring and prevent, in points: `bots/outlook.py` in this page.

import { greedyChoice } from "./bots";
import type { GamePosition, View } from "./position";
import { isChance } from "./position";
import { Random } from "./random";
import type { Search } from "./search";

const SAMPLES = 24;
const MOST_STEPS = 80;

/** The points that each seat gains on average from these decisions of one seat; null is a decision at random. */
function pointsAhead(view: View, line: (number | null)[], random: Random, search: Search): number[] {
  const { rules } = view.game;
  const sums = Array<number>(view.game.players).fill(0);
  for (let sample = 0; sample < SAMPLES; sample++) {
    let position = view.redeal(random);
    const before = rules.scores(position.raw);
    const moment = search.moment(position.raw);
    for (const action of line)
      if (position.actor === view.seat) position = position.play(action ?? random.choice(position.actions));
    for (let step = 0; step < MOST_STEPS; step++) {
      if (position.actor === null || search.moment(position.raw) >= moment + 1) break;
      position = position.play(simply(position, random, search));
    }
    for (const [seat, now] of rules.scores(position.raw).entries()) sums[seat]! += (now - before[seat]!) / SAMPLES;
  }
  return sums;
}

const simply = (position: GamePosition, random: Random, search: Search): number =>
  isChance(position)
    ? random.weighted(position.actions, position.weights)
    : greedyChoice(position.view(position.actor!), 0, random, search);

/** By how many points each seat is better off with some decisions than with others. */
export function compared(
  view: View,
  line: number[],
  other: (number | null)[],
  random: Random,
  search: Search,
): number[] {
  const seed = random.bits(64); // the same luck for both
  const [mine, theirs] = [line, other].map((one) => pointsAhead(view, one, new Random(seed), search));
  return mine!.map((points, seat) => points - theirs![seat]!);
}
