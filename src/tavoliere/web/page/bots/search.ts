// The door to the search in WebAssembly (`bots/wasm.py`): one tree at a time, about the view of the seat that is to act.

import type { Judge, NetworkTable, SearchValues } from "../protocol";
import type { State } from "../rules/rules";

const MOST_SEATS = 8;
const BRANCH = 32; // bytes
const LONGEST_PATH = 512;

/** An action at a node of the tree. */
export interface Branch {
  action: number;
  actor: number;
  visits: number;
  mean: number; // value for whose action it is
  prior: number;
}

type Exports = { memory: WebAssembly.Memory } & Record<string, (...given: (number | bigint)[]) => number>;

/** A learned evaluation in memory. */
type Placed = number[];

export class Search {
  private readonly exports: Exports;
  private readonly view: number; // addresses
  private readonly sums: number;
  private readonly path: number;
  private readonly networks = new Map<string, Placed>();
  private judging: string | null = null;
  private tree = 0; // the number of the tree that grows here

  constructor(
    instance: WebAssembly.Instance,
    size: number,
    readonly seats: number,
    private readonly actions: number,
    private readonly sides: readonly number[],
  ) {
    this.exports = instance.exports as unknown as Exports;
    this.view = this.room(size);
    this.sums = this.room(8 * (MOST_SEATS + 1));
    this.path = this.room(4 * LONGEST_PATH);
  }

  private room(bytes: number): number {
    return this.exports.room!(bytes);
  }

  /** Gives it a learned evaluation; what was thought is lost. */
  learn({ name, network }: Judge, content: Uint8Array): void {
    if (!network || this.networks.has(name)) return;
    this.judging = null;
    const at = this.placed(content);
    this.networks.set(name, judgeOf(network, at, this.placedNumbers(outputsOf(this.sides)), this.partners()));
    this.tree = 0;
  }

  private partners(): number {
    const counts = this.sides.map((side) => this.sides.filter((other) => other === side).length);
    return this.placedNumbers([...counts, ...Array(MOST_SEATS - counts.length).fill(0)]);
  }

  private placed(content: Uint8Array): number {
    const at = this.room(content.length);
    new Uint8Array(this.exports.memory.buffer, at, content.length).set(content);
    return at;
  }

  private placedNumbers(numbers: number[]): number {
    return this.placed(new Uint8Array(Int32Array.from(numbers).buffer));
  }

  /**
   * A new tree about a view, judged by what was learned under a name, or by the game itself. What the latest tree, if it
   * has the number `adopted`, knew about this view is taken over. The answer is the number of the new one.
   */
  plant(view: State, settings: SearchValues, seed: bigint, learned: string | null, adopted = 0): number {
    const judging = learned !== null && this.networks.has(learned) ? learned : "";
    if (judging !== this.judging) {
      this.exports.judge!(...(judging ? this.networks.get(judging)! : Array(20).fill(0)));
      this.judging = judging;
      this.tree = 0;
    }
    new Uint8Array(this.exports.memory.buffer, this.view, view.length).set(view);
    const { horizon, exploration, temperature, epsilon, most_nodes, fitted } = settings;
    const grown = this.exports.plant!(
      ...[this.view, Number(seed & 0xffffffffn), Number(seed >> 32n)],
      ...[horizon, exploration, temperature, epsilon, most_nodes, Number(fitted)],
      Number(adopted > 0 && adopted === this.tree),
    );
    if (!grown) throw new RangeError("no memory for a tree");
    this.tree = ++planted;
    return this.tree;
  }

  /** Goes through so many iterations; false where there is no memory for more. */
  think(iterations: number): boolean {
    return this.exports.think!(iterations) !== 0;
  }

  /** The same with iterations that begin with one action: the sums of each seat's chances, and of the squares of one's own. */
  thinkAbout(action: number, iterations: number): { sums: number[]; squares: number } | null {
    if (!this.exports.think_about!(action, iterations, this.sums)) return null;
    const sums = this.reals(this.sums, this.seats + 1);
    return { sums: sums.slice(0, -1), squares: sums.at(-1)! };
  }

  get iterations(): number {
    return this.exports.iterations!();
  }

  /** How much more often the most tried action was tried than any other. */
  get lead(): number {
    return this.exports.lead!();
  }

  /** The mean chances of each seat over all iterations. */
  chances(): number[] {
    const { iterations } = this;
    return this.reals(this.exports.total!(), this.seats).map((total) => total / Math.max(1, iterations));
  }

  /** Every action at the root, in the order in which they were met. */
  rootBranches(): Branch[] {
    return this.branches(0).filter(({ prior }) => prior >= 0);
  }

  /** The ways on from where a path of keys leads: who acts, times the number of actions, and what is seen of the action. */
  continuations(path: number[]): Branch[] {
    new Int32Array(this.exports.memory.buffer, this.path, LONGEST_PATH).set(path);
    const node = this.exports.node_below!(this.path, path.length);
    return node < 0 ? [] : this.branches(node);
  }

  private branches(node: number): Branch[] {
    const at = this.exports.branches!(node);
    const count = this.exports.branch_count!(node);
    const memory = new DataView(this.exports.memory.buffer, at, BRANCH * count);
    return Array.from({ length: count }, (_, i) => {
      const key = memory.getInt32(BRANCH * i, true);
      const visits = memory.getInt32(BRANCH * i + 8, true);
      return {
        action: key % this.actions,
        actor: Math.floor(key / this.actions),
        visits,
        prior: memory.getFloat64(BRANCH * i + 16, true),
        mean: memory.getFloat64(BRANCH * i + 24, true) / Math.max(1, visits),
      };
    });
  }

  // --- for players that do not search ---

  heuristic(state: State, action: number): number {
    return this.exports.heuristic!(this.laid(state), action);
  }

  /** How often the table has been quiet. */
  moment(state: State): number {
    return this.exports.moment!(this.laid(state));
  }

  private laid(state: State): number {
    new Uint8Array(this.exports.memory.buffer, this.view, state.length).set(state);
    return this.view;
  }

  private reals(at: number, count: number): number[] {
    const memory = new DataView(this.exports.memory.buffer, at, 8 * count);
    return Array.from({ length: count }, (_, i) => memory.getFloat64(8 * i, true));
  }
}

let planted = 0; // trees, in all searches

/** What `judge` of the module is given. */
function judgeOf(network: NetworkTable, at: number, outputs: number, partners: number): Placed {
  const { rows, first, outputs: sides, shift, embedding_bytes, arrays, at_leaf, priors, logit, formulas } = network;
  return [
    ...[rows, first, sides, shift, embedding_bytes],
    ...arrays.map((place) => at + place),
    ...[Number(at_leaf), Number(priors), logit, formulas, outputs, partners],
  ];
}

/** For each seat that sees, and each seat, the logit of that one's side: its own first, then round the table. */
function outputsOf(sides: readonly number[]): number[] {
  const found = Array<number>(MOST_SEATS * MOST_SEATS).fill(0);
  for (let p = 0; p < sides.length; p++) {
    const order = [...new Set([...sides.slice(p), ...sides.slice(0, p)])];
    for (const [q, side] of sides.entries()) found[p * MOST_SEATS + q] = order.indexOf(side);
  }
  return found;
}
