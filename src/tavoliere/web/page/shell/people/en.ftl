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
page-matchmaking-begins = All have sat down: the game begins.
page-matchmaking-take-part = Take part
page-matchmaking-take-part-about = No account and no password: a link that is yours alone carries your seats, your name and your ratings. A rating is worked out only if you play a table that says “rated”. Whenever you like, all of that is deleted.
page-matchmaking-called = What the others call you
page-matchmaking-shown = Show my name and my ratings in the table of the best, for everybody to see
page-matchmaking-join = Take part
page-matchmaking-keep-name = Keep
page-rating = Rating
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
