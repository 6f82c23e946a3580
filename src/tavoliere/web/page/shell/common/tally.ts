// How I have done against the bots: counted once for each game, and kept when its table is forgotten.

import type { TableSummary } from "../../protocol";
import { type KeptTable, storage, tableOf } from "../device/storage";
import { fetchSummaries } from "./api";

const MOST_COUNTED = 300;

/** Counts a finished game, if I alone of this screen played it against bots. */
export function count(table: KeptTable, summary: TableSummary): void {
  const mine = Object.keys(table.here).map(Number);
  const { outcome, seats, sides } = summary;
  const me = mine[0];
  if (!outcome || me === undefined || mine.length > 1 || seats[me]?.player !== "human") return;
  const { counted, games } = storage.tallies.value;
  if (counted.includes(table.table)) return;
  const mySide = sides[me];
  const wins = outcome.winners.includes(me);
  const its = { ...games[table.game] };
  const rivals = seats
    .map((seat, i) => ({ ...seat, i }))
    .filter(({ player, i }) => player !== "human" && sides[i] !== mySide);
  for (const level of new Set(rivals.map(({ player }) => player))) {
    const shares = rivals.some(({ player, i }) => player === level && outcome.winners.includes(i));
    const tally = { ...(its[level] ?? { won: 0, lost: 0, shared: 0 }) };
    tally[!wins ? "lost" : shares ? "shared" : "won"] += 1;
    its[level] = tally;
  }
  if (rivals.length === 0) return;
  storage.tallies.value = {
    counted: [...counted, table.table].slice(-MOST_COUNTED),
    games: { ...games, [table.game]: its },
  };
}

/** The game at which somebody sits here with this link is over. */
export async function countEnd(token: string): Promise<void> {
  const table = tableOf(token);
  const entrance = table && Object.values(table.here)[0];
  if (!table || !entrance || storage.tallies.value.counted.includes(table.table)) return;
  const [summary] = await fetchSummaries([entrance]).catch(() => []);
  if (summary) count(table, summary);
}
