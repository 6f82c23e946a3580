## 1 · What it is about

lesson-goal = What it is about
  .about = Six districts, three families, and a Doge who pays whoever leads.
lesson-goal-people = This is Venice, in six districts. Your aristocrats wear the mask: { $four } of them stand in San Marco, others in Cannaregio and Castello. Those with the prow are Bruno's, those with the lion Carla's.
lesson-goal-medals = The medals of a district say what it pays. In San Marco the one with most aristocrats gets { $first } points, the next one { $second }. You lead there with 4, and Bruno follows with 3.
lesson-goal-doge = But nobody is paid until the Doge comes to see it. He is still waiting beside the city, and you hold a card that calls him.
  .do = Play the Doge: press his card, below the map.
  .after = Now he goes where you send him.
lesson-goal-visit = The first Doge card of a game brings him into any district, and that one is scored at once. The small medals on the pieces show what each of you would get.
  .do = Send him where he pays you most: press a district.
  .after = { $brings } points for you, 6 for Bruno, nothing for Carla. That is the whole game: have the most people where the Doge goes.
  .second = In Castello Bruno has more, so you would be second: { $second } points. Somewhere else you are first!
  .shared = You share Cannaregio with Carla, and whoever shares gets less: { $shared }. Look for the district where you alone are first.
  .nothing = None of your people is there: only the others would be paid. Look for your masks.

## 2 · I divide, you choose

lesson-offers = I divide, you choose
  .about = Where the cards come from, and what they cost.
lesson-offers-divided = A round: Carla is the distributor. She has drawn ten cards and laid them into three offers, one for each of you. You choose first, then Bruno; Carla gets what is left.
lesson-offers-seals = Cards with a seal are limit cards: the price of an offer, added up above it. Below it each figure has a number: the limit points that this player would have with it. With ten you are out for a while.
lesson-offers-take = In San Marco you and Bruno are level, and the Doge stands there. In the second offer there is a card for San Marco, and a Doge.
  .do = Take the second offer.
  .after = Its limit card lies before you at once: { $then } points so far. Its other cards are yours to play, every one of them.
  .cheap = Cheap, but in Cannaregio and Santa Croce you have nobody. The second offer wins San Marco at once.
  .rest = Not bad, but the Doge would go to Bruno, and he is level with you in San Marco. Take the Doge yourself.
lesson-offers-order = You play your cards in the order that you like. What comes first here, the Doge or the aristocrat?
  .do = Play the card that should come first.
  .after = You now have 4 in San Marco, and it would pay you { $then } instead of { $now }.
  .soon = Then San Marco would be counted while you are level: { $now } for each of you. Put your aristocrat there first!
lesson-offers-doge = Now you lead alone, and the Doge is here already.
  .do = Play the Doge.
  .after = { $brings } points. The same two cards the other way round, and it would have been less.
lesson-offers-left = Bruno has taken the first offer and played it. What nobody wanted goes to Carla, with { $limit } limit points now. That is why she divided so carefully. In the next round somebody else distributes.

## 3 · Districts and bridges

lesson-bridges = Districts and bridges
  .about = How to get where no card leads.
lesson-bridges-own = At the start of a game the die puts your first people into the districts, and everybody builds bridges. Whose a bridge is, the figure on it tells: these two are yours.
lesson-bridges-card = This card is for San Polo: one aristocrat from your supply goes there. But you have no one in San Polo, and it would be a long way to the top.
  .do = Play the card San Polo all the same.
  .after = The aristocrat is on the way. Your bridge begins here!
  .later = The bridge comes in a moment. First the aristocrat.
lesson-bridges-over = Instead of staying, the aristocrat may cross one bridge of yours: from San Polo to San Marco, where you and Bruno are level. Only one bridge, and never somebody else's.
  .do = Send the aristocrat over your bridge: press San Marco.
  .after = First in San Marco: { $then } points instead of { $now }, when the Doge comes.
  .here = You may, but one aristocrat there gets you nothing. Over your bridge in San Marco it makes you first.
lesson-bridges-build = Now the other card: a new bridge. Your people can use it, and so can the Doge, who walks over bridges only.
  .do = Play the bridge.
lesson-bridges-site = The Doge is in Cannaregio. In Castello you are far ahead: { $castle } points for you. A bridge between the two would be his way to you.
  .do = Build there: press the canal between Cannaregio and Castello.
  .after = With your next Doge card he walks over it, and for you it is free. And all your Castello cards now reach Cannaregio too.
  .far = Castello is a good end. But the Doge would have to come to San Marco first: begin where he stands.
  .near = From Cannaregio is right! But in San Marco Bruno is right behind you. In Castello you are far ahead.
  .elsewhere = You may build there, but it does not lead the Doge from Cannaregio to Castello.

## 4 · The Doge walks

lesson-doge = The Doge walks
  .about = His way, and what it costs.
lesson-doge-here = Play the Doge, and the district where he stands is scored: here { $bruno } points for Bruno, { $carla } for Carla, none for you. But before that you may lead him on.
  .do = Play the Doge.
  .after = Now every bridge that he can cross is lit, with what it costs.
lesson-doge-toll = You have no bridge here. Over somebody else's the Doge may go too, but it costs { $toll } point, and the owner gets it. Then he may go on, bridge after bridge.
  .do = Lead him to San Marco: press Bruno's bridge.
  .after = A point for Bruno. It will be worth it.
  .stays = Then Cannaregio is counted, and you get nothing. Lead him away.
  .carla = That way Santa Croce comes, where Carla is alone. You have to get to Dorsoduro.
  .bruno = In San Polo there is only Bruno, and no way on. You have to get to Dorsoduro.
lesson-doge-free = In San Marco you would be second: { $second } for you, { $first } for Bruno. But from here a bridge of your own leads on, and that one is free.
  .do = Lead him on to Dorsoduro, where you are alone: press your bridge.
  .after = { $brings } points, and nobody else gets anything: a second place where there is nobody lapses.
  .second = { $second } points for you, but { $first } for Bruno. In Dorsoduro you get as much, and he gets nothing.
lesson-doge-poor = So bridges pay off twice: yours are free for you, and others pay you for them. But players without points can't pay a toll: then they can use only their own bridges.

## 5 · Level and transfer

lesson-ties = Level is not enough
  .about = Shared places, and the card that counts twice.
lesson-ties-second = In San Marco Bruno has 4. You and Carla have 3 each: you share the second place, and then nobody gets anything for it. { $bruno } points for Bruno, none for you!
lesson-ties-first = Sharing the first place is not so bad: each of you gets the lower medal, here 6, and whoever comes behind gets nothing.
lesson-ties-card = A transfer sends somebody's aristocrat home, and one of yours takes its place. They have one fewer, you have one more: it counts twice.
  .do = Play the transfer.
  .soon = Then San Marco would be counted as it is now, and you would get nothing. First the transfer!
lesson-ties-whom = One of Bruno's, or one of Carla's? Think of who would then be first, and who second.
  .do = Press the piece in San Marco that you replace.
  .after = 4 for you, 3 for Bruno, 3 for Carla. You are first, and now it is those two who share the second place.
  .carla = Then you and Bruno would have 4 each: { $shared } for both. It can be { $first } for you alone.
  .elsewhere = The Doge is in San Marco. Change something there!
lesson-ties-doge = And now let the Doge look at it.
  .do = Play the Doge.
  .after = { $brings } for you, nothing for the two who share. One card has turned everything around.

## 6 · Banishment

lesson-banishment = Banishment
  .about = The strongest card, and the most dangerous one.
lesson-banishment-card = Bruno has 4 in Dorsoduro, you have 3: { $bruno } for him, { $now } for you. A banishment drives people out of a district.
  .do = Play the banishment.
  .after = You choose the district, the die says how many must go.
  .soon = Then Bruno would get { $bruno }, you { $now }. First drive a few of his people out.
lesson-banishment-name = First you name a district, then the die is rolled. As many as it shows must leave, and you choose which. But if there are not enough of the others, yours must go too!
  .do = Name the district where Bruno is in your way: press it.
  .after = Five others stand there beside your three. Only a 6 would cost you somebody. Fingers crossed …
  .own = There you have 4 and Bruno 1. From a 2 on you would have to send your own people away!
  .alone = Only your own people are there. They would have to go!
  .elsewhere = It would do no harm, but the Doge is in Dorsoduro, and you want to win that.
lesson-banishment-who = A 3! Three must leave Dorsoduro, and you choose one after the other. Remember: those who share the second place get nothing.
  .do = Press Bruno's piece three times.
  .after = Bruno has 1, Carla has 1, you have 3.
  .carla = Then Bruno keeps enough to be second alone. If you take only his, he shares the second place with Carla, and both get nothing.
  .own = Not your own! There are enough others.
lesson-banishment-doge = { $first } points for you, and nobody is second. One card is left.
  .do = Play the Doge.
  .after = { $brings } points for you alone. Banish where many others stand, and few of yours.

## 7 · You divide

lesson-dividing = Now you divide
  .about = Three offers, and the last one is yours.
lesson-dividing-yours = Now you are the distributor. Six action cards and four limit cards have to be laid into three offers. Bruno chooses first, then Carla, and you get the last one. Nine cards lie already.
lesson-dividing-others = Look at the limit points: Bruno has { $bruno }, Carla { $carla }, you only { $mine }. Below each offer you see how many each of you would have with it. From ten on the number is underlined: whoever takes that offer is out.
lesson-dividing-last = One card is left: limit 3. The offer with San Marco and the Doge is the one that everybody wants. You too!
  .do = Press the card, then the offer where it belongs, then “Offer them”.
  .after = With it Bruno would have 10, and Carla 11. Will they dare? You can afford it.
  .poor = Then nobody wants that offer, and it stays with you, while Bruno takes the Doge. Make the best offer expensive, so that only you can pay for it.
lesson-dividing-left = Nobody dared: San Marco and the Doge are left for you. You have { $limit } limit points now, and the two best cards.
  .do = Play both, in the right order.
  .after = { $brings } points, because you divided well.
  .soon = You and Bruno are level in San Marco. First the aristocrat, then the Doge!
lesson-dividing-fair = So think of what the others need and can afford. Make three offers of which you would gladly take any. The last one is yours.

## 8 · The end of a passage

lesson-passage = The end of a passage
  .about = Ten limit points, a bonus, and a free banishment.
lesson-passage-ten = A game has three passages. Whoever reaches ten limit points is out until the passage ends. Bruno and Carla have { $theirs } each, you have { $mine }.
lesson-passage-take = You choose first. The second offer has three good cards. But look at the seals: what does each offer cost?
  .do = Take the offer that keeps you lowest.
  .after = { $low } limit points: far from ten. Why that is worth so much, you will see in a moment.
  .out = With it you would have { $out }: out, and without a bonus. Too dear!
  .little = { $little } limit points for a single card. Another offer costs less and has two.
lesson-passage-play = Two cards, for two districts where you are level with somebody.
  .do = Play both cards.
  .after = First in San Polo and in Dorsoduro. Now it is Bruno's turn, and then Carla's.
lesson-passage-bonus = Bruno has taken the big offer and has { $most }, Carla 10. Both are out, only you are left: the passage is over. Your bonus is the difference to the highest: { $most } − { $mine } = { $brings } points!
lesson-passage-free = And a present: whoever has the fewest limit points, alone, may banish once for free. Bruno has just taken San Marco with 6 aristocrats.
  .do = Name San Marco.
  .after = You want a high number now …
  .elsewhere = That is allowed, but in San Marco there is most to win: Bruno has 6 there.
  .decline = It costs you nothing! Drive Bruno out of San Marco.
lesson-passage-who = A 4! If four of Bruno's go, he has 2, and you lead with 3.
  .do = Press Bruno's piece four times.
  .after = San Marco is yours again. All limit cards go back, everybody begins the second passage at 0. People, bridges and the Doge stay.
  .carla = Carla is no danger here. If even one of Bruno's stays more, you are only level with him.
  .own = Not your own! Bruno is in your way.
lesson-passage-final = One more thing: if two or more are still below ten, the passage isn't over at once. They play one final round among themselves, and whoever is out has to watch.

## 9 · The end of the game

lesson-end = The end of the game
  .about = One last card, and every district counts.
lesson-end-last = The third passage is nearly over: everybody has ten limit points or more, and yours is the last card. After it every district is scored once more, without the Doge.
  .do = Play your last card.
  .after = San Polo, or over your bridge to San Marco?
lesson-end-where = Bruno is 3 points ahead of you. In San Polo you are first already. In San Marco you share the second place with Carla, and Bruno is first. Where does one aristocrat count most?
  .do = Place your last aristocrat: press San Polo or San Marco.
  .after = In San Marco you and Bruno now share the first place. All six districts are scored, one after the other: { $brings } points for you in the end.
  .first = You are first there already, with { $polo } points; one more changes nothing. In San Marco you would get { $shared }, and Bruno would get less.
lesson-end-won = { $mine } to { $bruno }: you have won. With the aristocrat in San Polo, Bruno would have won. In the last passage think of all six districts, not only of the Doge's.

## 10 · Traps

lesson-traps = Traps
  .about = Three mistakes of the first game.
lesson-traps-left = Bruno has taken his offer. You choose now, and Carla gets the other one. She leads in Castello, where the Doge stands: { $carla } points, if she gets him.
  .do = Which offer do you take?
  .after = Choosing is two things: what you get, and what you leave for others.
  .gift = That is the first trap: the Doge goes to Carla, and she counts Castello at once. Take him away from her.
lesson-traps-enough = The aristocrat first, as you know. From San Marco your bridge leads on to Castello.
  .do = Play San Marco.
  .soon = First the aristocrat: the Doge counts what is there.
lesson-traps-where = In San Marco you have 5 and Bruno has 2. In Castello you share the second place with Bruno. Where does one more bring something?
  .do = Place your aristocrat: press San Marco or Castello.
  .after = Second in Castello: { $then } points, if it is counted one day. Every district counts at the end!
  .enough = That is the second trap: you are first there anyway, with { $first } points. The sixth one brings nothing. In Castello it gets you { $then }.
lesson-traps-doge = And now the Doge. He is in Castello.
  .do = Play the Doge.
lesson-traps-away = If he stays, you get { $second }, but Carla { $carla }. Your own bridge leads to San Marco.
  .do = Lead him to San Marco: press your bridge.
  .after = { $brings } points for you, and Carla gets nothing from her Castello.
  .stays = That is the third trap: { $second } for you, { $carla } for Carla. A Doge who gives others more than you is a bad Doge.
lesson-traps-third = So: look at what you leave, don't put too many into one place, and never lead the Doge to somebody else's feast.

## 11 · A plan

lesson-plan = A first plan
  .about = A stronghold, a bridge, the Doge: all in one turn.
lesson-plan-more = Three cards, and not a single point yet. The Doge is in San Polo, next to Dorsoduro, with no bridge between. First the stronghold: in Dorsoduro you and Carla are level.
  .do = Play Dorsoduro.
  .after = First place: { $then } points instead of { $now }.
  .soon = There is no bridge yet: he would stay in San Polo and give Bruno { $bruno }.
  .bridge = A good card. But begin with the stronghold, then you know where to build.
lesson-plan-bridge = Then the way. Without points you can't pay a toll, so it has to be a bridge of your own.
  .do = Play the bridge.
  .soon = He still can't leave San Polo, and Bruno would get { $bruno }. Build first!
lesson-plan-site = Where does it have to stand, so that the Doge comes from San Polo to your people?
  .do = Build it: press a canal beside San Polo.
  .after = A free way for your people and your Doge, for the rest of the game.
  .elsewhere = Over that one he doesn't get from San Polo to Dorsoduro.
lesson-plan-doge = And now he may come.
  .do = Play the Doge.
lesson-plan-walk = Your bridge costs you nothing.
  .do = Lead him to Dorsoduro: press your bridge.
  .after = { $brings } points! Stronghold, bridge, Doge: that was the plan.
  .stays = Then { $bruno } points would go to Bruno. Lead him over your bridge.
lesson-plan-plan = So: be first in two districts side by side, with a bridge between them, and keep the Doge near. When nothing special is there, take a cheap offer: the bonus can be worth as much as a Doge.

## 12 · Four players

lesson-four = With four
  .about = Two pairs, and offers that you can't see.
lesson-four-pairs = With four there are two pairs. In each one divides five action cards and three limit cards into two offers, and the other chooses. Here Bruno has divided for you.
lesson-four-hidden = Carla has divided for Dino, and their offers lie face down: you only see how many cards there are. They will be turned up when they are taken.
lesson-four-take = You take one, Bruno gets the other; then come Dino and Carla. You lead in Castello, and that is where the Doge is.
  .do = Choose between your two offers.
  .after = { $limit } limit point, three cards and { $first } points with the Doge. Bruno gets the rest. Everything else is as with three, and everybody begins with one bridge.
  .doge = That leaves the Doge to Bruno. And five limit points are half of all you may have.

## 13 · Two players: ghosts

lesson-ghosts = Two players: ghosts
  .about = Two colours that nobody plays.
lesson-ghosts-who = Three ways to play with two. In the first one two colours belong to nobody: the ghosts. They stand in the way, and they get points. But they can't play, and they can't win.
lesson-ghosts-card = In San Marco a ghost is first: it would get { $first } points, and you { $second }. Ghosts can be banished and replaced like anybody else.
  .do = Play the transfer.
lesson-ghosts-replace = Whom do you replace in San Marco?
  .do = Choose the aristocrat that makes you first.
  .after = First again: { $first } points for you.
  .shared = Then you and the ghost have 4 each: { $shared } for both. Replace one of the ghost's, and you are first alone.
  .elsewhere = Look at San Marco: there is most to win there.
lesson-ghosts-grow = After every hand the die is rolled for each ghost, and one of its aristocrats goes to that district. A 2: Santa Croce. A 6: Castello. So they grow, and nobody knows where.
lesson-ghosts-end = There are five action cards, three limit cards and two offers; a die says who divides, and next time you swap. A passage ends with the round in which one of you has ten. There is no final round.

## 14 · Two players: neutral

lesson-neutral = Two players: a neutral colour
  .about = A third who only stands there.
lesson-neutral-third = In the second way there are twelve neutral lions. They count like a third player: here they are first, you are second and get { $second } points, Bruno gets nothing. What the lions get is not even noted.
lesson-neutral-back = Neutrals that were driven out come back with the next passage, and you place them in turns. In Dorsoduro you lead with 4, Bruno is second: { $bruno } points for him.
  .do = Place the lion where it takes most from Bruno.
  .after = Bruno and the lions share the second place, and Bruno gets nothing. You keep your { $mine }.
  .shared = Not bad: Bruno would get only { $shared } there. In Dorsoduro he loses more.
  .own = That would hurt yourself: the lions would be level with you there.
  .elsewhere = That changes nothing for you or Bruno. Where could a lion share a place with him?
lesson-neutral-turns = Bruno has put the other one into San Marco. The one with fewer points begins, and that was you.
lesson-neutral-first = Five action cards, three limit cards, two offers; you swap roles every round. A surprise: one divides and the other chooses, but the distributor plays first. And there is no final round.

## 15 · Two players: two colours

lesson-colours = Two players: two colours each
  .about = You are two at once, and only their mean counts.
lesson-colours-two = In the third way each of you plays two colours: you the masks and the lions, Bruno the prows and the keys. It goes as with four; nobody divides for himself.
lesson-colours-result = In the end the mean of your two colours counts, less one for every full five points between them. { $high } and { $low }: the mean is 25, less 2 for a difference of 10. That makes { $result }.
lesson-colours-doge = In San Marco your masks are first, your lions second. But in a district only one of your colours may be paid.
  .do = Play the Doge.
  .after = Now you decide which one it is.
lesson-colours-pick = If the masks score, they get { $first }, and Bruno's prows become second with { $bruno }. If the lions score, they get { $lower }, and nobody else gets anything. Which is better for you?
  .do = Choose the colour that scores.
  .after = { $brings } more in your result: the lions have caught up, and Bruno gets nothing.
  .first = 38 and 20: still 26, because they are so far apart. And Bruno gets { $bruno }. Help the one who is behind!
lesson-colours-toll = { $result } now. The same with a toll: for a bridge of your own other colour you pay a point that nobody gets. Now you know all of Venice. Enjoy your first game!
