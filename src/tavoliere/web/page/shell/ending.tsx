// How a game ended: who won, the final scores line by line, what can be done now.

import { useState } from "preact/hooks";
import { recordAddress } from "./api";
import { Fairness } from "./fairness";
import { SeatMark } from "./players";
import { address } from "./routes";
import type { TableClient } from "./table-client";
import { type Say, teller } from "./words";

export function Ending({ client, say }: { client: TableClient; say: Say }) {
  const [shown, setShown] = useState(true);
  const table = client.table.value!;
  const result = client.standing.value!.result!;
  const tell = teller(say);
  if (!shown)
    return (
      <button type="button" class="primary ending-again" onClick={() => setShown(true)}>
        {say("page-result")}
      </button>
    );
  const order = result.ranks.map((_, seat) => seat).sort((a, b) => result.ranks[a]! - result.ranks[b]! || a - b);
  const points = result.scores[result.winners[0]!]!;
  const [last, ...others] = result.winners.map((seat) => ({ seat })).reverse();
  return (
    <div class="ending sheet" role="dialog" aria-label={say("page-result")}>
      <h2>
        {others.length === 0
          ? say("page-winner", { who: last!, points })
          : say("page-winners", { others: others.reverse(), last: last!, points })}
      </h2>
      <div class="columns">
        {order.map((seat) => (
          <section key={seat} class={result.winners.includes(seat) ? "winner" : ""}>
            <h3>
              <SeatMark seat={seat} />
              {say("page-rank", { rank: result.ranks[seat]!, who: { seat } })}
            </h3>
            <table>
              <tbody>
                {result.lines
                  .filter((line) => line.seat === seat)
                  .map((line) => (
                    <tr>
                      <td>{tell(line.tells)}</td>
                      <td class="number">{line.points}</td>
                    </tr>
                  ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{say("page-total")}</th>
                  <td class="number">{result.scores[seat]}</td>
                </tr>
              </tfoot>
            </table>
          </section>
        ))}
      </div>
      <div class="row">
        {table.owner && (
          <button type="button" class="primary" disabled={!!client.busy.value} onClick={client.rematch}>
            {say("page-rematch")}
          </button>
        )}
        <button type="button" onClick={() => void client.look(0)}>
          {say("page-replay")}
        </button>
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
      <Fairness table={table} secret={result.secret} say={say} />
    </div>
  );
}
