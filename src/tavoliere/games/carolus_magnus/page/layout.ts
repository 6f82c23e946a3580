// Where everything lies. The ring fills the board, whatever its size; courts, reserves and sets lie inside it.

import { PLACES } from "./view";

export interface Point {
  x: number;
  y: number;
}

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

export interface Ring {
  depth: number;
  piece: number; // size of a pile of paladins on a land
  at(place: number, across: number): Point; // across: -1 at the inner shore, 1 at the outer one
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
  gifts: Cell[]; // instead of the sets, while some of one go back
  dice: Cell[];
  labels: { supply: Point; sets: Point };
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** A rounded rectangle, walked clockwise from the middle of its top in places of equal length. */
function makeRing(width: number, height: number): Ring {
  const depth = between(62, Math.min(width, height) * 0.158, 124);
  const w = width - depth - 12;
  const h = height - depth - 12;
  const r = Math.max(depth * 0.78, Math.min(w, h) * 0.24);
  const arc = (Math.PI / 2) * r;
  const runs = [w / 2 - r, arc, h - 2 * r, arc, w - 2 * r, arc, h - 2 * r, arc, w / 2 - r];
  const length = runs.reduce((sum, run) => sum + run, 0);
  const centres = [
    [w / 2 - r, r - h / 2],
    [w / 2 - r, h / 2 - r],
    [r - w / 2, h / 2 - r],
    [r - w / 2, r - h / 2],
  ] as const;
  const fromMiddle = (x: number, y: number): Point => ({ x: x + width / 2, y: y + height / 2 });

  function at(place: number, across: number): Point {
    const turn = (((place / PLACES) % 1) + 1) % 1;
    let s = turn * length;
    let run = 0;
    while (run < 8 && s > runs[run]!) s -= runs[run++]!;
    const corner = run >> 1;
    // A shore is never straight: two slow waves along it, stronger at the outside.
    const shore = Math.sin(turn * 44 + across) + 0.7 * Math.sin(turn * 107 + 2);
    const out = across * (depth / 2) + (Math.abs(across) >= 1 ? shore * depth * 0.018 : 0);
    const angle = (corner - 1 + (run % 2 ? s / arc : 0)) * (Math.PI / 2);
    if (run % 2) {
      const [cx, cy] = centres[corner]!;
      return fromMiddle(cx + (r + out) * Math.cos(angle), cy + (r + out) * Math.sin(angle));
    }
    const ahead = run === 0 ? s : s - runs[run]! / 2 + (run === 8 ? -runs[8]! / 2 : 0);
    const far = (corner % 2 ? w : h) / 2 + out;
    return fromMiddle(
      far * Math.cos(angle) - ahead * Math.sin(angle),
      far * Math.sin(angle) + ahead * Math.cos(angle),
    );
  }
  return { depth, piece: between(22, depth * 0.29, 38), at };
}

/** The line between a place and the one before it, from the outer shore to the inner one. */
export function border(ring: Ring, place: number): Point[] {
  return [1, 0.75, 0.5, 0.25, 0, -0.25, -0.5, -0.75, -1].map((across) => {
    const phase = place % PLACES;
    const bend = Math.sin(across * 2.6 + phase * 2.1) + 0.5 * Math.sin(across * 5 + phase);
    return ring.at(place - 0.5 + bend * 0.05, across);
  });
}

export const path = (points: Point[]): string =>
  points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

const shore = (ring: Ring, place: number, across: number): Point[] =>
  [-0.4, -0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4].map((ahead) => ring.at(place + ahead, across));

export const outline = (ring: Ring, place: number): string =>
  `${path([
    ...shore(ring, place, 1),
    ...border(ring, place + 1),
    ...shore(ring, place, -1).reverse(),
    ...border(ring, place).reverse(),
  ])}Z`;

/** The outer and the inner shore of one place, without its borders. */
export const coasts = (ring: Ring, place: number): string =>
  [1, -1]
    .map((across) => {
      const ends = [border(ring, place), border(ring, place + 1)].map((line) => line[across > 0 ? 0 : 8]!);
      return path([ends[0]!, ...shore(ring, place, across), ends[1]!]);
    })
    .join("");

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
  const gift = Math.min(w / 5, setHeight, 58);
  return {
    supply: cells(middle.x + w / 2 - 2.5 * across, y + label + step / 2, across, step),
    sets: Array.from({ length: sets }, (_, i) => ({
      ...{ x: right + w / 2 + (i - sets / 2) * setStep + 3, y: below + label, w: setStep - 6, h: setHeight - 2 },
    })),
    gifts: cells(right + w / 2 - 2.5 * gift, below + label + setHeight / 2, gift, gift),
    dice: cells(right + w / 2 - 92, below + label + 22, 46, Math.min(40, free), 4),
    labels: { supply: { x: middle.x + w / 2, y: y + 12 }, sets: { x: right + w / 2, y: below + 12 } },
  };
}
