// A puzzle as somebody tries to solve it: what was found of it so far, what the last try got, what a hint has left. The
// server knows the solution, and tells it to whoever asks.

import { batch, computed, signal } from "@preact/signals";
import type { Message, PuzzleHint, PuzzlePosition, PuzzleSolution, Standing, Value } from "../protocol";
import { fetchSolution, hintPuzzle, tryPuzzle } from "./api";
import { ExplorationClient } from "./exploration-client";
import { labelOf } from "./info";
import { keepPuzzle } from "./puzzled";
import { sayer } from "./words";

export class PuzzleClient extends ExplorationClient {
  readonly made = signal<string[]>([]); // what is right so far
  readonly tried = signal<Message | null>(null); // what the last try got
  readonly left = signal(0); // choices that a hint has left
  readonly solution = signal<PuzzleSolution | null>(null);
  readonly shown = signal(false); // it was asked for, and not found
  readonly over = computed(() => this.solution.value !== null);
  /** There is more of the solution's line than has been played. */
  readonly further = computed(() => {
    const { solution, standing } = this;
    const { line, answer } = solution.value ?? { line: [], answer: 0 };
    const same = line.slice(0, answer).every((text, i) => this.made.value[i] === text);
    return same && !!standing.value && standing.value.n < line.length && !this.showing.value;
  });

  constructor(
    readonly game: string,
    readonly puzzle: PuzzlePosition,
  ) {
    const { options, begin, position, seat, names } = puzzle;
    super({ game, options, begin, position, seat, names });
  }

  protected override offers(): boolean {
    return !this.over.value;
  }

  /** From its beginning. */
  anew = (): Promise<boolean> => {
    batch(() => {
      this.made.value = [];
      this.solution.value = this.tried.value = null;
      this.left.value = 0;
      this.shown.value = false;
    });
    return this.restart([]);
  };

  /** What was chosen is played if it is right; else it says what that costs. */
  protected override async choose(texts: string[]): Promise<boolean> {
    if (this.over.value) return false;
    const { key } = this.puzzle;
    let right = false;
    let solved = false;
    const judged = await this.wish("try", async () => {
      const verdict = await tryPuzzle(this.game, key, [...this.made.value, ...texts]);
      const { cost, obvious } = verdict;
      const percent = Math.round(100 * (cost ?? 0));
      const what = this.called(texts);
      this.tried.value =
        cost === null ? null : [obvious ? "page-puzzle-obvious" : "page-puzzle-wrong", { percent, what }];
      right = cost === null;
      solved = verdict.solved;
    });
    if (!judged || !right) return false;
    const played = await super.choose(texts);
    if (!played) return false;
    batch(() => {
      this.made.value = [...this.made.value, ...texts];
      this.left.value = 0;
    });
    if (solved) await this.tell();
    return true;
  }

  /** What was tried is called as where it can be chosen; several at once have no name. */
  private called(texts: string[]): Value {
    const choice = this.standing.value?.choices.find(({ text }) => texts.length === 1 && text === texts[0]);
    if (!choice) return { word: "page-puzzle-that" };
    const say = sayer(this.game, this.table.value.seats);
    return say("page-puzzle-try", { what: labelOf(choice, this.game, say) });
  }

  private tell = (): Promise<boolean> =>
    this.wish("solution", async () => {
      const found = await fetchSolution(this.game, this.puzzle.key);
      keepPuzzle(this.game, this.puzzle.key, this.shown.value ? "seen" : "solved");
      batch(() => {
        this.tried.value = this.considered.value = null; // the list in which it was pointed at is gone
        this.solution.value = found;
      });
    });

  /** A few choices are left, among them the right one. */
  help = (): Promise<boolean> =>
    this.wish("hint", async () => {
      const hint = await hintPuzzle(this.game, this.puzzle.key, this.made.value);
      const { standing } = this;
      if (!standing.value || this.over.value) return;
      const fewer = narrowed(standing.value, hint);
      batch(() => {
        this.tried.value = null;
        this.left.value = fewer.choices.length;
        standing.value = fewer;
      });
    });

  /** The solution from the beginning, and how it may go on. */
  giveUp = async (): Promise<void> => {
    this.shown.value = true;
    if (!(await this.tell())) {
      this.shown.value = false;
      return;
    }
    const { line, answer } = this.solution.value!;
    if (this.made.value.length) await this.restart([]);
    this.made.value = line.slice(0, answer);
    await this.goOn(line.slice(0, answer), "first");
  };

  /** How it may go on after the answer. */
  goFurther = (): Promise<boolean> => {
    const { line } = this.solution.value!;
    return this.goOn(line.slice(this.standing.value!.n), "first");
  };
}

/** A standing in which only these may be chosen. */
function narrowed(standing: Standing, { actions, labels }: PuzzleHint): Standing {
  const choices = standing.choices.filter(({ text }) => actions.includes(text));
  const entries = choices.map(({ number, text }) => ({
    label: labels[actions.indexOf(text)]!,
    choices: [number],
    entries: [],
  }));
  return { ...standing, choices, entries };
}
