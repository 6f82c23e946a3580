// Pieces on their way: what changed between two views flies from where it was to where it is.

import { useRef } from "preact/hooks";
import type { Step } from "../../../web/page/events";
import type { Flight } from "../../../web/page/kit/flights";
import { Aristocrat, Medal } from "./art";
import { bridgeOf } from "./bridges";
import { type Plan, type Point, spot } from "./geometry";
import { type Colour, DISTRICTS, present, type View } from "./view";

/** The middle of a colour's panel, in units of the map. */
function home(map: SVGSVGElement | null, colour: Colour): Point {
  const panel = map?.closest(".sm-board")?.querySelector(`[data-colour="${colour}"]`)?.getBoundingClientRect();
  const sheet = map?.getScreenCTM();
  if (!panel || !sheet) return [0, -30];
  const { x, y } = new DOMPoint(panel.x + 22, panel.y + panel.height / 2).matrixTransform(sheet.inverse());
  return [x, y];
}

const point = ([x, y]: Point) => ({ x, y });

function between(
  map: SVGSVGElement | null,
  before: View,
  after: View,
  latest: Step[],
  plan: Plan,
  kind: (colour: Colour) => string,
): Flight[] {
  const flights: Flight[] = [];
  const fly = (key: string, from: Point, to: Point, piece: Flight["piece"]) =>
    flights.push({ key, from: point(from), to: point(to), piece });
  for (const colour of present(after)) {
    for (const district of DISTRICTS) {
      const change = (after.districts[district][colour] ?? 0) - (before.districts[district][colour] ?? 0);
      if (!change) continue;
      const there = spot(present(after), plan, district, colour);
      const [from, to] = change > 0 ? [home(map, colour), there] : [there, home(map, colour)];
      fly(`${district}:${colour}`, from, to, <Aristocrat colour={colour} kind={kind(colour)} />);
    }
  }
  for (const [site, owners] of Object.entries(after.bridges))
    for (const owner of owners)
      if (
        owners.filter((one) => one === owner).length >
        (before.bridges[site] ?? []).filter((one) => one === owner).length
      ) {
        const { at } = bridgeOf(after, plan, site, owner);
        fly(`${site}:${owner}`, home(map, owner), at, <Aristocrat colour={owner} kind={kind(owner)} />);
      }
  const payer = before.turn;
  for (const [i, { name, words }] of latest.entries()) {
    const owner = words[1] as Colour;
    if (name === "cross" && payer && owner !== payer)
      fly(`toll:${i}`, home(map, payer), home(map, owner), <Medal points={1} radius={16} />);
  }
  return flights;
}

/** What flies since the last view. */
export function useFlights(
  map: { current: SVGSVGElement | null },
  view: View,
  latest: Step[],
  plan: Plan,
  kind: (colour: Colour) => string,
): Flight[] {
  const before = useRef(view);
  const steps = useRef(0);
  const flights = useRef<Flight[]>([]);
  if (before.current !== view) {
    steps.current++;
    flights.current = between(map.current, before.current, view, latest, plan, kind).map((flight) => ({
      ...flight,
      key: `${steps.current}:${flight.key}`,
    }));
    before.current = view;
  }
  return flights.current;
}
