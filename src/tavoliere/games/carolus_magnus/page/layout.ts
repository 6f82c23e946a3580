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
  panels: Panel[]; // by seat
  supply: Cell[];
  sets: Box[];
  dice: Cell[];
  labels: { supply: Point; sets: Point };
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** A rounded rectangle, walked clockwise from the middle of its top in places of equal length. */
function makeRing(width: number, height: number): Ring {
  const depth = between(70, Math.min(width, height) * 0.158, 124);
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
  return { depth, piece: between(22, depth * 0.27, 32), at };
}

/** The line between a place and the one before it, from the outer shore to the inner one. */
export function border(ring: Ring, place: number): Point[] {
  return [1, 0.75, 0.5, 0.25, 0, -0.25, -0.5, -0.75, -1].map((across) => {
    const bend = Math.sin(across * 2.6 + place * 2.1) + 0.5 * Math.sin(across * 5 + place);
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

/** My own court, reserve and discs: in one row, two or three, with room for a finger. */
function myPanel(box: Box): Panel {
  const head = 26;
  const inner = box.w - 12;
  const left = box.x + 6;
  if (inner >= 660) {
    const step = between(44, (inner - 40) / 15, 56);
    const gap = (inner - 15 * step) / 2;
    const y = box.y + head + 4 + step / 2;
    return {
      ...{ ...box, h: head + step + 12, mine: true, head },
      court: cells(left, y, step, step),
      reserve: cells(left + 5 * step + gap, y, step, step),
      discs: cells(left + 10 * step + 2 * gap, y, step, step),
    };
  }
  if (inner >= 390) {
    const step = between(36, (inner - 14) / 10, 50);
    const y = box.y + head + 4 + step / 2;
    return {
      ...{ ...box, h: head + 2 * step + 14, mine: true, head },
      court: cells(left, y, step, step),
      reserve: cells(box.x + box.w - 6 - 5 * step, y, step, step),
      discs: cells(box.x + box.w - 6 - 5 * step, y + step + 4, step, step),
    };
  }
  const step = Math.min(inner / 5, 52);
  const y = box.y + head + step / 2;
  return {
    ...{ ...box, h: head + 3 * step + 10, mine: true, head },
    court: cells(left, y, step, step),
    reserve: cells(left, y + step + 4, step, step),
    discs: cells(left, y + 2 * step + 5, step, step),
  };
}

/** Somebody else's, to be read only: smaller, with the discs beside the name. */
function otherPanel(box: Box): Panel {
  const head = 22;
  const inner = box.w - 10;
  const left = box.x + 5;
  const discs = cells(box.x + box.w - 5 - 5 * 17, box.y + 12, 17, 17);
  if (inner >= 320) {
    const step = between(28, (inner - 12) / 10, 38);
    const y = box.y + head + 3 + step / 2;
    return {
      ...{ ...box, h: head + step + 9, mine: false, head, discs },
      court: cells(left, y, step, step),
      reserve: cells(box.x + box.w - 5 - 5 * step, y, step, step),
    };
  }
  const step = between(24, inner / 5, 34);
  const row = Math.min(step, 29);
  const y = box.y + head + 2 + row / 2;
  return {
    ...{ ...box, h: head + 2 * row + 8, mine: false, head, discs },
    court: cells(left, y, step, row),
    reserve: cells(left, y + row + 2, step, row - 2),
  };
}

export function arrange(width: number, height: number, players: number, me: number, sets: number): Layout {
  const ring = makeRing(width, height);
  const edge = ring.depth + 16;
  const middle = { x: edge, y: edge, w: width - 2 * edge, h: height - 2 * edge };
  const others = Array.from({ length: players }, (_, i) => (Math.max(me, 0) + i) % players).slice(me < 0 ? 0 : 1);
  const columns = between(1, Math.floor((middle.w + 8) / 200), others.length);
  const w = (middle.w - 8 * (columns - 1)) / columns;
  const panels: Panel[] = [];
  let top = middle.y;
  others.forEach((seat, i) => {
    const column = i % columns;
    if (i && column === 0) top += otherPanel({ ...middle, w }).h + 6;
    panels[seat] = otherPanel({ x: middle.x + column * (w + 8), y: top, w, h: 0 });
  });
  top += otherPanel({ ...middle, w }).h;
  let bottom = middle.y + middle.h;
  if (me >= 0) {
    bottom -= myPanel({ ...middle, h: 0 }).h;
    panels[me] = myPanel({ ...middle, y: bottom });
  }
  return { width, height, ring, middle, panels, ...arrangeStrip(middle, top + 4, bottom - 4, sets) };
}

/** What lies between the players: the supply or the bag, and the sets or the dice. */
function arrangeStrip(middle: Box, top: number, bottom: number, sets: number) {
  const beside = middle.w >= 520;
  const half = beside ? middle.w / 2 - 10 : middle.w;
  const step = between(36, half / 5, 52);
  const setHeight = between(58, bottom - top - (beside ? 40 : step + 40), 84);
  const used = beside ? Math.max(step, sets ? setHeight : 44) + 20 : step + (sets ? setHeight : 40) + 36;
  const y = top + Math.max(0, (bottom - top - used) / 2);
  const supplyX = middle.x + (half - 5 * step) / 2;
  const otherX = beside ? middle.x + half + 20 : middle.x;
  const otherY = beside ? y : y + step + 18;
  const setStep = Math.min((half + 6) / Math.max(sets, 1), 92);
  const setsX = otherX + (half - setStep * sets + 6) / 2;
  return {
    supply: cells(supplyX, y + 18 + step / 2, step, step),
    sets: Array.from({ length: sets }, (_, i) => ({
      ...{ x: setsX + i * setStep, y: otherY + 18, w: setStep - 6, h: setHeight },
    })),
    dice: cells(otherX + half / 2 - 88, otherY + 38, 44, 34, 4),
    labels: { supply: { x: middle.x + half / 2, y: y + 11 }, sets: { x: otherX + half / 2, y: otherY + 11 } },
  };
}
