// How far somebody has come with the puzzles of a game, and what their settings are called.

import type { PuzzleInfo } from "../../protocol";
import { type PuzzleProgress, storage } from "../device/storage";
import { known, sayer } from "./words";

const NOTHING: PuzzleProgress = { done: {}, setting: "" };

export const puzzleProgress = (game: string): PuzzleProgress => storage.puzzles.value[game] ?? NOTHING;

export const solvedOf = (game: string): number =>
  Object.values(puzzleProgress(game).done).filter((how) => how === "solved").length;

function keep(game: string, change: Partial<PuzzleProgress>): void {
  storage.puzzles.value = { ...storage.puzzles.value, [game]: { ...puzzleProgress(game), ...change } };
}

/** A puzzle was solved, or its solution looked at; what was solved once stays so. */
export function keepPuzzle(game: string, key: string, how: "solved" | "seen"): void {
  const { done } = puzzleProgress(game);
  if (done[key] !== "solved") keep(game, { done: { ...done, [key]: how } });
}

/** Only the puzzles of this setting are wanted; "" for all. */
export const keepSetting = (game: string, setting: string): void => keep(game, { setting });

/** A setting by its values: players, then what else is not the same everywhere. */
export const settingOf = ({ options }: PuzzleInfo): string =>
  Object.values(options)
    .filter((value) => value !== null)
    .join(" ");

/** The same in words. */
export function settingName(game: string, { options }: Pick<PuzzleInfo, "options">): string {
  const say = sayer(game);
  const { players, ...others } = options as Record<string, string | number | null>;
  const parts = Object.entries(others).flatMap(([name, value]) => {
    const short = `short-${name.replaceAll("_", "-")}-${value}`;
    return value !== null && known(game, short) ? [say(short)] : [];
  });
  return [say("page-puzzle-players", { players: players! }), ...parts].join(", ");
}

/** Those of the wanted setting; all, where there are none of it. */
export function wantedOf(game: string, puzzles: PuzzleInfo[]): PuzzleInfo[] {
  const { setting } = puzzleProgress(game);
  const found = puzzles.filter((one) => settingOf(one) === setting);
  return found.length ? found : puzzles;
}

/** The next that is not solved, after one of them or from the first; or else simply the next. */
export function nextPuzzle(game: string, puzzles: PuzzleInfo[], after?: string): PuzzleInfo | null {
  const wanted = wantedOf(game, puzzles);
  const place = puzzles.findIndex(({ key }) => key === after);
  const following = [
    ...wanted.filter((one) => puzzles.indexOf(one) > place),
    ...wanted.filter((one) => puzzles.indexOf(one) < place),
  ];
  const { done } = puzzleProgress(game);
  return following.find(({ key }) => !(key in done)) ?? following.find(({ key }) => done[key] !== "solved") ?? null;
}
