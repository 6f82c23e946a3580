// The pieces: own drawings, each in a square from -12 to 12.

import type { Cell } from "./layout";
import { COLOURS, type Colour } from "./view";

const round = (count: number, draw: (angle: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw((i * 2 * Math.PI) / count - Math.PI / 2)).join("");
const polar = (angle: number, far: number): string =>
  `${(far * Math.cos(angle)).toFixed(2)} ${(far * Math.sin(angle)).toFixed(2)}`;
const circle = (x: string, r: number): string => `M${x}m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Each clan has a sign, so that nobody needs its colour: rose, oak leaf, lily, sun, crown. */
const SIGNS: Record<Colour, string> = {
  red: round(5, (a) => circle(polar(a, 4.3), 3.5)) + circle("0 0", 2.4),
  green:
    "M0 9V5C-4 7-7 5-5.5 2.5C-9 2-8 -2-5 -2C-7 -5-4 -7-2.5 -5.5C-2.5 -8.5-1 -9.5 0 -9.5C1 -9.5 2.5 -8.5 2.5 -5.5C4 -7 7 -5 5 -2C8 -2 9 2 5.5 2.5C7 5 4 7 0 5M0 4V-6",
  blue: "M0 -10C3 -6.5 3 -3.5 1.6 1H3C2.6 -3 5 -5.6 7.5 -4.4C9.8 -3 8.6 1 5 1.4V3.6H2C2.2 6 2.8 7.4 4 8.6H-4C-2.8 7.4-2.2 6-2 3.6H-5V1.4C-8.6 1-9.8 -3-7.5 -4.4C-5 -5.6-2.6 -3-3 1H-1.6C-3 -3.5-3 -6.5 0 -10Z",
  yellow: round(8, (a) => `M${polar(a - 0.3, 5.4)}L${polar(a, 9.8)}L${polar(a + 0.3, 5.4)}Z`) + circle("0 0", 4.2),
  pink: "M-8.5 7V-4.5L-4.2 0L0 -7.5L4.2 0L8.5 -4.5V7ZM-8.5 3.6H8.5",
};

export const Sign = ({ colour }: { colour: Colour }) => <path class={`cm-sign ${colour}`} d={SIGNS[colour]} />;

/** A cube, or a pile of them with its number. */
export function Cube({ colour, size, count = 1 }: { colour: Colour; size: number; count?: number }) {
  const scale = size / 28;
  return (
    <g class={`cm-cube ${colour}`} transform={`scale(${scale.toFixed(3)})`}>
      {count > 1 && <rect class="cm-under" x="-9" y="-14" width="23" height="23" rx="4" />}
      <rect x="-12" y="-12" width="24" height="24" rx="4" />
      <g transform="scale(.92)">
        <Sign colour={colour} />
      </g>
      {count > 1 && (
        <g transform="translate(11 10)">
          <circle r="8.6" class="cm-count" />
          <text class="cm-number" y="4.6" font-size="13.5">
            {count}
          </text>
        </g>
      )}
    </g>
  );
}

/** Castles differ in shape by side: a keep with battlements, a tower with a pointed roof, one with a dome. */
const CASTLES = [
  "M-9 11V-8H-5V-4H-2V-8H2V-4H5V-8H9V11Z|M-2.5 11V5A2.5 2.5 0 0 1 2.5 5V11M-9 0H9",
  "M-7 11V-2H-8.5L0 -13L8.5 -2H7V11Z|M-8.5 -2H8.5M-2 11V6A2 2 0 0 1 2 6V11M-1 2H1",
  "M-10 11V1H-8C-8 -6-4 -9-1 -9.5V-13H1V-9.5C4 -9 8 -6 8 1H10V11Z|M-8 1H8M-3 11V7.5A3 3 0 0 1 3 7.5V11",
].map((drawn) => drawn.split("|"));

export const Castle = ({ side, size }: { side: number; size: number }) => (
  <g class={`cm-castle side-${side}`} transform={`scale(${(size / 26).toFixed(3)})`}>
    <path d={CASTLES[side]![0]} />
    <path class="cm-fine" d={CASTLES[side]![1]} />
  </g>
);

/** The Emperor, standing: his foot is at the bottom of the square. */
export const Emperor = ({ size }: { size: number }) => (
  <g class="cm-emperor" transform={`scale(${(size / 30).toFixed(3)})`}>
    <ellipse class="cm-shade" cy="14" rx="11" ry="3" />
    <path class="cm-robe" d="M-4 -4C-9 -1-10 8-11 14H11C10 8 9 -1 4 -4Z" />
    <path class="cm-ermine" d="M-2 -3L-3.5 14H3.5L2 -3Z" />
    <path class="cm-gold" d="M10 -9V10M7.6 -5H12.4" />
    <circle class="cm-face" cy="-7" r="4.8" />
    <path class="cm-beard" d="M-4.6 -6C-4 1 4 1 4.6 -6C2 -3.6-2 -3.6-4.6 -6Z" />
    <path class="cm-gold filled" d="M-5.5 -9.5L-6.5 -16L-3 -13L0 -17.5L3 -13L6.5 -16L5.5 -9.5Z" />
  </g>
);

/** The marker of a clan: a banner that hangs in its holder's court. */
export const Banner = ({ colour, size }: { colour: Colour; size: number }) => (
  <g class={`cm-banner ${colour}`} transform={`scale(${(size / 24).toFixed(3)})`}>
    <path d="M-9 -11H9V8L0 13L-9 8Z" />
    <g transform="scale(.78)">
      <Sign colour={colour} />
    </g>
  </g>
);

/** A die, with the sign of a clan or with the crown that stands for any. */
export const Die = ({ face, size }: { face: string; size: number }) => (
  <g class={`cm-die ${face}`} transform={`scale(${(size / 28).toFixed(3)})`}>
    <rect x="-13" y="-13" width="26" height="26" rx="6" />
    {face === "crown" ? (
      <>
        <path class="cm-gold filled" d="M-8 3V-8L-4 -3L0 -10L4 -3L8 -8V3Z" />
        {COLOURS.map((colour, i) => (
          <circle key={colour} class={`cm-dot ${colour}`} cx={i * 4.6 - 9.2} cy="8" r="2" />
        ))}
      </>
    ) : (
      <Sign colour={face as Colour} />
    )}
  </g>
);

/** The square that lights up around a piece. */
export const Glow = ({ cell: { size }, round = false }: { cell: Cell; round?: boolean }) => {
  const half = size / 2 - 1;
  return (
    <>
      <rect class="cm-touch" x={-size / 2} y={-size / 2} width={size} height={size} />
      <rect class="cm-glow" x={-half} y={-half} width={2 * half} height={2 * half} rx={round ? half : 7} />
    </>
  );
};
