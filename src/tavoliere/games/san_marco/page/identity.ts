// Which card is which, as far as what has been done tells it, so that each is seen to go where it went: a card keeps
// its name from the step in which it was drawn. Those that one may not see have a name for all that lie together.

import { eventsOf, type Step } from "../../../web/page/events";
import { COLOURS, type Colour, type Derived } from "./view";

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
export function laidBy(past: Step[], derived: Derived): Laid {
  let heaps: Laid["heaps"] = {};
  const met: Laid["met"] = {};
  let { roles } = derived;
  let taken: number[] = []; // offers
  const heap = (key: string): NamedCard[] => (heaps[key] ??= []);
  const isSecond = (colour: Colour): boolean =>
    roles[colour] === "second-distributor" ||
    (roles[colour] === "second-decision-maker" && Object.values(roles).includes("second-distributor"));
  const has = (colour: Colour, role: string): boolean => roles[colour]?.endsWith(role) ?? false;
  /** An offer of the pair in which a seat has this role. */
  const offerOf = (actor: number, role: string, pile: string): number => {
    const second = COLOURS.some((one) => derived.seats[one] === actor && has(one, role) && isSecond(one));
    return (second ? 2 : 0) + Number(pile) - 1;
  };
  const pick = (card: string, key: string): NamedCard => {
    const at = heap(key).findIndex((one) => one.card === card);
    if (at >= 0) return heap(key).splice(at, 1)[0]!;
    const name = `${card} ${key}`;
    met[name] = (met[name] ?? 0) + 1;
    return stranger(card, key, met[name] - 1);
  };
  for (const step of past) {
    const { n, actor, name, words } = step;
    const [first = "", second = ""] = words;
    if (name === "draw") heap(HAND).push({ card: first, id: `${first} ${n}`, from: "" });
    if (name === "divide") heap(`${offerOf(actor, "distributor", second)}`).push(pick(first, HAND));
    if (name === "take") taken.push(offerOf(actor, "decision-maker", first));
    if (name === "play") heaps.played = [pick(first, HAND)];
    for (const { who, cards } of eventsOf([step], "hand")) {
      const colour = COLOURS[who as number]!;
      const left = (isSecond(colour) ? [2, 3] : [0, 1, 2]).find((offer) => !taken.includes(offer));
      const offer = `${has(colour, "distributor") ? left : taken.at(-1)}`;
      heaps[HAND] = (cards as string[]).map((card) => pick(card, offer));
      heaps[offer] = [];
    }
    const told = eventsOf([step], "role").map(({ who, role }) => [COLOURS[who as number], role]);
    if (told.length) [roles, taken, heaps] = [Object.fromEntries(told), [], { played: heap("played") }];
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
