# The figures beside the rules of Cardcassonne. What was done and what it earned is told by the game; here stands why.

figure-table = What lies on the table
figure-table-parts = A round is being played, and Anna is to act:
  .track = the score track
  .deck = the draw pile
  .row = a row, one for each colour
  .down = a card that Anna played face down
  .claims = Bruno's large follower, which claims what lies on its left
  .worth = what his segment is worth
  .hand = Anna's hand
  .follower = her large follower, not placed yet
  .animals = her animals, which stay before her
  .chest = the buildings under her chest
  .dealer = whoever deals and acts last

figure-set-up = The first ten cards
figure-set-up-empty = The rows are empty, and { $cards } cards are in the pile. The dealer turns up ten.
figure-set-up-joker = Coloured cards went to their rows. The dragon has no colour: before the next card is turned, the dealer says where it goes.
figure-set-up-ten = All ten lie there. The cloister row begins empty, the dragon lies in the field row. { $cards } cards are left: a hand for each player and round.

figure-first-card = The first card is secret
figure-first-card-hand = Anna may begin with any card in any row: a sheep in the road row, a traveller, the fairy.
figure-first-card-down = It lies face down. Only Anna knows what it is.
figure-first-card-up = Bruno's first card is face down too. From her second card on Anna plays face up: a traveller only fits the road row.
figure-first-card-joker = The fairy has no colour and may lie in any row.

figure-follower = The follower and its segment
figure-follower-open = Three knights lie in the city row. Whoever places the follower now claims { $city } points.
figure-follower-placed = Everything from the board to the follower is Anna's segment, and nobody can take it away.
figure-follower-beyond = Cards that follow lie beyond it. They belong to nobody yet.
figure-follower-second = Bruno's segment reaches from Anna's follower to his own. In this row there are { $anna } points for her and { $bruno } for him.

figure-claiming = Two followers in a row
figure-claiming-segments = Anna has claimed four cards, Bruno the three behind them. The last two cards are nobody's.
figure-claiming-counted = Face-down cards were turned up, and everybody took the own segment. The two cards that nobody claimed have moved up to the board, for the next round.

figure-persons = Persons
figure-persons-sum = Add the values, then multiply by the number of persons. That makes { $field }.
figure-persons-counted = The persons leave the game. Next time Anna starts afresh.

figure-stranger = A stranger among the persons
figure-stranger-hidden = The open cards are worth { $open }. Nobody but Anna knows the last one.
figure-stranger-counted = A traveller in the city row is misplaced. It brings a fixed number of points and does not count among the knights.

figure-cash = Cash or keep
figure-cash-two = Two cards lie face down in the field row, one of Bruno's and one of Anna's.
figure-cash-asked = Both are misplaced, an abbey and a pig. Anna decides about each of them, from the board outwards.
figure-cash-cashed = The abbey is cashed at once: one building alone would be worth little at the end.
figure-cash-kept = The pig is kept and joins her others. Now there are { $pigs }, and the whole group scores.

figure-animals = Animals, in two steps
figure-animals-before = Anna has taken { $sheep } sheep and as many chickens in earlier rounds. They brought { $had } points, which stay hers.
figure-animals-asked = The joker must join a species that she owns. She has two to choose from.
figure-animals-five = Now there are { $sheep } sheep, and the whole flock scores: { $anna } points. The chickens gained nothing and score nothing.

figure-joker = A joker without animals
figure-joker-alone = Anna owns no animal, and none lies in the road row with the joker.
figure-joker-waits = It brings a few points once and waits before her.

figure-joins = A joker that waited
figure-joins-waiting = Some rounds later a chicken lies in the cloister row.
figure-joins-pair = The joker has to join it. The two count as a pair: { $anna } points. From now on it is a chicken.

figure-chest = Under the chest
figure-chest-seen = While a segment is claimed, everybody sees its cards: two inns and a building joker.
figure-chest-hidden = They bring Anna nothing now. { $cards } cards lie under her chest, and nobody may look at them before the end.

figure-dragon = Dragon and fairy
figure-dragon-open = Dragon and fairy do not count among the persons. With them the row is worth { $road }.
figure-dragon-counted = Each of the two brings the same, wherever it lies. All four cards leave the game.

figure-dealer = Who deals next
figure-dealer-three = Bruno placed his follower first, then Dino, then Anna. Only Carla's is left.
figure-dealer-last = Carla was the last, so she deals again, and Dino on her left begins. What lay beyond the followers stays.

figure-sets = The chests are opened
figure-sets-closed = The last round. Under Anna's chest lie { $anna } cards, under Bruno's { $bruno }.
figure-sets-opened = Anna's buildings make two sets of all four types, a pair, and one left alone. Bruno's jokers stand for whatever is missing: one set of four.
