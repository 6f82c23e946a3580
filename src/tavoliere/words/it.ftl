seat = Giocatore { $number }

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
