seat = Giocatore { $number }

## Chi ha vinto

won-by = { $who } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
won-together = { $others } e { $last } vincono insieme con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.

## Lezioni e problemi

page-summary-others = Di nessun giocatore
page-lesson-other = Le regole lo permettono, ma qui serve un'altra mossa. Riprova:
page-puzzle-title = Problema { $number }
page-puzzle-level-knight = facile
page-puzzle-level-duke = medio
page-puzzle-level-emperor = difficile
page-puzzle-asks = Giochi per { $who }: trova la scelta migliore.
page-puzzle-right = Giusto. E poi?
page-puzzle-wrong = { $percent ->
    [one] { $what } costa circa 1 partita su 100. C'è di meglio: riprova.
   *[other] { $what } costa circa { $percent } partite su 100. C'è di meglio: riprova.
    }
page-puzzle-obvious = { $percent ->
    [one] { $what } è la scelta più ovvia, e costa circa 1 partita su 100. Guarda meglio.
   *[other] { $what } è la scelta più ovvia, e costa circa { $percent } partite su 100. Guarda meglio.
    }
page-puzzle-try = «{ $what }»
page-puzzle-hinted = È una delle { $count } scelte rimaste.
page-puzzle-solved = Risolto!
puzzle-wins = Vince subito la partita.
page-puzzle-versus = { $percent ->
    [one] Rispetto a «{ $what }» vale circa 1 partita in più su 100.
   *[other] Rispetto a «{ $what }» vale circa { $percent } partite in più su 100.
    }

## Ciò che si dice di ogni gioco

from-to = da { $least } a { $most }
headline-over = La partita è finita
prompt-over = La partita è finita.
field-phase = Che cosa succede
field-round = Round
field-turn = A chi tocca

## Motore

interpreted-not-compiled = Mancano le regole compilate, quindi Tavoliere le esegue interpretate: le stesse partite, solo più lente. Reinstallalo dove c'è un compilatore C per averle.
interpreted-stale = Le regole compilate non corrispondono più al loro sorgente, quindi Tavoliere le esegue interpretate. Ricompilale con: pip install .
network-unusable = La valutazione appresa in { $path } non si può usare: { $problem }. I bot di { $game } ne fanno a meno.
unknown-game = Non c'è nessun gioco «{ $name }»; i giochi sono: { $known }.
game-unusable = Il gioco «{ $name }» del pacchetto «{ $package }» non si può usare: { $problem }.
unknown-option = { $game } non ha l'opzione «{ $option }»; le sue opzioni sono: { $known }.
table-is-file = «{ $option }» qui dev'essere una tabella di dati; il nome di un file non viene aperto.
option-does-not-fit = { $game }: «{ $option }» non può essere { $value } con { $given }; può essere: { $known }.
option-not-plain = { $game }: «{ $option }» si dà con nomi, parole e numeri ordinari, su non più di 20 livelli.
wrong-value = { $game }: «{ $option }» non può essere { $value }; può essere: { $known }.
table-unreadable = Non si può leggere la tabella { $path }: { $problem }.
table-not-json = La tabella { $path } non è JSON: { $problem }.
no-such-number = Non esiste l'azione { $number }; le azioni sono numerate da 0 a { $last }.
no-such-action = «{ $text }» non è un'azione; le azioni cominciano con: { $known }.
no-such-arguments = «{ $text }» non è un'azione; scrivila come «{ $example }».
action-written = { $text }
action-named = { $what }: { $parts }
not-asked = «{ $action }» ora non è possibile ({ $rules }). { $asked }
position-not-plain = Una posizione si scrive con nomi, parole e numeri ordinari, su non più di 20 livelli.
position-not-json = La posizione non è JSON: guarda la riga { $line }, colonna { $column }.
position-line = Una posizione in una riga è scritta come la scrive Position.to_line: GAME.v1.players-2..round-3.dealer-1
position-line-part = «{ $part }» non è una parte di una posizione in una riga: una parte è il nome di un'opzione o di un campo, un trattino e un valore.
position-line-version = La posizione è scritta per la { $given } della tavola dello stato; questa è la { $mine }.
position-not-object = Una posizione è un oggetto JSON con nomi e valori.
position-other-game = La posizione è di «{ $name }», non di «{ $mine }».
position-other-options = La posizione appartiene a una partita con le opzioni { $theirs }, questa ha { $mine }.
position-bytes = Una posizione di questo gioco ha { $right } byte, non { $given }.
position-unsound = Questi byte non sono una posizione possibile in questo gioco.
position-bounds = Lo stato contiene { $given } in «{ $cell }», che deve essere un numero da { $least } a { $most }.
position-nothing-to-do = In questa posizione non si potrebbe fare nulla.
position-not-names = «{ $where }» deve essere un oggetto con nomi e valori.
position-unknown-name = «{ $name }» non è noto in «{ $where }»; può contenere: { $known }.
position-number = «{ $name }» deve essere un numero intero da { $least } a { $most }, non { $given }.
position-word = «{ $where }» non può essere «{ $given }»; può essere: { $known }.
position-flag = «{ $name }» deve essere true o false, non { $given }.
position-list = «{ $where }» deve essere una lista con al più { $most } elementi.
position-not-now = «{ $name }» non ha senso a questo punto della partita.
position-fewer = «{ $where }» deve avere { $right } elementi.
position-needed = «{ $name }» qui non segue dal resto: va indicato.
position-players = «players» deve essere una lista di al più { $players } giocatori.
position-following = «{ $name }» segue dal resto ed è «{ $right }», non «{ $given }».

## Registrazioni

cannot-save = Non è stato possibile salvare la partita in { $path }: { $problem }. Lì non è cambiato nulla.
record-unreadable = Non si può leggere { $path }: { $problem }.
record-too-large = { $path } è troppo grande per una registrazione.
record-not-text = { $path } non è una registrazione: non è testo.
record-not-json = { $path } è danneggiato alla riga { $line }, colonna { $column }: da lì in poi non è JSON.
record-not-record = { $path } non è una registrazione di Tavoliere.
record-version = { $path } è una registrazione di versione { $version }; questo programma legge la versione { $mine }.
record-field = { $path } è danneggiato alla riga { $line }: «{ $field }» manca o non è come dovrebbe.
record-wrong = { $path } è danneggiato alla riga { $line }: { $problem }
record-step = { $path } è danneggiato alla riga { $line }: il passo { $step } non si può giocare: { $problem }
record-seats = { $given } posti per { $players } giocatori.
record-result = Il risultato non è quello a cui portano i passi.
record-share-seat = Ci sono solo { $players } posti, ma un dispositivo di un altro aggiunge ai dadi.
cannot-write = Non è stato possibile scrivere { $path }: { $problem }.
ledger-other = { $path } non appartiene a questa prova: altro gioco, altro seme o altre regole, o tutt'altra cosa. Scegli un altro posto per questa prova, o cancella quel che c'è lì.
ledger-line = { $path } è danneggiato alla riga { $line }.
no-undo-start = Non c'è nulla da annullare.
no-undo-chance = Una carta o un dado non si possono annullare.
no-undo-reveal = Ciò che è stato rivelato non si può annullare.
no-undo-over = La partita è finita: l'ultima decisione resta.
verify-by-hand = Carte e dadi sono stati inseriti a mano, quindi non c'è nulla da verificare.
verify-no-secret = La registrazione non contiene il segreto dei dadi; si pubblica a partita finita.
verify-commitment = Il segreto non corrisponde all'impronta pubblicata prima della prima mossa.
verify-share-place = Al passo { $n } i dispositivi hanno aggiunto ai dadi, ma lì non seguono né dadi né carte.
verify-share-order = Al passo { $n } ciò che i dispositivi hanno aggiunto non è nell'ordine dei posti, o un posto compare due volte.
verify-share-link = Al passo { $n } ciò che ha aggiunto il dispositivo del posto { $seat } non porta a quello che aveva pubblicato prima.
verify-no-anchor = In questa partita nessun dispositivo ha pubblicato { $anchor }.
verify-step = La riga { $line } ha «{ $given }», ma i dadi dicono «{ $right }».
verify-other-hash = L'impronta dei suoi dadi è { $commitment }, non quella che hai indicato: non è quella partita.
verify-signature = La firma non corrisponde: qualcosa in questa registrazione è stato cambiato dopo la firma del server, o il server non l'ha mai firmata.
verify-not-signed = Nessun server ha firmato questa registrazione.
verify-other-key = È firmata con la chiave { $key }, non con quella che hai indicato: lo dice un altro server.

## Bot

no-bot = Non c'è il giocatore «{ $name }»; ci sono: { $known }.
missing-extra = { $module } non è installato; lo porta: pip install "tavoliere[{ $extra }]"
bot-seconds = { $name } non può pensare per «{ $given }» secondi; un tempo è un numero maggiore di 0, fino a { $most }.
bot-without-clock = { $name } non accetta un tempo: non pensa a orologio.
bot-file-which = In { $path } non c'è un bot così. Un bot è una classe con un metodo choose, o una funzione make_...; ci sono: { $known }.
bot-file-fails = { $path } non si può usare: { $problem }
bot-unusable = Il bot «{ $name }» del pacchetto «{ $package }» non si può usare: { $problem }.
bot-stays = Altri processi non possono creare il bot «{ $name }» ({ $problem }). Mettilo in un file e chiamalo FILE.py:NOME, o invita una classe o funzione di un modulo.

## Linee di gioco

web-stale = Nel frattempo la partita è andata avanti; guarda di nuovo.
variations-damaged = La linea di uno studio è un elenco di azioni, con elenchi di altre azioni dopo un'azione.
variations-large = Uno studio ha al massimo { $most } azioni in tutte le varianti; eliminane prima una.
variations-long = Una linea ha al massimo { $most } passi.
variations-deep = Le varianti di varianti arrivano al massimo a { $most } livelli.

## Scelte

# Un gruppo di scelte per cui il gioco non ha un nome, come si scrivono le sue azioni.
choices-group = { $actions } …

## Posizioni che si modificano

edit-word = { $word }
edit-seat = { $who }
edit-number = { $number }
edit-nothing = nessuno
edit-moment = Il momento
edit-beside = Accanto al tabellone
web-editor-deed = Qui non c'è questo cambiamento.
web-no-editor = Le posizioni di questo gioco si possono modificare solo come testo.

## Con la scatola vera

shared-lead = Può farlo solo il dispositivo che guida.
page-referee-left = { $asked } (ne mancano { $count })
page-referee-stopped = Da qui in poi non torna più. { $reason }
page-referee-instead = Che cosa è successo davvero al posto di questo: { $told }
page-referee-changed-points = { $who }: { $before } → { $after }
progress = { $what }: { $done } di { $total }, { $share } %, ancora circa { $minutes } { $minutes ->
    [one] minuto
   *[other] minuti
  }
