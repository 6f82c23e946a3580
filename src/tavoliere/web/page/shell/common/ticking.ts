// What is drawn anew, or looked at again, while time goes on.

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

/** Looks at once, again every so many milliseconds and when the page is seen again, and never while it is hidden. */
export function useLooking<Found>(
  look: () => Promise<Found> | null,
  take: (found: Found) => void,
  every: number,
  needs: unknown[],
): void {
  useEffect(() => {
    let wanted = true;
    const again = () => {
      if (!document.hidden)
        look()?.then(
          (found) => wanted && take(found),
          () => {},
        );
    };
    again();
    const timer = window.setInterval(again, every);
    document.addEventListener("visibilitychange", again);
    return () => {
      wanted = false;
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, needs);
}
