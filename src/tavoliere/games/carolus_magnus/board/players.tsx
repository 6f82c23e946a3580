// The players inside the ring: the hall of each, with castles, court, reserve and discs.

import { Castle, Glow, Paladin, Sign } from "./art";
import { about, touch, useBoard, word } from "./interaction";
import type { Panel } from "./layout";
import { Lands, Recent, useMotion } from "./motion";
import { translate } from "./placement";
import { arriving, FLIGHT } from "./scene";
import { COLOURS, DISCS, seatsOf, sideOf } from "./view";

function Head({ panel, seat }: { panel: Panel; seat: number }) {
  const board = useBoard();
  const { view, derived, seats, say, scene } = board;
  const side = sideOf(derived, seat);
  const limit = derived.castles_to_win;
  const built = derived.castles[side]!;
  const { disc } = view.players[seat]!;
  const { stock } = panel;
  const y = stock.y + 6;
  const castles = { side: seatsOf(derived, side), count: built, limit };
  const chosen = { who: { seat }, number: disc ?? 0, place: 1 + (view.order ?? []).indexOf(seat) };
  const name = seats[seat]?.name ?? say("seat", { number: seat + 1 });
  const small = panel.w < 260 && !panel.mine; // the row of discs tells it too
  const titled = panel.mine && panel.reserve[0]!.y === panel.court[0]!.y;
  const rowEnd = panel.court[4]!.x + panel.court[4]!.size / 2;
  const indent = disc && !small ? 36 : 11;
  const fitted = fitting(name, (titled ? rowEnd - 60 : stock.x - 16) - panel.x - indent, small ? 18 : 21);
  return (
    <>
      {disc && !small && (
        <g
          transform={translate({ x: panel.x + 20, y: stock.y })}
          {...touch(board, `played ${seat}`, about(board, "CM 6", "board-played", chosen))}
        >
          <circle class="cm-disc" r="11" />
          <text class="cm-number" y="5" font-size="14.5">
            {disc}
          </text>
        </g>
      )}
      <text class="cm-name" x={panel.x + indent} y={y} font-size={fitted.size}>
        {fitted.text}
      </text>
      {titled && (
        <>
          <text class="cm-label on-wall end" x={rowEnd} y={y}>
            {say("column-court")}
          </text>
          <text class="cm-label on-wall start" x={panel.reserve[0]!.x - panel.reserve[0]!.size / 2} y={y}>
            {say("column-reserve")}
          </text>
        </>
      )}
      <g
        transform={translate(stock)}
        {...touch(board, `stock ${seat}`, about(board, "CM 9", "board-castles", castles))}
      >
        <rect class="cm-touch" x="-12" y="-12" width="64" height="24" />
        <Castle side={side} size={19} />
        <Count was={built - (scene.castles.get(side) ?? 0)} now={built}>
          {(count) => (small ? `${count}` : `${count}/${limit}`)}
        </Count>
      </g>
    </>
  );
}

/** A number that changes when the castles of the scene have landed. */
function Count({ was, now, children }: { was: number; now: number; children: (count: number) => string }) {
  const { wait } = useBoard().scene;
  const fades = useMotion(was === now ? null : [{ opacity: 1 }, { opacity: 0 }], 150, wait + FLIGHT);
  const comes = useMotion(was === now ? null : [{ opacity: 0 }, { opacity: 1 }], 150, wait + FLIGHT);
  return (
    <>
      <g ref={fades} class="cm-past" aria-hidden="true">
        <text class="cm-small" x="14" y="5.4">
          {was !== now && children(was)}
        </text>
      </g>
      <g ref={comes}>
        <text class="cm-small" x="14" y="5.4">
          {children(now)}
        </text>
      </g>
    </>
  );
}

const LETTER = 0.41; // of a letter's height: how wide it is, for most names
const LEAST = 11; // pixels high

/** A name in letters that let it fit its place, shortened where they would be too small. */
export function fitting(text: string, room: number, most: number): { text: string; size: number } {
  const size = Math.min(most, room / (LETTER * text.length));
  if (size >= LEAST) return { text, size };
  return { text: `${text.slice(0, Math.max(3, Math.floor(room / (LETTER * LEAST)) - 1))}…`, size: LEAST };
}

/** A throne in a pointed niche. */
const niche = (w: number, h: number): string =>
  `M${-w} ${h}V${-h * 0.2}C${-w} ${-h * 0.72} ${-w * 0.45} ${-h * 0.86} 0 ${-h}C${w * 0.45} ${-h * 0.86} ${w} ${-h * 0.72} ${w} ${-h * 0.2}V${h}Z`;

function Court({ panel, seat }: { panel: Panel; seat: number }) {
  const board = useBoard();
  const { view, me, picked, scene, fresh } = board;
  const { court } = view.players[seat]!;
  const [first] = panel.court;
  const half = first!.size / 2;
  const step = panel.court[1]!.x - first!.x;
  const asked = view.phase === "playing-paladins" ? picked && `play ${picked.slice(8)} court` : "play red court";
  const mark = touch(
    board,
    seat === me ? "court" : `court ${seat}`,
    about(board, "CM 7", "board-court", { who: { seat } }),
    (seat === me && asked) || undefined,
  );
  return (
    <g {...mark} class={`cm-court ${mark.class}`}>
      <rect class="cm-bench" x={first!.x - step / 2} y={first!.y - half} width={5 * step} height={2 * half} rx="8" />
      {COLOURS.map((colour, c) => {
        const cell = panel.court[c]!;
        const count = court[colour] ?? 0;
        const spot = `court ${seat} ${colour}`;
        const size = Math.min(cell.size, step);
        const was = count - arriving(scene, spot);
        const paladin = (count: number) => (
          <g transform={`translate(0 ${(half * 0.12).toFixed(1)})`}>
            <Paladin colour={colour} size={size * (panel.mine ? 0.64 : 0.7)} count={count} />
          </g>
        );
        return (
          <g
            key={colour}
            transform={translate(cell)}
            class={view.holders[colour] === seat ? "cm-held" : ""}
            data-mark={spot}
          >
            <path class={`cm-niche ${colour}`} d={niche(step / 2 - 2.5, half - 2.5)} />
            <rect class="cm-dais" x={3 - step / 2} y={half - 6} width={step - 6} height="3.4" rx="1.4" />
            {count ? (
              <Lands spot={spot} was={was > 0 && paladin(was)}>
                {fresh.has(spot) && <Recent r={size * 0.43} y={half * 0.12} />}
                {paladin(count)}
              </Lands>
            ) : (
              <g class="cm-engraved">
                <Sign colour={colour} size={(size * 0.5) / 24} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

function Reserve({ panel, seat }: { panel: Panel; seat: number }) {
  const board = useBoard();
  const { view, me, picked, scene, fresh } = board;
  const { reserve } = view.players[seat]!;
  const [first] = panel.reserve;
  const step = panel.reserve[1]!.x - first!.x;
  return (
    <g data-mark={`reserve ${seat}`}>
      <rect
        class="cm-tray"
        x={first!.x - step / 2}
        y={first!.y - first!.size / 2}
        width={5 * step}
        height={first!.size}
        rx="8"
      />
      {COLOURS.map((colour, c) => {
        const count = reserve[colour] ?? 0;
        if (!count) return null;
        const cell = panel.reserve[c]!;
        const spot = seat === me ? `reserve ${colour}` : `reserve ${colour} ${seat}`;
        const lies = `reserve ${seat} ${colour}`;
        const explained = about(board, "CM 7", "board-reserve", { who: { seat }, colour: word(colour), count });
        const would = seat === me ? `play ${colour} court` : undefined;
        const was = count - arriving(scene, lies);
        const paladin = (count: number) => (
          <Paladin colour={colour} size={Math.min(cell.size, step) * (panel.mine ? 0.68 : 0.72)} count={count} />
        );
        return (
          <g key={colour} transform={translate(cell)} {...touch(board, spot, explained, would, count)}>
            <Glow cell={{ ...cell, size: panel.mine ? cell.size : Math.min(cell.size, step) }} />
            <Lands spot={lies} was={was > 0 && paladin(was)}>
              {fresh.has(lies) && <Recent r={Math.min(cell.size, step) * 0.44} />}
              <g class={picked === spot ? "cm-lifted" : "cm-lift"}>{paladin(count)}</g>
            </Lands>
          </g>
        );
      })}
    </g>
  );
}

function Discs({ panel, seat }: { panel: Panel; seat: number }) {
  const board = useBoard();
  const { view, me, fresh } = board;
  const { unplayed, disc } = view.players[seat]!;
  return (
    <g data-mark={`discs ${seat}`}>
      {DISCS.map((number, i) => {
        const cell = panel.discs[i]!;
        const left = unplayed.includes(number);
        const spot = seat === me ? `disc ${number}` : `disc ${number} ${seat}`;
        const explained = about(board, "CM 6", left ? "board-disc" : "board-disc-gone", { number });
        const where = cell.y < panel.y + panel.head ? " walled" : "";
        const state = (left ? "" : disc === number ? "played" : "gone") + where;
        const would = seat === me ? `disc ${number}` : undefined;
        const type = cell.size * (panel.mine ? 0.48 : 0.8);
        const r = cell.size * (panel.mine ? 0.4 : 0.47);
        return (
          <g key={number} transform={translate(cell)} {...touch(board, spot, explained, would)}>
            <Glow cell={cell} round />
            {fresh.has(`disc ${seat} ${number}`) && <Recent r={r + 2} />}
            <circle class={`cm-disc ${state}`} r={r} />
            {panel.mine && <circle class={`cm-disc-rim ${state}`} r={r * 0.8} />}
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
  const { derived, scene } = useBoard();
  const { castles, castles_to_win } = derived;
  const first = panel.castles;
  if (!first) return null;
  const side = sideOf(derived, seat);
  const was = castles[side]! - (scene.castles.get(side) ?? 0);
  return (
    <g>
      {Array.from({ length: castles_to_win }, (_, i) => (
        <g key={i} transform={translate({ x: first.x + (i + 0.5) * first.size, y: first.y })}>
          <g class="cm-none">
            <Castle side={side} size={Math.min(first.size - 2, 28)} />
          </g>
          {i < castles[side]! && (
            <Lands spot={i < was ? "" : `stock ${side}`}>
              <Castle side={side} size={Math.min(first.size - 2, 28)} />
            </Lands>
          )}
        </g>
      ))}
    </g>
  );
}

/** A wall with battlements, behind which the hall lies. */
function wall({ x, y, w, head }: Panel): string {
  const merlons = Math.max(5, Math.round(w / 20)) * 2 - 1;
  const step = (w - 8) / merlons;
  const top = Array.from({ length: merlons }, (_, i) => `V${y + (i % 2 ? 5 : 0)}h${step.toFixed(2)}`).join("");
  return `M${x} ${y + head}V${y + 5}h4${top}V${y + 5}h4V${y + head}Z`;
}

export function Player({ panel, seat }: { panel: Panel; seat: number }) {
  const { derived, actor, me } = useBoard();
  const { x, y, w, h } = panel;
  return (
    <g
      class={`cm-player side-${sideOf(derived, seat)}${actor === seat ? (me === seat ? " asked" : " acting") : ""}`}
      data-mark={`seat ${seat}`}
    >
      <rect class="cm-shade" x={x + 1} y={y + 9} width={w} height={h - 4} rx="9" />
      <path class="cm-hall" d={`M${x} ${y + 5}h${w}v${h - 14}q0 9 -9 9h${18 - w}q-9 0 -9 -9Z`} />
      <path class="cm-wall" d={wall(panel)} />
      <rect class="cm-ring" x={x - 3} y={y - 3} width={w + 6} height={h + 6} rx="11" />
      <Head panel={panel} seat={seat} />
      <Court panel={panel} seat={seat} />
      <Reserve panel={panel} seat={seat} />
      <Discs panel={panel} seat={seat} />
      <Track panel={panel} seat={seat} />
    </g>
  );
}
