// A study as somebody goes about in it: where they are in its tree, what they and the bots add to it, and that it is kept.

import { batch, computed, effect, signal } from "@preact/signals";
import type { Evaluated } from "../../bots/advice";
import type { Choice, SavedStudy } from "../../protocol";
import type { Exploring, PossibleDraw } from "../../rules/exploration";
import { Refused } from "../common/api";
import { go } from "../common/routes";
import { keepToken, type StudyDraft, storage, tokenOfStudy } from "../device/storage";
import { editFrom } from "../editor/editor-client";
import { type AskedView, botChoice, EFFORTS, evaluate } from "../game/bots";
import { ExplorationClient, type ExploredLine } from "../game/exploration-client";
import { bytesOf, learnRules, scriptsOf } from "../game/rules";
import { seatsOf } from "../game/seats";
import { changeStudy, keepStudy } from "../game/studies";
import {
  endOf,
  grow,
  lineTo,
  nodes,
  promote,
  prune,
  read,
  type StudyNode,
  sibling,
  stopAfter,
  stopBefore,
  write,
} from "./study-tree";

const HUMAN = "human";
const SOON = 300; // milliseconds after the last change until it is sent
const AGAIN = 4000; // until it is tried again
const PASSING = ["page-unreachable", "page-failed", "web-too-fast", "web-not-stored", "web-not-read"]; // problems

/** One of the best choices. */
type JudgedChoice = Pick<Choice, "text" | "says"> & Evaluated["best"][number];

/** What a bot thinks of a place. */
export interface PlaceEvaluation {
  of: StudyNode;
  found: (Omit<Evaluated, "best"> & { seat: number; best: JudgedChoice[] }) | null;
  effort: number; // how many of the efforts are done
  thinking: boolean;
}

export class StudyClient extends ExplorationClient {
  readonly root: StudyNode;
  readonly at = signal<StudyNode>(null!);
  readonly players = signal<string[]>([]); // who plays each seat
  readonly grown = signal(0); // counts the changes of the tree, and of what is told of it
  readonly draws = signal<PossibleDraw[]>([]); // what chance may do here
  readonly botThinking = signal(false); // a bot is to play
  readonly evaluated = signal<PlaceEvaluation | null>(null);
  readonly state = signal<"kept" | "changed" | "unreachable" | "stale" | "refused">("kept");
  readonly mine: boolean;
  /** Only a change of those who play makes them others: sentences are put together with their names. */
  private readonly seats = computed(() => {
    const players = this.players.value;
    return seatsOf(this.study.names.map((name, i) => ({ name, player: players[i]! })));
  });
  override readonly table = computed(() => ({
    game: this.study.game,
    options: this.study.options,
    seat: this.eyes.value,
    seats: this.seats.value,
  }));
  private n: number;
  private changes = 0; // made here
  private saving: ReturnType<typeof setTimeout> | null = null;
  private sent = false; // something is on its way
  private closed = false;
  private stopping: AbortController | null = null; // for a bot that thinks

  constructor(
    readonly key: string,
    readonly study: SavedStudy,
  ) {
    super(study);
    this.mine = tokenOfStudy(key) !== undefined;
    const draft = this.mine ? storage.drafts.value[key] : undefined;
    const { line, at, players } = draft ?? study;
    this.n = study.n;
    this.players.value = players;
    this.root = read(line);
    this.at.value = at === null ? endOf(this.root) : (nodes(this.root)[at - 1] ?? this.root);
    if (draft && draft.n !== study.n) this.state.value = "stale";
    else if (draft) this.change();
  }

  /** Opens the study where it was left. */
  open = async (): Promise<void> => {
    await Promise.all([this.goTo(this.at.value), this.tell()]);
  };

  override close(): void {
    this.closed = true;
    this.stop();
    if (this.saving) void this.save();
  }

  /** The position that is looked at, in the editor. */
  edit = (): void => {
    const { game, options, position } = this.study;
    editFrom({ game, options, ...(position && { position }), steps: lineTo(this.at.value) });
  };

  // --- who plays ---

  /** The only person at the board, through whose eyes everything is seen; nobody where several play, or none. */
  private get person(): number | null {
    const people = this.players.value.flatMap((player, i) => (player === HUMAN ? [i] : []));
    return people.length === 1 ? people[0]! : null;
  }

  private eyesAsked(): Partial<Exploring> {
    return this.person === null ? { follow: true } : { seat: this.person };
  }

  /** The place where the tree tells what is looked at: of actions that are shown together, the last. */
  readonly told = computed(() => {
    this.grown.value;
    let one = this.at.value;
    while (one.parent && !one.deed && one.children.length === 1) one = one.children[0]!;
    return one;
  });

  /** The bot that is asked here. */
  readonly bot = computed(() => {
    const actor = this.known.value?.actor ?? -1;
    const player = this.players.value[actor];
    return player !== undefined && player !== HUMAN ? { seat: actor, player } : null;
  });

  seatPlayer = async (seat: number, player: string): Promise<void> => {
    this.stop();
    this.players.value = this.players.value.map((one, i) => (i === seat ? player : one));
    this.change();
    await Promise.all([this.goTo(this.at.value), this.tell()]);
  };

  protected override offers(): boolean {
    return this.mine && !this.bot.value;
  }

  // --- going about ---

  goTo = (to: StudyNode): Promise<boolean> => this.travel(to, false);

  /** On along the line that was last followed; what happens is shown. */
  onward = (): Promise<boolean> => {
    const to = stopAfter(this.at.value);
    return to === this.at.value ? Promise.resolve(false) : this.travel(to, true);
  };

  private travel(to: StudyNode, watched: boolean): Promise<boolean> {
    this.leave(to);
    this.pace.hurry();
    const take = (found: ExploredLine) => this.arrive(found, () => (watched ? this.moveOn(found) : this.begin(found)));
    const known = watched ? (this.known.value?.n ?? 0) : 0;
    const more = { ...this.eyesAsked(), still: !watched };
    return this.ask(watched ? "on" : "restart", lineTo(to), known, take, more);
  }

  back = (): Promise<boolean> => this.goTo(stopBefore(this.at.value));
  toBeginning = (): Promise<boolean> => this.goTo(this.root);
  toEnd = (): Promise<boolean> => this.goTo(endOf(this.at.value));

  /** To the line beside this one. */
  beside = (step: 1 | -1): boolean => {
    const to = sibling(this.at.value, step);
    if (to) void this.goTo(to);
    return !!to;
  };

  private leave(to: StudyNode): void {
    this.stop();
    this.at.value = to;
    for (let one = to; one.parent; one = one.parent) one.parent.way = one;
  }

  private arrive(found: ExploredLine, show: () => void): void {
    this.draws.value = found.draws;
    show();
  }

  // --- playing ---

  protected override async choose(texts: string[]): Promise<boolean> {
    const done = await this.extend(texts);
    if (done) void this.letBotsPlay();
    return done;
  }

  /** Lets chance do what it has to. */
  letFall = async (): Promise<void> => {
    if (await this.extend([], true)) void this.letBotsPlay();
  };

  /** Plays on from here, into the tree. */
  extend = (texts: string[], falls = !storage.draws.value): Promise<boolean> => {
    if (!this.mine) return Promise.resolve(false);
    this.pace.hurry();
    const from = this.at.value;
    const take = (found: ExploredLine) =>
      this.arrive(found, () => {
        const to = grow(from, found.line.slice(from.depth));
        for (const deed of found.deeds.length ? found.deeds : found.scenes) {
          const { first, n, by, tells, gains } = deed;
          let one = to;
          for (; one.depth > n; one = one.parent!);
          one.deed = { first, n, by, tells, gains };
          // What it has grown out of is told with it.
          for (one = one.parent!; one.depth >= first; one = one.parent!)
            if (one.children.length === 1 && !one.note) one.deed = null;
        }
        this.at.value = to;
        for (let one = to; one.parent; one = one.parent) one.parent.way = one;
        this.moveOn(found);
        this.change();
        // What goes on from a fork is told from there; what came is told as on a line without one.
        if (from.parent && from.children.length > 1) void this.tell();
      });
    const what = texts.length > 1 ? "several" : "play";
    const more = { ...this.eyesAsked(), falls };
    return this.ask(what, [...lineTo(from), ...texts], this.known.value?.n ?? 0, take, more);
  };

  /** Bots play until a person or whoever decides for chance is asked, or somebody stops them. */
  letBotsPlay = async (): Promise<void> => {
    if (this.botThinking.value || !this.mine) return;
    this.botThinking.value = true;
    while (this.botThinking.value && this.bot.value) {
      const here = this.at.value;
      try {
        this.stopping = new AbortController();
        const number = await botChoice(this.viewHere(), this.bot.value.player, this.key, this.stopping.signal);
        if (!this.botThinking.value || this.at.value !== here) return;
        if (!(await this.extend([this.rules.actions[number]!.text]))) break;
        await this.shown();
      } catch (problem) {
        this.showError(problem);
        break;
      }
    }
    this.botThinking.value = false;
  };

  stop = (): void => {
    this.botThinking.value = false;
    this.stopping?.abort();
    const evaluated = this.evaluated.value;
    if (evaluated?.thinking) this.evaluated.value = { ...evaluated, thinking: false };
  };

  /** Ends when everything has been shown, or nobody waits for it any more. */
  private shown(): Promise<void> {
    return new Promise((resolve) => {
      const dispose = effect(() => {
        if (this.pace.waiting.value && this.botThinking.value) return;
        queueMicrotask(() => dispose());
        resolve();
      });
    });
  }

  /** What whoever is asked here may know. */
  private viewHere(): AskedView {
    const { rules } = this;
    const line = this.lineOf(lineTo(this.at.value));
    const seat = rules.rules.actor(line.state)!;
    return { game: rules.tables.name, options: rules.options, view: line.view(seat), seat };
  }

  // --- the tree ---

  /** Takes the branch away that begins at a place. */
  remove = (from: StudyNode): Promise<boolean> => {
    const to = stopBefore(from);
    prune(from);
    this.change();
    return Promise.all([this.goTo(to), this.tell()]).then(([done]) => done);
  };

  /** Makes the line to here the main one. */
  makeMain = (): void => {
    promote(this.at.value);
    this.change();
  };

  write = (note: string): void => {
    this.at.value.note = note;
    this.change();
  };

  /** Tells what everything comes to, through the same eyes as the board is seen. */
  private async tell(): Promise<void> {
    const { game, begin } = this.study;
    await learnRules(game);
    const { toldOf, IllegalAction } = scriptsOf(game);
    const all = nodes(this.root);
    try {
      const told = toldOf(this.rules, bytesOf(begin), all, this.person);
      all.forEach((one, i) => {
        one.deed = told[i]!;
      });
      this.grown.value++;
    } catch (problem) {
      if (!(problem instanceof IllegalAction)) throw problem;
      this.notice.value = problem.says;
    }
  }

  // --- evaluating ---

  judge = async (): Promise<void> => {
    this.stop();
    const of = this.at.value;
    const stopping = new AbortController();
    this.stopping = stopping;
    let evaluated: PlaceEvaluation = { of, found: null, effort: 0, thinking: true };
    this.evaluated.value = evaluated;
    this.explanation.value = null; // it stands in the same place
    const wanted = () => this.evaluated.value === evaluated && !this.closed;
    try {
      for (let effort = 0; effort < EFFORTS; effort++) {
        const asked = this.viewHere();
        const { best, ...found } = await evaluate(asked, effort, stopping.signal);
        if (!wanted()) return;
        const choices = best.map((one): JudgedChoice => {
          const { text } = this.rules.actions[one.number]!;
          const [says] = this.rules.messages.messages([this.rules.sentence(asked.view, one.number)]);
          return { ...one, text, says: says! };
        });
        evaluated = {
          of,
          found: { ...found, seat: asked.seat, best: choices },
          effort: effort + 1,
          thinking: effort + 1 < EFFORTS,
        };
        this.evaluated.value = evaluated;
      }
    } catch (problem) {
      if (wanted()) this.evaluated.value = { ...evaluated, thinking: false };
      this.showError(problem);
    }
  };

  // --- keeping ---

  private get draft(): StudyDraft {
    const at = nodes(this.root).indexOf(this.at.value) + 1;
    return { n: this.n, line: write(this.root), at, players: this.players.value };
  }

  /** Something has changed: it is kept here at once, and by the server soon. */
  private change(): void {
    this.changes++;
    this.grown.value++;
    if (!this.mine) return;
    storage.drafts.value = { ...storage.drafts.value, [this.key]: this.draft };
    if (this.state.value === "stale") return;
    this.state.value = "changed";
    this.soon(SOON);
  }

  private soon(time: number): void {
    if (this.saving) clearTimeout(this.saving);
    this.saving = setTimeout(() => void this.save(), time);
  }

  private async save(): Promise<void> {
    if (this.saving) clearTimeout(this.saving);
    this.saving = null;
    if (this.sent) return; // what is on its way comes back here
    this.sent = true;
    const draft = this.draft;
    const { changes } = this;
    try {
      const { n } = await changeStudy(this.key, { token: tokenOfStudy(this.key)!, ...draft });
      this.n = n;
      if (this.changes !== changes) return this.change();
      batch(() => {
        this.state.value = "kept";
        this.forgetDraft();
      });
    } catch (problem) {
      const why = problem instanceof Refused ? problem.says[0] : "";
      this.state.value = why === "web-stale" ? "stale" : PASSING.includes(why) ? "unreachable" : "refused";
      if (this.state.value === "refused") this.showError(problem);
      if (this.state.value === "unreachable" && !this.closed) this.soon(AGAIN);
    } finally {
      this.sent = false;
    }
  }

  /** Makes a study of one's own of this one. */
  copy = (): Promise<boolean> =>
    this.request("copy", async () => {
      const { game, options, begin, position, names, seat } = this.study;
      const { line, at, players } = this.draft;
      const study = { game, options, ...(position && { position, begin }), names, seat, line, at, players };
      const { key, token } = await keepStudy(study);
      keepToken({ key, token, game });
      this.forgetDraft();
      go("study", key);
    });

  /** What was changed here is given up for what the server has. */
  giveUp = (): void => {
    this.forgetDraft();
    location.reload();
  };

  private forgetDraft(): void {
    const { [this.key]: _, ...others } = storage.drafts.value;
    storage.drafts.value = others;
  }
}
