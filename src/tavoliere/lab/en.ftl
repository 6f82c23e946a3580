# What the lab writes: reports of studies.

lab-players = { $players } players
lab-table = { $option } "{ $name }"
lab-bot-random = random player
lab-bot-greedy = squire
lab-bot-page = page
lab-bot-squire = squire
lab-bot-knight = knight
lab-bot-duke = duke
lab-and = { $first } and { $last }
lab-setting = setting
lab-seat = seat { $seat }
lab-yes = yes
lab-method = How it was measured
lab-again = The same again
lab-footer = Written by the lab of Tavoliere. Every number that was counted is in
lab-error-bars = After ± stands the half-width of the 95 % interval. Differences smaller than that may be luck of the measurement.

## What can go wrong

lab-no-bot = There is no player "{ $name }"; there are: { $known }.
lab-bot-failed = "{ $name }" broke down in the middle of a game: { $problem }
lab-bot-illegal = "{ $name }" played what is not legal: { $action }
lab-bot-by-clock = "{ $name }" thinks by the clock and would not play the same game twice; choose one that counts, such as knight.
lab-other-rules = A worker has other rules of { $game } than this machine; install the same version of Tavoliere everywhere.
lab-no-study = There is no study "{ $name }"; there are: { $known }.
lab-no-change = The study "{ $name }" compares nothing with --change; luck and what-if do.
lab-which-game = The study "{ $name }" needs a game: { $known }.
lab-which-change = What is to be different? For example --change players=4 or --change animals=my-table.json.
lab-change-nothing = The change changes nothing: both settings are the same.
lab-two-bots = The study "{ $name }" needs two players, the stronger first: --bots squire,page.
lab-one-bot = The study "{ $name }" seats the same player everywhere: name one, such as --bots squire.
lab-only-game = The study "{ $name }" is about { $game } only.
lab-settled = The study "{ $name }" settles "{ $option }" by itself.
lab-only-inside = This study needs very many games, so only players of the engine take part: { $known }.
lab-worker-lost = A process of the study was ended from outside. What was done is kept in { $path }; the same command goes on from there.
lab-no-dask = Several machines need dask: pip install "tavoliere[cluster]"
lab-no-cluster = No dask scheduler answers at { $address }; an address looks like tcp://127.0.0.1:8786.

## Luck

lab-luck-title = Luck and skill in { $game }
lab-luck-question = How much of the result do the cards and dice decide, and how much the players?
lab-luck-one = { $setting }: the { $strong } wins { $rate } of its games against the { $weak }. Of the swings during a game, chance makes { $swings }, the players make the rest. Between two equal players, { $chance } of the result is in the cards and dice from the start, whoever plays them.
lab-luck-skill-more = Skill pays more in "{ $setting }" than in "{ $other }": the { $strong } wins { $difference } more often.
lab-luck-skill-less = Skill pays less in "{ $setting }" than in "{ $other }": the { $strong } wins { $difference } less often.
lab-luck-skill-same = No difference in what skill is worth was found: the { $strong }'s victories over the { $weak } differ by { $difference }.
lab-luck-chance-more = The cards and dice decide more from the start in "{ $setting }" than in "{ $other }": { $difference } more of the result between equals.
lab-luck-chance-less = The cards and dice decide less from the start in "{ $setting }" than in "{ $other }": { $difference } less of the result between equals.
lab-luck-chance-same = No difference in what the cards and dice decide from the start was found: the shares differ by { $difference }.
lab-luck-swings-more = Chance makes more of the swings in "{ $setting }" than in "{ $other }": { $difference } more of them.
lab-luck-swings-less = Chance makes less of the swings in "{ $setting }" than in "{ $other }": { $difference } less of them.
lab-luck-swings-same = No difference in chance's share of the swings was found: the shares differ by { $difference }.
lab-luck-swings = Who makes the swings of a game
lab-luck-by-chance = cards and dice
lab-luck-by-decisions = decisions
lab-luck-head-swings = chance in the swings
lab-luck-method-swings = Swings: { $games } games of the { $player }, who overlooks half of its choices. Before and after everything that chance does, and before and after the decisions that follow, the prospects are judged by { $playouts } playouts of the { $judge }. How far they move, squared, is a swing; it is judged twice by playouts that have nothing in common, so that their noise averages out.
lab-luck-rates = Victories of the { $strong } over the { $weak }
lab-luck-shares = Where the result comes from when { $strong } and { $weak } meet
lab-luck-skill = skill
lab-luck-chance = chance alone
lab-luck-interplay = interplay
lab-luck-table = All figures
lab-luck-head-rate = victories of the { $strong } over the { $weak }
lab-luck-head-equals = chance alone, { $strong } against { $strong }
lab-luck-head-again = same side wins again, { $strong } against { $strong }
lab-luck-read = How to read this
lab-luck-how = Skill is what changes when the better player sits down. Chance alone is what the same cards and dice decide again when the players are exchanged. Interplay is the rest: the same cards and dice, but other decisions make something else of them. Between equals, without any luck in the cards the same side would win again in 50 % of the deals; if only the cards counted, in 100 %.
lab-luck-method = { $deals } deals for each figure. Every deal is played twice with the same cards and dice, draw by draw, and the players exchanged; from deal to deal the seats move on. Once { $strong } meets { $weak }, once { $strong } meets { $strong }. With three or more players the two kinds sit alternately, and partners are of one kind.

## Early

## Fairness

lab-fairness-title = How fair: { $games }
lab-fairness-question = Does a seat, a team, or whoever begins have an advantage?
lab-fairness-all = In none of { $settings } settings does a seat or whoever begins win more or less than its share beyond doubt. The farthest from fair is { $most } away.
lab-fairness-some = In { $unfair } of { $settings } settings somebody wins more or less than a fair share beyond doubt; the farthest is { $most } away.
lab-fairness-unfair = { $setting }: { $who } wins { $rate }; fair would be { $fair }.
lab-fairness-beginner = whoever begins
lab-fairness-plot = Victories of whoever begins, above or below a fair share
lab-fairness-table = Victories by seat
lab-fairness-fair = fair
lab-fairness-first = begins
lab-fairness-method = { $games } games of each setting, all seats played by the { $bot }. A shared victory counts in parts. Who begins is said below.
lab-fairness-teams = Where partners win together, the figures are those of the team: seats 1 and 3 against 2 and 4. An advantage is called beyond doubt when it is 1.75 times its error, so that a whole page of figures can be trusted.

lab-or = { " or " }

## Shape

lab-shape-title = The shape of a game: { $games }
lab-shape-question = How long is it, how many choices are there, how close is it, how does it end, which rules come into play?
lab-shape-one = { $setting }: half of the games take at most { $median } decisions, nine of ten from { $low } to { $high }; { $choices } choices at each on average, at most { $most }. The lead changes { $changes } times, and in half of the games it is settled before { $settled } % are played.
lab-shape-table = All settings
lab-shape-decisions = decisions
lab-shape-draws = draws and dice
lab-shape-choices = choices at a decision
lab-shape-best = winner's points
lab-shape-margin = ahead of the next
lab-shape-changes = changes of the lead
lab-shape-settled = lead settled at
lab-shape-plot-decisions = Decisions in a game
lab-shape-plot-points = Points of a seat
lab-shape-facts = What the game counts about itself
lab-shape-fact = in a game, all seats together
lab-shape-rules = How often each rule comes into play
lab-shape-rule = what is done
lab-shape-mean = times, on average
lab-shape-share = games in which it occurs
lab-shape-method = { $games } games of each setting, all seats played by the { $bot }, looked at step by step. The lead changes when another seat or team stands best alone, whatever the rules count for it at that moment.

## What if

lab-what-if-title = What if? { $game }
lab-what-if-question = Before: { $before }. After: { $after }. What is different then?
lab-what-if-some = { $changes } of { $figures } figures change beyond doubt.
lab-what-if-none = None of { $figures } figures changes beyond doubt.
lab-what-if-change = { $what } from { $before } to { $after }
lab-what-if-before = before
lab-what-if-after = after
lab-what-if-figure = figure
lab-what-if-difference = difference
lab-what-if-sure = beyond doubt
lab-what-if-table = Before and after
lab-what-if-wins = victories of seat { $seat }
lab-what-if-score = points of seat { $seat }
lab-what-if-best = points of the winner
lab-what-if-margin = points ahead of the next
lab-what-if-shared = shared victories
lab-what-if-decisions = decisions
lab-what-if-draws = draws and dice
lab-what-if-plot-best = Points of the winner
lab-what-if-plot-margin = Points ahead of the next
lab-what-if-plot-decisions = Decisions in a game
lab-what-if-method = { $games } games before and as many after, all seats played by the { $bot }. A change is called beyond doubt when it is 1.75 times its error, so that a whole page of figures can be trusted.

## What is done in the games

## Early or late; ways to play side by side

lab-early-plot = Victories of who acts first in a round, minus those of who acts last
lab-early-table = Victories by place in the round
lab-early-first = acts first
lab-early-last = acts last
lab-early-gap = first minus last
lab-two-all-fair = Seats: no advantage was found in any of them.
lab-two-most-skill = The better player wins most surely in: { $variant }.
lab-two-most-changes = The lead changes most often in: { $variant }.
lab-two-shortest = The fewest decisions: { $variant }.
lab-two-unfair = Seats: in "{ $variant }" seat 1 wins { $rate } of the games.
lab-two-latest = The game is settled latest in: { $variant }.
lab-two-no-difference = no difference was found
lab-two-table = The variants side by side
lab-two-measure = measure
lab-two-seat = victories of seat 1 between equals
lab-two-skill = victories of the { $strong } over the { $weak }
lab-two-margin = points between winner and loser
lab-two-best = points of the winner
lab-two-changes = changes of the lead, looked at after each round
lab-two-settled = when the winner took the lead for good, in percent of the game
lab-two-decisions = decisions
lab-two-others = share of all points that ghosts or neutrals take
lab-two-plot-skill = Victories of the better player
lab-two-plot-seat = Victories of seat 1 between equals
lab-two-plot-margin = By how many points the winner is ahead
lab-two-method = { $games } games of each variant between two equal players ({ $strong }), looked at step by step; and as many deals between { $strong } and { $weak }, each played twice with the same cards and dice and the players exchanged.
