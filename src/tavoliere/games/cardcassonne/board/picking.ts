// A play is a card and a row, in either order; so is the follower. Where only one thing can be played, it is picked
// already. The spots are "card <id>" in my hand, "follower" and "row <colour>".

import type { Reading, Spots } from "../../../web/page/kit/choosing";
import type { Choice } from "../../../web/page/protocol";
import type { Piece } from "./pieces";
import { COLOURS, type Colour } from "./view";

export const FOLLOWER = "follower";
export const cardSpot = ({ id }: Piece): string => `card ${id}`;
export const rowSpot = (row: Colour): string => `row ${row}`;

const isRow = (spot: string): boolean => spot.startsWith("row ");

/** The card that a spot of my hand is. */
export const cardAt = (spot: string | null, hand: Piece[]): string | undefined =>
  hand.find((piece) => cardSpot(piece) === spot)?.card;

/** The choices among these that a spot has a part in. */
const leading = (spot: string, choices: Choice[], hand: Piece[]): Choice[] =>
  choices.filter(({ name, words }) => {
    if (isRow(spot)) return rowSpot(words.at(-1) as Colour) === spot && name !== "assign";
    return spot === FOLLOWER ? name === "follower" : name === "play" && words[0] === cardAt(spot, hand);
  });

/** The choices of a spot together with a row's, whichever of them was picked first. */
export const both = (spot: string, row: Colour, choices: Choice[], hand: Piece[]): Choice[] =>
  leading(rowSpot(row), leading(spot, choices, hand), hand);

export function reading(choices: Choice[], hand: Piece[]): Reading<Choice> {
  const firsts = [...hand.map(cardSpot), FOLLOWER].filter((spot) => leading(spot, choices, hand).length > 0);
  const across = (spot: string, picked: string | null) => picked !== null && isRow(picked) !== isRow(spot);
  return {
    spots: (picked) => {
      const spots: Spots<Choice> = new Map();
      for (const spot of [...firsts, ...COLOURS.map(rowSpot)]) {
        const found = leading(spot, across(spot, picked) ? leading(picked!, choices, hand) : choices, hand);
        if (found.length) spots.set(spot, found);
      }
      return spots;
    },
    opens: (spot, found, picked) => !across(spot, picked) && found[0]?.name !== "put",
    given: firsts.length === 1 ? firsts[0]! : null,
  };
}

/** The text of the action that a card or the follower and a row would be. */
export function textOf(spot: string | null, row: Colour, hand: Piece[]): string | undefined {
  const card = cardAt(spot, hand);
  return spot === FOLLOWER ? `follower ${row}` : card && `play ${card} ${row}`;
}
