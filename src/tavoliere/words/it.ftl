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
no-undo-start = Non c'è nulla da annullare.
no-undo-chance = Una carta o un dado non si possono annullare.
no-undo-reveal = Ciò che è stato rivelato non si può annullare.
verify-by-hand = Carte e dadi sono stati inseriti a mano, quindi non c'è nulla da verificare.
verify-no-secret = La registrazione non contiene il segreto dei dadi; si pubblica a partita finita.
verify-commitment = Il segreto non corrisponde all'impronta pubblicata prima della prima mossa.
verify-step = La riga { $line } ha "{ $given }", ma i dadi dicono "{ $right }".
