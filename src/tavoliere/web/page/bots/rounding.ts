// Numbers rounded as Python rounds them: to the even one where two are as near.

export function rounded(number: number): number {
  const below = Math.floor(number);
  const rest = number - below;
  return rest > 0.5 || (rest === 0.5 && below % 2) ? below + 1 : below;
}

/** To so many digits after the point. */
export const roundedTo = (number: number, digits: number): number =>
  Number.isInteger(number * 2 ** (digits + 1)) // else it cannot lie in the middle of two
    ? rounded(number * 10 ** digits) / 10 ** digits
    : Number(number.toFixed(digits));
