seat = Player { $number }

## Results

won-by = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
won-together = { $others } and { $last } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

## Lessons and puzzles

page-summary-others = Not played by anybody
page-lesson-other = The rules allow that, but this step wants something else. Try again:
page-puzzle-title = Puzzle { $number }
page-puzzle-level-knight = easy
page-puzzle-level-duke = medium
page-puzzle-level-emperor = hard
page-puzzle-asks = You are { $who }: find the best choice.
page-puzzle-right = Right. And then?
page-puzzle-wrong = { $percent ->
    [one] { $what } costs about 1 of 100 games. There is something better: try again.
   *[other] { $what } costs about { $percent } of 100 games. There is something better: try again.
    }
page-puzzle-obvious = { $percent ->
    [one] { $what } is the obvious choice, and it costs about 1 of 100 games. Look again.
   *[other] { $what } is the obvious choice, and it costs about { $percent } of 100 games. Look again.
    }
page-puzzle-try = “{ $what }”
page-puzzle-hinted = It is one of the { $count } choices that are left.
page-puzzle-solved = Solved!
puzzle-wins = It wins the game at once.
page-puzzle-versus = { $percent ->
    [one] Against “{ $what }” it gains about 1 of 100 games.
   *[other] Against “{ $what }” it gains about { $percent } of 100 games.
    }

## What is said of every game

from-to = { $least } to { $most }
headline-over = The game is over
prompt-over = The game is over.
field-phase = What is going on
field-round = Round
field-turn = Whose turn

## Engine

interpreted-not-compiled = The compiled rules are missing, so Tavoliere runs them interpreted: the same games, only slower. Install it again where a C compiler is found to get them.
interpreted-stale = The compiled rules do not fit their source any more, so Tavoliere runs them interpreted. Build them again with: pip install .
network-unusable = The learned evaluation in { $path } cannot be used: { $problem }. The bots of { $game } do without it.
unknown-game = There is no game "{ $name }"; the games are: { $known }.
game-unusable = The game "{ $name }" of the package "{ $package }" cannot be used: { $problem }.
unknown-option = { $game } has no option "{ $option }"; its options are: { $known }.
table-is-file = "{ $option }" must be a table of data here; the name of a file is not opened.
option-does-not-fit = { $game }: "{ $option }" cannot be { $value } with { $given }; it can be: { $known }.
option-not-plain = { $game }: { $option } is given with names, words and ordinary numbers, at most 20 levels deep.
wrong-value = { $game }: "{ $option }" cannot be { $value }; it can be: { $known }.
table-unreadable = The table { $path } cannot be read: { $problem }.
table-not-json = The table { $path } is not JSON: { $problem }.
no-such-number = There is no action { $number }; actions are numbered from 0 to { $last }.
no-such-action = "{ $text }" is no action; actions begin with: { $known }.
no-such-arguments = "{ $text }" is no action; write it like "{ $example }".
action-written = { $text }
action-named = { $what }: { $parts }
not-asked = "{ $action }" is not possible now ({ $rules }). { $asked }
position-not-plain = A position is written with names, words and ordinary numbers, at most 20 levels deep.
position-not-json = The position is not JSON: see line { $line }, column { $column }.
position-line = A position in one line is written as Position.to_line writes it: GAME.v1.players-2..round-3.dealer-1
position-line-part = "{ $part }" is no part of a position in one line: a part is the name of an option or field, a dash and a value.
position-line-version = The position was written for { $given } of the state table; this is { $mine }.
position-not-object = A position is a JSON object with names and values.
position-other-game = The position is one of "{ $name }", not of "{ $mine }".
position-other-options = The position belongs to a game with the options { $theirs }, this one has { $mine }.
position-bytes = A position of this game has { $right } bytes, not { $given }.
position-unsound = These bytes are no position that can arise in this game.
position-bounds = The state holds { $given } in "{ $cell }", which must be a number from { $least } to { $most }.
position-nothing-to-do = Nothing could be done in this position.
position-not-names = "{ $where }" must be an object with names and values.
position-unknown-name = "{ $name }" is not known in "{ $where }"; it may hold: { $known }.
position-number = "{ $name }" must be a whole number from { $least } to { $most }, not { $given }.
position-word = "{ $where }" cannot be "{ $given }"; it can be: { $known }.
position-flag = "{ $name }" must be true or false, not { $given }.
position-list = "{ $where }" must be a list with at most { $most } entries.
position-not-now = "{ $name }" has no meaning at this point of the game.
position-fewer = "{ $where }" must have { $right } entries.
position-needed = "{ $name }" does not follow from the rest here: say it.
position-players = "players" must be a list of at most { $players } players.
position-following = "{ $name }" follows from the rest and is { $right }, not { $given }.

## Registrazioni

cannot-save = The game could not be saved to { $path }: { $problem }. Nothing was changed there.
record-unreadable = { $path } cannot be read: { $problem }.
record-too-large = { $path } is too large for a record.
record-not-text = { $path } is not a record: it is not text.
record-not-json = { $path } is damaged at line { $line }, column { $column }: from there on it is not JSON.
record-not-record = { $path } is not a record of Tavoliere.
record-version = { $path } is a record of version { $version }; this program reads version { $mine }.
record-field = { $path } is damaged at line { $line }: "{ $field }" is missing or not what it should be.
record-wrong = { $path } is damaged at line { $line }: { $problem }
record-step = { $path } is damaged at line { $line }: step { $step } cannot be played: { $problem }
record-seats = { $given } seats for { $players } players.
record-result = The result is not what the steps lead to.
record-share-seat = There are only { $players } seats, but a device of another one adds to the dice.
cannot-write = { $path } could not be written: { $problem }.
ledger-other = { $path } does not belong to this run: another game, seed or set of rules, or something else altogether. Choose another place for this run, or delete what lies there.
ledger-line = { $path } is damaged at line { $line }.
no-undo-start = There is nothing to take back.
no-undo-chance = A card or a die cannot be taken back.
no-undo-reveal = What has been revealed cannot be taken back.
no-undo-over = The game is over: its last decision stands.
verify-by-hand = The cards and dice were typed in by hand, so there is nothing to check.
verify-no-secret = The record does not hold the secret of its dice; it is published when the game is over.
verify-commitment = The secret does not fit the hash that was published before the first move.
verify-share-place = At step { $n } devices added to dice, but no dice or cards follow there.
verify-share-order = At step { $n } what devices added is not in the order of the seats, or a seat is there twice.
verify-share-link = At step { $n } what the device of seat { $seat } added does not lead to what it published beforehand.
verify-no-anchor = No device has published { $anchor } in this game.
verify-step = Line { $line } has "{ $given }", but the dice say "{ $right }".
verify-other-hash = The hash of its dice is { $commitment }, not the one that you gave: this is not that game.
verify-signature = The signature does not fit: something in this record was changed after the server signed it, or it never did.
verify-not-signed = No server has signed this record.
verify-other-key = It is signed with the key { $key }, not with the one that you gave: another server says so.

## Bots

no-bot = There is no player "{ $name }"; there are: { $known }.
missing-extra = { $module } is not installed; it comes along with: pip install "tavoliere[{ $extra }]"
bot-seconds = { $name } cannot think for "{ $given }" seconds; a time is a number above 0, up to { $most }.
bot-without-clock = { $name } takes no time: it does not think by the clock.
bot-file-which = { $path } has no such bot. A bot is a class with a method choose, or a function make_...; there are: { $known }.
bot-file-fails = { $path } cannot be used: { $problem }
bot-unusable = The bot "{ $name }" of the package "{ $package }" cannot be used: { $problem }.
bot-stays = Other processes cannot make the bot "{ $name }" ({ $problem }). Put it into a file and name it FILE.py:NAME, or invite a class or function of a module.

## Lines of play

web-stale = The game has gone on meanwhile; look again.
variations-damaged = A study's line is a list of actions, with lists of other actions after one.
variations-large = A study has at most { $most } actions in all its branches; delete one first.
variations-long = A line has at most { $most } steps.
variations-deep = Branches of branches go at most { $most } deep.

## Choices

# A group of choices that the game has no name for, as its actions are written.
choices-group = { $actions } …

## Positions that are edited

edit-word = { $word }
edit-seat = { $who }
edit-number = { $number }
edit-nothing = none
edit-moment = The moment
edit-beside = Beside the board
web-editor-deed = There is no such change here.
web-no-editor = The positions of this game can only be edited as text.

## With the real box

shared-lead = Only the device that leads can do that.
page-referee-left = { $asked } ({ $count } to go)
page-referee-stopped = From here on it no longer fits. { $reason }
page-referee-instead = What really happened instead of this: { $told }
page-referee-changed-points = { $who }: { $before } → { $after }
progress = { $what }: { $done } of { $total }, { $share } %, about { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
  } left
