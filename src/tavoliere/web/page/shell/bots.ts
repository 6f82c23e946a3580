// The bots of this page, which are fetched once somebody wants one to think.

import type { Knowledge } from "../bots/mind";
import type { Thinking } from "../bots/thinking";
import { fetchBots, fetchModule, fetchNetwork } from "./api";
import { learnRules, moduleOf, tablesOf } from "./rules";

const known = new Map<string, Promise<Knowledge>>();
const networks = new Map<string, Promise<Uint8Array>>();
let thinking: Promise<Thinking> | null = null;

/** What was asked for before; what failed is asked for again. */
function once<One>(all: Map<string, Promise<One>>, key: string, make: () => Promise<One>): Promise<One> {
  const found = all.get(key) ?? make();
  all.set(key, found);
  found.catch(() => all.delete(key));
  return found;
}

async function knowledgeOf(game: string): Promise<Knowledge> {
  const [bots] = await Promise.all([fetchBots(game), learnRules(game)]);
  return { tables: tablesOf(game), bots, rules: moduleOf(game), search: await fetchModule(bots.module) };
}

/** What thinks in this browser. */
export function thoughts(): Promise<Thinking> {
  thinking ??= import("../bots/thinking").then(
    ({ Thinking }) =>
      new Thinking({
        knowledge: (game) => once(known, game, () => knowledgeOf(game)),
        network: (address) => once(networks, address, () => fetchNetwork(address)),
      }),
  );
  thinking.catch(() => {
    thinking = null;
  });
  return thinking;
}
