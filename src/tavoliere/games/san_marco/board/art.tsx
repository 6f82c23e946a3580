// The pieces of San Marco as drawings. Each is drawn around [0, 0], in units of the map.

import { drawing } from "../../../web/page/kit/drawing";
import { arch } from "./bridge";
import type { Place } from "./geometry";
import { SIGHTS } from "./landmarks";
import { type Colour, DISTRICTS, type District } from "./view";

// The colours' signs, in a square of 24 around the middle; filled, so that they read in one colour.
const SIGNS: Record<Colour, string> = {
  // a carnival mask: two eyes cut out
  mask: "M-11-5C-6-9-3-7 0-5C3-7 6-9 11-5C12 3 9 8 5 8C2 8 1 5 0 5C-1 5-2 8-5 8C-9 8-12 3-11-5ZM-8-1C-6 2-3 2-2 0C-4-3-7-3-8-1ZM8-1C6 2 3 2 2 0C4-3 7-3 8-1Z",
  // the iron prow of a gondola: a curved blade with six teeth
  prow: "M-2 11C1 5 2 0 1-4C0-8-3-10-7-10C-3-13 5-12 7-6L11-6V-4H7.4V-2H11V0H7.2V2H10.5V4H6.4V6H9.5V8H5C4 10 3 11 2 11Z",
  // a lion's head in its mane
  lion: "M0-12L3-9L7-10L8-6L12-4L10 0L12 4L8 6L7 10L3 9L0 12L-3 9L-7 10L-8 6L-12 4L-10 0L-12-4L-8-6L-7-10L-3-9ZM-5-4V-1H-2.5V-4ZM2.5-4V-1H5V-4ZM-2 1.5H2L.8 3.6V5.5H3.5V7H-3.5V5.5H-.8V3.6Z",
  // a key
  key: "M0-12A5 5 0 0 1 1.5-2.200V2H5V4.5H1.5V7H6V10H1.5V12H-1.5V-2.200A5 5 0 0 1 0-12ZM0-9.5A2.5 2.5 0 1 0 .01-9.5Z",
};

export const Sign = ({ colour }: { colour: Colour }) => <path class="sm-sign" fill-rule="evenodd" d={SIGNS[colour]} />;

/** An aristocrat in a cloak that shows the colour's sign; a crowd of them stands closer. */
export const Aristocrat = drawing(
  ({ colour, kind = "", count = 1 }: { colour: Colour; kind?: string; count?: number }) => (
    <g class={`sm-folk sm-${colour} ${kind}`}>
      {count > 3 && <Body at="translate(8,-4)" />}
      {count > 1 && <Body at="translate(4,-2)" />}
      <Body />
      <g transform="translate(0,9.5)scale(.86)">
        <Sign colour={colour} />
      </g>
    </g>
  ),
);

const Body = ({ at }: { at?: string }) => (
  <g transform={at}>
    <path class="sm-cloak" d="M-16 20C-17.500 7-12-2-6-4.500H6C12-2 17.500 7 16 20Q0 25-16 20z" />
    <path class="sm-fold" d="M5-4.500H6C12-2 17.500 7 16 20Q12 22 8 22.500C11.500 12 10.500 2 5-4.500z" />
    <circle class="sm-skin" cy="-10" r="6.200" />
    <path class="sm-ruff" d="M-7.500-4Q0-8 7.500-4Q0 .5-7.500-4z" />
    <path class="sm-hat" d="M-9.500-11.500Q-7-20.500 0-20.500T9.500-11.500Q0-15-9.500-11.500z" />
  </g>
);

/** The Doge: cloth of gold, ermine, a white beard and the horned cap. */
export const Doge = drawing(() => (
  <g class="sm-doge">
    <ellipse class="sm-under" cy="27" rx="19" ry="5" />
    <path class="sm-gold" d="M-17 27C-19 8-13-3-8-6H8C13-3 19 8 17 27Q0 32-17 27z" />
    <path class="sm-fold" d="M7-6H8C13-3 19 8 17 27Q12 29 7 29.500C12 16 12 2 7-6z" />
    <path class="sm-robe" d="M-3 8H3L5 29.500Q0 30.500-5 29.500z" />
    <path d="M-15 8C-12-3-7-6-4-7H4C7-6 12-3 15 8C8 13-8 13-15 8z" />
    <path class="sm-spots" d="M-10 4v3M-5 6v3M0 7v3M5 6v3M10 4v3M-7-1v3M7-1v3" />
    <path class="sm-skin" d="M-7-14H7V-7C7-1 3 4 0 6C-3 4-7-1-7-7z" />
    <path d="M-7-8C-3-4 3-4 7-8C7 0 3 6 0 9C-3 6-7 0-7-8z" />
    <path class="sm-gold" d="M-9-13C-10-20-5-24 1-25C6-26 8-30 7-34C14-30 13-20 9-13z" />
    <path class="sm-robe" d="M-10-14H10V-10.500H-10z" />
  </g>
));

/** A bridge of stone at its place; a free one is only thought of. */
export const Bridge = drawing(({ place }: { place: Place }) => {
  const { deck, face, far, near, stairs, shadow } = arch(place);
  return (
    <g class="sm-bridge">
      <path class="sm-under" d={shadow} transform="translate(5,5)" />
      <path class="sm-face" d={face} />
      <path class="sm-deck" d={deck} />
      <path class="sm-stairs" d={stairs} />
      <path class="sm-parapet" d={far + near} />
      <path class="sm-coping" d={far + near} />
    </g>
  );
});

/** A die's face. */
export const Die = drawing(({ shows }: { shows: number }) => {
  const spots = ["", "4", "08", "048", "0268", "02468", "035268"][shows]!;
  return (
    <g class="sm-die">
      <rect x="-10" y="-10" width="20" height="20" rx="4" />
      {[...spots].map((spot) => (
        <circle cx={((Number(spot) % 3) - 1) * 5.5} cy={(Math.floor(Number(spot) / 3) - 1) * 5.5} r="2" />
      ))}
    </g>
  );
});

interface MedalProps {
  points: number | string;
  radius?: number;
  look?: string;
}

/** Prestige: a gold coin, or another small number in a circle. */
export const Medal = drawing(({ points, radius = 14, look = "" }: MedalProps) => (
  <g class={`sm-medal ${look}`}>
    <circle r={radius} />
    <circle class="sm-rim" r={radius - 2.5} />
    <text y={radius * 0.4} font-size={radius * 1.2}>
      {points}
    </text>
  </g>
));

/** A limit point: a seal with an hourglass. */
export const Seal = drawing(() => (
  <g class="sm-seal">
    <path d="M0-10L3-8L7-8L8-4L10 0L8 4L7 8L3 8L0 10L-3 8L-7 8L-8 4L-10 0L-8-4L-7-8L-3-8Z" />
    <path class="sm-mark" d="M-3.500-4.500H3.500L-3.500 4.500H3.500Z" />
  </g>
));

const Water = () => (
  <g>
    <path class="sm-canal" d="M-44 24H44V50H-44z" />
    <path
      class="sm-ripple"
      d="M-38 31q5-4 10 0t10 0M-2 36q5-4 10 0t10 0M18 29q5-4 10 0t10 0M-30 42q5-4 10 0t10 0M10 44q5-4 10 0t10 0"
    />
  </g>
);

/** What a card shows, on a field of 88 by 100 around the middle. */
export const Face = drawing(({ card }: { card: string }) => {
  if (DISTRICTS.includes(card as District)) return <Sight district={card as District} />;
  if (card === "bridge")
    return (
      <g class="sm-bridge">
        <Water />
        <path class="sm-parapet" d="M-44 18C-24-26 24-26 44 18" />
        <path class="sm-face" d="M-44 30V14C-24-30 24-30 44 14V30H30C26 2-26 2-30 30z" />
        <path class="sm-stairs" d="M-36 5l6 8M-26-6l5 10M-13-13l3 11M0-16V-4M13-13l-3 11M26-6l-5 10M36 5l-6 8" />
        <path class="sm-parapet" d="M-44 14C-24-30 24-30 44 14" />
      </g>
    );
  if (card === "transfer")
    return (
      <g>
        <g transform="translate(-19,16)scale(1.05)" opacity=".55">
          <Aristocrat colour="prow" kind="neutral" />
        </g>
        <g transform="translate(19,16)scale(1.15)">
          <Aristocrat colour="mask" kind="plain" />
        </g>
        <path class="sm-arrow" d="M28-18C18-38-14-40-24-20M-27-31L-24.500-18L-12-23" />
      </g>
    );
  if (card === "doge")
    return (
      <g>
        <path class="sm-canopy" d="M-44-50H44V-28Q33-18 22-28Q11-18 0-28Q-11-18-22-28Q-33-18-44-28z" />
        <g transform="translate(0,14)scale(1.22)">
          <Doge />
        </g>
      </g>
    );
  if (card === "banishment")
    return (
      <g>
        <Water />
        <g transform="translate(-10,4)scale(.8)">
          <Aristocrat colour="mask" kind="neutral" />
        </g>
        <g transform="translate(13,6)scale(.8)">
          <Aristocrat colour="key" kind="neutral" />
        </g>
        <path class="sm-hull" d="M-42 10C-36 32-20 34 2 34C24 34 34 26 42 4C34 14 20 18 0 18C-18 18-32 16-42 10z" />
        <g transform="translate(28,-32)rotate(14)scale(1.200)">
          <Die shows={5} />
        </g>
      </g>
    );
  if (card.startsWith("limit"))
    return (
      <g>
        {["0,0", "-19,0 19,0", "-19,17 0,-16 19,17"][Number(card.slice(6)) - 1]!.split(" ").map((place) => (
          <g transform={`translate(${place})scale(1.7)`}>
            <Seal />
          </g>
        ))}
      </g>
    );
  return (
    <g class="sm-back">
      <path d="M0-42L30 0L0 42L-30 0zM0-28L20 0L0 28L-20 0z" />
      <path d="M-44-30L-30-50M-44 30L-30 50M44-30L30-50M44 30L30 50" />
      {card === "unseen-limit" ? (
        <g transform="scale(1.300)">
          <Seal />
        </g>
      ) : (
        <path d="M0-10L7 0L0 10L-7 0z" />
      )}
    </g>
  );
});

/** A district's landmark above the water. */
const Sight = ({ district }: { district: District }) => {
  const Drawn = SIGHTS[district];
  return (
    <g class={`sm-${district}`}>
      <path class="sm-sky" d="M-44-50H44V26H-44z" />
      <circle class="sm-sun" cx="26" cy="-30" r="8" />
      <Water />
      <path class="sm-quay" d="M-46 20H46V28H-46z" />
      <g transform={`translate(${district === "castello" ? 0 : -3},20)scale(1.180)`}>
        <Drawn />
      </g>
    </g>
  );
};
