title = San Marco
tagline = Uno divide, un altro sceglie, e il Doge premia chi comanda nel distretto che visita.
authors = Alan R. Moon e Aaron Weissblum, 2001
about-variant-none = Uno divide le carte, gli altri scelgono: il gioco come nella scatola. Per tre o quattro.
about-variant-ghosts = Due giocatori fantasmi stanno nei distretti e crescono da soli. Per due che vogliono la folla della partita piena.
about-variant-neutral = Un colore neutrale conta in ogni distretto come un terzo giocatore; quelli che ne cacciate li rimettete a turno. Per due che amano una contesa serrata.
about-variant-two-colours = Ognuno gioca due colori, come se al tavolo fossero in quattro. Per due che amano una partita lunga e piena.
about-doge-start = Se la prima carta Doge lo mette in un distretto qualsiasi, o se parte da San Marco.
about-starting-bridges = Quanti ponti costruisce ognuno prima del primo round: di solito due in tre giocatori, altrimenti uno.
about-second-pair-split = Solo in quattro: se le due coppie dividono subito le carte, o la seconda aspetta di vedere che cosa ha fatto la prima.
about-offers-visible = Solo in quattro: se l'altra coppia può guardare le offerte prima che siano prese.
about-allow-negative-prestige = Se si può pagare un pedaggio con punti che non si hanno ancora.
about-bridgeless-doge-cost = Se il Doge può attraversare un canale senza ponte per due punti, che non vanno a nessuno.
about-bonus-for = Chi è premiato alla fine di un passaggio: tutti sotto i dieci punti limite, o solo chi ne ha meno da solo.
about-free-banishment-tie = Chi fa l'esodo gratuito quando in più d'uno si hanno meno punti limite.
about-ghost-placements = Solo con i giocatori fantasmi: quanto in fretta si spargono per la città.
about-joint-second = Solo con due colori a testa: che cosa succede se l'altro colore del primo è secondo a pari merito.
about-role-assignment = Se è il caso a dire chi divide e chi sceglie, o lo dice il primo giocatore.

## Distretti, canali, carte, colori

district-cannaregio = Cannaregio
district-santa-croce = Santa Croce
district-san-polo = San Polo
district-san-marco = San Marco
district-dorsoduro = Dorsoduro
district-castello = Castello
site-cannaregio-santa-croce = Cannaregio e Santa Croce
site-cannaregio-san-polo = Cannaregio e San Polo
site-cannaregio-san-marco = Cannaregio e San Marco
site-cannaregio-dorsoduro = Cannaregio e Dorsoduro
site-cannaregio-castello = Cannaregio e Castello
site-santa-croce-san-polo = Santa Croce e San Polo
site-santa-croce-san-marco = Santa Croce e San Marco
site-santa-croce-dorsoduro = Santa Croce e Dorsoduro
site-santa-croce-castello = Santa Croce e Castello
site-san-polo-san-marco = San Polo e San Marco
site-san-polo-dorsoduro = San Polo e Dorsoduro
site-san-polo-castello = San Polo e Castello
site-san-marco-dorsoduro = San Marco e Dorsoduro
site-san-marco-castello = San Marco e Castello
site-dorsoduro-castello = Dorsoduro e Castello
card-cannaregio = Cannaregio
card-santa-croce = Santa Croce
card-san-polo = San Polo
card-san-marco = San Marco
card-dorsoduro = Dorsoduro
card-castello = Castello
card-bridge = ponte
card-transfer = scambio
card-doge = Doge
card-banishment = esodo
card-limit-1 = penalità 1
card-limit-2 = penalità 2
card-limit-3 = penalità 3
colour-mask = maschera
colour-prow = prua
colour-lion = leone
colour-key = chiave
mine-mask = {" "}(maschera)
mine-prow = {" "}(prua)
mine-lion = {" "}(leone)
mine-key = {" "}(chiave)
mine-ghost-lion = {" "}(fantasma leone)
mine-ghost-key = {" "}(fantasma chiave)
ghost-lion = fantasma leone
ghost-key = fantasma chiave
neutral-lion = leone neutrale
name-ghost-lion = Fantasma leone
name-ghost-key = Fantasma chiave
name-neutral-lion = Leone neutrale
role-distributor = distributore
role-decision-maker = selezionatore
role-first-distributor = primo distributore
role-second-distributor = secondo distributore
role-first-decision-maker = primo selezionatore
role-second-decision-maker = secondo selezionatore

## Il tabellone

headline = Passaggio { $passage } di 3 · round { $round } · { $deck } carte azione nascoste o nel mazzo · ponti rimasti { $bridges }
headline-final = Passaggio { $passage } di 3 · round finale · { $deck } carte azione nascoste o nel mazzo · ponti rimasti { $bridges }
headline-setup = La preparazione
legend = M maschera · P prua · L leone · K chiave · [D] Doge · =M= ponte e di chi è · → quanto vale ora
doge-beside = Il Doge è accanto al tabellone.
column-colour = colore
column-player = giocatore
column-points = punti
column-limits = penalità
column-supply = riserva
column-role = ruolo
nobody-acts = -
ghost = (fantasma)
neutral = (neutrale)
offer-pile = Offerta { $pile } di { $who }:
offer-hand = Da giocare:
offer-divide = Da dividere:
unseen-cards = { $actions } carte azione + { $limits } penalità, coperte
worth-nobody = nessuno

## Che cosa si chiede

prompt-beginning = Si sorteggia il primo giocatore.
prompt-opening = Si tirano i dadi per i primi aristocratici { $kind ->
    [other] del
   *[player] di
  } { $whose }.
prompt-first-bridges = { $who }{ $mine } sceglie dove posare un ponte iniziale.
  .ask = scegli dove posare un tuo ponte
  .doing = posa un ponte
prompt-spanning = Si posa il ponte { $kind ->
    [other] del
   *[player] di
  } { $whose }.
prompt-strewing = Si tirano i dadi per gli aristocratici neutrali.
prompt-role-dice = { $who }{ $mine } tira per i ruoli; il numero più alto distribuisce.
prompt-stones = { $who }{ $mine } distribuisce; si pesca il prossimo segnalino prestigio per i ruoli.
prompt-appointing = { $who }{ $mine } sceglie chi sarà { $role }.
  .ask = scegli chi sarà { $role }
  .doing = sceglie chi sarà { $role }
prompt-drawing = { $who }{ $mine } pesca le carte da dividere.
prompt-dividing = { $who }{ $mine } divide le carte in offerte.
  .ask = dividi le carte in { $piles } offerte{ $mine }
  .doing = divide le carte
prompt-choosing = { $who }{ $mine } sceglie un'offerta.
  .ask = scegli un'offerta{ $mine }
  .doing = sceglie un'offerta
prompt-playing = { $who }{ $mine } gioca una carta.
  .ask = gioca una carta{ $mine }
  .doing = sceglie una carta da giocare
prompt-placing = { $who }{ $mine } mette un aristocratico per la carta { $card }, lì o oltre un proprio ponte.
  .ask = metti l'aristocratico a { $card }, o oltre un tuo ponte
  .doing = mette un aristocratico
prompt-relocating = { $who }{ $mine } non ha più aristocratici: ne prende uno dal tabellone per la carta { $card }, o rinuncia.
  .ask = riserva vuota: prendi un aristocratico dal tabellone, o rinuncia
  .doing = riprende un aristocratico
prompt-lifting = { $who }{ $mine } sceglie un ponte da togliere, perché non ce ne sono più.
  .ask = non ci sono più ponti: scegline uno da togliere
  .doing = sceglie un ponte da togliere
prompt-building = { $who }{ $mine } sceglie dove posare il ponte.
  .ask = scegli dove posare il ponte
  .doing = posa un ponte
prompt-transferring = { $who }{ $mine } sceglie un aristocratico da scambiare.
  .ask = scegli un aristocratico da scambiare con uno tuo{ $mine }
  .doing = sceglie un aristocratico da scambiare
prompt-doge-enters = { $who }{ $mine } sceglie il primo distretto del Doge.
  .ask = scegli il primo distretto del Doge
  .doing = sceglie il primo distretto del Doge
prompt-doge-walks = { $who }{ $mine } conduce il Doge, che è a { $district }.
  .ask = il Doge è a { $district }: passa un ponte, o fallo restare
  .doing = conduce il Doge
prompt-naming = { $who }{ $mine } nomina un distretto per l'esodo.
  .ask = nomina un distretto: il dado dice quanti lo lasciano
  .doing = nomina un distretto per l'esodo
prompt-free-banishment = { $who }{ $mine } ha meno penalità di tutti e può nominare un distretto per un esodo gratuito.
  .ask = nomina un distretto per l'esodo gratuito, o rinuncia
  .doing = decide su un esodo gratuito
prompt-banishing = { $who }{ $mine } tira il dado per l'esodo a { $district }.
prompt-removing = { $who }{ $mine } sceglie chi lascia { $district }.
  .ask = { $count ->
    [one] un aristocratico deve lasciare
   *[other] { $count } aristocratici devono lasciare
  } { $district }; scegli di chi
  .doing = sceglie chi lascia { $district }
prompt-picking = { $who } sceglie quale dei due colori conta a { $district }.
  .ask = a { $district } conta solo uno dei tuoi colori; scegli quale
  .doing = sceglie quale colore conta
prompt-growing = Si tirano i dadi per gli aristocratici dei fantasmi.
prompt-returning = { $who }{ $mine } sceglie un distretto per un aristocratico neutrale che ritorna.
  .ask = scegli un distretto per un aristocratico neutrale che ritorna
  .doing = rimette un aristocratico neutrale

## Che cosa è stato fatto

says-draw = { $to }{ $mine } pesca { $card }.
  .deed = pesca { $card }
  .action = pescare una carta
  .does = si pesca una carta
  .luck = carte
says-draw-action-unseen = { $to }{ $mine } pesca una carta azione.
  .deed = pesca una carta azione
  .action = pescare una carta azione che gli altri non vedono
says-draw-limit-unseen = { $to }{ $mine } pesca una carta penalità.
  .deed = pesca una carta penalità
  .action = pescare una carta penalità che gli altri non vedono
says-roll = Il dado mostra { $number }.
  .deed = tira { $number }
  .action = lanciare il dado
  .does = si tira il dado
  .luck = dadi
says-stone = Esce { $colour }: { $role }.
  .deed = pesca un segnalino: { $colour } è { $role }
  .action = pescare un segnalino per un ruolo
  .does = un segnalino va sulla tabella dei ruoli
  .luck = ruoli
says-appoint = { $who }{ $mine } sceglie { $colour }: { $role }.
  .label = Scegli { $colour }: { $role }
  .deed = sceglie { $colour }: { $role }
  .action = assegnare un ruolo
  .rule = SM 4.1
  .does = il primo giocatore assegna un ruolo
says-begin = Comincia { $colour }.
  .deed = comincia
  .action = sorteggiare chi comincia
  .does = si sorteggia il primo giocatore
  .luck = chi comincia
says-span = Il ponte { $kind ->
    [other] del
   *[player] di
  } { $whose } va tra { $site }.
  .deed = riceve un ponte tra { $site }
  .action = costruire un ponte a sorte
  .does = si piazza il ponte di un fantasma
  .luck = ponti dei fantasmi
says-divide = { $who }{ $mine } mette { $card } nell'offerta { $pile }.
  .label = Metti { $card } nell'offerta { $pile }
  .first = Metti { $card } …
  .then = … nell'offerta { $pile }
  .deed = mette { $card } nell'offerta { $pile }
  .action = mettere una carta in un'offerta
  .rule = SM 4.2
  .does = si mette una carta in un'offerta
says-divide-unseen = { $who }{ $mine } mette una carta in un'offerta.
  .deed = mette una carta in un'offerta
  .action = mettere in un'offerta una carta che gli altri non vedono
says-take = { $who }{ $mine } prende l'offerta { $pile }.
  .label = Prendi l'offerta { $pile }
  .deed = prende l'offerta { $pile }{ $mine }
  .action = prendere un'offerta
  .rule = SM 4.3
  .does = si prende un'offerta
says-play = { $who }{ $mine } gioca { $card ->
    [Doge] il Doge
    [ponte] un ponte
    [scambio] uno scambio
    [esodo] un esodo
   *[other] { $card }
  }.
  .label = Gioca { $card ->
    [Doge] il Doge
    [ponte] un ponte
    [scambio] uno scambio
    [esodo] un esodo
   *[other] { $card }
  }
  .deed = gioca { $card }
  .more = { $card }
  .action = giocare una carta
  .rule = SM 4.3
  .does = si gioca una carta
says-decline = { $who }{ $mine } non prende nessuno; la carta non ha effetto.
  .label = Non prendere nessuno; la carta non ha effetto
  .deed = non prende nessuno
  .action = rinunciare
  .rule = SM R21
  .does = si rinuncia a qualcosa di facoltativo
says-decline-free = { $who }{ $mine } rinuncia all'esodo gratuito.
  .label = Rinuncia all'esodo gratuito
  .deed = rinuncia all'esodo gratuito
says-relocate = { $who }{ $mine } prende un aristocratico da { $district }.
  .label = Prendi un aristocratico da { $district }
  .deed = prende un aristocratico da { $district }
  .action = riprendere un mio aristocratico
  .rule = SM R21
  .does = si riprende un proprio aristocratico
says-place = { $who }{ $mine } mette un aristocratico a { $district }.
  .label = Metti un aristocratico a { $district }
  .deed = mette un aristocratico a { $district }
  .action = piazzare un aristocratico
  .rule = SM 5.1
  .does = si piazza un aristocratico
says-place-over = { $who }{ $mine } porta un aristocratico oltre un ponte, a { $district }.
  .label = Porta un aristocratico oltre un ponte, a { $district }
  .deed = porta un aristocratico oltre un ponte, a { $district }
says-lift = { $who }{ $mine } toglie un ponte { $kind ->
    [other] del
   *[player] di
  } { $whose } tra { $site }.
  .label = Togli un ponte { $kind ->
    [other] del
   *[player] di
  } { $whose } tra { $site }
  .kind = Togli un ponte …
  .first = Togli un ponte tra { $site } …
  .then = … { $kind ->
    [other] del
   *[player] di
  } { $whose }
  .deed = toglie un ponte di { $colour } tra { $site }
  .action = togliere un ponte
  .rule = SM 5.2
  .does = si toglie un ponte
says-bridge = { $who }{ $mine } posa un ponte tra { $site }.
  .label = Posa un ponte tra { $site }
  .kind = Posa un ponte …
  .deed = posa un ponte tra { $site }
  .action = costruire un ponte
  .rule = SM 5.2
  .does = si costruisce un ponte
says-transfer = { $who }{ $mine } scambia un aristocratico { $kind ->
    [other] del
   *[player] di
  } { $whose } a { $district }.
  .label = Scambia un aristocratico { $kind ->
    [other] del
   *[player] di
  } { $whose } a { $district }
  .first = Scambia un aristocratico a { $district } …
  .then = … { $kind ->
    [other] del
   *[player] di
  } { $whose }
  .deed = scambia { $colour } a { $district }
  .action = scambiare un aristocratico
  .rule = SM 5.3
  .does = si sostituisce un aristocratico
says-enter = { $who }{ $mine } porta il Doge a { $district }.
  .label = Porta il Doge a { $district }
  .deed = porta il Doge a { $district }
  .action = mettere il Doge sul tabellone
  .rule = SM R1
  .does = il Doge entra sul tabellone
says-cross = { $who }{ $mine } fa passare il Doge su un ponte { $kind ->
    [other] del
   *[player] di
  } { $whose } tra { $site }.
  .label = Fai passare il Doge su un ponte { $kind ->
    [other] del
   *[player] di
  } { $whose } tra { $site }
  .kind = Fai passare il Doge su un ponte …
  .first = Fai passare il Doge su un ponte tra { $site } …
  .then = … { $kind ->
    [other] del
   *[player] di
  } { $whose }
  .deed = fa passare il Doge su un ponte di { $colour } tra { $site }
  .more = su uno di { $colour } tra { $site }
  .action = portare il Doge oltre un ponte
  .rule = SM 5.4
  .does = il Doge attraversa un ponte
says-cross-own = { $who }{ $mine } fa passare il Doge su un proprio ponte tra { $site }.
  .label = Fai passare il Doge su un tuo ponte tra { $site }
  .kind = Fai passare il Doge su un ponte …
  .first = Fai passare il Doge su un ponte tra { $site } …
  .then = … tuo
  .deed = fa passare il Doge su un proprio ponte tra { $site }
  .more = su uno proprio tra { $site }
says-ferry = { $who }{ $mine } fa passare il Doge tra { $site } senza ponte, per { $cost } punti.
  .label = Fai passare il Doge tra { $site } senza ponte, per { $cost } punti
  .kind = Fai passare il Doge senza ponte …
  .deed = fa passare il Doge tra { $site } senza ponte, per { $cost } punti
  .action = portare il Doge oltre senza ponte
  .rule = SM R4
  .does = il Doge attraversa senza ponte
says-stop = { $who }{ $mine } lascia il Doge a { $place }.
  .label = Lascia il Doge a { $place }
  .deed = lascia il Doge a { $place }
  .action = fermare il Doge e contare
  .rule = SM 5.4
  .does = il Doge si ferma e valuta
says-banish = { $who }{ $mine } nomina { $district } per un esodo.
  .label = Nomina { $district } per un esodo
  .deed = nomina { $district }
  .action = esiliare da un distretto
  .rule = SM 5.5
  .does = si nomina un distretto per un esodo
says-banish-free = { $who }{ $mine } nomina { $district } per un esodo gratuito.
  .label = Nomina { $district } per un esodo gratuito
  .deed = nomina { $district } per un esodo gratuito
says-remove = { $who }{ $mine } manda in esodo un aristocratico { $kind ->
    [other] del
   *[player] di
  } { $whose } da { $place }.
  .label = Manda in esodo un aristocratico { $kind ->
    [other] del
   *[player] di
  } { $whose } da { $place }
  .deed = manda in esodo { $colour } da { $place }
  .action = togliere un aristocratico
  .rule = SM 5.5
  .does = un aristocratico va in esodo
says-score = { $who } fa contare { $colour } a { $place }.
  .label = Fai contare { $colour } a { $place }
  .deed = fa contare { $colour } a { $place }
  .action = far contare uno dei miei colori
  .rule = SM 9.3
  .does = chi ha due colori dice quale fa punti
says-return = { $who }{ $mine } rimette un aristocratico neutrale a { $district }.
  .label = Rimetti un aristocratico neutrale a { $district }
  .deed = rimette un aristocratico neutrale a { $district }
  .action = rimettere un aristocratico neutrale
  .rule = SM 9.2
  .does = un aristocratico neutrale ritorna

## Più passi in uno

told-opening = I dadi per { $kind ->
    [other] il { $whose }
   *[player] { $whose }
  }: due aristocratici ciascuno a { $districts }.
  .deed = tira i dadi: due aristocratici ciascuno a { $districts }
  .meanwhile = Si tirano i dadi per { $kind ->
    [other] il { $whose }
   *[player] { $whose }
  }.
told-strewing = I dadi mettono aristocratici neutrali a { $districts }.
  .deed = tira i dadi per gli aristocratici neutrali
  .meanwhile = Si tirano i dadi per gli aristocratici neutrali.
told-growing = I dadi dei fantasmi: { $growth }.
  .deed = tira i dadi per i fantasmi: { $growth }
  .meanwhile = Si tirano i dadi dei fantasmi.
told-role-dice = Per i ruoli { $one } tira { $first }, { $two } { $second }: distribuisce { $who }.
  .deed = tira per i ruoli
  .meanwhile = Si tirano i dadi per i ruoli.
told-role-tie = Per i ruoli { $one } tira { $first }, { $two } { $second }: si tira di nuovo.
  .deed = tira per i ruoli
  .meanwhile = Si tirano i dadi per i ruoli.
told-role-die = Per i ruoli { $one } tira { $first }.
  .deed = tira per i ruoli
  .meanwhile = Si tirano i dadi per i ruoli.
told-stones = Si pescano i segnalini per i ruoli: { $colours }.
  .deed = pesca i ruoli
  .meanwhile = Si pescano i segnalini per i ruoli.
told-draw = { $to }{ $mine } pesca { $cards }.
  .deed = pesca { $cards }
  .meanwhile = { $to }{ $mine } pesca delle carte.
told-draw-unseen = { $to }{ $mine } pesca { $count } carte coperte.
  .deed = pesca { $count } carte coperte
told-dividing = { $who }{ $mine } sta dividendo le carte.
  .deed = divide le carte
told-offers-2 = { $who }{ $mine } offre { $one } | { $two }.
  .deed = offre { $one } | { $two }
  .label = Offerta 1: { $one }; offerta 2: { $two }
told-offers-3 = { $who }{ $mine } offre { $one } | { $two } | { $three }.
  .deed = offre { $one } | { $two } | { $three }
  .label = Offerta 1: { $one }; offerta 2: { $two }; offerta 3: { $three }
told-offers-unseen = { $who }{ $mine } divide { $count } carte coperte in due offerte.
  .deed = divide { $count } carte coperte in due offerte
told-transfer = { $who }{ $mine } scambia un aristocratico { $kind ->
    [other] del
   *[player] di
  } { $whose } a { $district }.
  .deed = scambia { $colour } ({ $whose }) a { $district }
told-removes = { $who }{ $mine } manda in esodo { $count ->
    [one] un aristocratico
   *[other] { $count } aristocratici
  } { $kind ->
    [other] del
   *[player] di
  } { $whose } da { $district }.
  .deed = manda in esodo { $colours } da { $district }

## Che cosa ne è venuto

tells-put = { $count ->
    [one] Un aristocratico { $kind ->
      [other] del
     *[player] di
    } { $who }{ $mine } va
   *[other] { $count } aristocratici { $kind ->
      [other] del
     *[player] di
    } { $who }{ $mine } vanno
  } a { $district }.
tells-banished = { $count ->
    [one] Un aristocratico { $kind ->
      [other] del
     *[player] di
    } { $who }{ $mine } lascia
   *[other] { $count } aristocratici { $kind ->
      [other] del
     *[player] di
    } { $who }{ $mine } lasciano
  } { $district }.
  .deed = { $count ->
    [one] un aristocratico
   *[other] { $count } aristocratici
  } { $kind ->
    [other] del
   *[player] di
  } { $who }{ $mine } { $count ->
    [one] deve
   *[other] devono
  } lasciare { $district }
tells-nobody-banished = Non c'era nessuno da mandare in esodo.
tells-no-effect = Non c'è nessuno da scambiare; la carta non ha effetto.
tells-limits = { $who }{ $mine } scopre { $points ->
    [one] { $points } punto penalità
   *[other] { $points } punti penalità
  } e ne ha { $total }.
tells-hand = { $who }{ $mine } ha da giocare: { $cards }.
tells-pays = { $who }{ $mine } paga { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
tells-toll = { $who }{ $mine } riceve un pedaggio di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
tells-scored = Si assegnano i punti di { $district }:
tells-scored-nobody = Si assegnano i punti di { $district }: nessuno riceve nulla.
tells-prize = { $points } { $kind ->
    [other] al
   *[player] a
  } { $who }{ $mine }.
tells-reshuffle = Le carte giocate vengono mescolate in un nuovo mazzo.
tells-passage-end = Il passaggio { $passage } è finito.
  .deed = chiude il passaggio { $passage }
tells-limits-back = Tutte le carte penalità tornano nel mazzo: ognuno riparte da 0.
tells-bonus = { $who }{ $mine } riceve un bonus di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
tells-free-banishment = { $who }{ $mine } ha meno penalità di tutti: un esodo gratuito.
tells-finale = Il conteggio finale: ogni distretto ancora una volta.
  .deed = segue il conteggio finale
tells-result = { $who }: { $one } e { $other } fanno { $result }.
tells-returning = { $count ->
    [one] Un aristocratico neutrale ritorna
   *[other] { $count } aristocratici neutrali ritornano
  } in gioco; comincia { $who }{ $mine }.
tells-round = Passaggio { $passage }: comincia il round { $round }.
  .heading = Passaggio { $passage }, round { $round }
tells-final-round = Passaggio { $passage }: comincia il round finale.
  .heading = Passaggio { $passage }, round finale
tells-role = · { $who }{ $mine }: { $role }

## Dove si contano i punti

summary-doge = Il Doge a { $district }: { $standing }
summary-most = { $who } ne ha { $count }{ $points ->
    [0] { "" }
   *[other] { " " }(+{ $points })
  }
summary-others = { $who } { $count }{ $points ->
    [0] { "" }
   *[other] { " " }(+{ $points })
  }
summary-passage = Il passaggio { $passage } è finito
summary-passage-free = Il passaggio { $passage } è finito; { $who }{ $mine } ha un esodo gratuito
summary-finale = Il conteggio finale: ogni distretto ancora una volta
summary-first = { $district }: più aristocratici di tutti ({ $count }){ $mine }
summary-first-tied = { $district }: primo a pari merito ({ $count }), quindi il valore più basso{ $mine }
summary-second = { $district }: secondo ({ $count }){ $mine }
summary-second-tied = { $district }: secondo a pari merito ({ $count }), quindi niente{ $mine }
summary-passed = { $district }: { $count }, vale da secondo perché il colore davanti è del primo{ $mine }
summary-behind = { $district }: { $count }, dietro ai primi due{ $mine }
summary-behind-tied = { $district }: { $count }, dietro a un pari merito per il primo posto{ $mine }
summary-other = { $district }: { $count }, ma conta un solo colore per giocatore{ $mine }
summary-pays = pedaggio pagato{ $mine }
summary-toll = pedaggio ricevuto{ $mine }
summary-bonus = { $limit ->
    [one] un punto penalità
   *[other] { $limit } punti penalità
  }, il massimo è { $most }: la differenza è il bonus{ $mine }
summary-no-bonus = { $limit ->
    [one] un punto penalità
   *[other] { $limit } punti penalità
  }, nessuno ne ha di più o altri ne hanno altrettanto pochi: niente bonus{ $mine }
summary-out = { $limit } punti penalità: fuori con 10 o più, niente bonus{ $mine }

## Perché no

no-game-over = La partita è finita (SM 8).
no-masked = Questo dice solo ciò che vedono gli altri; non si può giocare.
no-chance-first = Non ancora: prima viene una carta, un dado o un segnalino (SM 4.1).
no-chance-now = Adesso non si pesca e non si tira: decide un giocatore (SM 4.3).
no-other-chance = Si pesca o si tira altro (SM 4.1).
no-limits-now = Le carte azione sono pescate, ora vengono le penalità (SM 4.2).
no-actions-now = Le carte azione si pescano prima delle penalità (SM 4.2).
no-draw-gone = Nel mazzo non c'è più nessuna carta «{ $card }» (SM 1).
no-stone = Il segnalino di { $colour } non può uscire adesso (SM 4.1).
no-appoint-first = Non ancora: prima scegli a chi tocca il prossimo ruolo (SM 4.1).
no-begin = Qui { $colour } non è di nessun giocatore (SM 3.4).
no-span = Tra { $site } il fantasma non ha il maggior numero di aristocratici, o non c'è posto (SM R30).
no-divide-first = Non ancora: prima si dividono le carte (SM 4.2).
no-divide-order = Non ancora: le carte si dividono un tipo alla volta, e tocca a { $card } (SM 4.2).
no-such-pile = Quell'offerta non c'è: le offerte sono { $piles } (SM 4.2).
no-divide-back = Le carte uguali vanno nelle offerte in ordine crescente, e una carta { $card } è già nell'offerta { $pile } (SM 4.2).
no-divide-alike = Finora le offerte { $earlier } e { $pile } sono uguali, e la prima ne riceve di più o altrettante (SM 4.2).
no-divide-room = Un'offerta resterebbe vuota, o le carte uguali non potrebbero proseguire in ordine crescente (SM 4.2).
no-choose-first = Non ancora: prima scegli un'offerta (SM 4.3).
no-pile-gone = Quell'offerta non c'è, o non c'è più (SM 4.3).
no-play-first = Non ancora: prima gioca una carta della tua offerta (SM 4.3).
no-not-in-offer = Nella tua offerta non c'è una carta «{ $card }» (SM 4.3).
no-place = Lì non puoi mettere un aristocratico: la carta { $card } vale a { $card }, o da lì oltre un solo ponte tuo (SM 5.1).
no-place-first = Non ancora: prima metti il tuo aristocratico (SM 5.1).
no-relocate-first = Non ancora: la tua riserva è vuota; prendi un aristocratico dal tabellone, o rinuncia se puoi (SM R21).
no-relocate-none = A { $district } non hai nessuno (SM R21).
no-relocate-transfer = Fuori da { $district } non c'è nessuno da scambiare (SM R22).
no-decline-lifted = Tolto il ponte di un altro, devi segnarlo con un tuo aristocratico (SM R21).
no-decline-lift = Hai aristocratici, quindi il ponte va spostato (SM R16).
no-decline-card = Una carta che si può giocare va giocata (SM R16).
no-lift-first = Non ancora: scegli un ponte da togliere (SM 5.2).
no-bridge-there = { $colour } non ha ponti tra { $site } (SM 5.2).
no-build-first = Non ancora: scegli dove posare il ponte (SM 5.2).
no-site = Su questo tabellone { $site } non sono vicini (SM 2.2).
no-site-full = Non c'è posto per un altro ponte: tra { $site } ci sono già { $most } ponti (SM 2.2).
no-transfer-first = Non ancora: scegli un aristocratico da scambiare (SM 5.3).
no-transfer-own = Quello è già tuo: lo scambio vale per l'aristocratico di un altro (SM 5.3).
no-transfer-same = Il tuo aristocratico viene da { $district }, quindi deve andare altrove (SM R22).
no-transfer-none = A { $district } non c'è nessuno di { $colour } (SM 5.3).
no-enter-first = Non ancora: porta il Doge in un distretto (SM R1).
no-walk-first = Non ancora: fai passare il Doge su un ponte di { $district }, o fermalo lì (SM 5.4).
no-ferry = Il Doge si muove solo sui ponti (SM R4).
no-cross-away = Il Doge è a { $district }, non tra { $site } (SM 5.4).
no-cross-twice = Con una carta il Doge non entra due volte nello stesso distretto, ed è già stato a { $district } (SM R20).
no-cross-own-free = Tra { $site } hai un ponte tuo, che è gratuito (SM 5.4).
no-cross-poor = Il Doge non può passare di lì: costa { $cost }, e hai { $points } punti prestigio (SM R5).
no-name-first = Non ancora: nomina un distretto per l'esodo (SM 5.5).
no-remove-first = Non ancora: scegli chi lascia { $district } (SM 5.5).
no-remove-none = A { $district } non c'è più nessuno di { $colour } (SM 5.5).
no-score-first = Non ancora: scegli quale dei tuoi due colori conta a { $district } (SM 9.3).
no-return-first = Non ancora: prima ritornano gli aristocratici neutrali (SM 9.2).

## Opzioni e tabelloni

board-used = Tabellone «{ $name }»: { $pairs }; { $sites } posti per i ponti.
board-assumed = Il prestigio di cinque distretti (tutti tranne San Marco), quasi tutti i numeri del dado e i canali sono ipotesi: il tabellone stampato non si è potuto leggere. Se hai la scatola puoi giocare con il suo tabellone; SM 2.1 dice come.
board-shape = Un tabellone è un oggetto JSON che può contenere: { $parts }; ciò che manca è come nel tabellone predefinito.
board-name = Il nome di un tabellone ha da 1 a 40 caratteri stampabili.
board-capacity = La capacità di un tabellone è un numero intero di ponti da 1 a { $most } per ogni posto.
board-room = I posti bastano per { $room } ponti, ma i ponti sono { $bridges }.
board-prestige = Il prestigio di un tabellone è un oggetto come {"{"}"san-marco": [8, 6]{"}"}: numeri interi da 0 a { $most }, il primo non minore del secondo.
board-die = Il dado di un tabellone elenca i sei distretti nell'ordine dei numeri da 1 a 6, ciascuno una volta.
board-sites = I posti di un tabellone sono una lista di coppie di vicini, come ["san-polo", "san-marco"].
board-site-same = Un ponte non può unire { $district } con sé stesso.
board-site-twice = Un posto è elencato due volte; quanti ponti contiene lo dice «capacity».
board-district = Non c'è nessun distretto «{ $name }»; i distretti sono: { $known }.

## Posizioni scritte a mano


## Com'è stata una partita

fact-rounds = round
fact-rounds-1 = round del passaggio 1
fact-rounds-2 = round del passaggio 2
fact-rounds-3 = round del passaggio 3
fact-below-limit-1 = colori sotto 10 alla fine del passaggio 1; da due in su c'è il round finale
fact-below-limit-2 = colori sotto 10 alla fine del passaggio 2
fact-below-limit-3 = colori sotto 10 alla fine del passaggio 3
fact-doge-scorings = distretti contati dal Doge
fact-banishments = esodi
fact-bridges-moved = ponti spostati
fact-others-points = punti dei fantasmi o del neutrale
fact-lead-changes = cambi in testa
fact-reshuffles = volte che il mazzo è stato rimescolato

## Le opzioni a parole

option-players = Giocatori
option-variant = Variante per due
option-variant-none = nessuna
option-variant-ghosts = giocatori fantasmi
option-variant-neutral = un colore neutrale
option-variant-two-colours = due colori a testa
option-board = Il tuo tabellone
option-doge-start = Il Doge comincia
option-doge-start-none = accanto al tabellone
option-doge-start-san-marco = a San Marco
option-starting-bridges = Ponti iniziali
option-starting-bridges-none = come al solito
option-second-pair-split = La seconda coppia divide
option-second-pair-split-start = all'inizio
option-second-pair-split-later = quando la prima ha giocato
option-offers-visible = Le offerte le vede
option-offers-visible-pair = la coppia
option-offers-visible-all = chiunque
option-allow-negative-prestige = Prestigio sotto zero
option-allow-negative-prestige-false = no
option-allow-negative-prestige-true = sì
option-bridgeless-doge-cost = Il Doge senza ponti
option-bridgeless-doge-cost-none = mai
option-bridgeless-doge-cost-2 = per 2 punti
option-bonus-for = Bonus per
option-bonus-for-all = tutti sotto dieci
option-bonus-for-sole-lowest = chi ne ha meno da solo
option-free-banishment-tie = Parità per l'esodo gratuito
option-free-banishment-tie-nobody = non lo fa nessuno
option-free-banishment-tie-all = lo fanno tutti
option-ghost-placements = I fantasmi crescono
option-ghost-placements-1 = di 1 dopo una mano
option-ghost-placements-2 = di 2 dopo una mano
option-ghost-placements-card = di 1 dopo ogni carta
option-joint-second = Secondo a pari merito con l'altro colore del primo
option-joint-second-tie = è parità
option-joint-second-pass-over = si salta
option-role-assignment = Ruoli del round
option-role-assignment-drawn = si pescano
option-role-assignment-chosen = li sceglie il primo giocatore

## Il punteggio finale, riga per riga

final-before = prima del conteggio finale
final-scoring = il conteggio finale
final-mean = media di { $mine } ({ $one }) e { $second } ({ $other }), per difetto
final-difference = meno uno per ogni cinque punti interi di differenza ({ $difference })

## Il tabellone sulla pagina

board-offer = Offerta { $pile }
board-offer-laid = Offerta
board-limit = penalità { $points }
board-passage = Passaggio { $passage } di 3
board-round = round { $round }
board-final-round = round finale
board-deck = { $deck } carte azione nascoste o nel mazzo
board-bridges = { $bridges } ponti rimasti
board-out = fuori dal passaggio
board-played = { $who }:
board-total = { $colour }: { $total }
board-supply = riserva { $count }
board-commit = Offri così
board-offer-empty = Un'offerta è vuota: ognuna ha almeno una carta (SM 4.2).
board-divided = Tutto diviso. Sposta una carta, oppure offri.
board-suggested = Un suggerimento. Sposta una carta, oppure offri.
board-put-back = Rimettile a posto
board-lay = Prendi { $card }
board-lay-again = Riprendi { $card }
board-offer-holds = Offerta { $pile }: { $count ->
    [one] una carta
   *[other] { $count } carte
  }, penalità { $points }
board-about-district = { $district }: quando conta, chi ha più aristocratici prende { $first } punti e il secondo { $second }. In parità per il primo posto { $second } a testa, per il secondo niente.
board-about-folk = { $count } di { $colour } ({ $who }) a { $district }. Se contasse ora: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
board-about-folk-nobody = { $count } di { $colour } a { $district }: { $count ->
    [one] non lo gioca nessuno. Se contasse ora porterebbe
   *[other] non li gioca nessuno. Se contasse ora porterebbero
  } via { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
board-about-site = { $site }: c'è posto per { $most } ponti.
board-about-bridges = { $site }, i ponti: { $owners }. Sul ponte di chi lo muove il Doge passa gratis; su un altro si paga un punto al proprietario.
board-about-doge = Il Doge. Dove si ferma, il distretto conta. Può attraversare quanti ponti vuole; ogni ponte altrui costa un punto.
board-about-doge-beside = Il Doge aspetta accanto al tabellone. Chi gioca la prima carta Doge lo mette in un distretto a scelta.
board-about-colour = { $colour }, di { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }, penalità { $limit } su 10, { $supply } aristocratici nella riserva. Con 10 o più si esce dal passaggio e si perde il bonus.
board-about-ghost = { $colour }, un fantasma: i suoi aristocratici li mette il dado. Conta nelle classifiche dei distretti e fa punti, ma non può vincere.
board-about-neutral = { $colour }, il colore neutrale: vale per maggioranze e parità, ma i suoi punti non si segnano.
board-about-offer = Un'offerta. Chi la prende scopre subito le penalità e gioca tutte le carte azione.
board-about-district-card = Una carta distretto: un aristocratico in questo distretto, oppure oltre un tuo ponte in uno vicino.
board-about-bridge = Una carta ponte: posa un ponte tra due distretti vicini. Serve ai tuoi aristocratici e al Doge quando lo muovi tu.
board-about-transfer = Una carta scambio: un aristocratico altrui torna nella riserva e uno tuo prende il suo posto.
board-about-banishment = Una carta esodo: nomina un distretto, tira il dado e scegli altrettanti aristocratici che lo lasciano.
board-about-limit-card = Una carta penalità: pesa su chi la prende. Con 10 punti o più si esce dal passaggio.
board-about-unseen-action = Una carta azione che per ora vedono solo altri.
board-about-unseen-limit = Una carta penalità che per ora vedono solo altri.

## Che cosa ne verrebbe

preview-offer = L'offerta { $pile } avrà { $count ->
    [one] una carta
   *[other] { $count } carte
  } con { $points ->
    [one] un punto di penalità
   *[other] { $points } punti di penalità
  }.
preview-would-be-out = { $who }{ $mine } con questa arriverebbe a { $total } penalità: fuori dal passaggio.
preview-limits = Scopri { $points ->
    [one] un punto di penalità
   *[other] { $points } punti di penalità
  } e arrivi a { $total }.
preview-out = Con 10 o più sei fuori da questo passaggio, senza bonus.
preview-left = A { $who }{ $mine } { $points ->
    [one] resta un punto
   *[other] restano { $points } punti
  } di penalità: arriva a { $total }.
preview-last-round = Qualcuno avrà 10 o più: dopo questo round chi è sotto 10 gioca un round finale, se sono almeno in due.
preview-passage-ends = Qualcuno avrà 10 o più: il passaggio finisce con questo round.
preview-doge-anywhere = Il Doge va in un distretto a tua scelta, che conta subito.
preview-name-first = Nomini un distretto, poi il dado dice quanti lo lasciano.
preview-lift-first = Accanto al tabellone non ci sono più ponti: ne sposti uno già posato.
preview-supply-empty = La tua riserva è vuota: prendi un tuo aristocratico dal tabellone, o rinunci.
preview-over-bridge = Il tuo aristocratico va a { $card }, o da lì oltre uno dei tuoi ponti.
preview-lift = L'aristocratico che c'è sopra torna { $kind ->
    [other] al
   *[player] a
  } { $who }{ $mine }, e il ponte diventa tuo altrove.
preview-bridge = { $site }: ci passi gratis con gli aristocratici e con il Doge; gli altri per il Doge ti pagano un punto.
preview-worth = Se poi { $district } conta, vanno:
preview-worth-nobody = Se poi { $district } conta, nessuno prende punti.
preview-prize-changed = { $points } { $kind ->
    [other] al
   *[player] a
  } { $who }{ $mine } invece di { $now }.
preview-banish = A { $district } { $count ->
    [one] c'è un aristocratico
   *[other] ci sono { $count } aristocratici
  }, di cui { $own ->
    [one] 1 tuo
   *[other] { $own } tuoi
  }. Il dado ne toglie da 1 a 6, e scegli tu quali.
preview-banish-nobody = A { $district } non c'è nessuno.
preview-stays = Se il Doge resta a { $district }, vanno:
preview-stays-nobody = Se il Doge resta a { $district }, nessuno prende punti.
preview-stuck = Il Doge non può lasciare { $district }: non c'è un ponte, o manca il punto per il pedaggio. Vanno:
preview-stuck-nobody = Il Doge non può lasciare { $district }: non c'è un ponte, o manca il punto per il pedaggio. Nessuno prende punti.
preview-free = Il ponte è tuo: non costa nulla.
preview-toll = Un punto { $kind ->
    [other] al
   *[player] a
  } { $who }{ $mine }; te ne restano { $left }.
preview-toll-lost = Un punto per il tuo ponte{ $mine }, che non lo guadagna; a questo colore ne restano { $left }.
preview-ferry = Senza ponte: { $points } punti, che non prende nessuno; te ne restano { $left }.
preview-pick = { $who } può far contare invece il più debole dei suoi due colori.

## Quello che ne dice il laboratorio

lab-begins = San Marco: il primo giocatore.
short-variant-ghosts = fantasmi
short-variant-neutral = colore neutrale
short-variant-two-colours = due colori a testa
lab-two-title = Quale San Marco in due?
lab-two-question = Fantasmi, un colore neutrale o due colori a testa: quale delle tre varianti è il gioco migliore?
lab-two-taken = Parte di tutti i punti presa dai fantasmi: { $first }; dal colore neutrale: { $second }. Con due colori a testa nessun punto va ad altri.
lab-two-endings = Come finiscono i passaggi
lab-two-endings-how = Quanti colori sono ancora sotto i dieci punti penalità quando per la prima volta qualcuno non lo è più. Con il colore neutrale non c'è mai un round finale; altrimenti c'è quando ne restano due o più.
lab-two-still-in = passaggio, colori ancora sotto i dieci
lab-two-below-limit-1 = passaggio 1: { $value ->
    [0] nessuno
    [one] { $value } colore
   *[other] { $value } colori
  }
lab-two-below-limit-2 = passaggio 2: { $value ->
    [0] nessuno
    [one] { $value } colore
   *[other] { $value } colori
  }
lab-two-below-limit-3 = passaggio 3: { $value ->
    [0] nessuno
    [one] { $value } colore
   *[other] { $value } colori
  }

## Ciò che vale in ogni posizione, quando non vale

invariant-aristocrats-complete = Il colore { $colour } ha { $count } aristocratici nei distretti, sui ponti e accanto; ne esistono solo { $most } (SM 1).
invariant-points-positive = Nessuno ha meno di zero punti.
invariant-sites-have-room = { $bridges } ponti collegano { $site }; su questo tabellone ce ne stanno al massimo { $most } (SM 2.2).
invariant-bridges-owned = Solo giocatori e fantasmi possiedono ponti (SM 9.2).
invariant-bridges-complete = Sul tabellone e accanto ci sono { $bridges } ponti; ne esistono dodici (SM 1).
invariant-cards-complete = In gioco ci sono { $count } carte «{ $card }»; ne esistono solo { $copies } (SM 1).
invariant-passage-fits = Questa fase non capita nel passaggio { $passage }, round { $round } (SM 4).
invariant-final-round-fits = Il round finale lo giocano due o più colori sotto 10, quando qualcun altro è fuori (SM 7.2).
invariant-rolled-for-roles = Un primo dado è lanciato solo mentre si tirano i ruoli (SM 9.1).
invariant-colours-act = Lancia, decide, distribuisce o ha un ruolo un colore che non agisce in questa partita (SM 9).
invariant-turn-in-order = Toccherebbe a { $right } (SM 4.3).
invariant-roles-in-rounds = Prima dei round e dopo nessuno ha un ruolo (SM 4.1).
invariant-roles-as-drawn = I ruoli sono i colori che partecipano, ciascuno una volta, nell'ordine della tabella e come vuole il sorteggio (SM 4.1).
invariant-setup-in-turn = Durante la preparazione i pezzi non possono stare così (SM 3).
invariant-said-in-phase = In questa fase una posizione indica { $field } («{ $name }»).
invariant-not-in-phase = In questa fase non c'è { $field } («{ $name }»).
invariant-card-fits = In questa fase la carta non può essere «{ $card }»; una carta che si sta giocando è già tra gli scarti (SM 4.3).
invariant-pieces-fit = Questa fase non può capitare con questi pezzi (SM 5).
invariant-somebody-stays = Lascerebbero il distretto tanti aristocratici che non c'è nulla da scegliere (SM 5.5).
invariant-cards-put-away = In questa fase non ci sono né mani né offerte (SM 4.2).
invariant-cards-drawn = Un distributore pesca { $actions } carte azione, poi { $limits } penalità, e le mette tutte nelle offerte (SM 4.2).
invariant-cards-to-draw = Non restano carte azione da pescare; quelle giocate sarebbero il nuovo mazzo (SM R27).
invariant-cards-divided = Le carte si dividono un tipo alla volta in offerte ordinate; queste offerte non possono nascere (SM 4.2).
invariant-offers-not-taken = A questo punto restano { $left } offerte di una coppia, non { $given } (SM 4.3).
invariant-hand-to-play = La mano da giocare contiene solo carte azione, e adesso al massimo { $most } (SM 4.3).

phase-beginning = si sorteggia chi comincia
phase-opening = si lanciano i dadi della preparazione
phase-first-bridges = si costruiscono i ponti iniziali
phase-spanning = si costruisce il ponte di un fantasma
phase-strewing = si dispongono gli aristocratici neutrali
phase-role-dice = dadi per i ruoli
phase-stones = si sorteggiano i ruoli
phase-appointing = si assegnano i ruoli
phase-drawing = si pescano le carte
phase-dividing = si dividono le carte
phase-choosing = si sceglie un'offerta
phase-playing = si gioca una carta
phase-placing = si piazza un aristocratico
phase-relocating = si riprende un aristocratico
phase-lifting = si toglie un ponte
phase-building = si costruisce un ponte
phase-transferring = si fa uno scambio
phase-doge-enters = il Doge entra in gioco
phase-doge-walks = il Doge cammina
phase-naming = un esodo nomina il distretto
phase-banishing = il dado di un esodo
phase-removing = si tolgono aristocratici
phase-picking = si sceglie il colore che segna
phase-growing = i fantasmi crescono
phase-returning = tornano gli aristocratici neutrali

doubt-limit-reached = Il colore { $colour } ha { $points } punti penalità prima di prendere un'offerta in questo round: il passaggio sarebbe finito (SM 7.2).
doubt-final-out = Il colore { $colour } non partecipa al round finale con { $points } punti penalità: chi è sotto 10 gioca ancora (SM 7.2).
doubt-limit-cards = In questo passaggio sono state pescate { $cards } penalità, ma a questo punto sono { $right } (SM 4.2).
doubt-action-cards = Sono state pescate { $cards } carte azione, ma a questo punto sono { $right } (SM 4.2).
doubt-bridges-few = Sul tabellone ci sono { $bridges } ponti; all'inizio erano { $start }, e nessuno lo lascia (SM 3).
doubt-bridges-many = Sul tabellone ci sono { $bridges } ponti; all'inizio erano { $start }, e sono state giocate { $cards } carte ponte (SM 5.2).
doubt-aristocrats-many = Sul tabellone ci sono { $count } aristocratici; con le carte giocate sono al massimo { $most } (SM 5.1).
doubt-aristocrats-few = Sul tabellone ci sono { $count } aristocratici; con gli esodi giocati ne restano almeno { $least } (SM 5.5).
doubt-doge-early = Il Doge è sul tabellone, ma nessuna carta Doge è stata giocata (SM R1).
doubt-doge-missing = Una carta Doge è stata giocata, ma il Doge è fuori dal tabellone (SM R1).
doubt-points = Sono stati dati { $points } punti prestigio, ma il Doge ha segnato { $scorings } volte: al massimo { $most } (SM 6).
doubt-rounds = I round contati non si accordano con il passaggio { $passage }, round { $round } (SM 7).

edit-districts = I distretti
edit-doge = Il Doge
edit-bridges = Ponti
edit-cards = Carte in gioco
edit-offer = Offerta { $number }
edit-colours = Punti e penalità
edit-played = Carte giocate
field-passage = Passaggio
field-final-round = Round finale
field-distributor = Distributore
field-roles = Tabella dei ruoli
field-rolled = Primo dado per i ruoli
field-card = Carta che si esegue
field-target = Distretto dell'esodo
field-picked-up = Ripreso da
field-lifted = Un ponte è stato tolto
field-visited = Dov'è stato il Doge
field-to-remove = Ancora da togliere
field-scoring = Distretto che si valuta
field-finale = Numero di dado della valutazione finale
field-picks = Colori che segnano
field-growing = Dadi per i fantasmi
field-free = Ha un esodo gratuito
field-doge = È in
field-aristocrats = Aristocratici
field-hand = Mano
field-points = Prestigio
field-limits = Penalità
field-discard = Carte azione giocate
field-reshuffles = Quante volte sono tornate mazzo
field-supply = Aristocratici in riserva
field-bridges-left = Ponti accanto al tabellone
field-deck = Carte azione nel mazzo
field-limit-deck = Penalità nel mazzo

## Il segnapunti: quello che si conta da solo

count-district = Un distretto
count-passage = La fine di un passaggio
count-final = Il conteggio finale
about-count-district = Di' quale distretto si conta e quanti aristocratici di ogni colore ci sono.
about-count-passage = Di' le penalità di ciascuno: si conta il bonus, e chi può esiliare gratis.
about-count-final = Di' chi c'è in ogni distretto e i punti fin qui: ogni distretto si conta ancora una volta.
count-points = Prestigio fin qui
count-limits = Penalità
count-pair = { $district } dà { $higher } al primo e { $lower } al secondo; primi a pari merito il valore più basso, secondi a pari merito niente (SM 6).
count-district-of = Si conta { $district }
count-no-banishment = Nessuno ha meno penalità di tutti da solo, quindi nessun esodo gratuito (SM 7.4).
count-tie = I risultati sono pari: decide il più alto dei colori più bassi, per { $who } (SM 9.3).
count-shared = I punti sono pari: la vittoria si divide fra { $who } (SM R9).

## Parti delle azioni

part-card = Carta
part-pile = Offerta
part-district = Distretto
part-site = Fra
part-colour = Colore

# --- su un tavolo vero ---

card-unseen-action = carta azione coperta
card-unseen-limit = penalità coperta
opened-backs = { $who } ha pescato e diviso: che cosa c'è nell'offerta 1? Il resto è l'offerta 2.
opened-offer = L'offerta { $pile } di { $who } ora è scoperta: quali carte contiene?
concealed-gone = Non può esserci un'altra carta «{ $card }»: la scatola ne ha { $copies } (SM 1).
unchecked-offers = Se { $who } ha diviso come dicono le regole non si può controllare: le carte le vede solo la coppia (SM R3).

## I dati della propria scatola

box-first = Primo
box-second = Secondo
box-face = Numero del dado
box-canals = Canali e ponti
box-neighbours = Vicini che un ponte può unire
box-die = Ogni numero del dado è di un distretto: dai a ciascuno il suo (SM 2.1).
box-pair = { $district }: il primo prende { $higher } e il secondo { $lower }; il primo non prende mai meno del secondo (SM 6).
field-capacity = Ponti in un posto

pick-take = Un'offerta
