// Who sits at a board, and how they stand, where nobody comes and goes.

import type { ComponentChildren } from "preact";
import type { SeatInfo } from "../../protocol";
import { SeatMark } from "../common/seat-mark";
import type { Say } from "../common/words";
import type { GameClient } from "../game/game-client";

interface Props {
  client: GameClient;
  say: Say;
  more: (seat: SeatInfo, i: number) => ComponentChildren; // beside a name
  children?: ComponentChildren;
}

export function Seats({ client, say, more, children }: Props) {
  const { actor } = client.standing.value!;
  const scores = client.scores.value;
  return (
    <section class="players" aria-label={say("page-players")}>
      <ul>
        {client.table.value!.seats.map((seat, i) => (
          <li class={`player ${actor === i ? "turn" : ""}`} aria-current={actor === i ? "true" : undefined} key={i}>
            <SeatMark seat={i} />
            <span class="name clipped">{seat.name}</span>
            {more(seat, i)}
            <span class="score" role="img" aria-label={say("page-points", { points: scores[i] ?? 0 })}>
              {scores[i] ?? 0}
            </span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
