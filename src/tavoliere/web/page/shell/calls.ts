// It is my turn: the tab's title, a sound if wanted, a notification if allowed.

import { useEffect, useRef } from "preact/hooks";
import { kept } from "./kept";
import { soundEnd, soundTurn } from "./sounds";
import type { TableClient } from "./table-client";
import { countEnd } from "./tally";
import type { Say } from "./words";

/** Calls whoever sits here; what it returns ends the call. */
export function callFor(asked: boolean, say: Say): () => void {
  if (!asked) return () => {};
  const title = document.title;
  document.title = `● ${say("page-your-turn")} – Tavoliere`;
  soundTurn();
  let shown: Notification | null = null;
  if (document.hidden || !document.hasFocus()) {
    if (kept.notify.value && "Notification" in window && Notification.permission === "granted")
      shown = new Notification("Tavoliere", { body: say("page-your-turn"), tag: "tavoliere-turn" });
  }
  return () => {
    document.title = title;
    shown?.close();
  };
}

/** The game is over: a sound for whoever saw it end, and it counts for the statistic. */
export function useEnd(client: TableClient): void {
  const over = client.standing.value ? client.standing.value.result !== null : null;
  const before = useRef(over);
  useEffect(() => {
    if (over) void countEnd(client.token);
    if (over && before.current === false) soundEnd();
    before.current = over;
  }, [over]);
}
