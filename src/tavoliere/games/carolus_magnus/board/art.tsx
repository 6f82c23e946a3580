// The pieces: own drawings, each in a square from -12 to 12.

import "./pieces.css";
import { drawing } from "../../../web/page/kit/drawing";
import type { Cell } from "./layout";
import { COLOURS, type Colour } from "./view";

type Corner = readonly [number, number];

const round = (count: number, draw: (angle: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw((i * 2 * Math.PI) / count - Math.PI / 2)).join("");
const polar = (angle: number, far: number): string =>
  `${(far * Math.cos(angle)).toFixed(2)} ${(far * Math.sin(angle)).toFixed(2)}`;
const circle = (x: string, r: number): string => `M${x}m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Each clan has a sign, so that nobody needs its colour: rose, oak leaf, lily, sun, crown. */
const SIGNS: Record<Colour, string> = {
  red: round(5, (a) => circle(polar(a, 4.6), 3.7)) + circle("0 0", 2.5),
  green:
    "M0 9.5V5C-4 7-7 5-5.5 2.5C-9 2-8 -2-5 -2C-7 -5-4 -7-2.5 -5.5C-2.5 -8.5-1 -9.5 0 -9.5C1 -9.5 2.5 -8.5 2.5 -5.5C4 -7 7 -5 5 -2C8 -2 9 2 5.5 2.5C7 5 4 7 0 5M0 4V-6",
  blue: "M0 -10C3 -6.5 3 -3.5 1.6 1H3C2.6 -3 5 -5.6 7.5 -4.4C9.8 -3 8.6 1 5 1.4V3.6H2C2.2 6 2.8 7.4 4 8.6H-4C-2.8 7.4-2.2 6-2 3.6H-5V1.4C-8.6 1-9.8 -3-7.5 -4.4C-5 -5.6-2.6 -3-3 1H-1.6C-3 -3.5-3 -6.5 0 -10Z",
  yellow: round(8, (a) => `M${polar(a - 0.32, 5.2)}L${polar(a, 10)}L${polar(a + 0.32, 5.2)}Z`) + circle("0 0", 4.3),
  pink: "M-8.5 6.5V-4.5L-4.2 0L0 -7.5L4.2 0L8.5 -4.5V6.5ZM-8.5 3.2H8.5",
};

export const Sign = ({ colour, size = 1 }: { colour: Colour; size?: number }) => (
  <path class={`cm-sign ${colour}`} d={SIGNS[colour]} transform={size === 1 ? undefined : `scale(${size})`} />
);

/** How the stone of each clan is cut, so that its outline tells it as well: round, oblong, six-sided, lozenge, shield. */
const CUTS: Record<Colour, Corner[]> = {
  red: Array.from({ length: 12 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 6;
    return [12.6 * Math.cos(angle), 12.6 * Math.sin(angle)] as const;
  }),
  green: around([6.2, 12.8], [11, 8]),
  blue: [
    [0, -13.6],
    [11.8, -6.8],
    [11.8, 6.8],
    [0, 13.6],
    [-11.8, 6.8],
    [-11.8, -6.8],
  ],
  yellow: around([3.4, 13.4], [13.4, 3.4]),
  pink: [
    [-8, -12],
    [8, -12],
    [12.6, -6],
    [11, 4],
    [0, 13.6],
    [-11, 4],
    [-12.6, -6],
  ],
};

/** The corners of a shape that is the same on all four sides of the middle. */
function around(...corners: Corner[]): Corner[] {
  const quarter = [...corners];
  return [
    ...quarter.map(([x, y]) => [x, -y] as const),
    ...[...quarter].reverse(),
    ...quarter.map(([x, y]) => [-x, y] as const),
    ...[...quarter].reverse().map(([x, y]) => [-x, -y] as const),
  ];
}

const polygon = (corners: Corner[], scale = 1): string =>
  `M${corners.map(([x, y]) => `${(x * scale).toFixed(1)} ${(y * scale).toFixed(1)}`).join("L")}Z`;

const TABLE = 0.74; // of the outline: the face of a stone, within its facets

/** The facets of a cut by how much light falls on them, from the upper left. */
function facets(cut: Corner[]): Record<string, string> {
  const lit: Record<string, string> = {};
  cut.forEach((a, i) => {
    const b = cut[(i + 1) % cut.length]!;
    const [x, y] = [a[0] + b[0], a[1] + b[1]];
    const light = (-0.5 * x - 0.85 * y) / Math.hypot(x, y);
    const name = light > 0.55 ? "bright" : light > 0 ? "light" : light > -0.6 ? "dim" : "dark";
    const inner = (corner: Corner): Corner => [corner[0] * TABLE, corner[1] * TABLE];
    lit[name] = (lit[name] ?? "") + polygon([a, b, inner(b), inner(a)]);
  });
  return lit;
}

const STONES = Object.fromEntries(
  COLOURS.map((colour) => [
    colour,
    { cut: polygon(CUTS[colour]), table: polygon(CUTS[colour], TABLE), facets: Object.entries(facets(CUTS[colour])) },
  ]),
) as Record<Colour, { cut: string; table: string; facets: [string, string][] }>;

export const Stone = ({ colour }: { colour: Colour }) => {
  const { cut, table, facets } = STONES[colour];
  return (
    <g class={`cm-stone ${colour}`}>
      <path class="cm-cut" d={cut} />
      {facets.map(([light, d]) => (
        <path key={light} class={`cm-facet ${light}`} d={d} />
      ))}
      <path class="cm-face" d={table} />
      <Sign colour={colour} size={0.86} />
    </g>
  );
};

/** A paladin, or a pile of them with its number. */
export const Paladin = drawing(({ colour, size, count = 1 }: { colour: Colour; size: number; count?: number }) => (
  <g transform={`scale(${(size / 28).toFixed(3)})`}>
    <ellipse class="cm-shade" cx="1.5" cy="12.5" rx="11.5" ry="4" />
    {count > 1 && <path class={`cm-under ${colour}`} d={STONES[colour].cut} transform="translate(3 -3.4)" />}
    <Stone colour={colour} />
    {count > 1 && (
      <g transform="translate(10.5 10)">
        <circle r="8.4" class="cm-count" />
        <text class="cm-number" y="4.8" font-size="14">
          {count}
        </text>
      </g>
    )}
  </g>
));

/** Castles differ in shape by side: walls and shade, roofs, what is dark in them. Battlements, spires, domes. */
const CASTLES = [
  [
    "M-5 -2V-15H-3V-12.6H-1V-15H1V-12.6H3V-15H5V-2ZM-13 12V-8H-10.6V-5.6H-8.8V-8H-6.4V-1.6H-4V-4H-1.4V-1.6H1.4V-4H4V-1.6H6.4V-8H8.8V-5.6H10.6V-8H13V12Z",
    "M2 -12.6H3V-15H5V-4H4V-1.6H2ZM10 -5.6H10.6V-8H13V12H10Z",
    "M0 -15V-21L8 -18.6L0 -16.4",
    "M-3.2 12V6A3.2 3.6 0 0 1 3.2 6V12ZM-10.6 -2H-8.6V2H-10.6ZM8.6 -2H10.6V2H8.6ZM-1 -9H1V-6H-1Z",
  ],
  [
    "M-12 12V-4H-5.4V1H-3.4V-8H3.4V1H5.4V-4H12V12Z",
    "M1.4 -8H3.4V1H1.4ZM9.4 -4H12V12H9.4Z",
    "M-13.6 -4L-8.7 -15L-3.8 -4ZM3.8 -4L8.7 -15L13.6 -4ZM-5 -8L0 -20L5 -8Z",
    "M-3 12V6.4A3 3.4 0 0 1 3 6.4V12ZM-9.7 1H-7.7V5H-9.7ZM7.7 1H9.7V5H7.7ZM-1 -4.6H1V-1H-1Z",
  ],
  [
    "M-13 12V-6H-9V1H9V-6H13V12Z",
    "M11 -6H13V12H11ZM6 1H9V12H6Z",
    "M-8.6 1C-9.6 -7.4 -4.4 -10 -.8 -13V-17H.8V-13C4.4 -10 9.6 -7.4 8.6 1ZM-13.6 -6C-14.4 -10 -12 -11.6 -11 -14C-10 -11.6 -7.6 -10 -8.4 -6ZM13.6 -6C14.4 -10 12 -11.6 11 -14C10 -11.6 7.6 -10 8.4 -6Z",
    "M-3.2 12V8A3.2 4 0 0 1 3.2 8V12ZM-7.4 5H-5.4V8.6H-7.4ZM5.4 5H7.4V8.6H5.4Z",
  ],
] as const;

export const Castle = drawing(({ side, size }: { side: number; size: number }) => {
  const [walls, shade, roofs, holes] = CASTLES[side]!;
  return (
    <g class={`cm-castle side-${side}`} transform={`scale(${(size / 28).toFixed(3)})`}>
      <path class="cm-walls" d={walls} />
      <path class="cm-facet dim" d={shade} />
      <path class="cm-roofs" d={roofs} />
      <path class="cm-holes" d={holes} />
    </g>
  );
});

/** The Emperor, standing: his foot is at the bottom of the square. */
export const Emperor = drawing(({ size }: { size: number }) => (
  <g class="cm-emperor" transform={`translate(0 ${(-size * 0.46).toFixed(1)}) scale(${(size / 32).toFixed(3)})`}>
    <ellipse class="cm-shade" cx="1" cy="14.4" rx="13" ry="4" />
    <ellipse class="cm-halo" cy="14" rx="12.4" ry="3.8" />
    <path class="cm-cloak" d="M-5 -5C-10 -2 -11 7 -12 14Q0 17 12 14C11 7 10 -2 5 -5Z" />
    <path class="cm-facet dim" d="M5 -5C10 -2 11 7 12 14Q9 15.2 6 15.6C7 8 6 0 3 -4.6Z" />
    <path class="cm-ermine" d="M-2.6 -3L-4.4 15.6Q0 16.2 4.4 15.6L2.6 -3Z" />
    <path class="cm-tails" d="M-1.6 1V3.4M1.2 4V6.4M-2 7.4V9.8M1.6 10.4V12.8" />
    <path class="cm-ermine" d="M-7.6 -1.8C-6 -5.6 6 -5.6 7.6 -1.8C4 1.8 -4 1.8 -7.6 -1.8Z" />
    <path class="cm-staff" d="M10.4 -12V13" />
    <path class="cm-gold" d="M10.4 -17.4L12.6 -14L10.4 -10.6L8.2 -14Z" />
    <circle class="cm-gold" cx="-8.8" cy="4.6" r="3" />
    <path class="cm-gold" d="M-9.3 1.8V-1.4H-8.3V1.8Z" />
    <circle class="cm-skin" cy="-8.4" r="5" />
    <path class="cm-beard" d="M-5 -8.4C-4.8 0 4.8 0 5 -8.4C2.6 -5.2 -2.6 -5.2 -5 -8.4Z" />
    <path class="cm-gold" d="M-5.8 -10.6L-7 -18L-3.2 -14.6L0 -20L3.2 -14.6L7 -18L5.8 -10.6Q0 -12.4 -5.8 -10.6Z" />
    <circle class="cm-jewel" cy="-13.4" r="1.3" />
  </g>
));

/** The marker of a clan: a banner on its staff that hangs in its holder's court. */
export const Banner = drawing(({ colour, size }: { colour: Colour; size: number }) => (
  <g class={`cm-banner ${colour}`} transform={`scale(${(size / 24).toFixed(3)})`}>
    <path class="cm-cloth" d="M-9.4 -11H9.4V8L4.7 12.6L0 8.6L-4.7 12.6L-9.4 8Z" />
    <path class="cm-facet dim" d="M5.4 -11H9.4V8L5.4 11.8Z" />
    <path class="cm-rod" d="M-12 -11.6H12" />
    <Sign colour={colour} size={0.76} />
  </g>
));

/** The crown of a die is an emperor's, closed and of gold, over the colours of all clans; the clan's is open. */
const IMPERIAL =
  "M-8 4.4L-9.4 -3.6C-6.6 -8.6 -2 -8.4 0 -5C2 -8.4 6.6 -8.6 9.4 -3.6L8 4.4ZM-.9 -6.4V-8.6H-3V-10.4H-.9V-12.4H.9V-10.4H3V-8.6H.9V-6.4Z";

/** A die, with the sign of a clan or with the crown that stands for any. */
export const Die = drawing(({ face, size }: { face: string; size: number }) => (
  <g class={`cm-die ${face}`} transform={`scale(${(size / 30).toFixed(3)})`}>
    <rect class="cm-shade" x="-12.4" y="-10" width="27.4" height="26" rx="6" />
    <rect class="cm-side" x="-14" y="-12" width="28" height="27" rx="6" />
    <rect class="cm-top" x="-14" y="-14" width="28" height="26" rx="6" />
    {face === "crown" ? (
      <g transform="translate(0 -1)">
        <path class="cm-imperial" d={IMPERIAL} transform="translate(0 1.4) scale(.92)" />
        {COLOURS.map((colour, i) => (
          <circle key={colour} class={`cm-dot ${colour}`} cx={i * 4.8 - 9.6} cy="9" r="2.2" />
        ))}
      </g>
    ) : (
      <g transform="translate(0 -1)">
        <Sign colour={face as Colour} size={1.08} />
      </g>
    )}
  </g>
));

/** The square that lights up around a piece. */
export const Glow = ({ cell: { size }, round = false }: { cell: Cell; round?: boolean }) => {
  const half = size / 2 - 1;
  return (
    <>
      <rect class="cm-touch" x={-size / 2} y={-size / 2} width={size} height={size} />
      <rect class="cm-glow" x={-half} y={-half} width={2 * half} height={2 * half} rx={round ? half : 9} />
    </>
  );
};
