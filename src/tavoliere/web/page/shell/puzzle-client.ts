// A puzzle as somebody tries to solve it: what was found of it so far, what the last try got, what a hint has left. What
// solves it is fetched with the first try; `puzzles/solving.py` judges tries likewise.

import { batch, computed, signal } from "@preact/signals";
import type { Message, PuzzleAsk, PuzzleInfo, PuzzleSolution, Value } from "../protocol";
import { fetchSolutions } from "./api";
import { ExplorationClient } from "./exploration-client";
import { labelOf } from "./info";
import { keepPuzzle } from "./puzzled";
import { sayer } from "./words";

const HINTED = 3; // choices that a hint leaves, or as many as solve it and one more

/** What came of a try. */
interface Verdict {
  solved: boolean;
  cost: number | null; // of the winning chance, where an action was wrong
  obvious: boolean; // that is what a simple player does
}

export class PuzzleClient extends ExplorationClient {
  readonly made = signal<string[]>([]); // what is right so far
  readonly tried = signal<Message | null>(null); // what the last try got
  readonly left = signal(0); // choices that a hint has left
  readonly solution = signal<PuzzleSolution | null>(null);
  readonly shown = signal(false); // it was asked for, and not found
  private answered: PuzzleSolution | null = null; // what solves it, once that is here
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
    readonly puzzle: PuzzleInfo,
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

  /** What solves it; only what is shown of it is `solution`. */
  private async answers(): Promise<PuzzleSolution> {
    this.answered ??= (await fetchSolutions(this.game)).solutions[this.puzzle.key]!;
    return this.answered;
  }

  /** What was chosen is played if it is right; else it says what that costs. */
  protected override async choose(texts: string[]): Promise<boolean> {
    if (this.over.value) return false;
    let right = false;
    let solved = false;
    const judged = await this.wish("try", async () => {
      const verdict = verdictOn(await this.answers(), [...this.made.value, ...texts]);
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
      const found = await this.answers();
      keepPuzzle(this.game, this.puzzle.key, this.shown.value ? "seen" : "solved");
      batch(() => {
        this.tried.value = this.considered.value = null; // the list in which it was pointed at is gone
        this.solution.value = found;
      });
    });

  /** A few choices are left, among them the right one. */
  help = (): Promise<boolean> =>
    this.wish("hint", async () => {
      const left = hinted(await this.answers(), this.made.value);
      const { standing } = this;
      if (!standing.value || this.over.value) return;
      const view = this.lineOf(this.line).view(this.puzzle.seat);
      const fewer = this.rules.asked(view, this.puzzle.seat, left);
      batch(() => {
        this.tried.value = null;
        this.left.value = fewer.choices.length;
        standing.value = { ...standing.value!, ...fewer };
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

/** What is asked after some right answers; nothing where all is answered. */
const askAfter = ({ asks }: PuzzleSolution, made: string[]): PuzzleAsk | undefined =>
  asks.find(({ after }) => after.join() === made.join());

/** Judges some actions, from the beginning of a puzzle. */
function verdictOn(solution: PuzzleSolution, actions: string[]): Verdict {
  for (const [at, text] of actions.entries()) {
    const made = actions.slice(0, at);
    const ask = askAfter(solution, made);
    if (!ask) break;
    if (!ask.best.includes(text))
      return { solved: false, cost: ask.losses[text] ?? null, obvious: !at && text === solution.obvious };
  }
  return { solved: !askAfter(solution, actions), cost: null, obvious: false };
}

/** A few choices, among them all that are right: nobody can tell from it which. */
function hinted(solution: PuzzleSolution, made: string[]): string[] {
  const { best = [], losses = {} } = askAfter(solution, made) ?? {};
  const others = Object.keys(losses).sort((one, other) => losses[one]! - losses[other]!);
  const tempting = [solution.obvious, ...others.filter((text) => text !== solution.obvious)];
  return [...best, ...tempting.filter((text) => text in losses).slice(0, Math.max(1, HINTED - best.length))];
}
