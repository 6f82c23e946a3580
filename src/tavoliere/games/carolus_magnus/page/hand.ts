// What can be touched: which spots of the board the legal choices light up, and what a touch does.

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps } from "../../../web/page/board";
import type { Choice } from "../../../web/page/protocol";
import type { Layout } from "./layout";
import { stop, type View } from "./view";

/** A spot has a name: "disc 3", "reserve red", "court", "land 5", "steps 2", "supply red", "set 1", "gift red". */
export type Spots = Map<string, Choice[]>;

/** The spots that are lit. A paladin that is picked up lights where it can go; so does a land reached in two ways. */
export function spotsOf(view: View, choices: Choice[], picked: string | null): Spots {
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
      if (picked === `reserve ${first}`) light(second === "court" ? "court" : `land ${second}`, choice);
    }
    if (choice.name === "march") {
      const land = `land ${stop(view, Number(first))}`;
      light(land, choice);
      if (picked === land) light(`steps ${first}`, choice);
    }
  }
  return spots;
}

export interface Explanation {
  text: string;
  rule: string;
}

export interface Hand extends BoardProps<View> {
  layout: Layout;
  before: View | null; // the view before the latest steps
  spots: Spots;
  picked: string | null;
  considered: Choice[];
  look: (choices: Choice[] | null) => void;
  pick: (spot: string | null) => void;
}

export const HandContext = createContext<Hand | null>(null);
export const useHand = (): Hand => useContext(HandContext)!;

/** Whether touching a spot leads to further choices rather than to an action. */
const opens = (spot: string, choices: Choice[]) => spot.startsWith("reserve") || choices.length > 1;

const HOVER_MS = 600;
let hovering = 0;

/** A mouse that rests on something has it explained, until it moves on. */
const rest = (hand: Hand, explain: () => void) => ({
  enter: (event: PointerEvent) => {
    if (event.pointerType === "mouse") hovering = window.setTimeout(explain, HOVER_MS);
  },
  leave: (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(hovering);
    hand.explain("");
  },
});

/** What a spot answers to. One that is not lit explains itself, or says why the action it stands for is not legal. */
export function touch(hand: Hand, spot: string, explained: () => Explanation, would?: string, count = 1) {
  const explain = () => {
    const { text, rule } = explained();
    hand.explain(text, rule);
  };
  const { enter, leave } = rest(hand, explain);
  const choices = hand.spots.get(spot);
  if (!choices) {
    const asked = would !== undefined && hand.actor === hand.me && hand.choices.length > 0;
    return {
      "data-spot": spot,
      onPointerEnter: enter,
      onPointerLeave: leave,
      onClick: () => {
        clearTimeout(hovering);
        if (asked) hand.why(would);
        else explain();
      },
    };
  }
  const act = () => {
    clearTimeout(hovering);
    if (hand.picked === spot) hand.pick(null);
    else if (opens(spot, choices)) hand.pick(spot);
    else hand.choose(choices[0]!);
  };
  const [clan = ""] = choices[0]!.words;
  const colour = { colour: { word: `colour-${clan}` } };
  const label = !opens(spot, choices)
    ? hand.tell(choices[0]!.says)
    : spot.startsWith("reserve")
      ? hand.say(hand.picked === spot ? "board-put-back" : "board-pick", colour)
      : hand.say("board-several", { territory: Number(spot.slice(5)) });
  return {
    "data-spot": spot,
    class: hand.picked === spot ? "cm-lit picked" : "cm-lit",
    role: "button" as const,
    tabindex: 0, // in lower case: an SVG element knows no other
    "aria-label": count > 1 ? `${label} (${count})` : label, // the number that is seen is heard too
    "aria-pressed": opens(spot, choices) ? hand.picked === spot : undefined,
    onClick: act,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act();
    },
    onPointerEnter: (event: PointerEvent) => {
      hand.look(choices);
      enter(event);
    },
    onPointerLeave: (event: PointerEvent) => {
      hand.look(null);
      leave(event);
    },
    onFocus: () => hand.look(choices),
    onBlur: () => hand.look(null),
  };
}
