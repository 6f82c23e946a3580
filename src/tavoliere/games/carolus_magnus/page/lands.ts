// Where things stand on a territory.

import type { Point, Ring } from "./shores";
import { type Clan, CLANS, PLACES, segmentsOf, type Territory, type View } from "./view";

/** The place of a territory, counted from 0, on which its paladins stand. */
export const home = (land: Territory): number => land.territory - 1 + ((segmentsOf(land) - 1) >> 1);

export const emperorAt = (land: Territory): number => home(land) + 0.4;

/** Where the pile of a clan lies on a territory: at most three side by side. */
export function pileAt(ring: Ring, land: Territory, clan: Clan): Point {
  const here = CLANS.filter((other) => other === clan || land.cubes[other]);
  const middle = ring.at(home(land) + (land.owner === undefined ? 0 : 0.12), 0.12);
  const outside = ring.at(home(land), 1);
  const most = Math.abs(outside.x - middle.x) > 0.7 * Math.abs(outside.y - middle.y) ? 2 : 3;
  const columns = here.length === 4 ? 2 : Math.min(most, here.length);
  const rows = Math.ceil(here.length / columns);
  const i = here.indexOf(clan);
  const row = Math.floor(i / columns);
  const inRow = Math.min(columns, here.length - row * columns);
  const step = ring.piece + 3;
  return { x: middle.x + ((i % columns) - (inRow - 1) / 2) * step, y: middle.y + (row - (rows - 1) / 2) * step };
}

export const move = ({ x, y }: Point) => ({ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` });

/** Territories by the number of any of their places. */
export const landOf = (view: View, territory: number): Territory =>
  view.ring.find((land) => (territory - land.territory + PLACES) % PLACES < segmentsOf(land))!;
