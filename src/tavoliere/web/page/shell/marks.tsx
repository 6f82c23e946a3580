// Rings around what a sentence speaks of: parts of the board by the names that it gives them.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

const LOOK = 200; // milliseconds between looks at where the parts are: pieces move, and boards change their size
const AIR = 4; // pixels around a part

interface Ring {
  number: number; // of the part's name
  x: number;
  y: number;
  w: number;
  h: number;
}

/**
 * The board's parts of these names: `data-spot` is what can be pressed, `data-mark` what else has a name. What a part has
 * as `data-ring` inside gets the ring in its stead.
 */
function partsOf(stage: Element, names: string[]): [part: Element, number: number][] {
  return names.flatMap((name, i) => {
    const quoted = CSS.escape(name);
    const found = stage.querySelectorAll(`[data-spot="${quoted}"], [data-mark="${quoted}"]`);
    return [...found].map((part): [Element, number] => [part.querySelector("[data-ring]") ?? part, i + 1]);
  });
}

/** `numbered`: each name has its number, which is told elsewhere. */
export function Marks({ names, numbered }: { names: string[]; numbered?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [rings, setRings] = useState<Ring[]>([]);
  const wanted = names.join("|");

  const measure = () => {
    const here = place.current;
    const stage = here?.parentElement;
    if (!here || !stage) return;
    const from = here.getBoundingClientRect();
    const zoom = here.currentCSSZoom ?? 1; // on paper
    const found = partsOf(stage, names).map(([part, number]) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return { number, x: x - from.x - AIR, y: y - from.y - AIR, w: width + 2 * AIR, h: height + 2 * AIR };
    });
    const rounded = found.map(({ number, x, y, w, h }) => ({
      number,
      ...{ x: Math.round(x / zoom), y: Math.round(y / zoom) },
      ...{ w: Math.round(w / zoom), h: Math.round(h / zoom) },
    }));
    const different = rounded.filter((one, i) => rounded.findIndex((other) => same(one, other)) === i);
    setRings((now) =>
      now.length === different.length && now.every((one, i) => same(one, different[i]!)) ? now : different,
    );
  };
  useLayoutEffect(measure, [wanted]);
  useEffect(() => {
    if (!wanted) return;
    const timer = window.setInterval(measure, LOOK);
    return () => window.clearInterval(timer);
  }, [wanted]);

  return (
    <div class={`marks ${numbered ? "numbered" : ""}`} ref={place} aria-hidden="true">
      {rings.map(({ number, x, y, w, h }, i) => (
        <span key={`${x} ${y} ${w} ${h}`} style={{ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` }}>
          {numbered && <b class={rings.slice(0, i).some((other) => near(other, { x, y })) ? "right" : ""}>{number}</b>}
        </span>
      ))}
    </div>
  );
}

const NUMBER = 22; // pixels that a number takes at the upper left, or at the upper right where another stands there

const near = (one: Ring, { x, y }: { x: number; y: number }): boolean =>
  Math.abs(one.x - x) < NUMBER && Math.abs(one.y - y) < NUMBER;

const same = (one: Ring, other: Ring): boolean =>
  one.x === other.x && one.y === other.y && one.w === other.w && one.h === other.h;
