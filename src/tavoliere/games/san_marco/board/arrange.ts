// Where hands and offers lie below the map. They are put there by transforms, so that nothing on the page is laid out
// anew when cards come and go, and cards lie over one another where the room is short.

export const GAP = 8; // pixels between heaps
const EDGE = 10; // and within one, beside its cards
export const EDGES = GAP + 2 * EDGE; // what a heap takes besides its cards
const APART = 4; // between cards
const HEAD = 30; // above the cards
const FOOT = 28; // below them
const LEAST = 52; // a card's width
const MOST = 112;
const ON_PHONE = 58;
const SMALL = 46; // on a phone, where an offer has many, and of a hand in two lines
export const TWO_LINES = HEAD + 2 * (SMALL * 1.4 + APART); // of a hand beside offers
const HIDDEN = 44; // of cards that one may not see
const NARROW = 110; // an offer's heading needs so much, and what three would have with it
const NARROW_HIDDEN = 104; // no price, and two at most
const NARROW_ON_PHONE = 86;
const OFFER_ON_PHONE = 108; // its price, and what three would have with it
const HIDDEN_OFFER = 78; // on a phone: a heading without a price
const EMPTY = 104; // while nothing lies there, and nobody would have anything with it
const COVERED = 1.5; // a card is at most so much wider than what is seen of it
const A_LINE = 6; // cards of a hand on a phone
const OFFER_LINES = 2; // of an offer's cards there
const MOST_LINES = 3; // where of cards in two lines less would be seen than this
const SEEN = 23;

export interface Room {
  width: number;
  hands: number; // the height below the map
  tall: boolean;
}

export interface Heap {
  key: string;
  cards: number;
  hidden?: boolean;
  wide?: number; // of what is no heap of cards
  row?: number; // on a phone: offers lie below a hand, and below them those that one may not see
  fixed?: number; // its width, whatever lies in it
  most?: number; // cards that may come to lie in it, for which there is room from the start
  lines?: number; // of a hand's cards, beside offers
}

interface Lair {
  style: Record<string, string>; // of the heap
  slot: (i: number) => { transform: string }; // of its cards
}

interface Arrangement {
  height: number;
  at: (key: string) => Lair;
}

/** `given`: how wide cards are, if there is room above and below them. */
export function arrange(heaps: Heap[], { width, hands, tall }: Room, given?: number): Arrangement {
  const open = heaps.filter(({ hidden, wide }) => !hidden && !wide);
  const cards = open.reduce((sum, heap) => sum + heap.cards, 0);
  const taken = heaps.reduce(
    (sum, { hidden, wide, cards, fixed }) =>
      sum + (wide ?? (hidden ? cards * HIDDEN : cards || fixed ? 0 : EMPTY - 2 * EDGE)),
    0,
  );
  const each = (width - taken - heaps.length * EDGES) / Math.max(1, cards);
  const inLines = heaps.find(({ lines = 1 }) => lines > 1)?.lines ?? 1;
  const tallest = inLines > 1 ? ((hands - HEAD) / inLines - APART) / 1.4 : (hands - HEAD - FOOT) / 1.4;
  const card = tall
    ? ON_PHONE
    : Math.max(inLines > 1 ? SMALL : LEAST, Math.min(MOST, tallest, given ?? each * COVERED));
  const places = new Map<string, Lair>();
  let top = 0;
  for (const row of tall ? [0, 1, 2] : [undefined]) {
    const here = heaps.filter((heap) => row === undefined || (heap.row ?? 0) === row);
    if (!here.length) continue;
    const spreading = spread(here, width, card, tall);
    const fits = (wide: number) => Math.max(1, Math.floor((wide - 2 * EDGE + APART) / (SMALL + APART)));
    const linesOf = ({ fixed, hidden, cards }: Heap, wide: number): number => {
      if (fixed) return OFFER_LINES;
      if (hidden || cards <= fits(wide)) return 1;
      const seen = (wide - 2 * EDGE - SMALL) / (Math.ceil(cards / OFFER_LINES) - 1);
      return seen < SEEN ? MOST_LINES : OFFER_LINES;
    };
    const lines = !tall
      ? 1
      : row
        ? Math.max(...spreading.map(([heap, , wide]) => linesOf(heap, wide)))
        : Math.max(1, ...here.map((heap) => Math.ceil((heap.most ?? heap.cards) / A_LINE)));
    const laid = !tall || !row ? card : lines > 1 ? SMALL : row > 1 ? HIDDEN : card;
    const height = tall ? HEAD + FOOT - (row ? 0 : 16) + lines * (laid * 1.4 + APART) : hands;
    for (const [heap, x, wide] of spreading) {
      const size = heap.hidden ? HIDDEN : laid;
      const line = !tall
        ? heap.lines
          ? Math.ceil(heap.cards / heap.lines)
          : Infinity
        : row
          ? lines > 1
            ? Math.max(fits(wide), Math.ceil(heap.cards / lines))
            : Infinity
          : A_LINE;
      const many = Math.min(heap.cards, line);
      const step = many > 1 ? Math.min(size + APART, (wide - 2 * EDGE - size) / (many - 1)) : 0;
      places.set(heap.key, {
        style: {
          transform: `translate(${x.toFixed(1)}px,${top}px)`,
          width: `${wide.toFixed(1)}px`,
          height: `${height.toFixed(1)}px`,
          "--wide": `${size.toFixed(1)}px`,
        },
        slot: (i) => {
          const [under, along] = line < Infinity ? [Math.floor(i / line), i % line] : [0, i];
          const down = under * (size * 1.4 + APART) + (size < laid ? (laid - size) * 0.7 : 0);
          return { transform: `translate(${(along * step).toFixed(1)}px,${down.toFixed(1)}px)` };
        },
      });
    }
    top += height + APART;
  }
  const nowhere: Lair = { style: {}, slot: () => ({ transform: "" }) };
  return { height: tall ? top : hands, at: (key) => places.get(key) ?? nowhere };
}

/** Heaps beside one another: what each would like to have, or as much of that as there is. A hand lies at the left and
    offers beside it at the right, so that they stay where they are while cards come and go; otherwise all lie in the middle. */
function spread(heaps: Heap[], width: number, card: number, tall: boolean): [heap: Heap, x: number, wide: number][] {
  const room = width - GAP * (heaps.length - 1);
  const unseen = heaps.filter(({ hidden }) => hidden).length;
  const seen = (room - unseen * HIDDEN_OFFER) / Math.max(1, heaps.length - unseen); // on a phone, for each that is open
  const least = heaps.map(({ wide, fixed, hidden, cards, row }) => {
    if (fixed ?? wide) return Math.min((fixed ?? wide)!, width);
    if (tall) return hidden ? HIDDEN_OFFER : cards ? Math.min(row ? OFFER_ON_PHONE : NARROW_ON_PHONE, seen) : 0;
    return Math.min(
      Math.max(
        hidden ? cards * HIDDEN + 2 * EDGE : cards ? card + 2 * EDGE : 0,
        cards ? (hidden ? NARROW_HIDDEN : NARROW) : EMPTY,
      ),
      width,
    );
  });
  const most = heaps.map(({ wide, fixed, hidden, cards, lines = 1 }, i) => {
    const size = hidden ? HIDDEN : card;
    const many = tall ? Math.min(cards, A_LINE) : Math.ceil(cards / lines);
    return fixed ?? Math.max(least[i]!, wide ?? many * (size + APART) - APART + 2 * EDGE);
  });
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const share = sum(most) > room ? Math.max(0, room - sum(least)) / Math.max(1, sum(most) - sum(least)) : 1;
  const wides = heaps.map((_, i) => least[i]! + (most[i]! - least[i]!) * share);
  const spare = Math.max(0, room - sum(wides));
  const hand = !tall && heaps.some(({ row }) => !row);
  let x = hand ? 0 : spare / 2;
  return heaps.map((heap, i) => {
    if (hand && heap.row && !heaps[i - 1]?.row) x += spare;
    const at = x;
    x += wides[i]! + GAP;
    return [heap, at, wides[i]!];
  });
}
