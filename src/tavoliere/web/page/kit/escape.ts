// Escape, and a click elsewhere, end what was begun.

import { useEffect } from "preact/hooks";

export function useEscape(active: boolean, end: () => void): void {
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && end();
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}

/** A press of the pointer anywhere but inside what `selector` finds. */
export function usePressElsewhere(selector: string, end: () => void): void {
  useEffect(() => {
    const onPointer = (event: Event) => (event.target as Element).closest(selector) || end();
    addEventListener("pointerdown", onPointer);
    return () => removeEventListener("pointerdown", onPointer);
  });
}
