// Which piece of the last drawing is which of this one, so that a card is seen to go from a hand to a row and from a
// row to whoever claims it. Equal cards are not told apart by the rules; here the likeliest one is taken.

import { eventsOf, type Step } from "../../../web/page/events";
import { COLOURS, type Colour, type Item, items, type View } from "./view";

export interface Piece extends Item {
  id: string;
  row: Colour | null; // null: in my hand, or a follower at home
  at: number; // its place in the row or the hand
  from: number | "deck" | null; // for a new piece: the seat it comes from
  turned: boolean; // it was face down at the last drawing
  laid: Colour | null; // the row in which it lay in between, where a round ended with it
  to: number | null; // for a piece that leaves: the seat that claimed it, or was dealt it
}

export interface Claim {
  row: Colour;
  seat: number;
}

export interface Followed {
  pieces: Piece[];
  gone: Piece[]; // those that are on the board no more
  claims: Claim[]; // whose they are now, in the order of the rules
}

let made = 0;
const freshId = (): string => `card-${++made}`;

const NEW: Omit<Piece, "id"> = {
  ...{ card: "", down: -1, follower: -1, row: null, at: 0 },
  ...{ from: null, turned: false, laid: null, to: null },
};

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

/** The seats that were dealt a card, in order. */
export const dealt = (latest: Step[]): number[] => eventsOf(latest, "dealt").map(({ who }) => who as number);

/** A round's end: its last piece lies, the face-down cards are turned up, and nothing is claimed yet. */
function atTheEnd(before: Piece[], latest: Step[], me: number): Piece[] {
  const turned = eventsOf(latest, "turned");
  // What was seen to happen at the last drawing is not to happen again.
  const pieces: Piece[] = before.map((piece) => ({ ...piece, laid: null, turned: false }));
  if (!turned.length) return pieces;
  for (const { name, actor, words } of latest) {
    const row = words.at(-1) as Colour;
    const last = { row, laid: row, at: pieces.filter((piece) => piece.row === row).length };
    if (name === "follower") {
      Object.assign(pieces.find(({ follower }) => follower === actor) ?? {}, last);
    } else if (name.startsWith("play")) {
      const card = name === "play" ? words[0]! : "";
      const mine = pieces.find((piece) => actor === me && !piece.row && piece.card === card);
      if (mine) Object.assign(mine, last);
      else pieces.push({ ...NEW, id: freshId(), ...last, card, down: card ? -1 : actor, from: actor });
    }
  }
  for (const { who, card } of turned) {
    const piece = pieces.find(({ down }) => down === who);
    if (piece) Object.assign(piece, { turned: !piece.card, card, down: -1 });
  }
  return pieces;
}

/** The pieces of a view, with the names they had before; and those that are gone. */
export function follow(drawn: Piece[], view: View, me: number, latest: Step[]): Followed {
  const before = atTheEnd(drawn, latest, me);
  const left = new Set(before);
  const pieces: Piece[] = [];
  const add = (item: Item, row: Colour | null, at: number, old: Piece | undefined, from: Piece["from"]) => {
    if (old) left.delete(old);
    pieces.push({
      ...NEW,
      ...item,
      id: item.follower >= 0 ? `follower-${item.follower}` : (old?.id ?? freshId()),
      row,
      at,
      from: old ? (old.laid ? old.from : null) : from,
      turned: old !== undefined && old.row !== null && (old.turned || (old.down >= 0 && item.down < 0 && !old.card)),
      laid: old?.laid ?? null,
    });
  };
  const hand = view.players[me]?.hand;
  const mine = Array.isArray(hand) ? hand : [];
  const rows = COLOURS.map((row) => {
    const now = items(view, row);
    const lying = before.filter((piece) => piece.row === row).sort((a, b) => a.at - b.at);
    const old = matched(lying, now);
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
  const claims = eventsOf(latest, "claimed").map(({ who, row }) => ({ row, seat: who }) as Claim);
  view.players.forEach((_, seat) => {
    const id = `follower-${seat}`;
    if (pieces.some((piece) => piece.id === id)) return;
    const old = before.find((piece) => piece.id === id);
    add({ card: "", down: -1, follower: seat }, null, 0, old, null);
  });
  const gone = [...left].filter((piece) => piece.row && piece.follower < 0);
  for (const piece of gone) {
    const claim = before
      .filter((other) => other.row === piece.row && other.follower >= 0 && other.at > piece.at)
      .sort((a, b) => a.at - b.at)[0];
    piece.to = claim ? claim.follower : null;
  }
  for (const seat of dealt(latest)) if (seat !== me) gone.push({ ...NEW, id: freshId(), from: "deck", to: seat });
  return { pieces, gone: latest.length ? gone : [], claims };
}

/** The pieces in the rows that these steps have brought there, by name, with the seat that did it. */
export function broughtBy(recent: Step[], pieces: Piece[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const row of COLOURS) {
    const lying = pieces.filter((piece) => piece.row === row).sort((a, b) => b.at - a.at);
    const steps = recent.filter(
      ({ name, words }) => (name.startsWith("play") || name === "follower" || name === "put") && words.at(-1) === row,
    );
    for (const { name, actor, words } of steps.reverse()) {
      const piece = lying.shift();
      if (!piece) break;
      const same = name === "follower" ? piece.follower === actor : name === "play" ? piece.card === words[0] : true;
      if (!same) break;
      found.set(piece.id, actor);
    }
  }
  return found;
}
