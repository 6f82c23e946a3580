// The studies of this device, which no server knows: each is kept in this browser as a server would tell it.

import type { NewStudy, SavedStudy, StudyChange, StudyKept, StudyKey } from "../../protocol";
import { HUMAN } from "../../rules/sitting";
import { Refused } from "../device/server";
import { DEVICE_STUDY, freshDeviceName, parseStored } from "../device/storage";
import { gameOf, learnRules, textOf } from "./rules";

/** Keeps a new study; where it begins must be said in bytes, unless that is the start of a game. */
export async function keepDeviceStudy(study: NewStudy): Promise<StudyKey> {
  await learnRules(study.game);
  const game = gameOf(study.game, study.options ?? {});
  const start = study.begin ?? (study.position ? null : game.start());
  if (!start) throw new Refused(["page-own-table-needs-server", {}]);
  const key = freshDeviceName();
  write(key, {
    ...{ game: study.game, options: game.options, position: study.position ?? null, n: 0 },
    begin: typeof start === "string" ? start : textOf(start),
    names: study.names ?? Array(game.players).fill(""),
    players: study.players ?? Array(game.players).fill(HUMAN),
    ...{ seat: study.seat ?? 0, at: study.at ?? null, line: study.line ?? [] },
  });
  return { key, token: key };
}

export async function readDeviceStudy(key: string): Promise<SavedStudy> {
  const found = localStorage.getItem(DEVICE_STUDY + key);
  if (!found) throw new Refused(["web-no-study", {}]);
  return parseStored<SavedStudy>(found);
}

export async function changeDeviceStudy(key: string, change: StudyChange): Promise<StudyKept> {
  const study = await readDeviceStudy(key);
  if (study.n !== change.n) throw new Refused(["web-stale", {}]); // in another tab
  const { line = [], at = null, players = study.players } = change;
  const n = study.n + 1;
  write(key, { ...study, line, at, players, n });
  return { n };
}

function write(key: string, study: SavedStudy): void {
  try {
    localStorage.setItem(DEVICE_STUDY + key, JSON.stringify(study));
  } catch {
    throw new Refused(["page-device-full", {}]);
  }
}
