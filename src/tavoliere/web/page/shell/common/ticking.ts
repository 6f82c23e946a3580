// What shows how much time is left.

import { useEffect, useState } from "preact/hooks";

/** Draws something anew while time goes on. */
export function useTicking(runs: boolean): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = window.setInterval(() => tick((count) => count + 1), 250);
    return () => window.clearInterval(timer);
  }, [runs]);
}
