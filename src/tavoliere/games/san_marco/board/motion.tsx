// Pieces on their way: what the rules note of a step flies from where it was to where it is.

import { useMemo, useRef } from "preact/hooks";
import type { BoardProps } from "../../../web/page/board";
import { eventOf, type Step } from "../../../web/page/events";
import type { Flight } from "../../../web/page/kit/flights";
import { Aristocrat, Medal } from "./art";
import { bridgeOf, bridgePlaces } from "./bridges";
import { type Plan, type Point, spot } from "./geometry";
import { COLOURS, type Colour, type District, present, type View } from "./view";

const NONE: Step[] = [];

/** The steps that are seen to happen: those that follow on what the board showed before. */
export function useNews({ latest, past }: Pick<BoardProps, "latest" | "past">): Step[] {
  const shown = useRef<{ n: number; news: Step[] } | null>(null);
  const n = past.at(-1)?.n ?? 0;
  if (shown.current?.n !== n) {
    const follows = shown.current && latest[0]?.n === shown.current.n + 1;
    shown.current = { n, news: follows ? latest : NONE };
  }
  return shown.current.news;
}

/** The middle of a colour's panel, in units of the map. */
function home(map: SVGSVGElement, colour: Colour): Point {
  const panel = map.closest(".sm-board")?.querySelector(`[data-colour="${colour}"]`)?.getBoundingClientRect();
  const sheet = map.getScreenCTM();
  if (!panel || !sheet) return [0, -30];
  const { x, y } = new DOMPoint(panel.x + 22, panel.y + panel.height / 2).matrixTransform(sheet.inverse());
  return [x, y];
}

const point = ([x, y]: Point) => ({ x, y });
const colourOf = (who: unknown): Colour => COLOURS[who as number]!;

let flown = 0; // so far: each flight is another one

/** What flies while steps are seen to happen; `view` is what has come of them. */
export function useFlights(
  map: { current: SVGSVGElement | null },
  view: View,
  news: Step[],
  plan: Plan,
  kind: (colour: Colour) => string,
): Flight[] {
  return useMemo(() => (map.current ? news.flatMap((step) => flightsOf(map.current!, step)) : []), [news]);

  function flightsOf(map: SVGSVGElement, { name, words, events }: Step): Flight[] {
    const flights: Flight[] = [];
    const fly = (from: Point, to: Point, piece: Flight["piece"]) =>
      flights.push({ key: `${++flown}`, from: point(from), to: point(to), piece });
    const aristocrat = (colour: Colour, count = 1) => <Aristocrat colour={colour} kind={kind(colour)} count={count} />;
    if (name === "lift") {
      const [site = "", owner] = words as [string, Colour];
      const place = bridgePlaces(view, plan, site)[view.bridges[site]?.length ?? 0];
      if (place) fly(place.at, home(map, owner), aristocrat(owner));
    }
    for (const { name, values } of events) {
      if (!["placed", "left", "built"].includes(name)) continue;
      const colour = colourOf(values.who);
      const there = () => spot(present(view), plan, values.district as District, colour);
      if (name === "placed") fly(home(map, colour), there(), aristocrat(colour, values.count as number));
      if (name === "left") fly(there(), home(map, colour), aristocrat(colour));
      if (name === "built") {
        const { at } = bridgeOf(view, plan, values.site as string, colour);
        fly(home(map, colour), at, aristocrat(colour));
      }
    }
    const [payer, owner] = [eventOf(events, "pays"), eventOf(events, "toll")];
    if (payer && owner)
      fly(
        home(map, colourOf(payer.who)),
        home(map, colourOf(owner.who)),
        <Medal points={owner.points as number} radius={16} />,
      );
    return flights;
  }
}
