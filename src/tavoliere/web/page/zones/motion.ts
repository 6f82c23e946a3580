// Pieces keep who they are from one view to the next, so that each can be seen to go from where it lay to where it lies:
// what is missing in one place and has come to another of the same kind is the same piece.

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Step } from "../events";
import { animate } from "../kit/animation";
import { type Lying, pieceOf, type ZoneHere } from "./contents";
import { isNumber, type PieceAt, type Plan, spotsIn } from "./layout";

const FLIGHT = 620; // milliseconds
const STAGGER = 90; // between pieces that set out together
const MOST_STAGGERED = 12;
const FADE = 350;
const HOLD = 900; // for which a piece can be seen that only passes by
const LIFT = 26; // pixels that a flight rises above the straight way
const MOST_DRAWN = 60; // pieces of a place

export interface Piece extends Lying {
  id: number;
  here: ZoneHere;
  at: number; // the place
  spot: PieceAt;
  top: boolean; // nothing lies upon it
}

/** Where a piece is seen on its way, as an event names it. */
export interface Stop {
  at: PieceAt;
  piece: Lying;
}

export interface Followed {
  pieces: Piece[];
  gone: Piece[];
  from: Map<number, Piece>; // those that have moved as they lay before, in the order in which they set out
  stops: Map<number, Stop>;
  fresh: Set<number>; // those that come from nowhere
  turn: number; // counts the views, so that each starts its own motion
}

/** All pieces, without knowing yet which is which. */
function lying(zones: ZoneHere[], plan: Plan): Piece[] {
  return zones.flatMap((here) => {
    const box = plan.zones.get(here.key)!;
    return here.places.flatMap(({ pieces }, at) => {
      const drawn = isNumber(here.zone) ? [] : pieces.slice(0, MOST_DRAWN);
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

/** The pieces that events name as they pass by, each with where it is seen meanwhile. */
function stopsOf(latest: Step[], zones: ZoneHere[], plan: Plan, left: Piece[]): Map<number, Stop> {
  const stops = new Map<number, Stop>();
  for (const { actor, events } of latest)
    for (const { name, values } of events)
      for (const here of zones)
        for (const { event, arguments: says } of here.zone.passing) {
          const said = (coordinate: string) => {
            const argument = Object.keys(says).find((one) => says[one] === coordinate);
            return argument === undefined ? null : values[argument];
          };
          const word = said("piece");
          const contents = here.zone.contents.find(({ words }) => words.includes(String(word)));
          if (event !== name || !contents || (here.seat >= 0 && here.seat !== (said("seat") ?? actor))) continue;
          const piece = pieceOf(contents, String(word), here.seat, false);
          const known = left.find((one) => one.message === piece.message);
          const old = known ?? left.find((one) => one.faceDown && one.here.seat === actor);
          const at = Math.max(0, here.zone.places.indexOf(String(said("place"))));
          const spot = spotsIn(here.zone, plan.zones.get(here.key)!, at, [piece])[0];
          if (old && spot) stops.set(old.id, { at: spot, piece });
        }
  return stops;
}

/** The pieces of a view, and how they have come to lie as they do. */
export function useFollowing(state: unknown, latest: Step[], zones: ZoneHere[], plan: Plan | null): Followed {
  const last = useRef<{ state: unknown; followed: Followed; next: number } | null>(null);
  const found = useMemo(() => {
    const pieces = plan ? lying(zones, plan) : [];
    const before = last.current;
    let next = before?.next ?? 0;
    if (before && before.state === state) {
      // The same view on a board of another size: nothing moves.
      for (const [i, piece] of pieces.entries()) piece.id = before.followed.pieces[i]?.id ?? next++;
      const still = { gone: [], from: new Map(), stops: new Map() };
      return { state, next, followed: { ...before.followed, ...still, pieces } };
    }
    const was = follow(before?.followed.pieces ?? [], pieces);
    const [from, fresh] = [new Map<number, Piece>(), new Set<number>()];
    for (const piece of pieces) {
      const old = was.get(piece.id);
      if (!old) {
        piece.id = next++;
        if (before) fresh.add(piece.id);
      } else if (placeOf(old) !== placeOf(piece)) from.set(piece.id, old);
    }
    const gone = before?.followed.pieces.filter(({ id }) => !was.has(id)) ?? [];
    const stops = plan && before ? stopsOf(latest, zones, plan, [...from.values(), ...gone]) : new Map();
    return { state, next, followed: { pieces, gone, from, stops, fresh, turn: (before?.followed.turn ?? 0) + 1 } };
  }, [state, zones, plan]);
  useLayoutEffect(() => {
    if (plan) last.current = found;
  }, [found]);
  return found.followed;
}

const put = ({ x, y, size }: PieceAt, at: PieceAt, share = 1, lift = 0) => {
  const [right, down] = [(x - at.x) * share, (y - at.y) * share];
  return `translate(${right}px,${down - lift}px) scale(${1 + (size / at.size - 1) * share})`;
};

/**
 * A piece that comes from where it lay, appears or goes; and what is seen of it on its way, as it was, until it has come:
 * both are told how long.
 */
export function useWay({ id, spot }: Piece, followed: Followed, still: boolean, leaves: boolean) {
  const ref = useRef<SVGGElement>(null);
  const past = useRef<SVGGElement>(null);
  const { from, stops, fresh, turn } = followed;
  useLayoutEffect(() => {
    const [old, stop] = [from.get(id)?.spot ?? (leaves ? spot : undefined), stops.get(id)?.at];
    const waits = stops.size && !stop ? FLIGHT + HOLD : 0; // until those have been seen
    const turned = Math.min([...from.keys()].indexOf(id), MOST_STAGGERED) * STAGGER;
    const delay = waits + Math.max(0, stop ? 0 : turned);
    let lasts = leaves ? FADE : FLIGHT;
    if (old && stop) {
      lasts = FLIGHT + HOLD + FLIGHT;
      const [come, goes] = [FLIGHT / lasts, (FLIGHT + HOLD) / lasts];
      const seen = { transform: put(stop, spot), opacity: 1 };
      const frames = [
        { transform: put(old, spot), opacity: 1, easing: "ease-in-out" },
        { ...seen, offset: come },
        { ...seen, offset: goes, easing: "ease-in-out" },
        leaves ? { ...seen, opacity: 0 } : { transform: "none", opacity: 1 },
      ];
      animate(ref.current, frames, still, { delay, duration: lasts });
    } else if (leaves) animate(ref.current, [{ opacity: 1 }, { opacity: 0 }], still, { delay, duration: lasts });
    else if (old) {
      const frames = [{ transform: put(old, spot) }, { transform: put(old, spot, 0.5, LIFT) }, { transform: "none" }];
      animate(ref.current, frames, still, { delay, duration: lasts, easing: "ease-in-out" });
    } else if (fresh.has(id)) animate(ref.current, [{ opacity: 0 }, { opacity: 1 }], still, { delay, duration: FADE });
    const held = [{ opacity: 1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }];
    animate(past.current, held, still, { delay, duration: lasts });
  }, [turn, leaves]);
  return { ref, past };
}
