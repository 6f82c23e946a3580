// What the people at a table say to each other: emotes and short lines, which can be muted.

import { useEffect, useRef, useState } from "preact/hooks";
import type { ChatLine } from "../../protocol";
import { Check, TextField } from "../common/fields";
import { SeatMark } from "../common/seat-mark";
import { Sheet, useSheet } from "../common/sheets";
import type { Say } from "../common/words";
import { storage, tableOf } from "../device/storage";
import { EMOTE_NAMES, Emote } from "./emotes";
import type { TableClient } from "./table-client";

const LONGEST = 140;
const STAYS = 7000; // milliseconds that a line stands beside its player

interface Props {
  client: TableClient;
  say: Say;
}

/** Whether somebody who is not at this screen sits at the table too. */
export function hasCompany(client: TableClient): boolean {
  const here = tableOf(client.token)?.here ?? {};
  const people = client.table
    .value!.seats.map((seat, i) => ({ ...seat, i }))
    .filter((seat) => seat.player === "human" || seat.late);
  return people.length > 1 && people.some((seat) => !(seat.i in here) && seat.i !== client.table.value!.seat);
}

export function Chat({ client, say }: Props) {
  const [shown, setShown] = useSheet("talk");
  const [read, setRead] = useState(client.talk.value.at(-1)?.n ?? 0);
  const list = useRef<HTMLOListElement>(null);
  const lines = client.talk.value;
  const table = client.table.value!;
  const muted = storage.mute.value;
  const last = lines.at(-1)?.n ?? 0;
  useEffect(() => {
    if (shown) setRead(last);
  }, [shown, last]);
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [shown, last]);
  if (!hasCompany(client)) return null;
  const unread = muted ? 0 : lines.filter((line) => line.n > read && line.seat !== table.seat).length;
  return (
    <div class="chat">
      <button type="button" class="talk" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {say("page-talk")}
        {unread > 0 && (
          <span class="unread" role="img" aria-label={say("page-unread", { count: unread })}>
            {unread}
          </span>
        )}
      </button>
      {shown && (
        <Sheet
          title={say("page-talk")}
          {...{ say }}
          close={() => setShown(false)}
          head={<Check label={say("page-mute")} checked={muted} change={(on) => (storage.mute.value = on)} />}
        >
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <ol ref={list} tabIndex={0} aria-label={say("page-said")} aria-live={muted ? "off" : "polite"}>
            {lines
              .filter((line) => !muted || line.seat === table.seat)
              .map((line) => (
                <li key={line.n}>
                  <SeatMark seat={line.seat} />
                  <span>
                    <b>{table.seats[line.seat]?.name}</b> <Said line={line} say={say} />
                  </span>
                </li>
              ))}
          </ol>
          {muted && <p class="quiet">{say("page-muted")}</p>}
          {table.seat >= 0 && <Speak {...{ client, say }} />}
        </Sheet>
      )}
    </div>
  );
}

function Speak({ client, say }: Props) {
  const [text, setText] = useState("");
  return (
    <>
      <div class="emotes">
        {EMOTE_NAMES.map((name) => (
          <button
            type="button"
            key={name}
            title={say(`page-emote-${name}`)}
            aria-label={say(`page-emote-${name}`)}
            onClick={() => client.speak("", name)}
          >
            <Emote name={name} />
          </button>
        ))}
      </div>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (!text.trim()) return;
          client.speak(text.trim());
          setText("");
        }}
      >
        <TextField
          maxLength={LONGEST}
          aria-label={say("page-say-what")}
          placeholder={say("page-say-what")}
          value={text}
          change={setText}
        />
        <button type="submit">{say("page-say")}</button>
      </form>
    </>
  );
}

function Said({ line, say }: { line: ChatLine; say: Say }) {
  if (!line.emote) return <>{line.text}</>;
  return (
    <>
      <Emote name={line.emote} /> <i>{say(`page-emote-${line.emote}`)}</i>
    </>
  );
}

/** What a player has just said, over their own line for a while: it moves nothing and covers nobody else's. */
export function JustSaid({ client, say, seat }: Props & { seat: number }) {
  const [line, setLine] = useState<ChatLine | null>(null);
  const latest = client.justSaid.value;
  useEffect(() => {
    if (!latest || latest.seat !== seat || storage.mute.value || seat === client.table.value?.seat) {
      setLine(null); // somebody else speaks now
      return;
    }
    setLine(latest);
    const timer = window.setTimeout(() => setLine(null), STAYS);
    return () => window.clearTimeout(timer);
  }, [latest]);
  if (!line || !hasCompany(client)) return null;
  return (
    <span class="just-said" role="status">
      <SeatMark seat={seat} />
      <span>
        <Said line={line} say={say} />
      </span>
    </span>
  );
}
