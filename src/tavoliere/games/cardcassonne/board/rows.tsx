// The four rows: the sign at the head of each, what each segment is worth, and where the next piece would lie.

import type { BoardProps } from "../../../web/page/board";
import type { Touch } from "../../../web/page/kit/touch";
import type { Choice } from "../../../web/page/protocol";
import { Drawing } from "./art";
import { CARD, type Mark, type RowPlan } from "./layout";
import { Appearing, Past } from "./motion";
import type { Colour, Worth } from "./view";

interface RowProps {
  row: Colour;
  plan: RowPlan;
  small: boolean;
  say: BoardProps["say"];
  preview: boolean; // something would lie at its end
  then: Worth | null; // what would lie open with it
  label: string;
  answers: ReturnType<Touch<Choice>>;
  when: { after: number; turn: number; still: boolean }; // it looks so
  before: Mark[] | null; // what it was worth until then
}

export function Row({ row, plan, small, say, preview, then, label, answers, when, before }: RowProps) {
  const lit = answers.role === "button";
  const [x, y, w, h] = [plan.x + (small ? 3 : 6), plan.y + 5, plan.head - (small ? 6 : 12), plan.h - 10];
  const middle = x + w / 2;
  return (
    <g role="img" aria-label={label} {...answers}>
      <rect class="cc-lane" x={plan.x} y={plan.y} width={plan.w} height={plan.h} rx="9" />
      <rect class="cc-shade" x={x + 1} y={y + 3} width={w} height={h} rx="7" />
      <rect class="cc-sign" x={x} y={y} width={w} height={h} rx="7" />
      <rect class="cc-sign-rim" x={x + 3} y={y + 3} width={w - 6} height={h - 6} rx="5" />
      <Drawing of={row} x={middle} y={y + h / 2 - (small ? 0 : 10)} scale={small ? 1.5 : Math.min(2.6, h / 38)} />
      {!small && (
        <text class="cc-theme" x={middle} y={y + h - Math.max(8, h * 0.12)}>
          {say(`theme-${row}`)}
        </text>
      )}
      <Appearing {...when} children={<Marks marks={plan.marks} {...{ row, preview, then }} />} />
      {before && <Past {...when} children={<Marks marks={before} preview={false} then={null} />} />}
      {lit && (
        <rect
          class="cc-slot"
          x={plan.end.x}
          y={plan.end.y}
          width={CARD.w * plan.scale}
          height={CARD.h * plan.scale}
          rx="5"
        />
      )}
    </g>
  );
}

interface MarksProps extends Pick<RowProps, "preview" | "then"> {
  row?: Colour; // unless it is of the past
  marks: Mark[];
}

/** What each segment is worth; of the open one, also what it would be. */
const Marks = ({ row, marks, preview, then }: MarksProps) =>
  marks.map((now) => {
    const { x, y, w, owner, from, to } = now;
    const open = owner < 0;
    if (to === from && !(open && preview)) return null;
    const classes = `cc-mark ${open ? (preview ? "cc-preview" : "cc-open") : `cc-seat-${owner}`}`;
    return (
      <g class={classes} key={owner} data-mark={row && (open ? `worth ${row}` : `worth ${row} ${owner}`)}>
        {to > from && <path d={`M${x + 1} ${y - 1}v4H${x + w - 1}v-4`} />}
        <Pill x={x} y={y} worths={open && then ? [now, then] : [now]} />
      </g>
    );
  });

/** Points, buildings for the chest, unknown cards: "12 +1⌂ +1?". */
function Pill({ x, y, worths }: { x: number; y: number; worths: Worth[] }) {
  const words = worths
    .map(({ points, chest, unseen }) =>
      [points, chest && `+${chest}⌂`, unseen && `+${unseen}?`].filter((part, i) => !i || part).join(" "),
    )
    .join(" → ");
  const width = words.length * 6.8 + 14;
  return (
    <g>
      <rect class="cc-pill" x={x} y={y} width={width} height="18" rx="9" />
      <text x={x + width / 2} y={y + 13.5}>
        {words}
      </text>
    </g>
  );
}
