// Pictures of the pieces, for sentences that speak of them.

import type { ComponentChildren } from "preact";
import { Aristocrat, Doge, Face } from "./art";
import { SIGHTS } from "./landmarks";
import { COLOURS, type Colour, DISTRICTS, type District, KINDS } from "./view";

const picture = (viewBox: string, drawn: ComponentChildren, look = "") => (
  <svg class={`icon sm-icon ${look}`} viewBox={viewBox} aria-hidden="true">
    {drawn}
  </svg>
);

/** The picture of what a word names, if it has one. */
export function Icon({ of }: { of: string }) {
  const [sort, thing = ""] = [of.slice(0, of.indexOf("-")), of.slice(of.indexOf("-") + 1)];
  if (sort === "colour" && COLOURS.includes(thing as Colour))
    return picture("-20 -23 40 47", <Aristocrat colour={thing as Colour} />);
  if (sort === "card" && (KINDS as readonly string[]).includes(thing))
    return picture(
      "-48 -56 96 112",
      <g class={`sm-card-icon sm-${thing} ${thing.startsWith("limit") ? "limit" : ""}`}>
        <rect class="sm-paper" x="-46" y="-54" width="92" height="108" rx="10" />
        {thing === "doge" ? (
          <g transform="scale(1.500)">
            <Doge />
          </g>
        ) : (
          <Face card={thing} />
        )}
      </g>,
    );
  if (sort === "district" && DISTRICTS.includes(thing as District)) {
    const Sight = SIGHTS[thing as District];
    return picture("-36 -66 76 72", <Sight />);
  }
  return null;
}
