// The game again, step by step: a slider, whose eyes, a link to a moment, the record.

import { useRef, useState } from "preact/hooks";
import { tableOf } from "./kept";
import { address } from "./routes";
import type { TableClient } from "./table-client";
import type { Say } from "./words";

export function Replay({ client, say }: { client: TableClient; say: Say }) {
  const table = client.table.value!;
  const standing = client.standing.value!;
  const moment = client.moment.value;
  const over = standing.result !== null;
  const wanted = useRef<number | null>(null);
  const moving = useRef(false);
  const [copied, setCopied] = useState(false);
  if (!moment && !over) return null;

  const at = moment?.n ?? standing.n;
  const eyes = moment?.as ?? table.seat;

  // While one moment is being fetched only the last one wished for is remembered.
  const turnTo = async (n: number, as = eyes) => {
    wanted.current = Math.max(0, Math.min(standing.n, n));
    if (moving.current) return;
    moving.current = true;
    setCopied(false);
    while (wanted.current !== null) {
      const next: number = wanted.current;
      wanted.current = null;
      await client.look(next, over ? as : undefined);
    }
    moving.current = false;
  };
  const spectator = tableOf(client.token)?.spectator;
  const link = spectator && `${location.origin}/${address("sit", spectator, at, ...(over ? [eyes] : []))}`;

  return (
    <section class="replay" aria-label={say("page-replay")}>
      <button type="button" aria-label={say("page-step-back")} disabled={at === 0} onClick={() => void turnTo(at - 1)}>
        ‹
      </button>
      <input
        type="range"
        min={0}
        max={standing.n}
        value={at}
        aria-label={say("page-step", { n: at, last: standing.n })}
        onInput={(event) => void turnTo(Number(event.currentTarget.value))}
      />
      <button
        type="button"
        aria-label={say("page-step-on")}
        disabled={at === standing.n}
        onClick={() => void turnTo(at + 1)}
      >
        ›
      </button>
      <span class="count">{say("page-step", { n: at, last: standing.n })}</span>
      {over && (
        <select
          aria-label={say("page-eyes")}
          value={eyes}
          onChange={(event) => void turnTo(at, Number(event.currentTarget.value))}
        >
          {table.seats.map((seat, i) => (
            <option value={i}>{seat.name}</option>
          ))}
          <option value={-1}>{say("page-eyes-spectator")}</option>
        </select>
      )}
      {link && (
        <button
          type="button"
          onClick={() =>
            void navigator.clipboard.writeText(link).then(
              () => setCopied(true),
              () => prompt("", link),
            )
          }
        >
          {say(copied ? "page-copied" : "page-copy-moment")}
        </button>
      )}
    </section>
  );
}
