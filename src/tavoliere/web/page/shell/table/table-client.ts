// One seat at one table: what the server told about it, and what whoever sits there is looking at.

import { batch, computed, signal } from "@preact/signals";
import type { Weight } from "../../bots/advice";
import { tempo } from "../../kit/tempo";
import type {
  ChatLine,
  Choice,
  FromServer,
  Message,
  NotedStep,
  Standing,
  TableInfo,
  TableScene,
  TableStanding,
  Turn,
} from "../../protocol";
import type { State } from "../../rules/rules";
import { Refused } from "../common/api";
import { go, swap } from "../common/routes";
import { openShelf } from "../common/shelf";
import { learn, named } from "../common/words";
import { isDevices, type KeptTable, keepTable, ownOf, storage, tableOf } from "../device/storage";
import { isOpen } from "../game/boards";
import { type AskedView, adviceOn, expectAdvice, weightsOf } from "../game/bots";
import { frameOf, GameClient } from "../game/game-client";
import { learnRules, tablesOf } from "../game/rules";
import type { News, Scene } from "../game/scenes";
import { type ClocksAt, clocksNow, startsIn } from "./clock-face";
import { DeviceTable } from "./device-table";
import { Share } from "./share";
import { Connection, OLD_PAGE } from "./socket";
import type { TableLine, TableRequest } from "./table-line";

const REMATCH_PATIENCE = 1500; // milliseconds for a seat of this screen to be given its place at the next table

const WORSE = 0.05; // of all games, from which on a choice is worth a question
const PATIENCE = 2500; // milliseconds that a choice waits for what the tutor thinks of it
const LINE_PATIENCE = 4000; // the same for several that are made as one, of which nothing is thought beforehand

type Places = Pick<KeptTable, "here" | "spectator">;

let next: Places | null = null; // the places of this screen at the table of a rematch, until it is known

export class TableClient extends GameClient {
  readonly told = signal<TableInfo | null>(null); // with empty names where nobody gave one
  readonly table = computed(() => this.told.value && { ...this.told.value, seats: named(this.told.value.seats) });
  readonly curtain = signal<number | null>(null); // the seat to which the screen is being passed
  readonly clocks = signal<ClocksAt | null>(null);
  readonly talk = signal<ChatLine[]>([]);
  readonly justSaid = signal<ChatLine | null>(null);
  readonly line: TableLine;
  readonly onDevice: boolean; // the game is this device's, and no server knows it
  private weighing: { n: number; weights: Promise<Weight[]>; stop: AbortController } | null = null;
  private applied: Promise<void> = Promise.resolve();
  private share: Share | null = null; // what this device adds to the dice, where it sits
  private last: Turn | null = null; // where the game stands as the server has told, shown or not
  private view: State = new Uint8Array(); // what is seen there
  private rematching: { left: string[]; places: Places; timer: number } | null = null;

  constructor(readonly token: string) {
    super();
    this.onDevice = isDevices(token);
    this.line = new (this.onDevice ? DeviceTable : Connection)(
      token,
      (message) => this.take(message),
      () => this.read,
    );
  }

  override close(): void {
    window.clearTimeout(this.rematching?.timer);
    this.line.close();
  }

  // --- from the server ---

  /** One after the other: the words and the rules of a game must be there before its first sentence. */
  private take(message: FromServer): void {
    if ("standing" in message) this.last = message.standing;
    if (message.type === "table") this.offer(message.table, message.standing);
    if (message.type === "share-asked") {
      this.add(message.n, message.digest); // at once: somebody waits for it
      return;
    }
    this.applied = this.applied.then(async () => {
      if (message.type === "table") {
        const { game, tables } = message.table;
        await Promise.all([learn(game), learnRules(game), openShelf().catch(() => {})]); // without it, a plain board
        if (tablesOf(game).version !== tables) this.line.turnAway([OLD_PAGE, {}]);
      }
      if (this.line.turnedAway.value) return;
      batch(() => this.apply(message));
    });
  }

  /** What follows for this seat from what it sees. */
  private standingOf({ view, secret, ...turn }: TableStanding): Standing {
    const { rules, seat } = this;
    const mine = seat >= 0 && turn.actor === seat && turn.unconfirmed === null && !turn.thinking;
    const result = rules.result(view);
    this.view = view;
    return {
      ...turn,
      ...(mine ? rules.asked(view, seat) : { choices: [], entries: [] }),
      ...rules.seen(view, seat),
      result: result && { ...result, secret },
    };
  }

  /** What has happened, with what is seen after it. */
  private newsOf(steps: NotedStep[], scenes: TableScene[], standing: TableStanding): News {
    const { rules, seat } = this;
    const told = scenes.map(({ view, ...scene }) => {
      const shown = view && rules.seen(view, seat);
      return { ...scene, shown };
    });
    return this.inWords({ steps, scenes: told, standing: this.standingOf(standing) });
  }

  private get seat(): number {
    return this.told.value!.seat;
  }

  private apply(message: FromServer): void {
    switch (message.type) {
      case "table": {
        if (this.table.value?.seat !== message.table.seat) this.moment.value = null;
        this.told.value = message.table;
        this.clocks.value = message.table.clocks && clocksNow(message.table.clocks);
        this.talk.value = message.table.talk;
        this.remember(message.table, message.standing.n);
        this.clear();
        const news = this.newsOf(message.steps, message.scenes, message.standing);
        this.known.value = news.standing;
        this.resume(news);
        break;
      }
      case "moved":
        this.moveOn(this.newsOf(message.steps, message.scenes, message.standing));
        break;
      case "back":
        this.moveBack(message.n, this.newsOf([], message.scenes, message.standing));
        if ((this.read ?? 0) > message.n) this.mark(message.n);
        break;
      case "standing": {
        const standing = this.standingOf({ ...message.standing, view: this.view });
        this.known.value = standing;
        if (!this.pace.put(standing)) {
          this.stand(standing, this.latest.value);
          if (!this.pace.waiting.value) this.passScreen();
        }
        break;
      }
      case "seats":
        if (this.told.value) this.told.value = { ...this.told.value, seats: message.seats };
        break;
      case "clocks":
        this.clocks.value = clocksNow(message.clocks);
        break;
      case "talk":
        this.talk.value = [...this.talk.value, message.line];
        this.justSaid.value = message.line;
        break;
      case "moment":
        this.turnTo({ n: message.n, as: message.as, ...this.rules.seen(message.view, message.as) });
        break;
      case "refused":
        this.notice.value = message.message;
        break;
      case "rematch":
        void this.follow(message.token);
        break;
      case "token":
        this.keepAway(message.seat, message.token);
        break;
    }
  }

  /** Adds to the dice from now on. */
  private offer({ table, seat, commitment }: TableInfo, { n, actor }: TableStanding): void {
    this.share = seat < 0 || actor === null || !commitment ? null : Share.at(table, seat, commitment, n);
    if (this.share) this.line.tell({ type: "share", anchor: this.share.anchor, from: this.share.kept.base }, () => {});
  }

  /** Gives away the link of the number that everybody is at, and no other. */
  private add(n: number, digest: string): void {
    const link = n === this.last?.n ? this.share?.answer(n, digest) : null;
    if (link) this.line.tell({ type: "link", n, link }, () => {});
  }

  /** A choice as it is sent: one that may lead to dice takes along what this device adds to them. */
  private playing({ number, text, final }: Choice): TableRequest {
    const link = final ? this.share?.withChoice(this.n, text) : undefined;
    const confirm = storage.confirm.value === "never";
    return { type: "play", n: this.n, action: number, ...(confirm && { confirm }), ...(link && { link }) };
  }

  /** Shows where the game stands; if a summary has not been read yet, that comes first, then what followed it. */
  private resume({ steps, scenes, standing }: News): void {
    const read = this.read ?? standing.n;
    const isUnread = ({ summary, n, shown }: Scene) => summary && n > read && (shown || n === standing.n);
    const unread = tempo() === 0 ? -1 : scenes.findLastIndex(isUnread);
    const at = unread < 0 ? scenes.length - 1 : unread;
    const { n } = scenes[at] ?? standing;
    this.steps.value = steps.filter((step) => step.n <= n);
    this.scenes.value = scenes.slice(0, at + 1);
    if (unread < 0) {
      this.stand(standing, scenes.at(-1) ?? null);
      this.rest();
      return;
    }
    this.ahead = steps.filter((step) => step.n > n);
    this.scenesAhead = scenes.slice(at + 1);
    const frames = scenes.slice(at).map((scene) => frameOf(scene, standing));
    this.show(frames[0]!, false); // what was shown before may be another seat's
    this.pace.add(frames);
  }

  override timeToRead(): number {
    const clocks = this.clocks.value;
    const runs = clocks?.clocks.runs ?? -1;
    const own = runs === this.seat || runs in (tableOf(this.token)?.here ?? {});
    return clocks && runs >= 0 && own ? startsIn(clocks) : Number.POSITIVE_INFINITY;
  }

  /** Everything has been shown. */
  protected override rest(): void {
    const last = this.scenes.value.findLast(({ summary }) => summary)?.n ?? 0;
    if (last > (this.read ?? 0)) this.mark(last);
    this.passScreen();
  }

  private get read(): number | undefined {
    return tableOf(this.token)?.read;
  }

  /** Summaries up to a step need not be shown again. */
  protected override mark(read: number): void {
    const table = tableOf(this.token);
    if (table) keepTable({ table: table.table, game: table.game, read });
  }

  protected override stand(standing: Standing, scene: Scene | null): void {
    const mine = standing.unconfirmed !== null && standing.unconfirmed === this.table.value?.seat;
    const agrees = mine && storage.confirm.value === "never" && !this.moment.value;
    super.stand(agrees ? { ...standing, unconfirmed: null, undo: false } : standing, scene);
    if (agrees) void this.confirm();
    if (this.consulted && standing.choices.length) expectAdvice(this.asking);
    if (this.consulted && this.open && this.busy.value !== "several") this.weigh();
  }

  /** Between two people at one screen the curtain falls, unless nothing is hidden from anybody. */
  private passScreen(): void {
    const table = this.table.value;
    const standing = this.standing.value;
    const here = tableOf(this.token)?.here ?? {};
    const next = standing ? (standing.unconfirmed ?? standing.actor) : null;
    if (
      !table ||
      !standing ||
      next === null ||
      next === table.seat ||
      !(next in here) ||
      table.seats[next]?.player !== "human"
    )
      return;
    if (isOpen(table.game)) void this.line.sit(here[next]!);
    else this.curtain.value = next;
  }

  /** Whoever the screen was passed to is here. */
  async lift(): Promise<void> {
    const seat = this.curtain.value;
    const token = seat === null ? undefined : tableOf(this.token)?.here[seat];
    if (token === undefined) return;
    const there = await this.request("sit", () => this.line.sit(token));
    await this.applied;
    if (there) this.curtain.value = null;
  }

  private remember(table: TableInfo, n: number): void {
    const token = this.line.seated;
    // A friend's link that is tried in the browser which keeps it is not a second seat at this screen.
    if (storage.tables.value.some((one) => Object.values(one.away).includes(token))) return;
    const places = next?.here[table.seat] === token || next?.spectator === token ? next : null;
    if (places) next = null;
    const read = tableOf(token)?.read ?? n; // whoever comes for the first time is not shown old summaries
    if (table.seat < 0) keepTable({ ...places, table: table.table, game: table.game, spectator: token, read });
    else {
      const own = ownOf(token);
      keepTable({
        ...{ ...places, table: table.table, game: table.game, read },
        here: { ...places?.here, [table.seat]: own },
      });
      swap(token, own); // the link is used up: what the address says is what works on another device too
    }
  }

  /** A rematch: every seat of this screen asks for its place at the next table, then all go there. */
  private async follow(token: string): Promise<void> {
    const table = this.table.value!;
    const known = tableOf(this.token);
    if (!this.rematching) {
      const others = [...Object.values(known?.here ?? {}), known?.spectator].filter(
        (one) => !!one && one !== this.line.seated,
      );
      this.rematching = { left: others as string[], places: { here: {}, spectator: null }, timer: 0 };
    }
    const { left, places } = this.rematching;
    if (table.seat < 0) places.spectator = token;
    else places.here[(table.seat + table.seats.length - 1) % table.seats.length] = token;
    window.clearTimeout(this.rematching.timer);
    const leave = () => {
      next = places;
      for (const link of Object.values(places.here)) ownOf(link); // other devices of these seats know the links too
      go("sit", Object.values(places.here)[0] ?? places.spectator ?? "");
    };
    const other = left.pop();
    if (other === undefined) return leave();
    this.rematching.timer = window.setTimeout(leave, REMATCH_PATIENCE);
    await this.line.sit(other);
  }

  private keepAway(seat: number, token: string): void {
    const table = this.table.value;
    if (!table) return;
    const here = tableOf(this.token)?.here ?? {};
    if (seat in here) keepTable({ table: table.table, game: table.game, here: { [seat]: token } });
    else keepTable({ table: table.table, game: table.game, away: { [seat]: token } });
  }

  // --- wishes ---

  /** What everybody is told about, so that no answer of its own comes back unless it is refused. */
  private tell(request: TableRequest): void {
    this.notice.value = null;
    this.line.tell(request, (says) => (this.notice.value = says));
  }

  private get n(): number {
    return this.known.value?.n ?? 0;
  }

  /** Makes a choice, or asks about it first: a second time the same is the answer. */
  play = (choice: Choice, sure = false): void => {
    if (this.held) return;
    const insists = this.warning.value?.choice.number === choice.number;
    if (this.consulted && this.open && !insists) void this.consult(choice, sure);
    else this.decide(choice, sure || insists);
  };
  private decide(choice: Choice, sure: boolean): void {
    const asks = storage.confirm.value === "always" || (storage.confirm.value === "final" && choice.final);
    if (asks && !sure && this.pending.value?.number !== choice.number) {
      this.notice.value = null;
      this.pending.value = choice;
      return;
    }
    this.warning.value = null;
    // What was asked about stands there until it is answered: else the question before it would be seen once more.
    if (this.pending.value?.number !== choice.number) this.pending.value = null;
    this.pace.hurry();
    void this.request("play", () => this.line.ask(this.playing(choice))).then((isMade) => {
      if (!isMade) this.pending.value = null;
    });
  }

  /** Whether a tutor sits beside whoever plays here: only where all others are bots. */
  get tutored(): boolean {
    const table = this.table.value;
    return storage.tutor.value && !!table?.hints && table.seats.filter(({ player }) => player === "human").length === 1;
  }

  /** Whether the tutor is asked about what is chosen: never while one looks at the past. */
  private get consulted(): boolean {
    return this.tutored && !this.moment.value;
  }

  /** Whether there is anything to choose between. */
  private get open(): boolean {
    return (this.known.value?.choices.length ?? 0) > 1;
  }

  /** What is asked here, as a bot is given it. */
  private get asking(): AskedView {
    const { rules, seat, view } = this;
    return { game: rules.tables.name, options: rules.options, view, seat };
  }

  /** Lets the tutor think about what is asked, while whoever sits here does. */
  private weigh(): Promise<Weight[]> {
    if (this.weighing?.n !== this.n) {
      this.weighing?.stop.abort();
      const stop = new AbortController();
      const weights = weightsOf(this.asking, [], stop.signal).catch(() => []); // without an opinion nothing is asked
      this.weighing = { n: this.n, weights, stop };
    }
    return this.weighing.weights;
  }

  /** Makes a choice, unless the tutor finds it clearly worse than another: then it is asked about. */
  private async consult(choice: Choice, sure: boolean): Promise<void> {
    const { n } = this;
    const weights = await this.opinion(this.weigh(), PATIENCE);
    if (n !== this.n || this.held) return;
    if (!this.warns(choice, weights)) this.decide(choice, sure);
  }

  /** Whether the tutor finds several choices that are made as one clearly worse than the best that it has found. */
  private async warnsOfLine(texts: string[]): Promise<boolean> {
    const choice = this.known.value?.choices.find(({ text }) => text === texts[0]);
    const { n } = this;
    if (!choice) return false;
    const line = texts.map((text) => this.rules.number(text)!);
    const weights = weightsOf(this.asking, line).catch(() => []);
    const found = await this.opinion(weights, LINE_PATIENCE);
    return n === this.n && !this.held && this.warns(choice, found, texts);
  }

  /** What the tutor thinks, or nothing if that takes too long. */
  private async opinion(weights: Promise<Weight[]>, patience: number): Promise<Weight[]> {
    this.busy.value = "tutor";
    const late = new Promise<Weight[]>((resolve) => window.setTimeout(() => resolve([]), patience));
    const found = await Promise.race([weights, late]);
    if (this.busy.value === "tutor") this.busy.value = "";
    return found;
  }

  /** Asks about a choice that is clearly worse than another; whether it is. */
  private warns(choice: Choice, weights: Weight[], line?: string[]): boolean {
    const mine = weights.find(({ number }) => number === choice.number);
    if (!mine || mine.loss < WORSE || mine.loss <= mine.margin) return false;
    this.notice.value = this.pending.value = null;
    this.warning.value = { choice, cost: mine.loss, ...(line && { line }) };
    return true;
  }

  /**
   * Makes one choice after the other, by their texts, as one decision of which the reader is sure: until the last is made,
   * or one of them turns out not to fit, nothing else is asked for. Whether all were made.
   */
  playAll = async (texts: string[]): Promise<boolean> => {
    if (this.held) return false;
    const insists = this.warning.value?.line?.join() === texts.join();
    if (this.consulted && !insists && (await this.warnsOfLine(texts))) return false;
    if (this.held) return false;
    this.pending.value = this.hint.value = this.warning.value = null;
    this.pace.hurry();
    return this.request("several", async () => {
      for (const text of texts) {
        const choice = this.known.value?.choices.find((one) => one.text === text);
        if (!choice) throw new Refused(["page-several-broken", {}]);
        await this.line.ask(this.playing(choice));
        await this.applied;
      }
      const waits = this.known.value?.unconfirmed === this.table.value?.seat && storage.confirm.value !== "never";
      if (waits) await this.line.ask({ type: "confirm", n: this.n });
    });
  };
  private whyNot(text: string): Message {
    const { actor, unconfirmed, thinking } = this.last!;
    const { rules } = this;
    const action = rules.number(text);
    if (actor === null) return ["web-over", {}];
    if (unconfirmed !== null) return ["web-unconfirmed", { who: { seat: unconfirmed } }];
    if (actor !== this.seat) return ["web-not-asked", { who: { seat: actor } }];
    if (thinking) return ["web-bot-plays", {}];
    if (action === undefined) return ["action-written", { text }];
    return rules.rules.legal(this.view).includes(action) ? ["web-legal", {}] : rules.reason(this.view, action);
  }

  undo = (): Promise<boolean> => this.request("undo", () => this.line.ask({ type: "undo", n: this.n }));
  confirm = (): Promise<boolean> => this.request("confirm", () => this.line.ask({ type: "confirm", n: this.n }));
  why = (action: string): void => {
    this.notice.value = this.whyNot(action);
  };
  /** What a bot would choose, compared with another choice if there is one in question. */
  askHint = (instead?: Choice): Promise<boolean> =>
    this.request("hint", async () => {
      const { n, rules, asking } = this;
      const { line, ...advice } = await adviceOn(asking, instead?.number ?? null);
      if (n !== this.n) return; // it comes too late
      const told = rules.messages.messages(rules.rules.joint(asking.view, line));
      const texts = line.map((number) => rules.actions[number]!.text);
      this.hint.value = { n, ...advice, line: texts, tells: told.length === 1 ? told[0]! : null };
    });
  rename = (name: string): void => {
    storage.name.value = name;
    this.tell({ type: "name", name });
  };
  seatPlayer = (seat: number, player: string): void => this.tell({ type: "seat", seat, player });
  revoke = (seat: number): Promise<boolean> => this.request("revoke", () => this.line.ask({ type: "revoke", seat }));
  rematch = (): void => this.tell({ type: "rematch" });
  comeBack = (): void => this.tell({ type: "return" });
  goOnVacation = (away: boolean): void => this.tell({ type: "vacation", away });
  speak = (text: string, emote?: string): void => this.tell({ type: "say", text, ...(emote && { emote }) });

  /** Looks at a moment of the past, through this seat's eyes or, once the game is over, anybody's. */
  look = (n: number, as?: number): Promise<boolean> =>
    this.request("moment", () => this.line.ask({ type: "moment", n, ...(as !== undefined && { as }) }));
}
