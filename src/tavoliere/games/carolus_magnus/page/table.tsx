// Inside the ring: courts, reserves and discs of the players, the supply or the bag, sets or dice.

import { Banner, Castle, Cube, Die } from "./art";
import { type Explanation, touch, useHand } from "./hand";
import type { Cell, Panel } from "./layout";
import { bannerAt, bannerOn } from "./motion";
import { move } from "./ring";
import { castleLimit, type Clan, CLANS, DISCS, seatsOf, sideOf, total } from "./view";

const at = ({ x, y }: { x: number; y: number }) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
const word = (clan: Clan) => ({ word: `colour-${clan}` });

/** The square that lights up around a piece. */
const Glow = ({ cell, round = false }: { cell: Cell; round?: boolean }) => {
  const half = cell.size / 2 - 1;
  return <rect class="cm-glow" x={-half} y={-half} width={2 * half} height={2 * half} rx={round ? half : 7} />;
};

function Head({ panel, seat }: { panel: Panel; seat: number }) {
  const hand = useHand();
  const { view, seats, say, actor, me } = hand;
  const side = sideOf(view, seat);
  const limit = castleLimit(view);
  const built = limit - view.stock[side]!;
  const { disc } = view.players[seat]!;
  const y = panel.y + panel.head - 7;
  const stock = () => ({
    text: say("board-castles", { side: seatsOf(view, side), count: built, limit }),
    rule: "CM 9",
  });
  const name = seats[seat]?.name ?? say("seat", { number: seat + 1 });
  const right = panel.mine ? panel.x + panel.w - 8 : panel.discs[0]!.x - 12;
  const small = panel.w < 240 && !panel.mine; // the row of discs tells it too
  const titled = panel.mine && panel.w > 390;
  const rowEnd = panel.court[4]!.x + panel.court[4]!.size / 2;
  const indent = disc && !small ? 34 : 9;
  return (
    <>
      {disc && !small && (
        <g
          transform={`translate(${panel.x + 17} ${panel.y + panel.head / 2 + 1})`}
          {...touch(hand, `played ${seat}`, () => ({
            text: say("board-played", { who: { seat }, number: disc, place: 1 + (view.order ?? []).indexOf(seat) }),
            rule: "CM 6",
          }))}
        >
          <circle class={`cm-disc played side-${side}`} r="10" />
          <text class="cm-number" y="4.6" font-size="13.5">
            {disc}
          </text>
        </g>
      )}
      <text class={`cm-name${actor === seat && seat === me ? " acting" : ""}${small ? " small" : ""}`} x={panel.x + indent} y={y}>
        {shortened(name, ((titled ? rowEnd - 60 : right - 58) - panel.x - indent) / (small ? 7.6 : 8.6))}
      </text>
      {titled && (
        <>
          <text class="cm-label end" x={rowEnd} y={y}>
            {say("column-court")}
          </text>
          <text class="cm-label start" x={panel.reserve[0]!.x - panel.reserve[0]!.size / 2} y={y}>
            {say("column-reserve")}
          </text>
        </>
      )}
      <g transform={`translate(${right - 46} ${y - 6})`} {...touch(hand, `stock ${seat}`, stock)}>
        <rect class="cm-touch" x="-10" y="-12" width="60" height="24" />
        <Castle side={side} size={17} />
        <text class="cm-small" x="13" y="5">
          {built}/{limit}
        </text>
      </g>
    </>
  );
}

const shortened = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, Math.max(3, most - 1))}…`;

function Court({ panel, seat }: { panel: Panel; seat: number }) {
  const hand = useHand();
  const { view, say, me, picked } = hand;
  const { court } = view.players[seat]!;
  const [first] = panel.court;
  const half = first!.size / 2;
  const step = panel.court[1]!.x - first!.x;
  const mark = touch(
    hand,
    seat === me ? "court" : `court ${seat}`,
    () => ({ text: say("board-court", { who: { seat } }), rule: "CM 7" }),
    seat === me && picked ? `play ${picked.slice(8)} court` : undefined,
  );
  return (
    <g {...mark} class={`cm-court ${mark.class ?? ""}`}>
      <rect class="cm-bench" x={first!.x - step / 2} y={first!.y - half} width={5 * step} height={2 * half} rx="6" />
      {CLANS.map((clan, c) => {
        const cell = panel.court[c]!;
        const count = court[clan] ?? 0;
        return (
          <g key={clan} transform={at(cell)} class={count ? "" : "cm-none"}>
            <Cube clan={clan} size={Math.min(cell.size, step) * (panel.mine ? 0.64 : 0.7)} count={count} />
          </g>
        );
      })}
    </g>
  );
}

function Reserve({ panel, seat }: { panel: Panel; seat: number }) {
  const hand = useHand();
  const { view, say, me, picked } = hand;
  const { reserve } = view.players[seat]!;
  return (
    <g>
      {CLANS.map((clan, c) => {
        const count = reserve[clan] ?? 0;
        if (!count) return null;
        const cell = panel.reserve[c]!;
        const spot = seat === me ? `reserve ${clan}` : `reserve ${clan} ${seat}`;
        const about = () => ({
          text: say("board-reserve", { who: { seat }, colour: word(clan), count }),
          rule: "CM 7",
        });
        const step = panel.reserve[1]!.x - panel.reserve[0]!.x;
        const would = seat === me ? `play ${clan} court` : undefined;
        return (
          <g key={clan} transform={at(cell)} {...touch(hand, spot, about, would)}>
            <Glow cell={{ ...cell, size: panel.mine ? cell.size : Math.min(cell.size, step) }} />
            <g class={picked === spot ? "cm-lifted" : "cm-lift"}>
              <Cube clan={clan} size={Math.min(cell.size, step) * (panel.mine ? 0.68 : 0.72)} count={count} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

function Discs({ panel, seat }: { panel: Panel; seat: number }) {
  const hand = useHand();
  const { view, say, me } = hand;
  const { unplayed, disc } = view.players[seat]!;
  const side = sideOf(view, seat);
  return (
    <g>
      {DISCS.map((number, i) => {
        const cell = panel.discs[i]!;
        const left = unplayed.includes(number);
        const spot = seat === me ? `disc ${number}` : `disc ${number} ${seat}`;
        const about = (): Explanation => ({
          text: say(left ? "board-disc" : "board-disc-gone", { number }),
          rule: "CM 6",
        });
        const state = left ? `side-${side}` : disc === number ? `played side-${side}` : "gone";
        const would = seat === me ? `disc ${number}` : undefined;
        const type = cell.size * (panel.mine ? 0.48 : 0.8);
        return (
          <g key={number} transform={at(cell)} {...touch(hand, spot, about, would)}>
            <Glow cell={cell} round />
            <circle class={`cm-disc ${state}`} r={cell.size * (panel.mine ? 0.4 : 0.47)} />
            <text class="cm-number" y={type * 0.35} font-size={type}>
              {number}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The castles on the ring, and those still to be built. */
function Track({ panel, seat }: { panel: Panel; seat: number }) {
  const { view } = useHand();
  const first = panel.castles;
  if (!first) return null;
  const side = sideOf(view, seat);
  return (
    <g>
      {Array.from({ length: castleLimit(view) }, (_, i) => (
        <g
          key={i}
          transform={at({ x: first.x + (i + 0.5) * first.size, y: first.y })}
          class={i < castleLimit(view) - view.stock[side]! ? "" : "cm-none"}
        >
          <Castle side={side} size={Math.min(first.size - 2, 26)} />
        </g>
      ))}
    </g>
  );
}

function Player({ panel, seat }: { panel: Panel; seat: number }) {
  const { view, actor, me } = useHand();
  return (
    <g class={`cm-player side-${sideOf(view, seat)}${actor === seat ? (me === seat ? " asked" : " acting") : ""}`}>
      <rect class="cm-panel" x={panel.x} y={panel.y} width={panel.w} height={panel.h} rx="10" />
      <Head panel={panel} seat={seat} />
      <Court panel={panel} seat={seat} />
      <Reserve panel={panel} seat={seat} />
      <Discs panel={panel} seat={seat} />
      <Track panel={panel} seat={seat} />
    </g>
  );
}

/** The paladins in the middle, or in the bag. */
function Supply() {
  const hand = useHand();
  const { view, layout, say } = hand;
  const bag = view.display !== undefined;
  return (
    <g>
      <text class="cm-label" {...layout.labels.supply}>
        {say(bag ? "ring-bag" : "ring-supply")} · {total(view.supply)}
      </text>
      {CLANS.map((clan, c) => {
        const count = view.supply[clan] ?? 0;
        const about = () => ({
          text: say(bag ? "board-bag" : "board-supply", { colour: word(clan), count }),
          rule: bag ? "CM 12.2" : "CM 8.4",
        });
        const would = view.phase === "naming" ? `crown ${clan}` : undefined;
        return (
          <Heap key={clan} spot={`supply ${clan}`} cell={layout.supply[c]!} {...{ clan, count, about, would }} />
        );
      })}
    </g>
  );
}

interface HeapProps {
  spot: string;
  cell: Cell;
  clan: Clan;
  count: number;
  about: () => Explanation;
  would?: string;
}

const Heap = ({ spot, cell, clan, count, about, would }: HeapProps) => (
  <g transform={at(cell)} {...touch(useHand(), spot, about, would)}>
    <Glow cell={cell} />
    <g class={count ? "" : "cm-none"}>
      <Cube clan={clan} size={cell.size * 0.68} count={count} />
    </g>
  </g>
);

/** The paladins of a set that is too large: some of them go back. */
function Gifts({ set }: { set: number }) {
  const { view, layout, say } = useHand();
  return (
    <g>
      <text class="cm-label" {...layout.labels.sets}>
        {say("board-gift", { set })}
      </text>
      {CLANS.map((clan, c) => (
        <Heap
          key={clan}
          spot={`gift ${clan}`}
          cell={layout.gifts[c]!}
          clan={clan}
          count={view.display![set - 1]?.[clan] ?? 0}
          about={() => ({ text: say("board-set", { set }), rule: "CM 12.2" })}
          would={`give-back ${clan}`}
        />
      ))}
    </g>
  );
}

function Sets() {
  const hand = useHand();
  const { view, layout, say } = hand;
  if (!view.display) return null;
  if (view.giving_back) return <Gifts set={view.giving_back.set} />;
  return (
    <g>
      <text class="cm-label" {...layout.labels.sets}>
        {say("display")}
      </text>
      {view.display.map((cubes, i) => {
        const box = layout.sets[i]!;
        const about = () => ({ text: say("board-set", { set: i + 1 }), rule: "CM 12.2" });
        const present = CLANS.filter((clan) => cubes?.[clan]);
        const fit = (columns: number) =>
          Math.min(26, (box.w - 4) / columns - 2, (box.h - 6) / Math.ceil(present.length / columns) - 2);
        const columns = fit(1) >= Math.min(fit(2), 22) ? 1 : 2;
        const rows = Math.ceil(present.length / columns);
        const size = fit(columns);
        return (
          <g key={i} transform={at(box)} {...touch(hand, `set ${i + 1}`, about, `take ${i + 1}`)}>
            <rect class="cm-touch" x="-3" width={box.w + 6} height={box.h} />
            <rect class={`cm-set${cubes ? "" : " taken"}`} width={box.w} height={box.h} rx="8" />
            {present.map((clan, j) => {
              const inRow = Math.min(columns, present.length - Math.floor(j / columns) * columns);
              const x = box.w / 2 + ((j % columns) - (inRow - 1) / 2) * (size + 2);
              const y = box.h / 2 + (Math.floor(j / columns) - (rows - 1) / 2) * (size + 2);
              return (
                <g key={clan} transform={at({ x, y })}>
                  <Cube clan={clan} size={size} count={cubes![clan]} />
                </g>
              );
            })}
          </g>
        );
      })}
    </g>
  );
}

function Dice({ faces }: { faces: string[] }) {
  const hand = useHand();
  const { layout, say } = hand;
  if (hand.view.display) return null;
  const shift = ((4 - faces.length) * 44) / 2;
  return (
    <g>
      {faces.length > 0 && (
        <text class="cm-label" {...layout.labels.sets}>
          {say("board-dice")}
        </text>
      )}
      {faces.map((face, i) => {
        const cell = layout.dice[i]!;
        const about = () => ({
          text: face === "crown" ? say("board-die-crown") : say("board-die", { colour: word(face as Clan) }),
          rule: "CM 8.4",
        });
        return (
          <g key={i} transform={at({ x: cell.x + shift, y: cell.y })} {...touch(hand, `die ${i}`, about)}>
            <Die face={face} size={cell.size} />
          </g>
        );
      })}
    </g>
  );
}

/** The banner that a paladin at court would win. */
function Promised() {
  const { considered, layout, me } = useHand();
  const [choice] = considered;
  const wins = considered.length === 1 && choice!.foretells.some(([name]) => name.startsWith("tells-marker"));
  if (!wins) return null;
  const clan = choice!.words[0] as Clan;
  const cell = layout.panels[me]!.court[CLANS.indexOf(clan)]!;
  return (
    <g class="cm-promised" transform={at(bannerOn(cell))}>
      <Banner clan={clan} size={Math.min(20, cell.size * 0.46)} />
    </g>
  );
}

function Banners() {
  const hand = useHand();
  const { view, layout, say } = hand;
  return (
    <g>
      {CLANS.map((clan, c) => {
        const holder = view.holders[clan];
        const cell = holder === undefined ? layout.supply[c]! : layout.panels[holder]!.court[c]!;
        const about = () => ({
          text:
            holder === undefined
              ? say("board-marker-free", { colour: word(clan) })
              : say("board-marker", { colour: word(clan), who: { seat: holder } }),
          rule: "CM 7",
        });
        return (
          <g key={clan} class="cm-piece" style={move(bannerAt(hand, clan))} {...touch(hand, `marker ${clan}`, about)}>
            <Banner clan={clan} size={Math.min(20, cell.size * 0.46)} />
          </g>
        );
      })}
      <Promised />
    </g>
  );
}

/** A compass rose, where there is room for one. */
function Compass() {
  const { middle, supply, roomy } = useHand().layout;
  if (!roomy) return null;
  const points = [0, 45, 90, 135, 180, 225, 270, 315];
  return (
    <g class="cm-compass" transform={at({ x: middle.x + middle.w / 2, y: supply[0]!.y })}>
      <circle r="46" />
      {points.map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d={turn % 90 ? "M0 -58L6 -16L0 0Z" : "M0 -86L9 -18L0 0L-9 -18Z"}
        />
      ))}
    </g>
  );
}

export function Table({ dice }: { dice: string[] }) {
  const { layout } = useHand();
  return (
    <g>
      <Compass />
      {layout.panels.map((panel, seat) => (
        <Player key={seat} panel={panel} seat={seat} />
      ))}
      <Supply />
      <Sets />
      <Dice faces={dice} />
      <Banners />
    </g>
  );
}
