seat = Giocatore { $number }

## Terminale

terminal-none = Serve un terminale con qualcuno alla tastiera: ingresso ed errori non vanno rediretti.
terminal-motto = Giochi da tavolo su questo schermo, con gli amici e con i bot
terminal-menu-rules = Leggi le regole di { $game }
terminal-menu-resume = Riprendi una partita salvata
terminal-menu-replay = Rivedi una partita finita
terminal-menu-language = In English, please
terminal-menu-light = Chiaro o scuro
terminal-menu-quit = Esci
terminal-key-move = muovi
terminal-key-choose = scegli
terminal-key-turn = cambia
terminal-key-begin = comincia
terminal-key-language = English
terminal-key-light = chiaro/scuro
terminal-key-menu = menù
terminal-key-quit = esci
terminal-key-confirm = conferma
terminal-key-undo = annulla
terminal-key-hurry = avanti veloce
terminal-key-filter = filtra
terminal-key-why = perché no?
terminal-key-board = tavolo
terminal-key-rules = regole
terminal-key-save = salva
terminal-key-help = tasti
terminal-key-lift = ci sono
terminal-key-read = leggi
terminal-key-contents = indice
terminal-key-close = chiudi
terminal-key-earlier = indietro
terminal-key-later = avanti
terminal-key-view = con gli occhi di
terminal-help-title = I tasti
terminal-help-choose = scegliere
terminal-help-number = scegliere per numero
terminal-help-back = uscire da un gruppo di scelte
terminal-help-filter = scrivere parole per trovare una scelta
terminal-help-why = scrivere un'azione; se non è permessa, si legge il motivo
terminal-help-undo = annullare l'ultimo passo, finché il turno non è confermato
terminal-help-hurry = confermare il turno; mentre giocano i bot, andare avanti
terminal-help-log = scorrere la cronaca
terminal-help-board = scorrere il tavolo
terminal-help-only-board = tutto lo schermo al tavolo, e ritorno
terminal-help-rules = le regole, aperte all'ultimo motivo citato
terminal-help-save = salvare una copia; la partita si salva comunque da sé
terminal-help-pace = quanto vanno veloci i bot
terminal-help-language = italiano o inglese
terminal-help-light = chiaro o scuro
terminal-help-menu = al menù; la partita resta salvata
terminal-help-quit = uscire; la partita resta salvata
terminal-help-step = un passo indietro o avanti
terminal-help-leap = dieci passi indietro o avanti
terminal-help-ends = all'inizio, alla fine
terminal-help-view = con gli occhi di chi si guarda la partita
terminal-option-players = Giocatori
terminal-usual = come al solito
terminal-yes = sì
terminal-no = no
terminal-player-human = una persona qui
terminal-player-random = bot: a caso
terminal-player-greedy = bot: ingordo
terminal-player-page = bot: paggio
terminal-player-squire = bot: scudiero
terminal-player-knight = bot: cavaliere
terminal-player-duke = bot: duca
terminal-player-emperor = bot: imperatore
terminal-begin = Comincia
terminal-name-twice = Due giocatori si chiamano { $name }: da' a uno dei due un altro nome.
terminal-missing-bot = { $name } è giocato da «{ $bot }», un bot che questo programma non ha; ci sono: { $known }.
terminal-shelf = Salvate in { $folder }, dalla più recente.
terminal-shelf-empty = In { $folder } non ce n'è ancora nessuna.
terminal-confirm = { $who }: ecco come sarebbe. Invio conferma, u annulla.
terminal-thinking = { $who } sta pensando …
terminal-command-confirm = Conferma
terminal-command-undo = Annulla
terminal-command-result = Il risultato
terminal-command-rematch = Rivincita, tutti avanti di un posto
terminal-command-replay = Rivedi la partita passo per passo
terminal-command-board = Il tavolo finale
terminal-command-menu = Torna al menù
terminal-type-filter = parole di una scelta; Invio prende quella evidenziata, Esc torna indietro
terminal-type-why = un'azione, per esempio: { $example }
terminal-type-save = dove salvare una copia
terminal-see-rules = Con r si aprono le regole in quel punto.
terminal-save-exists = { $path } esiste già: scegli un altro nome.
terminal-saved = Una copia è salvata in { $path }.
terminal-pace = Le mosse dei bot restano per { NUMBER($seconds, maximumFractionDigits: 2) } secondi.
terminal-pass = Passa lo schermo a { $who }
terminal-look-away = Gli altri si voltano. { $who } preme Invio.
terminal-winner = { $who } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
terminal-winners = { $others } e { $last } vincono insieme con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
terminal-commitment = Impronta pubblicata prima della prima mossa: { $hash }
terminal-secret = Segreto di carte e dadi: { $secret }
terminal-verify = Si verifica con: tavoliere verify { $path }
terminal-by-hand = Carte e dadi sono stati inseriti a mano.
terminal-beginning = L'inizio.
terminal-step = Passo { $step } di { $last }
terminal-eyes-all = con gli occhi di chi sa tutto
terminal-eyes-seat = con gli occhi di { $who }
terminal-eyes-spectator = con gli occhi di uno spettatore

## Motore

interpreted-not-compiled = Mancano le regole compilate, quindi Tavoliere le esegue interpretate: le stesse partite, solo più lente. Reinstallalo dove c'è un compilatore C per averle.
interpreted-stale = Le regole compilate non corrispondono più al loro sorgente, quindi Tavoliere le esegue interpretate. Ricompilale con: pip install .
unknown-game = Non c'è nessun gioco "{ $name }"; i giochi sono: { $known }.
unknown-option = { $game } non ha l'opzione "{ $option }"; le sue opzioni sono: { $known }.
wrong-value = { $game }: "{ $option }" non può essere { $value }; può essere: { $known }.
table-unreadable = Non si può leggere la tabella { $path }: { $problem }.
table-not-json = La tabella { $path } non è JSON: { $problem }.
no-such-number = Non esiste l'azione { $number }; le azioni sono numerate da 0 a { $last }.
no-such-action = "{ $text }" non è un'azione; le azioni cominciano con: { $known }.
no-such-arguments = "{ $text }" non è un'azione; scrivila come "{ $example }".
position-not-json = La posizione non è JSON: riga { $line }: { $problem }.
position-not-object = Una posizione è un oggetto JSON con nomi e valori.
position-other-game = La posizione è di "{ $name }", non di "{ $mine }".
position-other-options = La posizione appartiene a una partita con le opzioni { $theirs }, questa ha { $mine }.
position-not-names = "{ $where }" deve essere un oggetto con nomi e valori.
position-unknown-name = "{ $name }" non è noto in "{ $where }"; può contenere: { $known }.
position-number = "{ $name }" deve essere un numero intero da { $least } a { $most }, non { $given }.

## Registrazioni

cannot-save = Non è stato possibile salvare la partita in { $path }: { $problem }. Lì non è cambiato nulla.
record-unreadable = Non si può leggere { $path }: { $problem }.
record-too-large = { $path } è troppo grande per una registrazione.
record-not-text = { $path } non è una registrazione: non è testo.
record-not-json = { $path } è danneggiato alla riga { $line }: { $problem }.
record-not-record = { $path } non è una registrazione di Tavoliere.
record-version = { $path } è una registrazione di versione { $version }; questo programma legge la versione { $mine }.
record-field = { $path } è danneggiato alla riga { $line }: "{ $field }" manca o non è come dovrebbe.
record-wrong = { $path } è danneggiato alla riga { $line }: { $problem }
record-step = { $path } è danneggiato alla riga { $line }: il passo { $step } non si può giocare: { $problem }
record-seats = { $given } posti per { $players } giocatori.
record-result = Il risultato non è quello a cui portano i passi.
cannot-write = Non è stato possibile scrivere { $path }: { $problem }.
ledger-other = { $path } non appartiene a questa prova: altro gioco, altro seme o altre regole, o tutt'altra cosa.
ledger-line = { $path } è danneggiato alla riga { $line }.
no-undo-start = Non c'è nulla da annullare.
no-undo-chance = Una carta o un dado non si possono annullare.
no-undo-reveal = Ciò che è stato rivelato non si può annullare.
verify-by-hand = Carte e dadi sono stati inseriti a mano, quindi non c'è nulla da verificare.
verify-no-secret = La registrazione non contiene il segreto dei dadi; si pubblica a partita finita.
verify-commitment = Il segreto non corrisponde all'impronta pubblicata prima della prima mossa.
verify-step = La riga { $line } ha "{ $given }", ma i dadi dicono "{ $right }".

## Riga di comando

cli-help = Tavoliere: giochi da tavolo con regole esatte. Senza comando apre il menu nel terminale.
cli-epilog = --lang it o --lang en, ovunque, sceglie la lingua. Le opzioni di un gioco seguono il suo nome, per esempio --players 4.
cli-help-play = Gioca nel terminale: da soli contro i bot, o in più persone allo stesso schermo.
cli-help-simulate = Gioca moltissime partite e mostra durata, punti e vittorie con il margine d'errore.
cli-help-soak = Gioca moltissime partite e controlla ogni posizione: nessun vicolo cieco, nessuna partita infinita, nessuna invariante violata.
cli-help-replay = Mostra una partita registrata, passo per passo.
cli-help-verify = Verifica ogni dado e ogni carta di una partita registrata con il segreto pubblicato.
cli-help-rules = Le regole di un gioco.
cli-help-bench = Misura la nostra velocità accanto a quella degli altri.
cli-option-game = il gioco: cardcassonne, ...
cli-option-players = quanti giocano
cli-option-level = il livello degli altri posti: page, squire, knight, duke, emperor (o random, greedy)
cli-option-players-named = chi gioca: random o greedy; uno per tutti, o uno per posto, con virgole
cli-option-seats = chi gioca ogni posto, con virgole: human, page, squire, knight, duke, emperor
cli-option-names = come si chiamano i giocatori, con virgole
cli-option-seed = lo stesso seme dà le stesse carte e gli stessi dadi
cli-option-resume = continua una partita salvata
cli-option-games = quante partite
cli-option-as-json = scrive tutto in JSON
cli-option-file = una partita registrata
cli-option-text = scrive tutti i passi come testo
cli-option-seat = come l'ha vista questo posto
cli-option-seconds = quanto a lungo misurare
cli-option-help = mostra questo aiuto
cli-interrupted = Interrotto.
cli-system = Non ha funzionato: { $problem }.
cli-language = Non c'è la lingua "{ $given }"; ci sono: { $known }.
cli-unexpected = "{ $argument }" qui non era previsto.
cli-which-game = Quale gioco? Ci sono: { $known }.
cli-bot = Non c'è il giocatore "{ $name }"; ci sono: { $known }.
cli-bots-number = Sono indicati { $given } giocatori per { $players } posti; indicane uno per tutti, o uno per posto, con virgole.
cli-seat = Non c'è il posto { $given }; questa partita ha i posti da 1 a { $players }.
simulate-head = { $title }: { $games } partite, seme { $seed }
simulate-seat = posto
simulate-player = giocatore
simulate-wins = vittorie
simulate-score = punti
simulate-range = minimo - massimo
simulate-shared = Vittorie condivise: { $share }
simulate-length = Decisioni per partita: { $decisions }; pescate: { $draws }
simulate-fact = in una partita, tutti i posti insieme
simulate-mean = media
soak-sound = { $games } partite, seme { $seed }: nessun vicolo cieco, nessuna partita infinita, nessuna invariante violata.
soak-found = La partita { $game } del seme { $seed } si è guastata al passo { $step }: { $what }.
soak-dead-end = nessuna azione è permessa
soak-endless = non finisce
soak-broken = l'invariante { $number } è violata
verify-fine = { $path }: tutti i { $draws } dadi e carte sono quelli del segreto, e il segreto corrisponde all'impronta pubblicata.
verify-failed = { $path }: { $problem }
bench-contender = gioco casuale, un core
bench-speed = decisioni al secondo
bench-ratio = rapporto
bench-times = volte
bench-wanted = almeno
bench-against = { $ours } / { $theirs }
bench-compiled = compilato, dentro il motore
bench-interpreted = interpretato
bench-position = Position, passo per passo da Python
bench-openspiel-hearts = OpenSpiel hearts, passo per passo da Python
bench-openspiel-crazy-eights = OpenSpiel crazy_eights, passo per passo da Python
bench-openspiel-python = OpenSpiel python_kuhn_poker
bench-state = Uno stato occupa { $size } byte.
bench-no-peers = OpenSpiel non è installato; per il confronto: pip install ".[bench]"

## Arena

cli-help-arena = Fa giocare i bot fra loro, con posti scambiati e le stesse carte, e li classifica.
cli-option-contestants = i bot: page, squire, knight, duke, emperor, random, greedy; emperor:0.05 pensa 0,05 secondi
cli-option-deals = quante mani per ogni coppia di bot
cli-option-alone = uno del primo bot contro un tavolo dell'altro, contando le vittorie
cli-arena-bots = Un'arena ha bisogno di almeno due bot diversi.
arena-head = { $title }, { $players } giocatori, { $deals } mani per coppia
arena-bot = bot
arena-elo = Elo
arena-interval = 95 %
arena-against = punteggio contro
arena-mean = tempo medio
arena-longest = più lungo

## Laboratorio

cli-help-lab = Risponde a una domanda giocando moltissime partite, e scrive una relazione con tabelle e grafici: luck, early, fairness, two, shape, what-if.
cli-option-study = luck: bravura o fortuna. early: agire presto in Carolus Magnus. fairness: i posti e chi comincia. two: quale San Marco in due. shape: durata, scelte, comando, regole. what-if: prima e dopo un cambiamento
cli-option-students = chi gioca, prima il più forte: squire,page; un solo nome dove tutti i posti sono uguali
cli-option-change = che cosa è diverso nel secondo caso, come refill=draft o animals=mia-tabella.json; si può ripetere
cli-option-out = la cartella della relazione, dei suoi dati e di quello che serve per riprendere
cli-option-cluster = l'indirizzo di uno scheduler dask i cui esecutori giocano, come tcp://127.0.0.1:8786
cli-option-workers = quanti processi giocano qui; se non detto, tanti quanti sono i core
cli-which-study = Quale studio? Ci sono: { $known }.
cli-study-luck = Fortuna e bravura
cli-study-early = Presto o tardi
cli-study-fairness = Equità
cli-study-two = San Marco in due
cli-study-shape = Forma di una partita
cli-study-what-if = E se
cli-study-stopped = Fermato dopo { $done } partite su { $total }, conservate in { $path }; lo stesso comando riprende da lì.
cli-study-written = La relazione è in { $path }, ogni numero in { $data }.
