// The games of this device, which no server knows: each is kept in this browser as its record, with what else there is to
// know of its table.

import type { Sitter, TableSummary } from "../../protocol";
import { Refused } from "./server";
import { deviceSeat, parseStored } from "./storage";

const NAME = "tavoliere-game-";

/** A record, as `table/record.py` reads it. */
export interface GameRecord {
  format: "tavoliere-record";
  version: 1;
  game: string;
  options: Record<string, unknown>;
  rules: string; // the hash of the rules it was played by
  seats: Sitter[];
  dice: null; // nobody drew lots but this device
  steps: string[];
  result: { scores: number[]; ranks: number[]; winners: number[] } | null;
}

export interface DeviceGame {
  record: GameRecord;
  hints: boolean;
  confirmed: number; // the steps that can't be taken back any more
  actor: number | null;
  sides: number[]; // of each seat: who are partners
  changed: number; // in seconds since 1970
  next: string | null; // the table of the rematch
}

const unkept = new Map<string, string>(); // where the browser stores nothing: as long as the tab is open

/** A game as it is kept; null where there is none. */
export function readGame(table: string): DeviceGame | null {
  const written = textOf(table);
  try {
    return written === null ? null : parseStored<DeviceGame>(written);
  } catch {
    return null;
  }
}

/** The same as text: another one where somebody has played on, in this tab or another. */
export function textOf(table: string): string | null {
  try {
    return localStorage.getItem(NAME + table) ?? unkept.get(table) ?? null;
  } catch {
    return unkept.get(table) ?? null;
  }
}

/** Keeps a game; Refused where there is no more room. */
export function writeGame(table: string, game: DeviceGame): string {
  const written = JSON.stringify(game);
  try {
    localStorage.setItem(NAME + table, written);
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === "QuotaExceededError" && localStorage.length)
      throw new Refused(["page-device-full", {}]);
    unkept.set(table, written);
  }
  return written;
}

export function removeGame(table: string): void {
  unkept.delete(table);
  try {
    localStorage.removeItem(NAME + table);
  } catch {
    // nothing is kept
  }
}

/** Says when another tab has changed a game. */
export function watchGame(table: string, changed: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === NAME + table) changed();
  };
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
}

/** What has become of the tables of this device, for those who sit there; a table that is gone is passed over. */
export function deviceSummaries(tokens: string[]): TableSummary[] {
  return tokens.flatMap((token) => {
    const place = deviceSeat(token);
    const game = place && readGame(place.table);
    if (!game) return [];
    const { table, seat } = place;
    const { record, actor, changed, sides } = game;
    const { result, seats, steps } = record;
    const outcome = result && { scores: result.scores, winners: result.winners };
    return [
      {
        ...{ token, table, seat, owner: true, lost: false, game: record.game, options: record.options, seats },
        ...{ steps: steps.length, actor, changed, deadline: null, vacation: null, sides, outcome },
      },
    ];
  });
}
