title = Carolus Magnus
tagline = Conquista i clan per la tua corte, guida l'imperatore lungo l'anello e costruisci castelli dove si ferma.
authors = Leo Colovini, 2000
option-refill = Da dove vengono i paladini
option-refill-dice = dadi
option-refill-draft = set da scegliere
option-rounds = Round al massimo
option-bag-end = Quando il sacchetto è vuoto
option-bag-end-recall = le corti vi rimettono dei paladini
option-bag-end-last-round = il round è l'ultimo
about-refill-dice = I dadi ridanno i paladini dopo ogni turno, come nella scatola: rapido, con la fortuna da cavalcare. Per una prima partita.
about-refill-draft = Set di paladini scoperti, scelti a turno; i dadi si lanciano solo prima del primo round, per le riserve iniziali. Più strategia, meno fortuna. Per chi conosce il gioco.
about-rounds = La partita finisce dopo tanti round anche se nessuno ha costruito tutti i castelli; di solito ne basta una quindicina.
about-bag-end = Solo con i set da scegliere: che cosa succede quando non ci sono più paladini per riempirli.

## Clan, dadi, destinazioni

colour-red = rosso
colour-green = verde
colour-blue = blu
colour-yellow = giallo
colour-pink = fucsia
face-red = rosso
face-green = verde
face-blue = blu
face-yellow = giallo
face-pink = fucsia
face-crown = la corona imperiale
target-court = corte

## Opzioni

## Il tavolo

headline = Round { $round } · tocca a { $who }
headline-chance = Round { $round }
headline-set-up = Preparazione
ring-emperor = ☩ l'imperatore va in senso orario ↻
ring-supply = Al centro
ring-bag = Nel sacchetto
ring-castles = Castelli in gioco (ne servono { $limit })
ring-forecast = n▸♜ di chi sarebbe un territorio dopo n passi, ! se cambia
column-seat = giocatore
column-court = corte
column-reserve = riserva
column-disc = gettone
column-unplayed = da giocare
team = squadra { $number }
team-and = e
display = Set
legend = [ ] intorno a un clan: lo controlla il giocatore · ♜n castelli del giocatore n · «·» nessuno
legend-teams = [ ] intorno a un clan: lo controlla il giocatore · ♜n castelli della squadra n · «·» nessuno

## Che cosa si chiede

prompt-laying = Si mette un paladino sul territorio { $territory }.
prompt-enthroning = Si mette l'imperatore su un territorio.
prompt-rolling-set-up = { $who } lancia per la riserva iniziale: { $count ->
    [one] resta { $count } dado
   *[other] restano { $count } dadi
  }.
prompt-rolling = { $who } lancia per la riserva: { $count ->
    [one] resta { $count } dado
   *[other] restano { $count } dadi
  }.
prompt-rerolling = Nessuno può avere quel colore: { $who } rilancia il dado.
prompt-lots = Si sorteggia chi sceglie il gettone per { $number }°.
prompt-drawing = Si pesca un paladino dal sacchetto per il set { $set }.
prompt-disc = { $who }: gioca un gettone.
  .ask = gioca un gettone
  .doing = sceglie un gettone
prompt-paladins = { $who }: manda { $count ->
    [one] ancora un paladino
   *[other] { $count } paladini
  } alla tua corte o { $count ->
    [one] su un territorio
   *[other] sui territori
  }.
  .ask = manda { $count ->
      [one] ancora un paladino
     *[other] { $count } paladini
    } alla tua corte o { $count ->
      [one] su un territorio
     *[other] sui territori
    }
  .doing = manda { $count ->
      [one] ancora un paladino
     *[other] { $count } paladini
    }
prompt-march = { $who }: muovi l'imperatore { $steps ->
    [one] di un passo.
   *[other] di 1–{ $steps } passi.
  }
  .ask = muovi l'imperatore { $steps ->
      [one] di un passo
     *[other] di 1–{ $steps } passi
    }
  .doing = muove l'imperatore
prompt-crown = { $who }: scegli il colore { $count ->
    [one] della tua corona imperiale.
   *[other] di una delle tue { $count } corone imperiali.
  }
  .ask = scegli un paladino per { $count ->
      [one] la tua corona imperiale
     *[other] una delle tue { $count } corone imperiali
    }
  .doing = sceglie un paladino per una corona imperiale
prompt-take = { $who }: prendi un set.
  .ask = prendi un set
  .doing = sceglie un set
prompt-give-back = { $who }: rimetti nel sacchetto { $count ->
    [one] un paladino
   *[other] { $count } paladini
  } del set { $set }.
  .ask = rimetti nel sacchetto { $count ->
      [one] un paladino
     *[other] { $count } paladini
    } del set { $set }
  .doing = rimette paladini nel sacchetto

## Che cosa è successo

says-roll = { $to } lancia: { $face }.
  .deed = lancia { $face }
  .action = lanciare un dado
  .does = si tira un dado
  .luck = dadi
says-roll-set-up = { $to } lancia per la riserva iniziale: { $face }.
  .deed = lancia { $face } per la riserva iniziale
says-roll-again = { $to } rilancia: { $face }.
  .deed = rilancia: { $face }
says-draw = Si pesca un paladino { $colour } per il set { $set }.
  .action = pescare un paladino
  .does = si mette o si pesca un paladino
  .luck = paladini
says-draw-laid = Un paladino { $colour } va sul territorio { $territory }.
says-lot = La sorte sceglie { $who }.
  .action = sorteggiare chi sceglie il disco
  .does = si sorteggia l'ordine di scelta
  .luck = sorteggio
says-emperor = L'imperatore comincia sul territorio { $territory }.
  .action = mettere l'Imperatore sul primo territorio
  .does = si piazza l'Imperatore
  .luck = Imperatore
says-disc = { $who } gioca il gettone { $number }.
  .label = Gioca il gettone { $number }
  .deed = gioca il gettone { $number }
  .action = scegliere un disco
  .rule = CM 6
  .does = si sceglie un gettone
says-play = { $who } manda un paladino { $colour } sul territorio { $target }.
  .label = Manda un paladino { $colour } sul territorio { $target }
  .first = Manda un paladino { $colour } …
  .then = … sul territorio { $target }
  .deed = manda { $colour } → { $target }
  .more = { $colour } → { $target }
  .action = giocare un paladino
  .rule = CM 7
  .does = si gioca un paladino
says-play-court = { $who } manda un paladino { $colour } a corte.
  .label = Manda un paladino { $colour } a corte
  .first = Manda un paladino { $colour } …
  .then = … a corte
  .deed = manda { $colour } → corte
  .more = { $colour } → corte
says-march = { $who } muove l'imperatore di { $steps ->
    [one] un passo
   *[other] { $steps } passi
  }.
  .label = Muovi l'imperatore di { $steps ->
      [one] un passo
     *[other] { $steps } passi
    }
  .deed = muove l'imperatore di { $steps ->
      [one] un passo
     *[other] { $steps } passi
    }
  .action = muovere l'Imperatore
  .rule = CM 8.1
  .does = l'Imperatore si muove
says-crown = { $who } prende un paladino { $colour } per una corona imperiale.
  .label = Prendi un paladino { $colour } per la corona imperiale
  .deed = prende { $colour } per una corona
  .more = { $colour } per una corona
  .action = dire un colore per una corona
  .rule = CM 8.4
  .does = si nomina il colore di una corona imperiale
says-take = { $who } prende il set { $set }.
  .label = Prendi il set { $set }
  .deed = prende il set { $set }
  .action = prendere un set
  .rule = CM 12.2
  .does = si sceglie un set
says-give-back = { $who } rimette nel sacchetto un paladino { $colour }.
  .label = Rimetti nel sacchetto un paladino { $colour }
  .deed = rimette { $colour } nel sacchetto
  .more = { $colour }
  .action = restituire un paladino
  .rule = CM 12.2
  .does = si rende un paladino di troppo

## Che cosa ne viene

tells-marker = { $who } ora controlla il clan { $colour }.
  .deed = (conquista il clan { $colour })
  .would = { $who } controllerebbe il clan { $colour }.
tells-marker-from = { $who } strappa il clan { $colour } a { $loser }.
  .deed = (strappa il clan { $colour } a { $loser })
  .would = { $who } strapperebbe il clan { $colour } a { $loser }.
tells-order = Si gioca in quest'ordine: { $order }.
  .would = Si giocherebbe in quest'ordine: { $order }.
tells-nothing-new = Il territorio { $territory } è già di { $side }, che vi ha la maggiore influenza: { $tally }. Non si costruisce nulla.
  .deed = : il territorio { $territory } resta di { $side }
  .would = Il territorio { $territory } resterebbe di { $side }, che vi ha la maggiore influenza: { $tally }. Non si costruirebbe nulla.
tells-nothing-level = L'influenza sul territorio { $territory } è pari: { $tally }. Nessuno costruisce un castello.
  .deed = : sul territorio { $territory } è parità
  .would = L'influenza sul territorio { $territory } è pari: { $tally }. Nessuno costruirebbe un castello.
tells-nothing-level-kept = L'influenza sul territorio { $territory } è pari: { $tally }. Resta di { $side }.
  .deed = : parità sul territorio { $territory }, che resta di { $side }
  .would = L'influenza sul territorio { $territory } è pari: { $tally }. Resterebbe di { $side }.
tells-nothing-at-all = Sul territorio { $territory } nessuno ha influenza: non si costruisce nulla.
  .deed = : sul territorio { $territory } nessuno costruisce
  .would = Sul territorio { $territory } nessuno ha influenza: non si costruirebbe nulla.
tells-castle = Sul territorio { $territory } sorge un castello di { $side }, per influenza: { $tally }.
  .deed = : castello di { $side } sul territorio { $territory }
  .would = Sul territorio { $territory } sorgerebbe un castello di { $side }, per influenza: { $tally }.
tells-takeover = Il territorio { $territory } passa da { $loser } a { $side }, per influenza: { $tally }. { $count ->
    [one] Un castello è sostituito
   *[other] { $count } castelli sono sostituiti
  }.
  .deed = : il territorio { $territory } passa da { $loser } a { $side }
  .would = Il territorio { $territory } passerebbe da { $loser } a { $side }, per influenza: { $tally }. { $count ->
      [one] Un castello sarebbe sostituito
     *[other] { $count } castelli sarebbero sostituiti
    }.
tells-takeover-short = Il territorio { $territory } passa da { $loser } a { $side }, per influenza: { $tally }. { $count ->
    [one] Un castello torna
   *[other] { $count } castelli tornano
  } indietro, e al loro posto { $built ->
    [one] va l'ultimo castello
   *[other] vanno gli ultimi { $built } castelli
  }.
  .deed = : il territorio { $territory } passa da { $loser } a { $side }
  .would = Il territorio { $territory } passerebbe da { $loser } a { $side }, per influenza: { $tally }. { $count ->
      [one] Un castello tornerebbe
     *[other] { $count } castelli tornerebbero
    } indietro, e al loro posto { $built ->
      [one] andrebbe l'ultimo castello
     *[other] andrebbero gli ultimi { $built } castelli
    }.
tells-merge = Il territorio { $territory } ora ha { $segments } segmenti.
  .deed = ora di { $segments } segmenti
  .would = Il territorio avrebbe { $segments } segmenti.
tells-returned = Al centro non c'è più { $colour }: ogni corte ne restituisce { $count }.
  .would = Al centro non ci sarebbe più { $colour }: ogni corte ne restituirebbe { $count }.
tells-returned-bag = Il sacchetto è vuoto: ogni corte restituisce { $count } di colore { $colour }.
  .would = Il sacchetto sarebbe vuoto: ogni corte restituirebbe { $count } di colore { $colour }.
tells-reroll = Nessuno può avere quel colore: il dado si rilancia.
  .would = Nessuno potrebbe avere quel colore: il dado si rilancerebbe.
tells-short = La riserva di { $who } non si può completare: { $count ->
    [one] un paladino
   *[other] { $count } paladini
  }.
  .would = La riserva di { $who } non si potrebbe completare: { $count ->
      [one] un paladino
     *[other] { $count } paladini
    }.
tells-discs-back = Tutti riprendono i cinque gettoni.
  .deed = tutti i gettoni tornano
  .would = Tutti riprenderebbero i cinque gettoni.
tells-round = Comincia il round { $round }.
  .would = Comincerebbe il round { $round }.
  .heading = Round { $round }
tells-display = Ci sono { $count } set a disposizione.
  .would = Ci sarebbero { $count } set a disposizione.
tells-last-round = Il sacchetto è vuoto: questo round è l'ultimo.
  .would = Il sacchetto sarebbe vuoto: questo round sarebbe l'ultimo.
tells-end-last-castle = L'ultimo castello di { $side } è in gioco: partita vinta.
  .would = L'ultimo castello di { $side } sarebbe in gioco: partita vinta.
  .heading = L'ultimo castello di { $side } è in gioco
tells-end-last-castle-given = L'ultimo castello di { $side } è in gioco, nel turno altrui: partita vinta.
  .would = L'ultimo castello di { $side } sarebbe in gioco, nel turno altrui: partita vinta.
  .heading = L'ultimo castello di { $side } è in gioco
tells-end-too-few-castles = A { $side } servirebbero più castelli di quanti ne ha: li mette tutti e vince la partita.
  .would = A { $side } servirebbero più castelli di quanti ne ha: li metterebbe tutti e vincerebbe la partita.
  .heading = Tutti i castelli di { $side } sono in gioco
tells-end-few-territories = Restano solo { $count } territori: la partita è finita.
  .would = Resterebbero solo { $count } territori: la partita sarebbe finita.
  .heading = Restano solo { $count } territori
tells-end-round-limit = Il round { $round } era l'ultimo: la partita è finita.
  .would = Il round { $round } è l'ultimo: la partita sarebbe finita.
  .heading = Il round { $round } era l'ultimo
tells-end-stall = In questo round nessuno aveva paladini da giocare: la partita è finita.
  .would = In questo round nessuno ha avuto paladini da giocare: la partita sarebbe finita.
  .heading = Nessuno aveva paladini da giocare
tells-end-bag-empty = Il sacchetto è vuoto e l'ultimo round è giocato: la partita è finita.
  .would = Il sacchetto è vuoto e questo è l'ultimo round: la partita sarebbe finita.
  .heading = Sacchetto vuoto: era l'ultimo round
tells-castles = { $side }: { $count ->
    [one] un castello
   *[other] { $count } castelli
  } in gioco.
  .would = { $side }: { $count ->
      [one] un castello
     *[other] { $count } castelli
    } in gioco.
tells-decided-by-markers = Decidono i clan: { $count ->
    [one] uno
   *[other] { $count }
  } per { $side }.
  .would = Deciderebbero i clan: { $count ->
      [one] uno
     *[other] { $count }
    } per { $side }.
tells-shared = Anche i clan sono pari: la vittoria è condivisa.
  .would = Anche i clan sarebbero pari: la vittoria sarebbe condivisa.

## Che cosa si racconta insieme

told-lands = Un paladino va su ogni territorio: { $paladins }.
  .meanwhile = Un paladino va su ogni territorio.
told-lots = La sorte decide chi sceglie per primo il gettone: { $order }.
  .meanwhile = La sorte decide chi sceglie per primo il gettone.
told-rolls = { $to } lancia { $faces }.
  .deed = lancia { $faces }
  .meanwhile = { $to } lancia i dadi.
told-rolls-set-up = { $to } lancia per la riserva iniziale: { $faces }.
  .deed = lancia { $faces } per la riserva iniziale
  .meanwhile = { $to } lancia per la riserva iniziale.
told-set = Si pesca il set { $set }: { $paladins }.
  .meanwhile = Si pesca il set { $set }.

## Che cosa si è contato

summary-takeover = Influenza sul territorio { $territory }: { $tally }. Passa da { $loser } a { $side }, e { $count ->
    [one] un castello è sostituito
   *[other] { $count } castelli sono sostituiti
  }.{ $joined ->
    [0] { "" }
    [one] { " " }Si unisce al vicino: { $segments } segmenti.
   *[other] { " " }Si unisce ai vicini: { $segments } segmenti.
  }
summary-takeover-short = Influenza sul territorio { $territory }: { $tally }. Passa da { $loser } a { $side }: { $count } castelli tornano indietro, e al loro posto { $built ->
    [one] va l'ultimo castello
   *[other] vanno gli ultimi { $built } castelli
  }.{ $joined ->
    [0] { "" }
    [one] { " " }Si unisce al vicino: { $segments } segmenti.
   *[other] { " " }Si unisce ai vicini: { $segments } segmenti.
  }
summary-castle = Influenza sul territorio { $territory }: { $tally }. { $side } costruisce un castello, e il territorio si unisce { $joined ->
    [one] al vicino
   *[other] ai vicini
  }: { $segments } segmenti.
summary-built = { $count ->
    [one] castello costruito
   *[other] castelli costruiti
  }, grazie a { $sources }
summary-lost = { $count ->
    [one] castello perso
   *[other] castelli persi
  }, malgrado { $sources }
summary-clan = { $colour } { $count }
summary-castles = { $count } { $count ->
    [one] castello
   *[other] castelli
  }

## Che cosa ne verrebbe

preview-disc = L'imperatore potrebbe fare { $steps ->
    [one] un passo.
   *[other] fino a { $steps } passi.
  }
preview-after = Giocheresti dopo { $who }.
preview-before = Giocheresti prima di { $who }.
preview-influence = Territorio { $territory }: la maggiore influenza sarebbe di { $side }: { $tally }.
preview-influence-level = Territorio { $territory }: nessuno avrebbe la maggiore influenza: { $tally }.
preview-in-reach = L'imperatore ci potrebbe arrivare in { $steps ->
    [one] un passo.
   *[other] { $steps } passi.
  }
preview-stop = Se l'imperatore si fermasse sul territorio { $territory }, andrebbe a { $side }: { $tally }.
preview-stop-level = Se l'imperatore si fermasse sul territorio { $territory }, nessuno avrebbe la maggiore influenza: { $tally }.
preview-lead = Avresti { $count } di vantaggio nel clan { $colour }.
preview-behind = Il clan { $colour } resterebbe a { $who }; { $count ->
    [one] basterebbe un altro paladino
   *[other] servirebbero altri { $count } paladini
  } per strapparlo.
preview-castles = { $side } avrebbe in gioco { $count ->
    [one] un castello
   *[other] { $count } castelli
  } su { $limit }.
preview-reserve = Avresti { $count } { $colour } nella riserva.
preview-take = Otterresti: { $paladins }.
preview-surplus = Di { $paladins } dovresti rimetterne { $count ->
    [one] uno
   *[other] { $count }
  } nel sacchetto.

## Il tavoliere sulla pagina

board-label = L'anello dei quindici territori e il tavolo al suo interno
board-pick = Prendi in mano un paladino { $colour }
board-put-back = Rimetti a posto il paladino { $colour }
board-several = Al territorio { $territory } si arriva in più modi
board-count = { $what } { $count }
board-territory = Territorio { $territory }{ $segments ->
    [one] .
   *[other] , { $segments } segmenti.
  }
board-territory-paladins = Paladini: { $paladins }.
board-territory-empty = Nessun paladino.
board-territory-castles = { $count ->
    [one] Un castello
   *[other] { $count } castelli
  } di { $side }.
board-territory-influence = Influenza: { $sides }.
board-emperor = L'imperatore va in senso orario, al più dei passi indicati dal tuo gettone. Dove si ferma, chi ha la maggiore influenza costruisce un castello.
board-castles = { $side }: { $count ->
    [one] sull'anello c'è un castello
   *[other] sull'anello ci sono { $count } castelli
  } su { $limit }. Vince chi ci mette l'ultimo.
board-marker = Lo stendardo del clan { $colour }: lo controlla { $who }, e i suoi paladini sui territori contano per { $who }.
board-marker-free = Lo stendardo del clan { $colour }: non lo controlla nessuno, e i suoi paladini non contano per nessuno. Lo conquista il primo paladino { $colour } in una corte.
board-court = La corte di { $who }. Chi ha a corte più paladini di un clan rispetto a chi lo controlla ne conquista lo stendardo.
board-reserve = Nella riserva di { $who }: { $count } di colore { $colour }. Da qui si giocano i paladini, alla corte o su un territorio.
board-disc = Gettone { $number }: i numeri più bassi giocano prima, e l'imperatore può fare { $number ->
    [one] un passo.
   *[other] fino a { $number } passi.
  }
board-disc-gone = Il gettone { $number } è già giocato; i gettoni tornano ogni cinque round.
board-played = { $who } ha giocato il gettone { $number } e nel round gioca per { $place }°.
board-supply = Al centro: { $count } di colore { $colour }. I dadi li portano nelle riserve.
board-bag = Nel sacchetto: { $count } di colore { $colour }. Da qui si pescano i set.
board-round = Round { $round }
board-round-of = Round { $round } di { $limit }
board-round-about = Round { $round }, di { $limit } al massimo. Dopo il round { $back } tutti riprendono i cinque gettoni.
board-give-back = Set { $set }: che cosa rimetti?
board-set = Set { $set }: chi lo prende alla fine del turno ne riempie la riserva. Un set che avanza cresce di un paladino a ogni round.
board-dice = L'ultimo lancio
board-dice-set-up = Lancio per la riserva iniziale
board-pick-first = Prima prendi in mano un paladino della tua riserva, poi tocca dove va.
board-die = Un dado di colore { $colour }: un paladino { $colour } per la riserva.
board-die-crown = Un dado con la corona imperiale: un paladino di colore a scelta per la riserva.

## Perché no

no-game-over = Non si può: la partita è finita (CM 9).
no-draw-first = Non ancora: prima si pesca un paladino (CM 4.2, CM 12.2).
no-roll-first = Non ancora: prima si lancia un dado (CM 8.4).
no-lot-first = Non ancora: prima si sorteggia l'ordine di scelta (CM 4.7).
no-emperor-first = Non ancora: prima si mette l'imperatore su un territorio (CM 4.3).
no-roll-again = Non può accadere: un dado rilanciato non vale mai { $colour } finché nessuno può averlo (CM R-13).
no-lay-gone = Non può accadere: i tre paladini di colore { $colour } della preparazione sono già sui territori (CM 4.2).
no-draw-gone = Non può accadere: nel sacchetto non c'è nessun paladino { $colour } (CM 12.2).
no-lot-drawn = Non può accadere: { $who } ha già un posto nell'ordine (CM R-04).
no-seat = Non può accadere: si gioca solo in { $players } (CM 2).
no-chance-now = Ora non può accadere: prima deve decidere { $who } (CM 5).
no-disc-first = Non ancora: prima gioca un gettone (CM 6).
no-disc-played = Non si può: il tuo gettone { $number } è già giocato; i gettoni tornano ogni cinque round (CM 6).
no-disc-taken = Non si può: { $other } ha già giocato il { $number } in questo round, e tu hai ancora un numero che nessuno ha giocato (CM 6, CM R-05).
no-paladins-first = Non ora: devi giocare { $count ->
    [one] un paladino
   *[other] { $count } paladini
  } (CM 7, CM R-06).
no-paladin = Non si può: nella tua riserva non c'è nessun paladino { $colour } (CM 7).
no-territory = Non si può: il segmento { $territory } fa parte del territorio { $whole } (CM 8.3).
no-march-first = Non ora: muovi l'imperatore (CM 8.1).
no-march-far = Non si può: il tuo gettone permette { $disc ->
    [one] un passo
   *[other] al più { $disc } passi
  } (CM 8.1).
no-crown-first = Non ora: scegli un colore per la corona imperiale (CM 8.4).
no-crown-colour = Non si può: al centro non c'è nessun paladino { $colour }, e non tutte le corti possono restituirne uno (CM R-24).
no-take-first = Non ora: prendi un set (CM 12.2).
no-set = Non si può: il set { $set } non è a disposizione (CM 12.2).
no-give-first = Non ora: rimetti nel sacchetto { $count ->
    [one] un paladino
   *[other] { $count } paladini
  } del tuo set (CM 12.2).
no-give-colour = Non si può: nel set non c'è nessun paladino { $colour } (CM 12.2).
no-give-order = Non si può: i paladini tornano nell'ordine { $order }, e ne devono ancora tornare { $count } (CM 12.2).

## Posizioni scritte a mano

position-territory = Il territorio indicato come { $given } comincia da { $right }: quello prima ha tanti segmenti quanti castelli (CM 8.3).

## Che cosa è sempre vero

invariant-segments-sum = L'anello ha 15 segmenti, non { $segments } (CM 3).
invariant-castles-fit = Il territorio { $territory } ha { $castles } castelli su { $segments } segmenti: ne ha uno per segmento, oppure nessuno ed è singolo (CM 8.3).
invariant-castles-owned = Sul territorio { $territory } ci sono castelli: di' di chi con «owner» (CM 8.2).
invariant-neighbours-differ = I territori { $territory } e { $next } hanno lo stesso padrone: si sarebbero uniti (CM 8.3).
invariant-nothing-between = Castelli e padrone stanno sul primo segmento di un territorio.
invariant-territories-counted = I territori sono quanti se ne contano, e almeno due (CM 10).
invariant-castles-complete = { $side }: sono costruiti { $castles } castelli, su { $most } (CM 2).
invariant-paladins-complete = Sull'anello, nelle corti, nelle riserve e accanto i paladini di colore { $colour } sono { $count }; nel gioco sono 40 (CM R-01).
invariant-holders-lead = { $who } non può controllare il clan { $colour }: un'altra corte ne ha di più (CM 7).
invariant-holders-known = Due corti hanno il massimo di { $colour }: di' chi controlla il clan, «holders» (CM 7).
invariant-reserves-full = La riserva di { $who } ha { $count } paladini; a questo punto al più { $due }, e meno solo se non se ne potevano avere (CM 2, CM 5).
invariant-phase-fits = Questa fase non si dà nel round { $round } di questa partita (CM 5).
invariant-set-up-bare = Prima del round 1 non ci sono castelli né clan controllati, e le corti sono vuote (CM 4).
invariant-laid-in-turn = Nella preparazione ogni territorio riceve un paladino, uno dopo l'altro, tre per colore in tutto (CM 4.2).
invariant-emperor-stands = L'imperatore sta dove comincia un territorio.
invariant-order-complete = L'ordine nomina ogni posto una volta; durante il sorteggio quelli sorteggiati finora, e l'ultimo non si sorteggia (CM 6, CM R-04).
invariant-discs-complete = Nel round { $round } { $who } ha già giocato { $rounds } gettoni di questo ciclo, oltre a quello del round; tutti gli altri sono da giocare (CM 6).
invariant-discs-chosen = I gettoni si giocano nell'ordine di scelta, e qualcuno deve ancora scegliere (CM 6).
invariant-discs-out = { $who } ha un gettone di questo round nella fase delle azioni, e nessuno prima che si scelgano (CM 5, CM 6).
invariant-discs-in-order = L'ordine deve andare dal gettone più basso al più alto (CM 6).
invariant-turn-in-order = Tocca a { $who } (CM 6).
invariant-paladins-to-play = { $who } non può avere { $count } paladini da giocare (CM 7).
invariant-dice-left = «dice» e «crowns» sono ciò che resta di un lancio di { $dice }; le corone si scelgono quando non restano dadi (CM 8.4).
invariant-colours-to-be-had = Si lanciano dadi e si scelgono corone solo finché un colore si può avere, e un dado si rilancia solo quando un altro non si può (CM R-13).
invariant-display-complete = Ora i set esposti sono { $sets }: uno in più dei giocatori che devono ancora prenderne uno; null è un set già preso (CM 12.2).
invariant-drawn-in-turn = I set si pescano uno dopo l'altro: pieni quelli prima, vuoti quelli dopo, e un sacchetto che non è vuoto (CM V-2).
invariant-set-to-take = Tutti i set sono vuoti, quindi non se ne sceglie nessuno (CM V-6).
invariant-surplus-goes-back = Solo di un set con più di { $most } paladini alcuni tornano nel sacchetto, nell'ordine dei colori (CM 12.2).
invariant-play-goes-on = A questo punto la partita è finita: una parte ha costruito tutti i castelli, o restano meno di quattro territori (CM 9).
invariant-ending-told = Una partita è finita proprio quando «ending» dice come: last-castle, last-castle-given, too-few-castles, few-territories, round-limit, stall o bag-empty (CM 9).
invariant-ending-fits = La fine «{ $ending }» non si accorda con i castelli, i territori o il round (CM 9).

## Fatti di una partita

fact-rounds = round
fact-last-castle = finite con l'ultimo castello nel proprio turno
fact-last-castle-given = finite con l'ultimo castello nel turno altrui
fact-too-few-castles = finite con troppo pochi castelli per una conquista
fact-few-territories = finite con meno di quattro territori
fact-round-limit = finite per il limite di round
fact-stall = finite per stallo
fact-bag-empty = finite per il sacchetto vuoto
fact-decided-by-markers = decise dagli stendardi dei clan
fact-shared = vittoria condivisa
fact-ran-out = un colore, o il sacchetto, si è esaurito
fact-rerolled = un dado è stato rilanciato
fact-circled = l'imperatore ha fatto il giro completo
fact-fell-short = una riserva non si è potuta riempire

## Il punteggio finale, riga per riga

final-single = castelli su territori singoli
final-merged = castelli sul territorio { $territory }, di { $segments } segmenti
final-clans = castelli pari: decidono i clan (CM 9.3): { $tally }

## I castelli sono i punti: quello che la pagina ne dice altrimenti

page-points = { $points ->
    [one] { $points } castello
   *[other] { $points } castelli
  }
page-winner = { $who } vince con { $points ->
    [one] { $points } castello
   *[other] { $points } castelli
  }.
page-winners = { $others } e { $last } vincono insieme con { $points ->
    [one] { $points } castello
   *[other] { $points } castelli
  }.

analysis-wins = Presto vale circa { $points ->
    [one] { $points } castello
   *[other] { $points } castelli
  } in più.
analysis-prevents = Toglie a { $who } circa { $points ->
    [one] { $points } castello
   *[other] { $points } castelli
  }.
page-hint-wins-next = Ti frutta presto circa { $points ->
    [one] { $points } castello
   *[other] { $points } castelli
  } in più della seconda scelta.
page-hint-wins-chance = Ti frutta presto circa { $points ->
    [one] { $points } castello
   *[other] { $points } castelli
  } in più di una scelta a caso.
page-hint-prevents = Toglie a { $who } circa { $points ->
    [one] { $points } castello
   *[other] { $points } castelli
  }.

## Quello che ne dice il laboratorio

lab-begins = Carolus Magnus: chi sceglie il primo gettone.
short-refill-dice = dadi
short-refill-draft = scelta dei set
lab-early-title = Carolus Magnus: quanto vale agire presto
lab-early-question = Agire presto nel round vale di più quando si scelgono i set che quando si tirano i dadi?
lab-early-more = { $players } giocatori: sì. Agire per primo anziché per ultimo in un solo round vale, in vittorie: { $one } con i dadi, { $other } con i set; differenza { $difference }.
lab-early-less = { $players } giocatori: no, vale di meno. Agire per primo anziché per ultimo in un solo round vale, in vittorie: { $one } con i dadi, { $other } con i set; differenza { $difference }.
lab-early-same = { $players } giocatori: nessuna differenza trovata. Agire per primo anziché per ultimo in un solo round vale, in vittorie: { $one } con i dadi, { $other } con i set; differenza { $difference }.
lab-early-differences = Quello che la scelta dei set aggiunge all'agire per primo
lab-early-difference = set meno dadi
lab-early-method = { $games } partite per ogni modo di giocare, a tutti i posti: { $bot }. In uno dei primi { $rounds } round il gettone di ciascuno è estratto a sorte, { $lots } volte dalla stessa posizione, e ogni volta la partita prosegue fino alla fine come al solito. Primo meno ultimo confronta lo stesso posto nella stessa posizione. Un gettone basso agisce presto e muove meno l'Imperatore: così è con i dadi e con i set, perciò la differenza fra i due è quello che aggiunge la scelta dei set.


phase-laying = si dispongono i paladini sui territori
phase-enthroning = si mette l'imperatore
phase-rolling = si lanciano i dadi
phase-rerolling = si rilancia un dado
phase-lots = si sorteggia l'ordine
phase-drawing = si pescano i set dal sacchetto
phase-disc-choice = si scelgono i gettoni
phase-playing-paladins = si giocano i paladini
phase-marching = l'imperatore si muove
phase-naming = si sceglie il colore di una corona
phase-taking = si prende un set
phase-giving-back = si rimettono paladini nel sacchetto
ending-word-not-over = non finita
ending-word-last-castle = l'ultimo castello, nel turno di chi vince
ending-word-last-castle-given = l'ultimo castello, nel turno di un altro
ending-word-too-few-castles = troppo pochi castelli per una conquista
ending-word-few-territories = meno di quattro territori
ending-word-round-limit = l'ultimo round
ending-word-stall = nessuno poteva giocare
ending-word-bag-empty = il sacchetto è vuoto

doubt-paladins-laid = Troppo pochi paladini sul territorio { $territories }: ogni segmento ne ha ricevuto uno nella preparazione, e nessuno lascia un territorio (CM 4.2).
doubt-colours-laid = Sull'anello ci sono meno di tre paladini di colore { $colours }: nella preparazione se ne dispongono tre per colore e non lo lasciano mai (CM 4.2).
doubt-played = Sull'anello e nelle corti { $paladins ->
    [one] è stato giocato un paladino
   *[other] sono stati giocati { $paladins } paladini
  }, ma finora devono essere { $played } (CM 7).
doubt-played-most = Sull'anello e nelle corti { $paladins ->
    [one] è stato giocato un paladino
   *[other] sono stati giocati { $paladins } paladini
  }, ma finora al massimo { $played } (CM 7).
doubt-court = Nella corte di { $who } { $paladins ->
    [one] c'è un paladino
   *[other] ci sono { $paladins } paladini
  }, ma finora ne ha giocati solo { $played } (CM 7).
doubt-castles = Ci sono { $castles } castelli dopo { $marches } mosse dell'imperatore: ciascuna ne costruisce al più uno (CM 8.2).
doubt-castles-unheld = Ci sono castelli, ma nessuno controlla un clan: senza un clan nessuno costruisce (CM 8.2).
doubt-holder-empty = { $who } controlla il clan { $colour } senza averne un paladino nella corte, benché nessun colore sia finito (CM 7).
doubt-same-disc = Anche { $who } ha giocato il gettone { $number }, benché un altro fosse libero (CM 6).
doubt-first-discs = Dopo un solo round di un ciclo nessuno può aver giocato lo stesso gettone di un altro (CM 6).
doubt-set = Il set { $set } ha { $paladins } paladini; a questo punto ne ha da { $least } a { $most } (CM 12.2).
doubt-resolved = L'imperatore ha appena esaminato il territorio { $territory }: per influenza il castello sarebbe di { $side } (CM 8.2).
doubt-short = Una riserva non è piena, ma entro il round { $round } i paladini non possono essere finiti (CM 8.4).
doubt-idle = Nessuno resta senza paladini da giocare finché tutte le riserve si possono riempire (CM R-15).
doubt-circled = L'imperatore fa tutto il giro solo con al più cinque territori (CM R-08).
doubt-event = Questo succede solo quando un colore è finito (CM R-13).

edit-ring = L'anello
edit-territory = Territorio { $territory }
edit-territory-merged = Territorio { $territory } · { $segments } segmenti
edit-merge = Unisci al successivo
edit-split = Dividi
edit-holders = I clan
edit-display = Set
edit-set = Set { $set }
field-order = Ordine
field-emperor = L'imperatore è sul territorio
field-to-play = Paladini ancora da giocare
field-throw = Lancio
field-dice = Dadi in sospeso
field-crowns = Corone da scegliere
field-set = Set
field-missing = Paladini che mancano
field-from = Da questo colore in poi
field-ending = Com'è finita
field-idle = Giocatori senza nulla da giocare
field-last-round = Questo round è l'ultimo
field-paladins = Paladini
field-owner = Castelli di
field-reserve = Riserva
field-court = Corte
field-disc = Gettone del round
field-unplayed = Gettoni da giocare
field-supply = Al centro o nel sacchetto
field-stock = Castelli non costruiti
field-events = Che cosa è successo

## Il segnapunti: quello che si conta da solo

count-territory = Un territorio
count-final = Il punteggio finale
about-count-territory = L'Imperatore si è fermato: di' chi controlla i clan, che cosa c'è sul territorio e di chi sono i vicini. Si conta l'influenza, si costruisce o si conquista, e i territori si uniscono.
about-count-final = Di' quanti castelli ha in gioco ciascuno e chi controlla i clan: si decidono le parità.
count-land-territory = Territorio { $territory }: qui si ferma l'Imperatore
count-land-before = Territorio { $territory }: quello prima
count-land-after = Territorio { $territory }: il successivo in senso orario
count-near-the-end = Verso la fine della partita
count-castles = Castelli in gioco
count-built = Castelli in gioco di { $side }
count-built-fewer = { $side } non può avere in gioco { $castles ->
    [one] un castello
   *[other] { $castles } castelli
  }: su questi tre territori ce ne sono { $least } (CM 8.3).
count-ring = Questi tre territori hanno { $segments } segmenti; con più di { $most } i territori sarebbero meno di quattro e la partita finita (CM 9.2).
count-merged-free = Il territorio { $territory } ha più segmenti e i castelli di nessuno: i territori si uniscono solo sotto un padrone (CM 8.3).
count-influence = influenza, con { $sources }
count-no-influence = nessuna influenza
count-territory-of = L'influenza sul territorio { $territory }
count-castles-in-play = castelli in gioco
field-segments = Segmenti
field-territories = Territori su tutto l'anello

## Parti delle azioni

part-number = Disco
part-colour = Colore
part-target = Dove
part-steps = Passi
part-set = Set
