// Copying something to be pasted elsewhere.

import { useState } from "preact/hooks";

const SHOWN = 3000; // milliseconds

/** Whether something has just been copied, and what copies; what a browser does not let us copy is shown to be copied. */
export function useCopied(): [boolean, (text: string) => void] {
  const [copied, setCopied] = useState(false);
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true);
        window.setTimeout(() => setCopied(false), SHOWN);
      },
      () => prompt("", text),
    );
  return [copied, copy];
}
