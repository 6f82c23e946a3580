// Where things stand on a territory.

import { type Point, type Ring, STAND } from "./geometry";
import { COLOURS, type Colour, PLACES, type Territory } from "./view";

/** The place of a territory, counted from 0, on which its cubes stand. */
export const middlePlace = ({ territory, segments }: Territory): number => territory - 1 + ((segments - 1) >> 1);

/** Where on the road the Emperor stops: well before the border, and past the cubes where the next segment has room. */
export const emperorPlace = (territory: Territory): number =>
  middlePlace(territory) + (territory.segments > 1 ? 0.5 : 0.2);

/** The places of a territory, or of as many segments from a number on. */
export const placesOf = (territory: number, segments: number): number[] =>
  Array.from({ length: segments }, (_, i) => (territory - 1 + i) % PLACES);

/** Where the pile of a colour lies on a territory: at most three side by side. */
export function pileAt(ring: Ring, territory: Territory, colour: Colour): Point {
  const piles = COLOURS.filter((other) => other === colour || territory.cubes[other]);
  const middle = ring.at(middlePlace(territory) + (territory.owner === undefined ? 0 : 0.07), STAND);
  const outside = ring.at(middlePlace(territory), 1);
  const most = Math.abs(outside.x - middle.x) > 0.7 * Math.abs(outside.y - middle.y) ? 2 : 3;
  const columns = piles.length === 4 ? 2 : Math.min(most, piles.length);
  const rows = Math.ceil(piles.length / columns);
  const i = piles.indexOf(colour);
  const row = Math.floor(i / columns);
  const inRow = Math.min(columns, piles.length - row * columns);
  const step = ring.piece + 3;
  return { x: middle.x + ((i % columns) - (inRow - 1) / 2) * step, y: middle.y + (row - (rows - 1) / 2) * step };
}

/** Where a castle stands: beside the cubes, or in the middle of its place. */
export const castleAt = (ring: Ring, territory: Territory, place: number): Point =>
  ring.at(place - (place === middlePlace(territory) % PLACES ? 0.34 : 0), STAND * 0.8);

export const translate = ({ x, y }: Point) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
export const move = ({ x, y }: Point) => ({ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` });

/** The territory that a place, numbered from 1, belongs to. */
export const territoryAt = (territories: Territory[], place: number): Territory =>
  territories.find(({ territory, segments }) => (place - territory + PLACES) % PLACES < segments)!;
