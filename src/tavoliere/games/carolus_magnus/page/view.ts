// What a view of Carolus Magnus holds, as `serialization.py` writes it, and what follows from it.

import type { Message } from "../../../web/page/protocol";

export const CLANS = ["red", "green", "blue", "yellow", "pink"] as const;
export type Clan = (typeof CLANS)[number];
export type Cubes = Partial<Record<Clan, number>>;

export interface Territory {
  territory: number; // the number of its first place, from 1
  cubes: Cubes;
  owner?: number; // a side
  castles?: number;
  segments?: number; // where they are not as many as the castles
}

export interface Player {
  reserve: Cubes;
  court: Cubes;
  disc?: number;
  unplayed: number[];
}

export interface View {
  phase: string;
  round: number;
  order?: number[];
  turn?: number;
  crowns?: number;
  emperor?: number;
  ring: Territory[];
  holders: Partial<Record<Clan, number>>;
  players: Player[];
  stock: number[];
  supply: Cubes;
  display?: (Cubes | null)[];
  giving_back?: { set: number };
}

export const PLACES = 15;
export const DISCS = [1, 2, 3, 4, 5];

export const segmentsOf = (land: Territory): number => land.segments ?? Math.max(1, land.castles ?? 0);

/** Four players are two teams: seats 0 and 2, seats 1 and 3. */
export const sideOf = (view: View, seat: number): number => (view.players.length === 4 ? seat % 2 : seat);

export const seatsOf = (view: View, side: number): { seat: number }[] =>
  view.players.flatMap((_, seat) => (sideOf(view, seat) === side ? [{ seat }] : []));

export const castleLimit = (view: View): number => (view.players.length === 3 ? 8 : 10);

export const total = (cubes: Cubes): number => CLANS.reduce((sum, clan) => sum + (cubes[clan] ?? 0), 0);

/** The territory where the Emperor is after some steps. */
export function stop(view: View, steps: number): number {
  const at = view.ring.findIndex((land) => land.territory === view.emperor);
  return view.ring[(at + steps) % view.ring.length]!.territory;
}

/** The influence of each side on a territory: paladins of the clans that it holds, and its castles (CM 8.2). */
export function influence(view: View, land: Territory): number[] {
  return view.stock.map((_, side) => {
    const clans = CLANS.filter((clan) => clan in view.holders && sideOf(view, view.holders[clan]!) === side);
    const held = clans.reduce((sum, clan) => sum + (land.cubes[clan] ?? 0), 0);
    return held + (land.owner === side ? (land.castles ?? 0) : 0);
  });
}

/** The side with more influence than each other. */
export function leader(view: View, land: Territory): number | null {
  const sides = influence(view, land);
  const most = Math.max(...sides);
  return most > 0 && sides.filter((count) => count === most).length === 1 ? sides.indexOf(most) : null;
}

/** The side that a message speaks of. */
export function sideTold(view: View, message: Message | undefined): number | null {
  const seats = message?.[1].side as { seat: number }[] | undefined;
  return seats?.[0] ? sideOf(view, seats[0].seat) : null;
}
