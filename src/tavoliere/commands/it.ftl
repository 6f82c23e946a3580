cli-help = Tavoliere: giochi da tavolo con regole esatte. Senza comando avvia l'app web su questo computer e apre il browser; accetta allora le opzioni di serve.
cli-epilog = --lang it o --lang en, ovunque, sceglie la lingua. Le opzioni di un gioco seguono il suo nome, per esempio --players 4.
cli-help-play = Gioca nel terminale: da soli contro i bot, o in più persone allo stesso schermo.
cli-help-referee = Arbitra una partita giocata con la propria scatola: si dice che cosa succede, il programma controlla, conta e tiene la registrazione.
cli-option-cards = Carte nascoste: «public» se nessuno le inserisce, «typed» se si inseriscono tutte.
cli-help-replay = Mostra una partita registrata, passo per passo.
cli-help-verify = Verifica ogni dado e ogni carta di una partita registrata con il segreto pubblicato.
cli-help-rules = Le regole di un gioco.
cli-help-score = Conta da solo quello che c'è sul tuo tavolo: un round, un territorio, un distretto, il punteggio finale.
cli-help-may = Chiedi se un'azione si può giocare in una posizione: la regola e il perché, o che cosa ne verrebbe.
cli-help-learn = Impara un gioco con lezioni brevi, in testo. L'app web le ha sul vero tavolo.
cli-help-puzzle = Risolvi i problemi di un gioco, in testo. La pagina web li ha sul tavolo vero.
cli-option-game = il gioco, col suo nome
cli-option-said = che cosa si conta e che cosa c'è, per esempio round rows/blue="blue-1 follower-0"; senza campi viene chiesto
cli-option-action = l'azione come la scrivono le registrazioni, per esempio «follower red»
cli-option-position = la posizione: JSON, il nome di un file, o - per quello che si digita; se manca, la prima decisione di una partita
cli-option-find = di' dove le regole ne parlano
cli-option-players = quanti giocano
cli-option-level = il livello degli altri posti: novice, squire, knight, duke, emperor (o random, greedy)
cli-option-seats = chi gioca ogni posto, con virgole: human, novice, squire, knight, duke, emperor
cli-option-names = come si chiamano i giocatori, con virgole
cli-option-seed = lo stesso seme dà le stesse carte e gli stessi dadi
cli-option-resume = continua una partita salvata
cli-option-as-json = scrive tutto in JSON
cli-option-file = una partita registrata
cli-option-commitment = l'impronta del segreto dei dadi, come è stata mostrata prima della prima mossa
cli-option-anchors = ciò che un dispositivo ha pubblicato prima di aggiungere ai dadi, come lo mostra la sua pagina; si può ripetere
cli-option-key = la chiave con cui il server firma le registrazioni, come la mostrano i suoi tavoli
cli-option-text = scrive tutti i passi come testo
cli-option-seat = come l'ha vista questo posto
cli-option-help = mostra questo aiuto
cli-usage = Uso:
cli-arguments = Argomenti
cli-options = Opzioni
cli-options-of = Opzioni di { $game }
cli-commands = Comandi
cli-default = di solito: { $value }
cli-required = obbligatorio
cli-at-least = almeno { $least }
cli-metavar-options = OPZIONI
cli-metavar-command = COMANDO
cli-metavar-args = ARGOMENTI
cli-metavar-game = GIOCO
cli-metavar-file = FILE
cli-metavar-number = NUMERO
cli-metavar-text = TESTO
cli-metavar-action = AZIONE
cli-metavar-position = POSIZIONE
cli-metavar-lesson = LEZIONE
cli-metavar-table = TAVOLO
cli-metavar-count = CONTEGGIO
cli-metavar-field = CAMPO
cli-metavar-value = VALORE
cli-option-version = mostra quale versione è
cli-option-install-completion = completa comandi, giochi e opzioni in questa shell, dalla prossima volta che si apre
cli-option-show-completion = stampa ciò che li completa in questa shell, da mettere dove si vuole
cli-completion-installed = { $shell } completa i comandi di tavoliere dalla prossima volta che si apre; è scritto in { $path }.
cli-missing = Manca { $what }.
cli-no-option = Non c'è un'opzione { $option }.
cli-no-option-similar = Non c'è un'opzione { $option }; simili sono: { $known }.
cli-takes-no-value = { $option } non vuole un valore.
cli-wants-value = { $option } vuole un valore dopo di sé.
cli-bad-value = { $what } vuole { $wanted }.
cli-no-command = Non c'è un comando «{ $name }»; tavoliere --help li mostra tutti.
cli-no-command-similar = Non c'è un comando «{ $name }»; simili sono: { $known }.
cli-wants-whole = un numero intero
cli-wants-number = un numero
cli-wants-text = un testo
cli-interrupted = Interrotto.
cli-system = Non ha funzionato: { $problem }.
cli-language = Non c'è la lingua «{ $given }»; ci sono: { $known }.
cli-unexpected = «{ $argument }» qui non era previsto.
cli-which-game = Quale gioco? Ci sono: { $known }.
cli-no-lessons = Per { $game } non ci sono lezioni.
cli-lesson = La lezione «{ $given }» non esiste; ci sono: { $known }.
cli-no-puzzles = Per { $game } non ci sono problemi.
cli-puzzle = Il problema { $given } non c'è; l'ultimo è il { $last }.
cli-bots-number = Sono indicati { $given } giocatori per { $players } posti; indicane uno per tutti, o uno per posto, con virgole.
cli-seat = Non c'è il posto { $given }; questa partita ha i posti da 1 a { $players }.
verify-fine = { $path }: tutti i { $draws } dadi e carte sono quelli del segreto, e il segreto corrisponde all'impronta pubblicata.
verify-failed = { $path }: { $problem }
verify-compare = L'impronta è { $commitment }. Confrontala con quella mostrata prima della prima mossa, o indicala con --commitment: solo così sai che nessuno ha scelto i dadi dopo.
verify-same-hash = L'impronta è quella che hai indicato: da quando è stata mostrata, nessuno ha scelto un dado o una carta.
verify-shared = A { $shared } di questi dadi e carte i dispositivi dei giocatori hanno aggiunto la loro parte, dopo la decisione che li ha richiesti: nessuno poteva conoscerli prima, neanche chi ospita. A { $alone } nessun dispositivo ha aggiunto: quelli chi custodiva il segreto poteva conoscerli.
verify-alone = Nessun dispositivo dei giocatori ha aggiunto qualcosa a questi dadi e carte: chi custodiva il segreto poteva conoscerli prima.
verify-contribution = { $who } ha aggiunto a { $draws }, e niente in tempo a { $missed }; pubblicato prima: { $anchors }
verify-anchors = Che fossero proprio i dispositivi dei giocatori lo prova a ciascuno quello che la sua pagina chiama pubblicato da questo dispositivo: indicalo con --anchor.
verify-same-anchors = I dispositivi che hai indicato sono tra questi.
verify-only-dice = Nomi e decisioni non sono provati da questo: chi ha una registrazione può scriverne altri.
verify-not-over = Qui la partita non è finita: può essercene stata ancora. Neanche nomi e decisioni sono provati da questo.
verify-signed = Firmata con la chiave { $key }. Confrontala con quella che il server mostra ai suoi tavoli, o indicala con --key: se è la stessa, nomi, decisioni, risultato e fine sono quelli che il server ha annunciato.
verify-same-key = Firmata con la chiave che hai indicato: nomi, decisioni, risultato e fine sono quelli che questo server ha annunciato. Chi lo gestisce avrebbe potuto annunciarne altri.
cli-help-serve = Avvia l'app web, come senza comando; per il server di un club o di molti.
cli-help-site = Scrive l'app web come file per qualunque host di file statici: per imparare, leggere, giocare da soli o a uno schermo. Per questo non serve un server.
cli-option-folder = una cartella nuova, o una con un sito precedente, che viene sostituito
site-done = Il sito è scritto in { $folder }, { $files } file: qualunque host di file lo serve, da qualunque cartella.
cli-help-menu = Apre il menu nel terminale.
cli-option-host = dove ascolta l'app web; 0.0.0.0 fa entrare gli amici sulla stessa rete
cli-option-port = la porta dell'app web; senza, la solita o un'altra libera
cli-option-no-browser = non aprire il browser
cli-option-database = dove si conservano i tavoli: un file, o postgresql://nome@host/tavoliere; senza, un file nella tua cartella dei dati
cli-option-address = un indirizzo a cui si raggiunge questo server, per esempio dietro un proxy
cli-option-lesson = la lezione da cui cominciare
cli-option-number = il problema con cui cominciare
cli-help-analyse = Analizza una partita registrata: quanto è costata ogni decisione, che cosa sarebbe stato meglio, e quanta fortuna ha avuto ogni giocatore. Ciò che trova resta accanto alla registrazione.
cli-option-effort = quante iterazioni ha la ricerca per una decisione; 6000 se non si dice altro
cli-option-per-decision = quanti secondi pensare al massimo su una decisione; allora lo stesso comando può trovare qualcosa di diverso
cli-option-luck-only = solo la fortuna, che richiede pochi secondi
cli-option-analysis-seed = lo stesso seme e le stesse iterazioni trovano lo stesso
cli-option-jobs = quanti processi pensano; tanti quanti i processori se non si dice altro
cli-option-worst = quante delle decisioni più care di ogni giocatore vengono mostrate
cli-help-database = Per chi gestisce un server: verifica il database dell'app web, salvane una copia, estraine partite, cancellane.
cli-help-database-check = Rigioca ogni partita conservata e la confronta con ciò che ne dice il database: una riga per ognuna che non torna.
cli-help-database-backup = Copia il database in un nuovo file, mentre è in uso.
cli-help-database-restore = Riporta una copia dove l'app web cerca le partite, e la verifica. Mai sopra un database che c'è già.
cli-help-database-export = Salva le registrazioni di tutte le partite finite in un solo archivio (.zip) di file.
cli-help-database-delete = Cancella partite con tutto ciò che vi appartiene: quelle nominate, o tutte quelle abbastanza vecchie.
cli-option-file-new = un file che ancora non c'è
cli-option-file-old = un file fatto da «tavoliere database backup»
cli-option-tables = i nomi dei tavoli, come li danno la verifica e le registrazioni
cli-option-finished = tutte le partite finite da tanti giorni
cli-option-abandoned = tutte le partite ferme da tanti giorni (31 o più: un turno può durarne trenta)
cli-option-matchmaking = tavoli aperti a cui si siedono anche sconosciuti, e punteggi per chi partecipa
cli-option-keep-finished = cancella le partite finite dopo tanti giorni; senza, si conservano per sempre
cli-option-keep-abandoned = cancella le partite ferme da tanti giorni (31 o più); senza, si conservano per sempre
cli-delete-what = Quali partite? Nomina dei tavoli, oppure indica --finished GIORNI o --abandoned GIORNI.
check-problem = Tavolo { $table } ({ $game }): { $what }
check-fine = { $games ->
    [one] Una partita, che si rigioca
   *[other] { $games } partite, e tutte si rigiocano
  } fin dove il database dice che stanno; { $over } sono finite.
check-problems = { $problems } partite su { $games } non sono come dovrebbero.
backup-done = { $games ->
    [one] Una partita è
   *[other] { $games } partite sono
  } in { $path }. Tienilo lontano da altri: contiene i segreti dei dadi.
restore-done = { $games ->
    [one] Una partita è tornata
   *[other] { $games } partite sono tornate
  }, in { $path }.
export-done = { $games ->
    [one] La registrazione di una partita finita è
   *[other] Le registrazioni di { $games } partite finite sono
  } in { $path }.
delete-done = { $games ->
    [one] Una partita è stata cancellata.
   *[other] { $games } partite sono state cancellate.
  }
cli-commands-of-research = Comandi per la ricerca, in inglese
