// A figure of the rules as somebody steps through it.

import { computed, effect, signal } from "@preact/signals";
import type { Figure } from "../../protocol";
import { ExplorationClient } from "../game/exploration-client";

export class FigureClient extends ExplorationClient {
  readonly at = signal(0);
  readonly step = computed(() => this.figure.steps[this.at.value]!);
  readonly last: number;

  constructor(
    readonly game: string,
    readonly figure: Figure,
    readonly room: Element,
  ) {
    const { options, begin, seat, names } = figure;
    super({ game, options, begin, seat, names });
    this.last = figure.steps.length - 1;
    // A step is shown without a break, whatever somebody likes at the table.
    effect(() => {
      if (this.pace.waiting.value === "person" && !this.latest.value?.summary) queueMicrotask(this.pace.hurry);
    });
  }

  override place(): Element {
    return this.room;
  }

  protected override offers(): boolean {
    return false;
  }

  override why = (): void => {};

  /** As it stands after a step, without motion. */
  turn = (at: number): Promise<boolean> => {
    this.at.value = Math.max(0, Math.min(at, this.last));
    return this.restart(this.figure.steps.slice(0, this.at.value + 1).flatMap(({ plays }) => plays));
  };

  /** On to the next step: in motion, unless somebody is in a hurry. */
  next = (): Promise<boolean> => {
    if (this.at.value >= this.last) return Promise.resolve(false);
    if (this.busy.value || !this.known.value) return this.turn(this.at.value + 1);
    this.pace.hurry();
    this.at.value++;
    return this.goOn(this.step.value.plays, "next");
  };
}
