// What a segment of cards is worth to somebody, as far as it can be seen. Misplaced cards are taken to be cashed.

import { COLOURS, type Colour, colourOf, faceOf, isMisplaced, type Player, type View } from "./view";

export interface Worth {
  points: number;
  chest: number; // cards that would go under the chest
  unseen: number; // cards one does not know
}

export function worth(view: View, cards: string[], row: Colour, player: Player | undefined): Worth {
  let [count, sum, points, chest, jokers] = [0, 0, 0, 0, 0];
  const gained = { yellow: 0, red: 0, green: 0, blue: 0 };
  for (const card of cards) {
    const face = faceOf(card);
    if (isMisplaced(card, row) || card === "dragon" || card === "fairy") points += 10;
    else if (face === "animal") gained[colourOf(card) ?? row]++;
    else if (face === "animal-joker") jokers++;
    else if (face.startsWith("building")) chest++;
    else if (card) {
      count++;
      sum += Number(face);
    }
  }
  points += count * sum + animals(view, gained, jokers, player);
  return { points, chest, unseen: cards.filter((card) => !card).length };
}

/** CC 6.3, 6.4: every species that gains scores its whole group; jokers go where they score most. */
function animals(view: View, gained: Record<Colour, number>, jokers: number, player: Player | undefined): number {
  const { points, lone_joker } = view.options.animals;
  const held = COLOURS.map((colour) => (player?.animals[colour] ?? 0) + gained[colour]);
  if (!held.some((n) => n > 0)) return jokers * lone_joker;
  const best = (c: number, free: number): number => {
    const colour = COLOURS[c];
    if (!colour) return free > 0 ? -Infinity : 0;
    let most = -Infinity;
    for (let here = 0; here <= (held[c] ? free : 0); here++) {
      const gain = gained[colour] + here;
      const group = gain > 0 ? (points[(held[c] ?? 0) + (player?.jokers[colour] ?? 0) + here - 1] ?? 0) : 0;
      most = Math.max(most, group + best(c + 1, free - here));
    }
    return most;
  };
  return best(0, jokers + (player?.waiting ?? 0));
}
