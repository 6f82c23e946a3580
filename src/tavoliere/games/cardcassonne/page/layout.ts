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
import { COLOURS, type Derived, type Item, items, type Segment, type View } from "./view";

export const CARD = { w: 60, h: 90 }; // a card as it is drawn; rows and hand scale it

export interface Spot {
  x: number;
  y: number;
  scale: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface RowPlan extends Box {
  head: number; // the width of the board piece at its left
  scale: number;
  spots: Spot[]; // of each item
  end: Spot; // where the next one would lie
  marks: (Box & Segment)[]; // under each segment
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

const MARK = 21; // the height of the line that says what a segment is worth
const GAP = 4;

/** What is needed at this width; the board is drawn no lower. */
export const leastHeight = (w: number, view: View): number => {
  const small = w < 560;
  const lines = small && view.players.length > 3 ? 2 : 1;
  return small ? 52 + lines * 64 + 4 * 88 + 96 : 52 + 68 + 4 * 88 + 108;
};

export function plan(w: number, h: number, view: View, derived: Derived, hasTray: boolean): Plan {
  const small = w < 560;
  const pad = small ? 6 : 10;
  const inner = w - 2 * pad;
  const count = view.players.length;
  const columns = small && count > 3 ? Math.ceil(count / 2) : count;
  const lines = Math.ceil(count / columns);
  const head: Box = { x: pad, y: 4, w: inner, h: 46 };
  const panelH = small ? 60 : 62;
  const panelW = Math.min(330, (inner - (columns - 1) * 6) / columns);
  const top = head.y + head.h + 2;
  const seats = view.players.map((_, seat) => ({
    x: pad + (seat % columns) * (panelW + 6),
    y: top + Math.floor(seat / columns) * (panelH + 4),
    w: panelW,
    h: panelH,
  }));
  const middle = top + lines * (panelH + 4) + 2;
  const spare = h - middle;
  const room = inner - (small ? 52 : 70);
  const handScale = Math.min((Math.max(108, Math.min(160, spare * 0.26)) - 20) / CARD.h, (room / 6 - 5) / CARD.w);
  const trayH = hasTray ? handScale * CARD.h + 20 : 0;
  const rowH = Math.min(150, (spare - trayH - 4) / 4);
  const rows = COLOURS.map((colour, r) => {
    const box = { x: pad, y: middle + r * rowH, w: inner, h: rowH - 5 };
    return planRow(items(view, colour), derived.rows[colour].segments, box, small);
  });
  const tray: Box = { x: pad, y: middle + 4 * rowH, w: inner, h: trayH };
  const step = handScale * CARD.w + (small ? 5 : 10);
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
      x: pad + (inner - room) + Math.max(0, (room - cards * step) / 2 - (small ? 0 : 20)) + i * step,
      y: tray.y + trayH - handScale * CARD.h - 4,
      scale: handScale,
    }),
    home: { x: pad + 12, y: tray.y + trayH - handScale * CARD.h - 4, scale: handScale },
  };
}

/** A row: cards side by side while there is room, then fanned so that their indices are still seen. */
function planRow(row: Item[], segments: Segment[], box: Box, small: boolean): RowPlan {
  const head = small ? 38 : Math.max(76, Math.min(110, box.w * 0.11));
  const scale = (box.h - MARK - 6) / CARD.h;
  const [card, follower] = [scale * CARD.w, scale * CARD.w * 0.56];
  const followers = row.filter((item) => item.follower >= 0).length;
  const fans = Math.max(1, row.length - followers);
  const step = Math.min(card + GAP, (box.w - head - 8 - card - followers * (follower + GAP)) / fans);
  let x = box.x + head + 6;
  const spots = [...row, null].map((item) => {
    const spot = { x, y: box.y + 3, scale };
    x += item && item.follower >= 0 ? follower + GAP : step;
    return spot;
  });
  const end = spots.pop()!;
  const marks = segments.map((segment) => {
    const { from, to, owner } = segment;
    const first = spots[from] ?? end;
    const last = (owner < 0 ? spots[to - 1] : spots[to]) ?? end;
    const w = last.x - first.x + (owner < 0 ? card : follower);
    return { x: first.x, y: box.y + 3 + scale * CARD.h + 2, w, h: MARK - 4, ...segment };
  });
  return { ...box, head, scale, spots, end, marks };
}

/** Where a piece lies. */
export function spotOf(piece: Piece, plan: Plan, me: number, cards: number): Spot {
  if (piece.row) return plan.rows[COLOURS.indexOf(piece.row)]!.spots[piece.at] ?? plan.home;
  if (piece.follower < 0) return plan.hand(piece.at, cards);
  return piece.follower === me ? plan.home : panelSpot(plan, piece.follower);
}

/** A seat's panel, as the place where its cards come from and go to. */
export function panelSpot(plan: Plan, seat: number): Spot {
  const box = plan.seats[seat] ?? plan.head;
  return { x: box.x + 8, y: box.y + 6, scale: 0.3 };
}
