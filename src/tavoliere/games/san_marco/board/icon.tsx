// Pictures of the pieces, for sentences that speak of them.

import type { ComponentChildren } from "preact";
import { Aristocrat, Doge, Face } from "./art";
import { COLOURS, type Colour, DISTRICTS, type District, KINDS } from "./view";

const picture = (viewBox: string, drawn: ComponentChildren, look = "") => (
  <svg class={`icon sm-icon ${look}`} viewBox={viewBox} aria-hidden="true">
    {drawn}
  </svg>
);

// As on the map: a district's initials are told apart at the size of a letter, its landmark is not.
const INITIALS: Record<District, string> = {
  cannaregio: "CA",
  "santa-croce": "SC",
  "san-polo": "SP",
  "san-marco": "SM",
  dorsoduro: "DO",
  castello: "CS",
};

function drawn(card: string): ComponentChildren {
  if (DISTRICTS.includes(card as District))
    return (
      <>
        <rect class="sm-tint" x="-40" y="-48" width="80" height="96" rx="6" />
        <text y="20">{INITIALS[card as District]}</text>
      </>
    );
  if (card === "doge")
    return (
      <g transform="scale(1.500)">
        <Doge />
      </g>
    );
  return <Face card={card} />;
}

/** The picture of what a word names, if it has one. */
export function Icon({ of }: { of: string }) {
  const [sort, thing = ""] = [of.slice(0, of.indexOf("-")), of.slice(of.indexOf("-") + 1)];
  if ((sort === "colour" || sort === "mine") && COLOURS.includes(thing as Colour))
    return picture("-20 -23 40 47", <Aristocrat colour={thing as Colour} />);
  if (sort === "card" && (KINDS as readonly string[]).includes(thing))
    return picture(
      "-48 -56 96 112",
      <g class={`sm-card-icon sm-${thing} ${thing.startsWith("limit") ? "limit" : ""}`}>
        <rect class="sm-paper" x="-46" y="-54" width="92" height="108" rx="10" />
        {drawn(thing)}
      </g>,
    );
  return null;
}
