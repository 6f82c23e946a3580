// Dividing cards into offers by hand, in any order, and then one small decision after the other.
//
// The rules divide kind by kind and do not tell alike offers apart (SM 4.2): the offer that holds more of the first
// kind in which two differ is the earlier one. Whatever a person lays out is put into that order.

import { KINDS } from "./view";

const counted = (cards: string[]): number[] => KINDS.map((kind) => cards.filter((card) => card === kind).length);

/** Whether an earlier offer may hold these counts and a later one those. */
function inOrder(earlier: number[], later: number[]): boolean {
  const first = earlier.findIndex((count, k) => count !== later[k]);
  return first < 0 || earlier[first]! > later[first]!;
}

const orders = (piles: number[]): number[][] =>
  piles.length < 2
    ? [piles]
    : piles.flatMap((pile) => orders(piles.filter((p) => p !== pile)).map((rest) => [pile, ...rest]));

/** The order in which the offers stand then: the numbers that they have now; undefined if that can't be. */
export function ordered(lying: string[][], added: string[][]): number[] | undefined {
  const whole = added.map((cards, pile) => counted([...cards, ...lying[pile]!]));
  const before = lying.map(counted);
  return orders(added.map((_, pile) => pile)).find(
    (piles) =>
      piles.every((pile, i) => before[pile]!.every((count, k) => count === before[i]![k])) &&
      piles.every((pile, i) => i === 0 || inOrder(whole[piles[i - 1]!]!, whole[pile]!)),
  );
}

/** The offer into which some decisions, given as texts, put each of these cards; -1 for none. */
export function pilesOf(texts: string[], cards: string[]): number[] {
  const left = texts.map((text) => text.split(" ")).filter(([name]) => name === "divide");
  return cards.map((card) => {
    const at = left.findIndex(([, kind]) => kind === card);
    return at < 0 ? -1 : Number(left.splice(at, 1)[0]![2]) - 1;
  });
}

/** The decisions, as texts, that lay `added` into the offers that hold `lying` already; none if that can't be. */
export function decisions(lying: string[][], added: string[][]): string[] {
  const order = ordered(lying, added);
  if (!order) return [];
  return KINDS.flatMap((kind) =>
    order.flatMap((pile, i) => added[pile]!.filter((card) => card === kind).map(() => `divide ${kind} ${i + 1}`)),
  );
}
