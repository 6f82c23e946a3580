// A finished game that is to be analysed: of a table here or on a server, or a record that somebody brings.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Line } from "../../rules/line";
import { fetchBegin, fetchRecord, Refused } from "../common/api";
import { readGame } from "../device/device-games";
import { isDevices } from "../device/storage";
import { type AnyRecord, keepAnalysis, keptAnalysis } from "../device/stored-analyses";
import { bytesOf, gameOf, learnRules, scriptsOf, textOf } from "../game/rules";

export interface AnalysedGame extends AnyRecord {
  key: string;
  begin: string; // the bytes of the state where it begins
  sides: number[]; // the side of each seat, where some are partners
  won: number[]; // each seat's part of the victory
  brought: AnyRecord | null;
}

/** A game that is over, by its table's name or by what its record goes by; Refused where there is none. */
export async function analysedGame(key: string): Promise<AnalysedGame> {
  const brought = (await keptAnalysis(key))?.record ?? null;
  return gameOfRecord(key, brought ?? (await recordOf(key)), brought);
}

async function recordOf(key: string): Promise<AnyRecord> {
  if (!isDevices(key)) return fetchRecord(key);
  const game = readGame(key);
  if (!game) throw new Refused(["web-no-table", {}]);
  return game.record;
}

/** Keeps a record that somebody brings; what it goes by. Refused with the reason where it is none of a finished game. */
export async function bringRecord(given: unknown): Promise<string> {
  const { game, options, seats, steps } = given as AnyRecord;
  const record: AnyRecord = { game, options, seats: seats.map(({ name, player }) => ({ name, player })), steps };
  const key = bytesToHex(sha256(utf8ToBytes(JSON.stringify(record)))).slice(0, 16);
  await gameOfRecord(key, record, record);
  if (!(await keptAnalysis(key))) await keepAnalysis({ key, rules: "", record, judged: [], when: Date.now() });
  return key;
}

/** Whether something has the form of a record. */
export function isRecord(given: unknown): given is AnyRecord {
  const { format, game, options, seats, steps } = (given ?? {}) as Partial<Record<string, unknown>>;
  const isTexts = (all: unknown) => Array.isArray(all) && all.every((one) => typeof one === "string");
  return (
    format === "tavoliere-record" &&
    typeof game === "string" &&
    typeof options === "object" &&
    options !== null &&
    Array.isArray(seats) &&
    isTexts(seats.map((one) => (one as AnyRecord["seats"][number] | null)?.name)) &&
    isTexts(steps)
  );
}

async function gameOfRecord(key: string, record: AnyRecord, brought: AnyRecord | null): Promise<AnalysedGame> {
  await learnRules(record.game);
  const game = gameOf(record.game, record.options);
  const found = game.start();
  const begin = found ? textOf(found) : (await fetchBegin(record.game, record.options)).begin;
  const line = replayed(record, begin);
  const result = game.result(line.state);
  if (!result) throw new Refused(["web-not-over", {}]);
  const sides = game.tables.messages.sides[game.players]!;
  const won = sides.map((side) => result.winners.filter((seat) => sides[seat] === side).length / result.winners.length);
  return { ...record, key, begin, sides, won, brought };
}

/** The whole of a game, step by step; Refused where the rules forbid one. */
export function replayed({ game: name, options, steps, seats }: AnyRecord, begin: string): Line {
  const game = gameOf(name, options);
  if (seats.length !== game.players)
    throw new Refused(["record-seats", { given: seats.length, players: game.players }]);
  const { IllegalAction, played } = scriptsOf(name);
  try {
    return played(game, bytesOf(begin), steps);
  } catch (problem) {
    throw problem instanceof IllegalAction ? new Refused(problem.says) : problem;
  }
}
