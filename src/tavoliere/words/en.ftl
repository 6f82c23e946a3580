seat = Player { $number }

## Terminal

terminal-none = This needs a terminal with somebody at its keys; input and errors must not be redirected.
terminal-motto = Board games at this screen, with friends and with bots
terminal-menu-rules = Read the rules of { $game }
terminal-menu-resume = Go on with a saved game
terminal-menu-replay = Look at a finished game again
terminal-menu-language = In italiano, per favore
terminal-menu-light = Light or dark
terminal-menu-quit = Quit
terminal-key-move = move
terminal-key-choose = choose
terminal-key-turn = change
terminal-key-begin = begin
terminal-key-language = italiano
terminal-key-light = light/dark
terminal-key-menu = menu
terminal-key-quit = quit
terminal-key-confirm = confirm
terminal-key-undo = take back
terminal-key-hurry = skip ahead
terminal-key-filter = filter
terminal-key-why = why not?
terminal-key-board = board
terminal-key-rules = rules
terminal-key-save = save as
terminal-key-help = keys
terminal-key-lift = I am here
terminal-key-read = read
terminal-key-contents = contents
terminal-key-close = close
terminal-key-earlier = back
terminal-key-later = on
terminal-key-view = whose eyes
terminal-help-title = The keys
terminal-help-choose = choose
terminal-help-number = choose by number
terminal-help-back = back out of a group of choices
terminal-help-filter = type words to find a choice
terminal-help-why = type an action; one that is not allowed gets its reason
terminal-help-undo = take the last step back, until the turn is confirmed
terminal-help-hurry = confirm the turn; while bots play, skip ahead
terminal-help-log = scroll the log
terminal-help-board = scroll the board
terminal-help-only-board = whole screen for the board, and back
terminal-help-rules = the rules, opened at the last reason given
terminal-help-save = save a copy; the game is saved by itself anyway
terminal-help-pace = how fast the bots play
terminal-help-language = English or Italian
terminal-help-light = light or dark
terminal-help-menu = to the menu; the game is saved
terminal-help-quit = quit; the game is saved
terminal-help-step = one step back or on
terminal-help-leap = ten steps back or on
terminal-help-ends = to the beginning, to the end
terminal-help-view = through whose eyes the game is seen
terminal-option-players = Players
terminal-usual = as usual
terminal-yes = yes
terminal-no = no
terminal-player-human = a person here
terminal-player-random = bot: random
terminal-player-greedy = bot: greedy
terminal-player-page = bot: page
terminal-player-squire = bot: squire
terminal-player-knight = bot: knight
terminal-player-duke = bot: duke
terminal-player-emperor = bot: emperor
terminal-begin = Begin
terminal-name-twice = Two players are called { $name }; give one of them another name.
terminal-missing-bot = { $name } is played by "{ $bot }", a bot that this program does not have; it has: { $known }.
terminal-shelf = Saved in { $folder }, newest first.
terminal-shelf-delete = Press d again to delete { $file } for good; any other game, or Esc, keeps it.
terminal-shelf-kept = { $file } could not be deleted: { $problem }.
terminal-key-real-box = real box
terminal-key-delete = delete
terminal-shelf-empty = There is none yet in { $folder }.
terminal-confirm = { $who }: this is how it would be. Enter confirms, u takes back.
terminal-lesson-on = Enter goes on …
terminal-lesson-end = That is all you need. Now play: tavoliere play { $game } --players 2
terminal-puzzle-on = Enter for the next puzzle …
terminal-puzzle-keys = Type a number. ? leaves only a few choices, ! shows the solution.
terminal-thinking = { $who } is thinking …
terminal-command-confirm = Confirm
terminal-command-undo = Take back
terminal-command-result = The result
terminal-command-rematch = Rematch, everybody one seat further
terminal-command-replay = Look at the game again, step by step
terminal-command-board = The final board
terminal-command-menu = Back to the menu
terminal-type-filter = words of a choice; Enter takes the one marked, Esc goes back
terminal-type-why = an action such as: { $example }
terminal-type-save = where to save a copy
terminal-see-rules = r opens the rules there.
terminal-save-exists = { $path } is already there; choose another name.
terminal-saved = A copy is saved in { $path }.
terminal-pace = Bots' moves stay for { NUMBER($seconds, maximumFractionDigits: 2) } seconds.
terminal-pass = Pass the screen to { $who }
terminal-look-away = Everybody else looks away. { $who } presses Enter.
terminal-winner = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
terminal-winners = { $others } and { $last } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
terminal-commitment = Hash published before the first move: { $hash }
terminal-secret = Secret of the cards and dice: { $secret }
terminal-verify = Verify with: tavoliere verify { $path }
terminal-by-hand = Cards and dice were typed in by hand.
terminal-beginning = The beginning.
terminal-step = Step { $step } of { $last }
terminal-eyes-all = seen by somebody who knows everything
terminal-eyes-seat = seen by { $who }
terminal-eyes-spectator = seen by a spectator

## Page

page-motto = Board games at one table: alone against bots, with friends at this screen, or with friends far away.
page-menu = Tavoliere
page-language = Italiano
page-light = Light
page-dark = Dark
page-settings = Settings
page-sound = Sounds: my turn, points, the end
page-notify = A notification when it is my turn
page-speed = Speed
page-speed-slow = slowly
page-speed-normal = normally
page-speed-fast = fast
page-speed-once = at once
page-waits = Wait for me after each opponent
page-confirms = Ask before my choices
page-confirms-always = always
page-confirms-final = where nothing can be taken back
page-confirms-never = never
page-go-on = Continue
page-summary-closes = This closes in { $seconds } s, then your time runs.
page-cancel = Cancel
page-sure = This can't be taken back. Do it?
page-your-turn-to = Your turn: { $what }
page-waiting-for = Waiting for { $who } ({ $what })
page-who = { $who }
page-info = About the board
page-info-nothing = Point at a piece, or tap it, and here is what it is.
page-summary = What counted
page-summary-others = Not played by anybody
page-log-steps = Every step
page-play-on = Play
page-pause = Pause
page-plot = The scores over time
page-hint-play = { $what }.
page-hint-wins-next = Soon worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
  } more to you than the next best.
page-hint-wins-chance = Soon worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
  } more to you than deciding at random.
page-hint-prevents = Keeps { $who } from about { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
page-hint-sure = The bot is sure of it.
page-hint-likely = The bot likes it best.
page-hint-open = A close call.
page-hint-next = { $percent ->
    [0] Next best, as good as equal: { $what }.
    [one] Next best, { $percent } point of winning chance behind: { $what }.
   *[other] Next best, { $percent } points of winning chance behind: { $what }.
  }
page-still = No animations
page-unreachable = The server does not answer; nothing is lost, try again in a moment.
page-failed = The server could not do that (error { $status }).
page-stumbled = Something went wrong here; load the page again and try once more.
page-again = Try again
page-close = Close
page-to-lobby = To the lobby
page-rules = Rules
page-rules-of = Rules of { $game }
page-rule = Rule { $rule }
page-play = Play
page-reference = Quick reference
page-print = Print
page-contents = Contents
page-learn = Learn
page-learn-motto = Ten to twelve minutes a game, on the real board: you try it yourself, and every sentence leads to its rule.
page-learn-game = Learn { $game }
page-learned = { $done } of { $all } lessons done
page-lessons = Lessons
page-course-motto = Short lessons on the real board. You can leave at any time and go on where you were.
page-course-go-on = Go on
page-course-done = You know everything you need. The best lesson comes now: a game against a gentle bot. A tutor asks before you make a big mistake.
page-course-play = Play your first game
page-lesson-where = Where you are
page-lesson-title = { $number } · { $title }
page-lesson-step = Step { $n } of { $last }
page-lesson-done = done
page-lesson-rule = Rule
page-lesson-next = Next
page-lesson-back = Back
page-lesson-again = From the start
page-lesson-following = Next lesson
page-lesson-end = Finish
page-lesson-other = The rules allow that, but this step wants something else. Try again:
page-lesson-me = In this lesson you are { $who }.
page-puzzles = Puzzles
page-puzzles-of = Puzzles: { $game }
page-puzzles-motto = Moments from bots' games where one choice is clearly the best, and not the obvious one. Find it on the real board.
page-puzzles-all-done = You have solved all of these. There is still the game itself.
page-puzzles-solved = { $done } of { $all } solved
page-puzzles-filter = Variant
page-puzzles-every = All variants
page-puzzles-go-on = Go on
page-puzzles-list = All puzzles
page-puzzle-title = Puzzle { $number }
page-puzzle-level-knight = easy
page-puzzle-level-duke = medium
page-puzzle-level-emperor = hard
page-puzzle-fails-knight = A bot that looks ahead a little finds it.
page-puzzle-fails-duke = The Knight fails at it; the Duke finds it.
page-puzzle-fails-emperor = Even the Duke fails at it.
page-puzzle-part-opening = opening
page-puzzle-part-middle = middle of the game
page-puzzle-part-end = end of the game
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
page-puzzle-that = That
page-puzzle-hinted = It is one of the { $count } choices that are left.
page-puzzle-show = Show me
page-puzzle-solved = Solved!
page-puzzle-solved-state = solved
page-puzzle-shown-state = seen
page-puzzle-shown = This was it:
page-puzzle-next = Next puzzle
page-puzzle-again = Try it again
page-puzzle-on = Play on from here
page-puzzle-further = What then?
page-puzzle-players = { $players } players
puzzle-wins = It wins the game at once.
page-puzzle-versus = { $percent ->
    [one] Against “{ $what }” it gains about 1 of 100 games.
   *[other] Against “{ $what }” it gains about { $percent } of 100 games.
    }
page-first-time = Your first time with { $game }?
page-first-time-ask = Ten minutes or so of lessons on the real board, or straight into a game against a gentle bot: you choose. The lessons stay on the first page.
page-first-learn = Learn it first
page-first-play = Play right away
page-welcome-learn = Learn a game
page-welcome-play = Play
page-welcome-continue = Continue
page-play-game = Set up a table: { $game }
page-play-bot = Play against a bot
page-play-bot-game = Play against a bot: { $game }
page-set-up = Set up a table
page-by = by { $authors }
page-for-players = { $counts } players
page-minutes-range = { $minutes } minutes
page-takes = Takes about { $minutes } minutes.
page-not-affiliated = Tavoliere is not affiliated with the authors or the publishers of the games; if you like one, buy its box.
page-my-tables = My tables
page-over = Finished
page-turn-of = { $who } is to play
page-until = { $turn }, until { $when }
page-you-won = You won
page-you-lost = You lost
page-you-share = You share the victory
page-has-won = { $who } has won
page-has-won-several = { $who } have won
page-results = My games against the bots
page-against = Against
page-won = Won
page-lost-games = Lost
page-shared = Shared
page-forget = Forget
page-forget-table = Forget this table of { $game }
page-sure-forget = Forget this table of { $game }?
page-sure-forget-seat = The game is not over. This browser forgets the link of your seat, and without it there is no way back.
page-sure-forget-over = The game is over. This browser forgets its link; what you won or lost stays counted.
page-keep = Keep it
page-all-tables = Show all { $count }
page-no-game = There is no game "{ $game }" here.
page-how-many = How many play?
page-who-sits = Who sits where?
page-who-at = Who sits at seat { $number }
page-name-at = Name of the player at seat { $number }
page-me = me
page-friend-here = a friend at this screen
page-friend-away = a friend by link
page-human = a person
page-bot = bot: { $level }
page-bots = Bots
page-bot-difficulty = bot, { $difficulty } ({ $level })
page-difficulty-page = very easy
page-difficulty-squire = easy
page-difficulty-knight = medium
page-difficulty-duke = hard
page-difficulty-emperor = very hard
page-about-level-page = The page overlooks half of what it could do: for a very first game.
page-about-level-squire = The squire takes what looks best at the moment and never looks ahead: for whoever is learning.
page-about-level-knight = The knight looks a little ahead and punishes mistakes: for those who know the game.
page-about-level-duke = The duke looks well ahead: for those who play often.
page-about-level-emperor = The emperor thinks up to a second about each move and is seldom beaten.
page-not-json = { $file } cannot be read as a table of values; ours stays.
page-designers = For designers and owners of another edition
page-own-table = With the values of your own box, written down as the rules say.
page-own-table-laid = Your own values are on the table.
page-level-random = random
page-level-greedy = greedy
page-level-page = page
page-level-squire = squire
page-level-knight = knight
page-level-duke = duke
page-level-emperor = emperor
page-hot-seat = A curtain hides the hands whenever the screen is passed on.
page-hot-seat-open = Nothing is hidden in this game, so the screen is simply passed on.
page-links-after = You get a link for each friend as soon as the table is laid.
page-clock = Time to think
page-clock-none = as long as everybody likes
page-clock-game = For each person, for the whole game
page-clock-move = For each turn
page-clock-minutes = { $minutes } minutes each
page-clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
  }
page-clock-substitute = When time runs out, in comes
page-time-lost = seat lost
page-late-lost = Your time has run out, and with it your seat is lost, as was said at the start. A bot ({ $level }) plays to the end.
page-clock-then = It plays
page-clock-then-back = until the person comes back
page-clock-then-lost = to the end: the seat is lost
page-clock-vacation = Vacation for each person
page-clock-vacation-days = { $days ->
    [0] none
   *[other] { $days } days in the whole game
  }
page-clock-about-game = Your time runs only while you are asked, once everybody has sat down.
page-clock-about-move = Your time runs only while you are asked, once everybody has sat down, and is full again for each turn.
page-clock-about-fifth = Whoever has none left is not out: this bot plays for them until they come back, and then they have a fifth of the time again.
page-clock-about-back = Whoever lets it run out is not out: this bot plays for them until they come back.
page-clock-about-lost = Whoever lets it run out has lost: this bot plays for them to the end, and they cannot come back.
page-clock-about-vacation = On vacation one's clock stands still, one may play all the same, and everybody sees it.
page-tell = Tell me when it is my turn
    .short = Tell me
page-told = You will be told
page-tell-push = By a message on this device, also when no page is open
page-tell-no-push = This browser takes no messages here: it needs a page with https, and your permission in its settings.
page-tell-mail = By e-mail to
page-tell-mail-on = Send me a link to confirm
page-tell-mailed = By e-mail to { $address }.
page-tell-unconfirmed = A link is on its way to { $address }. Open it, and from then on you get mail.
page-tell-mail-off = No more e-mail
page-tell-mail-other = Take another address, or none
page-tell-once = You get one message, and no further one until you have looked at the table.
page-tell-failed = That did not work here; try again, or another way.
page-vacation = vacation
page-vacation-left = { $days ->
    [one] Vacation left: a day
   *[other] Vacation left: { $days } days
  }
page-vacation-take = Go on vacation
page-vacation-end = I am back
page-vacation-until = On vacation, at most until { $when }: the clock stands still.
page-vacation-mine = You are on vacation, at most until { $when }. Your clock stands still.
page-you-lost-time = You lost on time
page-until-vacation = { $turn }, on vacation until { $when }
page-not-my-browser = This seat is in another browser
page-not-my-browser-why = Open the link on the device and in the browser in which you play: only there is your seat known. Or open the address of your seat, if you have kept it.
page-mail-confirm = Is this your e-mail address?
page-mail-confirm-why = If you asked for it, Tavoliere writes to you when it is your turn: one mail a table, and no further one until you have looked at it.
page-mail-confirm-do = Yes, write to me
page-mail-confirmed = { $address } is confirmed. You can close this page.
page-mail-stop = Stop the e-mails?
page-mail-stop-why = You stay at the table; you only get no more mail.
page-mail-stop-table = Stop for this table
page-mail-stop-all = Stop for all tables
page-mail-stopped = { $address } gets no more mail about this table.
page-mail-stopped-all = { $address } gets no more mail.
page-mail-none = You get no more mail.
page-clock-d-h = { $days } d { $hours } h
page-left-minutes = { $minutes ->
    [one] less than a minute left
   *[other] less than { $minutes } minutes left
  }
page-left-hours = about { $hours } hours left
page-time-up = time is up
page-late = Your time has run out: a bot ({ $level }) plays for you.
page-come-back = I play on myself
page-allow-hints = Hints are allowed
page-house-rules = House rules
page-begin = Begin
page-spectators-see = Who only watches sees what lies open, and nobody's hand.
page-spectators-open = Who only watches sees everything, as all players do.
page-sitting-down = Sitting down …
page-board = The board
page-board-broken = The board of this game cannot be drawn. Here is a plain one.
page-choices = What you can do
page-zone-of = { $who }: { $zone }
page-zone-place = { $zone } { $place }
page-zone-lies = { $place }: { $what }
page-zone-empty = { $place }: empty
page-zone-times = { $count } × { $what }
page-zone-theirs = { $count } of { $who }
page-zone-down = { $count ->
    [one] one face down
   *[other] { $count } face down
  }
page-working = Please wait
page-lost = The connection is lost; the page is trying to come back by itself.
page-your-turn = Your turn
page-confirm-ask = This is how it would be. Confirm, or take back?
page-confirm-wait = { $who } is about to confirm the turn.
page-several-broken = Something came between: the rest was not done. Take back what was done, or go on from here.
page-confirm = Confirm
page-undo = Take back
page-hint = Hint
page-tutor = Tutor: ask me before a choice that is clearly worse than another (in games against bots)
page-tutor-on = tutor
page-tutor-warning = This may cost you about { $percent } of 100 games. Play it anyway?
page-tutor-behind = { $percent ->
    [0] What you chose is as good as equal: { $what }.
    [one] What you chose is { $percent } point of winning chance behind: { $what }.
   *[other] What you chose is { $percent } points of winning chance behind: { $what }.
  }
page-tutor-why = Show why
page-tutor-back = Choose again
page-tutor-anyway = Play it
page-hint-thinking = Thinking …
page-hint-best = good
page-chance = { $who } { $percent } %
page-preview-nothing = Nothing else comes of it at once.
page-preview-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
  }
page-players = Players
page-you = you
page-away = not here
page-awaited = invited
page-devices = { $count ->
    [one] seen on one device
   *[other] seen on { $count } devices
  }
page-devices-why = This is how many devices have been used at this seat: each has seen what only this seat may see.
page-other-device = My link, for another device
page-other-device-how = This link is your seat: keep it to yourself. Open it on your other device, or scan the code with its camera:
page-thinking = is thinking
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-watching = You are watching: you see what lies open, and nobody's hand.
page-seat-of = The seat of { $who }
page-name = Name
page-rename = Rename
page-name-ask = What shall the others call you?
page-name-keep = That's me
page-who-plays = Who plays here
page-copy-link = Copy the link
page-copy-watch = Invite to watch
page-invitation = The invitation
page-invite = Invite { $who }
page-invite-again = The link of { $who }
page-invite-watch = Invite to watch
page-invite-how = This link is their seat. Send it, or let them scan the code:
page-invite-watch-how = Whoever has this link looks on, without a seat. Send it, or let them scan the code:
page-invite-kept = They need no account. You can already play; this goes away as soon as they sit down.
page-put-away = Put it away
page-share = Share …
page-copied = Copied
page-show-link = Show the invitation
page-no-link = Whoever sits here has a link of their own, which nobody else knows.
page-link-unknown = This browser does not know the link of this seat.
page-new-link = Make a new link
page-revoke = Void the link, make a new one
page-send-away = Send them away, make a new link
page-send-away-sure = Click again: they lose the seat
page-qr = The link as a QR code
page-only-here = So far only this computer reaches this address: Tavoliere was not started for the whole network.
page-talk = Talk
page-said = What was said
page-say = Say it
page-say-what = Say something
page-mute = Mute
page-muted = You do not see what others say.
page-unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
  }
page-emote-hello = Hello!
page-emote-bravo = Well played!
page-emote-thanks = Thank you!
page-emote-wow = Wow!
page-emote-hm = Hm …
page-emote-oops = Oops!
page-remarks = About this table's data
page-log = What happened
page-moment = After step { $n }. { $prompt }
page-moment-start = The beginning.
page-to-now = Back to now
page-replay = Look again
page-step = { $n } of { $last }
page-step-back = One step back
page-step-on = One step on
page-eyes = Seen by
page-eyes-spectator = a spectator
page-copy-moment = Link to this moment
page-my-studies = My studies ({ $count })
page-study-made = { $game }, { $when }
page-study-forget = Forget
    .title = The link goes on working, but nobody can change the study any more
page-study-forget-sure = Really forget?
page-study-of = Study: { $game }
page-study-where = This study
page-study-welcome = Here nothing counts: play for everybody, or let bots play some seats. Go back and play something else, and a second line begins beside the first. All of it stays, and whoever has the link can look at it.
page-study-from-here = Play on from here
    .short = Play on
page-study-lines = Lines of play
page-study-beginning = Beginning
page-study-steering = The way through the lines
page-study-first = To the beginning
page-study-back = Back
page-study-on = On
page-study-last = To the end of this line
page-study-above = To the line above
page-study-below = To the line below
page-study-branch = Line { $n } of { $last }
page-study-main = Make main line
    .title = Make this line the main one
page-study-remove = Delete
    .title = Delete this step and everything after it
page-study-sure = Delete { $count ->
    [one] this step
   *[other] { $count } steps
 }?
page-study-share = Copy link
    .title = Whoever has the link sees these lines, and may copy them
page-study-note = A note about this moment
page-study-copy = Copy and play on
page-study-copy-mine = Keep mine as a copy
page-study-give-up = Show the other one
page-study-stale-told = This study was changed elsewhere meanwhile.
page-study-kept = Saved
page-study-changed = Saving …
page-study-unreachable = Not saved yet: no answer
page-study-stale = Not saved
page-study-refused = Not saved
page-study-theirs = Somebody else's study
page-study-stop = Stop
page-study-let-play = Let { $who } play
page-study-let-fall = Let chance decide
page-study-evaluate = Evaluate
page-study-chance = Chance is next. What shall it be?
page-study-plays = Who plays for { $who }
page-study-me = Me
page-study-asks = { $who }: { $what }.
page-study-draws = I choose what chance brings
page-study-level = as good
page-study-wins = wins { $percent } %
page-study-loses = −{ $percent } % (± { $margin })
page-study-tries = { $tries } tries
page-percent = { $percent } %
page-export = Save the record
page-result = The result
page-winner = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
page-winners = { $others } and { $last } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
page-rank = { $rank }. { $who }
page-total = Total
page-rematch = Rematch
page-final-board = The final board
page-pass = Pass the screen to { $who }
page-look-away = Everybody else looks away.
page-lift = I am { $who }
page-fair = Were the dice and cards fair?
page-dice = Is chance fair?
page-fair-now = What dice and cards bring is settled by two things: a secret of the server, tied down since before the first move by the hash below, and what players' devices add after each decision. So nobody chooses it, and whoever has the secret alone does not know what will fall. When the game is over, this browser can check every one.
page-dice-nobody = Just now no device adds to them: only the secret of the server counts.
page-dice-one = Just now the device of { $last } adds to them.
page-dice-several = Just now the devices of { $others } and { $last } add to them.
page-fair-anchor = Published by this device, before it added anything
page-fair-shared = Players' devices added to { $shared } of them after the decision: nobody knew these beforehand. To { $alone } no device did, as to the cards of the opening: these the host could know.
page-fair-seat = { $who }: added to { $added }{ $missed ->
    [0] .
   *[other] , nothing in time to { $missed }.
  }
page-fair-mine = What this device gave is in the record { $used ->
    [one] for one decision, as it was asked
   *[other] for { $used } decisions, each as it was asked
  }{ $left ->
    [0] .
    [one] ; for one more it had answered and was left out, perhaps because it was late.
   *[other] ; for { $left } more it had answered and was left out, perhaps because it was late.
  }
page-fair-foul = Attention: { $count } times this device was asked about another decision than the one in the record. That happens when a server fails at that moment; else somebody wanted to know the dice first and decide then.
page-fair-how = Every die and every card follows from a secret. Its hash was published before the first move, the secret itself now: nobody could have chosen anything afterwards. Where players' devices added to it after the decision, nobody knew it beforehand either.
page-fair-hash = Hash of the server's secret, shown since before the first move
page-fair-secret = The server's secret, published now that the game is over
page-fair-key = Key with which this server signs records
page-fair-check = Check every die and card
page-fair-verdict = Yes: everything is as it must be.
page-unfair-verdict = No: something is not as it must be.
page-fair-unchecked = It could not be checked just now: the server does not answer.
page-fair-server = The server says: all { $draws } dice and cards are those of the secret.
page-fair-here = This browser has recomputed them itself: all { $draws } are right, and the secret fits its hash.
page-unfair-server = The server says: step { $n } is not what the secret says.
page-unfair-here = This browser has recomputed them itself: step { $n } is not what the secret says.

## What is said of every game

from-to = { $least } to { $most }
headline-over = The game is over
prompt-over = The game is over.
phase-over = the game is over
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

## Records

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

## Command line

cli-help = Tavoliere: Euro board games with exact rules. Without a command it starts the web app on this machine and opens the browser.
cli-epilog = --lang it or --lang en, anywhere, chooses the language. A game's own options go after its name, for example --players 4.
cli-help-play = Play a game in the terminal: alone against bots, or several at one screen.
cli-help-referee = Referee a game that you play with your own box: you tell what happens, it checks, counts and keeps the record.
cli-option-cards = Hidden cards: "public" if nobody types them, "typed" if all are typed in.
cli-help-simulate = Play very many games and show lengths, scores and victories with error bars.
cli-help-soak = Play very many games and check every position: no dead end, no endless game, no broken invariant.
cli-help-studies = Play the studies that a plan lists, together and within a time, and write their reports and pages.
cli-help-replay = Show a recorded game, step by step.
cli-help-verify = Check every die and card of a recorded game against its published secret.
cli-help-rules = The rules of a game.
cli-help-score = Count by itself what lies on your own table: a round, a territory, a district, the final scores.
cli-help-may = Ask whether an action may be played in a position: the rule and its reason, or what would come of it.
cli-help-learn = Learn a game by short lessons, as text. The web app has them on the real board.
cli-help-puzzle = Solve puzzles of a game, as text. The web app has them on the real board.
cli-help-puzzles = Find puzzles: positions of bots' games in which one choice is clearly the best and not the obvious one.
cli-help-bench = Measure our speed beside the peers'.
cli-option-game = the game, by its name
cli-option-said = what is counted, and what lies there, such as round rows/blue="blue-1 follower-0"; without fields, you are asked
cli-option-action = the action as records write it, such as "follower red"
cli-option-position = the position: JSON, the name of a file, or - for what is typed; the first decision of some game if left out
cli-option-find = say where the rules speak of this
cli-unreadable = { $path } cannot be read: { $problem }.
cli-option-players = how many play
cli-option-level = the level of the other seats: page, squire, knight, duke, emperor (or random, greedy)
cli-option-players-named = who plays: random or greedy; one for all, or one for each, with commas
cli-option-seats = who plays each seat, with commas: human, page, squire, knight, duke, emperor
cli-option-names = what the players are called, with commas
cli-option-seed = the same seed gives the same cards and dice
cli-option-resume = go on with a game that was saved
cli-option-games = how many games
cli-option-batches = batches of games beside PettingZoo and Pgx, players' decisions only
cli-option-search = our search beside OpenSpiel's, decisions that they go through
cli-option-as-json = print everything as JSON
cli-option-file = a recorded game
cli-option-commitment = the hash of the dice's secret, as it was shown before the first move
cli-option-anchors = what a device published before it added to the dice, as its page shows it; may be given again
cli-option-key = the key with which the server signs records, as its tables show it
cli-option-text = print all steps as text
cli-option-seat = as this seat saw it
cli-option-seconds = how long to measure
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
cli-metavar-study = STUDY
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
cli-part = There is no part "{ $given }" of a game; there are: { $known }.
cli-no-puzzles = There are no puzzles for { $game }.
cli-puzzle = There is no puzzle { $given }; the last one is { $last }.
cli-puzzles-found = { $found ->
    [one] One puzzle
   *[other] { $found } puzzles
    } from { $games } games, written to { $path }.
no-bot = There is no player "{ $name }"; there are: { $known }.
missing-extra = { $module } is not installed; it comes along with: pip install "tavoliere[{ $extra }]"
bot-seconds = { $name } cannot think for "{ $given }" seconds; a time is a number above 0, up to { $most }.
bot-without-clock = { $name } takes no time: it does not think by the clock.
bot-file-which = { $path } has no such bot. A bot is a class with a method choose, or a function make_...; there are: { $known }.
bot-file-fails = { $path } cannot be used: { $problem }
bot-unusable = The bot "{ $name }" of the package "{ $package }" cannot be used: { $problem }.
bot-stays = Other processes cannot make the bot "{ $name }" ({ $problem }). Put it into a file and name it FILE.py:NAME, or invite a class or function of a module.
cli-bots-number = { $given } players are named for { $players } seats; name one for all, or one for each, with commas.
cli-seat = There is no seat { $given }; this game has seats 1 to { $players }.
too-few-games = So few games prove nothing: at least { $least } are needed to conclude anything.
too-few-deals = So few deals prove nothing: at least { $least } are needed to conclude anything.
simulate-head = { $title }: { $games } games, seed { $seed }
simulate-seat = seat
simulate-player = player
simulate-wins = victories
simulate-score = points
simulate-range = least - most
simulate-shared = Shared victories: { $share }
simulate-length = Decisions a game: { $decisions }; draws: { $draws }
simulate-fact = in a game, all seats together
simulate-mean = mean
soak-sound = { $games } games, seed { $seed }: no dead end, no endless game, no broken invariant.
soak-found = Game { $game } of seed { $seed } went wrong at step { $step }: { $what }
soak-dead-end = nothing is legal.
soak-endless = it does not end.
soak-broken = what should always hold does not: { $invariant }
soak-told = Something is told that its table does not allow, at { $what }
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
verify-other-hash = The hash of its dice is { $commitment }, not the one that you gave: this is not that game.
verify-signature = The signature does not fit: something in this record was changed after the server signed it, or it never did.
verify-not-signed = No server has signed this record.
verify-other-key = It is signed with the key { $key }, not with the one that you gave: another server says so.
verify-signed = Signed with the key { $key }. Compare it with the one that the server shows at its tables, or give that with --key: if it is the same, then names, decisions, result and end are those that the server announced.
verify-same-key = Signed with the key that you gave: names, decisions, result and end are those that this server announced. Whoever runs it could have announced others.
bench-contender = random play, one core
bench-speed = decisions a second
bench-ratio = ratio
bench-times = times
bench-wanted = wanted at least
bench-against = { $ours } / { $theirs }
bench-compiled = compiled, inside the engine
bench-interpreted = interpreted
bench-position = Position, stepped from Python
bench-openspiel-hearts = OpenSpiel hearts, stepped from Python
bench-openspiel-crazy-eights = OpenSpiel crazy_eights, stepped from Python
bench-openspiel-python = OpenSpiel python_kuhn_poker
bench-state = A state takes { $size } bytes.
bench-batch = batch of 1024 games, with masks
bench-batch-observed = batch of 1024 games, with masks and observations
bench-batch-numpy = batch of 1024 games, with masks, NumPy choosing
bench-pettingzoo-connect-four = PettingZoo connect_four, stepped in a loop
bench-pgx-backgammon = Pgx backgammon on this core, its best batch
bench-search-random = our search with random playouts
bench-search-usual = our search as our bots use it
bench-iterations = iterations a second
bench-search-classic = our search by the game's own evaluation
bench-search-learned = our search as the emperor learned it
bench-openspiel-ismcts = OpenSpiel's ISMCTS on hearts, in C++
bench-no-peers = None of the peers is installed; for the comparison: pip install ".[bench]"

## Arena

cli-help-export = Write games and decisions as tables, for pandas, Polars or DuckDB: games of bots, played now, or those of records.
cli-option-sources = a game, or files of records
cli-option-exported-by = who plays: one bot for all, or one for each, with commas; random and squire play millions of decisions a minute
cli-option-export-folder = the folder of the tables; where some of them are there already, the others are written
cli-option-table-format = parquet, which needs pyarrow, or csv
cli-option-columns = what else is told of each decision: fields of the deciding seat's view, with commas, or all
cli-exported = { $games ->
    [one] One game is in { $path }.
   *[other] { $games } games are in { $path }.
  }
export-format = There is no format "{ $given }"; there are: { $known }.
export-field = There is no field "{ $given }"; there are: { $known }.
export-other = { $path } holds another export; name another folder with --out.
export-folder = { $path } cannot be written: { $problem }
export-records = The records are not all of the same game with the same options.
cli-help-arena = Let bots play against each other, with seats exchanged and deals paired, and rate them.
cli-option-contestants = the bots: page, squire, knight, duke, emperor, random, greedy; emperor:0.05 thinks 0.05 seconds
cli-option-deals = how many deals for each pair of bots
cli-option-ledger = a file that keeps every deal; a tournament that was stopped goes on from it
cli-option-alone = one of the first bot against a table of the other, counting victories
cli-arena-bots = An arena needs at least two different bots.
arena-head = { $title }, { $players } players, { $deals } deals for each pair
arena-between = { $least } to { $most }
arena-bot = bot
arena-elo = Elo
arena-interval = 95 %
arena-against = score against
arena-mean = mean time
arena-longest = longest

## Endgames and exploits

cli-help-endgames = Solve endgames of bots' games exactly, and show what a bot's choices lose against perfect play.
cli-help-exploit = Let a player that knows a bot's policy play against it, beside a plain search that thinks as long.
cli-option-played-by = who plays the games that are looked through, all seats alike
cli-option-fields = a field of every position, set before it is solved, such as round=60 for a last round; may be given again
cli-option-nodes = how many positions may be looked at for one decision; one that needs more counts as too large
cli-option-iterations = how many iterations a bot that looks ahead has, in place of its own number or time
cli-option-probed = the bot that is played against: page, squire, knight, duke, emperor
cli-option-thinking = how many seconds both players have for a decision
cli-option-horizon = up to how many quiet moments ahead a sample goes; as far as the game's search if not said
cli-field = "{ $given }" sets no field; write a name and a value, such as round=60.
cli-no-endgames = No decision at which something can be lost was found: { $solved } were solved, at none of which it mattered, and { $unsolved } were too large or hid something.
endgames-head = { $title }: { $decisions } decisions at which something can be lost, of { $games } games
endgames-solved = Solved in { $games } games: { $solved } decisions; too large, or with something hidden: { $unsolved }.
endgames-bot = bot
endgames-loss = chance lost at a decision
endgames-perfect = perfect decisions
endgames-worst = worst
exploit-head = { $title }, { $players } players: { $deals } deals against { $bot }
exploit-player = player
exploit-rate = score
exploit-exploiter = knows the bot's policy
exploit-plain = plain search
cli-help-regrets = Rank the moves of positions from bots' games, and hold what is said of the best five against a long search of each.
cli-option-positions = how many positions, each of a game of its own
cli-option-ranked-by = the bot that ranks: knight, duke, emperor
cli-option-ranked-for = how many seconds it has for a position
cli-option-times = how many times as often the long searches try a move as the ranking did
cli-option-ordinary = hold what ordinary thinking says of the moves that it tried most to the same
cli-no-ranking = { $name } does not look ahead; ask the knight, the duke or the emperor.
cli-no-decisions = In these games nobody had to decide anything.
regrets-head = { $title }: { $positions } positions, whose best five moves were each searched { $times } times as long
regrets-what = what was said
regrets-value = values
regrets-loss = losses against the first
regrets-value-of = value of number { $place }
regrets-loss-of = loss of number { $place }
regrets-within = within its margin
regrets-error = mean error
regrets-margin = mean margin
regrets-missed = The first is worth less than the best of the five by { $missed }.
cli-help-reliability = Let a bot play against itself, and hold the chances that it says against how the games end.
cli-option-said-by = the bot that plays and says everybody's chances: knight, duke, emperor
cli-option-playing = how many iterations it has for a decision that it plays
cli-option-saying = how many iterations it has for the chances that it says
reliability-head = { $title }: chances said at { $positions } moments of { $games } games, and how often that came true
reliability-said = said
reliability-had = came true
reliability-off = difference
reliability-positions = moments
reliability-games = games

## Web

cli-help-serve = Start the web app, as without a command; for a server of a club or of many.
cli-help-site = Write the web app as files for any host of static files: to learn, read, play alone or at one screen. No server is needed for that.
cli-option-folder = a new folder, or one with an older site, which is replaced
site-done = The site is written into { $folder }, { $files } files: any host of files serves it, from any folder.
site-folder = { $folder } holds something else than a site of Tavoliere: name a folder that is new or empty.
cli-help-menu = Open the menu in the terminal.
cli-option-host = where the web app listens; 0.0.0.0 lets friends on the same network in
cli-option-port = the port of the web app; without it the usual one, or another that is free
cli-option-no-browser = do not open the browser
cli-option-database = where tables are kept: a file, or postgresql://name@host/tavoliere; without it, a file in your data folder
cli-option-address = an address under which people reach this server, as behind a proxy
cli-option-terminal = open the menu in the terminal instead
web-serving = Tavoliere is at { $address } — Ctrl-C stops it.
web-friends = Friends on the same network find it at { $address }
web-open = Everybody who reaches this machine can open tables on it.
web-port = The web app cannot listen at { $host }, port { $port }: { $problem }. Choose another with --port.
web-not-started = The web app could not start.
web-not-built = The page is not built. With Node installed, build it with: npm ci && npm run build — or install again with: pip install .
web-database = The database cannot be used: { $problem }.
web-database-other = { $address } is no database of Tavoliere's; nothing was changed in it.
web-database-schema = The database was made by a newer version of Tavoliere, or by one from before the first release: install that version. One from before the first release saves its finished games with: tavoliere database export FILE
web-disk-full = the disk is full
web-database-silent = the database does not answer; who runs this server finds more in its log
web-no-driver = What the database needs is not installed ({ $problem }); for PostgreSQL: pip install "tavoliere[postgresql]"
web-not-stored = This could not be stored, so nothing was changed: { $problem }.
web-not-read = The database does not answer: { $problem }.
web-stale = The game has gone on meanwhile; look again.
web-name = A name has at most { $most } letters or signs that can be read.
web-name-taken = Somebody here is called that already: choose another name.
web-no-bot = There is no such bot.
web-line = A line has 1 to { $most } letters or signs that can be read.
web-emote = There is no such emote; there are: { $known }.
web-nobody-to-talk-to = There is nobody else at this table to talk to.
web-not-late = No bot plays for you because of your time.
web-seat-lost = The seat was lost when its time ran out, as was said when the table was opened.
web-no-vacation = There is no vacation left to take here.
web-endpoint = That is no address of a push service.
web-no-push = This server sends no messages to browsers. Whoever runs it installs what that needs with: pip install ".[push]"
web-no-mail = This server sends no e-mail.
web-mail-address = That is no e-mail address.
web-mail-later = Enough mails that nobody answered have gone to this address; try again tomorrow.
web-mail-not-sent = The mail could not be sent; try again later.
web-mail-link = This link is not valid, or not any more.
web-mail-settings = TAVOLIERE_SMTP is to be like smtp://user:password@host:587, and TAVOLIERE_MAIL_FROM an e-mail address.
notice-turn = Your turn: { $game }
notice-reminder = Still your turn: { $game }
notice-days = You have { $days } days left.
notice-hours = { $hours ->
    [one] You have about an hour left.
   *[other] You have { $hours } hours left.
  }
mail-confirm-subject = Tavoliere: is this your address?
mail-confirm = Somebody asked Tavoliere at { $host } to write here when it is their turn. If that was you, open this link, and then it will: { $confirm }
mail-confirm-stop = If it was not you, do nothing, and nothing more comes. Here you can make sure that nobody asks again: { $stop }
mail-table = To the table: { $table } – in the browser in which you play: only that one knows your seat.
mail-stop = No more mail about this table, or about any: { $stop }
web-no-seat = This link belongs to no seat, or it was taken back.
web-no-share = Nothing of that kind was asked for, or it does not fit: this device adds nothing to the dice this time.
web-link-used = Somebody has sat down with this invitation already. If that was you, come back where you used it first, or open the address that is shown there; else ask whoever opened the table for a new one.
web-many-devices = Too many devices have been used at this seat; whoever opened the table can make a new link.
web-no-table = There is no such table.
web-table-full = Too many are looking on at this table.
web-over = The game is over.
web-not-over = That is possible when the game is over.
web-unconfirmed = { $who } has not confirmed the turn yet.
web-not-asked = It is { $who }'s turn.
web-bot-plays = A bot has this seat; the owner of the table can give it back.
web-no-undo = That cannot be taken back: a card, a die, a reveal or a confirmed turn stands.
web-table-worn = You have taken back, changed or said so much at this table that you can only play on now.
web-nothing-to-confirm = There is nothing of yours to confirm.
web-no-thought = The bot could not think; ask again.
web-legal = That is allowed.
web-other-eyes = Through other eyes one sees the game only when it is over.
web-no-moment = There is no such moment; the game has { $steps } steps.
web-spectator = Spectators have no seat.
web-not-owner = Only the owner of the table can do that.
web-no-such-seat = The table has no such seat.
web-owner = The owner must be one of the people at the table.
web-seats-number = { $given } seats for { $players } players.
web-option = An option of a table is one of its values, or a table of data itself.
web-explore-seat = Through whose eyes is one of the seats 0 to { $last }, or -1 for a spectator.
web-no-lessons = There are no lessons for this game.
web-no-network = This game has no such network.
web-no-puzzle = There is no such puzzle.
web-no-study = There is no study with this link; it may have been cut off, or nobody has opened it for very long.
web-not-maker = Only whoever made this study can change it; make a copy to change.
web-study-names = A study of this game has { $players } seats, not { $given }.
web-study-at = A study is opened after one of its { $last } actions.
variations-damaged = A study's line is a list of actions, with lists of other actions after one.
variations-large = A study has at most { $most } actions in all its branches; delete one first.
variations-long = A line has at most { $most } steps.
variations-deep = Branches of branches go at most { $most } deep.
web-think-later = Many bots are thinking already; try again in a moment.
web-too-fast = That was too much at once; wait a moment.
web-too-long = A message has at most { $most } characters.
web-not-json = A message is a JSON object.
web-unknown-type = A message's "type" is one of: { $known }.
web-field = "{ $field }" of a message "{ $type }" is missing or not what it should be.
web-sit-first = Sit down first, with the token of a seat.
web-old-page = The server has a newer version of this page. Load it again: the game is as it was.
web-host = This server is not known under that name; start it with --address to allow it.
web-request = "{ $where }" is missing, or not as it should be.
web-no-such-address = There is nothing at this address.
web-broken = Something went wrong on the server. Look whether what you asked for has been done before you ask again.

## Batches

batch-number = A batch needs { $name } to be 1 or more, not { $given }.
batch-actions = A step takes one whole number for each of the { $games } games, not an array of { $kind } and shape { $shape }.
batch-illegal = Nothing was played: in game { $index } action { $action } is illegal. { $reason }
batch-device = A batch is played on cpu or cuda (or cuda:1 for the second GPU), not on { $given }.
env-opponents = { $needed } opponents are needed, one for each other seat, or one bot for all; not { $given }.
env-seat = The agent's seat is 0 to { $last }, or "random"; not { $given }.
env-observation = An observation is "features", where the game has any, or "fields"; not "{ $given }".
env-illegal = An illegal action can "raise" an error or "lose" the game; not "{ $given }".
env-not-legal = Action { $number } is not legal now: info["action_mask"] says which are.
env-over = The game is over: reset begins another one.
batch-no-cupy = A batch on a GPU needs CuPy: pip install "tavoliere[gpu]", or the CuPy that fits your CUDA, such as cupy-cuda12x.
batch-no-gpu = No GPU can be used here: { $reason }
batch-gpu-number = There is no GPU { $given } here; the last is { $last }.
batch-greedy = The greedy actions are only known to batches of the processor, not to those of a GPU.

## Lab

cli-help-lab = Answer a question by playing very many games, and write a report with tables and plots: luck, design, options, early, fairness, two, shape, what-if.
cli-option-study = luck: skill or chance. early: acting early in a round. fairness: seats and who begins. two: ways to play for two. shape: length, choices, lead, rules. what-if: before and after a change
cli-option-lesson = the lesson to begin with
cli-option-each = how many puzzles of each setting
cli-option-number = the puzzle to begin with
cli-option-looked = a file that keeps every game that was looked through; a search that was stopped goes on from it
cli-option-puzzle-file = the file to write the puzzles to
cli-option-part = look only at this part of the games: opening, middle, end
cli-option-also = a file of puzzles that another search found, to choose from too
cli-option-most = look through so many games of each setting at most
cli-option-students = who plays, the stronger first: squire,page; one name where all seats are alike
cli-option-change = what is different in the second setting, such as refill=draft or animals=my-table.json; may be given again
cli-option-plan = a file with a line for each study: the name of its page, a number of games, then what follows "tavoliere lab"
cli-option-within = begin nothing new after so many minutes; every study has then the same part of its games
cli-option-scale = times as many games as the plan says
cli-option-pages = play nothing, and write the pages into this folder, from the data in the folder of --out
cli-option-out = the folder of the report, its data, and what is kept to go on with
cli-option-cluster = the address of a dask scheduler whose workers play, such as tcp://127.0.0.1:8786
cli-option-workers = how many processes play here; as many as there are cores if not said
cli-which-study = Which study? There are: { $known }.
cli-study-luck = Luck and skill
cli-study-design = What designers ask
cli-study-options = House rules
cli-study-early = Early or late
cli-study-fairness = Fairness
cli-study-two = Ways to play for two
cli-study-shape = Shape of a game
cli-study-what-if = What if
cli-study-stopped = Stopped after { $done } of { $total } games, which are kept in { $path }; the same command goes on from there.
cli-study-written = The report is in { $path }, every number in { $data }.

# A group of choices that the game has no name for, as its actions are written.
choices-group = { $actions } …

## Training

cli-help-train = Train the networks with which the strongest bots evaluate positions, by games of the search against itself. GAME may be "all". Needs torch.
cli-option-settings = one of the game's settings by its network's name, such as 3 or 2-dice; may be given again; without any, all of them
cli-option-minutes = how long; divided among the settings
cli-option-run-folder = the folder of the run: games, networks, log, plots; the same folder goes on where it stopped
cli-option-output = a folder for the finished networks, the log and the plots; without one, networks go to the games themselves
cli-option-processes = how many processes play; as many as there are cores if not said
cli-option-device = where torch calculates: cpu, cuda; the GPU where there is one if not said
cli-option-correct = let a network learn what the game's own evaluation lacks, instead of replacing it
cli-option-playout = fit the weights by which the search plays on instead, to so many games of each setting; takes no minutes and no torch
cli-train-device = torch cannot calculate on "{ $device }": { $problem }
cli-train-begins = Training { $settings } settings for { $minutes } minutes on { $device }; everything is kept in { $path }.
cli-train-stopped = Stopped; the same command goes on from { $path }.
train-no-game = There is no game "{ $name }" to train; there are: { $known }, or all.
train-no-features = { $name } has no features to learn from.
train-no-playout = { $name } has no playout to fit: it plays on by its heuristic.
train-no-setting = There is no setting "{ $name }"; the settings are: { $known }.
train-interpreted = Training needs the compiled rules of { $name }: build them where a C compiler is found.
train-games = { $setting }: generation { $generation }, { $games } games, { $positions } positions.
train-learned = { $setting }: generation { $generation }, learned from { $positions } positions; tested, the loss is { $loss }.
train-arena = { $setting }: generation { $generation }, { $score } against the formulas ({ $way }).
train-reliability = { $setting }: of { $positions } positions, chances said and had differ by { $off } % at most.
train-promoted = { $setting }: { $way } scores { $score } against { $against }, and takes its place in { $path }.
train-not-promoted = { $setting }: { $way } scores { $score } against { $against }, which is not enough: { $path } stays as it is.
train-playout = { $setting }: { $decisions } decisions; tested, the loss falls from { $before } to { $loss }, and { $agrees } % of the choices agree. The weights are in { $path }: build the rules anew.

## Analysis of a game

cli-help-analyse = Analyse a recorded game: what every decision cost, what would have been better, and how lucky each player was. What is found is kept beside the record.
cli-option-effort = how many iterations the search has for a decision; 6000 if not said
cli-option-per-decision = how many seconds to think about a decision at most; then the same command need not find the same again
cli-option-luck-only = only the luck, which takes a few seconds
cli-option-analysis-seed = the same seed and iterations find the same
cli-option-jobs = how many processes think; as many as there are cores if not said
cli-option-worst = how many of the dearest decisions of each player are shown
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
cli-help-skill = Let two bots play against each other, analyse their games, and show what their decisions cost and how lucky the seats were.
cli-skill-bots = Two bots are needed, such as: squire emperor:0.05.
skill-head = { $title }, { $players } players, { $games } games
skill-bot = bot
skill-cost = cost of a decision
skill-dearer = A decision of { $first } cost more than one of { $second } in { $dearer } of { $games } games.
skill-luck = luck in a game
skill-holding = All these intervals hold at once with 95 %: { $holding } of { $seats } contain 0.

## The analysis of a finished game, in a sentence

analysis-lucky = { $who } was lucky: what came ({ $kinds }) gave { $percent } % of the chance to win.
analysis-unlucky = { $who } was unlucky: what came ({ $kinds }) took { $percent } % of the chance to win.
analysis-even = { $who } was neither lucky nor unlucky ({ $kinds }).
analysis-play-better = Better play than the others' gave { $percent } %.
analysis-play-worse = Worse play than the others' took { $percent } %.
analysis-play-worse-more = But worse play than the others' took more: { $percent } %.
analysis-play-worse-less = Worse play than the others' took less: { $percent } %.
analysis-play-even = The play was about as good as the others'.

## The analysis of a finished game, on the page

page-analyse = Analyse this game
page-analyse-short = Analyse
analysis-title = Analysis of a game
analysis-welcome = The lines show how likely each player was to win at every moment. Click on them, or press the arrow keys: the board follows. Choose a decision from the list to see what would have been better.
analysis-to-table = ‹ Table
analysis-works = Judged: { $done } of { $total }
analysis-failed = It stopped at { $done } of { $total }; nothing of that is lost.
analysis-progress = How much is judged
analysis-players = Players
analysis-term-chance = Chance to win
  .about = Chance to win: of 100 games that go on from this moment among equally good players, so many would be won. Always by what whoever decides could know, so where hands are hidden the lines jump a little.
analysis-term-cost = Cost each
  .about = Cost: by how much the chance to win sank because something else was played than the best that was found. 8 % means: of 100 such games, 8 fewer are won. "Cost each" is the mean over all decisions of a player; below 1 % is strong play. ± says by how much it may be wrong.
analysis-term-bad = Bad moves
  .about = Bad moves: decisions that clearly cost 5 % of the chance to win or more. They are marked ▼ in the list, and on the lines.
analysis-term-luck = Luck
  .about = Luck: each time dice or cards came, by how much that was better or worse for a player than the mean of all that could have come; added up over the game. It has nothing to do with decisions. An equal share of the chance, luck and play add up to the result.
analysis-list = Decisions
analysis-order = Order of the list
analysis-order-worst = Worst first
analysis-order-game = As played
analysis-none-yet = Nothing worth a look so far.
analysis-none-dear = No decision cost anything worth a look.
analysis-more = { $count } more
analysis-best = best
analysis-bad = bad move
analysis-chosen = The chosen decision
analysis-who-decides = { $who }, step { $n }
analysis-was-best = This was the best of { $choices } choices that was found.
analysis-costs = Cost { $cost } ± { $margin }.
analysis-drop = Chance to win { $before } with the best, { $after } with this.
analysis-unclear = That is no more than the thinking may be wrong by: both may be as good.
analysis-label-played = Played
analysis-label-better = Better
analysis-label-why = Why
analysis-show-better = Show it
  .about = Show on the board what was better
analysis-line-note = Not played
analysis-here-cost = { $who }: cost { $cost }
analysis-here-best = { $who }: the best found
analysis-here-luck = Luck ({ $kind }): { $luck }
analysis-bring = Choose the record of a finished game, as "Save the record" or the terminal writes it. It is analysed as a game played here is.
analysis-bring-link = Analyse a record from a file
analysis-bring-file = Record (a .json file)
analysis-bring-unreadable = That file is no record: it is not JSON.
analysis-bring-no-record = That file is no record of a game that is played here.
edit-word = { $word }
edit-seat = { $who }
edit-number = { $number }
edit-nothing = none
edit-moment = The moment
edit-beside = Beside the board
page-editor = Position editor
page-editor-about = Set up any position. What the rules don't allow is said, with the rule; what they allow can be played on.
page-editor-begin = Begin from
page-editor-start = the start
page-editor-middle = the middle of a game
page-editor-empty = an empty board
page-editor-paste = Paste a position
page-editor-paste-about = A position as JSON or in one line, or the link of a study.
page-editor-take = Take it
page-editor-possible = Possible.
page-editor-possible-about = Nothing speaks against this position.
page-editor-impossible = { $count ->
    [one] Impossible because of one thing
   *[other] Impossible because of { $count } things
    }
page-editor-unlikely = No game leads here, but it can be played on
page-editor-copy = Copy as JSON
page-editor-download = Download
page-editor-undo = Undo
page-editor-redo = Redo
page-editor-asked = whoever is asked
page-editor-all = Reasons
page-editor-fewer = { $name }: one fewer
page-editor-more = { $name }: one more
page-editor-remove = Remove { $name }
page-editor-earlier = Move { $name } towards the front
page-editor-taken = taken
page-editor-lies = There
page-editor-show = Show { $name }
page-editor-no-board = The board shows the last position that could be drawn.
page-editor-setting = Setting
page-editor-other-game = Another game
page-editor-edit = Edit position
page-editor-filter = Tap a part of the board to change it here.
web-editor-deed = There is no such change here.
web-no-editor = The positions of this game can only be edited as text.

# --- one's games on all one's devices ---

web-no-person = This link carries nobody's games, or it was renewed: then the device that renewed it shows the new one.
web-no-device = There is no such device among yours.
web-last-device = This is your only device: without it nobody would get to your games.
web-many-own-devices = These games are on { $most } devices already: take one of them out first.
web-many-own-seats = At most { $most } seats can be carried from device to device: forget games that are over.

page-mine-title = My games on another device
page-mine-how = Open this link on your other device, or scan the code with its camera. Keep it to yourself: whoever opens it has your games and your seats.
page-mine-elsewhere = Your link was renewed on another of your devices, and only that one shows it. You can make a new one here instead:
page-mine-devices = My devices
page-mine-device = { $kind ->
    [phone] Phone
    [tablet] Tablet
   *[computer] Computer
  }, since { $since }
page-mine-this = this one
page-mine-seen = last used { $when }
page-mine-all-see = The others at a table see from how many devices each seat has been played.
page-mine-revoke = Lost? Send it away
page-mine-revoke-sure = Click again: it loses all seats
page-mine-revoked = That device gets in nowhere any more, nor does anybody whom it let in. Your link is a new one: the old one no longer works.
page-mine-sent-away = Another of your devices has sent this one away: your games are no longer here. From here on it begins anew, with a link of its own.
page-mine-renew = Make a new link
page-mine-renew-why = If somebody else has seen it, make a new one: the old one then no longer works, and your devices stay yours.
page-mine-renewed = This is your new link. The old one no longer works; your devices stay yours.
page-mine-arriving = My games on this device?
page-mine-arriving-how = This link carries somebody's games from device to device. If you made it, you find your games here too, and those that you begin here on your other devices.
page-mine-arriving-only = Only go on if the link is your own. With somebody else's they could sit at your seats and see your cards.
page-mine-arrive = It is mine: show my games here
page-mine-not = It is not mine
page-mine-none = You have no games yet. What you begin here you also find on your other devices.
page-mine-sit = Played on another device: sit down here too

# --- games that are over, and what a host does with a database ---

web-still-played = Others are playing this game: it can be deleted when it is over.
page-keeps = { $days ->
    [one] This server keeps finished games for one day: save the record if you want it for longer.
   *[other] This server keeps finished games for { $days } days: save the record if you want it for longer.
  }
page-save-all = Save all finished games
page-delete = Delete for all
page-sure-delete = You opened this table: you can also delete the game for everybody, with its record. That can't be undone.
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
check-gap = It has { $events } events, but the last has the number { $last }.
check-seats = Its seats are not those of a game for { $players }.
check-steps = The database says { $stored } steps, but its events come to { $replayed }.
check-actor = The database says that somebody else is asked than the events do.
check-outcome = The database has another result than the events come to.
check-dice = Step { $step } is not what its dice say, which is "{ $right }".
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
delete-unknown = There is no table { $tables }; nothing was deleted.
delete-done = { $games ->
    [one] One game was deleted.
   *[other] { $games } games were deleted.
  }
backup-postgresql = PostgreSQL has its own way, which copies the database while it is in use: pg_dump --format=custom --file=FILE { $address }, and pg_restore --clean --if-exists --dbname={ $address } FILE to bring it back.
backup-nothing = There is no file { $path }.
backup-exists = There is a file { $path } already: name one that is not there yet.
restore-exists = There are games in { $path } already: stop the server and move that file away first.
backup-damaged = { $path } is damaged ({ $problem }); nothing was written.
backup-failed = { $path } could not be copied: { $problem }.

# --- for the host ---

web-not-host = The server's figures are for this machine, or for whoever has the host's link.
page-host = How the server is doing
page-host-about = Figures of this moment, refreshed every three seconds. They say nothing of who plays.
page-host-silent = The server does not answer; what stands below is what it said last.
page-host-now = How much is going on
page-host-speed = How long things take, lately
page-host-half = median
page-host-most = 99 of 100
page-host-tables = Tables in memory
page-host-attended = – of these with somebody at them
page-host-sockets = Pages connected
page-host-spectators = – of these only watching
page-host-rate = Moves a second, lately
page-host-moves = Moves since the start
page-host-move = A move on a page, until all have been told
page-host-write = Storing something in the database
page-host-thinking = A bot's thinking, for one move
page-host-lag = How late the server gets to what it is to do: the first to rise when there is too much
page-host-queue = Bots waiting for their turn to think
page-host-memory = Memory
page-host-processor = Processor cores in use, lately
page-host-refusals = Requests refused since the start
page-host-under = under { $milliseconds } ms
page-host-megabytes = { $count } MB
page-host-dash = – means that nothing of the kind has happened lately.

## The desk: what people with their own box ask

desk-text = "{ $name }" must be a text.
desk-object = "{ $name }" must be an object with names.
desk-language = Rules are in { $known }.
oracle-chance = Dice, draws and lots are for chance: ask about something that somebody decides.
oracle-yes = Yes: { $action }
oracle-no = No: { $action }
rules-no-hit = The rules do not speak of "{ $text }".
facts-none = Nothing of { $game } is read off the box.
scorer-ask = Say what lies on the table; an empty line leaves a field as it is. Cards and figures by their words, one after another; how many of each as "red 2 blue".
scorer-no-field = There is no field "{ $path }"; there are { $known }.
scorer-number = "{ $path }" takes a whole number, not "{ $given }".
scorer-word = "{ $path }" does not take "{ $given }"; it takes { $known }.
scorer-nothing = Nothing of { $game } can be counted by itself.
scorer-no-count = There is no count "{ $name }"; there are { $known }.

## The scorer on the page

page-scorer = Scorer
page-scorer-about = For people with their own box who want only the counting: say what lies on the table, and the rules count it and say why.
page-scorer-sheet = What lies on the table
page-scorer-what = What is counted
page-scorer-add = Add { $name }
page-scorer-empty-line = empty
page-scorer-restart = From the beginning
page-scorer-go-on = Note it, and go on
page-scorer-ledger = Counted so far
page-scorer-wrong = Something can't be: see why
page-scorer-asked = Somebody has to decide

## The rule oracle on the page

page-may = May I …?
page-may-about = Ask the rules about a position: yes, with what would come of it, or no, with the reason.
page-may-where = Which position?
page-may-paste = Or paste one, as the editor copies it
page-may-ask = May I …
page-may-else = something else …
page-may-yes = Yes
page-may-no = No
page-may-open = Read it in the rules
page-find = Search the rules
page-find-none = The rules do not speak of that.

# --- with the real box ---

desk-not-plain = A question is made of names, words and ordinary numbers, at most 20 levels deep.
desk-unknown = There is no question "{ $name }"; there are these: { $known }.
referee-no-record = That is not a game with the real box: such a file begins with "format": "tavoliere-referee".
referee-version = That game was kept in version { $version } of the format; this program reads version { $mine }.
referee-field = The game with the real box says nothing sensible under "{ $field }".
referee-seats = { $players } seats are needed, each with a name and a player.
referee-name = A name has at most { $most } letters.
referee-player = There is no bot called "{ $player }".
referee-not-public = In this game hidden cards have to be typed in: the program can't follow it without them.
referee-first-shown = First say what has come to light.
referee-nothing-shown = Nothing comes to light now.
referee-other-shown = That is not what comes to light now.
referee-shown-wrong = These are not as many as there must be, or not such as can lie there: { $given }.
referee-over = The game is over.
referee-told-wrong = Step { $number } ("{ $told }") does not fit what was told before it: { $problem }
referee-undo-rest = First put right what you have gone back to, or leave everything as it was.
referee-as-a-whole = This is one decision: tell it anew as a whole.
referee-no-step = There is no such step; { $last } have been told.
referee-no-bot = No bot is asked now.
referee-nothing-told = Say what happened: from one to a hundred steps at once.
referee-not-correcting = Nothing is being put right now.
referee-no-whole-record = Where hidden cards are not typed in, there is no whole record of the game to be replayed.
referee-no-record-of-middle = A game that was begun from a position in the middle can't be written as a record from the start.
referee-line-shown = Come to light: { $words }.
own-against = What lies on the table does not fit the cards that you typed: take the last of them back and type it again, or stop typing them.
own-wrong = What you typed here does not fit what was told: say again which one it was.
own-unlike = That is not what everybody saw: say which of those it was that are offered.
own-others = That is for { $who } to tell, or for the device that leads.
own-elsewhere = That is told on the device that leads.
shared-typed = All cards of this game are typed in on one device, and whoever holds it sees them: it stays there. Begin one in which each types their own.
shared-correcting = Something is being put right on the device that leads; wait a moment.
shared-lead = Only the device that leads can do that.
shared-no-undo = You can take back what you told or typed last; anything else is put right on the device that leads.
web-no-real = No game with the real box has this link: it may be shared no more, another device may have used the link already, or the seat has a newer one. The device that leads can make a new link; another device of yours shows an address that works here too.
referee-terminal-kept = The game is kept in { $path }.
referee-terminal-help = Answer with a number or a word of the list; several dice or cards on one line. Commands: undo, steps, correct NUMBER, leave-out, forget, restore, board, help, quit.
referee-terminal-more = … and { $count } more, which are typed in full, such as: { $example }
referee-terminal-bot = { $said } When it is moved, type: { $text }
page-referee = With our box
page-referee-of = { $game }, with our box
page-referee-about = You play on your own table; here you tell what happens, and the referee checks the rules, counts the points and keeps the record.
page-referee-going-on = On this device
page-referee-begin = A new game
page-referee-bring = Go on with a game from a file
page-referee-not-json = { $file } is not a game that was saved here.
page-referee-over = over
page-referee-steps = { $count ->
    [one] one step told
   *[other] { $count } steps told
  }
page-referee-forget-sure = Forget this game for good?
page-referee-person = at the table
page-referee-bots = A bot says what to move; you move it.
page-referee-bots-cards = A bot says what to move; you move it. Its own cards have to be typed in, so deal them to nobody's eyes but those of whoever holds the device.
page-referee-cards = Hidden cards
page-referee-cards-public = Nobody types them
page-referee-cards-public-about = The referee follows only what everybody sees, and asks for a card when it lies open. What it can't check, it says.
page-referee-cards-typed = All of them are typed in
page-referee-cards-typed-about = Every card is told when it is drawn: everything can be checked, and whoever holds the device sees all.
page-referee-cards-own = Each types their own, on a phone of their own
page-referee-cards-own-about = Everybody gets a link. What one types, nobody else sees, and it checks one's own cards as well; this device follows what everybody sees.
page-phone-share = Let others join with their phones
page-phone-share-about = Each then tells what they do on a phone of their own, by link; this device leads, and can put anything right.
page-phone-share-own = Each types their own cards on a phone of their own: let them join.
page-phone-links = Links for the others
page-phone-how = Whoever opens this link first sits here; that uses it up.
page-phone-sat = has joined
page-phone-not-sat = not yet
page-phone-new-link = Make a new link; who sits here leaves
page-phone-used = Somebody sits here, and the link is used up. They open the address that their phone shows to come with another device. A new link is for a lost phone or another player: what was typed here of the cards is forgotten then.
page-phone-devices = { $count } devices sit at your seat, and each sees your cards. If they are not all yours, ask for a new link at the device that leads.
page-phone-unshare = Go on with this device alone
page-phone-unshare-sure = The links will lead nowhere, and what the others have typed of their cards is forgotten. Go on alone?
page-phone-own = Your seat
page-phone-seat = You sit here as { $who }
page-phone-type = Type my cards from here on
page-phone-type-not = Stop typing my cards
page-phone-stuck = Your cards do not fit what lies on the table
page-phone-correcting = Something is being put right on the device that leads …
page-phone-kept-there = The game is kept on this device and, for the others' phones, on the server.
page-count = Check the table
page-count-about = Here is what should lie on the table. Change whatever lies there otherwise: what is too many or missing is said at once.
page-count-hidden = Hidden cards are not counted.
page-count-right = Everything as it was told.
page-count-many = { $place }: { $what }, { $count } too many ({ $counted } lie there, { $told } were told).
page-count-missing = { $place }: { $what }, { $count } missing ({ $counted } lie there, { $told } were told).
page-count-other = { $place }: lies otherwise than it was told.
page-referee-kept-here = The game is kept on this device and nowhere else.
page-referee-all = All games with our box
page-referee-gone = That game is not kept on this device.
page-referee-elsewhere = This game was changed in another tab: reload, or what you tell here is not kept.
page-referee-no-room = There is no room left on this device; save the game as a file.
page-referee-not-kept = The browser keeps nothing: save the game as a file before you close this.
page-referee-kept = Kept on this device.
page-referee-keeping = Keeping the game
page-referee-save = Save as a file
page-referee-save-record = Save as a record to replay
page-referee-tray = What happened?
page-referee-left = { $asked } ({ $count } to go)
page-referee-where = The { $what }: where?
page-referee-something-else = Something else
page-referee-so-many = { $count } of { $of }
page-referee-done = Done
page-referee-bot-thinks = { $who } is thinking …
page-referee-moved = Moved
page-referee-to-told = Put right
page-referee-told = What was told
page-referee-told-tap = Tap what is wrong to put it right.
page-referee-before = Before step { $number }: { $told }
page-referee-correct = Put this right
page-referee-stopped = From here on it no longer fits. { $reason }
page-referee-instead = What really happened instead of this: { $told }
page-referee-rest = { $count ->
    [0] Nothing was told after it.
    [one] One step that was told after it follows by itself.
   *[other] The { $count } steps that were told after it follow by themselves, as far as they fit.
  }
page-referee-missing = Something was forgotten before it: what I tell now comes in between
page-referee-leave-out = It did not happen
page-referee-forget-rest = Forget it and all after it
page-referee-restore = Leave everything as it was
page-referee-changed = What that changes
page-referee-changed-nothing = No points change.
page-referee-changed-points = { $who }: { $before } → { $after }
page-referee-result = Final scores

## One's own box on the page

page-box = Your own box
page-box-about = The sources leave some numbers open. With the box before you, copy them here: they are kept in this browser under a name, and you choose them when you open a game.
page-box-tables = Your tables
page-box-name-example = Our box
page-box-save = Save
page-box-saved = Saved
page-box-edit = Edit
page-box-import = Import a file
page-box-export = Export a file
page-box-imported = { $count ->
    [one] One thing was
   *[other] { $count } things were
  } taken from the file.
page-houses-about = Sets of house rules are saved where a game is opened, and offered there.
page-houses-usual = everything as usual
page-houses-save = Save these rules as a set
page-houses-choose = A set of house rules
page-houses-none = none
page-own-values = With which values
page-own-values-ours = as we assume

# --- open tables and ratings ---

web-no-matchmaking = This server has no open tables.
web-not-member = Say first under which name you take part.
web-matchmaking-name = Take part under a name: the others see it at the table.
web-matchmaking-people = An open table needs at least two people.
web-matchmaking-clock = Strangers play by the clock: give everybody at least { $least } seconds.
web-matchmaking-range = The lowest rating that you look for is above the highest.
web-matchmaking-full = So many tables are open now that there is no room for another: sit down at one of them.
web-matchmaking-many = You have opened { $most } tables already: close one of them, or wait for players.
web-matchmaking-many-seats = You have { $most } seats at open tables already: leave one of them.
web-matchmaking-many-here = { $most } seats at open tables are taken from your network already: wait until some of these games have begun.
web-matchmaking-live = You wait or play at another table that does not wait for you: get up there first, or finish that game.
web-matchmaking-live-here = { $most } seats at tables that do not wait are taken from your network already: wait until one of these games is over.
web-matchmaking-gone = This table is not open any more: it was closed, or the game has begun.
web-matchmaking-level = Your rating is not what is looked for at this table.
web-matchmaking-not-opener = Only whoever opened this table can close it.
page-matchmaking = Open tables
page-matchmaking-about = Sit down with people whom you don't know yet. With the last seat the game begins.
page-matchmaking-filter = Which game
page-matchmaking-all = All games
page-matchmaking-count = { $count ->
    [0] No table is open
    [one] One table is open
   *[other] { $count } tables are open
}
page-matchmaking-pages = Pages of open tables
page-matchmaking-page = Page { $page } of { $pages }
page-matchmaking-before = Earlier tables
page-matchmaking-after = Later tables
page-matchmaking-none = No table is open now. Open one: whoever comes sees it.
page-matchmaking-new = Open a table
page-matchmaking-open = Open the table
page-matchmaking-sit = Sit down
page-matchmaking-sit-at = Sit down at a table of { $game }
page-matchmaking-leave = Get up
page-matchmaking-close = Close the table
page-matchmaking-invite = Invite somebody
page-matchmaking-invite-how = Whoever opens this link finds the table and may sit down. Nobody's seat is given away with it.
page-matchmaking-free = free
page-matchmaking-rated = rated
page-matchmaking-friendly = not rated
page-matchmaking-unlisted = by invitation
page-matchmaking-at-least = from { $least }
page-matchmaking-at-most = up to { $most }
page-matchmaking-between = { $least } to { $most }
page-matchmaking-clock-turn = { $minutes } minutes a turn
page-matchmaking-wait-here = Stay on this page: when the last seat is taken, the game begins at once. Whoever is gone for more than a minute loses the seat.
page-matchmaking-wait-days = You need not wait here: when the last seat is taken, you find the game among your tables.
page-matchmaking-who = Who plays?
page-matchmaking-begins = All have sat down: the game begins.
page-matchmaking-take-part = Take part
page-matchmaking-take-part-about = No account and no password: a link that is yours alone carries your seats, your name and your ratings. A rating is worked out only if you play a table that says “rated”. Whenever you like, all of that is deleted.
page-matchmaking-called = What the others call you
page-matchmaking-shown = Show my name and my ratings in the table of the best, for everybody to see
page-matchmaking-join = Take part
page-matchmaking-me = You play here as { $name }.
page-matchmaking-my-name = Name and taking part
page-matchmaking-keep-name = Keep
page-matchmaking-leave-about = If you take part no more, your name, your ratings and their history are deleted here for good. Games that you play go on, and count for nobody against you.
page-matchmaking-out = Take part no more
page-matchmaking-out-sure = Click again: ratings are deleted
page-matchmaking-anybody = somebody who comes
page-matchmaking-drawn = Who sits where, and who are partners, is drawn when the game begins.
page-matchmaking-counts = The game counts for ratings
page-matchmaking-counts-how = No hints. Whoever lets time run out has lost, whatever the bot does that plays on.
page-matchmaking-counts-not = It changes nobody's rating. No hints.
page-matchmaking-least = Rating from
page-matchmaking-most = up to
page-matchmaking-any = any
page-matchmaking-by-invitation = Only whoever has its link finds it
page-matchmaking-rules = What counts, and how
page-matchmaking-rule-rated = Only tables that say “rated” count, once the game is over. Each game has a rating of its own, by Glicko-2; everybody begins at 1500, with much doubt.
page-matchmaking-rule-leaving = Whoever lets time run out is counted as last, whatever the bot does that plays on. Whoever gets up before the game begins loses nothing.
page-matchmaking-rule-several = Among several, everybody is compared with everybody else; ties count half. Partners win and lose together.
page-matchmaking-rule-bots = Bots have fixed ratings, measured among themselves. They count where another person plays too: against bots alone nothing counts.
page-matchmaking-rule-self = Between two who come from the same address nothing counts, and between the same two at most six games a day. Who plays with two links from two addresses, or asks a bot beside the board, can't be told.
page-matchmaking-rule-doubt = A question mark means that a rating is not settled yet: it takes some ten games. Without games the doubt grows again.
page-ratings = Ratings
page-rating = Rating
page-rating-none = new
page-rating-about = { $rating }?
page-rating-mine = Mine
page-rating-mine-none = You have not played a rated game of this yet.
page-rating-not-taking-part = You don't take part yet: look at the open tables.
page-rating-range = { $least } to { $most }, 95 times of 100
page-rating-games = { $count ->
    [one] From one game.
   *[other] From { $count } games.
}
page-rating-unsettled = Not settled yet.
page-rating-course = My rating from game to game, with its doubt
page-rating-latest = The latest games
page-rating-placed = { $place ->
    [1] 1st of { $players }
    [2] 2nd of { $players }
    [3] 3rd of { $players }
   *[other] { $place }th of { $players }
}
page-rating-best = The best
page-rating-best-who = Only those who want their name shown and whose rating is settled. Bots stand where games among bots put them.
page-rating-place = Place
page-rating-who = Who
page-rating-changed = { $who }: { $rating }
page-rating-not-counted = This game changed nobody's rating.
page-mine-delete = Forget me here
page-mine-delete-sure = Click again: link, devices, ratings and notices are deleted
page-mine-deleted = Your link, your devices, your ratings and where you were told of turns are deleted on this server. Where a browser sits at a table it stays seated.
page-host-matchmaking = Open tables
page-host-matchmaking-waiting = People who wait there

# --- without the network ---

page-offline-title = Without the network
page-offline-what = What you have opened on this device goes on without the network: the lessons, rules, puzzles and studies of a game, and games against bots or at one screen, which are kept on the device. You need do nothing for it.
page-offline-not = Friends on other devices, open tables and games that the server keeps need it.
page-offline-insecure = This browser keeps pages only over https, or on the machine that the server runs on. Whoever runs this server can offer it over https.
page-offline-kept = goes on without the network
page-offline-unopened = open it once
page-offline-unbegun = begin once with the real box
page-offline-size = { $size } MB are kept on this device, and brought up to date by themselves.
page-install-title = As an app
page-install-what = Installed, Tavoliere opens like any other app.
page-install = Install it
page-install-how = In the browser's menu: “Install app”, or “Add to Home Screen”.
page-absent = Offline
page-absent-about = The server does not answer; what you have opened here goes on without it.
page-serverless = This page plays by itself, in your browser: lessons, rules, puzzles, studies, and games against bots or at this screen, which are kept on your device. Playing with friends on other devices, in days or at open tables needs a server of Tavoliere.
page-serverless-referee = Phones that follow the game need a server of Tavoliere.
page-serverless-not = Friends on other devices, games that take days, open tables and ratings need a server of Tavoliere; this page has none.
page-needs-server = Friends on other devices, clocks and open tables need a server, and none answers. At this screen and against bots you can play without one.
page-bot-needs-server = One of these bots comes with the server, which does not answer; all others play without it.
page-device-keeps = This game is kept in this browser, and nowhere else; save it if you want to have it for good.
page-device-full = There is no more room in this browser for games. Delete some that are over, and try again. Nothing is lost.
page-device-other-rules = This game was played by the rules of another version, by which it can't be gone on with. Nothing of it is lost: with that version it goes on.
page-device-delete = Delete it
page-sure-delete-device = It is kept in this browser and nowhere else: it is deleted for good. What you won or lost stays counted.
page-own-table-needs-server = Values of one's own need a server, which reads them, and none answers.
page-newer = New version
page-newer-about = The server has another version of this page: load it.
page-part-missing = This part of the page can't be fetched: the network is away, or there is a newer version of the page. Load it again.
page-load-again = Load again
page-alone-failed = The rules could not be started in this browser. Nothing is lost; try again when the server answers.
