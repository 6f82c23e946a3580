// Where bridges stand.

import type { Place, Plan } from "./geometry";
import type { Colour, View } from "./view";

/** The first bridge of a site stands in the middle of the three. */
const order = (i: number): number => [1, 0, 2][i] ?? i;

/** Where the bridges of a site stand, in the order in which they are written, and where the next one would. */
export function bridgePlaces(view: View, plan: Plan, site: string): Place[] {
  const built = view.bridges[site]?.length ?? 0;
  const places = plan.places(site, Math.max(3, Math.min(view.options.board.capacity, built + 1)));
  return places.map((_, i) => places[order(i)]!);
}

/** The place of somebody's bridge. */
export function bridgeOf(view: View, plan: Plan, site: string, owner?: string): Place {
  const places = bridgePlaces(view, plan, site);
  return places[Math.max(0, (view.bridges[site] ?? []).indexOf(owner as Colour))]!;
}
