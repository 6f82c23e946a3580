## 1 · Di che si tratta

lesson-goal = Di che si tratta
  .about = Un anello, un imperatore e l'ultimo castello.
lesson-goal-castles = Intorno al tavolo c'è un anello di territori. Tu e Bruno ci costruite castelli, e vince chi mette il decimo. Tu ne hai { $mine }, Bruno { $his }. Ne manca solo uno!
lesson-goal-emperor = Questo è l'imperatore. Viaggia in senso orario. Dove si ferma, e solo lì, si costruisce un castello: lo fa chi ha più influenza.
lesson-goal-paladins = Le pedine sono paladini di cinque clan. Tu hai gli stendardi rosso e giallo: i paladini rossi e gialli parlano per te, ovunque siano. Sul territorio 14 sei in testa, { $mine } a { $his }.
lesson-goal-march = Tocca a te: l'imperatore può andare avanti di uno, due o tre territori. I cerchi bianchi contano i passi.
  .do = Fallo fermare dove va il tuo decimo castello: premi il territorio 14.
  .after = Il decimo castello: hai vinto! È tutto qui. Ma come ci si arriva?
  .gift = Guarda chi è in testa lì: Bruno, { $bruno } a 0. Costruiresti un castello per lui! Vai un passo più in là.
  .his = Quel territorio è già di Bruno. Non succederebbe nulla.

## 2 · Un turno

lesson-turn = Un turno
  .about = Un gettone, tre paladini, l'imperatore, i dadi.
lesson-turn-round = Comincia una partita. Nessuno controlla un clan, e su ognuno dei quindici territori c'è un paladino. In basso ci sono i tuoi sette paladini e i tuoi cinque gettoni.
lesson-turn-disc = Ogni round comincia con un gettone. I numeri bassi giocano prima, e il numero dice quanti passi può fare l'imperatore. Il paladino rosso sul territorio 2 è a due passi.
  .do = Gioca il gettone 2.
  .after = Due passi al massimo, e con un po' di fortuna giochi prima di Bruno.
  .short = Con l'1 giochi prima, ma l'imperatore fa un passo solo. Vuoi arrivare al territorio 2.
  .more = Ci arriverebbe. Ma più alto è il numero, più tardi giochi. Basta il 2.
lesson-turn-clan = Bruno ha giocato il 4: cominci tu. Ora mandi tre paladini, ciascuno alla tua corte o su un territorio. Il clan rosso non lo controlla ancora nessuno …
  .do = Premi un paladino rosso della tua riserva, poi la tua corte.
  .after = Lo stendardo rosso è tuo! Ora tutti i paladini rossi dell'anello parlano per te.
  .first = Fra poco. Finché nessuno controlla il rosso, lì non conta per nessuno. Prima la corte.
lesson-turn-land = Il secondo può andare sull'anello. Dove vuoi costruire, più paladini tuoi vuol dire più influenza.
  .do = Manda il secondo paladino rosso sul territorio 2.
  .after = Lì la tua influenza ora è { $then }. Un paladino messo su un territorio ci resta.
  .court = Così il rosso sarebbe più saldo. Ma questa volta prova un territorio.
lesson-turn-another = Ancora uno. Un secondo clan farebbe comodo, e lo stendardo giallo non è in nessuna corte.
  .do = Manda il paladino giallo alla tua corte.
  .after = Due clan! I paladini da giocare sono sempre esattamente tre.
lesson-turn-march = E ora l'imperatore. Il tuo gettone permette uno o due passi. Il piccolo castello mostra dove costruiresti.
  .do = Muovilo sul territorio 2.
  .after = Il tuo primo castello! Ne mancano nove.
  .nobody = Lì c'è solo un paladino blu, e il blu non lo controlla nessuno. Non si costruirebbe nulla.
lesson-turn-dice = Infine si lanciano tre dadi per riempire di nuovo la riserva: ecco un paladino verde, uno rosso e, con la corona, uno del colore che vuoi.
  .do = Scegli un colore al centro del tavolo.
  .after = Di nuovo sette. Il tuo turno è finito, e tocca a Bruno.
lesson-turn-bruno = Ha fatto lo stesso: due clan per la sua corte, e un castello sul territorio 3. Il round è finito, e il prossimo comincia di nuovo con i gettoni.
lesson-turn-start = Ancora una cosa sui dadi: prima del primo round ti danno anche i primi sette paladini. Per ogni corona scegli tu il colore: può essere la primissima domanda di una partita.

## 3 · I clan

lesson-clans = I clan
  .about = Più dell'altro. Altrettanti non bastano.
lesson-clans-banner = Tutto dipende dagli stendardi. Quello verde è di Bruno: a corte ha { $his } paladini verdi, tu { $mine }. Lo vuoi tu!
lesson-clans-level = Nella riserva hai due paladini verdi.
  .do = Mandane uno alla tua corte.
  .after = Due a due … e non succede nulla. Averne altrettanti non basta: lo stendardo resta a Bruno.
  .land = Su un territorio non aiuta a conquistare il clan. Per quello contano solo i paladini a corte.
  .later = Buona idea, ma prima viene il verde.
lesson-clans-more = Te ne serve uno più di lui. Intanto tieni d'occhio il territorio 3.
  .do = Manda alla tua corte anche l'altro paladino verde.
  .after = Tre a due: lo stendardo passa a te. Sul territorio 3 la tua influenza era { $was }, ora è { $then }: i verdi hanno cambiato parte.
  .land = Il verde parla ancora per Bruno: lì aiuteresti lui. Alla tua corte!
lesson-clans-free = Con i clan di nessuno è più facile. Gli stendardi blu e fucsia sono ancora al centro: basta un paladino.
  .do = Conquista uno di questi due clan con il terzo paladino.
  .after = Facile. Ma con uno solo a corte, a Bruno ne bastano due per portartelo via.
  .safe = Il rosso è già tuo. Qui puoi avere un clan nuovo tutto intero.
  .level = Bruno ha un giallo a corte. Uno a uno è pari e, lo sai, non basta.
lesson-clans-march = E ora si raccoglie. L'imperatore può fare fino a tre passi.
  .do = Muovilo dove il verde rende.
  .after = Grazie al verde hai un castello dove un momento fa era in testa Bruno. Nulla cambia una partita come uno stendardo.
  .his = È un territorio di Bruno, e lì è in testa lui. Non succederebbe nulla.
  .level = Lì siete uno a uno: pari, e nessuno costruirebbe. Vai un passo più in là.

## 4 · L'influenza

lesson-influence = L'influenza
  .about = Chi costruisce dove si ferma l'imperatore.
lesson-influence-count = Contiamo sul territorio 5. Rosso e verde sono clan tuoi: { $mine }. I due blu sono di Bruno: { $his }. Pari! Se l'imperatore si fermasse qui, nessuno costruirebbe.
lesson-influence-nobody = E il fucsia? Lo stendardo fucsia non è di nessuno, perciò non conta per nessuno.
lesson-influence-tip = Hai già giocato due paladini, te ne resta uno. Qui può essere decisivo.
  .do = Giocalo in modo da essere in testa sul territorio 5.
  .after = { $then } a { $his }. Per costruire basta uno più dell'altro.
  .his = Quel clan è di Bruno: il paladino parlerebbe per lui. Quali clan sono tuoi?
  .nobody = Lì il fucsia non conta ancora per nessuno: resterebbe pari. Quale dei tuoi paladini conterebbe?
  .court = Quel clan lo controlli già. Sul territorio 5 sareste ancora pari.
lesson-influence-march = Ora ci vuole l'imperatore.
  .do = Muovilo sul territorio 5.
  .after = Un castello in più.
  .gift = I due gialli parlano per Bruno. Costruiresti un castello per lui, nel tuo turno!
lesson-influence-castle = Anche i castelli contano: ciascuno vale uno per il suo padrone. Ora qui siete { $mine } a { $his }. Un castello è più difficile da prendere, ma non impossibile …

## 5 · Conquistare

lesson-takeover = Conquistare
  .about = Prendi i castelli altrui, e falli crescere insieme ai tuoi.
lesson-takeover-his = Bruno ha due castelli sul territorio 8. Con i due paladini gialli fanno { $his } per lui. Il tuo rosso fa { $mine }. Niente da fare?
lesson-takeover-clan = Guarda le corti: due gialli ciascuno, e lo stendardo ce l'ha Bruno. E tu hai un giallo nella riserva …
  .do = Gioca l'unico paladino che ribalta tutto.
  .after = Ora i gialli lì parlano per te: { $then } a { $left }. A Bruno restano solo i castelli.
  .few = Sareste 2 a { $his }. Lì un paladino solo non basta.
  .worse = Il giallo parla ancora per Bruno: lì lo rafforzeresti. E alla tua corte?
lesson-takeover-march = È il momento dell'imperatore.
  .do = Muovilo sui castelli di Bruno.
  .after = Due castelli in più per te, due in meno per Bruno. E hai visto che cosa è successo al tuo castello accanto?
  .own = Quel territorio è già tuo; non succederebbe nulla.
  .one = Costruiresti anche lì, ma un castello solo. Quelli di Bruno sono due, e li perderebbe.
lesson-takeover-merged = Castelli vicini dello stesso padrone si uniscono: ora è un territorio solo con { $segments } castelli, per sempre. Con i paladini la tua influenza è { $mine }. Per l'imperatore è un passo solo.
lesson-takeover-risk = Ma attenzione: un territorio grande cade tutto intero. Chi lo conquista mette altrettanti castelli in un colpo solo, e così può anche vincere la partita.
lesson-takeover-end = Unendosi, i territori diventano sempre meno. Appena ne restano meno di quattro, la partita finisce: vince chi ha più castelli, anche senza il decimo.

## 6 · I gettoni

lesson-discs = Chi gioca prima
  .about = Presto o lontano? E ogni gettone una volta sola in cinque round.
lesson-discs-two = Un gettone dice due cose: chi gioca prima (il più basso) e quanto lontano può andare l'imperatore. O presto o lontano: non si può avere tutto. E ogni gettone si gioca una volta ogni cinque round.
lesson-discs-first = Bruno ha giocato il 3. Sul territorio 4 sei in testa { $mine } a { $his }, ma con due paladini blu lui ti supererebbe. Devi giocare prima di lui, e arrivarci!
  .do = Quale gettone?
  .after = Abbastanza presto, e abbastanza lontano. Ora guarda il tuo turno e quello di Bruno.
  .short = Giocheresti prima, ma il territorio 4 è a due passi.
  .late = È abbastanza lontano, ma con il 3 Bruno gioca prima: ci manda due blu e costruisce lui.
lesson-discs-watch = Il castello sul territorio 4 è tuo: Bruno è arrivato tardi. Chi ha giocato prima sceglie anche prima nel round dopo, cioè tu.
lesson-discs-far = Per ora il gettone 2 non c'è più. Sul territorio 10 sei in testa { $mine } a { $his }: in un turno Bruno non può rimediare. Non c'è fretta.
  .do = Gioca il gettone che porta l'imperatore sul territorio 10.
  .after = Giusto: lontano quando si può, presto quando è urgente. Dopo ogni quinto round i gettoni tornano tutti.
  .short = Conta i passi dall'imperatore al territorio 10: sono cinque.
lesson-discs-equal = Un numero già giocato nel round si può ripetere solo se non restano altri gettoni. Fra due numeri uguali gioca prima chi l'ha scelto prima.

## 7 · Le trappole

lesson-traps = Le trappole
  .about = Quattro errori che si fanno una volta sola.
lesson-traps-behind = Hai ancora due paladini da giocare. Sul territorio 3 perdi { $his } a { $mine }, ma l'imperatore può arrivarci. Non torna mai indietro, e vede solo il posto dove si ferma.
  .do = Manda il paladino verde dove serve subito.
  .after = Due a due. Pari non basta, ma hai ancora un paladino.
  .far = In questo turno non ci arriva. La prima trappola: paladini dove lui non va. Guarda subito davanti a lui.
  .here = È lì, ma deve ripartire, e torna solo dopo tutto il giro. Guarda davanti a lui.
  .court = Bruno non ha verdi a corte: quel clan è al sicuro. Sull'anello serve di più.
lesson-traps-level = Confronta le corti. Giallo: uno a uno, e lo stendardo è di Bruno. Fucsia: tu { $mine }, Bruno { $pink }.
  .do = Conquista un clan con l'ultimo paladino.
  .after = Il giallo è tuo, e sul territorio 3 ora sei in testa { $then } a { $left }.
  .pink = La seconda trappola: { $pink } a { $pink } è pari, lo stendardo resta a Bruno, e un paladino è sprecato.
  .his = Il giallo parla ancora per Bruno: aiuteresti lui. Prima conquista il clan.
lesson-traps-gift = Ora attenzione! Bruno ha { $bruno } castelli. Sul territorio 1 è in testa { $his } a { $mine }.
  .do = Muovi l'imperatore, e non regalare nulla.
  .after = Un castello per te, che si unisce a quello accanto, e a Bruno nulla.
  .gift = La terza trappola, la peggiore: costruiresti il decimo castello di Bruno, che vincerebbe nel tuo turno!
  .idle = Lì sei già in testa e non succederebbe nulla. È sicuro, ma un passo più in là c'è un castello per te.
lesson-traps-must = La quarta trappola: non si può passare. L'imperatore deve muoversi, e chi è in testa deve costruire. Con il gettone 1 poteva andare solo sul territorio 1, per il decimo castello di Bruno. Pensaci quando scegli.

## 8 · Un piano

lesson-plan = Una prima strategia
  .about = Dal primo sguardo al primo castello.
lesson-plan-look = Un piano per la prima partita. Guarda davanti all'imperatore, poi nella riserva: sui territori 7 e 8, vicini, c'è il rosso, e tu di rossi ne hai tre. Il rosso sarà il tuo clan.
lesson-plan-disc = Bruno ha giocato il 4. Il territorio 7 è a due passi.
  .do = Scegli un gettone che arrivi presto, e abbastanza lontano.
  .after = Giochi prima di Bruno, e puoi arrivare al territorio 7.
  .short = Prima sì, ma il territorio 7 è a due passi.
  .late = Abbastanza lontano, ma così Bruno gioca prima e può soffiarti il clan rosso.
lesson-plan-court = Prima il clan: senza stendardo i paladini non valgono nulla.
  .do = Manda un paladino rosso alla tua corte.
  .after = Lo stendardo è tuo. Ma è al sicuro?
  .first = Nessuno controlla ancora il rosso: lì non conterebbe per nessuno. Prima la corte.
  .green = Il verde può aspettare. Davanti all'imperatore c'è il rosso.
lesson-plan-firm = Guarda la riserva di Bruno: ha { $bruno } rossi. Con uno solo alla tua corte, nel suo turno potrebbe portarti via il clan.
  .do = Fai in modo che non possa.
  .after = Con due dei tuoi, i suoi { $bruno } farebbero solo pari. Tienine sempre quanti ne può portare l'altro.
  .enough = Per costruire oggi basta un paladino. Ma se Bruno prende lo stendardo, domani parla per lui.
  .green = Un secondo clan fa comodo. Ma prima metti questo al sicuro.
lesson-plan-next = Il terzo paladino può pensare a domani. Dopo i due rossi, sul territorio 9, c'è un verde.
  .do = Conquista il clan verde.
  .after = Ora tre territori in fila aspettano i tuoi castelli.
  .land = Nessuno controlla ancora il verde: lì non conterebbe per nessuno. Alla tua corte!
lesson-plan-march = E ora si raccoglie.
  .do = Muovi l'imperatore sul territorio 7.
  .after = Il tuo primo castello. Se un giorno costruisci anche sul territorio 8, i due si uniscono.
  .nobody = Il giallo non lo controlla nessuno: lì non si costruirebbe nulla.
lesson-plan-held = Bruno ci ha provato: due rossi alla sua corte. { $mine } a { $his }, pari, e lo stendardo resta a te! Così ha costruito con il giallo, sul territorio 11. Per il territorio 8 bisogna aspettare che l'imperatore rifaccia il giro.
lesson-plan-plan = Ecco il piano: guarda davanti all'imperatore, conquista il clan che trovi lì, tienilo saldo, costruisci territori vicini. E non lasciare nulla all'altro a portata di mano.

## 9 · La variante con i set

lesson-draft = Set al posto dei dadi
  .about = La variante per chi non si fida della fortuna.
lesson-draft-sets = In questa variante non si lanciano dadi. Al centro ci sono set di paladini scoperti, sempre uno più dei giocatori. Alla fine del turno ne prendi uno.
lesson-draft-disc = Chi gioca prima sceglie anche prima. A corte hai { $mine } verdi, Bruno { $his }. I due verdi del primo set ti darebbero il clan! Bruno ha giocato il 3.
  .do = Scegli un gettone con cui giochi prima di lui.
  .after = Ora il primo set non ti scappa.
  .late = Così Bruno gioca prima, e vede che cosa ti serve. Il set potrebbe non esserci più.
lesson-draft-take = Giochi i tuoi tre paladini, e l'imperatore va sul territorio 5, per un tuo castello. Manca solo il set.
  .do = Prendi il set con i due verdi.
  .after = Era avanzato in un round precedente, perciò ha quattro paladini. Ne tieni tre.
  .none = Lì non c'è nessun verde. Ricordi perché avevi fretta?
lesson-draft-back = Uno dei quattro torna nel sacchetto.
  .do = Rimetti quello che ti serve di meno.
  .after = La riserva è di nuovo piena, con due verdi per il prossimo turno.
  .green = I verdi tienili: sei qui per loro.
lesson-draft-grows = Anche Bruno ha preso un set. Quello avanzato è cresciuto di un paladino, e ne sono arrivati due nuovi. Così anche un set modesto diventa invitante. Tutto il resto lo sai già.

## 10 · In tre e in quattro

lesson-more = In tre o in quattro
  .about = Un compagno al tavolo, o due rivali.
lesson-more-teams = In quattro si gioca a squadre: tu e Carla contro Bruno e Dino. I compagni hanno in comune i castelli, dieci, e la vittoria. Corte, riserva e gettoni sono di ciascuno.
lesson-more-courts = Le corti non si sommano mai. Tu hai un paladino verde, Carla anche, Bruno due: il verde è suo. Meglio non raccogliere lo stesso clan in due.
lesson-more-march = L'influenza invece si somma: il tuo rosso e il giallo di Carla fanno { $ours } sul territorio 4, contro { $theirs } degli altri.
  .do = Muovi l'imperatore sul territorio 4.
  .after = Un castello per tutti e due.
  .gift = Il verde è di Bruno, il fucsia di Dino: insieme lì sono in testa loro. Sarebbe un regalo.
lesson-more-three = In tre ognuno gioca per sé: vincono 8 castelli, hai 9 paladini e ne giochi 4 a turno. Ti serve più influenza di ciascuno degli altri. Se i due migliori sono pari, non succede nulla.
lesson-more-supply = A volte un colore finisce. Quando ne serve uno, ogni corte ne restituisce lo stesso numero: quanti ne ha la corte che ne ha meno. Gli stendardi restano dove sono. Se una corte non ne ha, si rilancia il dado.
lesson-more-end = Ora puoi giocare; i casi rari li trovi nelle regole. In questo gioco nulla è segreto: prenditi il tempo per guardare, e buona prima partita!
