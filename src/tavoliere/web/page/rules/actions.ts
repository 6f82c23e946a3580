// The actions of a game, numbered as everywhere else (`engine/action.py`).

import type { GameTables } from "../protocol";

/** One of the actions that a game has. */
export interface Action {
  number: number;
  text: string; // "play green-animal red": how it is written in records
  name: string; // "play"
  words: string[];
  chance: boolean;
  masked: boolean; // never played: what is seen of an action whose details are hidden
}

export function actionsOf({ actions }: GameTables): Action[] {
  const found: Action[] = [];
  for (const { name, parameters, chance, masked } of actions) {
    const combinations = parameters.reduce<string[][]>(
      (before, { words: some }) => before.flatMap((one) => some.map((word) => [...one, word])),
      [[]],
    );
    for (const words of combinations)
      found.push({ number: found.length, text: [name, ...words].join(" "), name, words, chance, masked });
  }
  return found;
}
