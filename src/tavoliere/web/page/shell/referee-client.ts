// A game with the real box: whoever holds the device tells what happens on the table, and the desk answers what the rules
// say to that. The record stays on this device.

import { batch, computed, signal } from "@preact/signals";
import type { Choice, Message, MomentMessage, Scene, Standing, Step } from "../protocol";
import { ask } from "./desk";
import { GameClient } from "./game-client";
import { type KeptGame, keepReal, type RealGame } from "./real-games";
import { named } from "./words";

/** So many of these have come to light. */
export interface Some {
  words: { word: string; label: Message }[];
  least: number;
  most: number;
}

export interface Opened {
  key: string;
  message: Message;
  least: number;
  most: number;
  some: Some[];
}

/** What has to be told next. */
export interface Asking {
  kind: "over" | "shown" | "chance" | "bot" | "choice";
  options: { text: string; label: Message }[];
  left: number; // dice or cards that are told one after the other
  shown: Opened[];
  unchecked: Message[];
}

/** Something that was told. */
export interface Line {
  at: number;
  text: string;
  by: number;
  tells: Message;
}

interface Changes {
  before: number[];
  after: number[];
  gone: Message[];
  come: Message[];
}

interface Found {
  record: RealGame;
  seat: number;
  standing: Standing;
  steps: Step[];
  scenes: Scene[];
  ask: Asking;
  lines: Line[];
  instead: Message | null; // the first of the rest, while something is put right
  problem: { text: string; message: Message; steps: number[] } | null;
  changes: Changes | null;
}

interface Advice {
  text: string;
  says: Message;
}

const AFRESH = { known: 0, lines: 0, still: true };

/** A new real game, as the desk sees it at its beginning. */
export const beginReal = (asked: object): Promise<Found> => ask<Found>({ ask: "referee.begin", ...asked, ...AFRESH });
/** A record that somebody has brought along. */
export const bringReal = (record: unknown): Promise<Found> => ask<Found>({ ask: "referee.look", record, ...AFRESH });

export class RefereeClient extends GameClient {
  readonly eyes = signal(-1);
  readonly record = signal<RealGame>(null!);
  readonly asking = signal<Asking | null>(null);
  readonly lines = signal<Line[]>([]);
  readonly problem = signal<Found["problem"]>(null);
  readonly instead = signal<Message | null>(null);
  readonly changes = signal<Changes | null>(null);
  readonly advice_ = signal<Advice | null>(null); // what a bot would have moved
  readonly before = signal(false); // what is told comes before the first of the rest, and does not stand for it
  readonly kept = signal(true);
  private n: number;
  private queue: string[] = [];
  private telling = false;
  private readonly seats = computed(() => {
    const more = { here: true, sat: true, late: false, devices: 0, shares: false, vacation: null, vacation_left: 0 };
    return named(this.game.record.seats.map((seat) => ({ ...seat, ...more })));
  });
  readonly table = computed(() => ({ game: this.game.record.game, seat: this.eyes.value, seats: this.seats.value }));
  /** Something told earlier is being put right. */
  readonly correcting = computed(() => this.record.value.was !== null);

  constructor(private readonly game: KeptGame) {
    super();
    this.n = game.n;
    this.record.value = game.record;
  }

  open = (): Promise<boolean> => this.afresh("restart", "referee.look");

  // --- telling ---

  /** One thing that happened; what is tapped while the last is on its way waits its turn. */
  tell = (...texts: string[]): void => {
    this.queue.push(...texts);
    if (!this.telling) void this.tellAll();
  };

  private async tellAll(): Promise<void> {
    this.telling = true;
    while (this.queue.length) {
      const steps = this.queue.splice(0);
      const known = { known: this.known.value?.n ?? 0, lines: this.lines.value.length };
      this.pace.hurry();
      const correcting = this.correcting.value;
      const done = await this.wish("play", async () => {
        const { record } = this;
        const asked = { ask: "referee.tell", record: record.value, steps, before: this.before.value };
        const found = await ask<Found>({ ...asked, ...(correcting ? AFRESH : known) });
        batch(() => this.take(found, !correcting));
      });
      if (!done) this.queue = [];
    }
    this.telling = false;
  }

  /** What stands on the screen is not where the game stands yet: nothing of it may be chosen. */
  readonly behind = computed(
    () => this.busy.value !== "" || this.showing.value || this.standing.value?.n !== this.known.value?.n,
  );

  play = (choice: Choice): void => {
    if (!this.moment.value && !this.behind.value) this.tell(choice.text);
  };
  playAll = async (texts: string[]): Promise<boolean> => {
    if (this.moment.value || this.behind.value) return false;
    this.tell(...texts);
    return true;
  };

  // --- taking back, and putting right ---

  undo = (): Promise<boolean> => this.afresh("undo", "referee.undo");
  correct = (at: number): Promise<boolean> => this.afresh("correct", "referee.correct", { at });
  leaveOut = (): Promise<boolean> => this.afresh("correct", "referee.leave-out");
  forgetRest = (): Promise<boolean> => this.afresh("correct", "referee.forget");
  restore = (): Promise<boolean> => this.afresh("correct", "referee.restore");

  private afresh(what: string, asked: string, more: object = {}): Promise<boolean> {
    this.moment.value = null;
    return this.wish(what, async () => {
      const found = await ask<Found>({ ask: asked, record: this.record.value, ...AFRESH, ...more });
      batch(() => this.take(found, false));
    });
  }

  private take(found: Found, goesOn: boolean): void {
    const { record, standing } = found;
    this.record.value = record;
    this.eyes.value = found.seat;
    this.asking.value = found.ask;
    this.problem.value = found.problem;
    this.instead.value = found.instead;
    this.changes.value = found.changes;
    this.before.value = false;
    this.advice_.value = null;
    this.lines.value = goesOn ? [...this.lines.value, ...found.lines] : found.lines;
    if (!goesOn) this.begin(found);
    else if (found.scenes.length) this.moveOn(found);
    else {
      this.known.value = standing;
      this.stand(standing, this.latest.value);
    }
    void this.keep(standing);
    if (found.ask.kind === "bot") void this.askBot();
  }

  /** It is kept before anything else is asked: should the device fall into the lake, nothing that was told is lost. */
  private async keep(standing: Standing): Promise<void> {
    const over = standing.result !== null;
    try {
      const game = { ...this.game, record: this.record.value, scores: standing.scores, over, when: Date.now() };
      this.n = await keepReal({ ...game, n: this.n });
      this.kept.value = true;
    } catch (problem) {
      this.kept.value = false;
      this.complain(problem);
    }
  }

  // --- bots ---

  askBot = async (): Promise<void> => {
    const record = this.record.value;
    try {
      const found = await ask<Advice>({ ask: "referee.bot", record });
      if (this.record.value === record) this.advice_.value = found;
    } catch (problem) {
      this.complain(problem);
    }
  };

  // --- looking ---

  why = (action: string): void =>
    void this.wish("why", async () => {
      await ask({ ask: "referee.why", record: this.record.value, steps: [action] }); // refused with the reason
    });

  /** The table before something was told. */
  lookAt = (at: number): Promise<boolean> =>
    this.wish("moment", async () => {
      const found = await ask<Omit<MomentMessage, "type" | "as">>({
        ask: "referee.moment",
        record: this.record.value,
        at,
      });
      this.looked.value = at;
      this.turnTo({ type: "moment", as: -1, ...found });
    });
  readonly looked = signal<number | null>(null);

  look = (): Promise<boolean> => Promise.resolve(false);

  /** The game as a record like any other. */
  wholeRecord = (): Promise<{ record: object }> => ask({ ask: "referee.record", record: this.record.value });
}
