// What the rules say by number, put together by the types of a game's table: a message of the catalogues for whoever
// reads, values for boards. `definition/event_table.py` does the same in Python, and a test holds the two together.

import type { ArgumentType, ColourOwner, Gain, Message, MessageTable, Noted, NumberedMessage, Value } from "./protocol";

const NONE = -1; // in place of a number of a list that is shorter, and of one that somebody may not know

type One = number | string | null;
export type EventValue = One | One[];
type Arguments = Message[1];

interface ListedMessage {
  entry: NumberedMessage;
  noted: Noted;
  message: Message;
}

interface Part {
  name: string;
  of: ArgumentType;
  numbers: [number, ...number[]];
}

/** The messages of a game with certain options: these say which seats are partners, and whose each colour is. */
export class GameMessages {
  private readonly sides: number[];
  private readonly owners: ColourOwner[];

  constructor(
    private readonly table: MessageTable,
    options: Record<string, unknown>,
  ) {
    const value = options[table.option ?? ""];
    this.sides = table.sides[String(options.players)] ?? [];
    this.owners = table.owners.find((one) => one.value === value)?.owners ?? [];
  }

  name(noted: Noted): string {
    return this.entry(noted).name;
  }

  /** Null where the log has it in the words of something else. */
  message(noted: Noted): Message | null {
    const { message, use } = this.entry(noted);
    return message && !use ? this.worded(noted) : null;
  }

  /** Several that were noted one after the other, without those of a summary. */
  messages(noted: Noted[]): Message[] {
    return this.withLists(noted).flatMap(({ entry, message }) => (entry.message && !entry.use ? [message] : []));
  }

  /** The same with the lists that items and phrases make, which are no messages by themselves. */
  withLists(noted: Noted[]): ListedMessage[] {
    let waiting: [string, Value][] = [];
    const found: ListedMessage[] = [];
    for (const one of noted) {
      const entry = this.entry(one);
      const message = this.worded(one);
      if (entry.use === "item") for (const value of Object.values(message[1])) waiting.push([entry.name, value]);
      else if (entry.use === "phrase") waiting.push([entry.name, { message }]);
      else {
        const lists = entry.arguments.filter(([, type]) => this.table.types[type]!.name === "items");
        for (const [name, type] of lists) {
          const { parameter } = this.table.types[type]!;
          message[1][name] = waiting.flatMap(([of, value]) => (!parameter || parameter === of ? [value] : []));
        }
        found.push({ entry, noted: one, message });
        if (entry.use || lists.length) waiting = [];
      }
    }
    return found;
  }

  /** What somebody earns by a message: whoever it names first. */
  earned(noted: Noted): Gain[] {
    let seats: number[] | null = null;
    let points: number | null = null;
    let part = 0;
    const places: string[] = [];
    for (const { of, numbers } of this.parts(noted, true)) {
      const number = numbers[0] ?? 0;
      if (of.hidden && number === NONE) continue;
      seats ??= this.earners(of.name, number);
      if (of.role === "points") points = number;
      else if (of.role === "loss") points = -number;
      else if (of.role === "part") part = number;
      else if (of.role === "place")
        places.push(of.words[number] ?? String(of.name === "ordinal" ? number + 1 : number));
    }
    if (points === null) return [];
    const earned = points;
    return (seats ?? []).map((seat) => ({ seat, points: earned, place: places.join(":"), part }));
  }

  private earners(type: string, number: number): number[] | null {
    if (type === "seat") return [number];
    if (type === "side") return this.seatsOf(number);
    return type === "owner" ? [this.owners[number]!.seat] : null;
  }

  /** What is told to whoever may not see what is hidden in it. */
  masked(noted: Noted): Noted {
    const parts = this.parts(noted);
    return [noted[0]!, ...parts.flatMap(({ of, numbers }) => (of.hidden ? numbers.map(() => NONE) : numbers))];
  }

  /** What a message is but one that is told by itself: part of a summary or of a list; or empty. */
  use(noted: Noted): string {
    return this.entry(noted).use;
  }

  /** Whether a message has a form of it besides. */
  has(noted: Noted, form: string): boolean {
    return this.entry(noted).forms.includes(form);
  }

  private worded(noted: Noted): Message {
    const parts = this.parts(noted);
    const { message } = this.entry(noted);
    return [parts.some(isMasked) ? `${message}-unseen` : message, this.arguments(parts)];
  }

  /** By name, for boards: counted from 0, words as positions have them, null where it is hidden. */
  values(noted: Noted): Record<string, EventValue> {
    return Object.fromEntries(this.parts(noted).map((part) => [part.name, boardValue(part)]));
  }

  private entry(noted: Noted): NumberedMessage {
    return this.table.messages[noted[0]!]!;
  }

  /** The arguments that have numbers, with these; `all`: and those that have none. */
  private parts(noted: Noted, all = false): Part[] {
    let at = 1;
    return this.entry(noted).arguments.flatMap(([name, type]) => {
      const of = this.table.types[type]!;
      const numbers = noted.slice(at, at + of.width) as Part["numbers"];
      at += of.width;
      return of.width || all ? [{ name, of, numbers }] : [];
    });
  }

  private arguments(parts: Part[]): Arguments {
    const said: Arguments = {};
    for (const part of parts) {
      const { name, of, numbers } = part;
      if (isMasked(part) || (of.name === "seat" && numbers[0] === NONE)) continue;
      if (of.name !== "owner" && of.name !== "of-owner") {
        said[name] = this.said(part);
        continue;
      }
      const { seat, word } = this.owners[numbers[0]]!;
      const player = seat !== NONE;
      said.kind = player ? "player" : "other"; // whether a name needs an article
      // A message of whoever has a colour says which, where somebody has several; one of whose it is names that colour.
      if (of.name === "of-owner" && player && word) said[name] = named(of, numbers[0]);
      else said[name] = player ? { seat } : { word };
      if (of.name === "owner") said.mine = player && word ? { word } : "";
    }
    return said;
  }

  private said({ of, numbers }: Part): Value {
    const [first] = numbers;
    switch (of.name) {
      case "count":
        return first;
      case "ordinal":
        return first + 1;
      case "seat":
        return { seat: first };
      case "seats":
        return numbers.filter((seat) => seat !== NONE).map((seat) => ({ seat }));
      case "seat-set":
        return seatsIn(first).map((seat) => ({ seat }));
      case "side":
        return this.members(first);
      case "tally":
        return numbers.flatMap((count, side) => (count === NONE ? [] : [this.counted(side, count)]));
      case "counts":
        return numbers;
      case "amounts":
        return numbers.flatMap((number, at) => (number ? [[named(of, at), number]] : []));
      case "several":
        return numbers.flatMap((count, at) => Array.from({ length: count }, () => named(of, at)));
      case "name":
        return of.words[first]!;
      case "word":
        return named(of, first);
    }
    throw new Error(`no message is made of numbers of the type ${of.name}`);
  }

  /** The seats of a side. */
  private members(side: number): Value[] {
    return this.seatsOf(side).map((seat) => ({ seat }));
  }

  private seatsOf(side: number): number[] {
    return this.sides.flatMap((theirs, seat) => (theirs === side ? [seat] : []));
  }

  /** A number, after the name of the player or the team that it belongs to; names may end in numbers, too. */
  private counted(side: number, count: number): Value[] {
    const team = this.members(side).flatMap((seat, at) => (at ? [{ word: "team-and" }, seat] : [seat]));
    return [...team, `(${count})`];
  }
}

const isMasked = ({ of, numbers }: Part): boolean => of.hidden && numbers.every((number) => number === NONE);

/** A word of a parameter; one that is a number is said as one. */
function named({ words, parameter }: ArgumentType, at: number): Value {
  const word = words[at]!;
  return /^\d+$/.test(word) ? Number(word) : { word: `${parameter}-${word}` };
}

const seatsIn = (bits: number): number[] =>
  Array.from({ length: 32 - Math.clz32(bits) }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);

function boardValue(part: Part): EventValue {
  const { of, numbers } = part;
  if (isMasked(part)) return null;
  switch (of.name) {
    case "seat-set":
      return seatsIn(numbers[0]);
    case "several":
      return numbers.flatMap((count, at) => Array.from({ length: count }, () => of.words[at]!));
    case "name":
    case "word":
      return of.words[numbers[0]]!;
  }
  return of.width === 1 ? numbers[0] : numbers.map((number) => (number === NONE ? null : number));
}
