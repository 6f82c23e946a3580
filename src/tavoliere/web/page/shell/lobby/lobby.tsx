// The lobby: the games on the shelf, the tables at which I sit already, how I have done.

import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { GameInfo, Gist, MyGame, TableSummary } from "../../protocol";
import { deleteGame, fetchMine, fetchRecords, fetchSummaries } from "../common/api";
import { Cover } from "../common/cover";
import { settingName } from "../common/puzzle-progress";
import { address } from "../common/routes";
import { SeatMark } from "../common/seat-mark";
import { difficulty, levels, shelf } from "../common/shelf";
import { count } from "../common/tally";
import { language, learn, locale, named, type Say, sayer, whyNot } from "../common/words";
import { learnedOf, nextLesson } from "../device/learned";
import { absent, serverless } from "../device/server";
import { isDevices, type KeptTable, storage } from "../device/storage";
import { dismissed, forgetEverywhere, sitHere } from "../people/my-games";
import { MatchmakingDoor } from "./matchmaking-door";
import { MyStudies } from "./my-studies";
import { layUsual, minutes, playerCounts, usualSettings } from "./new-table";

const MOST_OVER = 3; // finished games that are shown without being asked for
const REST = 20_000; // milliseconds between looks at what has become of my tables

export function Lobby() {
  const say = sayer();
  const games = shelf.value?.games ?? [];
  const edited = games.find(({ editor }) => editor);
  useEffect(() => void learn().catch(() => {}), []); // what somebody is refused may be said in any of the words
  return (
    <main class="page lobby">
      <section class="welcome">
        <h1>Tavoliere</h1>
        <p>{say(serverless ? "page-serverless" : "page-motto")}</p>
        {absent.value && <p class="absent">{say("page-absent-about")}</p>}
        <Doors games={games} />
      </section>
      <Mine />
      <ul class="shelf">
        {games.map((game) => (
          <Box key={game.name} game={game} />
        ))}
      </ul>
      <MyStudies />
      <Results />
      <footer class="quiet">
        <p class="also">
          <a href={address("analysis")}>{say("analysis-bring-link")}</a>
          {edited && <a href={address("editor", edited.name)}>{say("page-editor")}</a>}
          <a href={address("offline")}>{say("page-offline-title")}</a>
        </p>
        {say("page-not-affiliated")}
      </footer>
    </main>
  );
}

/** Of the games of this browser the latest that goes on, as far as the server has told. */
const begunHere = signal<KeptTable | null>(null);

/** "2 to 5", or the one number that there is. */
const range = (least: number, most: number, say: Say): string =>
  least === most ? String(least) : say("from-to", { least, most });

/** The three ways in: learn, play, or go on with what was begun. */
function Doors({ games }: { games: GameInfo[] }) {
  const say = sayer();
  const last = begunHere.value;
  const lesson = games.find((game) => Object.keys(learnedOf(game.name).at).length > 0 && nextLesson(game));
  const begun = last ? address("sit", entrance(last)) : lesson ? lessonAddress(lesson) : null;
  const taught = games.some(({ lessons }) => lessons.length > 0);
  return (
    <div class="row entrances">
      {taught && (
        <a class="button" href={address("learn")}>
          {say("page-welcome-learn")}
        </a>
      )}
      <button type="button" onClick={() => document.querySelector<HTMLElement>(".shelf .primary")?.focus()}>
        {say("page-welcome-play")}
      </button>
      {games.some(({ puzzles }) => puzzles > 0) && (
        <a class="button" href={address("puzzles")}>
          {say("page-puzzles")}
        </a>
      )}
      <MatchmakingDoor />
      <a class="button" href={address("referee")}>
        {say("page-referee")}
      </a>
      {begun && (
        <a class="button primary" href={begun}>
          {say("page-welcome-continue")}
        </a>
      )}
    </div>
  );
}

function Box({ game }: { game: GameInfo }) {
  const say = sayer(game.name);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  const counts = playerCounts(game);
  const times = counts.flatMap((players) => minutes(game, { players }, []) ?? []);
  const title = say("title");
  const usual = settingName(game.name, { options: usualSettings(game) });
  const [asking, setAsking] = useState(false);
  const start = () => {
    setAsking(false);
    setBusy(true);
    layUsual(game, storage.name.value).catch((problem: unknown) => {
      setRefusal(whyNot(say, problem));
      setBusy(false);
    });
  };
  const begin = () => (isNew(game) ? setAsking(true) : start());
  return (
    <li class="box">
      <a href={address("new", game.name)} class="face">
        <Cover game={game.name} />
        <h2>{title}</h2>
      </a>
      <p class="tagline">{say("tagline")}</p>
      <p class="facts">
        <span>{say("page-for-players", { counts: range(counts[0]!, counts.at(-1)!, say) })}</span>
        {times.length > 0 && (
          <span>{say("page-minutes-range", { minutes: range(Math.min(...times), Math.max(...times), say) })}</span>
        )}
      </p>
      <p class="quiet">{say("page-by", { authors: say("authors") })}</p>
      <div class="doors">
        <button
          type="button"
          class="primary"
          disabled={busy}
          onClick={begin}
          data-usual={usual}
          aria-label={`${say("page-play-bot-game", { game: title })}, ${usual}`}
        >
          {say("page-play-bot")}
        </button>
        {game.lessons.length > 0 && (
          <a class="button learn" href={lessonAddress(game)} aria-label={say("page-learn-game", { game: title })}>
            {say("page-learn")}
          </a>
        )}
        <a class="button setup" href={address("new", game.name)} aria-label={say("page-play-game", { game: title })}>
          {say("page-set-up")}
        </a>
        <a class="button" href={address("rules", game.name)} aria-label={say("page-rules-of", { game: title })}>
          {say("page-rules")}
        </a>
      </div>
      {refusal && (
        <p class="refusal" role="alert">
          {refusal}
        </p>
      )}
      {asking && <FirstTime {...{ game }} play={start} close={() => setAsking(false)} />}
    </li>
  );
}

/** Where the lessons of a game go on, or their list. */
function lessonAddress(game: GameInfo): string {
  const { done, at } = learnedOf(game.name);
  const next = done.length || Object.keys(at).length ? nextLesson(game) : null;
  return next ? address("learn", game.name, next) : address("learn", game.name);
}

/** Somebody has never played a game, and never been asked whether to learn it. */
function isNew({ name, lessons }: GameInfo): boolean {
  const played = storage.tables.value.some(({ game }) => game === name) || name in storage.tallies.value.games;
  return lessons.length > 0 && !played && !storage.met.value.includes(name);
}

/** Asked once: learn it, or play right away. */
function FirstTime({ game, play, close }: { game: GameInfo; play: () => void; close: () => void }) {
  const say = sayer(game.name);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const met = () => {
    storage.met.value = [...storage.met.value, game.name];
  };
  return (
    <dialog class="sure sheet first-time" ref={dialog} onClose={close} aria-labelledby="first-time">
      <h2 id="first-time">{say("page-first-time", { game: say("title") })}</h2>
      <p>{say("page-first-time-ask")}</p>
      <div class="row">
        <button
          type="button"
          onClick={() => {
            met();
            play();
          }}
        >
          {say("page-first-play")}
        </button>
        <a class="button primary" href={address("learn", game.name)} onClick={met}>
          {say("page-first-learn")}
        </a>
      </div>
    </dialog>
  );
}

type Found = [KeptTable, Gist & { mine?: number[] }];

/** The tables that this browser knows and that still exist, the ones that wait for me first. */
function Mine() {
  const say = sayer();
  const tables = storage.tables.value;
  const [found, setFound] = useState<Found[] | null>(null);
  const [elsewhere, setElsewhere] = useState<Found[]>([]);
  const carried = storage.mine.value?.own;
  const [leaving, setLeaving] = useState<Found | null>(null);

  useEffect(() => {
    let here = true;
    if (tables.length === 0) {
      setFound([]);
      begunHere.value = null;
      return;
    }
    const look = () => {
      if (document.hidden) return;
      fetchSummaries(tables.map(entrance)).then(
        (summaries) => {
          if (!here) return;
          const pairs = summaries.flatMap((summary) => {
            const table = tables.find((one) => entrance(one) === summary.token);
            return table ? [[table, summary] satisfies [KeptTable, TableSummary]] : [];
          });
          for (const pair of pairs) count(...pair);
          setFound(pairs);
          const going = pairs.filter((pair) => !isOver(pair)).map(([table]) => table);
          begunHere.value = tables.find((table) => going.includes(table)) ?? null;
        },
        () => {},
      );
    };
    look();
    const timer = window.setInterval(look, REST);
    document.addEventListener("visibilitychange", look);
    return () => {
      here = false;
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [tables]);

  useEffect(() => {
    let here = true;
    const look = () => {
      if (document.hidden || !carried) return;
      fetchMine(carried).then(({ games }) => here && setElsewhere(games.map(fromElsewhere)), dismissed);
    };
    if (!carried) setElsewhere([]);
    look();
    const timer = window.setInterval(look, REST);
    document.addEventListener("visibilitychange", look);
    return () => {
      here = false;
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [carried, tables]);

  const [all, setAll] = useState(false);
  const [refusal, setRefusal] = useState("");
  const save = () => {
    setRefusal("");
    saveAll(tables.filter(({ table }) => !isDevices(table)).map(entrance)).catch((problem: unknown) => {
      dismissed(problem);
      setRefusal(whyNot(say, problem));
    });
  };
  const here = found?.map(([one]) => one.table) ?? tables.map(({ table }) => table);
  const known = [...(found ?? []), ...elsewhere.filter(([{ table }]) => !here.includes(table))];
  const waiting = known.filter(waits).length;
  useEffect(() => {
    const title = document.title;
    if (waiting) document.title = `(${waiting}) ${title}`;
    return () => {
      document.title = title;
    };
  }, [waiting]);

  if (known.length === 0 && !carried) return null;
  const until = ([, { deadline }]: Found): number => deadline ?? Number.MAX_VALUE;
  const sorted = known.sort(
    (a, b) =>
      Number(isOver(a)) - Number(isOver(b)) ||
      Number(waits(b)) - Number(waits(a)) ||
      (waits(a) ? until(a) - until(b) : 0),
  );
  const shown = all ? sorted : sorted.slice(0, sorted.filter((pair) => !isOver(pair)).length + MOST_OVER);
  return (
    <section class="my-tables">
      <header>
        <h2>{say("page-my-tables")}</h2>
        {!serverless && <a href={address("devices")}>{say("page-mine-title")}</a>}
      </header>
      {known.length === 0 && <p class="quiet">{say("page-mine-none")}</p>}
      <ul>
        {shown.map((pair) => (
          <Game key={pair[0].table} found={pair} leave={() => setLeaving(pair)} />
        ))}
      </ul>
      <div class="row">
        {shown.length < sorted.length && (
          <button type="button" class="link" onClick={() => setAll(true)}>
            {say("page-all-tables", { count: sorted.length })}
          </button>
        )}
        {sorted.some((pair) => isOver(pair) && !isDevices(pair[0].table)) && (
          <button type="button" class="link" onClick={save}>
            {say("page-save-all")}
          </button>
        )}
      </div>
      {refusal && (
        <p class="refusal" role="alert">
          {refusal}
        </p>
      )}
      {leaving && <Leave found={leaving} close={() => setLeaving(null)} />}
    </section>
  );
}

/** All finished games as one file. */
async function saveAll(tokens: string[]): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await fetchRecords(storage.mine.value?.own, tokens.slice(0, 100)));
  link.download = "tavoliere.zip";
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A game that is played on another device. */
const fromElsewhere = (game: MyGame): Found => {
  const here = Object.fromEntries(game.mine.map((seat) => [seat, ""]));
  return [{ table: game.table, game: game.game, here, away: {}, spectator: null, when: 0 }, game];
};

const waits = ([table, summary]: Found): boolean => summary.actor !== null && summary.actor in table.here;
const isOver = ([, summary]: Found): boolean => summary.actor === null;

function Game({ found, leave }: { found: Found; leave: () => void }) {
  const [table, summary] = found;
  const seats = named(summary.seats);
  const say = sayer(table.game, seats);
  const { outcome } = summary;
  const [refusal, setRefusal] = useState("");
  const come = (event: Event) => {
    if (entrance(table)) return;
    event.preventDefault();
    sitHere(summary as MyGame).catch((problem: unknown) => {
      dismissed(problem);
      setRefusal(whyNot(say, problem));
    });
  };
  return (
    <li class={`${table.game} players-${seats.length} ${waits(found) ? "turn" : isOver(found) ? "over" : ""}`}>
      <a href={address("sit", entrance(table))} onClick={come}>
        <strong>{say("title")}</strong>
        <span class="state">{state(found)}</span>
        <span class="seated">
          {seats.map((seat, i) => (
            <span class={outcome?.winners.includes(i) ? "winner" : ""}>
              <SeatMark seat={i} />
              {i in table.here && Object.keys(table.here).length === 1 ? say("page-you") : seat.name}
              {outcome && <b> {outcome.scores[i]}</b>}
            </span>
          ))}
        </span>
        <time class="quiet" dateTime={new Date(summary.changed * 1000).toISOString()}>
          {ago(summary.changed)}
        </time>
        {!entrance(table) && <span class="quiet">{refusal || say("page-mine-sit")}</span>}
      </a>
      <button type="button" class="link" onClick={leave} aria-label={say("page-forget-table", { game: say("title") })}>
        {say("page-forget")}
      </button>
    </li>
  );
}

/** Whose turn it is and until when, or how it ended. */
function state([table, summary]: Found): string {
  const say = sayer(table.game, named(summary.seats));
  const { actor, outcome, deadline, vacation, lost } = summary;
  if (actor === null) {
    if (!outcome) return say("page-over");
    const mine = Object.keys(table.here).map(Number);
    const me = mine[0];
    if (me === undefined || mine.length > 1) {
      const who = outcome.winners.map((seat) => ({ seat }));
      return say(who.length > 1 ? "page-has-won-several" : "page-has-won", { who });
    }
    if (lost) return say("page-you-lost-time");
    if (!outcome.winners.includes(me)) return say("page-you-lost");
    const alone = outcome.winners.every((seat) => summary.sides[seat] === summary.sides[me]);
    return say(alone ? "page-you-won" : "page-you-share");
  }
  const turn = actor in table.here ? say("page-your-turn") : say("page-turn-of", { who: { seat: actor } });
  if (vacation !== null) return say("page-until-vacation", { turn, when: date(vacation) });
  return deadline === null ? turn : say("page-until", { turn, when: date(deadline) });
}

const date = (seconds: number): string => {
  const far = seconds - Date.now() / 1000 > 6 * 86_400; // a day of the week would be this one or the next
  const day = far ? ({ day: "numeric", month: "short" } as const) : ({ weekday: "short" } as const);
  return new Intl.DateTimeFormat(locale(), { ...day, hour: "2-digit", minute: "2-digit" }).format(seconds * 1000);
};

/** How long ago something was: in minutes, hours or days. */
function ago(seconds: number): string {
  const past = seconds - Date.now() / 1000;
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  if (past > -3600) return format.format(Math.round(past / 60), "minute");
  if (past > -86_400) return format.format(Math.round(past / 3600), "hour");
  return format.format(Math.round(past / 86_400), "day");
}

/** Before a table is forgotten: this browser has no other way back to it than its link. */
function Leave({ found, close }: { found: Found; close: () => void }) {
  const [table, summary] = found;
  const say = sayer(table.game, named(summary.seats));
  const dialog = useRef<HTMLDialogElement>(null);
  const [refusal, setRefusal] = useState("");
  useEffect(() => dialog.current?.showModal(), []);
  const mine = Object.keys(table.here).map(Number);
  const alone = summary.seats.every(({ player }, seat) => player !== "human" || mine.includes(seat));
  const onDevice = isDevices(table.table);
  const deletes = !onDevice && summary.owner && !!entrance(table) && (isOver(found) || alone);
  const forget = () => {
    forgetEverywhere(table.table);
    close();
  };
  const erase = () =>
    void deleteGame(entrance(table), table.table).then(forget, (problem: unknown) => setRefusal(whyNot(say, problem)));
  return (
    <dialog class="sure sheet" ref={dialog} onClose={close} aria-labelledby="sure">
      <h2 id="sure">{say("page-sure-forget", { game: say("title") })}</h2>
      <p>
        {say(onDevice ? "page-sure-delete-device" : isOver(found) ? "page-sure-forget-over" : "page-sure-forget-seat")}
      </p>
      {deletes && <p>{say("page-sure-delete")}</p>}
      {refusal && (
        <p class="refusal" role="alert">
          {refusal}
        </p>
      )}
      <div class="row">
        <button type="button" onClick={close}>
          {say("page-keep")}
        </button>
        <button type="button" class={deletes ? "" : "danger"} onClick={forget}>
          {say(onDevice ? "page-device-delete" : "page-forget")}
        </button>
        {deletes && (
          <button type="button" class="danger" onClick={erase}>
            {say("page-delete")}
          </button>
        )}
      </div>
    </dialog>
  );
}

/** How I have done against each level, game by game. */
function Results() {
  const say = sayer();
  const { games } = storage.tallies.value;
  const known = (shelf.value?.games ?? []).filter(({ name }) => games[name]);
  if (known.length === 0) return null;
  return (
    <section class="results">
      <h2>{say("page-results")}</h2>
      <div class="result-cards">
        {known.map(({ name }) => {
          const its = games[name]!;
          const order = [
            ...levels.value.filter((level) => level in its),
            ...Object.keys(its).filter((level) => !levels.value.includes(level)),
          ];
          return (
            <table key={name}>
              <caption>{sayer(name)("title")}</caption>
              <thead>
                <tr>
                  <th scope="col">{say("page-against")}</th>
                  <th scope="col">{say("page-won")}</th>
                  <th scope="col">{say("page-shared")}</th>
                  <th scope="col">{say("page-lost-games")}</th>
                </tr>
              </thead>
              <tbody>
                {order.map((level) => (
                  <tr>
                    <th scope="row">{difficulty(level, say)}</th>
                    <td>{its[level]!.won}</td>
                    <td>{its[level]!.shared}</td>
                    <td>{its[level]!.lost}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          );
        })}
      </div>
    </section>
  );
}

function entrance(table: KeptTable): string {
  return Object.values(table.here)[0] ?? table.spectator ?? "";
}
