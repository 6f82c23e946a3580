// The pieces of San Marco as drawings. Each is drawn around [0, 0], in units of the map.

import type { Colour, District } from "./view";

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
export function Aristocrat({ colour, kind = "", count = 1 }: { colour: Colour; kind?: string; count?: number }) {
  const cloak = "M-17 21C-19 4-13-5-6-7A8 8 0 1 1 6-7C13-5 19 4 17 21Z";
  return (
    <g class={`sm-folk sm-${colour} ${kind}`}>
      {count > 3 && <path class="sm-cloak" d={cloak} transform="translate(7,-3)" />}
      {count > 1 && <path class="sm-cloak" d={cloak} transform="translate(4,-2)" />}
      <path class="sm-cloak" d={cloak} />
      <g transform="translate(0,8)scale(.98)">
        <Sign colour={colour} />
      </g>
    </g>
  );
}

/** The Doge: a robe, a white beard and the horned cap. */
export const Doge = () => (
  <g class="sm-doge">
    <path class="sm-robe" d="M-17 27C-18 8-13-2-8-5H8C13-2 18 8 17 27Z" />
    <path d="M-14 9C-10-2-6-5-4-6H4C6-5 10-2 14 9C8 13-8 13-14 9Z" />
    <path class="sm-face" d="M-7-13H7V-6C7 0 3 5 0 7C-3 5-7 0-7-6Z" />
    <path d="M-7-8C-3-4 3-4 7-8C7 0 3 5 0 7C-3 5-7 0-7-8Z" />
    <path class="sm-robe" d="M-9-12C-9-20-4-24 1-25C6-26 8-30 7-33C13-30 13-20 9-12Z" />
    <path class="sm-gold" d="M-10-12H10V-9H-10Z" />
    <path class="sm-gold" d="M-1-5H1V27H-1Z" transform="translate(0,14)scale(1,.5)" />
  </g>
);

/** A bridge across water that runs from left to right: its arch, parapets and steps. */
export const Bridge = () => (
  <g class="sm-bridge">
    <path class="sm-deck" d="M-8-19C-5-7-5 7-8 19H8C5 7 5-7 8-19Z" />
    <path class="sm-steps" d="M-6-13H6M-5-9H5M-5 9H5M-6 13H6" />
  </g>
);

/** A die's face. */
export function Die({ shows }: { shows: number }) {
  const spots = ["", "4", "08", "048", "0268", "02468", "035268"][shows]!;
  return (
    <g class="sm-die">
      <rect x="-10" y="-10" width="20" height="20" rx="4" />
      {[...spots].map((spot) => (
        <circle cx={((Number(spot) % 3) - 1) * 5.5} cy={(Math.floor(Number(spot) / 3) - 1) * 5.5} r="1.9" />
      ))}
    </g>
  );
}

/** A prestige medal, or another small number in a circle. */
export const Medal = ({
  points,
  radius = 14,
  look = "",
}: {
  points: number | string;
  radius?: number;
  look?: string;
}) => (
  <g class={`sm-medal ${look}`}>
    <circle r={radius} />
    <text y={radius * 0.42} font-size={radius * 1.3}>
      {points}
    </text>
  </g>
);

/** A limit point: a seal with an hourglass. */
export const Seal = () => (
  <g class="sm-seal">
    <path d="M0-10L3-8L7-8L8-4L10 0L8 4L7 8L3 8L0 10L-3 8L-7 8L-8 4L-10 0L-8-4L-7-8L-3-8Z" />
    <path class="sm-mark" d="M-3-4H3L-3 4H3Z" />
  </g>
);

/** What a card shows. District cards show the district's own shore. */
export function Face({ card, land }: { card: string; land: string | undefined }) {
  if (land) return <path class={`sm-land sm-${card}`} d={land} />;
  if (card === "bridge")
    return (
      <g class="sm-bridge">
        <path class="sm-wave" d="M-30 21q7.5-6 15 0t15 0t15 0t15 0" />
        <path class="sm-deck" d="M-30 16C-18-12 18-12 30 16H20C12-1-12-1-20 16Z" />
        <path class="sm-steps" d="M-23 0L-21 6M-12-7L-11-1M0-9V-4M12-7L11-1M23 0L21 6" />
      </g>
    );
  if (card === "transfer")
    return (
      <g class="sm-arrows">
        <path d="M-22-6C-14-20 8-22 18-10M20-18L19-8L9-9" />
        <path d="M22 6C14 20-8 22-18 10M-20 18L-19 8L-9 9" />
      </g>
    );
  if (card === "doge")
    return (
      <g transform="translate(0,3)scale(.86)">
        <Doge />
      </g>
    );
  if (card === "banishment")
    return (
      <g class="sm-boat">
        <path class="sm-wave" d="M-30 20q7.5-6 15 0t15 0t15 0t15 0" />
        <path d="M-30 2C-26 16-12 17 2 17C16 17 24 12 29-2C22 6 12 9 0 9C-14 9-23 7-30 2Z" />
        <path d="M-6 8C-7-2-4-7-1-8A4.5 4.5 0 1 1 2-8C5-7 8-2 7 8Z" />
        <path d="M18 8L26-22" class="sm-oar" />
      </g>
    );
  if (card.startsWith("limit"))
    return (
      <g>
        {["0,0", "-9,0 9,0", "-10,8 0,-9 10,8"][Number(card.slice(6)) - 1]!.split(" ").map((place) => (
          <g transform={`translate(${place})`}>
            <Seal />
          </g>
        ))}
      </g>
    );
  return <path class={`sm-back ${card}`} d="M0-22L16 0L0 22L-16 0ZM0-11L8 0L0 11L-8 0Z" />;
}

/** The part of the map on which a district lies, for its card. */
export const FRAMES: Record<District, string> = {
  cannaregio: "60 10 710 350",
  "santa-croce": "30 190 520 230",
  "san-polo": "345 210 310 290",
  "san-marco": "375 265 400 335",
  dorsoduro: "20 370 690 300",
  castello: "690 75 300 560",
};

/** A rose of the winds. */
export const Rose = () => (
  <g class="sm-rose">
    <circle r="30" />
    <path d="M0-38L6-6L38 0L6 6L0 38L-6 6L-38 0L-6-6Z" />
    <path class="sm-dark" d="M0-38L6-6L0 0ZM38 0L6 6L0 0ZM0 38L-6 6L0 0ZM-38 0L-6-6L0 0Z" />
  </g>
);

/** A gondola that only passes by. */
export const Gondola = () => (
  <g class="sm-gondola">
    <path d="M-26-4C-20 6-8 7 2 7C14 7 22 3 27-9C20-1 12 1 0 1C-12 1-20 0-26-4Z" />
    <path d="M-10 0C-11-8-9-11-7-12A3 3 0 1 1-4-12C-2-11-1-8-2 0Z" />
    <path class="sm-oar" d="M-12-12L4 12" />
  </g>
);
