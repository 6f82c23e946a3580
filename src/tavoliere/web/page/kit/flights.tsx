// Pieces on their way: what flies from place to place, what glides to where it lies now, what rises and fades.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { animate } from "./animation";
import { moves } from "./stillness";

const FLIGHT = 620; // milliseconds
const STAGGER = 130; // between pieces that set out together
const MOST_STAGGERED = 8;
const GLIDE = 400;
const DEALT = 60; // between cards that are dealt
const RISE = 1400;
const HARDLY = 8; // pixels: a card that is lifted a little has not moved
const LIFT = 26; // pixels that a flight rises above the straight way

export interface Point {
  x: number;
  y: number;
}

export interface Flight {
  key: string;
  from: Point;
  to: Point;
  piece: ComponentChildren;
  rises?: boolean; // it goes up in sight and fades, as points do
}

const put = ({ x, y }: Point) => ({ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` });

/** Pieces that fly once and are gone, in an SVG. */
export function Flights({ flights, still }: { flights: Flight[]; still: boolean }) {
  if (!moves(still)) return null;
  return (
    <g aria-hidden="true" class="flights">
      {flights.map((flight, i) => (
        <Flying key={flight.key} flight={flight} wait={Math.min(i, MOST_STAGGERED) * STAGGER} />
      ))}
    </g>
  );
}

function Flying({ flight: { from, to, piece, rises }, wait }: { flight: Flight; wait: number }) {
  const ref = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const lift = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - LIFT };
    const frames = rises
      ? [
          { ...put(from), opacity: 0 },
          { ...put(lift), opacity: 1 },
          { ...put(to), opacity: 0 },
        ]
      : [
          { ...put(from), opacity: 1 },
          { ...put(lift), opacity: 1 },
          { ...put(to), opacity: 0.9 },
          { ...put(to), opacity: 0 },
        ];
    const timing = rises ? { duration: RISE } : { duration: FLIGHT, delay: wait };
    animate(ref.current, frames, false, { ...timing, easing: "ease-in-out" });
  }, []);
  return (
    <g ref={ref} class="flight">
      {piece}
    </g>
  );
}

/** Lets the elements of a box that keep their `data-glides` glide from where they lay to where they lie.

    What is `.dragged` follows the pointer, and glides only once it is let go. What is new comes from where that lay of
    which it is `data-from`, or else from `source`, if any.
*/
export function useGliding(box: { current: HTMLElement | null }, still: boolean, source?: () => Element | null): void {
  const places = useRef<Map<string, Point> | null>(null);
  useLayoutEffect(() => {
    if (!moves(still)) {
      places.current = null; // to measure would only make the browser lay out everything once more
      return;
    }
    const now = new Map<string, Point>();
    const deck = places.current && source?.()?.getBoundingClientRect();
    let dealt = 0;
    const corner = box.current?.getBoundingClientRect();
    for (const element of box.current?.querySelectorAll<HTMLElement>("[data-glides]") ?? []) {
      const key = element.dataset.glides!;
      const { x, y } = element.getBoundingClientRect();
      const seen = { x: x - corner!.x, y: y - corner!.y };
      if (element.matches(".dragged")) {
        now.set(key, seen);
        continue;
      }
      const { m41, m42 } = new DOMMatrix(getComputedStyle(element).transform); // on its way already
      const place = { x: seen.x - m41, y: seen.y - m42 };
      const known = places.current?.get(key) ?? places.current?.get(element.dataset.from ?? "");
      const from = known ?? (deck && { x: deck.x - corner!.x, y: deck.y - corner!.y });
      now.set(key, place);
      if (!from || Math.hypot(from.x - place.x, from.y - place.y) <= HARDLY) continue;
      const start = m41 || m42 ? seen : from;
      const wait = known ? 0 : Math.min(dealt++, MOST_STAGGERED) * DEALT;
      const frames = [{ transform: `translate(${start.x - place.x}px,${start.y - place.y}px)` }, { transform: "none" }];
      animate(element, frames, still, { duration: GLIDE, delay: wait, easing: "ease-out" });
    }
    places.current = now;
  });
}
