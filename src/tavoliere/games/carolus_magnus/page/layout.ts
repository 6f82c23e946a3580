// Where everything lies. The ring fills the board, whatever its size; courts, reserves and sets lie inside it.

import { between, makeRing, type Point, type Ring } from "./geometry";

/** The middle of a square for one pile, one disc or one number. */
export interface Cell extends Point {
  size: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Panel extends Box {
  mine: boolean;
  court: Cell[];
  reserve: Cell[];
  discs: Cell[];
  head: number; // height of the line with the name
  castles: Cell | null; // the first of the castles that are built or still to be built, where there is room for them
}

export interface Layout {
  width: number;
  height: number;
  ring: Ring;
  middle: Box;
  roomy: boolean;
  panels: Panel[]; // by seat
  supply: Cell[];
  sets: Box[];
  giveBack: Cell[]; // instead of the sets, while some of one go back
  dice: Cell[];
  labels: { supply: Point; sets: Point };
}

const cells = (x: number, y: number, step: number, size: number, count = 5): Cell[] =>
  Array.from({ length: count }, (_, i) => ({ x: x + (i + 0.5) * step, y, size }));

/** My own court, reserve and discs, with room for a finger: in three rows, in two, or in one where it is low. */
function myPanel(box: Box, roomy: boolean): Panel {
  const head = 28;
  const inner = box.w - 14;
  const left = box.x + 7;
  const right = box.x + box.w - 7;
  const top = box.y + head;
  if (inner < 390) {
    const step = Math.min((box.w - 1) / 5, 52);
    return {
      ...{ ...box, h: head + 3 * step + 10, mine: true, head, castles: null },
      court: cells(box.x + 0.5, top + step / 2, step, step),
      reserve: cells(box.x + 0.5, top + 1.5 * step + 4, step, step),
      discs: cells(box.x + 0.5, top + 2.5 * step + 5, step, step),
    };
  }
  if (inner >= 660 && !roomy) {
    const step = between(44, (inner - 40) / 15, 56);
    const y = top + 4 + step / 2;
    return {
      ...{ ...box, h: head + step + 12, mine: true, head, castles: null },
      court: cells(left, y, step, step),
      reserve: cells(box.x + box.w / 2 - 2.5 * step, y, step, step),
      discs: cells(right - 5 * step, y, step, step),
    };
  }
  const step = between(36, (inner - 14) / 10, 62);
  const low = Math.min(step, 48);
  const y = top + step / 2;
  return {
    ...{ ...box, h: head + step + low + 12, mine: true, head },
    court: cells(left, y, step, step),
    reserve: cells(right - 5 * step, y, step, step),
    discs: cells(right - 5 * step, y + step / 2 + 5 + low / 2, step, low),
    castles: { x: left + 4, y: y + step / 2 + 5 + low / 2, size: (5 * step - 8) / 10 },
  };
}

/** Somebody else's, to be read only: smaller, with the discs beside the name. */
function otherPanel(box: Box, roomy: boolean): Panel {
  const head = 23;
  const inner = box.w - 10;
  const left = box.x + 5;
  const disc = box.w < 240 ? 14 : 18;
  const discs = cells(box.x + box.w - 6 - 5 * disc, box.y + 12, disc, disc);
  if (inner >= (roomy ? 460 : 320)) {
    const step = between(28, (inner - 24) / 10, roomy ? 52 : 38);
    const y = box.y + head + 2 + step / 2;
    return {
      ...{ ...box, h: head + step + 8, mine: false, head, discs, castles: null },
      court: cells(left, y, step, step),
      reserve: cells(box.x + box.w - 5 - 5 * step, y, step, step),
    };
  }
  const step = between(24, inner / 5, 44);
  const row = Math.min(step, roomy ? 42 : 26);
  const y = box.y + head + 1 + row / 2;
  return {
    ...{ ...box, h: head + 2 * row + 6, mine: false, head, discs, castles: null },
    court: cells(left, y, step, row),
    reserve: cells(left, y + row + 2, step, row),
  };
}

export function arrange(width: number, height: number, players: number, me: number, sets: number): Layout {
  const ring = makeRing(width, height);
  const edge = ring.depth + (width < 500 ? 12 : 16);
  const middle = { x: edge, y: edge, w: width - 2 * edge, h: height - 2 * edge };
  const roomy = middle.h >= 440 && middle.w >= 560;
  const others = Array.from({ length: players }, (_, i) => (Math.max(me, 0) + i) % players).slice(me < 0 ? 0 : 1);
  const columns = between(1, Math.floor((middle.w + 8) / 200), others.length);
  const w = (middle.w - 8 * (columns - 1)) / columns;
  const panels: Panel[] = [];
  let top = middle.y;
  others.forEach((seat, i) => {
    const panel = otherPanel({ x: middle.x + (i % columns) * (w + 8), y: top, w, h: 0 }, roomy);
    panels[seat] = panel;
    if (i % columns === columns - 1 || i === others.length - 1) top += panel.h + 5;
  });
  let bottom = middle.y + middle.h;
  if (me >= 0) {
    bottom -= myPanel(middle, roomy).h;
    panels[me] = myPanel({ ...middle, y: bottom }, roomy);
  }
  return { width, height, ring, middle, roomy, panels, ...arrangeStrip(middle, top, bottom - 3, sets) };
}

/** What lies between the players: the supply or the bag, and the sets or the dice. */
function arrangeStrip(middle: Box, top: number, bottom: number, sets: number) {
  const label = 17;
  const beside = middle.w >= 400;
  const w = beside ? middle.w / 2 - 8 : middle.w;
  const right = beside ? middle.x + w + 16 : middle.x;
  const free = bottom - top;
  // A bag is only looked at, the supply of the dice is also chosen from.
  const most = Math.min(58, free - label);
  const step = sets && !beside ? between(26, free - 2 * label - 70, 44) : between(36, w / 5, most);
  const setHeight = between(46, beside ? free - label : free - step - 2 * label, 96);
  const heights = [label + step, label + (sets ? setHeight : 44)] as const;
  const y = top + Math.max(0, free - (beside ? Math.max(...heights) : heights[0] + heights[1])) / 2;
  const below = beside ? y : y + heights[0];
  const across = Math.max(step, Math.min(w / 5, 44));
  const setStep = Math.min((w + 6) / Math.max(sets, 1), 104);
  const giveBack = Math.min(w / 5, setHeight, 58);
  return {
    supply: cells(middle.x + w / 2 - 2.5 * across, y + label + step / 2, across, step),
    sets: Array.from({ length: sets }, (_, i) => ({
      ...{ x: right + w / 2 + (i - sets / 2) * setStep + 3, y: below + label, w: setStep - 6, h: setHeight - 2 },
    })),
    giveBack: cells(right + w / 2 - 2.5 * giveBack, below + label + setHeight / 2, giveBack, giveBack),
    dice: cells(right + w / 2 - 92, below + label + 22, 46, Math.min(40, free), 4),
    labels: { supply: { x: middle.x + w / 2, y: y + 12 }, sets: { x: right + w / 2, y: below + 12 } },
  };
}
