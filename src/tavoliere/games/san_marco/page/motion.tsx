// Pieces on their way: what changed between two views flies from where it was to where it is.

import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Aristocrat } from "./art";
import { type Plan, type Point, spot } from "./geometry";
import { type Colour, DISTRICTS, present, type View } from "./view";

interface Flight {
  key: string;
  from: Point;
  to: Point;
  colour: Colour;
  points?: number;
}

/** The colour's own place beside the board, above the map. */
function home(view: View, plan: Plan, colour: Colour): Point {
  const colours = present(view);
  return [((colours.indexOf(colour) + 0.5) / colours.length) * plan.size[0], -30];
}

function between(before: View, after: View, plan: Plan, n: number): Flight[] {
  const flights: Flight[] = [];
  for (const colour of present(after)) {
    const beside = home(after, plan, colour);
    for (const district of DISTRICTS) {
      const change = (after.districts[district][colour] ?? 0) - (before.districts[district][colour] ?? 0);
      const there = spot(present(after), plan, district, colour);
      const [from, to] = change > 0 ? [beside, there] : [there, beside];
      if (change) flights.push({ key: `${n}:${district}:${colour}`, from, to, colour });
    }
    const points = (after.points[colour] ?? 0) - (before.points[colour] ?? 0);
    if (points > 0 && after.doge && after.passage === before.passage && after.phase !== "over") {
      const there = spot(present(after), plan, after.doge, colour);
      flights.push({ key: `${n}:${colour}`, from: there, to: [there[0], there[1] - 60], colour, points });
    }
  }
  return flights;
}

export function useFlights(view: View, plan: Plan, still: boolean): JSX.Element[] {
  const before = useRef(view);
  const steps = useRef(0);
  const [flights, setFlights] = useState<Flight[]>([]);
  useLayoutEffect(() => {
    if (before.current !== view && !still) setFlights(between(before.current, view, plan, ++steps.current));
    before.current = view;
  }, [view]);
  if (still) return [];
  const done = (key: string) => setFlights((left) => left.filter((flight) => flight.key !== key));
  return flights.map(({ key, from, to, colour, points }) => (
    <g
      key={key}
      class={points ? "sm-rising" : "sm-flying"}
      style={{ "--from": `translate(${from[0]}px,${from[1]}px)`, "--to": `translate(${to[0]}px,${to[1]}px)` }}
      onAnimationEnd={() => done(key)}
    >
      {points ? <text>+{points}</text> : <Aristocrat colour={colour} />}
    </g>
  ));
}

/** Cards glide from where they lay to where they lie: each has a `data-card` that it keeps. */
export function useGliding(box: { current: HTMLElement | null }, still: boolean): void {
  const places = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const now = new Map<string, DOMRect>();
    for (const card of box.current?.querySelectorAll<HTMLElement>("[data-card]") ?? []) {
      const key = card.dataset.card!;
      const place = card.getBoundingClientRect();
      now.set(key, place);
      const from = places.current.get(key);
      const moved = from && Math.hypot(from.x - place.x, from.y - place.y) > 4;
      if (moved && !still && !matchMedia("(prefers-reduced-motion: reduce)").matches)
        card.animate([{ transform: `translate(${from.x - place.x}px,${from.y - place.y}px)` }, { transform: "none" }], {
          duration: 320,
          easing: "cubic-bezier(.2,.7,.2,1)",
        });
    }
    places.current = now;
  });
}
