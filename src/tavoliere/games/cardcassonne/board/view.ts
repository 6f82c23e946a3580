// What a seat may know of a game of Cardcassonne, by name; what follows from it says `facts.py`.

import type { BoardProps } from "../../../web/page/board";
import type { Choice } from "../../../web/page/protocol";
import { type Facts, PHASES, type State } from "./state";

/** What the page gives this board, and what its parts are given. */
export type Given = BoardProps<State, Facts>;
export type Props = Omit<Given, "state" | "facts"> & { view: View; derived: Derived };
export type Derived = Facts;

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
  claim?: { row: Colour };
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

const FACES = ["1", "2", "3", "building", "animal"];
const SINGLE = ["dragon", "fairy", "animal-joker", "building-joker"];
const CARDS = [...COLOURS.flatMap((colour) => FACES.map((face) => `${colour}-${face}`)), ...SINGLE];
const UNSEEN = 1 + CARDS.length; // an item of a row or a hand; cards are 1 and more
const FOLLOWER = UNSEEN + 1;
const SPECIES = COLOURS;

const counted = (words: readonly string[], counts: number[]): Counts =>
  Object.fromEntries(words.map((word, k) => [word, counts[k]!] as const).filter(([, count]) => count));

export function viewOf(state: State): View {
  const phase = PHASES[state.phase]!;
  const over = phase === "over";
  const asked = ["turn", "misplaced", "jokers"].includes(phase);
  return {
    phase,
    round: state.round,
    dealer: state.dealer,
    ...(asked && { turn: state.turn }),
    ...(state.pending && { pending: CARDS[state.pending - 1]! }),
    rows: Object.fromEntries(COLOURS.map((row, r) => [row, rowOf(state, r)])) as View["rows"],
    players: Array.from({ length: state.players }, (_, p) => ({
      hand: handOf(state, p),
      animals: counted(SPECIES, state.animals[p]!),
      jokers: counted(SPECIES, state.jokers[p]!),
      waiting: state.waiting[p]!,
      chest: over ? counted([...COLOURS, "joker"], state.chest[p]!) : sum(state.chest[p]!),
      score: sum(state.points[p]!),
    })),
    ...(state.claim_row && { claim: { row: COLOURS[state.claim_row - 1]! } }),
    unseen: counted(CARDS, state.deck),
    options: { animals: { points: state.animal_points.slice(1), lone_joker: state.lone_joker_points } },
  };
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

function handOf(state: State, seat: number): string[] | number {
  const count = state.hand_count[seat]!;
  const hand = count ? state.hand[seat]!.slice(-count) : []; // empty places come first
  return hand.includes(UNSEEN) ? count : hand.map((item) => CARDS[item - 1]!);
}

function rowOf(state: State, row: number): string[] {
  return state.row[row]!.slice(0, state.row_length[row]!).map((item, at) => {
    if (item >= FOLLOWER) return `follower ${item - FOLLOWER}`;
    const by = state.down_at.findIndex((place, seat) => place === at + 1 && state.down_row[seat] === row);
    const card = item === UNSEEN ? "unseen" : CARDS[item - 1]!;
    return by < 0 ? card : `${card} face-down ${by}`;
  });
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
