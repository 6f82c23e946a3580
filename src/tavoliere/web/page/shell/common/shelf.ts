// What the server has: games with their options, and the levels of its bots.

import { signal } from "@preact/signals";
import type { GameCatalogue, GameInfo } from "../../protocol";
import { serverless } from "../device/server";
import { fetchCatalogue } from "./api";
import { known, type Say } from "./words";

export const shelf = signal<GameCatalogue | null>(null);
export const levels = signal<string[]>([]);
export const inPage = signal<string[]>([]); // those that think here

let asked: Promise<void> | null = null;

export function openShelf(): Promise<void> {
  asked ??= fetchCatalogue().then(
    (found) => {
      shelf.value = found;
      levels.value = found.levels;
      inPage.value = found.in_page;
    },
    (problem: unknown) => {
      asked = null;
      throw problem;
    },
  );
  return asked;
}

/** The bots that can be played against here. */
export const levelsHere = (): string[] => (serverless ? inPage : levels).value;

export const gameInfo = (name: string): GameInfo | undefined => shelf.value?.games.find((game) => game.name === name);

/** How hard a level is, in words, with its name. */
export function difficulty(level: string, say: Say): string {
  const hard = `page-difficulty-${level}`;
  return known("", hard)
    ? say("page-bot-difficulty", { difficulty: say(hard), level: say(`page-level-${level}`) })
    : botName(level, say);
}

/** What a level is called; a bot that another package brought along goes by its own name. */
export function levelName(level: string, say: Say): string {
  const name = `page-level-${level}`;
  return known("", name) ? say(name) : level;
}

export const botName = (level: string, say: Say): string => say("page-bot", { level: levelName(level, say) });
