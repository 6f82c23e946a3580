// Venice, wide and tall: outlines of the six districts, the canals between them, and where things stand.
//
// There is one map. The tall one is the same with its longitudes and latitudes stretched, so that pieces keep their
// size. Points are [x, y] on a sheet of 1000 by 670.

import { type Colour, DISTRICTS, type District } from "./view";

export type Point = [number, number];

const CANAL: Point[] = [
  [120, 268],
  [220, 238],
  [330, 212],
  [440, 208],
  [525, 230],
  [600, 275],
  [635, 335],
  [610, 388],
  [540, 425],
  [460, 448],
  [405, 480],
  [395, 525],
  [430, 562],
  [510, 580],
  [600, 582],
  [690, 568],
];
const RIALTO: Point[] = [
  [635, 335],
  [672, 322],
  [712, 285],
]; // Cannaregio, San Marco
const MENDICANTI: Point[] = [
  [712, 285],
  [735, 225],
  [728, 160],
  [745, 95],
]; // Cannaregio, Castello
const STAE: Point[] = [
  [525, 230],
  [478, 268],
  [418, 315],
  [368, 390],
]; // Santa Croce, San Polo
const MALCANTON: Point[] = [
  [368, 390],
  [280, 412],
  [180, 408],
  [75, 395],
]; // Santa Croce, Dorsoduro
const FRESCADA: Point[] = [
  [405, 480],
  [380, 440],
  [368, 390],
]; // San Polo, Dorsoduro
const PALAZZO: Point[] = [
  [712, 285],
  [738, 360],
  [748, 440],
  [760, 515],
]; // San Marco, Castello

const OUTLINES: Record<District, Point[]> = {
  cannaregio: [
    ...CANAL.slice(0, 7),
    ...RIALTO.slice(1),
    ...MENDICANTI.slice(1),
    [670, 48],
    [560, 32],
    [430, 28],
    [300, 40],
    [180, 75],
    [105, 135],
    [80, 205],
  ],
  "santa-croce": [...CANAL.slice(0, 5), ...STAE.slice(1), ...MALCANTON.slice(1), [48, 350], [60, 300]],
  "san-polo": [...CANAL.slice(4, 11), ...FRESCADA.slice(1), ...STAE.slice(1, 3).reverse()],
  "san-marco": [...CANAL.slice(6), [735, 550], ...PALAZZO.slice().reverse(), RIALTO[1]!],
  dorsoduro: [
    ...MALCANTON.slice().reverse(),
    ...FRESCADA.slice(0, 2).reverse(),
    ...CANAL.slice(11),
    [690, 592],
    [600, 627],
    [490, 644],
    [350, 648],
    [220, 634],
    [110, 592],
    [50, 525],
    [42, 452],
  ],
  castello: [
    ...MENDICANTI.slice().reverse(),
    ...PALAZZO.slice(1),
    [815, 522],
    [870, 560],
    [925, 615],
    [972, 600],
    [965, 530],
    [935, 440],
    [905, 340],
    [880, 255],
    [840, 185],
    [795, 130],
  ],
};

// The water of a site: a stretch of a canal, from one to another of its points. Bridges stand along it.
const WATERS: Record<string, [canal: Point[], from: number, to: number]> = {
  "cannaregio-santa-croce": [CANAL, 0.8, 3.6],
  "cannaregio-san-polo": [CANAL, 4.4, 5.8],
  "san-polo-san-marco": [CANAL, 6.5, 9.5],
  "san-marco-dorsoduro": [CANAL, 10.9, 14.2],
  "cannaregio-san-marco": [RIALTO, 0.1, 1.9],
  "cannaregio-castello": [MENDICANTI, 0.2, 2.7],
  "santa-croce-san-polo": [STAE, 0.3, 2.7],
  "santa-croce-dorsoduro": [MALCANTON, 0.2, 2.7],
  "san-polo-dorsoduro": [FRESCADA, 0.3, 1.8],
  "san-marco-castello": [PALAZZO, 0.2, 2.8],
  // Not neighbours here, but perhaps on somebody's own board: long bridges, around or across.
  "cannaregio-dorsoduro": [
    [
      [34, 180],
      [26, 290],
    ],
    0,
    1,
  ],
  "santa-croce-san-marco": [
    [
      [372, 460],
      [440, 490],
    ],
    0,
    1,
  ],
  "santa-croce-castello": [
    [
      [800, 80],
      [890, 180],
    ],
    0,
    1,
  ],
  "san-polo-castello": [
    [
      [660, 350],
      [716, 330],
    ],
    0,
    1,
  ],
  "dorsoduro-castello": [
    [
      [715, 612],
      [800, 560],
    ],
    0,
    1,
  ],
};

// Where a district's name, its aristocrats (the middle of them, and how many abreast) and the Doge stand: wide, tall.
type Stand = { title: Point; folk: Point; abreast: number; doge: Point };
const STANDS: Record<District, [Stand, Stand]> = {
  cannaregio: [
    { title: [225, 115], folk: [430, 128], abreast: 4, doge: [625, 145] },
    { title: [200, 62], folk: [200, 134], abreast: 4, doge: [348, 130] },
  ],
  "santa-croce": [
    { title: [148, 305], folk: [320, 305], abreast: 2, doge: [232, 320] },
    { title: [85, 268], folk: [92, 354], abreast: 2, doge: [168, 268] },
  ],
  "san-polo": [
    { title: [441, 347], folk: [553, 332], abreast: 2, doge: [450, 410] },
    { title: [258, 274], folk: [244, 362], abreast: 2, doge: [194, 440] },
  ],
  "san-marco": [
    { title: [652, 424], folk: [604, 502], abreast: 4, doge: [452, 520] },
    { title: [318, 456], folk: [304, 538], abreast: 2, doge: [215, 548] },
  ],
  dorsoduro: [
    { title: [150, 465], folk: [272, 530], abreast: 4, doge: [118, 545] },
    { title: [84, 466], folk: [90, 552], abreast: 2, doge: [165, 620] },
  ],
  castello: [
    { title: [797, 214], folk: [822, 322], abreast: 2, doge: [850, 440] },
    { title: [418, 206], folk: [420, 356], abreast: 1, doge: [438, 520] },
  ],
};

// How the tall map stretches longitudes and latitudes: the middle gets more.
const ACROSS: Point[] = [
  [0, 0],
  [360, 150],
  [640, 325],
  [740, 372],
  [1000, 500],
];
const DOWN: Point[] = [
  [0, 0],
  [210, 185],
  [410, 430],
  [670, 700],
];

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

/** A line through all points, without corners. */
function smooth(points: Point[], closed: boolean): string {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]!;
  let path = `M${points[0]}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    path += `C${[...one, ...two, ...c].map(Math.round)}`;
  }
  return path + (closed ? "Z" : "");
}

export interface Place {
  at: Point;
  turn: number; // degrees: the way of the water
}

export interface Plan {
  tall: boolean;
  size: Point;
  lands: Record<District, string>;
  grand: string; // the Grand Canal
  canals: string;
  stand: (district: District) => Stand;
  places: (site: string, count: number) => Place[];
  water: (site: string) => string;
  reach: (site: string) => number; // how long its water is
}

function planned(tall: boolean): Plan {
  const put = (points: Point[]) => (tall ? points.map(stretched) : points);
  const stand = (district: District) => STANDS[district][tall ? 1 : 0];

  /** A point of a site's water. */
  function afloat(site: string, part: number): Point {
    const [canal, from, to] = WATERS[site]!;
    const far = from + (to - from) * part;
    const i = Math.min(Math.floor(far), canal.length - 2);
    const [[x0, y0], [x1, y1]] = put(canal.slice(i, i + 2)) as [Point, Point];
    return [x0 + (x1 - x0) * (far - i), y0 + (y1 - y0) * (far - i)];
  }

  return {
    tall,
    size: tall ? [500, 700] : [1000, 670],
    lands: Object.fromEntries(
      DISTRICTS.map((district) => [district, smooth(put(OUTLINES[district]), true)]),
    ) as Plan["lands"],
    grand: smooth(put([[30, 268], ...CANAL, [770, 572]]), false),
    canals: [RIALTO, [...MENDICANTI, [752, 30]], STAE, [...MALCANTON, [5, 388]], FRESCADA, [...PALAZZO, [765, 580]]]
      .map((points) => smooth(put(points as Point[]), false))
      .join(""),
    stand,
    places: (site, count) =>
      Array.from({ length: count }, (_, i) => {
        const [[x0, y0], [x1, y1]] = [afloat(site, i / count), afloat(site, (i + 1) / count)];
        const turn = Math.round((Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI);
        return { at: afloat(site, (i + 0.5) / count), turn };
      }),
    reach: (site) => Math.hypot(...[0, 1].map((axis) => afloat(site, 1)[axis]! - afloat(site, 0)[axis]!)),
    water: (site) => `M${[0, 0.25, 0.5, 0.75, 1].map((part) => afloat(site, part).map(Math.round)).join("L")}`,
  };
}

const plans = [planned(false), planned(true)];
export const plan = (tall: boolean): Plan => plans[tall ? 1 : 0]!;

export const GAP = 58; // between aristocrats

/** Where the aristocrats of one of the colours stand in a district. */
export function spot(colours: Colour[], plan: Plan, district: District, colour: Colour): Point {
  const { folk, abreast } = plan.stand(district);
  const i = colours.indexOf(colour);
  const rows = 4 / abreast;
  return [
    folk[0] + ((i % abreast) - (abreast - 1) / 2) * GAP,
    folk[1] + (Math.floor(i / abreast) - (rows - 1) / 2) * GAP,
  ];
}
