title = Carolus Magnus
tagline = Win clans for your court, lead the Emperor round the ring, and build castles where he stops.
authors = Leo Colovini, 2000
option-refill = How paladins come
option-refill-dice = dice
option-refill-draft = drafted sets
option-rounds = Rounds at most
option-bag-end = When the bag is empty
option-bag-end-recall = courts return paladins to it
option-bag-end-last-round = the round is the last
about-refill-dice = Dice refill your paladins after each turn, as in the box: quick, with luck to ride. For a first game.
about-refill-draft = Sets of paladins lie open and are picked in turn; dice are only rolled before the first round, for the starting reserves. More planning, less luck. For those who know the game.
about-rounds = The game ends after so many rounds even if nobody has built all castles; a usual one takes about fifteen.
about-bag-end = Only with drafted sets: what happens once no paladin is left to fill them.

## Clans, dice, targets

colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
colour-pink = pink
face-red = red
face-green = green
face-blue = blue
face-yellow = yellow
face-pink = pink
face-crown = the imperial crown
target-court = court

## Options

## The table

headline = Round { $round } · { $who } to act
headline-chance = Round { $round }
headline-set-up = Set-up
ring-emperor = ☩ the Emperor goes clockwise ↻
ring-supply = In the middle
ring-bag = In the bag
ring-castles = Castles in play ({ $limit } win)
ring-forecast = n▸♜ whose a territory n steps on would be, ! if that is new
column-seat = player
column-court = court
column-reserve = reserve
column-disc = disc
column-unplayed = unplayed
team = team { $number }
team-and = and
display = Sets
legend = [ ] around a clan: the player holds it · ♜n castles of player n · "·" nobody, none
legend-teams = [ ] around a clan: the player holds it · ♜n castles of team n · "·" nobody, none

## What is asked

prompt-laying = A paladin is laid on territory { $territory }.
prompt-enthroning = The Emperor is put on a territory.
prompt-rolling-set-up = { $who } rolls for the starting reserve: { $count ->
    [one] { $count } die
   *[other] { $count } dice
  } to go.
prompt-rolling = { $who } rolls to replenish: { $count ->
    [one] { $count } die
   *[other] { $count } dice
  } to go.
prompt-rerolling = Nobody can have that colour: { $who } rolls the die again.
prompt-lots = The lot decides who chooses a disc as number { $number }.
prompt-drawing = A paladin is drawn from the bag for set { $set }.
prompt-disc = { $who }: play a disc.
  .ask = play a disc
  .doing = choosing a disc
prompt-paladins = { $who }: send { $count ->
    [one] one more paladin
   *[other] { $count } paladins
  } to your court or to { $count ->
    [one] a territory
   *[other] territories
  }.
  .ask = send { $count ->
      [one] one more paladin
     *[other] { $count } paladins
    } to your court or to { $count ->
      [one] a territory
     *[other] territories
    }
  .doing = { $count ->
      [one] one more paladin
     *[other] { $count } paladins
    } to send
prompt-march = { $who }: move the Emperor { $steps ->
    [one] one step.
   *[other] 1 to { $steps } steps.
  }
  .ask = move the Emperor { $steps ->
      [one] one step
     *[other] 1 to { $steps } steps
    }
  .doing = moving the Emperor
prompt-crown = { $who }: choose the colour of { $count ->
    [one] your imperial crown.
   *[other] one of your { $count } imperial crowns.
  }
  .ask = choose a paladin for { $count ->
      [one] your imperial crown
     *[other] one of your { $count } imperial crowns
    }
  .doing = choosing a paladin for an imperial crown
prompt-take = { $who }: take a set.
  .ask = take a set
  .doing = choosing a set
prompt-give-back = { $who }: give { $count ->
    [one] one paladin
   *[other] { $count } paladins
  } of set { $set } back to the bag.
  .ask = give { $count ->
      [one] one paladin
     *[other] { $count } paladins
    } of set { $set } back to the bag
  .doing = giving paladins back to the bag

## What was done

says-roll = { $to } rolls { $face }.
  .deed = rolls { $face }
  .action = roll a die
  .does = a die is rolled
  .luck = dice
says-roll-set-up = { $to } rolls for the starting reserve: { $face }.
  .deed = rolls { $face } for the starting reserve
says-roll-again = { $to } rolls again: { $face }.
  .deed = rolls again: { $face }
says-draw = A { $colour } paladin is drawn for set { $set }.
  .action = draw a paladin
  .does = a paladin is laid or drawn
  .luck = paladins
says-draw-laid = A { $colour } paladin is laid on territory { $territory }.
says-lot = The lot falls on { $who }.
  .action = draw lots for the choice of discs
  .does = the choice order is drawn by lot
  .luck = lots
says-emperor = The Emperor begins on territory { $territory }.
  .action = put the Emperor on his first territory
  .does = the Emperor is set up
  .luck = Emperor
says-disc = { $who } plays disc { $number }.
  .label = Play disc { $number }
  .deed = plays disc { $number }
  .action = choose a disc
  .rule = CM 6
  .does = a disc is chosen
says-play = { $who } sends a { $colour } paladin to territory { $target }.
  .label = Send a { $colour } paladin to territory { $target }
  .first = Send a { $colour } paladin …
  .then = … to territory { $target }
  .deed = sends { $colour } → { $target }
  .more = { $colour } → { $target }
  .action = play a paladin
  .rule = CM 7
  .does = a paladin is played
says-play-court = { $who } sends a { $colour } paladin to court.
  .label = Send a { $colour } paladin to court
  .first = Send a { $colour } paladin …
  .then = … to court
  .deed = sends { $colour } → court
  .more = { $colour } → court
says-march = { $who } moves the Emperor { $steps ->
    [one] one step
   *[other] { $steps } steps
  }.
  .label = Move the Emperor { $steps ->
      [one] one step
     *[other] { $steps } steps
    }
  .deed = moves the Emperor { $steps ->
      [one] one step
     *[other] { $steps } steps
    }
  .action = move the Emperor
  .rule = CM 8.1
  .does = the Emperor moves
says-crown = { $who } takes a { $colour } paladin for an imperial crown.
  .label = Take a { $colour } paladin for the imperial crown
  .deed = takes { $colour } for a crown
  .more = { $colour } for a crown
  .action = name a colour for a crown
  .rule = CM 8.4
  .does = the colour of an imperial crown is named
says-take = { $who } takes set { $set }.
  .label = Take set { $set }
  .deed = takes set { $set }
  .action = take a set
  .rule = CM 12.2
  .does = a set is drafted
says-give-back = { $who } gives a { $colour } paladin back.
  .label = Give a { $colour } paladin back
  .deed = gives { $colour } back
  .more = { $colour }
  .action = give a paladin back
  .rule = CM 12.2
  .does = a surplus paladin is given back

## What came of it

tells-marker = { $who } now controls the { $colour } clan.
  .deed = (wins the { $colour } clan)
  .would = { $who } would control the { $colour } clan.
tells-marker-from = { $who } wins the { $colour } clan from { $loser }.
  .deed = (wins the { $colour } clan from { $loser })
  .would = { $who } would win the { $colour } clan from { $loser }.
tells-order = They act in this order: { $order }.
  .would = The order would be: { $order }.
tells-nothing-new = Territory { $territory } already belongs to { $side }, who has the most influence there: { $tally }. Nothing is built.
  .deed = : territory { $territory } stays with { $side }
  .would = Territory { $territory } would stay with { $side }, who has the most influence there: { $tally }. Nothing would be built.
tells-nothing-level = Influence on territory { $territory } is level: { $tally }. Nobody builds a castle.
  .deed = : on territory { $territory } all are level
  .would = Influence on territory { $territory } is level: { $tally }. Nobody would build a castle.
tells-nothing-level-kept = Influence on territory { $territory } is level: { $tally }. It stays with { $side }.
  .deed = : territory { $territory } is level and stays with { $side }
  .would = Influence on territory { $territory } is level: { $tally }. It would stay with { $side }.
tells-nothing-at-all = Nobody has any influence on territory { $territory }: no castle is built.
  .deed = : on territory { $territory } nobody builds
  .would = Nobody has any influence on territory { $territory }: no castle would be built.
tells-castle = A castle of { $side } rises on territory { $territory }, by influence: { $tally }.
  .deed = : a castle of { $side } on territory { $territory }
  .would = A castle of { $side } would rise on territory { $territory }, by influence: { $tally }.
tells-takeover = Territory { $territory } falls from { $loser } to { $side }, by influence: { $tally }. { $count ->
    [one] One castle is
   *[other] { $count } castles are
  } replaced.
  .deed = : territory { $territory } falls from { $loser } to { $side }
  .would = Territory { $territory } would fall from { $loser } to { $side }, by influence: { $tally }. { $count ->
      [one] One castle
     *[other] { $count } castles
    } would be replaced.
tells-takeover-short = Territory { $territory } falls from { $loser } to { $side }, by influence: { $tally }. { $count ->
    [one] One castle goes back
   *[other] { $count } castles go back
  }, and { $built ->
    [one] the last castle is
   *[other] the last { $built } castles are
  } put in their place.
  .deed = : territory { $territory } falls from { $loser } to { $side }
  .would = Territory { $territory } would fall from { $loser } to { $side }, by influence: { $tally }. { $count ->
      [one] One castle
     *[other] { $count } castles
    } would go back, and the last { $built ->
      [one] castle
     *[other] { $built } castles
    } would be put in their place.
tells-merge = Territory { $territory } now has { $segments } segments.
  .deed = now of { $segments } segments
  .would = The territory would have { $segments } segments.
tells-returned = There is no { $colour } left in the middle: every court returns { $count }.
  .would = There would be no { $colour } left in the middle: every court would return { $count }.
tells-returned-bag = The bag is empty: every court returns { $count } { $colour }.
  .would = The bag would be empty: every court would return { $count } { $colour }.
tells-reroll = Nobody can have that colour: the die is rolled again.
  .would = Nobody could have that colour: the die would be rolled again.
tells-short = The reserve of { $who } cannot be filled: { $count ->
    [one] one paladin
   *[other] { $count } paladins
  }.
  .would = The reserve of { $who } could not be filled: { $count ->
      [one] one paladin
     *[other] { $count } paladins
    }.
tells-discs-back = Everybody takes the five discs back.
  .deed = all discs come back
  .would = Everybody would take the five discs back.
tells-round = Round { $round } begins.
  .would = Round { $round } would begin.
  .heading = Round { $round }
tells-display = { $count } sets are on display.
  .would = { $count } sets would be on display.
tells-last-round = The bag is empty: this round is the last.
  .would = The bag would be empty: this round would be the last.
tells-end-last-castle = The last castle of { $side } stands: the game is won.
  .would = The last castle of { $side } would stand: the game would be won.
  .heading = The last castle of { $side } stands
tells-end-last-castle-given = The last castle of { $side } stands, on another's turn: the game is won.
  .would = The last castle of { $side } would stand, on another's turn: the game would be won.
  .heading = The last castle of { $side } stands
tells-end-too-few-castles = { $side } would need more castles than there are: all of them stand, and the game is won.
  .would = { $side } would need more castles than there are: all of them would stand, and the game would be won.
  .heading = All castles of { $side } stand
tells-end-few-territories = Only { $count } territories are left: the game is over.
  .would = Only { $count } territories would be left: the game would be over.
  .heading = Only { $count } territories are left
tells-end-round-limit = Round { $round } was the last: the game is over.
  .would = Round { $round } is the last: the game would be over.
  .heading = Round { $round } was the last
tells-end-stall = Nobody had a paladin to play in this round: the game is over.
  .would = Nobody has had a paladin to play in this round: the game would be over.
  .heading = Nobody had a paladin to play
tells-end-bag-empty = The bag is empty and the last round played: the game is over.
  .would = The bag is empty and this the last round: the game would be over.
  .heading = The bag is empty: that was the last round
tells-castles = { $side }: { $count ->
    [one] one castle
   *[other] { $count } castles
  } in play.
  .would = { $side }: { $count ->
      [one] one castle
     *[other] { $count } castles
    } in play.
tells-decided-by-markers = The clans decide: { $count ->
    [one] one
   *[other] { $count }
  } for { $side }.
  .would = The clans would decide: { $count ->
      [one] one
     *[other] { $count }
    } for { $side }.
tells-shared = The clans are level too: the victory is shared.
  .would = The clans would be level too: the victory would be shared.

## What is told together

told-lands = A paladin is laid on every territory: { $paladins }.
  .meanwhile = A paladin is laid on every territory.
told-lots = The lot decides who chooses a disc first: { $order }.
  .meanwhile = The lot decides who chooses a disc first.
told-rolls = { $to } rolls { $faces }.
  .deed = rolls { $faces }
  .meanwhile = { $to } rolls the dice.
told-rolls-set-up = { $to } rolls for the starting reserve: { $faces }.
  .deed = rolls { $faces } for the starting reserve
  .meanwhile = { $to } rolls for the starting reserve.
told-set = Set { $set } is drawn: { $paladins }.
  .meanwhile = Set { $set } is drawn.

## What was counted

summary-takeover = Influence on territory { $territory }: { $tally }. It falls from { $loser } to { $side }, and { $count ->
    [one] one castle is
   *[other] { $count } castles are
  } replaced.{ $joined ->
    [0] { "" }
    [one] { " " }It grows together with its neighbour: { $segments } segments.
   *[other] { " " }It grows together with its neighbours: { $segments } segments.
  }
summary-takeover-short = Influence on territory { $territory }: { $tally }. It falls from { $loser } to { $side }: { $count } castles go back, and { $built ->
    [one] the last castle is
   *[other] the last { $built } castles are
  } put in their place.{ $joined ->
    [0] { "" }
    [one] { " " }It grows together with its neighbour: { $segments } segments.
   *[other] { " " }It grows together with its neighbours: { $segments } segments.
  }
summary-castle = Influence on territory { $territory }: { $tally }. { $side } builds a castle, and the territory grows together with its { $joined ->
    [one] neighbour
   *[other] neighbours
  }: { $segments } segments.
summary-built = { $count ->
    [one] castle built
   *[other] castles built
  }, by { $sources }
summary-lost = { $count ->
    [one] castle lost
   *[other] castles lost
  }, in spite of { $sources }
summary-clan = { $colour } { $count }
summary-castles = { $count } { $count ->
    [one] castle
   *[other] castles
  }

## What would come of it

preview-disc = The Emperor could go { $steps ->
    [one] one step.
   *[other] up to { $steps } steps.
  }
preview-after = You would act after { $who }.
preview-before = You would act before { $who }.
preview-influence = Territory { $territory }: { $side } would have the most influence: { $tally }.
preview-influence-level = Territory { $territory }: nobody would have the most influence: { $tally }.
preview-in-reach = The Emperor can be there in { $steps ->
    [one] one step.
   *[other] { $steps } steps.
  }
preview-stop = If the Emperor stopped on territory { $territory }, it would go to { $side }: { $tally }.
preview-stop-level = If the Emperor stopped on territory { $territory }, nobody would have the most influence: { $tally }.
preview-lead = You would be { $count } ahead in the { $colour } clan.
preview-behind = { $who } would keep the { $colour } clan; { $count ->
    [one] one more paladin
   *[other] { $count } more paladins
  } would win it.
preview-castles = { $side }: { $count } of { $limit } castles in play.
preview-reserve = You would have { $count } { $colour } in your reserve.
preview-take = You would get: { $paladins }.
preview-surplus = Of { $paladins }, { $count ->
    [one] one
   *[other] { $count }
  } would have to go back.

## The board on the page

board-label = The ring of fifteen territories and the table inside it
board-pick = Pick up a { $colour } paladin
board-put-back = Put the { $colour } paladin back
board-several = Territory { $territory } can be reached in several ways
board-count = { $what } { $count }
board-territory = Territory { $territory }{ $segments ->
    [one] .
   *[other] , { $segments } segments.
  }
board-territory-paladins = Paladins: { $paladins }.
board-territory-empty = No paladins.
board-territory-castles = { $count ->
    [one] One castle
   *[other] { $count } castles
  } of { $side }.
board-territory-influence = Influence: { $sides }.
board-emperor = The Emperor goes clockwise, up to as many steps as your disc says. Where he stops, whoever has the most influence builds a castle.
board-castles = { $side }: { $count ->
    [one] one of { $limit } castles is
   *[other] { $count } of { $limit } castles are
  } on the ring. Whoever gets the last one there wins.
board-marker = The banner of the { $colour } clan: { $who } controls it, and its paladins on the territories count for { $who }.
board-marker-free = The banner of the { $colour } clan: nobody controls it, and its paladins count for nobody. The first { $colour } paladin at a court wins it.
board-court = The court of { $who }. Whoever has more paladins of a clan at court than its holder wins its banner.
board-reserve = In the reserve of { $who }: { $count } { $colour }. Paladins are played from here, to the court or to a territory.
board-disc = Disc { $number }: lower numbers act first, and the Emperor may go { $number ->
    [one] one step.
   *[other] up to { $number } steps.
  }
board-disc-gone = Disc { $number } has been played; all discs come back after every fifth round.
board-played = { $who } has played disc { $number } and is number { $place } in the order of the round.
board-supply = { $count } { $colour } left in the middle. Dice bring them into the reserves.
board-bag = { $count } { $colour } are left in the bag, from which the sets are drawn.
board-round = Round { $round }
board-round-of = Round { $round } of { $limit }
board-round-about = Round { $round }, of { $limit } at most. After round { $back } everybody takes the five discs back.
board-give-back = Set { $set }: what goes back?
board-set = Set { $set }: whoever takes it at the end of a turn fills the reserve with it. A set that stays behind grows by one paladin a round.
board-dice = The last roll
board-dice-set-up = Rolled for the starting reserve
board-pick-first = Pick up a paladin of your reserve first, then touch where it goes.
board-die = A die that shows { $colour }: a { $colour } paladin for the reserve.
board-die-crown = A die that shows the imperial crown: a paladin of any colour for the reserve.

## Why not

no-game-over = Not possible: the game is over (CM 9).
no-draw-first = Not yet: first a paladin is drawn (CM 4.2, CM 12.2).
no-roll-first = Not yet: first a die is rolled (CM 8.4).
no-lot-first = Not yet: first the lot decides the choice order (CM 4.7).
no-emperor-first = Not yet: first the Emperor is put on a territory (CM 4.3).
no-roll-again = This cannot happen: a die that is rolled again never counts as { $colour } while nobody can have it (CM R-13).
no-lay-gone = This cannot happen: all three { $colour } paladins of the set-up are laid (CM 4.2).
no-draw-gone = This cannot happen: the bag holds no { $colour } paladin (CM 12.2).
no-lot-drawn = This cannot happen: { $who } has a place in the order already (CM R-04).
no-seat = This cannot happen: only { $players } play (CM 2).
no-chance-now = This cannot happen now: { $who } has to decide something first (CM 5).
no-disc-first = Not yet: play a disc first (CM 6).
no-disc-played = Not possible: your disc { $number } is played; all discs return after every fifth round (CM 6).
no-disc-taken = Not possible: { $other } has played { $number } in this round, and you still have a number that nobody has played (CM 6, CM R-05).
no-paladins-first = Not now: you have { $count ->
    [one] one paladin
   *[other] { $count } paladins
  } to play (CM 7, CM R-06).
no-paladin = Not possible: your reserve holds no { $colour } paladin (CM 7).
no-territory = Not possible: segment { $territory } is part of territory { $whole } (CM 8.3).
no-march-first = Not now: move the Emperor (CM 8.1).
no-march-far = Not possible: your disc allows { $disc ->
    [one] one step
   *[other] at most { $disc } steps
  } (CM 8.1).
no-crown-first = Not now: choose a colour for your imperial crown (CM 8.4).
no-crown-colour = Not possible: there is no { $colour } paladin in the middle, and not every court can return one (CM R-24).
no-take-first = Not now: take a set (CM 12.2).
no-set = Not possible: there is no set { $set } on display (CM 12.2).
no-give-first = Not now: give { $count ->
    [one] one paladin
   *[other] { $count } paladins
  } of your set back to the bag (CM 12.2).
no-give-colour = Not possible: the set holds no { $colour } paladin (CM 12.2).
no-give-order = Not possible: paladins go back in the order { $order }, and { $count } must still go back (CM 12.2).

## Positions written by hand

position-territory = The territory listed as { $given } begins at { $right }: the one before has as many segments as castles (CM 8.3).

## What is always true

invariant-segments-sum = The ring has 15 segments, not { $segments } (CM 3).
invariant-castles-fit = Territory { $territory } has { $castles } castles on { $segments } segments: it has one for each, or none and is single (CM 8.3).
invariant-castles-owned = Territory { $territory } carries castles, so say whose with "owner" (CM 8.2).
invariant-neighbours-differ = The territories { $territory } and { $next } have the same owner, so they would have merged (CM 8.3).
invariant-nothing-between = Castles and owner are kept at the first segment of a territory.
invariant-territories-counted = The territories are as many as are counted, and there are two at least (CM 10).
invariant-castles-complete = { $side }: { $castles } castles are built, of { $most } (CM 2).
invariant-paladins-complete = { $count } { $colour } paladins are on the ring, in courts, in reserves and beside them; there are 40 (CM R-01).
invariant-holders-lead = { $who } cannot hold the { $colour } clan: another court has more (CM 7).
invariant-holders-known = Two courts have the most { $colour }: say who holds the clan, "holders" (CM 7).
invariant-reserves-full = The reserve of { $who } holds { $count } paladins; at this point it holds at most { $due }, and fewer only after a supply that failed (CM 2, CM 5).
invariant-phase-fits = This phase does not occur in round { $round } of this game (CM 5).
invariant-set-up-bare = Before round 1 there are no castles, no banners held, and nothing in the courts (CM 4).
invariant-laid-in-turn = At set-up each territory gets one paladin, one after the other, three of each colour in all (CM 4.2).
invariant-emperor-stands = The Emperor stands where a territory begins.
invariant-order-complete = The order names every seat once; while lots are drawn, those drawn so far, and the last seat needs none (CM 6, CM R-04).
invariant-discs-complete = In round { $round } { $who } has played { $rounds } discs of this cycle before, besides the one of the round; all others are unplayed (CM 6).
invariant-discs-chosen = Discs are played in the choice order, and somebody must still have to choose (CM 6).
invariant-discs-out = { $who } has a disc of this round in the action phase, and none before discs are chosen (CM 5, CM 6).
invariant-discs-in-order = The order must go from the lowest disc to the highest (CM 6).
invariant-turn-in-order = It is the turn of { $who } (CM 6).
invariant-paladins-to-play = { $who } cannot have { $count } paladins to play (CM 7).
invariant-dice-left = "dice" and "crowns" are what is left of a roll of { $dice }; crowns are named when no die is left (CM 8.4).
invariant-colours-to-be-had = Dice are rolled and crowns named only while a colour can be had, and a die is rolled again only when another cannot (CM R-13).
invariant-display-complete = The display has { $sets } sets now: one more than players who have still to take one; null stands for a set that is taken (CM 12.2).
invariant-drawn-in-turn = The display is drawn set by set: full sets before the one that is filled, empty ones after it, and a bag that is not empty (CM V-2).
invariant-set-to-take = All sets are empty, so no set is chosen (CM V-6).
invariant-surplus-goes-back = Only of a set with more than { $most } paladins some go back, in the order of the colours (CM 12.2).
invariant-play-goes-on = The game is over at this point: all castles of a side stand, or fewer than four territories are left (CM 9).
invariant-ending-told = A game is over exactly when "ending" says how: last-castle, last-castle-given, too-few-castles, few-territories, round-limit, stall or bag-empty (CM 9).
invariant-ending-fits = The ending "{ $ending }" does not fit the castles, the territories or the round (CM 9).

## Facts of a game

fact-rounds = rounds
fact-last-castle = ended with the last castle on the winner's own turn
fact-last-castle-given = ended with the last castle on another's turn
fact-too-few-castles = ended with too few castles for a takeover
fact-few-territories = ended with fewer than four territories
fact-round-limit = ended by the limit of rounds
fact-stall = ended by a stall
fact-bag-empty = ended by an empty bag
fact-decided-by-markers = decided by clan banners
fact-shared = shared victory
fact-ran-out = a colour, or the bag, ran out
fact-rerolled = a die was rolled again
fact-circled = the Emperor went all the way round
fact-fell-short = a reserve could not be filled

## The final scores, line by line

final-single = castles on single territories
final-merged = castles on territory { $territory }, of { $segments } segments
final-clans = level castles: clans decide (CM 9.3): { $tally }

## Castles are the points: what the page says of them otherwise

page-points = { $points ->
    [one] { $points } castle
   *[other] { $points } castles
  }
page-winner = { $who } wins with { $points ->
    [one] { $points } castle
   *[other] { $points } castles
  }.
page-winners = { $others } and { $last } share the victory with { $points ->
    [one] { $points } castle
   *[other] { $points } castles
  }.

analysis-wins = It is soon worth about { $points ->
    [one] { $points } castle
   *[other] { $points } castles
  } more.
analysis-prevents = It keeps { $who } from about { $points ->
    [one] { $points } castle
   *[other] { $points } castles
  }.
page-hint-wins-next = Soon worth about { $points ->
    [one] { $points } castle
   *[other] { $points } castles
  } more to you than the next best.
page-hint-wins-chance = Soon worth about { $points ->
    [one] { $points } castle
   *[other] { $points } castles
  } more to you than deciding at random.
page-hint-prevents = Keeps { $who } from about { $points ->
    [one] { $points } castle
   *[other] { $points } castles
  }.

## What the lab says of it

lab-begins = Carolus Magnus: whoever chooses the first disc.
short-refill-dice = dice
short-refill-draft = drafted sets
lab-early-title = Carolus Magnus: what acting early is worth
lab-early-question = Is it worth more to act early in a round when sets are drafted than when dice are rolled?
lab-early-more = { $players } players: yes. To act first rather than last in one round is worth { $one } of the victories with dice and { $other } with drafted sets; the draft adds { $difference }.
lab-early-less = { $players } players: no, it is worth less. To act first rather than last in one round is worth { $one } of the victories with dice and { $other } with drafted sets, a difference of { $difference }.
lab-early-same = { $players } players: no difference was found. To act first rather than last in one round is worth { $one } of the victories with dice and { $other } with drafted sets, a difference of { $difference }.
lab-early-differences = What the draft adds to acting first
lab-early-difference = draft minus dice
lab-early-method = { $games } games of each setting, all seats played by the { $bot }. In one of the first { $rounds } rounds everybody's disc is drawn by lot, { $lots } times from the same position, and each time the game is played to its end as usual. First minus last compares the same seat in the same position. A low disc acts early and moves the Emperor less: that is so with dice and with sets, so that the difference between the two is what the draft adds.


phase-laying = paladins are laid on the territories
phase-enthroning = the Emperor is placed
phase-rolling = dice are rolled
phase-rerolling = a die is rolled again
phase-lots = lots are drawn for the order
phase-drawing = sets are drawn from the bag
phase-disc-choice = discs are chosen
phase-playing-paladins = paladins are played
phase-marching = the Emperor moves
phase-naming = a crown is named
phase-taking = a set is taken
phase-giving-back = paladins go back into the bag
ending-word-not-over = not over
ending-word-last-castle = the last castle, on the winner's own turn
ending-word-last-castle-given = the last castle, on somebody else's turn
ending-word-too-few-castles = too few castles for a takeover
ending-word-few-territories = fewer than four territories
ending-word-round-limit = the last round
ending-word-stall = nobody could play
ending-word-bag-empty = the bag is empty

doubt-paladins-laid = Too few paladins on territory { $territories }: every segment got one at the set-up, and none leaves a territory (CM 4.2).
doubt-colours-laid = The ring has fewer than three paladins of { $colours }: three of each colour were laid out at the set-up and never leave it (CM 4.2).
doubt-played = { $paladins ->
    [one] A paladin was
   *[other] { $paladins } paladins were
  } played onto the ring and into the courts, but by now it must have been { $played } (CM 7).
doubt-played-most = { $paladins ->
    [one] A paladin was
   *[other] { $paladins } paladins were
  } played onto the ring and into the courts, but by now at most { $played } (CM 7).
doubt-court = { $who } has { $paladins ->
    [one] a paladin
   *[other] { $paladins } paladins
  } in the court, but has played only { $played } so far (CM 7).
doubt-castles = { $castles } castles stand after { $marches } moves of the Emperor: each builds one at most (CM 8.2).
doubt-castles-unheld = Castles stand, but nobody holds a clan: without a clan nobody builds (CM 8.2).
doubt-holder-empty = { $who } holds the { $colour } clan without a paladin of it in court, though no colour has run out (CM 7).
doubt-same-disc = { $who } has played the disc { $number } too, although another one was free (CM 6).
doubt-first-discs = After one round of a cycle nobody can have played the same disc as somebody else (CM 6).
doubt-set = The set { $set } of the display has { $paladins } paladins; at this point it has { $least } to { $most } (CM 12.2).
doubt-resolved = The Emperor has just examined territory { $territory }: by influence the castle would be that of { $side } (CM 8.2).
doubt-short = A reserve is not full, but the supply cannot have run out by round { $round } (CM 8.4).
doubt-idle = Nobody is without a paladin to play as long as all reserves could be filled (CM R-15).
doubt-circled = The Emperor goes all the way round only with at most five territories (CM R-08).
doubt-event = This has happened only when a colour had run out (CM R-13).

edit-ring = The ring
edit-territory = Territory { $territory }
edit-territory-merged = Territory { $territory } · { $segments } segments
edit-merge = Merge with the next
edit-split = Split
edit-holders = The clans
edit-display = Sets
edit-set = Set { $set }
field-order = Order
field-emperor = The Emperor stands on
field-to-play = Paladins still to play
field-throw = Throw
field-dice = Dice not settled
field-crowns = Crowns not named
field-set = Set
field-missing = Paladins it still lacks
field-from = From this colour on
field-ending = How it ended
field-idle = Players who had nothing to play
field-last-round = This round is the last
field-paladins = Paladins
field-owner = Castles of
field-reserve = Reserve
field-court = Court
field-disc = Disc of this round
field-unplayed = Discs not played yet
field-supply = In the middle or in the bag
field-stock = Castles not built
field-events = What has happened

## The scorer: what is counted by itself

count-territory = A territory
count-final = The final scores
about-count-territory = The Emperor has stopped: say who holds the clans, what stands on the territory and who has the neighbours. Influence is counted, a castle built or taken over, and territories grow together.
about-count-final = Say how many castles everybody has in play and who holds the clans: ties are decided.
count-land-territory = Territory { $territory }: the Emperor stops here
count-land-before = Territory { $territory }: the one before it
count-land-after = Territory { $territory }: the next one clockwise
count-near-the-end = Near the end of the game
count-castles = Castles in play
count-built = Castles in play of { $side }
count-built-fewer = { $side } cannot have { $castles ->
    [one] one castle
   *[other] { $castles } castles
  } in play: { $least } stand on these three territories (CM 8.3).
count-ring = These three territories have { $segments } segments; with more than { $most } there would be fewer than four territories, and the game over (CM 9.2).
count-merged-free = Territory { $territory } has several segments and nobody's castles: territories grow together under one owner only (CM 8.3).
count-influence = influence, by { $sources }
count-no-influence = no influence
count-territory-of = Influence on territory { $territory }
count-castles-in-play = castles in play
field-segments = Segments
field-territories = Territories on the whole ring

## Parts of actions

part-number = Disc
part-colour = Colour
part-target = Where
part-steps = Steps
part-set = Set
