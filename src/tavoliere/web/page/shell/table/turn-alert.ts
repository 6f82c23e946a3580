// It is my turn: the tab's title, a sound if wanted, a notification if allowed.

import { useEffect, useRef } from "preact/hooks";
import { countEnd } from "../common/tally";
import type { Say } from "../common/words";
import { play } from "../device/sounds";
import { storage } from "../device/storage";
import type { TableClient } from "./table-client";

/** The tab's title while whoever sits here is asked; what it returns puts back the usual one. */
export function entitle(asked: boolean, say: Say): () => void {
  const title = document.title;
  if (asked) document.title = `● ${say("page-your-turn")} – Tavoliere`;
  return () => {
    document.title = title;
  };
}

/** Calls whoever sits here; what it returns ends the call. */
export function alertTurn(asked: boolean, say: Say): () => void {
  if (!asked) return () => {};
  play("turn");
  let shown: Notification | null = null;
  if (document.hidden || !document.hasFocus()) {
    if (storage.notify.value && "Notification" in window && Notification.permission === "granted")
      shown = new Notification("Tavoliere", { body: say("page-your-turn"), tag: "tavoliere-turn" });
  }
  return () => shown?.close();
}

/** What whoever sits here sees happen may be heard: points, and the end, which also counts for the statistic. */
export function useSounds(client: TableClient): void {
  const scene = client.latest.value;
  const over = client.standing.value ? client.standing.value.result !== null : null;
  const seen = useRef({ n: Infinity, over: true }); // nothing of what was before one sat down
  useEffect(() => {
    if (over === null) return;
    const before = seen.current;
    seen.current = { n: scene?.n ?? 0, over };
    if (over && !before.over) play("end");
    else if (scene && scene.n > before.n && scene.gains.length > 0) play("points");
  }, [scene, over]);
  useEffect(() => {
    if (over) void countEnd(client.token);
  }, [over]);
}
