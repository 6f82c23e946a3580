// How far the game is, in the corner of the map.

import { Bridge } from "./art";
import type { Props } from "./view";

export function Status({ board: { view, say } }: { board: Props }) {
  if (view.phase === "over" || !view.passage)
    return <p class="sm-status">{say(view.passage ? "headline-over" : "headline-setup")}</p>;
  const deck = Object.values(view.unseen).reduce((sum, count) => sum + count, 0);
  return (
    <p class="sm-status" data-mark="passage">
      <b>{say("board-passage", { passage: view.passage })}</b>
      {view.round > 0 && (
        <span>{say(view.final_round ? "board-final-round" : "board-round", { round: view.round })}</span>
      )}
      <span role="img" aria-label={say("board-deck", { deck })} title={say("board-deck", { deck })}>
        <svg viewBox="-1 -1 26 30" aria-hidden="true">
          <rect class="sm-deck-back" x="4" width="20" height="26" rx="3" />
          <rect class="sm-deck-back" y="2" width="20" height="26" rx="3" />
        </svg>
        {deck}
      </span>
      <span
        role="img"
        aria-label={say("board-bridges", { bridges: view.bridges_left })}
        title={say("board-bridges", { bridges: view.bridges_left })}
      >
        <svg viewBox="-25 -24 50 42" aria-hidden="true">
          <Bridge place={{ at: [0, 0], turn: Math.PI / 2, half: 14 }} />
        </svg>
        {view.bridges_left}
      </span>
    </p>
  );
}
