# The figures beside the rules of San Marco. What was done and what it earned is told by the game; here stands why.

figure-table = What lies on the table
figure-table-parts = Carla has divided the cards, and Anna is to choose:
  .district = a district, with what it pays to the first and to the second
  .aristocrats = aristocrats of one colour, and how many they are
  .bridge = a bridge; the aristocrat on it says whose it is
  .doge = the Doge: a district pays when he visits it
  .passage = the passage and the round, and what is left in the decks
  .points = Bruno's prestige points
  .limits = Anna's limit points; with ten she is out for this passage
  .offer = one of three offers
  .limit = the limit points that come with it

figure-set-up = The first aristocrats
figure-set-up-empty = Each district has a number on the die and two values. San Marco pays the most.
figure-set-up-rolls = Every roll brings two aristocrats. A number that comes twice gives { $twice } in one district, once gives { $once }.
figure-set-up-bridges = When all have rolled, everybody builds a bridge between neighbours and stands an aristocrat on it.
figure-set-up-second = With three players there is a second lap. Anna has { $left } aristocrats left in her supply.

figure-four = Four players: two pairs
figure-four-pairs = Bruno distributes for Anna: they are the first pair. Carla and Dino are the second.
figure-four-hidden = We look over Bruno's shoulder. Only a pair sees its offers; of the others he sees how many cards of each kind lie there.
figure-four-taken = Anna lays down her limit card, { $anna } point, and plays the others. Bruno gets what she left.

figure-dividing = Dividing the cards
figure-dividing-drawn = Carla has drawn six action cards and four limit cards. She must make three offers, none of them empty.
figure-dividing-actions = She lays out the action cards first. Two strong cards lie together.
figure-dividing-limits = The limit cards are the price. Where the Doge lies, it is the highest. The others choose first, and Carla gets what is left.

figure-taking = A round of three
figure-taking-open = Anna is the first decision-maker, Bruno the second, Carla distributed. Everything lies open.
figure-taking-first = The limit cards are laid down at once: Anna has { $anna } limit points now. The action cards are her hand.
figure-taking-order = She plays her cards in any order she likes. First one more aristocrat, to be worth { $would } in San Marco.
figure-taking-doge = Then the Doge, who scores the district in which he stands.
figure-taking-last = Bruno chose from two offers and has played his. Carla has to take the last one and has { $carla } limit points.

figure-district = A district card
figure-district-reach = The card says San Polo. Anna may also go over one bridge of her own, so San Marco is in reach. Dorsoduro would be a second bridge.
figure-district-over = She is ahead there now: San Marco would pay her { $would }.

figure-last-bridge = The last bridge
figure-last-bridge-none = All twelve bridges stand. Three is the most that a site can hold.
figure-last-bridge-rebuilt = No bridge is left, so Anna lifted one of Bruno's. His aristocrat is back in his supply, and one of hers marks it in its new place.

figure-transfer = A transfer
figure-transfer-before = In Dorsoduro Bruno is first and would get { $bruno }, Anna { $anna }.
figure-transfer-after = One of his is back in his supply, and one of hers stands there instead. It is the other way round: { $anna } for Anna, { $bruno } for Bruno.

figure-tolls = The Doge and the tolls
figure-tolls-stands = If he stayed in Cannaregio, Bruno would get { $bruno }. Anna wants him in Dorsoduro.
figure-tolls-toll = The first bridge is Bruno's: a prestige point goes from her to him.
figure-tolls-own = Her own bridge is free. Where he stops, the district must be scored.

figure-banishment = A banishment
figure-banishment-named = Two of Anna's stand in Dorsoduro, one of Bruno's and one of Carla's. The district is named before the die is rolled.
figure-banishment-rolled = Three have to go. Anna says which.
figure-banishment-gone = The others' were not enough: one of her own had to leave as well. They all return to their owners' supplies.

figure-scoring = Scoring, and a tie for the first place
figure-scoring-count = The medals show what would be paid now: { $bruno } to Bruno, who has the most, { $anna } to Anna, the second.
figure-scoring-plain = Carla is third and gets nothing.
figure-scoring-level = Anna has replaced one of Carla's. Now she and Bruno are level, and each would get { $each }.
figure-scoring-shared = Whoever shares the first place gets the lower value. Nobody else gets anything.

figure-second = A tie for the second place
figure-second-tie = Anna is first, Bruno and Carla have as many as each other.
figure-second-nobody = She gets the higher value. The lower one is paid to nobody.
figure-second-alone = In Cannaregio she is alone: the higher value, and the lower one lapses.

figure-passage = The end of a passage
figure-passage-final = Anna was out with { $anna } limit points, so the three others play a final round. It has brought Bruno to { $most }, and Carla is the only one below ten, with { $carla }.
figure-passage-bonus = The round is over. Carla gets as many points as the highest total exceeds her own.
figure-passage-free = She has the fewest limit points, so she may banish once, free. Now San Marco is hers.

figure-final = The final scoring
figure-final-last = The last card of the game. Anna has { $anna } points, Bruno { $bruno }.
figure-final-counted = Every district is scored once more, without the Doge: Anna wins with { $anna } to { $bruno }.

figure-ghosts = Ghosts
figure-ghosts-who = Two colours belong to nobody. They stand in the way and score.
figure-ghosts-score = A ghost is first in San Marco and gets the higher value. Anna is second.
figure-ghosts-grow = After the hand both ghosts grow: the die says where.

figure-neutral = A neutral colour
figure-neutral-third = Neutral aristocrats count like a third player. They are first in San Marco, so Anna would be second, with { $second }.
figure-neutral-back = Those that were banished come back at the beginning of a passage. Anna has fewer points and puts the first one where it harms Bruno.
figure-neutral-turns = Then Bruno, in turn, until all twelve stand in the city again.

figure-two-colours = Two colours each
figure-two-colours-both = Mask and lion are Anna's, prow and key Bruno's. In San Marco her two are first and second.
figure-two-colours-asked = Only one of them may score. With the mask she would get { $first }, and Bruno's prow would move up.
figure-two-colours-lower = She lets the lion score: the lower value, and nobody else gets anything.
figure-two-colours-result = The mask has { $high }, the lion { $low }: the mean counts, less one for every full five between them. They are closer now, and her result is { $result }.
