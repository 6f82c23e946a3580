title = Kalah
tagline = Sei case, un granaio, e decide l'ultimo seme.
authors = William Julius Champion, 1940
option-seeds = Semi in ogni casa
option-empty-capture = Cattura senza semi di fronte
option-empty-capture-false = no
option-empty-capture-true = sì, solo l'ultimo seme

zone-houses = Case
zone-store = Granaio

prompt-sow = { $who }: semina i semi di una casa.
says-sow = { $who } semina la casa { $house }.
  .action = semina una casa
  .does = si semina una casa
tells-again = L'ultimo seme cade nel granaio: { $who } semina di nuovo.
tells-capture = { $who } cattura { $seeds ->
    [one] un seme
   *[other] { $seeds } semi
  }.
tells-sweep = Un lato è vuoto. { $who } raccoglie { $seeds ->
    [one] un seme
   *[other] { $seeds } semi
  } nel granaio.
no-game-over = «{ $action }» non è possibile: la partita è finita (KA 6).
no-empty-house = «{ $action }» non è possibile: la casa { $house } è vuota (KA 3).
final-sown = seminati e catturati
final-swept = raccolti alla fine

fact-swept = semi raccolti alla fine
lab-begins = Il giocatore 1 fa la prima mossa.

invariant-seeds-complete = Nessun seme si perde e nessuno si aggiunge (KA 1).
invariant-over-when-empty = La partita finisce appena un lato è vuoto, e solo allora (KA 6).
