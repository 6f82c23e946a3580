// Who sits where, how they stand, and, for whoever opened the table, their links.

import { useState } from "preact/hooks";
import type { SeatInfo } from "../../protocol";
import { Select, SureButton, TextField } from "../common/fields";
import { SeatMark } from "../common/seat-mark";
import { botName, difficulty, inPage, levels } from "../common/shelf";
import { gainLook, signed } from "../common/signed";
import type { Say } from "../common/words";
import { tableOf } from "../device/storage";
import { Chat, JustSaid } from "./chat";
import { Clock } from "./clock";
import { Dice } from "./fairness";
import { tokenOf, wanted } from "./invitation";
import { Reminders, Vacation } from "./reminders";
import type { TableClient } from "./table-client";

interface Props {
  client: TableClient;
  say: Say;
}

export function Players({ client, say }: Props) {
  const table = client.table.value;
  const standing = client.standing.value;
  if (!table || !standing) return null;
  const scores = client.scores.value;
  return (
    <section class="players" aria-label={say("page-players")}>
      <h2>{say("page-players")}</h2>
      <ul>
        {table.seats.map((seat, i) => (
          <Player key={i} {...{ client, say, seat, i }} score={scores[i] ?? 0} />
        ))}
      </ul>
      {table.seat < 0 && <p class="quiet">{say("page-watching")}</p>}
      <div class="row under-players">
        <Chat {...{ client, say }} />
        <Reminders {...{ client, say }} />
      </div>
      <div class="row under-players links">
        <Dice {...{ client, say }} />
        {tokenOf(client, -1) && (
          <button type="button" class="link" onClick={() => (wanted.value = -1)}>
            {say("page-copy-watch")}
          </button>
        )}
      </div>
    </section>
  );
}

function Player({ client, say, seat, i, score }: Props & { seat: SeatInfo; i: number; score: number }) {
  const table = client.table.value!;
  const standing = client.standing.value!;
  const turn = (standing.unconfirmed ?? standing.actor) === i && !standing.result;
  const me = table.seat === i;
  const bot = seat.player !== "human";
  // Whoever shares this screen is here, even while another looks at it.
  const here = seat.here || i in (tableOf(client.token)?.here ?? {});
  const gained = client.counted.value.reduce((sum, gain) => sum + (gain.seat === i ? gain.points : 0), 0);
  return (
    <li class={`player ${turn ? "turn" : ""}`} aria-current={turn ? "true" : undefined}>
      <SeatMark seat={i} />
      <span class="name">
        <span class="called">{seat.name}</span>
        <span class="tags">
          {me && <span class="tag">{say("page-you")}</span>}
          {me && client.tutored && (
            <span class="tag tutor" title={say("page-tutor")}>
              {say("page-tutor-on")}
            </span>
          )}
          {bot && (
            <span class="tag" title={difficulty(seat.player, say)}>
              {botName(seat.player, say)}
            </span>
          )}
          {seat.devices > (bot && !seat.late ? 0 : 1) && (
            <span class="tag devices" title={say("page-devices-why")}>
              {say("page-devices", { count: seat.devices })}
            </span>
          )}
          {seat.late && <span class="tag away">{say(table.clock?.lost ? "page-time-lost" : "page-time-up")}</span>}
          {!bot && !me && !here && seat.vacation === null && (
            <span class="tag away">{say(seat.sat ? "page-away" : "page-awaited")}</span>
          )}
        </span>
      </span>
      {turn && standing.thinking && (
        <span class="thinking" role="img" aria-label={say("page-thinking")}>
          <i />
          <i />
          <i />
        </span>
      )}
      <span class={gainLook(gained)}>{gained ? signed(gained) : ""}</span>
      <Clock {...{ client, say }} seat={i} />
      <span class="score" role="img" aria-label={say("page-points", { points: score })}>
        {score}
      </span>
      {(table.owner || me) && !standing.result && <Control {...{ client, say, seat, i }} me={me} />}
      <JustSaid {...{ client, say }} seat={i} />
    </li>
  );
}

function Control({ client, say, seat, i, me }: Props & { seat: SeatInfo; i: number; me: boolean }) {
  const table = client.table.value!;
  const usual = say("seat", { number: i + 1 });
  const [name, setName] = useState(seat.name === usual ? "" : seat.name);
  const bot = seat.player !== "human";
  return (
    <details class="control">
      <summary aria-label={say("page-seat-of", { who: seat.name })} />
      <div class="sheet stack fields">
        {me && (
          <form
            class="stack"
            onSubmit={(event) => {
              event.preventDefault();
              client.rename(name.trim());
              event.currentTarget.closest("details")?.removeAttribute("open");
            }}
          >
            <TextField label={say("page-name")} placeholder={usual} value={name} change={setName} />
            <button type="submit">{say("page-rename")}</button>
          </form>
        )}
        {me && !client.onDevice && (
          <button
            type="button"
            onClick={(event) => {
              event.currentTarget.closest("details")?.removeAttribute("open");
              wanted.value = i;
            }}
          >
            {say("page-other-device")}
          </button>
        )}
        {me && <Vacation {...{ client, say }} />}
        {table.owner && !me && (
          <>
            {!bot && !client.onDevice && <Invited {...{ client, say }} seat={i} sat={seat.sat} />}
            <Select
              label={say("page-who-plays")}
              value={seat.player}
              values={["human", ...(client.onDevice ? inPage : levels).value]}
              named={(player) => (player === "human" ? say("page-human") : difficulty(player, say))}
              change={(player) => client.seatPlayer(i, player)}
            />
          </>
        )}
      </div>
    </details>
  );
}

/** The link of a seat: to be shown, or to be made worthless. */
function Invited({ client, say, seat, sat }: Props & { seat: number; sat: boolean }) {
  const token = tokenOf(client, seat);
  const revoke = () => void client.revoke(seat);
  return (
    <div class="stack">
      {token ? (
        <button
          type="button"
          onClick={(event) => {
            event.currentTarget.closest("details")?.removeAttribute("open");
            wanted.value = seat;
          }}
        >
          {say("page-show-link")}
        </button>
      ) : (
        <p class="quiet">{say(sat ? "page-no-link" : "page-link-unknown")}</p>
      )}
      {sat ? (
        // Whoever sits there is sent away: not by a click that went astray.
        <SureButton act={revoke} label={say("page-send-away")} sure={say("page-send-away-sure")} />
      ) : (
        <button type="button" onClick={revoke}>
          {say(token ? "page-revoke" : "page-new-link")}
        </button>
      )}
    </div>
  );
}
