// What a spot of a board answers to. A lit one is a button; any other explains itself, or says why the action that it
// stands for is not legal.

import type { Choosable, Chooser, Choosing } from "./choosing";
import type { Explaining, Explanation } from "./explaining";
import { button, pressable } from "./pressing";

export interface Touching<Choice> extends Chooser<Choice> {
  why: (action: string) => void;
  hinted?: Choice | null;
  pending?: Choice | null;
}

export interface Spot<Choice> {
  spot: string;
  about?: () => Explanation;
  label: (choices: Choice[]) => string; // of the button
  class?: string;
  would?: string; // the text of the action that it stands for
  on?: string; // the spot that it lies on, to which a click goes through
}

export type Touch<Choice> = (spot: Spot<Choice>) => Record<string, unknown> & { class: string };

export function touching<Choice extends Choosable>(
  board: Touching<Choice>,
  choosing: Choosing<Choice>,
  explaining: Explaining,
): Touch<Choice> {
  return ({ spot, about, label, class: own = "", would, on }) => {
    const choices = choosing.spots.get(spot);
    const under = choices ?? (on ? choosing.spots.get(on) : undefined);
    const near = () => {
      if (about) explaining.near(about);
      if (under) choosing.look(under);
    };
    const far = () => {
      if (about) explaining.far();
      if (under) choosing.look(null);
    };
    const pointed = {
      "data-spot": spot,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === "mouse") near();
        else if (under) choosing.look(under);
      },
      onPointerLeave: far,
    };
    if (choices) {
      const isPicked = choosing.picked === spot;
      const press = () => {
        explaining.stop();
        choosing.press(spot);
      };
      return {
        ...pointed,
        ...button(label(choices), press, choosing.opens(spot) || isPicked ? isPicked : undefined),
        class: `${own} lit${isPicked ? " picked" : ""}${leads(choices, board.hinted, "hinted")}${leads(choices, board.pending, "pending")}`,
        onFocus: (event: FocusEvent) => {
          // What was pressed by the pointer is not asked about.
          if ((event.target as Element).matches(":focus-visible")) near();
          else choosing.look(choices);
        },
        onBlur: far,
      };
    }
    const press = () => {
      explaining.stop();
      if (on && under) choosing.press(on);
      else if (would !== undefined && board.choices.length) board.why(would);
      else if (about) explaining.keep(about);
    };
    return { ...pointed, class: own, onClick: pressable(press).onClick };
  };
}

const leads = <Choice extends Choosable>(choices: Choice[], to: Choice | null | undefined, mark: string): string =>
  to && choices.some(({ number }) => number === to.number) ? ` ${mark}` : "";

/** For a button that makes exactly one choice: pointed at or focused, it shows what would come of it. */
export const considering = <Choice>({ look }: Choosing<Choice>, choice: Choice) => ({
  onPointerEnter: () => look([choice]),
  onPointerLeave: () => look(null),
  onFocus: () => look([choice]),
  onBlur: () => look(null),
});
