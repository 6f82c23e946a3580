// What the server's view of a game of Cardcassonne holds, and how the board reads it.

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

/** A claim in a row, or what lies open after the claims; and what it would give now, as far as one can see. */
export interface Segment {
  from: number; // its first place in the row
  to: number; // the place after its last card: the follower's, or the row's end
  owner: number; // -1 while nobody has claimed it
  points: number;
  chest: number; // cards that would go under the chest
  unseen: number; // cards one does not know
}

export interface DerivedRow {
  segments: Segment[]; // the claims, then the open cards
  misplaced: number[]; // places of misplaced cards
  choices: number[]; // those of them that can be cashed or kept
}

/** What follows from a view by the rules. */
export interface Derived {
  rounds: number;
  deck: number;
  rows: Record<Colour, DerivedRow>;
  groups: Partial<Record<Colour, { count: number; next: number }>>[]; // of each seat; what one more would score
  asked: number | null; // the place in the claimed row of the card that is to be cashed or kept
}

/** What a choice would change of it. */
export interface Changes {
  rows?: Partial<Record<Colour, DerivedRow>>;
  gain?: { points?: number; chest?: number };
}

export const openEnd = (row: DerivedRow): Segment => row.segments.at(-1)!;

export const total = (counts: Counts | number | undefined): number =>
  typeof counts === "number" ? counts : Object.values(counts ?? {}).reduce<number>((sum, n) => sum + (n ?? 0), 0);

export const handSize = (player: Player): number =>
  typeof player.hand === "number" ? player.hand : player.hand.length;
