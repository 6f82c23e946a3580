// The tables at which I sit already, here or on another device.

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { Gist, MyGame, TableSummary } from "../../protocol";
import { deleteGame, fetchMine, fetchRecords, fetchSummaries } from "../common/api";
import { Alert, useAttempt } from "../common/attempt";
import { Dialog } from "../common/dialog";
import { address } from "../common/routes";
import { saveFile } from "../common/save-file";
import { SeatMark } from "../common/seat-mark";
import { count } from "../common/tally";
import { useLooking } from "../common/ticking";
import { language, locale, named, sayer } from "../common/words";
import { serverless } from "../device/server";
import { isDevices, type KeptTable, storage } from "../device/storage";
import { forgetEverywhere, sitHere } from "../people/my-games";

const MOST_OVER = 3; // finished games that are shown without being asked for
const REST = 20_000; // milliseconds between looks at what has become of my tables

type Found = [KeptTable, Gist & { mine?: number[] }];

/** Of the games of this browser the latest that goes on, as far as the server has told. */
export const begunHere = signal<KeptTable | null>(null);

/** The tables that this browser knows and that still exist, the ones that wait for me first. */
export function MyTables() {
  const say = sayer();
  const tables = storage.tables.value;
  const [found, setFound] = useState<Found[] | null>(null);
  const [elsewhere, setElsewhere] = useState<Found[]>([]);
  const carried = storage.mine.value?.own;
  const [leaving, setLeaving] = useState<Found | null>(null);
  const { refusal, attempt } = useAttempt(say);
  const take = (summaries: TableSummary[]) => {
    const pairs = summaries.flatMap((summary) => {
      const table = tables.find((one) => entrance(one) === summary.token);
      return table ? [[table, summary] satisfies [KeptTable, TableSummary]] : [];
    });
    for (const pair of pairs) count(...pair);
    setFound(pairs);
    const going = pairs.filter((pair) => !isOver(pair)).map(([table]) => table);
    begunHere.value = tables.find((table) => going.includes(table)) ?? null;
  };
  useLooking(() => fetchSummaries(tables.map(entrance)), take, REST, [tables]);
  useLooking(
    () => (carried ? fetchMine(carried) : null),
    ({ games }) => setElsewhere(games.map(fromElsewhere)),
    REST,
    [carried, tables],
  );

  const [all, setAll] = useState(false);
  const save = () => void attempt(() => saveAll(tables.filter(({ table }) => !isDevices(table)).map(entrance)));
  const here = found?.map(([one]) => one.table) ?? tables.map(({ table }) => table);
  const known = [...(found ?? []), ...(carried ? elsewhere : []).filter(([{ table }]) => !here.includes(table))];
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
      <header class="between">
        <h2>{say("page-my-tables")}</h2>
        {!serverless && <a href={address("devices")}>{say("page-mine-title")}</a>}
      </header>
      {known.length === 0 && <p class="quiet">{say("page-mine-none")}</p>}
      <ul class="gallery">
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
      <Alert>{refusal}</Alert>
      {leaving && <Leave found={leaving} close={() => setLeaving(null)} />}
    </section>
  );
}

/** All finished games as one file. */
const saveAll = async (tokens: string[]): Promise<void> =>
  saveFile(await fetchRecords(storage.mine.value?.own, tokens.slice(0, 100)), "tavoliere.zip");

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
  const { refusal, attempt } = useAttempt(say);
  const come = (event: Event) => {
    if (entrance(table)) return;
    event.preventDefault();
    void attempt(() => sitHere(summary as MyGame));
  };
  return (
    <li class={`card ${table.game} players-${seats.length} ${waits(found) ? "turn" : isOver(found) ? "over" : ""}`}>
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
  const { refusal, attempt } = useAttempt(say);
  const mine = Object.keys(table.here).map(Number);
  const alone = summary.seats.every(({ player }, seat) => player !== "human" || mine.includes(seat));
  const onDevice = isDevices(table.table);
  const deletes = !onDevice && summary.owner && !!entrance(table) && (isOver(found) || alone);
  const forget = () => {
    forgetEverywhere(table.table);
    close();
  };
  const erase = () => void attempt(() => deleteGame(entrance(table), table.table).then(forget));
  return (
    <Dialog title={say("page-sure-forget", { game: say("title") })} close={close}>
      <p>
        {say(onDevice ? "page-sure-delete-device" : isOver(found) ? "page-sure-forget-over" : "page-sure-forget-seat")}
      </p>
      {deletes && <p>{say("page-sure-delete")}</p>}
      <Alert>{refusal}</Alert>
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
    </Dialog>
  );
}

export function entrance(table: KeptTable): string {
  return Object.values(table.here)[0] ?? table.spectator ?? "";
}
