// Whether things may move.

/** Motion is wanted: neither the board nor the system asks for stillness. */
export const moves = (still: boolean): boolean => !still && !matchMedia("(prefers-reduced-motion: reduce)").matches;
