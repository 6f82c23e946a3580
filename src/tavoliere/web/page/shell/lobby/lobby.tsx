// The lobby: the games on the shelf, the ways in, how I have done.

import { useEffect, useState } from "preact/hooks";
import type { GameInfo } from "../../protocol";
import { Alert, useAttempt } from "../common/attempt";
import { Cover } from "../common/cover";
import { Dialog } from "../common/dialog";
import { settingName } from "../common/puzzle-progress";
import { address } from "../common/routes";
import { difficulty, levels, shelf } from "../common/shelf";
import { learn, type Say, sayer } from "../common/words";
import { learnedOf, nextLesson } from "../device/learned";
import { absent, serverless } from "../device/server";
import { storage } from "../device/storage";
import { MatchmakingDoor } from "./matchmaking-door";
import { MyStudies } from "./my-studies";
import { begunHere, entrance, MyTables } from "./my-tables";
import { layUsual, minutes, playerCounts, usualSettings } from "./new-table";

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
      <MyTables />
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
  const { refusal, busy, attempt } = useAttempt(say);
  const counts = playerCounts(game);
  const times = counts.flatMap((players) => minutes(game, { players }, []) ?? []);
  const title = say("title");
  const usual = settingName(game.name, { options: usualSettings(game) });
  const [asking, setAsking] = useState(false);
  const start = () => {
    setAsking(false);
    void attempt(() => layUsual(game, storage.name.value));
  };
  const begin = () => (isNew(game) ? setAsking(true) : start());
  return (
    <li class="box card raised">
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
      <Alert>{refusal}</Alert>
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
  const met = () => {
    storage.met.value = [...storage.met.value, game.name];
  };
  return (
    <Dialog class="first-time" title={say("page-first-time", { game: say("title") })} close={close}>
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
    </Dialog>
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
      <div class="gallery">
        {known.map(({ name }) => {
          const its = games[name]!;
          const order = [
            ...levels.value.filter((level) => level in its),
            ...Object.keys(its).filter((level) => !levels.value.includes(level)),
          ];
          return (
            <table key={name} class="card">
              <caption>{sayer(name)("title")}</caption>
              <thead>
                <tr>
                  <th scope="col">{say("page-against")}</th>
                  <th scope="col" class="number">
                    {say("page-won")}
                  </th>
                  <th scope="col" class="number">
                    {say("page-shared")}
                  </th>
                  <th scope="col" class="number">
                    {say("page-lost-games")}
                  </th>
                </tr>
              </thead>
              <tbody>
                {order.map((level) => (
                  <tr>
                    <th scope="row">{difficulty(level, say)}</th>
                    <td class="number">{its[level]!.won}</td>
                    <td class="number">{its[level]!.shared}</td>
                    <td class="number">{its[level]!.lost}</td>
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
