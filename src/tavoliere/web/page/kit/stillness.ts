// Whether things may move.

import { tempo } from "./tempo";

/** Motion is wanted: neither the board nor the system asks for stillness, and there is time for it. */
export const moves = (still: boolean): boolean =>
  !still && tempo() > 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches;
