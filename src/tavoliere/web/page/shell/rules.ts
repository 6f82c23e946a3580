// The rules of games in this browser: fetched once somebody looks at a game.

import type { GameTables } from "../protocol";
import { Game } from "../rules/game";
import { Rules } from "../rules/rules";
import { fetchRules, fetchTables } from "./api";

const loaded = new Map<string, { tables: GameTables; rules: Rules }>();

/** Makes sure that a game's rules are here. */
export async function learnRules(game: string): Promise<void> {
  if (loaded.has(game)) return;
  const tables = await fetchTables(game);
  const module = await fetchRules(tables.rules);
  loaded.set(game, { tables, rules: await Rules.load(module, tables.state.size, tables.facts?.size ?? 0) });
}

/** A game whose rules are here, with certain options. */
export function gameOf(game: string, options: Record<string, unknown>): Game {
  const { tables, rules } = loaded.get(game)!;
  return new Game(tables, rules, { ...tables.usual, ...options });
}

/** The bytes that a text in Base64 stands for. */
export const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
