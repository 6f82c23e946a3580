// The way in to the open tables.

import { useEffect } from "preact/hooks";
import { hasHall, learnHall } from "./hall-news";
import { address } from "./routes";
import { sayer } from "./words";

/** The way in from the home screen, where there are open tables. */
export function HallDoor() {
  const say = sayer();
  useEffect(() => void learnHall(), []);
  if (!hasHall.value) return null;
  return (
    <a class="button" href={address("hall")}>
      {say("page-hall")}
    </a>
  );
}
