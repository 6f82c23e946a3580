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
  at: [x: number, y: number]; // the middle of its number, from its upper left corner
}

const NUMBER = 22; // pixels across
const SHARES = [0, 1, 0.5, 0.25, 0.75];
const EDGE: [number, number][] = SHARES.flatMap((down) =>
  SHARES.map((right): [number, number] => [right, down]),
).filter(([right, down]) => [right, down].some((share) => share === 0 || share === 1));
/** Where a number may stand: on the edge of its ring, else beside it. */
const places = (w: number, h: number): [number, number][] =>
  [0, NUMBER / 2].flatMap((out) =>
    EDGE.map(([right, down]): [number, number] => [
      right * w + out * (right === 0 ? -1 : Math.floor(right)),
      down * h + out * (down === 0 ? -1 : Math.floor(down)),
    ]),
  );

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

/** Gives each ring a place for its number where no text is covered, nor another number. */
function numbered(rings: Ring[], texts: Box[], width: number): Ring[] {
  const taken = [...texts];
  return rings.map((ring) => {
    const boxes = places(ring.w, ring.h).map((at) => {
      const [x, y] = [ring.x + at[0] - NUMBER / 2, ring.y + at[1] - NUMBER / 2];
      return { at, x, y, w: NUMBER, h: NUMBER };
    });
    const within = boxes.filter(({ x }) => x > -8 && x + NUMBER < width + 8);
    const best = within.find((box) => !taken.some((other) => meets(box, other))) ?? boxes[0]!;
    taken.push(best);
    return { ...ring, at: best.at };
  });
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
export function Marks({ names, numbered: counts }: { names: string[]; numbered?: boolean }) {
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
      at: [0, 0] as [number, number],
    }));
    const different = rounded.filter((one, i) => rounded.findIndex((other) => same(one, other)) === i);
    const texts = [...(counts ? stage.querySelectorAll("svg text") : [])].map((text) => {
      const { x, y, width, height } = text.getBoundingClientRect();
      return {
        x: (x - from.x) / zoom,
        y: (y - from.y + 0.18 * height) / zoom,
        w: width / zoom,
        h: (0.64 * height) / zoom,
      };
    });
    const placed = counts ? numbered(different, texts, from.width / zoom) : different;
    setRings((now) => (now.length === placed.length && now.every((one, i) => same(one, placed[i]!)) ? now : placed));
  };
  useLayoutEffect(measure, [wanted]);
  useEffect(() => {
    if (!wanted) return;
    const timer = window.setInterval(measure, LOOK);
    const observer = new ResizeObserver(measure); // before a drawing is seen at another size
    const stage = place.current!.parentElement!;
    for (const one of [stage, ...stage.querySelectorAll("svg:not(svg svg)")]) observer.observe(one);
    return () => {
      window.clearInterval(timer);
      observer.disconnect();
    };
  }, [wanted]);

  return (
    <div class={`marks ${counts ? "numbered" : ""}`} ref={place} aria-hidden="true">
      {rings.map(({ number, x, y, w, h, at: [left, top] }) => (
        <span key={`${x} ${y} ${w} ${h}`} style={{ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` }}>
          {counts && <b style={{ left: `${left}px`, top: `${top}px` }}>{number}</b>}
        </span>
      ))}
    </div>
  );
}

const same = (one: Ring, other: Ring): boolean =>
  one.x === other.x &&
  one.y === other.y &&
  one.w === other.w &&
  one.h === other.h &&
  String(one.at) === String(other.at);
