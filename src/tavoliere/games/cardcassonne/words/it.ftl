title = Cardcassonne
tagline = File di carte, un seguace a testa e il momento giusto per prenderle.
authors = Klaus-Jürgen Wrede e Karl-Heinz Schmiel, 2009

## Carte, file, colori

theme-yellow = chiostro
theme-red = strada
theme-green = campo
theme-blue = città
row-yellow = fila del chiostro
row-red = fila della strada
row-green = fila del campo
row-blue = fila della città
colour-yellow = galline
colour-red = cavalli
colour-green = pecore
colour-blue = maiali
card-yellow-1 = monaco 1
card-yellow-2 = monaco 2
card-yellow-3 = monaco 3
card-yellow-building = abbazia
card-yellow-animal = gallina
card-red-1 = viandante 1
card-red-2 = viandante 2
card-red-3 = viandante 3
card-red-building = locanda
card-red-animal = cavallo
card-green-1 = contadino 1
card-green-2 = contadino 2
card-green-3 = contadino 3
card-green-building = fattoria
card-green-animal = pecora
card-blue-1 = cavaliere 1
card-blue-2 = cavaliere 2
card-blue-3 = cavaliere 3
card-blue-building = torre
card-blue-animal = maiale
card-dragon = drago
card-fairy = fata
card-animal-joker = animale jolly
card-building-joker = edificio jolly

## Il tavolo

headline = Round { $round } di { $rounds } · Mazziere { $dealer } · { $deck } carte nascoste o nel mazzo
headline-opening = La preparazione: si scoprono dieci carte
legend = 1 2 3 persone · ⌂ edificio · @ animale · ☼D drago · ☼F fata · *@ *⌂ jolly · ►n seguace · ?n coperta · a destra: quanto vale ora
column-seat = giocatore
column-score = punti
column-space = tracciato
column-hand = mano
column-follower = seguace
column-animals = animali
column-chest = forziere
follower-placed = in fila
follower-free = da piazzare
hand-of = Mano di { $who }:

## Che cosa si chiede

prompt-turning-up = Si scopre una carta per la preparazione.
prompt-put = { $who }: scegli la fila per la carta «{ $card }».
  .ask = scegli la fila per la carta «{ $card }»
  .doing = sceglie la fila per la carta «{ $card }»
prompt-dealing = { $who } riceve una carta.
prompt-turn-down = { $who }: gioca una carta coperta in una fila qualsiasi, oppure piazza il seguace.
  .ask = gioca una carta coperta in una fila qualsiasi, oppure piazza il seguace
  .doing = sceglie una carta da giocare coperta, o la fila per il seguace
prompt-turn = { $who }: gioca una carta, oppure piazza il seguace.
  .ask = gioca una carta, oppure piazza il seguace
  .doing = sceglie una carta, o la fila per il seguace
prompt-card-down = { $who }: gioca una carta coperta in una fila qualsiasi.
  .ask = gioca una carta coperta in una fila qualsiasi
  .doing = sceglie una carta da giocare coperta
prompt-card = { $who }: gioca una carta.
  .ask = gioca una carta
  .doing = sceglie una carta
prompt-follower = { $who }: piazza il seguace.
  .ask = piazza il seguace
  .doing = sceglie la fila per il seguace
prompt-misplaced = { $who }: la carta «{ $card }» è nella { $row }. La incassi per 10 punti o la tieni?
  .ask = incassa la carta «{ $card }» per 10 punti, o tienila
  .doing = decide se incassare la carta «{ $card }»
prompt-joker = { $who }: a quali animali si unisce il jolly?
  .ask = scegli a quali animali si unisce il jolly
  .doing = sceglie gli animali per un jolly

## Che cosa è successo

says-draw = { $to } riceve la carta «{ $card }».
  .deed = riceve { $card }
  .action = distribuire una carta
  .does = si gira o si distribuisce una carta
  .luck = carte
says-draw-up = Si scopre la carta «{ $card }».
  .deed = scopre { $card }
says-draw-unseen = { $to } riceve una carta.
  .deed = riceve una carta
  .action = distribuire una carta coperta
says-put = { $who } mette la carta «{ $joker }» nella { $row }.
  .deed = mette { $joker } nella { $row }
  .label = Metti la carta «{ $joker }» nella { $row }
  .action = mettere in una fila il jolly scoperto
  .rule = CC 2.4
  .does = si mette in una fila un jolly dell'apertura
says-play = { $who } gioca la carta «{ $card }» nella { $row }.
  .deed = gioca { $card } nella { $row }
  .label = Gioca la carta «{ $card }» nella { $row }
  .first = Gioca la carta «{ $card }» …
  .then = … nella { $row }
  .action = giocare una carta in una fila
  .rule = CC 4.1
  .does = si gioca una carta
says-play-down = { $who } gioca coperta la carta «{ $card }» nella { $row }.
  .deed = gioca coperta { $card } nella { $row }
  .label = Gioca coperta la carta «{ $card }» nella { $row }
  .first = Gioca coperta la carta «{ $card }» …
  .then = … nella { $row }
says-play-unseen = { $who } gioca una carta coperta nella { $row }.
  .deed = gioca una carta coperta nella { $row }
  .action = giocare una carta coperta
says-follower = { $who } piazza il seguace nella { $row }.
  .deed = piazza il seguace nella { $row }
  .label = Piazza il seguace nella { $row }
  .action = piazzare il seguace grande
  .rule = CC 4.2
  .does = si piazza un seguace grande
says-cash = { $who } incassa la carta «{ $stranger }».
  .deed = incassa { $stranger }
  .label = Incassa la carta «{ $stranger }»
  .action = incassare la carta fuori posto
  .rule = CC 6.2
  .does = si incassa una carta fuori posto
says-keep = { $who } tiene la carta «{ $stranger }».
  .deed = tiene { $stranger }
  .label = Tieni la carta «{ $stranger }»
  .action = tenere la carta fuori posto
  .rule = CC 6.2
  .does = si tiene una carta fuori posto
says-assign = { $who } conta il jolly fra gli animali: { $colour }.
  .deed = conta il jolly fra gli animali: { $colour }
  .label = Conta il jolly fra gli animali: { $colour }
  .action = unire l'animale jolly a una specie
  .rule = CC 6.4
  .does = un animale jolly si unisce a una specie
told-opening = Scoperte per la preparazione: { $cards }
  .deed = scopre { $cards }
  .meanwhile = Si scoprono le carte d’inizio.
told-deal = { $who } distribuisce { $count } carte.
  .deed = distribuisce { $count } carte
told-hand = { $who } riceve: { $cards }
  .deed = riceve { $cards }
  .meanwhile = { $who } riceve delle carte.

## Che cosa ne viene

tells-reveal = Si girano le carte coperte.
tells-turned = · «{ $card }» di { $who } nella { $row }
tells-claim = Nella { $row } { $who } prende { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
tells-from-persons = · persone { $points }
tells-from-misplaced = · carte fuori posto { $points }
tells-from-animals = · animali { $points }
tells-from-lone-jokers = · jolly soli { $points }
tells-from-monsters = · drago e fata { $points }
tells-chest = { $who } mette { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  } sotto il forziere.
tells-dealer = { $who } ha piazzato l'ultimo seguace ed è il prossimo Mazziere.
tells-round = Comincia il round { $round } di { $rounds }.
  .heading = Round { $round } di { $rounds }
tells-buildings = { $who } apre il forziere: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  } per gli edifici.

## Dove si contano i punti

summary-round = Fine del round { $round } di { $rounds }
summary-persons = { $row } · persone: { $cards } ({ $sum } × { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  })
summary-misplaced = { $row } · carte fuori posto: { $cards }
summary-animals = { $row } · animali: { $count ->
    [one] la prima carta di { $animals }
   *[other] { $count } { $animals } in tutto
  }
summary-lone-joker = { $row } · animali: un jolly da solo
summary-monsters = { $row } · drago e fata: { $cards }
summary-buildings = Il forziere: { $cards }

## Perché no

no-game-over = La partita è finita (CC 8.1).
no-masked = Questo dice solo ciò che vedono gli altri; non si può giocare.
no-chance-first = Non ancora: si sta pescando una carta (CC 2.5).
no-draw-gone = Nel mazzo non c'è più la carta «{ $card }» (CC 1.1).
no-nothing-drawn = Durante il round non si pesca (CC 7).
no-put-first = Non ancora: prima il Mazziere sceglie la fila per il jolly (CC 2.4).
no-put = Solo nella preparazione si sistemano jolly (CC 2.4).
no-claim-yet = Le carte si prendono alla fine del round (CC 5).
no-follower-placed = Il tuo seguace resta nella sua fila fino alla fine del round (CC 4.2).
no-hand-empty = Non hai più carte in mano, quindi piazza il seguace (CC 3.4).
no-not-in-hand = Non hai in mano la carta «{ $card }» (CC 4.1).
no-wrong-row = Scoperta, la carta «{ $card }» va solo nella { $right }; solo la tua prima carta del round, coperta, va dove vuoi (CC 4.1).
no-answer-first = Non ancora: prima incassa o tieni la carta «{ $card }» (CC 6.2).
no-assign-first = Prima scegli una specie per il jolly (CC 6.4).
no-species = Un jolly si unisce a una specie di cui hai un animale, e non hai { $colour } (CC R8).

## Tabelle degli animali

animals-used = Tabella degli animali «{ $name }»: { $points }; jolly solo { $lone }.
animals-reconstructed = Della tabella stampata si conoscono solo i valori per 1, 2 e 5 animali; il resto è ricostruito. Se hai la scatola puoi giocare con i suoi valori; CC 6.3 dice come.
option-animals = La tua tabella degli animali
animals-shape = Una tabella degli animali è un oggetto JSON come {"{"}"points": [3, 6, 9, 12, 14], "lone_joker": 3{"}"}; "name" e "lone_joker" si possono omettere, e non c'è altro.
animals-points = I punti di una tabella degli animali sono da 1 a { $most } numeri interi da 0 a { $limit }, per un animale, per due e così via.
animals-fall = I punti di una tabella degli animali non calano mai da un numero di animali al successivo.
animals-lone-joker = I punti di un jolly solo sono un numero intero da 0 a 100.
animals-name = Il nome di una tabella degli animali ha da 1 a 40 caratteri stampabili.

## Posizioni scritte a mano

position-card = Non esiste la carta «{ $name }»; le carte si scrivono come «{ $example }», «dragon» o «animal-joker».
position-item = «{ $item }» non può stare in una fila; scrivi «blue-2», «red-3 face-down 1» oppure «follower 1».
position-seat = I posti si scrivono da 0 a { $last }, non «{ $given }».
position-claim = «claim» indica la fila più bassa con un seguace, quando tutte le mani sono vuote (CC R20).
position-answer = «{ $answer }» non è una risposta possibile a quel punto della presa (CC R20).
position-nothing-asked = In questa presa non resta nulla da decidere (CC R20).

## Punti per provenienza

fact-persons = punti: persone
fact-misplaced = punti: carte fuori posto
fact-animals = punti: animali
fact-lone-jokers = punti: animali jolly soli
fact-monsters = punti: drago e fata
fact-buildings = punti: edifici
fact-earlier = punti: punti precedenti

## Il punteggio finale, riga per riga

final-persons = persone
final-misplaced = carte fuori posto
final-animals = animali
final-lone-jokers = animali jolly soli
final-monsters = drago e fata
final-buildings = edifici nel forziere
final-earlier = di prima

## Che cosa ne verrebbe

preview-claim = Prenderesti { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
  }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  } per quanto puoi vedere.
preview-sources = In dettaglio: { $sources }.
preview-claim-nothing = Non prenderesti nulla.
preview-chest = { $count ->
    [one] { $count } carta andrebbe
   *[other] { $count } carte andrebbero
  } sotto il tuo forziere.
preview-unseen = { $count ->
    [one] Una delle carte ti è ignota.
   *[other] { $count } delle carte ti sono ignote.
  }
preview-choice = { $count ->
    [one] Potresti tenere { $count } carta fuori posto
   *[other] Potresti tenere { $count } carte fuori posto
  } invece di incassare.
preview-dealer = Saresti il prossimo Mazziere.
preview-open = Per te le carte libere della { $row } varrebbero { $after ->
    [one] { $after } punto
   *[other] { $after } punti
  }; ora valgono { $before }.
preview-open-chest = L'edificio andrebbe sotto il forziere di chi lo prende.
preview-stranger = Lì è fuori posto: 10 punti per chi la prende.
preview-stranger-choice = Lì è fuori posto: chi la prende può incassarla per 10 punti.
preview-placed = Il tuo seguace è già in fila: andrà a qualcun altro, o a un round successivo.
preview-round-over = Il round finirebbe.
preview-cash = 10 punti, e la carta lascia il gioco.
preview-group-again = Nel tuo gruppo di { $animals } sarebbero { $count }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }, { $more } più che senza.
preview-group = Nel tuo gruppo di { $animals } sarebbero { $count }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
preview-keep-building = Nessun punto ora: va sotto il tuo forziere, per le serie finali.

## Il tavolo sulla pagina

board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
board-for-chest = { $count ->
    [one] { $count } carta per il forziere
   *[other] { $count } carte per il forziere
  }
board-unknown = { $count ->
    [one] { $count } carta ignota
   *[other] { $count } carte ignote
  }
board-row = { $row }: { $cards }. Carte libere: { $worth }.
board-face-down = una carta coperta
board-follower-of = il seguace di { $who }
board-round = Round { $round } di { $rounds }
board-round-short = Round { $round }/{ $rounds }
board-deck = { $count ->
    [one] Nel mazzo resta { $count } carta. Con l'ultimo round si dà tutto il mazzo.
   *[other] Nel mazzo restano { $count } carte. Con l'ultimo round si dà tutto il mazzo.
  }
board-track = Il tracciato dei punti: ogni piccolo seguace sta sui punti del suo giocatore. Si allunga di cento quando qualcuno ne supera la fine.
board-score = { $who } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
board-dealer = { $who } è il Mazziere di questo round e gioca per ultimo. Il prossimo Mazziere è chi piazza l'ultimo seguace.
board-hand-count = { $who } ha in mano { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }.
board-chest = Il forziere di { $who }: { $count ->
    [one] { $count } carta edificio
   *[other] { $count } carte edificio
  }, chiuso fino alla fine. Le serie di 2, 3, 4 edifici diversi danno 5, 15, 30 punti.
board-chest-open = Il forziere di { $who }: { $buildings } fra abbazie, locande, fattorie e torri, e { $jokers } jolly. Le serie di 2, 3, 4 edifici diversi danno 5, 15, 30 punti.
board-waiting = { $who } ha { $count ->
    [one] { $count } jolly che attende
   *[other] { $count } jolly che attendono
  } un primo animale.
board-group = { $who }: { $species }, { $count }. Con un altro animale il gruppo dà { $points } punti.
board-group-jokers = { $count ->
    [one] L'asterisco: uno è un jolly.
   *[other] L'asterisco: { $count } sono jolly.
  }
board-person = { $card }: fra le persone di una presa nella { $row }, somma dei valori per il loro numero.
board-stranger = { $card }, fuori posto nella { $row }: 10 punti per chi la prende.
board-stranger-choice = { $card }, fuori posto nella { $row }: chi la prende la incassa per 10 punti o la tiene.
board-animal = { $card }: resta a chi la prende. Quando una specie cresce, tutto il gruppo dà punti: { $table }… per 1, 2, 3… animali.
board-building = { $card }: va sotto il forziere di chi la prende. Alla fine le serie di 2, 3, 4 edifici diversi danno 5, 15, 30 punti.
board-dragon = { $card }: 10 punti per chi lo prende. Sta bene in ogni fila.
board-fairy = { $card }: 10 punti per chi la prende. Sta bene in ogni fila.
board-animal-joker = { $card }: vale come un altro animale di una specie che possiede chi lo prende; senza animali dà { $points } punti e attende. Sta bene in ogni fila.
board-building-joker = { $card }: sta per un edificio che manca a una serie. Sta bene in ogni fila.
board-down = Una carta coperta di { $who }. Si gira alla fine del round.
board-down-mine = La tua carta coperta: gli altri non la vedono fino alla fine del round.
board-follower = Il seguace di { $who } nella { $row } prende { $count ->
    [one] la carta che ha davanti
   *[other] le { $count } carte che ha davanti
  }, fino al seguace precedente o al tabellone.
board-follower-mine = Il tuo seguace: una volta per round piazzalo in fondo a una fila per prendere le carte che ha davanti.
board-follower-home = { $who } non ha ancora piazzato il seguace.
board-cash = Incassa
board-keep = Tieni

## Quello che ne dice il laboratorio

lab-begins = Cardcassonne: il posto a sinistra del primo mazziere, cioè il posto 2.

## Che cosa vale sempre; una prova lunga nomina che cosa non vale

invariant-cards-complete = In gioco ci sono { $count } carte { $card }; nel mazzo ne esistono solo { $copies } (CC 1.1).
invariant-jokers-stay = Nessun animale jolly o edificio jolly lascia la partita (CC 6.4, CC 6.5).
invariant-joker-pending = Solo un jolly della preparazione attende che il Mazziere scelga una fila (CC 2.4).
invariant-deck-fits = Il mazzo ha { $cards } carte, ma ne restano da pescare { $needed } (CC 2.5).
invariant-nothing-gone = Mancano { $cards } carte, ma nessuna lascia il gioco prima delle prime prese (CC 5).
invariant-hands-in-order = Le mani sono in ordine crescente, così che mani uguali siano numeri uguali.
invariant-hands-fit = { $who } ha in mano { $cards } carte; una mano ne ha al più { $most } (CC 2.5).
invariant-first-card-down = { $who } ha una carta coperta se e solo se in questo round ha giocato una carta (CC 4.1).
invariant-points-fit = { $who } ha meno di zero punti, o più di { $most } (CC 14).
invariant-jokers-join = Un animale jolly assegnato sta con un animale naturale (CC R8).
invariant-jokers-wait = { $who } ha animali, quindi nessun jolly attende (CC 6.4).
invariant-followers-once = { $who } ha un solo seguace (CC 1).
invariant-last-placed-stands = { $who } non può aver piazzato l'ultimo seguace: non è in nessuna fila (CC 7).
invariant-rows-fit = Nessuna fila è più lunga di quanto vi possa stare.
invariant-rows-in-colour = Una carta { $card } scoperta non può stare in { $row } prima delle prime prese (CC 4.1).
invariant-opening-fits = Prima del round 1 non ci sono mani né seguaci, e nelle file al più { $most } carte (CC 2.4).
invariant-dealt-in-turn = Le carte si danno una alla volta dalla sinistra del Mazziere: le mani non possono essere lunghe così (CC R19).
invariant-turns-taken = I turni girano dalla sinistra del Mazziere: i giocatori non possono averne avuti tanti (CC 3).
invariant-round-goes-on = Tutti hanno giocato la mano e il seguace: il round è finito (CC 3.4).
invariant-over-bare = A partita finita, file, mani e mazzo sono vuoti (CC 8.1).

doubt-before-claims = { $who } non può avere punti né carte prima delle prime prese (CC 5).
doubt-misplaced = { $cards } carte sono scoperte in una fila di un altro colore o sono state incassate: ogni round ne porta una per giocatore, finora al più { $most } (CC 5).
doubt-misplaced-late = In { $row } una carta di un altro colore è scoperta oltre ciò che si è giocato in questo round (CC 4.1).
doubt-new-cards = { $cards } carte scoperte stanno oltre i seguaci e le carte coperte di questo round; scoperte ne sono state giocate solo { $played } (CC 4.1).
doubt-tens = I punti per le carte fuori posto, il drago e la fata vanno a dieci a dieci: { $points } di { $who } (CC 6.2, CC 6.6).
doubt-monsters = Il drago e la fata hanno portato { $points } punti, ma { $gone } di loro hanno lasciato il gioco (CC 6.6).
doubt-cashed = Sono state incassate { $cashed } carte fuori posto, ma hanno lasciato il gioco { $gone } carte che possono solo essere state incassate (CC 6.2).
doubt-cashed-none = Sono state incassate { $cashed } carte fuori posto, ma solo { $gone } carte hanno lasciato il gioco (CC 6.2).
doubt-persons = Le persone hanno portato { $points } punti; quelle che hanno lasciato il gioco ne portano da { $least } a { $most } (CC 6.1).
doubt-lone-jokers = { $who } ha { $points } punti per jolly soli, che non si accordano con i jolly che ha davanti (CC 6.4).
doubt-animals = { $who } ha { $points } punti per gli animali; quelli che ha davanti ne portano da { $least } a { $most } (CC 6.3).
doubt-buildings-early = { $who } ha punti per gli edifici prima della fine della partita (CC 6.5).
doubt-buildings = { $who } ha { $points } punti per gli edifici; il forziere ne vale { $right } (CC 8.2).

edit-rows = Le file
edit-face-up = Scoperte
edit-face-down = Coperte, giocate da { $who }
edit-followers = Seguaci
edit-follower = seguace di { $who }
edit-deck = Il mazzo
edit-settle = Fai rigiocare le prese
edit-complete = Metti nel mazzo ciò che non è altrove
field-dealer = Mazziere
field-last-placed = Ha piazzato l'ultimo seguace
field-pending = Jolly che attende una fila
field-row = Dal tabellone verso l'esterno
field-hand = Mano
field-animals = Animali
field-jokers = Animali jolly fra questi
field-waiting = Animali jolly in attesa
field-chest = Sotto il forziere
field-points = Punti
field-deck = Carte
phase-turning-up = si scoprono le carte iniziali
phase-putting = un jolly iniziale attende una fila
phase-dealing = si danno le carte
phase-turn = una carta o il seguace
phase-misplaced = si prende una carta fuori posto
phase-jokers = si assegna un jolly
chest-yellow = abbazie
chest-red = locande
chest-green = fattorie
chest-blue = torri
chest-joker = edifici jolly
points-persons = persone
points-misplaced = carte fuori posto
points-animals = animali
points-lone-jokers = jolly soli
points-monsters = drago e fata
points-buildings = edifici
points-earlier = senza spiegazione

## Il segnapunti: quello che si conta da solo

count-round = La fine di un round
count-final = Il punteggio finale
about-count-round = Di' che cosa c'è nelle file, dal tabellone verso l'esterno, con i seguaci dove stanno: si conta la presa di ciascuno, una dopo l'altra.
about-count-final = Di' i punti fin qui e che cosa c'è sotto i forzieri: si contano i gruppi e si decidono le parità.
count-cards-yellow = Carte del chiostro
count-cards-red = Carte della strada
count-cards-green = Carte del campo
count-cards-blue = Carte della città
count-cards-jokers = Jolly, drago, fata
count-before = Davanti a ciascuno, prima di questo round
count-no-follower = Nessun seguace nelle file: { $who }. Ognuno ne piazza uno in ogni round (CC 3.4).
count-waits = { $who } non ha ancora animali: { $count ->
    [one] l'animale jolly attende
   *[other] { $count } animali jolly attendono
  } il primo (CC 6.4).
count-sets = Edifici diversi fanno un gruppo: 2 valgono { $two } punti, 3 { $three }, 4 { $four }, uno solo niente (CC 8.2). Un jolly sta per qualsiasi edificio che manca (CC 8.3).
count-tie = I punti sono pari: decidono le carte sotto il forziere, per { $who } ({ $chests }) (CC 8.5).
count-shared = I punti sono pari, e anche le carte sotto i forzieri ({ $chests }): la vittoria si divide (CC 8.5).
field-score = Punti fin qui

## Parti delle azioni

part-card = Carta
part-row = Fila
part-colour = Specie

# --- su un tavolo vero ---

opened-down = Quale carta ha giocato coperta { $who } nella { $row }?
concealed-gone = Non può esserci un'altra carta { $card }: la scatola ne ha { $copies } (CC 1.1).
unchecked-hand = Se { $who } ha davvero la carta in mano non si può controllare: le mani non si inseriscono.
unchecked-down = Quale carta { $who } gioca coperta non si chiede: si dice quando viene girata.

## I dati della propria scatola

box-groups = Animali di una specie
box-jokers = Jolly
box-animals = { $count ->
    [one] { $count } animale
   *[other] { $count } animali
  }
box-lone-joker = Un animale jolly senza animali
box-fall = { $count } animali darebbero { $points } punti e { $fewer } ne darebbero { $before }: un gruppo più grande non vale mai di meno (CC 6.3).

pick-play = Una carta scoperta
pick-play-unseen = Una carta coperta, in
pick-follower = Il seguace, in
