// One seat at one table: what the server told about it, and what whoever sits there is looking at.

import { batch, computed, signal } from "@preact/signals";
import type { Explanation } from "../kit/explaining";
import { tempo } from "../kit/tempo";
import type {
  Choice,
  FromServer,
  Gain,
  HintMessage,
  Message,
  MomentMessage,
  Line as SaidLine,
  Scene,
  Standing,
  Step,
  TableInfo,
  TableMessage,
  Weight,
} from "../protocol";
import { Refused } from "./api";
import { isOpen } from "./boards";
import { type ClocksAt, clocksNow } from "./clock-face";
import { type KeptTable, keepTable, kept, tableOf } from "./kept";
import { type Frame, motion, Pace } from "./pace";
import { go } from "./routes";
import { openShelf } from "./shelf";
import { Line, type Wish } from "./socket";
import { learn, named } from "./words";

const MOST_RECENT = 30; // steps that are marked as the last ones
const REMATCH_PATIENCE = 1500; // milliseconds for a seat of this screen to be given its place at the next table

type Places = Pick<KeptTable, "here" | "spectator">;

let next: Places | null = null; // the places of this screen at the table of a rematch, until it is known

/** While something is being shown nothing is asked of anybody. */
const unasked = { choices: [], entries: [], undo: false, unconfirmed: null, thinking: false, result: null };

/** A choice that is clearly worse than the best: by how much, as a share of all games. */
export interface Doubt {
  choice: Choice;
  cost: number;
}

const WORSE = 0.05; // of all games, from which on a choice is worth a question
const PATIENCE = 2500; // milliseconds that a choice waits for what the tutor thinks of it

/** A scene with what is seen after it, which the standing says of the last one. */
function frameOf(scene: Scene, standing: Standing): Frame {
  const { n, by, shown } = scene;
  if (!shown) return { scene, standing, last: true };
  return { scene, standing: { n, actor: by < 0 ? null : by, ...unasked, ...shown }, last: false };
}

export class TableClient {
  private readonly told = signal<TableInfo | null>(null);
  readonly table = computed(() => this.told.value && { ...this.told.value, seats: named(this.told.value.seats) });
  readonly known = signal<Standing | null>(null); // where the game stands
  readonly standing = signal<Standing | null>(null); // where it stands as far as it has been shown
  readonly showing = signal(false); // there is more to be shown before anything is asked
  readonly steps = signal<Step[]>([]); // those of the scenes that have been shown
  readonly scenes = signal<Scene[]>([]);
  readonly latest = signal<Scene | null>(null); // the scene that led here
  readonly motion = signal<Step[]>([]); // its steps that have not been shown before
  readonly explanation = signal<Explanation | null>(null); // of the piece that is pointed at
  readonly moment = signal<MomentMessage | null>(null); // a moment of the past that is looked at
  private readonly follows = signal(false); // it is the scene after the one looked at before
  private readonly rested = signal(true); // its pieces have come to rest
  readonly considered = signal<Choice[] | null>(null);
  readonly hint = signal<HintMessage | null>(null);
  readonly doubt = signal<Doubt | null>(null); // the tutor's, about what is being chosen
  readonly notice = signal<Message | null>(null); // why something can't be done
  readonly pending = signal<Choice | null>(null); // what is chosen and waits to be confirmed
  readonly busy = signal(""); // what has been asked and not been answered yet
  readonly moves = computed(() => this.busy.value === "play" || this.busy.value === "several");
  readonly curtain = signal<number | null>(null); // the seat to which the screen is being passed
  readonly clocks = signal<ClocksAt | null>(null);
  readonly talk = signal<SaidLine[]>([]);
  readonly justSaid = signal<SaidLine | null>(null);
  readonly line: Line;
  readonly pace = new Pace(
    () => this.table.value?.seat ?? -1,
    (frame, whole) => batch(() => this.show(frame, whole)),
    ({ n }) => this.mark(n),
    () => this.rest(),
  );
  private weighing: { n: number; weights: Promise<Weight[]> } | null = null;
  private ahead: Step[] = []; // steps that have not been shown
  private scenesAhead: Scene[] = [];
  private applied: Promise<void> = Promise.resolve();
  private rematching: { left: string[]; places: Places; timer: number } | null = null;

  /** The seat that the table asks now and that can answer. */
  readonly asked = computed(() => {
    const standing = this.standing.value;
    return standing && (standing.choices.length > 0 || standing.unconfirmed === this.table.value?.seat);
  });

  /** The scene that is looked at: of the past, or the last one. */
  readonly scene = computed(() => {
    const n = this.moment.value?.n;
    return n === undefined ? this.latest.value : (this.scenes.value.find((scene) => scene.n === n) ?? null);
  });

  /** The steps of the moment that is looked at. */
  readonly momentSteps = computed(() => {
    const scene = this.moment.value && this.scene.value;
    return scene ? this.steps.value.filter(({ n }) => scene.first <= n && n <= scene.n) : [];
  });
  /** The same, where the moment follows the one looked at before, so that its pieces may move. */
  readonly momentMotion = computed(() => (this.follows.value ? this.momentSteps.value : []));

  /** Everything that was done up to what is looked at. */
  readonly past = computed(() => {
    const at = this.moment.value?.n;
    return at === undefined ? this.steps.value : this.steps.value.filter(({ n }) => n <= at);
  });

  /** What is looked at has come to rest: what it came to may be said. */
  readonly settled = computed(() => (this.moment.value ? this.rested.value : this.pace.settled.value));
  /** The points as far as they have been shown: what a scene brings counts once it has come to rest. */
  readonly scores = computed(() => {
    const seen = this.moment.value ?? this.standing.value;
    const scores = seen?.scores ?? [];
    const at = this.moment.value ? this.scenes.value.indexOf(this.scene.value!) : this.scenes.value.length - 1;
    const last = this.scenes.value[at - 1]?.scores;
    if (this.settled.value || !last) return scores;
    const after = (gains: Gain[]) =>
      last.map((score, i) => gains.reduce((sum, { seat, points }) => sum + (seat === i ? points : 0), score));
    const adds = after(this.scene.value?.gains ?? []).every((score, i) => score === scores[i]); // not where it is a mean
    return adds ? after(this.counted.value) : last;
  });
  /** What the scene brings, as far as it has been counted. */
  readonly counted = computed(() => {
    const gains = this.scene.value?.gains ?? [];
    const part = this.moment.value ? -1 : this.pace.part.value;
    return this.settled.value ? gains : gains.filter((gain) => gain.part <= part);
  });

  /** The choice that a bot would make. */
  readonly hinted = computed(() => {
    const best = this.hint.value?.best[0]?.number;
    return this.standing.value?.choices.find(({ number }) => number === best) ?? null;
  });

  /** What has been done since the last decision of whoever sits here, who need not be shown their own. */
  readonly recent = computed(() => {
    const steps = this.steps.value;
    const me = this.table.value?.seat ?? -1;
    const mine = steps.findLastIndex(({ actor }) => actor === me && me >= 0);
    return steps.slice(mine === steps.length - 1 ? mine : Math.max(mine + 1, steps.length - MOST_RECENT));
  });

  constructor(readonly token: string) {
    this.line = new Line(
      token,
      (message) => this.take(message),
      () => this.read,
    );
  }

  close(): void {
    window.clearTimeout(this.rematching?.timer);
    this.line.close();
  }

  // --- from the server ---

  /** One after the other: the words of a game must be there before its first sentence. */
  private take(message: FromServer): void {
    this.applied = this.applied.then(async () => {
      if (message.type === "table") await Promise.all([learn(message.table.game), openShelf().catch(() => {})]); // without it, a plain board
      batch(() => this.apply(message));
    });
  }

  private apply(message: FromServer): void {
    switch (message.type) {
      case "table":
        if (this.table.value?.seat !== message.table.seat) this.moment.value = null;
        this.told.value = message.table;
        this.clocks.value = message.table.clocks && clocksNow(message.table.clocks);
        this.talk.value = message.table.talk;
        this.pace.clear();
        this.showing.value = false;
        this.ahead = [];
        this.scenesAhead = [];
        this.motion.value = [];
        this.remember(message.table, message.standing.n);
        this.known.value = message.standing;
        this.resume(message);
        break;
      case "moved": {
        const last = this.ahead.at(-1)?.n ?? this.steps.value.at(-1)?.n ?? 0;
        this.ahead.push(...message.steps.filter((step) => step.n > last));
        this.scenesAhead.push(...message.scenes);
        this.known.value = message.standing;
        this.notice.value = null;
        this.pace.add(message.scenes.map((scene) => frameOf(scene, message.standing)));
        break;
      }
      case "back":
        this.pace.clear();
        this.showing.value = false;
        this.ahead = [];
        this.scenesAhead = [];
        this.motion.value = [];
        this.steps.value = this.steps.value.filter((step) => step.n <= message.n);
        this.scenes.value = [
          ...this.scenes.value.filter(({ first }) => first < (message.scenes[0]?.first ?? 1)),
          ...message.scenes,
        ];
        this.known.value = message.standing;
        this.stand(message.standing, null);
        if ((this.read ?? 0) > message.n) this.mark(message.n);
        break;
      case "standing":
        this.known.value = message.standing;
        if (!this.pace.put(message.standing)) {
          this.stand(message.standing, this.latest.value);
          if (!this.pace.waiting.value) this.passScreen();
        }
        break;
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
      case "moment": {
        const scene = this.scenes.value.find(({ n }) => n === message.n);
        const before = this.moment.value;
        this.follows.value = !!scene && before?.n === scene.first - 1 && before.as === message.as;
        this.explanation.value = this.considered.value = this.notice.value = null;
        this.moment.value = message;
        this.rested.value = !this.follows.value;
        if (this.follows.value)
          void motion().then(() => {
            if (this.moment.value === message) this.rested.value = true;
          });
        break;
      }
      case "why":
      case "refused":
        this.notice.value = message.message;
        break;
      case "hint":
        if (message.n === this.n) this.hint.value = message; // or it came too late
        break;
      case "rematch":
        void this.follow(message.token);
        break;
      case "token":
        this.keepAway(message.seat, message.token);
        break;
    }
  }

  /** Shows where the game stands; if a summary has not been read yet, that comes first, then what followed it. */
  private resume({ steps, scenes, standing }: TableMessage): void {
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

  /** Everything has been shown. */
  private rest(): void {
    const last = this.scenes.value.findLast(({ summary }) => summary)?.n ?? 0;
    if (last > (this.read ?? 0)) this.mark(last);
    this.passScreen();
  }

  private get read(): number | undefined {
    return tableOf(this.token)?.read;
  }

  /** Summaries up to a step need not be shown again. */
  private mark(read: number): void {
    const table = tableOf(this.token);
    if (table) keepTable({ table: table.table, game: table.game, read });
  }

  private show({ scene, standing }: Frame, whole: boolean): void {
    const fresh = this.ahead.filter((step) => step.n <= scene.n);
    const scenes = this.scenes.value.slice();
    for (const one of this.scenesAhead.filter(({ n }) => n <= scene.n)) {
      while (scenes.length && scenes.at(-1)!.first >= one.first) scenes.pop(); // it has grown
      scenes.push(one);
    }
    if (fresh.length) this.steps.value = [...this.steps.value, ...fresh];
    if (fresh.length) this.scenes.value = scenes;
    this.ahead = this.ahead.filter((step) => step.n > scene.n);
    this.scenesAhead = this.scenesAhead.filter(({ n }) => n > scene.n);
    if (fresh.length) this.motion.value = fresh;
    this.showing.value = !whole;
    const by = scene.by < 0 ? null : scene.by;
    this.stand(whole ? standing : { ...standing, actor: by, ...unasked }, scene);
  }

  private stand(standing: Standing, scene: Scene | null): void {
    if (standing.n !== this.standing.value?.n || standing.choices.length === 0) {
      this.considered.value = null;
      this.explanation.value = null; // the piece may be gone
      this.hint.value = null;
      this.pending.value = null;
      this.doubt.value = null;
    }
    this.latest.value = scene;
    const mine = standing.unconfirmed !== null && standing.unconfirmed === this.table.value?.seat;
    const agrees = mine && kept.confirm.value === "never" && !this.moment.value;
    this.standing.value = agrees ? { ...standing, unconfirmed: null, undo: false } : standing;
    if (agrees) void this.confirm();
    if (this.tutored) this.weigh();
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
    const there = await this.wish("sit", () => this.line.sit(token));
    await this.applied;
    if (there) this.curtain.value = null;
  }

  private remember(table: TableInfo, n: number): void {
    const token = this.line.seated;
    // A friend's link that is tried in the browser which keeps it is not a second seat at this screen.
    if (kept.tables.value.some((one) => Object.values(one.away).includes(token))) return;
    const places = next?.here[table.seat] === token || next?.spectator === token ? next : null;
    if (places) next = null;
    const read = tableOf(token)?.read ?? n; // whoever comes for the first time is not shown old summaries
    if (table.seat < 0) keepTable({ ...places, table: table.table, game: table.game, spectator: token, read });
    else
      keepTable({
        ...{ ...places, table: table.table, game: table.game, read },
        here: { ...places?.here, [table.seat]: token },
      });
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
      if (this.busy.value === what) this.busy.value = "";
    }
  }

  /** What everybody is told about, so that no answer of its own comes back unless it is refused. */
  private tell(wish: Wish): void {
    this.notice.value = null;
    this.line.tell(wish, (says) => (this.notice.value = says));
  }

  private get n(): number {
    return this.known.value?.n ?? 0;
  }

  /** Nothing can be chosen now. A hint that is thought about holds nobody up. */
  private get held(): boolean {
    return (this.busy.value !== "" && this.busy.value !== "hint") || !!this.moment.value || this.showing.value;
  }

  /** Makes a choice, or asks about it first: a second time the same is the answer. */
  play = (choice: Choice, sure = false): void => {
    if (this.held) return;
    const insists = this.doubt.value?.choice.number === choice.number;
    if (this.tutored && !insists) void this.consult(choice, sure);
    else this.decide(choice, sure || insists);
  };
  private decide(choice: Choice, sure: boolean): void {
    const asks = kept.confirm.value === "always" || (kept.confirm.value === "final" && choice.final);
    if (asks && !sure && this.pending.value?.number !== choice.number) {
      this.notice.value = null;
      this.pending.value = choice;
      return;
    }
    this.pending.value = this.doubt.value = null;
    this.pace.hurry();
    void this.wish("play", () => this.line.ask({ type: "play", n: this.n, action: choice.number }));
  }

  /** Whether a tutor sits beside whoever plays here: only where all others are bots. */
  private get tutored(): boolean {
    const table = this.table.value;
    const standing = this.known.value;
    return (
      kept.tutor.value &&
      !!table?.hints &&
      table.seats.filter(({ player }) => player === "human").length === 1 &&
      !this.moment.value &&
      (standing?.choices.length ?? 0) > 1
    );
  }

  /** Lets the tutor think about what is asked, while whoever sits here does. */
  private weigh(): Promise<Weight[]> {
    if (this.weighing?.n !== this.n) {
      const answer = this.line.ask({ type: "weigh", n: this.n });
      const weights = answer.then(
        (told) => (told.type === "weighed" ? told.weights : []),
        () => [], // without an opinion nothing is asked
      );
      this.weighing = { n: this.n, weights };
    }
    return this.weighing.weights;
  }

  /** Makes a choice, unless the tutor finds it clearly worse than another: then it is asked about. */
  private async consult(choice: Choice, sure: boolean): Promise<void> {
    const { n } = this;
    this.busy.value = "tutor";
    const late = new Promise<Weight[]>((resolve) => window.setTimeout(() => resolve([]), PATIENCE));
    const weights = await Promise.race([this.weigh(), late]);
    if (this.busy.value === "tutor") this.busy.value = "";
    if (n !== this.n || this.held) return;
    const best = weights.reduce((one, other) => (other.value > one.value ? other : one), weights[0]!);
    const mine = weights.find(({ number }) => number === choice.number);
    const cost = best && mine ? best.value - mine.value : 0;
    if (cost >= WORSE && cost > Math.hypot(best.margin, mine!.margin)) {
      this.notice.value = this.pending.value = null;
      this.doubt.value = { choice, cost };
    } else this.decide(choice, sure);
  }

  /**
   * Makes one choice after the other, by their texts, as one decision of which the reader is sure: until the last is made,
   * or one of them turns out not to fit, nothing else is asked for. Whether all were made.
   */
  playAll = async (texts: string[]): Promise<boolean> => {
    if (this.held) return false;
    this.pending.value = this.hint.value = null;
    this.pace.hurry();
    return this.wish("several", async () => {
      for (const text of texts) {
        const choice = this.known.value?.choices.find((one) => one.text === text);
        if (!choice) throw new Refused(["page-several-broken", {}]);
        await this.line.ask({ type: "play", n: this.n, action: choice.number });
        await this.applied;
      }
      const waits = this.known.value?.unconfirmed === this.table.value?.seat && kept.confirm.value !== "never";
      if (waits) await this.line.ask({ type: "confirm", n: this.n });
    });
  };
  undo = (): Promise<boolean> => this.wish("undo", () => this.line.ask({ type: "undo", n: this.n }));
  confirm = (): Promise<boolean> => this.wish("confirm", () => this.line.ask({ type: "confirm", n: this.n }));
  why = (action: string): void => void this.wish("why", () => this.line.ask({ type: "why", action }));
  /** What a bot would choose, compared with another choice if there is one in question. */
  askHint = (instead?: Choice): Promise<boolean> =>
    this.wish("hint", () => this.line.ask({ type: "hint", n: this.n, ...(instead && { instead: instead.number }) }));
  rename = (name: string): void => {
    kept.name.value = name;
    this.tell({ type: "name", name });
  };
  seatPlayer = (seat: number, player: string): void => this.tell({ type: "seat", seat, player });
  revoke = (seat: number): Promise<boolean> => this.wish("revoke", () => this.line.ask({ type: "revoke", seat }));
  rematch = (): void => this.tell({ type: "rematch" });
  comeBack = (): void => this.tell({ type: "return" });
  speak = (text: string, emote?: string): void => this.tell({ type: "say", text, ...(emote && { emote }) });

  /** Looks at a moment of the past, through this seat's eyes or, once the game is over, anybody's. */
  look = (n: number, as?: number): Promise<boolean> =>
    this.wish("moment", () => this.line.ask({ type: "moment", n, ...(as !== undefined && { as }) }));
  now = (): void => {
    this.moment.value = null;
  };
}
