// A table of this device: its game is played here, by the page's own rules, and kept in this browser. It tells a table's
// client the same as a server would (`web/tables`), so that the client need not know who keeps the game.

import { signal } from "@preact/signals";
import type {
  Founded,
  FromServer,
  Message,
  NewTable,
  SeatInfo,
  Sitter,
  TableInfo,
  TableScene,
  TableStanding,
} from "../../protocol";
import type { Game } from "../../rules/game";
import { Line, type LineScene } from "../../rules/line";
import { HUMAN, Sitting } from "../../rules/sitting";
import { inPage } from "../common/shelf";
import { type DeviceGame, readGame, textOf, watchGame, writeGame } from "../device/device-games";
import { Refused } from "../device/server";
import { deviceLink, deviceSeat, freshDeviceName, keepTable } from "../device/storage";
import { botChoice } from "../game/bots";
import { gameOf, learnRules, tablesOf } from "../game/rules";
import { seatOf } from "../game/seats";
import type { TableLine, TableRequest } from "./table-line";

const AGAIN = 4000; // milliseconds until a bot is asked once more that could not think

type Asked<Kind extends TableRequest["type"]> = Extract<TableRequest, { type: Kind }>;
type Told = FromServer extends infer One ? (One extends { type: string } ? Omit<One, "re"> : never) : never;

/** Lays a table of this device. */
export async function layDeviceTable(plan: NewTable): Promise<Founded> {
  const { game: name, options = {}, hints = true } = plan;
  const elsewhere = plan.seats.some(({ player = HUMAN }) => player !== HUMAN && !inPage.value.includes(player));
  if (elsewhere) throw new Refused(["page-bot-needs-server", {}]);
  await learnRules(name);
  const game = gameOf(name, options);
  const begin = game.start();
  if (!begin) throw new Refused(["page-own-table-needs-server", {}]);
  const line = new Line(game, begin);
  line.letFall();
  const table = freshDeviceName();
  const seats = plan.seats.map(({ name: called = "", player = HUMAN }) => ({ name: called, player }));
  const sitting = new Sitting(
    line,
    seats.map(({ player }) => player),
  );
  writeGame(table, keptForm(sitting, seats, hints, null));
  return {
    table,
    tokens: seats.map(({ player }, seat) => (player === HUMAN ? deviceLink(table, seat) : null)),
    spectator: deviceLink(table, -1),
  };
}

/** A game as it is kept. */
function keptForm(sitting: Sitting, seats: Sitter[], hints: boolean, next: string | null): DeviceGame {
  const { line, actor, confirmed } = sitting;
  const { game, steps, state } = line;
  const { name, rules_hash, messages } = game.tables;
  const result = game.result(state);
  return {
    record: {
      ...{ format: "tavoliere-record", version: 1, game: name, options: game.options, rules: rules_hash, seats },
      ...{ dice: null, steps: steps.map((action) => game.actions[action]!.text) },
      result: result && { scores: result.scores, ranks: result.ranks, winners: result.winners },
    },
    ...{ hints, confirmed, actor, next, changed: Date.now() / 1000 },
    sides: messages.sides[game.players]!,
  };
}

export class DeviceTable implements TableLine {
  readonly open = signal(false);
  readonly retrying = signal(0);
  readonly turnedAway = signal<Message | null>(null);
  private readonly table: string;
  private seat: number;
  private game: Game | null = null; // once its rules are here
  private kept: DeviceGame | null = null;
  private sitting: Sitting | null = null;
  private written = ""; // as it was read or written last: where it is another, somebody plays on in another tab
  private closed = false;
  private playing = false; // bots do
  private ready: Promise<void>;
  private readonly unwatch: () => void;

  constructor(
    private token: string,
    private readonly receive: (message: FromServer) => void,
    private readonly read: () => number | undefined, // the steps up to which summaries have been read
  ) {
    const place = deviceSeat(token)!;
    this.table = place.table;
    this.seat = place.seat;
    this.unwatch = watchGame(this.table, () => void this.again());
    this.ready = this.begin();
  }

  get seated(): string {
    return this.token;
  }

  async sit(token: string): Promise<void> {
    await this.ask({ type: "sit", token });
  }

  async ask(request: TableRequest): Promise<FromServer> {
    await this.ready;
    const told = { ...(await this.answer(request)) } as FromServer;
    this.receive(told);
    this.afterwards(request);
    return told;
  }

  tell(request: TableRequest, refused: (says: Message) => void): void {
    this.ask(request).catch((problem: unknown) => {
      if (!(problem instanceof Refused)) throw problem;
      refused(problem.says);
    });
  }

  turnAway(says: Message): void {
    this.turnedAway.value = says;
    this.close();
  }

  close(): void {
    this.closed = true;
    this.unwatch();
  }

  // --- the game as it is kept ---

  private async begin(): Promise<void> {
    try {
      await this.load();
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.turnAway(problem.says);
      return;
    }
    this.open.value = true;
    this.receive(this.everything() as FromServer);
    this.afterwards({ type: "sit", token: this.token });
  }

  /** Another tab has played on. */
  private async again(): Promise<void> {
    await this.ready;
    if (this.closed || textOf(this.table) === this.written) return;
    this.ready = this.begin();
  }

  private async load(): Promise<void> {
    const kept = readGame(this.table);
    if (!kept) throw new Refused(["web-no-table", {}]);
    const { game, options } = kept.record;
    await learnRules(game);
    this.game ??= gameOf(game, options);
    this.resume(kept);
  }

  /** The game is as it was kept. */
  private resume(kept: DeviceGame): void {
    const { record, confirmed } = kept;
    const game = this.game!;
    const line = new Line(game, game.start()!);
    for (const text of record.steps) {
      const action = game.number(text);
      // The rules of a later version may have forbidden what was played by those of an earlier one.
      if (action === undefined || !game.rules.legal(line.state).includes(action))
        throw new Refused(["page-device-other-rules", {}]);
      line.play(action);
    }
    this.sitting = new Sitting(
      line,
      record.seats.map(({ player }) => player),
    );
    this.sitting.confirmed = confirmed;
    this.kept = kept;
    this.written = textOf(this.table)!;
  }

  private get line(): Line {
    return this.sitting!.line;
  }

  /** Does something to the game, and keeps what came of it; where that can't be, nothing has happened. */
  private change(act: () => void): void {
    if (textOf(this.table) !== this.written) {
      void this.again();
      throw new Refused(["web-stale", {}]);
    }
    act();
    const { record, hints, next } = this.kept!;
    try {
      this.kept = keptForm(this.sitting!, record.seats, hints, next);
      this.written = writeGame(this.table, this.kept);
    } catch (problem) {
      this.resume(readGame(this.table)!);
      throw problem;
    }
  }

  // --- what is asked for ---

  private async answer(request: TableRequest): Promise<Told> {
    switch (request.type) {
      case "sit":
        this.token = request.token;
        this.seat = deviceSeat(request.token)!.seat;
        return this.everything();
      case "play":
        return this.play(request);
      case "undo":
        this.check(request.n, this.sitting!.undoable, "web-no-undo");
        this.change(() => this.sitting!.undo());
        return { type: "back", n: this.line.steps.length, standing: this.standing, scenes: this.lastScenes };
      case "confirm":
        this.check(request.n, this.sitting!.unconfirmed, "web-nothing-to-confirm");
        this.change(() => this.sitting!.confirm());
        return this.turn;
      case "moment":
        return this.moment(request);
      case "name":
        return this.seatChanged(this.seat, { name: request.name });
      case "seat":
        return this.handOver(request);
      case "rematch":
        return this.rematch();
      default:
        throw new Refused(["page-needs-server", {}]);
    }
  }

  /** What follows by itself once somebody has been answered. */
  private afterwards({ type }: TableRequest): void {
    if (type === "sit" && this.kept!.next) this.receive(this.invitation as FromServer);
    if (type === "seat") this.receive(this.turn as FromServer);
    void this.letBotsPlay();
  }

  /** Bots play until a person is asked. */
  private async letBotsPlay(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    while (!this.closed && this.sitting!.thinking)
      try {
        await this.letBotPlay();
      } catch (problem) {
        if (!(problem instanceof Refused)) throw problem;
        if (problem.says[0] !== "web-stale") this.receive({ type: "refused", message: problem.says } as FromServer);
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    this.playing = false;
  }

  private async letBotPlay(): Promise<void> {
    const { sitting, line } = this;
    const { record } = this.kept!;
    const [seat, steps] = [sitting!.actor!, line.steps.length];
    const level = sitting!.players[seat]!;
    const asked = { game: record.game, options: record.options, view: line.view(seat), seat };
    const action = await botChoice(asked, level, this.table);
    // Meanwhile a person may have taken the seat, or another tab has played on.
    const same = sitting === this.sitting && line.steps.length === steps && sitting!.players[seat] === level;
    if (same && !this.closed) this.receive(this.played(action, false) as FromServer);
  }

  /** Refused where somebody knows of another number of steps than there are, or it is not theirs to do. */
  private check(n: number, seat: number | null, otherwise: string): void {
    if (n !== this.line.steps.length) throw new Refused(["web-stale", {}]);
    if (seat === null || seat !== this.seat) throw new Refused([otherwise, {}]);
  }

  private play({ n, action, confirm }: Asked<"play">): Told {
    const { sitting, line } = this;
    if (n !== line.steps.length) throw new Refused(["web-stale", {}]);
    if (sitting!.actor === null) throw new Refused(["web-over", {}]);
    if (sitting!.unconfirmed !== null) throw new Refused(["web-unconfirmed", { who: { seat: sitting!.unconfirmed } }]);
    if (sitting!.actor !== this.seat) throw new Refused(["web-not-asked", { who: { seat: sitting!.actor } }]);
    if (sitting!.thinking) throw new Refused(["web-bot-plays", {}]);
    return this.played(action, !!confirm);
  }

  private played(action: number, confirm: boolean): Told {
    const { sitting, line } = this;
    if (!this.game!.rules.legal(line.state).includes(action)) throw new Refused(this.game!.reason(line.state, action));
    const first = line.steps.length;
    const by = sitting!.actor;
    this.change(() => {
      sitting!.play(action);
      if (confirm && sitting!.unconfirmed === by) sitting!.confirm();
    });
    return { type: "moved", standing: this.standing, ...this.news(first, first) };
  }

  private moment({ n, as = this.seat }: Asked<"moment">): Told {
    if (as !== this.seat && this.sitting!.actor !== null) throw new Refused(["web-other-eyes", {}]);
    return { type: "moment", n, as, view: this.line.view(as, n) };
  }

  private seatChanged(seat: number, change: Partial<Sitter>, act = () => {}): Told {
    this.change(() => {
      act();
      Object.assign(this.kept!.record.seats[seat]!, change);
    });
    return { type: "seats", seats: this.seats };
  }

  /** Gives a seat to a bot, or to somebody at this screen. */
  private handOver({ seat, player }: Asked<"seat">): Told {
    const { sitting, kept } = this;
    if (player === HUMAN)
      keepTable({ table: this.table, game: kept!.record.game, here: { [seat]: deviceLink(this.table, seat) } });
    return this.seatChanged(seat, { player }, () => {
      if (player !== HUMAN && sitting!.unconfirmed === seat) sitting!.confirm();
      sitting!.players[seat] = player;
    });
  }

  /** The same game again, everybody one seat further. */
  private async rematch(): Promise<Told> {
    if (this.sitting!.actor !== null) throw new Refused(["web-not-over", {}]);
    const { record, hints, next } = this.kept!;
    if (!next) {
      const seats = record.seats.map((_, seat) => record.seats[(seat + 1) % record.seats.length]!);
      const { table } = await layDeviceTable({ game: record.game, options: record.options, seats, hints });
      this.change(() => {
        this.kept!.next = table;
      });
    }
    return this.invitation;
  }

  private get invitation(): Told {
    const { next, record } = this.kept!;
    const further = this.seat < 0 ? -1 : (this.seat + record.seats.length - 1) % record.seats.length;
    return { type: "rematch", token: deviceLink(next!, further) };
  }

  // --- what is told ---

  private get seats(): SeatInfo[] {
    return this.kept!.record.seats.map((one) => ({ ...seatOf(one), sat: one.player === HUMAN }));
  }

  private get info(): TableInfo {
    const { record, hints } = this.kept!;
    const { version, remarks } = tablesOf(record.game);
    return {
      ...{ table: this.table, game: record.game, tables: version, options: record.options, remarks, hints },
      ...{ seat: this.seat, owner: true, seats: this.seats, commitment: null, clock: null, clocks: null, talk: [] },
    };
  }

  private everything(): Told {
    const shown = this.read() ?? this.line.steps.length;
    return { type: "table", table: this.info, standing: this.standing, ...this.news(0, shown) };
  }

  private get turn(): Told {
    const { view: _, ...turn } = this.standing;
    return { type: "standing", standing: turn };
  }

  /** Where the game stands, as it is seen from here. */
  private get standing(): TableStanding {
    const { actor, undoable, unconfirmed, thinking, line } = this.sitting!;
    const undo = undoable !== null && undoable === this.seat;
    return { n: line.steps.length, actor, unconfirmed, thinking, undo, secret: null, view: line.view(this.seat) };
  }

  /** The steps beyond the first so many with their scenes, those beyond `shown` with what is seen after them. */
  private news(first: number, shown: number) {
    const { line, seat } = this;
    return {
      steps: line.steps.slice(first).map((_, i) => line.toldStep(first + i, seat)),
      scenes: line.scenes(first, seat).map((scene) => this.told(scene, shown)),
    };
  }

  private told(scene: LineScene, shown: number): TableScene {
    const { line, seat } = this;
    const { shown: _, ...told } = line.toldScene(scene, seat, null);
    return { ...told, view: shown < scene.end && scene.end < line.steps.length ? line.view(seat, scene.end) : null };
  }

  /** The last scene that remains, which may have been longer. */
  private get lastScenes(): TableScene[] {
    const n = this.line.steps.length;
    return this.line.scenes(Math.max(0, n - 1), this.seat).map((scene) => this.told(scene, n));
  }
}
