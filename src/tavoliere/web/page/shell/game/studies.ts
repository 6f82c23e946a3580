// Opening a study: lines of play from any position, kept by the server under a key, or on this device where none answers.

import type { NewStudy, SavedStudy, StudyChange, StudyKept, StudyKey, TableInfo } from "../../protocol";
import { changeServerStudy, fetchRecord, fetchServerStudy, keepServerStudy } from "../common/api";
import { go } from "../common/routes";
import { Unreachable } from "../device/server";
import { isDevices, keepToken } from "../device/storage";

/** Where a study begins, and what has been played from there: it opens at the end of that, or after `at` steps. */
interface StudyBeginning {
  game: string;
  options: Record<string, unknown>;
  beginning?: Record<string, unknown> | null | undefined; // a position, as it is written; left out: the start of the game
  begin?: string; // or the bytes of one
  steps: string[];
  at?: number;
  names?: string[];
  seat?: number; // through whose eyes, where nobody is asked
}

const device = () => import("./device-studies");

/** Keeps a study on the server, or on this device where none answers. */
export async function keepStudy(study: NewStudy): Promise<StudyKey> {
  try {
    return await keepServerStudy(study);
  } catch (problem) {
    if (problem instanceof Unreachable) return (await device()).keepDeviceStudy(study);
    throw problem;
  }
}

export const fetchStudy = async (key: string): Promise<SavedStudy> =>
  isDevices(key) ? (await device()).readDeviceStudy(key) : fetchServerStudy(key);

export const changeStudy = async (key: string, change: StudyChange): Promise<StudyKept> =>
  isDevices(key) ? (await device()).changeDeviceStudy(key, change) : changeServerStudy(key, change);

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
