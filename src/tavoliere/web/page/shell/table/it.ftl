page-cancel = Annulla
page-sure = Non si potrà tornare indietro. Procedo?
page-plot = I punti nel tempo
page-human = una persona
page-time-lost = posto perso
page-late-lost = Il tuo tempo è finito, e con esso è perso il posto, come detto all'inizio. Un bot ({ $level }) gioca fino alla fine.
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
page-clock-d-h = { $days } g { $hours } h
page-left-minutes = { $minutes ->
    [one] resta meno di un minuto
   *[other] restano meno di { $minutes } minuti
  }
page-left-hours = restano circa { $hours } ore
page-time-up = tempo scaduto
page-late = Il tuo tempo è finito: al tuo posto gioca un bot ({ $level }).
page-come-back = Riprendo a giocare io
page-sitting-down = Ci si siede …
page-lost = La connessione è caduta; la pagina prova a tornare da sé.
page-confirm-ask = Ecco come sarebbe. Confermi o annulli?
page-confirm-wait = { $who } sta per confermare il turno.
page-several-broken = Qualcosa si è messo di mezzo: il resto non è stato fatto. Annulla quanto fatto, oppure prosegui da qui.
page-confirm = Conferma
page-tutor-warning = Così perdi forse { $percent } partite su 100. La giochi lo stesso?
page-tutor-on = maestro
page-tutor-why = Mostra perché
page-tutor-back = Scelgo ancora
page-tutor-anyway = La gioco
page-hint = Suggerimento
page-away = non è qui
page-awaited = invitato
page-other-device = Il mio link, per un altro dispositivo
page-other-device-how = Questo link è il tuo posto: tienilo per te. Aprilo sull'altro dispositivo, o inquadra il codice con la sua fotocamera:
page-thinking = sta pensando
page-watching = Stai guardando: vedi ciò che è scoperto, e la mano di nessuno.
page-seat-of = Il posto di { $who }
page-name = Nome
page-rename = Cambia nome
page-name-ask = Come ti devono chiamare gli altri?
page-name-keep = Sono io
page-who-plays = Chi gioca qui
page-copy-watch = Invita a guardare
page-invitation = L'invito
page-invite = Invita { $who }
page-invite-again = Il link di { $who }
page-invite-watch = Invita a guardare
page-invite-how = Questo link è il suo posto. Mandalo, o fai inquadrare il codice:
page-invite-watch-how = Chi ha questo link guarda, senza posto. Mandalo, o fai inquadrare il codice:
page-invite-kept = Non serve nessun account. Puoi già giocare; l'invito sparisce appena qualcuno si siede.
page-put-away = Mettilo via
page-show-link = Mostra l'invito
page-no-link = Chi siede qui ha un link tutto suo, che nessun altro conosce.
page-link-unknown = Questo browser non conosce il link di questo posto.
page-new-link = Crea un nuovo link
page-revoke = Annulla il link e creane uno nuovo
page-send-away = Manda via chi siede qui, crea un nuovo link
page-send-away-sure = Clicca ancora: perde il posto
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
page-moment = Dopo il passo { $n }. { $prompt }
page-moment-start = L'inizio.
page-copy-moment = Link a questo momento
page-export = Salva la registrazione
page-result = Il risultato
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
web-legal = Questo è permesso.
page-analyse = Analizza questa partita
page-analyse-short = Analizza
page-keeps = { $days ->
    [one] Questo server conserva le partite finite per un giorno: salva la registrazione se la vuoi più a lungo.
   *[other] Questo server conserva le partite finite per { $days } giorni: salva la registrazione se la vuoi più a lungo.
  }
page-bot-needs-server = Uno di questi bot arriva con il server, che non risponde; tutti gli altri giocano anche senza.
page-device-keeps = Questa partita è conservata in questo browser e da nessun'altra parte; salvala se vuoi tenerla per sempre.
page-device-other-rules = Questa partita è stata giocata con le regole di un'altra versione, e con queste non si può continuare. Nulla è perduto: con quella versione va avanti.
