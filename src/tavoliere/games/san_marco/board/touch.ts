// What can be touched on the board, and what touching it does.
//
// Each thing has a key: a district "d:castello", a colour's aristocrats in a district "f:castello:mask", a site
// "s:san-polo-san-marco", a colour beside the board "colour:mask", an offer "o:2", a card "c:doge", the Doge "doge", doing
// without "no". The legal choices light the keys that they begin with; a key of several choices is picked first and then
// offers them.

import { eventsOf, type Step } from "../../../web/page/events";
import type { Spots } from "../../../web/page/kit/choosing";
import type { Touch } from "../../../web/page/kit/touch";
import type { Choice } from "../../../web/page/protocol";
import { COLOURS, type Derived, type View } from "./view";

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
export function meant(view: View, derived: Derived, key: string): string | undefined {
  const [sort, thing = "", colour = ""] = key.split(":");
  switch (sort) {
    case "d":
      return view.phase === "doge-walks" ? `enter ${thing}` : `place ${thing}`;
    case "f":
      if (view.phase === "relocating") return `relocate ${thing}`;
      if (view.phase === "removing" && thing === view.target) return `remove ${colour}`;
      if (view.phase === "picking" && thing === view.scoring) return `score ${colour}`;
      return `transfer ${thing} ${colour}`;
    case "s": {
      const owner = view.bridges[thing]?.[0] ?? view.turn;
      if (view.phase === "lifting") return `lift ${thing} ${owner}`;
      return view.phase === "doge-walks" ? `cross ${thing} ${owner}` : `bridge ${thing}`;
    }
    case "o":
      return `take ${derived.offers[Number(thing)]?.pile ?? 1}`;
    case "c":
      return thing.startsWith("limit") || thing.startsWith("unseen") ? undefined : `play ${thing}`;
    case "doge":
      return "stop";
    default:
      return undefined;
  }
}

/** The things that these steps touched, to be marked. */
export function touchedBy(steps: Step[]): Set<string> {
  const keys = new Set<string>();
  for (const step of steps) {
    const [first = ""] = step.words;
    const { name, actor } = step;
    if (actor >= 0)
      for (const { who, district } of eventsOf([step], "placed")) keys.add(`f:${district}:${COLOURS[who as number]}`);
    if (["bridge", "span", "cross", "ferry"].includes(name)) keys.add(`s:${first}`);
    if (["enter", "cross", "ferry", "stop"].includes(name)) keys.add("doge");
    if (name === "banish") keys.add(`d:${first}`);
  }
  return keys;
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
