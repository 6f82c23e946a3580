// One seat at one table: what the server told about it, and what whoever sits there is looking at.

import { batch, computed, signal } from "@preact/signals";
import { Refused } from "./api";
import { isOpen } from "./boards";
import { kept, keepTable, tableOf } from "./kept";
import { go } from "./routes";
import type { Choice, FromServer, Message, Standing, Step, TableInfo } from "./protocol";
import { Line } from "./socket";
import { learn } from "./words";

const PACE = 700; // milliseconds for which each move of the others stays to be seen
const MOST_WAITING = 8; // moves still to be shown, from which on the page catches up at once

export interface Moment {
  n: number;
  as: number;
  view: unknown;
  scores: number[];
  prompt: Message;
}

export interface Hint {
  n: number;
  chances: number[];
  best: { number: number; value: number; visits: number }[];
}

export class Sitting {
  readonly table = signal<TableInfo | null>(null);
  readonly standing = signal<Standing | null>(null);
  readonly steps = signal<Step[]>([]);
  readonly latest = signal<Step[]>([]);
  readonly moment = signal<Moment | null>(null); // a moment of the past that is looked at
  readonly considered = signal<Choice[] | null>(null);
  readonly hint = signal<Hint | null>(null);
  readonly notice = signal<Message | null>(null); // why something can't be done
  readonly busy = signal(""); // what has been asked and not been answered yet
  readonly curtain = signal<number | null>(null); // the seat to which the screen is being passed
  readonly showing = signal(0); // moves of the others that still wait to be shown
  readonly line: Line;
  private queue: FromServer[] = [];
  private applied: Promise<void> = Promise.resolve();
  private timer = 0;

  /** The seat that the table asks now and that can answer. */
  readonly asked = computed(() => {
    const standing = this.standing.value;
    return standing && (standing.choices.length > 0 || standing.unconfirmed === this.table.value?.seat);
  });

  constructor(readonly token: string) {
    this.line = new Line(token, (message) => this.take(message));
  }

  close(): void {
    window.clearTimeout(this.timer);
    this.line.close();
  }

  // --- from the server ---

  private take(message: FromServer): void {
    if (message.type === "table") {
      // Everything anew: what still waited to be shown is in it.
      this.queue = [];
      window.clearTimeout(this.timer);
      this.timer = 0;
    }
    const paced = message.type === "moved" && !motionless() && !this.mine(message.steps);
    if (paced || this.queue.length > 0) {
      this.queue.push(message);
      if (this.queue.length > MOST_WAITING) this.hurry();
      else if (!this.timer) this.next();
      this.showing.value = this.queue.length;
    } else {
      this.put(message);
    }
  }

  private mine(steps: Step[]): boolean {
    return steps[0]?.actor === this.table.value?.seat || this.table.value === null;
  }

  private next = (): void => {
    this.timer = 0;
    const message = this.queue.shift();
    this.showing.value = this.queue.length;
    if (!message) return;
    this.put(message);
    this.timer = window.setTimeout(this.next, message.type === "moved" ? PACE : 0);
  };

  /** Shows at once where the game stands. */
  hurry(): void {
    window.clearTimeout(this.timer);
    this.timer = 0;
    for (const message of this.queue.splice(0)) this.put(message);
    this.showing.value = 0;
  }

  /** One after the other: the words of a game must be there before its first sentence. */
  private put(message: FromServer): void {
    this.applied = this.applied.then(async () => {
      if (message.type === "table") await learn(message.table.game);
      batch(() => this.apply(message));
    });
  }

  private apply(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.moment.value = null;
        this.table.value = message.table;
        this.steps.value = message.steps;
        this.remember(message.table);
        this.stand(message.standing, []);
        break;
      case "moved": {
        const last = this.steps.value.at(-1)?.n ?? 0;
        const fresh = message.steps.filter((step) => step.n > last);
        this.steps.value = [...this.steps.value, ...fresh];
        this.notice.value = null;
        this.stand(message.standing, fresh);
        break;
      }
      case "back":
        this.steps.value = this.steps.value.filter((step) => step.n <= message.n);
        this.stand(message.standing, []);
        break;
      case "standing":
        this.stand(message.standing, this.latest.value);
        break;
      case "seats":
        if (this.table.value) this.table.value = { ...this.table.value, seats: message.seats };
        break;
      case "moment":
        this.moment.value = message;
        break;
      case "why":
      case "refused":
        this.notice.value = message.message;
        break;
      case "hint":
        this.hint.value = message;
        break;
      case "rematch":
        go("sit", message.token);
        break;
      case "token":
        this.keepAway(message.seat, message.token);
        break;
    }
  }

  private stand(standing: Standing, latest: Step[]): void {
    if (standing.n !== this.standing.value?.n) {
      this.considered.value = null;
      this.hint.value = null;
    }
    this.passScreen(standing);
    this.latest.value = latest;
    this.standing.value = standing;
  }

  /** Between two people at one screen the curtain falls, unless nothing is hidden from anybody. */
  private passScreen(standing: Standing): void {
    const table = this.table.value;
    const here = tableOf(this.token)?.here ?? {};
    const next = standing.unconfirmed ?? standing.actor;
    if (!table || next === null || next === table.seat || !(next in here) || table.seats[next]?.player !== "human") return;
    if (isOpen(table.game)) void this.line.sit(here[next]!);
    else this.curtain.value = next;
  }

  /** Whoever the screen was passed to is here. */
  async lift(): Promise<void> {
    const seat = this.curtain.value;
    const token = seat === null ? undefined : tableOf(this.token)?.here[seat];
    if (token === undefined) return;
    const there = await this.wish("sit", () => this.line.sit(token));
    await this.applied;
    if (there) this.curtain.value = null;
  }

  private remember(table: TableInfo): void {
    const token = this.line.seated;
    if (table.seat < 0) keepTable({ table: table.table, game: table.game, spectator: token });
    else keepTable({ table: table.table, game: table.game, here: { [table.seat]: token } });
  }

  private keepAway(seat: number, token: string): void {
    const table = this.table.value;
    if (!table) return;
    const here = tableOf(this.token)?.here ?? {};
    if (seat in here) keepTable({ table: table.table, game: table.game, here: { [seat]: token } });
    else keepTable({ table: table.table, game: table.game, away: { [seat]: token } });
  }

  // --- wishes ---

  private async wish(what: string, send: () => Promise<unknown>): Promise<boolean> {
    this.notice.value = null;
    this.busy.value = what;
    try {
      await send();
      return true;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.notice.value = problem.says;
      return false;
    } finally {
      this.busy.value = "";
    }
  }

  private get n(): number {
    return this.standing.value?.n ?? 0;
  }

  play = (choice: Choice): void => {
    if (this.busy.value || this.moment.value) return;
    void this.wish("play", () => this.line.ask({ type: "play", n: this.n, action: choice.number }));
  };
  undo = (): Promise<boolean> => this.wish("undo", () => this.line.ask({ type: "undo", n: this.n }));
  confirm = (): Promise<boolean> => this.wish("confirm", () => this.line.ask({ type: "confirm", n: this.n }));
  why = (action: string): void => void this.wish("why", () => this.line.ask({ type: "why", action }));
  askHint = (): Promise<boolean> => this.wish("hint", () => this.line.ask({ type: "hint", n: this.n }));
  rename = (name: string): Promise<boolean> => {
    kept.name.value = name;
    return this.wish("name", () => this.line.ask({ type: "name", name }));
  };
  seatPlayer = (seat: number, player: string): Promise<boolean> =>
    this.wish("seat", () => this.line.ask({ type: "seat", seat, player }));
  revoke = (seat: number): Promise<boolean> => this.wish("revoke", () => this.line.ask({ type: "revoke", seat }));
  rematch = (): Promise<boolean> => this.wish("rematch", () => this.line.ask({ type: "rematch" }));

  /** Looks at a moment of the past, through this seat's eyes or, once the game is over, anybody's. */
  look = (n: number, as?: number): Promise<boolean> =>
    this.wish("moment", () => this.line.ask({ type: "moment", n, ...(as !== undefined && { as }) }));
  now = (): void => {
    this.moment.value = null;
  };
}

/** Whether motion is unwanted, by the person or by the system. */
export function motionless(): boolean {
  return kept.still.value || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
