// Which card is which, as far as what has been done tells it, so that each is seen to go where it went: a card keeps
// its name from the step in which it was drawn. Those that one may not see have a name for all that lie together.

import { eventOf, eventsOf, type Step } from "../../../web/page/events";

export interface NamedCard {
  card: string;
  id: string;
  from: string; // where it comes out of what has another name: that name
}

/** The cards in the hand, the one that was played last, and those in each offer. */
export interface Laid {
  heaps: Record<string, NamedCard[]>;
  met: Record<string, number>; // how many of a kind have left a heap of which it was not told how they came there
}

const HAND = "hand";
const isHidden = (card: string): boolean => card.startsWith("unseen");

/** A card of which the past does not tell how it came where it lies. */
function stranger(card: string, heap: string, number: number): NamedCard {
  const from = isHidden(card) ? `${card} ${HAND} 0` : `unseen-action ${heap} 0`;
  return { card, id: `${card} ${heap} ${number}`, from };
}

/** Where the cards lie after these steps. */
export function laidBy(past: Step[]): Laid {
  let heaps: Laid["heaps"] = {};
  const met: Laid["met"] = {};
  const heap = (key: string): NamedCard[] => (heaps[key] ??= []);
  const pick = (card: string, key: string): NamedCard => {
    const at = heap(key).findIndex((one) => one.card === card);
    if (at >= 0) return heap(key).splice(at, 1)[0]!;
    const name = `${card} ${key}`;
    met[name] = (met[name] ?? 0) + 1;
    return stranger(card, key, met[name] - 1);
  };
  for (const step of past) {
    const { n, name, words, events } = step;
    const [first = ""] = words;
    if (name === "draw") heap(HAND).push({ card: first, id: `${first} ${n}`, from: "" });
    if (name === "divide") heap(`${eventOf(events, "divided")!.offer}`).push(pick(first, HAND));
    if (name === "play") heaps.played = [pick(first, HAND)];
    for (const { offer, cards } of eventsOf([step], "hand")) {
      heaps[HAND] = (cards as string[]).map((card) => pick(card, `${offer}`));
      heaps[`${offer}`] = [];
    }
    if (eventOf(events, "role")) heaps = { played: heap("played") };
  }
  return { heaps, met };
}

/** The names of the cards in a heap. */
export function named({ heaps, met }: Laid, heap: string, cards: string[]): NamedCard[] {
  const left = [...(heaps[heap] ?? [])];
  const strangers: Record<string, number> = {};
  return cards.map((card) => {
    const at = left.findIndex((one) => one.card === card);
    if (at >= 0) return left.splice(at, 1)[0]!;
    strangers[card] = (strangers[card] ?? 0) + 1;
    return stranger(card, heap, (met[`${card} ${heap}`] ?? 0) + strangers[card] - 1);
  });
}
