// Who sits where, how they stand, and, for whoever opened the table, their links.

import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { encode } from "uqr";
import type { SeatInfo } from "../protocol";
import { fetchHere } from "./api";
import { tableOf } from "./kept";
import { address } from "./routes";
import { botName, levels } from "./shelf";
import { signed } from "./signed";
import type { TableClient } from "./table-client";
import type { Say } from "./words";

interface Props {
  client: TableClient;
  say: Say;
}

/** Where friends on the same network find this machine; until it is known, where this page comes from. */
const origin = signal(location.origin);

const onlyHere = signal(false);

async function learnOrigin(): Promise<void> {
  if (!/^(localhost|127\.|\[::1\])/.test(location.host)) return;
  const { addresses } = await fetchHere();
  if (addresses[0]) origin.value = addresses[0].replace(/\/$/, "");
  else onlyHere.value = true;
}

/** Each seat has a shape as well as a colour. */
export function SeatMark({ seat }: { seat: number }) {
  const shapes = [
    <circle cx="8" cy="8" r="6" />,
    <rect x="2.5" y="2.5" width="11" height="11" />,
    <path d="M8 1.5 14.5 14h-13z" />,
    <path d="M8 1 15 8 8 15 1 8z" />,
    <path d="M5 1.5h6l4 6.5-4 6.5H5L1 8z" />,
  ];
  return (
    <svg class={`seat-mark seat-${seat}`} viewBox="0 0 16 16" aria-hidden="true">
      {shapes[seat]}
    </svg>
  );
}

export function Players({ client, say }: Props) {
  const table = client.table.value;
  const standing = client.standing.value;
  if (!table || !standing) return null;
  const scores = client.moment.value?.scores ?? standing.scores;
  return (
    <section class="players" aria-label={say("page-players")}>
      <h2>{say("page-players")}</h2>
      <ul>
        {table.seats.map((seat, i) => (
          <Player key={i} {...{ client, say, seat, i }} score={scores[i] ?? 0} />
        ))}
      </ul>
      {table.seat < 0 && <p class="quiet">{say("page-watching")}</p>}
      <Invitation {...{ client, say }} seat={-1} />
    </section>
  );
}

function Player({ client, say, seat, i, score }: Props & { seat: SeatInfo; i: number; score: number }) {
  const table = client.table.value!;
  const standing = client.standing.value!;
  const turn = (standing.unconfirmed ?? standing.actor) === i && !standing.result;
  const me = table.seat === i;
  const bot = seat.player !== "human";
  const gains = client.scene.value?.gains ?? [];
  const gained = gains.reduce((sum, gain) => sum + (gain.seat === i ? gain.points : 0), 0);
  return (
    <li class={`player ${turn ? "turn" : ""}`} aria-current={turn ? "true" : undefined}>
      <SeatMark seat={i} />
      <span class="name">
        {seat.name}
        {me && <span class="tag">{say("page-you")}</span>}
        {bot && <span class="tag">{botName(seat.player, say)}</span>}
        {!bot && !me && !seat.here && <span class="tag away">{say("page-away")}</span>}
      </span>
      {turn && standing.thinking && (
        <span class="thinking" role="img" aria-label={say("page-thinking")}>
          <i />
          <i />
          <i />
        </span>
      )}
      <span class="gain">{gained ? signed(gained) : ""}</span>
      <span class="score" role="img" aria-label={say("page-points", { points: score })}>
        {score}
      </span>
      {(table.owner || me) && !standing.result && <Control {...{ client, say, seat, i }} me={me} />}
    </li>
  );
}

function Control({ client, say, seat, i, me }: Props & { seat: SeatInfo; i: number; me: boolean }) {
  const table = client.table.value!;
  const [name, setName] = useState(seat.name);
  const bot = seat.player !== "human";
  return (
    <details class="control">
      <summary aria-label={say("page-seat-of", { who: seat.name })} />
      <div class="sheet">
        {me && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              client.rename(name.trim());
            }}
          >
            <label>
              {say("page-name")}
              <input type="text" maxLength={24} value={name} onInput={(event) => setName(event.currentTarget.value)} />
            </label>
            <button type="submit">{say("page-rename")}</button>
          </form>
        )}
        {table.owner && !me && (
          <>
            {!bot && <Invitation {...{ client, say }} seat={i} />}
            <label>
              {say("page-who-plays")}
              <select value={seat.player} onChange={(event) => client.seatPlayer(i, event.currentTarget.value)}>
                <option value="human">{say("page-human")}</option>
                {levels.value.map((level) => (
                  <option value={level}>{botName(level, say)}</option>
                ))}
              </select>
            </label>
          </>
        )}
      </div>
    </details>
  );
}

/** The link of a seat, or, for seat -1, of those who only watch: to copy, or to photograph. */
function Invitation({ client, say, seat }: Props & { seat: number }) {
  const [shown, setShown] = useState(false);
  const [copied, setCopied] = useState(false);
  const table = client.table.value!;
  const known = tableOf(client.token);
  const token = seat < 0 ? known?.spectator : (known?.away[seat] ?? known?.here[seat]);
  if (!token && !(table.owner && seat >= 0)) return null;
  const link = token ? `${origin.value}/${address("sit", token)}` : "";
  const squares = shown && link ? encode(link, { border: 0 }).data : null;
  return (
    <div class="invitation">
      {token ? (
        <div class="row">
          <button
            type="button"
            onClick={() => {
              void learnOrigin()
                .then(() => navigator.clipboard.writeText(`${origin.value}/${address("sit", token)}`))
                .then(
                  () => setCopied(true),
                  () => setShown(true),
                );
            }}
          >
            {say(copied ? "page-copied" : seat < 0 ? "page-copy-watch" : "page-copy-link")}
          </button>
          <button
            type="button"
            aria-expanded={shown}
            onClick={() => {
              setShown(!shown);
              void learnOrigin();
            }}
          >
            {say("page-show-link")}
          </button>
        </div>
      ) : (
        <p class="quiet">{say("page-no-link")}</p>
      )}
      {(shown || copied) && onlyHere.value && <p class="quiet">{say("page-only-here")}</p>}
      {shown && link && (
        <>
          <input
            class="address"
            readOnly
            value={link}
            aria-label={say("page-copy-link")}
            onFocus={(event) => event.currentTarget.select()}
          />
          {squares && (
            <svg
              class="qr"
              viewBox={`-4 -4 ${squares.length + 8} ${squares.length + 8}`}
              role="img"
              aria-label={say("page-qr")}
            >
              <rect x="-4" y="-4" width={squares.length + 8} height={squares.length + 8} fill="#fff" />
              <path
                fill="#000"
                d={squares.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("")}
              />
            </svg>
          )}
        </>
      )}
      {table.owner && seat >= 0 && (
        <button
          type="button"
          onClick={() => {
            setCopied(false);
            void client.revoke(seat);
          }}
        >
          {say(token ? "page-revoke" : "page-new-link")}
        </button>
      )}
    </div>
  );
}
