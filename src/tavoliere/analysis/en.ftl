cli-unreadable = { $path } cannot be read: { $problem }.
analysis-working = Analysing
analysis-head = { $title }, { $players } players.
analysis-unfinished = The game is not over; this is about its first { $steps ->
    [one] step
   *[other] { $steps } steps
  }.
analysis-chances = Chances to win over the game
analysis-player = player
analysis-decisions = decisions
analysis-cost = cost
analysis-each = per decision
analysis-luck = luck
analysis-by-kind = luck by
analysis-chance = chance
analysis-adjusted = result without luck
analysis-explained = Cost: winning chance lost against the best action found, by what the player could know. Luck: by how much what came was better than the mean of what could have come.
analysis-worst = The dearest decisions of { $who }
analysis-step = Step { $step }: cost { $cost } % ± { $margin }, choice { $rank } of { $choices }
analysis-played = Played: { $action }
analysis-better = Better: { $action }
analysis-then = Then: { $line }
analysis-why = Why: { $reason }
analysis-wins = It is soon worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
  } more.
analysis-prevents = It keeps { $who } from about { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
analysis-later = No points at once; it leaves better chances for what comes after.
analysis-kept = The analysis is kept in { $path }.
analysis-stopped = Stopped; what is found so far is kept in { $path }, and the same command goes on from there.
analysis-anew = { $path } is written anew: { $problem }
analysis-not-one = It is no analysis of Tavoliere.
analysis-version = It is an analysis of version { $version }; this program reads version { $mine }.
analysis-damaged = It is damaged.
analysis-other = It is of another game, or of other rules.
analysis-no-pandas = A table needs pandas: pip install "tavoliere[data]" brings it along.
analysis-lucky = { $who } was lucky: what came ({ $kinds }) gave { $percent } % of the chance to win.
analysis-unlucky = { $who } was unlucky: what came ({ $kinds }) took { $percent } % of the chance to win.
analysis-even = { $who } was neither lucky nor unlucky ({ $kinds }).
analysis-play-better = Better play than the others' gave { $percent } %.
analysis-play-worse = Worse play than the others' took { $percent } %.
analysis-play-worse-more = But worse play than the others' took more: { $percent } %.
analysis-play-worse-less = Worse play than the others' took less: { $percent } %.
analysis-play-even = The play was about as good as the others'.
analysis-term-chance = Chance to win
  .about = Chance to win: of 100 games that go on from this moment among equally good players, so many would be won. Always by what whoever decides could know, so where hands are hidden the lines jump a little.
analysis-term-cost = Cost each
  .about = Cost: by how much the chance to win sank because something else was played than the best that was found. 8 % means: of 100 such games, 8 fewer are won. "Cost each" is the mean over all decisions of a player; below 1 % is strong play. ± says by how much it may be wrong.
analysis-term-bad = Bad moves
  .about = Bad moves: decisions that clearly cost 5 % of the chance to win or more. They are marked ▼ in the list, and on the lines.
analysis-term-luck = Luck
  .about = Luck: each time dice or cards came, by how much that was better or worse for a player than the mean of all that could have come; added up over the game. It has nothing to do with decisions. An equal share of the chance, luck and play add up to the result.
analysis-order-worst = Worst first
analysis-order-game = As played
