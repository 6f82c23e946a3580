// Pieces keep who they are from one view to the next, so that each can be seen to go from where it lay to where it lies:
// what is missing in one place and has come to another of the same kind is the same piece.

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { moves } from "../kit/stillness";
import { tempo } from "../kit/tempo";
import type { Lying, ZoneHere } from "./contents";
import { type PieceAt, type Plan, spotsIn } from "./layout";

const FLIGHT = 620; // milliseconds
const STAGGER = 90; // between pieces that set out together
const MOST_STAGGERED = 12;
const FADE = 350;
const LIFT = 26; // pixels that a flight rises above the straight way
const MOST_DRAWN = 60; // pieces of a place

export interface Piece extends Lying {
  id: number;
  here: ZoneHere;
  at: number; // the place
  spot: PieceAt;
  top: boolean; // nothing lies upon it
}

export interface Followed {
  pieces: Piece[];
  gone: Piece[];
  from: Map<number, PieceAt>; // where those lay that have moved, in the order in which they set out
  fresh: Set<number>; // those that come from nowhere
  turn: number; // counts the views, so that each starts its own motion
}

/** All pieces, without knowing yet which is which. */
function lying(zones: ZoneHere[], plan: Plan): Piece[] {
  return zones.flatMap((here) => {
    const box = plan.zones.get(here.key)!;
    return here.places.flatMap(({ pieces }, at) => {
      const drawn = pieces.slice(0, MOST_DRAWN);
      const spots = spotsIn(here.zone, box, at, drawn);
      return drawn.map((piece, i) => ({
        ...piece,
        ...{ id: -1, here, at, spot: spots[i]!, top: i === drawn.length - 1 },
      }));
    });
  });
}

const placeOf = ({ here, at }: Piece): string => `${here.key}:${at}`;

/** Gives each piece the number that it had before. */
function follow(before: Piece[], now: Piece[]): Map<number, Piece> {
  const was = new Map<number, Piece>();
  const waiting = new Set(before);
  /** Pairs what has the same name, of what lay there and of what lies there now. */
  const match = (name: (piece: Piece, isOld: boolean) => string | null) => {
    const known = new Map<string, Piece[]>();
    for (const piece of waiting) {
      const called = name(piece, true);
      if (called !== null) known.set(called, [...(known.get(called) ?? []), piece]);
    }
    for (const piece of now) {
      const old = piece.id < 0 && known.get(name(piece, false) ?? "")?.shift();
      if (!old) continue;
      waiting.delete(old);
      piece.id = old.id;
      was.set(old.id, old);
    }
  };
  match((piece) => `${placeOf(piece)} ${piece.kind}`);
  match(({ kind }) => kind);
  // What nobody knew is turned up, and what was known is turned down: in its place, or on its way to another.
  for (const where of [placeOf, () => ""])
    for (const wasDown of [true, false])
      match((piece, isOld) => (piece.faceDown || isOld !== wasDown ? `${where(piece)} ${piece.form}` : null));
  return was;
}

/** The pieces of a view, and how they have come to lie as they do. */
export function useFollowing(state: unknown, zones: ZoneHere[], plan: Plan | null): Followed {
  const last = useRef<{ state: unknown; followed: Followed; next: number } | null>(null);
  const found = useMemo(() => {
    const pieces = plan ? lying(zones, plan) : [];
    const before = last.current;
    let next = before?.next ?? 0;
    if (before && before.state === state) {
      // The same view on a board of another size: nothing moves.
      for (const [i, piece] of pieces.entries()) piece.id = before.followed.pieces[i]?.id ?? next++;
      return { state, next, followed: { ...before.followed, pieces, gone: [], from: new Map() } };
    }
    const was = follow(before?.followed.pieces ?? [], pieces);
    const [from, fresh] = [new Map<number, PieceAt>(), new Set<number>()];
    for (const piece of pieces) {
      const old = was.get(piece.id);
      if (!old) {
        piece.id = next++;
        if (before) fresh.add(piece.id);
      } else if (placeOf(old) !== placeOf(piece)) from.set(piece.id, old.spot);
    }
    const gone = before?.followed.pieces.filter(({ id }) => !was.has(id)) ?? [];
    return { state, next, followed: { pieces, gone, from, fresh, turn: (before?.followed.turn ?? 0) + 1 } };
  }, [state, zones, plan]);
  useLayoutEffect(() => {
    if (plan) last.current = found;
  }, [found]);
  return found.followed;
}

/** An element that comes from where its piece lay, appears or goes. */
export function useWay({ id, spot }: Piece, followed: Followed, still: boolean, leaves: boolean) {
  const ref = useRef<SVGGElement>(null);
  const { from, fresh, turn } = followed;
  useLayoutEffect(() => {
    if (!moves(still)) return;
    const times = tempo();
    const old = from.get(id);
    if (old) {
      const wait = Math.min([...from.keys()].indexOf(id), MOST_STAGGERED) * STAGGER;
      const [x, y, scale] = [old.x - spot.x, old.y - spot.y, old.size / spot.size];
      ref.current!.animate(
        [
          { transform: `translate(${x}px,${y}px) scale(${scale})` },
          { transform: `translate(${x / 2}px,${y / 2 - LIFT}px) scale(${(1 + scale) / 2})` },
          { transform: "none" },
        ],
        { duration: FLIGHT * times, delay: wait * times, easing: "ease-in-out", fill: "backwards" },
      );
    } else if (leaves) ref.current!.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE * times });
    else if (fresh.has(id))
      ref.current!.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE * times, fill: "backwards" });
  }, [turn, leaves]);
  return ref;
}
