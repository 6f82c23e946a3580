// How a game ended: who won, the final scores line by line, what can be done now.

import { useState } from "preact/hooks";
import { fetchHere, recordAddress } from "../common/api";
import { useFetched } from "../common/fetched";
import { address } from "../common/routes";
import { SHAPES } from "../common/seat-mark";
import type { Say } from "../common/words";
import { Breakdown } from "../frame/breakdown";
import { winners } from "../frame/prompt";
import { RatingChanges } from "../people/rating-changes";
import { Fairness } from "./fairness";
import type { TableClient } from "./table-client";

export function Ending({ client, say }: { client: TableClient; say: Say }) {
  const [shown, setShown] = useState(true);
  const table = client.table.value!;
  const result = client.standing.value!.result!;
  if (!shown)
    return (
      <button type="button" class="primary ending-again" onClick={() => setShown(true)}>
        {say("page-result")}
      </button>
    );
  return (
    <div class="ending sheet" role="dialog" aria-label={say("page-result")}>
      <h2>{winners(result, say)}</h2>
      <Breakdown {...{ result, say }} />
      {!client.onDevice && <RatingChanges table={table.table} say={say} />}
      <Plot client={client} say={say} />
      <div class="row">
        {table.owner && (
          <button type="button" class="primary" disabled={!!client.busy.value} onClick={client.rematch}>
            {say("page-rematch")}
          </button>
        )}
        <button type="button" onClick={() => void client.look(0)}>
          {say("page-replay")}
        </button>
        <a class="button" href={address("analysis", table.table)}>
          {say("page-analyse")}
        </a>
        <button type="button" onClick={() => setShown(false)}>
          {say("page-final-board")}
        </button>
        <a class="button" href={recordAddress(table.table)} download={`${table.game}.json`}>
          {say("page-export")}
        </a>
        <a class="button" href={address("lobby")}>
          {say("page-to-lobby")}
        </a>
      </div>
      <Fairness client={client} secret={result.secret} say={say} />
      {client.onDevice ? <p class="quiet">{say("page-device-keeps")}</p> : <KeptFor say={say} />}
    </div>
  );
}

/** For how long the server keeps the game, where that is not for ever. */
function KeptFor({ say }: { say: Say }) {
  const { found } = useFetched(fetchHere, []);
  const days = found?.keeps ?? null;
  return days === null ? null : <p class="quiet">{say("page-keeps", { days })}</p>;
}

const [WIDE, HIGH, LEFT] = [600, 150, 34];
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500]; // between two lines of the plot

/** The scores over time: a line for each player, told apart by colour, dashes and the mark at its end. */
function Plot({ client, say }: { client: TableClient; say: Say }) {
  const scenes = client.scenes.value;
  const last = scenes.at(-1);
  if (!last) return null;
  const all = scenes.flatMap(({ scores }) => scores);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = STEPS.find((one) => (high - low) / one < 4.5) ?? high;
  const first = Math.ceil(low / step);
  const ticks = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
  const x = (n: number) => LEFT + ((WIDE - LEFT - 24) * n) / last.n;
  const y = (points: number) => HIGH - 8 - ((HIGH - 20) * (points - low)) / (high - low);
  return (
    <svg class="plot" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={say("page-plot")}>
      {ticks.map((points) => (
        <g>
          <path class="rule" d={`M${LEFT} ${y(points)}H${WIDE - 20}`} />
          <text x={LEFT - 6} y={y(points) + 4}>
            {points}
          </text>
        </g>
      ))}
      {last.scores.map((score, seat) => (
        <g class={`seat-${seat}`}>
          <path
            class="course"
            d={`M${x(0)} ${y(0)}${scenes.map(({ n, scores }) => `H${x(n).toFixed(1)}V${y(scores[seat]!).toFixed(1)}`).join("")}`}
          />
          <g class="mark" transform={`translate(${WIDE - 20} ${y(score) - 7}) scale(.9)`}>
            {SHAPES[seat]}
          </g>
        </g>
      ))}
    </svg>
  );
}
