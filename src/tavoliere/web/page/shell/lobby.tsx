// The lobby: the games on the shelf, the tables at which I sit already.

import { useEffect, useState } from "preact/hooks";
import type { Summary } from "../protocol";
import { fetchSummaries } from "./api";
import { Cover } from "./cover";
import { forgetTable, type KeptTable, kept } from "./kept";
import { address } from "./routes";
import { shelf } from "./shelf";
import { sayer } from "./words";

export function Lobby() {
  const say = sayer();
  const games = shelf.value?.games ?? [];
  return (
    <main class="page lobby">
      <section class="welcome">
        <h1>Tavoliere</h1>
        <p>{say("page-motto")}</p>
      </section>
      <Mine />
      <ul class="shelf">
        {games.map(({ name, options }) => {
          const its = sayer(name);
          const players = options.find((option) => option.name === "players")?.values ?? [];
          return (
            <li key={name} class="box">
              <a href={address("new", name)} class="face">
                <Cover game={name} />
                <h2>{its("title")}</h2>
              </a>
              <p class="tagline">{its("tagline")}</p>
              <p class="quiet">{say("page-by", { authors: its("authors") })}</p>
              <p class="row">
                <a
                  class="button primary"
                  href={address("new", name)}
                  aria-label={say("page-play-game", { game: its("title") })}
                >
                  {say("page-play")}
                </a>
                <a
                  class="button"
                  href={address("rules", name)}
                  aria-label={say("page-rules-of", { game: its("title") })}
                >
                  {say("page-rules")}
                </a>
                <span class="quiet">
                  {say("page-for-players", { least: Number(players[0]), most: Number(players.at(-1)) })}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
      <footer class="quiet">{say("page-not-affiliated")}</footer>
    </main>
  );
}

/** The tables that this browser knows and that still exist, the ones that wait for me first. */
function Mine() {
  const say = sayer();
  const tables = kept.tables.value;
  const [found, setFound] = useState<[KeptTable, Summary][]>([]);

  useEffect(() => {
    let wanted = true;
    if (tables.length === 0) {
      setFound([]);
      return;
    }
    fetchSummaries(tables.map(entrance)).then(
      (summaries) => {
        if (!wanted) return;
        setFound(
          summaries.flatMap((summary) => {
            const table = tables.find((one) => entrance(one) === summary.token);
            return table ? [[table, summary] satisfies [KeptTable, Summary]] : [];
          }),
        );
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [tables]);

  if (found.length === 0) return null;
  const waits = ([table, summary]: [KeptTable, Summary]) => summary.actor !== null && summary.actor in table.here;
  const over = ([, summary]: [KeptTable, Summary]) => summary.actor === null;
  const sorted = [...found].sort((a, b) => Number(over(a)) - Number(over(b)) || Number(waits(b)) - Number(waits(a)));
  return (
    <section class="my-tables">
      <h2>{say("page-my-tables")}</h2>
      <ul>
        {sorted.map(([table, summary]) => {
          const its = sayer(table.game, summary.seats);
          return (
            <li key={table.table} class={waits([table, summary]) ? "turn" : ""}>
              <a href={address("sit", entrance(table))}>
                <strong>{its("title")}</strong>
                <span>{summary.seats.map((seat) => seat.name).join(", ")}</span>
                <span class="state">
                  {summary.actor === null
                    ? say("page-over")
                    : summary.actor in table.here
                      ? say("page-your-turn")
                      : its("page-turn-of", { who: { seat: summary.actor } })}
                </span>
              </a>
              <button
                type="button"
                class="link"
                onClick={() => forgetTable(table.table)}
                aria-label={say("page-forget-table", { game: its("title") })}
              >
                {say("page-forget")}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function entrance(table: KeptTable): string {
  return Object.values(table.here)[0] ?? table.spectator ?? "";
}
