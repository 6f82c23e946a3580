title = Cardcassonne
tagline = Rows of cards, one follower each, and the right moment to claim.
authors = Klaus-Jürgen Wrede and Karl-Heinz Schmiel, 2009

## Cards, rows, colours

theme-yellow = cloister
theme-red = road
theme-green = field
theme-blue = city
row-yellow = cloister row
row-red = road row
row-green = field row
row-blue = city row
colour-yellow = chickens
colour-red = horses
colour-green = sheep
colour-blue = pigs
card-yellow-1 = monk 1
card-yellow-2 = monk 2
card-yellow-3 = monk 3
card-yellow-building = abbey
card-yellow-animal = chicken
card-red-1 = traveller 1
card-red-2 = traveller 2
card-red-3 = traveller 3
card-red-building = inn
card-red-animal = horse
card-green-1 = farmer 1
card-green-2 = farmer 2
card-green-3 = farmer 3
card-green-building = farmhouse
card-green-animal = sheep
card-blue-1 = knight 1
card-blue-2 = knight 2
card-blue-3 = knight 3
card-blue-building = tower
card-blue-animal = pig
card-dragon = dragon
card-fairy = fairy
card-animal-joker = animal joker
card-building-joker = building joker

## The board

headline = Round { $round } of { $rounds } · dealer { $dealer } · { $deck } cards unseen or in the deck
headline-opening = The opening: ten cards are turned up
legend = 1 2 3 persons · ⌂ building · @ animal · ☼D dragon · ☼F fairy · *@ *⌂ jokers · ►n follower · ?n face down · at the right: worth now
column-seat = player
column-score = points
column-space = track
column-hand = hand
column-follower = follower
column-animals = animals
column-chest = chest
follower-placed = in a row
follower-free = at hand
hand-of = Hand of { $who }:

## What is asked

prompt-turning-up = A card is turned up for the opening.
prompt-put = { $who }: choose a row for the { $card }.
  .ask = choose a row for the { $card }
  .doing = choosing a row for the { $card }
prompt-dealing = A card is dealt to { $who }.
prompt-turn-down = { $who }: play a card face down into any row, or place your follower.
  .ask = play a card face down into any row, or place your follower
  .doing = choosing a card to play face down, or placing the follower
prompt-turn = { $who }: play a card, or place your follower.
  .ask = play a card, or place your follower
  .doing = choosing a card, or a row for the follower
prompt-card-down = { $who }: play a card face down into any row.
  .ask = play a card face down into any row
  .doing = choosing a card to play face down
prompt-card = { $who }: play a card.
  .ask = play a card
  .doing = choosing a card
prompt-follower = { $who }: place your follower.
  .ask = place your follower
  .doing = choosing a row for the follower
prompt-misplaced = { $who }: the { $card } lies in the { $row }. Cash it for 10 points, or keep it?
  .ask = cash the { $card } for 10 points, or keep it
  .doing = cashing or keeping the { $card }
prompt-joker = { $who }: which animals does the joker join?
  .ask = choose the animals that the joker joins
  .doing = choosing animals for a joker

## What was done

says-draw = { $to } is dealt the { $card }.
  .deed = is dealt the { $card }
  .action = deal a card
  .does = a card is turned up or dealt
  .luck = cards
says-draw-up = The { $card } is turned up.
  .deed = turns up the { $card }
says-draw-unseen = { $to } is dealt a card.
  .deed = is dealt a card
  .action = deal a card face down
says-put = { $who } puts the { $joker } into the { $row }.
  .deed = puts the { $joker } into the { $row }
  .label = Put the { $joker } into the { $row }
  .action = put the joker that was turned up into a row
  .rule = CC 2.4
  .does = a joker of the opening is put into a row
says-play = { $who } plays the { $card } into the { $row }.
  .deed = plays the { $card } into the { $row }
  .label = Play the { $card } into the { $row }
  .first = Play the { $card } …
  .then = … into the { $row }
  .action = play a card into a row
  .rule = CC 4.1
  .does = a card is played
says-play-down = { $who } plays the { $card } face down into the { $row }.
  .deed = plays the { $card } face down into the { $row }
  .label = Play the { $card } face down into the { $row }
  .first = Play the { $card } face down …
  .then = … into the { $row }
says-play-unseen = { $who } plays a card face down into the { $row }.
  .deed = plays a card face down into the { $row }
  .action = play a card face down
says-follower = { $who } places the follower in the { $row }.
  .deed = places the follower in the { $row }
  .label = Place the follower in the { $row }
  .action = place the large follower
  .rule = CC 4.2
  .does = a large follower is placed
says-cash = { $who } cashes the { $stranger }.
  .deed = cashes the { $stranger }
  .label = Cash the { $stranger }
  .action = cash the misplaced card
  .rule = CC 6.2
  .does = a misplaced card is cashed
says-keep = { $who } keeps the { $stranger }.
  .deed = keeps the { $stranger }
  .label = Keep the { $stranger }
  .action = keep the misplaced card
  .rule = CC 6.2
  .does = a misplaced card is kept
says-assign = { $who } counts the joker among the { $colour }.
  .deed = counts the joker among the { $colour }
  .label = Count the joker among the { $colour }
  .action = let the animal joker join a species
  .rule = CC 6.4
  .does = an animal joker joins a species
told-opening = Turned up for the opening: { $cards }
  .deed = turns up { $cards }
  .meanwhile = The cards for the opening are turned up.
told-deal = { $who } deals { $count } cards.
  .deed = deals { $count } cards
told-hand = { $who } is dealt: { $cards }
  .deed = is dealt { $cards }
  .meanwhile = { $who } is dealt cards.

## What came of it

tells-reveal = The face-down cards are turned up.
tells-turned = · the { $card } of { $who } in the { $row }
tells-claim = In the { $row } { $who } claims { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
tells-from-persons = · persons { $points }
tells-from-misplaced = · misplaced cards { $points }
tells-from-animals = · animals { $points }
tells-from-lone-jokers = · lone jokers { $points }
tells-from-monsters = · dragon and fairy { $points }
tells-chest = { $who } puts { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } under the chest.
tells-dealer = { $who } placed the last follower and deals next.
tells-round = Round { $round } of { $rounds } begins.
  .heading = Round { $round } of { $rounds }
tells-buildings = { $who } opens the chest: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for buildings.

## Where points are counted

summary-round = The end of round { $round } of { $rounds }
summary-persons = { $row } · persons: { $cards } ({ $sum } × { $count ->
    [one] { $count } card
   *[other] { $count } cards
  })
summary-misplaced = { $row } · misplaced cards: { $cards }
summary-animals = { $row } · animals: { $count ->
    [one] the first of the { $animals }
   *[other] { $count } { $animals } in all
  }
summary-lone-joker = { $row } · animals: a joker alone
summary-monsters = { $row } · dragon and fairy: { $cards }
summary-buildings = The chest: { $cards }

## Why not

no-game-over = The game is over (CC 8.1).
no-masked = That only says what others see; it cannot be played.
no-chance-first = Not yet: a card is being drawn (CC 2.5).
no-draw-gone = The deck holds no { $card } any more (CC 1.1).
no-nothing-drawn = No card is drawn in the middle of a round (CC 7).
no-put-first = Not yet: the dealer first chooses a row for the joker (CC 2.4).
no-put = Only the opening has jokers to put (CC 2.4).
no-claim-yet = Claims are settled at the end of the round (CC 5).
no-follower-placed = Your follower already stands in a row until the end of the round (CC 4.2).
no-hand-empty = Your hand is empty, so place your follower (CC 3.4).
no-not-in-hand = There is no { $card } in your hand (CC 4.1).
no-wrong-row = Face up, the { $card } goes only into the { $right }; only your first card of a round, face down, goes anywhere (CC 4.1).
no-answer-first = Not yet: cash or keep the { $card } first (CC 6.2).
no-assign-first = Choose a species for the joker first (CC 6.4).
no-species = A joker joins a species of which you hold an animal, and you hold no { $colour } (CC R8).

## Animal tables

animals-used = Animal table "{ $name }": { $points }; a lone joker { $lone }.
animals-reconstructed = The printed animal table is known only for 1, 2 and 5 animals; the rest is reconstructed. With the box at hand you can play with its own values; CC 6.3 says how.
option-animals = Your own animal table
animals-shape = An animal table is a JSON object such as {"{"}"points": [3, 6, 9, 12, 14], "lone_joker": 3{"}"}; "name" and "lone_joker" may be left out, and nothing else belongs there.
animals-points = The points of an animal table are 1 to { $most } whole numbers from 0 to { $limit }, for one animal, two, and so on.
animals-fall = The points of an animal table never fall from one number of animals to the next.
animals-lone-joker = The points of a lone joker are a whole number from 0 to 100.
animals-name = The name of an animal table is 1 to 40 printable characters.

## Positions written by hand

position-card = There is no card "{ $name }"; cards are written like "{ $example }", "dragon" or "animal-joker".
position-item = "{ $item }" is not an item of a row; write "blue-2", "red-3 face-down 1" or "follower 1".
position-seat = Seats are written 0 to { $last }, not "{ $given }".
position-claim = "claim" names the lowest row with a follower, when all hands are empty (CC R20).
position-answer = "{ $answer }" is not an answer that can be given at that point of the claim (CC R20).
position-nothing-asked = In this claim nothing is left to decide (CC R20).

## Points by source

fact-persons = points from persons
fact-misplaced = points from misplaced cards
fact-animals = points from animals
fact-lone-jokers = points from lone animal jokers
fact-monsters = points from dragon and fairy
fact-buildings = points from buildings
fact-earlier = points from before

## The final scores, line by line

final-persons = persons
final-misplaced = misplaced cards
final-animals = animals
final-lone-jokers = lone animal jokers
final-monsters = dragon and fairy
final-buildings = buildings under the chest
final-earlier = from before

## What would come of it

preview-claim = You would claim { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } as far as you can see.
preview-sources = Of these: { $sources }.
preview-claim-nothing = You would claim nothing.
preview-chest = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } would go under your chest.
preview-unseen = { $count ->
    [one] { $count } of the cards is unknown
   *[other] { $count } of the cards are unknown
  } to you.
preview-choice = { $count ->
    [one] You could keep { $count } misplaced card
   *[other] You could keep { $count } misplaced cards
  } instead of cashing.
preview-dealer = You would deal next.
preview-open = To you, the open cards of the { $row } would be worth { $after ->
    [one] { $after } point
   *[other] { $after } points
  }; now they are worth { $before }.
preview-open-chest = The building would go under the chest of whoever claims it.
preview-stranger = There it is misplaced: 10 points to whoever claims it.
preview-stranger-choice = There it is misplaced: whoever claims it may cash it for 10 points.
preview-placed = Your follower already stands: it is for somebody else, or for a later round.
preview-round-over = The round would be over.
preview-cash = 10 points, and the card leaves the game.
preview-group-again = Your { $animals } would be { $count } and score { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $more } more than without it.
preview-group = Your { $animals } would be { $count } and score { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
preview-keep-building = No points now: it goes under your chest, for the sets at the end.

## The board on the page

board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-for-chest = { $count ->
    [one] { $count } card for the chest
   *[other] { $count } cards for the chest
  }
board-unknown = { $count ->
    [one] { $count } unknown card
   *[other] { $count } unknown cards
  }
board-row = { $row }: { $cards }. Open cards: { $worth }.
board-face-down = a face-down card
board-follower-of = the follower of { $who }
board-round = Round { $round } of { $rounds }
board-round-short = Round { $round }/{ $rounds }
board-deck = { $count ->
    [one] { $count } card is left in the deck. All of it is dealt by the last round.
   *[other] { $count } cards are left in the deck. All of it is dealt by the last round.
  }
board-track = The score track: each small follower stands at its player's points. It grows by a hundred when somebody goes beyond its end.
board-score = { $who } has { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
board-dealer = { $who } deals this round and plays last. Whoever places the last follower deals the next one.
board-hand-count = { $who } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.
board-chest = The chest of { $who }: { $count ->
    [one] { $count } building card
   *[other] { $count } building cards
  }, closed until the end. Sets of 2, 3, 4 different buildings bring 5, 15, 30 points.
board-chest-open = The chest of { $who }: { $buildings } abbeys, inns, farmhouses, towers, and { $jokers } jokers. Sets of 2, 3, 4 different ones bring 5, 15, 30 points.
board-waiting = { $who } has { $count ->
    [one] { $count } joker that waits
   *[other] { $count } jokers that wait
  } for a first animal.
board-group = { $who }: { $count } { $species }. With one more, the group scores { $points } points.
board-group-jokers = { $count ->
    [one] The star: one of them is a joker.
   *[other] The star: { $count } of them are jokers.
  }
board-person = { $card }: among the persons of a claim in the { $row }, the sum of the values times their number.
board-stranger = { $card }, misplaced in the { $row }: 10 points to whoever claims it.
board-stranger-choice = { $card }, misplaced in the { $row }: whoever claims it cashes it for 10 points or keeps it.
board-animal = { $card }: stays with whoever claims it. When a species grows, its whole group scores: { $table }… for 1, 2, 3… animals.
board-building = { $card }: goes under the chest of whoever claims it. At the end, sets of 2, 3, 4 different buildings bring 5, 15, 30 points.
board-dragon = { $card }: 10 points to whoever claims it. At home in every row.
board-fairy = { $card }: 10 points to whoever claims it. At home in every row.
board-animal-joker = { $card }: counts as one more animal of a species that its claimer holds; without animals it brings { $points } points and waits. At home in every row.
board-building-joker = { $card }: stands for a building that is missing from a set. At home in every row.
board-down = A face-down card of { $who }. It is turned up at the end of the round.
board-down-mine = Your face-down card: the others do not see it until the end of the round.
board-follower = The follower of { $who } in the { $row } claims the { $count ->
    [one] card
   *[other] { $count } cards
  } before it, back to the next follower or to the board.
board-follower-mine = Your follower: once in a round, place it at the end of a row to claim the cards before it.
board-follower-home = { $who } has not placed the follower yet.
board-cash = Cash it
board-keep = Keep it

## What the lab says of it

lab-begins = Cardcassonne: the seat left of the first dealer, which is seat 2.

## What always holds; a soak names what does not

invariant-cards-complete = { $count } cards { $card } are in play; the game has only { $copies } (CC 1.1).
invariant-jokers-stay = No animal or building joker leaves the game (CC 6.4, CC 6.5).
invariant-joker-pending = Only a joker of the opening waits for the dealer's choice of a row (CC 2.4).
invariant-deck-fits = The deck has { $cards } cards, but { $needed } are still to be drawn (CC 2.5).
invariant-nothing-gone = { $cards } cards are missing, but none leaves the game before the first claims (CC 5).
invariant-hands-in-order = Hands are in ascending order, so that equal hands are equal numbers.
invariant-hands-fit = { $who } holds { $cards } cards; a hand has at most { $most } (CC 2.5).
invariant-first-card-down = { $who } has one face-down card exactly when one was played from the hand in this round (CC 4.1).
invariant-points-fit = { $who } has points below zero, or more than { $most } (CC 14).
invariant-jokers-join = An assigned animal joker lies with a natural animal (CC R8).
invariant-jokers-wait = { $who } holds animals, so no joker waits (CC 6.4).
invariant-followers-once = { $who } has only one follower (CC 1).
invariant-last-placed-stands = { $who } cannot have placed the last follower: it stands in no row (CC 7).
invariant-rows-fit = No row is longer than all that can lie in it.
invariant-rows-in-colour = A face-up { $card } cannot lie in the { $row } before the first claims (CC 4.1).
invariant-opening-fits = Before round 1 there are no hands, no followers, and at most { $most } cards in the rows (CC 2.4).
invariant-dealt-in-turn = Cards are dealt one at a time from the dealer's left, so the hands cannot be as long as written (CC R19).
invariant-turns-taken = Turns go round from the dealer's left, so the players cannot have had as many as written (CC 3).
invariant-round-goes-on = Everybody has played the whole hand and the follower: the round is over (CC 3.4).
invariant-over-bare = When the game is over, rows, hands and deck are empty (CC 8.1).

doubt-before-claims = { $who } cannot have points or cards before the first claims (CC 5).
doubt-misplaced = { $cards } cards lie face up in a row of another colour or were cashed: each round brings one a player, so far at most { $most } (CC 5).
doubt-misplaced-late = In the { $row } a card of another colour lies face up beyond what was played in this round (CC 4.1).
doubt-new-cards = { $cards } face-up cards lie beyond followers and face-down cards of this round; only { $played } have been played face up (CC 4.1).
doubt-tens = Points for misplaced cards, dragon and fairy come in tens: { $points } of { $who } (CC 6.2, CC 6.6).
doubt-monsters = Dragon and fairy have brought { $points } points, but { $gone } of them have left the game (CC 6.6).
doubt-cashed = { $cashed } misplaced cards were cashed, but { $gone } cards that can only have been cashed have left the game (CC 6.2).
doubt-cashed-none = { $cashed } misplaced cards were cashed, but only { $gone } cards have left the game (CC 6.2).
doubt-persons = The persons have brought { $points } points; those that have left the game bring { $least } to { $most } (CC 6.1).
doubt-lone-jokers = { $who } has { $points } points for lone jokers, which does not fit the jokers in front (CC 6.4).
doubt-animals = { $who } has { $points } points for animals; those in front bring { $least } to { $most } (CC 6.3).
doubt-buildings-early = { $who } has points for buildings before the end of the game (CC 6.5).
doubt-buildings = { $who } has { $points } points for buildings; the chest is worth { $right } (CC 8.2).

edit-rows = The rows
edit-face-up = Face up
edit-face-down = Face down, played by { $who }
edit-followers = Followers
edit-follower = follower of { $who }
edit-deck = The deck
edit-settle = Let the claims be played again
edit-complete = Put into the deck what lies nowhere else
field-dealer = Dealer
field-last-placed = Placed the last follower
field-pending = Joker that waits for a row
field-row = From the board outwards
field-hand = Hand
field-animals = Animals
field-jokers = Animal jokers among them
field-waiting = Animal jokers that wait
field-chest = Under the chest
field-points = Points
field-deck = Cards
phase-turning-up = the opening cards are turned up
phase-putting = a joker of the opening waits for a row
phase-dealing = cards are dealt
phase-turn = a card or the follower
phase-misplaced = a misplaced card is claimed
phase-jokers = a joker is assigned
chest-yellow = abbeys
chest-red = inns
chest-green = farmhouses
chest-blue = towers
chest-joker = building jokers
points-persons = persons
points-misplaced = misplaced cards
points-animals = animals
points-lone-jokers = lone jokers
points-monsters = dragon and fairy
points-buildings = buildings
points-earlier = unexplained

## The scorer: what is counted by itself

count-round = The end of a round
count-final = The final scores
about-count-round = Say what lies in the rows, from the board outwards, with the followers where they stand: everybody's claim is counted, one after the other.
about-count-final = Say the points so far and what lies under the chests: sets are counted, and ties decided.
count-cards-yellow = Cloister cards
count-cards-red = Road cards
count-cards-green = Field cards
count-cards-blue = City cards
count-cards-jokers = Jokers, dragon, fairy
count-before = In front of everybody, before this round
count-no-follower = No follower in the rows: { $who }. Everybody places one in every round (CC 3.4).
count-waits = { $who } has no animal yet: { $count ->
    [one] the animal joker waits
   *[other] { $count } animal jokers wait
  } for the first one (CC 6.4).
count-sets = Different buildings make a set: 2 are worth { $two } points, 3 { $three }, 4 { $four }, one alone nothing (CC 8.2). A joker stands for any building that is missing (CC 8.3).
count-tie = The points are level: more cards under the chest decide, for { $who } ({ $chests }) (CC 8.5).
count-shared = The points are level, and so are the cards under the chests ({ $chests }): the victory is shared (CC 8.5).
field-score = Points so far

## Parts of actions

part-card = Card
part-row = Row
part-colour = Species

# --- on a real table ---

opened-down = Which card did { $who } play face down into the { $row }?
concealed-gone = No { $card } can be there any more: the box has { $copies } (CC 1.1).
unchecked-hand = Whether { $who } really holds the card can't be checked: nobody types hands in.
unchecked-down = Which card { $who } plays face down is not asked: it is told when it is turned up.

## The facts of one's own box

box-groups = Animals of one species
box-jokers = Jokers
box-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animals
  }
box-lone-joker = An animal joker without animals
box-fall = { $count } animals would score { $points } and { $fewer } of them { $before }: a larger group never scores less (CC 6.3).

pick-play = A card, face up
pick-play-unseen = A card, face down, into
pick-follower = The follower, into
