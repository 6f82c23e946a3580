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

export const isMisplaced = (card: string, row: Colour): boolean => (colourOf(card) ?? row) !== row;

export interface Segment {
  from: number; // its first place in the row
  to: number; // the place after its last card: the follower's, or the row's end
  owner: number; // -1 while nobody has claimed it
}

/** The claims in a row, and what lies open after them. */
export function segments(row: Item[]): Segment[] {
  const found: Segment[] = [];
  let from = 0;
  row.forEach((item, i) => {
    if (item.follower >= 0) {
      found.push({ from, to: i, owner: item.follower });
      from = i + 1;
    }
  });
  return [...found, { from, to: row.length, owner: -1 }];
}

export const total = (counts: Counts | number | undefined): number =>
  typeof counts === "number" ? counts : Object.values(counts ?? {}).reduce<number>((sum, n) => sum + (n ?? 0), 0);

export const handSize = (player: Player): number =>
  typeof player.hand === "number" ? player.hand : player.hand.length;

/** How many cards the deck holds: of the cards one has not seen, those that are in no hand and in no row. */
export function deckSize(view: View): number {
  const hidden = view.players.reduce((sum, player) => sum + (typeof player.hand === "number" ? player.hand : 0), 0);
  const down = COLOURS.flatMap((row) => items(view, row)).filter((item) => item.follower < 0 && !item.card).length;
  return total(view.unseen) - hidden - down;
}

export const ROUNDS = [0, 0, 10, 8, 6, 6];

/** The place in the claimed row of the misplaced card that is to be cashed or kept, or -1. */
export function inQuestion(view: View): number {
  if (view.phase !== "misplaced" || !view.claim) return -1;
  const { row, answers } = view.claim;
  const asked = items(view, row)
    .map((item, i) => ({ ...item, i }))
    .filter(({ card }) => isMisplaced(card, row) && /animal|building/.test(card));
  return asked[answers.length]?.i ?? -1;
}
