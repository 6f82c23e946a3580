// What the board says about a piece when somebody points at it, with the rule's address.

import type { BoardProps } from "../../../web/page/board";
import type { Explanation } from "../../../web/page/kit/explaining";
import type { Piece } from "./pieces";
import { COLOURS, type Colour, colourOf, type Derived, faceOf, items, openWorth, type View } from "./view";

type Say = BoardProps["say"];

const told = (text: string, rule: string): Explanation => ({ text, rule });

const RULES: Record<string, string> = { building: "CC 6.5", "animal-joker": "CC 6.4", "building-joker": "CC 8" };

export function aboutCard(card: string, view: View, say: Say): Explanation {
  const face = faceOf(card);
  const values = { card: say(`card-${card}`) };
  if (Number(face)) return told(say("board-person", { ...values, row: say(`row-${colourOf(card)}`) }), "CC 6.1");
  if (face === "animal") {
    const table = view.options.animals.points.slice(0, 6).join(", ");
    return told(say("board-animal", { ...values, table }), "CC 6.3");
  }
  return told(say(`board-${face}`, { ...values, points: view.options.animals.lone_joker }), RULES[face] ?? "CC 6.6");
}

/** A card where it lies: in a row it may be misplaced. */
function aboutLying({ card, row, at }: Piece, view: View, derived: Derived, say: Say): Explanation {
  const misplaced = row && derived.misplaced[COLOURS.indexOf(row)]![at];
  if (!misplaced) return aboutCard(card, view, say);
  const kind = misplaced > 1 ? "board-stranger-choice" : "board-stranger";
  return told(say(kind, { card: say(`card-${card}`), row: say(`row-${row}`) }), "CC 6.2");
}

export function aboutPiece(
  piece: Piece,
  view: View,
  derived: Derived,
  me: number,
  names: string[],
  say: Say,
): Explanation {
  if (piece.follower >= 0) return aboutFollower(piece, derived, me, names, say);
  if (piece.down < 0) return aboutLying(piece, view, derived, say);
  if (piece.down !== me || !piece.card) return told(say("board-down", { who: names[piece.down] ?? "" }), "CC 4.1");
  const { text } = aboutLying(piece, view, derived, say);
  return told(`${say("board-down-mine")} ${text.charAt(0).toUpperCase()}${text.slice(1)}`, "CC 4.1");
}

function aboutFollower(piece: Piece, derived: Derived, me: number, names: string[], say: Say): Explanation {
  const who = names[piece.follower] ?? "";
  if (!piece.row)
    return told(say(piece.follower === me ? "board-follower-mine" : "board-follower-home", { who }), "CC 4.2");
  const count = derived.claim_to[piece.follower]! - derived.claim_from[piece.follower]!;
  return told(say("board-follower", { who, count, row: say(`row-${piece.row}`) }), "CC 4.2");
}

/** Everything in a row, and what its open cards are worth. */
export function aboutRow(row: Colour, view: View, derived: Derived, names: string[], say: Say): string {
  const words = items(view, row).map(({ card, follower }) => {
    if (follower >= 0) return say("board-follower-of", { who: names[follower] ?? "" });
    return say(card ? `card-${card}` : "board-face-down");
  });
  const { points, chest, unseen } = openWorth(derived, row);
  const parts = [say("board-points", { points })];
  if (chest) parts.push(say("board-for-chest", { count: chest }));
  if (unseen) parts.push(say("board-unknown", { count: unseen }));
  return say("board-row", { row: say(`row-${row}`), cards: words.join(", ") || "–", worth: parts.join(", ") });
}
