// Where everything lies, in pixels, for a board of a given size.
//
//     round, deck, score track
//     one panel a seat
//     cloister │ cards, followers →
//     road     │
//     field    │
//     city     │
//     follower, hand: or the question that is asked

import type { Piece } from "./pieces";
import { COLOURS, type Derived, type Item, items, type Segment, segmentsOf, type View } from "./view";

export const CARD = { w: 60, h: 90 }; // a card as it is drawn; rows and hand scale it

export interface Spot {
  x: number;
  y: number;
  scale: number;
}

export const at = ({ x, y, scale }: Spot): string => `translate(${x}px, ${y}px) scale(${scale})`;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Mark = Box & Segment;

export interface RowPlan extends Box {
  head: number; // the width of the board piece at its left
  scale: number;
  spots: Spot[]; // of each item
  end: Spot; // where the next one would lie
  marks: Mark[]; // under each segment
}

export interface Plan {
  w: number;
  h: number;
  small: boolean;
  head: Box;
  seats: Box[];
  rows: RowPlan[];
  tray: Box;
  handScale: number;
  hand: (i: number, count: number) => Spot;
  home: Spot; // my follower
}

/** How large a drawing of a plan is. */
export const sized = ({ w, h }: Plan, scale: number) => ({
  ...{ width: w * scale, height: h * scale, viewBox: `0 0 ${w} ${h}` },
});

export const MARK = 22; // the height of the line that says what a segment is worth
const GAP = 4;
const INDEX = 23; // of a card's width, what its index takes at the left
const FOLLOWER = 0.56; // of a card's width

const isSmall = (w: number): boolean => w < 560;
const linesOf = (w: number, players: number): number => (players > 3 && (isSmall(w) || w < players * 130) ? 2 : 1);

/** What is needed at this width; the board is drawn no lower. */
export const leastHeight = (w: number, view: View, hasTray: boolean): number =>
  isSmall(w)
    ? linesOf(w, view.players.length) > 1
      ? 60 + 2 * 64 + 4 * 82 + (hasTray ? 98 : 0)
      : 60 + 76 + 4 * 92 + (hasTray ? 108 : 0)
    : 66 + linesOf(w, view.players.length) * 84 + 4 * 82 + (hasTray ? 114 : 0);

export function plan(w: number, h: number, view: View, derived: Derived, hasTray: boolean): Plan {
  const small = isSmall(w);
  const pad = small ? 3 : 8;
  const inner = w - 2 * pad;
  const lines = linesOf(w, view.players.length);
  const columns = Math.ceil(view.players.length / lines);
  const head: Box = { x: pad, y: 2, w: inner, h: small ? 57 : 62 };
  const panelH = small ? (lines > 1 ? 60 : 72) : h < 720 ? 80 : 94;
  const panelW = Math.min(540, (inner - (columns - 1) * 6) / columns);
  const top = head.y + head.h;
  const seats = view.players.map((_, seat) => ({
    x: pad + (seat % columns) * (panelW + 6),
    y: top + Math.floor(seat / columns) * (panelH + 4),
    w: panelW,
    h: panelH,
  }));
  const middle = top + lines * (panelH + 4) + 4;
  const spare = h - middle;
  const room = inner - (small ? 50 : 96);
  const handScale = Math.min(
    (Math.max(lines > 1 ? 96 : 104, Math.min(176, spare * 0.25)) - 22) / CARD.h,
    (room / 6 - 5) / CARD.w,
  );
  const trayH = hasTray ? handScale * CARD.h + 24 : 0;
  const rowH = Math.min(Math.max(150, inner * 0.3), (spare - trayH - 4) / 4);
  const rows = COLOURS.map((colour, r) => {
    const box = { x: pad, y: middle + r * rowH, w: inner, h: rowH - 5 };
    const row = items(view, colour);
    return planRow(row, segmentsOf(derived, colour, row.length), box, small);
  });
  const tray: Box = { x: pad, y: middle + 4 * rowH, w: inner, h: trayH };
  const step = handScale * CARD.w + (small ? 5 : 12);
  const lying = tray.y + trayH - handScale * CARD.h - 9;
  return {
    w,
    h,
    small,
    head,
    seats,
    rows,
    tray,
    handScale,
    hand: (i, cards) => ({
      x: pad + (inner - room) + Math.max(0, (room - cards * step) / 2 - (small ? 0 : 40)) + i * step,
      y: lying,
      scale: handScale,
    }),
    home: { x: pad + (small ? 8 : 26), y: lying, scale: handScale },
  };
}

/** A row: cards side by side while there is room, then fanned, and at last smaller so that their indices are still seen. */
function planRow(row: Item[], segments: Segment[], box: Box, small: boolean): RowPlan {
  const head = small ? 40 : Math.max(80, Math.min(112, box.w * 0.11));
  const followers = row.filter((item) => item.follower >= 0).length;
  const fans = Math.max(1, row.length - followers);
  const room = box.w - head - 14 - followers * GAP;
  const most = (box.h - MARK - 8) / CARD.h;
  const scale = Math.min(most, Math.max(most * 0.55, room / (CARD.w * (1 + FOLLOWER * followers) + fans * INDEX)));
  const [card, follower] = [scale * CARD.w, scale * CARD.w * FOLLOWER];
  const step = Math.min(card + GAP, (room - card - followers * follower) / fans);
  const foot = box.y + 5 + most * CARD.h;
  let x = box.x + head + (small ? 4 : 10);
  const spots = [...row, null].map((item) => {
    const spot = { x, y: foot - scale * CARD.h, scale };
    x += item && item.follower >= 0 ? follower + GAP : step;
    return spot;
  });
  const end = spots.pop()!;
  const marks = segments.map((segment) => {
    const { from, to, owner } = segment;
    const first = spots[from] ?? end;
    const last = (owner < 0 ? spots[to - 1] : spots[to]) ?? end;
    const w = last.x - first.x + (owner < 0 ? card : follower);
    return { x: first.x, y: foot + 3, w, h: MARK - 4, ...segment };
  });
  return { ...box, head, scale, spots, end, marks };
}

/** Where a piece lies. */
export function spotOf(piece: Piece, plan: Plan, me: number, cards: number): Spot {
  if (piece.row) return plan.rows[COLOURS.indexOf(piece.row)]!.spots[piece.at] ?? plan.home;
  if (piece.follower < 0) return plan.hand(piece.at, cards);
  return piece.follower === me ? plan.home : panelSpot(plan, piece.follower);
}

/** Where a follower stands in its seat's panel; cards come from there and go there. */
export function panelSpot(plan: Plan, seat: number): Spot {
  const { x, y, w, h } = plan.seats[seat] ?? plan.head;
  if (isNarrow(w)) return { x: x + 7, y: y + 2, scale: h < 66 ? 0.17 : h < 76 ? 0.23 : 0.27 };
  const scale = h / 108;
  return { x: x + (h * 0.44 - 34 * scale) / 2, y: y + h * 0.09, scale };
}

/** Where cards come from, and where those go that nobody claims. */
export const deckSpot = ({ head }: Plan): Spot => ({ x: head.x + 4, y: head.y + 6, scale: 0.48 });

/** Whether a panel has no room for a large follower. */
export const isNarrow = (w: number): boolean => w < 210;
