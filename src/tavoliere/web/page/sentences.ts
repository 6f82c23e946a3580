// The words: messages of the catalogues, put together for whoever reads them.

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Pattern } from "@fluent/bundle/esm/ast.js";
import type { Value } from "./protocol";

export type Say = (name: string, values?: Record<string, Value>) => string;

const EUPHONIC = /(?<!\p{L})([ae]) (?=\1)/giu; // "a Anna" is said "ad Anna"; names can't be known beforehand

/** The sentences of a catalogue, with the players called by their names. */
export function sentences(bundle: FluentBundle | undefined, seats: { name: string }[]): Say {
  function say(name: string, values: Record<string, Value> = {}): string {
    const pattern = bundle && patternOf(bundle, name);
    if (!bundle || !pattern) return name;
    const said: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(values)) said[key] = word(value);
    const told = bundle.formatPattern(pattern, said, []);
    return bundle.locales[0] === "it" ? told.replace(EUPHONIC, "$1d ") : told;
  }

  function word(value: Value): string | number {
    // A list in a list is one item of several words: "Anna 3".
    if (Array.isArray(value)) return value.map((item) => [item].flat().map(word).join(" ")).join(", ");
    if (typeof value !== "object") return value;
    if ("word" in value) return say(value.word);
    if ("message" in value) return say(...value.message);
    return seats[value.seat]?.name || say("seat", { number: value.seat + 1 });
  }

  return say;
}

/** What a message says, or an attribute of it: "says-play.label". */
export function patternOf(bundle: FluentBundle, name: string): Pattern | null {
  const [message = "", attribute] = name.split(".");
  const found = bundle.getMessage(message);
  return (attribute === undefined ? found?.value : found?.attributes[attribute]) ?? null;
}
