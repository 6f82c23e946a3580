// What a view of Carolus Magnus holds, as `serialization.py` writes it, and what follows from it, as `facts.py` says.

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

/** Arrays by place hold the numbers of territories at their first places; sides and seats are 1 and more, 0 is nobody. */
export interface Derived {
  sides: number[]; // of each seat
  holder: number[]; // of each clan, a seat
  castles: number[]; // of each side, in play
  castles_to_win: number;
  paladins_per_turn: number;
  rounds: number; // at most
  stops: number[]; // the Emperor's territory after one step, two steps, ...; 0 before he has one
  reach: number; // how many steps he can go now
  segments: number[];
  influence: number[][]; // of each side
  leader: number[];
  builder: number[];
}

export type Territory = RingEntry & Control & { heap: number }; // the place, from 0, where its paladins lie: its middle

export const territoriesOf = (view: View, derived: Derived): Territory[] =>
  view.ring.map((entry) => {
    const control = controlOf(derived, entry.territory - 1, {});
    const heap = (entry.territory - 1 + Math.floor((control.segments - 1) / 2)) % PLACES;
    return { ...entry, ...control, heap };
  });

type Places = Partial<Record<"segments" | "influence" | "leader" | "builder", Record<number, never>>>;

/** Who has what at a territory's first place, and where a choice would change it. */
function controlOf(derived: Derived, place: number, changes: Places): Control {
  const sides = Math.max(...derived.sides);
  const at = <T>(name: keyof Places, now: T[]): T => changes[name]?.[place] ?? now[place]!;
  const side = (number: number) => (number > 0 ? number - 1 : null);
  return {
    segments: at("segments", derived.segments),
    influence: at("influence", derived.influence).slice(0, sides),
    leader: side(at("leader", derived.leader)),
    builder: side(at("builder", derived.builder)),
  };
}

/** The territories that a choice would change; null for one that is merged into another. */
export function changedBy(choice: Choice, derived: Derived): Record<number, Control | null> {
  const changes = choice.changes as Places;
  const places = new Set(
    [changes.segments, changes.influence, changes.leader, changes.builder].flatMap((of) =>
      Object.keys(of ?? {}).map(Number),
    ),
  );
  const changed: Record<number, Control | null> = {};
  for (const place of places) {
    const then = controlOf(derived, place, changes);
    changed[place + 1] = then.segments ? then : null;
  }
  return changed;
}

/** The clans that a choice would win, with who would hold each. */
export function changedHolders({ changes }: Choice): View["holders"] {
  const holders = Object.entries((changes.holder as Record<number, number> | undefined) ?? {});
  return Object.fromEntries(holders.map(([clan, holder]) => [COLOURS[Number(clan)]!, holder - 1]));
}

export const PLACES = 15;
export const DISCS = [1, 2, 3, 4, 5];

export const seatsOf = ({ sides }: Derived, side: number): { seat: number }[] =>
  sides.flatMap((other, seat) => (other === 1 + side ? [{ seat }] : []));

export const sideOf = ({ sides }: Derived, seat: number): number => sides[seat]! - 1;
