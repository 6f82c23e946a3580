// Above the rules beside a board: whether something may be done now. What answers is fetched when somebody asks.

import { useState } from "preact/hooks";
import { lazy } from "../common/lazy";
import type { Say } from "../common/words";
import type { GameClient } from "../game/game-client";

const MayHere = lazy(() => import("../box/may-here").then((found) => found.MayHere));

export function MayNow({ client, say }: { client: GameClient; say: Say }) {
  const [asking, setAsking] = useState(false);
  return (
    <details class="asking-here" onToggle={(event) => setAsking(event.currentTarget.open)}>
      <summary>{say("page-may")}</summary>
      {asking && <MayHere {...{ client, say }} />}
    </details>
  );
}
