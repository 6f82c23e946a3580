// What the page gives a game's board, and what the board tells the page. A game's board is the default export of
// `games/<game>/board/board.tsx`, which may also export an `Icon`.

import type { ComponentType, VNode } from "preact";
import type { Step } from "./events";
import type { Choice, Gain, Message, SeatInfo, Value } from "./protocol";

export interface BoardProps<State = unknown, Facts = unknown> {
  state: State; // what the seat looked through may know, as the cells of the game's state table
  facts: Facts; // what follows from it by the rules; a board calculates nothing of that itself
  seats: SeatInfo[];
  me: number; // the seat looked through, -1 for a spectator
  actor: number | null;
  choices: Choice[]; // what is legal for me now; nothing else may react
  latest: Step[]; // the steps of the scene that is shown, for motion
  gains: Gain[]; // what they earned, shown until the next scene
  counted: Gain[]; // those of them that may be seen by now: none while things still move, then part after part
  recent: Step[]; // what has been done since my own last decision, to be marked
  past: Step[]; // everything that has been done up to what is shown
  hinted: Choice | null; // what a bot would choose
  advice: string[]; // and whatever else it would decide with it, such as all of a division: texts, the first included
  pending: Choice | null; // what is chosen and waits to be confirmed
  /** Makes a choice; it is asked about once more where the reader wishes so, unless they are sure of it already. */
  choose: (choice: Choice, sure?: boolean) => void;
  /** Makes several choices one after the other, by their texts, of which the reader is sure; whether all were made. */
  chooseAll: (texts: string[]) => Promise<boolean>;
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

/** The small picture of a word in a sentence, named as in the catalogue ("card-transfer"); null where there is none. */
export type Icon = (props: { of: string }) => VNode | null;

/** A board knows its own game's views; the page only passes them on. */
export type Board = ComponentType<BoardProps<never, never>>;
