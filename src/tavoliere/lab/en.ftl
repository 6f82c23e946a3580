# What the lab writes: reports of studies.

lab-players = { $players } players
lab-table = { $option } "{ $name }"
lab-bot-random = random player
lab-bot-greedy = squire
lab-bot-novice = novice
lab-bot-squire = squire
lab-bot-knight = knight
lab-bot-duke = duke
lab-always = { $figure } always
lab-interval = { $figure } ({ $low } to { $high })
lab-bot-emperor = emperor
lab-bot-counted = { $bot } ({ $iterations })
lab-from-to = { $least } to { $most }
lab-among = { $bot } among equals
lab-too-few = Only { $games } games were played of each kind: too few for this question, which needs at least { $least }. The figures stand below with their intervals, and nothing is concluded from them.
lab-nothing-yet = Not everything of this study has been played, so that nothing can be said yet; the same command goes on. What is kept is in { $path }.
lab-no-plan = The plan { $path } cannot be read: { $problem }.
lab-plan-line = Line { $line } of { $path } is not a page's name of its own, a number of games, and a study with its arguments.
lab-levels = The study "{ $name }" needs two or more different players, the strongest first: --bots duke,knight,squire.
lab-for-whom = What is said here holds for these players: { $players }.
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
lab-bot-by-clock = "{ $name }" thinks by the clock and would not play the same game twice; choose one that counts, such as knight or emperor/200.
lab-bot-count = "{ $name }": after the stroke stands how many iterations a player that looks ahead has for a decision, such as emperor/200.
lab-other-rules = A worker has other rules of { $game } than this machine; install the same version of Tavoliere everywhere.
lab-no-study = There is no study "{ $name }"; there are: { $known }.
lab-no-change = The study "{ $name }" compares nothing with --change; luck and what-if do.
lab-which-game = The study "{ $name }" needs a game: { $known }.
lab-which-change = What is to be different? For example --change players=4 or --change animals=my-table.json.
lab-change-nothing = The change changes nothing: both settings are the same.
lab-two-bots = The study "{ $name }" needs two players, the stronger first: --bots squire,novice.
lab-one-bot = The study "{ $name }" seats the same player everywhere: name one, such as --bots squire.
lab-only-game = The study "{ $name }" is about { $game } only.
lab-settled = The study "{ $name }" settles "{ $option }" by itself.
lab-only-inside = This study needs very many games, so only players of the engine take part: { $known }.
lab-worker-lost = A process of the study was ended from outside. What was done is kept in { $path }; the same command goes on from there.
lab-no-dask = Several machines need dask: pip install "tavoliere[cluster]"
lab-no-cluster = No dask scheduler answers at { $address }; an address looks like tcp://127.0.0.1:8786.

## Luck

lab-luck-title = Luck and skill in { $game }
lab-luck-question = How much of a game do cards and dice decide, and how much the players? That depends on who plays: here are players of several levels, and judges that are none of them.
lab-luck-one = { $setting }: chance makes from { $low } of the swings of a game (among players such as the { $low_level }, judged by the { $low_judge }) to { $high } (among players such as the { $high_level }, judged by the { $high_judge }); players make the rest. Skill pays at every level that was tried: the level that gains least over the one below, the { $upper }, beats the { $lower } in { $least } of the games.
lab-luck-one-unsure = { $setting }: chance makes from { $low } of the swings of a game (among players such as the { $low_level }, judged by the { $low_judge }) to { $high } (among players such as the { $high_level }, judged by the { $high_judge }); players make the rest. The level that gains least over the one below, the { $upper }, beats the { $lower } in { $least } of the games, which may be luck of the measurement.
lab-luck-swings-compared = Chance in "{ $setting }" beside "{ $other }": { $mean } of the swings on average over { $pairs } pairs of players and judge. Less by { $less } of them and more by { $more }, each by itself and beyond doubt; by the others no difference was found.
lab-luck-skill-compared = Skill in "{ $setting }" beside "{ $other }": { $mean } of the victories of the better player on average over { $pairs } pairs of levels. More by { $more } of them and less by { $less }, each by itself and beyond doubt; by the others no difference was found.
lab-luck-read = Who makes the swings of a game?
lab-luck-how = Before and after all that chance does, and before and after the decisions that follow, a judge that sees everything says how likely each side is to win. How far that moves, squared, is a swing. Chance's share is no constant of a game: players who decide as the judge would move nothing by deciding, so that almost all is left to chance; careless players throw away more than dice can give them. A figure holds for the players and the judge that stand beside it, and the range over both is the answer.
lab-luck-swings = Chance's share of the swings, judged by the { $judge }
lab-luck-skill-worth = What skill is worth
lab-luck-skill-how = The victories of each level over the one below. Fifty per cent: nothing is gained. Where every level beats the one below, there is still something to learn; how much chance there is beside it, the swings say.
lab-luck-rates = Victories of each level over the one below
lab-luck-over = { $strong } over { $weak }
lab-luck-start = What cards and dice decide from the start
lab-luck-start-how = The same cards and dice, draw by draw, are played twice by equal players with other decisions. What the same side of the table wins again is in the cards; the share is of the variance of the result, and 0 % means that nothing is. Only players of the engine are quick enough for this, so that it says nothing about better ones.
lab-luck-method = Skill: { $deals } deals for each pair of levels, { $times } times as many for those inside the engine. Every deal is played twice with the same cards and dice, draw by draw, and the players exchanged; from deal to deal the seats move on. With three or more players the two kinds sit alternately, and partners are of one kind.
lab-luck-method-swings = Swings: { $games } games of each level among equals. The judges are a search by the games' formulas with { $duke } iterations for a position, called duke, and one by the learned evaluation, where a game has one, with { $emperor } iterations, called emperor. Neither judges players that think as it does. Everything is judged twice by searches that have nothing in common, so that their noise averages out. A number after a player's name is its iterations for a decision: the emperor (100) is the emperor's way to think, cut very short, and not as strong as at a table.

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

## What designers ask

lab-design-title = What designers ask: { $games }, played by the { $bot }
lab-design-question = Is it fair? Does the leader run away? Does the last round still decide? Which cards win? How long does it take?
lab-design-unfair = Among players such as the { $bot }, in { $unfair } of { $settings } settings a seat or whoever begins wins more or less than a fair share beyond doubt. Advantages of less than { $unseen } may have gone unnoticed: there are too few games for them.
lab-design-one-unfair = { $setting }: { $who } { $more } from a fair share.
lab-design-half = Whoever leads by points at half of the game wins it in { $low } of the games ({ $rarely }) up to { $high } ({ $often }), among players such as the { $bot }.
lab-design-decides = The last round takes the lead from somebody, or gives it to one of several, in { $low } of the games ({ $rarely }) up to { $high } ({ $often }), among players such as the { $bot }.
lab-design-long = Among people a game takes from about { $least } minutes ({ $short }) to about { $most } ({ $long }), if they decide as often as the { $bot } and take the stated seconds for a decision.
lab-design-fair = Is it fair to every seat?
lab-design-fair-how = Where partners win together, the figures are those of the team. An advantage is called beyond doubt when it is 1.75 times as far from fair as its interval reaches, so that a whole page of figures can be trusted.
lab-design-leader = Does the leader run away?
lab-design-leader-how = Leader is the seat or team that stands best alone by what the rules count at that moment; games in which several stand best are left out there. Favourite is whoever has the best chance by a search of { $judge } iterations that sees everything. A leader who wins in nearly all games early on has run away; one who wins no more than a fair share has no use of the lead.
lab-design-led = Victories of whoever leads by points
lab-design-favourite = Victories of the favourite
lab-design-behind = Victories of whoever is last by points: comebacks
lab-design-stage-25 = after a quarter
lab-design-stage-50 = at half
lab-design-stage-75 = after three quarters
lab-design-stage-last = before the last round
lab-design-last = Does the last round still decide?
lab-design-last-how = By the points before the last round: the leader keeps the lead and wins or shares the victory, or somebody else wins, or several led together and the round had to decide. What is counted at the end of the game belongs to the last round.
lab-design-last-table = What the last round does to the lead
lab-design-last-kept = the leader wins
lab-design-last-overtaken = overtaken
lab-design-last-open = several led
lab-design-length = How long is it?
lab-design-length-how = Minutes are decisions times seconds for a decision. The seconds are an assumption about people who know the rules, stated for each game; setting up and counting are not in them. Shortest and longest: nine of ten games lie between.
lab-design-decisions = decisions
lab-design-seconds = seconds each
lab-design-minutes = minutes
lab-design-shortest = shortest
lab-design-longest = longest
lab-design-margin = ahead of the next
lab-design-changes = changes of the lead
lab-design-settled = lead settled at
lab-design-choices = Which cards and choices win?
lab-design-choices-how = How often a value is chosen when it can be, and how often who chose it wins, choice by choice. That winners do something more often does not say that doing it wins: who is ahead may be able to do it more often. All of this is among players such as the { $bot }.
lab-design-value = value
lab-design-each = times in a game
lab-design-chosen = chosen when possible
lab-design-winning = victories of who chose it
lab-design-elsewhere = any numbered place
lab-design-method = { $games } games of each setting, all seats played by the { $bot }, looked at step by step. A shared victory counts in parts. Intervals are reckoned from games, never from single choices.

## House rules

lab-options-title = What every house rule changes
lab-options-question = What is different when one option of a game has another value?
lab-options-all = Of the changes of one option, among players such as the { $bot }: { $changing } with a difference beyond doubt, { $still } with none that was found, { $same } with none at all, so that every game goes on as usual.
lab-options-change = { $setting }, { $option }: { $what }.
lab-options-first = victories of whoever begins
lab-options-skill = victories of the better player
lab-options-minutes = minutes
lab-options-margin = points ahead of the next
lab-options-best = points of the winner
lab-options-option = option
lab-options-usual = as usual
lab-options-same = same
lab-options-none = nothing changes the length
lab-options-plot = What changes the length, in minutes
lab-options-read = How to read this
lab-options-how = The first row is the game as usual; below stand the differences of each option that is changed by itself. "Same" means that every game went on as it had before. A star marks those beyond doubt: 1.75 times as far from nothing as the interval reaches, so that a whole page can be trusted. Minutes are decisions times the seconds that each game states for one.
lab-options-method = { $games } games of each row, all seats played by the { $strong }, and as many deals of { $strong } against { $weak }, each played twice with the players exchanged. What these players do not use changes nothing here and may change something among better ones.
