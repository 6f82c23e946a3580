// Which card is which. Equal cards are told apart, so that each is seen to go where it went.

/** The names of the cards in each heap, such as "doge#2", in the order in which they lie. */
export type Laid = Record<string, string[]>;

const cardOf = (name: string): string => name.split("#")[0]!;

/** Cards keep their names: those that stay in their heap first, then those that went from one to another. */
export function named(before: Laid, heaps: { key: string; cards: string[] }[]): Laid {
  const left = new Map(Object.entries(before).map(([key, names]) => [key, [...names]]));
  const used = new Set<string>();
  const claim = (names: string[], card: string): string | undefined => {
    const at = names.findIndex((name) => cardOf(name) === card);
    return at < 0 ? undefined : names.splice(at, 1)[0];
  };
  const fresh = (card: string): string => {
    let n = 1;
    while (used.has(`${card}#${n}`)) n++;
    return `${card}#${n}`;
  };
  const kept = heaps.map(({ key, cards }) => cards.map((card) => claim(left.get(key) ?? [], card)));
  const others = [...left.values()].flat();
  const moved = heaps.map(({ cards }, h) => cards.map((card, i) => kept[h]![i] ?? claim(others, card)));
  for (const name of moved.flat()) if (name) used.add(name);
  const laid: Laid = {};
  heaps.forEach(({ key, cards }, h) => {
    laid[key] = cards.map((card, i) => {
      const name = moved[h]![i] ?? fresh(card);
      used.add(name);
      return name;
    });
  });
  return laid;
}
