seat = Player { $number }

## Engine

interpreted-not-compiled = The compiled rules are missing, so Tavoliere runs them interpreted: the same games, only slower. Install it again where a C compiler is found to get them.
interpreted-stale = The compiled rules do not fit their source any more, so Tavoliere runs them interpreted. Build them again with: pip install .
unknown-game = There is no game "{ $name }"; the games are: { $known }.
unknown-option = { $game } has no option "{ $option }"; its options are: { $known }.
wrong-value = { $game }: "{ $option }" cannot be { $value }; it can be: { $known }.
table-unreadable = The table { $path } cannot be read: { $problem }.
table-not-json = The table { $path } is not JSON: { $problem }.
no-such-number = There is no action { $number }; actions are numbered from 0 to { $last }.
no-such-action = "{ $text }" is no action; actions begin with: { $known }.
no-such-arguments = "{ $text }" is no action; write it like "{ $example }".
position-not-json = The position is not JSON: line { $line }: { $problem }.
position-not-object = A position is a JSON object with names and values.
position-other-game = The position is one of "{ $name }", not of "{ $mine }".
position-other-options = The position belongs to a game with the options { $theirs }, this one has { $mine }.

## Records

cannot-save = The game could not be saved to { $path }: { $problem }. Nothing was changed there.
record-unreadable = { $path } cannot be read: { $problem }.
record-too-large = { $path } is too large for a record.
record-not-text = { $path } is not a record: it is not text.
record-not-json = { $path } is damaged at line { $line }: { $problem }.
record-not-record = { $path } is not a record of Tavoliere.
record-version = { $path } is a record of version { $version }; this program reads version { $mine }.
record-field = { $path } is damaged at line { $line }: "{ $field }" is missing or not what it should be.
record-wrong = { $path } is damaged at line { $line }: { $problem }
record-step = { $path } is damaged at line { $line }: step { $step } cannot be played: { $problem }
record-seats = { $given } seats for { $players } players.
record-result = The result is not what the steps lead to.
no-undo-start = There is nothing to take back.
no-undo-chance = A card or a die cannot be taken back.
no-undo-reveal = What has been revealed cannot be taken back.
verify-by-hand = The cards and dice were typed in by hand, so there is nothing to check.
verify-no-secret = The record does not hold the secret of its dice; it is published when the game is over.
verify-commitment = The secret does not fit the hash that was published before the first move.
verify-step = Line { $line } has "{ $given }", but the dice say "{ $right }".
