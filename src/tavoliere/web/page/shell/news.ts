// News of games, put into sentences: what that needs is fetched once something is told of a game.

import { fetchMessages } from "./api";
import type { LoggedStep, News, NotedNews, Reader } from "./scenes";

const readers = new Map<string, Reader>();

/** Makes sure that news of a game can be read. */
export async function learnMessages(game: string): Promise<void> {
  if (readers.has(game)) return;
  const [{ readerOf }, table] = await Promise.all([import("./scenes"), fetchMessages(game)]);
  readers.set(game, readerOf(table));
}

/** News with their sentences, of a game whose messages were learned. A scene may have begun before, with known steps. */
export const inWords = <Noted extends NotedNews>(
  noted: Noted,
  known: LoggedStep[],
): Omit<Noted, keyof News> & News => ({
  ...noted,
  ...readers.get((noted.standing.view as { game: string }).game)!(noted, known),
});
