// The shape of the ring: fifteen places along a rounded rectangle, with shores and borders that are never straight.

import { PLACES } from "./view";

export interface Point {
  x: number;
  y: number;
}

/** The road runs nearer to the inner shore. */
export const ROAD = -0.48;

export interface Ring {
  depth: number;
  piece: number; // size of a pile of cubes on a territory
  at(place: number, across: number): Point; // across: -1 at the inner shore, 1 at the outer one
  // As paths, one for each place:
  soils: string[];
  coasts: string[];
  borders: string[]; // between a place and the one before it
  road: string;
  table: string; // what the inner shore encloses
}

export const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** A rounded rectangle, walked clockwise from the middle of its top in places of equal length. */
export function makeRing(width: number, height: number): Ring {
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
    // A shore is never straight: two waves go along it, seven and seventeen times.
    const shore = Math.sin(14 * Math.PI * turn + across) + 0.7 * Math.sin(34 * Math.PI * turn + 2);
    const out = across * (depth / 2) + (Math.abs(across) >= 1 ? shore * depth * 0.018 : 0);
    const angle = (corner - 1 + (run % 2 ? s / arc : 0)) * (Math.PI / 2);
    if (run % 2) {
      const [cx, cy] = centres[corner]!;
      return fromMiddle(cx + (r + out) * Math.cos(angle), cy + (r + out) * Math.sin(angle));
    }
    const ahead = run === 0 ? s : s - runs[run]! / 2 + (run === 8 ? -runs[8]! / 2 : 0);
    const far = (corner % 2 ? w : h) / 2 + out;
    return fromMiddle(far * Math.cos(angle) - ahead * Math.sin(angle), far * Math.sin(angle) + ahead * Math.cos(angle));
  }
  const all = Array.from({ length: PLACES }, (_, place) => place);
  const round = (across: number) => `${path(Array.from({ length: PLACES * 8 }, (_, i) => at(i / 8, across)))}Z`;
  return {
    ...{ depth, piece: between(22, depth * 0.29, 38), at },
    soils: all.map((place) => soil(at, place)),
    coasts: all.map((place) => coasts(at, place)),
    borders: all.map((place) => path(border(at, place))),
    road: round(ROAD),
    table: round(-1),
  };
}

type At = Ring["at"];

/** The line between a place and the one before it, from the outer shore to the inner one. */
function border(at: At, place: number): Point[] {
  return [1, 0.75, 0.5, 0.25, 0, -0.25, -0.5, -0.75, -1].map((across) => {
    const phase = place % PLACES;
    const bend = Math.sin(across * 2.6 + phase * 2.1) + 0.5 * Math.sin(across * 5 + phase);
    return at(place - 0.5 + bend * 0.05, across);
  });
}

const path = (points: Point[]): string =>
  points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

const shore = (at: At, place: number, across: number): Point[] =>
  [-0.4, -0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4].map((ahead) => at(place + ahead, across));

const soil = (at: At, place: number): string =>
  `${path([
    ...shore(at, place, 1),
    ...border(at, place + 1),
    ...shore(at, place, -1).reverse(),
    ...border(at, place).reverse(),
  ])}Z`;

/** The outer and the inner shore of one place, without its borders. */
const coasts = (at: At, place: number): string =>
  [1, -1]
    .map((across) => {
      const ends = [border(at, place), border(at, place + 1)].map((line) => line[across > 0 ? 0 : 8]!);
      return path([ends[0]!, ...shore(at, place, across), ends[1]!]);
    })
    .join("");
