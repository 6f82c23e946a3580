// The desk: what the rules say, asked of the server while it answers, else of the same rules in this browser.

import type { Message } from "../protocol";
import { ANSWERS_WITHIN, latestKept } from "./kept-files";
import { json, Refused, Unreachable } from "./server";

const REST = 15_000; // milliseconds for which a server that did not answer is left alone

let unasked = 0; // until then

window.addEventListener("online", () => {
  unasked = 0;
});

/** What is asked for by name, such as "scorer.count"; Refused with a sentence where that can't be. */
export async function ask<Told extends object>(asked: { ask: string; [name: string]: unknown }): Promise<Told> {
  const told = await either<Told | { refused: Message }>("/api/desk", asked.ask, asked);
  if ("refused" in told) throw new Refused(told.refused);
  return told;
}

/** What the server answers under an address, or the rules in this browser under a name. */
export async function either<Told>(path: string, name: string, asked: object): Promise<Told> {
  const kept = await isKept();
  if (!kept || Date.now() >= unasked)
    try {
      return await json<Told>(path, asked, undefined, kept ? ANSWERS_WITHIN : undefined);
    } catch (problem) {
      if (!kept || !(problem instanceof Unreachable)) throw problem;
      unasked = Date.now() + REST;
    }
  const { askAlone } = await import("./alone");
  return askAlone<Told>({ ...asked, ask: name });
}

/** Whether the rules are kept in this browser. */
const isKept = async (): Promise<boolean> => "caches" in window && (await latestKept()) !== null;
