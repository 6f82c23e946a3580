// The small marks, drawn around the origin in a space of about 16 by 16: suits, kinds of cards, pieces. Card corners,
// panels, the log and the cover of the box show the same ones.

import { Shapes } from "./paint";

export const SUITS: Record<string, string> = {
  yellow: "tM-7 7.5V-.5A7 7 0 0 1 7-.5V7.5H3.6V.2A3.6 3.6 0 0 0-3.6.2V7.5Z",
  red: "tM-4.6 4V-2.6Q-4.6-7.5 0-7.5T4.6-2.6V4H7V7.5H-7V4Z|nM-1.8-2.4H1.8M-1.8.6H1.8",
  green:
    "tM0 2Q-6 1-6-4Q-1-3 0 2ZM0 2Q6 1 6-4Q1-3 0 2ZM0 7Q-6 6-6 1Q-1 2 0 7ZM0 7Q6 6 6 1Q1 2 0 7ZM0-2.5Q-3.6-6 0-9Q3.6-6 0-2.5Z|nM0-2.5V9",
  blue: "tM-7 7.5V-7H-3.6V-4H-1.7V-7H1.7V-4H3.6V-7H7V7.5H3V4A3 3 0 0 0-3 4V7.5Z",
  any: "tM0-8L2.2-2.2L8 0L2.2 2.2L0 8L-2.2 2.2L-8 0L-2.2-2.2Z",
};

export const GLYPHS: Record<string, string> = {
  ...SUITS,
  animal:
    "tM0-.6Q5.4.8 5.4 5Q4.2 7.4 0 6.2Q-4.2 7.4-5.4 5Q-5.4.8 0-.6ZM-7.2-2.2a2 2.6 0 1 1 4 0a2 2.6 0 1 1-4 0ZM3.2-2.2a2 2.6 0 1 1 4 0a2 2.6 0 1 1-4 0ZM-3.7-5.6a1.8 2.4 0 1 1 3.4 0a1.8 2.4 0 1 1-3.4 0ZM.3-5.6a1.8 2.4 0 1 1 3.4 0a1.8 2.4 0 1 1-3.4 0Z",
  building: "tM0-8L8.5 0H6V7.5H2V2.5H-2V7.5H-6V0H-8.5Z",
  dragon: "tM0-8.5Q6-3 5.5 2Q5 7.5 0 7.5Q-5.5 7.5-5.5 2Q-5.5-.5-3-2.6Q-2-.3-.8-1.5Q1-4 0-8.5Z",
  fairy: "tM0-8.5L2-2.7H8.1L3.2.9L5 6.8L0 3.2L-5 6.8L-3.2.9L-8.1-2.7H-2Z",
  follower: "tM0-8.5a3.4 3.4 0 0 1 2.2 6Q5.6-1.2 5.8 2.5L6.4 8H-6.4L-5.8 2.5Q-5.6-1.2-2.2-2.5A3.4 3.4 0 0 1 0-8.5Z",
  chest: "tM-8-.8V-3Q-8-7-4-7H4Q8-7 8-3V-.8Z|tM-8-.8H8V7H-8Z|pM-1.8-2.4H1.8V2H-1.8Z|nM-5-7V7M5-7V7",
  card: "tM-5-8H5Q6.5-8 6.5-6.5V6.5Q6.5 8 5 8H-5Q-6.5 8-6.5 6.5V-6.5Q-6.5-8-5-8Z|pM0-4.5L3 0L0 4.5L-3 0Z",
};

// The seats' shapes, as beside the players' names.
const SEATS = [
  "M-6 0a6 6 0 1 1 12 0a6 6 0 1 1-12 0Z",
  "M-5.5-5.5H5.5V5.5H-5.5Z",
  "M0-6.5L6.5 6H-6.5Z",
  "M0-7L7 0L0 7L-7 0Z",
  "M-3-6.5H3L7 0L3 6.5H-3L-7 0Z",
];

export function SeatShape({ seat, x, y, scale }: { seat: number; x: number; y: number; scale: number }) {
  return <path class="cc-shape" d={SEATS[seat]} transform={`translate(${x} ${y}) scale(${scale})`} />;
}

/** What a word of a message is shown as: the mark, and the class that tints it. */
function shown(word: string): [glyph: string, tint: string, value: string] | null {
  const [kind = "", colour = "", face = ""] = word.split("-");
  if (kind === "row" || kind === "theme") return [colour, `cc-${colour}`, ""];
  if (kind === "colour") return ["animal", `cc-${colour}`, ""];
  if (kind !== "card") return null;
  if (face === "joker") return [colour, "cc-joker", "+"];
  if (!(colour in SUITS)) return [colour, "cc-joker", ""];
  return Number(face) ? [colour, `cc-${colour}`, face] : [face, `cc-${colour}`, ""];
}

/** A word of a message as a picture for the log; null where it has none. */
export function Icon({ of }: { of: string }) {
  const what = shown(of);
  if (!what) return null;
  const [glyph, tint, value] = what;
  return (
    <svg
      class={`icon cc-icon ${tint}`}
      viewBox={value ? "-10 -10 30 20" : "-10 -10 20 20"}
      width={value ? "1.65em" : "1.1em"}
      height="1.1em"
      aria-hidden="true"
    >
      <Shapes of={GLYPHS[glyph]!} />
      {value && (
        <text x="9.5" y="6.5" font-size="18" font-weight="700">
          {value}
        </text>
      )}
    </svg>
  );
}
