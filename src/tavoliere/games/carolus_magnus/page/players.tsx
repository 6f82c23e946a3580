// The players inside the ring: castles, court, reserve and discs of each.

import { Castle, Cube, Glow } from "./art";
import { about, touch, translate, useBoard, word } from "./interaction";
import type { Panel } from "./layout";
import { COLOURS, DISCS, seatsOf } from "./view";

function Head({ panel, seat }: { panel: Panel; seat: number }) {
  const board = useBoard();
  const { view, derived, seats, say, actor, me } = board;
  const side = derived.sides[seat]!;
  const limit = derived.castles_to_win;
  const built = derived.castles[side]!;
  const { disc } = view.players[seat]!;
  const y = panel.y + panel.head - 7;
  const castles = { side: seatsOf(derived, side), count: built, limit };
  const chosen = { who: { seat }, number: disc ?? 0, place: 1 + (view.order ?? []).indexOf(seat) };
  const name = seats[seat]?.name ?? say("seat", { number: seat + 1 });
  const right = panel.mine ? panel.x + panel.w - 8 : panel.discs[0]!.x - 12;
  const small = panel.w < 240 && !panel.mine; // the row of discs tells it too
  const titled = panel.mine && panel.w > 390;
  const rowEnd = panel.court[4]!.x + panel.court[4]!.size / 2;
  const asked = actor === seat && seat === me;
  const indent = disc && !small ? 34 : 9;
  return (
    <>
      {disc && !small && (
        <g
          transform={`translate(${panel.x + 17} ${panel.y + panel.head / 2 + 1})`}
          {...touch(board, `played ${seat}`, about(board, "CM 6", "board-played", chosen))}
        >
          <circle class={`cm-disc played side-${side}`} r="10" />
          <text class="cm-number" y="4.6" font-size="13.5">
            {disc}
          </text>
        </g>
      )}
      <text class={`cm-name${asked ? " asked" : ""}${small ? " small" : ""}`} x={panel.x + indent} y={y}>
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
      <g
        transform={`translate(${right - 46} ${y - 6})`}
        {...touch(board, `stock ${seat}`, about(board, "CM 9", "board-castles", castles))}
      >
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
  const board = useBoard();
  const { view, me, picked } = board;
  const { court } = view.players[seat]!;
  const [first] = panel.court;
  const half = first!.size / 2;
  const step = panel.court[1]!.x - first!.x;
  const mark = touch(
    board,
    seat === me ? "court" : `court ${seat}`,
    about(board, "CM 7", "board-court", { who: { seat } }),
    seat === me && picked ? `play ${picked.slice(8)} court` : undefined,
  );
  return (
    <g {...mark} class={`cm-court ${mark.class}`}>
      <rect class="cm-bench" x={first!.x - step / 2} y={first!.y - half} width={5 * step} height={2 * half} rx="6" />
      {COLOURS.map((colour, c) => {
        const cell = panel.court[c]!;
        const count = court[colour] ?? 0;
        return (
          <g key={colour} transform={translate(cell)} class={count ? "" : "cm-none"}>
            <Cube colour={colour} size={Math.min(cell.size, step) * (panel.mine ? 0.64 : 0.7)} count={count} />
          </g>
        );
      })}
    </g>
  );
}

function Reserve({ panel, seat }: { panel: Panel; seat: number }) {
  const board = useBoard();
  const { view, me, picked } = board;
  const { reserve } = view.players[seat]!;
  return (
    <g>
      {COLOURS.map((colour, c) => {
        const count = reserve[colour] ?? 0;
        if (!count) return null;
        const cell = panel.reserve[c]!;
        const spot = seat === me ? `reserve ${colour}` : `reserve ${colour} ${seat}`;
        const explained = about(board, "CM 7", "board-reserve", { who: { seat }, colour: word(colour), count });
        const step = panel.reserve[1]!.x - panel.reserve[0]!.x;
        const would = seat === me ? `play ${colour} court` : undefined;
        return (
          <g key={colour} transform={translate(cell)} {...touch(board, spot, explained, would, count)}>
            <Glow cell={{ ...cell, size: panel.mine ? cell.size : Math.min(cell.size, step) }} />
            <g class={picked === spot ? "cm-lifted" : "cm-lift"}>
              <Cube colour={colour} size={Math.min(cell.size, step) * (panel.mine ? 0.68 : 0.72)} count={count} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

function Discs({ panel, seat }: { panel: Panel; seat: number }) {
  const board = useBoard();
  const { view, derived, me } = board;
  const { unplayed, disc } = view.players[seat]!;
  const side = derived.sides[seat];
  return (
    <g>
      {DISCS.map((number, i) => {
        const cell = panel.discs[i]!;
        const left = unplayed.includes(number);
        const spot = seat === me ? `disc ${number}` : `disc ${number} ${seat}`;
        const explained = about(board, "CM 6", left ? "board-disc" : "board-disc-gone", { number });
        const state = left ? `side-${side}` : disc === number ? `played side-${side}` : "gone";
        const would = seat === me ? `disc ${number}` : undefined;
        const type = cell.size * (panel.mine ? 0.48 : 0.8);
        return (
          <g key={number} transform={translate(cell)} {...touch(board, spot, explained, would)}>
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
  const { sides, castles, castles_to_win } = useBoard().derived;
  const first = panel.castles;
  if (!first) return null;
  const side = sides[seat]!;
  return (
    <g>
      {Array.from({ length: castles_to_win }, (_, i) => (
        <g
          key={i}
          transform={translate({ x: first.x + (i + 0.5) * first.size, y: first.y })}
          class={i < castles[side]! ? "" : "cm-none"}
        >
          <Castle side={side} size={Math.min(first.size - 2, 26)} />
        </g>
      ))}
    </g>
  );
}

export function Player({ panel, seat }: { panel: Panel; seat: number }) {
  const { derived, actor, me } = useBoard();
  return (
    <g class={`cm-player side-${derived.sides[seat]}${actor === seat ? (me === seat ? " asked" : " acting") : ""}`}>
      <rect class="cm-panel" x={panel.x} y={panel.y} width={panel.w} height={panel.h} rx="10" />
      <Head panel={panel} seat={seat} />
      <Court panel={panel} seat={seat} />
      <Reserve panel={panel} seat={seat} />
      <Discs panel={panel} seat={seat} />
      <Track panel={panel} seat={seat} />
    </g>
  );
}
