// Opening a study: lines of play from any position, kept by the server under a key.

import type { TableInfo } from "../protocol";
import { fetchRecord, keepStudy } from "./api";
import { keepToken } from "./kept";
import { go } from "./routes";

/** Where a study begins, and what has been played from there: it opens at the end of that, or after `at` steps. */
export interface StudyBeginning {
  game: string;
  options: Record<string, unknown>;
  beginning?: Record<string, unknown> | null | undefined; // a position, as it is written; left out: the start of the game
  begin?: string; // or the bytes of one
  steps: string[];
  at?: number;
  names?: string[];
  seat?: number; // through whose eyes, where nobody is asked
}

/** Keeps a study and goes to it; Refused if that is impossible. */
export async function openStudy(study: StudyBeginning): Promise<void> {
  const { game, options, beginning, begin, steps, at, names, seat } = study;
  const { key, token } = await keepStudy({
    game,
    options,
    line: steps,
    ...(beginning && { position: beginning }),
    ...(begin && { begin }),
    ...(at !== undefined && { at }),
    ...(names && { names }),
    ...(seat !== undefined && { seat }),
  });
  keepToken({ key, token, game });
  go("study", key);
}

/** A finished game, opened at the moment after `at` steps: whatever is played there stands beside what was played. */
export async function studyTable({ table, game }: TableInfo, at: number, seat: number): Promise<void> {
  const { options, seats, steps } = await fetchRecord(table);
  await openStudy({ game, options, steps, at, names: seats.map(({ name }) => name), seat });
}
