// What a view of Cardcassonne holds, as `serialization.py` writes it, and what follows from it, as `facts.py` says.

import type { Choice } from "../../../web/page/protocol";

export const COLOURS = ["yellow", "red", "green", "blue"] as const;
export type Colour = (typeof COLOURS)[number];
type Counts = Partial<Record<string, number>>;

export interface Player {
  hand: string[] | number; // the number where the cards are hidden
  animals: Counts;
  jokers: Counts;
  waiting: number;
  chest: Counts | number; // open only when the game is over
  score: number;
}

export interface View {
  phase: "turning-up" | "putting" | "dealing" | "turn" | "misplaced" | "jokers" | "over";
  round: number;
  dealer: number;
  turn?: number;
  pending?: string;
  rows: Record<Colour, string[]>;
  players: Player[];
  claim?: { row: Colour; answers: string[] };
  unseen: Counts;
  options: { animals: { points: number[]; lone_joker: number } };
}

/** What lies in a row: a card (empty when one does not know it), or somebody's follower. */
export interface Item {
  card: string;
  down: number; // the seat that played it face down, -1 for a card that lies open
  follower: number; // -1 for a card
}

export function items(view: View, row: Colour): Item[] {
  return view.rows[row].map((text) => {
    const [name = "", , seat] = text.split(" ");
    if (name === "follower") return { card: "", down: -1, follower: Number(text.split(" ")[1]) };
    return { card: name === "unseen" ? "" : name, down: seat === undefined ? -1 : Number(seat), follower: -1 };
  });
}

export const colourOf = (card: string): Colour | undefined => COLOURS.find((colour) => card.startsWith(`${colour}-`));

/** "1", "2", "3", "building", "animal", "dragon", "fairy", "animal-joker" or "building-joker". */
export const faceOf = (card: string): string => card.replace(/^(yellow|red|green|blue)-/, "");

/** What cards would bring whoever claims them, as far as one can see. */
export interface Worth {
  points: number;
  chest: number; // cards that would go under the chest
  unseen: number; // cards one does not know
}

/** A claim in a row, or what lies open after the claims. */
export interface Segment extends Worth {
  from: number; // its first place in the row
  to: number; // the place after its last card: the follower's, or the row's end
  owner: number; // -1 while nobody has claimed it
}

/** Arrays are by rows, seats, or answers, in the order of `facts.py`; places and rows are 1 and more where 0 is none. */
export interface Derived {
  rounds: number;
  deck: number;
  group: number[][]; // of each seat and species: its cards
  next: number[][]; // what one more would score
  misplaced: number[][]; // of each place: 1 for a card that is cashed, 2 for one that can be kept
  open_from: number[]; // of each row: the place where its open cards begin
  open_points: number[];
  open_chest: number[];
  open_unseen: number[];
  claim_row: number[]; // of each seat
  claim_from: number[];
  claim_to: number[];
  claim_points: number[];
  claim_chest: number[];
  claim_unseen: number[];
  asked: number; // the place in the claimed row of the card that is to be cashed or kept
  answer_points: number[]; // of cash, keep, and each species for a joker
  answer_chest: number; // cards that go under the chest when the card is kept
}

/** The claims of a row from the board on, then its open cards, up to where the row ends. */
export function segmentsOf(derived: Derived, row: Colour, end: number): Segment[] {
  const r = COLOURS.indexOf(row);
  const claims = derived.claim_row.flatMap((where, owner) => {
    const [from, to] = [derived.claim_from[owner]!, derived.claim_to[owner]!];
    const [points, chest] = [derived.claim_points[owner]!, derived.claim_chest[owner]!];
    return where === 1 + r ? [{ from, to, owner, points, chest, unseen: derived.claim_unseen[owner]! }] : [];
  });
  const open = { from: derived.open_from[r]!, to: end, owner: -1, ...openWorth(derived, row) };
  return [...claims.sort((a, b) => a.from - b.from), open];
}

/** What the open cards of a row would bring; with what a choice changes, what they would then. */
export function openWorth(derived: Derived, row: Colour, changes: Choice["changes"] = {}): Worth {
  const r = COLOURS.indexOf(row);
  const at = (name: "open_points" | "open_chest" | "open_unseen"): number =>
    (changes[name] as Record<number, number> | undefined)?.[r] ?? derived[name][r]!;
  return { points: at("open_points"), chest: at("open_chest"), unseen: at("open_unseen") };
}

/** Whether a choice changes that. */
export const changesOpen = ({ changes }: Choice, row: Colour): boolean =>
  ["open_points", "open_chest", "open_unseen"].some(
    (name) => COLOURS.indexOf(row) in ((changes[name] as object | undefined) ?? {}),
  );

export const total = (counts: Counts | number | undefined): number =>
  typeof counts === "number" ? counts : Object.values(counts ?? {}).reduce<number>((sum, n) => sum + (n ?? 0), 0);

export const handSize = (player: Player): number =>
  typeof player.hand === "number" ? player.hand : player.hand.length;
