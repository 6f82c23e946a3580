// Written by `make protocol` from state.py and facts.py; not to be edited.

export const PHASES = [
  "laying",
  "enthroning",
  "rolling",
  "rerolling",
  "lots",
  "drawing",
  "disc-choice",
  "playing-paladins",
  "marching",
  "naming",
  "taking",
  "giving-back",
  "over",
] as const;

export interface State {
  /** how many play, 2 to 4 */
  players: number;
  /** 1 when sets are drafted, 0 when dice are rolled */
  draft: number;
  /** 1 when an empty bag makes the round the last one (CM V-4 b) */
  bag_ends: number;
  /** the last round that is played (CM R-32) */
  limit: number;
  /** what the table is waiting for */
  phase: number;
  /** how the game ended; 0 before */
  ending: number;
  /** 1 for the first; 0 during set-up */
  round: number;
  /** the seat that decides or rolls */
  turn: number;
  /** territories that have their paladin, while they are laid out; 0 afterwards */
  paladins_laid: number;
  /** seats that have a place in the choice order, while lots are drawn; 0 afterwards */
  lots_drawn: number;
  /** discs chosen in this round; 0 once everybody has chosen */
  discs_chosen: number;
  /** turns of this round that are over */
  turns_done: number;
  /** set-up throws of this seat that are done with */
  throw: number;
  /** paladins that must still be played in this turn */
  to_play: number;
  /** dice of this throw not settled yet */
  dice: number;
  /** crowns of this throw not named yet */
  crowns: number;
  /** seats without a paladin to play in this round (CM R-15) */
  idle: number;
  /** 1 when the bag ran out and this round is the last (CM V-4 b) */
  last_round: number;
  /** segments of the territory that begins here; 0 if none does */
  segments: number[];
  /** 1 + the side with castles here; 0 for nobody */
  owner: number[];
  /** castles on the territory */
  castles: number[];
  /** paladins on the territory */
  paladins: number[][];
  /** how many territories there are */
  territories: number;
  /** the place of the Emperor's territory */
  emperor: number;
  /** paladins in the middle, or in the bag */
  supply: number[];
  /** paladins in each reserve */
  reserve: number[][];
  /** paladins in each court */
  court: number[][];
  /** 1 + the seat that holds the clan's marker; 0 for nobody */
  holder: number[];
  /** castles not in play */
  stock: number[];
  /** 1 for each disc not yet played in this cycle */
  unplayed: number[][];
  /** the number of the disc played in this round; 0 for none */
  disc: number[];
  /** the seats by the discs that all have played last; before any, by lot */
  order: number[];
  /** paladins of the set at each place of the display */
  display: number[][];
  /** 1 where a set lies, be it empty */
  lies: number[];
  /** the place of the set that is being drawn */
  filling: number;
  /** paladins that it still lacks */
  missing: number;
  /** 1 + the place of the set of which paladins go back; 0 for none */
  taking: number;
  /** the first colour that may still go back */
  giving_from: number;
  /** 1 when a paladin was wanted of an empty supply or bag */
  ran_out: number;
  /** 1 when a die was rolled again */
  rerolled: number;
  /** 1 when the Emperor went all the way round (CM R-08) */
  circled: number;
  /** 1 when a reserve could not be filled */
  fell_short: number;
}

export interface Facts {
  /** 1 + the side of each seat; 0 where nobody sits */
  sides: number[];
  /** 1 + the seat that holds the clan's marker; 0 for nobody */
  holder: number[];
  /** castles in play */
  castles: number[];
  /** the castles of a side that has all of them in play */
  castles_to_win: number;
  /** paladins played in a turn */
  paladins_per_turn: number;
  /** the last round that is played */
  rounds: number;
  /** 1 + the place of the Emperor's territory after one step, two steps, ... */
  stops: number[];
  /** how many steps he can go; while discs are chosen, for the chooser */
  reach: number;
  /** segments of the territory that begins here; 0 if none does */
  segments: number[];
  /** influence of each side (CM 8.2) */
  influence: number[][];
  /** 1 + the side with the most influence; 0 for nobody */
  leader: number[];
  /** 1 + the side that would build at a stop there; 0 for nobody */
  builder: number[];
}
