// What can be touched: which spots of the board the legal choices light up, and what a touch does.

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Spots } from "../../../web/page/kit/choosing";
import type { Explanation } from "../../../web/page/kit/explaining";
import type { Touch } from "../../../web/page/kit/touch";
import type { Choice, Value } from "../../../web/page/protocol";
import type { Layout } from "./layout";
import type { RingScene } from "./scene";
import type { Colour, Derived, Props, Territory } from "./view";

// A spot has a name: "disc 3", "reserve red", "court", "territory 5", "steps 2", "supply red", "set 1", "give-back red".

/** The spots that are lit. A paladin that is picked up lights where it can go; so does a territory reached in two ways. */
export function spotsOf({ stops }: Derived, choices: Choice[], picked: string | null): Spots<Choice> {
  const spots: Spots<Choice> = new Map();
  const light = (spot: string, choice: Choice) => spots.set(spot, [...(spots.get(spot) ?? []), choice]);
  for (const choice of choices) {
    const [first = "", second = ""] = choice.words;
    if (choice.name === "disc") light(`disc ${first}`, choice);
    if (choice.name === "crown") light(`supply ${first}`, choice);
    if (choice.name === "take") light(`set ${first}`, choice);
    if (choice.name === "give-back") light(`give-back ${first}`, choice);
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

/** What the parts of the board share. */
export interface BoardState extends Props {
  own: string; // how the names of what it refers to begin
  layout: Layout;
  territories: Territory[];
  scene: RingScene;
  dice: string[]; // the faces of the last throw
  fresh: Set<string>; // what others have touched since I decided last
  spots: Spots<Choice>;
  picked: string | null;
  considered: Choice[];
  touch: Touch<Choice>;
}

export const BoardContext = createContext<BoardState | null>(null);
export const useBoard = (): BoardState => useContext(BoardContext)!;

/** What a piece is, in a sentence of the catalogues, and the rule that says so. */
export const about =
  ({ say }: BoardState, rule: string, name: string, values?: Record<string, Value>) =>
  (): Explanation => ({ text: say(name, values), rule });

export const word = (colour: Colour) => ({ word: `colour-${colour}` });

/** Whether touching a spot leads to further choices rather than to an action. */
export const opens = (spot: string, choices: Choice[]) => spot.startsWith("reserve") || choices.length > 1;

/** What a spot answers to; `would` is the action that it stands for, `on` the spot that it lies on. */
export function touch(board: BoardState, spot: string, about: () => Explanation, would?: string, count = 1, on = "") {
  const label = (choices: Choice[]): string => {
    const colour = { colour: { word: `colour-${choices[0]!.words[0]}` } };
    const said = !opens(spot, choices)
      ? board.tell(choices[0]!.says)
      : spot.startsWith("reserve")
        ? board.say(board.picked === spot ? "board-put-back" : "board-pick", colour)
        : board.say("board-several", { territory: Number(spot.split(" ")[1]) });
    return count > 1 ? `${said} (${count})` : said; // the number that is seen is heard too
  };
  return board.touch({ spot, about, label, would, on });
}
