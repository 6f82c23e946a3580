title = San Marco
tagline = One divides, another chooses, and the Doge pays whoever leads the district he visits.
authors = Alan R. Moon and Aaron Weissblum, 2001
about-variant-none = One divides the cards, the others choose: the game as in the box. For three or four.
about-variant-ghosts = Two ghost players stand in the districts and grow by themselves. For two who want the crowd of the full game.
about-variant-neutral = A neutral colour counts in every district like a third player; what you drive out of it, you both put back in turn. For two who like a tight contest.
about-variant-two-colours = Each of you plays two colours, as if four sat at the table. For two who like a long, full game.
about-doge-start = Whether the first Doge card puts him into any district, or he starts out from San Marco.
about-starting-bridges = How many bridges everybody builds before the first round: usually two with three players, otherwise one.
about-second-pair-split = Only with four: whether both pairs divide their cards first, or the second pair waits and sees what the first has done.
about-offers-visible = Only with four: whether the other pair may look at the offers before they are taken.
about-allow-negative-prestige = Whether you may pay a toll with points that you do not have yet.
about-bridgeless-doge-cost = Whether the Doge may cross a canal without a bridge for two points, which nobody gets.
about-bonus-for = Who is rewarded when a passage ends: everybody below ten limit points, or only whoever has the fewest alone.
about-free-banishment-tie = Who may banish for free when several have the fewest limit points.
about-ghost-placements = Only with ghost players: how quickly they spread over the city.
about-joint-second = Only with two colours each: what happens when the leader's other colour shares the second place.
about-role-assignment = Whether chance says who divides and who chooses, or the start player does.

## Districts, sites, cards, colours

district-cannaregio = Cannaregio
district-santa-croce = Santa Croce
district-san-polo = San Polo
district-san-marco = San Marco
district-dorsoduro = Dorsoduro
district-castello = Castello
site-cannaregio-santa-croce = Cannaregio–Santa Croce
site-cannaregio-san-polo = Cannaregio–San Polo
site-cannaregio-san-marco = Cannaregio–San Marco
site-cannaregio-dorsoduro = Cannaregio–Dorsoduro
site-cannaregio-castello = Cannaregio–Castello
site-santa-croce-san-polo = Santa Croce–San Polo
site-santa-croce-san-marco = Santa Croce–San Marco
site-santa-croce-dorsoduro = Santa Croce–Dorsoduro
site-santa-croce-castello = Santa Croce–Castello
site-san-polo-san-marco = San Polo–San Marco
site-san-polo-dorsoduro = San Polo–Dorsoduro
site-san-polo-castello = San Polo–Castello
site-san-marco-dorsoduro = San Marco–Dorsoduro
site-san-marco-castello = San Marco–Castello
site-dorsoduro-castello = Dorsoduro–Castello
card-cannaregio = Cannaregio
card-santa-croce = Santa Croce
card-san-polo = San Polo
card-san-marco = San Marco
card-dorsoduro = Dorsoduro
card-castello = Castello
card-bridge = bridge
card-transfer = transfer
card-doge = Doge
card-banishment = banishment
card-limit-1 = limit 1
card-limit-2 = limit 2
card-limit-3 = limit 3
colour-mask = mask
colour-prow = prow
colour-lion = lion
colour-key = key
mine-mask = {" "}(mask)
mine-prow = {" "}(prow)
mine-lion = {" "}(lion)
mine-key = {" "}(key)
mine-ghost-lion = {" "}(the ghost lion)
mine-ghost-key = {" "}(the ghost key)
ghost-lion = the ghost lion
ghost-key = the ghost key
neutral-lion = the neutral lion
name-ghost-lion = Ghost lion
name-ghost-key = Ghost key
name-neutral-lion = Neutral lion
role-distributor = distributor
role-decision-maker = decision-maker
role-first-distributor = first distributor
role-second-distributor = second distributor
role-first-decision-maker = first decision-maker
role-second-decision-maker = second decision-maker

## The board

headline = Passage { $passage } of 3 · round { $round } · { $deck } action cards unseen or in the deck · bridges left { $bridges }
headline-final = Passage { $passage } of 3 · final round · { $deck } action cards unseen or in the deck · bridges left { $bridges }
headline-setup = The setup
legend = M mask · P prow · L lion · K key · [D] Doge · =M= bridge and owner · → paid if scored now
doge-beside = The Doge is beside the board.
column-colour = colour
column-player = player
column-points = points
column-limits = limit
column-supply = supply
column-role = role
nobody-acts = -
ghost = (ghost)
neutral = (neutral)
offer-pile = Offer { $pile } of { $who }:
offer-hand = To play:
offer-divide = To divide:
unseen-cards = { $actions } action + { $limits } limit cards, face down
worth-nobody = nobody

## What is asked

prompt-beginning = The start player is drawn.
prompt-opening = Dice are rolled for the first aristocrats of { $whose }.
prompt-first-bridges = { $who }{ $mine } chooses a site for a bridge of the set-up.
  .ask = choose where a bridge of yours goes
  .doing = placing a bridge
prompt-spanning = The bridge of { $whose } is placed.
prompt-strewing = Dice are rolled for the neutral aristocrats.
prompt-role-dice = { $who }{ $mine } rolls for the roles; the higher number distributes.
prompt-stones = { $who }{ $mine } distributes; the next stone is drawn for the role tablet.
prompt-appointing = { $who }{ $mine } chooses who is the { $role }.
  .ask = choose who is the { $role }
  .doing = choosing who is the { $role }
prompt-drawing = { $who }{ $mine } draws cards to divide.
prompt-dividing = { $who }{ $mine } divides the cards into offers.
  .ask = divide the cards into { $piles } offers{ $mine }
  .doing = dividing the cards
prompt-choosing = { $who }{ $mine } chooses an offer.
  .ask = choose an offer{ $mine }
  .doing = choosing an offer
prompt-playing = { $who }{ $mine } plays a card.
  .ask = play a card{ $mine }
  .doing = choosing a card to play
prompt-placing = { $who }{ $mine } places an aristocrat for the { $card } card, there or over their own bridge.
  .ask = place your aristocrat in { $card }, or over your own bridge
  .doing = placing an aristocrat
prompt-relocating = { $who }{ $mine } has no aristocrat left and picks one up for the { $card } card, or does without.
  .ask = your supply is empty: pick up an aristocrat, or do without
  .doing = picking up an aristocrat
prompt-lifting = { $who }{ $mine } chooses a bridge to lift, as none is left.
  .ask = no bridge is left: choose one to lift
  .doing = choosing a bridge to lift
prompt-building = { $who }{ $mine } chooses a site for the bridge.
  .ask = choose where the bridge goes
  .doing = placing a bridge
prompt-transferring = { $who }{ $mine } chooses an aristocrat to replace.
  .ask = choose an aristocrat to replace with yours{ $mine }
  .doing = choosing an aristocrat to replace
prompt-doge-enters = { $who }{ $mine } chooses the Doge's first district.
  .ask = choose the Doge's first district
  .doing = choosing the Doge's first district
prompt-doge-walks = { $who }{ $mine } leads the Doge, who is in { $district }.
  .ask = the Doge is in { $district }: cross a bridge, or let him stay
  .doing = leading the Doge
prompt-naming = { $who }{ $mine } names a district for the banishment.
  .ask = name a district; the die says how many leave it
  .doing = naming a district for the banishment
prompt-free-banishment = { $who }{ $mine } has the fewest limit points and may name a district for a free banishment.
  .ask = name a district for the free banishment, or do without
  .doing = deciding on a free banishment
prompt-banishing = { $who }{ $mine } rolls for the banishment in { $district }.
prompt-removing = { $who }{ $mine } chooses who leaves { $district }.
  .ask = { $count ->
    [one] one aristocrat has to leave
   *[other] { $count } aristocrats have to leave
  } { $district }; choose whose
  .doing = choosing who leaves { $district }
prompt-picking = { $who } chooses which of two colours scores in { $district }.
  .ask = only one of your colours scores in { $district }; choose which
  .doing = choosing which colour scores
prompt-growing = Dice are rolled for the ghosts' aristocrats.
prompt-returning = { $who }{ $mine } chooses a district for a neutral aristocrat that comes back.
  .ask = choose a district for a neutral aristocrat that comes back
  .doing = placing a neutral aristocrat

## What was done

says-draw = { $to }{ $mine } draws { $card }.
  .deed = draws { $card }
  .action = draw a card
  .does = a card is drawn
  .luck = cards
says-draw-action-unseen = { $to }{ $mine } draws an action card.
  .deed = draws an action card
  .action = draw an action card that nobody else sees
says-draw-limit-unseen = { $to }{ $mine } draws a limit card.
  .deed = draws a limit card
  .action = draw a limit card that nobody else sees
says-roll = The die shows { $number }.
  .deed = rolls { $number }
  .action = roll the die
  .does = the die is rolled
  .luck = dice
says-stone = The { $colour } is drawn: { $role }.
  .deed = draws a stone: { $colour } is { $role }
  .action = draw a stone for a role
  .does = a stone goes to the role tablet
  .luck = roles
says-appoint = { $who }{ $mine } makes the { $colour } { $role }.
  .label = Choose the { $colour }: { $role }
  .deed = makes the { $colour } { $role }
  .action = assign a role
  .rule = SM 4.1
  .does = the start player assigns a role
says-begin = The { $colour } begins.
  .deed = begins
  .action = draw the start player
  .does = the start player is drawn
  .luck = who begins
says-span = The bridge of { $whose } goes to { $site }.
  .deed = gets a bridge at { $site }
  .action = build a bridge by lot
  .does = a ghost's bridge is set up
  .luck = ghosts' bridges
says-divide = { $who }{ $mine } puts { $card } into offer { $pile }.
  .label = Put { $card } into offer { $pile }
  .first = Put { $card } …
  .then = … into offer { $pile }
  .deed = puts { $card } into offer { $pile }
  .action = put a card into an offer
  .rule = SM 4.2
  .does = a card is put into an offer
says-divide-unseen = { $who }{ $mine } puts a card into an offer.
  .deed = puts a card into an offer
  .action = put a card that nobody else sees into an offer
says-take = { $who }{ $mine } takes offer { $pile }.
  .label = Take offer { $pile }
  .deed = takes offer { $pile }{ $mine }
  .action = take an offer
  .rule = SM 4.3
  .does = an offer is taken
says-play = { $who }{ $mine } plays { $card ->
    [Doge] the Doge
    [bridge] a bridge
    [transfer] a transfer
    [banishment] a banishment
   *[other] { $card }
  }.
  .label = Play { $card ->
    [Doge] the Doge
    [bridge] a bridge
    [transfer] a transfer
    [banishment] a banishment
   *[other] { $card }
  }
  .deed = plays { $card }
  .more = { $card }
  .action = play a card
  .rule = SM 4.3
  .does = a card is played
says-decline = { $who }{ $mine } picks nobody up; the card has no effect.
  .label = Pick nobody up; the card has no effect
  .deed = picks nobody up
  .action = do without it
  .rule = SM R21
  .does = something optional is declined
says-decline-free = { $who }{ $mine } does without the free banishment.
  .label = Do without the free banishment
  .deed = does without the free banishment
says-relocate = { $who }{ $mine } picks up an aristocrat in { $district }.
  .label = Pick up an aristocrat in { $district }
  .deed = picks up an aristocrat in { $district }
  .action = pick up an aristocrat of mine
  .rule = SM R21
  .does = an own aristocrat is picked up
says-place = { $who }{ $mine } places an aristocrat in { $district }.
  .label = Place an aristocrat in { $district }
  .deed = places an aristocrat in { $district }
  .action = place an aristocrat
  .rule = SM 5.1
  .does = an aristocrat is placed
says-place-over = { $who }{ $mine } carries an aristocrat over a bridge to { $district }.
  .label = Carry an aristocrat over a bridge to { $district }
  .deed = carries an aristocrat over a bridge to { $district }
says-lift = { $who }{ $mine } lifts a bridge of { $whose } at { $site }.
  .label = Lift a bridge of { $whose } at { $site }
  .kind = Lift a bridge …
  .first = Lift a bridge at { $site } …
  .then = … of { $whose }
  .deed = lifts a bridge of { $colour } at { $site }
  .action = lift a bridge
  .rule = SM 5.2
  .does = a bridge is lifted
says-bridge = { $who }{ $mine } builds a bridge at { $site }.
  .label = Build a bridge at { $site }
  .kind = Build a bridge …
  .deed = builds a bridge at { $site }
  .action = build a bridge
  .rule = SM 5.2
  .does = a bridge is built
says-transfer = { $who }{ $mine } replaces an aristocrat of { $whose } in { $district }.
  .label = Replace an aristocrat of { $whose } in { $district }
  .first = Replace an aristocrat in { $district } …
  .then = … of { $whose }
  .deed = replaces { $colour } in { $district }
  .action = replace an aristocrat
  .rule = SM 5.3
  .does = an aristocrat is replaced
says-enter = { $who }{ $mine } puts the Doge into { $district }.
  .label = Put the Doge into { $district }
  .deed = puts the Doge into { $district }
  .action = put the Doge on the board
  .rule = SM R1
  .does = the Doge enters the board
says-cross = { $who }{ $mine } takes the Doge over a bridge of { $whose } at { $site }.
  .label = Take the Doge over a bridge of { $whose } at { $site }
  .kind = Take the Doge over a bridge …
  .first = Take the Doge over a bridge at { $site } …
  .then = … of { $whose }
  .deed = takes the Doge over a bridge of { $colour } at { $site }
  .more = one of { $colour } at { $site }
  .action = take the Doge over a bridge
  .rule = SM 5.4
  .does = the Doge crosses a bridge
says-cross-own = { $who }{ $mine } takes the Doge over their own bridge at { $site }.
  .label = Take the Doge over your own bridge at { $site }
  .kind = Take the Doge over a bridge …
  .first = Take the Doge over a bridge at { $site } …
  .then = … of your own
  .deed = takes the Doge over their own bridge at { $site }
  .more = their own at { $site }
says-ferry = { $who }{ $mine } takes the Doge across at { $site } without a bridge, for { $cost } points.
  .label = Take the Doge across at { $site } without a bridge, for { $cost } points
  .kind = Take the Doge across without a bridge …
  .deed = takes the Doge across at { $site } for { $cost } points
  .action = take the Doge across without a bridge
  .rule = SM R4
  .does = the Doge crosses without a bridge
says-stop = { $who }{ $mine } lets the Doge stay in { $place }.
  .label = Let the Doge stay in { $place }
  .deed = lets the Doge stay in { $place }
  .action = stop the Doge and score
  .rule = SM 5.4
  .does = the Doge stops and scores
says-banish = { $who }{ $mine } names { $district } for a banishment.
  .label = Name { $district } for a banishment
  .deed = names { $district }
  .action = banish from a district
  .rule = SM 5.5
  .does = a district is named for a banishment
says-banish-free = { $who }{ $mine } names { $district } for a free banishment.
  .label = Name { $district } for a free banishment
  .deed = names { $district } for a free banishment
says-remove = { $who }{ $mine } banishes an aristocrat of { $whose } from { $place }.
  .label = Banish an aristocrat of { $whose } from { $place }
  .deed = banishes { $colour } from { $place }
  .action = remove an aristocrat
  .rule = SM 5.5
  .does = an aristocrat is banished
says-score = { $who } lets the { $colour } score in { $place }.
  .label = Let the { $colour } score in { $place }
  .deed = lets { $colour } score in { $place }
  .action = let one of my colours score
  .rule = SM 9.3
  .does = a player of two colours says which one scores
says-return = { $who }{ $mine } puts a neutral aristocrat into { $district }.
  .label = Put a neutral aristocrat into { $district }
  .deed = puts a neutral aristocrat into { $district }
  .action = put a neutral aristocrat back
  .rule = SM 9.2
  .does = a neutral aristocrat comes back

## Several steps as one

told-opening = The dice for { $whose }: two aristocrats each go to { $districts }.
  .deed = rolls: two aristocrats each go to { $districts }
  .meanwhile = The dice for { $whose } roll.
told-strewing = The dice put neutral aristocrats into { $districts }.
  .deed = rolls for the neutral aristocrats
  .meanwhile = The dice for the neutral aristocrats roll.
told-growing = The ghosts' dice: { $growth }.
  .deed = rolls for the ghosts: { $growth }
  .meanwhile = The ghosts' dice roll.
told-role-dice = For the roles { $one } rolls { $first }, { $two } { $second }: { $who } distributes.
  .deed = rolls for the roles
  .meanwhile = The dice for the roles roll.
told-role-tie = For the roles { $one } rolls { $first }, { $two } { $second }: once more.
  .deed = rolls for the roles
  .meanwhile = The dice for the roles roll.
told-role-die = For the roles { $one } rolls { $first }.
  .deed = rolls for the roles
  .meanwhile = The dice for the roles roll.
told-stones = The stones for the roles are drawn: { $colours }.
  .deed = draws the roles
  .meanwhile = The stones for the roles are drawn.
told-draw = { $to }{ $mine } draws { $cards }.
  .deed = draws { $cards }
  .meanwhile = { $to }{ $mine } draws cards.
told-draw-unseen = { $to }{ $mine } draws { $count } cards, face down.
  .deed = draws { $count } cards, face down
told-dividing = { $who }{ $mine } is dividing the cards.
  .deed = divides the cards
told-offers-2 = { $who }{ $mine } offers { $one } | { $two }.
  .deed = offers { $one } | { $two }
  .label = Offer 1: { $one }; offer 2: { $two }
told-offers-3 = { $who }{ $mine } offers { $one } | { $two } | { $three }.
  .deed = offers { $one } | { $two } | { $three }
  .label = Offer 1: { $one }; offer 2: { $two }; offer 3: { $three }
told-offers-unseen = { $who }{ $mine } divides { $count } cards into two offers, face down.
  .deed = divides { $count } cards into two offers, face down
told-transfer = { $who }{ $mine } replaces one of { $whose }'s aristocrats in { $district }.
  .deed = replaces { $colour } ({ $whose }) in { $district }
told-removes = { $who }{ $mine } banishes { $count ->
    [one] an aristocrat
   *[other] { $count } aristocrats
  } of { $whose } from { $district }.
  .deed = banishes { $colours } from { $district }

## What came of it

tells-put = { $count ->
    [one] An aristocrat of { $who }{ $mine } goes
   *[other] { $count } aristocrats of { $who }{ $mine } go
  } to { $district }.
tells-banished = { $count ->
    [one] An aristocrat of { $who }{ $mine } leaves
   *[other] { $count } aristocrats of { $who }{ $mine } leave
  } { $district }.
  .deed = { $count ->
    [one] an aristocrat
   *[other] { $count } aristocrats
  } of { $who }{ $mine } must leave { $district }
tells-nobody-banished = Nobody was there to banish.
tells-no-effect = There is nobody to replace; the card has no effect.
tells-limits = { $who }{ $mine } lays down { $points ->
    [one] { $points } limit point
   *[other] { $points } limit points
  } and has { $total }.
tells-hand = { $who }{ $mine } has to play: { $cards }.
tells-pays = { $who }{ $mine } pays { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
tells-toll = { $who }{ $mine } gets a toll of { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
tells-scored = { $district } is scored:
tells-scored-nobody = { $district } is scored: nobody gets anything.
tells-prize = { $points } to { $who }{ $mine }.
tells-reshuffle = The played cards are shuffled into a new deck.
tells-passage-end = Passage { $passage } is over.
  .deed = ends passage { $passage }
tells-limits-back = All limit cards go back: everybody is at 0 again.
tells-bonus = { $who }{ $mine } gets a bonus of { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
tells-free-banishment = { $who }{ $mine } has the fewest limit points: a free banishment.
tells-finale = The final scoring: every district once more.
  .deed = the final scoring follows
tells-result = { $who }: { $one } and { $other } come to { $result }.
tells-returning = { $count ->
    [one] One neutral aristocrat comes
   *[other] { $count } neutral aristocrats come
  } back; { $who }{ $mine } places first.
tells-round = Passage { $passage }, round { $round } begins.
  .heading = Passage { $passage }, round { $round }
tells-final-round = Passage { $passage }: the final round begins.
  .heading = Passage { $passage }, final round
tells-role = · { $who }{ $mine }: { $role }

## Where points are counted

summary-doge = The Doge scores { $district }: { $standing }
summary-most = { $who } has { $count }{ $points ->
    [0] { "" }
   *[other] { " " }(+{ $points })
  }
summary-others = { $who } { $count }{ $points ->
    [0] { "" }
   *[other] { " " }(+{ $points })
  }
summary-passage = Passage { $passage } is over
summary-passage-free = Passage { $passage } is over; { $who }{ $mine } may banish for free
summary-finale = The final scoring: every district once more
summary-first = { $district }: most aristocrats ({ $count }){ $mine }
summary-first-tied = { $district }: tied for most ({ $count }), so the lower value{ $mine }
summary-second = { $district }: second most ({ $count }){ $mine }
summary-second-tied = { $district }: tied for second ({ $count }), so nothing{ $mine }
summary-passed = { $district }: { $count }, counted second as the colour before belongs to the first{ $mine }
summary-behind = { $district }: { $count }, behind the first two{ $mine }
summary-behind-tied = { $district }: { $count }, behind a tie for most{ $mine }
summary-other = { $district }: { $count }, but only one colour of a player scores{ $mine }
summary-pays = toll paid{ $mine }
summary-toll = toll received{ $mine }
summary-bonus = { $limit ->
    [one] one limit point
   *[other] { $limit } limit points
  }, the most is { $most }: the difference is the bonus{ $mine }
summary-no-bonus = { $limit ->
    [one] one limit point
   *[other] { $limit } limit points
  }, nobody has more or others have as few: no bonus{ $mine }
summary-out = { $limit } limit points: out with 10 or more, no bonus{ $mine }

## Why not

no-game-over = The game is over (SM 8).
no-masked = That only says what others see; it cannot be played.
no-chance-first = Not yet: a card, a die or a stone comes first (SM 4.1).
no-chance-now = Nothing is drawn or rolled now: a player decides (SM 4.3).
no-other-chance = Something else is drawn or rolled (SM 4.1).
no-limits-now = The action cards are drawn, now come the limit cards (SM 4.2).
no-actions-now = Action cards are drawn before limit cards (SM 4.2).
no-draw-gone = The deck holds no card "{ $card }" (SM 1).
no-stone = The stone of the { $colour } cannot come next (SM 4.1).
no-appoint-first = Not yet: choose who has the next role first (SM 4.1).
no-begin = The { $colour } is no player's here (SM 3.4).
no-span = { $site } is not where the ghost has most aristocrats, or has no room (SM R30).
no-divide-first = Not yet: the cards are divided first (SM 4.2).
no-divide-order = Not yet: cards are divided kind by kind, and { $card } is next (SM 4.2).
no-such-pile = There is no such offer: there are { $piles } offers (SM 4.2).
no-divide-back = Equal cards go into offers in ascending order, and one { $card } lies in offer { $pile } already (SM 4.2).
no-divide-alike = Offers { $earlier } and { $pile } are alike so far, and the earlier one gets more or as many (SM 4.2).
no-divide-room = An offer would stay empty, or equal cards could not go on in ascending order (SM 4.2).
no-choose-first = Not yet: choose an offer first (SM 4.3).
no-pile-gone = There is no such offer any more (SM 4.3).
no-play-first = Not yet: play a card of your offer first (SM 4.3).
no-not-in-offer = Your offer holds no card "{ $card }" (SM 4.3).
no-place = You can't put an aristocrat there: the card { $card } puts one into { $card }, or from there over one bridge of your own (SM 5.1).
no-place-first = Not yet: place your aristocrat first (SM 5.1).
no-relocate-first = Not yet: your supply is empty, so pick up an aristocrat, or decline if you may (SM R21).
no-relocate-none = You have nobody in { $district } (SM R21).
no-relocate-transfer = Outside { $district } there is nobody to replace (SM R22).
no-decline-lifted = After lifting somebody else's bridge you have to mark it (SM R21).
no-decline-lift = You have aristocrats, so the bridge must be moved (SM R16).
no-decline-card = A card that can be played must be played (SM R16).
no-lift-first = Not yet: choose a bridge to lift (SM 5.2).
no-bridge-there = The { $colour } has no bridge at { $site } (SM 5.2).
no-build-first = Not yet: choose a site for the bridge (SM 5.2).
no-site = { $site } are not neighbours on this board (SM 2.2).
no-site-full = No room for another bridge: { $site } holds { $most } bridges already (SM 2.2).
no-transfer-first = Not yet: choose an aristocrat to replace (SM 5.3).
no-transfer-own = That one is yours already: replace somebody else's aristocrat (SM 5.3).
no-transfer-same = Your aristocrat comes from { $district }, so it must go elsewhere (SM R22).
no-transfer-none = The { $colour } has nobody in { $district } (SM 5.3).
no-enter-first = Not yet: put the Doge into a district (SM R1).
no-walk-first = Not yet: take the Doge over a bridge of { $district }, or let him stop (SM 5.4).
no-ferry = The Doge moves over bridges only (SM R4).
no-cross-away = The Doge is in { $district }, not at { $site } (SM 5.4).
no-cross-twice = With one card the Doge enters no district twice, and he has been in { $district } (SM R20).
no-cross-own-free = At { $site } you have a bridge of your own, which is free (SM 5.4).
no-cross-poor = The Doge can't cross there: it costs { $cost }, and you have { $points } prestige points (SM R5).
no-name-first = Not yet: name a district for the banishment (SM 5.5).
no-remove-first = Not yet: choose who leaves { $district } (SM 5.5).
no-remove-none = The { $colour } has nobody left in { $district } (SM 5.5).
no-score-first = Not yet: choose which of your two colours scores in { $district } (SM 9.3).
no-return-first = Not yet: the neutral aristocrats come back first (SM 9.2).

## Options and boards

board-used = Board "{ $name }": { $pairs }; { $sites } sites for bridges.
board-assumed = The prestige of five districts (all but San Marco), most die numbers and the canals are assumptions: the printed board could not be read. With the box at hand you can play with its own board; SM 2.1 says how.
board-shape = A board is a JSON object that may hold: { $parts }; what is left out is as on the default board.
board-name = The name of a board is 1 to 40 printable characters.
board-capacity = The capacity of a board is a whole number of bridges from 1 to { $most } for each site.
board-room = The sites have room for { $room } bridges, but there are { $bridges }.
board-prestige = The prestige of a board is an object such as {"{"}"san-marco": [8, 6]{"}"}: whole numbers from 0 to { $most }, the first not below the second.
board-die = The die of a board lists the six districts in the order of the numbers 1 to 6, each once.
board-sites = The sites of a board are a list of pairs of neighbours such as ["san-polo", "san-marco"].
board-site-same = A bridge cannot join { $district } with itself.
board-site-twice = A site is listed twice; how many bridges it holds is said by "capacity".
board-district = There is no district "{ $name }"; the districts are: { $known }.

## What a finished game was like

fact-rounds = rounds
fact-rounds-1 = rounds of passage 1
fact-rounds-2 = rounds of passage 2
fact-rounds-3 = rounds of passage 3
fact-below-limit-1 = colours below 10 at the end of passage 1; a final round from two on
fact-below-limit-2 = colours below 10 at the end of passage 2
fact-below-limit-3 = colours below 10 at the end of passage 3
fact-doge-scorings = districts scored by the Doge
fact-banishments = banishments
fact-bridges-moved = bridges moved
fact-others-points = points of ghosts or neutrals
fact-lead-changes = changes of the lead
fact-reshuffles = times the deck was shuffled anew

## Options in words

option-players = Players
option-variant = Variant for two
option-variant-none = none
option-variant-ghosts = ghost players
option-variant-neutral = a neutral colour
option-variant-two-colours = two colours each
option-board = Your own board
option-doge-start = The Doge begins
option-doge-start-none = beside the board
option-doge-start-san-marco = in San Marco
option-starting-bridges = Bridges at the start
option-starting-bridges-none = as usual
option-second-pair-split = The second pair divides
option-second-pair-split-start = at the start
option-second-pair-split-later = after the first has played
option-offers-visible = Offers are seen by
option-offers-visible-pair = their pair
option-offers-visible-all = everybody
option-allow-negative-prestige = Prestige below zero
option-allow-negative-prestige-false = no
option-allow-negative-prestige-true = yes
option-bridgeless-doge-cost = The Doge without a bridge
option-bridgeless-doge-cost-none = never
option-bridgeless-doge-cost-2 = for 2 points
option-bonus-for = Bonus for
option-bonus-for-all = all below ten
option-bonus-for-sole-lowest = the sole lowest
option-free-banishment-tie = Tie for a free banishment
option-free-banishment-tie-nobody = nobody banishes
option-free-banishment-tie-all = all of them do
option-ghost-placements = Ghosts grow
option-ghost-placements-1 = by 1 after a hand
option-ghost-placements-2 = by 2 after a hand
option-ghost-placements-card = by 1 after each card
option-joint-second = Joint second of the leader's other colour
option-joint-second-tie = is a tie
option-joint-second-pass-over = is passed over
option-role-assignment = Roles of a round
option-role-assignment-drawn = are drawn
option-role-assignment-chosen = are chosen by the start player

## The final scores, line by line

final-before = before the final scoring
final-scoring = the final scoring
final-mean = the mean of { $mine } ({ $one }) and { $second } ({ $other }), rounded down
final-difference = less one for each full five of the difference ({ $difference })

## The board on the page

board-offer = Offer { $pile }
board-offer-laid = Offer
board-limit = limit { $points }
board-passage = Passage { $passage } of 3
board-round = round { $round }
board-final-round = final round
board-deck = { $deck } action cards unseen or in the deck
board-bridges = { $bridges } bridges left
board-out = out this passage
board-played = { $who }:
board-total = { $colour }: { $total }
board-supply = { $count } left
board-commit = Offer them
board-offer-empty = An offer is empty: each holds a card or more (SM 4.2).
board-divided = Divided. Move a card, or offer them.
board-suggested = A suggestion. Move a card, or offer them.
board-put-back = Put them back
board-lay = Pick up { $card }
board-lay-again = Pick { $card } up again
board-offer-holds = Offer { $pile }: { $count ->
    [one] one card
   *[other] { $count } cards
  }, limit { $points }
board-about-district = { $district }: when it is scored, most aristocrats get { $first } points and second most { $second }. A tie for first gets { $second } each, a tie for second nothing.
board-about-folk = { $count } of the { $colour } ({ $who }) in { $district }. Scored now, they get { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
board-about-folk-nobody = { $count } of the { $colour } in { $district }, which nobody plays. Scored now, they take { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
board-about-site = { $site }: room for { $most } bridges.
board-about-bridges = { $site }: bridges of { $owners }. The Doge crosses his mover's own bridge for free and pays a point to the owner of another.
board-about-doge = The Doge. Where he stops, the district is scored. He crosses any number of bridges, and each foreign one costs a point.
board-about-doge-beside = The Doge waits beside the board. Whoever plays the first Doge card puts him into any district.
board-about-colour = { $colour }, played by { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, limit { $limit } of 10, { $supply } aristocrats in the supply. With 10 or more a colour is out for this passage and gets no bonus.
board-about-ghost = { $colour }, a ghost: dice place its aristocrats. It ranks and scores, but cannot win.
board-about-neutral = { $colour }, the neutral colour: it counts for rank and ties, and nobody notes its points.
board-about-offer = An offer. Whoever takes it lays down its limit cards at once and plays all its action cards.
board-about-district-card = A district card: one aristocrat into this district, or over one of your own bridges into a neighbouring one.
board-about-bridge = A bridge card: build a bridge between two neighbouring districts. Your aristocrats and the Doge cross it for you.
board-about-transfer = A transfer card: somebody else's aristocrat goes back to the supply, and one of yours takes its place.
board-about-banishment = A banishment card: name a district, roll the die, and choose that many aristocrats who leave it.
board-about-limit-card = A limit card: its points count against whoever takes it. With 10 or more one is out for this passage.
board-about-unseen-action = An action card that only others may see for now.
board-about-unseen-limit = A limit card that only others may see for now.

## What would come of it

preview-offer = Offer { $pile } then holds { $count ->
    [one] one card
   *[other] { $count } cards
  } with { $points ->
    [one] one limit point
   *[other] { $points } limit points
  }.
preview-would-be-out = { $who }{ $mine } would have { $total } limit points with it: out for this passage.
preview-limits = You lay down { $points ->
    [one] one limit point
   *[other] { $points } limit points
  } and have { $total }.
preview-out = With 10 or more you are out for this passage, and get no bonus.
preview-left = { $who }{ $mine } is left with { $points ->
    [one] one limit point
   *[other] { $points } limit points
  } and has { $total }.
preview-last-round = Somebody then has 10 or more: after this round those below 10 play one final round, if they are at least two.
preview-passage-ends = Somebody then has 10 or more: the passage ends with this round.
preview-doge-anywhere = The Doge goes into a district of your choice, which is scored.
preview-name-first = You name a district, then the die says how many leave it.
preview-lift-first = No bridge is left beside the board: you move one that stands.
preview-supply-empty = Your supply is empty: you pick up one of your aristocrats from the board, or do without.
preview-over-bridge = Your aristocrat goes to { $card }, or over one of your bridges from there.
preview-lift = The aristocrat on it goes back to { $who }{ $mine }, and the bridge becomes yours elsewhere.
preview-bridge = { $site }: you carry aristocrats and lead the Doge over it for free; others pay you a point for the Doge.
preview-worth = Scored afterwards, { $district } pays:
preview-worth-nobody = Scored afterwards, { $district } pays nobody.
preview-prize-changed = { $points } to { $who }{ $mine } instead of { $now }.
preview-banish = In { $district } { $count ->
    [one] stands one aristocrat
   *[other] stand { $count } aristocrats
  }, { $own } of yours. The die takes 1 to 6 of them, and you choose whom.
preview-banish-nobody = Nobody stands in { $district }.
preview-stays = If the Doge stays in { $district }, it pays:
preview-stays-nobody = If the Doge stays in { $district }, it pays nobody.
preview-stuck = The Doge can't leave { $district }: there is no bridge, or no point for the toll. It pays:
preview-stuck-nobody = The Doge can't leave { $district }: there is no bridge, or no point for the toll. It pays nobody.
preview-free = Your own bridge: it costs nothing.
preview-toll = A point to { $who }{ $mine }; you keep { $left }.
preview-toll-lost = A point for your own bridge{ $mine }, which does not gain it; this colour keeps { $left }.
preview-ferry = Without a bridge: { $points } points, which nobody gets; you keep { $left }.
preview-pick = { $who } may let the weaker of two colours score instead.

## What the lab says of it

lab-begins = San Marco: the start player.
short-variant-ghosts = ghosts
short-variant-neutral = neutral colour
short-variant-two-colours = two colours each
lab-two-title = Which San Marco for two?
lab-two-question = Ghosts, a neutral colour, or two colours each: which of the three makes the better game?
lab-two-taken = Ghosts take { $first } of all points, the neutral colour { $second }; with two colours each nothing is lost to anybody.
lab-two-endings = How the passages end
lab-two-endings-how = How many colours are still below ten limit points when somebody first is not. In the neutral variant there is never a final round; otherwise there is one when two or more are left.
lab-two-still-in = passage, colours still below ten
lab-two-below-limit-1 = passage 1: { $value ->
    [0] none
    [one] { $value } colour
   *[other] { $value } colours
  }
lab-two-below-limit-2 = passage 2: { $value ->
    [0] none
    [one] { $value } colour
   *[other] { $value } colours
  }
lab-two-below-limit-3 = passage 3: { $value ->
    [0] none
    [one] { $value } colour
   *[other] { $value } colours
  }

## What always holds; a soak names what does not

invariant-aristocrats-complete = The { $colour } has { $count } aristocrats in districts, on bridges and beside the board; there are only { $most } (SM 1).
invariant-points-positive = Nobody has fewer than no points.
invariant-sites-have-room = { $bridges } bridges join { $site }; on this board at most { $most } bridges fit there (SM 2.2).
invariant-bridges-owned = Only players and ghosts own bridges (SM 9.2).
invariant-bridges-complete = { $bridges } bridges stand on the board and beside it; there are twelve (SM 1).
invariant-cards-complete = { $count } cards "{ $card }" are in play; there are only { $copies } cards of it (SM 1).
invariant-passage-fits = This phase does not occur in passage { $passage }, round { $round } (SM 4).
invariant-final-round-fits = A final round is played by two or more colours below 10, when somebody else is out (SM 7.2).
invariant-rolled-for-roles = A first die has been rolled only while the roles are diced for (SM 9.1).
invariant-colours-act = A colour that does not act in this game rolls, decides, distributes or has a role (SM 9).
invariant-turn-in-order = It would be the turn of the { $right } (SM 4.3).
invariant-roles-in-rounds = Nobody has a role before the rounds and after them (SM 4.1).
invariant-roles-as-drawn = The roles are the colours that take part, each once, in the order of the tablet, and as the drawing allows (SM 4.1).
invariant-setup-in-turn = These pieces cannot stand there during the setup (SM 3).
invariant-said-in-phase = In this phase a position says { $field } ("{ $name }").
invariant-not-in-phase = In this phase there is no { $field } ("{ $name }").
invariant-card-fits = In this phase the card cannot be "{ $card }"; a card being played lies in the discard already (SM 4.3).
invariant-pieces-fit = This phase cannot occur with these pieces (SM 5).
invariant-somebody-stays = So many aristocrats would leave the district that there is nothing to choose (SM 5.5).
invariant-cards-put-away = In this phase there are no hands and no offers (SM 4.2).
invariant-cards-drawn = A distributor draws { $actions } action cards, then { $limits } limit cards, and lays all of them into the offers (SM 4.2).
invariant-cards-to-draw = No action card is left to draw; the played ones would be the new deck (SM R27).
invariant-cards-divided = Cards are divided kind by kind into offers that are in order; these offers cannot come about (SM 4.2).
invariant-offers-not-taken = At this point { $left } offers of a pair are left, not { $given } (SM 4.3).
invariant-hand-to-play = The hand to be played holds action cards only, and at most { $most } of them now (SM 4.3).

phase-beginning = the start player is drawn
phase-opening = the opening dice are rolled
phase-first-bridges = opening bridges are built
phase-spanning = a ghost's bridge is built
phase-strewing = neutral aristocrats are placed
phase-role-dice = dice for the roles
phase-stones = stones for the roles
phase-appointing = roles are assigned
phase-drawing = cards are drawn
phase-dividing = cards are divided
phase-choosing = an offer is chosen
phase-playing = a card is played
phase-placing = an aristocrat is placed
phase-relocating = an aristocrat is picked up
phase-lifting = a bridge is lifted
phase-building = a bridge is built
phase-transferring = a transfer is made
phase-doge-enters = the Doge comes onto the board
phase-doge-walks = the Doge walks
phase-naming = a banishment names its district
phase-banishing = the die of a banishment
phase-removing = aristocrats are banished
phase-picking = the colour that scores is picked
phase-growing = the ghosts grow
phase-returning = neutral aristocrats come back

doubt-limit-reached = The { $colour } has { $points } limit points before taking an offer in this round: the passage would have ended (SM 7.2).
doubt-final-out = The { $colour } does not take part in the final round with { $points } limit points: who is below 10 plays on (SM 7.2).
doubt-limit-cards = { $cards } limit cards have been drawn in this passage, but by this point it is { $right } (SM 4.2).
doubt-action-cards = { $cards } action cards have been drawn, but by this point it is { $right } (SM 4.2).
doubt-bridges-few = { $bridges } bridges stand on the board; it began with { $start }, and none leaves it (SM 3).
doubt-bridges-many = { $bridges } bridges stand on the board; it began with { $start }, and { $cards } bridge cards were played (SM 5.2).
doubt-aristocrats-many = { $count } aristocrats stand on the board; by the cards that were played it is at most { $most } (SM 5.1).
doubt-aristocrats-few = { $count } aristocrats stand on the board; by the banishments that were played at least { $least } are left (SM 5.5).
doubt-doge-early = The Doge stands on the board, but no Doge card has been played (SM R1).
doubt-doge-missing = A Doge card has been played, but the Doge is beside the board (SM R1).
doubt-points = { $points } prestige points were given, but the Doge has scored { $scorings } times: at most { $most } (SM 6).
doubt-rounds = The rounds that were counted do not fit passage { $passage }, round { $round } (SM 7).

edit-districts = The districts
edit-doge = The Doge
edit-bridges = Bridges
edit-cards = Cards in play
edit-offer = Offer { $number }
edit-colours = Points and limit cards
edit-played = Cards that were played
field-passage = Passage
field-final-round = Final round
field-distributor = Distributor
field-roles = Role tablet
field-rolled = First die for the roles
field-card = Card being carried out
field-target = District of the banishment
field-picked-up = Picked up from
field-lifted = A bridge was lifted
field-visited = Where the Doge has been
field-to-remove = Still to be banished
field-scoring = District being scored
field-finale = Die number of the final scoring
field-picks = Colours that score
field-growing = Dice for the ghosts
field-free = Has a free banishment
field-doge = Stands in
field-aristocrats = Aristocrats
field-hand = Hand
field-points = Prestige
field-limits = Limit cards
field-discard = Played action cards
field-reshuffles = How often they became the deck
field-supply = Aristocrats in supply
field-bridges-left = Bridges beside the board
field-deck = Action cards in the deck
field-limit-deck = Limit cards in the deck

## The scorer: what is counted by itself

count-district = A district
count-passage = The end of a passage
count-final = The final scoring
about-count-district = Say which district is scored and how many aristocrats of each colour stand there.
about-count-passage = Say everybody's limit points: the bonus is counted, and who may banish for free.
about-count-final = Say who stands in each district and the points so far: every district is scored once more.
count-points = Prestige so far
count-limits = Limit points
count-pair = { $district } pays { $higher } to the first and { $lower } to the second; a tie for first gets the lower value, a tie for second nothing (SM 6).
count-district-of = { $district } is scored
count-no-banishment = Nobody has the fewest limit points alone, so nobody may banish for free (SM 7.4).
count-tie = The results are level: the higher of the lower colours decides, for { $who } (SM 9.3).
count-shared = The points are level: the victory is shared by { $who } (SM R9).

## Parts of actions

part-card = Card
part-pile = Offer
part-district = District
part-site = Between
part-colour = Colour

# --- on a real table ---

card-unseen-action = action card, face down
card-unseen-limit = limit card, face down
opened-backs = { $who } has drawn and divided: what lies in offer 1? The rest is offer 2.
opened-offer = Offer { $pile } of { $who } lies open now: which cards are in it?
concealed-gone = No card "{ $card }" can be there any more: the box has { $copies } (SM 1).
unchecked-offers = Whether { $who } has divided as the rules say can't be checked: only the pair sees the cards (SM R3).

## The facts of one's own box

box-first = First
box-second = Second
box-face = Number of the die
box-canals = Canals and bridges
box-neighbours = Neighbours that a bridge can join
box-die = Each number of the die belongs to one district: give every district another (SM 2.1).
box-pair = { $district }: the first gets { $higher } and the second { $lower }; the first never gets less than the second (SM 6).
field-capacity = Bridges at one place

pick-take = An offer
