// Written by `make protocol` from web/messages; not to be edited.
//
// What the page and the server say to each other: over one WebSocket, which is one seat or a spectator, and over HTTP.
//
// Words travel as messages, the name of a sentence in the catalogues with its arguments, and are put into the reader's
// language by the page. `page/protocol.ts` is written from these models by `make protocol`.
// Each module is one conversation.

export const PROTOCOL = "f58bf23b4ad0";

/** The name of another message, to be put into words first. */
export interface WordValue {
  word: string;
}

/** A seat, to be called by its player's name. */
export interface SeatValue {
  seat: number;
}

/** Another message with its arguments, to be put into words first. */
export interface MessageValue {
  message: Message;
}

export type Value = number | string | WordValue | SeatValue | MessageValue | Value[];

export type Message = [string, Record<string, Value>];

/** Why something can't be done. */
export interface Problem {
  /** The name of a sentence in the catalogues, and its arguments. */
  message: Message;
  /** The sentence, in the server's language. */
  text: string;
}

/** One legal action of whoever is asked. */
export interface Choice {
  number: number;
  /** "play green-animal red": how it is written in records */
  text: string;
  /** "play" */
  name: string;
  /** ["green-animal", "red"] */
  words: string[];
  says: Message;
  /** what would come of it, as far as this seat can know */
  preview: Message[];
  /** what it would change of `view` and `derived`, as that would be then, and what it costs or brings */
  changes: Record<string, unknown>;
  /** it can't be taken back, because chance acts next or something comes to light */
  final: boolean;
}

/** One line of the list of choices: a choice, or a group of several with lines of its own. */
export interface ChoiceEntry {
  label: Message;
  /** the numbers of one choice, or of all in the group */
  choices: number[];
  entries: ChoiceEntry[];
}

export type Noted = number[];

/** One step of the game as this seat sees it. */
export interface NotedStep {
  /** counted from 1: the number of steps once it was done */
  n: number;
  /** a seat, or -1 for chance */
  actor: number;
  /** the number of the action that is seen */
  action: number;
  /** what was done */
  sentence: Noted;
  /** what came of it; -1 for what this seat may not know */
  events: Noted[];
}

/** What somebody got points for. */
export interface ScoreLine {
  seat: number;
  tells: Message;
  points: number;
}

/** Points that somebody got, and where. */
export interface Gain {
  seat: number;
  points: number;
  /** a word of the game's board; empty for nowhere in particular */
  place: string;
  /** what a scene brings in several parts is counted one part after the other */
  part: number;
}

/** Points that were counted, line by line. */
export interface PointsSummary {
  title: Message;
  lines: ScoreLine[];
}

export type Numbers = number | number[] | number[][];

export type Cells = Record<string, Numbers>;

/** What a seat sees of a position. */
export interface Seen {
  prompt: Message;
  /** the cells of the game's state table, as far as the seat may know them */
  state: Cells;
  /** what follows from them by the rules */
  facts: Cells;
  scores: number[];
}

/** Steps that are shown together, one or several. What came of them, and else what was done, their steps say. */
export interface NotedScene {
  /** the first of its steps */
  first: number;
  /** its last step */
  n: number;
  /** the seat in whose turn it falls, or -1 */
  by: number;
  /** what was done, where it is said of all its steps as one */
  joint: Noted[];
  /** after it */
  scores: number[];
  /** what is seen after it; null for the past, and where the standing says it */
  shown: Seen | null;
}

/** How a game ended. */
export interface GameResult {
  scores: number[];
  ranks: number[];
  winners: number[];
  /** the final scores explained, line by line */
  lines: ScoreLine[];
  /** of the fair dice, published at the end */
  secret: string | null;
}

/** What a seat is asked, and how far the game has come. */
export interface Asks {
  /** how many steps there have been */
  n: number;
  /** a seat; null when the game is over */
  actor: number | null;
  /** empty unless this seat is asked */
  choices: Choice[];
  /** the choices as a list to be shown */
  entries: ChoiceEntry[];
  /** this seat may take its last decision back */
  undo: boolean;
  /** the seat whose finished turn waits for its confirmation */
  unconfirmed: number | null;
  /** a bot is thinking */
  thinking: boolean;
  result: GameResult | null;
}

/** Where the game stands, for one seat. */
export interface Standing {
  prompt: Message;
  /** the cells of the game's state table, as far as the seat may know them */
  state: Cells;
  /** what follows from them by the rules */
  facts: Cells;
  scores: number[];
  /** how many steps there have been */
  n: number;
  /** a seat; null when the game is over */
  actor: number | null;
  /** empty unless this seat is asked */
  choices: Choice[];
  /** the choices as a list to be shown */
  entries: ChoiceEntry[];
  /** this seat may take its last decision back */
  undo: boolean;
  /** the seat whose finished turn waits for its confirmation */
  unconfirmed: number | null;
  /** a bot is thinking */
  thinking: boolean;
  result: GameResult | null;
}

/** GET /api/seat: the same for a program, with the position in words. */
export interface ProgramStanding {
  /** how many steps there have been */
  n: number;
  /** a seat; null when the game is over */
  actor: number | null;
  /** empty unless this seat is asked */
  choices: Choice[];
  /** the choices as a list to be shown */
  entries: ChoiceEntry[];
  /** this seat may take its last decision back */
  undo: boolean;
  /** the seat whose finished turn waits for its confirmation */
  unconfirmed: number | null;
  /** a bot is thinking */
  thinking: boolean;
  result: GameResult | null;
  prompt: Message;
  /** what the seat may know, as `View.to_json` writes it */
  view: Record<string, unknown>;
  /** what follows from the view by the rules */
  derived: Cells;
  scores: number[];
}

/** Who has a seat. */
export interface SeatInfo {
  /** empty for somebody who gave none: the page calls them by their seat */
  name: string;
  /** "human" or the name of a bot's level */
  player: string;
  /** somebody is connected */
  here: boolean;
  /** somebody has sat down with this link already */
  sat: boolean;
  /** time ran out, and a bot plays for whoever sat here until they come back, or to the end */
  late: boolean;
  /** until when at most its person is on vacation, in seconds since 1970 */
  vacation: number | null;
  /** seconds of vacation that its person may still take */
  vacation_left: number;
  /** how many devices somebody has sat down here with: each has seen this seat's cards */
  devices: number;
  /** a device of this seat is there and adds to the dice */
  shares: boolean;
}

/** How much time people have. It runs while they are asked, once everybody has sat down. */
export interface ClockPlan {
  /** so much a person for the whole game, or for each turn */
  kind: string;
  seconds: number;
  /** the bot that takes the seat of whoever has no time left */
  bot: string;
  /** it plays to the end: whoever has no time left has lost the seat */
  lost?: boolean;
  /** days of the whole game for which each person's clock may stand still at their wish */
  vacation?: number;
}

/** What the clocks show. */
export interface Clocks {
  /** seconds, when this was sent; null for a bot's seat */
  left: (number | null)[];
  /** the seat whose clock runs */
  runs: number | null;
  /** seconds until it begins to: what was counted is read meanwhile */
  waits: number;
}

/** Something that a player said. */
export interface ChatLine {
  /** counted from 1 */
  n: number;
  seat: number;
  /** one of the emotes, instead of a text */
  emote: string | null;
  text: string;
  /** when, in seconds since 1970 */
  at: number;
}

/** A table as one seat finds it. */
export interface TableInfo {
  table: string;
  game: string;
  /** the version of the game's tables, by which the bytes of views are read */
  tables: string;
  options: Record<string, unknown>;
  remarks: Message[];
  /** -1 for a spectator */
  seat: number;
  owner: boolean;
  seats: SeatInfo[];
  /** whether the table allows hints */
  hints: boolean;
  /** the hash of the dice's secret */
  commitment: string | null;
  /** with which this server signs records; null where it does not */
  key?: string;
  /** null for a table without clocks */
  clock: ClockPlan | null;
  clocks: Clocks | null;
  /** the latest that was said; nothing for spectators to add */
  talk: ChatLine[];
}

/** Whose turn it is, for one seat. */
export interface Turn {
  /** how many steps there have been */
  n: number;
  /** a seat; null when the game is over */
  actor: number | null;
  /** the seat whose finished turn waits for its confirmation */
  unconfirmed: number | null;
  /** a bot is thinking */
  thinking: boolean;
  /** this seat may take its last decision back */
  undo: boolean;
  /** of the fair dice, published at the end */
  secret: string | null;
}

/** Where the game stands, for one seat. What is asked, and everything else, follows from what it sees. */
export interface TableStanding {
  /** how many steps there have been */
  n: number;
  /** a seat; null when the game is over */
  actor: number | null;
  /** the seat whose finished turn waits for its confirmation */
  unconfirmed: number | null;
  /** a bot is thinking */
  thinking: boolean;
  /** this seat may take its last decision back */
  undo: boolean;
  /** of the fair dice, published at the end */
  secret: string | null;
  view: Uint8Array;
}

/** Steps that are shown together, one or several. What came of them, and else what was done, their steps say. */
export interface TableScene {
  /** the first of its steps */
  first: number;
  /** its last step */
  n: number;
  /** the seat in whose turn it falls, or -1 */
  by: number;
  /** what was done, where it is said of all its steps as one */
  joint: Noted[];
  /** after it */
  scores: number[];
  /** what is seen after it; null for the past, and where the standing says it */
  view: Uint8Array | null;
}

/** After sitting down: everything so far. */
export interface TableMessage {
  /** the `id` of the request that it answers */
  re?: number;
  type: "table";
  table: TableInfo;
  standing: TableStanding;
  steps: NotedStep[];
  scenes: TableScene[];
}

/** New steps, in order, and the scenes that they belong to: the first one may have begun before. */
export interface MovedMessage {
  /** the `id` of the request that it answers */
  re?: number;
  type: "moved";
  steps: NotedStep[];
  scenes: TableScene[];
  standing: TableStanding;
}

/** Decisions were taken back: only steps up to n remain. */
export interface BackMessage {
  /** the `id` of the request that it answers */
  re?: number;
  type: "back";
  n: number;
  /** the last one that remains, which may have been longer */
  scenes: TableScene[];
  standing: TableStanding;
}

/** Confirmed, or a bot began to think: nobody sees anything else than before. */
export interface StandingMessage {
  /** the `id` of the request that it answers */
  re?: number;
  type: "standing";
  standing: Turn;
}

/** Somebody came, left, was renamed or replaced. */
export interface SeatsMessage {
  /** the `id` of the request that it answers */
  re?: number;
  type: "seats";
  seats: SeatInfo[];
}

/** A clock began to run, or stopped. */
export interface ClocksMessage {
  /** the `id` of the request that it answers */
  re?: number;
  type: "clocks";
  clocks: Clocks;
}

/** Somebody said something. */
export interface TalkMessage {
  /** the `id` of the request that it answers */
  re?: number;
  type: "talk";
  line: ChatLine;
}

/** The game as it was after n steps, through the eyes of a seat. */
export interface MomentMessage {
  /** the `id` of the request that it answers */
  re?: number;
  type: "moment";
  n: number;
  as: number;
  view: Uint8Array;
}

/** This seat's place at the next table. */
export interface RematchMessage {
  /** the `id` of the request that it answers */
  re?: number;
  type: "rematch";
  token: string;
}

/** To the owner: a seat's new link. */
export interface TokenMessage {
  /** the `id` of the request that it answers */
  re?: number;
  type: "token";
  seat: number;
  token: string;
}

/** A decision that leads to dice or cards is fixed: what does this device add? */
export interface ShareAskedMessage {
  /** the `id` of the request that it answers */
  re?: number;
  type: "share-asked";
  /** the number of steps before the decision: each has its own link */
  n: number;
  /** what the decision is, told when the game is over with the secret of the dice */
  digest: string;
}

/** What was asked for can't be done; nothing changed. */
export interface RefusedMessage {
  /** the `id` of the request that it answers */
  re?: number;
  type: "refused";
  message: Message;
}

export type FromServer =
  | TableMessage
  | MovedMessage
  | BackMessage
  | StandingMessage
  | SeatsMessage
  | ClocksMessage
  | TalkMessage
  | MomentMessage
  | RematchMessage
  | TokenMessage
  | ShareAskedMessage
  | RefusedMessage;

/** First, and again to look through another seat's eyes. */
export interface SitRequest {
  /** comes back as `re` in the answer */
  id?: number;
  type: "sit";
  /** of a seat's link, or what this device came in with before */
  token: string;
  /** made up by this device, which comes back with it: the link is used up. Null: with the link itself */
  own?: string;
  /** the version of these messages that the page speaks; null for a program that looks for itself */
  protocol?: string;
  /** the steps up to which summaries have been read: the last after them is told with what followed */
  read?: number;
}

/** Play one of the choices. */
export interface PlayRequest {
  /** comes back as `re` in the answer */
  id?: number;
  type: "play";
  /** the steps that the page knew of */
  n: number;
  action: number;
  /** the turn stands at once where this choice ends it */
  confirm?: boolean;
  /** what this device adds to the dice, where the choice may lead to some */
  link?: string;
}

/** Take one's last decision back. */
export interface UndoRequest {
  /** comes back as `re` in the answer */
  id?: number;
  type: "undo";
  n: number;
}

/** Let one's turn stand. */
export interface ConfirmRequest {
  /** comes back as `re` in the answer */
  id?: number;
  type: "confirm";
  n: number;
}

/** The game as it was after n steps. */
export interface MomentRequest {
  /** comes back as `re` in the answer */
  id?: number;
  type: "moment";
  n: number;
  /** through whose eyes; others' only once the game is over */
  as?: number;
}

/** Call me something else. */
export interface NameRequest {
  /** comes back as `re` in the answer */
  id?: number;
  type: "name";
  name: string;
}

/** Of the owner: give a seat to a bot, or back to a person. */
export interface SeatRequest {
  /** comes back as `re` in the answer */
  id?: number;
  type: "seat";
  seat: number;
  /** "human", or the name of a bot that takes the seat */
  player: string;
}

/** Of the owner: the old link of a seat stops working. */
export interface RevokeRequest {
  /** comes back as `re` in the answer */
  id?: number;
  type: "revoke";
  seat: number;
}

/** Of somebody whose time ran out: I am back, and play on myself. */
export interface ReturnRequest {
  /** comes back as `re` in the answer */
  id?: number;
  type: "return";
}

/** I go on vacation, so that my clock stands still; or I am back. */
export interface VacationRequest {
  /** comes back as `re` in the answer */
  id?: number;
  type: "vacation";
  away: boolean;
}

/** Say something to those at the table: a text, or one of the emotes. */
export interface SayRequest {
  /** comes back as `re` in the answer */
  id?: number;
  type: "say";
  text?: string;
  emote?: string;
}

/** This device adds to the dice: where its chain of hashes ends. */
export interface ShareRequest {
  /** comes back as `re` in the answer */
  id?: number;
  type: "share";
  anchor: string;
  /** the number of steps to which its first link belongs */
  from: number;
}

/** What this device adds to the dice, as it was asked. */
export interface LinkRequest {
  /** comes back as `re` in the answer */
  id?: number;
  type: "link";
  n: number;
  link: string;
}

/** Of the owner: the same game again. */
export interface RematchRequest {
  /** comes back as `re` in the answer */
  id?: number;
  type: "rematch";
}

export type Request =
  | SitRequest
  | PlayRequest
  | UndoRequest
  | ConfirmRequest
  | MomentRequest
  | NameRequest
  | SeatRequest
  | RevokeRequest
  | ReturnRequest
  | VacationRequest
  | SayRequest
  | ShareRequest
  | LinkRequest
  | RematchRequest;

/** POST /api/seat/sit */
export interface SeatGiven {
  table: string;
  /** -1 for a spectator. */
  seat: number;
  /** What to come back with: nobody else knows it. */
  token: string;
}

/** POST /api/seat/share */
export interface SeatShare {
  /** Where the program's chain of hashes ends. */
  anchor: string;
  /** The number of steps to which its first link belongs. */
  from: number;
}

/** One link of a chain, for one decision. */
export interface SeatLink {
  anchor: string;
  link: string;
}

/** POST /api/seat/play */
export interface SeatPlay {
  /** The number of steps that the program knew of. */
  n: number;
  /** An action of `choices`: its number or its text. */
  action: number | string;
  /** What the program adds to the dice. */
  share?: SeatLink;
}

export type Setting = string | number | boolean | null;

/** Something that can be chosen about a game. */
export interface Option {
  name: string;
  /** What may be chosen; null for a table of data, given as an object. */
  values: Setting[] | null;
  /** Values that mean something only beside certain values of other options. */
  needs: Need[];
  default: Setting;
  /** The address of the rule that it is about; empty if there is none. */
  rule: string;
}

/** What a value of an option goes with. */
export interface Need {
  value: Setting;
  /** Options before this one, and what each of them may be. */
  others: Record<string, Setting[]>;
}

/** What a game takes in minutes, among people. */
export interface Duration {
  /** The options that must be so; the first that fits holds. */
  settings: Record<string, Setting>;
  minutes: number;
}

/** A part of the page that comes with a game: its board, or the cover of its box. */
export interface PageEntry {
  /** The address of a module whose default export is the component. */
  script: string;
  style: string | null;
}

/** A game of the catalogue. */
export interface GameInfo {
  name: string;
  options: Option[];
  /** Nothing is hidden from anybody, so that no curtain need fall. */
  open: boolean;
  /** There are cards with its rules in short. */
  reference: boolean;
  durations: Duration[];
  /** The lessons of its course, by name; empty where it has none. */
  lessons: string[];
  /** Its positions can be edited. */
  editor: boolean;
  /** What the scorer can count of it by itself. */
  counts: string[];
  /** How many puzzles there are of it. */
  puzzles: number;
  /** Null for a game that has no board of its own. */
  board: PageEntry | null;
  /** What draws its zones; null where it declares none. */
  declared: PageEntry | null;
  cover: PageEntry | null;
}

/** What the numbers of an argument of a message mean. */
export interface ArgumentType {
  /** "count", "seat", "word": as `definition/event_table.py` lists them */
  name: string;
  /** How many numbers. */
  width: number;
  /** From whoever may not know it: there it is -1. */
  hidden: boolean;
  /** What its numbers stand for, as positions have it. */
  words: string[];
  /** Whose words these are: the message "card-king" names the word "king". */
  parameter: string;
  /** In what somebody earns by the message: "points", "loss", "place", "part"; or none. */
  role: string;
}

/** A message that goes by its number. */
export interface NumberedMessage {
  name: string;
  /** Its name in the catalogue; empty for what happens without a sentence. */
  message: string;
  /** The name of each, and the place of its type. */
  arguments: [string, number][];
  /** "heading" or "line" of a summary, "item" or "phrase" of a list; else told by itself. */
  use: string;
  /** The forms that its sentence has besides: "would", "label", "kind" ... */
  forms: string[];
}

/** Whose a colour is. */
export interface ColourOwner {
  /** -1: nobody's. */
  seat: number;
  /** Which of a seat's colours, where it has several; what nobody's is called. */
  word: string;
}

/** Whose each colour is, where an option is set so. */
export interface OwnersBySetting {
  value: Setting;
  owners: ColourOwner[];
}

/** All that a game says by number, from which a page makes messages of its catalogue. */
export interface MessageTable {
  types: ArgumentType[];
  messages: NumberedMessage[];
  /** By the number of players: the side of each seat. */
  sides: Record<string, number[]>;
  /** By which colours belong to whom; null where none belong to anybody. */
  option: string | null;
  owners: OwnersBySetting[];
}

/** A number of a state, or an array of them, as they lie in its bytes, the lowest byte of each first. */
export interface Cell {
  name: string;
  /** Bytes of each number, which may be negative. */
  width: number;
  /** Where its bytes begin. */
  at: number;
  /** None for a single number, else how many there are, row by row. */
  shape: number[];
  /** What each number of an index stands for, where that has a word. */
  indices: string[][];
  /** What its numbers stand for, from `first` on, where they have words. */
  values: string[];
  first: number;
}

/** How a state, or what follows from one, lies in memory. */
export interface StateTable {
  size: number;
  cells: Cell[];
}

/** One argument of an action. */
export interface ActionParameter {
  name: string;
  words: string[];
}

/** A run of actions that share a name: one for each combination of its words, the last word first. */
export interface ActionWords {
  name: string;
  parameters: ActionParameter[];
  /** Its sentence has an `.action`: what it is called, whatever the position. */
  named: boolean;
  chance: boolean;
  /** Never played: what is seen of an action whose details are hidden. */
  masked: boolean;
}

/** What an option means to the rules: the number that each of its values puts into a cell of the state. */
export interface FilledCell {
  option: string;
  cell: string;
  values: Setting[];
  numbers: number[];
}

/** What lies in a zone. */
export interface ZoneContents {
  /** What the cell's numbers are: "kinds", "counts", "words", "standing". */
  means: string;
  /** Of the state, or of the facts. */
  cell: string;
  /** What each of its indices tells apart: "seat", "place", "row", "piece" ... */
  indices: string[];
  /** Of the pieces; empty where all are alike. */
  words: string[];
  /** Whose words these are: the message "card-king" names the word "king". */
  parameter: string;
  /** The number of the first word, or of the first place. */
  first: number;
  /** How a piece is drawn: "card", "tile", "stone", "pawn", "die", or only "number". */
  form: string;
  /** The cell that says how many there are where not all are known; or empty. */
  total: string;
  face_down: boolean;
  /** In the colour of the seat. */
  coloured: boolean;
}

/** The part of an action that a spot of a zone stands for. */
export interface ZoneClick {
  block: string;
  /** To each that it says: "place", "piece", "seat", "row" or "column" of the spot. */
  parameters: Record<string, string>;
}

/** An event that names a piece which lies in a zone for a moment, on its way to where it lies after it. */
export interface ZonePassing {
  event: string;
  /** To each: "piece", or which "place" or "seat". */
  arguments: Record<string, string>;
}

/** A part of a declared board (`definition/zones.py`). */
export interface Zone {
  /** "hand", "row", "pile", "track", "grid", "map" or "seat". */
  kind: string;
  /** The message "zone-NAME" is its label, where the catalogue has one. */
  name: string;
  /** Every seat has one. */
  each: boolean;
  /** The words of its places. */
  places: string[];
  /** Of a grid, and empty of anything else. */
  rows: string[];
  columns: string[];
  /** Of a map: the middle of each place, in diameters of a place. */
  at: [number, number][];
  roads: [string, string][];
  /** Of a track: "line", "back" or "ring". */
  shape: string;
  /** Of a track: how many pieces lie one upon the other; 0 where they lie in a heap. */
  stack: number;
  /** For how many pieces a hand or a row keeps room. */
  room: number;
  contents: ZoneContents[];
  clicks: ZoneClick[];
  passing: ZonePassing[];
}

/** GET /api/games/{game}: what a page needs, beside the rules themselves, to play and to tell a game. */
export interface GameTables {
  name: string;
  /** Of all this and the rules: other tables have another. */
  version: string;
  /** The address of the rules, as WebAssembly. */
  rules: string;
  /** The prefix of its rules' addresses: "CC". */
  citation: string;
  /** Something is hidden from somebody. */
  hides: boolean;
  /** Of the rules' text, as records have it. */
  rules_hash: string;
  /** What each option is where nobody chooses, tables of data in full. */
  usual: Record<string, unknown>;
  /** What is to be known of those tables. */
  remarks: Message[];
  filled: FilledCell[];
  /** The bytes of a state with the usual options before the game is set up, in Base64. */
  blank: string;
  state: StateTable;
  facts: StateTable | null;
  actions: ActionWords[];
  messages: MessageTable;
  /** The board, where the game declares one. */
  zones: Zone[];
  /** Pieces as SVG: by the message that names one, "card-red-7", by a part, "card-red", or by the cell. */
  art: Record<string, string>;
}

/** POST /api/games/{game}/begin */
export interface GameBeginning {
  /** The bytes of the state in which it begins, as Base64. */
  begin: string;
}

/** GET /api/games */
export interface GameCatalogue {
  games: GameInfo[];
  /** The bots, from a beginner to the strongest, then those of other packages. */
  levels: string[];
  /** Those that also think in the page, without a server. */
  in_page: string[];
  /** The level for whoever does not choose: a gentle one. */
  usual: string;
  /** The longest that any of the levels thinks about a decision. */
  seconds: number;
}

/** GET /api/here */
export interface Here {
  /** Where friends reach this machine; empty when only this machine can. */
  addresses: string[];
  language: string;
  /** For how many days finished games are kept here; null for ever. */
  keeps: number | null;
  /** There are open tables, at which strangers sit down. */
  matchmaking: boolean;
}

/** How a search looks ahead: `definition/game_definition.py` says what each of these does. */
export interface SearchValues {
  horizon: number;
  exploration: number;
  temperature: number;
  epsilon: number;
  most_nodes: number;
  fitted: boolean;
}

/** A learned evaluation: where its numbers are, and how they are read. */
export interface NetworkTable {
  address: string;
  /** Where each of its arrays begins, in the order of `bots/network.py`. */
  arrays: number[];
  rows: number;
  first: number;
  outputs: number;
  shift: number;
  embedding_bytes: number;
  at_leaf: boolean;
  priors: boolean;
  logit: number;
  formulas: number;
}

/** How a bot that has learned judges a game with certain options. */
export interface Judge {
  /** What the options make of `networks`; empty: for all options that have none. */
  name: string;
  search: SearchValues;
  /** How far a value usually moves when its tries double, at even chances. */
  step: number;
  /** How far chances are moved apart before they are said. */
  sharpness: number;
  network: NetworkTable | null;
}

/** A bot: one that plays the best by the heuristic, or one that searches. */
export interface BotLevel {
  name: string;
  /** The share of its choices that it does not see; null: it searches. */
  overlooks: number | null;
  seconds: number;
  iterations: number;
  threads: number;
  learned: boolean;
}

/** GET /api/games/{game}/bots: what a page needs for bots to think in it. */
export interface BotTables {
  /** The address of the search, as WebAssembly. */
  module: string;
  levels: BotLevel[];
  /** For bots that have learned nothing. */
  search: SearchValues;
  /** The name of a judge, with values of options: the first that are all set. */
  networks: string[];
  judges: Judge[];
}

/** A heading of the rules. */
export interface RuleHeading {
  depth: number;
  text: string;
  /** The id of its element. */
  anchor: string;
}

/** One step of a figure; its words are in the page. */
export interface FigureStep {
  /** what is done, decisions and chance */
  plays: string[];
  /** what to look at, in the words of the game's board */
  marks: string[];
  /** parts of the board that get a number, from 1 */
  parts: string[];
}

/** An example beside the rules, on the real board: a position and a few steps from it. */
export interface Figure {
  name: string;
  options: Record<string, unknown>;
  /** the bytes of the state where it begins, as Base64 */
  begin: string;
  /** through whose eyes; -1 for somebody who looks on */
  seat: number;
  names: string[];
  /** the height of its board in pixels, on a desk and on a phone */
  room: [number, number];
  steps: FigureStep[];
}

/** GET /api/rulebook/{lang}/{game} */
export interface RulesPage {
  headings: RuleHeading[];
  /** Elements with `data-address` are what an address such as CC 2.4 means; a button with `data-turn` leads to the element with that id, one with `data-rule` to that address; in a `figure` with `data-figure` there is room for the board of that figure. */
  html: string;
  figures: Figure[];
}

/** The rules of a game, or of one of its variants, in short: a page to print. */
export interface ReferenceCard {
  title: string;
  html: string;
}

/** GET /api/reference/{lang}/{game} */
export interface ReferencePage {
  title: string;
  cards: ReferenceCard[];
}

/** Who is to have a seat. */
export interface SeatPlan {
  /** Empty: called by the seat. */
  name?: string;
  /** "human", or the name of a bot. */
  player?: string;
}

/** POST /api/tables */
export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats: SeatPlan[];
  /** The seat of the owner; the first person's if left out. */
  owner?: number;
  hints?: boolean;
  clock?: ClockPlan;
}

/** The new table, and its links. */
export interface Founded {
  table: string;
  /** The token that invites to each seat; null for a bot's. */
  tokens: (string | null)[];
  spectator: string;
}

/** POST /api/summaries */
export interface Tokens {
  tokens: string[];
}

/** Who has a seat, in short. */
export interface Sitter {
  name: string;
  player: string;
}

/** How a game ended, in short. */
export interface Outcome {
  scores: number[];
  winners: number[];
}

/** What has become of a table. */
export interface Gist {
  table: string;
  game: string;
  options: Record<string, unknown>;
  owner: boolean;
  seats: Sitter[];
  steps: number;
  /** Who is asked; null when the game is over. */
  actor: number | null;
  /** When something last happened, in seconds since 1970. */
  changed: number;
  /** When the time of whoever is asked runs out. */
  deadline: number | null;
  /** Until when whoever is asked is on vacation. */
  vacation: number | null;
  /** Time ran out for this seat, which was lost by that. */
  lost: boolean;
  /** Null until the game is over. */
  outcome: Outcome | null;
  /** The side of each seat, where some are partners. */
  sides: number[];
}

/** What has become of a table, for whoever came with a token. */
export interface TableSummary {
  table: string;
  game: string;
  options: Record<string, unknown>;
  owner: boolean;
  seats: Sitter[];
  steps: number;
  /** Who is asked; null when the game is over. */
  actor: number | null;
  /** When something last happened, in seconds since 1970. */
  changed: number;
  /** When the time of whoever is asked runs out. */
  deadline: number | null;
  /** Until when whoever is asked is on vacation. */
  vacation: number | null;
  /** Time ran out for this seat, which was lost by that. */
  lost: boolean;
  /** Null until the game is over. */
  outcome: Outcome | null;
  /** The side of each seat, where some are partners. */
  sides: number[];
  token: string;
  /** -1 for a spectator. */
  seat: number;
}

/** One outcome of chance. */
export interface Draw {
  /** Counted from 0: the number that is signed with the secret. */
  step: number;
  /** The relative odds of what could fall. */
  weights: number[];
  /** Which of them fell. */
  drawn: number;
}

/** GET /api/tables/{table}/check */
export interface DiceCheck {
  /** Every die and card, so that anybody can compute it from the secret. */
  draws: Draw[];
  /** The first step that is not what the secret says; null when all are. */
  unfair: number | null;
}

/** A game in which one has a seat, from whichever device. */
export interface MyGame {
  table: string;
  game: string;
  options: Record<string, unknown>;
  owner: boolean;
  seats: Sitter[];
  steps: number;
  /** Who is asked; null when the game is over. */
  actor: number | null;
  /** When something last happened, in seconds since 1970. */
  changed: number;
  /** When the time of whoever is asked runs out. */
  deadline: number | null;
  /** Until when whoever is asked is on vacation. */
  vacation: number | null;
  /** Time ran out for this seat, which was lost by that. */
  lost: boolean;
  /** Null until the game is over. */
  outcome: Outcome | null;
  /** The side of each seat, where some are partners. */
  sides: number[];
  /** One's seats. */
  mine: number[];
}

/** A device that carries one's games. */
export interface MyDevice {
  id: string;
  kind: string;
  /** In seconds since 1970. */
  since: number;
  /** When it was last here, to the hour. */
  seen: number;
  /** It is the one that asks. */
  this: boolean;
}

/** GET /api/mine */
export interface Mine {
  /** The SHA-256 of one's link, by which a device knows whether its own still works. */
  link: string;
  devices: MyDevice[];
  /** The latest first. */
  games: MyGame[];
}

/** POST /api/mine, POST /api/mine/devices */
export interface NewDevice {
  /** What makes a device one's own: made up by the first of them. */
  link: string;
  /** Made up by this device, which comes back with it. */
  own: string;
  kind: string;
}

/** POST /api/mine/seats */
export interface MySeats {
  /** What this device comes back to its seats with. */
  tokens: string[];
}

/** POST /api/mine/sit */
export interface MySeat {
  table: string;
  seat: number;
  /** Made up by this device, which comes back with it. */
  own: string;
}

/** POST /api/mine/forget, POST /api/seat/delete */
export interface MyTable {
  table: string;
}

/** POST /api/mine/revoke */
export interface LostDevice {
  device: string;
  /** The link from now on: the lost device may know the old one. */
  link: string;
}

/** POST /api/mine/link */
export interface NewLink {
  link: string;
}

/** How strong somebody is in a game, as far as that is known. */
export interface Strength {
  rating: number;
  /** Two thirds of the time it is no farther off than this. */
  deviation: number;
  /** That counted. */
  games: number;
  /** Sure enough to be compared. */
  settled: boolean;
}

/** Somebody who has sat down at an open table, or a bot. */
export interface OpenSeat {
  /** Of a person. */
  name: string;
  /** "human", or the level of a bot. */
  player: string;
  /** Null for somebody who has played no rated game yet. */
  strength: Strength | null;
}

/** A table that waits for players, as everybody sees it. Who sits where is drawn when it begins. */
export interface OpenTable {
  offer: string;
  game: string;
  options: Record<string, unknown>;
  players: number;
  /** Those that are taken, bots last. */
  seats: OpenSeat[];
  clock: ClockPlan;
  /** Whoever has sat down stays at the page until it begins. */
  live: boolean;
  rated: boolean;
  listed: boolean;
  /** The rating that is wanted, at least and at most. */
  least: number | null;
  most: number | null;
  made: number;
}

/** One's rating in a game. */
export interface GameStrength {
  game: string;
  strength: Strength;
}

/** Somebody who takes part. */
export interface Member {
  name: string;
  /** In the table of the best, for all to see. */
  shown: boolean;
  ratings: GameStrength[];
}

/** A table that was open, and at which one plays now. */
export interface Begun {
  offer: string;
  table: string;
  game: string;
  seat: number;
  /** It does not wait for anybody. */
  live: boolean;
}

/** GET /api/matchmaking */
export interface Matchmaking {
  /** Ask with it, and the answer waits until there is something new. */
  version: string;
  /** Null for whoever does not take part. */
  me: Member | null;
  begun: Begun[];
  /** Those at which I have a seat. */
  mine: OpenTable[];
  /** Of these, those that I opened and may close. */
  opened: string[];
  /** The one that was asked for by its address. */
  asked: OpenTable | null;
  /** Those shown at which my rating is not what is wanted. */
  barred: string[];
  /** Of the tables that are listed, on all pages. */
  count: number;
  page: number;
  pages: number;
  /** Those that are listed, a page of them, the oldest first. */
  tables: OpenTable[];
}

/** POST /api/matchmaking/me */
export interface NewMember {
  name: string;
  /** The name and the ratings stand in the table of the best, for all to see. */
  shown: boolean;
}

/** POST /api/matchmaking/tables */
export interface NewOffer {
  game: string;
  options?: Record<string, Setting>;
  bots?: string[];
  clock: ClockPlan;
  rated: boolean;
  /** Else only those find it who are given its address. */
  listed?: boolean;
  least?: number;
  most?: number;
  /** Made up by this device, which sits down with it when the game begins. */
  own: string;
}

/** POST /api/matchmaking/leave, POST /api/matchmaking/close */
export interface OfferKey {
  offer: string;
}

/** POST /api/matchmaking/sit */
export interface SitDown {
  offer: string;
  /** Made up by this device, which sits down with it when the game begins. */
  own: string;
}

/** A table is open. */
export interface Opened {
  offer: string;
}

/** What a game has changed of somebody's rating. */
export interface RatedGame {
  game: string;
  at: number;
  seat: number;
  players: number;
  place: number;
  before: number;
  rating: number;
  deviation: number;
}

/** GET /api/matchmaking/games/{table} */
export interface TableRating {
  /** The game counts, or has counted. */
  rated: boolean;
  /** It is over, and has been counted. */
  counted: boolean;
  /** Of those whose rating it changed. */
  changes: RatedGame[];
}

/** A line of the table of the best. */
export interface Ranked {
  /** Empty for a bot. */
  name: string;
  player: string;
  strength: Strength;
}

/** GET /api/matchmaking/best/{game} */
export interface Best {
  /** The strongest first; bots with what the ladder says of them. */
  ranked: Ranked[];
}

/** GET /api/notices */
export interface NoticesInfo {
  /** What a browser subscribes to Web Push with; null where the server has none. */
  key: string | null;
  /** This device is told by Web Push. */
  push: boolean;
  /** The server sends e-mail. */
  mails: boolean;
  /** Where mail about this table goes to. */
  address: string | null;
  /** Whoever reads mail there has confirmed the address. */
  confirmed: boolean;
  /** Some device of this seat is told, so that the page says when somebody looks. */
  looks: boolean;
}

/** POST /api/notices/push */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang: string;
}

/** POST /api/notices/mail */
export interface MailTarget {
  address: string;
  /** Made up by this browser: with it, a confirmed address stays so. */
  holder: string;
  lang: string;
}

/** POST /api/notices/off */
export interface NoticesKind {
  kind: string;
}

/** POST /api/notices/confirm */
export interface MailLink {
  /** From the link in a mail. */
  token: string;
}

/** POST /api/notices/stop */
export interface MailStop {
  /** From the link in a mail. */
  token: string;
  /** About any table, not only about this one. */
  all?: boolean;
}

/** What became of it. */
export interface MailAnswer {
  address: string;
}

/** One step of a lesson: what happens first, a sentence, and perhaps something to do. */
export interface LessonStep {
  /** of its sentence, lesson-<lesson>-<name>, with `.do`, `.after` and a part for each try */
  name: string;
  /** the address of the rule that it speaks of */
  rule: string;
  /** what others and chance do before */
  first: string[];
  /** what to look at, in the words of the game's board */
  marks: string[];
  /** the answers that are right, each one action or several; none: to be read */
  asks: string[][];
  /** wrong tries that the rules allow, and the part that says why not here */
  tries: Record<string, string>;
  /** the numbers of its sentences, which the engine has confirmed */
  values: Record<string, number>;
  /** something is said once it is done */
  after: boolean;
}

/** A position and a few steps from it. */
export interface Lesson {
  name: string;
  options: Record<string, unknown>;
  /** the bytes of the state where it begins, as Base64 */
  begin: string;
  /** the same in words; null for the start of the game */
  position: Record<string, unknown> | null;
  seat: number;
  /** of those who play; the learner's is empty */
  names: string[];
  steps: LessonStep[];
}

/** GET /api/lessons/{game} */
export interface Course {
  lessons: Lesson[];
}

/** What somebody wrote about an action. */
export interface StudyNote {
  note: string;
}

export type Branches = (string | StudyNote | Branches)[];

/** What of a study its maker may change. */
export interface StudyPlan {
  /** What is played: actions, and after an action other ways to go on instead of it, as lists. */
  line?: Branches;
  /** Where it is opened: after this action, counted from 1 as written; left out: at the end. */
  at?: number;
  /** Who plays each seat: "human", or the name of a bot. */
  players?: string[];
}

/** POST /api/studies */
export interface NewStudy {
  /** What is played: actions, and after an action other ways to go on instead of it, as lists. */
  line?: Branches;
  /** Where it is opened: after this action, counted from 1 as written; left out: at the end. */
  at?: number;
  /** Who plays each seat: "human", or the name of a bot. */
  players?: string[];
  game: string;
  options?: Record<string, unknown>;
  /** Where it begins, as `Position.to_json` or `to_line` writes it; the game's start if left out. */
  position?: Record<string, unknown>;
  /** The same as the bytes of its state, as Base64. */
  begin?: string;
  names?: string[];
  /** Through whose eyes it is seen where nobody is asked. */
  seat?: number;
}

/** POST /api/studies/{key}/change */
export interface StudyChange {
  /** What is played: actions, and after an action other ways to go on instead of it, as lists. */
  line?: Branches;
  /** Where it is opened: after this action, counted from 1 as written; left out: at the end. */
  at?: number;
  /** Who plays each seat: "human", or the name of a bot. */
  players?: string[];
  token: string;
  /** How often it had been changed, as far as the page knew. */
  n: number;
}

/** The new study: whoever knows the key may see it, whoever has the token may change it. */
export interface StudyKey {
  key: string;
  token: string;
}

/** A study was changed. */
export interface StudyKept {
  n: number;
}

/** GET /api/studies/{key} */
export interface SavedStudy {
  game: string;
  options: Record<string, unknown>;
  position: Record<string, unknown> | null;
  /** the bytes of the state where it begins, as Base64 */
  begin: string;
  names: string[];
  players: string[];
  seat: number;
  at: number | null;
  /** How often it has been changed. */
  n: number;
  line: Branches;
}

/** POST /api/editor */
export interface Editing {
  game: string;
  options?: Record<string, unknown>;
  /** As somebody has edited it so far. */
  position?: Record<string, unknown>;
  /** What is played from there before it is edited. */
  steps?: string[];
  /** Where to begin without a position: `middle` is that of a game of random moves. */
  begin?: string;
  /** Which of those games. */
  seed?: number;
  /** A change that the sheet offers. */
  deed?: string;
  /** Through whose eyes; left out, those of whoever is asked. */
  seat?: number;
}

/** Why a position can't be. */
export interface EditReason {
  message: Message;
  /** the places that it speaks of, as paths in the position */
  at: string[];
  /** no game leads there, but the rules know how to go on */
  playable: boolean;
}

/** Something that can stand in a place. */
export interface EditEntry {
  value: string | number | null;
  label: Message;
  group: Message | null;
}

/** One place of a position. */
export interface EditField {
  path: string;
  kind: string;
  label: Message;
  /** the name of the list of entries */
  words: string;
  least: number;
  /** of a number; of each count; of all items together */
  most: number;
  /** of items: how many of one sort there may be; 0 for any */
  each: number;
  /** nothing is written where nothing is chosen */
  absent: boolean;
  /** where what is added here is taken from */
  pool: string;
}

/** A change of several places at once, which the game itself makes. */
export interface EditDeed {
  name: string;
  label: Message;
}

/** Places that belong together. */
export interface EditSection {
  title: Message;
  fields: EditField[];
  /** the parts of the board that they are */
  marks: string[];
  deeds: EditDeed[];
  /** the message that heads several sections, or nothing */
  group: string;
}

/** All places of a position, and what can stand in them. */
export interface EditSheet {
  words: Record<string, EditEntry[]>;
  sections: EditSection[];
}

/** What a board shows of a position, be it possible or not. */
export interface EditSketch {
  state: Cells;
  facts: Cells;
  scores: number[];
  actor: number | null;
}

/** A position that somebody edits. */
export interface Edited {
  /** of the game, in full */
  options: Record<string, unknown>;
  /** in full, as far as it could be read */
  position: Record<string, unknown>;
  /** the bytes of its state, as Base64, where it is playable */
  begin: string | null;
  reasons: EditReason[];
  playable: boolean;
  sheet: EditSheet | null;
  sketch: EditSketch | null;
}

/** A puzzle in the list of a game's. */
export interface PuzzleInfo {
  /** Names it, whatever its place in the list. */
  key: string;
  options: Record<string, unknown>;
  /** Who is to move. */
  seat: number;
  names: string[];
  /** The weakest bot that solves it. */
  level: string;
  part: string;
}

/** GET /api/puzzles/{game} */
export interface PuzzleList {
  puzzles: PuzzleInfo[];
}

/** One decision of a puzzle. */
export interface PuzzleAsk {
  /** What was answered before. */
  after: string[];
  /** Every action that solves it. */
  best: string[];
  /** The winning chance that every other legal action costs. */
  losses: Record<string, number>;
}

/** What solves a puzzle, and why. */
export interface PuzzleSolution {
  /** The first answer, and how it may go on. */
  line: string[];
  /** So many of these are the answer. */
  answer: number;
  /** The answer, as choices in a list. */
  best: Message[];
  /** What a simple player does. */
  obvious: Message;
  /** What that costs. */
  cost: number;
  /** Why the answer is better than that. */
  reasons: Message[];
}

/** GET /api/puzzles/{game}/{key}: everything; whoever solves it is told the solution when they have found it. */
export interface PuzzlePosition {
  /** Names it, whatever its place in the list. */
  key: string;
  options: Record<string, unknown>;
  /** Who is to move. */
  seat: number;
  names: string[];
  /** The weakest bot that solves it. */
  level: string;
  part: string;
  /** the bytes of the state where it begins, as Base64 */
  begin: string;
  /** The same in words. What its seat could not know is made up. */
  position: Record<string, unknown>;
  /** The first has nothing before it; the others are of the same turn. */
  asks: PuzzleAsk[];
  /** What a simple player does. */
  obvious: string;
  solution: PuzzleSolution;
}

/** GET /api/host: how the server process is doing; times in milliseconds. */
export interface HostFigures {
  /** In memory. */
  tables: number;
  /** At which somebody is. */
  attended: number;
  sockets: number;
  spectators: number;
  /** Since the start. */
  moves: number;
  /** Moves a second, in the last few seconds. */
  rate: number | null;
  /** A move, from the socket to its announcement: the middle, and 99 %. */
  move: (number | null)[];
  /** A transaction, in the same way; so the next ones. */
  write: (number | null)[];
  /** How late the event loop is. */
  lag: (number | null)[];
  /** Bots that are to think. */
  queue: number;
  thinking: (number | null)[];
  /** Open tables, and people who wait there; empty where there are none. */
  matchmaking: number[];
  /** By the name of the sentence. */
  refusals: Record<string, number>;
  /** Megabytes. */
  memory: number;
  /** How many processors are busy with it. */
  processor: number | null;
}

/** What is kept together. */
export interface OfflinePart {
  /** How many bytes are fetched, about. */
  size: number;
  /** From where the page lies; the page itself is the empty one. */
  addresses: string[];
}

/** GET /api/offline */
export interface OfflinePlan {
  /** Another one where anything of it is another. */
  version: string;
  /** The address of the rules as Python's modules in a ZIP. */
  rules: string;
  /** "page" is the page itself; each game is one; "python" is for people with the real box. */
  parts: Record<string, OfflinePart>;
}

/** POST /api/real */
export interface RealLinks {
  /** The token of the device that leads. */
  lead: string;
  /** The token that invites to each person's seat. */
  seats: (string | null)[];
}

/** POST /api/real/sit */
export interface RealSits {
  /** What this device made up, and is let in with from then on. */
  own: string;
}

/** POST /api/real/sit */
export interface RealSeat {
  seat: number;
}

/** POST /api/real/link/{seat} */
export interface RealLink {
  token: string;
}

/** POST /api/real/ask */
export interface PhoneAsks {
  /** As at the desk, without `referee.`; a player also `type` and `type-not`. */
  ask: string;
  /** The number of the last change that is known. */
  n?: number;
  /** How many steps are known. */
  known?: number;
  /** How many lines are known. */
  lines?: number;
  /** Whether only the last scene is wanted. */
  still?: boolean;
  steps?: string[];
  at?: number;
  before?: boolean;
  wait?: number;
  /** How many are known to sit at each seat. */
  devices?: number[];
}
