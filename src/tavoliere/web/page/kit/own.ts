// Names that are a board's own: several boards can be on one page, and what is drawn refers to its parts by name.

import { useState } from "preact/hooks";

let boards = 0;

/** A name that nothing else on the page has; more can be made of it by adding to it. */
export function useOwnName(prefix: string): string {
  const [number] = useState(() => ++boards);
  return `${prefix}-${number}`;
}
