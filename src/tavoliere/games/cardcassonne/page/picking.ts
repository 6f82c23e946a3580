// A play is a card and a row, in either order; so is the follower. What was clicked first stays picked until the second
// click, and is put back by Escape or by a click on it. Where only one thing can be played, it is picked already.

import { useLayoutEffect, useState } from "preact/hooks";
import type { BoardProps } from "../../../web/page/board";
import type { Choice } from "../../../web/page/protocol";
import type { Piece } from "./pieces";
import { COLOURS, type Colour, type View } from "./view";

export type Thing = { card: string; id: string } | { follower: true } | { row: Colour };

export interface Picking {
  picked: Thing | null;
  isPicked: (thing: Thing) => boolean;
  /** The choices that a click on something leads to, after what is picked. */
  from: (thing: Thing) => Choice[];
  canPick: (thing: Thing) => boolean;
  act: (thing: Thing, keyboard?: boolean) => void;
  near: (thing: Thing) => void;
  far: () => void;
  pick: (thing: Thing | null) => void;
  drop: (thing: Thing, row: Colour | undefined) => void;
  settle: (choice: Choice) => void;
}

const leadingTo = (thing: Thing, choices: Choice[]): Choice[] =>
  choices.filter(({ name, words }) => {
    if ("card" in thing) return name === "play" && words[0] === thing.card;
    if ("row" in thing) return words.at(-1) === thing.row && name !== "assign";
    return name === "follower";
  });

const key = (thing: Thing): string => ("card" in thing ? thing.id : "row" in thing ? thing.row : "follower");

/** The text of the action that a card or the follower and a row would be. */
const nameOf = (thing: Thing, row: Colour): string =>
  "card" in thing ? `play ${thing.card} ${row}` : `follower ${row}`;

export function usePicking(props: BoardProps<View>, hand: Piece[], focus: (classes: string) => void): Picking {
  const { view, me, choices, choose, consider, why } = props;
  const [held, hold] = useState<Thing | null>(null);
  useLayoutEffect(() => hold(null), [me, choices.map(({ number }) => number).join()]);

  const canPick = (thing: Thing) => leadingTo(thing, choices).length > 0;
  const firsts = [...hand, { follower: true as const }].filter(canPick);
  const picked = held && canPick(held) ? held : firsts.length === 1 ? firsts[0]! : null;
  const isPicked = (thing: Thing) => picked !== null && key(picked) === key(thing);
  const from = (thing: Thing) => leadingTo(thing, picked && !isPicked(thing) ? leadingTo(picked, choices) : choices);

  const pick = (thing: Thing | null) => {
    hold(thing);
    consider(thing && leadingTo(thing, choices));
  };
  useLayoutEffect(() => {
    const escape = (event: KeyboardEvent) => event.key === "Escape" && pick(null);
    if (held) addEventListener("keydown", escape);
    return () => removeEventListener("keydown", escape);
  });
  const settle = (choice: Choice) => {
    pick(null);
    choose(choice);
  };

  const act = (thing: Thing, keyboard = false) => {
    const [way] = from(thing);
    if (isPicked(thing)) return held ? pick(null) : undefined;
    if (way && (picked || way.name === "put")) return settle(way);
    if (picked && "row" in thing && !("row" in picked)) return why(nameOf(picked, thing.row));
    if (picked && "row" in picked && "card" in thing) return why(nameOf(thing, picked.row));
    if (canPick(thing)) {
      pick(thing);
      if (keyboard) focus("row" in thing ? ".cc-hand.cc-lit" : ".cc-row.cc-lit");
    } else if ("row" in thing && hand[0]) why(nameOf(hand[0], thing.row));
    else if ("follower" in thing) why(nameOf(thing, COLOURS.find((row) => view.rows[row].includes(`follower ${me}`))!));
  };
  const drop = (thing: Thing, row: Colour | undefined) => {
    const [way] = row ? leadingTo({ row }, leadingTo(thing, choices)) : [];
    if (way) return settle(way);
    pick(null);
    if (row) why(nameOf(thing, row));
  };
  return {
    picked,
    isPicked,
    from,
    canPick,
    act: (thing, keyboard) => choices.length > 0 && act(thing, keyboard),
    near: (thing) => from(thing).length && consider(from(thing)),
    far: () => consider(held && leadingTo(held, choices)),
    pick,
    drop,
    settle,
  };
}
