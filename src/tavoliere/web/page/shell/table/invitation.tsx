// The invitation of a friend: large over the board until they sit, and whenever it is asked for.

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { useShortcuts } from "../../kit/shortcuts";
import { LinkCard } from "../common/link-card";
import { SeatMark } from "../common/seat-mark";
import type { Say } from "../common/words";
import { ownOf, storage, tableOf } from "../device/storage";
import type { TableClient } from "./table-client";

interface Props {
  client: TableClient;
  say: Say;
}

/** The seat whose invitation is asked for, -1 for those who only watch; null: only what shows itself. */
export const wanted = signal<number | null>(null);

/** The token of a seat's link, as far as this browser knows it: an invitation is used up when somebody sits down. */
export function tokenOf(client: TableClient, seat: number): string | undefined {
  if (client.onDevice) return undefined;
  const known = tableOf(client.token);
  if (seat < 0) return known?.spectator ?? undefined;
  const here = known?.here[seat];
  if (here !== undefined) return ownOf(here);
  return client.table.value?.seats[seat]?.sat ? undefined : known?.away[seat];
}

/** Seats for friends at which nobody has sat down yet. */
function awaited(client: TableClient): number[] {
  const table = client.table.value!;
  const away = tableOf(client.token)?.away ?? {};
  return table.seats.flatMap((seat, i) => (seat.player === "human" && !seat.sat && i in away ? [i] : []));
}

export function Invitations({ client, say }: Props) {
  const asked = wanted.value;
  const over = !!client.standing.value?.result;
  const open = over ? [] : awaited(client).filter((seat) => !storage.putAway.value.includes(tokenOf(client, seat)!));
  const seats = asked !== null ? [asked] : open;
  const [at, setAt] = useState(0);
  const seat = seats[Math.min(at, seats.length - 1)];
  const close = () => {
    storage.putAway.value = [...storage.putAway.value, ...open.map((one) => tokenOf(client, one)!)];
    wanted.value = null;
  };
  useShortcuts({ Escape: seat !== undefined && close });
  useEffect(
    () => () => {
      wanted.value = null;
    },
    [],
  );
  if (seat === undefined) return null;
  const token = tokenOf(client, seat);
  const table = client.table.value!;
  const who = { seat };
  const sat = seat >= 0 && table.seats[seat]!.sat;
  const mine = seat === table.seat && seat >= 0;
  const title = mine ? "page-other-device" : seat < 0 ? "page-invite-watch" : sat ? "page-invite-again" : "page-invite";
  const how = mine ? "page-other-device-how" : seat < 0 ? "page-invite-watch-how" : "page-invite-how";
  return (
    <section class="invite sheet" aria-label={say("page-invitation")}>
      <header class="between">
        <h2>{say(title, { who })}</h2>
        <button type="button" class="link" onClick={close}>
          {say(seats.length && asked === null ? "page-put-away" : "page-close")}
        </button>
      </header>
      {seats.length > 1 && (
        <fieldset class="row toggles" aria-label={say("page-players")}>
          {seats.map((one, i) => (
            <button type="button" class="whom" aria-pressed={one === seat} onClick={() => setAt(i)}>
              <SeatMark seat={one} />
              {table.seats[one]!.name}
            </button>
          ))}
        </fieldset>
      )}
      {token ? (
        <LinkCard key={token} parts={["sit", token]} {...{ say, how }}>
          {seat >= 0 && !mine && <p class="quiet">{say("page-invite-kept", { name: storage.name.value })}</p>}
        </LinkCard>
      ) : (
        <p>{say(sat ? "page-no-link" : "page-link-unknown")}</p>
      )}
    </section>
  );
}
