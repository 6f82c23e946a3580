// The shape of the ring: fifteen places along a rounded rectangle, with shores and borders that are never straight.

import { PLACES } from "./view";

export interface Point {
  x: number;
  y: number;
}

/** The road runs nearer to the inner shore, what stands on a territory nearer to the outer one. */
export const ROAD = -0.42;
export const STAND = 0.3;

export interface Ring {
  width: number; // of the board
  height: number;
  depth: number;
  piece: number; // size of a pile of paladins on a territory
  at(place: number, across: number): Point; // across: -1 at the inner shore, 1 at the outer one
  outline(place: number, segments?: number): string; // of a territory, as a path
  borders: string[]; // between a place and the one before it
  road: string;
  shores: [outer: string, inner: string];
}

export const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** How far it is from shore to shore. */
const depthOf = (width: number, height: number): number => between(62, Math.min(width, height) * 0.157, 126);

/** How far from the edge of the board the table with the players begins. */
export const tableFrom = (width: number, height: number): number => depthOf(width, height) + (width < 500 ? 13 : 24);

/** A rounded rectangle, walked clockwise from the middle of its top in places of equal length. */
export function makeRing(width: number, height: number): Ring {
  const depth = depthOf(width, height);
  const inset = width < 500 ? 14 : 26;
  const w = width - depth - inset;
  const h = height - depth - inset;
  const r = Math.max(depth * 0.78, Math.min(w, h) * 0.21);
  const arc = (Math.PI / 2) * r;
  const runs = [w / 2 - r, arc, h - 2 * r, arc, w - 2 * r, arc, h - 2 * r, arc, w / 2 - r];
  const length = runs.reduce((sum, run) => sum + run, 0);
  const centres = [
    [w / 2 - r, r - h / 2],
    [w / 2 - r, h / 2 - r],
    [r - w / 2, h / 2 - r],
    [r - w / 2, r - h / 2],
  ] as const;
  const fromMiddle = (x: number, y: number): Point => ({ x: x + width / 2, y: y + height / 2 - depth * 0.02 });

  function at(place: number, across: number): Point {
    const turn = (((place / PLACES) % 1) + 1) % 1;
    let s = turn * length;
    let run = 0;
    while (run < 8 && s > runs[run]!) s -= runs[run++]!;
    const corner = run >> 1;
    // A shore is never straight: capes, bays and rocks are waves of three lengths along it.
    const wave = (times: number, phase: number) => Math.sin(2 * Math.PI * times * turn + phase);
    const shore = wave(11, across) + 0.8 * wave(26, 2 * across) + 0.55 * wave(71, across) + 0.3 * wave(133, 3);
    const out = across * (depth / 2) + (Math.abs(across) >= 1 ? shore * depth * 0.019 : 0);
    const angle = (corner - 1 + (run % 2 ? s / arc : 0)) * (Math.PI / 2);
    if (run % 2) {
      const [cx, cy] = centres[corner]!;
      return fromMiddle(cx + (r + out) * Math.cos(angle), cy + (r + out) * Math.sin(angle));
    }
    const ahead = run === 0 ? s : s - runs[run]! / 2 + (run === 8 ? -runs[8]! / 2 : 0);
    const far = (corner % 2 ? w : h) / 2 + out;
    return fromMiddle(far * Math.cos(angle) - ahead * Math.sin(angle), far * Math.sin(angle) + ahead * Math.cos(angle));
  }
  /** The line between a place and the one before it, from the outer shore to the inner one. */
  const border = (place: number): Point[] => {
    const phase = place % PLACES;
    return Array.from({ length: 13 }, (_, i) => {
      const across = 1 - i / 6;
      const bend = Math.sin(across * 2.6 + phase * 2.1) + 0.5 * Math.sin(across * 5 + phase);
      return at(place - 0.5 + bend * 0.045, across);
    });
  };
  /** Along a shore from one border to another, whose ends it leaves out. */
  const shore = (from: number, to: number, across: number): Point[] => {
    const points = Math.round((to - from) * 22);
    return Array.from({ length: points - 1 }, (_, i) =>
      at(from - 0.44 + ((i + 0.5) / (points - 1)) * (to - from - 0.12), across),
    );
  };
  const outlines = new Map<string, string>(); // a board that is shown anew mostly has the same
  const outline = (place: number, segments = 1): string => {
    const key = `${place} ${segments}`;
    if (!outlines.has(key)) {
      const [outer, inner] = [shore(place, place + segments, 1), shore(place, place + segments, -1)];
      outlines.set(
        key,
        `${path([...outer, ...border(place + segments), ...inner.reverse(), ...border(place).reverse()])}Z`,
      );
    }
    return outlines.get(key)!;
  };
  const round = (across: number, fine: number) =>
    `${path(Array.from({ length: PLACES * fine }, (_, i) => at(i / fine, across)))}Z`;
  return {
    ...{ width, height, depth, piece: between(23, depth * 0.29, 38), at, outline },
    borders: Array.from({ length: PLACES }, (_, place) => path(border(place))),
    road: round(ROAD, 8),
    shores: [round(1, 24), round(-1, 24)],
  };
}

const path = (points: Point[]): string =>
  points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
