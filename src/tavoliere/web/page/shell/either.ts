// What the server answers while it does, and else the same rules in this browser.

import { ANSWERS_WITHIN, matchKept, PLAN } from "./kept-files";
import { json, Unreachable } from "./server";

const REST = 15_000; // milliseconds for which a server that did not answer is left alone

let unasked = 0; // until then

window.addEventListener("online", () => {
  unasked = 0;
});

/** What the server answers under an address, or the rules in this browser, who go by the name of what is asked. */
export async function either<Told>(path: string, asked: object, alone: { ask: string }): Promise<Told> {
  const kept = "caches" in window && (await matchKept(PLAN)) !== undefined;
  if (!kept || Date.now() >= unasked)
    try {
      return await json<Told>(path, asked, undefined, kept ? AbortSignal.timeout(ANSWERS_WITHIN) : undefined);
    } catch (problem) {
      if (!kept || !(problem instanceof Unreachable)) throw problem;
      unasked = Date.now() + REST;
    }
  const { askAlone } = await import("./alone");
  return askAlone<Told>(alone);
}
