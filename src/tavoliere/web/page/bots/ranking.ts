// Thinking that compares several actions honestly: `bots/ranking.py` says how, and why; this does the same.

import { CHANCE } from "../rules/rules";
import { Rests } from "./growth";
import type { View } from "./position";
import { Random } from "./random";
import { rounded } from "./rounding";
import type { Search } from "./search";

const FINAL = 0.5;
export const LONGEST_PORTION = 32;
export const STEADY = 8;
const FINE = 64;
const HALVES = 4;
const FEWEST = 4;
const WELL_TRIED = 16;
const LONGEST_LINE = 60;
const NOISE = 1.96;
const DRIFT = 1.0;
const FURTHER = 2.0;
const FLOOR = 0.005;
export const COMMON = 0.7;

/** What came of some tries of an action. */
export interface Tries {
  number: number;
  sums: number[]; // of each seat's chances
  squares: number; // the sum of the squares of the thinking seat's chances
}

const plus = (one: Tries, other: Tries): Tries => ({
  number: one.number + other.number,
  sums: one.sums.map((sum, seat) => sum + other.sums[seat]!),
  squares: one.squares + other.squares,
});

export const meanOf = ({ number, sums }: Tries, seat: number): number => sums[seat]! / Math.max(1, number);

/** An action with its tries, in their order. */
export class Candidate {
  prior = 0;
  visits = 0;
  private readonly portions: Tries[] = [];
  private readonly nothing: Tries;

  constructor(
    readonly action: number,
    seats: number,
  ) {
    this.nothing = { number: 0, sums: Array(seats).fill(0), squares: 0 };
  }

  get all(): Tries {
    return this.portions.reduce(plus, this.nothing);
  }

  take(tries: Tries): void {
    const last = this.portions.at(-1);
    // however long the thinking takes, few are kept
    if (last && FINE * last.number < this.visits) this.portions[this.portions.length - 1] = plus(last, tries);
    else this.portions.push(tries);
    this.visits += tries.number;
  }

  /** The last half of the tries, half of those before, and so on; the last of them is all that is left. */
  halves(): Tries[] {
    const found = Array<Tries>(HALVES).fill(this.nothing);
    let at = 0;
    let left = this.visits;
    let until = left / 2;
    for (const portion of [...this.portions].reverse()) {
      found[at] = plus(found[at]!, portion);
      left -= portion.number;
      if (left <= until && at < HALVES - 1) {
        at++;
        until = left / 2;
      }
    }
    return found;
  }
}

/** A candidate, the tries that its value is of, and the margin of that. */
interface JudgedCandidate {
  one: Candidate;
  late: Tries;
  margin: number;
}

/** The actions of a view, the tree in which they are tried, and which of them are still in the running. */
export class Ranking {
  readonly candidates: Candidate[];
  running: Candidate[];

  /** `step`: how far a value usually moves when its tries double; `among`: none but these are tried. */
  constructor(
    private readonly view: View,
    private readonly tree: Search,
    private readonly exploration: number,
    private readonly step: number,
    among: number[] = view.actions,
  ) {
    this.candidates = view.actions
      .filter((action) => among.includes(action))
      .map((action) => new Candidate(action, view.game.players));
    this.running = [...this.candidates];
  }

  /** Tries the actions until `rank` are left, besides those to `keep`, and these for as long as there is time. */
  async grow(rank: number, keep: number[], iterations: number, seconds: number, stop: AbortSignal): Promise<void> {
    const begin = performance.now();
    this.look();
    const sizes = [this.candidates.length];
    while (sizes.at(-1)! > rank) sizes.push(Math.max(rank, Math.ceil(sizes.at(-1)! / 2)));
    const rests = new Rests();
    for (const [number, size] of sizes.entries()) {
      if (number) this.cut(size, keep);
      const last = number === sizes.length - 1;
      const part = last ? 1 : ((1 - FINAL) * (number + 1)) / (sizes.length - 1);
      await this.sweep(rounded(part * iterations), begin + part * 1000 * seconds, stop, rests);
    }
  }

  /** Tries one action once, by which a tree learns how promising all of them are beforehand. */
  private look(): void {
    this.attempt(this.candidates[0]!, 1);
    const priors = new Map(this.tree.rootBranches().map(({ action, prior }) => [action, prior]));
    for (const one of this.candidates) one.prior = priors.get(one.action)!;
    this.running.sort((one, other) => other.prior - one.prior);
  }

  /** Leaves the most promising in the running, by value and prior, as the tree reckons where it chooses. */
  private cut(size: number, keep: number[]): void {
    const scale = this.exploration * Math.sqrt(this.running.reduce((sum, { visits }) => sum + visits, 0));
    const worths = new Map(
      this.running.map((one) => {
        const value = one.visits ? meanOf(one.all, this.view.seat) : -1;
        return [one, (scale * one.prior) / (1 + one.visits) + value];
      }),
    );
    this.running.sort((one, other) => worths.get(other)! - worths.get(one)!);
    this.running = this.running.filter(({ action }, at) => at < size || keep.includes(action));
  }

  private attempt(one: Candidate, count: number): boolean {
    const tries = this.tree.thinkAbout(one.action, count);
    if (tries) one.take({ number: count, ...tries });
    return tries !== null;
  }

  /** Tries all that are running in turn until the tree has had its share of iterations, or the time is over. */
  private async sweep(share: number, until: number, stop: AbortSignal, rests: Rests): Promise<void> {
    let left = share - this.candidates.reduce((sum, { visits }) => sum + visits, 0);
    while (true)
      for (const one of this.running) {
        if (left <= 0 || stop.aborted || performance.now() >= until) return;
        // by counting and never by the clock, so that the same iterations give the same trees
        const count = Math.min(left, LONGEST_PORTION, Math.max(1, Math.floor(one.visits / STEADY)));
        if (!this.attempt(one, count)) return; // with what is thought so far
        left -= count;
        await rests.now();
      }
  }

  // --- what came of it ---

  /** Each action with the tries that its value is of, and the margin of that; the best of those left first. */
  judged(): JudgedCandidate[] {
    return judged(this.candidates, this.running, this.view, this.step);
  }

  /** How it may go on after an action, if it is still in the running. */
  line(one: Candidate): number[] {
    return this.running.includes(one) ? lineBelow(this.view, this.tree, one.action) : [];
  }
}

/** Each candidate with the tries that its value is of, and the margin of that; the best of those running first. */
export function judged(candidates: Candidate[], running: Candidate[], view: View, step: number): JudgedCandidate[] {
  const { seat } = view;
  const sides = view.sides;
  const tried = running.filter(({ visits }) => visits);
  const halves = new Map(candidates.map((one) => [one, one.halves()]));
  const moves = tried.flatMap((one) => movement(halves.get(one)!, seat) ?? []);
  const usual = moves.length ? moves.reduce((sum, move) => sum + move, 0) / moves.length : null;
  const most = Math.max(...candidates.map(({ visits }) => visits));
  const partners = sides.filter((side) => side === sides[seat]).length;
  return candidates
    .map((one) => {
      const own = halves.get(one)!;
      return { one, late: own[0]!, margin: marginOf(own, seat, usual, most, step, partners) };
    })
    .sort(
      (a, b) =>
        Number(tried.includes(b.one)) - Number(tried.includes(a.one)) || meanOf(b.late, seat) - meanOf(a.late, seat),
    );
}

/** How far a value moved while the tries doubled, squared; null where there were too few. */
function movement(halves: Tries[], seat: number): number | null {
  const means = halves.filter(({ number }) => number >= FEWEST).map((one) => meanOf(one, seat));
  const moves = means.slice(1).map((mean, i) => (means[i]! - mean) ** 2);
  if (!moves.length) return null;
  const weights = moves.map((_, at) => 0.5 ** at); // the last doubling tells most
  const sum = moves.reduce((sum, move, at) => sum + weights[at]! * move, 0);
  return sum / weights.reduce((sum, weight) => sum + weight, 0);
}

/** How far a value may be from that of a long search: half the width of an interval that holds 95 %. */
function marginOf(
  halves: Tries[],
  seat: number,
  usual: number | null,
  most: number,
  step: number,
  partners: number,
): number {
  const late = halves[0]!;
  const own = movement(halves, seat);
  if (late.number < FEWEST || (own === null && usual === null)) return 1;
  const mean = meanOf(late, seat);
  const noise = Math.max(0, late.squares / late.number - mean ** 2) / late.number;
  const known = [own, usual].filter((move) => move !== null);
  const chance = Math.min(1, partners * mean);
  const expected = 4 * chance * (1 - chance) * (step / partners) ** 2;
  const doublings = FURTHER + Math.log2(most / halves.reduce((sum, { number }) => sum + number, 0));
  const moved = known.reduce((sum, move) => sum + move, 0) / known.length;
  return Math.min(1, FLOOR + Math.sqrt(NOISE ** 2 * noise + doublings * (DRIFT ** 2 * moved + expected)));
}

// --- how it may go on ---

/** The most tried continuation after an action, as the thinking seat would see it, while it is well tried. */
function lineBelow(view: View, tree: Search, action: number): number[] {
  const { game, seat } = view;
  let position = view.supposed;
  const luck = new Random(0n);
  const paths = Array.from({ length: game.players }, (): number[] => []); // what each seat has seen, in the tree
  const line: number[] = [];
  let decided = 0; // so many steps, up to the last decision
  let step = action;
  while (line.length < LONGEST_LINE) {
    const actor = position.actor!;
    if (actor !== CHANCE && (position.actions.length > 1 || !line.length)) {
      for (const [other, path] of paths.entries())
        path.push(actor * game.actions.length + position.seenAs(step, other));
      decided = line.length + 1;
    }
    line.push(position.seenAs(step, seat));
    position = position.play(step);
    if (position.actor === null) break;
    step = position.actor === CHANCE ? position.draw(luck.random()) : position.actions[0]!;
    if (position.actor !== CHANCE && position.actions.length > 1) {
      const ways = tree.continuations(paths[position.actor]!).filter(({ actor }) => actor === position.actor);
      const tried = new Map(ways.map(({ action, visits }) => [action, visits]));
      for (const one of position.actions) if ((tried.get(one) ?? 0) > (tried.get(step) ?? 0)) step = one;
      if ((tried.get(step) ?? 0) < WELL_TRIED) break;
    }
  }
  return line.slice(1, decided);
}
