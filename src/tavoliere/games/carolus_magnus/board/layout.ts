// Where everything lies. The ring fills the board, whatever its size; courts, reserves and sets lie inside it.

import { between, makeRing, type Point, type Ring, tableFrom } from "./geometry";

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
  stock: Point; // the castles beside the name
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
  dice: Box; // one row
  plate: Box; // under supply and dice
  labels: { supply: Point; sets: Point; round: Point | null }; // where it is tight, the supply tells the round
}

const cells = (x: number, y: number, step: number, size: number, count = 5): Cell[] =>
  Array.from({ length: count }, (_, i) => ({ x: x + (i + 0.5) * step, y, size }));

const bare = (box: Box, mine: boolean, head: number, h: number, stock: number) => ({
  ...{ ...box, mine, head, h, castles: null, stock: { x: stock, y: box.y + head / 2 + 2 } },
});

/** My own court, reserve and discs, with room for a finger: in three rows, in two, or in one where it is low. */
function myPanel(box: Box, roomy: boolean): Panel {
  const head = 31;
  const inner = box.w - 16;
  const left = box.x + 8;
  const right = box.x + box.w - 8;
  const top = box.y + head + 5;
  const stock = right - 50;
  if (inner < 390) {
    const step = Math.min((box.w - 1) / 5, 74);
    const row = Math.min(step, 46);
    const first = box.x + box.w / 2 - 2.5 * step;
    return {
      ...bare(box, true, head, head + 3 * row + 14, stock),
      court: cells(first, top + row / 2, step, row),
      reserve: cells(first, top + 1.5 * row + 3, step, row),
      discs: cells(first, top + 2.5 * row + 5, step, row),
    };
  }
  if (inner >= 660 && !roomy) {
    const step = between(44, (inner - 40) / 15, 56);
    const y = top + step / 2;
    return {
      ...bare(box, true, head, head + step + 14, stock),
      court: cells(left, y, step, step),
      reserve: cells(box.x + box.w / 2 - 2.5 * step, y, step, step),
      discs: cells(right - 5 * step, y, step, step),
    };
  }
  const step = between(36, (inner - 14) / 10, 66);
  const low = Math.min(step, 48);
  const y = top + step / 2;
  return {
    ...bare(box, true, head, head + step + low + 20, stock),
    court: cells(left, y, step, step),
    reserve: cells(right - 5 * step, y, step, step),
    discs: cells(right - 5 * step, y + step / 2 + 7 + low / 2, step, low),
    castles: { x: left + 4, y: y + step / 2 + 9 + low / 2, size: (5 * step - 8) / 10 },
  };
}

export const emperorSize = ({ piece }: Ring): number => Math.min(piece * 1.42, 52);

const NARROW = 185;

/** Somebody else's, to be read only: smaller, with the discs beside the name or below. */
function otherPanel(box: Box, roomy: boolean, phone: boolean): Panel {
  const head = phone ? 25 : 27;
  const inner = box.w - 12;
  const left = box.x + 6;
  if (box.w < NARROW) {
    const step = inner / 5;
    const y = box.y + head + 15;
    return {
      ...bare(box, false, head, head + 75, box.x + box.w - 34),
      court: cells(left, y, step, 26),
      reserve: cells(left, y + 28, step, 26),
      discs: cells(left, y + 50, step, 15),
    };
  }
  const disc = box.w < 260 ? 14 : 19;
  const discs = cells(box.x + box.w - 6 - 5 * disc, box.y + head / 2 + 2.5, disc, disc);
  const stock = discs[0]!.x - (box.w < 260 ? 38 : 56);
  if (inner >= (roomy ? 460 : 320)) {
    const step = between(28, (inner - 24) / 10, roomy ? 54 : 38);
    const y = box.y + head + 4 + step / 2;
    return {
      ...{ ...bare(box, false, head, head + step + 10, stock), discs },
      court: cells(left, y, step, step),
      reserve: cells(box.x + box.w - 6 - 5 * step, y, step, step),
    };
  }
  const step = between(24, inner / 5, 60);
  const row = Math.min(step, roomy ? 42 : phone ? 23 : 26);
  const y = box.y + head + 3 + row / 2;
  const spread = (inner - 5 * step) / 2;
  return {
    ...{ ...bare(box, false, head, head + 2 * row + 9, stock), discs },
    court: cells(left + spread, y, step, row),
    reserve: cells(left + spread, y + row + 3, step, row),
  };
}

/** The players, and from where to where there is room between them. */
function arrangePlayers(width: number, height: number, players: number, me: number) {
  const phone = width < 500;
  const edge = tableFrom(width, height);
  const middle = { x: edge, y: edge, w: width - 2 * edge, h: height - 2 * edge };
  const roomy = middle.h >= 430 && middle.w >= 540;
  const others = Array.from({ length: players }, (_, i) => (Math.max(me, 0) + i) % players).slice(me < 0 ? 0 : 1);
  const columns = between(1, Math.floor((middle.w + 8) / (others.length > 2 ? 150 : 190)), others.length);
  const w = (middle.w - 8 * (columns - 1)) / columns;
  const panels: Panel[] = [];
  let top = middle.y;
  others.forEach((seat, i) => {
    const panel = otherPanel({ x: middle.x + (i % columns) * (w + 8), y: top, w, h: 0 }, roomy, phone);
    panels[seat] = panel;
    if (i % columns === columns - 1 || i === others.length - 1) top += panel.h + 5;
  });
  let bottom = middle.y + middle.h;
  if (me >= 0) {
    bottom -= myPanel(middle, roomy).h;
    panels[me] = myPanel({ ...middle, y: bottom }, roomy);
  }
  return { middle, roomy, panels, top, bottom: bottom - 4 };
}

const STRIP = 112; // pixels: the least for what lies between the players
const LOWEST = 480;

/** What is needed at this width; the board is drawn no lower. */
export function leastHeight(width: number, players: number, me: number): number {
  let height = LOWEST;
  for (let missing = 1; missing > 0; height += Math.max(0, missing)) {
    const { top, bottom } = arrangePlayers(width, height, players, me);
    missing = Math.ceil(STRIP - (bottom - top));
  }
  return height;
}

export function arrange(width: number, height: number, players: number, me: number, sets: number): Layout {
  const { top, bottom, ...rest } = arrangePlayers(width, height, players, me);
  return { width, height, ring: makeRing(width, height), ...rest, ...arrangeStrip(rest.middle, top, bottom, sets) };
}

/** What lies between the players, in two rows in the middle: the supply or the bag, and the sets or the dice. */
function arrangeStrip({ x, w }: Box, top: number, bottom: number, sets: number) {
  const tight = bottom - top < 135;
  const label = tight ? 18 : 22;
  const tag = tight ? 0 : 15; // of the round, above the plate
  const free = bottom - top - tag - 2 * label;
  const second = sets ? between(46, free - 44, 100) : between(28, free - 48, 52);
  const step = between(sets ? 26 : 30, Math.min(free - second, (w - 10) / 5), 68);
  const gap = between(0, (free - second - step) / 3, 22);
  const y = top + tag + Math.max(0, free - second - step - gap) / 2;
  const below = y + label + step + gap;
  const middle = x + w / 2;
  const across = Math.max(step, Math.min((w - 10) / 5, 44));
  const setStep = Math.min((w - 14) / Math.max(sets, 1), 110);
  const giveBack = Math.min(w / 5, second, 58);
  const wide = Math.min(w, Math.max(5 * across, sets * setStep, 4 * (second + 8)) + 44);
  return {
    supply: cells(middle - 2.5 * across, y + label + step / 2, across, step),
    sets: Array.from({ length: sets }, (_, i) => ({
      ...{ x: middle + (i - sets / 2) * setStep + 3, y: below + label, w: setStep - 6, h: second - 2 },
    })),
    giveBack: cells(middle - 2.5 * giveBack, below + label + second / 2, giveBack, giveBack),
    dice: { x: middle - wide / 2 + 12, y: below + label, w: wide - 24, h: second },
    plate: plate(middle, y, wide, below + label + second - y),
    labels: {
      supply: { x: middle, y: y + (tight ? 15 : 16) },
      sets: { x: middle, y: below + 15 },
      round: tight ? null : { x: middle, y: y - 10 },
    },
  };
}

const plate = (middle: number, y: number, w: number, h: number): Box => ({ x: middle - w / 2, y: y - 3, w, h: h + 6 });
