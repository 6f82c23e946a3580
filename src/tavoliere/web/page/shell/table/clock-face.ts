// What the clocks of a table show, between two messages of the server.

import type { Clocks } from "../../protocol";
import { locale } from "../common/words";

/** What the clocks showed, and when that was by this browser's own time. */
export interface ClocksAt {
  clocks: Clocks;
  at: number;
}

export const clocksNow = (clocks: Clocks): ClocksAt => ({ clocks, at: performance.now() });

/** The seconds that a seat's clock shows now; null where there is none. */
export function left({ clocks, at }: ClocksAt, seat: number): number | null {
  const shown = clocks.left[seat] ?? null;
  if (shown === null || clocks.runs !== seat) return shown;
  return Math.max(0, shown - Math.max(0, (performance.now() - at) / 1000 - clocks.waits));
}

/** The seconds until the clock that is to run begins to. */
export const startsIn = ({ clocks, at }: ClocksAt): number =>
  Math.max(0, clocks.waits - (performance.now() - at) / 1000);

/** A moment some days away, given in seconds since 1970. */
export function dayAndHour(seconds: number): string {
  const parts = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(locale(), parts).format(seconds * 1000);
}
