# The figures beside the rules of Carolus Magnus. What was done and what it earned is told by the game; here stands why.

figure-table = What lies on the table
figure-table-parts = Everything is open to all:
  .emperor = the Emperor, who travels clockwise
  .territory = a territory with its paladins
  .merged = two segments that have become one territory
  .castle = a castle of Bruno's
  .court = Anna's court: five niches, one for each clan
  .reserve = her reserve, paladins that are not in play yet
  .banner = the banner of the red clan: it stands with whoever controls it
  .discs = Bruno's discs; the one that is played is filled
  .stock = the castles that Bruno still has to build
  .supply = the supply in the middle

figure-set-up = The beginning
figure-set-up-ring = One paladin stands on every territory, mixed, and the Emperor on one of them. Nothing happens there yet.
figure-set-up-reserve = Each reserve was rolled with the dice: Anna had red { $red } times, or once with a crown.
figure-set-up-nobody = All banners lie in the middle and the courts are empty. Nobody controls a clan.

figure-turn = A turn
figure-turn-begin = Anna's disc is the { $disc }, the lowest, so she acts first. She plays three paladins, moves the Emperor and replenishes.
figure-turn-court = A paladin at court is for the clan. It is the first red one anywhere, so the banner comes to her.
figure-turn-land = A paladin on a territory is for that place: there stand { $anna } red ones now, and red is hers. With the third she wins yellow.
figure-turn-march = Two steps are the most that her disc allows. Where he stops, she has more influence than Bruno.
figure-turn-dice = A paladin for each colour, and one of her choice for the crown: red again, of which she has { $red } now. Her reserve is full.

figure-discs = Who acts first
figure-discs-first = Anna chooses first, in sight of all. A low disc acts early, a high one lets the Emperor go far.
figure-discs-three = This number is taken for the round: Bruno may not play his own.
figure-discs-lower = Now Bruno is the first to act, and in the next round he chooses first. He may move the Emperor one or two steps, Anna up to three.

figure-clan = Control of a clan
figure-clan-his = At court Bruno has { $bruno } green paladins, Anna { $anna }: the banner is his.
figure-clan-level = { $both } each: having as many is not enough. The banner stays.
figure-clan-more = One more than the holder: the clan is hers at once. With the paladins that stand on the ring: here her influence is { $anna } now, red and green.
figure-clan-free = A clan without a holder comes with the first paladin.

figure-march = How far the Emperor goes
figure-march-reach = Anna may move him { $most } steps at most, and one at least. The large territory is a single step.
figure-march-stop = Nothing happened on the territory that he passed. Only where he stops is influence counted.

figure-influence = Influence
figure-influence-clans = Anna controls red. Bruno controls green and blue.
figure-influence-count = So five red paladins count for Anna: { $anna }. Green and blue count for Bruno: { $bruno }.
figure-influence-castle = She builds. From now on the castle counts too: her influence here is { $anna }.

figure-takeover = Taking a territory over
figure-takeover-his = Bruno's castles count { $bruno } for him; nobody controls yellow. Anna's red paladins count { $anna }.
figure-takeover-falls = She puts as many castles there as were his. His go back to his stock: they have to be built again.

figure-tie = Three players and a tie
figure-tie-level = On Carla's territory Anna and Bruno have { $both } each, Carla { $carla } with her castle. Nobody has more than each of the others.
figure-tie-stays = The best are level: nothing changes, and Carla keeps it.
figure-tie-most = On the next territory Anna has { $anna }, the others { $other } each. That is less than half, but more than each of them.
figure-tie-builds = Bruno moved the Emperor, and Anna's castle rises: influence is counted for everybody, no matter whose turn it is.

figure-merging = Merging
figure-merging-between = Bruno's castle stands between two of Anna's.
figure-merging-clan = With the green clan Anna's influence there is { $anna }; his castle counts { $bruno } for Bruno.
figure-merging-one = Both neighbours carry her castles, so the three become one territory, with all paladins. She has { $castles } castles on the ring and { $stock } in stock.

figure-run-out = A colour runs out
figure-run-out-none = No red paladin is left in the middle. At court Anna has { $anna } red ones, Bruno { $bruno }.
figure-run-out-returned = Both returned as many as the smaller court had. Anna has { $anna } left, Bruno none, and the banner stays. She took two: { $middle } are in the middle.
figure-run-out-crown = For the crown she takes a paladin of her choice.

figure-last = The last castle
figure-last-one-left = Anna has { $stock } castle left. On Bruno's territory her influence is { $anna }, his { $bruno }, for his castles.
figure-last-won = His castles go back. She has too few to replace them all, puts down the last one, and wins: { $all } castles stand on the ring.

figure-few = Fewer than four territories
figure-few-four = Four territories are left. Anna has { $anna } castles on the ring, Bruno { $bruno }.
figure-few-two = She builds, and three territories become one. Two are left, so the game is over: { $anna } castles against { $bruno }.

figure-teams = Two teams
figure-teams-together = Anna controls red, her partner Carla yellow. On this territory their influence is { $ours } together, that of the others { $theirs }.
figure-teams-courts = Courts are never added up. Each is compared with every other, the partner's too.
figure-teams-castle = The castles are the team's: both have one fewer to build.

figure-draft = Sets instead of dice
figure-draft-three = One set more than players lies open. Anna acts first, so she has all to choose from.
figure-draft-taken = The set fills her reserve.
figure-draft-second = Bruno takes another one. When all have had their turn, one set is left.
figure-draft-grows = It grows by a paladin, and comes to the first place. Then new sets are drawn, as many as there are players.
figure-draft-kept = Anna takes the set that has grown. She keeps three of its paladins and puts the yellow one back into the bag at once.

figure-counter = A counter-attack
figure-counter-before = Bruno controls blue, yellow and green and has castles there: { $bruno } against Anna's { $anna }, for red and pink.
figure-counter-level = With { $both } yellow paladins each, the clan stays with Bruno.
figure-counter-clan = One more, and yellow is hers. The third goes to the territory: { $anna } against { $bruno }.
figure-counter-falls = His castles are replaced, and her neighbours on both sides join: one territory of { $segments } segments.
