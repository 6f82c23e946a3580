// The way in to the open tables.

import { useEffect } from "preact/hooks";
import { hasMatchmaking, learnMatchmaking } from "./matchmaking-news";
import { address } from "./routes";
import { sayer } from "./words";

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
