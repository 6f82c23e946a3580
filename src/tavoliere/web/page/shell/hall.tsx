// The open tables: who looks for players, with which game, how fast, how strong; and sitting down with a click.

import { useEffect, useState } from "preact/hooks";
import type { ClockPlan, OpenSeat, OpenTable } from "../protocol";
import { closeOffer, leaveHall, leaveOffer, sitAtOffer } from "./api";
import { hall, invited, learnHall, lookAgain, seatOf, waitAt, watchHall } from "./hall-news";
import { kept } from "./kept";
import { LinkCard } from "./link-card";
import { dismissed } from "./mine";
import { settingName } from "./puzzled";
import { address } from "./routes";
import { levelName, shelf } from "./shelf";
import { TakePart, useTrouble } from "./take-part";
import { type Say, sayer } from "./words";

const DAY = 86_400;

export function HallScreen({ offer }: { offer: string | null }) {
  const say = sayer();
  const [game, setGame] = useState("");
  useEffect(() => void learnHall(), []);
  useEffect(() => {
    invited.value = offer ?? "";
    const stop = watchHall();
    if (offer) void lookAgain().catch(dismissed);
    return () => {
      stop();
      invited.value = "";
    };
  }, [offer]);
  const now = hall.value;
  const all = now?.tables ?? [];
  const games = (shelf.value?.games ?? []).map(({ name }) => name);
  const shown = all.filter((table) => table.mine || table.offer === offer || !game || table.game === game);
  const gone = !!offer && !!now && !all.some((table) => table.offer === offer) && !kept.hall.value.includes(offer);
  return (
    <main class="page hall">
      <header class="hall-head">
        <div>
          <h1>{say("page-hall")}</h1>
          <p class="quiet">{say("page-hall-about")}</p>
        </div>
        <a class="button" href={address("ratings")}>
          {say("page-ratings")}
        </a>
      </header>
      {now && (now.me ? <Me /> : <TakePart />)}
      {gone && (
        <p class="refusal" role="status">
          {say("web-hall-gone")}
        </p>
      )}
      <fieldset class="row filter">
        <legend class="unseen">{say("page-hall-filter")}</legend>
        {["", ...games].map((name) => (
          <button type="button" aria-pressed={game === name} onClick={() => setGame(name)}>
            {name ? sayer(name)("title") : say("page-hall-all")}
          </button>
        ))}
      </fieldset>
      <p class="unseen" role="status">
        {now && say("page-hall-count", { count: shown.length })}
      </p>
      <ul class="open-tables">
        {now?.me && (
          <li class="open-table new">
            <h2>{say("page-hall-new")}</h2>
            <div class="row">
              {games
                .filter((name) => !game || name === game)
                .map((name) => (
                  <a class="button" href={address("new", name, "open")}>
                    {sayer(name)("title")}
                  </a>
                ))}
            </div>
          </li>
        )}
        {shown.map((table) => (
          <Open key={table.offer} table={table} asked={table.offer === offer} />
        ))}
      </ul>
      {now && shown.length === 0 && <p class="none">{say("page-hall-none")}</p>}
      <details class="hall-rules">
        <summary>{say("page-hall-rules")}</summary>
        <ul>
          {["rated", "leaving", "several", "bots", "self", "doubt"].map((one) => (
            <li>{say(`page-hall-rule-${one}`)}</li>
          ))}
        </ul>
      </details>
      <p class="row">
        <a class="button" href={address("lobby")}>
          {say("page-to-lobby")}
        </a>
      </p>
    </main>
  );
}

/** A rating in short; with a question mark as long as it is not settled. */
export function shortRating(seat: Pick<OpenSeat, "strength">, say: Say): string {
  if (!seat.strength) return say("page-rating-none");
  const rating = String(Math.round(seat.strength.rating));
  return seat.strength.settled ? rating : say("page-rating-about", { rating });
}

export function clockName(clock: ClockPlan, say: Say): string {
  if (clock.kind === "game") return say("page-clock-minutes", { minutes: Math.round(clock.seconds / 60) });
  return clock.seconds >= DAY
    ? say("page-clock-days", { days: Math.round(clock.seconds / DAY) })
    : say("page-hall-clock-turn", { minutes: Math.round(clock.seconds / 60) });
}

function level({ least, most }: OpenTable, say: Say): string {
  if (least == null && most == null) return "";
  const [from, to] = [String(least ?? ""), String(most ?? "")];
  if (least == null) return say("page-hall-at-most", { most: to });
  return most == null
    ? say("page-hall-at-least", { least: from })
    : say("page-hall-between", { least: from, most: to });
}

function Open({ table, asked }: { table: OpenTable; asked: boolean }) {
  const say = sayer(table.game);
  const [trouble, attempt] = useTrouble(say);
  const [busy, setBusy] = useState(false);
  const [inviting, setInviting] = useState(false);
  const { offer } = table;
  const free = table.players - table.seats.length;
  const wanted = level(table, say);
  const me = hall.value?.me;
  const act = (work: () => Promise<unknown>) => {
    setBusy(true);
    void attempt(() => work().then(lookAgain)).then(() => setBusy(false));
  };
  const sit = async () => {
    const own = seatOf(offer);
    await sitAtOffer(kept.mine.value!.own, { offer, own });
    waitAt(offer);
  };
  const title = say("title");
  return (
    <li class={`open-table ${table.game} ${table.mine ? "mine" : ""} ${asked ? "asked" : ""}`}>
      <h2>{title}</h2>
      <p class="setting">{settingName(table.game, { options: table.options })}</p>
      <p class="facts">
        <span>{clockName(table.clock, say)}</span>
        <span class={table.rated ? "rated" : ""}>{say(table.rated ? "page-hall-rated" : "page-hall-friendly")}</span>
        {wanted && <span>{wanted}</span>}
        {!table.listed && <span>{say("page-hall-unlisted")}</span>}
      </p>
      <ul class="sitting">
        {table.seats.map((seat) => (
          <li class={seat.player === "human" ? "" : "bot"}>
            <span class="who">
              {seat.me ? say("page-you") : seat.player === "human" ? seat.name : levelName(seat.player, say)}
            </span>
            <span class="rating">{shortRating(seat, say)}</span>
          </li>
        ))}
        {Array.from({ length: free }, () => (
          <li class="free">{say("page-hall-free")}</li>
        ))}
      </ul>
      {trouble && (
        <p class="refusal" role="alert">
          {trouble}
        </p>
      )}
      {table.mine && (
        <p class="quiet" role="status">
          {say(table.live ? "page-hall-wait-here" : "page-hall-wait-days")}
        </p>
      )}
      <div class="row">
        {table.mine ? (
          <>
            <button type="button" disabled={busy} onClick={() => act(() => leaveOffer(kept.mine.value!.own, offer))}>
              {say("page-hall-leave")}
            </button>
            {table.opener && table.seats.filter(({ player }) => player === "human").length > 1 && (
              <button type="button" disabled={busy} onClick={() => act(() => closeOffer(kept.mine.value!.own, offer))}>
                {say("page-hall-close")}
              </button>
            )}
            <button type="button" aria-expanded={inviting} onClick={() => setInviting(!inviting)}>
              {say("page-hall-invite")}
            </button>
          </>
        ) : (
          <button
            type="button"
            class="primary large"
            disabled={busy || (!!me && !table.may)}
            onClick={() => (me ? act(sit) : document.querySelector<HTMLElement>(".take-part input")?.focus())}
            aria-label={say("page-hall-sit-at", { game: title })}
          >
            {say("page-hall-sit")}
          </button>
        )}
        {!table.mine && me && !table.may && <span class="quiet">{say("web-hall-level")}</span>}
      </div>
      {inviting && <LinkCard parts={["hall", offer]} {...{ say }} how="page-hall-invite-how" />}
    </li>
  );
}

/** Who I am here; another name, or not to take part any more, where somebody looks for it. */
function Me() {
  const say = sayer();
  const me = hall.value!.me!;
  const [sure, setSure] = useState(false);
  const [trouble, attempt] = useTrouble(say);
  const leave = () =>
    void attempt(async () => {
      await leaveHall(kept.mine.value!.own);
      kept.hall.value = [];
      await lookAgain();
    });
  return (
    <section class="me">
      <p>
        {say("page-hall-me", { name: me.name })}{" "}
        {me.ratings.map(({ game, strength }) => (
          <span class="my-rating">
            {sayer(game)("title")} <strong>{shortRating({ strength }, say)}</strong>
          </span>
        ))}
      </p>
      <details>
        <summary>{say("page-hall-my-name")}</summary>
        <TakePart key={`${me.name} ${me.shown}`} />
        <p class="quiet">{say("page-hall-leave-about")}</p>
        {trouble && (
          <p class="refusal" role="alert">
            {trouble}
          </p>
        )}
        <button
          type="button"
          class={sure ? "danger" : ""}
          onBlur={() => setSure(false)}
          onClick={() => (sure ? leave() : setSure(true))}
        >
          {say(sure ? "page-hall-out-sure" : "page-hall-out")}
        </button>
      </details>
    </section>
  );
}
