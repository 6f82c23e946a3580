// The pieces on the board. What was drawn last is carried on by what each step did and what came of it, so that a card
// is seen to go from a hand to a row, and from a row to whoever claims it.

import { eventOf, eventsOf, type Step, type StepEvent } from "../../../web/page/events";
import { COLOURS, type Colour, colourOf, type Item, items, type View } from "./view";

export interface Piece extends Item {
  id: string;
  row: Colour | null; // null: in my hand, or a follower at home
  at: number; // its place in the row or the hand
  from: number | "deck" | null; // for a new piece: the seat it comes from
  turned: boolean; // it was face down at the last drawing
  laid: Colour | null; // the row in which it lay in between, where a round ended with it
  to: number | null; // for a piece that leaves: the seat that claimed it, or was dealt it; null for what is discarded
}

export interface Claim {
  row: Colour;
  seat: number;
}

export interface Followed {
  pieces: Piece[];
  gone: Piece[]; // those that are on the board no more
  claims: Claim[]; // whose they are now, in the order of the rules
  deals: number[]; // the seats that were dealt a card, in order
}

let made = 0;

const AT_REST = { from: null, turned: false, laid: null, to: null };

const newPiece = (piece: Partial<Piece>): Piece => ({
  ...{ card: "", down: -1, follower: -1, row: null, at: 0, ...AT_REST },
  ...piece,
  id: piece.id ?? `card-${++made}`,
});

const followerOf = (seat: number) => newPiece({ id: `follower-${seat}`, follower: seat });

/** The row to which a step adds something. */
function rowOf({ name, words, events }: Step): Colour | undefined {
  if (name === "put" || name === "follower" || name.startsWith("play")) return words.at(-1) as Colour;
  return colourOf((eventOf(events, "opened")?.card ?? "") as string);
}

/** A piece with this card, which is taken out; equal cards are not told apart. */
function taken(pieces: Piece[], card: string): Piece | undefined {
  const place = pieces.findIndex((piece) => piece.card === card);
  return place < 0 ? undefined : pieces.splice(place, 1)[0];
}

/** What lies where while steps are followed. */
class Table {
  readonly hand: Piece[];
  readonly rows: Record<Colour, Piece[]>;
  readonly gone: Piece[] = [];
  readonly claims: Claim[] = [];

  constructor(
    drawn: Piece[],
    private readonly view: View,
    private readonly me: number,
  ) {
    const resting = drawn.map((piece) => ({ ...piece, ...AT_REST })).sort((a, b) => a.at - b.at);
    this.hand = resting.filter(({ row, follower }) => !row && follower < 0);
    this.rows = Object.fromEntries(COLOURS.map((row) => [row, resting.filter((piece) => piece.row === row)])) as never;
  }

  follow(step: Step): void {
    const row = rowOf(step);
    const ends = !!eventOf(step.events, "turned");
    if (row) this.rows[row].push({ ...this.brought(step), row, laid: ends ? row : null });
    for (const event of step.events) this.happen(event);
  }

  /** What a step takes to a row. */
  private brought({ name, actor, words }: Step): Piece {
    if (name === "follower") return followerOf(actor);
    if (!name.startsWith("play")) return newPiece({ from: "deck" });
    const lying = COLOURS.flatMap((row) => items(this.view, row));
    const card = name === "play" ? words[0]! : (lying.find(({ down }) => down === actor)?.card ?? "");
    const own = actor === this.me && taken(this.hand, card);
    return own || newPiece({ card, down: name === "play" ? -1 : actor, from: actor });
  }

  private happen({ name, values }: StepEvent): void {
    const [seat, row, card] = [values.who as number, values.row as Colour, (values.card ?? "") as string];
    if (name === "turned") {
      const piece = this.rows[row].find(({ down }) => down === seat);
      if (piece) Object.assign(piece, { turned: !piece.card, card, down: -1 });
    }
    if (name === "claimed") {
      const end = this.rows[row].findIndex(({ follower }) => follower === seat);
      const cards = this.rows[row].splice(0, end + 1).slice(0, -1);
      this.gone.push(...cards.map((piece) => ({ ...piece, to: seat })));
      this.claims.push({ row, seat });
    }
    if (name === "dealt" && seat === this.me) this.hand.push(newPiece({ card, from: "deck" }));
    else if (name === "dealt") this.gone.push(newPiece({ from: "deck", to: seat }));
  }
}

/** The pieces of a view, with the names they had before; and those that are gone. */
export function follow(drawn: Piece[], view: View, me: number, latest: Step[]): Followed {
  const table = new Table(drawn, view, me);
  for (const step of latest) table.follow(step);
  const pieces: Piece[] = [];
  for (const row of COLOURS) {
    items(view, row).forEach((item, at) => {
      const lying = table.rows[row][at];
      const other = item.follower < 0 ? {} : followerOf(item.follower);
      const known = lying?.follower === item.follower ? lying : other;
      pieces.push(newPiece({ ...known, ...item, row, at }));
    });
  }
  const left = COLOURS.flatMap((row) => table.rows[row].slice(view.rows[row].length));
  const pool = [...table.hand, ...left]; // what was taken back returns from its row
  const hand = view.players[me]?.hand;
  (Array.isArray(hand) ? hand : []).forEach((card, at) => {
    const known = taken(pool, card) ?? taken(pool, ""); // what was dealt may have been told to nobody
    pieces.push(newPiece({ ...known, card, down: -1, row: null, at }));
  });
  view.players.forEach((_, seat) => {
    if (!pieces.some(({ follower }) => follower === seat)) pieces.push(followerOf(seat));
  });
  const gone = [...table.gone, ...left.filter(({ follower }) => follower < 0)];
  const deals = eventsOf(latest, "dealt").map(({ who }) => who as number);
  return { pieces, gone: latest.length ? gone : [], claims: table.claims, deals };
}

/** The pieces in the rows that somebody has brought there with these steps, by name, with the seat that did it. */
export function broughtBy(recent: Step[], pieces: Piece[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const row of COLOURS) {
    const outwards = pieces.filter((piece) => piece.row === row).sort((a, b) => a.at - b.at);
    for (const step of recent.filter((one) => rowOf(one) === row).reverse()) {
      const piece = outwards.pop(); // claims take from the board's side
      if (piece && step.actor >= 0) found.set(piece.id, step.actor);
    }
  }
  return found;
}
