// A game that somebody watches and plays: what has been shown of it, what is asked, and what is looked at. Where it comes
// from, a table or a line of play that somebody explores, is for those to say who know it (`TableClient`,
// `ExplorationClient`).

import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Explanation } from "../../kit/explaining";
import type { Choice, Gain, Message, SeatInfo, Seen, Standing } from "../../protocol";
import type { Game } from "../../rules/game";
import { Refused } from "../common/api";
import type { Hint } from "./bots";
import { type Frame, motion, Pace, stage } from "./pace";
import { gameOf, scriptsOf } from "./rules";
import type { LoggedStep, News, NotedNews, Scene } from "./scenes";

const MOST_RECENT = 30; // steps that are marked as the last ones
const AT_ONCE = 120; // milliseconds within which an answer seems to need no time
const NONE: Choice[] = [];

/** While something is being shown nothing is asked of anybody. */
const unasked = { choices: [], entries: [], undo: false, unconfirmed: null, thinking: false, result: null };

/** A scene with what is seen after it, which the standing says of the last one. */
export function frameOf(scene: Scene, standing: Standing): Frame {
  const { n, by, shown } = scene;
  if (!shown) return { scene, standing, last: true };
  return { scene, standing: { n, actor: by < 0 ? null : by, ...unasked, ...shown }, last: false };
}

/** A moment of the past that is looked at: after so many steps, and through whose eyes. */
export interface Moment extends Seen {
  n: number;
  as: number;
}

/** A choice that is clearly worse than the best: by how much, as a share of all games. */
interface Warning {
  choice: Choice;
  cost: number;
  line?: string[]; // where several choices are made as one: all of them, by their texts
}

/** Who plays what, and through whose eyes it is seen. */
interface Gathering {
  game: string;
  options: Record<string, unknown>;
  seat: number; // -1 for a spectator
  seats: SeatInfo[];
  remarks?: Message[]; // what is to be known of the game's tables of data
}

export abstract class GameClient {
  abstract readonly table: ReadonlySignal<Gathering | null>;
  readonly known = signal<Standing | null>(null); // where the game stands
  readonly standing = signal<Standing | null>(null); // where it stands as far as it has been shown
  readonly showing = signal(false); // there is more to be shown before anything is asked
  readonly steps = signal<LoggedStep[]>([]); // those of the scenes that have been shown
  readonly scenes = signal<Scene[]>([]);
  readonly latest = signal<Scene | null>(null); // the scene that led here
  readonly motion = signal<LoggedStep[]>([]); // its steps that have not been shown before
  readonly explanation = signal<Explanation | null>(null); // of the piece that is pointed at
  readonly moment = signal<Moment | null>(null); // a moment of the past that is looked at
  private readonly follows = signal(false); // it is the scene after the one looked at before
  private readonly rested = signal(true); // its pieces have come to rest
  readonly considered = signal<Choice[] | null>(null);
  readonly hint = signal<Hint | null>(null);
  readonly warning = signal<Warning | null>(null); // the tutor's, about what is being chosen
  readonly notice = signal<Message | null>(null); // why something can't be done
  readonly pending = signal<Choice | null>(null); // what is chosen and waits to be confirmed
  readonly busy = signal(""); // what has been asked and not been answered yet
  readonly moves = computed(() => this.busy.value === "play" || this.busy.value === "several");
  private readonly late = signal(false); // and the answer takes its time
  private readonly from = signal(0); // the step from which it was asked
  private requests = 0; // so far
  readonly pace = new Pace(
    (scene) => this.knows(scene),
    (frame, whole) => batch(() => this.show(frame, whole)),
    ({ n }) => this.mark(n),
    () => this.rest(),
    () => this.place(),
    () => this.timeToRead(),
  );
  private played: Game | null = null;
  protected ahead: LoggedStep[] = []; // steps that have not been shown
  protected scenesAhead: Scene[] = [];

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

  /** With whatever else it would decide at once. */
  readonly advice = computed(() => this.hint.value?.line ?? []);

  /** What has been done since the last decision of whoever sits here, who need not be shown their own. */
  readonly recent = computed(() => {
    const steps = this.steps.value;
    const me = this.table.value?.seat ?? -1;
    const mine = steps.findLastIndex(({ actor }) => actor === me && me >= 0);
    return steps.slice(mine === steps.length - 1 ? mine : Math.max(mine + 1, steps.length - MOST_RECENT));
  });

  /** What was chosen is shown to be on its way: not where the answer comes at once, or all would go out and on again. */
  readonly underWay = computed(
    () =>
      this.busy.value === "several" ||
      (this.moves.value && (this.late.value || this.standing.value?.n !== this.from.value)),
  );

  /** The choices that the board lights. */
  readonly offered = computed(() =>
    this.moment.value || this.underWay.value || !this.offers() ? NONE : (this.standing.value?.choices ?? NONE),
  );

  /** Whether anything may be chosen at all. */
  protected offers(): boolean {
    return true;
  }

  /** Whoever looked on has gone. */
  close(): void {}

  /** Where the board is. */
  place(): Element | null {
    return stage();
  }

  /** Whether whoever looks on knows it, having done it: it need not be shown before anything else is asked. */
  protected knows(scene: Scene): boolean {
    return scene.by === (this.table.value?.seat ?? -1);
  }

  /** The seconds that whoever looks on may read what was counted, before a clock of theirs runs. */
  timeToRead(): number {
    return Number.POSITIVE_INFINITY;
  }

  /** Everything has been shown. */
  protected rest(): void {}

  /** Summaries up to a step have been read. */
  protected mark(_: number): void {}

  // --- news ---

  /** News with their sentences, once the game's rules are here. */
  protected inWords<Noted extends NotedNews>(noted: Noted): Omit<Noted, keyof News> & News {
    const { rules } = this;
    return scriptsOf(rules.tables.name).inWords(noted, [...this.steps.value, ...this.ahead], rules);
  }

  /** The game itself, once its rules are here. */
  protected get rules(): Game {
    const { game, options } = this.table.value!;
    this.played ??= gameOf(game, options);
    return this.played;
  }

  /** What was before is forgotten: the game stands so, and nothing moves. */
  protected begin({ steps, scenes, standing }: News): void {
    this.clear();
    this.steps.value = steps;
    this.scenes.value = scenes;
    this.known.value = standing;
    this.stand(standing, scenes.at(-1) ?? null);
  }

  /** New steps, to be shown one scene after the other; the first scene may have begun before. */
  protected moveOn({ steps, scenes, standing: now }: News): void {
    const last = this.ahead.at(-1)?.n ?? this.steps.value.at(-1)?.n ?? 0;
    this.ahead.push(...steps.filter((step) => step.n > last));
    this.scenesAhead.push(...scenes);
    this.known.value = now;
    this.notice.value = null;
    this.pace.add(scenes.map((scene) => frameOf(scene, now)));
  }

  /** Only the first n steps remain; `scenes` has the last one of them, which may have been longer. */
  protected moveBack(n: number, { scenes, standing }: Omit<News, "steps">): void {
    this.clear();
    this.steps.value = this.steps.value.filter((step) => step.n <= n);
    this.scenes.value = [...this.scenes.value.filter(({ first }) => first < (scenes[0]?.first ?? 1)), ...scenes];
    this.known.value = standing;
    this.stand(standing, null);
  }

  /** A moment of the past, to be looked at. */
  protected turnTo(moment: Moment): void {
    const scene = this.scenes.value.find(({ n }) => n === moment.n);
    const before = this.moment.value;
    this.follows.value = !!scene && before?.n === scene.first - 1 && before.as === moment.as;
    this.explanation.value = this.considered.value = this.notice.value = null;
    this.moment.value = moment;
    this.rested.value = !this.follows.value;
    if (this.follows.value)
      void motion(this.place()).then(() => {
        if (this.moment.value === moment) this.rested.value = true;
      });
  }

  protected clear(): void {
    this.pace.clear();
    this.showing.value = false;
    this.ahead = [];
    this.scenesAhead = [];
    this.motion.value = [];
  }

  // --- what is shown ---

  protected show({ scene, standing }: Frame, whole: boolean): void {
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

  protected stand(standing: Standing, scene: Scene | null): void {
    if (standing.n !== this.standing.value?.n || standing.choices.length === 0) {
      this.considered.value = null;
      this.explanation.value = null; // the piece may be gone
      this.hint.value = null;
      this.pending.value = null;
      this.warning.value = null;
    }
    this.latest.value = scene;
    this.standing.value = standing;
  }

  // --- wishes ---

  /** Asks for something; whoever shows the answer says `answered` with it, or all would be drawn once more. */
  protected async request(what: string, send: (answered: () => void) => Promise<unknown>): Promise<boolean> {
    const number = ++this.requests;
    const waits = () => number === this.requests && this.busy.value === what;
    const answered = () => {
      if (waits()) this.busy.value = "";
    };
    batch(() => {
      this.notice.value = null;
      this.late.value = false;
      this.from.value = this.standing.value?.n ?? 0;
      this.busy.value = what;
    });
    const timer = window.setTimeout(() => (this.late.value = waits()), AT_ONCE);
    try {
      await send(answered);
      return true;
    } catch (problem) {
      this.showError(problem);
      return false;
    } finally {
      window.clearTimeout(timer);
      answered();
    }
  }

  /** Says why something was refused; anything else that goes wrong is a mistake of the page. */
  showError = (problem: unknown): void => {
    if (!(problem instanceof Refused)) throw problem;
    this.notice.value = problem.says;
  };

  /** Nothing can be chosen now. A hint that is thought about holds nobody up. */
  protected get held(): boolean {
    return (this.busy.value !== "" && this.busy.value !== "hint") || !!this.moment.value || this.showing.value;
  }

  /** Makes a choice; `sure`: without asking once more. */
  abstract play: (choice: Choice, sure?: boolean) => void;
  /** Makes one choice after the other, by their texts, as one decision; whether all were made. */
  abstract playAll: (texts: string[]) => Promise<boolean>;
  /** Asks why an action is not legal. */
  abstract why: (action: string) => void;
  /** Looks at a moment of the past, through this seat's eyes or those of another. */
  abstract look: (n: number, as?: number) => Promise<boolean>;
  now = (): void => {
    this.moment.value = null;
  };
}
