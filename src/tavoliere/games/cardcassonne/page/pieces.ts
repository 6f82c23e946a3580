// Which piece of the last drawing is which of this one, so that a card is seen to go from a hand to a row and from a
// row to whoever claims it. Equal cards are not told apart by the rules; here the likeliest one is taken.

import type { Step } from "../../../web/page/protocol";
import { COLOURS, type Colour, type Item, items, type View } from "./view";

export interface Piece extends Item {
  id: string;
  row: Colour | null; // null: in my hand, or a follower at home
  at: number; // its place in the row or the hand
  from: number | "deck" | null; // for a new piece: the seat it comes from
  turned: boolean; // it was face down at the last drawing
  to: number | null; // for a piece that leaves: the seat that claimed it
}

let made = 0;

const alike = (old: Item, now: Item): boolean =>
  old.follower === now.follower && (old.card === now.card || !old.card || !now.card);

/** How the old pieces of a row go on: claims take from the board's side, undo from the outer end. */
function matched(old: Piece[], now: Item[]): (Piece | undefined)[] {
  for (let cut = 0; cut < old.length; cut++) {
    const rest = old.slice(cut);
    if (rest.length <= now.length && rest.every((piece, i) => alike(piece, now[i]!))) return rest;
  }
  return now.length <= old.length && now.every((item, i) => alike(old[i]!, item)) ? old.slice(0, now.length) : [];
}

/** The pieces of a view, with the names they had before; and those that are gone. */
export function follow(before: Piece[], view: View, me: number, latest: Step[]): { pieces: Piece[]; gone: Piece[] } {
  const left = new Set(before);
  const pieces: Piece[] = [];
  const add = (item: Item, row: Colour | null, at: number, old: Piece | undefined, from: Piece["from"]) => {
    if (old) left.delete(old);
    pieces.push({
      ...item,
      id: item.follower >= 0 ? `follower-${item.follower}` : (old?.id ?? `card-${++made}`),
      row,
      at,
      from: old ? null : from,
      turned: old !== undefined && old.row !== null && old.down >= 0 && item.down < 0,
      to: null,
    });
  };
  const hand = view.players[me]?.hand;
  const mine = Array.isArray(hand) ? hand : [];
  const rows = COLOURS.map((row) => {
    const now = items(view, row);
    const old = matched(
      before.filter((piece) => piece.row === row),
      now,
    );
    for (const piece of old) if (piece) left.delete(piece);
    return { row, now, old };
  });
  const keep = [...mine];
  const played = before.filter((piece) => {
    if (piece.row || piece.follower >= 0) return false;
    const place = keep.indexOf(piece.card);
    if (place >= 0) keep.splice(place, 1);
    return place < 0;
  });
  for (const { row, now, old } of rows)
    now.forEach((item, i) => {
      const known = old[i];
      const place = known || item.follower >= 0 ? -1 : played.findIndex((piece) => piece.card === item.card);
      const step = [...latest].reverse().find(({ name, words }) => name.startsWith("play") && words.at(-1) === row);
      const fromHand = place >= 0 ? played.splice(place, 1)[0] : undefined;
      const follower = before.find((piece) => item.follower >= 0 && piece.follower === item.follower);
      add(item, row, i, known ?? fromHand ?? follower, step ? step.actor : "deck");
    });
  mine.forEach((card, i) => {
    const back = latest.length === 0; // taken back: a card returns from its row
    const old = [...left].find((piece) => piece.card === card && piece.follower < 0 && (!piece.row || back));
    add({ card, down: -1, follower: -1 }, null, i, old, "deck");
  });
  view.players.forEach((_, seat) => {
    const id = `follower-${seat}`;
    if (pieces.some((piece) => piece.id === id)) return;
    add(
      { card: "", down: -1, follower: seat },
      null,
      0,
      before.find((piece) => piece.id === id),
      null,
    );
  });
  const gone = [...left].filter((piece) => piece.row && piece.follower < 0);
  for (const piece of gone) {
    const claim = before
      .filter((other) => other.row === piece.row && other.follower >= 0 && other.at > piece.at)
      .sort((a, b) => a.at - b.at)[0];
    piece.to = claim ? claim.follower : null;
  }
  return { pieces, gone: latest.length ? gone : [] };
}
