// The emperor as it is asked for advice: it compares actions, follows lines and says what each is worth, as
// `bots/search.py` and `bots/lines.py` do.

import { type Judgement, PUNCTUALITY, searchChoice, type Thought } from "./bots";
import { sharpened, sharpenedMargin, together } from "./calibration";
import type { Growth } from "./growth";
import { Rests } from "./growth";
import type { GamePosition, View } from "./position";
import type { Random } from "./random";
import { Candidate, COMMON, judged, LONGEST_PORTION, meanOf, Ranking, STEADY, type Tries } from "./ranking";
import type { Search } from "./search";

/** An action that was compared with others. */
export interface RankedAction {
  action: number;
  value: number; // how likely the thinking seat is to win with it, alone or with its partner
  visits: number;
  margin: number; // half the width of the 95 % interval of `value`
  line: number[]; // how it may go on, as the thinking seat would see it
  chances: number[]; // of each seat with it
}

/** What came of comparing: those that were compared to the end first, the best before the others. */
interface RankedThought {
  actions: RankedAction[];
  iterations: number;
}

/** What thinks, for how long, and where its trees grow. */
interface Budget {
  place: string;
  seconds: number;
  iterations: number;
  stop: AbortSignal;
}

export class Thinker {
  constructor(
    private readonly growth: Growth,
    private readonly searches: (at: number) => Promise<Search>,
    private readonly by: Judgement,
    readonly budget: Budget,
  ) {}

  /** The most tried action, and what else was tried. */
  think(view: View, random: Random, seconds = this.budget.seconds): Promise<Thought> {
    const { place, iterations, stop } = this.budget;
    const level = { seconds, iterations, threads: 1 };
    const growers = [this.growth.grow.bind(this.growth)];
    return searchChoice(view, random, { place, level, by: this.by, growers, settles: false }, stop);
  }

  /** Compares so many of the best actions, and those to `keep` with them, or `among` some. */
  async rank(
    view: View,
    random: Random,
    rank: number,
    { keep = [], among, seconds = this.budget.seconds }: { keep?: number[]; among?: number[]; seconds?: number } = {},
  ): Promise<RankedThought> {
    const { search, judge } = this.by;
    const tree = await this.planted(0, view, random.bits(63));
    const ranking = new Ranking(view, tree, search.exploration, judge!.step, among);
    await ranking.grow(rank, keep, this.budget.iterations, PUNCTUALITY * seconds, this.budget.stop);
    const found = ranking.judged();
    const actions = found.map(({ one, late, margin }) => this.ranked(view, one, late, margin, ranking.line(one)));
    const left = found.filter(({ one }) => ranking.running.includes(one)).length;
    const first = actions.slice(0, left).sort((one, other) => other.value - one.value);
    return { actions: [...first, ...actions.slice(left)], iterations: tree.iterations };
  }

  private async planted(at: number, view: View, seed: bigint): Promise<Search> {
    const search = await this.searches(at);
    const { judge } = this.by;
    search.plant(view.raw, this.by.search, seed, judge?.network ? judge.name : null);
    return search;
  }

  /** What is said of an action whose value is of some tries and has a margin. */
  private ranked(view: View, one: Candidate, late: Tries, margin: number, line: number[] = []): RankedAction {
    const { sides, seat } = view;
    const { sharpness } = this.by;
    const chances = together(
      sides,
      sides.map((_, other) => meanOf(late, other)),
    );
    const partners = sides.filter((side) => side === sides[seat]).length;
    const own = sharpenedMargin(Math.min(1, partners * margin), seat, sides, chances, sharpness);
    const said = sharpened(sides, chances, sharpness);
    return { action: one.action, value: said[seat]!, visits: one.visits, margin: own, line, chances: said };
  }

  /** Everybody's chances after so many iterations about a view, by a tree from a seed. */
  async chances(view: View, seed: bigint, iterations: number): Promise<number[]> {
    const tree = await this.planted(0, view, seed);
    tree.think(iterations);
    return sharpened(view.sides, together(view.sides, tree.chances()), this.by.sharpness);
  }

  /** What each line is worth, with the last action of each; in the order in which they are given. */
  async weighed(view: View, lines: number[][], random: Random, seconds: number): Promise<RankedAction[]> {
    const { iterations, stop } = this.budget;
    const seed = random.bits(63);
    const trees: Search[] = [];
    const candidates: Candidate[] = [];
    for (const [at, line] of lines.entries()) {
      const before = after(view, line.slice(0, -1));
      if (before?.actor !== view.seat) throw new Error("a line is made of legal decisions of one seat");
      trees.push(await this.planted(at, before.view(view.seat), seed));
      candidates.push(new Candidate(line.at(-1)!, view.game.players));
    }
    const deadline = performance.now() + 1000 * PUNCTUALITY * seconds;
    const [first] = candidates as [Candidate];
    const rests = new Rests();
    let left = Math.max(1, Math.floor(iterations / lines.length)); // tries of each
    while (left > 0 && ((performance.now() < deadline && !stop.aborted) || !first.visits)) {
      const count = Math.max(1, Math.min(left, LONGEST_PORTION, Math.floor(first.visits / STEADY)));
      for (const [at, one] of candidates.entries()) {
        const tries = trees[at]!.thinkAbout(one.action, count);
        if (!tries) throw new RangeError("no memory for a line");
        one.take({ number: count, ...tries });
      }
      left -= count;
      await rests.now();
    }
    const known = new Map(judged(candidates, candidates, view, this.by.judge!.step).map((found) => [found.one, found]));
    return candidates.map((one) => this.ranked(view, one, known.get(one)!.late, known.get(one)!.margin));
  }

  /** By how much less a line is worth than another, and the margin of that; nothing where both come to the same. */
  async lossAgainst(view: View, line: number[], other: number[], random: Random, seconds: number): Promise<Loss> {
    const [one, two] = [after(view, line), after(view, other)];
    if (one === two || (one && two && one.equals(two))) return { loss: 0, margin: 0 };
    const [mine, theirs] = (await this.weighed(view, [line, other], random, seconds)) as [RankedAction, RankedAction];
    // what one tree overlooks the other need not, so that nothing is taken off for what both have in common
    return { loss: theirs.value - mine.value, margin: Math.min(1, Math.hypot(mine.margin, theirs.margin)) };
  }
}

/** By how much less something is worth than the best. */
export interface Loss {
  loss: number;
  margin: number;
}

/** By how much an action is worth less than the first one. */
export function lossOf({ actions }: RankedThought, one: RankedAction): Loss {
  const [best] = actions as [RankedAction];
  if (one === best) return { loss: 0, margin: 0 };
  return { loss: best.value - one.value, margin: marginBetween(best, one) };
}

/** The margin of the difference of two values. */
export function marginBetween(one: RankedAction, other: RankedAction): number {
  const [fewer, more] = [one.visits, other.visits].sort((a, b) => a - b) as [number, number];
  const alike = 2 * fewer > more; // tried about as often, so that both still overlook about the same
  return Math.min(1, (alike ? COMMON : 1) * Math.hypot(one.margin, other.margin));
}

/** A position after decisions of a view's seat; null where they are not its to make one after the other. */
export function after(view: View, line: number[]): GamePosition | null {
  let position = view.supposed;
  const { unknown, seat } = view;
  for (const action of line) {
    if (position.actor !== seat || !position.actions.includes(action) || position.unknownTo(seat) < unknown)
      return null;
    position = position.play(action);
  }
  return position;
}
