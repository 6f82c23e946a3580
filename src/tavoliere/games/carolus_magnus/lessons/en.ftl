## 1 · What it is about

lesson-goal = What it is about
  .about = A ring, an Emperor, and the last castle.
lesson-goal-castles = Around the table lies a ring of territories. You and Bruno build castles there, and whoever puts the tenth one down wins. You have { $mine }, Bruno { $his }. Just one is missing!
lesson-goal-emperor = This is the Emperor. He travels clockwise. Where he stops, and only there, a castle is built: by whoever has the most influence.
lesson-goal-paladins = The stones are paladins of five clans. You hold the red and the yellow banner, so red and yellow paladins speak for you everywhere. On territory 14 you lead { $mine } to { $his }.
lesson-goal-march = It is your move: the Emperor may go one, two or three territories on. The white circles count his steps.
  .do = Let him stop where your tenth castle goes: press territory 14.
  .after = Your tenth castle, and the game is won! That is all it is about. Now, how does one get there?
  .gift = Look who leads there: Bruno, { $bruno } to 0. You would build a castle for him! Go one further.
  .his = That territory belongs to Bruno already. Nothing would happen there.

## 2 · A turn

lesson-turn = A turn
  .about = A disc, three paladins, the Emperor, the dice.
lesson-turn-round = A game begins. Nobody controls a clan, and on each of the fifteen territories there is one paladin. Below you see your seven paladins and your five discs.
lesson-turn-disc = Every round begins with a disc. Low numbers act first, and the number is how far you may move the Emperor. The red paladin on territory 2 is two steps away.
  .do = Play disc 2.
  .after = Two steps at most, and with a little luck you act before Bruno.
  .short = With 1 you act first, but the Emperor goes a single step. You want to get to territory 2.
  .more = He would get there. But the higher the number, the later you act. 2 is enough.
lesson-turn-clan = Bruno played 4, so you are first. Now you send three paladins, each to your court or to a territory. Nobody controls the red clan yet …
  .do = Press a red paladin in your reserve, then your court.
  .after = The red banner is yours! Every red paladin on the ring speaks for you now.
  .first = In a moment. As long as nobody controls red it counts for nobody there. First the court.
lesson-turn-land = The second one may go to the ring. Where you want to build, more of your paladins means more influence.
  .do = Send your second red paladin to territory 2.
  .after = Your influence there is { $then } now. What is placed on a territory stays there.
  .court = That would strengthen your hold on red. But try a territory this time.
lesson-turn-another = One more. A second clan would be nice, and yellow has no banner in any court.
  .do = Send your yellow paladin to your court.
  .after = Two clans! You always play exactly three paladins, no more and no less.
lesson-turn-march = Now the Emperor. Your disc allows one step or two. The small castle shows where you would build.
  .do = Move him to territory 2.
  .after = Your first castle! Nine more to go.
  .nobody = Only a blue paladin is there, and nobody controls blue. Nothing would be built.
lesson-turn-dice = Finally you roll three dice to fill your reserve again: they bring a green paladin, a red one, and the crown brings one of any colour you like.
  .do = Choose a colour in the middle of the table.
  .after = Seven again. Your turn is over, and Bruno has his.
lesson-turn-bruno = He did the same: two clans for his court, and a castle on territory 3. With that the round is over, and the next one begins with discs again.
lesson-turn-start = One more thing about the dice: they also give you your first seven paladins, before the first round. You choose a colour for each crown, so that may be the very first question of a game.

## 3 · Clans

lesson-clans = Clans
  .about = More than the other. As many is not enough.
lesson-clans-banner = Everything depends on the banners. The green one is Bruno's: he has { $his } green paladins at court, you { $mine }. You want it!
lesson-clans-level = You have two green paladins in your reserve.
  .do = Send one of them to your court.
  .after = Two each … and nothing happens. As many is not enough: Bruno keeps the banner.
  .land = On a territory it doesn't help you to win the clan. Only paladins at court count for that.
  .later = A good idea, but green comes first.
lesson-clans-more = You need one more than he has. Watch territory 3 while you do it.
  .do = Send the other green paladin to your court as well.
  .after = Three to two: the banner comes to you. On territory 3 your influence was { $was }, and now it is { $then }: the green ones have changed sides.
  .land = Green still speaks for Bruno: you would help him there. To court with it!
lesson-clans-free = It is easier with clans that nobody has. The banners of blue and pink still lie in the middle: a single paladin is enough.
  .do = Take one of these two clans with your third paladin.
  .after = As easily as that. But with only one at court, Bruno needs just two to take it away.
  .safe = Red is yours already. Here you can have a whole new clan.
  .level = Bruno has a yellow one at court. One each would be level, and you know: that is not enough.
lesson-clans-march = Now harvest. The Emperor may go up to three steps.
  .do = Move him where green pays off.
  .after = With green you have a castle where Bruno was ahead a moment ago. Nothing changes a game like a banner.
  .his = That is Bruno's territory, and he leads there. Nothing would happen.
  .level = One each there: level, so nobody would build. Go one further.

## 4 · Influence

lesson-influence = Influence
  .about = Who builds where the Emperor stops.
lesson-influence-count = Let's count on territory 5. Red and green are your clans: { $mine }. The two blue ones are Bruno's: { $his }. Level! If the Emperor stopped here, nobody would build.
lesson-influence-nobody = And the pink one? Nobody holds the pink banner. So it counts for nobody.
lesson-influence-tip = You have played two paladins, one is left. It can decide things here.
  .do = Play it so that you lead on territory 5.
  .after = { $then } to { $his }. One more than the other is enough to build.
  .his = That clan is Bruno's, so the paladin would speak for him. Which clans are yours?
  .nobody = There, pink still counts for nobody: it remains level. Which of your paladins would count?
  .court = You control that clan already. On territory 5 it would still be level.
lesson-influence-march = Now bring the Emperor.
  .do = Move him to territory 5.
  .after = One more castle.
  .gift = Both yellow ones speak for Bruno. You would build a castle for him, on your own turn!
lesson-influence-castle = Castles count too: each is one more for its owner. So here it is { $mine } to { $his } now. What is built is harder to take, but not impossible …

## 5 · Taking over

lesson-takeover = Taking over
  .about = Conquer castles, and let them grow together.
lesson-takeover-his = Bruno has two castles on territory 8. With the two yellow paladins that makes { $his } for him. Your red one makes { $mine }. Hopeless?
lesson-takeover-clan = Look at the courts: two yellow ones each, and Bruno has the banner. And you hold a yellow one …
  .do = Play the one paladin that turns it round.
  .after = The yellow ones there speak for you now: { $then } to { $left }. Bruno has nothing but his castles left.
  .few = That would be 2 to { $his }. It takes more than one paladin on the spot.
  .worse = Yellow still speaks for Bruno: you would strengthen him there. And at court?
lesson-takeover-march = Now it is time for the Emperor.
  .do = Move him onto Bruno's castles.
  .after = Two castles more for you, two fewer for Bruno. And did you see what happened to your castle next door?
  .own = That is your own territory already; nothing would happen.
  .one = You would build there too, but only one castle. Bruno's are two, and he would lose them.
lesson-takeover-merged = Castles of one owner side by side grow together: now it is one territory with { $segments } castles, for good. With the paladins your influence is { $mine }. For the Emperor it is a single step.
lesson-takeover-risk = But beware: a large territory falls as a whole. Whoever conquers it puts down as many castles in one go, and may win the game with that.
lesson-takeover-end = Growing together also leaves fewer territories. As soon as there are fewer than four, the game is over: then whoever has the most castles wins, even without a tenth.

## 6 · Discs

lesson-discs = Who is first
  .about = Early or far? Every disc comes once in five rounds.
lesson-discs-two = A disc says two things: who acts first (the lowest) and how far the Emperor may go. Early or far: you can't have both. And each disc can be played once in five rounds.
lesson-discs-first = Bruno has played 3. On territory 4 you lead { $mine } to { $his }, but two blue paladins of his would turn that. You must act before him, and get there!
  .do = Which disc?
  .after = Early enough, and far enough. Now watch your turn and Bruno's.
  .short = You would be first, but territory 4 is two steps away.
  .late = That is far enough, but Bruno acts first with his 3: he sends two blue ones there and builds himself.
lesson-discs-watch = The castle on territory 4 is yours, and Bruno came too late. Whoever acted first also chooses first in the next round: that is you.
lesson-discs-far = Disc 2 is gone for now. On territory 10 you lead { $mine } to { $his }: Bruno can't make up for that in one turn. There is no hurry.
  .do = Play the disc that takes the Emperor to territory 10.
  .after = Right: go far when it is safe, be early when it is urgent. After every fifth round all discs come back.
  .short = Count the steps from the Emperor to territory 10: it is five.
lesson-discs-equal = Nobody may repeat a number that has been played in this round, unless they have no other disc left. Of two equal numbers, the one that was played first acts first.

## 7 · Traps

lesson-traps = Traps
  .about = Four mistakes that everybody makes once.
lesson-traps-behind = Two paladins are left to play. Territory 3 is { $mine } to { $his } against you, but the Emperor can get there. He never goes back, and only sees the place where he stops.
  .do = Send your green paladin where it helps right now.
  .after = Two each. Level is not enough, but there is one paladin left.
  .far = He won't get there this turn. The first trap: paladins where he isn't going. Look straight ahead of him.
  .here = He stands there, but he has to leave, and comes back only after the whole round. Look ahead of him.
  .court = Bruno has no green one at court: that clan is safe. On the ring it helps more.
lesson-traps-level = Compare the courts. Yellow: one each, and the banner is Bruno's. Pink: you { $mine }, Bruno { $pink }.
  .do = Win a clan with your last paladin.
  .after = Yellow is yours, and on territory 3 you now lead { $then } to { $left }.
  .pink = The second trap: { $pink } each would be level, the banner stays with Bruno, and a paladin is wasted.
  .his = Yellow still speaks for Bruno: you would help him. First win the clan.
lesson-traps-gift = Careful now! Bruno has { $bruno } castles. On territory 1 he leads { $his } to { $mine }.
  .do = Move the Emperor, and don't give anything away.
  .after = A castle for you, which grows together with its neighbour, and nothing for Bruno.
  .gift = The third trap, and the worst: you would build Bruno's tenth castle, and he wins on your turn!
  .idle = You lead there already and nothing would happen. That is safe, but one step on there is a castle for you.
lesson-traps-must = The fourth trap: you can't pass. The Emperor has to move, and who leads has to build. With disc 1 he could only have gone to territory 1, for Bruno's tenth castle. Think of that when you choose discs.

## 8 · A plan

lesson-plan = A first plan
  .about = From the first look to the first castle.
lesson-plan-look = A plan for your first game. First look ahead of the Emperor, then at your reserve: red lies on territories 7 and 8, side by side, and you have three red ones. Red shall be your clan.
lesson-plan-disc = Bruno has played 4. Territory 7 is two steps away.
  .do = Choose a disc that is early enough, and goes far enough.
  .after = You act before Bruno, and can get to territory 7.
  .short = First, but territory 7 is two steps away.
  .late = Far enough, but then Bruno acts first and may snatch the red clan away.
lesson-plan-court = First the clan: without its banner paladins are worth nothing.
  .do = Send a red paladin to your court.
  .after = The banner is yours. But is it safe?
  .first = Nobody controls red yet, so there it would count for nobody. First the court.
  .green = Green can wait. Red lies right ahead of the Emperor.
lesson-plan-firm = Look at Bruno's reserve: he has { $bruno } red ones. With only one at your court he could take the clan away in his turn.
  .do = Make sure that he can't.
  .after = With two of yours, his { $bruno } would only be level. Always hold as many as the other can bring.
  .enough = One paladin is enough to build today. But if Bruno takes the banner, it speaks for him tomorrow.
  .green = A second clan is good. But first make this one safe.
lesson-plan-next = Your third paladin can think of tomorrow. Behind the two red ones, on territory 9, there is a green one.
  .do = Take the green clan.
  .after = Now three territories in a row are waiting for your castles.
  .land = Nobody controls green yet, so there it would count for nobody. To your court with it!
lesson-plan-march = And now the harvest.
  .do = Move the Emperor to territory 7.
  .after = Your first castle. If you build on territory 8 one day, the two grow together.
  .nobody = Yellow has no holder: nothing would be built there.
lesson-plan-held = Bruno tried: he sent two red ones to his court. { $mine } to { $his }, level, and you keep the banner! So he built with yellow, on territory 11. Before you can build on territory 8, the Emperor has to come round again.
lesson-plan-plan = That is the plan: look ahead of the Emperor, win the clan that lies there, hold it firmly, build side by side. And don't leave anything for the other within reach.

## 9 · The variant with sets

lesson-draft = Sets instead of dice
  .about = The variant for those who don't like luck.
lesson-draft-sets = In this variant nobody rolls dice. Sets of paladins lie open in the middle, always one more than there are players. At the end of your turn you take one.
lesson-draft-disc = Whoever acts first also chooses first. At court you have { $mine } green ones, Bruno { $his }. The two green ones of the first set would win you the clan! Bruno played 3.
  .do = Choose a disc with which you are first.
  .after = The first set won't run away now.
  .late = Then Bruno acts first, and sees what you need. The set could be gone.
lesson-draft-take = You play your three paladins, and the Emperor goes to territory 5, for a castle of yours. All that is missing is a set.
  .do = Take the set with the two green ones.
  .after = It was left over in an earlier round, and so it has four paladins. You keep three.
  .none = There is no green one in it. Remember why you were in a hurry?
lesson-draft-back = One of the four goes back into the bag.
  .do = Give back one that you need least.
  .after = Your reserve is full again, with two green ones for your next turn.
  .green = Keep the green ones: they are what you came for.
lesson-draft-grows = Bruno took a set, too. The one that was left grew by a paladin, and two new ones came. Even a poor set becomes tempting like that. Everything else is as you know it.

## 10 · Three and four

lesson-more = With three or four
  .about = A partner at the table, or two rivals.
lesson-more-teams = Four play in two teams: you and Carla against Bruno and Dino. Partners share their castles, ten of them, and the victory. Each has a court, a reserve and discs of their own.
lesson-more-courts = Courts are never added up. You have one green paladin, Carla has one too, Bruno two: green is his. So don't both collect the same clan.
lesson-more-march = Influence does add up: your red one and Carla's yellow one make { $ours } on territory 4, to { $theirs } of the others.
  .do = Move the Emperor to territory 4.
  .after = A castle for both of you.
  .gift = Green is Bruno's, pink is Dino's: together they lead there. It would be a gift.
lesson-more-three = With three, everybody plays alone: 8 castles win, you have 9 paladins and play 4 a turn. You need more influence than each of the others. If the best two are level, nothing happens.
lesson-more-supply = Sometimes a colour runs out. When one of it is needed, every court gives back the same number: as many as the court with the fewest has. Banners stay. If a court has none, the die is rolled again.
lesson-more-end = Now you can play; what is rare is in the rules. Nothing in this game is secret, so take your time to look, and enjoy your first game!
