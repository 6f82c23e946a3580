// The final scores: a line for everything that counted, a column for each player, the best first.

import type { GameResult } from "../../protocol";
import { SeatMark } from "../common/seat-mark";
import { type Say, teller } from "../common/words";

export function Breakdown({ result, say }: { result: GameResult; say: Say }) {
  const order = result.ranks.map((_, seat) => seat).sort((a, b) => result.ranks[a]! - result.ranks[b]! || a - b);
  const tell = teller(say);
  const rows = [...new Set(result.lines.map((line) => tell(line.tells)))];
  const cell = (row: string, seat: number) => {
    const found = result.lines.filter((line) => line.seat === seat && tell(line.tells) === row);
    return found.length ? found.reduce((sum, { points }) => sum + points, 0) : "";
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
    <div class="breakdown" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {order.map((seat) => (
              <th scope="col" class={result.winners.includes(seat) ? "winner" : ""}>
                <SeatMark seat={seat} /> <span>{say("page-rank", { rank: result.ranks[seat]!, who: { seat } })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              <th scope="row">{row}</th>
              {order.map((seat) => (
                <td class="number">{cell(row, seat)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say("page-total")}</th>
            {order.map((seat) => (
              <td class="number">{result.scores[seat]}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
