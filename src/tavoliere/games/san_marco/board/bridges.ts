// Where bridges stand, who stands on them, and where it is written what crossing costs.

import { eventsOf, type Step } from "../../../web/page/events";
import { arch } from "./bridge";
import { type Box, type Place, type Plan, type Point, standing } from "./geometry";
import { COLOURS, type Colour, DISTRICTS, type View } from "./view";

/** The first bridge of a site stands in the middle of the three. */
const order = (i: number): number => [1, 0, 2][i] ?? i;

/** Whose bridges stand on each site, in the order in which they were built as far as the past tells it: none changes its
    place when another is built beside it. */
export function asBuilt(view: View, past: Step[]): View["bridges"] {
  const built = new Map<string, Colour[]>();
  for (const step of past) {
    const [lifted = "", owner] = step.name === "lift" ? step.words : [];
    const there = built.get(lifted) ?? [];
    if (there.includes(owner as Colour)) there.splice(there.indexOf(owner as Colour), 1);
    for (const { who, site } of eventsOf([step], "built"))
      built.set(site as string, [...(built.get(site as string) ?? []), COLOURS[who as number]!]);
  }
  const inOrder = ([site, owners]: [string, Colour[]]): [string, Colour[]] => {
    const left = [...owners];
    const known = (built.get(site) ?? []).flatMap((owner) => {
      const i = left.indexOf(owner);
      return i < 0 ? [] : left.splice(i, 1);
    });
    return [site, [...known, ...left]];
  };
  return Object.fromEntries(Object.entries(view.bridges).map(inOrder));
}

/** Where the bridges of a site stand, in the order in which they are written, and where the next one would. */
export function bridgePlaces(view: View, plan: Plan, site: string): Place[] {
  const built = view.bridges[site]?.length ?? 0;
  const places = plan.places(site, Math.max(3, Math.min(view.options.board.capacity, built + 1)));
  return places.map((_, i) => places[order(i)]!);
}

/** The place of somebody's bridge; of several, of the last one that was built. */
export function bridgeOf(view: View, plan: Plan, site: string, owner?: string): Place {
  const places = bridgePlaces(view, plan, site);
  return places[Math.max(0, (view.bridges[site] ?? []).lastIndexOf(owner as Colour))]!;
}

/** Where whoever owns a bridge stands, seen from the middle of its place. */
export const onTop = (place: Place): Point => {
  const [x, y] = arch(place).crown;
  return [x, y - 9];
};

export const TOLL = 13; // the radius of what is written

// Seen from the middle of a bridge: at its foot, beside it, beside whoever stands on it.
const BESIDE: Point[] = [
  [0, 14],
  [23, 0],
  [-23, 0],
  [20, -22],
  [-20, -22],
];

/** Where a site's toll is written: where it hides least of names, pieces and owners. */
export function tollAt(view: View, plan: Plan, site: string): Point {
  const [middle] = bridgePlaces(view, plan, site);
  const taken = [
    ...DISTRICTS.flatMap((district) => standing(plan, district)),
    ...view.options.board.sites.flatMap((ends) => owners(view, plan, ends.join("-"))),
  ];
  const spots = BESIDE.map(([x, y]): Point => [middle!.at[0] + x, middle!.at[1] + y]);
  const hidden = spots.map(([x, y]) => {
    const here: Box = [x - TOLL, y - TOLL, x + TOLL, y + TOLL];
    return taken.reduce((sum, box) => sum + shared(here, box), 0);
  });
  return spots[hidden.indexOf(Math.min(...hidden))]!;
}

function owners(view: View, plan: Plan, site: string): Box[] {
  const built = view.bridges[site]?.length ?? 0;
  return bridgePlaces(view, plan, site)
    .slice(0, built)
    .map((place) => {
      const [x, y] = onTop(place);
      return [place.at[0] + x - 11, place.at[1] + y - 14, place.at[0] + x + 11, place.at[1] + y + 14];
    });
}

/** How much two boxes have in common. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
