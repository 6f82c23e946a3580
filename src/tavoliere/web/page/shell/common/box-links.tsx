// What there is for people with a game's real box, besides the referee.

import type { GameInfo } from "../../protocol";
import { address } from "./routes";
import type { Say } from "./words";

export function BoxLinks({ game, say }: { game: GameInfo; say: Say }) {
  return (
    <p class="quiet row box-links">
      {game.counts.length > 0 && <a href={address("scorer", game.name)}>{say("page-scorer")}</a>}
      {game.editor && <a href={address("may", game.name)}>{say("page-may")}</a>}
      <a href={address("box", game.name)}>{say("page-box")}</a>
    </p>
  );
}
