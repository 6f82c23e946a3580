// Between the players: the supply or the bag, sets or dice, and the banners of the clans.

import type { Explanation } from "../../../web/page/kit/explaining";
import { Banner, Die, Glow, Paladin } from "./art";
import type { Point } from "./geometry";
import { about, touch, useBoard, word } from "./interaction";
import type { Cell } from "./layout";
import { Moved, useMotion } from "./motion";
import { translate } from "./placement";
import { fitting, Player } from "./players";
import { STAGGER, TUMBLE } from "./scene";
import { COLOURS, type Colour, changedHolders, DISCS } from "./view";

const LABEL = 17; // pixels: the letters of what stands on the plate

/** The paladins in the middle, or in the bag. */
function Supply() {
  const board = useBoard();
  const { view, layout, say } = board;
  const bag = view.display !== undefined;
  const { supply, round } = layout.labels;
  const count = COLOURS.reduce((sum, colour) => sum + (view.supply[colour] ?? 0), 0);
  const told = `${say(bag ? "ring-bag" : "ring-supply")} · ${count}`;
  const text = !round && view.round > 0 ? `${say("board-round", { round: view.round })} · ${told}` : told;
  const label = fitting(text, layout.plate.w - 20, LABEL);
  return (
    <g>
      <text class="cm-label" {...supply} style={{ fontSize: `${label.size}px` }}>
        {label.text}
      </text>
      {COLOURS.map((colour, c) => {
        const count = view.supply[colour] ?? 0;
        const told = { colour: word(colour), count };
        const explained = bag
          ? about(board, "CM 12.2", "board-bag", told)
          : about(board, "CM 8.4", "board-supply", told);
        const would = bag ? undefined : `crown ${colour}`;
        return (
          <Heap
            key={colour}
            spot={`supply ${colour}`}
            cell={layout.supply[c]!}
            {...{ colour, count, explained, would }}
          />
        );
      })}
    </g>
  );
}

interface HeapProps {
  spot: string;
  cell: Cell;
  colour: Colour;
  count: number;
  explained: () => Explanation;
  would?: string;
}

const Heap = ({ spot, cell, colour, count, explained, would }: HeapProps) => (
  <g transform={translate(cell)} {...touch(useBoard(), spot, explained, would, count)}>
    <Glow cell={cell} />
    <g class={count ? "" : "cm-none"}>
      <Paladin colour={colour} size={cell.size * 0.68} count={count} />
    </g>
  </g>
);

/** The paladins of a set that is too large: some of them go back. */
function GiveBack({ set }: { set: number }) {
  const board = useBoard();
  const { view, layout, say } = board;
  return (
    <g>
      <text class="cm-label" {...layout.labels.sets}>
        {say("board-give-back", { set })}
      </text>
      {COLOURS.map((colour, c) => (
        <Heap
          key={colour}
          spot={`give-back ${colour}`}
          cell={layout.giveBack[c]!}
          colour={colour}
          count={view.display![set - 1]?.[colour] ?? 0}
          explained={about(board, "CM 12.2", "board-set", { set })}
          would={`give-back ${colour}`}
        />
      ))}
    </g>
  );
}

function Sets() {
  const board = useBoard();
  const { view, layout, say } = board;
  if (!view.display) return null;
  if (view.giving_back) return <GiveBack set={view.giving_back.set} />;
  return (
    <g>
      <text class="cm-label" {...layout.labels.sets}>
        {say("display")}
      </text>
      {view.display.map((paladins, i) => {
        const box = layout.sets[i]!;
        const explained = about(board, "CM 12.2", "board-set", { set: i + 1 });
        const present = COLOURS.filter((colour) => paladins?.[colour]);
        const fit = (columns: number) =>
          Math.min(34, (box.w - 4) / columns / 1.18, (box.h - 6) / Math.ceil(present.length / columns) / 1.18);
        const columns = fit(1) >= Math.min(fit(2), 26) ? 1 : 2;
        const rows = Math.ceil(present.length / columns);
        const size = fit(columns);
        return (
          <g key={i} transform={translate(box)} {...touch(board, `set ${i + 1}`, explained, `take ${i + 1}`)}>
            <rect class="cm-touch" x="-3" width={box.w + 6} height={box.h} />
            <rect class={`cm-set${paladins ? "" : " taken"}`} width={box.w} height={box.h} rx="8" />
            {present.map((colour, j) => {
              const inRow = Math.min(columns, present.length - Math.floor(j / columns) * columns);
              const x = box.w / 2 + ((j % columns) - (inRow - 1) / 2) * size * 1.18;
              const y = box.h / 2 + (Math.floor(j / columns) - (rows - 1) / 2) * size * 1.18;
              return (
                <g key={colour} transform={translate({ x, y })}>
                  <Paladin colour={colour} size={size} count={paladins![colour]} />
                </g>
              );
            })}
          </g>
        );
      })}
    </g>
  );
}

function Dice() {
  const { layout, say, dice, view } = useBoard();
  if (view.display || !dice.length) return null;
  const { x, y, w, h } = layout.dice;
  const step = Math.min(h + 8, w / dice.length);
  return (
    <g>
      <text class="cm-label" {...layout.labels.sets}>
        {say(view.round ? "board-dice" : "board-dice-set-up")}
      </text>
      {dice.map((face, i) => (
        <g key={i} transform={translate({ x: x + w / 2 + (i - (dice.length - 1) / 2) * step, y: y + h / 2 })}>
          <Rolled face={face} i={i} size={Math.min(h, step) * 0.84} />
        </g>
      ))}
    </g>
  );
}

const TUMBLES: Keyframe[] = [
  { opacity: 0, transform: "translate(-40px, -50px) rotate(-300deg)" },
  { opacity: 1, transform: "translate(-8px, 0) rotate(-40deg)", offset: 0.7 },
  { opacity: 1, transform: "none" },
];

function Rolled({ face, i, size }: { face: string; i: number; size: number }) {
  const board = useBoard();
  const name = face === "crown" ? "board-die-crown" : "board-die";
  const explained = about(board, "CM 8.4", name, { colour: word(face as Colour) });
  const fresh = i - (board.dice.length - board.scene.rolled); // the last ones have just been rolled
  return (
    <g ref={useMotion(fresh < 0 ? null : TUMBLES, TUMBLE, fresh * STAGGER)} {...touch(board, `die ${i}`, explained)}>
      <Die face={face} size={size} />
    </g>
  );
}

const bannerOn = ({ x, y, size }: Cell): Point => ({ x: x - size * 0.28, y: y - size * 0.27 });
const bannerSize = ({ size }: Cell) => Math.min(24, size * 0.46);

/** The banner that a paladin at court would win. */
function BannerToWin() {
  const { considered, layout, me } = useBoard();
  const [choice] = considered;
  const colour = considered.length === 1 && COLOURS.find((one) => changedHolders(choice!)[one] !== undefined);
  if (!colour) return null;
  const cell = layout.panels[me]!.court[COLOURS.indexOf(colour)]!;
  return (
    <g class="cm-to-win" transform={translate(bannerOn(cell))}>
      <Banner colour={colour} size={bannerSize(cell)} />
    </g>
  );
}

/** Above the halls, since they fly from one to the other. */
export function Banners() {
  const board = useBoard();
  const { view, layout, scene } = board;
  return (
    <g>
      {COLOURS.map((colour, c) => {
        const holder = view.holders[colour];
        const cell = holder === undefined ? layout.supply[c]! : layout.panels[holder]!.court[c]!;
        const name = holder === undefined ? "board-marker-free" : "board-marker";
        const free = holder === undefined ? `supply ${colour}` : "";
        const explained = about(board, "CM 7", name, { colour: word(colour), who: { seat: holder ?? 0 } });
        return (
          <Moved
            key={colour}
            {...touch(board, `marker ${colour}`, explained, undefined, 1, holder === board.me ? "court" : free)}
            at={bannerOn(cell)}
            wait={scene.lands.get(`court ${holder} ${colour}`)?.at}
          >
            <Banner colour={colour} size={bannerSize(cell)} />
          </Moved>
        );
      })}
      <BannerToWin />
    </g>
  );
}

/** Which round it is; near the end, of how many. */
function Round() {
  const board = useBoard();
  const { view, derived, layout, say } = board;
  const at = layout.labels.round;
  if (!view.round || !at) return null;
  const { round } = view;
  const limit = derived.rounds;
  const told = { round, limit, back: Math.ceil(round / DISCS.length) * DISCS.length };
  const text = say(limit - round < DISCS.length ? "board-round-of" : "board-round", told);
  const half = text.length * 4.1 + 13;
  return (
    <g transform={translate(at)} {...touch(board, "round", about(board, "CM 6", "board-round-about", told))}>
      <rect class="cm-plate" x={-half} y="-13" width={2 * half} height="21" rx="10.5" />
      <text class="cm-label" y="3">
        {text}
      </text>
    </g>
  );
}

export function Table() {
  const { layout, dice, view } = useBoard();
  const { x, y, w } = layout.plate;
  const [cell] = layout.supply;
  // Where nothing was rolled there is nothing below the supply.
  const h = view.display || dice.length ? layout.plate.h : cell!.y + cell!.size / 2 + 14 - y;
  return (
    <g>
      <rect class="cm-shade" x={x + 1} y={y + 4} width={w} height={h} rx="14" />
      <rect class="cm-plate" x={x} y={y} width={w} height={h} rx="14" />
      <rect class="cm-plate inside" x={x + 4} y={y + 4} width={w - 8} height={h - 8} rx="10" />
      {layout.panels.map((panel, seat) => (
        <Player key={seat} panel={panel} seat={seat} />
      ))}
      <Supply />
      <Sets />
      <Dice />
      <Round />
    </g>
  );
}
