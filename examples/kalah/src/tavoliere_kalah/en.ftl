title = Kalah
tagline = Six houses, one store, and the last seed decides.
authors = William Julius Champion, 1940
option-seeds = Seeds in each house
option-empty-capture = Capture where nothing lies opposite
option-empty-capture-false = no
option-empty-capture-true = yes, the last seed alone

zone-houses = Houses
zone-store = Store

prompt-sow = { $who }: sow the seeds of a house.
says-sow = { $who } sows house { $house }.
  .action = sow the seeds of a house
  .does = a house is sown
tells-again = The last seed falls into the store: { $who } sows again.
tells-capture = { $who } captures { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
  }.
tells-sweep = A side is empty. { $who } sweeps { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
  } into the store.
no-game-over = "{ $action }" is not possible: the game is over (KA 6).
no-empty-house = "{ $action }" is not possible: house { $house } is empty (KA 3).
final-sown = sown and captured
final-swept = swept at the end

fact-swept = seeds swept at the end
lab-begins = Player 1 makes the first move.

invariant-seeds-complete = No seed is lost and none is found (KA 1).
invariant-over-when-empty = The game is over as soon as a side is empty, and only then (KA 6).
