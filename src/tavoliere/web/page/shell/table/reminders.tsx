// "Tell me when it is my turn", and vacation: what whoever plays for days needs at the table.

import { useEffect, useMemo, useState } from "preact/hooks";
import { Alert, useAttempt } from "../common/attempt";
import { Check, TextField } from "../common/fields";
import { canPush, NoticesClient } from "../common/notices";
import { Sheet, useSheet } from "../common/sheets";
import type { Say } from "../common/words";
import { storage } from "../device/storage";
import { hasCompany } from "./chat";
import { dayAndHour } from "./clock-face";
import type { TableClient } from "./table-client";

interface Props {
  client: TableClient;
  say: Say;
}

/** One click, and this browser is told; what else there is to choose stands in a sheet. */
export function Reminders({ client, say }: Props) {
  const table = client.table.value!;
  const wanted = table.seat >= 0 && hasCompany(client) && !client.standing.value?.result;
  const token = client.line.seated;
  const notices = useMemo(() => new NoticesClient(token), [token]);
  const [shown, setShown] = useSheet("tell");
  const { refusal, ...doing } = useAttempt(say);
  const [ticked, setTicked] = useState<boolean | null>(null); // until the server has answered
  const known = client.known.value;
  const asked = !!known && (known.unconfirmed ?? known.actor) === table.seat;
  const attempt = (request: Promise<unknown>) =>
    void doing.attempt(() => request, "page-tell-failed").then((done) => done || setShown(true));
  useEffect(() => {
    if (wanted) notices.open().catch(() => {});
  }, [notices, wanted]);
  useEffect(() => {
    const look = () => void notices.look().catch(() => {});
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [notices, asked]);
  const info = notices.info.value;
  if (!wanted || !info) return null;
  const pushes = !!info.key && canPush() && Notification.permission !== "denied";
  const told = info.push || (!!info.address && info.confirmed);
  const press = () => {
    if (shown || told || !pushes || info.address) setShown(!shown);
    else attempt(notices.push().then((done) => setShown(!done)));
  };
  return (
    <div class="tell">
      <button
        type="button"
        class="bell"
        aria-label={say("page-tell")}
        title={say("page-tell")}
        aria-expanded={shown}
        aria-pressed={told}
        onClick={press}
      >
        <Bell rings={told} />
        {say(told ? "page-told" : "page-tell.short")}
      </button>
      {shown && (
        <Sheet title={say("page-tell")} {...{ say }} close={() => setShown(false)}>
          {pushes ? (
            <Check
              label={say("page-tell-push")}
              checked={ticked ?? info.push}
              change={(on) => {
                setTicked(on);
                attempt((on ? notices.push() : notices.off("push")).finally(() => setTicked(null)));
              }}
            />
          ) : (
            <p class="quiet">{say(info.key ? "page-tell-no-push" : "web-no-push")}</p>
          )}
          {info.mails && <ByMail {...{ notices, say, attempt }} />}
          <Alert>{refusal}</Alert>
          <p class="quiet">{say("page-tell-once")}</p>
        </Sheet>
      )}
    </div>
  );
}

function ByMail({
  notices,
  say,
  attempt,
}: {
  notices: NoticesClient;
  say: Say;
  attempt: (request: Promise<void>) => void;
}) {
  const { address, confirmed } = notices.info.value!;
  const [typed, setTyped] = useState(storage.mail.value.address);
  if (address)
    return (
      <div class="by-mail stack">
        <p>{say(confirmed ? "page-tell-mailed" : "page-tell-unconfirmed", { address })}</p>
        <button type="button" onClick={() => attempt(notices.off("mail"))}>
          {say(confirmed ? "page-tell-mail-off" : "page-tell-mail-other")}
        </button>
      </div>
    );
  return (
    <form
      class="by-mail stack fields"
      onSubmit={(event) => {
        event.preventDefault();
        attempt(notices.mail(typed.trim()));
      }}
    >
      <TextField
        label={say("page-tell-mail")}
        type="email"
        required
        maxLength={254}
        autocomplete="email"
        value={typed}
        change={setTyped}
      />
      <button type="submit">{say("page-tell-mail-on")}</button>
    </form>
  );
}

function Bell({ rings }: { rings: boolean }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 3a5 5 0 0 0-5 5v3.500L3.500 14h13L15 11.500V8a5 5 0 0 0-5-5zM8.300 16a1.800 1.800 0 0 0 3.400 0" />
      {rings && <path d="M2 6.500a9 9 0 0 1 2.500-4M18 6.500a9 9 0 0 0-2.500-4" />}
    </svg>
  );
}

/** In the menu of my own seat: how much vacation I have, and to take it. */
export function Vacation({ client, say }: Props) {
  const table = client.table.value!;
  const mine = table.seats[table.seat];
  if (!table.clock?.vacation || mine?.player !== "human") return null;
  return (
    <div class="vacation stack">
      <p>{say("page-vacation-left", { days: Math.ceil(mine.vacation_left / 86_400) })}</p>
      {mine.vacation === null && <p class="quiet">{say("page-clock-about-vacation")}</p>}
      <button
        type="button"
        disabled={mine.vacation === null && mine.vacation_left <= 0}
        onClick={(event) => {
          event.currentTarget.closest("details")?.removeAttribute("open");
          client.goOnVacation(mine.vacation === null);
        }}
      >
        {say(mine.vacation === null ? "page-vacation-take" : "page-vacation-end")}
      </button>
    </div>
  );
}

/** I am on vacation: until when, and how I come back. */
export function OnVacation({ client, say }: Props) {
  const table = client.table.value!;
  const until = table.seats[table.seat]?.vacation ?? null;
  if (until === null || client.standing.value?.result) return null;
  return (
    <div class="late sheet" role="status">
      <p>{say("page-vacation-mine", { when: dayAndHour(until) })}</p>
      <button type="button" class="primary" onClick={() => client.goOnVacation(false)}>
        {say("page-vacation-end")}
      </button>
    </div>
  );
}
