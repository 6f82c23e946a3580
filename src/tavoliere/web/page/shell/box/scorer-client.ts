// What somebody counts beside their own board: the page holds what they have said, and every change is counted anew.

import { computed, signal } from "@preact/signals";
import type { EditField } from "../../protocol";
import { ask, type Count, type JsonObject, type Options } from "../common/desk-answers";
import { DeskClient } from "../common/desk-client";
import { type Json, type KeptScores, storage } from "../device/storage";
import { put } from "../editor/editor-client";

const MOST_KEPT = 100; // steps that can be gone back

export class ScorerClient extends DeskClient {
  readonly state = signal<KeptScores>({ options: {}, count: "", given: {}, names: [], rounds: [] });
  readonly counted = signal<Count | null>(null);
  private readonly past = signal<KeptScores[]>([]);
  readonly canUndo = computed(() => this.past.value.length > 0);

  constructor(
    readonly game: string,
    private readonly first: () => KeptScores,
  ) {
    super();
    this.state.value = storage.scores.value[game] ?? first();
    void this.ask();
  }

  private become(state: KeptScores): void {
    this.past.value = [...this.past.value.slice(1 - MOST_KEPT), this.state.value];
    this.state.value = state;
    void this.ask();
  }

  /** Something else at a place; whatever was answered is asked anew. */
  set = (field: Pick<EditField, "path">, value: Json | undefined): void => {
    const { answers: _, ...given } = put(this.state.value.given, field.path, value) as JsonObject;
    this.become({ ...this.state.value, given });
  };

  answer = (text: string): void => {
    const answers = (this.state.value.given.answers ?? []) as string[];
    this.become({ ...this.state.value, given: { ...this.state.value.given, answers: [...answers, text] } });
  };

  choose = (count: string): void => {
    const { answers: _, ...given } = this.state.value.given;
    this.become({ ...this.state.value, count, given });
  };

  setUp = (options: Options): void => this.become({ ...this.state.value, options });

  call = (names: string[]): void => {
    this.state.value = { ...this.state.value, names };
    this.keep();
  };

  /** What was counted is noted, and the next count begins with what is known by now. */
  goOn = (): void => {
    const result = this.counted.value?.result;
    if (!result?.following) return;
    const { count, given } = result.following;
    const round = { gained: result.gained, scores: result.scores };
    this.become({ ...this.state.value, count, given, rounds: [...this.state.value.rounds, round] });
  };

  /** Everything from the beginning, with the same people. */
  restart = (): void => {
    const { options, names } = this.state.value;
    this.become({ ...this.first(), options, names });
  };

  undo = (): void => {
    const before = this.past.value.at(-1);
    if (!before) return;
    this.past.value = this.past.value.slice(0, -1);
    this.state.value = before;
    void this.ask();
  };

  private keep(): void {
    storage.scores.value = { ...storage.scores.value, [this.game]: this.state.value };
  }

  private async ask(): Promise<void> {
    this.keep();
    const { options, count, given } = this.state.value;
    await this.latest(ask("scorer.count", { game: this.game, options, count, given }), (found) => {
      this.counted.value = found;
      this.state.value = { ...this.state.value, count: found.count, given: found.given };
    });
  }
}
