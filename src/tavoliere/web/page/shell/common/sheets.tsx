// Sheets that open from the line under the players, all in the same place: one at a time.

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { useShortcuts } from "../../kit/shortcuts";
import type { Say } from "./words";

const open = signal("");

/** Whether the sheet of this name is open, and how it is opened and closed. */
export function useSheet(name: string): [boolean, (shown: boolean) => void] {
  const shown = open.value === name;
  const show = (wanted: boolean) => {
    if (wanted) open.value = name;
    else if (open.value === name) open.value = "";
  };
  useShortcuts({ Escape: shown && (() => show(false)) });
  useEffect(() => () => show(false), []);
  return [shown, show];
}

interface SheetProps {
  title: string;
  say: Say;
  close: () => void;
  head?: ComponentChildren; // between the title and what closes it
  children: ComponentChildren;
}

export function Sheet({ title, say, close, head, children }: SheetProps) {
  return (
    <div class="drawer sheet stack" role="dialog" aria-label={title}>
      <header>
        <h3>{title}</h3>
        {head}
        <button type="button" class="link" onClick={close}>
          {say("page-close")}
        </button>
      </header>
      {children}
    </div>
  );
}
