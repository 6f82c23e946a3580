// Keys that a whole screen answers, wherever the focus is, unless what has it needs them itself.

import { useLayoutEffect } from "preact/hooks";

/** What keys do, by their names: "ArrowLeft", " ", "Control+Shift+z". What returns false leaves its key to the browser. */
type Shortcuts = Record<string, (() => unknown) | false>;

export function useShortcuts(shortcuts: Shortcuts): void {
  // As soon as it can be seen, and not some time later.
  useLayoutEffect(() => {
    if (!Object.values(shortcuts).some(Boolean)) return;
    const onKey = (event: KeyboardEvent) => {
      const act = shortcuts[nameOf(event)];
      if (!act || isNeeded(event)) return;
      if (act() !== false && event.key !== "Escape") event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}

interface Moments {
  back: () => unknown;
  on: () => unknown;
  first: () => unknown;
  last: () => unknown;
}

/** The keys of a line of moments: the same on every screen that has one. */
export const alongMoments = ({ back, on, first, last }: Moments): Shortcuts => ({
  ArrowLeft: back,
  ArrowRight: on,
  Home: first,
  End: last,
});

function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const modifiers = [(ctrlKey || metaKey) && "Control", altKey && "Alt", shiftKey && "Shift"].filter(Boolean);
  return [...modifiers, key.length === 1 ? key.toLowerCase() : key].join("+");
}

const TEXT = "textarea, input:not([type=checkbox], [type=radio], [type=range])";
const FIELDS = "input, select, textarea";
const PRESSED = "button, a, summary";

/** Whether what has the focus, or a dialog above the screen, needs a key. Escape ends what was begun anywhere. */
function isNeeded({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (key === "Escape") return false;
  const on = (what: string) => !!(target as Element).closest(what);
  if (document.querySelector("dialog[open]")) return true;
  if (ctrlKey || metaKey) return on(TEXT);
  if (key === "Home" || key === "End") return on(FIELDS);
  // On a board arrows go from piece to piece.
  return on(`${FIELDS}, [role=button]`) || ((key === " " || key === "Enter") && on(PRESSED));
}
