// What moved since the last drawing, from where, and when. All of it is finite motion of the drawing itself: whoever
// shows one moment after the other waits for its end.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Step } from "../../../web/page/events";
import { animate } from "../../../web/page/kit/animation";
import { deckSpot, type Mark, type Plan, panelSpot, at as place, type Spot, spotOf } from "./layout";
import { type Claim, follow, type Piece } from "./pieces";
import { COLOURS, type Colour, type Derived, type View } from "./view";

// Milliseconds at normal speed.
const MOVE = 480; // of a piece to its row
const TURN = 2000; // until face-down cards are turned up and have been seen
const CLAIM = 1600; // from one claim to the next, at least
const FLY = 620; // of a claimed card
const STAGGER = 70; // between cards that set out together
const DEAL = 110; // between cards that are dealt
const GLIDE = 420; // of what closes up to the board
export const CHANGE = 260;
const REST = 250; // between what a claim has moved and the next one
const FADE = 120; // of a card that has arrived

/** A place on the way of a piece, and when it is there. */
export interface Stop {
  spot: Spot;
  at: number;
}

interface Moment {
  view: View | null;
  derived: Derived | null;
  before: { view: View; derived: Derived } | null; // what was shown before, where claims are seen to be made
  me: number;
  plan: Plan | null;
  pieces: Piece[];
  spots: Map<string, Spot>; // where each piece lies now
  gone: Piece[]; // pieces that have left: seen only while they move
  ways: Map<string, Stop[]>; // where a piece comes from; the last stop is when it lies
  claimed: Map<number, number>; // when each seat's claim sets out
  credited: Map<number, number>; // when all of it has arrived
  settled: Map<Colour, number>; // when each row has closed up to the board
  laid: Map<Colour, { at: number; marks: Mark[] }>; // when what comes into a row lies there; what it was worth before
  turning: number; // when face-down cards are turned up
  turn: number; // counts the views, so that each starts its own motion
}

const START: Moment = {
  ...{ view: null, derived: null, before: null, me: -1, plan: null, pieces: [], gone: [], turning: 0, turn: 0 },
  ...{
    spots: new Map(),
    ways: new Map(),
    claimed: new Map(),
    credited: new Map(),
    settled: new Map(),
    laid: new Map(),
  },
};

export function useMotion(view: View, derived: Derived, me: number, plan: Plan, latest: Step[]): Moment {
  const past = useRef<Moment>({ ...START, me });
  const then = past.current;
  if (then.view !== view || then.me !== me) past.current = advanced(then, view, derived, me, plan, latest);
  const now = past.current;
  const cards = now.pieces.filter(({ row, follower }) => !row && follower < 0).length;
  now.spots = new Map(now.pieces.map((piece) => [piece.id, spotOf(piece, plan, me, cards)]));
  now.plan = plan;
  return now;
}

function advanced(then: Moment, view: View, derived: Derived, me: number, plan: Plan, latest: Step[]): Moment {
  const known = then.me === me ? then.pieces : []; // through other eyes nothing has moved
  const { pieces, gone, claims, deals } = follow(known, view, me, latest);
  const now: Moment = {
    ...START,
    ...{ view, derived, me, pieces, gone, turn: then.turn + 1 },
    ...{ ways: new Map(), claimed: new Map(), credited: new Map(), settled: new Map(), laid: new Map() },
  };
  if (!known.length) return { ...now, gone: [] };
  const laid = [...pieces, ...gone].some((piece) => piece.laid);
  now.turning = laid ? MOVE : 0;
  let next = now.turning + ([...pieces, ...gone].some(({ turned }) => turned) ? TURN : 0);
  for (const { row, seat } of claims) {
    const cards = gone.filter(({ to, from }) => to === seat && from !== "deck").length;
    const arrived = next + FLY + STAGGER * Math.max(0, cards - 1);
    now.claimed.set(seat, next);
    now.credited.set(seat, arrived);
    now.settled.set(row, arrived); // the row's last one stays
    next = Math.max(next + CLAIM, arrived + GLIDE + REST);
  }
  if (claims.length && then.view && then.derived) now.before = { view: then.view, derived: then.derived };
  const places = { then, plan, me, deals };
  for (const piece of pieces) now.ways.set(piece.id, wayOf(piece, now, claims, places));
  for (const { id, row } of pieces)
    if (row && known.find((piece) => piece.id === id)?.row !== row && !now.settled.has(row)) {
      const marks = then.plan?.rows[COLOURS.indexOf(row)]?.marks ?? [];
      const at = now.ways.get(id)!.at(-1)?.at ?? 0;
      now.laid.set(row, { marks, at: Math.max(at, now.laid.get(row)?.at ?? 0) });
    }
  for (const piece of gone) now.ways.set(piece.id, wayOut(piece, now, places));
  return now;
}

interface Places {
  then: Moment;
  plan: Plan;
  me: number;
  deals: number[];
}

/** Where a piece lay, or comes from. */
function start({ id, from }: Piece, { then, plan }: Places): Spot | undefined {
  const lay = then.spots.get(id);
  if (lay || from === null) return lay;
  return from === "deck" || from < 0 ? deckSpot(plan) : panelSpot(plan, from);
}

/** Its way up to the end of the row that it was played into. */
function wayIn(piece: Piece, places: Places): Stop[] {
  const spot = start(piece, places);
  if (!spot) return [];
  const end = piece.laid && places.then.plan?.rows[COLOURS.indexOf(piece.laid)]?.end;
  return end
    ? [
        { spot, at: 0 },
        { spot: end, at: MOVE },
      ]
    : [{ spot, at: 0 }];
}

function wayOf(piece: Piece, now: Moment, claims: Claim[], places: Places): Stop[] {
  const way = wayIn(piece, places);
  const here = way.at(-1);
  if (!here) return [];
  const row: Colour | null | undefined = piece.row ?? claims.find(({ seat }) => seat === piece.follower)?.row;
  const settled = row && now.settled.get(row);
  if (piece.follower >= 0 && !piece.row && now.claimed.has(piece.follower)) {
    const at = now.claimed.get(piece.follower)! + FLY / 2;
    return [...way, { ...here, at }, { ...here, at: at + FLY }];
  }
  if (settled) return [...way, { ...here, at: settled }, { ...here, at: settled + GLIDE }];
  if (piece.from !== "deck") return piece.laid ? [...way, here] : [...way, { ...here, at: MOVE }];
  const fresh = now.pieces.filter(({ from, row }) => from === "deck" && !row === !piece.row);
  const order = piece.row
    ? fresh.indexOf(piece)
    : (places.deals.flatMap((seat, i) => (seat === places.me ? [i] : []))[fresh.indexOf(piece)] ?? 0);
  return [
    { ...here, at: order * DEAL },
    { ...here, at: order * DEAL + MOVE },
  ];
}

/** The way of a piece that leaves the board. */
function wayOut(piece: Piece, now: Moment, places: Places): Stop[] {
  const way = wayIn(piece, places);
  const here = way.at(-1);
  if (!here) return [];
  const order = now.gone.slice(0, now.gone.indexOf(piece)).filter(({ to }) => to === piece.to).length;
  const others = places.deals.flatMap((seat, k) => (seat === piece.to ? [k] : []));
  const at =
    piece.from === "deck" && !piece.row
      ? (others[order] ?? 0) * DEAL
      : (now.claimed.get(piece.to ?? -1) ?? Math.max(now.turning, ...now.settled.values())) + order * STAGGER;
  return [...way, { ...here, at }, { ...here, at: at + FLY }];
}

/** Lets an element come along its way whenever `turn` changes, to where its style puts it. */
export function useWay(way: Stop[], turn: number, still: boolean, leaves: boolean) {
  const ref = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const end = way.at(-1)?.at ?? 0;
    if (!end) return;
    const frames: Keyframe[] = way.slice(0, -1).map(({ spot, at }) => ({
      ...{ transform: place(spot), offset: at / end, opacity: 1, easing: "ease-in-out" },
    }));
    if (leaves) frames.push({ opacity: 1, offset: (end - FADE) / end });
    frames.push({ opacity: leaves ? 0 : 1 });
    animate(ref.current, frames, still, { duration: end });
  }, [turn]);
  return ref;
}

/** Lets an element change after a while: how it looks before is held until then. */
export function useChange(after: number, turn: number, still: boolean, frames: Keyframe[]) {
  const ref = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (after > 0) animate(ref.current, frames, still, { duration: CHANGE, delay: after });
  }, [turn]);
  return ref;
}

interface ChangeProps {
  after: number;
  turn: number;
  still: boolean;
  children: ComponentChildren;
}

/** What is seen after a while. */
export function Appearing({ after, turn, still, children }: ChangeProps) {
  return <g ref={useChange(after, turn, still, [{ opacity: 0 }, { opacity: 1 }])} children={children} />;
}

/** What is seen until then. */
export function Past({ after, turn, still, children }: ChangeProps) {
  const ref = useChange(after, turn, still, [{ opacity: 1 }, { opacity: 0 }]);
  return <g ref={ref} class="cc-past" aria-hidden="true" children={children} />;
}
