// How fast things move: 1 is normal, more is slower, 0 is at once.

let factor = 1;

/** What the duration of every motion is multiplied by. */
export const tempo = (): number => factor;

export const setTempo = (given: number): void => {
  factor = given;
};
