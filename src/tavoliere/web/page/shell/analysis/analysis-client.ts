// The analysis of a finished game: what has been judged of it so far, which moment is looked at, and a better line.

import { batch, computed, signal } from "@preact/signals";
import type { Decision } from "../../analysis/judging";
import type { DecisionExplained, PlayerAnalysis } from "../../analysis/report";
import type { Judged, Made, Thrown } from "../../analysis/tasks";
import type { Message } from "../../protocol";
import type { Line } from "../../rules/line";
import { Refused } from "../common/api";
import { known } from "../common/words";
import { keepAnalysis, keptAnalysis } from "../device/stored-analyses";
import { judged, lanes } from "../game/bots";
import { ExplorationClient } from "../game/exploration-client";
import { textOf } from "../game/rules";
import { type AnalysedGame, replayed } from "./analysed-game";

const READING = 1500; // milliseconds until a line goes on that waits for whoever reads

const KEPT_EVERY = 2000; // milliseconds

/** A decision as it is shown. */
export interface AnalysedDecision extends Decision {
  played: Message;
  clear: boolean; // the cost is more than the search may be wrong by
  bad: boolean;
}

/** Steps of chance that came together, as they are shown. */
interface AnalysedThrow {
  step: number; // counted from 0: the steps before it
  kind: Message; // dice, cards
  owner: number;
  luck: number[];
}

/** How far it has come. */
interface Progress {
  total: number;
  done: number;
  complete: boolean;
  failed: boolean;
}

/** A player's game in figures and, once all of it is judged, in words. */
type PlayerReport = PlayerAnalysis & { verdict: Message[] };

type Scripts = typeof import("../../analysis/tasks") & typeof import("../../analysis/report");

/** Everybody's chances at a moment. */
export interface ChancesAfter {
  n: number; // after so many steps
  chances: number[];
}

export class AnalysisClient extends ExplorationClient {
  readonly decisions = signal<AnalysedDecision[]>([]); // in the order of the game
  readonly throws = signal<AnalysedThrow[]>([]);
  readonly players = signal<PlayerReport[]>([]);
  readonly progress = signal<Progress | null>(null);
  readonly chosen = signal<AnalysedDecision | null>(null);
  readonly explained = signal<DecisionExplained | null>(null); // the one that is chosen
  readonly better = signal<BetterLine | null>(null); // while it is on the board
  private readonly whole: Line;
  private readonly found = new Map<number, Judged>(); // by its step
  private readonly stopping = new AbortController();
  private kept = 0; // when it was kept last

  constructor(
    readonly analysed: AnalysedGame,
    seat: number,
  ) {
    const { game, options, begin, seats } = analysed;
    super({ game, options, begin, seat, names: seats.map(({ name }) => name) });
    this.whole = replayed(analysed, begin);
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
    return this.progress.value?.complete ? [...points, { n: this.last, chances: this.analysed.won }] : points;
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
    void this.work();
  };

  override close(): void {
    this.stopping.abort();
    this.better.value?.close();
    if (this.found.size) void this.keep();
  }

  // --- what is judged ---

  /** Judges what is not judged yet, in the order of the game, as long as somebody looks on. */
  private async work(): Promise<void> {
    const { key } = this.analysed;
    const { game } = this.whole;
    const { signal } = this.stopping;
    const scripts = await import("../../analysis/tasks").then(async (tasks) => {
      return { ...tasks, ...(await import("../../analysis/report")) };
    });
    const tasks = scripts.tasksOf(this.whole);
    const before = await keptAnalysis(key);
    for (const one of before?.rules === game.tables.rules_hash ? before.judged : []) {
      const task = tasks.find(({ step }) => step === one.step);
      if (task && scripts.answers(one, task, game.players)) this.found.set(one.step, one);
    }
    const left = tasks.filter(({ step }) => !this.found.has(step));
    this.tell(scripts, tasks.length);
    const lane = async () => {
      for (let task = left.shift(); task && !signal.aborted; task = left.shift())
        await this.judge(task, scripts, tasks);
    };
    try {
      await Promise.all(Array.from({ length: lanes() }, lane));
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      if (!signal.aborted) this.progress.value = { ...this.progress.value!, failed: true };
    }
  }

  private async judge(task: Made | Thrown, scripts: Scripts, tasks: (Made | Thrown)[]): Promise<void> {
    const { signal } = this.stopping;
    const one = await judged(this.whole, task, signal);
    if (signal.aborted) return; // it was broken off
    this.found.set(one.step, one);
    this.tell(scripts, tasks.length);
    if (this.found.size === tasks.length || Date.now() - this.kept > KEPT_EVERY) void this.keep();
  }

  private async keep(): Promise<void> {
    const { key, brought } = this.analysed;
    this.kept = Date.now();
    const { rules_hash } = this.whole.game.tables;
    await keepAnalysis({ key, rules: rules_hash, record: brought, judged: [...this.found.values()], when: this.kept });
  }

  /** Shows what has been judged. */
  private tell(scripts: Scripts, total: number): void {
    const { game, states } = this.whole;
    const all = [...this.found.values()].sort((one, other) => one.step - other.step);
    const decisions = all.filter((one) => !scripts.isThrow(one)) as Decision[];
    const throws = all.filter(scripts.isThrow) as Exclude<Judged, Decision>[];
    const complete = all.length === total;
    const { won, sides } = this.analysed;
    const called = (kind: string) => {
      const name = `says-${kind}.luck`;
      return known(game.tables.name, name) ? name : "analysis-chance";
    };
    batch(() => {
      this.decisions.value = decisions.map((one) => ({
        ...one,
        played: game.label(states[one.step]!, one.action),
        clear: scripts.isClear(one),
        bad: scripts.isBad(one),
      }));
      this.throws.value = throws.map((one) => {
        const kind: Message = [called(game.actions[one.actions[0]!]!.name), {}];
        return { step: one.step, kind, owner: one.owner, luck: scripts.luckOf(one) };
      });
      this.players.value = won.map((part, seat) => {
        const one = scripts.playerAnalysis(seat, decisions, throws, game);
        const word = (kind: string) => ({ word: called(kind) });
        // What weighed more is not said before all is judged.
        return { ...one, verdict: complete ? scripts.verdict(one, part, sides, word) : [] };
      });
      this.progress.value = { total, done: all.length, complete, failed: false };
    });
  }

  /** Lets an analysis go on that had stopped. */
  tryAgain = (): void => void this.work();

  // --- what is looked at ---

  /** Turns to a moment of the game. */
  turn = async (n: number, as = this.as.value): Promise<void> => {
    this.leave();
    await this.look(Math.max(0, Math.min(this.last, n)), as);
  };

  on = (): Promise<void> => this.turn(this.stops.value.find((n) => n > this.at.value) ?? this.last);
  back = (): Promise<void> => this.turn(this.stops.value.findLast((n) => n < this.at.value) ?? 0);

  /** Looks at a decision as whoever decided saw it, and asks why it cost something. */
  pick = async (decision: AnalysedDecision): Promise<void> => {
    this.leave();
    this.chosen.value = decision;
    const { step, seat } = decision;
    void this.look(step, seat);
    await this.request("why", async () => {
      const { explained } = await import("../../analysis/report");
      if (this.chosen.value === decision) this.explained.value = explained(this.whole, decision);
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
    const { begin } = explained;
    const before = begin ? [] : this.analysed.steps.slice(0, decision.step);
    const line = new BetterLine(
      { ...this.beginning, seat: decision.seat, ...(begin && { begin: textOf(begin) }) },
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
class BetterLine extends ExplorationClient {
  readonly done = signal(0); // so many of its steps are on the board
  readonly playing = signal(false);
  private timer = 0;

  constructor(
    beginning: ConstructorParameters<typeof ExplorationClient>[0],
    readonly tells: DecisionExplained["line"],
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

  override close(): void {
    this.stop();
    this.clear();
  }
}
