// The boards and covers of the games, each fetched from where the server's catalogue says when it is wanted.

import type { ComponentType } from "preact";
import type { Board } from "../board";
import type { PageEntry } from "../protocol";
import { PlainBoard } from "./plain-board";
import { gameInfo, openShelf } from "./shelf";

const styles = new Map<string, Promise<void>>();

/** A style sheet, once it is there: nothing is shown without it. */
function styled(address: string): Promise<void> {
  let found = styles.get(address);
  if (!found) {
    found = new Promise((resolve, reject) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = address;
      link.onload = () => resolve();
      link.onerror = () => {
        link.remove();
        styles.delete(address);
        reject(new Error(address));
      };
      document.head.append(link);
    });
    styles.set(address, found);
  }
  return found;
}

async function fetched<Part>({ script, style }: PageEntry): Promise<Part> {
  const [module] = await Promise.all([import(script) as Promise<{ default: Part }>, style && styled(style)]);
  return module.default;
}

/** A game's own board; a plain one where there is none, or it cannot be fetched. */
export async function boardOf(game: string): Promise<Board> {
  try {
    await openShelf();
    const board = gameInfo(game)?.board;
    return board ? await fetched<Board>(board) : PlainBoard;
  } catch {
    return PlainBoard;
  }
}

/** The picture on a game's box; nothing where there is none. */
export async function coverOf(game: string): Promise<ComponentType | null> {
  const cover = gameInfo(game)?.cover;
  return cover ? fetched<ComponentType>(cover).catch(() => null) : null;
}

export const isOpen = (game: string): boolean => gameInfo(game)?.open ?? false;
