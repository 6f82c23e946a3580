// How far somebody has come with the lessons of a game.

import type { GameInfo } from "../../protocol";
import { type Learned, storage } from "./storage";

const NOTHING: Learned = { done: [], at: {} };

export const learnedOf = (game: string): Learned => storage.learned.value[game] ?? NOTHING;

/** The lesson with which somebody goes on: one that was left, or the first that is not done. */
export function nextLesson({ name, lessons }: GameInfo): string | null {
  const { done, at } = learnedOf(name);
  return (
    lessons.find((lesson) => lesson in at && !done.includes(lesson)) ??
    lessons.find((one) => !done.includes(one)) ??
    null
  );
}
