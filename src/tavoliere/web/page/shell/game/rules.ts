// The rules of games in this browser: fetched once somebody looks at a game, and what plays by them.

import type { GameTables } from "../../protocol";
import type { Game } from "../../rules/game";
import type { Rules } from "../../rules/rules";
import { fetchModule, fetchTables } from "../common/api";
import { keepPart } from "../device/storage";

/** What plays and tells games, which is fetched with the rules. */
type Scripts = typeof import("./scenes") &
  typeof import("../../rules/game") &
  typeof import("../../rules/exploration") &
  typeof import("../../rules/variations");

interface Loaded {
  tables: GameTables;
  module: WebAssembly.Module;
  rules: Rules;
  scripts: Scripts;
}

const loaded = new Map<string, Loaded>();

/** Makes sure that a game's rules are here. */
export async function learnRules(game: string): Promise<void> {
  if (loaded.has(game)) return;
  const scripts = Promise.all([
    import("../../rules/rules"),
    import("../../rules/game"),
    import("../../rules/exploration"),
    import("../../rules/variations"),
    import("./scenes"),
  ]);
  const tables = await fetchTables(game);
  const [module, [{ Rules }, ...others]] = await Promise.all([fetchModule(tables.rules), scripts]);
  const rules = await Rules.load(module, tables);
  keepPart(game);
  loaded.set(game, { tables, module, rules, scripts: Object.assign({}, ...others) as Scripts });
}

/** A game whose rules are here, with certain options. */
export function gameOf(game: string, options: Record<string, unknown>): Game {
  const { tables, rules, scripts } = loaded.get(game)!;
  return new scripts.Game(tables, rules, { ...tables.usual, ...options });
}

export const tablesOf = (game: string): GameTables => loaded.get(game)!.tables;

export const moduleOf = (game: string): WebAssembly.Module => loaded.get(game)!.module;

export const scriptsOf = (game: string): Scripts => loaded.get(game)!.scripts;

/** Bytes as text in Base64. */
export const textOf = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** The bytes that a text in Base64 stands for. */
export const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
