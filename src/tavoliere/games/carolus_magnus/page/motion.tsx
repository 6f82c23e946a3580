// What moved from where: cubes fly, the Emperor walks his road.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Flight } from "../../../web/page/kit/flights";
import { moves } from "../../../web/page/kit/stillness";
import type { Step } from "../../../web/page/protocol";
import { Cube } from "./art";
import { type Point, ROAD } from "./geometry";
import { type Before, useBoard } from "./interaction";
import type { Cell, Layout } from "./layout";
import { emperorPlace, move, pileAt, territoryAt } from "./placement";
import { COLOURS, type Colour, PLACES, type Territory, type View } from "./view";

const MOST_FLIGHTS = 24; // after a long absence the last ones tell enough

/** The cubes that the latest steps, or a merge, have sent somewhere. */
export function flightsOf(latest: Step[], before: Before, territories: Territory[], layout: Layout): Flight[] {
  const flights: Flight[] = [];
  const piece = (colour: Colour) => <Cube colour={colour} size={layout.ring.piece} />;
  let turn = before.view.turn ?? -1;
  for (const { n, actor, name, words } of latest) {
    const colour = words[0] as Colour;
    const c = COLOURS.indexOf(colour);
    const fly = (from: Point | undefined, to: Point | undefined) =>
      from && to && flights.push({ key: `${n}`, piece: piece(colour), from, to });
    if (actor >= 0) turn = actor; // dice are rolled by whoever acted last
    const panel = layout.panels[turn];
    if (name === "play") {
      const court = words[1] === "court";
      fly(
        panel?.reserve[c],
        court ? panel?.court[c] : pileAt(layout.ring, territoryAt(territories, Number(words[1])), colour),
      );
    }
    if (name === "crown" || (name === "roll" && c >= 0)) fly(layout.supply[c], panel?.reserve[c]);
    if (name === "give-back") fly(layout.giveBack[c], layout.supply[c]);
    if (name === "take") {
      const cubes = before.view.display?.[Number(words[0]) - 1] ?? {};
      const set = layout.sets[Number(words[0]) - 1];
      for (const other of COLOURS)
        if (cubes[other] && set && panel)
          flights.push({
            key: `${n}${other}`,
            piece: piece(other),
            from: { x: set.x + set.w / 2, y: set.y + set.h / 2 },
            to: panel.reserve[COLOURS.indexOf(other)]!,
          });
    }
  }
  if (latest.length)
    for (const old of before.territories) {
      const whole = territoryAt(territories, old.territory);
      if (whole.territory === old.territory) continue;
      for (const colour of COLOURS)
        if (old.cubes[colour])
          flights.push({
            key: `merge ${latest.at(-1)!.n} ${old.territory} ${colour}`,
            piece: piece(colour),
            from: pileAt(layout.ring, old, colour),
            to: pileAt(layout.ring, whole, colour),
          });
    }
  return flights.slice(-MOST_FLIGHTS);
}

/** The Emperor goes along the road, clockwise, from where he was to where he is. */
export function Walker({ place, children }: { place: number; children: ComponentChildren }) {
  const { layout, still, latest, before } = useBoard();
  const ref = useRef<SVGGElement>(null);
  const last = useRef(place);
  const at = layout.ring.at(place, ROAD);
  useLayoutEffect(() => {
    const from = last.current;
    last.current = place;
    const marches = latest.filter((step) => step.name === "march");
    if (!marches.length || !before || !moves(still)) return;
    // Where he stopped, before a merge moved the middle of the territory.
    const reached = before.derived.stops[Number(marches[0]!.words[0]) - 1]!;
    const to = marches.length === 1 ? emperorPlace(territoryAt(before.territories, reached)) : place;
    const way = (((to - from) % PLACES) + PLACES) % PLACES || PLACES;
    const stops = Array.from({ length: 4 * PLACES + 1 }, (_, i) => layout.ring.at(from + (way * i) / 4 / PLACES, ROAD));
    const duration = Math.min(350 + 220 * way, 2200);
    ref.current!.animate([...stops, at].map(move), { duration, easing: "ease-in-out" });
  }, [latest]);
  return (
    <g ref={ref} class="cm-walker" style={move(at)}>
      {children}
    </g>
  );
}

export const bannerOn = ({ x, y, size }: Cell): Point => ({ x: x - size * 0.26, y: y - size * 0.3 });

/** Where the banner of a colour hangs: over its holder's court, or over the supply. */
export function bannerAt({ view, layout }: { view: View; layout: Layout }, colour: Colour): Point {
  const c = COLOURS.indexOf(colour);
  const holder = view.holders[colour];
  const cell = holder === undefined ? layout.supply[c]! : layout.panels[holder]!.court[c]!;
  return bannerOn(cell);
}
