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

export async function boardOf(game: string): Promise<Board> {
  return (await BOARDS[game]?.board?.())?.default ?? PlainBoard;
}

export const isOpen = (game: string): boolean => BOARDS[game]?.open ?? false;
