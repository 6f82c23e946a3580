// The houses of a district: rows of roofs wherever nothing else stands, the same at every table.

import { type Box, edges, inside, isClear, type Plan, type Point, standing } from "./geometry";
import { DISTRICTS, type District } from "./view";

/** Everything of one kind is one path: a town has a thousand houses. */
interface Town {
  shadows: string;
  walls: string;
  roofs: string[]; // in three tints
  slopes: string; // the side of a roof that lies in the shade
  windows: string;
  trees: Point[];
}

const ROW = 13.5;
const DEEP = 12; // what a house takes of its row
const QUAY = 5.5; // free along the water

/** Numbers that look like chance and are always the same. */
function shuffler(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return ((state >>> 8) & 0xffff) / 0x10000;
  };
}

const meets = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** What a district keeps free: besides what stands there, the landmark. */
export function kept(plan: Plan, district: District): Box[] {
  const { sight } = plan.stand(district);
  const { scale } = plan;
  return [
    ...standing(plan, district),
    [sight[0] - 30 * scale, sight[1] - 34 * scale, sight[0] + 32 * scale, sight[1] + 4],
  ];
}

export function town(plan: Plan, district: District): Town {
  const shore = plan.shores[district];
  const chance = shuffler(7 + DISTRICTS.indexOf(district));
  const free = kept(plan, district);
  const built: Town = { shadows: "", walls: "", roofs: ["", "", ""], slopes: "", windows: "", trees: [] };
  const [left, right] = [Math.min(...shore.map(([x]) => x)), Math.max(...shore.map(([x]) => x))];
  const [top, bottom] = [Math.min(...shore.map(([, y]) => y)), Math.max(...shore.map(([, y]) => y))];
  const coast = edges(shore);
  let row = 0;
  for (let y = top + ROW; y < bottom; y += ROW + (++row % 4 ? 0 : 5)) {
    const [roof, foot] = [y - DEEP - QUAY, y + QUAY];
    const near = coast.filter(([, y0, , y1]) => Math.max(y0, y1) >= roof && Math.min(y0, y1) <= foot);
    const dry = (x: number, y: number) => isClear(near, x, y, QUAY) && inside(near, x, y);
    for (let x = left + 10 * chance(); x < right; ) {
      const wide = 10 + 8 * chance();
      const box: Box = [x, y - DEEP, x + wide, y];
      const fits =
        !free.some((b) => meets(b, box)) &&
        dry(x, y) &&
        dry(x + wide, y) &&
        dry(x, y - DEEP) &&
        dry(x + wide, y - DEEP);
      if (fits && chance() < 0.9) house(built, x, y, wide, chance);
      else if (fits) built.trees.push([x + wide / 2, y]);
      x += fits ? wide + (chance() < 0.22 ? 6 : 0.8) : 4;
    }
  }
  return built;
}

function house(built: Town, x: number, y: number, wide: number, chance: () => number): void {
  const high = 5 + 3 * chance();
  const eaves = y - high;
  const [l, r] = [x.toFixed(1), (x + wide).toFixed(1)];
  const inset = chance() < 0.5 ? 2.5 : 0.4; // a hipped roof, or one with gables
  const ridge = eaves - 5.5;
  built.shadows += `M${r},${y}l4,-2v${-high}l-4,-4z`;
  built.walls += `M${l},${y}V${eaves.toFixed(1)}H${r}V${y}z`;
  const tint = Math.floor(3 * chance());
  const [a, b] = [(x + inset).toFixed(1), (x + wide - inset).toFixed(1)];
  built.roofs[tint] +=
    `M${(x - 0.8).toFixed(1)},${(eaves + 0.6).toFixed(1)}L${a},${ridge.toFixed(1)}H${b}L${(x + wide + 0.8).toFixed(1)},${(eaves + 0.6).toFixed(1)}z`;
  built.slopes += `M${a},${ridge.toFixed(1)}H${b}l-.6,-2.200H${a}z`;
  for (let at = x + 2; at < x + wide - 2.5; at += 3.6)
    if (chance() < 0.75) built.windows += `M${at.toFixed(1)},${(eaves + 2).toFixed(1)}v2.4h1.3v-2.4z`;
}
