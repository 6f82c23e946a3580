## 1 · What it is about

lesson-goal = What it is about
  .about = Six districts, three colours, and a Doge who pays whoever leads.
lesson-goal-people = This is Venice, in six districts. The masks are your aristocrats, the prows are Bruno's, the lions Carla's.
lesson-goal-medals = The medals say what a district pays: San Marco { $first } points to whoever has most aristocrats, { $second } to the next. You have { $mine } there, Bruno { $bruno }.
lesson-goal-doge = But nobody is paid until the Doge comes. He is beside the city, and you hold his card.
  .do = Play the Doge: press the card, below the map.
lesson-goal-visit = The first time you send him anywhere, and that district pays at once: the small medals show how much.
  .do = Send him where he pays you most: press a district.
  .after = { $brings } points for you, 6 for Bruno. That is the whole game: most people where the Doge goes.
  .second = In Castello Bruno has more, so you would be second: { $second } points. Somewhere else you are first!
  .shared = You share Cannaregio with Carla, and whoever shares gets less: { $shared }. Look for the district where you alone are first.
  .nothing = None of your people is there: only the others would be paid. Look for your masks.

## 2 · I divide, you choose

lesson-offers = I divide, you choose
  .about = Where the cards come from, and what they cost.
lesson-offers-divided = Carla is the distributor: she divided ten cards into three offers. You choose first, then Bruno; she gets the last.
lesson-offers-seals = Seals are limit points: the price of an offer. Below it is how many each would have. With ten you are out for a while.
lesson-offers-take = In San Marco you and Bruno are level, and the Doge is there. The second offer has a San Marco and a Doge.
  .do = Take the second offer.
  .cheap = Cheap, but in Cannaregio and Santa Croce you have nobody. The second offer wins San Marco at once.
  .rest = Not bad, but the Doge would go to Bruno, and he is level with you in San Marco. Take the Doge yourself.
lesson-offers-order = You have { $limit } limit points now. All cards are played, in any order.
  .do = Play both cards: which has to come first?
  .after = { $brings } points. With the Doge first it would have been { $now }.
  .soon = Then San Marco pays while you are level: { $now } for each of you. Put your aristocrat there first!
lesson-offers-left = What nobody wanted goes to Carla: { $limit } limit points now. Next round somebody else divides.

## 3 · Bridges

lesson-bridges = Districts and bridges
  .about = How to get where no card leads.
lesson-bridges-own = These two bridges are yours: the figures say so. You built them at the start of the game.
lesson-bridges-card = A district card puts one of your aristocrats there. But you have nobody in San Polo.
  .do = Play the card San Polo all the same.
lesson-bridges-over = Instead of staying it may cross one of your bridges: only one, and never somebody else's. In San Marco you and Bruno are level.
  .do = Send the aristocrat over your bridge: press San Marco.
  .after = First in San Marco: { $then } points instead of { $now }, when the Doge comes.
  .here = You may, but one aristocrat there gets you nothing. Over your bridge in San Marco it makes you first.

## 4 · The Doge walks

lesson-doge = The Doge walks
  .about = His way, and what it costs.
lesson-doge-here = Play the Doge, and the district where he stands pays: { $bruno } to Bruno, { $carla } to Carla, nothing to you. But first he may walk, bridge by bridge.
  .do = Play the Doge.
lesson-doge-toll = Over somebody else's bridge it costs { $toll } point, and the owner gets it.
  .do = Lead him to San Marco: press Bruno's bridge.
  .stays = Then Cannaregio pays, and you get nothing. Lead him away.
  .carla = That way Santa Croce comes, where Carla is alone. You have to get to Dorsoduro.
  .bruno = In San Polo there is only Bruno, and no way on. You have to get to Dorsoduro.
lesson-doge-free = Here you would be second: { $second } for you, { $first } for Bruno. But your own bridge is free.
  .do = Lead him on to Dorsoduro, where you are alone: press your bridge.
  .after = { $brings } points for you alone. But players without points can't pay a toll: they have only their own bridges.
  .second = { $second } points for you, but { $first } for Bruno. In Dorsoduro you get as much, and he gets nothing.

## 5 · Level and transfer

lesson-ties = Level is not enough
  .about = Shared places, and the card that counts twice.
lesson-ties-level = In San Marco Bruno is first with 4. You and Carla share the second place: nobody gets it. A shared first place pays the lower medal, here 6.
lesson-ties-card = A transfer sends somebody's aristocrat home and puts one of yours there: it counts twice.
  .do = Play the transfer.
  .soon = Then San Marco pays as it is now, and you get nothing. First the transfer!
lesson-ties-whom = One of Bruno's, or one of Carla's? Think of who would be first then.
  .do = Press the piece in San Marco that you replace.
  .carla = Then you and Bruno would have 4 each: { $shared } for both. It can be { $first } for you alone.
  .elsewhere = The Doge is in San Marco. Change something there!
lesson-ties-doge = 4 for you, 3 for Bruno, 3 for Carla: now those two share the second place.
  .do = Play the Doge.
  .after = { $brings } for you, nothing for the others: one card has turned everything around.

## 6 · Banishment

lesson-banishment = Banishment
  .about = The strongest card, and the most dangerous one.
lesson-banishment-card = In Dorsoduro Bruno beats you, 4 to 3. A banishment drives people out of a district.
  .do = Play the banishment.
  .soon = Then Bruno would get { $bruno }, you { $now }. First drive a few of his people out.
lesson-banishment-name = You name a district, the die says how many must go, and you choose who. But if there are not enough others, yours must!
  .do = Press the district where Bruno is in your way.
  .own = There you have 4 and Bruno 1. From a 2 on you would have to send your own people away!
  .alone = Only your own people are there. They would have to go!
  .elsewhere = It would do no harm, but the Doge is in Dorsoduro, and you want to win that.
lesson-banishment-who = A 3! Three must leave Dorsoduro. Remember: those who share the second place get nothing.
  .do = Press Bruno's piece three times.
  .carla = Then Bruno keeps enough to be second alone. If you take only his, he shares the second place with Carla, and both get nothing.
  .own = Not your own! There are enough others.
lesson-banishment-doge = 3 for you, 1 for Bruno, 1 for Carla.
  .do = Play the Doge.
  .after = { $brings } points for you alone. Banish where many others stand, and few of yours.

## 7 · You divide

lesson-dividing = Now you divide
  .about = Three offers, and the last one is yours.
lesson-dividing-yours = Now you are the distributor: Bruno and Carla choose first, the last offer is yours. Nine cards are divided already.
lesson-dividing-others = Limit points: Bruno { $bruno }, Carla { $carla }, you { $mine }. Below each offer is what each would have; underlined means out.
lesson-dividing-last = One limit card of 3 is left. Everybody wants San Marco and the Doge. You too!
  .do = Press the card, then the offer where it belongs, then “Offer them”.
  .poor = Then nobody wants that offer, and it stays with you, while Bruno takes the Doge. Make the best offer expensive, so that only you can pay for it.
lesson-dividing-left = With it Bruno would have had 10, and Carla 11. They didn't dare, and it is yours.
  .do = Play both cards, in the right order.
  .after = { $brings } points: you thought of what the others can afford.
  .soon = You and Bruno are level in San Marco. First the aristocrat, then the Doge!

## 8 · The end of a passage

lesson-passage = The end of a passage
  .about = Ten limit points, a bonus, and a free banishment.
lesson-passage-ten = A game has three passages. With ten limit points you are out until the passage ends. Bruno and Carla have { $theirs } each, you { $mine }.
lesson-passage-take = The second offer has three good cards. But look at the seals!
  .do = Take the offer that keeps you lowest.
  .out = With it you would have { $out }: out, and without a bonus. Too dear!
  .little = { $little } limit points for a single card. Another offer costs less and has two.
lesson-passage-play = Two cards, for two districts where you are level.
  .do = Play both cards.
lesson-passage-bonus = Bruno has { $most }, Carla 10: both are out, and the passage is over. Your bonus is the difference to the highest: { $most } − { $mine } = { $brings } points!
lesson-passage-free = Whoever alone has the fewest may also banish for free. Then all are at 0 again; people, bridges and Doge stay. If two or more are below ten, they first play a final round.

## 9 · The end of the game

lesson-end = The end of the game
  .about = One last card, and every district counts.
lesson-end-last = The third passage ends with your last card. Then every district pays once more, even without the Doge.
  .do = Play the card San Polo.
lesson-end-where = Bruno is 3 points ahead. In San Polo you are first already. In San Marco you are second, level with Carla. Where does one aristocrat count most?
  .do = Press San Polo or San Marco.
  .after = In San Marco you now share the first place with Bruno. All six districts pay: { $brings } points for you.
  .first = You are first there already, with { $polo } points; one more changes nothing. In San Marco you would get { $shared }, and Bruno would get less.
lesson-end-won = { $mine } to { $bruno }: you have won. In the last passage think of all six districts, not only of the Doge's.

## 10 · Traps

lesson-traps = Traps
  .about = Three mistakes of the first game.
lesson-traps-left = The offer that you leave goes to Carla. She leads in Castello, where the Doge stands: { $carla } points, if she gets him.
  .do = Which offer do you take?
  .gift = That is the first trap: the Doge goes to Carla, and she is paid for Castello at once. Take him away from her.
lesson-traps-enough = The aristocrat first. From San Marco your bridge leads to Castello.
  .do = Play San Marco.
  .soon = First the aristocrat: the Doge pays those who are there already.
lesson-traps-where = In San Marco you have 5, Bruno 2. In Castello you share the second place with Bruno. Where does one more help?
  .do = Press San Marco or Castello.
  .enough = That is the second trap: you are first there anyway, with { $first } points. The sixth one brings nothing. In Castello it gets you { $then }.
lesson-traps-doge = Now you are second in Castello.
  .do = Play the Doge.
lesson-traps-away = If he stays in Castello, { $second } for you and { $carla } for Carla.
  .do = Lead him to San Marco: press your bridge.
  .after = { $brings } points for you, none for Carla. Look at what you leave, don't crowd one place, never lead the Doge to somebody else's feast.
  .stays = That is the third trap: { $second } for you, { $carla } for Carla. A Doge who gives others more than you is a bad Doge.

## 11 · A plan

lesson-plan = A first plan
  .about = A stronghold, a bridge, the Doge: all in one turn.
lesson-plan-more = A plan in three cards. First the stronghold: level with Carla, Dorsoduro pays you { $now }; as first, { $then }.
  .do = Play Dorsoduro.
  .soon = There is no bridge yet: he would stay in San Polo and give Bruno { $bruno }.
  .bridge = A good card. But begin with the stronghold, then you know where to build.
lesson-plan-bridge = The Doge is in San Polo. Without points you can't pay a toll: you need your own bridge.
  .do = Play the bridge.
  .soon = He still can't leave San Polo, and Bruno would get { $bruno }. Build first!
lesson-plan-site = A bridge joins two neighbouring districts. Which leads the Doge to your people in Dorsoduro?
  .do = Press a canal beside San Polo.
  .elsewhere = Over that one he doesn't get from San Polo to Dorsoduro.
lesson-plan-doge = The way is ready.
  .do = Play the Doge.
lesson-plan-walk = Your bridge costs you nothing.
  .do = Lead him to Dorsoduro: press your bridge.
  .after = { $brings } points! Be first in neighbouring districts, join them by a bridge, keep the Doge near. Or take a cheap offer: the bonus can be worth a Doge.
  .stays = Then { $bruno } points would go to Bruno. Lead him over your bridge.

## 12 · Four players

lesson-four = With four
  .about = Two pairs, and offers that you can't see.
lesson-four-pairs = With four there are two pairs: one divides, the other chooses. Bruno has divided for you, Carla for Dino; their offers lie face down.
lesson-four-take = You take one, Bruno gets the other. You lead in Castello, and the Doge is there.
  .do = Choose between your two offers.
  .after = { $limit } limit point, three cards, and { $first } points with the Doge. All else is as with three, but with one bridge each at the start.
  .doge = That leaves the Doge to Bruno. And five limit points are half of all you may have.

## 13 · Two players: ghosts

lesson-ghosts = Two players: ghosts
  .about = Two colours that nobody plays.
lesson-ghosts-who = Two can play in three ways. In the first, lions and keys are ghosts: they get points, but can't play and can't win.
lesson-ghosts-card = In San Marco a ghost is first. Ghosts can be replaced and banished like anybody else.
  .do = Play the transfer.
lesson-ghosts-replace = Whom do you replace in San Marco?
  .do = Choose the aristocrat that makes you first.
  .shared = Then you and the ghost have 4 each: { $shared } for both. Replace one of the ghost's, and you are first alone.
  .elsewhere = Look at San Marco: there is most to win there.
lesson-ghosts-grow = First: { $first } points for you. After every hand the die adds an aristocrat to each ghost: here in Santa Croce and in Castello.
lesson-ghosts-end = Eight cards, two offers; a die says who divides, and next time you swap. A passage ends with the round in which one has ten.

## 14 · Two players: neutral

lesson-neutral = Two players: a neutral colour
  .about = A third who only stands there.
lesson-neutral-third = In the second way the lions are neutral: they count like a third player, without points. Here they are first, and as second you get { $second }.
lesson-neutral-back = Neutrals that were driven out come back with the next passage; you place them in turns. In Dorsoduro Bruno gets { $bruno }.
  .do = Place the lion where it takes most from Bruno.
  .after = Now he shares the second place with the lions, and gets nothing.
  .shared = Not bad: Bruno would get only { $shared } there. In Dorsoduro he loses more.
  .own = That would hurt yourself: the lions would be level with you there.
  .elsewhere = That changes nothing for you or Bruno. Where could a lion share a place with him?
lesson-neutral-first = Eight cards, two offers, roles swapped every round. A surprise: one chooses, but the distributor plays first. And no final round.

## 15 · Two players: two colours

lesson-colours = Two players: two colours each
  .about = You are two at once, and only their mean counts.
lesson-colours-two = In the third way you have two colours, masks and lions; Bruno prows and keys. It goes as with four; nobody divides for himself.
lesson-colours-result = In the end the mean of the two counts, less one for every full five points between them. { $high } and { $low }: 25 less 2, that is { $result }.
lesson-colours-doge = In a district only one of your colours is paid: you choose which.
  .do = Play the Doge.
lesson-colours-pick = Masks: { $first } for you, and { $bruno } for Bruno, who becomes second. Lions: { $lower } for you, and nothing for him.
  .do = Choose the colour that scores.
  .after = The lions have caught up: { $brings } more in your result.
  .first = 38 and 20: still 26, because they are so far apart. And Bruno gets { $bruno }. Help the one who is behind!
lesson-colours-toll = { $result } now. Over a bridge of your other colour the Doge costs a point, which is lost. Now you know everything: enjoy your first game!
