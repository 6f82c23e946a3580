// Choosing on a board. The legal choices light spots; a spot that leads to one choice makes it, one that leads to several
// is picked, and lights where they part. What is picked is put back by Escape or by pressing it again.

import { useLayoutEffect, useState } from "preact/hooks";
import { useShortcuts } from "./shortcuts";

export interface Choosable {
  number: number;
}

/** What is lit, each spot with the choices that it leads to. */
export type Spots<Choice> = Map<string, Choice[]>;

/** What a board must be told of. */
export interface Chooser<Choice> {
  me: number;
  choices: Choice[];
  choose: (choice: Choice) => void;
  consider: (choices: Choice[] | null) => void;
}

/** How a board reads its choices. */
export interface Reading<Choice> {
  spots: (picked: string | null) => Spots<Choice>;
  /** Whether a spot is picked rather than makes its choice. */
  opens: (spot: string, choices: Choice[], picked: string | null) => boolean;
  given?: string | null; // picked from the start, where there is nothing else
}

export interface Choosing<Choice> {
  spots: Spots<Choice>;
  picked: string | null;
  considered: Choice[]; // under the pointer, or picked
  opens: (spot: string) => boolean;
  press: (spot: string) => void;
  pick: (spot: string | null) => void;
  look: (choices: Choice[] | null) => void;
  settle: (choice: Choice) => void;
}

export function useChoosing<Choice extends Choosable>(
  { me, choices, choose, consider }: Chooser<Choice>,
  reading: Reading<Choice>,
): Choosing<Choice> {
  const [held, hold] = useState<string | null>(null);
  const [looked, setLooked] = useState<Choice[] | null>(null);
  const asked = `${me}: ${choices.map(({ number }) => number).join()}`;
  useLayoutEffect(() => {
    hold(null);
    setLooked(null);
  }, [asked]);

  const known = reading.spots(held);
  const picked = held && known.has(held) ? held : (reading.given ?? null);
  const spots = picked === held ? known : reading.spots(picked);
  const leads = (spot: string | null) => (spot ? (spots.get(spot) ?? []) : []);
  const opens = (spot: string) => reading.opens(spot, leads(spot), picked);

  const look = (found: Choice[] | null) => {
    setLooked(found);
    consider(found ?? (held ? leads(held) : null));
  };
  const pick = (spot: string | null) => {
    hold(spot);
    setLooked(null);
    consider((spot && reading.spots(null).get(spot)) || null);
  };
  const settle = (choice: Choice) => {
    pick(null);
    choose(choice);
  };
  const press = (spot: string) => {
    const [choice] = leads(spot);
    if (picked === spot) pick(null);
    else if (opens(spot)) pick(spot);
    else if (choice) settle(choice);
  };
  useShortcuts({ Escape: held !== null && (() => pick(null)) });
  return { spots, picked, considered: looked ?? leads(held), opens, press, pick, look, settle };
}
