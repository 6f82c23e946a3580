// What one knows Venice by, drawn on [0, 0], the middle of its foot, in units of the map.

import type { ComponentChildren } from "preact";
import type { District } from "./view";

const Wall = ({ d }: { d: string }) => <path class="lm-wall" d={d} />;
const Brick = ({ d }: { d: string }) => <path class="lm-brick" d={d} />;
const Roof = ({ d }: { d: string }) => <path class="lm-roof" d={d} />;
const Dome = ({ d }: { d: string }) => <path class="lm-dome" d={d} />;
const Dark = ({ d }: { d: string }) => <path class="lm-dark" d={d} />;
const Gold = ({ d }: { d: string }) => <path class="lm-gold" d={d} />;
const Shade = ({ d }: { d: string }) => <path class="lm-shade" d={d} />;

/** A tower from its foot at [x, 0]: so high up to the bells, then a pyramid. */
const Campanile = ({ x, high, wide = 9 }: { x: number; high: number; wide?: number }) => (
  <g transform={`translate(${x},0)`}>
    <Brick d={`M${-wide / 2} 0V${-high}h${wide}V0z`} />
    <Shade d={`M${wide / 6} 0V${-high}H${wide / 2}V0z`} />
    <Wall d={`M${-wide / 2 - 1} ${-high}v-9h${wide + 2}v9z`} />
    <Dark d={`M${-wide / 4 - 1} ${-high - 1}v-5h2v5zM${wide / 4 - 1} ${-high - 1}v-5h2v5z`} />
    <Dome d={`M${-wide / 2} ${-high - 9}L0 ${-high - 24}L${wide / 2} ${-high - 9}z`} />
    <Gold d={`M-1 ${-high - 24}a1.600 1.600 0 1 1 2 0z`} />
  </g>
);

/** A dome on its drum, around [x, y]. */
const Cupola = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <g transform={`translate(${x},${y})`}>
    <Dome
      d={`M${-r} 0C${-r * 1.15} ${-r * 1.1} ${-r * 0.4} ${-r * 1.5} 0 ${-r * 1.6}C${r * 0.4} ${-r * 1.5} ${r * 1.15} ${-r * 1.1} ${r} 0z`}
    />
    <Shade
      d={`M${r * 0.35} 0C${r * 0.6} ${-r} ${r * 0.2} ${-r * 1.4} 0 ${-r * 1.6}C${r * 0.4} ${-r * 1.5} ${r * 1.15} ${-r * 1.1} ${r} 0z`}
    />
    <Wall d={`M${-r * 0.2} ${-r * 1.5}v${-r * 0.5}h${r * 0.4}v${r * 0.5}z`} />
    <Gold d={`M${-r * 0.2} ${-r * 2}L0 ${-r * 2.6}L${r * 0.2} ${-r * 2}z`} />
  </g>
);

export const Tree = ({ big = 1 }: { big?: number }) => (
  <g transform={`scale(${big})`}>
    <path class="lm-leaf-dark" d="M-5-2A5.500 5.500 0 1 1 5-2A4 4 0 0 1-5-2z" />
    <path class="lm-leaf" d="M-4-4A4.500 4.500 0 1 1 3-6A3.500 3.500 0 0 1-4-4z" />
  </g>
);

/** The domes of San Marco behind their five portals, and the bell tower. */
const SanMarco = () => (
  <g>
    <Cupola x={-2} y={-20} r={10} />
    <Cupola x={-20} y={-17} r={7.5} />
    <Cupola x={16} y={-17} r={7.5} />
    <Wall d="M-32 0V-13q0-5 6-5t6 5q1-7 8-7t8 0q1-7 8 0q1-5 7-5t6 5q0-5 5-5t5 5V0z" />
    <Gold d="M-10-14a6 6 0 0 1 12 0z" />
    <Dark d="M-29 0v-8a3 3 0 0 1 6 0v8zM-19 0v-8a3 3 0 0 1 6 0v8zM-8 0v-9a4 4 0 0 1 8 0v9zM5 0v-8a3 3 0 0 1 6 0v8zM15 0v-8a3 3 0 0 1 6 0v8z" />
    <Campanile x={33} high={38} wide={10} />
  </g>
);

/** The Salute, on its steps. */
const Salute = () => (
  <g>
    <Cupola x={20} y={-20} r={8} />
    <Wall d="M10-4V-20H30V-4z" />
    <Wall d="M-22 0L-17-22H15L20 0z" />
    <Shade d="M4 0V-22H15L20 0z" />
    <Dark d="M-5 0v-10a4.500 4.500 0 0 1 9 0V0zM-15-4v-7a2.500 2.500 0 0 1 5 0v7zM9-4v-7a2.500 2.500 0 0 1 5 0v7z" />
    <Wall d="M-15-22v-6H13v6z" />
    <Cupola x={-1} y={-28} r={14} />
    <Wall d="M-26 3H24L21 0H-23z" />
  </g>
);

/** The market at the Rialto: a loggia and its awnings. */
const Market = () => (
  <g>
    <Roof d="M-24-16L-20-25H20L24-16z" />
    <Wall d="M-22 0V-16H22V0z" />
    <Dark d="M-19 0v-8a3.500 3.500 0 0 1 7 0v8zM-9 0v-8a3.500 3.500 0 0 1 7 0v8zM1 0v-8a3.500 3.500 0 0 1 7 0v8zM11 0v-8a3.500 3.500 0 0 1 7 0v8z" />
    <path class="lm-awning" d="M-20 6l3-6h9l3 6zM-1 7l3-6h9l3 6z" />
    <path class="lm-stripe" d="M-15 6l1-6h3l1 6zM4 7l1-6h3l1 6z" />
  </g>
);

/** The Arsenal: a basin behind its gate of two towers, a galley on the slip. */
const Arsenal = () => (
  <g>
    <Wall d="M-30-8V-36H30V-8z" />
    <path class="lm-basin" d="M-25-12V-32H25V-12z" />
    <path class="lm-hull" d="M-17-18q16 7 33-1l3-7q-6 5-19 5t-20-3z" />
    <path class="lm-sail" d="M-2-21v-14q10 5 11 12z" />
    <Brick d="M-30 0V-13h3v3h4v-3h4v3h4v-3h4V0zM30 0V-13h-3v3h-4v-3h-4v3h-4v-3h-4V0z" />
    <Brick d="M-13 0V-22h3v3h3v-3h3V0zM13 0V-22h-3v3h-3v-3h-3V0z" />
    <Wall d="M-4 0v-12L0-16L4-12V0z" />
    <Dark d="M-2.500 0v-7a2.500 2.500 0 0 1 5 0V0z" />
  </g>
);

/** Madonna dell'Orto, all brick, with the onion on its tower. */
const Orto = () => (
  <g>
    <Brick d="M-22 0V-16L-8-22L-4-28L0-32L4-28L8-22L22-16V0z" />
    <Wall d="M-24 0v-17l3-1V0zM21 0v-18l3 1V0z" />
    <circle class="lm-wall" cx="0" cy="-19" r="4.500" />
    <Dark d="M-4 0v-9a4 4 0 0 1 8 0V0zM-15-3v-8h4v8zM11-3v-8h4v8z" />
    <Brick d="M25 0V-38H34V0z" />
    <Shade d="M30.500 0V-38H34V0z" />
    <Wall d="M24-38v-7H35v7z" />
    <Dome d="M25-45C21-53 28-55 29.500-61C31-55 38-53 34-45z" />
  </g>
);

/** San Simeone: one green dome, far too large for its church. */
const Simeone = () => (
  <g>
    <Wall d="M-15 0V-18H15V0z" />
    <Cupola x={0} y={-18} r={14} />
    <Wall d="M-11 0V-12L0-18L11-12V0z" />
    <Dark d="M-7 0v-9h3v9zM-1.500 0v-9h3v9zM4 0v-9h3v9z" />
    <Campanile x={24} high={22} wide={7} />
  </g>
);

export const SIGHTS: Record<District, () => ComponentChildren> = {
  cannaregio: Orto,
  "santa-croce": Simeone,
  "san-polo": Market,
  "san-marco": SanMarco,
  dorsoduro: Salute,
  castello: Arsenal,
};

/** A well on its steps, as on every square. */
export const Well = () => (
  <g>
    <path class="lm-wall" d="M-15 2L-9-4H9L15 2L9 7H-9z" />
    <path class="lm-wall" d="M-6 2V-7Q0-4 6-7V2Q0 5-6 2z" />
    <ellipse class="lm-dark" cy="-7" rx="6" ry="2.200" />
    <path class="lm-oar" d="M-5-8V-15Q0-20 5-15V-8M0-17V-10" />
  </g>
);

/** San Giorgio on its own island. */
export const Giorgio = () => (
  <g>
    <path class="sm-quay" d="M-44 6Q-46-4-34-8L30-9Q46-6 44 6Q30 14 0 14T-44 6z" />
    <g transform="translate(20,-2)">
      <Tree />
    </g>
    <g transform="translate(31,1)">
      <Tree big={0.8} />
    </g>
    <Wall d="M-24 2V-12H8V2z" />
    <Cupola x={-4} y={-12} r={8} />
    <Wall d="M-22 3V-10L-14-17L-6-10V3z" />
    <Dark d="M-19 3v-8h2v8zM-15 3v-8h2v8zM-11 3v-8h2v8z" />
    <Campanile x={-31} high={22} wide={6} />
  </g>
);

/** A small island with a house and trees. */
export const Islet = () => (
  <g>
    <path class="sm-quay" d="M-26 3Q-24-6-8-7T20-5Q28 0 24 6Q10 11-6 10T-26 3z" />
    <g transform="translate(-13,3)">
      <Tree />
    </g>
    <Wall d="M-5 4V-4H8V4z" />
    <Roof d="M-7-3L-3-10H6L10-3z" />
    <g transform="translate(16,4)">
      <Tree big={0.9} />
    </g>
  </g>
);

/** A gondola with its rower. */
export const Gondola = () => (
  <g class="lm-gondola">
    <path class="lm-wake" d="M-34 8h20M-22 11h46M18 8h18" />
    <path d="M-28-3C-22 6-8 7 2 7C14 7 22 4 27-8L30-9L28-4C22 3 12 2 0 2C-12 2-20 1-26-3z" />
    <path d="M-14 1C-15-7-13-10-11-11A3 3 0 1 1-8-11C-6-10-5-7-6 1z" />
    <path class="lm-oar" d="M-16-11L0 12" />
    <path class="lm-seat" d="M3 1.500q4-5 9 0z" />
  </g>
);

/** A cog under sail. */
export const Cog = () => (
  <g>
    <path class="lm-wake" d="M-30 15h18M-16 18h40M20 15h14" />
    <path class="lm-hull" d="M-22 4q4 10 14 10H10q10-1 14-13l-6 2q-4 3-12 3h-16q-8 0-12-2z" />
    <path class="lm-oar" d="M0 4V-32M-13 3L-15-14M14 3L17-10" />
    <path class="lm-sail" d="M-14-27Q-8-16-13-2Q2 3 15-3Q9-16 13-28Q0-24-14-27z" />
    <path class="lm-stripe" d="M-2-13h4v-5h3v5h4v3h-4v6h-3v-6h-4z" />
    <path class="lm-awning" d="M0-32h10l-3 2.500 3 2.500H0z" />
  </g>
);

/** The Doge's own barge. */
export const Bucintoro = () => (
  <g>
    <path class="lm-wake" d="M-54 15h24M-40 19h80M34 15h24" />
    <path class="lm-oar" d="M-34 10l-7 9M-22 11l-7 9M-10 12l-7 9M2 12l-7 9M14 11l-7 9M26 10l-7 9" />
    <path class="lm-brick" d="M-50-6q2 18 20 19H26q16-2 24-20l6-3q-2 5-6 7l-8 3H-40q-6 0-10-6z" />
    <Gold d="M-50-6q4 6 10 6H42l8-3q-2 5-6 7H-42q-6-3-8-10z" />
    <path class="lm-awning" d="M-38-1v-12q22-7 50 0v12z" />
    <Gold d="M-40-12q24-9 54 0l-2 2.500q-24-7-50 0z" />
    <Dark d="M-33-1v-7h6v7zM-22-1v-8h6v8zM-11-1v-8h6v8zM0-1v-7h6v7z" />
  </g>
);

/** A rose of the winds. */
export const Rose = () => (
  <g class="sm-rose">
    <circle r="33" />
    <circle r="30" />
    <path d="M0-24L3.500-3.500L24 0L3.500 3.500L0 24L-3.500 3.500L-24 0L-3.500-3.500z" transform="rotate(45)" />
    <path class="sm-pale" d="M0-44L6-6L44 0L6 6L0 44L-6 6L-44 0L-6-6z" />
    <path class="sm-dark" d="M0-44L6-6L0 0zM44 0L6 6L0 0zM0 44L-6 6L0 0zM-44 0L-6-6L0 0z" />
  </g>
);
