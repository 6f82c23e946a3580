// The land and the sea: what lies under the pieces and never changes. Hills, woods and fields mean nothing.

import { useOwnName } from "../../../web/page/kit/own";
import type { Ring } from "./geometry";
import type { Layout } from "./layout";
import { translate } from "./placement";
import { PLACES } from "./view";

/** What is only drawn in lines; everything else is filled with the colour of its name. */
const LINES = ["line", "crop-line", "vine", "ripple", "sails", "heath", "reeds"];

/** What grows and stands, foot at the origin: the colour of each part and its shape. */
const GLYPHS: Record<string, [string, string][]> = {
  oak: [
    ["bark", "M-1.3 1V-6H1.3V1Z"],
    [
      "leaf",
      "M0 -18A5.6 5.6 0 0 1 5.6 -14.4A5 5 0 0 1 5.4 -5.6A6 4.4 0 0 1 -5.4 -5.6A5 5 0 0 1 -5.6 -14.4A5.6 5.6 0 0 1 0 -18Z",
    ],
    ["leaf-dark", "M4.4 -15.6A5 5 0 0 1 5.4 -5.6A6 4.4 0 0 1 -4.6 -4.8A9.4 9.4 0 0 0 4.4 -15.6Z"],
  ],
  pine: [
    ["bark", "M-1 1V-3H1V1Z"],
    ["pine", "M0 -22L6 -13H3.6L8 -7H5L9 -1H-9L-5 -7H-8L-3.6 -13H-6Z"],
    ["pine-dark", "M0 -22L6 -13H3.6L8 -7H5L9 -1H1Z"],
  ],
  peak: [
    ["rock", "M-26 2L-7 -31L1 -17L10 -25L27 2Z"],
    ["rock-dark", "M-7 -31L1 -17L-3 -9L1 2H11L6 -10L10 -25L27 2H1L-9 -12L-5 -20Z"],
    ["snow", "M-7 -31L-12.4 -21.6L-9 -23L-7.6 -19L-4.6 -22.6L-2.4 -23ZM10 -25L5.4 -21L8 -21L9 -18L11 -21L13.4 -19.8Z"],
  ],
  hill: [
    ["hill", "M-20 2C-16 -8 -9 -13 -1 -13C8 -13 15 -8 20 2Z"],
    ["hill-dark", "M3 -12.8C11 -11.6 16 -6 20 2H7C10 -4 8 -9 3 -12.8Z"],
    ["line", "M-12 -4Q-9 -8 -5 -9M-14 -1Q-13 -3 -12 -4M-4 -3Q-2 -6 1 -7"],
  ],
  wheat: [
    ["crop", "M-17 2L-11 -10H16L11 2Z"],
    ["crop-line", "M-12 2L-7 -10M-7 2L-2 -10M-2 2L3 -10M3 2L8 -10M8 2L12.6 -10"],
  ],
  vines: [
    ["cliff", "M-17 2L-12 -10H16L12 2Z"],
    ["vine", "M-14 -.4L-9.6 -9M-8.6 -.4L-4.4 -9M-3.2 -.4L.8 -9M2.2 -.4L6 -9M7.6 -.4L11.2 -9"],
  ],
  lake: [
    ["leaf-dark", "M-19 -3C-19 -10 -9 -12 1 -11C12 -12 20 -9 19 -3C18 3 7 5 -3 4C-13 4 -19 2 -19 -3Z"],
    ["river", "M-17 -3C-17 -9 -8 -10.4 1 -9.6C11 -10.4 18 -8 17 -3C16 1.6 6 3.4 -3 2.6C-12 2.6 -17 1 -17 -3Z"],
    ["ripple", "M-9 -5h7M1 -7h6M-3 -1h9"],
  ],
  town: [
    ["plaster", "M-16 2V-5H-6V2ZM1 2V-9H8V2ZM8 2V-3.4H17V2Z"],
    ["plaster-dark", "M-9 -5H-6V2H-9ZM5.4 -9H8V2H5.4ZM14 -3.4H17V2H14Z"],
    ["roof", "M-18 -5L-11 -11.6L-4 -5ZM7 -3.4L12.6 -9L18.6 -3.4Z"],
    ["slate", "M-.4 -9L4.5 -21L9.4 -9Z"],
  ],
  mill: [
    ["plaster", "M-4.6 2L-3 -13H3L4.6 2Z"],
    ["plaster-dark", "M1 -13H3L4.6 2H1.6Z"],
    ["roof", "M-4 -13Q0 -19 4 -13Z"],
    ["sails", "M0 -14L-10 -20M0 -14L10 -8M0 -14L6 -24M0 -14L-6 -4"],
  ],
  sheep: [
    ["snow", "M-9 -2a3.2 2.4 0 1 1 6 0a3.2 2.4 0 1 1 -6 0ZM3 -5a3.2 2.4 0 1 1 6 0a3.2 2.4 0 1 1 -6 0Z"],
    ["line", "M-8 0v2M-4 0v2M4 -3v2M8 -3v2"],
  ],
  heath: [["heath", "M-10 0q1 -6 2 0q1 -7 2.4 0M0 -3q1 -6 2 0q1 -7 2.4 0M7 2q1 -6 2 0q1 -7 2.4 0M-4 5q1 -6 2 0"]],
  reeds: [["reeds", "M-6 2V-7M-3 2V-10M0 2V-6M3 2V-9M6 2V-5"]],
  dunes: [
    ["l-coast", "M-18 2Q-10 -8 -3 -3Q5 -9 18 2Z"],
    ["line", "M-12 0Q-8 -4 -4 -2M1 -2Q5 -5 10 -1"],
  ],
  stones: [
    ["rock", "M-8 2L-7 -5L-3 -7L0 2ZM2 2L3 -3L7 -4L9 2Z"],
    ["rock-dark", "M-4 2L-4 -6.4L-3 -7L0 2ZM6 2L6 -3.8L7 -4L9 2Z"],
  ],
};

/** The kinds of land: what stands where, ahead and across, and how large. */
const LANDS: Record<string, string> = {
  meadow:
    "hill .2 .74 .8,mill .38 .56 1,oak -.08 .78 .8,oak .02 .84 .9,sheep -.16 -.72 1,town .26 -.7 .6,oak -.06 -.8 .6,oak .02 -.74 .6",
  forest:
    "oak -.36 .72 1.1,oak -.26 .84 1,oak -.15 .76 1.15,oak -.03 .86 1,oak .1 .8 1.1,oak .22 .86 .95,oak .33 .76 1.1,oak .42 .6 1,oak .34 -.76 .8,oak .24 -.66 .8,oak -.04 -.8 .75",
  highland:
    "peak -.3 .5 .9,peak -.08 .66 1.1,pine -.2 .8 .7,peak .2 .6 1,pine .34 .76 .8,pine .42 .6 .8,stones .3 -.7 .8,hill .04 -.78 .5",
  fields:
    "wheat -.34 .62 1,wheat -.14 .8 1.1,vines .06 .66 .9,wheat .26 .8 1.1,oak .42 .66 .8,oak .36 .84 .7,wheat .28 -.74 .7,town .02 -.74 .6",
  hills:
    "hill -.32 .66 1.1,hill -.06 .78 1.2,hill .22 .7 1.1,oak .4 .64 .8,sheep .36 -.68 .9,oak .1 -.8 .7,oak .02 -.72 .7",
  pines:
    "pine -.38 .66 1,pine -.28 .8 1.1,pine -.17 .7 1,pine -.06 .86 1.1,pine .06 .76 1,pine .17 .86 1,pine .28 .74 1.1,pine .39 .66 1,pine .38 -.64 .75,pine .3 -.78 .75,stones .04 -.76 .8",
  vineyard:
    "vines -.34 .66 1,vines -.12 .82 1.05,vines .08 .68 .9,town .28 .7 .95,oak .42 .5 .8,vines .28 -.76 .65,oak .06 -.78 .6",
  lakes:
    "lake -.2 .7 1.25,reeds .02 .78 1,oak .16 .8 .9,reeds -.4 .6 .9,town .34 .66 .8,lake .28 -.72 .7,reeds .1 -.78 .8",
  heather:
    "heath -.36 .7 1.2,stones -.2 .8 1,heath -.02 .8 1.3,heath .22 .74 1.2,stones .4 .6 1,heath .32 -.7 1,heath .06 -.8 1",
  coast: "dunes -.28 .78 1.1,dunes .06 .84 1,town .32 .7 .9,reeds -.44 .6 .8,dunes .3 -.74 .7,reeds .08 -.76 .8",
};
const ROUND = [
  ...["meadow", "forest", "highland", "fields", "coast", "pines", "vineyard", "hills", "heather", "lakes"],
  ...["highland", "fields", "forest", "vineyard", "hills"],
];

const Part = ({ kind, d }: { kind: string; d: string }) => (
  <path class={`cm-g-${kind}`} d={d} style={{ fill: LINES.includes(kind) ? "none" : `var(--${kind})` }} />
);

const Glyphs = () => (
  <defs>
    {Object.entries(GLYPHS).map(([name, parts]) => (
      <g key={name} id={`cm-${name}`}>
        {parts.map(([kind, d]) => (
          <Part key={kind} {...{ kind, d }} />
        ))}
      </g>
    ))}
    <pattern id="cm-waves" width="56" height="34" patternUnits="userSpaceOnUse">
      <path class="cm-waves" d="M4 9q5 -5 10 0q5 4 10 0M33 26q4 -4 8 0q4 3 8 0" />
    </pattern>
    <pattern id="cm-grass" width="34" height="26" patternUnits="userSpaceOnUse">
      <path class="cm-grass" d="M5 8l1.4 -4l1.4 4M22 20l1.2 -3.4l1.2 3.4M28 6l.8 -2M13 17l.8 -2M17 4h1.6M3 21h1.6" />
    </pattern>
  </defs>
);

/** Everything that stands on the land, the farther things first. */
function Growth({ ring }: { ring: Ring }) {
  const size = ring.depth / 96;
  const all = ROUND.flatMap((kind, place) =>
    LANDS[kind]!.split(",").map((stands) => {
      const [glyph, ahead, across, scale] = stands.split(" ");
      const mirrored = place > 9 && glyph !== "town" ? -1 : 1; // the second of a kind is another landscape
      const at = (far: number) => ring.at(place + Number(ahead) * mirrored, far);
      const out = { x: at(0.9).x - at(0).x, y: at(0.9).y - at(0).y };
      const sideways = Math.abs(out.x) > Math.abs(out.y); // where the coast runs up and down, it is nearer
      const { x, y } = at(Number(across) * (sideways && Number(across) > 0 ? 0.76 : 1));
      const foot = (!sideways && out.y < 0 === Number(across) > 0 ? 11 : 5) * size;
      return { glyph, x, y: y + foot, scale: Number(scale) * Math.max(size, 0.6) };
    }),
  ).sort((a, b) => a.y - b.y);
  return (
    <g>
      {all.map(({ glyph, x, y, scale }, i) => (
        <use key={i} href={`#cm-${glyph}`} transform={`${translate({ x, y })} scale(${scale.toFixed(2)})`} />
      ))}
    </g>
  );
}

/** In the corners of the sea: a ship, a whale, a rose of the winds, a serpent. */
function Corners({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, width / 760);
  const put = (x: number, y: number) => `${translate({ x, y })} scale(${scale.toFixed(2)})`;
  const edge = 34 * scale;
  return (
    <g class="cm-corners">
      <g transform={put(edge, edge + 2)}>
        <Part kind="bark" d="M-17 8Q-14 17 -9 17H9Q15 16 18 6L10 9H-10Z" />
        <Part kind="snow" d="M-9 6Q-14 -6 -9 -16Q0 -8 -1 6ZM2 6Q-1 -7 3 -18Q13 -6 11 6Z" />
        <path class="cm-g-line" d="M-10 9V-19M3 9V-22M-10 -18l6 2l-6 2M3 -21l7 2l-7 2" />
      </g>
      <g transform={put(width - edge - 2, edge + 2)}>
        <Part
          kind="slate"
          d="M-20 6C-18 -8 2 -10 10 0C13 3 17 2 19 -3C22 -2 22 -7 17 -9C22 -10 25 -6 24 -2C23 8 15 11 8 10H-12Q-19 10 -20 6Z"
        />
        <path class="cm-g-line" d="M-14 2h1M-9 -9q-5 -4 -3 -9M-9 -9q4 -5 1 -10M-26 13q5 -4 10 0t10 0t10 0" />
      </g>
      <g transform={put(edge - 2, height - edge)}>
        <circle class="cm-g-ring" r="19" />
        {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
          <g key={turn} transform={`rotate(${turn}) scale(${turn % 90 ? 0.66 : 1})`}>
            <Part kind="bark" d="M0 -28L5 -6L0 0Z" />
            <Part kind="snow" d="M0 -28L-5 -6L0 0Z" />
          </g>
        ))}
      </g>
      <g transform={put(width - edge - 4, height - edge)}>
        <path
          class="cm-g-serpent"
          d="M-24 12C-24 2 -14 2 -14 12M-8 12C-8 -2 6 -2 6 12M12 12C11 0 14 -10 22 -10C27 -10 27 -3 22 -3"
        />
        <path class="cm-g-line" d="M-29 14q5 -4 10 0t10 0t10 0t10 0t10 0t8 0" />
      </g>
    </g>
  );
}

const landOf = (place: number) => `var(--l-${ROUND[place]})`;

/** Lines from the middle in all directions, as on sea charts. */
const rhumbs = ({ width, height }: Layout): string =>
  Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8 + 0.1;
    const far = Math.hypot(width, height) / 2;
    return `M${width / 2} ${height / 2}l${(far * Math.cos(angle)).toFixed(0)} ${(far * Math.sin(angle)).toFixed(0)}`;
  }).join("");

export function Landscape({ layout }: { layout: Layout }) {
  const { ring, width, height } = layout;
  const [outer, inner] = ring.shores;
  const land = outer + inner;
  const deep = ring.depth / 20;
  const places = Array.from({ length: PLACES }, (_, place) => place);
  const own = useOwnName("cm-ring");
  return (
    <svg class="cm-land" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Glyphs />
      <clipPath id={own}>
        <path d={land} clip-rule="evenodd" />
      </clipPath>
      <rect class="cm-sea" width={width} height={height} rx="16" />
      <path class="cm-sea inner" d={inner} />
      <rect fill="url(#cm-waves)" width={width} height={height} rx="16" />
      <path class="cm-rhumbs" d={rhumbs(layout)} clip-path="inset(0 round 16px)" />
      <g class="cm-shallows">
        {[9, 5.6, 2.6].map((wide) => (
          <path key={wide} d={land} stroke-width={(wide * deep).toFixed(1)} />
        ))}
      </g>
      <Corners width={width} height={height} />
      <path class="cm-fall" d={land} fill-rule="evenodd" transform={`translate(0 ${(deep * 1.9).toFixed(1)})`} />
      <path class="cm-cliff" d={land} fill-rule="evenodd" transform={`translate(0 ${deep.toFixed(1)})`} />
      {places.map((place) => (
        <path key={place} style={{ fill: landOf(place) }} d={ring.outline(place)} />
      ))}
      <g class="cm-blends" clip-path={`url(#${own})`}>
        {[70, 46, 24].map((wide) =>
          ring.borders.map((border, place) => (
            <path
              key={place}
              style={{ stroke: landOf(place) }}
              d={border}
              stroke-width={((wide * ring.depth) / 124).toFixed(0)}
            />
          )),
        )}
      </g>
      <path d={land} fill="url(#cm-grass)" fill-rule="evenodd" />
      <path class="cm-rim" d={land} />
      <path class="cm-coast" d={land} />
      <path class="cm-road edge" d={ring.road} />
      <path class="cm-road" d={ring.road} />
      <Growth ring={ring} />
    </svg>
  );
}
