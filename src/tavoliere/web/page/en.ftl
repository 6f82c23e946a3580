page-menu = Tavoliere
page-language = English
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
page-your-turn-to = Your turn: { $what }
page-waiting-for = Waiting for { $who } ({ $what })
page-who = { $who }
page-info = About the board
page-info-nothing = Point at a piece, or tap it, and here is what it is.
page-summary = What counted
page-log-steps = Every step
page-play-on = Play
page-pause = Pause
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
page-rule = Rule { $rule }
page-learn = Learn
page-learn-game = Learn { $game }
page-lessons = Lessons
page-puzzles = Puzzles
page-puzzle-players = { $players } players
page-play-bot = Play against a bot
page-forget = Forget
page-no-game = There is no game "{ $game }" here.
page-how-many = How many play?
page-who-sits = Who sits where?
page-who-at = Who sits at seat { $number }
page-name-at = Name of the player at seat { $number }
page-bot = bot: { $level }
page-bot-difficulty = bot, { $difficulty } ({ $level })
page-difficulty-novice = very easy
page-difficulty-squire = easy
page-difficulty-knight = medium
page-difficulty-duke = hard
page-difficulty-emperor = very hard
page-not-json = { $file } cannot be read as a table of values; ours stays.
page-level-random = random
page-level-greedy = greedy
page-level-novice = novice
page-level-squire = squire
page-level-knight = knight
page-level-duke = duke
page-level-emperor = emperor
page-clock-about-vacation = On vacation one's clock stands still, one may play all the same, and everybody sees it.
page-house-rules = House rules
page-begin = Begin
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
page-your-turn = Your turn
page-undo = Take back
page-tutor = Tutor: ask me before a choice that is clearly worse than another (in games against bots)
page-tutor-behind = { $percent ->
    [0] What you chose is as good as equal: { $what }.
    [one] What you chose is { $percent } point of winning chance behind: { $what }.
   *[other] What you chose is { $percent } points of winning chance behind: { $what }.
  }
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
page-devices = { $count ->
    [one] seen on one device
   *[other] seen on { $count } devices
  }
page-devices-why = This is how many devices have been used at this seat: each has seen what only this seat may see.
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-copy-link = Copy the link
page-share = Share …
page-copied = Copied
page-qr = The link as a QR code
page-only-here = So far only this computer reaches this address: Tavoliere was not started for the whole network.
page-log = What happened
page-to-now = Back to now
page-replay = Look again
page-step = { $n } of { $last }
page-step-back = One step back
page-step-on = One step on
page-eyes = Seen by
page-eyes-spectator = a spectator
page-study-from-here = Play on from here
    .short = Play on
page-study-asks = { $who }: { $what }.
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
page-editor = Position editor
page-editor-about = Set up any position. What the rules don't allow is said, with the rule; what they allow can be played on.
page-editor-start = the start
page-editor-middle = the middle of a game
page-editor-empty = an empty board
page-editor-take = Take it
page-editor-undo = Undo
page-editor-taken = taken
page-editor-setting = Setting
page-mine-title = My games on another device
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
page-scorer = Scorer
page-may = May I …?
page-referee = With our box
page-box = Your own box
page-box-save = Save
page-matchmaking = Open tables
page-matchmaking-filter = Which game
page-matchmaking-my-name = Name and taking part
page-ratings = Ratings
page-host-matchmaking = Open tables
page-host-matchmaking-waiting = People who wait there
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
page-serverless-not = Friends on other devices, games that take days, open tables and ratings need a server of Tavoliere; this page has none.
page-needs-server = Friends on other devices, clocks and open tables need a server, and none answers. At this screen and against bots you can play without one.
page-device-full = There is no more room in this browser for games. Delete some that are over, and try again. Nothing is lost.
page-own-table-needs-server = Values of one's own need a server, which reads them, and none answers.
page-newer = New version
page-newer-about = The server has another version of this page: load it.
page-part-missing = This part of the page can't be fetched: the network is away, or there is a newer version of the page. Load it again.
page-load-again = Load again
page-alone-failed = The rules could not be started in this browser. Nothing is lost; try again when the server answers.
