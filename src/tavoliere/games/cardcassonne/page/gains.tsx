// What a claim has earned, standing at its row and its player until something else is shown.

import type { ComponentChildren } from "preact";
import type { Gain } from "../../../web/page/protocol";
import { Follower } from "./art";
import type { Box, RowPlan } from "./layout";
import { useAppearing } from "./motion";
import { COLOURS, type Colour } from "./view";

interface Shown {
  after: number; // when the claim is made
  turn: number;
  still: boolean;
}

/** Points on a small plate. */
export function Earned({ points, x, y, w, h, after, turn, still, children }: EarnedProps) {
  const ref = useAppearing(after, turn, still, [{ opacity: 0 }, { opacity: 1 }]);
  return (
    <g ref={ref} class="cc-gain" data-gain={points}>
      <g transform={`translate(${x} ${y})`}>
        <rect width={w} height={h} rx={h / 2} />
        {children}
        <text x={children ? w * 0.62 : w / 2} y={h * 0.74} font-size={children ? 25 : 16}>
          +{points}
        </text>
      </g>
    </g>
  );
}

interface EarnedProps extends Box, Shown {
  points: number;
  children?: ComponentChildren;
}

export function RowGain({ gain, plans, order, ...shown }: Shown & { gain: Gain; plans: RowPlan[]; order: number }) {
  const plan = plans[COLOURS.indexOf(gain.place as Colour)];
  if (!plan) return null;
  return (
    <g class={`cc-seat-${gain.seat}`}>
      <Earned
        {...shown}
        points={gain.points}
        x={plan.x + plan.w - 106 - order * 102}
        y={plan.y + plan.h / 2 - 21}
        w={96}
        h={42}
      >
        <g transform="translate(11 3) scale(.4)" children={<Follower seat={gain.seat} />} />
      </Earned>
    </g>
  );
}
