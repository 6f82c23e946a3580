// The cards and the followers.

import { useMemo } from "preact/hooks";
import { FIGURES, GROUNDS } from "./figures";
import { GLYPHS, SeatShape } from "./glyphs";
import { CARD } from "./layout";
import { Shapes } from "./paint";
import { colourOf, faceOf } from "./view";

const PIECES: Record<string, string> = {
  back: "TM3 3H57V87H3Z|DM3 3H57V87H3ZM6 6V84H54V6Z|ZM30 8L53 45L30 82L7 45ZM30 13L11 45L30 77L49 45Z|HM30 22L35 40L47 45L35 50L30 68L25 50L13 45L25 40Z|DM30 22V45L35 40ZM47 45H30L35 50ZM30 68V45L25 50ZM13 45H30L25 40Z|ZM9 9h8q-2 6-8 8ZM51 9h-8q2 6 8 8ZM9 81h8q-2-6-8-8ZM51 81h-8q2-6 8-8Z",
  // 34 by 90: a cloak, a face in the shade of its hood
  follower:
    "tM17 34Q29 36 30 50L34 82Q34 87 29 87H5Q0 87 0 82L4 50Q5 36 17 34Z|XM22 36Q29 40 30 50L34 82Q34 87 29 87H23Q27 60 22 36Z|ZM9 41Q6 46 6 56L3 82Q8 60 12 40Z|tM4 33Q3 9 17 5Q31 9 30 33Q27 42 17 42Q7 42 4 33Z|XM21 7Q31 12 30 33Q28 39 24 41Q27 22 21 7Z|sM9 29Q9 18 17 17Q25 18 25 29Q24 37 17 37Q10 37 9 29Z|XM9 29Q9 18 17 17Q25 18 25 29Q23 22 17 22Q11 22 9 29Z|KM12.5 28a1.3 1.7 0 1 1 2.6 0a1.3 1.7 0 1 1-2.6 0ZM18.9 28a1.3 1.7 0 1 1 2.6 0a1.3 1.7 0 1 1-2.6 0Z|nM14.5 32.5Q17 34.3 19.5 32.5",
  eye: "pM-8 0a8 8 0 1 1 16 0a8 8 0 1 1-16 0Z|lM-5-1Q0 4 5-1M-3.4 1.4L-4.8 3.4M0 2.6V5M3.4 1.4L4.8 3.4",
  deal: "tM-9-4L-2-7L2.5 5L-4.5 8Z|pM-3-7.5H5.5V6H-3Z|tM-.8-5.3H3.3V3.8H-.8Z",
};

const SHARED: Record<string, string> = { ...GLYPHS, ...PIECES };
for (const [name, shapes] of Object.entries(FIGURES)) SHARED[`figure-${name}`] = shapes;
for (const [name, shapes] of Object.entries(GROUNDS)) SHARED[`ground-${name}`] = shapes;

/** The shapes, once for the whole board. */
export function Drawings() {
  return useMemo(drawings, []);
}

function drawings() {
  return (
    <defs>
      <clipPath id="cc-picture">
        <rect x="3" y="3" width={CARD.w - 6} height={CARD.h - 6} rx="4" />
      </clipPath>
      {Object.entries(SHARED).map(([name, shapes]) => (
        <g id={`cc-${name}`} key={name} children={<Shapes of={shapes} />} />
      ))}
    </defs>
  );
}

export function Drawing({ of, x = 0, y = 0, scale = 1 }: { of: string; x?: number; y?: number; scale?: number }) {
  return <use href={`#cc-${of}`} transform={`translate(${x} ${y}) scale(${scale})`} />;
}

/** The class that sets the tint of a card. */
export const tintOf = (card: string): string => `cc-${colourOf(card) ?? "joker"}`;

/** The paper that a card is printed on: a soft shadow, the edge of the sheet, the sheet. */
function Paper() {
  return (
    <>
      <rect class="cc-shade" x="-.5" y="3.5" width={CARD.w + 2.5} height={CARD.h + 1.5} rx="6.5" />
      <rect class="cc-edge" y="1.8" width={CARD.w} height={CARD.h} rx="5.5" />
      <rect class="cc-card" width={CARD.w} height={CARD.h} rx="5.5" />
    </>
  );
}

/** A card's face, with an index at its upper left that is still seen when cards lie over one another. */
export function Face({ card }: { card: string }) {
  return useMemo(() => face(card), [card]); // the same one is not looked through again
}

function face(card: string) {
  const kind = faceOf(card);
  const colour = colourOf(card);
  return (
    <g class={`cc-face ${tintOf(card)}`}>
      <Paper />
      <g clip-path="url(#cc-picture)">
        <Drawing of={`ground-${colour ?? "any"}`} />
        <Drawing of={`figure-${card}`} />
      </g>
      <rect class="cc-frame" x="3" y="3" width={CARD.w - 6} height={CARD.h - 6} rx="4" />
      <path class="cc-tab" d="M.6 6Q.6.6 6 .6H22V37.5L11.3 43.5L.6 37.5Z" />
      <g class="cc-on-tab">
        {Number(kind) ? (
          <text class="cc-value" x="11.3" y="21">
            {kind}
          </text>
        ) : (
          <Drawing of={kind.replace("-joker", "")} x={11.3} y={12.5} scale={1.05} />
        )}
        <Drawing of={colour ?? "any"} x={11.3} y={31} scale={0.82} />
      </g>
    </g>
  );
}

export function Back() {
  return useMemo(back, []);
}

function back() {
  return (
    <g class="cc-face cc-back">
      <Paper />
      <g clip-path="url(#cc-picture)" children={<Drawing of="back" />} />
    </g>
  );
}

/** A large follower, 34 wide and 90 high; its seat's shape is on it. */
export function Follower({ seat }: { seat: number }) {
  return (
    <g class={`cc-seat-${seat}`}>
      <ellipse class="cc-shade" cx="18" cy="87" rx="20" ry="4.5" />
      <Drawing of="follower" />
      <SeatShape seat={seat} x={17} y={63} scale={1.35} />
    </g>
  );
}
