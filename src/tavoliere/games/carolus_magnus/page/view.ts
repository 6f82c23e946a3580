// What a view of Carolus Magnus holds, as `serialization.py` writes it, and what follows from it, as `derived.py` does.

import type { Choice } from "../../../web/page/protocol";

export const COLOURS = ["red", "green", "blue", "yellow", "pink"] as const;
export type Colour = (typeof COLOURS)[number];
export type Paladins = Partial<Record<Colour, number>>;

interface RingEntry {
  territory: number; // the number of its first place, from 1
  paladins: Paladins;
  owner?: number; // a side
  castles?: number;
}

export interface View {
  phase: string;
  round: number; // 0 during set-up
  order?: number[];
  turn?: number;
  emperor?: number;
  ring: RingEntry[];
  holders: Partial<Record<Colour, number>>;
  players: { reserve: Paladins; court: Paladins; disc?: number; unplayed: number[] }[];
  supply: Paladins;
  display?: (Paladins | null)[];
  giving_back?: { set: number };
}

interface Control {
  segments: number;
  influence: number[]; // of each side
  leader: number | null; // the side with the most
  builder: number | null; // the side that would build if the Emperor stopped there
}

export interface Derived {
  sides: number[]; // of each seat
  castles: number[]; // of each side, in play
  castles_to_win: number;
  paladins_per_turn: number;
  rounds: number; // at most
  stops: number[]; // the Emperor's territory after one step, two steps, ...
  reach: number; // how many steps he can go now
  territories: Record<number, Control>;
}

export type Territory = RingEntry & Control & { heap: number }; // the place, from 0, where its paladins lie

/** The territories, whose paladins lie where the course of the game has brought them. */
export const territoriesOf = (view: View, derived: Derived, heaps: number[]): Territory[] =>
  view.ring.map((entry) => {
    const control = derived.territories[entry.territory]!;
    return { ...entry, ...control, heap: heaps[entry.territory - 1]! };
  });

/** The territories that a choice would change; null for one that is merged into another. */
export const changedBy = (choice: Choice): Record<number, Control | null> =>
  (choice.changes.territories as Record<number, Control | null> | undefined) ?? {};

export const PLACES = 15;
export const DISCS = [1, 2, 3, 4, 5];

export const seatsOf = ({ sides }: Derived, side: number): { seat: number }[] =>
  sides.flatMap((other, seat) => (other === side ? [{ seat }] : []));
