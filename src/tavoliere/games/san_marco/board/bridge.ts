// A bridge in perspective: an arch over the water, seen from the south and from above.

import type { Place, Point } from "./geometry";

const BROAD = 21; // along the water
const BANK = 9; // how far it goes ashore
const RISE = 10;
const STEPS = 12;

interface Arch {
  deck: string;
  face: string; // the side that is seen, with the vault in it
  far: string; // parapets
  near: string;
  stairs: string;
  shadow: string; // on the water
  crown: Point; // the top of it, where somebody may stand
  feet: [Point, Point]; // where it begins and ends
}

const line = (points: Point[]): string => points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join("L");

const arches = new WeakMap<Place, Arch>(); // a plan's places are always the same

/** Drawn around the middle of its place. */
export function arch(place: Place): Arch {
  const known = arches.get(place) ?? vaulted(place);
  arches.set(place, known);
  return known;
}

function vaulted({ turn, half }: Place): Arch {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const reach = half + BANK;
  /** A point `across` the water, so far `along` it, and so high. */
  const put = (across: number, along: number, high: number): Point => [
    along * cos - across * sin,
    along * sin + across * cos - high,
  ];
  const span = (along: number, lower: number): Point[] =>
    Array.from({ length: STEPS + 1 }, (_, i) => {
      const t = (i / STEPS) * 2 - 1;
      return put(t * reach, along, Math.max(0, RISE * (1 - t * t) - lower));
    });
  // The side with the greater y is the one that is seen.
  const south = sin > 0 ? BROAD / 2 : -BROAD / 2;
  const [one, other] = [span(south, 0), span(-south, 0)];
  const vault = Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = (i / STEPS) * 2 - 1;
    return put(t * half * 0.92, south, (RISE - 4.5) * (1 - t * t) - 1);
  });
  const foot = [put(reach, south, 0), put(half, south, -4), put(half * 0.92, south, -4)];
  const start = [put(-half * 0.92, south, -4), put(-half, south, -4), put(-reach, south, 0)];
  const rungs = [-0.8, -0.62, -0.44, -0.26, 0.26, 0.44, 0.62, 0.8].map((t) =>
    line([put(t * reach, -BROAD / 2, RISE * (1 - t * t)), put(t * reach, BROAD / 2, RISE * (1 - t * t))]),
  );
  return {
    deck: `M${line([...one, ...other.slice().reverse()])}z`,
    face: `M${line([...one, ...foot, ...vault.slice().reverse(), ...start])}z`,
    far: `M${line(other)}`,
    near: `M${line(one)}`,
    stairs: `M${rungs.join("M")}`,
    shadow: `M${line([put(-half, -BROAD / 2, 0), put(half, -BROAD / 2, 0), put(half, BROAD / 2, 0), put(-half, BROAD / 2, 0)])}z`,
    crown: put(0, 0, RISE),
    feet: [put(-reach, 0, 0), put(reach, 0, 0)],
  };
}
