// What a claim has earned, standing at its row and its player until something else is shown.

import type { Gain } from "../../../web/page/protocol";
import { Follower } from "./art";
import { CARD, MARK, type RowPlan } from "./layout";
import { COLOURS, type Colour } from "./view";

/** In the panel of the one who earned it, up to `x`. */
export function PanelGain({ points, x, y }: { points: number; x: number; y: number }) {
  const w = 28 + 8 * String(points).length;
  return (
    <g class="cc-gain" data-gain={points} transform={`translate(${x - w} ${y})`}>
      <rect width={w} height="22" rx="11" />
      <text x={w / 2} y="16.5" font-size="16">
        +{points}
      </text>
    </g>
  );
}

const [WIDE, HIGH] = [96, 42];
const RING = 14; // around a card that has just been played

/** At the row: `order` counts those that stand there already. Where cards lie, it stands below them. */
export function RowGain({ gain, plans, order }: { gain: Gain; plans: RowPlan[]; order: number }) {
  const plan = plans[COLOURS.indexOf(gain.place as Colour)];
  if (!plan) return null;
  const right = plan.x + plan.w - 10 - order * (WIDE + 6);
  const last = plan.spots.at(-1);
  const end = last ? last.x + last.scale * CARD.w : plan.end.x; // cards of a fan reach beyond where the next would begin
  const below = end + RING > right - WIDE;
  const scale = below ? MARK / HIGH : 1;
  const x = below ? plan.x + plan.w - 6 - (order + 1) * (WIDE * scale + 4) : right - WIDE;
  const y = below ? plan.y + plan.h - MARK - 1 : plan.y + (plan.h - HIGH) / 2;
  const place = `translate(${x} ${y}) scale(${scale})`;
  return (
    <g class={`cc-gain cc-seat-${gain.seat}`} data-gain={gain.points} data-counted transform={place}>
      <rect width={WIDE} height={HIGH} rx="21" />
      <g transform="translate(11 3) scale(.4)" children={<Follower seat={gain.seat} />} />
      <text x="60" y="30" font-size="25">
        +{gain.points}
      </text>
    </g>
  );
}
