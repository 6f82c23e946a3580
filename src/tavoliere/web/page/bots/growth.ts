// Trees of thoughts that grow for a number of iterations, for a time, or for whichever ends first.

import type { SearchValues } from "../protocol";
import type { State } from "../rules/rules";
import type { Branch, Search } from "./search";

const LONGEST_PORTION = 50; // milliseconds until it looks up to see whether it should stop

/** What a tree is to be. */
export interface TreePlan {
  place: string; // whose tree: at the same place the tree before is taken over
  view: State;
  search: SearchValues;
  learned: string | null; // the judge by whose network it is judged
  seed: bigint;
  iterations: number;
  seconds: number;
  settle: boolean; // it ends as soon as no other action could become the best
  adopts: boolean;
}

/** What became of a tree. */
export interface Grown {
  branches: Branch[];
  chances: number[];
  iterations: number;
}

/** Trees that grow one after the other in one memory. */
export class Growth {
  private place = "";
  private tree = 0;
  private latest: Promise<unknown> = Promise.resolve();

  constructor(readonly search: Search) {}

  /** When those before have grown. */
  grow(plan: TreePlan, stop: AbortSignal): Promise<Grown> {
    const grown = this.latest.then(() => this.growNow(plan, stop));
    this.latest = grown.catch(() => {});
    return grown;
  }

  private async growNow(plan: TreePlan, stop: AbortSignal): Promise<Grown> {
    const { search } = this;
    const adopted = plan.adopts && plan.place === this.place ? this.tree : 0;
    this.tree = search.plant(plan.view, plan.search, plan.seed, plan.learned, adopted);
    this.place = plan.place;
    await grow(search, plan, stop);
    return { branches: search.rootBranches(), chances: search.chances(), iterations: search.iterations };
  }
}

/** Thinks in small portions, so that the time is kept: `grow` of `bots/search.py`. */
async function grow(tree: Search, { iterations, seconds, settle }: TreePlan, stop: AbortSignal): Promise<void> {
  const deadline = performance.now() + 1000 * seconds;
  const rests = new Rests();
  let portion = 1;
  let stage = 1; // iterations until one looks, by counting and never by the clock, whether all of them have settled it
  let done = 0;
  while (done < iterations) {
    const goal = Math.min(iterations, done + stage);
    while (done < goal) {
      const begin = performance.now();
      const left = deadline - begin;
      if ((left <= 0 || stop.aborted) && done > 0) return;
      const count = Math.min(portion, goal - done);
      if (!tree.think(count)) return; // with what is thought so far
      done += count;
      const spent = Math.max(performance.now() - begin, 1e-4);
      if (settle && tree.lead > (count / spent) * Math.max(left - spent, 0)) return;
      // a portion takes about a fiftieth of the time that is left, but never long
      const length = Math.min(0.02 * Math.max(left, 0), LONGEST_PORTION);
      portion = Math.max(1, Math.min(4 * portion, Math.floor((count * length) / spent)));
      await rests.now();
    }
    if (settle && tree.lead > iterations - done) return;
    stage = Math.max(1, Math.min(4 * stage, Math.floor((iterations - done) / 8)));
  }
}

/** Lets messages in now and then. */
export class Rests {
  private latest = performance.now();

  async now(): Promise<void> {
    if (performance.now() - this.latest < LONGEST_PORTION) return;
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(0);
    });
    this.latest = performance.now();
  }
}
