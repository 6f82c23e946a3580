// Venice, wide and tall: outlines of the six districts, the canals between them, and where things stand.
//
// There is one map. The tall one is the same with its longitudes and latitudes stretched, so that pieces keep their
// size. Points are [x, y] on a sheet of 1000 by 610.

import { type Colour, DISTRICTS, type District } from "./view";

export type Point = [number, number];
export type Box = [left: number, top: number, right: number, bottom: number];

const points = (text: string): Point[] => text.split(" ").map((pair) => pair.split(",").map(Number) as Point);

const CANAL = points(
  "70,238 150,224 250,201 350,187 470,182 545,204 608,246 640,302 618,354 550,390 470,410 405,438 388,478 425,512 505,528 600,528 702,512",
);
const RIALTO = points("640,302 692,290 740,250"); // Cannaregio, San Marco
const MENDICANTI = points("740,250 756,196 748,138 764,78"); // Cannaregio, Castello
const STAE = points("470,182 436,236 392,284 352,344"); // Santa Croce, San Polo
const MALCANTON = points("352,344 268,364 170,360 64,350"); // Santa Croce, Dorsoduro
const FRESCADA = points("405,438 372,396 352,344"); // San Polo, Dorsoduro
const PALAZZO = points("740,250 764,322 770,396 778,464"); // San Marco, Castello

// A part of an outline: along a canal, or along the coast, straight from quay to quay.
type Shore = [line: Point[], half: number];
const GRAND = 14; // half the width of the Grand Canal
const SMALL = 10;
const back = (line: Point[]): Point[] => line.slice().reverse();
const coast = (text: string): Shore => [points(text), 0];

const SHORES: Record<District, Shore[]> = {
  cannaregio: [
    [CANAL.slice(0, 8), GRAND],
    [RIALTO, SMALL],
    [MENDICANTI, SMALL],
    coast(
      "742,52 700,34 688,44 610,36 604,24 505,20 500,30 392,26 386,36 300,34 238,56 232,48 180,84 150,118 104,128 80,168 62,206",
    ),
  ],
  "santa-croce": [[CANAL.slice(0, 5), GRAND], [STAE, SMALL], [MALCANTON, SMALL], coast("40,340 34,300 46,292 48,262")],
  "san-polo": [
    [CANAL.slice(4, 12), GRAND],
    [FRESCADA, SMALL],
    [back(STAE), SMALL],
  ],
  "san-marco": [
    [CANAL.slice(7), GRAND],
    coast("730,508 742,494 772,488"),
    [back(PALAZZO), SMALL],
    [back(RIALTO), SMALL],
  ],
  dorsoduro: [
    [back(MALCANTON), SMALL],
    [back(FRESCADA), SMALL],
    [CANAL.slice(11), GRAND],
    coast(
      "740,524 728,546 690,566 606,586 600,578 505,590 500,598 400,594 394,586 300,592 222,582 216,572 130,552 84,518 46,500 30,446 42,440 38,384",
    ),
  ],
  castello: [
    [back(MENDICANTI), SMALL],
    [PALAZZO, SMALL],
    coast(
      "800,478 848,484 852,496 896,532 912,560 950,588 988,580 992,512 978,440 966,436 958,352 934,272 922,276 896,196 846,132 800,92",
    ),
  ],
};

// The water of a site: a stretch of a canal, from one to another of its points. Bridges stand along it.
const WATERS: Record<string, [canal: Point[], from: number, to: number]> = {
  "cannaregio-santa-croce": [CANAL, 0.6, 3.5],
  "cannaregio-san-polo": [CANAL, 4.35, 6.75],
  "san-polo-san-marco": [CANAL, 7.7, 10.4],
  "san-marco-dorsoduro": [CANAL, 11.7, 15.2],
  "cannaregio-san-marco": [RIALTO, 0, 1.85],
  "cannaregio-castello": [MENDICANTI, 0.2, 2.7],
  "santa-croce-san-polo": [STAE, 0.25, 2.2],
  "santa-croce-dorsoduro": [MALCANTON, 0.3, 2.9],
  "san-polo-dorsoduro": [FRESCADA, 0.1, 1.9],
  "san-marco-castello": [PALAZZO, 0.45, 2.85],
  // Not neighbours here, but perhaps on somebody's own board: long bridges, around or across.
  "cannaregio-dorsoduro": [points("26,160 18,270"), 0, 1],
  "santa-croce-san-marco": [points("364,462 440,486"), 0, 1],
  "santa-croce-castello": [points("810,60 906,160"), 0, 1],
  "san-polo-castello": [points("664,330 724,316"), 0, 1],
  "dorsoduro-castello": [points("740,590 810,510"), 0, 1],
};

// Where a district's name, its aristocrats (the middle of them, and how many abreast), the Doge and the landmark stand:
// wide, tall.
type Stand = { title: Point; folk: Point; abreast: number; doge: Point; sight: Point };
const stand = (title: Point, folk: Point, abreast: number, doge: Point, sight: Point): Stand => ({
  title,
  folk,
  abreast,
  doge,
  sight,
});
const STANDS: Record<District, [Stand, Stand]> = {
  cannaregio: [
    stand([236, 132], [432, 112], 4, [612, 140], [690, 132]),
    stand([150, 60], [198, 112], 4, [312, 190], [290, 84]),
  ],
  "santa-croce": [
    stand([128, 292], [284, 272], 2, [208, 298], [384, 240]),
    stand([123, 239], [76, 312], 2, [157, 290], [166, 208]),
  ],
  "san-polo": [
    stand([510, 252], [480, 322], 4, [440, 384], [586, 272]),
    stand([238, 274], [219, 351], 2, [190, 434], [236, 226]),
  ],
  "san-marco": [
    stand([692, 366], [576, 466], 4, [440, 468], [722, 454]),
    stand([276, 578], [299, 505], 2, [226, 522], [330, 432]),
  ],
  dorsoduro: [
    stand([140, 414], [254, 478], 4, [104, 488], [676, 546]),
    stand([84, 450], [84, 540], 2, [166, 636], [300, 650]),
  ],
  castello: [
    stand([830, 206], [852, 312], 2, [850, 434], [916, 428]),
    stand([410, 232], [422, 348], 2, [424, 450], [442, 540]),
  ],
};

// How the tall map stretches longitudes and latitudes: the middle gets more.
const ACROSS: Point[] = points("0,0 352,144 640,304 755,352 1000,500");
const DOWN: Point[] = points("0,0 185,166 400,456 530,634 610,700");

function along(stops: Point[], value: number): number {
  const after = Math.max(
    1,
    stops.findIndex(([from]) => value <= from),
  );
  const [from, start] = stops[after - 1]!;
  const [to, end] = stops[after]!;
  return start + ((value - from) / (to - from)) * (end - start);
}

const stretched = ([x, y]: Point): Point => [along(ACROSS, x), along(DOWN, y)];

const SAMPLES = 6; // of a bend between two points of a canal

/** Points of a bend through all of these. */
function bent(line: Point[]): Point[] {
  const at = (i: number): Point => line[Math.max(0, Math.min(line.length - 1, i))]!;
  const curve = line.slice(1).flatMap((_, i) =>
    Array.from({ length: SAMPLES }, (_, k): Point => {
      const t = k / SAMPLES;
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const mixed = [0, 1].map((axis) => {
        const [p, q, r, s] = [a[axis]!, b[axis]!, c[axis]!, d[axis]!];
        return q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
      });
      return mixed as Point;
    }),
  );
  return [...curve, line.at(-1)!];
}

/** The point of a line that lies so many of its points, and a part of the way to the next, from its beginning. */
function between(line: Point[], far: number): Point {
  const i = Math.max(0, Math.min(Math.floor(far), line.length - 2));
  const [[x0, y0], [x1, y1]] = [line[i]!, line[i + 1]!];
  return [x0 + (x1 - x0) * (far - i), y0 + (y1 - y0) * (far - i)];
}

const away = ([x0, y0]: Point, [x1, y1]: Point): number => Math.hypot(x1 - x0, y1 - y0);

// A page that opens asks of thousands of points whether they are on land, before anything of this has been compiled: so
// these two make no arrays, and measure only what is near.

/** A straight stretch of a line, from its first to its second point. */
type Edge = readonly [x0: number, y0: number, x1: number, y1: number];

/** The stretches of a closed line. */
export const edges = (line: Point[]): Edge[] =>
  line.map((to, i) => {
    const from = line[i > 0 ? i - 1 : line.length - 1]!;
    return [to[0], to[1], from[0], from[1]];
  });

/** Whether a point is farther than that from every stretch. */
export function isClear(shore: Edge[], x: number, y: number, far: number): boolean {
  for (let i = 0; i < shore.length; i++) {
    const edge = shore[i]!;
    const ax = edge[0] - x;
    const ay = edge[1] - y;
    const bx = edge[2] - x;
    const by = edge[3] - y;
    if ((ax > far && bx > far) || (ax < -far && bx < -far)) continue;
    if ((ay > far && by > far) || (ay < -far && by < -far)) continue;
    const dx = bx - ax;
    const dy = by - ay;
    const t = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
    const nx = ax + t * dx;
    const ny = ay + t * dy;
    if (nx * nx + ny * ny <= far * far) return false;
  }
  return true;
}

/** Whether a point is enclosed by these stretches. */
export function inside(shore: Edge[], x: number, y: number): boolean {
  let odd = false;
  for (let i = 0; i < shore.length; i++) {
    const edge = shore[i]!;
    const y0 = edge[1];
    const y1 = edge[3];
    if (y0 > y !== y1 > y && x < ((edge[2] - edge[0]) * (y - y0)) / (y1 - y0) + edge[0]) odd = !odd;
  }
  return odd;
}

/** The shore of a district: half a canal's width away from the middle of the water. */
function outline(shores: Shore[], put: (line: Point[]) => Point[]): Point[] {
  const ring = shores.flatMap(([line, half]) => {
    const drawn = half ? bent(put(line)) : put(line);
    return drawn.map((at) => ({ at, half }));
  });
  const line = edges(ring.map(({ at }) => at).filter((at, i, all) => i === 0 || away(at, all[i - 1]!) > 0.5));
  return ring.flatMap(({ at, half }, i) => {
    if (!half) return [at];
    const [a, b] = [ring.at(i - 1)!.at, ring[(i + 1) % ring.length]!.at];
    const long = away(a, b) || 1;
    const sides = [1, -1].map(
      (side): Point => [at[0] - (side * half * (b[1] - a[1])) / long, at[1] + (side * half * (b[0] - a[0])) / long],
    );
    const dry = sides.find(([x, y]) => isClear(line, x, y, half * 0.9) && inside(line, x, y));
    return dry ? [dry] : [];
  });
}

const drawn = (line: Point[]): string => `M${line.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join("L")}`;

export interface Place {
  at: Point;
  turn: number; // radians: the way of the water
  half: number; // of the water's width
}

export interface Plan {
  tall: boolean;
  size: Point;
  scale: number; // of names and landmarks
  shores: Record<District, Point[]>;
  lands: Record<District, string>;
  stand: (district: District) => Stand;
  places: (site: string, count: number) => Place[];
  water: (site: string) => string;
  reach: (site: string) => number; // how long its water is
}

/** A function that surveys each thing once: a board is drawn at every step. */
function once<Asked extends unknown[], Found>(survey: (...asked: Asked) => Found): (...asked: Asked) => Found {
  const surveyed = new Map<string, Found>();
  return (...asked) => {
    const key = asked.join();
    if (!surveyed.has(key)) surveyed.set(key, survey(...asked));
    return surveyed.get(key)!;
  };
}

function planned(tall: boolean): Plan {
  const put = (line: Point[]) => (tall ? line.map(stretched) : line);
  const shores = Object.fromEntries(
    DISTRICTS.map((district) => [district, outline(SHORES[district], put)]),
  ) as Plan["shores"];

  const curves = new Map(Object.values(WATERS).map(([canal]) => [canal, bent(put(canal))]));

  /** The water of a site, from end to end. */
  const stretch = once((site: string): Point[] => {
    const [canal, from, to] = WATERS[site]!;
    const curve = curves.get(canal)!;
    return [
      between(curve, from * SAMPLES),
      ...curve.filter((_, i) => from * SAMPLES < i && i < to * SAMPLES),
      between(curve, to * SAMPLES),
    ];
  });

  /** A point of a site's water, so far along it. */
  function afloat(site: string, part: number): Point {
    const line = stretch(site);
    const legs = line.slice(1).map((to, i) => away(line[i]!, to));
    let left = part * legs.reduce((sum, leg) => sum + leg, 0);
    const last = legs.findIndex((leg) => {
      if (left <= leg) return true;
      left -= leg;
      return false;
    });
    return last < 0 ? line.at(-1)! : between(line, last + left / legs[last]!);
  }

  return {
    tall,
    size: tall ? TALL : WIDE,
    scale: tall ? 0.82 : 1,
    shores,
    lands: Object.fromEntries(DISTRICTS.map((district) => [district, `${drawn(shores[district])}Z`])) as Plan["lands"],
    stand: (district) => STANDS[district][tall ? 1 : 0],
    places: once((site: string, count: number) =>
      Array.from({ length: count }, (_, i): Place => {
        const middle = (i + 0.5) / count;
        const [[x0, y0], [x1, y1]] = [afloat(site, middle - 0.04), afloat(site, middle + 0.04)];
        const [canal] = WATERS[site]!;
        const half = canal === CANAL ? GRAND : canal.length === 2 ? 26 : SMALL;
        return { at: afloat(site, middle), turn: Math.atan2(y1 - y0, x1 - x0), half };
      }),
    ),
    reach: once((site: string) => away(afloat(site, 1), afloat(site, 0))),
    water: once((site: string) =>
      drawn([0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map((part) => afloat(site, part))),
    ),
  };
}

const WIDE: Point = [1000, 610];
const TALL: Point = [500, 700];

/** How much of a room a sheet fills. */
function filled([across, down]: Point, width: number, height: number): number {
  const scale = Math.min(width / across, height / down);
  return across * down * scale * scale;
}

/** Whether a room is rather filled by the tall map. */
export const isTall = (width: number, height: number): boolean =>
  filled(TALL, width, height) > filled(WIDE, width, height);

const plans = new Map<boolean, Plan>();

/** The map for a kind of screen, surveyed when it is first wanted. */
export function plan(tall: boolean): Plan {
  const known = plans.get(tall) ?? planned(tall);
  plans.set(tall, known);
  return known;
}

export const GAP = 58; // between aristocrats

/** The square on which a district's aristocrats stand. */
export function campo(plan: Plan, district: District): Box {
  const { folk, abreast } = plan.stand(district);
  const [wide, high] = [(abreast * GAP) / 2, (Math.ceil(4 / abreast) * GAP) / 2];
  return [folk[0] - wide, folk[1] - high, folk[0] + wide, folk[1] + high];
}

/** What stands in a district and must be seen: its name, its aristocrats, the Doge. */
export function standing(plan: Plan, district: District): Box[] {
  const { title, doge } = plan.stand(district);
  const { scale } = plan;
  return [
    [title[0] - 58 * scale, title[1] - 28 * scale, title[0] + 58 * scale, title[1] + 30 * scale],
    campo(plan, district),
    [doge[0] - 24, doge[1] - 34, doge[0] + 24, doge[1] + 34],
  ];
}

/** Where the aristocrats of one of the colours stand in a district. */
export function spot(colours: Colour[], plan: Plan, district: District, colour: Colour): Point {
  const { abreast } = plan.stand(district);
  const [left, top] = campo(plan, district);
  const i = colours.indexOf(colour);
  return [left + ((i % abreast) + 0.5) * GAP, top + (Math.floor(i / abreast) + 0.5) * GAP];
}
