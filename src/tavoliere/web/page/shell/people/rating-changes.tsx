// What a game has changed of its players' ratings.

import { fetchTableRating } from "../common/api";
import { useFetched } from "../common/fetched";
import { address } from "../common/routes";
import { SeatMark } from "../common/seat-mark";
import { signed } from "../common/signed";
import type { Say } from "../common/words";
import { hasMatchmaking, learnMatchmaking } from "./matchmaking-news";

/** At the end of a game: what it has changed, where it counted. */
export function RatingChanges({ table, say }: { table: string; say: Say }) {
  const { found } = useFetched(async () => {
    await learnMatchmaking();
    return hasMatchmaking.value ? fetchTableRating(table) : null;
  }, [table]);
  if (!found?.rated) return null;
  const { changes } = found;
  if (changes.length === 0) return <p class="quiet">{say("page-rating-not-counted")}</p>;
  return (
    <section class="rating-changes">
      <header class="row">
        <h3>{say("page-ratings")}</h3>
        <a href={address("matchmaking")}>{say("page-matchmaking")}</a>
      </header>
      <ul class="row">
        {changes.map((one) => (
          <li class="row">
            <SeatMark seat={one.seat} />
            <span>
              {say("page-rating-changed", { who: { seat: one.seat }, rating: String(Math.round(one.rating)) })}
            </span>
            <b>{signed(Math.round(one.rating - one.before))}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
