// What a claim has earned, standing at its row until something else is shown.

import type { Gain } from "../../../web/page/protocol";
import { Follower } from "./art";
import type { RowPlan } from "./layout";
import { useAppearing } from "./motion";
import { COLOURS, type Colour } from "./view";

interface GainProps {
  gain: Gain;
  plans: RowPlan[];
  order: number;
  after: number; // when the claim is made
  turn: number;
  still: boolean;
}

export function RowGain({ gain, plans, order, after, turn, still }: GainProps) {
  const ref = useAppearing(after, turn, still, [{ opacity: 0 }, { opacity: 1 }]);
  const plan = plans[COLOURS.indexOf(gain.place as Colour)];
  if (!plan) return null;
  return (
    <g ref={ref} class={`cc-gain cc-seat-${gain.seat}`} data-gain={gain.points}>
      <g transform={`translate(${plan.x + plan.w - 104 - (order % 2) * 96} ${plan.y + plan.h / 2 - 21})`}>
        <rect width="92" height="42" rx="21" />
        <g transform="translate(10 3) scale(.4)" children={<Follower seat={gain.seat} />} />
        <text x="56" y="29" class="cc-gain-large">
          +{gain.points}
        </text>
      </g>
    </g>
  );
}
