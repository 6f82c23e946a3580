// The places that the rows lie in, each painted 1200 by 120: a cloister garden, a road through hills, fields, a city
// behind its wall. They are a picture of their own below the pieces, so that nothing of them is drawn anew while those
// move; colours for day and night are in scenery.css.

import { useMemo } from "preact/hooks";
import { useOwnName } from "../../../web/page/kit/own";
import { type Box, type Plan, type Spot, sized } from "./layout";
import { COLOURS, type Colour } from "./view";

const WIDE = 1200;
const HIGH = 120;

const range = (count: number): number[] => [...Array(count).keys()];
/** A number between 0 and 1 that looks like chance and is always the same. */
const chance = (i: number): number => (Math.sin(i * 127.1) * 43758.5453) % 1 ** 2;
const spread = (i: number, from: number, to: number): number => from + Math.abs(chance(i)) * (to - from);

const path = (paint: string, d: string) => <path class={`cc-s-${paint}`} d={d} />;
/** The same shape at several places, as one path: a browser styles each element by itself. */
const each = <T,>(paint: string, places: readonly T[], shape: (place: T, i: number) => string) =>
  path(paint, places.map(shape).join(""));
const round = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
const cloud = (x: number, y: number, r: number): string =>
  `M${x} ${y}q${r * 0.2} ${-r} ${r} ${-r * 0.8}q${r * 0.6} ${-r * 0.9} ${r * 1.3} 0q${r} ${-r * 0.3} ${r} ${r * 0.8}Z`;
const bumps = (x: number, y: number, width: number, r: number): string => {
  const count = Math.max(2, Math.round(width / (r * 1.5)));
  const step = width / count;
  const arcs = range(count).map((i) => `q${step / 2} ${-r * spread(i + x, 1, 1.9)} ${step} 0`);
  return `M${x} ${y}${arcs.join("")}V${y + r}H${x}Z`;
};

type Placed = [x: number, y: number, size: number];

const trees = (all: Placed[]) => (
  <>
    {each("trunk", all, ([x, y, r]) => `M${x - 1.6} ${y}h3.2v${-r}h-3.2Z`)}
    {each("leaf", all, ([x, y, r]) => round(x, y - r * 1.5, r))}
    {each("leaf-lit", all, ([x, y, r]) => round(x - r * 0.3, y - r * 1.75, r * 0.55))}
  </>
);
const cypresses = (all: Placed[]) => (
  <>
    {each(
      "leaf",
      all,
      ([x, y, h]) =>
        `M${x} ${y - h}Q${x + h * 0.2} ${y - h * 0.4} ${x + h * 0.11} ${y}h${-h * 0.22}Q${x - h * 0.2} ${y - h * 0.4} ${x} ${y - h}Z`,
    )}
    {each(
      "leaf-lit",
      all,
      ([x, y, h]) =>
        `M${x - 1} ${y - h + 6}Q${x - h * 0.15} ${y - h * 0.4} ${x - h * 0.07} ${y - 2}h3Q${x - 3} ${y - h * 0.5} ${x - 1} ${y - h + 6}Z`,
    )}
  </>
);

function Cloister() {
  const bays = range(20).map((i) => i * 60 + 9);
  const bushes = [150, 330, 520, 760, 960, 1130];
  const wells = [255, 860];
  const flowers = range(70).map((i) => round(spread(i, 0, WIDE), spread(i + 90, 113, 119), 1.5));
  return (
    <>
      {path("sky", `M0 0H${WIDE}V${HIGH}H0Z`)}
      {cypresses([30, 52, 205, 415, 432, 640, 660, 678, 905, 1090, 1112].map((x, i) => [x, 26, 22 + spread(i, 0, 12)]))}
      {path("roof", `M0 14H${WIDE}V30H0Z`)}
      {each("tiles", range(100), (i) => `M${i * 12} 14v12q6 7 12 0V14`)}
      {path("stone", `M0 31H${WIDE}V90H0Z`)}
      {each("arch-rim", bays, (x) => `M${x - 3} 90V60A24 24 0 0 1 ${x + 45} 60V90Z`)}
      {each("arch", bays, (x) => `M${x} 90V60A21 21 0 0 1 ${x + 42} 60V90Z`)}
      {each("arch-deep", bays, (x) => `M${x + 11} 90V64A14 15 0 0 1 ${x + 39} 64V90Z`)}
      {each("lamp", bays, (x, i) => (i % 3 === 1 ? `M${x + 22} 58h6l1.5 8h-9Z` : ""))}
      {each("column", bays, (x) => `M${x - 8} 56H${x - 1}V90H${x - 8}Z`)}
      {each("column-lit", bays, (x) => `M${x - 7} 58H${x - 5}V88H${x - 7}Z`)}
      {path("stone-lit", `M0 31H${WIDE}V36H0Z`)}
      {each("stone-lit", bays, (x) => `M${x - 10} 53H${x + 1}V57H${x - 10}ZM${x - 10} 87H${x + 1}V91H${x - 10}Z`)}
      {path("lawn", `M0 90H${WIDE}V${HIGH}H0Z`)}
      {path("path", `M0 103Q300 99 600 103T${WIDE} 102V111Q900 108 600 111T0 111Z`)}
      {each("leaf", bushes, (x) => bumps(x - 45, 99, 90, 7))}
      {each("leaf-lit", bushes, (x) => bumps(x - 38, 97, 62, 4))}
      {[0, 1, 2].map((colour) => each(`flower${colour}`, flowers, (flower, i) => (i % 3 === colour ? flower : "")))}
      {each("trunk", wells, (x) => `M${x - 15} 72h3v26h-3ZM${x + 12} 72h3v26h-3Z`)}
      {each("roof", wells, (x) => `M${x - 21} 74L${x} 60L${x + 21} 74Z`)}
      {each("stone-lit", wells, (x) => `M${x - 18} 93H${x + 18}V110Q${x} 114 ${x - 18} 110Z`)}
      {each(
        "joint",
        wells,
        (x) =>
          `M${x - 18} 99H${x + 18}M${x - 18} 105H${x + 18}M${x - 8} 93v6M${x + 6} 93v6M${x} 99v6M${x + 10} 99v6M${x - 10} 105v6`,
      )}
      {each("arch-deep", wells, (x) => `M${x - 15} 93a15 3 0 0 1 30 0a15 3 0 0 1-30 0Z`)}
    </>
  );
}

function Road() {
  const way = "C130 88 260 116 430 102S720 86 880 100S1120 110 1200 98";
  const houses = [300, 1010];
  const milestones = [190, 480, 770, 1060];
  return (
    <>
      {path("sky", `M0 0H${WIDE}V${HIGH}H0Z`)}
      <circle class="cc-s-sun" cx="905" cy="26" r="15" />
      {each("cloud", [120, 380, 640, 1040], (x, i) => cloud(x, 22 + 5 * (i % 2), 16))}
      {path("far", "M0 56Q80 22 170 50Q250 18 350 48Q450 24 540 52Q640 20 740 50Q860 26 960 52Q1060 24 1200 54V120H0Z")}
      {path("mid", "M0 72Q110 44 230 68Q340 48 470 70Q590 46 700 68Q820 50 930 70Q1060 48 1200 68V120H0Z")}
      {trees(range(26).map((i) => [spread(i + 5, 0, WIDE), 66 + spread(i, 0, 7), spread(i + 40, 4, 6.5)]))}
      {each("wall", houses, (x) => `M${x} 62V47H${x + 26}V62Z`)}
      {each("roof", houses, (x) => `M${x - 4} 48L${x + 4} 36H${x + 22}L${x + 30} 48Z`)}
      {each("lamp", houses, (x) => `M${x + 5} 52h5v5h-5ZM${x + 16} 52h5v5h-5Z`)}
      {path("near", "M0 88Q150 70 300 84T620 82T920 84T1200 80V120H0Z")}
      {cypresses(range(9).map((i) => [70 + i * 137, 86 + (i % 2) * 3, spread(i + 3, 22, 30)]))}
      {path("road-rim", `M-10 104${way}`)}
      {path("road", `M-10 104${way}`)}
      {path("rut", `M-10 101${way}M-10 107${way}`)}
      {each("stone", milestones, (x) => `M${x - 9} 97V76Q${x - 9} 66 ${x} 66T${x + 9} 76V97Z`)}
      {each("stone-lit", milestones, (x) => `M${x - 7} 96V76Q${x - 7} 68 ${x - 1} 67.500Q${x - 4} 70 ${x - 4} 77V96Z`)}
      {each("stone", milestones, (x) => `M${x - 12} 95H${x + 12}V100H${x - 12}Z`)}
      {each("joint", milestones, (x, i) =>
        [
          "M-3 76H3M0 76V88M-3 88H3",
          "M-5 76H5M-2 76V88M2 76V88M-5 88H5",
          "M-6 76H6M-3.5 76V88M0 76V88M3.5 76V88M-6 88H6",
          "M-6 76H-1M-3.5 76V88M-6 88H-1M1 76L3.5 88L6 76",
        ][i]!.replace(/([MLH])(-?[\d.]+)/g, (_, to, at) => to + (x + Number(at))),
      )}
      {path("trunk", "M628 66h4V98h-4Z")}
      {path("wood", "M610 68H640L646 72L640 76H610ZM622 79H652V86H622L616 82.500Z")}
      {each("leaf", range(16), (i) => bumps(i * 78 + spread(i, 0, 30), 118, spread(i + 9, 14, 34), 4))}
    </>
  );
}

function Field() {
  const top = 50;
  const fan = (i: number, y: number) => 600 + i * 30 + (i * 62 * (y - top)) / (HIGH - top);
  const crops = range(20).map((i) => {
    const [left, right] = [2 * i - 20, 2 * i - 18];
    return `M${fan(left, top)} ${top}H${fan(right, top)}L${fan(right, HIGH)} ${HIGH}H${fan(left, HIGH)}Z`;
  });
  const bushes = [-8, -4, 0, 4, 8].flatMap((i) => range(7).map((k) => ({ i, k, y: top + 5 + k * k * 1.5 })));
  const stacks = [230, 268, 905].map((x, i) => ({ x, y: 92 + i * 3 }));
  return (
    <>
      {path("sky", `M0 0H${WIDE}V${HIGH}H0Z`)}
      {each("cloud", [60, 300, 560, 980], (x, i) => cloud(x, 20 + 4 * (i % 2), 17))}
      {path("far", "M0 44Q150 26 320 42T680 38T1000 42T1200 34V70H0Z")}
      {path("leaf", bumps(0, 50, WIDE, 7))}
      {[0, 1, 2, 3].map((kind) => each(`crop${kind}`, crops, (crop, i) => (i % 4 === kind ? crop : "")))}
      {each("furrow", range(140), (i) => {
        const at = (i + 0.5) / 3.5 - 20;
        return `M${fan(at, top + 2)} ${top + 2}L${fan(at, HIGH)} ${HIGH}`;
      })}
      {each("leaf", bushes, ({ i, k, y }) => round(fan(i, y), y, 3 + k * 1.6, 2.4 + k * 0.8))}
      {each(
        "straw",
        stacks,
        ({ x, y }) =>
          `M${x - 19} ${y}Q${x - 17} ${y - 24} ${x} ${y - 26}Q${x + 17} ${y - 24} ${x + 19} ${y}Q${x} ${y + 5} ${x - 19} ${y}Z`,
      )}
      {each(
        "furrow",
        stacks,
        ({ x, y }) =>
          `M${x - 14} ${y - 12}Q${x} ${y - 16} ${x + 14} ${y - 12}M${x - 17} ${y - 5}Q${x} ${y - 9} ${x + 17} ${y - 5}`,
      )}
      {path("wall", "M739 52L743 22H755L759 52ZM440 56V44H468V56Z")}
      {path("roof", "M741 24Q749 10 757 24ZM436 45L454 32L472 45Z")}
      {path("sail", "M749 24L727 12L729 8L749 20L771 8L773 12ZM747 22L730 42L734 44L749 26L765 44L769 41Z")}
      {path("lamp", "M451 47h6v5h-6Z")}
      {each("wood", range(34), (i) => `M${i * 36 + 4} 101h4.500v19h-4.500Z`)}
      {path("wood", `M0 104.500H${WIDE}V107.500H0ZM0 112H${WIDE}V115H0Z`)}
      {path("trunk", "M1040 62h3.500V104h-3.500ZM1022 73h40v3h-40Z")}
      {path("straw", "M1030 76H1053L1057 92H1026ZM1034 62Q1041.5 54 1049 62Z")}
      {each("leaf", range(22), (i) => bumps(i * 56 + spread(i, 0, 20), 119, spread(i + 9, 10, 22), 5))}
    </>
  );
}

function City() {
  const farther: Placed[] = range(46).map((i) => [i * 27 - 6, spread(i, 30, 50), spread(i + 20, 22, 30)]);
  const spires = [96, 372, 700, 1010];
  const houses: Placed[] = range(34).map((i) => [i * 36 - 4, spread(i + 60, 48, 60), spread(i + 80, 24, 34)]);
  const wall = ([x, y, w]: Placed) => `M${x} 84V${y}H${x + w}V84Z`;
  const roof = ([x, y, w]: Placed) => `M${x - 3} ${y + 1}L${x + w / 2} ${y - 15}L${x + w + 3} ${y + 1}Z`;
  const towers = [150, 430, 730, 1030];
  const gates = [290, 880];
  return (
    <>
      {path("sky", `M0 0H${WIDE}V${HIGH}H0Z`)}
      {each("cloud", [180, 520, 830, 1110], (x, i) => cloud(x, 20 + 4 * (i % 2), 15))}
      {each("far", farther, ([x, y, w]) => `M${x} 80V${y}L${x + w / 2} ${y - 12}L${x + w} ${y}V80Z`)}
      {each("far", spires, (x) => `M${x} 80V26H${x + 20}V80Z`)}
      {each("roof-far", spires, (x, i) => `M${x - 3} 27L${x + 10} ${2 + i * 3}L${x + 23} 27Z`)}
      {each("wall", houses, (house, i) => (i % 3 ? wall(house) : ""))}
      {each("wall-warm", houses, (house, i) => (i % 3 ? "" : wall(house)))}
      {each("roof", houses, (house, i) => (i % 4 ? roof(house) : ""))}
      {each("roof-warm", houses, (house, i) => (i % 4 ? "" : roof(house)))}
      {each(
        "lamp",
        houses,
        ([x, y, w]) => `M${x + w / 2 - 7} ${y + 5}h4.500v6h-4.500ZM${x + w / 2 + 3} ${y + 5}h4.500v6h-4.500Z`,
      )}
      {path("stone", `M0 74${"v-5h8v5h8".repeat(75)}V108H0Z`)}
      {path("stone-lit", `M0 77H${WIDE}V80H0Z`)}
      {each(
        "joint",
        range(4),
        (row) => `M0 ${86 + row * 7}H${WIDE}M${(row % 2) * 10} ${79 + row * 7}${"v7m20-7".repeat(60)}`,
      )}
      {each("stone", towers, (x) => `M${x - 21} 110V56${"v-6h7v6h7".repeat(3)}V110Z`)}
      {each("stone-lit", towers, (x) => `M${x - 19} 110V58h6V110Z`)}
      {each(
        "joint",
        towers,
        (x) =>
          `M${x - 21} 66H${x + 21}M${x - 21} 78H${x + 21}M${x - 21} 90H${x + 21}M${x - 10} 66v12M${x + 8} 78v12M${x - 6} 90v12`,
      )}
      {each("roof", towers, (x) => `M${x - 17} 51L${x} 20L${x + 17} 51Z`)}
      {each("trunk", towers, (x) => `M${x - 0.8} 20V8h1.600V20Z`)}
      {each("flag", towers, (x) => `M${x + 0.8} 8L${x + 15} 12L${x + 0.8} 16Z`)}
      {each("slit", towers, (x) => `M${x - 2} 69h4v12h-4Z`)}
      {each("stone", gates, (x) => `M${x - 30} 110V62${"v-6h8v6h5.5".repeat(4)}h6V110Z`)}
      {each("gate", gates, (x) => `M${x - 14} 110V86a14 14 0 0 1 28 0V110Z`)}
      {each(
        "bars",
        gates,
        (x) => `M${x - 7} 76V110M${x} 73V110M${x + 7} 76V110M${x - 14} 88H${x + 14}M${x - 14} 98H${x + 14}`,
      )}
      {path("water", `M0 108H${WIDE}V${HIGH}H0Z`)}
      {each("ripple", range(40), (i) => `M${i * 30 + spread(i, 0, 12)} ${112 + (i % 3) * 2.5}q5-2.5 10 0t10 0`)}
    </>
  );
}

const PLACES: Record<Colour, () => preact.JSX.Element> = { yellow: Cloister, red: Road, green: Field, blue: City };

/** The table that my hand lies on, with a mat for the follower. */
function Table({ box: { x, y, w, h }, home }: { box: Box; home: Spot }) {
  const plank = (h - 8) / 3;
  const [left, top] = [x + 1, y + 3];
  const planks = range(3).map((i) => top + i * plank);
  return (
    <>
      <rect class="cc-s-table" x={x} y={y + 2} width={w} height={h - 2} rx="9" />
      {planks.map((y, i) => (
        <rect class={`cc-s-plank${i % 2}`} x={left} y={y} width={w - 2} height={plank - 1} rx="5" key={i} />
      ))}
      {each("grain", planks, (y, i) =>
        range(Math.floor((w - 100) / 150))
          .map((k) => {
            const [at, way] = [left + 12 + k * 150 + spread(i * 9 + k, 0, 60), y + plank * 0.5];
            const bow = spread(i + k, -5, 7);
            return `M${at} ${way}q30 ${bow} 70 0M${at + 14} ${way - 6}q26 ${bow} 52 0M${at + 8} ${way + 6}q30 ${bow} 58 0`;
          })
          .join(""),
      )}
      {each("nail", planks, (y) => [left + 8, left + w - 10].map((x) => round(x, y + plank * 0.5, 1.8)).join(""))}
      <ellipse
        class="cc-s-mat"
        cx={home.x + 17 * home.scale}
        cy={home.y + 85 * home.scale}
        rx={27 * home.scale}
        ry={7 * home.scale}
      />
    </>
  );
}

/** All of it, behind the pieces. */
export function Scenery({ plan, scale }: { plan: Plan; scale: number }) {
  const { w, h, rows, tray, home } = plan;
  const own = useOwnName("cc-place");
  const places = [...rows, tray].map(({ x, y, w, h }) => [x, y, w, h].join()).join(); // painted anew only where it moves
  return useMemo(
    () => (
      <svg class="cc-scenery" {...sized(plan, scale)} aria-hidden="true">
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
    [w, h, scale, places],
  );
}
