// A study as somebody goes about in it: where they are in its tree, and what they add to it.

import { signal } from "@preact/signals";
import type { Explored, Study } from "../protocol";
import { changeStudy, Refused, tellVariations } from "./api";
import { ExplorationClient } from "./exploration-client";
import { tokenOfStudy } from "./kept";
import { endOf, grow, lineTo, type Node, nodes, read, write } from "./study-tree";

export class StudyClient extends ExplorationClient {
  readonly root: Node;
  readonly at = signal<Node>(null!);
  readonly grown = signal(0); // counts the changes of the tree
  readonly explored = signal<Explored | null>(null);
  private n: number;

  constructor(
    readonly key: string,
    readonly study: Study,
  ) {
    const { game, options, position, seat, names } = study;
    super({ game, options, ...(position && { position }), seat, names });
    this.n = study.n;
    this.root = read(study.line);
    this.at.value = study.at === null ? endOf(this.root) : (nodes(this.root)[study.at - 1] ?? this.root);
  }

  get mine(): boolean {
    return tokenOfStudy(this.key) !== undefined;
  }

  /** Opens the study where it was left. */
  open = async (): Promise<void> => {
    await Promise.all([this.goTo(this.at.value), this.tell()]);
  };

  private async tell(): Promise<void> {
    const { game, options, position } = this.study;
    const told = await tellVariations({ game, options, ...(position && { position }), line: write(this.root) });
    nodes(this.root).forEach((one, i) => {
      one.deed = told[i] ?? null;
    });
    this.grown.value++;
  }

  goTo = (to: Node): Promise<boolean> => {
    this.at.value = to;
    return this.ask(
      "restart",
      lineTo(to),
      0,
      (found) => {
        this.explored.value = found;
        this.begin(found);
      },
      { follow: true },
    );
  };

  protected override choose(texts: string[]): Promise<boolean> {
    this.pace.hurry();
    const from = this.at.value;
    const seed = crypto.getRandomValues(new Int32Array(1))[0]!;
    const take = (found: Explored) => {
      this.explored.value = found;
      this.at.value = grow(from, found.line.slice(from.depth));
      for (const { n, first, by, tells, gains } of found.scenes) {
        let one: Node = this.at.value;
        while (one.depth > n) one = one.parent!;
        if (one.depth === n) one.deed = { first, by, tells, gains };
      }
      this.grown.value++;
      this.moveOn(found);
      void this.save();
    };
    return this.ask("play", [...this.line, ...texts], this.known.value?.n ?? 0, take, { follow: true, seed });
  }

  private async save(): Promise<void> {
    const token = tokenOfStudy(this.key);
    if (!token) return;
    try {
      const at = nodes(this.root).indexOf(this.at.value) + 1;
      const { n } = await changeStudy(this.key, { token, n: this.n, line: write(this.root), at });
      this.n = n;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.notice.value = problem.says;
    }
  }
}
