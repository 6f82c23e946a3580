// The clocks of a table: what is left to each player, counted down here from what the server said last.

import { levelName } from "../common/shelf";
import { useTicking } from "../common/ticking";
import type { Say } from "../common/words";
import { dayAndHour, left } from "./clock-face";
import type { TableClient } from "./table-client";

const LOW = 60; // seconds
const DAY = 86_400;

export function Clock({ client, say, seat }: { client: TableClient; say: Say; seat: number }) {
  const found = client.clocks.value;
  const runs = found?.clocks.runs === seat;
  useTicking(runs);
  if (!found) return null;
  const until = client.table.value?.seats[seat]?.vacation ?? null;
  if (until !== null) {
    const says = say("page-vacation-until", { when: dayAndHour(until) });
    return (
      <span class="clock long" role="img" aria-label={says} title={says}>
        {say("page-vacation")}
      </span>
    );
  }
  const seconds = left(found, seat);
  if (seconds === null) return null;
  const low = seconds <= LOW;
  const plan = client.table.value?.clock;
  const long = !!plan && plan.seconds >= 3600;
  return (
    <span
      class={`clock ${runs ? "runs" : ""} ${low ? "low" : ""} ${long ? "long" : ""}`}
      role="timer"
      aria-label={spoken(seconds, say)}
    >
      {shownAs(seconds, say)}
    </span>
  );
}

function shownAs(seconds: number, say: Say): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY)
    return say("page-clock-d-h", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / 3600) });
  const parts = [Math.floor(whole / 60) % 60, whole % 60];
  if (whole >= 3600) parts.unshift(Math.floor(whole / 3600));
  return parts.map((part, i) => (i ? String(part).padStart(2, "0") : part)).join(":");
}

function spoken(seconds: number, say: Say): string {
  if (seconds >= DAY) return say("page-left-hours", { hours: Math.round(seconds / 3600) });
  return say("page-left-minutes", { minutes: Math.ceil(seconds / 60) });
}

/** My time ran out: who plays for me, and how I come back. */
export function Late({ client, say }: { client: TableClient; say: Say }) {
  const table = client.table.value!;
  const mine = table.seats[table.seat];
  if (!mine?.late || client.standing.value?.result) return null;
  return (
    <div class="late sheet" role="alert">
      <p>{say(table.clock?.lost ? "page-late-lost" : "page-late", { level: levelName(mine.player, say) })}</p>
      {!table.clock?.lost && (
        <button type="button" class="primary" onClick={client.comeBack}>
          {say("page-come-back")}
        </button>
      )}
    </div>
  );
}
