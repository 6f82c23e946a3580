// What this browser adds to the dice of a seat, kept so that a page that is loaded anew goes on with the same chain.

import { chain, type KeptShare, LENGTH, linkFor, randomSeed } from "../device/chain";
import { readJson, writeJson } from "../device/storage";

const NAME = "tavoliere-share-";
const MOST = 60; // seats at tables, of which the oldest is forgotten

type Kept = KeptShare & { when: number };

export class Share {
  private links: string[] | null = null;

  private constructor(
    private readonly name: string,
    readonly kept: Kept,
  ) {}

  /** What is kept of a seat. */
  static of(table: string, seat: number): Share | null {
    const name = `${NAME}${table}-${seat}`;
    const kept = read(name);
    return kept && new Share(name, kept);
  }

  /** The same, begun now where there is nothing yet that could go on after n steps. */
  static at(table: string, seat: number, commitment: string, n: number): Share {
    const old = Share.of(table, seat);
    if (old && old.kept.base <= n && n - old.kept.base < LENGTH - 1) return old;
    const kept: Kept = { commitment, seed: randomSeed(), base: n, asked: {}, foul: 0, when: Date.now() };
    const fresh = new Share(`${NAME}${table}-${seat}`, kept);
    forgetOld();
    fresh.write();
    return fresh;
  }

  private get all(): string[] {
    this.links ??= chain(this.kept.seed);
    return this.links;
  }

  get anchor(): string {
    return this.all[0]!;
  }

  /** For the decision of somebody that a digest stands for; null where nothing must be given. */
  answer(n: number, digest: string): string | null {
    Object.assign(this.kept, read(this.name)); // another tab may have answered
    const link = linkFor(this.kept, this.all, n, digest);
    this.write(); // before it is given: what is forgotten could be asked for again
    return link;
  }

  /** For one's own decision, which the link goes along with. */
  withChoice(n: number, text: string): string | undefined {
    const link = n >= this.kept.base ? this.all[n - this.kept.base + 1] : undefined;
    if (link !== undefined) {
      this.kept.asked[n] = text;
      this.write();
    }
    return link;
  }

  /** A browser that stores nothing adds to the dice all the same, with another chain after each loading. */
  private write(): void {
    writeJson(this.name, this.kept);
  }
}

const read = (name: string): Kept | null => readJson<Kept | null>(name, null);

function forgetOld(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(NAME));
    const oldest = names.sort((one, other) => (read(one)?.when ?? 0) - (read(other)?.when ?? 0));
    for (const name of oldest.slice(0, Math.max(0, names.length - MOST + 1))) localStorage.removeItem(name);
  } catch {
    // nothing is kept, and there is nothing to forget
  }
}
