// What people with their own box ask of the rules: one door for all of it, `referee/desk.py`. Nothing is kept there.

import type { EditReason, EditSheet, Message } from "../protocol";
import { askDesk, Refused } from "./api";
import type { Json } from "./kept";

export type Options = Record<string, Json>;
export type Given = Record<string, Json>;

/** One way to answer a question that comes up while something is counted. */
export interface CountAnswer {
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
  following: { count: string; given: Given } | null;
}

export interface Count {
  options: Options;
  counts: string[];
  count: string;
  given: Given;
  sheet: EditSheet;
  reasons: EditReason[];
  result: CountResult | null; // null while something speaks against what was said
}

interface Asked {
  "scorer.count": { asks: { game: string; options: Options; count: string; given: Given }; gets: Count };
}

/** Asks the desk; Refused with a sentence where it can't answer. */
export async function ask<Name extends keyof Asked>(
  name: Name,
  asked: Asked[Name]["asks"],
): Promise<Asked[Name]["gets"]> {
  const answer = await askDesk({ ask: name, ...asked });
  if ("refused" in answer) throw new Refused(answer.refused as Message);
  return answer as unknown as Asked[Name]["gets"];
}
