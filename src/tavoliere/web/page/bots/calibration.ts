// Chances as they are said: `bots/calibration.py` says why.

/** The chances of each seat, which partners have together, from what a search says of each by itself. */
export const together = (sides: readonly number[], shares: readonly number[]): number[] =>
  sides.map((side) => shares.reduce((sum, share, seat) => (sides[seat] === side ? sum + share : sum), 0));

/** Chances of each seat, which partners have together, as they are said. */
export function sharpened(sides: readonly number[], chances: readonly number[], sharpness: number): number[] {
  if (sharpness === 1) return [...chances];
  const powers = chances.map((chance) => Math.max(0, chance) ** sharpness);
  const whole = [...new Set(sides)].reduce((sum, side) => sum + powers[sides.indexOf(side)]!, 0);
  return whole ? powers.map((power) => power / whole) : [...chances];
}

/** One side's chance as it is said, the others sharing the rest in the proportions of `chances`. */
export function sharpenedOne(
  chance: number,
  seat: number,
  sides: readonly number[],
  chances: readonly number[],
  sharpness: number,
): number {
  const rest = 1 - chances[seat]!;
  if (sharpness === 1 || rest <= 0) return chance;
  const scale = (1 - chance) / rest;
  const supposed = chances.map((one, other) => (sides[other] === sides[seat] ? chance : scale * one));
  return sharpened(sides, supposed, sharpness)[seat]!;
}

/** The margin of a side's chance as it is said: both ends of its interval are moved with it. */
export function sharpenedMargin(
  margin: number,
  seat: number,
  sides: readonly number[],
  chances: readonly number[],
  sharpness: number,
): number {
  if (sharpness === 1) return margin;
  const [low, middle, high] = [-margin, 0, margin].map((step) =>
    sharpenedOne(Math.min(1, Math.max(0, chances[seat]! + step)), seat, sides, chances, sharpness),
  );
  return Math.max(high! - middle!, middle! - low!);
}
