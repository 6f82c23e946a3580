## 1 · What it is about

lesson-goal = What it is about
  .about = Four rows, one follower, and your first points.
lesson-goal-rows = Four rows of cards lie on the table: cloister, road, field and city. Everybody plays cards into them, and everybody would like to have them. Most points win.
lesson-goal-follower = This is your follower. Once a round you place him at the end of a row, and all the cards before him are yours.
lesson-goal-take = The number under a row says what it would bring: the city { $city } points, the road { $road }. You have no cards left, only your follower.
  .do = Take the richest row: place your follower in the city, at the bottom.
  .after = The three knights are yours, and nobody can take them from you. They are counted when the round ends.
  .less = He may stand there, but it brings less. Look for the largest number.
  .behind = Bruno's follower has taken the cards before him. Only the card behind him would be yours.
lesson-goal-counted = The round is over: { $brings } points for your knights. How come? You will see in a moment. First: what do you do in a turn?

## 2 · A turn

lesson-turn = A turn
  .about = One card, or the follower. The first card is a secret.
lesson-turn-hand = A round begins: you hold six cards, and your follower. In a turn you do one thing: play one card, or place your follower. In the end you will have used all of them.
lesson-turn-secret = Your first card of a round goes face down, in any row you like. Later you will see why a traveller feels at home in the wrong row.
  .do = Hide your traveller 2 in the city row: press the card, then the row.
  .home = You may do that. But the first card can go anywhere, and in a strange row it will be worth more. Try the city.
  .elsewhere = A stranger there, too. But only a single card lies there, and two knights in the city: hide it where there is more to take.
  .knight = You may hide any card. But a knight is at home in the city. The traveller is a stranger there, and will be worth more.
  .joker = You may hide any card. But the joker can go to every row openly later, the traveller only now. Hide the traveller.
  .early = You may do that, but then the cards of this round would come behind him. Hide a card first.
lesson-turn-open = Bruno sees only the back of your traveller, and has hidden a card as well. From now on cards are played openly, each in the row of its colour.
  .do = Play your knight 3 into the city row.
  .after = The city was worth { $now } points to you and now it is { $then }. Bruno can't see your secret card, so it looks like less to him.
  .early = Not yet: he would bring { $now }. With the knight 3 before him it will be { $then }.
  .small = A good row, but the larger number first: the knight 3.
  .joker = It may go there. But it is no knight: only knights make the city grow like this. Play the knight 3.
  .elsewhere = It may go there: it is the row of its colour. But your secret lies in the city, so make that row grow: play the knight 3.
lesson-turn-take = Bruno likes the city too: he has added a knight. It is worth { $city } points to you. Whoever places first takes it all!
  .do = Place your follower in the city row.
  .greedy = It would grow. But Bruno is next, and his follower is free: he would take everything.
  .late = You may do that. But Bruno is next, and his follower is free: he would take the city, with your secret.
  .less = He may stand there, but the city brings { $city }. Nowhere else is so much.
lesson-turn-behind = Just in time. Your other cards still have to be played, but what comes behind your follower is not yours any more.
  .do = See for yourself: play the knight 1 into the city row.
  .other = You may do that, and its turn will come. But play the knight 1 first, and see where it comes to lie.
lesson-turn-joker = It lies behind, for whoever places next: give away small cards. The animal joker has no colour and is welcome in every row.
  .do = Play the animal joker into any row.
  .after = So it goes on until all hands are empty and all followers stand. Then everything is counted. How? That comes now.
  .other = You may do that: it is the row of its colour. But try the joker first, which can go anywhere.

## 3 · Persons

lesson-people = Persons
  .about = Add, then multiply: why one card more is worth so much.
lesson-people-sum = Persons count together: add their numbers and multiply by how many they are. On the road: (1 + 2 + 1) × 3 = { $road }.
lesson-people-one-more = You hold a traveller 3, and Bruno's follower is placed: nobody can snatch the road from you now.
  .do = Make the row longer: play your traveller 3 into the road row.
  .after = One card more, and { $road } have become { $then }: (1 + 2 + 1 + 3) × 4. Long rows are worth waiting for.
  .soon = A safe { $road } points. But nobody can take them from you any more, and a longer row is worth much more. First the card!
lesson-people-place = Now it is time.
  .do = Place your follower in the road row.
  .less = There is something there, but the road brings { $road }.
  .nothing = Right behind Bruno's follower there is nothing for you. The road brings { $road }.
lesson-people-counted = { $brings } points! The travellers leave the game: in the next round you count new ones.

## 4 · Animals

lesson-animals = Animals
  .about = They stay with you, and count again and again.
lesson-animals-stay = Animals don't leave. These { $sheep } sheep are from an earlier round; they have brought you { $had } points, and they stay.
lesson-animals-again = If you get another sheep, the whole flock counts once more: three sheep bring { $next }, not 3.
lesson-animals-take = In the field there is a sheep with its farmer: { $field } points for you. In the city two knights bring { $city }.
  .do = Place your follower where your flock grows.
  .after = A third sheep! And the next one will count for all four.
  .gone = { $city } points, and the knights are gone. In the field you get more, and the sheep stays and counts again next time.
  .less = That is only a single traveller. Look for the sheep.
  .nothing = There is nothing before him there. Look for the sheep.
lesson-animals-counted = { $brings } points: 9 for the flock, 1 for the farmer. Another sheep would bring { $next } at once. Choose one kind early, and collect it.

## 5 · Buildings

lesson-buildings = Buildings
  .about = Nothing today, a treasure in the end.
lesson-buildings-chest = Buildings bring nothing at first: they disappear into your chest until the end. Remember: there are { $cards } cards in yours, an abbey, an inn and a building joker.
lesson-buildings-sets = At the end sets of different buildings count: two bring 5 points, three 15, all four 30. The joker stands for any of them. So yours are worth 15 now.
lesson-buildings-take = The last round. Bruno is close behind you, with { $his } cards in his chest. On the road there are { $road } points; in the city a tower, with a single knight.
  .do = Which row wins the game? Place your follower.
  .after = Abbey, inn, tower and the joker: all four. Now the chests are opened …
  .now = { $road } points now, and yet you would lose. The tower makes three buildings four: 15 points more.
  .nothing = There is nothing before him there. Look for what your chest still lacks.
lesson-buildings-opened = 30 points from the chest and 1 for the knight: { $brings } in all, and the game is yours. If two are level, whoever has more cards in the chest wins.

## 6 · Strangers

lesson-strangers = Strangers
  .about = Why a card in the wrong row is worth ten points.
lesson-strangers-yours = Remember the secret card? Here yours is a traveller 3 in the city: a stranger. A person in the wrong row brings 10 points, whatever its number.
lesson-strangers-take = Under the row is { $city }: 10 for the two knights, 10 for your stranger. The question mark is Bruno's secret card.
  .do = Be bold: place your follower in the city row.
  .after = Now both secrets are yours. When the round ends all cards are turned up.
  .less = The cloister brings { $cloister }, the city at least { $city }.
  .nothing = There is nothing for you behind Bruno's follower. The city brings at least { $city }.
lesson-strangers-cash = An abbey! Strange animals and buildings are cashed for 10 points, or kept like any other. But one building alone is worth nothing.
  .do = Cash the abbey.
  .after = { $brings } points from one row: 10 for the knights, 10 for your traveller, 10 for the abbey. Thank you, Bruno!
  .alone = You may keep it: it would go into your chest. But there it would be alone and bring nothing. Take the 10 points.

## 7 · Jokers

lesson-jokers = Jokers, dragon and fairy
  .about = The ten cards without a colour.
lesson-jokers-dragon = A dragon! He and the fairy are at home in every row, and bring 10 points to whoever takes them. They don't count as persons.
lesson-jokers-take = And there is an animal joker. It becomes an animal of a kind that you have already.
  .do = Place your follower in the field row.
  .after = Dragon, farmer and joker are yours. Which animal will the joker be? You decide when the row is counted.
  .less = That brings less than dragon and joker together. Look at the field.
  .nothing = There is nothing before him there. Look at the field.
lesson-jokers-assign = With the joker you would have three sheep: { $sheep } points. Or two chickens: { $hens }. It stays with them for the whole game.
  .do = Let the joker join the sheep.
  .after = { $brings } points: 10 for the dragon, 9 for the sheep, 1 for the farmer. Without any animals the joker would have brought 3, and waited for your first one.
  .fewer = Two chickens bring { $hens }, three sheep { $sheep }; and the larger flock brings more next time, too.

## 8 · Traps

lesson-traps = Traps
  .about = Too late, too generous: two mistakes of every first game.
lesson-traps-late = The road is worth { $road } points. With your traveller 3 it would be { $then }. But look: Bruno's follower is still free, and he plays after you.
  .do = What do you do?
  .after = { $road } points in the hand are better than { $then } on the road.
  .greedy = That is the first trap. You make { $then } points of it, and Bruno takes them. Before you feed a row, see whose follower is free.
  .idle = That helps nobody but Bruno: he takes the road now. Save it first.
lesson-traps-gift = Your follower stands, Bruno's does not. Whatever you play now can become his.
  .do = Play the card that gives him least.
  .gift = That is the second trap: a present for Bruno. Play the smaller card; the traveller 3 can wait.
lesson-traps-left = A single monk, and Bruno has placed his follower in the field. Now nobody can take anything any more: large cards are kept until here.
  .do = Play your last card, the traveller 3.
  .after = What nobody takes stays there, and opens the next round.
lesson-traps-dealer = Bruno placed his follower last, so he deals, and you play first in the next round.

## 9 · A plan

lesson-plan = A first plan
  .about = Look, hide, build, take: a whole plan in one minute.
lesson-plan-look = A plan for the first game. Look at your hand first: three knights. And one lies in the city already. This will be your row.
lesson-plan-hide = Your first card goes face down, and as a stranger it brings 10 points.
  .do = Hide your monk 3 in the city row.
  .home = In the cloister it is only a monk. As a stranger in your own row it brings 10.
  .elsewhere = A stranger there, too. But the city will be your row: that is where your 10 points should lie.
  .other = That is a stranger, too, and also brings 10. But later you would have to play the monk 3 openly, perhaps for Bruno. Better hide him.
  .face = You may play it face down, but a knight in the city is no stranger. The monk would bring 10 there.
  .early = Too soon: no row is worth much yet. First make the city worth something.
lesson-plan-build = 10 points that only you know of. Bruno has hidden something on the road; the city is worth { $now } so far.
  .do = Play a knight 2 into the city row.
  .small = That is good too, but the larger number first: the 2.
  .early = Now it would be { $now }. As long as Bruno looks at other rows you may go on building.
  .elsewhere = That makes another row grow. Yours is the city: play a knight 2 while it is quiet.
lesson-plan-more = { $now } already: every card makes all the others worth more. Bruno plays on the road.
  .do = Play the other knight 2 into the city row.
  .after = { $then } points. From about 20 on you should watch out: one card more, or take it?
  .soon = Not bad! But Bruno is busy with the road, and one card more makes { $then } of it.
  .small = That is good too, but the larger number first: the 2.
  .elsewhere = That makes another row grow. Yours is the city: play the other knight 2 while it is quiet.
lesson-plan-now = Careful: Bruno has played a knight 3 into your row! He makes it larger because he wants it.
  .do = Now! Place your follower.
  .after = { $city } points, and he helped. That was a perfect round.
  .greedy = One card more, one turn too late: Bruno would take everything.
  .late = Then Bruno takes the city. Now your follower, the other cards later!
  .less = He may stand there, but the city brings { $city }. Nowhere else is so much.
lesson-plan-counted = { $brings } points for your city. So: look at what you hold most of, hide a stranger there, build while it is quiet, take it as soon as somebody else looks at it.

## 10 · More players

lesson-more = With three, four or five
  .about = More followers in a row, and fewer cards each.
lesson-more-cards = Two players have 10 rounds with 6 cards each; three 8 rounds with 5; four, as here, 6 rounds with 5; five 6 rounds with 4.
lesson-more-shares = Several followers may stand in a row. Bruno has the cards up to the board: { $bruno } points. What lies behind him is free again: { $open } as far as you can see.
lesson-more-take = You come late, but not too late. A face-down card of Bruno's is there as well.
  .do = Place your follower behind Bruno's, in the city row.
  .after = From his follower to yours, all of it belongs to you, the secret too.
  .less = That brings less than the cards behind Bruno in the city.
  .nothing = Right behind Carla there is nothing. Look at the city.
lesson-more-counted = { $brings } points: the secret card was a knight, and it counts for you.
lesson-more-end = The more you are, the sooner rows are taken: don't wait too long. Now you know everything you need. Enjoy your first game!
