// Ratings, game by game: my own with their deviation and how they came about, and the best.

import { useEffect, useState } from "preact/hooks";
import type { Best, RatedGame } from "../../protocol";
import { fetchBest, fetchHistory } from "../common/api";
import { useFetched } from "../common/fetched";
import { address } from "../common/routes";
import { levelName, shelf } from "../common/shelf";
import { signed } from "../common/signed";
import { language, type Say, sayer } from "../common/words";
import { storage } from "../device/storage";
import { lookAgain, matchmaking } from "./matchmaking-news";

const SHOWN = 12; // games that are listed
const SURE = 1.96; // deviations within which it is 95 times of 100

export function Ratings({ game: given }: { game: string | null }) {
  const say = sayer();
  const games = (shelf.value?.games ?? []).map(({ name }) => name);
  const game = given && games.includes(given) ? given : (games[0] ?? "");
  const [history, setHistory] = useState<RatedGame[]>([]);
  useEffect(() => void lookAgain().catch(() => {}), []);
  const { found: best } = useFetched(() => fetchBest(game), [game]);
  const own = storage.mine.value?.own;
  const me = matchmaking.value?.me;
  useEffect(() => {
    if (own && me) fetchHistory(own).then(setHistory, () => {});
  }, [own, !me]);
  const mine = me?.ratings.find((one) => one.game === game)?.strength;
  const played = history.filter((one) => one.game === game);
  return (
    <main class="page ratings">
      <header class="between">
        <h1>{say("page-ratings")}</h1>
        <a class="button" href={address("matchmaking")}>
          {say("page-matchmaking")}
        </a>
      </header>
      <nav class="row filter toggles" aria-label={say("page-matchmaking-filter")}>
        {games.map((name) => (
          <a class="button" href={address("ratings", name)} aria-current={name === game ? "page" : undefined}>
            {sayer(name)("title")}
          </a>
        ))}
      </nav>
      <div class="rating-columns">
        <section>
          <h2>{say("page-rating-mine")}</h2>
          {mine ? (
            <>
              <p class="my-strength">
                <strong>{Math.round(mine.rating)}</strong>
                <span>
                  {say("page-rating-range", {
                    least: String(Math.round(mine.rating - SURE * mine.deviation)),
                    most: String(Math.round(mine.rating + SURE * mine.deviation)),
                  })}
                </span>
                <span class="quiet">
                  {say("page-rating-games", { count: mine.games })}
                  {!mine.settled && ` ${say("page-rating-unsettled")}`}
                </span>
              </p>
              <Course games={played} say={say} />
              <Played games={played.slice(0, SHOWN)} say={say} />
            </>
          ) : (
            <p>{say(me ? "page-rating-mine-none" : "page-rating-not-taking-part")}</p>
          )}
        </section>
        <section>
          <h2>{say("page-rating-best")}</h2>
          {best && <Ranking best={best} say={say} />}
          <p class="quiet">{say("page-rating-best-who")}</p>
        </section>
      </div>
    </main>
  );
}

function Ranking({ best, say }: { best: Best; say: Say }) {
  let place = 0;
  return (
    <table class="ranking lines">
      <thead>
        <tr>
          <th scope="col">{say("page-rating-place")}</th>
          <th scope="col">{say("page-rating-who")}</th>
          <th scope="col" class="number">
            {say("page-rating")}
          </th>
        </tr>
      </thead>
      <tbody>
        {best.ranked.map((one) => {
          const person = one.player === "human";
          if (person) place++;
          return (
            <tr class={person ? "" : "bot"}>
              <td>{person ? place : "–"}</td>
              <th scope="row">{person ? one.name : say("page-bot", { level: levelName(one.player, say) })}</th>
              <td class="number">{Math.round(one.strength.rating)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const day = (seconds: number): string =>
  new Intl.DateTimeFormat(language.value, { day: "numeric", month: "short" }).format(seconds * 1000);

function Played({ games, say }: { games: RatedGame[]; say: Say }) {
  if (games.length === 0) return null;
  return (
    <table class="ranking lines">
      <caption>{say("page-rating-latest")}</caption>
      <tbody>
        {games.map((one) => (
          <tr>
            <td>{day(one.at)}</td>
            <th scope="row">{say("page-rating-placed", { place: one.place, players: one.players })}</th>
            <td class="number">{signed(Math.round(one.rating - one.before))}</td>
            <td class="number">{Math.round(one.rating)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const [WIDE, HIGH, LEFT] = [600, 170, 44];

/** My rating from game to game, with its deviation around it. */
function Course({ games, say }: { games: RatedGame[]; say: Say }) {
  if (games.length < 2) return null;
  const line = [...games].reverse();
  const low = Math.min(...line.map((one) => one.rating - one.deviation));
  const high = Math.max(...line.map((one) => one.rating + one.deviation));
  const x = (i: number) => LEFT + ((WIDE - LEFT - 10) * i) / (line.length - 1);
  const y = (rating: number) => HIGH - 12 - ((HIGH - 24) * (rating - low)) / (high - low || 1);
  const step = [50, 100, 200, 500].find((one) => (high - low) / one < 6) ?? 1000;
  const first = Math.ceil(low / step);
  const ticks = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
  const path = (points: [number, number][]) =>
    points.map(([a, b], i) => `${i ? "L" : "M"}${a.toFixed(1)} ${b.toFixed(1)}`).join("");
  const above = line.map((one, i): [number, number] => [x(i), y(one.rating + one.deviation)]);
  const below = line.map((one, i): [number, number] => [x(i), y(one.rating - one.deviation)]);
  return (
    <svg class="plot rating-course" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={say("page-rating-course")}>
      {ticks.map((rating) => (
        <g>
          <path class="rule" d={`M${LEFT} ${y(rating)}H${WIDE - 10}`} />
          <text x={LEFT - 6} y={y(rating) + 4}>
            {rating}
          </text>
        </g>
      ))}
      <path class="deviation" d={`${path([...above, ...below.reverse()])}Z`} />
      <path class="course" d={path(line.map((one, i): [number, number] => [x(i), y(one.rating)]))} />
    </svg>
  );
}
