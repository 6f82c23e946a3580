// The open tables: who looks for players, with which game, how fast, how strong; and sitting down with a click.

import { useEffect, useState } from "preact/hooks";
import type { ClockPlan, OpenSeat, OpenTable } from "../../protocol";
import { closeOffer, leaveMatchmaking, leaveOffer, sitAtOffer } from "../common/api";
import { Alert, useAttempt } from "../common/attempt";
import { SureButton } from "../common/fields";
import { LinkCard } from "../common/link-card";
import { settingName } from "../common/puzzle-progress";
import { address } from "../common/routes";
import { levelName, shelf } from "../common/shelf";
import { type Say, sayer } from "../common/words";
import { storage } from "../device/storage";
import {
  invited,
  learnMatchmaking,
  lookAgain,
  matchmaking,
  part,
  seatOf,
  waitAt,
  watchMatchmaking,
} from "../people/matchmaking-news";
import { TakePart } from "../people/take-part";

const DAY = 86_400;

export function MatchmakingScreen({ offer }: { offer: string | null }) {
  const say = sayer();
  const { game } = part.value;
  const turnTo = (wanted: { game: string; page: number }) => {
    part.value = wanted;
    void lookAgain().catch(() => {});
  };
  useEffect(() => void learnMatchmaking(), []);
  useEffect(() => {
    invited.value = offer ?? "";
    const stop = watchMatchmaking();
    if (offer) void lookAgain().catch(() => {});
    return () => {
      stop();
      invited.value = "";
      part.value = { game: "", page: 0 };
    };
  }, [offer]);
  const now = matchmaking.value;
  const games = (shelf.value?.games ?? []).map(({ name }) => name);
  // One's own and the one that was asked for come first, wherever they stand in the list.
  const first = [...(now?.mine ?? []), ...(now?.asked ? [now.asked] : [])];
  const shown = [...new Map([...first, ...(now?.tables ?? [])].map((table) => [table.offer, table])).values()];
  const gone =
    !!offer && !!now && !first.some((table) => table.offer === offer) && !storage.matchmaking.value.includes(offer);
  return (
    <main class="page matchmaking">
      <header class="between">
        <div>
          <h1>{say("page-matchmaking")}</h1>
          <p class="quiet">{say("page-matchmaking-about")}</p>
        </div>
        <a class="button" href={address("ratings")}>
          {say("page-ratings")}
        </a>
      </header>
      {now && (now.me ? <Me /> : <TakePart />)}
      {gone && (
        <p class="refusal" role="status">
          {say("web-matchmaking-gone")}
        </p>
      )}
      <fieldset class="row filter toggles">
        <legend class="unseen">{say("page-matchmaking-filter")}</legend>
        {["", ...games].map((name) => (
          <button type="button" aria-pressed={game === name} onClick={() => turnTo({ game: name, page: 0 })}>
            {name ? sayer(name)("title") : say("page-matchmaking-all")}
          </button>
        ))}
      </fieldset>
      <p class="unseen" role="status">
        {now && say("page-matchmaking-count", { count: now.count })}
      </p>
      <ul class="gallery">
        {now?.me && (
          <li class="open-table new card stack">
            <h2>{say("page-matchmaking-new")}</h2>
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
      {now && shown.length === 0 && <p class="none">{say("page-matchmaking-none")}</p>}
      {now && now.pages > 1 && (
        <nav class="row pages" aria-label={say("page-matchmaking-pages")}>
          <button type="button" disabled={now.page === 0} onClick={() => turnTo({ game, page: now.page - 1 })}>
            {say("page-matchmaking-before")}
          </button>
          <span>{say("page-matchmaking-page", { page: now.page + 1, pages: now.pages })}</span>
          <button
            type="button"
            disabled={now.page + 1 === now.pages}
            onClick={() => turnTo({ game, page: now.page + 1 })}
          >
            {say("page-matchmaking-after")}
          </button>
        </nav>
      )}
      <details class="matchmaking-rules">
        <summary>{say("page-matchmaking-rules")}</summary>
        <ul>
          {["rated", "leaving", "several", "bots", "self", "doubt"].map((one) => (
            <li>{say(`page-matchmaking-rule-${one}`)}</li>
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
function shortRating(seat: Pick<OpenSeat, "strength">, say: Say): string {
  if (!seat.strength) return say("page-rating-none");
  const rating = String(Math.round(seat.strength.rating));
  return seat.strength.settled ? rating : say("page-rating-about", { rating });
}

function clockName(clock: ClockPlan, say: Say): string {
  if (clock.kind === "game") return say("page-clock-minutes", { minutes: Math.round(clock.seconds / 60) });
  return clock.seconds >= DAY
    ? say("page-clock-days", { days: Math.round(clock.seconds / DAY) })
    : say("page-matchmaking-clock-turn", { minutes: Math.round(clock.seconds / 60) });
}

function level({ least, most }: OpenTable, say: Say): string {
  if (least == null && most == null) return "";
  const [from, to] = [String(least ?? ""), String(most ?? "")];
  if (least == null) return say("page-matchmaking-at-most", { most: to });
  return most == null
    ? say("page-matchmaking-at-least", { least: from })
    : say("page-matchmaking-between", { least: from, most: to });
}

function Open({ table, asked }: { table: OpenTable; asked: boolean }) {
  const say = sayer(table.game);
  const { refusal, busy, attempt } = useAttempt(say);
  const [inviting, setInviting] = useState(false);
  const { offer } = table;
  const free = table.players - table.seats.length;
  const wanted = level(table, say);
  const now = matchmaking.value;
  const me = now?.me;
  const mine = !!now?.mine.some((one) => one.offer === offer);
  const may = !now?.barred.includes(offer);
  const act = (work: () => Promise<unknown>) => void attempt(() => work().then(lookAgain));
  const sit = async () => {
    const own = seatOf(offer);
    await sitAtOffer(storage.mine.value!.own, { offer, own });
    waitAt(offer);
  };
  const title = say("title");
  /** No two are called the same here. */
  const whoSits = (seat: OpenSeat): string => {
    if (seat.player !== "human") return levelName(seat.player, say);
    return mine && seat.name === me?.name ? say("page-you") : seat.name;
  };
  return (
    <li class={`open-table card raised stack ${table.game} ${mine ? "mine" : ""} ${asked ? "asked" : ""}`}>
      <h2>{title}</h2>
      <p>{settingName(table.game, { options: table.options })}</p>
      <p class="facts">
        <span>{clockName(table.clock, say)}</span>
        <span class={table.rated ? "rated" : ""}>
          {say(table.rated ? "page-matchmaking-rated" : "page-matchmaking-friendly")}
        </span>
        {wanted && <span>{wanted}</span>}
        {!table.listed && <span>{say("page-matchmaking-unlisted")}</span>}
      </p>
      <ul class="sitting stack">
        {table.seats.map((seat) => (
          <li class={`between ${seat.player === "human" ? "" : "bot"}`}>
            <span class="who">{whoSits(seat)}</span>
            <span class="rating number">{shortRating(seat, say)}</span>
          </li>
        ))}
        {Array.from({ length: free }, () => (
          <li class="between free">{say("page-matchmaking-free")}</li>
        ))}
      </ul>
      <Alert>{refusal}</Alert>
      {mine && (
        <p class="quiet" role="status">
          {say(table.live ? "page-matchmaking-wait-here" : "page-matchmaking-wait-days")}
        </p>
      )}
      <div class="row">
        {mine ? (
          <>
            <button type="button" disabled={busy} onClick={() => act(() => leaveOffer(storage.mine.value!.own, offer))}>
              {say("page-matchmaking-leave")}
            </button>
            {now?.opened.includes(offer) && table.seats.filter(({ player }) => player === "human").length > 1 && (
              <button
                type="button"
                disabled={busy}
                onClick={() => act(() => closeOffer(storage.mine.value!.own, offer))}
              >
                {say("page-matchmaking-close")}
              </button>
            )}
            <button type="button" aria-expanded={inviting} onClick={() => setInviting(!inviting)}>
              {say("page-matchmaking-invite")}
            </button>
          </>
        ) : (
          <button
            type="button"
            class="primary large"
            disabled={busy || (!!me && !may)}
            onClick={() => (me ? act(sit) : document.querySelector<HTMLElement>(".take-part input")?.focus())}
            aria-label={say("page-matchmaking-sit-at", { game: title })}
          >
            {say("page-matchmaking-sit")}
          </button>
        )}
        {!mine && me && !may && <span class="quiet">{say("web-matchmaking-level")}</span>}
      </div>
      {inviting && <LinkCard parts={["matchmaking", offer]} {...{ say }} how="page-matchmaking-invite-how" />}
    </li>
  );
}

/** Who I am here; another name, or not to take part any more, where somebody looks for it. */
function Me() {
  const say = sayer();
  const me = matchmaking.value!.me!;
  const { refusal, attempt } = useAttempt(say);
  const leave = () =>
    void attempt(async () => {
      await leaveMatchmaking(storage.mine.value!.own);
      storage.matchmaking.value = [];
      await lookAgain();
    });
  return (
    <section class="me card between">
      <p>
        {say("page-matchmaking-me", { name: me.name })}{" "}
        {me.ratings.map(({ game, strength }) => (
          <span class="my-rating">
            {sayer(game)("title")} <strong>{shortRating({ strength }, say)}</strong>
          </span>
        ))}
      </p>
      <details>
        <summary>{say("page-matchmaking-my-name")}</summary>
        <TakePart key={`${me.name} ${me.shown}`} />
        <p class="quiet">{say("page-matchmaking-leave-about")}</p>
        <Alert>{refusal}</Alert>
        <SureButton act={leave} label={say("page-matchmaking-out")} sure={say("page-matchmaking-out-sure")} />
      </details>
    </section>
  );
}
