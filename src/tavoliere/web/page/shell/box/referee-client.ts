// A game with the real box: whoever holds the device tells what happens on the table, and the desk answers what the rules
// say to that. The record stays on this device; or the server keeps it, where others follow it with phones of their own.

import { batch, computed, signal } from "@preact/signals";
import type { Choice, Message, RealLinks, Standing } from "../../protocol";
import { askDesk, askReal, endReal, Refused, renewRealLink, shareReal, sitAtRealSeat } from "../common/api";
import { botChoice } from "../game/bots";
import { GameClient, type Moment } from "../game/game-client";
import { bytesOf, gameOf, learnRules } from "../game/rules";
import type { NotedNews } from "../game/scenes";
import { seatsOf } from "../game/seats";
import { type KeptGame, keepReal, type RealGame } from "./real-games";

/** So many of these have come to light. */
export interface Some {
  words: { word: string; label: Message }[];
  least: number;
  most: number;
}

export interface OpenedCards {
  key: string;
  message: Message;
  least: number;
  most: number;
  some: Some[];
}

/** What has to be told next. */
export interface Asking {
  kind: "over" | "shown" | "chance" | "bot" | "choice" | "wait" | "stuck";
  options: { text: string; label: Message }[];
  left: number; // dice or cards that are told one after the other
  shown: OpenedCards[];
  unchecked: Message[];
}

/** Something that was told. */
export interface ToldLine {
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

interface Found extends NotedNews {
  record: RealGame;
  seat: number;
  ask: Asking;
  lines: ToldLine[];
  instead: Message | null; // the first of the rest, while something is put right
  problem: { text: string; message: Message; steps: number[] } | null;
  changes: Changes | null;
}

/** What the server says besides, of a game that it keeps. */
interface Shared {
  n: number; // of the last change
  me: number; // -1 leads
  devices: number[]; // with how many somebody sits at each seat
  afresh: boolean; // all of it is told, not only what is new
  typing?: boolean | null; // whether one's own cards are typed here; null where that was not agreed
  correcting?: boolean; // on the device that leads
}

interface Advice {
  text: string;
  says: Message;
}

/** The bot that is asked, and what it may know: the bytes of that, as Base64. */
interface BotsView {
  player: string;
  seat: number;
  options: Record<string, unknown>;
  view: string;
}

const WAIT = 25; // seconds
const REST = 2_000; // milliseconds after which a server that did not answer is asked again
const AFRESH = { known: 0, lines: 0, still: true };

/** A new real game, as the desk sees it at its beginning. */
export const beginReal = (asked: object): Promise<Found> =>
  askDesk<Found>({ ask: "referee.begin", ...asked, ...AFRESH });
/** A game that another device leads: from now on `own` lets this one in, and a link is used up. */
export async function sitAtReal(token: string, own: string): Promise<Found & Shared> {
  await sitAtRealSeat(token, own);
  return askReal<Found & Shared>(own, { ask: "look", ...AFRESH });
}
/** A record that somebody has brought along. */
export const bringReal = (record: unknown): Promise<Found> =>
  askDesk<Found>({ ask: "referee.look", record, ...AFRESH });

export class RefereeClient extends GameClient {
  readonly eyes = signal(-1);
  readonly record = signal<RealGame>(null!);
  readonly asking = signal<Asking | null>(null);
  readonly lines = signal<ToldLine[]>([]);
  readonly problem = signal<Found["problem"]>(null);
  readonly instead = signal<Message | null>(null);
  readonly changes = signal<Changes | null>(null);
  readonly advice_ = signal<Advice | null>(null); // what a bot would have moved
  readonly before = signal(false); // what is told comes before the first of the rest, and does not stand for it
  readonly kept = signal(true);
  readonly links = signal<RealLinks | null>(null); // of those who follow, on the device that leads
  readonly devices = signal<number[]>([]); // at each seat, where others follow
  readonly me = signal<number | null>(null); // the seat of whoever holds this device; null where it leads
  readonly typing = signal<boolean | null>(null);
  readonly wait = signal(false); // something is being put right elsewhere
  private change = 0; // the number of the last one that is known
  private listening: AbortController | null = null;
  private closed = false;
  private n: number;
  private queue: string[] = [];
  private sending = false;
  private readonly seats = computed(() => seatsOf(this.game.record.seats));
  readonly table = computed(() => {
    const { game, options } = this.game.record;
    return { game, options, seat: this.eyes.value, seats: this.seats.value };
  });
  /** Something told earlier is being put right. */
  readonly correcting = computed(() => this.record.value.was !== null);

  constructor(private readonly game: KeptGame) {
    super();
    this.n = game.n;
    this.record.value = game.record;
    this.links.value = game.shared ?? null;
    this.me.value = game.phone ?? null;
  }

  /** Everything has happened on the real table already, before whoever tells it. */
  protected override knows(): boolean {
    return true;
  }

  open = async (): Promise<boolean> => {
    const opened = await this.afresh("restart", "look");
    void this.listen();
    return opened;
  };

  override close(): void {
    this.closed = true;
    this.listening?.abort();
  }

  /** What the server lets this device in with, where it keeps the game. */
  private get token(): string | null {
    return this.game.phone === undefined ? (this.links.value?.lead ?? null) : this.game.key;
  }

  private asks<Told extends object>(what: string, more: object = {}): Promise<Told> {
    const { token } = this;
    this.listening?.abort(); // or it could tell the same again
    if (token) return askReal<Told>(token, { ask: what, n: this.change, ...more });
    return askDesk<Told>({ ask: `referee.${what}`, record: this.record.value, ...more });
  }

  // --- with others ---

  /** Hears what others tell, for as long as the game is shared. */
  private async listen(): Promise<void> {
    while (!this.closed && this.token && !this.listening) {
      if (this.busy.value || !this.known.value) {
        await new Promise((done) => setTimeout(done, 50));
        continue;
      }
      const listening = new AbortController();
      this.listening = listening;
      try {
        const since = { known: this.known.value.n, lines: this.lines.value.length };
        const asked = { ask: "look", n: this.change, wait: WAIT, devices: this.devices.value, ...since };
        const found = await askReal<Found & Shared>(this.token, asked, listening.signal);
        if (!listening.signal.aborted) batch(() => this.hear(found));
      } catch (problem) {
        if (!listening.signal.aborted) {
          if (problem instanceof Refused && problem.says[0] === "web-no-real") {
            this.showError(problem);
            this.closed = true;
          }
          await new Promise((done) => setTimeout(done, REST));
        }
      }
      this.listening = null;
    }
  }

  private hear(found: Found & Shared): void {
    if (found.n === this.change) this.devices.value = found.devices;
    else this.take(found, !found.afresh);
  }

  /** Lets others follow with phones of their own: from now on the server keeps the game too. */
  share = (): Promise<boolean> =>
    this.request("share", async () => {
      this.links.value = await shareReal(this.record.value);
      this.change = 0;
      await this.keep(this.known.value!);
      void this.listen();
    });

  /** Whoever sits there gets in no more, and what they have typed is forgotten. */
  newLink = (seat: number): Promise<boolean> =>
    this.request("share", async () => {
      const { token } = await renewRealLink(this.links.value!.lead, seat);
      const links = this.links.value!;
      this.links.value = { ...links, seats: links.seats.map((one, i) => (i === seat ? token : one)) };
      await this.keep(this.known.value!);
    });

  /** Goes on alone, with what this device keeps. */
  unshare = (): Promise<boolean> =>
    this.request("share", async () => {
      const { lead } = this.links.value!;
      this.listening?.abort();
      await endReal(lead).catch((problem: unknown) => {
        if (!(problem instanceof Refused) || problem.says[0] !== "web-no-real") throw problem;
      });
      this.links.value = null;
      await this.keep(this.known.value!);
    });

  /** Whether one's own cards are typed here. */
  type = (wanted: boolean): Promise<boolean> => this.afresh("type", wanted ? "type" : "type-not");

  // --- telling ---

  /** One thing that happened; what is tapped while the last is on its way waits its turn. */
  tell = (...texts: string[]): void => {
    this.queue.push(...texts);
    if (!this.sending) void this.tellAll();
  };

  private async tellAll(): Promise<void> {
    this.sending = true;
    while (this.queue.length) {
      const steps = this.queue.splice(0);
      const known = { known: this.known.value?.n ?? 0, lines: this.lines.value.length };
      this.pace.hurry();
      const correcting = this.correcting.value;
      const done = await this.request("play", async (answered) => {
        const asked = { steps, before: this.before.value, ...(correcting ? AFRESH : known) };
        const found = await this.asks<Found & Partial<Shared>>("tell", asked);
        batch(() => {
          this.take(found, !(found.afresh ?? correcting));
          answered();
        });
      });
      if (!done) this.queue = [];
    }
    this.sending = false;
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

  undo = (): Promise<boolean> => this.afresh("undo", "undo");
  correct = (at: number): Promise<boolean> => this.afresh("correct", "correct", { at });
  leaveOut = (): Promise<boolean> => this.afresh("correct", "leave-out");
  forgetRest = (): Promise<boolean> => this.afresh("correct", "forget");
  restore = (): Promise<boolean> => this.afresh("correct", "restore");

  private afresh(what: string, asked: string, more: object = {}): Promise<boolean> {
    this.moment.value = null;
    return this.request(what, async () => {
      const [found] = await Promise.all([
        this.asks<Found>(asked, { ...AFRESH, ...more }),
        learnRules(this.game.record.game),
      ]);
      batch(() => this.take(found, false));
    });
  }

  private take(found: Found & Partial<Shared>, goesOn: boolean): void {
    const { record, standing } = found;
    this.change = found.n ?? 0;
    this.devices.value = found.devices ?? [];
    if (found.me !== undefined) this.me.value = found.me < 0 ? null : found.me;
    this.typing.value = found.typing ?? null;
    this.wait.value = found.correcting ?? false;
    this.record.value = record;
    this.eyes.value = found.seat;
    this.asking.value = found.ask;
    this.problem.value = found.problem;
    this.instead.value = found.instead;
    this.changes.value = found.changes;
    this.before.value = false;
    this.advice_.value = null;
    this.lines.value = goesOn ? [...this.lines.value, ...found.lines] : found.lines;
    if (!goesOn) this.begin(this.inWords(found));
    else if (found.scenes.length) this.moveOn(this.inWords(found));
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
    if (this.game.phone !== undefined) return; // the server keeps it
    try {
      const links = this.links.value;
      const game = { ...this.game, ...(links && { shared: links }) };
      if (!links) delete game.shared;
      const kept = { ...game, record: this.record.value, scores: standing.scores, over, when: Date.now() };
      this.n = await keepReal({ ...kept, n: this.n });
      this.kept.value = true;
    } catch (problem) {
      this.kept.value = false;
      this.showError(problem);
    }
  }

  // --- bots ---

  askBot = async (): Promise<void> => {
    const record = this.record.value;
    try {
      const { game } = this.game.record;
      const { player, seat, options, view } = await this.asks<BotsView>("view");
      await learnRules(game);
      const asked = { game, options, view: bytesOf(view), seat };
      const number = await botChoice(asked, player, this.game.key);
      if (this.record.value !== record) return;
      const rules = gameOf(game, options);
      const [says] = rules.messages.messages([rules.sentence(asked.view, number)]);
      this.advice_.value = { text: rules.actions[number]!.text, says: says! };
    } catch (problem) {
      this.showError(problem);
    }
  };

  // --- looking ---

  why = (action: string): void =>
    void this.request("why", async () => {
      await this.asks("why", { steps: [action] }); // refused with the reason
    });

  /** The table before something was told. */
  lookAt = (at: number): Promise<boolean> =>
    this.request("moment", async () => {
      const found = await this.asks<Omit<Moment, "as">>("moment", { at });
      this.looked.value = at;
      this.turnTo({ as: -1, ...found });
    });
  readonly looked = signal<number | null>(null);

  look = (): Promise<boolean> => Promise.resolve(false);

  /** The game as a record like any other. */
  wholeRecord = (): Promise<{ record: object }> => this.asks("record");
}
