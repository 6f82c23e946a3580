// Opening a study: lines of play from any position, kept by the server under a key.

import type { TableInfo } from "../protocol";
import { fetchRecord, keepStudy } from "./api";
import { keepToken } from "./kept";
import { go } from "./routes";

/** Where a study begins, and what has been played from there: it opens at the end of that. */
export interface StudyBeginning {
  game: string;
  options: Record<string, unknown>;
  beginning?: Record<string, unknown> | null; // a position, as it is written; left out: the start of the game
  steps: string[];
  names?: string[];
  seat?: number; // through whose eyes, where nobody is asked
}

/** Keeps a study and goes to it; Refused if that is impossible. */
export async function openStudy({ game, options, beginning, steps, names, seat }: StudyBeginning): Promise<void> {
  const { key, token } = await keepStudy({
    game,
    options,
    line: steps,
    ...(beginning && { position: beginning }),
    ...(names && { names }),
    ...(seat !== undefined && { seat }),
  });
  keepToken({ key, token, game });
  go("study", key);
}

/** A finished game from the moment after `at` steps. */
export async function studyTable({ table, game }: TableInfo, at: number, seat: number): Promise<void> {
  const { options, seats, steps } = await fetchRecord(table);
  await openStudy({ game, options, steps: steps.slice(0, at), names: seats.map(({ name }) => name), seat });
}
