// The four rows: their board pieces, what each segment is worth, and where the next piece would lie.

import type { BoardProps } from "../../../web/page/board";
import type { Touch } from "../../../web/page/kit/touch";
import type { Choice } from "../../../web/page/protocol";
import { Drawing } from "./art";
import { CARD, type RowPlan } from "./layout";
import type { Colour, Segment } from "./view";

export interface RowProps {
  row: Colour;
  plan: RowPlan;
  small: boolean;
  say: BoardProps["say"];
  preview: boolean; // something would lie at its end
  then: Segment | null; // what would lie open with it
  label: string;
  answers: ReturnType<Touch<Choice>>;
}

export function Row({ row, plan, small, say, preview, then, label, answers }: RowProps) {
  const lit = answers.role === "button";
  const edge = plan.y + plan.h - 7;
  return (
    <g role="img" aria-label={label} {...answers}>
      <rect class="cc-lane" x={plan.x} y={plan.y} width={plan.w} height={plan.h} rx="7" />
      <pattern
        id={`cc-edge-${row}`}
        x={plan.x + plan.head}
        y={edge}
        width={EDGES[row][0]}
        height="7"
        patternUnits="userSpaceOnUse"
      >
        <path class="cc-edge" d={EDGES[row][1]} />
      </pattern>
      <rect x={plan.x + plan.head} y={edge} width={plan.w - plan.head - 4} height="7" fill={`url(#cc-edge-${row})`} />
      <path
        class="cc-piece"
        d={`M${plan.x + 7} ${plan.y}H${plan.x + plan.head}V${plan.y + plan.h}H${plan.x + 7}q-7 0-7-7V${plan.y + 7}q0-7 7-7Z`}
      />
      <Drawing
        of={row}
        x={plan.x + plan.head / 2}
        y={plan.y + plan.h / 2 - (small ? 0 : 10)}
        scale={small ? 1.6 : 2.4}
      />
      {!small && (
        <text class="cc-theme" x={plan.x + plan.head / 2} y={plan.y + plan.h / 2 + 27}>
          {say(`theme-${row}`)}
        </text>
      )}
      {plan.marks.map((now) => {
        const { x, y, w, owner, from, to } = now;
        const open = owner < 0;
        if (to === from && !(open && preview)) return null;
        const classes = `cc-mark ${open ? (preview ? "cc-preview" : "cc-open") : `cc-seat-${owner}`}`;
        return (
          <g class={classes} key={owner}>
            {to > from && <path d={`M${x + 1} ${y - 1}v3H${x + w - 1}v-3`} />}
            <Pill x={x} y={y} worths={open && then ? [now, then] : [now]} />
          </g>
        );
      })}
      {lit && (
        <rect
          class="cc-slot"
          x={plan.end.x}
          y={plan.end.y}
          width={CARD.w * plan.scale}
          height={CARD.h * plan.scale}
          rx="4"
        />
      )}
    </g>
  );
}

// Along each row's edge: arcades, a road, furrows, battlements.
const EDGES: Record<Colour, [width: number, d: string]> = {
  yellow: [14, "M1 7V4A6 4 0 0 1 13 4V7"],
  red: [18, "M2 3.5H11"],
  green: [10, "M0 7Q5 0 10 7M2 7Q5 3 8 7"],
  blue: [14, "M0 2H4V6H10V2H14"],
};

/** Points, buildings for the chest, unknown cards: "12 +1⌂ +1?". */
function Pill({ x, y, worths }: { x: number; y: number; worths: Segment[] }) {
  const words = worths
    .map(({ points, chest, unseen }) =>
      [points, chest && `+${chest}⌂`, unseen && `+${unseen}?`].filter((part, i) => !i || part).join(" "),
    )
    .join(" → ");
  const width = words.length * 6.3 + 12;
  return (
    <g>
      <rect class="cc-pill" x={x} y={y} width={width} height="17" rx="8.5" />
      <text x={x + width / 2} y={y + 13}>
        {words}
      </text>
    </g>
  );
}
