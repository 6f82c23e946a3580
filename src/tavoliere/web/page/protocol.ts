// What the server and the page say to each other over one WebSocket. One socket is one seat, or a spectator.
//
// Words travel as messages, the name of a sentence in the catalogues with its arguments, and are put into the
// reader's language by the page.

export type Value = number | string | { word: string } | { seat: number } | Value[];
export type Message = [name: string, values: Record<string, Value>];

/** One legal action of whoever is asked. */
export interface Choice {
  number: number;
  text: string; // "play green-animal red": how it is written in records
  name: string; // "play"
  words: string[]; // ["green-animal", "red"]
  says: Message;
  preview: Message[]; // what would come of it, as far as this seat can know
  changes: Record<string, unknown>; // the entries of `derived` that it would change, as they would be then
}

/** One step of the game as this seat sees it. */
export interface Step {
  n: number; // counted from 1: the number of steps once it was done
  actor: number; // a seat, or -1 for chance
  name: string;
  words: string[];
  tells: Message[]; // what happened, the action first, then its consequences
}

export interface SeatInfo {
  name: string;
  player: string; // "human" or the name of a bot's level
  here: boolean; // somebody is connected
}

/** Where the game stands, for one seat. */
export interface Standing {
  n: number; // how many steps there have been
  actor: number | null; // a seat; null when the game is over
  prompt: Message;
  view: unknown; // what the seat may know, as `View.to_json` writes it: each board knows its own game's
  derived: unknown; // what follows from the view by the rules
  scores: number[];
  choices: Choice[]; // empty unless this seat is asked
  undo: boolean; // this seat may take its last decision back
  unconfirmed: number | null; // the seat whose finished turn waits for its confirmation
  thinking: boolean; // a bot is thinking
  result: Result | null;
}

export interface Result {
  scores: number[];
  ranks: number[];
  winners: number[];
  lines: { seat: number; tells: Message; points: number }[]; // the final scores explained, line by line
  secret: string | null; // of the fair dice, published at the end
}

export interface TableInfo {
  table: string;
  game: string;
  options: Record<string, unknown>;
  remarks: Message[];
  seat: number; // -1 for a spectator
  owner: boolean;
  seats: SeatInfo[];
  hints: boolean; // whether the table allows hints
  commitment: string | null; // the hash of the dice's secret
}

// --- from the server ---

export type FromServer = { re?: number } & (
  | { type: "table"; table: TableInfo; standing: Standing; steps: Step[] } // after sitting down: everything so far
  | { type: "moved"; steps: Step[]; standing: Standing } // new steps, in order
  | { type: "back"; n: number; standing: Standing } // decisions were taken back: only steps up to n remain
  | { type: "standing"; standing: Standing } // confirmed, or a bot began to think
  | { type: "seats"; seats: SeatInfo[] } // somebody came, left, was renamed or replaced
  | { type: "moment"; n: number; as: number; view: unknown; derived: unknown; scores: number[]; prompt: Message }
  | { type: "why"; message: Message } // why something is not legal
  | { type: "hint"; n: number; chances: number[]; best: { number: number; value: number; visits: number }[] }
  | { type: "rematch"; token: string } // this seat's place at the next table
  | { type: "token"; seat: number; token: string } // to the owner: a seat's new link
  | { type: "refused"; message: Message } // what was asked for can't be done; nothing changed
);

// --- from the page; `id` comes back as `re` in the answer ---

export type FromPage = { id?: number } & (
  | { type: "sit"; token: string } // first, and again to look through another seat's eyes
  | { type: "play"; n: number; action: number } // n: the steps that the page knew of
  | { type: "undo"; n: number }
  | { type: "confirm"; n: number }
  | { type: "why"; action: number | string }
  | { type: "moment"; n: number; as?: number } // other seats' eyes only once the game is over
  | { type: "hint"; n: number }
  | { type: "name"; name: string }
  | { type: "seat"; seat: number; player: string } // owner: "human", or the name of a bot that takes the seat
  | { type: "revoke"; seat: number } // owner: the old link of a seat stops working
  | { type: "rematch" } // owner
);

// --- over HTTP ---

export type Setting = string | number | boolean | null;
export type OwnTable = Record<string, unknown>; // a table of data, as the server reads it

export interface Option {
  name: string;
  values: Setting[] | null; // null for a table of data
  default: Setting;
}

export interface GameInfo {
  name: string;
  options: Option[];
}

/** GET /api/games */
export interface Shelf {
  games: GameInfo[];
  levels: string[]; // the bots' levels, from the weakest to the strongest
  usual: string; // the level for whom does not choose
  seconds: number; // the longest that a level thinks about a decision
}

/** POST /api/tables */
export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: { name: string; player: string }[];
  hints: boolean;
}

export interface Opened {
  table: string;
  tokens: (string | null)[]; // one a seat, null where a bot sits
  spectator: string; // the link for those who only watch
}

/** POST /api/summaries with { tokens }; links that do not work any more are passed over. */
export interface Summary {
  token: string;
  table: string;
  game: string;
  options: Record<string, unknown>;
  seat: number;
  owner: boolean;
  seats: { name: string; player: string }[];
  steps: number;
  actor: number | null;
  changed: number; // seconds since 1970
}

/** One outcome of chance: which of the outcomes with these relative odds fell at a step, counted from 0. */
export interface Draw {
  step: number;
  weights: number[];
  drawn: number;
}

/** GET /api/tables/{table}/check */
export interface Fairness {
  draws: Draw[];
  unfair: number | null; // the first step that is not what the secret says, counted from 1
}
