// What the page gives a game's board, and what the board tells the page. A game's board is the default export of
// `games/<game>/page/board.tsx`.

import type { ComponentType } from "preact";
import type { Choice, Message, SeatInfo, Step, Value } from "./protocol";

export interface BoardProps<View = unknown, Derived = unknown> {
  view: View; // what the seat looked through may know
  derived: Derived; // what follows from it by the rules; a board calculates nothing of that itself
  seats: SeatInfo[];
  me: number; // the seat looked through, -1 for a spectator
  actor: number | null;
  choices: Choice[]; // what is legal for me now; nothing else may react
  latest: Step[]; // the steps that led here since the last drawing, for motion
  choose: (choice: Choice) => void;
  /** Shows what would come of a choice, or of several that share a first click; null ends it. */
  consider: (choices: Choice[] | null) => void;
  /** Asks why something can't be done: the text of an action that is not legal now. */
  why: (action: string) => void;
  /** Explains a piece in a sentence or two, beside it. */
  explain: (text: string, rule?: string) => void;
  say: (name: string, values?: Record<string, Value>) => string; // a sentence of the catalogues in the reader's language
  tell: (message: Message) => string;
  still: boolean; // no motion: asked for, or a moment of the past
}

/** A board knows its own game's views; the page only passes them on. */
export type Board = ComponentType<BoardProps<never, never>>;
