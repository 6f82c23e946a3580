// The legal choices as a short list: each in words, and many of them in groups that open. Twenty-four choices such as
// "plays the monk 1 into the city row" are first six cards, then four rows.

import type { Choice } from "./protocol";

const ASIDE = /^\([^)]*\) /; // what a game adds to a name: "(lion)"
const MOST = 12; // choices that are still easy to take in at a glance

export interface Entry {
  label: string;
  choices: Choice[]; // one, or a group of several that share a beginning
}

/** A choice in words, as short as can be: players know their own names. */
export function labelled(sentence: string, name: string): string {
  const rest = (sentence.startsWith(`${name} `) ? sentence.slice(name.length + 1) : sentence)
    .replace(/\.$/, "")
    .replace(ASIDE, "");
  return rest.slice(0, 1).toUpperCase() + rest.slice(1);
}

/** The list to show: all choices, or, `within` a group, what tells its choices apart. */
export function entries(choices: Choice[], said: (choice: Choice) => string, within = false): Entry[] {
  const skip = within ? beginning(choices.map(said)).length : 0;
  return grouped(choices).map((group) => {
    const shared = beginning(group.map(said));
    const label =
      shared.length > skip ? shared.slice(skip).join(" ") : beginning(group.map((one) => one.text)).join(" ");
    return { label: (skip ? "… " : "") + label + (group.length > 1 ? " …" : ""), choices: group };
  });
}

/** Few choices one by one; many by their first word, their second, or, where nothing else helps, by their kind. */
function grouped(choices: Choice[]): Choice[][] {
  let best = choices.map((choice) => [choice]);
  for (
    let depth = Math.max(0, ...choices.map((choice) => choice.words.length));
    depth >= 0 && best.length > MOST;
    depth--
  ) {
    const groups = new Map<string, Choice[]>();
    for (const choice of choices) {
      const key = [choice.name, ...choice.words.slice(0, depth)].join(" ");
      groups.set(key, [...(groups.get(key) ?? []), choice]);
    }
    if (groups.size > 1) best = [...groups.values()];
  }
  return best;
}

/** The words with which all sentences begin. */
function beginning(sentences: string[]): string[] {
  const split = sentences.map((sentence) => sentence.split(" "));
  const first = split[0] ?? [];
  const differs = first.findIndex((word, i) => split.some((other) => other[i] !== word));
  return differs < 0 ? first : first.slice(0, differs);
}
