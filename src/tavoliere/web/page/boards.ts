// The boards of the games, each fetched when somebody sits down to its game.

import type { Board } from "./board";
import { PlainBoard } from "./plain-board";

interface Kept {
  board?: () => Promise<{ default: Board }>;
  open?: true; // nothing is hidden from anybody, so no curtain need fall
}

const BOARDS: Record<string, Kept> = {
  cardcassonne: { board: () => import("../../games/cardcassonne/page/board") },
  "carolus-magnus": { board: () => import("../../games/carolus_magnus/page/board"), open: true },
  "san-marco": { board: () => import("../../games/san_marco/page/board") },
};

/** A game's own board; a plain one where there is none, or it cannot be fetched. */
export async function boardOf(game: string): Promise<Board> {
  const own = await BOARDS[game]?.board?.().catch(() => null);
  return own?.default ?? PlainBoard;
}

export const isOpen = (game: string): boolean => BOARDS[game]?.open ?? false;
