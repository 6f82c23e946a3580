// What a seat may know of a game of San Marco, as the game's `serialization.py` writes it, and what follows from it, as
// `facts.py` says.

import type { BoardProps } from "../../../web/page/board";
import type { Choice } from "../../../web/page/protocol";

/** What the page gives this board, and what its parts are given: facts by their names. */
export type Given = BoardProps<View, Facts>;
export type Props = BoardProps<View, Derived>;

export const COLOURS = ["mask", "prow", "lion", "key"] as const;
export const DISTRICTS = ["cannaregio", "santa-croce", "san-polo", "san-marco", "dorsoduro", "castello"] as const;
export const KINDS = [
  ...DISTRICTS,
  ...["bridge", "transfer", "doge", "banishment", "limit-1", "limit-2", "limit-3"],
] as const;
export type Colour = (typeof COLOURS)[number];
export type District = (typeof DISTRICTS)[number];
export type Folk = Partial<Record<Colour, number>>; // how many aristocrats of each colour
export interface View {
  options: {
    variant: "ghosts" | "neutral" | "two-colours" | null;
    board: { prestige: Record<District, [number, number]>; die: District[]; sites: District[][]; capacity: number };
  };
  phase: string;
  passage: number;
  round: number;
  final_round: boolean;
  turn?: Colour;
  doge: District | null;
  districts: Record<District, Folk>;
  bridges: Record<string, Colour[]>;
  bridges_left: number;
  points: Folk;
  supply: Folk;
  hand: string[];
  offers: string[][]; // the second pair's are the last two
  unseen: Record<string, number>;
  unseen_limits: Record<string, number>;
  card?: string;
  target?: District;
  scoring?: District;
}

/** What follows from a view by the rules: arrays by colour, district and offer; seats, roles and colours are 1 and more. */
export interface Facts {
  seats: number[];
  roles: number[];
  limits: number[];
  limit: number;
  tolls: number[];
  ferry: number;
  aristocrats: number[][];
  prizes: number[][];
  piles: number[];
  dividing: number[];
  takers: number[][];
}

/** The same by name. */
export interface Derived {
  seats: Partial<Record<Colour, number>>; // who plays a colour; -1 for ghosts and neutrals
  roles: Partial<Record<Colour, string>>;
  limits: Folk; // limit points
  limit: number; // with so many one is out
  prizes: Record<District, Folk>; // what each colour would get if the district were scored now
  offers: { pile: number; takers: Colour[] }[]; // like `view.offers`, and who may still take each
  dividing: number[]; // the offers that are divided or chosen from now
  tolls: Folk; // what a bridge of each colour costs the one in turn
  ferry: number; // what crossing without a bridge costs
}

/** What a choice would change of both, as far as it is certain. */
export interface Changes {
  districts?: View["districts"];
  prizes?: Derived["prizes"];
  limits?: Folk;
}

const ROLES = [
  ...["distributor", "decision-maker", "first-decision-maker", "second-decision-maker"],
  ...["first-distributor", "second-distributor"],
];

const folk = (numbers: number[]): Folk =>
  Object.fromEntries(COLOURS.map((colour, c) => [colour, numbers[c]!] as const).filter(([, count]) => count));

export function derivedOf(view: View, facts: Facts): Derived {
  const colours = present(view);
  const of = <T>(value: (c: number) => T) => Object.fromEntries(colours.map((colour) => [colour, value(at(colour))]));
  const at = (colour: Colour) => COLOURS.indexOf(colour);
  return {
    seats: of((c) => facts.seats[c]! - 1),
    roles: of((c) => ROLES[facts.roles[c]! - 1]),
    limits: of((c) => facts.limits[c]!),
    limit: facts.limit,
    prizes: Object.fromEntries(DISTRICTS.map((name, d) => [name, folk(facts.prizes[d]!)])) as Derived["prizes"],
    offers: facts.piles
      .map((pile, o) => ({ pile, takers: facts.takers[o]!.filter(Boolean).map((c) => COLOURS[c - 1]!) }))
      .filter(({ pile }) => pile),
    dividing: facts.dividing.flatMap((now, o) => (now ? [o] : [])),
    tolls: of((c) => facts.tolls[c]!),
    ferry: facts.ferry,
  };
}

export function changesOf({ changes }: Choice): Changes {
  const {
    aristocrats = {},
    prizes = {},
    limits = {},
  } = changes as {
    [name in "aristocrats" | "prizes"]?: Record<number, number[]>;
  } & { limits?: Record<number, number> };
  const byDistrict = (rows: Record<number, number[]>) =>
    Object.fromEntries(Object.entries(rows).map(([d, row]) => [DISTRICTS[Number(d)]!, folk(row)]));
  return {
    districts: byDistrict(aristocrats) as View["districts"],
    prizes: byDistrict(prizes) as Derived["prizes"],
    limits: Object.fromEntries(Object.entries(limits).map(([c, points]) => [COLOURS[Number(c)]!, points])),
  };
}

export const present = (view: View): Colour[] => COLOURS.filter((colour) => colour in view.points);

/** The points that are printed on cards. */
export const limitOf = (cards: string[]): number =>
  cards.reduce((sum, card) => sum + (card.startsWith("limit-") ? Number(card.slice(6)) : 0), 0);
