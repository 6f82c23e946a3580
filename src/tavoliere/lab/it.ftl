# Quello che scrive il laboratorio: relazioni di studi.

lab-players = { $players } giocatori
lab-table = { $option } «{ $name }»
lab-bot-random = giocatore casuale
lab-bot-greedy = scudiero
lab-bot-page = paggio
lab-bot-squire = scudiero
lab-bot-knight = cavaliere
lab-bot-duke = duca
lab-and = { $first } e { $last }
lab-setting = modo di giocare
lab-seat = posto { $seat }
lab-yes = sì
lab-method = Come si è misurato
lab-again = Per rifarlo
lab-footer = Scritto dal laboratorio di Tavoliere. Ogni numero contato si trova in
lab-error-bars = Dopo ± sta la metà dell'intervallo al 95 %. Differenze più piccole possono essere un caso della misura.

## Quello che può andare storto

lab-no-bot = Non c'è nessun giocatore «{ $name }»; ci sono: { $known }.
lab-bot-failed = «{ $name }» si è guastato nel mezzo di una partita: { $problem }
lab-bot-illegal = «{ $name }» ha giocato una mossa non valida: { $action }
lab-bot-by-clock = «{ $name }» pensa a tempo e non giocherebbe due volte la stessa partita; scegline uno che conta i passi, come knight.
lab-other-rules = Un esecutore ha regole di { $game } diverse da quelle di questa macchina; installa ovunque la stessa versione di Tavoliere.
lab-no-study = Non c'è nessuno studio «{ $name }»; ci sono: { $known }.
lab-no-change = Lo studio «{ $name }» non confronta nulla con --change; lo fanno luck e what-if.
lab-which-game = Allo studio «{ $name }» serve un gioco: { $known }.
lab-which-change = Che cosa deve cambiare? Per esempio --change players=4 oppure --change animals=mia-tabella.json.
lab-change-nothing = Il cambiamento non cambia nulla: i due modi di giocare sono uguali.
lab-two-bots = Allo studio «{ $name }» servono due giocatori, prima il più forte: --bots squire,page.
lab-one-bot = Lo studio «{ $name }» mette lo stesso giocatore a ogni posto: nominane uno solo, come --bots squire.
lab-only-game = Lo studio «{ $name }» riguarda solo { $game }.
lab-settled = Lo studio «{ $name }» stabilisce «{ $option }» da sé.
lab-only-inside = A questo studio servono moltissime partite, perciò vi prendono parte solo i giocatori del motore: { $known }.
lab-worker-lost = Un processo dello studio è stato chiuso dall'esterno. Quello che era fatto è conservato in { $path }; lo stesso comando riprende da lì.
lab-no-dask = Per più macchine serve dask: pip install "tavoliere[cluster]"
lab-no-cluster = Nessuno scheduler dask risponde a { $address }; un indirizzo è fatto così: tcp://127.0.0.1:8786.

## Fortuna

lab-luck-title = Fortuna e bravura in { $game }
lab-luck-question = Quanto del risultato decidono le carte e i dadi, e quanto i giocatori?
lab-luck-one = { $setting }: { $strong } contro { $weak }, vittorie del più forte: { $rate }. Degli scossoni di una partita, parte dovuta al caso: { $swings }; il resto lo fanno i giocatori. Fra due giocatori pari, parte del risultato che sta nelle carte e nei dadi fin dall'inizio, chiunque li giochi: { $chance }.
lab-luck-skill-more = La bravura rende di più in «{ $setting }» che in «{ $other }»: vittorie del più forte ({ $strong } contro { $weak }) in più: { $difference }.
lab-luck-skill-less = La bravura rende di meno in «{ $setting }» che in «{ $other }»: vittorie del più forte ({ $strong } contro { $weak }) in meno: { $difference }.
lab-luck-skill-same = Non è stata trovata differenza in quanto rende la bravura: le vittorie del più forte ({ $strong } contro { $weak }) differiscono di { $difference }.
lab-luck-chance-more = Carte e dadi decidono di più fin dall'inizio in «{ $setting }» che in «{ $other }»; differenza fra giocatori pari: { $difference } del risultato.
lab-luck-chance-less = Carte e dadi decidono di meno fin dall'inizio in «{ $setting }» che in «{ $other }»; differenza fra giocatori pari: { $difference } del risultato.
lab-luck-chance-same = Non è stata trovata differenza in quello che carte e dadi decidono fin dall'inizio: le parti differiscono di { $difference }.
lab-luck-swings-more = Il caso fa una parte più grande degli scossoni in «{ $setting }» che in «{ $other }»; differenza: { $difference }.
lab-luck-swings-less = Il caso fa una parte più piccola degli scossoni in «{ $setting }» che in «{ $other }»; differenza: { $difference }.
lab-luck-swings-same = Non è stata trovata differenza nella parte degli scossoni dovuta al caso: le parti differiscono di { $difference }.
lab-luck-swings = Chi fa gli scossoni di una partita
lab-luck-by-chance = carte e dadi
lab-luck-by-decisions = decisioni
lab-luck-head-swings = caso negli scossoni
lab-luck-method-swings = Scossoni: { $games } partite fra giocatori che non vedono metà delle loro scelte ({ $player }). Prima e dopo tutto quello che fa il caso, e prima e dopo le decisioni che seguono, le prospettive si giudicano con { $playouts } partite simulate ({ $judge }). Di quanto si spostano, al quadrato, è uno scossone; lo si giudica due volte con simulazioni che non hanno nulla in comune, così che il rumore si compensi.
lab-luck-rates = Vittorie: { $strong } contro { $weak }
lab-luck-shares = Da dove viene il risultato quando si incontrano { $strong } e { $weak }
lab-luck-skill = bravura
lab-luck-chance = solo caso
lab-luck-interplay = intreccio
lab-luck-table = Tutti i valori
lab-luck-head-rate = vittorie, { $strong } contro { $weak }
lab-luck-head-equals = solo caso, { $strong } contro { $strong }
lab-luck-head-again = vince di nuovo lo stesso lato, { $strong } contro { $strong }
lab-luck-read = Come si legge
lab-luck-how = La bravura è quello che cambia quando si siede il giocatore più forte. Il solo caso è quello che le stesse carte e gli stessi dadi decidono di nuovo quando i giocatori si scambiano. L'intreccio è il resto: stesse carte e stessi dadi, ma altre decisioni ne fanno altro. Fra giocatori pari, se nelle carte non ci fosse fortuna lo stesso lato vincerebbe di nuovo nel 50 % dei casi; se contassero solo le carte, nel 100 %.
lab-luck-method = { $deals } distribuzioni per ogni valore. Ognuna si gioca due volte con le stesse carte e gli stessi dadi, pescata per pescata, e con i giocatori scambiati; di volta in volta i posti avanzano di uno. Una volta { $strong } contro { $weak }, una volta { $strong } contro { $strong }. In tre o più giocatori i due tipi siedono alternati, e i compagni sono dello stesso tipo.

## Presto

## Equità

lab-fairness-title = Quanto è equo: { $games }
lab-fairness-question = Un posto, una squadra o chi comincia è avvantaggiato?
lab-fairness-all = In nessuno dei { $settings } modi di giocare un posto o chi comincia vince più o meno della sua parte oltre ogni dubbio. Lo scarto più grande è di { $most }.
lab-fairness-some = In { $unfair } modi di giocare su { $settings } qualcuno vince più o meno della sua parte oltre ogni dubbio; lo scarto più grande è di { $most }.
lab-fairness-unfair = { $setting }: { $who }, vittorie { $rate }; la parte equa sarebbe { $fair }.
lab-fairness-beginner = chi comincia
lab-fairness-plot = Vittorie di chi comincia, sopra o sotto la parte equa
lab-fairness-table = Vittorie per posto
lab-fairness-fair = equo
lab-fairness-first = comincia
lab-fairness-method = { $games } partite per ogni modo di giocare, a tutti i posti: { $bot }. Una vittoria condivisa conta in parti. Chi comincia è detto sotto.
lab-fairness-teams = Dove i compagni vincono insieme i valori sono quelli della squadra: posti 1 e 3 contro 2 e 4. Un vantaggio si dice oltre ogni dubbio quando è 1,75 volte il suo errore, così che ci si possa fidare di un'intera pagina di valori.

lab-or = { " o " }

## Forma

lab-shape-title = La forma di una partita: { $games }
lab-shape-question = Quanto dura, quante scelte ci sono, quanto è combattuta, come finisce, quali regole entrano in gioco?
lab-shape-one = { $setting }: metà delle partite richiede al massimo { $median } decisioni, nove su dieci da { $low } a { $high }; a ciascuna { $choices } scelte in media, al massimo { $most }. Il comando cambia { $changes } volte, e in metà delle partite si decide prima del { $settled } %.
lab-shape-table = Tutti i modi di giocare
lab-shape-decisions = decisioni
lab-shape-draws = pescate e dadi
lab-shape-choices = scelte a ogni decisione
lab-shape-best = punti del vincitore
lab-shape-margin = vantaggio sul secondo
lab-shape-changes = cambi al comando
lab-shape-settled = comando deciso al
lab-shape-plot-decisions = Decisioni in una partita
lab-shape-plot-points = Punti di un posto
lab-shape-facts = Quello che il gioco conta di sé
lab-shape-fact = in una partita, tutti i posti insieme
lab-shape-rules = Quanto spesso entra in gioco ogni regola
lab-shape-rule = che cosa si fa
lab-shape-mean = volte, in media
lab-shape-share = partite in cui accade
lab-shape-method = { $games } partite per ogni modo di giocare, a tutti i posti: { $bot }, guardate passo per passo. Il comando cambia quando un altro posto o un'altra squadra è da sola la meglio piazzata, qualunque cosa le regole contino in quel momento.

## E se?

lab-what-if-title = E se? { $game }
lab-what-if-question = Prima: { $before }. Dopo: { $after }. Che cosa cambia?
lab-what-if-some = { $changes } valori su { $figures } cambiano oltre ogni dubbio.
lab-what-if-none = Nessuno dei { $figures } valori cambia oltre ogni dubbio.
lab-what-if-change = { $what } da { $before } a { $after }
lab-what-if-before = prima
lab-what-if-after = dopo
lab-what-if-figure = valore
lab-what-if-difference = differenza
lab-what-if-sure = oltre ogni dubbio
lab-what-if-table = Prima e dopo
lab-what-if-wins = vittorie del posto { $seat }
lab-what-if-score = punti del posto { $seat }
lab-what-if-best = punti del vincitore
lab-what-if-margin = punti di vantaggio sul secondo
lab-what-if-shared = vittorie condivise
lab-what-if-decisions = decisioni
lab-what-if-draws = pescate e dadi
lab-what-if-plot-best = Punti del vincitore
lab-what-if-plot-margin = Punti di vantaggio sul secondo
lab-what-if-plot-decisions = Decisioni in una partita
lab-what-if-method = { $games } partite prima e altrettante dopo, a tutti i posti: { $bot }. Un cambiamento si dice oltre ogni dubbio quando è 1,75 volte il suo errore, così che ci si possa fidare di un'intera pagina di valori.

## Che cosa si fa nei giochi

## Presto o tardi; modi di giocare a confronto

lab-early-plot = Vittorie di chi agisce per primo in un round, meno quelle di chi agisce per ultimo
lab-early-table = Vittorie secondo l'ordine nel round
lab-early-first = agisce per primo
lab-early-last = agisce per ultimo
lab-early-gap = primo meno ultimo
lab-two-all-fair = Posti: in nessuno di essi si è trovato un vantaggio.
lab-two-most-skill = Il giocatore più forte vince con più sicurezza in: { $variant }.
lab-two-most-changes = Il comando cambia più spesso in: { $variant }.
lab-two-shortest = Meno decisioni: { $variant }.
lab-two-unfair = Posti: in «{ $variant }» vittorie del posto 1: { $rate }.
lab-two-latest = La partita si decide più tardi in: { $variant }.
lab-two-no-difference = nessuna differenza trovata
lab-two-table = Le varianti a confronto
lab-two-measure = misura
lab-two-seat = vittorie del posto 1 fra giocatori pari
lab-two-skill = vittorie, { $strong } contro { $weak }
lab-two-margin = punti fra vincitore e perdente
lab-two-best = punti del vincitore
lab-two-changes = cambi al comando, guardando dopo ogni round
lab-two-settled = quando il vincitore passa al comando per restarci, in percentuale della partita
lab-two-decisions = decisioni
lab-two-others = parte di tutti i punti che va a fantasmi o neutrali
lab-two-plot-skill = Vittorie del giocatore più forte
lab-two-plot-seat = Vittorie del posto 1 fra giocatori pari
lab-two-plot-margin = Di quanti punti il vincitore è avanti
lab-two-method = { $games } partite per ogni variante fra due giocatori pari ({ $strong }), guardate passo per passo; e altrettante distribuzioni fra { $strong } e { $weak }, ognuna giocata due volte con le stesse carte e gli stessi dadi e con i giocatori scambiati.
