// What pieces lie on: the players' sides, zones with their places, and how many lie there.

import type { SeatInfo, Zone } from "../protocol";
import type { Say } from "../sentences";
import type { ZoneHere } from "./contents";
import {
  type Extent,
  isNumber,
  isOpen,
  LABEL,
  NAME,
  numbered,
  type Panel,
  type Plan,
  spotsIn,
  type ZoneBox,
} from "./layout";
import { playerName } from "./words";

const SIGN = 15; // pixels: the letters of a number on pieces

/** A player's side of the table. */
export function Side({
  panel,
  seats,
  active,
  gain,
  say,
}: {
  panel: Panel;
  seats: SeatInfo[];
  active: boolean;
  gain: number;
  say: Say;
}) {
  const { x, y, w, h, seat } = panel;
  return (
    <g class={`zb-side zb-seat-${seat}${active ? " active" : ""}`}>
      <rect class="zb-panel" {...{ x, y }} width={w} height={h} rx="12" />
      <circle class="zb-mark" cx={x + 18} cy={y + NAME / 2 + 4} r="6" />
      <text class="zb-name" x={x + 30} y={y + NAME / 2 + 9}>
        {playerName(seats, seat, say)}
      </text>
      {gain !== 0 && (
        <text class="zb-gain" x={x + w - 12} y={y + NAME / 2 + 9}>
          {gain > 0 ? `+${gain}` : `−${-gain}`}
        </text>
      )}
    </g>
  );
}

export const isRound = ({ kind, contents, stack }: Zone): boolean =>
  !stack && (kind === "track" || kind === "map" || kind === "pile") && contents.every(({ form }) => form !== "card");

/** The outline of a place: round where stones lie, else as a card. */
export function Outline({ w, h, round }: { w: number; h: number; round: boolean }) {
  const [out, r] = [2, Math.min(w, h)];
  return (
    <rect x={-out} y={-out} width={w + 2 * out} height={h + 2 * out} rx={round ? r / 2 + out : Math.min(12, r * 0.1)} />
  );
}

/** A zone with its label; places that it draws itself. */
export function Ground({ zone, box }: { zone: Zone; box: ZoneBox }) {
  const round = isRound(zone);
  const middle = (place: Extent) => ({ x: box.x + place.x + place.w / 2, y: box.y + place.y + place.h / 2 });
  const ends = zone.roads.map((road) => road.map((word) => middle(box.places[zone.places.indexOf(word)]!)));
  return (
    <g class="zb-ground">
      {zone.kind === "map" && <rect class="zb-land" x={box.x} y={box.y} width={box.w} height={box.h} rx="14" />}
      {ends.map(([from, to], i) => (
        <line key={i} class="zb-road" x1={from!.x} y1={from!.y} x2={to!.x} y2={to!.y} />
      ))}
      {(isOpen(zone) ? box.places.slice(0, 1) : box.places).map((place, i) => (
        <g key={i} class={i % 2 ? "zb-odd" : ""} transform={`translate(${box.x + place.x} ${box.y + place.y})`}>
          {zone.stack ? <Spike {...place} /> : <Outline w={place.w} h={place.h} {...{ round }} />}
        </g>
      ))}
      {box.label && (
        <text class="zb-label" x={box.x + box.w / 2} y={box.y - LABEL * 0.35}>
          {box.label}
        </text>
      )}
    </g>
  );
}

/** What pieces are stacked on. */
function Spike({ w, h, downwards }: { w: number; h: number; downwards: boolean }) {
  const [foot, tip] = downwards ? [0, h] : [h, 0];
  return <path d={`M0 ${foot}H${w}L${w / 2} ${tip}Z`} />;
}

/** How many pieces lie at each place of a zone. */
export function Counts({ here, plan }: { here: ZoneHere; plan: Plan }) {
  const { zone, places } = here;
  const box = plan.zones.get(here.key)!;
  if (zone.stack)
    return (
      <>
        {places.map(({ pieces }, i) => {
          if (pieces.length <= zone.stack) return null;
          const last = spotsIn(zone, box, i, pieces).at(-1)!;
          return (
            <text key={i} class="zb-over" x={last.x} y={last.y + SIGN * 0.36} font-size={SIGN}>
              {pieces.length}
            </text>
          );
        })}
      </>
    );
  if (!numbered(zone) && !isNumber(zone)) return null;
  const inside = isNumber(zone);
  return (
    <>
      {box.places.map(({ x, y, w, h }, i) => {
        const size = inside ? Math.min(h * 0.4, 30) : Math.min(22, box.number * 0.86);
        return (
          <text
            key={i}
            class="zb-number"
            x={box.x + x + w / 2}
            y={box.y + y + (inside ? h / 2 + size * 0.36 : h + box.number * 0.82)}
            font-size={size}
          >
            {places[i]!.pieces.length}
          </text>
        );
      })}
    </>
  );
}
