// What can be touched on the board, and what touching it does.
//
// Each thing has a key: a district "d:castello", a colour's aristocrats in a district "f:castello:mask", a site
// "s:san-polo-san-marco", a colour beside the board "colour:mask", an offer "o:2", a card "c:doge", the Doge "doge", doing
// without "no". The legal choices light the keys that they begin with; a key of several choices is picked first and then
// offers them.

import type { Spots } from "../../../web/page/kit/choosing";
import type { Touch } from "../../../web/page/kit/touch";
import type { Choice } from "../../../web/page/protocol";
import type { Derived, View } from "./view";

function keyOf(view: View, derived: Derived, { name, words }: Choice): string {
  const [first = "", second = ""] = words;
  switch (name) {
    case "place":
    case "enter":
    case "banish":
    case "return":
      return `d:${first}`;
    case "relocate":
      return `f:${first}:${view.turn}`;
    case "transfer":
      return `f:${first}:${second}`;
    case "remove":
      return `f:${view.target}:${first}`;
    case "score":
      return `f:${view.scoring}:${first}`;
    case "take":
      return `o:${derived.dividing[Number(first) - 1]}`;
    case "appoint":
      return `colour:${first}`;
    case "play":
      return `c:${first}`;
    case "stop":
      return "doge";
    case "decline":
      return "no";
    case "divide":
      return "divide";
    default: // bridge, lift, cross, ferry
      return `s:${first}`;
  }
}

/** The text of the action that touching something would have been, were it legal. */
export function meant(view: View, key: string): string | undefined {
  const [sort, thing = "", colour = ""] = key.split(":");
  const owner = sort === "s" ? (view.bridges[thing]?.[0] ?? view.turn) : "";
  const meanings: Record<string, Record<string, string>> = {
    d: { placing: `place ${thing}` },
    f: {
      relocating: `relocate ${thing}`,
      transferring: `transfer ${thing} ${colour}`,
      removing: `remove ${colour}`,
      picking: `score ${colour}`,
    },
    s: {
      building: `bridge ${thing}`,
      "first-bridges": `bridge ${thing}`,
      lifting: `lift ${thing} ${owner}`,
      "doge-walks": `cross ${thing} ${owner}`,
    },
    o: { playing: `take ${Number(thing) + 1}` },
  };
  return meanings[sort!]?.[view.phase];
}

/** The spots that are lit. */
export function spotsOf(view: View, derived: Derived, choices: Choice[]): Spots<Choice> {
  const spots: Spots<Choice> = new Map();
  for (const choice of choices) {
    const key = keyOf(view, derived, choice);
    spots.set(key, [...(spots.get(key) ?? []), choice]);
  }
  return spots;
}

export type Touchable = (key: string, look: string, about: string, rule: string) => ReturnType<Touch<Choice>>;
