// A game in this browser: its rules with its tables. What a position holds, what can be chosen there and what would come of
// it, as `engine/game.py` has it for Python; a test holds the two together.

import { GameMessages } from "../messages";
import type {
  Cells,
  Choice,
  ChoiceEntry,
  GameResult,
  GameTables,
  Message,
  Noted,
  Seen,
  Setting,
  Value,
} from "../protocol";
import { type Action, actionsOf } from "./actions";
import { entriesOf } from "./choices";
import { Generator } from "./generator";
import { scoreLines } from "./points";
import { CHANCE, cellsOf, filled, type Rules, type State } from "./rules";

/** What would come of an action, as far as a seat can know. */
interface Outcome {
  after: State | null; // what the seat would see; null where something would come to light
  events: Noted[];
  further: Noted[];
}

export class Game {
  readonly actions: Action[];
  readonly messages: GameMessages;
  readonly players: number;
  private readonly numbers: Map<string, number>;

  constructor(
    readonly tables: GameTables,
    readonly rules: Rules,
    readonly options: Record<string, unknown>,
  ) {
    this.actions = actionsOf(tables);
    this.numbers = new Map(this.actions.map(({ text, number }) => [text, number]));
    this.messages = new GameMessages(tables.messages, options);
    this.players = options.players as number;
  }

  /** Where it begins; null with a table of data that is not the usual one, which only Python reads. */
  start(): State | null {
    const { usual, filled: cells, state } = this.tables;
    const chosen = new Set(cells.map(({ option }) => option));
    for (const [name, value] of Object.entries(this.options))
      if (!chosen.has(name) && JSON.stringify(value) !== JSON.stringify(usual[name])) return null;
    let blank: State = Uint8Array.from(atob(this.tables.blank), (sign) => sign.charCodeAt(0));
    for (const { option, cell, values, numbers } of cells)
      blank = filled(state, blank, cell, numbers[values.indexOf(this.options[option] as Setting)]!);
    return this.rules.begun(blank);
  }

  /** The number of an action by its text; undefined where there is none. */
  number(text: string): number | undefined {
    return this.numbers.get(text.split(/\s+/).join(" "));
  }

  /** What a seat sees, of its view. */
  seen(view: State, seat: number): Seen {
    const { state, facts } = this.tables;
    return {
      prompt: this.messages.messages(this.rules.prompt(view))[0]!,
      state: cellsOf(state, view),
      facts: facts ? cellsOf(facts, this.rules.factsOf(view, seat)) : {},
      scores: this.rules.scores(view),
    };
  }

  /** What was done, as a message of the game's table. */
  sentence(state: State, action: number): Noted {
    const [noted] = this.rules.sentence(state, action);
    if (noted) return noted;
    const { name, words } = this.actions[action]!; // the game says nothing else of it: its words, and who plays it
    const { messages } = this.tables.messages;
    const block = this.tables.actions.findIndex((one) => one.name === name);
    const places = words.map((word, i) => this.tables.actions[block]!.parameters[i]!.words.indexOf(word));
    return [messages.length - this.tables.actions.length + block, ...places, this.rules.actor(state) ?? -1];
  }

  /** Why an action can't be played in a position, or in a view of it. */
  reason(state: State, action: number): Message {
    const [name, values] = this.messages.messages(this.rules.reason(state, action))[0] ?? [
      "not-asked", // the game does not say why
      { asked: { message: this.messages.messages(this.rules.prompt(state))[0]! }, rules: this.tables.citation },
    ];
    return [name, { ...values, action: { message: this.actionName(action) } }];
  }

  /** What an action is called, whatever the position; as records have it where the game has no words for it. */
  private actionName(action: number): Message {
    const { text, name, words } = this.actions[action]!;
    const { named, parameters } = this.tables.actions.find((one) => one.name === name)!;
    if (!named) return ["action-written", { text }];
    const what = `says-${name}.action`;
    if (!words.length) return [what, {}];
    const parts = words.map((word, i): Value => {
      const parameter = parameters[i]!.name;
      if (parameter === "seat") return { seat: Number(word) };
      return /^\d+$/.test(word) ? Number(word) : { word: `${parameter}-${word}` };
    });
    return ["action-named", { what: { word: what }, parts }];
  }

  /** How the game ended; null before. */
  result(state: State): Omit<GameResult, "secret"> | null {
    if (this.rules.actor(state) !== null) return null;
    const standing = this.rules.standing(state);
    const ranks = standing.map((mine) => 1 + standing.filter((theirs) => theirs > mine).length);
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    const lines = scoreLines(this.messages, this.rules.finalLines(state));
    return { scores: this.rules.scores(state), ranks, winners, lines };
  }

  /** What the seat that is asked can choose, of its view, and the same as a list; `among` these only, where some are given. */
  asked(view: State, seat: number, among?: string[]): { choices: Choice[]; entries: ChoiceEntry[] } {
    const supposed = this.supposed(view);
    const unknown = this.unknown(view);
    const now = this.tables.facts && cellsOf(this.tables.facts, this.rules.factsOf(view, seat));
    const legal = this.rules.legal(view).filter((number) => among?.includes(this.actions[number]!.text) ?? true);
    const told = legal.map((number) => {
      const { text, name, words, masked } = this.actions[number]!;
      const sentence = this.sentence(view, number);
      const next = this.rules.play(supposed, number).state;
      const reveals = this.unknown(this.rules.view(next, seat)) < unknown;
      const actor = this.rules.actor(next);
      const outcome = this.outcome(view, supposed, number, reveals);
      const then = outcome.after && this.tables.facts && this.rules.factsOf(outcome.after, seat);
      const choice: Choice = {
        ...{ number, text, name, words },
        says: this.messages.messages([sentence])[0]!,
        preview: masked ? [] : this.preview(outcome, supposed, number, reveals),
        changes: now && then && !masked ? differing(now, cellsOf(this.tables.facts!, then)) : {},
        final: actor === CHANCE || actor === null || reveals,
      };
      return { choice, sentence };
    });
    return { choices: told.map(({ choice }) => choice), entries: entriesOf(this.actions, this.messages, told) };
  }

  /** What would come of a choice, as far as the seat that is asked can know. */
  foretold(view: State, seat: number, action: number): Message[] {
    const supposed = this.supposed(view);
    const next = this.rules.play(supposed, action).state;
    const reveals = this.unknown(this.rules.view(next, seat)) < this.unknown(view);
    return this.preview(this.outcome(view, supposed, action, reveals), supposed, action, reveals);
  }

  /** What a choice is called in a list. */
  label(state: State, action: number): Message {
    const sentence = this.sentence(state, action);
    const [name, values] = this.messages.messages([sentence])[0]!;
    return [this.messages.has(sentence, "label") ? `${name}.label` : name, values];
  }

  private outcome(view: State, supposed: State, action: number, reveals: boolean): Outcome {
    if (!reveals) {
      const { state: after, events } = this.rules.play(view, action);
      return { after, events, further: this.rules.preview(view, after, action) };
    }
    const known = this.rules.legal(supposed).includes(action); // no card out of a hand that one does not see
    const after = known ? this.rules.play(view, action).state : view;
    return { after: null, events: [], further: this.rules.preview(view, after, action) };
  }

  /** What happens, as it would, then what follows, then what begins with that: what the log has a heading for. */
  private preview({ events, further }: Outcome, supposed: State, action: number, reveals: boolean): Message[] {
    if (!this.rules.has("noting_preview"))
      return reveals ? [] : this.messages.messages(this.rules.play(supposed, action).events);
    const happens = this.messages.withLists(events).filter(({ entry, message: [name] }) => {
      return entry.message && !entry.use && name === entry.message && entry.forms.includes("would");
    });
    const would = happens.map(({ message: [name, values] }): Message => [`${name}.would`, values]);
    const begins = happens.findIndex(({ entry }) => entry.forms.includes("heading")); // such as a round
    const first = begins < 0 ? would.length : begins;
    return [...would.slice(0, first), ...this.messages.messages(further), ...would.slice(first)];
  }

  /** One full position that a view may stand for; the same view supposes the same. */
  supposed(view: State): State {
    return this.guessed(view, 0n);
  }

  /** A full position that a view may stand for, at random. */
  guessed(view: State, seed: bigint): State {
    return this.tables.hides ? this.redeal(view, seed).state : view;
  }

  /** How many things are hidden in a view. */
  unknown(view: State): number {
    return this.tables.hides ? this.redeal(view, 0n).guesses : 0;
  }

  private redeal(view: State, seed: bigint): { state: State; guesses: number } {
    const generator = new Generator(seed, 0n);
    let state = view;
    for (let guesses = 0; ; guesses++) {
      const { total, odds } = this.rules.unknown(state);
      if (total <= 0) return { state, guesses };
      state = this.rules.reveal(state, generator.weighted(odds, total));
    }
  }
}

/** Of each cell that differs its number, or of a list the entries that do, by their places. */
function differing(now: Cells, then: Cells): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(now)) {
    const other = then[name]!;
    if (!Array.isArray(value) || !Array.isArray(other)) {
      if (value !== other) found[name] = other;
      continue;
    }
    const places = other.flatMap((entry, at) => (String(entry) === String(value[at]) ? [] : [[at, entry] as const]));
    if (places.length) found[name] = Object.fromEntries(places);
  }
  return found;
}
