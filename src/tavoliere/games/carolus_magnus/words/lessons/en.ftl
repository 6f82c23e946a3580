## 1 · What it is about

lesson-goal = What it is about
  .about = A ring, an Emperor, and the last castle.
lesson-goal-castles = You and Bruno build castles on a ring of territories, and whoever puts the tenth one down wins. You have { $mine }, Bruno { $his }. Just one is missing!
lesson-goal-emperor = The Emperor travels clockwise. Where he stops, and only there, a castle is built: by whoever has the most influence.
lesson-goal-paladins = You hold the red and the yellow banner: paladins of those two clans speak for you everywhere. On territory 14 you lead { $mine } to { $his }.
lesson-goal-march = The Emperor may go one, two or three territories on: the white circles count his steps.
  .do = Let him stop where your tenth castle goes: press territory 14.
  .after = Your tenth castle, and the game is won! That is all. Now, how does one get there?
  .gift = Look who leads there: Bruno, { $bruno } to 0. You would build a castle for him! Go one further.
  .his = That territory belongs to Bruno already. Nothing would happen there.

## 2 · A turn

lesson-turn = A turn
  .about = A disc, three paladins, the Emperor, the dice.
lesson-turn-round = A game begins: on each territory there is a paladin, and nobody controls a clan. Below you see your seven paladins and your five discs.
lesson-turn-disc = Every round begins with a disc. Low numbers act first, and the number is how far you may move the Emperor. You want to get to territory 2.
  .do = Play disc 2.
  .short = With 1 you act first, but the Emperor goes a single step. You want to get to territory 2.
  .more = He would get there. But the higher the number, the later you act. 2 is enough.
lesson-turn-clan = Bruno played 4, so you are first. You send three paladins, each to your court or to a territory. Nobody controls the red clan …
  .do = Press a red paladin in your reserve, then your court.
  .first = In a moment. As long as nobody controls red it counts for nobody there. First the court.
lesson-turn-land = The red banner is yours: now every red paladin on the ring speaks for you. With another red one your influence on territory 2 will be { $then }.
  .do = Send your second red paladin to territory 2.
  .court = That would strengthen your hold on red. But try a territory this time.
lesson-turn-another = One more: it is always three. The yellow banner is in no court.
  .do = Send your yellow paladin to your court.
lesson-turn-march = Now the Emperor. The small castle shows where you would build.
  .do = Move him to territory 2.
  .after = Your first castle! Nine more to go.
  .nobody = Only a blue paladin is there, and nobody controls blue. Nothing would be built.
lesson-turn-dice = Three dice fill your reserve; your first seven paladins come from them, too. A green one, a red one, and with the crown any colour you like.
  .do = Choose a colour in the middle of the table.
lesson-turn-bruno = Bruno did the same: two clans, and a castle on territory 3. The next round begins with discs again.

## 3 · Clans

lesson-clans = Clans
  .about = More than the other. As many is not enough.
lesson-clans-banner = The green banner is Bruno's: he has { $his } green paladins at court, you { $mine }. You want it!
lesson-clans-level = You have two green paladins in your reserve.
  .do = Send one of them to your court.
  .land = On a territory it doesn't help you to win the clan. Only paladins at court count for that.
  .later = A good idea, but green comes first.
lesson-clans-more = Two each, and nothing happens: you need one more than he has. Watch territory 3.
  .do = Send the other green one to your court as well.
  .after = Three to two: the banner is yours. On territory 3 your influence was { $was }, and now it is { $then }: the green ones have changed sides.
  .land = Green still speaks for Bruno: you would help him there. To court with it!
lesson-clans-free = The banners of blue and pink still lie in the middle: a single paladin is enough.
  .do = Take one of these two clans with your third paladin.
  .safe = Red is yours already. Here you can have a whole new clan.
  .level = Bruno has a yellow one at court. One each would be level, and you know: that is not enough.
lesson-clans-march = Easy. But Bruno needs just two to take it away. Now harvest: up to three steps.
  .do = Move the Emperor where green pays off.
  .after = A castle where Bruno was ahead a moment ago. Nothing changes a game like a banner.
  .his = That is Bruno's territory, and he leads there. Nothing would happen.
  .level = One each there: level, so nobody would build. Go one further.

## 4 · Influence

lesson-influence = Influence
  .about = Who builds where the Emperor stops.
lesson-influence-count = On territory 5 red and green are yours: { $mine }. The two blue ones are Bruno's: { $his }. Nobody holds the pink banner, so pink doesn't count. Level: nobody would build.
lesson-influence-tip = You have one paladin left to play.
  .do = Play it so that you lead on territory 5.
  .his = That clan is Bruno's, so the paladin would speak for him. Which clans are yours?
  .nobody = There, pink still counts for nobody: it remains level. Which of your paladins would count?
  .court = You control that clan already. On territory 5 it would still be level.
lesson-influence-march = { $mine } to { $his }: one more than the other is enough. Now bring the Emperor.
  .do = Move him to territory 5.
  .after = The castle counts too, one for its owner: it is harder to take, but not impossible …
  .gift = Both yellow ones speak for Bruno. You would build a castle for him, on your own turn!

## 5 · Taking over

lesson-takeover = Taking over
  .about = Conquer castles, and let them grow together.
lesson-takeover-his = Bruno has two castles on territory 8: with the two yellow ones his influence is { $his }. Yours, with the red one, is { $mine }. Hopeless?
lesson-takeover-clan = Look at the courts: two yellow ones each, and Bruno has the banner.
  .do = Play the one paladin that turns it round.
  .few = That would be 2 to { $his }. It takes more than one paladin on the spot.
  .worse = Yellow still speaks for Bruno: you would strengthen him there. And at court?
lesson-takeover-march = The yellow ones there speak for you now: { $mine } to { $his }.
  .do = Move the Emperor onto Bruno's castles.
  .after = Two castles more for you, two fewer for Bruno. And did you see your castle next door?
  .own = That is your own territory already; nothing would happen.
  .one = You would build there too, but only one castle. Bruno's are two, and he would lose them.
lesson-takeover-merged = Castles of one owner side by side grow together: one territory with { $segments } castles, a single step for the Emperor. But it falls as a whole: whoever conquers it puts them all down in one go.
lesson-takeover-end = As soon as there are fewer than four territories, the game is over: whoever has the most castles wins, even without a tenth.

## 6 · Discs

lesson-discs = Who is first
  .about = Early or far? Every disc comes once in five rounds.
lesson-discs-two = Early or far: each disc can be played once in five rounds. And a number that was played in this round isn't repeated, if you have others.
lesson-discs-first = Bruno has played 3. On territory 4 you lead { $mine } to { $his }, but two blue ones of his would turn that. You must act before him, and get there!
  .do = Which disc? Then watch your turn and Bruno's.
  .short = You would be first, but territory 4 is two steps away.
  .late = That is far enough, but Bruno acts first with his 3: he sends two blue ones there and builds himself.
lesson-discs-watch = The castle is yours: Bruno came too late. Whoever acted first also chooses first in the next round.
lesson-discs-far = Disc 2 is gone for now. On territory 10 you lead { $mine } to { $his }, and Bruno can't make up for that in one turn.
  .do = Play the disc that takes the Emperor there.
  .after = Go far when it is safe, be early when it is urgent. After every fifth round all discs come back.
  .short = Count the steps from the Emperor to territory 10: it is five.

## 7 · Traps

lesson-traps = Traps
  .about = Four mistakes that everybody makes once.
lesson-traps-behind = Two paladins are left to play. Territory 3 is { $mine } to { $his } against you. The Emperor never goes back, and only sees the place where he stops.
  .do = Send your green paladin where it helps right now.
  .far = He won't get there this turn. The first trap: paladins where he isn't going. Look straight ahead of him.
  .here = He stands there, but he has to leave, and comes back only after the whole round. Look ahead of him.
  .court = Bruno has no green one at court: that clan is safe. On the ring it helps more.
lesson-traps-level = Two each. Compare the courts. Yellow: one each, and the banner is Bruno's. Pink: you { $mine }, Bruno { $pink }.
  .do = Win a clan with your last paladin.
  .pink = The second trap: { $pink } each would be level, the banner stays with Bruno, and a paladin is wasted.
  .his = Yellow still speaks for Bruno: you would help him. First win the clan.
lesson-traps-gift = Careful! Bruno has { $bruno } castles, and on territory 1 he leads { $his } to { $mine }.
  .do = Move the Emperor, and don't give anything away.
  .after = A castle for you, and nothing for Bruno.
  .gift = The third trap, and the worst: you would build Bruno's tenth castle, and he wins on your turn!
  .idle = You lead there already and nothing would happen. That is safe, but one step on there is a castle for you.
lesson-traps-must = The fourth trap: you can't pass. With disc 1 the Emperor could only have gone to territory 1, for Bruno's tenth castle. Think of that when you choose discs.

## 8 · A plan

lesson-plan = A first plan
  .about = From the first look to the first castle.
lesson-plan-look = A plan: look ahead of the Emperor. Red lies on territories 7 and 8, side by side, and you have three red ones.
lesson-plan-disc = Bruno has played 4. Territory 7 is two steps away.
  .do = Choose a disc that is early enough, and goes far enough.
  .short = First, but territory 7 is two steps away.
  .late = Far enough, but then Bruno acts first and may snatch the red clan away.
lesson-plan-court = First the clan: without its banner paladins are worth nothing.
  .do = Send a red paladin to your court.
  .first = Nobody controls red yet, so there it would count for nobody. First the court.
  .green = Green can wait. Red lies right ahead of the Emperor.
lesson-plan-firm = But Bruno has { $bruno } red ones in his reserve: he could take the clan away in his turn.
  .do = Make sure that he can't.
  .enough = One paladin is enough to build today. But if Bruno takes the banner, it speaks for him tomorrow.
  .green = A second clan is good. But first make this one safe.
lesson-plan-next = Your third paladin can think of tomorrow: on territory 9 there is a green one.
  .do = Take the green clan.
  .land = Nobody controls green yet, so there it would count for nobody. To your court with it!
lesson-plan-march = And now the harvest.
  .do = Move the Emperor to territory 7.
  .after = Your first castle. If you build on territory 8 one day, the two grow together.
  .nobody = Yellow has no holder: nothing would be built there.
lesson-plan-held = Bruno tried with two red ones: { $mine } to { $his }, level, and you keep the banner!
lesson-plan-plan = That is the plan: win the clan that lies ahead of the Emperor, hold it firmly, build side by side. And don't leave anything for the other within reach.

## 9 · The variant with sets

lesson-draft = Sets instead of dice
  .about = The variant for those who don't like luck.
lesson-draft-sets = Here nobody rolls dice. Sets of paladins lie in the middle, always one more than there are players. At the end of your turn you take one.
lesson-draft-disc = Whoever acts first also chooses first. At court you have { $mine } green ones, Bruno { $his }: the two of the first set would win you the clan! Bruno played 3.
  .do = Choose a disc with which you are first.
  .late = Then Bruno acts first, and sees what you need. The set could be gone.
lesson-draft-take = You have played your paladins and built a castle. Only the set is missing.
  .do = Take the set with the two green ones.
  .none = There is no green one in it. Remember why you were in a hurry?
lesson-draft-back = It was left over in an earlier round: it has four paladins, and you keep three.
  .do = Give back the one that you need least.
  .green = Keep the green ones: they are what you came for.
lesson-draft-grows = Bruno took a set, too. The one that was left grew by a paladin, and two new ones came.

## 10 · Three and four

lesson-more = With three or four
  .about = A partner at the table, or two rivals.
lesson-more-teams = Four play in two teams: you and Carla against Bruno and Dino. Partners share castles and victory; each has a court, a reserve and discs of their own.
lesson-more-courts = Courts are never added up. You and Carla have a green one each, Bruno two: green is his.
lesson-more-march = Influence does add up: your red one and Carla's yellow one make { $ours } on territory 4, to { $theirs }.
  .do = Move the Emperor to territory 4.
  .after = A castle for both of you.
  .gift = Green is Bruno's, pink is Dino's: together they lead there. It would be a gift.
lesson-more-three = With three, everybody plays alone: 8 castles win, you have 9 paladins and play 4 a turn. You need more influence than each of the others. If the best two are level, nothing happens.
lesson-more-end = What is rare is in the rules. Nothing in this game is secret: take your time to look, and enjoy your first game!
