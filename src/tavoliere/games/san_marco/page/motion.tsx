// Pieces on their way: what changed between two views flies from where it was to where it is.

import { useRef } from "preact/hooks";
import type { Flight } from "../../../web/page/kit/flights";
import { Aristocrat } from "./art";
import { type Plan, type Point, spot } from "./geometry";
import { type Colour, DISTRICTS, present, type View } from "./view";

/** The colour's own place beside the board, above the map. */
function home(view: View, plan: Plan, colour: Colour): Point {
  const colours = present(view);
  return [((colours.indexOf(colour) + 0.5) / colours.length) * plan.size[0], -30];
}

const point = ([x, y]: Point) => ({ x, y });

function between(before: View, after: View, plan: Plan, n: number): Flight[] {
  const flights: Flight[] = [];
  for (const colour of present(after)) {
    const beside = home(after, plan, colour);
    for (const district of DISTRICTS) {
      const change = (after.districts[district][colour] ?? 0) - (before.districts[district][colour] ?? 0);
      const there = spot(present(after), plan, district, colour);
      const [from, to] = change > 0 ? [beside, there] : [there, beside];
      const piece = <Aristocrat colour={colour} />;
      if (change) flights.push({ key: `${n}:${district}:${colour}`, from: point(from), to: point(to), piece });
    }
    const points = (after.points[colour] ?? 0) - (before.points[colour] ?? 0);
    if (points > 0 && after.doge && after.passage === before.passage && after.phase !== "over") {
      const from = point(spot(present(after), plan, after.doge, colour));
      const piece = <text class="sm-rise">+{points}</text>;
      flights.push({ key: `${n}:${colour}`, from, to: { ...from, y: from.y - 60 }, piece, rises: true });
    }
  }
  return flights;
}

/** What flies since the last view. */
export function useFlights(view: View, plan: Plan): Flight[] {
  const before = useRef(view);
  const steps = useRef(0);
  const flights = useRef<Flight[]>([]);
  if (before.current !== view) {
    flights.current = between(before.current, view, plan, ++steps.current);
    before.current = view;
  }
  return flights.current;
}
