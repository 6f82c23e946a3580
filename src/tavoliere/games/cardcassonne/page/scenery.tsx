// The places that the rows lie in, each painted 1200 by 120: a cloister garden, a road through hills, fields, a city
// behind its wall. They are a picture of their own below the pieces, so that nothing of them is drawn anew while those
// move; colours for day and night are in scenery.css.

import { useMemo } from "preact/hooks";
import { useOwnName } from "../../../web/page/kit/own";
import type { Box, RowPlan, Spot } from "./layout";
import { COLOURS, type Colour } from "./view";

const WIDE = 1200;
const HIGH = 120;

const several = <T,>(count: number, draw: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => draw(i));
/** A number between 0 and 1 that looks like chance and is always the same. */
const chance = (i: number): number => (Math.sin(i * 127.1) * 43758.5453) % 1 ** 2;
const spread = (i: number, from: number, to: number): number => from + Math.abs(chance(i)) * (to - from);

const path = (paint: string, d: string, key?: number | string) => <path class={`cc-s-${paint}`} d={d} key={key} />;

const tree = (x: number, y: number, r: number) => (
  <g key={`${x} ${y}`}>
    {path("trunk", `M${x - 1.6} ${y}h3.2v${-r}h-3.2Z`)}
    <circle class="cc-s-leaf" cx={x} cy={y - r * 1.5} r={r} />
    <circle class="cc-s-leaf-lit" cx={x - r * 0.3} cy={y - r * 1.75} r={r * 0.55} />
  </g>
);
const cypress = (x: number, y: number, h: number) => (
  <g key={x}>
    {path(
      "leaf",
      `M${x} ${y - h}Q${x + h * 0.2} ${y - h * 0.4} ${x + h * 0.11} ${y}h${-h * 0.22}Q${x - h * 0.2} ${y - h * 0.4} ${x} ${y - h}Z`,
    )}
    {path(
      "leaf-lit",
      `M${x - 1} ${y - h + 6}Q${x - h * 0.15} ${y - h * 0.4} ${x - h * 0.07} ${y - 2}h3Q${x - 3} ${y - h * 0.5} ${x - 1} ${y - h + 6}Z`,
    )}
  </g>
);
const cloud = (x: number, y: number, r: number) =>
  path(
    "cloud",
    `M${x} ${y}q${r * 0.2} ${-r} ${r} ${-r * 0.8}q${r * 0.6} ${-r * 0.9} ${r * 1.3} 0q${r} ${-r * 0.3} ${r} ${r * 0.8}Z`,
    x,
  );
const bumps = (x: number, y: number, width: number, r: number): string => {
  const count = Math.max(2, Math.round(width / (r * 1.5)));
  const step = width / count;
  return `M${x} ${y}${several(count, (i) => `q${step / 2} ${-r * spread(i + x, 1, 1.9)} ${step} 0`).join("")}V${y + r}H${x}Z`;
};

function Cloister() {
  const bay = 60;
  return (
    <>
      {path("sky", `M0 0H${WIDE}V${HIGH}H0Z`)}
      {[30, 52, 205, 415, 432, 640, 660, 678, 905, 1090, 1112].map((x, i) => cypress(x, 26, 22 + spread(i, 0, 12)))}
      {path("roof", `M0 14H${WIDE}V30H0Z`)}
      {path("tiles", several(100, (i) => `M${i * 12} 14v12q6 7 12 0V14`).join(""))}
      {path("stone", `M0 31H${WIDE}V90H0Z`)}
      {path("stone-lit", `M0 31H${WIDE}V36H0Z`)}
      {several(20, (i) => {
        const x = i * bay + 9;
        return (
          <g key={i}>
            {path("arch-rim", `M${x - 3} 90V60A24 24 0 0 1 ${x + 45} 60V90Z`)}
            {path("arch", `M${x} 90V60A21 21 0 0 1 ${x + 42} 60V90Z`)}
            {path("arch-deep", `M${x + 11} 90V64A14 15 0 0 1 ${x + 39} 64V90Z`)}
            {i % 3 === 1 && path("lamp", `M${x + 22} 58h6l1.5 8h-9Z`)}
            {path("column", `M${x - 8} 56H${x - 1}V90H${x - 8}Z`)}
            {path("column-lit", `M${x - 7} 58H${x - 5}V88H${x - 7}Z`)}
            {path("stone-lit", `M${x - 10} 53H${x + 1}V57H${x - 10}ZM${x - 10} 87H${x + 1}V91H${x - 10}Z`)}
          </g>
        );
      })}
      {path("lawn", `M0 90H${WIDE}V${HIGH}H0Z`)}
      {path("path", `M0 103Q300 99 600 103T${WIDE} 102V111Q900 108 600 111T0 111Z`)}
      {[150, 330, 520, 760, 960, 1130].map((x, i) => path("leaf", bumps(x - 45, 99, 90, 7), i))}
      {[150, 330, 520, 760, 960, 1130].map((x, i) => path("leaf-lit", bumps(x - 38, 97, 62, 4), i))}
      {several(70, (i) => (
        <circle class={`cc-s-flower${i % 3}`} cx={spread(i, 0, WIDE)} cy={spread(i + 90, 113, 119)} r="1.5" key={i} />
      ))}
      {[255, 860].map((x) => (
        <g key={x}>
          {path("trunk", `M${x - 15} 72h3v26h-3ZM${x + 12} 72h3v26h-3Z`)}
          {path("roof", `M${x - 21} 74L${x} 60L${x + 21} 74Z`)}
          {path("stone-lit", `M${x - 18} 93H${x + 18}V110Q${x} 114 ${x - 18} 110Z`)}
          {path(
            "joint",
            `M${x - 18} 99H${x + 18}M${x - 18} 105H${x + 18}M${x - 8} 93v6M${x + 6} 93v6M${x} 99v6M${x + 10} 99v6M${x - 10} 105v6`,
          )}
          {path("arch-deep", `M${x - 15} 93a15 3 0 0 1 30 0a15 3 0 0 1-30 0Z`)}
        </g>
      ))}
    </>
  );
}

function Road() {
  const way = "C130 88 260 116 430 102S720 86 880 100S1120 110 1200 98";
  return (
    <>
      {path("sky", `M0 0H${WIDE}V${HIGH}H0Z`)}
      <circle class="cc-s-sun" cx="905" cy="26" r="15" />
      {[120, 380, 640, 1040].map((x, i) => cloud(x, 22 + 5 * (i % 2), 16))}
      {path("far", "M0 56Q80 22 170 50Q250 18 350 48Q450 24 540 52Q640 20 740 50Q860 26 960 52Q1060 24 1200 54V120H0Z")}
      {path("mid", "M0 72Q110 44 230 68Q340 48 470 70Q590 46 700 68Q820 50 930 70Q1060 48 1200 68V120H0Z")}
      {several(26, (i) => tree(spread(i + 5, 0, WIDE), 66 + spread(i, 0, 7), spread(i + 40, 4, 6.5)))}
      {[300, 1010].map((x) => (
        <g key={x}>
          {path("wall", `M${x} 62V47H${x + 26}V62Z`)}
          {path("roof", `M${x - 4} 48L${x + 4} 36H${x + 22}L${x + 30} 48Z`)}
          {path("lamp", `M${x + 5} 52h5v5h-5ZM${x + 16} 52h5v5h-5Z`)}
        </g>
      ))}
      {path("near", "M0 88Q150 70 300 84T620 82T920 84T1200 80V120H0Z")}
      {several(9, (i) => cypress(70 + i * 137, 86 + (i % 2) * 3, spread(i + 3, 22, 30)))}
      <path class="cc-s-road-rim" d={`M-10 104${way}`} />
      <path class="cc-s-road" d={`M-10 104${way}`} />
      <path class="cc-s-rut" d={`M-10 101${way}`} />
      <path class="cc-s-rut" d={`M-10 107${way}`} />
      {[190, 480, 770, 1060].map((x, i) => (
        <g key={x}>
          {path("stone", `M${x - 9} 97V76Q${x - 9} 66 ${x} 66T${x + 9} 76V97Z`)}
          {path("stone-lit", `M${x - 7} 96V76Q${x - 7} 68 ${x - 1} 67.500Q${x - 4} 70 ${x - 4} 77V96Z`)}
          {path("stone", `M${x - 12} 95H${x + 12}V100H${x - 12}Z`)}
          {path(
            "joint",
            [
              "M-3 76H3M0 76V88M-3 88H3",
              "M-5 76H5M-2 76V88M2 76V88M-5 88H5",
              "M-6 76H6M-3.5 76V88M0 76V88M3.5 76V88M-6 88H6",
              "M-6 76H-1M-3.5 76V88M-6 88H-1M1 76L3.5 88L6 76",
            ][i]!.replace(/([MLH])(-?[\d.]+)/g, (_, to, at) => to + (x + Number(at))),
          )}
        </g>
      ))}
      {path("trunk", "M628 66h4V98h-4Z")}
      {path("wood", "M610 68H640L646 72L640 76H610ZM622 79H652V86H622L616 82.500Z")}
      {several(16, (i) => path("leaf", bumps(i * 78 + spread(i, 0, 30), 118, spread(i + 9, 14, 34), 4), i))}
    </>
  );
}

function Field() {
  const top = 50;
  const fan = (i: number, y: number) => 600 + i * 30 + (i * 62 * (y - top)) / (HIGH - top);
  return (
    <>
      {path("sky", `M0 0H${WIDE}V${HIGH}H0Z`)}
      {[60, 300, 560, 980].map((x, i) => cloud(x, 20 + 4 * (i % 2), 17))}
      {path("far", "M0 44Q150 26 320 42T680 38T1000 42T1200 34V70H0Z")}
      {path("leaf", bumps(0, 50, WIDE, 7))}
      {several(20, (i) => {
        const n = i - 10;
        const left = 2 * n;
        return (
          <g key={i}>
            {path(
              `crop${i % 4}`,
              `M${fan(left, top)} ${top}H${fan(left + 2, top)}L${fan(left + 2, HIGH)} ${HIGH}H${fan(left, HIGH)}Z`,
            )}
            {path(
              "furrow",
              several(7, (k) => {
                const at = left + (k + 0.5) / 3.5;
                return `M${fan(at, top + 2)} ${top + 2}L${fan(at, HIGH)} ${HIGH}`;
              }).join(""),
            )}
          </g>
        );
      })}
      {[-8, -4, 0, 4, 8].map((i) =>
        several(7, (k) => {
          const y = top + 5 + k * k * 1.5;
          return (
            <ellipse class="cc-s-leaf" cx={fan(i, y)} cy={y} rx={3 + k * 1.6} ry={2.4 + k * 0.8} key={`${i} ${k}`} />
          );
        }),
      )}
      {[230, 268, 905].map((x, i) => (
        <g key={x}>
          {path(
            "straw",
            `M${x - 19} ${92 + i * 3}Q${x - 17} ${68 + i * 3} ${x} ${66 + i * 3}Q${x + 17} ${68 + i * 3} ${x + 19} ${92 + i * 3}Q${x} ${97 + i * 3} ${x - 19} ${92 + i * 3}Z`,
          )}
          {path(
            "furrow",
            `M${x - 14} ${80 + i * 3}Q${x} ${76 + i * 3} ${x + 14} ${80 + i * 3}M${x - 17} ${87 + i * 3}Q${x} ${83 + i * 3} ${x + 17} ${87 + i * 3}`,
          )}
        </g>
      ))}
      {path("wall", "M739 52L743 22H755L759 52Z")}
      {path("roof", "M741 24Q749 10 757 24Z")}
      {path("sail", "M749 24L727 12L729 8L749 20L771 8L773 12ZM747 22L730 42L734 44L749 26L765 44L769 41Z")}
      {path("wall", "M440 56V44H468V56Z")}
      {path("roof", "M436 45L454 32L472 45Z")}
      {path("lamp", "M451 47h6v5h-6Z")}
      {several(34, (i) => path("wood", `M${i * 36 + 4} 101h4.500v19h-4.500Z`, i))}
      {path("wood", `M0 104.500H${WIDE}V107.500H0ZM0 112H${WIDE}V115H0Z`)}
      {path("trunk", "M1040 62h3.500V104h-3.500ZM1022 73h40v3h-40Z")}
      {path("straw", "M1030 76H1053L1057 92H1026ZM1034 62Q1041.5 54 1049 62Z")}
      {several(22, (i) => path("leaf", bumps(i * 56 + spread(i, 0, 20), 119, spread(i + 9, 10, 22), 5), i))}
    </>
  );
}

function City() {
  return (
    <>
      {path("sky", `M0 0H${WIDE}V${HIGH}H0Z`)}
      {[180, 520, 830, 1110].map((x, i) => cloud(x, 20 + 4 * (i % 2), 15))}
      {several(46, (i) => {
        const [x, y, w] = [i * 27 - 6, spread(i, 30, 50), spread(i + 20, 22, 30)];
        return <g key={i}>{path("far", `M${x} 80V${y}L${x + w / 2} ${y - 12}L${x + w} ${y}V80Z`)}</g>;
      })}
      {[96, 372, 700, 1010].map((x, i) => (
        <g key={x}>
          {path("far", `M${x} 80V26H${x + 20}V80Z`)}
          {path("roof-far", `M${x - 3} 27L${x + 10} ${2 + i * 3}L${x + 23} 27Z`)}
        </g>
      ))}
      {several(34, (i) => {
        const [x, y, w] = [i * 36 - 4, spread(i + 60, 48, 60), spread(i + 80, 24, 34)];
        return (
          <g key={i}>
            {path(i % 3 ? "wall" : "wall-warm", `M${x} 84V${y}H${x + w}V84Z`)}
            {path(i % 4 ? "roof" : "roof-warm", `M${x - 3} ${y + 1}L${x + w / 2} ${y - 15}L${x + w + 3} ${y + 1}Z`)}
            {path("lamp", `M${x + w / 2 - 7} ${y + 5}h4.500v6h-4.500ZM${x + w / 2 + 3} ${y + 5}h4.500v6h-4.500Z`)}
          </g>
        );
      })}
      {path("stone", `M0 74${several(75, () => "v-5h8v5h8").join("")}V108H0Z`)}
      {path("stone-lit", `M0 77H${WIDE}V80H0Z`)}
      {path(
        "joint",
        several(
          4,
          (row) =>
            `M0 ${86 + row * 7}H${WIDE}${several(60, (i) => `M${i * 20 + (row % 2) * 10} ${79 + row * 7}v7`).join("")}`,
        ).join(""),
      )}
      {[150, 430, 730, 1030].map((x) => (
        <g key={x}>
          {path("stone", `M${x - 21} 110V56${"v-6h7v6h7".repeat(3)}V110Z`)}
          {path("stone-lit", `M${x - 19} 110V58h6V110Z`)}
          {path(
            "joint",
            `M${x - 21} 66H${x + 21}M${x - 21} 78H${x + 21}M${x - 21} 90H${x + 21}M${x - 10} 66v12M${x + 8} 78v12M${x - 6} 90v12`,
          )}
          {path("roof", `M${x - 17} 51L${x} 20L${x + 17} 51Z`)}
          {path("trunk", `M${x - 0.8} 20V8h1.600V20Z`)}
          {path("flag", `M${x + 0.8} 8L${x + 15} 12L${x + 0.8} 16Z`)}
          {path("slit", `M${x - 2} 69h4v12h-4Z`)}
        </g>
      ))}
      {[290, 880].map((x) => (
        <g key={x}>
          {path("stone", `M${x - 30} 110V62${"v-6h8v6h5.5".repeat(4)}h6V110Z`)}
          {path("gate", `M${x - 14} 110V86a14 14 0 0 1 28 0V110Z`)}
          {path("bars", `M${x - 7} 76V110M${x} 73V110M${x + 7} 76V110M${x - 14} 88H${x + 14}M${x - 14} 98H${x + 14}`)}
        </g>
      ))}
      {path("water", `M0 108H${WIDE}V${HIGH}H0Z`)}
      {path(
        "ripple",
        several(40, (i) => `M${i * 30 + spread(i, 0, 12)} ${112 + (i % 3) * 2.5}q5-2.5 10 0t10 0`).join(""),
      )}
    </>
  );
}

const PLACES: Record<Colour, () => preact.JSX.Element> = { yellow: Cloister, red: Road, green: Field, blue: City };

/** The table that my hand lies on, with a mat for the follower. */
function Table({ box: { x, y, w, h }, home }: { box: Box; home: Spot }) {
  const plank = (h - 8) / 3;
  const [left, top] = [x + 1, y + 3];
  return (
    <g>
      <rect class="cc-s-table" x={x} y={y + 2} width={w} height={h - 2} rx="9" />
      {several(3, (i) => (
        <g key={i}>
          <rect class={`cc-s-plank${i % 2}`} x={left} y={top + i * plank} width={w - 2} height={plank - 1} rx="5" />
          {path(
            "grain",
            several(Math.floor((w - 100) / 150), (k) => {
              const [at, way] = [left + 12 + k * 150 + spread(i * 9 + k, 0, 60), top + i * plank + plank * 0.5];
              const bow = spread(i + k, -5, 7);
              return `M${at} ${way}q30 ${bow} 70 0M${at + 14} ${way - 6}q26 ${bow} 52 0M${at + 8} ${way + 6}q30 ${bow} 58 0`;
            }).join(""),
          )}
          <circle class="cc-s-nail" cx={left + 8} cy={top + (i + 0.5) * plank} r="1.8" />
          <circle class="cc-s-nail" cx={left + w - 10} cy={top + (i + 0.5) * plank} r="1.8" />
        </g>
      ))}
      <ellipse
        class="cc-s-mat"
        cx={home.x + 17 * home.scale}
        cy={home.y + 85 * home.scale}
        rx={27 * home.scale}
        ry={7 * home.scale}
      />
    </g>
  );
}

interface Painted {
  w: number;
  h: number;
  rows: RowPlan[];
  tray: Box;
  home: Spot;
}

/** All of it, behind the pieces. */
export function Scenery({ w, h, rows, tray, home }: Painted) {
  const own = useOwnName("cc-place");
  const places = [...rows, tray].map(({ x, y, w, h }) => [x, y, w, h].join()).join(); // painted anew only where it moves
  return useMemo(
    () => (
      <svg class="cc-scenery" width={w} height={h} aria-hidden="true">
        {tray.h > 0 && <Table box={tray} home={home} />}
        {COLOURS.map((colour, i) => {
          const { x, y, w: width, h: height } = rows[i]!;
          const Place = PLACES[colour];
          return (
            <g class={`cc-place cc-${colour}`} key={colour}>
              <clipPath id={`${own}-${colour}`} children={<rect {...{ x, y, width, height }} rx="9" />} />
              <g clip-path={`url(#${own}-${colour})`}>
                <svg
                  aria-hidden="true"
                  {...{ x, y, width, height }}
                  viewBox={`0 0 ${WIDE} ${HIGH}`}
                  preserveAspectRatio="xMinYMax slice"
                >
                  <Place />
                </svg>
                <rect class="cc-haze" {...{ x, y, width, height }} />
              </g>
            </g>
          );
        })}
      </svg>
    ),
    [w, h, places],
  );
}
