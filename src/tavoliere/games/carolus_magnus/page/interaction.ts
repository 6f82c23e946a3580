// What can be touched: which spots of the board the legal choices light up, and what a touch does.

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps } from "../../../web/page/board";
import type { Choice, Value } from "../../../web/page/protocol";
import type { Point } from "./geometry";
import type { Layout } from "./layout";
import type { Colour, Derived, Territory, View } from "./view";

/** A spot has a name: "disc 3", "reserve red", "court", "territory 5", "steps 2", "supply red", "set 1", "gift red". */
export type Spots = Map<string, Choice[]>;

/** The spots that are lit. A cube that is picked up lights where it can go; so does a territory reached in two ways. */
export function spotsOf({ stops }: Derived, choices: Choice[], picked: string | null): Spots {
  const spots: Spots = new Map();
  const light = (spot: string, choice: Choice) => spots.set(spot, [...(spots.get(spot) ?? []), choice]);
  for (const choice of choices) {
    const [first = "", second = ""] = choice.words;
    if (choice.name === "disc") light(`disc ${first}`, choice);
    if (choice.name === "crown") light(`supply ${first}`, choice);
    if (choice.name === "take") light(`set ${first}`, choice);
    if (choice.name === "give-back") light(`gift ${first}`, choice);
    if (choice.name === "play") {
      light(`reserve ${first}`, choice);
      if (picked === `reserve ${first}`) light(second === "court" ? "court" : `territory ${second}`, choice);
    }
    if (choice.name === "march") {
      const territory = `territory ${stops[Number(first) - 1]}`;
      light(territory, choice);
      if (picked === territory) light(`steps ${first}`, choice);
    }
  }
  return spots;
}

/** What was on the table before the latest steps. */
export interface Before {
  view: View;
  derived: Derived;
  territories: Territory[];
}

export interface Explanation {
  text: string;
  rule: string;
}

/** What the parts of the board share. */
export interface BoardState extends BoardProps<View, Derived> {
  layout: Layout;
  territories: Territory[];
  before: Before | null;
  spots: Spots;
  picked: string | null;
  considered: Choice[];
  look: (choices: Choice[] | null) => void;
  pick: (spot: string | null) => void;
}

export const BoardContext = createContext<BoardState | null>(null);
export const useBoard = (): BoardState => useContext(BoardContext)!;

/** What a piece is, in a sentence of the catalogues, and the rule that says so. */
export const about =
  ({ say }: BoardState, rule: string, name: string, values?: Record<string, Value>) =>
  (): Explanation => ({ text: say(name, values), rule });

export const translate = ({ x, y }: Point) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
export const word = (colour: Colour) => ({ word: `colour-${colour}` });

/** Whether touching a spot leads to further choices rather than to an action. */
const opens = (spot: string, choices: Choice[]) => spot.startsWith("reserve") || choices.length > 1;

const HOVER_MS = 600;
let hovering = 0;

/** A mouse that rests on something has it explained, until it moves on. */
const rest = (board: BoardState, explain: () => void) => ({
  enter: (event: PointerEvent) => {
    if (event.pointerType === "mouse") hovering = window.setTimeout(explain, HOVER_MS);
  },
  leave: (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(hovering);
    board.explain("");
  },
});

/** What a spot answers to. One that is not lit explains itself, or says why the action it stands for is not legal. */
export function touch(board: BoardState, spot: string, explained: () => Explanation, would?: string, count = 1) {
  const explain = () => {
    const { text, rule } = explained();
    board.explain(text, rule);
  };
  const { enter, leave } = rest(board, explain);
  const choices = board.spots.get(spot);
  if (!choices) {
    const asked = would !== undefined && board.actor === board.me && board.choices.length > 0;
    return {
      "data-spot": spot,
      onPointerEnter: enter,
      onPointerLeave: leave,
      onClick: () => {
        clearTimeout(hovering);
        if (asked) board.why(would);
        else explain();
      },
    };
  }
  const act = () => {
    clearTimeout(hovering);
    if (board.picked === spot) board.pick(null);
    else if (opens(spot, choices)) board.pick(spot);
    else board.choose(choices[0]!);
  };
  const colour = { colour: { word: `colour-${choices[0]!.words[0]}` } };
  const label = !opens(spot, choices)
    ? board.tell(choices[0]!.says)
    : spot.startsWith("reserve")
      ? board.say(board.picked === spot ? "board-put-back" : "board-pick", colour)
      : board.say("board-several", { territory: Number(spot.split(" ")[1]) });
  return {
    "data-spot": spot,
    class: board.picked === spot ? "cm-lit picked" : "cm-lit",
    role: "button" as const,
    tabindex: 0, // in lower case: an SVG element knows no other
    "aria-label": count > 1 ? `${label} (${count})` : label, // the number that is seen is heard too
    "aria-pressed": opens(spot, choices) ? board.picked === spot : undefined,
    onClick: act,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act();
    },
    onPointerEnter: (event: PointerEvent) => {
      board.look(choices);
      enter(event);
    },
    onPointerLeave: (event: PointerEvent) => {
      board.look(null);
      leave(event);
    },
    onFocus: () => board.look(choices),
    onBlur: () => board.look(null),
  };
}
