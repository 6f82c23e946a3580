page-cancel = Cancel
page-sure = This can't be taken back. Do it?
page-plot = The scores over time
page-human = a person
page-time-lost = seat lost
page-late-lost = Your time has run out, and with it your seat is lost, as was said at the start. A bot ({ $level }) plays to the end.
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
page-clock-d-h = { $days } d { $hours } h
page-left-minutes = { $minutes ->
    [one] less than a minute left
   *[other] less than { $minutes } minutes left
  }
page-left-hours = about { $hours } hours left
page-time-up = time is up
page-late = Your time has run out: a bot ({ $level }) plays for you.
page-come-back = I play on myself
page-sitting-down = Sitting down …
page-lost = The connection is lost; the page is trying to come back by itself.
page-confirm-ask = This is how it would be. Confirm, or take back?
page-confirm-wait = { $who } is about to confirm the turn.
page-several-broken = Something came between: the rest was not done. Take back what was done, or go on from here.
page-confirm = Confirm
page-hint = Hint
page-tutor-warning = This may cost you about { $percent } of 100 games. Play it anyway?
page-tutor-on = tutor
page-tutor-why = Show why
page-tutor-back = Choose again
page-tutor-anyway = Play it
page-away = not here
page-awaited = invited
page-other-device = My link, for another device
page-other-device-how = This link is your seat: keep it to yourself. Open it on your other device, or scan the code with its camera:
page-thinking = is thinking
page-watching = You are watching: you see what lies open, and nobody's hand.
page-seat-of = The seat of { $who }
page-name = Name
page-rename = Rename
page-name-ask = What shall the others call you?
page-name-keep = That's me
page-who-plays = Who plays here
page-copy-watch = Invite to watch
page-invitation = The invitation
page-invite = Invite { $who }
page-invite-again = The link of { $who }
page-invite-watch = Invite to watch
page-invite-how = This link is their seat. Send it, or let them scan the code:
page-invite-watch-how = Whoever has this link looks on, without a seat. Send it, or let them scan the code:
page-invite-kept = They need no account. You can already play; this goes away as soon as they sit down.
page-put-away = Put it away
page-show-link = Show the invitation
page-no-link = Whoever sits here has a link of their own, which nobody else knows.
page-link-unknown = This browser does not know the link of this seat.
page-new-link = Make a new link
page-revoke = Void the link, make a new one
page-send-away = Send them away, make a new link
page-send-away-sure = Click again: they lose the seat
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
page-moment = After step { $n }. { $prompt }
page-moment-start = The beginning.
page-copy-moment = Link to this moment
page-export = Save the record
page-result = The result
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
web-legal = That is allowed.
page-analyse = Analyse this game
page-analyse-short = Analyse
page-keeps = { $days ->
    [one] This server keeps finished games for one day: save the record if you want it for longer.
   *[other] This server keeps finished games for { $days } days: save the record if you want it for longer.
  }
page-bot-needs-server = One of these bots comes with the server, which does not answer; all others play without it.
page-device-keeps = This game is kept in this browser, and nowhere else; save it if you want to have it for good.
page-device-other-rules = This game was played by the rules of another version, by which it can't be gone on with. Nothing of it is lost: with that version it goes on.
