// The boards and covers of the games, each fetched from where the server's catalogue says when it is wanted.

import type { ComponentType } from "preact";
import type { Board, Icon } from "../board";
import type { GameTables, PageEntry } from "../protocol";
import { guarded } from "./guarded";
import { plainBoard } from "./plain-board";
import { tablesOf } from "./rules";
import { HOME } from "./server";
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

/** Where an address of the catalogue leads, wherever the page lies. */
const placed = (address: string): string => HOME + address.slice(1);

async function fetched<Module>({ script, style }: PageEntry): Promise<Module> {
  const [module] = await Promise.all([import(placed(script)) as Promise<Module>, style && styled(placed(style))]);
  return module;
}

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

/** The picture on a game's box; nothing where there is none. */
export async function coverOf(game: string): Promise<ComponentType | null> {
  const cover = gameInfo(game)?.cover;
  if (!cover) return null;
  return fetched<{ default: ComponentType }>(cover).then(
    (module) => module.default,
    () => null,
  );
}

export const isOpen = (game: string): boolean => gameInfo(game)?.open ?? false;
