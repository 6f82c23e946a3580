// Escape ends what was begun.

import { useEffect } from "preact/hooks";

export function useEscape(active: boolean, end: () => void): void {
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && end();
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}
