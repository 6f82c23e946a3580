// Everybody's chances over the whole game: a line for each side, told apart by colour, dashes and the mark at its end.
// A click, a finger or the arrow keys turn to a moment, and the board follows.

import { useRef } from "preact/hooks";
import { useRoom } from "../../kit/room";
import { percent } from "../common/percent";
import { SHAPES } from "../common/seat-mark";
import type { Say } from "../common/words";
import type { AnalysisClient, ChancesAfter } from "./analysis-client";

const [LEFT, RIGHT, TOP, BOTTOM] = [40, 30, 8, 9];
const RULES = [0, 0.25, 0.5, 0.75, 1];
const NEAR = 13; // pixels from a bad move within which a click means it
const MARK = 15; // pixels from one mark to the next

interface Props {
  client: AnalysisClient;
  say: Say;
}

export function ChancePlot({ client, say }: Props) {
  const { frame, width, height } = useRoom();
  const held = useRef(false);
  const { last, analysed } = client;
  const course = client.course.value;
  const at = client.at.value;
  const chances = client.chances.value;
  const x = (n: number) => LEFT + ((width - LEFT - RIGHT) * n) / last;
  const y = (chance: number) => TOP + (height - TOP - BOTTOM) * (1 - chance);
  const sides = [...new Set(analysed.sides)].map((side) =>
    analysed.sides.flatMap((one, seat) => (one === side ? [seat] : [])),
  );
  const bad = client.decisions.value.filter((one) => one.bad);
  const known = course.at(-1)?.n ?? 0;

  const point = (event: PointerEvent): void => {
    const box = frame.current!.getBoundingClientRect();
    const [left, top] = [event.clientX - box.left, event.clientY - box.top];
    const distance = ({ step, seat, before }: (typeof bad)[number]) =>
      Math.hypot(x(step) - left, y(before[seat]!) - top);
    const near = event.type === "pointerdown" ? bad.filter((one) => distance(one) < NEAR) : [];
    const meant = near.sort((one, other) => distance(one) - distance(other))[0];
    if (meant) {
      held.current = false;
      void client.pick(meant);
      return;
    }
    const n = ((left - LEFT) / (width - LEFT - RIGHT)) * last;
    const nearest = client.stops.value.reduce((best, stop) => (Math.abs(stop - n) < Math.abs(best - n) ? stop : best));
    if (nearest !== at || client.chosen.value) void client.turn(nearest);
  };

  return (
    <div
      ref={frame}
      class="chance-plot"
      role="slider"
      tabIndex={0}
      aria-label={say("analysis-chances")}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={`${say("page-step", { n: at, last })}${chances ? `: ${spoken(chances, say)}` : ""}`}
      onPointerDown={(event) => {
        held.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={(event) => held.current && point(event)}
      onPointerUp={() => (held.current = false)}
      onPointerCancel={() => (held.current = false)}
    >
      {width > 0 && (
        <svg class="plot" width={width} height={height} aria-hidden="true">
          {RULES.map((chance) => (
            <g>
              <path class={`rule ${chance === 0.5 ? "" : "fine"}`} d={`M${LEFT} ${y(chance)}H${width - RIGHT}`} />
              {chance % 0.5 === 0 && (
                <text x={LEFT - 6} y={y(chance) + 4}>
                  {percent(chance, 0)}
                </text>
              )}
            </g>
          ))}
          {known < last && (
            <rect class="unknown" x={x(known)} y={TOP} width={x(last) - x(known)} height={height - TOP - BOTTOM} />
          )}
          <path class="here" d={`M${x(at).toFixed(1)} ${TOP - 4}V${height - BOTTOM + 4}`} />
          {sides.map(([seat]) => (
            <g class={`seat-${seat}`}>
              <path class="course" d={drawn(course, seat!, x, y)} />
            </g>
          ))}
          {bad.map((one) => (
            <g
              class={`seat-${one.seat} mark bad ${client.chosen.value?.step === one.step ? "chosen" : ""}`}
              transform={`translate(${(x(one.step) - 5).toFixed(1)} ${(y(one.before[one.seat]!) - 5).toFixed(1)}) scale(.62)`}
            >
              {SHAPES[one.seat]}
            </g>
          ))}
          {chances &&
            sides.map(([seat]) => <circle class={`dot seat-${seat}`} cx={x(at)} cy={y(chances[seat!]!)} r={3.5} />)}
          {apart(course.at(-1)?.chances ?? [], sides, y, height).map(({ seats, middle }) =>
            seats.map((seat, i) => (
              <g
                class={`seat-${seat} mark`}
                transform={`translate(${Math.min(x(known), x(last)) + 5 + i * 13} ${middle - 6.5}) scale(.8)`}
              >
                {SHAPES[seat]}
              </g>
            )),
          )}
        </svg>
      )}
    </div>
  );
}

const drawn = (course: ChancesAfter[], seat: number, x: (n: number) => number, y: (chance: number) => number): string =>
  course.map(({ n, chances }, i) => `${i ? "L" : "M"}${x(n).toFixed(1)} ${y(chances[seat]!).toFixed(1)}`).join("");

/** Where the marks at the ends of the lines stand: beside their ends, but none over another. */
function apart(chances: number[], sides: number[][], y: (chance: number) => number, height: number) {
  if (!chances.length) return [];
  const found = sides
    .map((seats) => ({ seats, middle: y(chances[seats[0]!]!) }))
    .sort((one, other) => one.middle - other.middle);
  found.forEach((one, i) => {
    if (i) one.middle = Math.max(one.middle, found[i - 1]!.middle + MARK);
  });
  let most = height - 8;
  for (const one of found.reverse()) {
    one.middle = Math.min(one.middle, most);
    most = one.middle - MARK;
  }
  return found;
}

export const spoken = (chances: number[], say: Say): string =>
  chances.map((chance, seat) => say("page-chance", { who: { seat }, percent: Math.round(chance * 100) })).join(", ");
