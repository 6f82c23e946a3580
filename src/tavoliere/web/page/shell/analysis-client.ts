// The analysis of a finished game: what has been judged of it so far, which moment is looked at, and a better line.

import { batch, computed, signal } from "@preact/signals";
import type {
  AnalysedDecision,
  AnalysedGame,
  AnalysedThrow,
  AnalysisNews,
  BetterStep,
  DecisionExplained,
  Message,
} from "../protocol";
import { askForAnalysis, explainDecision, fetchAnalysis, Refused } from "./api";
import { ExplorationClient } from "./exploration-client";

const EVERY = 700; // milliseconds between two looks at what has been judged
const LATER = 3000; // where the server did not answer
const READING = 1500; // milliseconds until a line goes on that waits for whoever reads

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Everybody's chances at a moment. */
export interface ChancesAfter {
  n: number; // after so many steps
  chances: number[];
}

export class AnalysisClient extends ExplorationClient {
  readonly decisions = signal<AnalysedDecision[]>([]); // in the order of the game
  readonly throws = signal<AnalysedThrow[]>([]);
  readonly news = signal<AnalysisNews | null>(null); // the latest
  readonly trouble = signal<Message | null>(null); // why there are no news
  readonly chosen = signal<AnalysedDecision | null>(null);
  readonly explained = signal<DecisionExplained | null>(null); // the one that is chosen
  readonly better = signal<BetterLine | null>(null); // while it is on the board
  private closed = false;
  private wanted: { n: number; as: number } | null = null;
  private moving = false;

  constructor(
    readonly analysed: AnalysedGame,
    seat: number,
  ) {
    const { game, options, begin, seats } = analysed;
    super({ game, options, begin, seat, names: seats.map(({ name }) => name) });
  }

  protected override offers(): boolean {
    return false;
  }

  get last(): number {
    return this.analysed.steps.length;
  }

  /** The moment that is looked at: after so many steps. */
  readonly at = computed(() => this.moment.value?.n ?? this.last);
  /** Through whose eyes. */
  readonly as = computed(() => this.moment.value?.as ?? this.eyes.value);

  /** The chances over the game, as far as they are known. */
  readonly course = computed<ChancesAfter[]>(() => {
    const points = this.decisions.value.map(({ step, before }) => ({ n: step, chances: before }));
    return this.news.value?.complete ? [...points, { n: this.last, chances: this.analysed.won }] : points;
  });

  /** Everybody's chances at the moment that is looked at; null where they are not known yet. */
  readonly chances = computed(() => {
    const at = this.at.value;
    const course = this.course.value;
    const found = course.findLast(({ n }) => n <= at) ?? course[0];
    const known = at <= (course.at(-1)?.n ?? -1);
    return known && found ? found.chances : null;
  });

  /** The moments that one steps through. */
  readonly stops = computed(() => [0, ...this.scenes.value.map(({ n }) => n)]);

  open = async (): Promise<void> => {
    await this.restart(this.analysed.steps);
    void this.follow();
  };

  close(): void {
    this.closed = true;
    this.better.value?.close();
  }

  // --- what is judged ---

  /** Takes in what has been judged, until that is everything. */
  private async follow(): Promise<void> {
    while (!this.closed && !this.news.value?.complete) {
      try {
        const known = this.decisions.value.length + this.throws.value.length;
        this.take(await fetchAnalysis(this.analysed.key, known), known);
        this.trouble.value = null;
        if (this.news.value?.failed) return;
        await pause(EVERY);
      } catch (problem) {
        if (!(problem instanceof Refused)) throw problem;
        this.trouble.value = problem.says;
        await pause(LATER);
      }
    }
  }

  private take(news: AnalysisNews, known: number): void {
    batch(() => {
      const lost = news.done < known; // something was damaged, and is judged again
      const add = <One extends { step: number }>(before: One[], fresh: One[]): One[] =>
        lost ? [] : fresh.length ? [...before, ...fresh].sort((one, other) => one.step - other.step) : before;
      this.decisions.value = add(this.decisions.value, news.decisions);
      this.throws.value = add(this.throws.value, news.throws);
      this.news.value = lost ? { ...news, complete: false } : news;
    });
  }

  /** Lets an analysis go on that had stopped. */
  tryAgain = (): Promise<boolean> =>
    this.wish("again", async () => {
      await askForAnalysis(this.analysed.key);
      this.news.value = null;
      void this.follow();
    });

  // --- what is looked at ---

  /** Turns to a moment of the game. While one is being fetched only the last one wished for is remembered. */
  turn = async (n: number, as = this.as.value): Promise<void> => {
    this.leave();
    await this.goTo(n, as);
  };

  private async goTo(n: number, as: number): Promise<void> {
    this.wanted = { n: Math.max(0, Math.min(this.last, n)), as };
    if (this.moving) return;
    this.moving = true;
    while (this.wanted) {
      const next: { n: number; as: number } = this.wanted;
      this.wanted = null;
      await this.look(next.n, next.as);
    }
    this.moving = false;
  }

  on = (): Promise<void> => this.turn(this.stops.value.find((n) => n > this.at.value) ?? this.last);
  back = (): Promise<void> => this.turn(this.stops.value.findLast((n) => n < this.at.value) ?? 0);

  /** Looks at a decision as whoever decided saw it, and asks why it cost something. */
  pick = async (decision: AnalysedDecision): Promise<void> => {
    this.leave();
    this.chosen.value = decision;
    const { step, seat } = decision;
    void this.goTo(step, seat);
    await this.wish("why", async () => {
      const explained = await explainDecision(this.analysed.key, step);
      if (this.chosen.value === decision) this.explained.value = explained;
    });
  };

  /** Nothing is chosen any more. */
  leave = (): void => {
    this.better.value?.close();
    batch(() => {
      this.better.value = this.chosen.value = this.explained.value = null;
    });
  };

  /** Puts the better line on the board, from where it begins. */
  showBetter = async (): Promise<BetterLine | null> => {
    const [decision, explained] = [this.chosen.value, this.explained.value];
    if (!decision || !explained) return null;
    if (this.better.value) return this.better.value;
    const { begin, position } = explained;
    const before = begin ? [] : this.analysed.steps.slice(0, decision.step);
    const line = new BetterLine(
      { ...this.beginning, seat: decision.seat, ...(begin && { begin, position }) },
      explained.line,
      before,
    );
    const begun = await line.begins();
    if (!begun || this.chosen.value !== decision) {
      this.notice.value = line.notice.value;
      return null;
    }
    this.better.value = line;
    return line;
  };

  /** Back to the board as it was. */
  hideBetter = (): void => {
    this.better.value?.close();
    this.better.value = null;
  };
}

/** What would have been better, step by step on the board. */
export class BetterLine extends ExplorationClient {
  readonly done = signal(0); // so many of its steps are on the board
  readonly playing = signal(false);
  private timer = 0;

  constructor(
    beginning: ConstructorParameters<typeof ExplorationClient>[0],
    readonly tells: BetterStep[],
    private readonly before: string[],
  ) {
    super(beginning);
  }

  protected override offers(): boolean {
    return false;
  }

  begins = (): Promise<boolean> => this.restart(this.before);

  next = async (): Promise<void> => {
    this.pace.hurry();
    const step = this.tells[this.done.value];
    if (!step || this.busy.value) return;
    this.done.value += 1;
    if (!(await this.goOn([step.text]))) this.playing.value = false;
  };

  back = async (): Promise<void> => {
    this.stop();
    this.done.value = Math.max(0, this.done.value - 1);
    await this.restart([...this.before, ...this.tells.slice(0, this.done.value).map(({ text }) => text)]);
  };

  /** Shows the whole line, one step after the other. */
  watch = (): void => {
    if (this.playing.value) {
      this.stop();
      return;
    }
    this.playing.value = true;
    void (async () => {
      if (this.done.value === this.tells.length) {
        this.done.value = 0;
        await this.begins();
      }
      await this.next();
      this.hurryOn();
    })();
  };

  /** What would wait for whoever reads goes on by itself after a while. */
  private hurryOn = (): void => {
    if (!this.playing.value) return;
    if (this.pace.waiting.value === "person") this.pace.hurry();
    this.timer = window.setTimeout(this.hurryOn, READING);
  };

  protected override rest(): void {
    if (!this.playing.value) return;
    if (this.done.value === this.tells.length) this.stop();
    else void this.next();
  }

  private stop(): void {
    window.clearTimeout(this.timer);
    this.playing.value = false;
  }

  close(): void {
    this.stop();
    this.clear();
  }
}
