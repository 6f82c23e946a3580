// A puzzle as somebody tries to solve it: what was found of it so far, what the last try got, what a hint has left.

import { batch, computed, signal } from "@preact/signals";
import type { Message, PuzzleAsk, PuzzlePosition, PuzzleSolution, Value } from "../../protocol";
import { keepPuzzle } from "../common/puzzle-progress";
import { sayer } from "../common/words";
import { labelOf } from "../frame/info";
import { ExplorationClient } from "../game/exploration-client";

const HINTED = 3; // choices that a hint leaves, or as many as solve it and one more

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
    const { cost, obvious, solved } = tried(this.puzzle, this.made.value, texts);
    if (cost !== null) {
      const percent = Math.round(100 * cost);
      this.tried.value = [obvious ? "page-puzzle-obvious" : "page-puzzle-wrong", { percent, what: this.called(texts) }];
      return false;
    }
    this.tried.value = this.notice.value = null;
    const played = await super.choose(texts);
    if (!played) return false;
    batch(() => {
      this.made.value = [...this.made.value, ...texts];
      this.left.value = 0;
    });
    if (solved) this.tell();
    return true;
  }

  /** What was tried is called as where it can be chosen; several at once have no name. */
  private called(texts: string[]): Value {
    const choice = this.standing.value?.choices.find(({ text }) => texts.length === 1 && text === texts[0]);
    if (!choice) return { word: "page-puzzle-that" };
    const say = sayer(this.game, this.table.value.seats);
    return say("page-puzzle-try", { what: labelOf(choice, this.game, say) });
  }

  private tell(): void {
    keepPuzzle(this.game, this.puzzle.key, this.shown.value ? "seen" : "solved");
    batch(() => {
      this.tried.value = this.considered.value = null; // the list in which it was pointed at is gone
      this.solution.value = this.puzzle.solution;
    });
  }

  /** A few choices are left, among them the right one. */
  help = (): void => {
    const { standing } = this;
    if (!standing.value || this.over.value) return;
    const line = this.lineOf(this.line);
    const fewer = this.rules.asked(line.view(this.eyes.value), this.eyes.value, hinted(this.puzzle, this.made.value));
    batch(() => {
      this.tried.value = null;
      this.left.value = fewer.choices.length;
      standing.value = { ...standing.value!, ...fewer };
    });
  };

  /** The solution from the beginning, and how it may go on. */
  giveUp = async (): Promise<void> => {
    this.shown.value = true;
    this.tell();
    const { line, answer } = this.puzzle.solution;
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

const askAfter = ({ asks }: PuzzlePosition, made: string[]): PuzzleAsk | undefined =>
  asks.find(({ after }) => after.join() === made.join());

/** What some actions get after right ones: what the first wrong one costs, or that they solve the puzzle. */
function tried(puzzle: PuzzlePosition, before: string[], texts: string[]) {
  const made = [...before];
  for (const text of texts) {
    const ask = askAfter(puzzle, made);
    if (!ask) break;
    if (!ask.best.includes(text))
      return { cost: ask.losses[text]!, obvious: !made.length && text === puzzle.obvious, solved: false };
    made.push(text);
  }
  return { cost: null, obvious: false, solved: !askAfter(puzzle, made) };
}

/** A few choices, among them all that are right: nobody can tell from it which. */
function hinted(puzzle: PuzzlePosition, made: string[]): string[] {
  const ask = askAfter(puzzle, made);
  if (!ask) return [];
  const tempting = Object.entries(ask.losses)
    .sort(
      ([one, loss], [other, more]) => Number(one !== puzzle.obvious) - Number(other !== puzzle.obvious) || loss - more,
    )
    .map(([text]) => text);
  return [...ask.best, ...tempting.slice(0, Math.max(1, HINTED - ask.best.length))];
}
