// Escape ends what was begun.

import { useLayoutEffect } from "preact/hooks";

export function useEscape(active: boolean, end: () => void): void {
  // As soon as it can be seen, and not some time later.
  useLayoutEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && end();
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}
