// A board by itself, before which nobody sits: nothing is asked, nothing moves, nothing answers.

import type { Board } from "../board";
import type { Say } from "../saying";

/** What somebody may know of a game, as Python gives it (`engine/art.py`). */
export interface PictureRequest {
  game: string; // its name, and that of its folder
  folder: string;
  state: unknown;
  facts: unknown;
  names: string[]; // of the players
  me: number;
  actor: number | null;
  language: string;
}

const nobody = () => {};

export function Alone({ board: Board, given, say }: { board: Board; given: PictureRequest; say: Say }) {
  const { state, facts, names, me, actor } = given;
  const seats = names.map((name) => ({ name }));
  return (
    <Board
      {...({ state, facts, seats } as Record<"state" | "facts" | "seats", never>)}
      {...{ me, actor, say }}
      {...{ choices: [], latest: [], gains: [], counted: [], recent: [], past: [], advice: [] }}
      {...{ hinted: null, pending: null, still: true }}
      {...{ choose: nobody, consider: nobody, why: nobody, explain: nobody }}
      chooseAll={() => Promise.resolve(false)}
      tell={([name, values]) => say(name, values)}
    />
  );
}
