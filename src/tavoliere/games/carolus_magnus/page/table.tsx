// Between the players: the supply or the bag, sets or dice, and the banners of the clans.

import { Banner, Cube, Die } from "./art";
import { type Explanation, touch, useHand } from "./hand";
import type { Cell } from "./layout";
import { move } from "./lands";
import { bannerAt, bannerOn } from "./motion";
import { Player } from "./players";
import { at, Glow, word } from "./spot";
import { type Clan, CLANS, total } from "./view";

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
        return <Heap key={clan} spot={`supply ${clan}`} cell={layout.supply[c]!} {...{ clan, count, about, would }} />;
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
  <g transform={at(cell)} {...touch(useHand(), spot, about, would, count)}>
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
  const wins = considered.length === 1 && choice!.preview.some(([name]) => name.startsWith("tells-marker"));
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
