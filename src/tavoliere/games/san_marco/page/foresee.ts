// What a choice would change on the board, as far as it is certain: drawn while the choice is considered.

import type { Choice } from "../../../web/page/protocol";
import { type District, type Family, limitOf, limitPoints, pilesNow, type View } from "./view";

export interface Foreseen {
  districts: View["districts"];
  limits: Partial<Record<Family, number>>;
}

export function foreseen(view: View, considered: Choice[]): Foreseen {
  const nothing: Foreseen = { districts: view.districts, limits: {} };
  const mine = view.turn;
  if (considered.length !== 1 || !mine) return nothing;
  const { name, words } = considered[0]!;
  const [first, second] = words as [District, Family];

  const changed = (district: District, changes: Partial<Record<Family, number>>): Foreseen => {
    const folk = { ...view.districts[district] };
    for (const [family, change] of Object.entries(changes))
      folk[family as Family] = (folk[family as Family] ?? 0) + change;
    return { ...nothing, districts: { ...view.districts, [district]: folk } };
  };

  if (name === "place") return changed(first, { [mine]: 1 });
  if (name === "return") return changed(first, { lion: 1 });
  if (name === "relocate") return changed(first, { [mine]: -1 });
  if (name === "transfer") return changed(first, { [mine]: 1, [second]: -1 });
  if (name === "remove") return changed(view.target!, { [words[0]!]: -1 });
  if (name === "play" && first in view.districts && view.supply[mine] && !hasBridge(view, first, mine))
    return changed(first, { [mine]: 1 });
  if (name === "take") {
    const cards = view.offers[pilesNow(view).first + Number(words[0]) - 1] ?? [];
    return { ...nothing, limits: { [mine]: limitPoints(view, mine) + limitOf(cards) } };
  }
  return nothing;
}

const hasBridge = (view: View, district: District, family: Family): boolean =>
  Object.entries(view.bridges).some(
    ([site, owners]) => (site.startsWith(`${district}-`) || site.endsWith(`-${district}`)) && owners.includes(family),
  );
