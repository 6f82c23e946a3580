// What the board says about a piece when somebody points at it, with the rule's address.

import type { BoardProps } from "../../../web/page/board";
import type { Piece } from "./pieces";
import { type Colour, colourOf, faceOf, isMisplaced, items, segments, type View } from "./view";
import { worth } from "./worth";

type Say = BoardProps["say"];
export type About = [text: string, rule: string];

const RULES: Record<string, string> = { building: "CC 6.5", "animal-joker": "CC 6.4", "building-joker": "CC 8" };

export function aboutCard(card: string, row: Colour | null, view: View, say: Say): About {
  const face = faceOf(card);
  const values = { card: say(`card-${card}`) };
  if (row && isMisplaced(card, row)) {
    const kind = face === "animal" || face === "building" ? "board-stranger-choice" : "board-stranger";
    return [say(kind, { ...values, row: say(`row-${row}`) }), "CC 6.2"];
  }
  const colour = colourOf(card);
  if (Number(face)) return [say("board-person", { ...values, row: say(`row-${colour}`) }), "CC 6.1"];
  if (face === "animal") {
    const table = view.options.animals.points.slice(0, 6).join(", ");
    return [say("board-animal", { ...values, table }), "CC 6.3"];
  }
  return [say(`board-${face}`, { ...values, points: view.options.animals.lone_joker }), RULES[face] ?? "CC 6.6"];
}

export function aboutPiece(piece: Piece, view: View, me: number, names: string[], say: Say): About {
  if (piece.follower >= 0) return aboutFollower(piece, view, me, names, say);
  if (piece.down < 0) return aboutCard(piece.card, piece.row, view, say);
  if (piece.down !== me || !piece.card) return [say("board-down", { who: names[piece.down] ?? "" }), "CC 4.1"];
  return [`${say("board-down-mine")} ${aboutCard(piece.card, piece.row, view, say)[0]}`, "CC 4.1"];
}

function aboutFollower(piece: Piece, view: View, me: number, names: string[], say: Say): About {
  const who = names[piece.follower] ?? "";
  if (!piece.row)
    return [say(piece.follower === me ? "board-follower-mine" : "board-follower-home", { who }), "CC 4.2"];
  const claim = segments(items(view, piece.row)).find(({ owner }) => owner === piece.follower);
  return [
    say("board-follower", { who, count: claim ? claim.to - claim.from : 0, row: say(`row-${piece.row}`) }),
    "CC 4.2",
  ];
}

/** Everything in a row, and what its open cards are worth. */
export function aboutRow(row: Colour, view: View, me: number, names: string[], say: Say): string {
  const now = items(view, row);
  const words = now.map(({ card, follower }) => {
    if (follower >= 0) return say("board-follower-of", { who: names[follower] ?? "" });
    return say(card ? `card-${card}` : "board-face-down");
  });
  const open = now.slice(segments(now).at(-1)!.from).map(({ card }) => card);
  const { points, chest, unseen } = worth(view, open, row, view.players[me]);
  const parts = [say("board-points", { points })];
  if (chest) parts.push(say("board-for-chest", { count: chest }));
  if (unseen) parts.push(say("board-unknown", { count: unseen }));
  return say("board-row", { row: say(`row-${row}`), cards: words.join(", ") || "–", worth: parts.join(", ") });
}
