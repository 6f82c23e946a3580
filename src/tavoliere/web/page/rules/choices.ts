// The legal choices as a short list: each by its label, many in groups that open. `table/choices.py` does the same for the
// terminal, and says what a line is called; a test holds the two together.

import type { GameMessages } from "../messages";
import type { Choice, ChoiceEntry, Message, Noted } from "../protocol";
import type { Action } from "./actions";

const MOST = 12; // choices that are still easy to take in at a glance

interface ToldChoice {
  choice: Choice;
  sentence: Noted;
}

export function entriesOf(actions: Action[], messages: GameMessages, told: ToldChoice[]): ChoiceEntry[] {
  const by = new Map(told.map((one) => [one.choice.number, one]));
  const line = (action: Action, kind: string, begins: string): Message => {
    const { choice, sentence } = by.get(action.number)!;
    const [name, values] = choice.says;
    const own = messages.has(sentence, kind);
    if (own) return [`${name}.${kind}`, values];
    if (kind === "kind" || kind === "first") return ["choices-group", { actions: begins }];
    return [messages.has(sentence, "label") ? `${name}.label` : name, values];
  };
  const list = (some: Action[], shared: number): ChoiceEntry[] =>
    grouped(some).map(([depth, group]) => {
      const [first] = group as [Action];
      const single = group.length === 1;
      const kind = single ? (shared >= 1 ? "then" : "label") : depth ? "first" : "kind";
      return {
        label: line(first, kind, begins(group)),
        choices: group.map(({ number }) => number),
        entries: single ? [] : list(group, depth),
      };
    });
  return list(
    told.map(({ choice }) => actions[choice.number]!),
    -1,
  );
}

/**
 * Few actions one by one; many by their first words, or, where nothing else helps, by their kind. Each group comes with the
 * number of words that it was made by.
 */
function grouped(actions: Action[]): [number, Action[]][] {
  const most = Math.max(0, ...actions.map(({ words }) => words.length));
  let best: [number, Action[]][] = actions.map((action) => [most, [action]]);
  for (let depth = most; depth >= 0 && best.length > MOST; depth--) {
    const groups = new Map<string, Action[]>();
    for (const action of actions) {
      const key = [action.name, ...action.words.slice(0, depth)].join(" ");
      const group = groups.get(key);
      if (group) group.push(action);
      else groups.set(key, [action]);
    }
    if (groups.size > 1) best = [...groups.values()].map((group) => [depth, group]);
  }
  return best;
}

/** What all actions of a group begin with, as records have it. */
function begins(group: Action[]): string {
  const [first, ...others] = group.map(({ text }) => text.split(" "));
  const length = first!.findIndex((word, i) => others.some((other) => other[i] !== word));
  return first!.slice(0, length < 0 ? undefined : length).join(" ");
}
