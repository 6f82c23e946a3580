// What a seat may know of a game of San Marco, as the game's `serialization.py` writes it, and what follows from it, as
// `derived.py` does.

import type { BoardProps } from "../../../web/page/board";

/** What the page gives this board. */
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

/** What follows from a view by the rules. */
export interface Derived {
  seats: Partial<Record<Colour, number>>; // who plays a colour; -1 for ghosts and neutrals
  roles: Partial<Record<Colour, string>>;
  limits: Folk; // limit points
  limit: number; // with so many one is out
  prizes: Record<District, Folk>; // what each colour would get if the district were scored now
  offers: { pile: number; takers: Colour[] }[]; // like `view.offers`, and who may still take each
  dividing: number[]; // the offers that are divided or chosen from now
}

/** What a choice would change of both, as far as it is certain. */
export interface Changes {
  districts?: View["districts"];
  prizes?: Derived["prizes"];
  limits?: Folk;
  toll?: number;
}

export const present = (view: View): Colour[] => COLOURS.filter((colour) => colour in view.points);

/** The points that are printed on cards. */
export const limitOf = (cards: string[]): number =>
  cards.reduce((sum, card) => sum + (card.startsWith("limit-") ? Number(card.slice(6)) : 0), 0);
