## 1 · Di che si tratta

lesson-goal = Di che si tratta
  .about = Un anello, un imperatore e l'ultimo castello.
lesson-goal-castles = Tu e Bruno costruite castelli su un anello di territori, e vince chi mette il decimo. Tu ne hai { $mine }, Bruno { $his }. Ne manca solo uno!
lesson-goal-emperor = L'imperatore viaggia in senso orario. Dove si ferma, e solo lì, si costruisce un castello: lo fa chi ha più influenza.
lesson-goal-paladins = Hai gli stendardi rosso e giallo: i paladini di quei due clan parlano per te, ovunque siano. Sul territorio 14 sei in testa, { $mine } a { $his }.
lesson-goal-march = L'imperatore può andare avanti di uno, due o tre territori: i cerchi bianchi contano i passi.
  .do = Fallo fermare dove va il tuo decimo castello: premi il territorio 14.
  .after = Il decimo castello: hai vinto! È tutto qui. Ma come ci si arriva?
  .gift = Guarda chi è in testa lì: Bruno, { $bruno } a 0. Costruiresti un castello per lui! Vai un passo più in là.
  .his = Quel territorio è già di Bruno. Non succederebbe nulla.

## 2 · Un turno

lesson-turn = Un turno
  .about = Un gettone, tre paladini, l'imperatore, i dadi.
lesson-turn-round = Comincia una partita: su ogni territorio c'è un paladino, e nessuno controlla un clan. In basso ci sono i tuoi sette paladini e i tuoi cinque gettoni.
lesson-turn-disc = Ogni round comincia con un gettone. I numeri bassi giocano prima, e il numero dice quanti passi può fare l'imperatore. Vuoi arrivare al territorio 2.
  .do = Gioca il gettone 2.
  .short = Con l'1 giochi prima, ma l'imperatore fa un passo solo. Vuoi arrivare al territorio 2.
  .more = Ci arriverebbe. Ma più alto è il numero, più tardi giochi. Basta il 2.
lesson-turn-clan = Bruno ha giocato il 4: cominci tu. Mandi tre paladini, ciascuno alla tua corte o su un territorio. Il clan rosso non lo controlla nessuno …
  .do = Premi un paladino rosso della tua riserva, poi la tua corte.
  .first = Fra poco. Finché nessuno controlla il rosso, lì non conta per nessuno. Prima la corte.
lesson-turn-land = Lo stendardo rosso è tuo: ora tutti i rossi dell'anello parlano per te. Con un altro rosso, sul territorio 2 la tua influenza sarà { $then }.
  .do = Manda il secondo paladino rosso sul territorio 2.
  .court = Così il rosso sarebbe più saldo. Ma questa volta prova un territorio.
lesson-turn-another = Ancora uno: sono sempre tre. Lo stendardo giallo non è in nessuna corte.
  .do = Manda il paladino giallo alla tua corte.
lesson-turn-march = E ora l'imperatore. Il piccolo castello mostra dove costruiresti.
  .do = Muovilo sul territorio 2.
  .after = Il tuo primo castello! Ne mancano nove.
  .nobody = Lì c'è solo un paladino blu, e il blu non lo controlla nessuno. Non si costruirebbe nulla.
lesson-turn-dice = Tre dadi riempiono la riserva; anche i primi sette paladini vengono da loro. Un verde, un rosso e, con la corona, il colore che vuoi.
  .do = Scegli un colore al centro del tavolo.
lesson-turn-bruno = Bruno ha fatto lo stesso: due clan, e un castello sul territorio 3. Il prossimo round comincia di nuovo con i gettoni.

## 3 · I clan

lesson-clans = I clan
  .about = Più dell'altro. Altrettanti non bastano.
lesson-clans-banner = Lo stendardo verde è di Bruno: a corte ha { $his } paladini verdi, tu { $mine }. Lo vuoi tu!
lesson-clans-level = Nella riserva hai due paladini verdi.
  .do = Mandane uno alla tua corte.
  .land = Su un territorio non aiuta a conquistare il clan. Per quello contano solo i paladini a corte.
  .later = Buona idea, ma prima viene il verde.
lesson-clans-more = Due a due, e non succede nulla: te ne serve uno più di lui. Intanto guarda il territorio 3.
  .do = Manda alla tua corte anche l'altro verde.
  .after = Tre a due: lo stendardo è tuo. Sul territorio 3 la tua influenza era { $was }, ora è { $then }: i verdi hanno cambiato parte.
  .land = Il verde parla ancora per Bruno: lì aiuteresti lui. Alla tua corte!
lesson-clans-free = Gli stendardi blu e fucsia sono ancora al centro: basta un paladino.
  .do = Conquista uno di questi due clan con il terzo paladino.
  .safe = Il rosso è già tuo. Qui puoi avere un clan nuovo tutto intero.
  .level = Bruno ha un giallo a corte. Uno a uno è pari e, lo sai, non basta.
lesson-clans-march = Facile. Ma a Bruno ne bastano due per portartelo via. E ora si raccoglie: fino a tre passi.
  .do = Muovi l'imperatore dove il verde rende.
  .after = Un castello dove un momento fa era in testa Bruno. Nulla cambia una partita come uno stendardo.
  .his = È un territorio di Bruno, e lì è in testa lui. Non succederebbe nulla.
  .level = Lì siete uno a uno: pari, e nessuno costruirebbe. Vai un passo più in là.

## 4 · L'influenza

lesson-influence = L'influenza
  .about = Chi costruisce dove si ferma l'imperatore.
lesson-influence-count = Sul territorio 5 rosso e verde sono tuoi: { $mine }. I due blu sono di Bruno: { $his }. Lo stendardo fucsia non è di nessuno, e il fucsia non conta. Pari: nessuno costruirebbe.
lesson-influence-tip = Ti resta un paladino da giocare.
  .do = Giocalo in modo da essere in testa sul territorio 5.
  .his = Quel clan è di Bruno: il paladino parlerebbe per lui. Quali clan sono tuoi?
  .nobody = Lì il fucsia non conta ancora per nessuno: resterebbe pari. Quale dei tuoi paladini conterebbe?
  .court = Quel clan lo controlli già. Sul territorio 5 sareste ancora pari.
lesson-influence-march = { $mine } a { $his }: basta uno più dell'altro. Ora ci vuole l'imperatore.
  .do = Muovilo sul territorio 5.
  .after = Anche il castello conta, uno per il suo padrone: prenderlo è più difficile, ma non impossibile …
  .gift = I due gialli parlano per Bruno. Costruiresti un castello per lui, nel tuo turno!

## 5 · Conquistare

lesson-takeover = Conquistare
  .about = Prendi i castelli altrui, e falli crescere insieme ai tuoi.
lesson-takeover-his = Bruno ha due castelli sul territorio 8: con i due gialli la sua influenza è { $his }. La tua, con il rosso, è { $mine }. Niente da fare?
lesson-takeover-clan = Guarda le corti: due gialli ciascuno, e lo stendardo ce l'ha Bruno.
  .do = Gioca l'unico paladino che ribalta tutto.
  .few = Sareste 2 a { $his }. Lì un paladino solo non basta.
  .worse = Il giallo parla ancora per Bruno: lì lo rafforzeresti. E alla tua corte?
lesson-takeover-march = Ora i gialli lì parlano per te: { $mine } a { $his }.
  .do = Muovi l'imperatore sui castelli di Bruno.
  .after = Due castelli in più per te, due in meno per Bruno. E hai visto il tuo castello accanto?
  .own = Quel territorio è già tuo; non succederebbe nulla.
  .one = Costruiresti anche lì, ma un castello solo. Quelli di Bruno sono due, e li perderebbe.
lesson-takeover-merged = Castelli vicini dello stesso padrone si uniscono: un territorio solo con { $segments } castelli, per l'imperatore un passo solo. Ma cade tutto intero: chi lo conquista li mette tutti in un colpo.
lesson-takeover-end = Appena restano meno di quattro territori, la partita finisce: vince chi ha più castelli, anche senza il decimo.

## 6 · I gettoni

lesson-discs = Chi gioca prima
  .about = Presto o lontano? E ogni gettone una volta sola in cinque round.
lesson-discs-two = O presto o lontano: ogni gettone si gioca una volta sola in cinque round. E un numero già giocato nel round non si ripete, se ne hai altri.
lesson-discs-first = Bruno ha giocato il 3. Sul territorio 4 sei in testa { $mine } a { $his }, ma con due blu ti supererebbe. Devi giocare prima di lui, e arrivarci!
  .do = Quale gettone? Poi guarda il tuo turno e quello di Bruno.
  .short = Giocheresti prima, ma il territorio 4 è a due passi.
  .late = È abbastanza lontano, ma con il 3 Bruno gioca prima: ci manda due blu e costruisce lui.
lesson-discs-watch = Il castello è tuo: Bruno è arrivato tardi. Chi ha giocato prima sceglie anche prima nel round dopo.
lesson-discs-far = Il 2 per ora non c'è più. Sul territorio 10 sei in testa { $mine } a { $his }, e Bruno in un turno non può rimediare.
  .do = Gioca il gettone che ci porta l'imperatore.
  .after = Lontano quando si può, presto quando è urgente. Dopo ogni quinto round i gettoni tornano tutti.
  .short = Conta i passi dall'imperatore al territorio 10: sono cinque.

## 7 · Le trappole

lesson-traps = Le trappole
  .about = Quattro errori che si fanno una volta sola.
lesson-traps-behind = Ti restano due paladini. Sul territorio 3 perdi { $his } a { $mine }. L'imperatore non torna mai indietro, e vede solo il posto dove si ferma.
  .do = Manda il paladino verde dove serve subito.
  .far = In questo turno non ci arriva. La prima trappola: paladini dove lui non va. Guarda subito davanti a lui.
  .here = È lì, ma deve ripartire, e torna solo dopo tutto il giro. Guarda davanti a lui.
  .court = Bruno non ha verdi a corte: quel clan è al sicuro. Sull'anello serve di più.
lesson-traps-level = Due a due. Confronta le corti. Giallo: uno a uno, e lo stendardo è di Bruno. Fucsia: tu { $mine }, Bruno { $pink }.
  .do = Conquista un clan con l'ultimo paladino.
  .pink = La seconda trappola: { $pink } a { $pink } è pari, lo stendardo resta a Bruno, e un paladino è sprecato.
  .his = Il giallo parla ancora per Bruno: aiuteresti lui. Prima conquista il clan.
lesson-traps-gift = Attenzione! Bruno ha { $bruno } castelli, e sul territorio 1 è in testa { $his } a { $mine }.
  .do = Muovi l'imperatore, e non regalare nulla.
  .after = Un castello per te, e a Bruno nulla.
  .gift = La terza trappola, la peggiore: costruiresti il decimo castello di Bruno, che vincerebbe nel tuo turno!
  .idle = Lì sei già in testa e non succederebbe nulla. È sicuro, ma un passo più in là c'è un castello per te.
lesson-traps-must = La quarta trappola: non si può passare. Con il gettone 1 l'imperatore poteva andare solo sul territorio 1, per il decimo castello di Bruno. Pensaci quando scegli.

## 8 · Un piano

lesson-plan = Un piano
  .about = Dal primo sguardo al primo castello.
lesson-plan-look = Un piano: guarda davanti all'imperatore. Sui territori 7 e 8, vicini, c'è il rosso, e tu di rossi ne hai tre.
lesson-plan-disc = Bruno ha giocato il 4. Il territorio 7 è a due passi.
  .do = Scegli un gettone che arrivi presto, e abbastanza lontano.
  .short = Prima sì, ma il territorio 7 è a due passi.
  .late = Abbastanza lontano, ma così Bruno gioca prima e può soffiarti il clan rosso.
lesson-plan-court = Prima il clan: senza stendardo i paladini non valgono nulla.
  .do = Manda un paladino rosso alla tua corte.
  .first = Nessuno controlla ancora il rosso: lì non conterebbe per nessuno. Prima la corte.
  .green = Il verde può aspettare. Davanti all'imperatore c'è il rosso.
lesson-plan-firm = Ma Bruno ha { $bruno } rossi nella riserva: nel suo turno potrebbe portarti via il clan.
  .do = Fai in modo che non possa.
  .enough = Per costruire oggi basta un paladino. Ma se Bruno prende lo stendardo, domani parla per lui.
  .green = Un secondo clan fa comodo. Ma prima metti questo al sicuro.
lesson-plan-next = Il terzo paladino può pensare a domani: sul territorio 9 c'è un verde.
  .do = Conquista il clan verde.
  .land = Nessuno controlla ancora il verde: lì non conterebbe per nessuno. Alla tua corte!
lesson-plan-march = E ora si raccoglie.
  .do = Muovi l'imperatore sul territorio 7.
  .after = Il tuo primo castello. Se un giorno costruisci anche sul territorio 8, i due si uniscono.
  .nobody = Il giallo non lo controlla nessuno: lì non si costruirebbe nulla.
lesson-plan-held = Bruno ci ha provato con due rossi: { $mine } a { $his }, pari, e lo stendardo resta a te!
lesson-plan-plan = Ecco il piano: conquista il clan che trovi davanti all'imperatore, tienilo saldo, costruisci territori vicini. E non lasciare nulla all'altro a portata di mano.

## 9 · La variante con i set

lesson-draft = Set invece di dadi
  .about = La variante per chi non si fida della fortuna.
lesson-draft-sets = Qui non si lanciano dadi. Al centro ci sono set di paladini, sempre uno più dei giocatori. Alla fine del turno ne prendi uno.
lesson-draft-disc = Chi gioca prima sceglie anche prima. A corte hai { $mine } verdi, Bruno { $his }: i due verdi del primo set ti darebbero il clan! Bruno ha giocato il 3.
  .do = Scegli un gettone con cui giochi prima di lui.
  .late = Così Bruno gioca prima, e vede che cosa ti serve. Il set potrebbe non esserci più.
lesson-draft-take = Hai giocato i tuoi paladini e costruito un castello. Manca solo il set.
  .do = Prendi il set con i due verdi.
  .none = Lì non c'è nessun verde. Ricordi perché avevi fretta?
lesson-draft-back = Era avanzato in un round precedente: ha quattro paladini, e tu ne tieni tre.
  .do = Rimetti nel sacchetto quello che ti serve di meno.
  .green = I verdi tienili: sei qui per loro.
lesson-draft-grows = Anche Bruno ha preso un set. Quello avanzato è cresciuto di un paladino, e ne sono arrivati due nuovi.

## 10 · In tre e in quattro

lesson-more = In tre o in quattro
  .about = Un compagno al tavolo, o due rivali.
lesson-more-teams = In quattro si gioca a squadre: tu e Carla contro Bruno e Dino. Castelli e vittoria sono in comune; corte, riserva e gettoni sono di ciascuno.
lesson-more-courts = Le corti non si sommano mai. Tu e Carla avete un verde ciascuno, Bruno due: il verde è suo.
lesson-more-march = L'influenza invece si somma: il tuo rosso e il giallo di Carla fanno { $ours } sul territorio 4, contro { $theirs }.
  .do = Muovi l'imperatore sul territorio 4.
  .after = Un castello per tutti e due.
  .gift = Il verde è di Bruno, il fucsia di Dino: insieme lì sono in testa loro. Sarebbe un regalo.
lesson-more-three = In tre ognuno gioca per sé: vincono 8 castelli, hai 9 paladini e ne giochi 4 a turno. Ti serve più influenza di ciascuno degli altri. Se i due migliori sono pari, non succede nulla.
lesson-more-end = I casi rari sono nelle regole. In questo gioco nulla è segreto: prenditi il tempo per guardare, e buona prima partita!
