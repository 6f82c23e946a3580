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
terminal-shelf-delete = Premi ancora d per eliminare { $file } per sempre; un'altra partita, o Esc, la conserva.
terminal-shelf-kept = Non è stato possibile eliminare { $file }: { $problem }.
terminal-key-real-box = con la scatola
terminal-key-delete = elimina
terminal-shelf-empty = In { $folder } non ce n'è ancora nessuna.
terminal-confirm = { $who }: ecco come sarebbe. Invio conferma, u annulla.
terminal-lesson-on = Invio per continuare …
terminal-lesson-end = È tutto quello che serve. Ora gioca: tavoliere play { $game } --players 2
terminal-puzzle-on = Invio per il prossimo problema …
terminal-puzzle-keys = Scrivi un numero. ? lascia solo poche scelte, ! mostra la soluzione.
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

## Pagina

page-motto = Giochi da tavolo a un solo tavolo: da soli contro i bot, con gli amici a questo schermo o con amici lontani.
page-menu = Tavoliere
page-language = English
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
page-cancel = Annulla
page-sure = Non si potrà tornare indietro. Procedo?
page-your-turn-to = Tocca a te: { $what }
page-waiting-for = Si aspetta { $who } ({ $what })
page-who = { $who }
page-info = Sul tavolo
page-info-nothing = Indica un pezzo, o toccalo: qui leggi che cos'è.
page-summary = Che cosa ha contato
page-summary-others = Di nessun giocatore
page-log-steps = Passo per passo
page-play-on = Riproduci
page-pause = Pausa
page-plot = I punti nel tempo
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
page-rules-of = Regole di { $game }
page-rule = Regola { $rule }
page-play = Gioca
page-reference = Regole in breve
page-print = Stampa
page-contents = Indice
page-learn = Impara
page-learn-motto = Dieci o dodici minuti per gioco, sul vero tavolo: provi tu, e ogni frase porta alla sua regola.
page-learn-game = Impara { $game }
page-learned = { $done } lezioni su { $all }
page-lessons = Lezioni
page-course-motto = Lezioni brevi sul vero tavolo. Puoi smettere quando vuoi e riprendere da dove eri.
page-course-go-on = Riprendi
page-course-done = Sai tutto quello che serve. La lezione migliore viene adesso: una partita contro un bot gentile. Un maestro ti avvisa prima di un errore grosso.
page-course-play = Gioca la prima partita
page-lesson-where = A che punto sei
page-lesson-title = { $number } · { $title }
page-lesson-step = Passo { $n } di { $last }
page-lesson-done = fatta
page-lesson-rule = Regola
page-lesson-next = Avanti
page-lesson-back = Indietro
page-lesson-again = Da capo
page-lesson-following = Prossima lezione
page-lesson-end = Finito
page-lesson-other = Le regole lo permettono, ma qui serve un'altra mossa. Riprova:
page-lesson-me = In questa lezione giochi per { $who }.
page-puzzles = Problemi
page-puzzles-of = Problemi: { $game }
page-puzzles-motto = Momenti di partite fra bot in cui una scelta è nettamente la migliore, e non è la più ovvia. Trovala sul tavolo vero.
page-puzzles-all-done = Li hai risolti tutti. Resta il gioco vero.
page-puzzles-solved = { $done } su { $all } risolti
page-puzzles-filter = Variante
page-puzzles-every = Tutte le varianti
page-puzzles-go-on = Continua
page-puzzles-list = Tutti i problemi
page-puzzle-title = Problema { $number }
page-puzzle-level-knight = facile
page-puzzle-level-duke = medio
page-puzzle-level-emperor = difficile
page-puzzle-fails-knight = Lo trova anche un bot che guarda appena avanti.
page-puzzle-fails-duke = Il Cavaliere sbaglia; il Duca lo trova.
page-puzzle-fails-emperor = Sbaglia persino il Duca.
page-puzzle-part-opening = apertura
page-puzzle-part-middle = metà partita
page-puzzle-part-end = finale
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
page-puzzle-that = Questa scelta
page-puzzle-hinted = È una delle { $count } scelte rimaste.
page-puzzle-show = Mostrami
page-puzzle-solved = Risolto!
page-puzzle-solved-state = risolto
page-puzzle-shown-state = visto
page-puzzle-shown = Era questa:
page-puzzle-next = Prossimo problema
page-puzzle-again = Riprova da capo
page-puzzle-on = Continua da qui
page-puzzle-further = E poi?
page-puzzle-players = { $players } giocatori
puzzle-wins = Vince subito la partita.
page-puzzle-versus = { $percent ->
    [one] Rispetto a «{ $what }» vale circa 1 partita in più su 100.
   *[other] Rispetto a «{ $what }» vale circa { $percent } partite in più su 100.
    }
page-first-time = La prima volta con { $game }?
page-first-time-ask = Una decina di minuti di lezioni sul vero tavolo, oppure subito una partita contro un bot gentile: scegli tu. Le lezioni restano nella prima pagina.
page-first-learn = Prima lo imparo
page-first-play = Gioco subito
page-welcome-learn = Impara un gioco
page-welcome-play = Gioca
page-welcome-continue = Continua
page-play-game = Prepara un tavolo: { $game }
page-play-bot = Gioca contro un bot
page-play-bot-game = Gioca contro un bot: { $game }
page-set-up = Prepara un tavolo
page-by = di { $authors }
page-for-players = { $counts } giocatori
page-minutes-range = { $minutes } minuti
page-takes = Dura circa { $minutes } minuti.
page-not-affiliated = Tavoliere non è legato né agli autori né agli editori dei giochi; se uno ti piace, compra la scatola.
page-my-tables = I miei tavoli
page-over = Finita
page-turn-of = Tocca a { $who }
page-until = { $turn }, entro { $when }
page-you-won = Hai vinto
page-you-lost = Hai perso
page-you-share = Vittoria condivisa
page-has-won = Ha vinto { $who }
page-has-won-several = Hanno vinto { $who }
page-results = Le mie partite contro i bot
page-against = Contro
page-won = Vinte
page-lost-games = Perse
page-shared = Pari
page-forget = Dimentica
page-forget-table = Dimentica questo tavolo di { $game }
page-sure-forget = Dimenticare questo tavolo di { $game }?
page-sure-forget-seat = La partita non è finita. Questo browser dimentica il link del tuo posto, e senza link non si torna.
page-sure-forget-over = La partita è finita. Questo browser ne dimentica il link; la vittoria o la sconfitta resta contata.
page-keep = Tienilo
page-all-tables = Mostrali tutti e { $count }
page-no-game = Qui non c'è nessun gioco «{ $game }».
page-how-many = In quanti si gioca?
page-who-sits = Chi siede dove?
page-who-at = Chi siede al posto { $number }
page-name-at = Nome del giocatore al posto { $number }
page-me = io
page-friend-here = un amico a questo schermo
page-friend-away = un amico con un link
page-human = una persona
page-bot = bot: { $level }
page-bots = Bot
page-bot-difficulty = bot { $difficulty } ({ $level })
page-difficulty-page = molto facile
page-difficulty-squire = facile
page-difficulty-knight = medio
page-difficulty-duke = difficile
page-difficulty-emperor = molto difficile
page-about-level-page = Il paggio trascura metà di ciò che potrebbe fare: per la primissima partita.
page-about-level-squire = Lo scudiero prende ciò che al momento sembra meglio e non guarda mai avanti: per chi impara.
page-about-level-knight = Il cavaliere guarda un po' avanti e punisce gli errori: per chi conosce il gioco.
page-about-level-duke = Il duca guarda molto avanti: per chi gioca spesso.
page-about-level-emperor = L'imperatore pensa fino a un secondo per mossa e si batte di rado.
page-not-json = { $file } non si legge come tabella di valori; restano i nostri.
page-designers = Per autori e per chi ha un'altra edizione
page-own-table = Con i valori della tua scatola, scritti come dicono le regole.
page-own-table-laid = I tuoi valori sono sul tavolo.
page-level-random = a caso
page-level-greedy = ingordo
page-level-page = paggio
page-level-squire = scudiero
page-level-knight = cavaliere
page-level-duke = duca
page-level-emperor = imperatore
page-hot-seat = Un sipario nasconde le mani ogni volta che lo schermo passa di mano.
page-hot-seat-open = In questo gioco non c'è nulla di nascosto: lo schermo passa semplicemente di mano.
page-links-after = Per ogni amico avrai un link, appena il tavolo è apparecchiato.
page-clock = Tempo per pensare
page-clock-none = quanto ne vuole ognuno
page-clock-game = A testa, per tutta la partita
page-clock-move = Per ogni turno
page-clock-minutes = { $minutes } minuti a testa
page-clock-days = { $days ->
    [one] { $days } giorno a turno
   *[other] { $days } giorni a turno
  }
page-clock-substitute = Se il tempo finisce, subentra
page-time-lost = posto perso
page-late-lost = Il tuo tempo è finito, e con esso è perso il posto, come detto all'inizio. Un bot ({ $level }) gioca fino alla fine.
page-clock-then = Gioca
page-clock-then-back = finché la persona torna
page-clock-then-lost = fino alla fine: il posto è perso
page-clock-vacation = Vacanze a testa
page-clock-vacation-days = { $days ->
    [0] nessuna
   *[other] { $days } giorni in tutta la partita
  }
page-clock-about-game = Il tuo tempo corre solo mentre tocca a te, da quando tutti si sono seduti.
page-clock-about-move = Il tuo tempo corre solo mentre tocca a te, da quando tutti si sono seduti, e a ogni turno è di nuovo intero.
page-clock-about-fifth = Chi lo finisce non è fuori: questo bot gioca al suo posto finché torna, e allora riceve di nuovo un quinto del tempo.
page-clock-about-back = Chi lo lascia scadere non è fuori: questo bot gioca al suo posto finché torna.
page-clock-about-lost = Chi lo lascia scadere ha perso: questo bot gioca al suo posto fino alla fine, e non può più tornare.
page-clock-about-vacation = In vacanza l'orologio è fermo, si può giocare lo stesso, e tutti lo vedono.
page-tell = Avvisami quando tocca a me
    .short = Avvisami
page-told = Avviso attivo
page-tell-push = Con un messaggio su questo dispositivo, anche senza pagine aperte
page-tell-no-push = Qui questo browser non riceve messaggi: servono una pagina https e il tuo permesso nelle sue impostazioni.
page-tell-mail = Per e-mail a
page-tell-mail-on = Mandami un link di conferma
page-tell-mailed = Per e-mail a { $address }.
page-tell-unconfirmed = Un link è in viaggio verso { $address }. Aprilo, e da lì in poi ricevi le e-mail.
page-tell-mail-off = Basta e-mail
page-tell-mail-other = Un altro indirizzo, o nessuno
page-tell-once = Ricevi un messaggio, e nessun altro finché non hai guardato il tavolo.
page-tell-failed = Qui non ha funzionato; riprova, o in un altro modo.
page-vacation = vacanza
page-vacation-left = { $days ->
    [one] Vacanze rimaste: un giorno
   *[other] Vacanze rimaste: { $days } giorni
  }
page-vacation-take = Vai in vacanza
page-vacation-end = Eccomi di nuovo
page-vacation-until = In vacanza, al massimo fino a { $when }: l'orologio è fermo.
page-vacation-mine = Sei in vacanza, al massimo fino a { $when }. Il tuo orologio è fermo.
page-you-lost-time = Hai perso per il tempo
page-until-vacation = { $turn }, in vacanza fino a { $when }
page-not-my-browser = Questo posto è in un altro browser
page-not-my-browser-why = Apri il link sul dispositivo e nel browser in cui giochi: solo lì il tuo posto è conosciuto. Oppure apri l'indirizzo del tuo posto, se l'hai conservato.
page-mail-confirm = È il tuo indirizzo e-mail?
page-mail-confirm-why = Se l'hai chiesto tu, Tavoliere ti scrive quando tocca a te: un'e-mail per tavolo, e nessun'altra finché non l'hai guardato.
page-mail-confirm-do = Sì, scrivimi
page-mail-confirmed = { $address } è confermato. Puoi chiudere questa pagina.
page-mail-stop = Fermare le e-mail?
page-mail-stop-why = Resti al tavolo; solo non ricevi più e-mail.
page-mail-stop-table = Ferma per questo tavolo
page-mail-stop-all = Ferma per tutti i tavoli
page-mail-stopped = { $address } non riceve più e-mail su questo tavolo.
page-mail-stopped-all = { $address } non riceve più e-mail.
page-mail-none = Non ricevi più e-mail.
page-clock-d-h = { $days } g { $hours } h
page-left-minutes = { $minutes ->
    [one] resta meno di un minuto
   *[other] restano meno di { $minutes } minuti
  }
page-left-hours = restano circa { $hours } ore
page-time-up = tempo scaduto
page-late = Il tuo tempo è finito: al tuo posto gioca un bot ({ $level }).
page-come-back = Riprendo a giocare io
page-allow-hints = I suggerimenti sono permessi
page-house-rules = Regole della casa
page-begin = Comincia
page-spectators-see = Chi guarda soltanto vede ciò che è scoperto, e la mano di nessuno.
page-spectators-open = Chi guarda soltanto vede tutto, come tutti i giocatori.
page-sitting-down = Ci si siede …
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
page-lost = La connessione è caduta; la pagina prova a tornare da sé.
page-your-turn = Tocca a te
page-confirm-ask = Ecco come sarebbe. Confermi o annulli?
page-confirm-wait = { $who } sta per confermare il turno.
page-several-broken = Qualcosa si è messo di mezzo: il resto non è stato fatto. Annulla quanto fatto, oppure prosegui da qui.
page-confirm = Conferma
page-undo = Annulla
page-tutor = Maestro: chiedimi conferma prima di una scelta chiaramente peggiore di un'altra (contro i bot)
page-tutor-on = maestro
page-tutor-warning = Così perdi forse { $percent } partite su 100. La giochi lo stesso?
page-tutor-behind = { $percent ->
    [0] La tua scelta è quasi alla pari: { $what }.
    [one] La tua scelta vale un punto di probabilità in meno: { $what }.
   *[other] La tua scelta vale { $percent } punti percentuali in meno: { $what }.
  }
page-tutor-why = Mostra perché
page-tutor-back = Scelgo ancora
page-tutor-anyway = La gioco
page-hint = Suggerimento
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
page-away = non è qui
page-awaited = invitato
page-devices = { $count ->
    [one] visto su un dispositivo
   *[other] visto su { $count } dispositivi
  }
page-devices-why = Sono i dispositivi usati finora a questo posto: ognuno ha visto ciò che solo questo posto può vedere.
page-other-device = Il mio link, per un altro dispositivo
page-other-device-how = Questo link è il tuo posto: tienilo per te. Aprilo sull'altro dispositivo, o inquadra il codice con la sua fotocamera:
page-thinking = sta pensando
page-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
page-watching = Stai guardando: vedi ciò che è scoperto, e la mano di nessuno.
page-seat-of = Il posto di { $who }
page-name = Nome
page-rename = Cambia nome
page-name-ask = Come ti devono chiamare gli altri?
page-name-keep = Sono io
page-who-plays = Chi gioca qui
page-copy-link = Copia il link
page-copy-watch = Invita a guardare
page-invitation = L'invito
page-invite = Invita { $who }
page-invite-again = Il link di { $who }
page-invite-watch = Invita a guardare
page-invite-how = Questo link è il suo posto. Mandalo, o fai inquadrare il codice:
page-invite-watch-how = Chi ha questo link guarda, senza posto. Mandalo, o fai inquadrare il codice:
page-invite-kept = Non serve nessun account. Puoi già giocare; l'invito sparisce appena qualcuno si siede.
page-put-away = Mettilo via
page-share = Condividi …
page-copied = Copiato
page-show-link = Mostra l'invito
page-no-link = Chi siede qui ha un link tutto suo, che nessun altro conosce.
page-link-unknown = Questo browser non conosce il link di questo posto.
page-new-link = Crea un nuovo link
page-revoke = Annulla il link e creane uno nuovo
page-send-away = Manda via chi siede qui, crea un nuovo link
page-send-away-sure = Clicca ancora: perde il posto
page-qr = Il link come codice QR
page-only-here = Per ora questo indirizzo si raggiunge solo da questo computer: Tavoliere non è stato avviato per tutta la rete.
page-talk = Chiacchiere
page-said = Che cosa si è detto
page-say = Dillo
page-say-what = Di' qualcosa
page-mute = Silenzia
page-muted = Non vedi che cosa dicono gli altri.
page-unread = { $count ->
    [one] { $count } riga nuova
   *[other] { $count } righe nuove
  }
page-emote-hello = Ciao!
page-emote-bravo = Bella mossa!
page-emote-thanks = Grazie!
page-emote-wow = Accidenti!
page-emote-hm = Mah …
page-emote-oops = Ops!
page-remarks = I dati di questo tavolo
page-log = Che cosa è successo
page-moment = Dopo il passo { $n }. { $prompt }
page-moment-start = L'inizio.
page-to-now = Torna ad adesso
page-replay = Rivedi la partita
page-step = { $n } di { $last }
page-step-back = Un passo indietro
page-step-on = Un passo avanti
page-eyes = Con gli occhi di
page-eyes-spectator = uno spettatore
page-copy-moment = Link a questo momento
page-my-studies = I miei studi ({ $count })
page-study-made = { $game }, { $when }
page-study-forget = Dimentica
    .title = Il link continua a funzionare, ma nessuno potrà più cambiare lo studio
page-study-forget-sure = Dimenticare davvero?
page-study-of = Studio: { $game }
page-study-where = Questo studio
page-study-welcome = Qui niente conta: gioca per tutti, o affida qualche posto ai bot. Torna indietro e gioca altro: accanto alla prima linea ne comincia una seconda. Tutto resta, e chi ha il link può guardarlo.
page-study-from-here = Gioca da qui
    .short = Gioca
page-study-lines = Linee di gioco
page-study-beginning = Inizio
page-study-steering = Lungo le linee
page-study-first = All'inizio
page-study-back = Indietro
page-study-on = Avanti
page-study-last = Alla fine di questa linea
page-study-above = Alla linea sopra
page-study-below = Alla linea sotto
page-study-branch = Linea { $n } di { $last }
page-study-main = Rendi principale
    .title = Fai di questa linea la principale
page-study-remove = Elimina
    .title = Elimina questo passo e tutto ciò che segue
page-study-sure = Eliminare { $count ->
    [one] questo passo
   *[other] { $count } passi
 }?
page-study-share = Copia link
    .title = Chi ha il link vede queste linee e può copiarle
page-study-note = Una nota su questo momento
page-study-copy = Copia e gioca
page-study-copy-mine = Tieni la mia come copia
page-study-give-up = Mostra l'altra
page-study-stale-told = Questo studio è stato cambiato altrove nel frattempo.
page-study-kept = Salvato
page-study-changed = Salvataggio …
page-study-unreachable = Non ancora salvato: nessuna risposta
page-study-stale = Non salvato
page-study-refused = Non salvato
page-study-theirs = Studio di qualcun altro
page-study-stop = Ferma
page-study-let-play = Fai giocare { $who }
page-study-let-fall = Decida il caso
page-study-evaluate = Valuta
page-study-chance = Ora tocca al caso. Che cosa esce?
page-study-plays = Chi gioca per { $who }
page-study-me = Io
page-study-asks = { $who }: { $what }.
page-study-draws = Scelgo io che cosa porta il caso
page-study-level = altrettanto buona
page-study-wins = vince al { $percent } %
page-study-loses = −{ $percent } % (± { $margin })
page-study-tries = { $tries } prove
page-percent = { $percent } %
page-export = Salva la registrazione
page-result = Il risultato
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
page-rematch = Rivincita
page-final-board = Il tavolo finale
page-pass = Passa lo schermo a { $who }
page-look-away = Gli altri si voltano.
page-lift = Sono { $who }
page-fair = Dadi e carte erano onesti?
page-dice = La sorte è onesta?
page-fair-now = Ciò che portano dadi e carte dipende da due cose: un segreto del server, fissato già prima della prima mossa dall'impronta qui sotto, e ciò che i dispositivi dei giocatori aggiungono dopo ogni decisione. Così nessuno lo sceglie, e chi ha solo il segreto non sa che cosa uscirà. A partita finita questo browser può verificarli tutti.
page-dice-nobody = In questo momento nessun dispositivo aggiunge qualcosa: conta solo il segreto del server.
page-dice-one = In questo momento aggiunge la sua parte il dispositivo di { $last }.
page-dice-several = In questo momento aggiungono la loro parte i dispositivi di { $others } e { $last }.
page-fair-anchor = Pubblicato da questo dispositivo, prima di aggiungere qualcosa
page-fair-shared = A { $shared } di essi i dispositivi dei giocatori hanno aggiunto la loro parte dopo la decisione: nessuno li conosceva prima. A { $alone } nessun dispositivo ha aggiunto, come alle carte dell'inizio: quelli chi ospita poteva conoscerli.
page-fair-seat = { $who }: ha aggiunto a { $added }{ $missed ->
    [0] .
   *[other] , niente in tempo a { $missed }.
  }
page-fair-mine = Ciò che ha dato questo dispositivo è nella registrazione { $used ->
    [one] per una decisione, come gli era stato chiesto
   *[other] per { $used } decisioni, sempre come gli era stato chiesto
  }{ $left ->
    [0] .
    [one] ; per un'altra aveva risposto ed è stato lasciato fuori, forse perché in ritardo.
   *[other] ; per altre { $left } aveva risposto ed è stato lasciato fuori, forse perché in ritardo.
  }
page-fair-foul = Attenzione: { $count } volte a questo dispositivo è stato chiesto di un'altra decisione, non di quella della registrazione. Succede quando un server si guasta in quel momento; altrimenti qualcuno voleva conoscere i dadi e decidere dopo.
page-fair-how = Ogni dado e ogni carta derivano da un segreto. La sua impronta è stata pubblicata prima della prima mossa, il segreto adesso: nessuno ha potuto scegliere nulla a cose fatte. Dove i dispositivi dei giocatori hanno aggiunto la loro parte dopo la decisione, nessuno lo conosceva neanche prima.
page-fair-hash = Impronta del segreto del server, visibile già prima della prima mossa
page-fair-secret = Il segreto del server, pubblicato ora che la partita è finita
page-fair-key = Chiave con cui questo server firma le registrazioni
page-fair-check = Verifica ogni dado e ogni carta
page-fair-verdict = Sì: tutto è come deve essere.
page-unfair-verdict = No: qualcosa non è come deve essere.
page-fair-unchecked = Adesso non si può verificare: il server non risponde.
page-fair-server = Il server dice: tutti i { $draws } dadi e carte sono quelli del segreto.
page-fair-here = Questo browser li ha ricalcolati da sé: tutti i { $draws } sono giusti, e il segreto corrisponde all'impronta.
page-unfair-server = Il server dice: il passo { $n } non è quello che dice il segreto.
page-unfair-here = Questo browser li ha ricalcolati da sé: il passo { $n } non è quello che dice il segreto.

## Ciò che si dice di ogni gioco

from-to = da { $least } a { $most }
headline-over = La partita è finita
prompt-over = La partita è finita.
phase-over = la partita è finita
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

## Riga di comando

cli-help = Tavoliere: giochi da tavolo con regole esatte. Senza comando avvia l'app web su questo computer e apre il browser.
cli-epilog = --lang it o --lang en, ovunque, sceglie la lingua. Le opzioni di un gioco seguono il suo nome, per esempio --players 4.
cli-help-play = Gioca nel terminale: da soli contro i bot, o in più persone allo stesso schermo.
cli-help-referee = Arbitra una partita giocata con la propria scatola: si dice che cosa succede, il programma controlla, conta e tiene la registrazione.
cli-option-cards = Carte nascoste: «public» se nessuno le inserisce, «typed» se si inseriscono tutte.
cli-help-simulate = Gioca moltissime partite e mostra durata, punti e vittorie con il margine d'errore.
cli-help-soak = Gioca moltissime partite e controlla ogni posizione: nessun vicolo cieco, nessuna partita infinita, nessuna invariante violata.
cli-help-studies = Gioca gli studi elencati in un piano, insieme ed entro un tempo, e ne scrive le relazioni e le pagine.
cli-help-replay = Mostra una partita registrata, passo per passo.
cli-help-verify = Verifica ogni dado e ogni carta di una partita registrata con il segreto pubblicato.
cli-help-rules = Le regole di un gioco.
cli-help-score = Conta da solo quello che c'è sul tuo tavolo: un round, un territorio, un distretto, il punteggio finale.
cli-help-may = Chiedi se un'azione si può giocare in una posizione: la regola e il perché, o che cosa ne verrebbe.
cli-help-learn = Impara un gioco con lezioni brevi, in testo. L'app web le ha sul vero tavolo.
cli-help-puzzle = Risolvi i problemi di un gioco, in testo. La pagina web li ha sul tavolo vero.
cli-help-puzzles = Cerca problemi: posizioni di partite fra bot in cui una scelta è nettamente la migliore e non è la più ovvia.
cli-help-bench = Misura la nostra velocità accanto a quella degli altri.
cli-option-game = il gioco, col suo nome
cli-option-said = che cosa si conta e che cosa c'è, per esempio round rows/blue="blue-1 follower-0"; senza campi viene chiesto
cli-option-action = l'azione come la scrivono le registrazioni, per esempio «follower red»
cli-option-position = la posizione: JSON, il nome di un file, o - per quello che si digita; se manca, la prima decisione di una partita
cli-option-find = di' dove le regole ne parlano
cli-unreadable = { $path } non si può leggere: { $problem }.
cli-option-players = quanti giocano
cli-option-level = il livello degli altri posti: page, squire, knight, duke, emperor (o random, greedy)
cli-option-players-named = chi gioca: random o greedy; uno per tutti, o uno per posto, con virgole
cli-option-seats = chi gioca ogni posto, con virgole: human, page, squire, knight, duke, emperor
cli-option-names = come si chiamano i giocatori, con virgole
cli-option-seed = lo stesso seme dà le stesse carte e gli stessi dadi
cli-option-resume = continua una partita salvata
cli-option-games = quante partite
cli-option-batches = gruppi di partite accanto a PettingZoo e Pgx, contando solo le decisioni dei giocatori
cli-option-search = la nostra ricerca accanto a quella di OpenSpiel, contando le decisioni che attraversano
cli-option-as-json = scrive tutto in JSON
cli-option-file = una partita registrata
cli-option-commitment = l'impronta del segreto dei dadi, come è stata mostrata prima della prima mossa
cli-option-anchors = ciò che un dispositivo ha pubblicato prima di aggiungere ai dadi, come lo mostra la sua pagina; si può ripetere
cli-option-key = la chiave con cui il server firma le registrazioni, come la mostrano i suoi tavoli
cli-option-text = scrive tutti i passi come testo
cli-option-seat = come l'ha vista questo posto
cli-option-seconds = quanto a lungo misurare
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
cli-metavar-study = STUDIO
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
cli-part = Non c'è una parte «{ $given }» di una partita; ci sono: { $known }.
cli-no-puzzles = Per { $game } non ci sono problemi.
cli-puzzle = Il problema { $given } non c'è; l'ultimo è il { $last }.
cli-puzzles-found = { $found ->
    [one] Un problema
   *[other] { $found } problemi
    } da { $games } partite, in { $path }.
no-bot = Non c'è il giocatore «{ $name }»; ci sono: { $known }.
missing-extra = { $module } non è installato; lo porta: pip install "tavoliere[{ $extra }]"
bot-seconds = { $name } non può pensare per «{ $given }» secondi; un tempo è un numero maggiore di 0, fino a { $most }.
bot-without-clock = { $name } non accetta un tempo: non pensa a orologio.
bot-file-which = In { $path } non c'è un bot così. Un bot è una classe con un metodo choose, o una funzione make_...; ci sono: { $known }.
bot-file-fails = { $path } non si può usare: { $problem }
bot-unusable = Il bot «{ $name }» del pacchetto «{ $package }» non si può usare: { $problem }.
bot-stays = Altri processi non possono creare il bot «{ $name }» ({ $problem }). Mettilo in un file e chiamalo FILE.py:NOME, o invita una classe o funzione di un modulo.
cli-bots-number = Sono indicati { $given } giocatori per { $players } posti; indicane uno per tutti, o uno per posto, con virgole.
cli-seat = Non c'è il posto { $given }; questa partita ha i posti da 1 a { $players }.
too-few-games = Così poche partite non provano nulla: per concluderne qualcosa ne servono almeno { $least }.
too-few-deals = Così poche mani non provano nulla: per concluderne qualcosa ne servono almeno { $least }.
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
soak-found = La partita { $game } del seme { $seed } si è guastata al passo { $step }: { $what }
soak-dead-end = nessuna azione è permessa.
soak-endless = non finisce.
soak-broken = ciò che dovrebbe valere sempre non vale: { $invariant }
soak-told = Si dice qualcosa che la sua tabella non ammette, in { $what }
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
verify-other-hash = L'impronta dei suoi dadi è { $commitment }, non quella che hai indicato: non è quella partita.
verify-signature = La firma non corrisponde: qualcosa in questa registrazione è stato cambiato dopo la firma del server, o il server non l'ha mai firmata.
verify-not-signed = Nessun server ha firmato questa registrazione.
verify-other-key = È firmata con la chiave { $key }, non con quella che hai indicato: lo dice un altro server.
verify-signed = Firmata con la chiave { $key }. Confrontala con quella che il server mostra ai suoi tavoli, o indicala con --key: se è la stessa, nomi, decisioni, risultato e fine sono quelli che il server ha annunciato.
verify-same-key = Firmata con la chiave che hai indicato: nomi, decisioni, risultato e fine sono quelli che questo server ha annunciato. Chi lo gestisce avrebbe potuto annunciarne altri.
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
bench-batch = gruppo di 1024 partite, con maschere
bench-batch-observed = gruppo di 1024 partite, con maschere e osservazioni
bench-batch-numpy = gruppo di 1024 partite, con maschere, sceglie NumPy
bench-pettingzoo-connect-four = PettingZoo connect_four, passo per passo in un ciclo
bench-pgx-backgammon = Pgx backgammon su questo core, il gruppo migliore
bench-search-random = la nostra ricerca con partite a caso
bench-search-usual = la nostra ricerca come la usano i nostri bot
bench-iterations = iterazioni al secondo
bench-search-classic = la nostra ricerca con la valutazione propria del gioco
bench-search-learned = la nostra ricerca come l'imperatore l'ha imparata
bench-openspiel-ismcts = l'ISMCTS di OpenSpiel su hearts, in C++
bench-no-peers = Non è installato nessuno dei programmi di confronto; per il confronto: pip install ".[bench]"

## Arena

cli-help-export = Scrive partite e decisioni come tabelle, per pandas, Polars o DuckDB: partite di bot, giocate ora, o quelle di registrazioni.
cli-option-sources = un gioco, o file di registrazioni
cli-option-exported-by = chi gioca: un bot per tutti, o uno ciascuno, con virgole; random e squire giocano milioni di decisioni al minuto
cli-option-export-folder = la cartella delle tabelle; se alcune ci sono già, si scrivono le altre
cli-option-table-format = parquet, che richiede pyarrow, o csv
cli-option-columns = che altro si dice di ogni decisione: campi della vista di chi decide, con virgole, o all
cli-exported = { $games ->
    [one] Una partita è in { $path }.
   *[other] { $games } partite sono in { $path }.
  }
export-format = Non c'è il formato «{ $given }»; ci sono: { $known }.
export-field = Non c'è il campo «{ $given }»; ci sono: { $known }.
export-other = { $path } contiene un'altra esportazione; indica un'altra cartella con --out.
export-folder = { $path } non si può scrivere: { $problem }
export-records = Le registrazioni non sono tutte dello stesso gioco con le stesse opzioni.
cli-help-arena = Fa giocare i bot fra loro, con posti scambiati e le stesse carte, e li classifica.
cli-option-contestants = i bot: page, squire, knight, duke, emperor, random, greedy; emperor:0.05 pensa 0,05 secondi
cli-option-deals = quante mani per ogni coppia di bot
cli-option-ledger = un file che conserva ogni mano; un torneo interrotto riprende da lì
cli-option-alone = uno del primo bot contro un tavolo dell'altro, contando le vittorie
cli-arena-bots = Un'arena ha bisogno di almeno due bot diversi.
arena-head = { $title }, { $players } giocatori, { $deals } mani per coppia
arena-between = da { $least } a { $most }
arena-bot = bot
arena-elo = Elo
arena-interval = 95 %
arena-against = punteggio contro
arena-mean = tempo medio
arena-longest = più lungo

## Finali e punti deboli

cli-help-endgames = Risolve esattamente i finali di partite fra bot, e mostra quanto perdono le scelte di un bot rispetto al gioco perfetto.
cli-help-exploit = Fa giocare contro un bot chi sa come decide, accanto a una semplice ricerca che pensa altrettanto.
cli-option-played-by = chi gioca le partite che si esaminano, a tutti i posti
cli-option-fields = un campo di ogni posizione, cambiato prima di risolverla, come round=60 per un ultimo round; si può ripetere
cli-option-nodes = quante posizioni si possono guardare per una decisione; se ne servono di più, è troppo grande
cli-option-iterations = quante iterazioni ha un bot che guarda avanti, invece del suo numero o tempo
cli-option-probed = il bot contro cui si gioca: page, squire, knight, duke, emperor
cli-option-thinking = quanti secondi hanno i due giocatori per una decisione
cli-option-horizon = fino a quanti momenti di quiete va avanti una prova; se non detto, quanto la ricerca del gioco
cli-field = «{ $given }» non cambia nessun campo; scrivi un nome e un valore, come round=60.
cli-no-endgames = Non si è trovata nessuna decisione in cui si possa perdere qualcosa: { $solved } sono state risolte, e in nessuna importava, { $unsolved } erano troppo grandi o nascondevano qualcosa.
endgames-head = { $title }: { $decisions } decisioni in cui si può perdere qualcosa, di { $games } partite
endgames-solved = Risolte in { $games } partite: { $solved } decisioni; troppo grandi, o con qualcosa di nascosto: { $unsolved }.
endgames-bot = bot
endgames-loss = probabilità persa a decisione
endgames-perfect = decisioni perfette
endgames-worst = peggiore
exploit-head = { $title }, { $players } giocatori: { $deals } mani contro { $bot }
exploit-player = giocatore
exploit-rate = punteggio
exploit-exploiter = sa come decide il bot
exploit-plain = semplice ricerca
cli-help-regrets = Mette in ordine le mosse in posizioni di partite fra bot, e confronta ciò che si dice delle cinque migliori con una lunga ricerca su ciascuna.
cli-option-positions = quante posizioni, ognuna di un'altra partita
cli-option-ranked-by = il bot che mette in ordine: knight, duke, emperor
cli-option-ranked-for = quanti secondi ha per una posizione
cli-option-times = quante volte più spesso le lunghe ricerche provano una mossa
cli-option-ordinary = misura allo stesso modo ciò che il pensiero comune dice delle mosse che ha provato di più
cli-no-ranking = { $name } non guarda avanti; chiedi a knight, duke o emperor.
cli-no-decisions = In queste partite nessuno aveva niente da decidere.
regrets-head = { $title }: { $positions } posizioni, le cui cinque mosse migliori sono state cercate ognuna { $times } volte più a lungo
regrets-what = che cosa si è detto
regrets-value = valori
regrets-loss = perdite rispetto alla prima
regrets-value-of = valore della numero { $place }
regrets-loss-of = perdita della numero { $place }
regrets-within = entro il margine
regrets-error = errore medio
regrets-margin = margine medio
regrets-missed = La prima vale meno della migliore delle cinque di { $missed }.
cli-help-reliability = Fa giocare un bot contro se stesso e confronta le probabilità che dichiara con l'esito delle partite.
cli-option-said-by = il bot che gioca e dichiara le probabilità di tutti: cavaliere, duca, imperatore
cli-option-playing = quante iterazioni ha per una decisione che gioca
cli-option-saying = quante iterazioni ha per le probabilità che dichiara
reliability-head = { $title }: probabilità dichiarate in { $positions } momenti di { $games } partite, e quante volte si sono avverate
reliability-said = dichiarate
reliability-had = avverate
reliability-off = differenza
reliability-positions = momenti
reliability-games = partite

## Web

cli-help-serve = Avvia l'app web, come senza comando; per il server di un club o di molti.
cli-help-site = Scrive l'app web come file per qualunque host di file statici: per imparare, leggere, giocare da soli o a uno schermo. Per questo non serve un server.
cli-option-folder = una cartella nuova, o una con un sito precedente, che viene sostituito
site-done = Il sito è scritto in { $folder }, { $files } file: qualunque host di file lo serve, da qualunque cartella.
site-folder = { $folder } contiene altro che un sito di Tavoliere: indica una cartella nuova o vuota.
cli-help-menu = Apre il menu nel terminale.
cli-option-host = dove ascolta l'app web; 0.0.0.0 fa entrare gli amici sulla stessa rete
cli-option-port = la porta dell'app web; senza, la solita o un'altra libera
cli-option-no-browser = non aprire il browser
cli-option-database = dove si conservano i tavoli: un file, o postgresql://nome@host/tavoliere; senza, un file nella tua cartella dei dati
cli-option-address = un indirizzo a cui si raggiunge questo server, per esempio dietro un proxy
cli-option-terminal = apri invece il menu nel terminale
web-serving = Tavoliere è su { $address } — Ctrl-C lo ferma.
web-friends = Gli amici sulla stessa rete lo trovano su { $address }
web-open = Chiunque raggiunga questo computer può aprirvi dei tavoli.
web-port = L'app web non può ascoltare su { $host }, porta { $port }: { $problem }. Scegline un'altra con --port.
web-not-started = L'app web non è riuscita a partire.
web-not-built = La pagina non è stata costruita. Se c'è Node, costruiscila con: npm ci && npm run build — oppure reinstalla con: pip install .
web-database = Il database non è utilizzabile: { $problem }.
web-database-other = { $address } non è un database di Tavoliere; non vi è stato cambiato nulla.
web-database-schema = Il database è stato creato da una versione di Tavoliere più nuova, o precedente alla prima uscita: installa quella versione. Una precedente alla prima uscita salva le partite finite con: tavoliere database export FILE
web-disk-full = il disco è pieno
web-database-silent = il database non risponde; chi gestisce questo server trova di più nel suo log
web-no-driver = Manca ciò che serve al database ({ $problem }); per PostgreSQL: pip install "tavoliere[postgresql]"
web-not-stored = Non è stato possibile salvarlo, quindi nulla è cambiato: { $problem }.
web-not-read = Il database non risponde: { $problem }.
web-stale = Nel frattempo la partita è andata avanti; guarda di nuovo.
web-name = Un nome ha al massimo { $most } lettere o segni leggibili.
web-name-taken = Qui qualcuno si chiama già così: scegli un altro nome.
web-no-bot = Questo bot non esiste.
web-line = Una riga ha da 1 a { $most } lettere o segni leggibili.
web-emote = Questo gesto non esiste; ci sono: { $known }.
web-nobody-to-talk-to = A questo tavolo non c'è nessun altro con cui parlare.
web-not-late = Nessun bot gioca per te a causa del tempo.
web-seat-lost = Il posto è andato perso quando il suo tempo è finito, come detto all'apertura del tavolo.
web-no-vacation = Qui non restano vacanze da prendere.
web-endpoint = Questo non è l'indirizzo di un servizio push.
web-no-push = Questo server non manda messaggi ai browser. Chi lo gestisce installa ciò che serve con: pip install ".[push]"
web-no-mail = Questo server non manda e-mail.
web-mail-address = Questo non è un indirizzo e-mail.
web-mail-later = A questo indirizzo sono andate abbastanza e-mail senza risposta; riprova domani.
web-mail-not-sent = Non è stato possibile mandare l'e-mail; riprova più tardi.
web-mail-link = Questo link non è valido, o non lo è più.
web-mail-settings = TAVOLIERE_SMTP dev'essere come smtp://utente:password@host:587, e TAVOLIERE_MAIL_FROM un indirizzo e-mail.
notice-turn = Tocca a te: { $game }
notice-reminder = Tocca ancora a te: { $game }
notice-days = Ti restano { $days } giorni.
notice-hours = { $hours ->
    [one] Ti resta circa un'ora.
   *[other] Ti restano { $hours } ore.
  }
mail-confirm-subject = Tavoliere: è il tuo indirizzo?
mail-confirm = Qualcuno ha chiesto a Tavoliere, su { $host }, di scrivere qui quando tocca a lui. Se sei stato tu, apri questo link, e allora lo farà: { $confirm }
mail-confirm-stop = Se non sei stato tu, non fare niente, e non arriverà altro. Qui puoi evitare che lo si chieda di nuovo: { $stop }
mail-table = Al tavolo: { $table } – nel browser in cui giochi: solo quello conosce il tuo posto.
mail-stop = Basta e-mail su questo tavolo, o su tutti: { $stop }
web-no-seat = Questo link non appartiene a nessun posto, oppure è stato ritirato.
web-no-share = Niente del genere era stato chiesto, o non combacia: questa volta il dispositivo non aggiunge niente ai dadi.
web-link-used = Qualcuno si è già seduto con questo invito. Se eri tu, torna dove l'hai usato la prima volta, o apri l'indirizzo che si vede lì; altrimenti chiedine uno nuovo a chi ha aperto il tavolo.
web-many-devices = A questo posto sono stati usati troppi dispositivi; chi ha aperto il tavolo può creare un nuovo link.
web-no-table = Questo tavolo non esiste.
web-table-full = A questo tavolo guardano già in troppi.
web-over = La partita è finita.
web-not-over = Si può fare quando la partita è finita.
web-unconfirmed = { $who } non ha ancora confermato il turno.
web-not-asked = Tocca a { $who }.
web-bot-plays = Questo posto è di un bot; chi ha aperto il tavolo può restituirlo.
web-no-undo = Non si può riprendere: una carta, un dado, una rivelazione o un turno confermato restano.
web-table-worn = A questo tavolo hai già ripreso, cambiato o detto così tanto che ora puoi solo giocare.
web-nothing-to-confirm = Non hai nulla da confermare.
web-no-thought = Il bot non è riuscito a pensare; chiedi di nuovo.
web-legal = Questo è permesso.
web-other-eyes = Con gli occhi degli altri si vede la partita solo quando è finita.
web-no-moment = Quel momento non esiste; la partita ha { $steps } passi.
web-spectator = Gli spettatori non hanno un posto.
web-not-owner = Può farlo solo chi ha aperto il tavolo.
web-no-such-seat = Il tavolo non ha questo posto.
web-owner = Il padrone del tavolo deve essere una delle persone sedute.
web-seats-number = { $given } posti per { $players } giocatori.
web-option = Un'opzione di un tavolo è uno dei suoi valori, o la tabella stessa.
web-explore-seat = Gli occhi sono quelli di un posto da 0 a { $last }, oppure -1 per uno spettatore.
web-no-lessons = Per questo gioco non ci sono lezioni.
web-no-network = Questo gioco non ha una rete di questo nome.
web-no-puzzle = Questo problema non c'è.
web-no-study = Nessuno studio ha questo link: forse è incompleto, o nessuno lo apre da moltissimo tempo.
web-not-maker = Solo chi ha creato questo studio può cambiarlo; fanne una copia per cambiarla.
web-study-names = Uno studio di questo gioco ha { $players } posti, non { $given }.
web-study-at = Uno studio si apre dopo una delle sue { $last } azioni.
variations-damaged = La linea di uno studio è un elenco di azioni, con elenchi di altre azioni dopo un'azione.
variations-large = Uno studio ha al massimo { $most } azioni in tutte le varianti; eliminane prima una.
variations-long = Una linea ha al massimo { $most } passi.
variations-deep = Le varianti di varianti arrivano al massimo a { $most } livelli.
web-think-later = Stanno già pensando molti bot: riprova tra un momento.
web-too-fast = Troppo in una volta; aspetta un momento.
web-too-long = Un messaggio ha al massimo { $most } caratteri.
web-not-json = Un messaggio è un oggetto JSON.
web-unknown-type = Il «type» di un messaggio è uno di: { $known }.
web-field = «{ $field }» di un messaggio «{ $type }» manca o non è come dovrebbe.
web-sit-first = Prima siediti, con il token di un posto.
web-old-page = Il server ha una versione più nuova di questa pagina. Ricaricala: la partita è com'era.
web-host = Questo server non è conosciuto con quel nome; avvialo con --address per permetterlo.
web-request = «{ $where }» manca o non è come dovrebbe.
web-no-such-address = A questo indirizzo non c'è nulla.
web-broken = Qualcosa è andato storto sul server. Guarda se ciò che hai chiesto è stato fatto prima di chiederlo di nuovo.

## Gruppi di partite

batch-number = Per un gruppo di partite { $name } deve essere almeno 1, non { $given }.
batch-actions = Un passo chiede un numero intero per ciascuna delle { $games } partite, non un array di { $kind } e forma { $shape }.
batch-illegal = Non è stato giocato nulla: nella partita { $index } l'azione { $action } non è ammessa. { $reason }
batch-device = Un gruppo di partite si gioca su cpu o cuda (o cuda:1 per la seconda GPU), non su { $given }.
env-opponents = Servono { $needed } avversari, uno per ogni altro posto, o un bot per tutti; non { $given }.
env-seat = Il posto dell'agente va da 0 a { $last }, o è «random»; non { $given }.
env-observation = Un'osservazione è «features», se il gioco ne ha, o «fields»; non «{ $given }».
env-illegal = Un'azione illegale può sollevare un errore («raise») o far perdere («lose»); non «{ $given }».
env-not-legal = L'azione { $number } ora non è legale: info["action_mask"] dice quali lo sono.
env-over = La partita è finita: reset ne comincia un'altra.
batch-no-cupy = Un gruppo di partite sulla GPU richiede CuPy: pip install "tavoliere[gpu]", o il CuPy adatto alla tua CUDA, come cupy-cuda12x.
batch-no-gpu = Qui non si può usare nessuna GPU: { $reason }
batch-gpu-number = Qui non c'è una GPU { $given }; l'ultima è { $last }.
batch-greedy = Le azioni golose le conoscono solo le partite sul processore, non quelle su una GPU.

## Laboratorio

cli-help-lab = Risponde a una domanda giocando moltissime partite, e scrive una relazione con tabelle e grafici: luck, design, options, early, fairness, two, shape, what-if.
cli-option-study = luck: bravura o fortuna. early: agire presto in un round. fairness: i posti e chi comincia. two: modi di giocare in due. shape: durata, scelte, comando, regole. what-if: prima e dopo un cambiamento
cli-option-lesson = la lezione da cui cominciare
cli-option-each = quanti problemi per ogni variante
cli-option-number = il problema con cui cominciare
cli-option-looked = un file che tiene ogni partita esaminata; una ricerca interrotta continua da lì
cli-option-puzzle-file = il file in cui scrivere i problemi
cli-option-part = guarda solo questa parte delle partite: opening, middle, end
cli-option-also = un file di problemi trovati da un'altra ricerca, fra cui scegliere anche
cli-option-most = guarda al massimo tante partite di ogni variante
cli-option-students = chi gioca, prima il più forte: squire,page; un solo nome dove tutti i posti sono uguali
cli-option-change = che cosa è diverso nel secondo caso, come refill=draft o animals=mia-tabella.json; si può ripetere
cli-option-plan = un file con una riga per studio: il nome della pagina, un numero di partite, poi ciò che segue «tavoliere lab»
cli-option-within = non comincia nulla di nuovo dopo tanti minuti; ogni studio ha allora la stessa parte delle sue partite
cli-option-scale = quante volte le partite scritte nel piano
cli-option-pages = non gioca nulla e scrive le pagine in questa cartella, dai dati nella cartella di --out
cli-option-out = la cartella della relazione, dei suoi dati e di quello che serve per riprendere
cli-option-cluster = l'indirizzo di uno scheduler dask i cui esecutori giocano, come tcp://127.0.0.1:8786
cli-option-workers = quanti processi giocano qui; se non detto, tanti quanti sono i core
cli-which-study = Quale studio? Ci sono: { $known }.
cli-study-luck = Fortuna e bravura
cli-study-design = Ciò che chiede un autore
cli-study-options = Regole della casa
cli-study-early = Presto o tardi
cli-study-fairness = Equità
cli-study-two = Modi di giocare in due
cli-study-shape = Forma di una partita
cli-study-what-if = E se
cli-study-stopped = Fermato dopo { $done } partite su { $total }, conservate in { $path }; lo stesso comando riprende da lì.
cli-study-written = La relazione è in { $path }, ogni numero in { $data }.

# Un gruppo di scelte per cui il gioco non ha un nome, come si scrivono le sue azioni.
choices-group = { $actions } …

## Training

cli-help-train = Allena le reti con cui i bot più forti valutano le posizioni, con partite della ricerca contro se stessa. GAME può essere «all». Serve torch.
cli-option-settings = uno dei modi di giocare, con il nome della sua rete, come 3 o 2-dice; si può ripetere; se non detto, tutti
cli-option-minutes = per quanto tempo; diviso fra i modi di giocare
cli-option-run-folder = la cartella dell'allenamento: partite, reti, registro, grafici; la stessa cartella riprende da dove era rimasta
cli-option-output = una cartella per le reti finite, il registro e i grafici; se non detta, le reti vanno nei giochi stessi
cli-option-processes = quanti processi giocano; se non detto, tanti quanti sono i core
cli-option-device = dove calcola torch: cpu, cuda; se non detto, la GPU dove c'è
cli-option-correct = la rete impara ciò che manca alla valutazione propria del gioco, invece di sostituirla
cli-option-playout = adatta invece i pesi con cui la ricerca prosegue le partite, su tante partite per ogni modo di giocare; non servono minuti né torch
cli-train-device = torch non può calcolare su «{ $device }»: { $problem }
cli-train-begins = Allenamento di { $settings } modi di giocare per { $minutes } minuti su { $device }; tutto resta in { $path }.
cli-train-stopped = Fermato; lo stesso comando riprende da { $path }.
train-no-game = Non c'è nessun gioco «{ $name }» da allenare; ci sono: { $known }, oppure all.
train-no-features = { $name } non ha caratteristiche da cui imparare.
train-no-playout = { $name } non ha un playout da adattare: prosegue con la sua euristica.
train-no-setting = Non c'è il modo di giocare «{ $name }»; ci sono: { $known }.
train-interpreted = Per allenare servono le regole compilate di { $name }: compilale dove c'è un compilatore C.
train-games = { $setting }: generazione { $generation }, { $games } partite, { $positions } posizioni.
train-learned = { $setting }: generazione { $generation }, imparato da { $positions } posizioni; alla prova la perdita è { $loss }.
train-arena = { $setting }: generazione { $generation }, { $score } contro le formule ({ $way }).
train-reliability = { $setting }: su { $positions } posizioni, probabilità dette e avute differiscono al più del { $off } %.
train-promoted = { $setting }: { $way } ottiene { $score } contro { $against }, e ne prende il posto in { $path }.
train-not-promoted = { $setting }: { $way } ottiene { $score } contro { $against }, e non basta: { $path } resta com'è.
train-playout = { $setting }: { $decisions } decisioni; alla prova l'errore scende da { $before } a { $loss }, e il { $agrees } % delle scelte coincide. I pesi sono in { $path }: ora compila di nuovo le regole.

## Analisi di una partita

cli-help-analyse = Analizza una partita registrata: quanto è costata ogni decisione, che cosa sarebbe stato meglio, e quanta fortuna ha avuto ogni giocatore. Ciò che trova resta accanto alla registrazione.
cli-option-effort = quante iterazioni ha la ricerca per una decisione; 6000 se non si dice altro
cli-option-per-decision = quanti secondi pensare al massimo su una decisione; allora lo stesso comando può trovare qualcosa di diverso
cli-option-luck-only = solo la fortuna, che richiede pochi secondi
cli-option-analysis-seed = lo stesso seme e le stesse iterazioni trovano lo stesso
cli-option-jobs = quanti processi pensano; tanti quanti i processori se non si dice altro
cli-option-worst = quante delle decisioni più care di ogni giocatore vengono mostrate
analysis-working = Analisi
analysis-head = { $title }, { $players } giocatori.
analysis-unfinished = La partita non è finita; questo riguarda { $steps ->
    [one] il suo primo passo
   *[other] i suoi primi { $steps } passi
  }.
analysis-chances = Probabilità di vincere nel corso della partita
analysis-player = giocatore
analysis-decisions = decisioni
analysis-cost = costo
analysis-each = per decisione
analysis-luck = fortuna
analysis-by-kind = fortuna per
analysis-chance = caso
analysis-adjusted = risultato senza fortuna
analysis-explained = Costo: probabilità di vincere persa rispetto alla migliore azione trovata, per quanto il giocatore poteva sapere. Fortuna: di quanto ciò che è venuto era meglio della media di ciò che poteva venire.
analysis-worst = Le decisioni più care di { $who }
analysis-step = Passo { $step }: costo { $cost } % ± { $margin }, scelta { $rank } di { $choices }
analysis-played = Giocato: { $action }
analysis-better = Meglio: { $action }
analysis-then = Poi: { $line }
analysis-why = Perché: { $reason }
analysis-wins = Presto vale circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  } in più.
analysis-prevents = Toglie a { $who } circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
analysis-later = Nessun punto subito; lascia probabilità migliori per ciò che viene dopo.
analysis-kept = L'analisi è conservata in { $path }.
analysis-stopped = Interrotto; ciò che è stato trovato finora è in { $path }, e lo stesso comando continua da lì.
analysis-anew = { $path } viene riscritto: { $problem }
analysis-not-one = Non è un'analisi di Tavoliere.
analysis-version = È un'analisi della versione { $version }; questo programma legge la versione { $mine }.
analysis-damaged = È danneggiato.
analysis-other = È di un'altra partita, o di altre regole.
analysis-no-pandas = Per una tabella serve pandas: lo porta pip install "tavoliere[data]".
cli-help-skill = Fa giocare due bot uno contro l'altro, analizza le partite e mostra quanto costano le loro decisioni e quanta fortuna hanno avuto i posti.
cli-skill-bots = Servono due bot, per esempio: squire emperor:0.05.
skill-head = { $title }, { $players } giocatori, { $games } partite
skill-bot = bot
skill-cost = costo di una decisione
skill-dearer = Una decisione di { $first } è costata più di una di { $second } in { $dearer } partite su { $games }.
skill-luck = fortuna in una partita
skill-holding = Tutti questi intervalli valgono insieme al 95 %: { $holding } su { $seats } contengono lo 0.

## L'analisi di una partita finita, in una frase

analysis-lucky = Fortuna per { $who }: ciò che è venuto ({ $kinds }) ha dato { $percent } % di probabilità di vincere.
analysis-unlucky = Sfortuna per { $who }: ciò che è venuto ({ $kinds }) ha tolto { $percent } % di probabilità di vincere.
analysis-even = Né fortuna né sfortuna per { $who } ({ $kinds }).
analysis-play-better = Giocare meglio degli altri ha dato { $percent } %.
analysis-play-worse = Giocare peggio degli altri ha tolto { $percent } %.
analysis-play-worse-more = Ma giocare peggio degli altri ha tolto di più: { $percent } %.
analysis-play-worse-less = Giocare peggio degli altri ha tolto di meno: { $percent } %.
analysis-play-even = Il gioco valeva all'incirca quello degli altri.

## L'analisi di una partita finita, sulla pagina

page-analyse = Analizza questa partita
page-analyse-short = Analizza
analysis-title = Analisi di una partita
analysis-welcome = Le linee mostrano quanto era probabile, momento per momento, che ciascuno vincesse. Tocca il grafico o premi le frecce: il tavolo segue. Scegli una decisione dall'elenco per vedere che cosa sarebbe stato meglio.
analysis-to-table = ‹ Tavolo
analysis-works = Giudicate: { $done } su { $total }
analysis-failed = Si è fermata a { $done } su { $total }; nulla è perso.
analysis-progress = Quanto è giudicato
analysis-players = Giocatori
analysis-term-chance = Probabilità di vincere
  .about = Probabilità di vincere: di 100 partite che continuano da questo momento tra giocatori ugualmente bravi, tante sarebbero vinte. Sempre per quanto poteva sapere chi decide: dove le mani sono nascoste le linee fanno piccoli salti.
analysis-term-cost = Costo medio
  .about = Costo: di quanto è scesa la probabilità di vincere perché è stato giocato altro dalla migliore scelta trovata. 8 % vuol dire: di 100 partite così se ne vincono 8 in meno. Il costo medio è quello per decisione; sotto l'1 % è gioco forte. ± dice di quanto può sbagliare.
analysis-term-bad = Errori
  .about = Errori: decisioni costate chiaramente il 5 % della probabilità di vincere o più. Nell'elenco hanno il segno ▼, e sono segnate sulle linee.
analysis-term-luck = Fortuna
  .about = Fortuna: ogni volta che sono venuti dadi o carte, di quanto era meglio o peggio per un giocatore della media di tutto ciò che poteva venire; sommata su tutta la partita. Non ha nulla a che fare con le decisioni. Una parte uguale per tutti, la fortuna e il gioco sommati danno il risultato.
analysis-list = Decisioni
analysis-order = Ordine dell'elenco
analysis-order-worst = Peggiori
analysis-order-game = In ordine
analysis-none-yet = Finora niente di notevole.
analysis-none-dear = Nessuna decisione è costata qualcosa di notevole.
analysis-more = altre { $count }
analysis-best = migliore
analysis-bad = errore
analysis-chosen = La decisione scelta
analysis-who-decides = { $who }, passo { $n }
analysis-was-best = Era la migliore trovata tra { $choices } scelte.
analysis-costs = Costo { $cost } ± { $margin }.
analysis-drop = Probabilità di vincere: { $before } con la migliore, { $after } con questa.
analysis-unclear = Non è più di quanto il calcolo possa sbagliare: forse valgono uguale.
analysis-label-played = Giocato
analysis-label-better = Meglio
analysis-label-why = Perché
analysis-show-better = Mostra
  .about = Mostra sul tavolo che cosa era meglio
analysis-line-note = Non giocato
analysis-here-cost = { $who }: costo { $cost }
analysis-here-best = { $who }: la migliore trovata
analysis-here-luck = Fortuna ({ $kind }): { $luck }
analysis-bring = Scegli la registrazione di una partita finita, come la scrivono «Salva la registrazione» o il terminale. Viene analizzata come una partita giocata qui.
analysis-bring-link = Analizza una registrazione da un file
analysis-bring-file = Registrazione (un file .json)
analysis-bring-unreadable = Questo file non è una registrazione: non è JSON.
analysis-bring-no-record = Questo file non è la registrazione di una partita a uno dei giochi di qui.
edit-word = { $word }
edit-seat = { $who }
edit-number = { $number }
edit-nothing = nessuno
edit-moment = Il momento
edit-beside = Accanto al tabellone
page-editor = Editor di posizioni
page-editor-about = Prepara una posizione qualsiasi. Ciò che le regole non permettono viene detto, con la regola; ciò che permettono si può giocare.
page-editor-begin = Comincia
page-editor-start = dall'inizio
page-editor-middle = da metà partita
page-editor-empty = dal tabellone vuoto
page-editor-paste = Incolla una posizione
page-editor-paste-about = Una posizione in JSON o in una riga, o il link di uno studio.
page-editor-take = Usa questa
page-editor-possible = Possibile.
page-editor-possible-about = Nulla parla contro questa posizione.
page-editor-impossible = { $count ->
    [one] Impossibile per un motivo
   *[other] Impossibile per { $count } motivi
    }
page-editor-unlikely = Nessuna partita porta qui, ma si può giocare
page-editor-copy = Copia come JSON
page-editor-download = Scarica
page-editor-undo = Annulla
page-editor-redo = Ripeti
page-editor-asked = chi deve decidere
page-editor-all = Motivi
page-editor-fewer = { $name }: uno in meno
page-editor-more = { $name }: uno in più
page-editor-remove = Togli { $name }
page-editor-earlier = Sposta { $name } verso l'inizio
page-editor-taken = preso
page-editor-lies = C'è
page-editor-show = Mostra { $name }
page-editor-no-board = Il tabellone mostra l'ultima posizione che si poteva disegnare.
page-editor-setting = Variante
page-editor-other-game = Un altro gioco
page-editor-edit = Modifica la posizione
page-editor-filter = Tocca una parte del tabellone per cambiarla qui.
web-editor-deed = Qui non c'è questo cambiamento.
web-no-editor = Le posizioni di questo gioco si possono modificare solo come testo.

# --- le proprie partite su tutti i propri dispositivi ---

web-no-person = Questo link non porta le partite di nessuno, oppure è stato rinnovato: allora il nuovo si vede sul dispositivo che l'ha rinnovato.
web-no-device = Tra i tuoi dispositivi non c'è.
web-last-device = È il tuo unico dispositivo: senza, nessuno arriverebbe più alle tue partite.
web-many-own-devices = Queste partite sono già su { $most } dispositivi: prima togline uno.
web-many-own-seats = Si possono portare da un dispositivo all'altro al massimo { $most } posti: dimentica partite finite.

page-mine-title = Le mie partite su un altro dispositivo
page-mine-how = Apri questo link sull'altro dispositivo, o inquadra il codice con la sua fotocamera. Tienilo per te: chi lo apre ha le tue partite e i tuoi posti.
page-mine-elsewhere = Il tuo link è stato rinnovato su un altro tuo dispositivo, e si vede solo lì. Puoi invece crearne uno nuovo qui:
page-mine-devices = I miei dispositivi
page-mine-device = { $kind ->
    [phone] Telefono
    [tablet] Tablet
   *[computer] Computer
  }, dal { $since }
page-mine-this = è questo
page-mine-seen = usato l'ultima volta { $when }
page-mine-all-see = Gli altri al tavolo vedono da quanti dispositivi si è giocato a ogni posto.
page-mine-revoke = Perso? Mandalo via
page-mine-revoke-sure = Clicca ancora: perde tutti i posti
page-mine-revoked = Quel dispositivo non entra più da nessuna parte, e nemmeno chi ha fatto entrare. Il tuo link è nuovo: il vecchio non vale più.
page-mine-sent-away = Un altro tuo dispositivo ha mandato via questo: le tue partite non sono più qui. Da ora ricomincia da capo, con un link suo.
page-mine-renew = Crea un nuovo link
page-mine-renew-why = Se l'ha visto qualcun altro, creane uno nuovo: il vecchio allora non vale più, e i tuoi dispositivi restano tuoi.
page-mine-renewed = Questo è il tuo nuovo link. Il vecchio non vale più; i tuoi dispositivi restano tuoi.
page-mine-arriving = Le mie partite su questo dispositivo?
page-mine-arriving-how = Questo link porta le partite di qualcuno da un dispositivo all'altro. Se l'hai creato tu, trovi le tue partite anche qui, e quelle che cominci qui sugli altri tuoi dispositivi.
page-mine-arriving-only = Vai avanti solo se il link è tuo. Con quello di un altro, chi te l'ha mandato potrebbe sedersi ai tuoi posti e vedere le tue carte.
page-mine-arrive = È mio: mostra qui le mie partite
page-mine-not = Non è mio
page-mine-none = Non hai ancora partite. Quelle che cominci qui le trovi anche sugli altri tuoi dispositivi.
page-mine-sit = Su un altro dispositivo: siediti anche qui

# --- partite finite, e ciò che un gestore fa con un database ---

web-still-played = Altri stanno giocando questa partita: si può cancellare quando è finita.
page-keeps = { $days ->
    [one] Questo server conserva le partite finite per un giorno: salva la registrazione se la vuoi più a lungo.
   *[other] Questo server conserva le partite finite per { $days } giorni: salva la registrazione se la vuoi più a lungo.
  }
page-save-all = Salva tutte le partite finite
page-delete = Cancella per tutti
page-sure-delete = Hai aperto tu questo tavolo: puoi anche cancellare la partita per tutti, con la sua registrazione. Non si può annullare.
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
check-gap = Ha { $events } eventi, ma l'ultimo porta il numero { $last }.
check-seats = I suoi posti non sono quelli di una partita per { $players }.
check-steps = Il database dice { $stored } passi, ma gli eventi ne danno { $replayed }.
check-actor = Il database dice che tocca a qualcun altro rispetto agli eventi.
check-outcome = Il database ha un risultato diverso da quello degli eventi.
check-dice = Il passo { $step } non è quello che dicono i dadi, cioè «{ $right }».
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
delete-unknown = Non c'è nessun tavolo { $tables }; non è stato cancellato nulla.
delete-done = { $games ->
    [one] Una partita è stata cancellata.
   *[other] { $games } partite sono state cancellate.
  }
backup-postgresql = PostgreSQL ha il suo modo, che copia il database mentre è in uso: pg_dump --format=custom --file=FILE { $address }, e per riportarlo pg_restore --clean --if-exists --dbname={ $address } FILE.
backup-nothing = Non c'è nessun file { $path }.
backup-exists = C'è già un file { $path }: indicane uno che ancora non c'è.
restore-exists = In { $path } ci sono già partite: ferma il server e sposta prima quel file.
backup-damaged = { $path } è danneggiato ({ $problem }); non è stato scritto nulla.
backup-failed = Non è stato possibile copiare { $path }: { $problem }.

# --- for the host ---

web-not-host = Le cifre del server sono per questa macchina, o per chi ha il link di chi lo ospita.
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

## Il banco: quello che chiede chi ha la propria scatola

desk-text = «{ $name }» deve essere un testo.
desk-object = «{ $name }» deve essere un oggetto con dei nomi.
desk-language = Le regole sono in { $known }.
oracle-chance = Dadi e pescate spettano al caso: chiedi di qualcosa che qualcuno decide.
oracle-yes = Sì: { $action }
oracle-no = No: { $action }
rules-no-hit = Le regole non parlano di «{ $text }».
facts-none = Di { $game } non si legge niente dalla scatola.
scorer-ask = Di' che cosa c'è sul tavolo; una riga vuota lascia un campo com'è. Carte e figure con le loro parole, una dopo l'altra; quanti di ciascuno come «red 2 blue».
scorer-no-field = Non c'è il campo «{ $path }»; ci sono { $known }.
scorer-number = «{ $path }» vuole un numero intero, non «{ $given }».
scorer-word = «{ $path }» non accetta «{ $given }»; accetta { $known }.
scorer-nothing = Di { $game } non si può contare niente da solo.
scorer-no-count = Non c'è il conteggio «{ $name }»; ci sono { $known }.

## Il segnapunti sulla pagina

page-scorer = Segnapunti
page-scorer-about = Per chi gioca con la propria scatola e vuole solo il conteggio: di' che cosa c'è sul tavolo, e le regole lo contano e dicono perché.
page-scorer-sheet = Che cosa c'è sul tavolo
page-scorer-what = Che cosa si conta
page-scorer-add = Aggiungi { $name }
page-scorer-empty-line = vuota
page-scorer-restart = Da capo
page-scorer-go-on = Segna e continua
page-scorer-ledger = Contato finora
page-scorer-wrong = Qualcosa non può essere: guarda perché
page-scorer-asked = Qualcuno deve decidere

## L'oracolo delle regole sulla pagina

page-may = Posso …?
page-may-about = Chiedi alle regole di una posizione: sì, con quello che ne verrebbe, o no, con il perché.
page-may-where = Quale posizione?
page-may-paste = Oppure incollane una, come la copia l'editor
page-may-ask = Posso …
page-may-else = altro …
page-may-yes = Sì
page-may-no = No
page-may-open = Leggila nelle regole
page-find = Cerca nelle regole
page-find-none = Le regole non ne parlano.

# --- con la scatola vera ---

desk-not-plain = Una domanda è fatta di nomi, parole e numeri ordinari, su non più di 20 livelli.
desk-unknown = La domanda «{ $name }» non esiste; ci sono queste: { $known }.
referee-no-record = Questa non è una partita con la scatola vera: un file del genere comincia con "format": "tavoliere-referee".
referee-version = Quella partita è salvata nella versione { $version } del formato; questo programma legge la versione { $mine }.
referee-field = La partita con la scatola vera non dice niente di sensato alla voce «{ $field }».
referee-seats = Servono { $players } posti, ciascuno con un nome e un giocatore.
referee-name = Un nome ha al massimo { $most } lettere.
referee-player = Non c'è nessun bot di nome «{ $player }».
referee-not-public = In questo gioco le carte nascoste vanno inserite: senza, il programma non può seguirlo.
referee-first-shown = Prima di' che cosa è venuto alla luce.
referee-nothing-shown = Ora non viene alla luce niente.
referee-other-shown = Non è questo che viene alla luce adesso.
referee-shown-wrong = Non sono quante devono essere, o non possono trovarsi lì: { $given }.
referee-over = La partita è finita.
referee-told-wrong = Il passo { $number } («{ $told }») non va d'accordo con ciò che è stato detto prima: { $problem }
referee-undo-rest = Prima correggi il passo a cui sei tornato, oppure lascia tutto com'era.
referee-as-a-whole = È una decisione sola: va detta di nuovo per intero.
referee-no-step = Questo passo non c'è; ne sono stati detti { $last }.
referee-no-bot = Ora non tocca a nessun bot.
referee-nothing-told = Di' che cosa è successo: da uno a cento passi alla volta.
referee-not-correcting = Ora non si sta correggendo niente.
referee-no-whole-record = Se le carte nascoste non sono inserite, non c'è una registrazione completa da rivedere.
referee-no-record-of-middle = Una partita cominciata da una posizione a metà non si può scrivere come registrazione dall'inizio.
referee-line-shown = Venute alla luce: { $words }.
own-against = Ciò che sta sul tavolo non va d'accordo con le carte che hai inserito: annulla l'ultima e inseriscila di nuovo, o smetti di inserirle.
own-wrong = Quello che hai inserito qui non va d'accordo con ciò che è stato detto: di' di nuovo quale era.
own-unlike = Non è ciò che hanno visto tutti: di' quale era fra quelli proposti.
own-others = Questo lo dice { $who }, o il dispositivo che guida.
own-elsewhere = Questo si dice sul dispositivo che guida.
shared-typed = Tutte le carte di questa partita si inseriscono su un solo dispositivo, e chi lo tiene le vede: resta lì. Iniziane una in cui ciascuno inserisce le proprie.
shared-correcting = Sul dispositivo che guida si sta correggendo qualcosa; aspetta un momento.
shared-lead = Può farlo solo il dispositivo che guida.
shared-no-undo = Puoi annullare l'ultima cosa che hai detto o inserito; il resto si corregge sul dispositivo che guida.
web-no-real = Nessuna partita con la scatola vera ha questo link: forse non è più condivisa, un altro dispositivo ha già usato il link, o il posto ne ha uno più nuovo. Il dispositivo che guida può farne uno nuovo; un altro tuo dispositivo mostra un indirizzo che vale anche qui.
referee-terminal-kept = La partita è in { $path }.
referee-terminal-help = Rispondi con un numero o una parola della lista; più dadi o carte su una riga. Comandi: undo, steps, correct NUMERO, leave-out, forget, restore, board, help, quit.
referee-terminal-more = … e altre { $count }, da scrivere per intero, per esempio: { $example }
referee-terminal-bot = { $said } Quando è mosso, scrivi: { $text }
page-referee = Con la nostra scatola
page-referee-of = { $game }, con la nostra scatola
page-referee-about = Si gioca sul proprio tavolo; qui si dice che cosa succede, e l'arbitro controlla le regole, conta i punti e tiene la registrazione.
page-referee-going-on = Su questo dispositivo
page-referee-begin = Una nuova partita
page-referee-bring = Continua una partita da un file
page-referee-not-json = { $file } non è una partita salvata qui.
page-referee-over = finita
page-referee-steps = { $count ->
    [one] un passo detto
   *[other] { $count } passi detti
  }
page-referee-forget-sure = Dimenticare questa partita per sempre?
page-referee-person = al tavolo
page-referee-bots = Un bot dice che cosa muovere; lo muovete voi.
page-referee-bots-cards = Un bot dice che cosa muovere; lo muovete voi. Le sue carte vanno inserite: le veda solo chi tiene il dispositivo.
page-referee-cards = Carte nascoste
page-referee-cards-public = Nessuno le inserisce
page-referee-cards-public-about = L'arbitro segue solo ciò che vedono tutti, e chiede una carta quando è scoperta. Quello che non può controllare, lo dice.
page-referee-cards-typed = Si inseriscono tutte
page-referee-cards-typed-about = Ogni carta si dice quando viene pescata: si può controllare tutto, e chi tiene il dispositivo vede tutto.
page-referee-cards-own = Ciascuno inserisce le proprie, sul proprio telefono
page-referee-cards-own-about = Ognuno riceve un link. Quello che uno inserisce non lo vede nessun altro, e si controllano anche le sue carte; questo dispositivo segue ciò che vedono tutti.
page-phone-share = Fai entrare gli altri con i loro telefoni
page-phone-share-about = Ciascuno dice allora che cosa fa sul proprio telefono, con un link; questo dispositivo guida, e può correggere tutto.
page-phone-share-own = Ciascuno inserisce le proprie carte sul proprio telefono: falli entrare.
page-phone-links = I link per gli altri
page-phone-how = Chi apre per primo questo link si siede qui; dopo non vale più.
page-phone-sat = è entrato
page-phone-not-sat = non ancora
page-phone-new-link = Fai un nuovo link; chi siede qui esce
page-phone-used = Qui siede qualcuno, e il link è già stato usato. Per venire con un altro dispositivo apre l'indirizzo che il suo telefono mostra. Un nuovo link serve per un telefono perso o per un altro giocatore: ciò che qui è stato inserito delle carte va allora perduto.
page-phone-devices = Al tuo posto siedono { $count } dispositivi, e ognuno vede le tue carte. Se non sono tutti tuoi, chiedi un nuovo link al dispositivo che guida.
page-phone-unshare = Continua con questo solo dispositivo
page-phone-unshare-sure = I link non porteranno più da nessuna parte, e ciò che gli altri hanno inserito delle loro carte andrà perduto. Continuare da solo?
page-phone-own = Il tuo posto
page-phone-seat = Siedi qui come { $who }
page-phone-type = Inserisci le mie carte da qui in poi
page-phone-type-not = Non inserire più le mie carte
page-phone-stuck = Le tue carte non vanno d'accordo con ciò che sta sul tavolo
page-phone-correcting = Sul dispositivo che guida si sta correggendo qualcosa …
page-phone-kept-there = La partita resta su questo dispositivo e, per i telefoni degli altri, sul server.
page-count = Controlla il tavolo
page-count-about = Ecco che cosa dovrebbe stare sul tavolo. Cambia ciò che è diverso: si dice subito che cosa è di troppo o manca.
page-count-hidden = Le carte nascoste non si contano.
page-count-right = Tutto com'è stato detto.
page-count-many = { $place }: { $what }, { $count } di troppo (ce ne sono { $counted }, ne sono stati detti { $told }).
page-count-missing = { $place }: { $what }, { $count } in meno (ce ne sono { $counted }, ne sono stati detti { $told }).
page-count-other = { $place }: non sta com'è stato detto.
page-referee-kept-here = La partita resta su questo dispositivo e da nessun'altra parte.
page-referee-all = Tutte le partite con la nostra scatola
page-referee-gone = Quella partita non è su questo dispositivo.
page-referee-elsewhere = Questa partita è stata cambiata in un'altra scheda: ricarica, o quello che dici qui non viene salvato.
page-referee-no-room = Su questo dispositivo non c'è più spazio; salva la partita in un file.
page-referee-not-kept = Il browser non conserva niente: salva la partita in un file prima di chiudere.
page-referee-kept = Salvata su questo dispositivo.
page-referee-keeping = Conservare la partita
page-referee-save = Salva in un file
page-referee-save-record = Salva come registrazione da rivedere
page-referee-tray = Che cosa è successo?
page-referee-left = { $asked } (ne mancano { $count })
page-referee-where = { $what }: dove?
page-referee-something-else = Altro
page-referee-so-many = { $count } di { $of }
page-referee-done = Fatto
page-referee-bot-thinks = { $who } sta pensando …
page-referee-moved = Mosso
page-referee-to-told = Correggi
page-referee-told = Che cosa è stato detto
page-referee-told-tap = Tocca ciò che è sbagliato per correggerlo.
page-referee-before = Prima del passo { $number }: { $told }
page-referee-correct = Correggi
page-referee-stopped = Da qui in poi non torna più. { $reason }
page-referee-instead = Che cosa è successo davvero al posto di questo: { $told }
page-referee-rest = { $count ->
    [0] Dopo non è stato detto altro.
    [one] Il passo detto dopo segue da sé.
   *[other] I { $count } passi detti dopo seguono da sé, finché tornano.
  }
page-referee-missing = Prima mancava qualcosa: quello che dico ora va in mezzo
page-referee-leave-out = Non è successo
page-referee-forget-rest = Dimentica questo e tutto il resto
page-referee-restore = Lascia tutto com'era
page-referee-changed = Che cosa cambia
page-referee-changed-nothing = I punti non cambiano.
page-referee-changed-points = { $who }: { $before } → { $after }
page-referee-result = Punteggi finali

## La propria scatola sulla pagina

page-box = La tua scatola
page-box-about = Le fonti lasciano aperti alcuni numeri. Con la scatola davanti, copiali qui: restano in questo browser con un nome, e li scegli quando apri una partita.
page-box-tables = Le tue tabelle
page-box-name-example = La nostra scatola
page-box-save = Salva
page-box-saved = Salvata
page-box-edit = Modifica
page-box-import = Importa un file
page-box-export = Esporta un file
page-box-imported = { $count ->
    [one] Una cosa presa
   *[other] { $count } cose prese
  } dal file.
page-houses-about = Le serie di regole della casa si salvano dove si apre una partita, e lì vengono proposte.
page-houses-usual = tutto come al solito
page-houses-save = Salva queste regole come serie
page-houses-choose = Una serie di regole della casa
page-houses-none = nessuna
page-own-values = Con quali valori
page-own-values-ours = come supponiamo noi

# --- tavoli aperti e punteggi ---

web-no-matchmaking = Questo server non ha tavoli aperti.
web-not-member = Prima di' con quale nome partecipi.
web-matchmaking-name = Partecipa con un nome: gli altri lo vedono al tavolo.
web-matchmaking-people = Un tavolo aperto ha bisogno di almeno due persone.
web-matchmaking-clock = Con gli sconosciuti si gioca a tempo: dai a ognuno almeno { $least } secondi.
web-matchmaking-range = Il punteggio minimo che cerchi è più alto del massimo.
web-matchmaking-full = Ci sono già tanti tavoli aperti che non c'è posto per un altro: siediti a uno di questi.
web-matchmaking-many = Hai già aperto { $most } tavoli: chiudine uno, o aspetta che arrivi qualcuno.
web-matchmaking-many-seats = Hai già { $most } posti a tavoli aperti: lasciane uno.
web-matchmaking-many-here = Dalla tua rete sono già occupati { $most } posti a tavoli aperti: aspetta che qualcuna di queste partite cominci.
web-matchmaking-live = Aspetti o giochi già a un altro tavolo che non ti aspetta: prima alzati da lì, o finisci quella partita.
web-matchmaking-live-here = Dalla tua rete sono già occupati { $most } posti a tavoli che non aspettano: aspetta che una di queste partite finisca.
web-matchmaking-gone = Questo tavolo non è più aperto: è stato chiuso, o la partita è cominciata.
web-matchmaking-level = Il tuo punteggio non è quello che si cerca a questo tavolo.
web-matchmaking-not-opener = Solo chi ha aperto questo tavolo lo può chiudere.
page-matchmaking = Tavoli aperti
page-matchmaking-about = Siediti con persone che non conosci ancora. Con l'ultimo posto comincia la partita.
page-matchmaking-filter = Quale gioco
page-matchmaking-all = Tutti i giochi
page-matchmaking-count = { $count ->
    [0] Nessun tavolo aperto
    [one] Un tavolo aperto
   *[other] { $count } tavoli aperti
}
page-matchmaking-pages = Pagine dei tavoli aperti
page-matchmaking-page = Pagina { $page } di { $pages }
page-matchmaking-before = Tavoli precedenti
page-matchmaking-after = Tavoli successivi
page-matchmaking-none = Adesso nessun tavolo è aperto. Aprine uno: chi arriva lo vede.
page-matchmaking-new = Apri un tavolo
page-matchmaking-open = Apri il tavolo
page-matchmaking-sit = Siediti
page-matchmaking-sit-at = Siediti a un tavolo di { $game }
page-matchmaking-leave = Alzati
page-matchmaking-close = Chiudi il tavolo
page-matchmaking-invite = Invita qualcuno
page-matchmaking-invite-how = Chi apre questo link trova il tavolo e ci si può sedere. Non cede il posto di nessuno.
page-matchmaking-free = libero
page-matchmaking-rated = con punteggio
page-matchmaking-friendly = amichevole
page-matchmaking-unlisted = su invito
page-matchmaking-at-least = da { $least }
page-matchmaking-at-most = fino a { $most }
page-matchmaking-between = da { $least } a { $most }
page-matchmaking-clock-turn = { $minutes } minuti a turno
page-matchmaking-wait-here = Resta su questa pagina: quando è preso l'ultimo posto, la partita comincia subito. Chi manca per più di un minuto perde il posto.
page-matchmaking-wait-days = Non serve aspettare qui: quando è preso l'ultimo posto, trovi la partita fra i tuoi tavoli.
page-matchmaking-who = Chi gioca?
page-matchmaking-begins = Tutti si sono seduti: la partita comincia.
page-matchmaking-take-part = Partecipa
page-matchmaking-take-part-about = Nessun account e nessuna password: un link solo tuo porta i tuoi posti, il tuo nome e i tuoi punteggi. Un punteggio si calcola solo se giochi a un tavolo «con punteggio». Quando vuoi, si cancella tutto.
page-matchmaking-called = Come ti chiamano gli altri
page-matchmaking-shown = Mostra a tutti il mio nome e i miei punteggi nella classifica
page-matchmaking-join = Partecipa
page-matchmaking-me = Qui giochi come { $name }.
page-matchmaking-my-name = Nome e partecipazione
page-matchmaking-keep-name = Salva
page-matchmaking-leave-about = Se non partecipi più, il tuo nome, i tuoi punteggi e la loro storia si cancellano per sempre. Le partite in corso vanno avanti, e non contano per nessuno contro di te.
page-matchmaking-out = Non partecipare più
page-matchmaking-out-sure = Clicca ancora: i punteggi si cancellano
page-matchmaking-anybody = qualcuno che arriva
page-matchmaking-drawn = Chi siede dove, e chi gioca in coppia, si sorteggia quando la partita comincia.
page-matchmaking-counts = La partita conta per i punteggi
page-matchmaking-counts-how = Niente suggerimenti. Chi lascia scadere il tempo ha perso, qualunque cosa faccia il bot che continua.
page-matchmaking-counts-not = Non cambia il punteggio di nessuno. Niente suggerimenti.
page-matchmaking-least = Punteggio da
page-matchmaking-most = fino a
page-matchmaking-any = qualunque
page-matchmaking-by-invitation = Lo trova solo chi ha il link
page-matchmaking-rules = Che cosa conta, e come
page-matchmaking-rule-rated = Contano solo i tavoli «con punteggio», a partita finita. Ogni gioco ha il suo punteggio, secondo Glicko-2; tutti cominciano da 1500, con molta incertezza.
page-matchmaking-rule-leaving = Chi lascia scadere il tempo conta come ultimo, qualunque cosa faccia il bot che continua. Chi si alza prima che la partita cominci non perde nulla.
page-matchmaking-rule-several = In più di due, ognuno si confronta con ogni altro; un pareggio conta mezzo. Chi gioca in coppia vince e perde insieme.
page-matchmaking-rule-bots = I bot hanno punteggi fissi, misurati fra loro. Contano dove gioca anche un'altra persona: contro soli bot non conta nulla.
page-matchmaking-rule-self = Fra due che arrivano dallo stesso indirizzo non conta nulla, e fra gli stessi due al massimo sei partite al giorno. Chi gioca con due link da due indirizzi, o interroga un bot accanto al tavolo, non si può riconoscere.
page-matchmaking-rule-doubt = Un punto interrogativo vuol dire che il punteggio non è ancora stabile: ci vogliono una decina di partite. Senza partite l'incertezza ricresce.
page-ratings = Punteggi
page-rating = Punteggio
page-rating-none = nuovo
page-rating-about = { $rating }?
page-rating-mine = Il mio
page-rating-mine-none = Di questo gioco non hai ancora giocato partite con punteggio.
page-rating-not-taking-part = Non partecipi ancora: guarda i tavoli aperti.
page-rating-range = fra { $least } e { $most }, 95 volte su 100
page-rating-games = { $count ->
    [one] Da una partita.
   *[other] Da { $count } partite.
}
page-rating-unsettled = Non ancora stabile.
page-rating-course = Il mio punteggio di partita in partita, con la sua incertezza
page-rating-latest = Le ultime partite
page-rating-placed = { $place }º di { $players }
page-rating-best = La classifica
page-rating-best-who = Solo chi vuole mostrare il nome e ha un punteggio stabile. I bot stanno dove li mettono le partite fra bot.
page-rating-place = Posto
page-rating-who = Chi
page-rating-changed = { $who }: { $rating }
page-rating-not-counted = Questa partita non ha cambiato il punteggio di nessuno.
page-mine-delete = Dimenticami qui
page-mine-delete-sure = Clicca ancora: link, dispositivi, punteggi e avvisi si cancellano
page-mine-deleted = Il tuo link, i tuoi dispositivi, i tuoi punteggi e i recapiti dei tuoi avvisi sono cancellati su questo server. Dove un browser siede a un tavolo, ci resta.
page-host-matchmaking = Tavoli aperti
page-host-matchmaking-waiting = Persone che vi aspettano

# --- senza rete ---

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
page-serverless = Questa pagina gioca da sola, nel tuo browser: lezioni, regole, problemi, studi, e partite contro i bot o a questo schermo, che restano sul tuo dispositivo. Per giocare con amici su altri dispositivi, a giorni o ai tavoli aperti serve un server di Tavoliere.
page-serverless-referee = Per i telefoni che seguono la partita serve un server di Tavoliere.
page-serverless-not = Per gli amici su altri dispositivi, le partite che durano giorni, i tavoli aperti e i punteggi serve un server di Tavoliere; questa pagina non ne ha.
page-needs-server = Per gli amici su altri dispositivi, gli orologi e i tavoli aperti serve un server, e nessuno risponde. A questo schermo e contro i bot si gioca anche senza.
page-bot-needs-server = Uno di questi bot arriva con il server, che non risponde; tutti gli altri giocano anche senza.
page-device-keeps = Questa partita è conservata in questo browser e da nessun'altra parte; salvala se vuoi tenerla per sempre.
page-device-full = In questo browser non c'è più spazio per le partite. Cancellane qualcuna già finita e riprova. Nulla è perduto.
page-device-other-rules = Questa partita è stata giocata con le regole di un'altra versione, e con queste non si può continuare. Nulla è perduto: con quella versione va avanti.
page-device-delete = Cancella
page-sure-delete-device = È conservata in questo browser e da nessun'altra parte: viene cancellata per sempre. Ciò che hai vinto o perso resta contato.
page-own-table-needs-server = Per usare valori propri serve un server che li legga, e nessuno risponde.
page-newer = Nuova versione
page-newer-about = Il server ha un'altra versione di questa pagina: caricala.
page-part-missing = Questa parte della pagina non si riesce a caricare: manca la rete, o c'è una versione più nuova della pagina. Ricaricala.
page-load-again = Ricarica
page-alone-failed = Non è stato possibile avviare le regole in questo browser. Nulla è perduto; riprova quando il server risponde.
