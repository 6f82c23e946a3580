page-menu = Tavoliere
page-language = Italiano
page-light = Chiaro
page-dark = Scuro
page-settings = Preferenze
page-sound = Suoni: il mio turno, i punti, la fine
page-notify = Una notifica quando tocca a me
page-speed = Velocità
page-speed-slow = lento
page-speed-normal = normale
page-speed-fast = veloce
page-speed-once = immediato
page-waits = Aspettami dopo ogni avversario
page-confirms = Chiedi prima delle mie scelte
page-confirms-always = sempre
page-confirms-final = se non si può tornare indietro
page-confirms-never = mai
page-go-on = Continua
page-summary-closes = Si chiude tra { $seconds } s, poi corre il tuo tempo.
page-your-turn-to = Tocca a te: { $what }
page-waiting-for = Si aspetta { $who } ({ $what })
page-who = { $who }
page-info = Sul tavolo
page-info-nothing = Indica un pezzo, o toccalo: qui leggi che cos'è.
page-summary = Che cosa ha contato
page-log-steps = Passo per passo
page-play-on = Riproduci
page-pause = Pausa
page-hint-play = { $what }.
page-hint-wins-next = Ti frutta presto circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  } in più della seconda scelta.
page-hint-wins-chance = Ti frutta presto circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  } in più di una scelta a caso.
page-hint-prevents = Toglie a { $who } circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
page-hint-sure = Il bot ne è sicuro.
page-hint-likely = Il bot lo preferisce.
page-hint-open = Scelta incerta.
page-hint-next = { $percent ->
    [0] Seconda scelta, quasi alla pari: { $what }.
    [one] Seconda scelta, un punto di probabilità in meno: { $what }.
   *[other] Seconda scelta, { $percent } punti percentuali in meno: { $what }.
  }
page-still = Senza animazioni
page-unreachable = Il server non risponde; nulla è perduto, riprova fra poco.
page-failed = Il server non ci è riuscito (errore { $status }).
page-stumbled = Qui qualcosa è andato storto; ricarica la pagina e riprova.
page-again = Riprova
page-close = Chiudi
page-to-lobby = Torna all'inizio
page-rules = Regole
page-rule = Regola { $rule }
page-learn = Impara
page-learn-game = Impara { $game }
page-lessons = Lezioni
page-puzzles = Problemi
page-puzzle-players = { $players } giocatori
page-play-bot = Gioca contro un bot
page-forget = Dimentica
page-no-game = Qui non c'è nessun gioco «{ $game }».
page-how-many = In quanti si gioca?
page-who-sits = Chi siede dove?
page-who-at = Chi siede al posto { $number }
page-name-at = Nome del giocatore al posto { $number }
page-bot = bot: { $level }
page-bot-difficulty = bot { $difficulty } ({ $level })
page-difficulty-novice = molto facile
page-difficulty-squire = facile
page-difficulty-knight = medio
page-difficulty-duke = difficile
page-difficulty-emperor = molto difficile
page-not-json = { $file } non si legge come tabella di valori; restano i nostri.
page-level-random = a caso
page-level-greedy = ingordo
page-level-novice = novizio
page-level-squire = scudiero
page-level-knight = cavaliere
page-level-duke = duca
page-level-emperor = imperatore
page-clock-about-vacation = In vacanza l'orologio è fermo, si può giocare lo stesso, e tutti lo vedono.
page-house-rules = Regole della casa
page-begin = Comincia
page-board = Il tavolo di gioco
page-board-broken = Il tavolo di questo gioco non si può disegnare. Eccone uno semplice.
page-choices = Che cosa puoi fare
page-zone-of = { $who }: { $zone }
page-zone-place = { $zone } { $place }
page-zone-lies = { $place }: { $what }
page-zone-empty = { $place }: niente
page-zone-times = { $count } × { $what }
page-zone-theirs = { $count } di { $who }
page-zone-down = { $count ->
    [one] una coperta
   *[other] { $count } coperte
  }
page-working = Un momento
page-your-turn = Tocca a te
page-undo = Annulla
page-tutor = Maestro: chiedimi conferma prima di una scelta chiaramente peggiore di un'altra (contro i bot)
page-tutor-behind = { $percent ->
    [0] La tua scelta è quasi alla pari: { $what }.
    [one] La tua scelta vale un punto di probabilità in meno: { $what }.
   *[other] La tua scelta vale { $percent } punti percentuali in meno: { $what }.
  }
page-hint-thinking = Ci penso …
page-hint-best = buona
page-chance = { $who } { $percent } %
page-preview-nothing = Per ora non ne segue altro.
page-preview-more = { $count ->
    [one] e un'altra
   *[other] e altre { $count }
  }
page-players = Giocatori
page-you = tu
page-devices = { $count ->
    [one] visto su un dispositivo
   *[other] visto su { $count } dispositivi
  }
page-devices-why = Sono i dispositivi usati finora a questo posto: ognuno ha visto ciò che solo questo posto può vedere.
page-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
page-copy-link = Copia il link
page-share = Condividi …
page-copied = Copiato
page-qr = Il link come codice QR
page-only-here = Per ora questo indirizzo si raggiunge solo da questo computer: Tavoliere non è stato avviato per tutta la rete.
page-log = Che cosa è successo
page-to-now = Torna ad adesso
page-replay = Rivedi la partita
page-step = { $n } di { $last }
page-step-back = Un passo indietro
page-step-on = Un passo avanti
page-eyes = Con gli occhi di
page-eyes-spectator = uno spettatore
page-study-from-here = Gioca da qui
    .short = Gioca
page-study-asks = { $who }: { $what }.
page-winner = { $who } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
page-winners = { $others } e { $last } vincono insieme con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
page-rank = { $rank }. { $who }
page-total = Totale
page-editor = Editor di posizioni
page-editor-about = Prepara una posizione qualsiasi. Ciò che le regole non permettono viene detto, con la regola; ciò che permettono si può giocare.
page-editor-start = dall'inizio
page-editor-middle = da metà partita
page-editor-empty = dal tabellone vuoto
page-editor-take = Usa questa
page-editor-undo = Annulla
page-editor-taken = preso
page-editor-setting = Variante
page-mine-title = Le mie partite su un altro dispositivo
page-host = Come sta il server
page-host-about = Cifre di questo momento, aggiornate ogni tre secondi. Non dicono nulla di chi gioca.
page-host-silent = Il server non risponde; qui sotto c'è ciò che ha detto per ultimo.
page-host-now = Quanto succede
page-host-speed = Quanto tempo ci vuole, ultimamente
page-host-half = mediana
page-host-most = 99 su 100
page-host-tables = Tavoli in memoria
page-host-attended = – di cui con qualcuno al tavolo
page-host-sockets = Pagine collegate
page-host-spectators = – di cui stanno solo a guardare
page-host-rate = Mosse al secondo, ultimamente
page-host-moves = Mosse dall'avvio
page-host-move = Una mossa su una pagina, finché lo sanno tutti
page-host-write = Salvare qualcosa nella base di dati
page-host-thinking = Un bot che pensa a una mossa
page-host-lag = Con quanto ritardo il server arriva a ciò che deve fare: il primo a salire quando è troppo
page-host-queue = Bot che aspettano il turno per pensare
page-host-memory = Memoria
page-host-processor = Processori in uso, ultimamente
page-host-refusals = Richieste rifiutate dall'avvio
page-host-under = meno di { $milliseconds } ms
page-host-megabytes = { $count } MB
page-host-dash = – significa che ultimamente non è successo nulla di simile.
page-scorer = Segnapunti
page-may = Posso …?
page-referee = Con la nostra scatola
page-box = La tua scatola
page-box-save = Salva
page-matchmaking = Tavoli aperti
page-matchmaking-filter = Quale gioco
page-matchmaking-my-name = Nome e partecipazione
page-ratings = Punteggi
page-host-matchmaking = Tavoli aperti
page-host-matchmaking-waiting = Persone che vi aspettano
page-offline-title = Senza rete
page-offline-what = Ciò che hai aperto su questo dispositivo va avanti anche senza rete: le lezioni, le regole, i problemi e gli studi di un gioco, e le partite contro i bot o a questo schermo, che restano sul dispositivo. Non devi fare nulla.
page-offline-not = Per gli amici su altri dispositivi, i tavoli aperti e le partite conservate dal server serve il server.
page-offline-insecure = Questo browser conserva le pagine solo via https, oppure sulla macchina su cui gira il server. Chi gestisce questo server può offrirlo via https.
page-offline-kept = va avanti senza rete
page-offline-unopened = aprilo una volta
page-offline-unbegun = comincia una volta con la scatola vera
page-offline-size = Su questo dispositivo sono conservati { $size } MB, che si aggiornano da sé.
page-install-title = Come app
page-install-what = Una volta installato, Tavoliere si apre come ogni altra app.
page-install = Installa
page-install-how = Nel menu del browser: «Installa app» oppure «Aggiungi a schermata Home».
page-absent = Senza rete
page-absent-about = Il server non risponde; ciò che hai aperto qui va avanti senza.
page-serverless-not = Per gli amici su altri dispositivi, le partite che durano giorni, i tavoli aperti e i punteggi serve un server di Tavoliere; questa pagina non ne ha.
page-needs-server = Per gli amici su altri dispositivi, gli orologi e i tavoli aperti serve un server, e nessuno risponde. A questo schermo e contro i bot si gioca anche senza.
page-device-full = In questo browser non c'è più spazio per le partite. Cancellane qualcuna già finita e riprova. Nulla è perduto.
page-own-table-needs-server = Per usare valori propri serve un server che li legga, e nessuno risponde.
page-newer = Nuova versione
page-newer-about = Il server ha un'altra versione di questa pagina: caricala.
page-part-missing = Questa parte della pagina non si riesce a caricare: manca la rete, o c'è una versione più nuova della pagina. Ricaricala.
page-load-again = Ricarica
page-alone-failed = Non è stato possibile avviare le regole in questo browser. Nulla è perduto; riprova quando il server risponde.
