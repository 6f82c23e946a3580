// Written by `make protocol` from state.py and facts.py; not to be edited.

export const PHASES = ["turning-up", "putting", "dealing", "turn", "misplaced", "jokers", "over"] as const;

export interface State {
  /** how many play, 2 to 5 */
  players: number;
  /** what a group of so many animals is worth */
  animal_points: number[];
  /** what an animal joker is worth to somebody without animals */
  lone_joker_points: number;
  /** what the table is waiting for */
  phase: number;
  /** 1 for the first; 0 while the opening cards are turned up */
  round: number;
  /** the seat that deals */
  dealer: number;
  /** the seat that is dealt to, acts, or claims at the end of a round */
  turn: number;
  /** cards turned up, or dealt in this round, so far */
  drawn: number;
  /** the item of a joker that waits for the dealer's choice of a row */
  pending: number;
  /** cards not yet drawn, of each kind */
  deck: number[];
  /** items of each row, from the board outwards */
  row: number[][];
  /** items in each row */
  row_length: number[];
  /** items in hand, in ascending order, empty places first */
  hand: number[][];
  /** cards in hand */
  hand_count: number[];
  /** the row of this round's face-down card */
  down_row: number[];
  /** its place in the row, from 1; 0 before the first card is played */
  down_at: number[];
  /** 1 when the large follower stands in a row */
  placed: number[];
  /** the seat that placed its follower last in this round */
  last_placed: number;
  /** at the end of a round: 1 + the row being claimed; 0 otherwise */
  claim_row: number;
  /** the place in that row of the misplaced card in question */
  claim_at: number;
  /** the place in that row of the claimer's follower */
  claim_end: number;
  /** cards of each kind in the claim, without those that were cashed */
  claimed: number[];
  /** misplaced animals and buildings that were cashed */
  claim_cashed: number;
  /** animal jokers assigned to each species so far */
  claim_assigned: number[];
  /** natural animals in front of each seat */
  animals: number[][];
  /** animal jokers assigned to each species */
  jokers: number[][];
  /** animal jokers that wait for a first animal */
  waiting: number[];
  /** buildings of each colour and building jokers */
  chest: number[][];
  /** points by where they came from */
  points: number[][];
}

export interface Facts {
  /** the rounds of the game */
  rounds: number;
  /** cards that are still to be drawn */
  deck: number;
  /** cards of a species that a seat has, with jokers */
  group: number[][];
  /** what the group would score with one more */
  next: number[][];
  /** 1 for a misplaced card that is cashed, 2 for one that can be kept */
  misplaced: number[][];
  /** the place where a row's open cards begin */
  open_from: number[];
  /** what they would bring whoever is told */
  open_points: number[];
  /** how many of them would go under the chest */
  open_chest: number[];
  /** how many of them one does not know */
  open_unseen: number[];
  /** 1 + the row in which a seat's follower stands; 0 at home */
  claim_row: number[];
  /** the place of the first card of its claim */
  claim_from: number[];
  /** the place of the follower */
  claim_to: number[];
  /** what the claim would bring now */
  claim_points: number[];
  /** cards of it that would go under the chest */
  claim_chest: number[];
  /** cards of it that one does not know */
  claim_unseen: number[];
  /** 1 + the place of the card that is to be cashed or kept; 0 for none */
  asked: number;
  /** what cashing, keeping or each species for a joker adds */
  answer_points: number[];
  /** cards that go under the chest when the card is kept */
  answer_chest: number;
}
