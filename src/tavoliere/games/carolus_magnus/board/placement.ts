// Where things stand on a territory.

import { between, type Point, type Ring, STAND, tableFrom } from "./geometry";
import { COLOURS, type Colour, PLACES, type Territory } from "./view";

/** How far past the middle of a place the Emperor stands, well before the border. */
export const HALT = 0.2;

/** Where on the road the Emperor stands: on the last segment, past the paladins where there are several. */
export const emperorPlace = ({ territory, segments }: Pick<Territory, "territory" | "segments">): number =>
  ((territory + segments - 2) % PLACES) + HALT;

/** The places of a territory, or of as many segments from a number on. */
export const placesOf = (territory: number, segments: number): number[] =>
  Array.from({ length: segments }, (_, i) => (territory - 1 + i) % PLACES);

/** Where the pile of a colour lies on a territory: at most three side by side, on the board and clear of the table. */
export function pileAt(ring: Ring, territory: Territory, colour: Colour): Point {
  const piles = COLOURS.filter((other) => other === colour || territory.paladins[other]);
  const aside = territory.owner === undefined ? 0 : territory.segments > 1 ? 0.5 - CASTLE : 0.07; // between castles
  const middle = ring.at(territory.heap + aside, STAND);
  const outside = ring.at(territory.heap + aside, 1);
  const most = Math.abs(outside.x - middle.x) > 0.7 * Math.abs(outside.y - middle.y) ? 2 : 3;
  const columns = piles.length === 4 ? 2 : Math.min(most, piles.length);
  const rows = Math.ceil(piles.length / columns);
  const i = piles.indexOf(colour);
  const row = Math.floor(i / columns);
  const inRow = Math.min(columns, piles.length - row * columns);
  const step = ring.piece + 3;
  const { x, y } = clear(ring, middle, (columns - 1) * step, (rows - 1) * step);
  return { x: x + ((i % columns) - (inRow - 1) / 2) * step, y: y + (row - (rows - 1) / 2) * step };
}

/** The middle of a group of piles, so that none reaches over the edge of the board or into the table inside. */
function clear({ width, height, piece }: Ring, { x, y }: Point, wide: number, high: number): Point {
  const [before, behind] = [piece * 0.53, piece * 0.7]; // of a pile; its number stands at its lower right
  const edge = tableFrom(width, height);
  const [w, h] = [wide + before + behind, high + before + behind];
  const left = between(0, x - wide / 2 - before, width - w);
  const top = between(0, y - high / 2 - before, height - h);
  // How far it would have to move to each side.
  const across = x < width / 2 ? Math.min(0, edge - w - left) : Math.max(0, width - edge - left);
  const down = y < height / 2 ? Math.min(0, edge - 4 - h - top) : Math.max(0, height - edge - top);
  const sideways = h > edge || (w <= edge && Math.abs(across) < Math.abs(down));
  return {
    x: left + (sideways ? across : 0) + wide / 2 + before,
    y: top + (sideways ? 0 : down) + high / 2 + before,
  };
}

/** How far before the middle of its place a castle stands, with the paladins beside it. */
export const CASTLE = 0.34;

/** Where a castle stands, whatever its territory is merged with. */
export const castleAt = (ring: Ring, place: number): Point => ring.at(place - CASTLE, STAND * 0.8);

/** A box around what stands on a territory, as a path: a mark of the whole of it would cover its neighbours at a corner. */
export function aroundPieces(ring: Ring, territory: Territory): string {
  const { owner, castles = 0, segments, paladins, heap } = territory;
  const built = owner === undefined ? [] : placesOf(territory.territory, Math.min(castles, segments));
  const pieces = [
    ring.at(heap, STAND),
    ...COLOURS.filter((colour) => paladins[colour]).map((colour) => pileAt(ring, territory, colour)),
    ...built.map((place) => castleAt(ring, place)),
  ];
  const [xs, ys] = [pieces.map(({ x }) => x), pieces.map(({ y }) => y)];
  const air = ring.piece * 0.65;
  const [left, right] = [Math.min(...xs) - air, Math.max(...xs) + air];
  const [top, foot] = [Math.min(...ys) - air, Math.max(...ys) + air];
  return `M${left.toFixed(1)} ${top.toFixed(1)}H${right.toFixed(1)}V${foot.toFixed(1)}H${left.toFixed(1)}Z`;
}

export const translate = ({ x, y }: Point) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
export const move = ({ x, y }: Point) => ({ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` });

/** The territory that a place, numbered from 1, belongs to. */
export const territoryAt = (territories: Territory[], place: number): Territory =>
  territories.find(({ territory, segments }) => (place - territory + PLACES) % PLACES < segments)!;
