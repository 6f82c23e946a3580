// Inside the ring: courts, reserves and discs of the players, the supply or the bag, sets or dice.

import { Banner, Castle, Cube, Die } from "./art";
import { type Explanation, type Hand, touch, useHand } from "./hand";
import type { Cell, Panel } from "./layout";
import { bannerAt } from "./motion";
import { move } from "./ring";
import { castleLimit, type Clan, CLANS, type Cubes, DISCS, sideOf, total } from "./view";

const at = ({ x, y }: { x: number; y: number }) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
const word = (clan: Clan) => ({ word: `colour-${clan}` });

/** The square that lights up around a piece. */
const Glow = ({ cell, round = false }: { cell: Cell; round?: boolean }) => {
  const half = cell.size / 2 - 1;
  return <rect class="cm-glow" x={-half} y={-half} width={2 * half} height={2 * half} rx={round ? half : 7} />;
};

function Head({ panel, seat }: { panel: Panel; seat: number }) {
  const hand = useHand();
  const { view, seats, say, actor } = hand;
  const side = sideOf(view, seat);
  const limit = castleLimit(view);
  const built = limit - view.stock[side]!;
  const { disc } = view.players[seat]!;
  const y = panel.y + panel.head - 7;
  const stock = () => ({ text: say("board-castles", { side: seatNames(hand, side), count: built, limit }), rule: "CM 9" });
  const name = seats[seat]?.name ?? say("seat", { number: seat + 1 });
  const right = panel.mine ? panel.x + panel.w - 8 : panel.discs[0]!.x - 14;
  const room = right - panel.x - (disc ? 104 : 78);
  return (
    <>
      {disc && (
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
      <text class={`cm-name${actor === seat ? " acting" : ""}`} x={panel.x + (disc ? 33 : 9)} y={y}>
        {shortened(name, room / 8)}
      </text>
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

const seatNames = ({ view }: Hand, side: number) =>
  view.players.flatMap((_, seat) => (sideOf(view, seat) === side ? [{ seat }] : []));

const shortened = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, Math.max(3, most - 1))}…`);

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
            <Cube clan={clan} size={Math.min(cell.size, step) * 0.64} count={count} />
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
        const about = () => ({ text: say("board-reserve", { who: { seat }, colour: word(clan), count }), rule: "CM 7" });
        const step = panel.reserve[1]!.x - panel.reserve[0]!.x;
        return (
          <g key={clan} transform={at(cell)} {...touch(hand, spot, about, seat === me ? `play ${clan} court` : undefined)}>
            <Glow cell={{ ...cell, size: panel.mine ? cell.size : Math.min(cell.size, step) }} />
            <g class={picked === spot ? "cm-lifted" : "cm-lift"}>
              <Cube clan={clan} size={Math.min(cell.size, step) * (panel.mine ? 0.68 : 0.66)} count={count} />
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
        return (
          <g key={number} transform={at(cell)} {...touch(hand, spot, about, seat === me ? `disc ${number}` : undefined)}>
            <Glow cell={cell} round />
            <circle class={`cm-disc ${state}`} r={cell.size * 0.4} />
            <text class="cm-number" y={cell.size * 0.17} font-size={cell.size * 0.48}>
              {number}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function Player({ panel, seat }: { panel: Panel; seat: number }) {
  const { view, actor } = useHand();
  return (
    <g class={`cm-player side-${sideOf(view, seat)}${actor === seat ? " acting" : ""}`}>
      <rect class="cm-panel" x={panel.x} y={panel.y} width={panel.w} height={panel.h} rx="10" />
      <Head panel={panel} seat={seat} />
      <Court panel={panel} seat={seat} />
      <Reserve panel={panel} seat={seat} />
      <Discs panel={panel} seat={seat} />
    </g>
  );
}

/** The supply or the bag; while a set is too large, the paladins of it that may go back. */
function Supply() {
  const hand = useHand();
  const { view, layout, say } = hand;
  const giving = view.giving_back ? view.display?.[view.giving_back.set - 1] : null;
  const cubes: Cubes = giving ?? view.supply;
  const title = giving ? "board-gift" : view.display ? "ring-bag" : "ring-supply";
  const { x, y } = layout.labels.supply;
  return (
    <g class="cm-supply">
      <text class="cm-label" x={x} y={y}>
        {giving ? say(title, { set: view.giving_back!.set }) : `${say(title)} · ${total(cubes)}`}
      </text>
      {CLANS.map((clan, c) => {
        const count = cubes[clan] ?? 0;
        const cell = layout.supply[c]!;
        const about = () => ({
          text: say(view.display ? "board-bag" : "board-supply", { colour: word(clan), count: view.supply[clan] ?? 0 }),
          rule: view.display ? "CM 12.2" : "CM 8.4",
        });
        const would = view.phase === "naming" ? `crown ${clan}` : giving ? `give-back ${clan}` : undefined;
        return (
          <g key={clan} transform={at(cell)} {...touch(hand, `${giving ? "gift" : "supply"} ${clan}`, about, would)}>
            <Glow cell={cell} />
            <g class={count ? "" : "cm-none"}>
              <Cube clan={clan} size={cell.size * 0.66} count={count} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

function Sets() {
  const hand = useHand();
  const { view, layout, say } = hand;
  if (!view.display) return null;
  return (
    <g>
      <text class="cm-label" x={layout.labels.sets.x} y={layout.labels.sets.y}>
        {say("display")}
      </text>
      {view.display.map((cubes, i) => {
        const box = layout.sets[i]!;
        const about = () => ({ text: say("board-set", { set: i + 1 }), rule: "CM 12.2" });
        const present = CLANS.filter((clan) => cubes?.[clan]);
        const columns = present.length > 1 ? 2 : 1;
        const rows = Math.ceil(present.length / columns);
        const size = Math.min(24, (box.w - 4) / 2, (box.h - 6) / 3);
        return (
          <g key={i} transform={at(box)} {...touch(hand, `set ${i + 1}`, about, `take ${i + 1}`)}>
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
    <g class="cm-dice">
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
    </g>
  );
}

export function Table({ dice }: { dice: string[] }) {
  const { layout } = useHand();
  return (
    <g>
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
