// The boards of the games, each fetched from where the server's catalogue says when it is wanted.

import type { Board, Icon } from "../../board";
import type { GameTables, PageEntry } from "../../protocol";
import { fetched } from "../common/entries";
import { gameInfo, openShelf } from "../common/shelf";
import { guarded } from "./guarded";
import { plainBoard } from "./plain-board";
import { tablesOf } from "./rules";

/** What a game shows of itself. */
export interface GameArt {
  Board: Board;
  Icon: Icon | null;
  plain: boolean; // a list instead of a board, which offers nothing to choose
}

/** A game's own board, or the one that it declares; a plain list where there is none, or none can be drawn. */
export async function boardOf(game: string): Promise<GameArt> {
  await openShelf().catch(() => {});
  const { board, declared } = gameInfo(game) ?? {};
  const instead = () => declaredOf(game, declared ?? null);
  if (!board) return instead();
  const module = await fetched<{ default?: Board; Icon?: Icon }>(board).catch(() => null);
  const own = typeof module?.default === "function" ? module.default : null;
  if (own) return { Board: guarded(own, instead), Icon: module?.Icon ?? null, plain: false };
  return { ...(await instead()), Board: guarded(null, instead) };
}

async function declaredOf(game: string, declared: PageEntry | null): Promise<GameArt> {
  const plain = { Board: plainBoard(game), Icon: null, plain: true };
  const module =
    declared && (await fetched<{ default: (tables: () => GameTables) => Board }>(declared).catch(() => null));
  if (!module) return plain;
  return {
    ...plain,
    Board: guarded(
      module.default(() => tablesOf(game)),
      () => Promise.resolve(plain),
    ),
    plain: false,
  };
}

export const isOpen = (game: string): boolean => gameInfo(game)?.open ?? false;
