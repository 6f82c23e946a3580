cli-help = Tavoliere: Euro board games with exact rules. Without a command it starts the web app on this machine and opens the browser; then it takes the options of serve.
cli-epilog = --lang it or --lang en, anywhere, chooses the language. A game's own options go after its name, for example --players 4.
cli-help-play = Play a game in the terminal: alone against bots, or several at one screen.
cli-help-referee = Referee a game that you play with your own box: you tell what happens, it checks, counts and keeps the record.
cli-option-cards = Hidden cards: "public" if nobody types them, "typed" if all are typed in.
cli-help-replay = Show a recorded game, step by step.
cli-help-verify = Check every die and card of a recorded game against its published secret.
cli-help-rules = The rules of a game.
cli-help-score = Count by itself what lies on your own table: a round, a territory, a district, the final scores.
cli-help-may = Ask whether an action may be played in a position: the rule and its reason, or what would come of it.
cli-help-learn = Learn a game by short lessons, as text. The web app has them on the real board.
cli-help-puzzle = Solve puzzles of a game, as text. The web app has them on the real board.
cli-option-game = the game, by its name
cli-option-said = what is counted, and what lies there, such as round rows/blue="blue-1 follower-0"; without fields, you are asked
cli-option-action = the action as records write it, such as "follower red"
cli-option-position = the position: JSON, the name of a file, or - for what is typed; the first decision of some game if left out
cli-option-find = say where the rules speak of this
cli-option-players = how many play
cli-option-level = the level of the other seats: novice, squire, knight, duke, emperor (or random, greedy)
cli-option-seats = who plays each seat, with commas: human, novice, squire, knight, duke, emperor
cli-option-names = what the players are called, with commas
cli-option-seed = the same seed gives the same cards and dice
cli-option-resume = go on with a game that was saved
cli-option-as-json = print everything as JSON
cli-option-file = a recorded game
cli-option-commitment = the hash of the dice's secret, as it was shown before the first move
cli-option-anchors = what a device published before it added to the dice, as its page shows it; may be given again
cli-option-key = the key with which the server signs records, as its tables show it
cli-option-text = print all steps as text
cli-option-seat = as this seat saw it
cli-option-help = show this help
cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-options-of = Options of { $game }
cli-commands = Commands
cli-default = default: { $value }
cli-required = required
cli-at-least = at least { $least }
cli-metavar-options = OPTIONS
cli-metavar-command = COMMAND
cli-metavar-args = ARGS
cli-metavar-game = GAME
cli-metavar-file = FILE
cli-metavar-number = NUMBER
cli-metavar-text = TEXT
cli-metavar-action = ACTION
cli-metavar-position = POSITION
cli-metavar-lesson = LESSON
cli-metavar-table = TABLE
cli-metavar-count = COUNT
cli-metavar-field = FIELD
cli-metavar-value = VALUE
cli-option-version = show which version this is
cli-option-install-completion = complete commands, games and options in this shell, from the next time it is opened
cli-option-show-completion = print what completes them in this shell, to put it where you like
cli-completion-installed = { $shell } completes tavoliere's commands from the next time it is opened; that stands in { $path }.
cli-missing = { $what } is missing.
cli-no-option = There is no option { $option }.
cli-no-option-similar = There is no option { $option }; similar are: { $known }.
cli-takes-no-value = { $option } takes no value.
cli-wants-value = { $option } wants a value after it.
cli-bad-value = { $what } takes { $wanted }.
cli-no-command = There is no command "{ $name }"; tavoliere --help shows them all.
cli-no-command-similar = There is no command "{ $name }"; similar are: { $known }.
cli-wants-whole = a whole number
cli-wants-number = a number
cli-wants-text = a text
cli-interrupted = Stopped.
cli-system = That did not work: { $problem }.
cli-language = There is no language "{ $given }"; there are: { $known }.
cli-unexpected = "{ $argument }" was not expected here.
cli-which-game = Which game? There are: { $known }.
cli-no-lessons = There are no lessons for { $game }.
cli-lesson = There is no lesson "{ $given }"; there are: { $known }.
cli-no-puzzles = There are no puzzles for { $game }.
cli-puzzle = There is no puzzle { $given }; the last one is { $last }.
cli-bots-number = { $given } players are named for { $players } seats; name one for all, or one for each, with commas.
cli-seat = There is no seat { $given }; this game has seats 1 to { $players }.
verify-fine = { $path }: all { $draws } dice and cards are what the secret says, and the secret fits its published hash.
verify-failed = { $path }: { $problem }
verify-compare = The hash is { $commitment }. Compare it with the one that was shown before the first move, or give that with --commitment: only then do you know that nobody chose the dice later.
verify-same-hash = The hash is the one that you gave: since it was shown, nobody has chosen a die or a card.
verify-shared = Players' devices added to { $shared } of these dice and cards, after the decision that led to them: nobody could know them beforehand, not even the host. To { $alone } no device did: whoever kept the secret could know those.
verify-alone = No player's device added to these dice and cards: whoever kept the secret could know them beforehand.
verify-contribution = { $who } added to { $draws }, and nothing in time to { $missed }; published beforehand: { $anchors }
verify-anchors = That these were the players' own devices is proved to each by what their page calls published by this device: give that with --anchor.
verify-same-anchors = The devices that you gave are among them.
verify-only-dice = Names and decisions are not proved by this: whoever has a record can write others into it.
verify-not-over = The game is not over here: there may have been more of it. Names and decisions are not proved by this either.
verify-signed = Signed with the key { $key }. Compare it with the one that the server shows at its tables, or give that with --key: if it is the same, then names, decisions, result and end are those that the server announced.
verify-same-key = Signed with the key that you gave: names, decisions, result and end are those that this server announced. Whoever runs it could have announced others.
cli-help-serve = Start the web app, as without a command; for a server of a club or of many.
cli-help-site = Write the web app as files for any host of static files: to learn, read, play alone or at one screen. No server is needed for that.
cli-option-folder = a new folder, or one with an older site, which is replaced
site-done = The site is written into { $folder }, { $files } files: any host of files serves it, from any folder.
cli-help-menu = Open the menu in the terminal.
cli-option-host = where the web app listens; 0.0.0.0 lets friends on the same network in
cli-option-port = the port of the web app; without it the usual one, or another that is free
cli-option-no-browser = do not open the browser
cli-option-database = where tables are kept: a file, or postgresql://name@host/tavoliere; without it, a file in your data folder
cli-option-address = an address under which people reach this server, as behind a proxy
cli-option-lesson = the lesson to begin with
cli-option-number = the puzzle to begin with
cli-help-analyse = Analyse a recorded game: what every decision cost, what would have been better, and how lucky each player was. What is found is kept beside the record.
cli-option-effort = how many iterations the search has for a decision; 6000 if not said
cli-option-per-decision = how many seconds to think about a decision at most; then the same command need not find the same again
cli-option-luck-only = only the luck, which takes a few seconds
cli-option-analysis-seed = the same seed and iterations find the same
cli-option-jobs = how many processes think; as many as there are cores if not said
cli-option-worst = how many of the dearest decisions of each player are shown
cli-help-database = For hosts: check the database of the web app, back it up, take games out of it, delete some.
cli-help-database-check = Replay every stored game and compare it with what the database says of it: a line for each that is wrong.
cli-help-database-backup = Copy the database into a new file, while it is in use.
cli-help-database-restore = Bring a backup to where the web app looks for its games, and check it. Never over a database that is there.
cli-help-database-export = Save the records of all finished games as one archive (.zip) of files.
cli-help-database-delete = Delete games, with everything that belongs to them: those named, or all that are old enough.
cli-option-file-new = a file that is not there yet
cli-option-file-old = a file that "tavoliere database backup" made
cli-option-tables = the names of tables, as the check and the records have them
cli-option-finished = all games that have been over for so many days
cli-option-abandoned = all games in which nothing has happened for so many days (31 or more: a turn may take thirty)
cli-option-matchmaking = open tables at which strangers sit down, and ratings for those who take part
cli-option-keep-finished = delete finished games after so many days; without it they are kept for ever
cli-option-keep-abandoned = delete games in which nothing has happened for so many days (31 or more); without it they are kept for ever
cli-delete-what = Which games? Name tables, or say --finished DAYS or --abandoned DAYS.
check-problem = Table { $table } ({ $game }): { $what }
check-fine = { $games ->
    [one] One game, and it replays
   *[other] { $games } games, and all replay
  } to where the database says they stand; { $over } are over.
check-problems = { $problems } of { $games } games are not as they should be.
backup-done = { $games ->
    [one] One game is
   *[other] { $games } games are
  } in { $path }. Keep it from others: it has the secrets of dice.
restore-done = { $games ->
    [one] One game is
   *[other] { $games } games are
  } back, in { $path }.
export-done = { $games ->
    [one] The record of one finished game is
   *[other] The records of { $games } finished games are
  } in { $path }.
delete-done = { $games ->
    [one] One game was deleted.
   *[other] { $games } games were deleted.
  }
cli-commands-of-research = Commands for research
