// The way in to the open tables.

import { useEffect } from "preact/hooks";
import { address } from "../common/routes";
import { sayer } from "../common/words";
import { hasMatchmaking, learnMatchmaking } from "../people/matchmaking-news";

/** The way in from the home screen, where there are open tables. */
export function MatchmakingDoor() {
  const say = sayer();
  useEffect(() => void learnMatchmaking(), []);
  if (!hasMatchmaking.value) return null;
  return (
    <a class="button" href={address("matchmaking")}>
      {say("page-matchmaking")}
    </a>
  );
}
