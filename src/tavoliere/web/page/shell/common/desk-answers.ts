// What the scorer, the rule oracle and one's own box ask at the desk, and what they get.

import type { EditReason, EditSheet, EditSketch, Message } from "../../protocol";
import type { Json } from "../device/storage";
import { askDesk } from "./api";

export type Options = Record<string, Json>;
export type JsonObject = Record<string, Json>;

/** One way to answer a question that comes up while something is counted. */
interface CountAnswer {
  text: string;
  label: Message;
  comes: Message[];
}

export interface CountResult {
  title: Message;
  lines: [seat: number, what: Message, points: number][];
  told: Message[];
  scores: number[];
  gained: number[];
  ranks: number[]; // empty unless a game is over
  question: { seat: number; prompt: Message; answers: CountAnswer[] } | null;
  following: { count: string; given: JsonObject } | null;
}

export interface Count {
  options: Options;
  counts: string[];
  count: string;
  given: JsonObject;
  sheet: EditSheet;
  reasons: EditReason[];
  result: CountResult | null; // null while something speaks against what was said
}

/** An action as it is put together: its kind, and a word for each of its parts. */
export interface Block {
  name: string;
  label: Message;
  parts: { name: string; words: string[] }[];
}

interface RuleTold {
  address: string;
  title: string;
  text: string;
}

export interface Verdict {
  action: string;
  legal: boolean;
  why: Message | null;
  comes: Message[];
  rules: RuleTold[];
}

export interface May {
  options: Options;
  actions: Block[];
  position: JsonObject;
  reasons: EditReason[];
  sketch: EditSketch | null;
  playable: boolean;
  asked?: Message; // this and what follows only where the position can be played on
  seat?: number | null;
  legal?: string[];
  verdict?: Verdict;
}

export interface Hit {
  game: string;
  address: string;
  title: string;
  excerpt: string;
}

/** A table of data that somebody reads off their own box. */
export interface Facts {
  option: string;
  rule: string;
  form: JsonObject; // as the sheet edits it
  sheet: EditSheet;
  problem: Message | null;
  table: JsonObject | null; // for the option, where nothing is wrong with it
  usual: JsonObject; // the one that is played with unless somebody chooses another, as a form
  sketch: EditSketch | null;
}

interface Asked {
  "facts.check": { asks: { game: string; form?: JsonObject; table?: Json }; gets: Facts };
  "facts.house": { asks: { game: string; options: Options }; gets: { options: Options } };
  "oracle.may": {
    asks: {
      game: string;
      options: Options;
      position: JsonObject | string | null;
      action?: string;
      language: string;
      begin?: string;
      seed?: number;
    };
    gets: May;
  };
  "oracle.actions": { asks: { game: string; options?: Options }; gets: { actions: Block[] } };
  "rules.find": { asks: { game: string | null; text: string; language: string }; gets: { hits: Hit[] } };
  "scorer.count": { asks: { game: string; options: Options; count: string; given: JsonObject }; gets: Count };
}

/** Asks the desk; Refused with a sentence where it can't answer. */
export const ask = <Name extends keyof Asked>(name: Name, asked: Asked[Name]["asks"]): Promise<Asked[Name]["gets"]> =>
  askDesk({ ask: name, ...asked });
