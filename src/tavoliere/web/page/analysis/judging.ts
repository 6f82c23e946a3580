// What a decision cost, and what a throw gave: `analysis/decisions.py`, `judge.py` and `luck.py` in a worker of this page.

import { compared } from "../bots/outlook";
import { type GamePosition, isChance, View } from "../bots/position";
import { Random } from "../bots/random";
import { roundedTo } from "../bots/rounding";
import type { Search } from "../bots/search";
import { marginBetween, type RankedAction, type Thinker } from "../bots/thinker";

const NOTABLE = 0.005; // of the chance to win: what costs less needs no reason
const RANKED = 3; // actions that are compared to the end, besides the one that was played
const SETTLED = 4; // times fewer iterations where there is nothing to decide
const SAMPLES = 8; // of what chance does next, where chance is to act
const NEVER = 1e-9; // dice that are rolled again until they fit may be rolled for ever, with so little odds
const MOST_OUTCOMES = 128; // that are all looked at; of more, as many are drawn by their odds

/** How hard it is thought. */
export interface Effort {
  iterations: number; // of the search, for a decision
  luck: number; // for each outcome of a throw
  seed: number;
}

/** What somebody decided, by what that seat could know. Chances are shares of 1, one for each seat. */
export interface Decision {
  step: number; // counted from 0: the steps before it
  seat: number;
  action: number;
  choices: number;
  before: number[]; // with the best action that was found
  after: number[]; // with what was played
  line: number[]; // the best action, and how the search goes on, as this seat would see it
  cost: number; // the winning chance that was lost against the best
  margin: number; // half of the 95 % interval of the cost
  rank: number; // of what was played: 1 is the best
  points: number[]; // by how many points each seat is soon better off with the best; empty if not asked
}

/** Steps of chance that come together: the dice of one player, the cards of one deal. */
export interface Throw {
  step: number; // the first of its steps, counted from 0
  actions: number[];
  owner: number; // the seat in whose turn they fall, or -1
  expected: number[]; // the mean over all that could have come
  came: number[]; // after what came
  outcomes: number; // how many were looked at
  exact: boolean; // whether these were all there are
}

const DECISION = 0n; // which luck a seed is for
const LUCK = 1n;

const seeded = ({ seed }: Effort, step: number, what: bigint): Random =>
  new Random((BigInt(seed) << 33n) + 2n * BigInt(step) + what);

/** What a decision cost its seat. */
export async function decided(
  step: number,
  view: View,
  played: number,
  effort: Effort,
  thinker: Thinker,
  search: Search,
): Promise<Decision> {
  const random = seeded(effort, step, DECISION);
  const about = { step, seat: view.seat, action: played, choices: view.actions.length };
  if (about.choices === 1) {
    const tries = Math.max(1, Math.floor(effort.iterations / SETTLED));
    const chances = await thinker.chances(view, random.bits(62), tries);
    return { ...about, before: chances, after: chances, line: [played], cost: 0, margin: 0, rank: 1, points: [] };
  }
  const found = await ranked(view, played, thinker, random);
  const cost = found.before[view.seat]! - found.after[view.seat]!;
  const points = cost >= NOTABLE ? compared(view, found.line.slice(0, 1), [played], random, search) : [];
  return { ...about, ...found, cost, points: points.map((one) => roundedTo(one, 2)) };
}

type Found = Pick<Decision, "before" | "after" | "line" | "margin" | "rank">;

/** Looks for the best action, and weighs it against the one that was played in a search for these two alone. */
async function ranked(view: View, played: number, thinker: Thinker, random: Random): Promise<Found> {
  const first = (await thinker.rank(view, random, RANKED, { keep: [played] })).actions;
  const [best, second] = first as [RankedAction, RankedAction];
  const own = first.find(({ action }) => action === played)!;
  const asPlayed = (own: RankedAction, margin: number): Found => {
    return { before: own.chances, after: own.chances, line: [played, ...own.line], margin, rank: 1 };
  };
  if (own.value >= best.value) return asPlayed(own, marginBetween(own, best === own ? second : best));
  const rank = 1 + first.filter(({ value }) => value > own.value).length;
  // the best of many looks better than it is: what it is worth is found by tries that it was not chosen by
  const again = (await thinker.rank(view, random, 2, { among: [best.action, played] })).actions;
  const [better, other] = again as [RankedAction, RankedAction];
  const margin = marginBetween(better, other);
  if (better.action === played || better.value === other.value)
    return asPlayed(better.action === played ? better : other, margin);
  return { before: better.chances, after: other.chances, line: [better.action, ...better.line], margin, rank };
}

// --- everybody's chances in a position of which everything is known ---

/** How likely each seat is to win, by a short search; the seed is also the luck of what lies ahead. */
async function judged(position: GamePosition, iterations: number, seed: bigint, thinker: Thinker): Promise<number[]> {
  if (position.actor === null) return parts(position);
  if (!isChance(position))
    return thinker.chances(new View(position.game, position.raw, position.actor), seed, iterations);
  const share = Math.max(1, Math.floor(iterations / SAMPLES));
  const found: number[][] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    const random = new Random(seed * BigInt(SAMPLES) + BigInt(sample));
    let ahead = position;
    while (isChance(ahead)) ahead = ahead.play(ahead.draw(random.random()));
    found.push(await judged(ahead, share, random.bits(62), thinker));
  }
  return mean(found.map((chances) => [chances, 1]));
}

/** Each seat's part of the victory in a finished game, with its partner's. */
export function parts({ game, raw }: GamePosition): number[] {
  const { winners } = game.result(raw)!;
  const sides = game.tables.messages.sides[game.players]!;
  return sides.map((side) => winners.filter((seat) => sides[seat] === side).length / winners.length);
}

function mean(found: [chances: number[], weight: number][]): number[] {
  const total = found.reduce((sum, [, weight]) => sum + weight, 0);
  return found[0]![0].map(
    (_, seat) => found.reduce((sum, [chances, weight]) => sum + weight * chances[seat]!, 0) / total,
  );
}

// --- luck ---

/** A throw with everybody's chances after what came, and in the mean over what could have come. */
export async function lucky(
  step: number,
  begin: GamePosition,
  actions: number[],
  effort: Effort,
  thinker: Thinker,
): Promise<Throw> {
  const random = seeded(effort, step, LUCK);
  const seed = random.bits(50);
  const judge = (position: GamePosition) => judged(position, effort.luck, seed, thinker);
  const came = await judge(actions.reduce((position, action) => position.play(action), begin));
  const weighted = outcomes(begin);
  const ends = weighted ?? Array.from({ length: MOST_OUTCOMES }, () => [oneOutcome(begin, random), 1] as const);
  const found: [number[], number][] = [];
  if (ends.length > 1) for (const [end, weight] of ends) found.push([await judge(end), weight]);
  return {
    ...{ step, actions, owner: begin.scene[1], came },
    expected: found.length ? mean(found) : came,
    outcomes: ends.length,
    exact: weighted !== null,
  };
}

/** Whether a throw is not at its end here. */
export function goesOn(position: GamePosition, [together, owner]: GamePosition["scene"]): boolean {
  if (together <= 0 || !isChance(position)) return false;
  const [other, whose] = position.scene;
  return other === together && whose === owner;
}

/** Every position that a throw can lead to, with its odds; null where they are too many. */
function outcomes(begin: GamePosition): [GamePosition, number][] | null {
  const { scene } = begin;
  const ends = new Map<string, [GamePosition, number]>();
  let open = new Map<string, [GamePosition, number]>([["", [begin, 1]]]);
  while ([...open.values()].reduce((sum, [, odds]) => sum + odds, 0) > NEVER) {
    const following = new Map<string, [GamePosition, number]>();
    for (const [position, odds] of open.values()) {
      const { weights } = position;
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      for (const [i, action] of position.actions.entries()) {
        if (!weights[i]) continue;
        const after = position.play(action);
        const place = goesOn(after, scene) ? following : ends;
        const key = after.raw.join();
        place.set(key, [after, (odds * weights[i]!) / total + (place.get(key)?.[1] ?? 0)]);
      }
      if (following.size + ends.size > MOST_OUTCOMES) return null;
    }
    open = following;
  }
  return [...ends.values()];
}

function oneOutcome(begin: GamePosition, random: Random): GamePosition {
  const { scene } = begin;
  let position = begin.play(begin.draw(random.random()));
  while (goesOn(position, scene)) position = position.play(position.draw(random.random()));
  return position;
}
