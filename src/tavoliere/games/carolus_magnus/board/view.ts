// What a seat may know of a game of Carolus Magnus, by name; what follows from it says `facts.py`.

import type { BoardProps } from "../../../web/page/board";
import type { Choice } from "../../../web/page/protocol";
import { type Facts, PHASES, type State } from "./state";

/** What the page gives this board, and what its parts are given. */
export type Given = BoardProps<State, Facts>;
export type Props = Omit<Given, "state" | "facts"> & { view: View; derived: Derived };

export const COLOURS = ["red", "green", "blue", "yellow", "pink"] as const;
export type Colour = (typeof COLOURS)[number];
type Paladins = Partial<Record<Colour, number>>;

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
export type Derived = Facts;

const FIRST_THRONE = PHASES.indexOf("enthroning");

const paladins = (counts: number[]): Paladins =>
  Object.fromEntries(COLOURS.map((colour, c) => [colour, counts[c]!] as const).filter(([, count]) => count));

export function viewOf(state: State): View {
  const phase = PHASES[state.phase]!;
  const known = state.round ? state.players : phase === "lots" ? state.lots_drawn : 0;
  const sets = state.draft && state.round ? state.players + 1 : 0;
  return {
    phase,
    round: state.round,
    ...((state.round || phase === "lots") && { order: state.order.slice(0, known) }),
    ...(state.phase > FIRST_THRONE && { emperor: state.emperor + 1 }),
    ring: state.segments.flatMap((segments, place): RingEntry[] => {
      const owner = state.owner[place]!;
      const entry = { territory: place + 1, paladins: paladins(state.paladins[place]!) };
      return segments ? [{ ...entry, ...(owner && { owner: owner - 1, castles: state.castles[place]! }) }] : [];
    }),
    holders: Object.fromEntries(
      COLOURS.map((colour, c) => [colour, state.holder[c]! - 1] as const).filter(([, seat]) => seat >= 0),
    ),
    players: Array.from({ length: state.players }, (_, p) => ({
      reserve: paladins(state.reserve[p]!),
      court: paladins(state.court[p]!),
      ...(state.disc[p] && { disc: state.disc[p]! }),
      unplayed: state.unplayed[p]!.flatMap((there, disc) => (there ? [disc + 1] : [])),
    })),
    supply: paladins(state.supply),
    ...(sets && {
      display: state.display.slice(0, sets).map((set, place) => (state.lies[place] ? paladins(set) : null)),
    }),
    ...(phase === "giving-back" && { giving_back: { set: state.taking } }),
  };
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
