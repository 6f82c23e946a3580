// Sheets that open from the line under the players, all in the same place: one at a time.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useShortcuts } from "../../kit/shortcuts";

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
