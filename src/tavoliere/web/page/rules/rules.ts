// The rules of a game as WebAssembly: the same text that runs everywhere else (`engine/wasm.py`). States go in and come
// out as their bytes.

import type { Cells, GameTables, Noted, StateTable } from "../protocol";

export const CHANCE = -1;
export const NOBODY = -1;
const NOBODY_ACTS = -2;
const MOST_LEGAL = 512;
const MOST_NOTED = 4096;

/** The bytes of a state, which never change. */
export type State = Uint8Array;

type Exports = { memory: WebAssembly.Memory; room: (bytes: number) => number } & Record<
  string,
  ((...given: number[]) => number) | undefined
>;

export class Rules {
  private readonly exports: Exports;
  private readonly state: number; // addresses
  private readonly other: number;
  private readonly row: number;
  private readonly notes: number;
  private readonly facts: number;

  constructor(
    instance: WebAssembly.Instance,
    readonly size: number,
    private readonly factsSize: number,
  ) {
    this.exports = instance.exports as unknown as Exports;
    const room = this.exports.room;
    [this.state, this.other, this.row, this.notes, this.facts] = [
      room(size),
      room(size),
      room(4 * MOST_LEGAL),
      room(4 * MOST_NOTED),
      room(factsSize),
    ];
  }

  static async load(module: WebAssembly.Module, { state, facts }: GameTables): Promise<Rules> {
    return new Rules(await WebAssembly.instantiate(module, {}), state.size, facts?.size ?? 0);
  }

  has(form: string): boolean {
    return this.exports[form] !== undefined;
  }

  /** Where a game begins, of a state in which only the options are filled. */
  begun(blank: State): State {
    this.ask("setup", blank);
    return this.taken();
  }

  /** A seat, CHANCE, or null when the game is over. */
  actor(state: State): number | null {
    const actor = this.ask("actor", state);
    return actor === NOBODY_ACTS ? null : actor;
  }

  legal(state: State): number[] {
    const count = this.ask("legal", state, this.row);
    return count > 0 ? this.numbers(this.row, count) : [];
  }

  /** At a step of chance the relative odds of each legal action. */
  weights(state: State): number[] {
    const legal = this.legal(state);
    this.ask("weights", state, this.row);
    const weights = this.numbers(this.row, MOST_LEGAL);
    return legal.map((action) => weights[action]!);
  }

  scores(state: State): number[] {
    return this.numbers(this.row, this.ask("scores", state, this.row));
  }

  standing(state: State): number[] {
    return this.numbers(this.row, this.ask("standing", state, this.row));
  }

  /** What a seat may know; -1 is a spectator. */
  view(state: State, seat: number): State {
    this.ask("view", state, seat);
    return this.taken();
  }

  /** How many things a view leaves open, and the relative odds of what the next of them is. */
  unknown(state: State): { total: number; odds: number[] } {
    const total = this.ask("unknown", state, this.row);
    return { total, odds: this.numbers(this.row, MOST_LEGAL) };
  }

  reveal(state: State, what: number): State {
    this.ask("reveal", state, what);
    return this.taken();
  }

  /** What a seat sees of an action that is played in a position: the number of an action. */
  seen(state: State, action: number, seat: number): number {
    return this.ask("seen", state, action, seat);
  }

  /** The state after an action, and what the rules noted. */
  play(state: State, action: number): { state: State; events: Noted[] } {
    const events = this.noted("apply", state, action);
    return { state: this.taken(), events };
  }

  factsOf(state: State, seat: number): Uint8Array {
    this.bytes(this.facts, this.factsSize).fill(0);
    this.ask("facts_of", state, seat, this.facts);
    return this.bytes(this.facts, this.factsSize).slice();
  }

  /** What an action is shown together with: those in a row with the same number are one scene; 0: by itself. */
  together(state: State, action: number): number {
    return this.has("together") ? this.ask("together", state, action) : 0;
  }

  /** The seat in whose turn a step of chance falls, or -1. */
  owner(state: State, action: number): number {
    return this.has("owner") ? this.ask("owner", state, action) : NOBODY;
  }

  prompt(state: State): Noted[] {
    return this.noted("prompt", state);
  }

  sentence(state: State, action: number): Noted[] {
    return this.noted("sentence", state, action);
  }

  reason(state: State, action: number): Noted[] {
    return this.noted("reason", state, action);
  }

  finalLines(state: State): Noted[] {
    return this.noted("final_lines", state);
  }

  /** What several steps are told as, of which the first is played here. */
  joint(state: State, actions: number[]): Noted[] {
    new Int32Array(this.exports.memory.buffer, this.row, actions.length).set(actions);
    return this.noted("joint", state, this.row, actions.length);
  }

  /** What else would come of an action, between the states before and after it. */
  preview(before: State, after: State, action: number): Noted[] {
    this.bytes(this.other, this.size).set(after);
    return this.noted("preview", before, this.other, action);
  }

  private noted(form: string, state: State, ...given: number[]): Noted[] {
    if (!this.has(`noting_${form}`)) return [];
    new Int32Array(this.exports.memory.buffer, this.notes, 1)[0] = 0;
    this.ask(`noting_${form}`, state, ...given, this.notes);
    const all = new Int32Array(this.exports.memory.buffer, this.notes, MOST_NOTED);
    const found: Noted[] = [];
    for (let at = 1; at <= all[0]!; at += 2 + all[at]!) found.push([...all.slice(at + 1, at + 2 + all[at]!)]);
    return found;
  }

  private ask(form: string, state: State, ...given: number[]): number {
    this.bytes(this.state, this.size).set(state);
    return this.exports[form]!(this.state, ...given);
  }

  /** The state as the last function left it. */
  private taken(): State {
    return this.bytes(this.state, this.size).slice();
  }

  private bytes(at: number, count: number): Uint8Array {
    return new Uint8Array(this.exports.memory.buffer, at, count);
  }

  private numbers(at: number, count: number): number[] {
    return [...new Int32Array(this.exports.memory.buffer, at, count)];
  }
}

/** The same state with another number in a cell. */
export function filled(table: StateTable, state: State, cell: string, number: number): State {
  const { at, width } = table.cells.find(({ name }) => name === cell)!;
  const bytes = state.slice();
  for (let i = 0; i < width; i++) bytes[at + i] = number >> (8 * i);
  return bytes;
}

/** The cells of a state, or of what follows from one, by their names. */
export function cellsOf(table: StateTable, raw: Uint8Array): Cells {
  const bytes = new DataView(raw.buffer, raw.byteOffset, raw.byteLength);
  const read = { 1: bytes.getInt8, 2: bytes.getInt16, 4: bytes.getInt32 } as Record<number, DataView["getInt16"]>;
  const row = (width: number, at: number, count: number) =>
    Array.from({ length: count }, (_, i) => read[width]!.call(bytes, at + width * i, true));
  const found: Cells = {};
  for (const { name, width, at, shape } of table.cells) {
    const [first, second] = shape;
    if (first === undefined) found[name] = row(width, at, 1)[0]!;
    else if (second === undefined) found[name] = row(width, at, first);
    else found[name] = Array.from({ length: first }, (_, i) => row(width, at + width * second * i, second));
  }
  return found;
}
