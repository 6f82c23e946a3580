// What is told by what has changed since it was last told, put together with what was before: as `table/changes.py` says.

import type { ChangedStanding, Standing } from "../protocol";

type Entries = Record<string, unknown>;

const GONE = "-";
const PLACES = "@";
const isObject = (value: unknown): value is Entries =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** How something is now of which this was told to somebody who knows how it was before. */
function together(before: unknown, told: unknown): unknown {
  if (!isObject(told)) return told;
  const places = told[PLACES];
  if (isObject(places)) return (before as unknown[]).map((one, at) => (at in places ? together(one, places[at]) : one));
  if (!isObject(before)) return told;
  const { [GONE]: gone, ...changes } = told;
  const now: Entries = { ...before };
  for (const name of (gone as string[] | undefined) ?? []) delete now[name];
  for (const [name, value] of Object.entries(changes)) now[name] = together(before[name], value);
  return now;
}

/** Where the game stands now, by where it stood. */
export function standingNow(before: Standing, { changes, ...asks }: ChangedStanding): Standing {
  const { prompt, state, facts, scores } = before;
  return { ...asks, ...(together({ prompt, state, facts, scores }, changes) as typeof before) };
}
