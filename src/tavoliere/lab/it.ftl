# Quello che scrive il laboratorio: relazioni di studi.

lab-players = { $players } giocatori
lab-table = { $option } «{ $name }»
lab-bot-random = giocatore casuale
lab-bot-greedy = scudiero
lab-bot-page = paggio
lab-bot-squire = scudiero
lab-bot-knight = cavaliere
lab-bot-duke = duca
lab-always = sempre { $figure }
lab-interval = { $figure } (da { $low } a { $high })
lab-bot-emperor = imperatore
lab-bot-counted = { $bot } ({ $iterations })
lab-from-to = da { $least } a { $most }
lab-among = { $bot } tra uguali
lab-progress = { $what }: { $done } di { $total }, { $share } %, ancora circa { $minutes } { $minutes ->
    [one] minuto
   *[other] minuti
  }
lab-too-few = Sono state giocate solo { $games } partite di ogni tipo: troppo poche per questa domanda, che ne vuole almeno { $least }. Le cifre stanno qui sotto con i loro intervalli, e non se ne conclude nulla.
lab-nothing-yet = Non tutto di questo studio è stato giocato, perciò non si può ancora dire nulla; lo stesso comando va avanti. Quel che è fatto sta in { $path }.
lab-no-plan = Il piano { $path } non si può leggere: { $problem }.
lab-plan-line = La riga { $line } di { $path } non è il nome di una pagina tutto suo, un numero di partite e uno studio con i suoi argomenti.
lab-levels = Lo studio «{ $name }» vuole due o più giocatori diversi, il più forte per primo: --bots duke,knight,squire.
lab-for-whom = Quel che si dice qui vale per questi giocatori: { $players }.
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
lab-bot-by-clock = «{ $name }» pensa a tempo e non giocherebbe due volte la stessa partita; scegline uno che conta i passi, come knight o emperor/200.
lab-bot-count = «{ $name }»: dopo la barra sta il numero di iterazioni che un giocatore che guarda avanti ha per una decisione, come emperor/200.
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

## Presto

lab-luck-title = Fortuna e abilità in { $game }
lab-luck-question = Quanto di una partita decidono carte e dadi, e quanto i giocatori? Dipende da chi gioca: ecco giocatori di più livelli, e giudici che non sono nessuno di loro.
lab-luck-one = { $setting }: il caso fa da { $low } degli scarti di una partita (tra giocatori come «{ $low_level }», giudice «{ $low_judge }») a { $high } (tra giocatori come «{ $high_level }», giudice «{ $high_judge }»); il resto lo fanno i giocatori. L'abilità paga a ogni livello provato: quello che guadagna meno su quello sotto, «{ $upper }», batte «{ $lower }» in { $least } delle partite.
lab-luck-one-unsure = { $setting }: il caso fa da { $low } degli scarti di una partita (tra giocatori come «{ $low_level }», giudice «{ $low_judge }») a { $high } (tra giocatori come «{ $high_level }», giudice «{ $high_judge }»); il resto lo fanno i giocatori. Il livello che guadagna meno su quello sotto, «{ $upper }», batte «{ $lower }» in { $least } delle partite, il che può essere un caso della misura.
lab-luck-swings-compared = Il caso in «{ $setting }» accanto a «{ $other }»: { $mean } degli scarti in media su { $pairs } coppie di giocatori e giudice. Di meno per { $less } di loro e di più per { $more }, ognuna per sé e oltre ogni dubbio; per le altre non si è trovata differenza.
lab-luck-skill-compared = L'abilità in «{ $setting }» accanto a «{ $other }»: { $mean } delle vittorie del migliore in media su { $pairs } coppie di livelli. Di più per { $more } di loro e di meno per { $less }, ognuna per sé e oltre ogni dubbio; per le altre non si è trovata differenza.
lab-luck-read = Chi fa gli scarti di una partita?
lab-luck-how = Prima e dopo tutto ciò che fa il caso, e prima e dopo le decisioni che seguono, un giudice che vede tutto dice quanto è probabile che vinca ogni parte. Di quanto ciò si sposta, al quadrato, è uno scarto. La parte del caso non è una costante di un gioco: chi decide come il giudice decidendo non sposta nulla, così che quasi tutto resta al caso; chi gioca distratto butta via più di quanto i dadi gli possano dare. Una cifra vale per i giocatori e il giudice che le stanno accanto, e la risposta è l'intervallo su entrambi.
lab-luck-swings = La parte del caso negli scarti, giudice «{ $judge }»
lab-luck-skill-worth = Quanto vale l'abilità
lab-luck-skill-how = Le vittorie di ogni livello su quello sotto. Cinquanta per cento: non si guadagna nulla. Dove ogni livello batte quello sotto, c'è ancora qualcosa da imparare; quanto caso vi sia accanto, lo dicono gli scarti.
lab-luck-rates = Vittorie di ogni livello su quello sotto
lab-luck-over = { $strong } su { $weak }
lab-luck-start = Che cosa decidono carte e dadi fin dall'inizio
lab-luck-start-how = Le stesse carte e gli stessi dadi, pesca per pesca, sono giocati due volte da giocatori uguali con altre decisioni. Ciò che la stessa parte del tavolo vince di nuovo sta nelle carte; la quota è della varianza del risultato, e 0 % vuol dire che non vi sta nulla. Solo i giocatori del motore sono abbastanza veloci, perciò non dice nulla di giocatori migliori.
lab-luck-method = Abilità: { $deals } mani per ogni coppia di livelli, { $times } volte tante per quelli dentro il motore. Ogni mano è giocata due volte con le stesse carte e gli stessi dadi, pesca per pesca, e i giocatori scambiati; di mano in mano i posti avanzano. Con tre o più giocatori i due tipi siedono alternati, e i compagni sono dello stesso tipo.
lab-luck-method-swings = Scarti: { $games } partite di ogni livello fra uguali. I giudici sono una ricerca secondo le formule dei giochi con { $duke } iterazioni per posizione, detta duca, e una secondo la valutazione appresa, dove un gioco ne ha una, con { $emperor } iterazioni, detta imperatore. Nessuno giudica giocatori che pensano come lui. Tutto è giudicato due volte da ricerche che non hanno nulla in comune, così che il loro rumore si compensa. Il numero dopo il nome di un giocatore sono le sue iterazioni per decisione: l'imperatore (100) è il modo di pensare dell'imperatore, abbreviato molto, e non forte come al tavolo.

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

## Ciò che chiede un autore

lab-design-title = Ciò che chiede un autore: { $games }, giocati da giocatori «{ $bot }»
lab-design-question = È equo? Chi è in testa scappa via? L'ultimo turno decide ancora? Quali carte vincono? Quanto dura?
lab-design-unfair = Tra giocatori come «{ $bot }», in { $unfair } modi di giocare su { $settings } un posto o chi comincia vince oltre ogni dubbio più o meno della sua parte. Vantaggi minori di { $unseen } possono essere sfuggiti: per quelli le partite sono troppo poche.
lab-design-one-unfair = { $setting }: { $who } { $more } dalla parte equa.
lab-design-half = Chi è in testa per punti a metà partita la vince da { $low } delle partite ({ $rarely }) fino a { $high } ({ $often }), tra giocatori come «{ $bot }».
lab-design-decides = L'ultimo turno toglie il primo posto a qualcuno, o lo dà a uno fra più, da { $low } delle partite ({ $rarely }) fino a { $high } ({ $often }), tra giocatori come «{ $bot }».
lab-design-long = Tra persone una partita dura da circa { $least } minuti ({ $short }) a circa { $most } ({ $long }), se decidono tante volte quanto «{ $bot }» e impiegano per una decisione i secondi indicati.
lab-design-fair = È equo per ogni posto?
lab-design-fair-how = Dove i compagni vincono insieme, le cifre sono della squadra. Un vantaggio si dice oltre ogni dubbio quando dista dalla parte equa 1,75 volte quanto arriva il suo intervallo, così che ci si può fidare di una pagina intera di cifre.
lab-design-leader = Chi è in testa scappa via?
lab-design-leader-how = In testa è il posto o la squadra che da sola sta meglio per ciò che le regole contano in quel momento; le partite in cui più d'uno sta meglio lì non contano. Favorito è chi ha le migliori probabilità secondo una ricerca di { $judge } iterazioni che vede tutto. Chi presto è in testa e vince quasi sempre è scappato via; chi non vince più della sua parte dal vantaggio non ricava nulla.
lab-design-led = Vittorie di chi è in testa per punti
lab-design-favourite = Vittorie del favorito
lab-design-behind = Vittorie di chi è ultimo per punti: rimonte
lab-design-stage-25 = dopo un quarto
lab-design-stage-50 = a metà
lab-design-stage-75 = dopo tre quarti
lab-design-stage-last = prima dell'ultimo turno
lab-design-last = L'ultimo turno decide ancora?
lab-design-last-how = Per i punti prima dell'ultimo turno: chi è in testa ci resta e vince o divide la vittoria, o vince un altro, o più d'uno era in testa e il turno doveva decidere. Ciò che si conta a fine partita fa parte dell'ultimo turno.
lab-design-last-table = Che cosa fa l'ultimo turno al primo posto
lab-design-last-kept = vince chi era in testa
lab-design-last-overtaken = superato
lab-design-last-open = più d'uno in testa
lab-design-length = Quanto dura?
lab-design-length-how = I minuti sono le decisioni per i secondi di una decisione. I secondi sono un'ipotesi su persone che conoscono le regole, indicata per ogni gioco; preparare e contare non vi rientrano. La più breve e la più lunga: nove partite su dieci stanno in mezzo.
lab-design-decisions = decisioni
lab-design-seconds = secondi l'una
lab-design-minutes = minuti
lab-design-shortest = la più breve
lab-design-longest = la più lunga
lab-design-margin = vantaggio sul secondo
lab-design-changes = cambi in testa
lab-design-settled = primo posto deciso al
lab-design-choices = Quali carte e scelte vincono?
lab-design-choices-how = Quanto spesso un valore è scelto quando si può, e quanto spesso vince chi l'ha scelto, scelta per scelta. Che chi vince faccia qualcosa più spesso non dice che farlo faccia vincere: chi è avanti può forse farlo più spesso. Tutto ciò vale tra giocatori come «{ $bot }».
lab-design-value = valore
lab-design-each = volte in una partita
lab-design-chosen = scelto quando si può
lab-design-winning = vittorie di chi l'ha scelto
lab-design-elsewhere = un luogo numerato
lab-design-method = { $games } partite di ogni modo di giocare, tutti i posti giocati da «{ $bot }», guardate passo per passo. Una vittoria divisa conta in parti. Gli intervalli si calcolano dalle partite, mai dalle singole scelte.

## Regole della casa

lab-options-title = Che cosa cambia ogni regola della casa
lab-options-question = Che cosa è diverso quando un'opzione di un gioco ha un altro valore?
lab-options-all = Dei cambi di un'opzione, tra giocatori come «{ $bot }»: { $changing } con una differenza oltre ogni dubbio, { $still } senza nessuna che si sia trovata, { $same } senza nessuna affatto, cioè ogni partita va come sempre.
lab-options-change = { $setting }, { $option }: { $what }.
lab-options-first = vittorie di chi comincia
lab-options-skill = vittorie del migliore
lab-options-minutes = minuti
lab-options-margin = vantaggio sul secondo
lab-options-best = punti del vincitore
lab-options-option = opzione
lab-options-usual = come sempre
lab-options-same = uguale
lab-options-none = nulla cambia la durata
lab-options-plot = Che cosa cambia la durata, in minuti
lab-options-read = Come leggere
lab-options-how = La prima riga è il gioco come sempre; sotto stanno le differenze di ogni opzione cambiata da sola. «Uguale» vuol dire che ogni partita è andata come prima. Un asterisco segna quelle oltre ogni dubbio: distanti dal nulla 1,75 volte quanto arriva l'intervallo, così che ci si può fidare di una pagina intera. I minuti sono le decisioni per i secondi che ogni gioco indica per una.
lab-options-method = { $games } partite di ogni riga, tutti i posti giocati da «{ $strong }», e altrettante mani di { $strong } contro { $weak }, ognuna giocata due volte con i giocatori scambiati. Ciò che questi giocatori non usano qui non cambia nulla e può cambiare qualcosa tra giocatori migliori.
