// What a seat may know of a game of San Marco, by name, and what follows from it, as `facts.py` says.

import type { BoardProps } from "../../../web/page/board";
import type { Choice } from "../../../web/page/protocol";
import { type Facts, PHASES, type State } from "./state";

/** What the page gives this board, and what its parts are given: the same by name. */
export type Given = BoardProps<State, Facts>;
export type Props = Omit<Given, "state" | "facts"> & { view: View; derived: Derived };

export const COLOURS = ["mask", "prow", "lion", "key"] as const;
export const DISTRICTS = ["cannaregio", "santa-croce", "san-polo", "san-marco", "dorsoduro", "castello"] as const;
export const KINDS = [
  ...DISTRICTS,
  ...["bridge", "transfer", "doge", "banishment", "limit-1", "limit-2", "limit-3"],
] as const;
const ITEMS = [...KINDS, "unseen-action", "unseen-limit"];
const ACTION_KINDS = 10;
const VARIANTS = [null, "ghosts", "neutral", "two-colours"] as const;
const SITES = DISTRICTS.flatMap((one, d) => DISTRICTS.slice(d + 1).map((other) => [one, other]));
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

/** What follows from a view by the rules. */
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

const several = <Word extends string>(words: readonly Word[], counts: number[]): Word[] =>
  words.flatMap((word, k) => Array<Word>(counts[k]!).fill(word));

const counted = (words: readonly string[], counts: number[]): Record<string, number> =>
  Object.fromEntries(words.map((word, k) => [word, counts[k]!] as const).filter(([, count]) => count));

const byDistrict = <Value>(value: (d: number) => Value) =>
  Object.fromEntries(DISTRICTS.map((district, d) => [district, value(d)])) as Record<District, Value>;

export function viewOf(state: State): View {
  const phase = PHASES[state.phase]!;
  const begun = phase !== "beginning";
  const bridges = SITES.map((ends, site) => [ends.join("-"), several(COLOURS, state.bridges[site]!)] as const);
  return {
    options: {
      variant: VARIANTS[state.variant]!,
      board: {
        prestige: byDistrict((d) => state.prestige[d] as [number, number]),
        die: state.die_district.map((d) => DISTRICTS[d]!),
        sites: SITES.filter((_, site) => state.capacity[site]) as District[][],
        capacity: Math.max(...state.capacity),
      },
    },
    phase,
    passage: state.passage,
    round: state.round,
    final_round: state.final_round > 0,
    ...(begun && { turn: COLOURS[state.colour]! }),
    doge: DISTRICTS[state.doge - 1] ?? null,
    districts: byDistrict((d) => folk(state.aristocrats[d]!)),
    bridges: Object.fromEntries(bridges.filter(([, owners]) => owners.length)),
    bridges_left: state.bridges_left,
    points: Object.fromEntries(COLOURS.slice(0, state.present).map((colour, c) => [colour, state.points[c]!])),
    supply: folk(state.supply),
    hand: several(ITEMS, state.hand),
    offers: state.offer.some((cards) => cards.some(Boolean)) ? state.offer.map((cards) => several(ITEMS, cards)) : [],
    unseen: counted(KINDS.slice(0, ACTION_KINDS), state.deck),
    unseen_limits: counted(KINDS.slice(ACTION_KINDS), state.limit_deck),
    ...(state.card && { card: KINDS[state.card - 1]! }),
    ...(state.target && { target: DISTRICTS[state.target - 1]! }),
    ...(state.scoring && { scoring: DISTRICTS[state.scoring - 1]! }),
  };
}

export function derivedOf(view: View, facts: Facts): Derived {
  const colours = present(view);
  const of = <T>(value: (c: number) => T) => Object.fromEntries(colours.map((colour) => [colour, value(at(colour))]));
  const at = (colour: Colour) => COLOURS.indexOf(colour);
  return {
    seats: of((c) => facts.seats[c]! - 1),
    roles: of((c) => ROLES[facts.roles[c]! - 1]),
    limits: of((c) => facts.limits[c]!),
    limit: facts.limit,
    prizes: byDistrict((d) => folk(facts.prizes[d]!)),
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
  const named = (rows: Record<number, number[]>) =>
    Object.fromEntries(Object.entries(rows).map(([d, row]) => [DISTRICTS[Number(d)]!, folk(row)]));
  return {
    districts: named(aristocrats) as View["districts"],
    prizes: named(prizes) as Derived["prizes"],
    limits: Object.fromEntries(Object.entries(limits).map(([c, points]) => [COLOURS[Number(c)]!, points])),
  };
}

export const present = (view: View): Colour[] => COLOURS.filter((colour) => colour in view.points);

/** The points that are printed on cards. */
export const limitOf = (cards: string[]): number =>
  cards.reduce((sum, card) => sum + (card.startsWith("limit-") ? Number(card.slice(6)) : 0), 0);
