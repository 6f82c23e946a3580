// Written by `make protocol` from state.py and facts.py; not to be edited.

export const PHASES = [
  "beginning",
  "opening",
  "first-bridges",
  "spanning",
  "strewing",
  "role-dice",
  "stones",
  "appointing",
  "drawing",
  "dividing",
  "choosing",
  "playing",
  "placing",
  "relocating",
  "lifting",
  "building",
  "transferring",
  "doge-enters",
  "doge-walks",
  "naming",
  "banishing",
  "removing",
  "picking",
  "growing",
  "returning",
  "over",
] as const;

export interface State {
  /** how many play, 2 to 4 */
  players: number;
  /** 0, GHOSTS, NEUTRAL or TWO_COLOURS */
  variant: number;
  /** how many colours act */
  colours: number;
  /** how many colours have aristocrats */
  present: number;
  /** bridges that each acting colour starts with */
  starting_bridges: number;
  /** 1: the second pair divides after the first has played */
  second_split_later: number;
  /** 1: everybody sees all offers */
  offers_open: number;
  /** 1: prestige may fall below zero */
  negative: number;
  /** what the Doge pays for crossing without a bridge; 0 when he can't */
  ferry_cost: number;
  /** 1: only the sole lowest gets a bonus */
  bonus_sole: number;
  /** 1: all who tie for fewest limit points banish */
  tie_banishes: number;
  /** aristocrats that each ghost gains after a hand, or ONE_PER_CARD */
  ghost_rate: number;
  /** 1: the start player assigns the roles, nobody draws them */
  roles_chosen: number;
  /** 1: the leader's other colour is passed over in a tie for second too */
  joint_second_passes: number;
  /** what first and second of a district get */
  prestige: number[][];
  /** the district of each number of the die */
  die_district: number[];
  /** bridges that a site can hold; 0 where districts aren't neighbours */
  capacity: number[];
  /** what the table is waiting for */
  phase: number;
  /** 1 to 3; 0 before the first round */
  passage: number;
  /** of the passage, 1 for the first */
  round: number;
  /** 1 in the final round of a passage */
  final_round: number;
  /** the colour that distributed last */
  distributor: number;
  /** 1 for a colour that takes part in the round */
  active: number[];
  /** how many colours take part in the round */
  at_table: number;
  /** the colour at each place of the role tablet */
  role: number[];
  /** places of the tablet that are taken */
  assigned: number;
  /** 0 for the first pair's cards, 1 for the second's */
  pair: number;
  /** hands of the round that are played */
  turn: number;
  /** the colour that rolls, draws or decides */
  colour: number;
  /** cards that the distributor has drawn; 0 unless he is drawing */
  cards_drawn: number;
  /** the first of two dice for the roles; 0 before it */
  rolled: number;
  /** action cards not yet drawn, of each kind */
  deck: number[];
  /** action cards that were played */
  discard: number[];
  /** limit cards not yet drawn */
  limit_deck: number[];
  /** cards of the colour that draws, divides or plays */
  hand: number[];
  /** cards of each offer; the second pair's are the last two */
  offer: number[][];
  /** dividing: the least pile for the next card of this kind */
  pile: number;
  /** limit cards before each colour */
  limits: number[][];
  /** 1 + the kind of the card being carried out */
  card: number;
  /** 1 + the district that a banishment names */
  target: number;
  /** 1 + the district that an aristocrat was picked up from */
  picked_up: number;
  /** 1 when a bridge was lifted with this card */
  lifted: number;
  /** 1 where the Doge has been with this card */
  visited: number[];
  /** aristocrats that are still to be banished */
  to_remove: number;
  /** 1 + the district being scored */
  scoring: number;
  /** in the final scoring: the die number of the district */
  finale: number;
  /** 1 + the colour that each player of two lets score */
  picks: number[];
  /** dice that are still to be rolled for the ghosts */
  growing: number;
  /** 1 + the colour that has a free banishment */
  free: number;
  /** aristocrats of each colour in each district */
  aristocrats: number[][];
  /** bridges of each colour at each site */
  bridges: number[][];
  /** bridges beside the board */
  bridges_left: number;
  /** aristocrats beside the board */
  supply: number[];
  /** 1 + the Doge's district; 0 beside the board */
  doge: number;
  /** prestige points of each colour */
  points: number[];
  /** rounds played in each passage */
  rounds: number[];
  /** colours below 10 when somebody first was not */
  below_limit: number[];
  /** what each colour got at the end of the last passage */
  bonus: number[];
  /** districts that the Doge has scored */
  doge_scorings: number;
  /** banishments, free ones too */
  banishments: number;
  /** bridges lifted and built anew */
  bridges_moved: number;
  /** rounds after which another seat led alone */
  lead_changes: number;
  /** 1 + the seat that led alone last */
  leader: number;
  /** times that the played cards became the deck */
  reshuffles: number;
}

export interface Facts {
  /** 1 + the seat that plays each colour; 0 for nobody */
  seats: number[];
  /** 1 + the role of each colour; 0 for none */
  roles: number[];
  /** limit points */
  limits: number[];
  /** with so many limit points one is out */
  limit: number;
  /** what a bridge of each colour costs the one in turn (SM 5.4) */
  tolls: number[];
  /** what crossing without a bridge costs (SM R4) */
  ferry: number;
  /** who stands in each district */
  aristocrats: number[][];
  /** what each colour would get now (SM 6) */
  prizes: number[][];
  /** the number of each offer in its pair; 0 if there is none */
  piles: number[];
  /** 1 for the offers that are divided or chosen from now */
  dividing: number[];
  /** 1 + the colours that may still take each offer, in their order */
  takers: number[][];
}
