# Le figure accanto alle regole di Carolus Magnus. Che cosa si è fatto e che cosa ha reso lo dice il gioco; qui sta il perché.

figure-table = Che cosa c'è sul tavolo
figure-table-parts = Tutto è scoperto per tutti:
  .emperor = l'imperatore, che viaggia in senso orario
  .territory = un territorio con i suoi paladini
  .merged = due segmenti diventati un solo territorio
  .castle = un castello di Bruno
  .court = la corte di Anna: cinque nicchie, una per clan
  .reserve = la sua riserva, paladini non ancora in gioco
  .banner = lo stendardo del clan rosso: sta da chi lo controlla
  .discs = i gettoni di Bruno; quello giocato è pieno
  .stock = i castelli che Bruno deve ancora costruire
  .supply = i paladini al centro

figure-set-up = L'inizio
figure-set-up-ring = Un paladino sta su ogni territorio, mescolati, e l'imperatore su uno di essi. Lì non succede ancora niente.
figure-set-up-reserve = Ogni riserva è stata tirata con i dadi: ad Anna il rosso è uscito { $red } volte, o una volta con la corona.
figure-set-up-nobody = Gli stendardi sono al centro e le corti sono vuote. Nessuno controlla un clan.

figure-turn = Un turno
figure-turn-begin = Il gettone di Anna è il { $disc }, il più basso: agisce per prima. Gioca tre paladini, muove l'imperatore e reintegra la riserva.
figure-turn-court = Un paladino a corte serve al clan. È il primo rosso in una corte, perciò lo stendardo passa a lei.
figure-turn-land = Un paladino su un territorio serve a quel luogo: ora i rossi lì sono { $anna }, e il rosso è suo. Con il terzo conquista il giallo.
figure-turn-march = Due passi sono il massimo che il suo gettone permette. Dove l'imperatore si ferma, lei ha più influenza di Bruno.
figure-turn-dice = Un paladino per ogni colore e uno a scelta per la corona: ancora rosso, e ora ne ha { $red }. La riserva è completa.

figure-discs = Chi agisce per primo
figure-discs-first = Anna sceglie per prima, davanti a tutti. Un gettone basso agisce presto, uno alto porta lontano l'imperatore.
figure-discs-three = Questo numero è preso per il round: Bruno non può giocare il suo.
figure-discs-lower = Ora il primo ad agire è Bruno, e nel prossimo round sceglierà per primo. Può muovere l'imperatore di uno o due passi, Anna fino a tre.

figure-clan = Il controllo di un clan
figure-clan-his = A corte Bruno ha { $bruno } paladini verdi, Anna { $anna }: lo stendardo è suo.
figure-clan-level = { $both } per uno: averne altrettanti non basta. Lo stendardo resta dov'è.
figure-clan-more = Uno più di chi lo tiene: il clan è subito suo, con i paladini che stanno sull'anello. Qui ora la sua influenza è { $anna }, rosso e verde.
figure-clan-free = Un clan senza padrone arriva con il primo paladino.

figure-march = Quanto va lontano l'imperatore
figure-march-reach = Anna può muoverlo al massimo di { $most } passi, e almeno di uno. Il territorio grande è un passo solo.
figure-march-stop = Sul territorio attraversato non è successo niente. L'influenza si conta solo dove si ferma.

figure-influence = L'influenza
figure-influence-clans = Anna controlla il rosso. Bruno controlla il verde e il blu.
figure-influence-count = Per Anna contano dunque cinque paladini rossi: { $anna }. Per Bruno il verde e il blu: { $bruno }.
figure-influence-castle = Costruisce. D'ora in poi conta anche il castello: qui la sua influenza è { $anna }.

figure-takeover = Conquistare un territorio
figure-takeover-his = A Bruno i castelli valgono { $bruno }; il giallo non è di nessuno. Ad Anna i paladini rossi valgono { $anna }.
figure-takeover-falls = Mette lì tanti castelli quanti erano quelli di lui. I suoi tornano nella sua scorta: andranno ricostruiti.

figure-tie = Tre giocatori e un pareggio
figure-tie-level = Sul territorio di Carla Anna e Bruno hanno { $both } ciascuno, Carla { $carla } con il castello. Nessuno ha più di ognuno degli altri.
figure-tie-stays = I migliori sono pari: non cambia niente, e Carla lo tiene.
figure-tie-most = Sul territorio seguente Anna ha { $anna }, gli altri { $other } ciascuno. È meno della metà, ma più di ognuno di loro.
figure-tie-builds = Bruno ha mosso l'imperatore e sorge il castello di Anna: l'influenza si conta per tutti, di chiunque sia il turno.

figure-merging = L'unione
figure-merging-between = Il castello di Bruno sta fra due di Anna.
figure-merging-clan = Con il clan verde l'influenza di Anna lì è { $anna }; a Bruno il castello vale { $bruno }.
figure-merging-one = I due vicini hanno i suoi castelli: i tre diventano un solo territorio, con tutti i paladini. Lei ha { $castles } castelli sull'anello e { $stock } di scorta.

figure-run-out = Un colore si esaurisce
figure-run-out-none = Al centro non c'è più nessun paladino rosso. A corte Anna ne ha { $anna }, Bruno { $bruno }.
figure-run-out-returned = Entrambi ne hanno restituiti quanti ne aveva la corte più piccola. Ad Anna ne restano { $anna }, a Bruno nessuno, e lo stendardo resta. Lei ne ha presi due: al centro sono { $middle }.
figure-run-out-crown = Per la corona prende un paladino a scelta.

figure-last = L'ultimo castello
figure-last-one-left = Ad Anna resta { $stock } castello. Sul territorio di Bruno la sua influenza è { $anna }, quella di lui { $bruno }, per i castelli.
figure-last-won = I castelli di Bruno tornano a lui. Lei ne ha troppo pochi per sostituirli tutti, mette l'ultimo e vince: sull'anello stanno { $all } castelli.

figure-few = Meno di quattro territori
figure-few-four = Restano quattro territori. Anna ha { $anna } castelli sull'anello, Bruno { $bruno }.
figure-few-two = Costruisce, e tre territori diventano uno. Ne restano due, e la partita è finita: { $anna } castelli contro { $bruno }.

figure-teams = Due squadre
figure-teams-together = Anna controlla il rosso, la compagna Carla il giallo. Su questo territorio insieme hanno influenza { $ours }, gli altri { $theirs }.
figure-teams-courts = Le corti non si sommano mai. Ognuna si confronta con tutte le altre, anche con quella del compagno.
figure-teams-castle = I castelli sono della squadra: a entrambe ne resta uno in meno da costruire.

figure-draft = Set invece dei dadi
figure-draft-three = Sul tavolo c'è un set in più dei giocatori. Anna agisce per prima e può scegliere fra tutti.
figure-draft-taken = Il set completa la sua riserva.
figure-draft-second = Bruno ne prende un altro. Quando tutti hanno avuto il turno, ne resta uno.
figure-draft-grows = Cresce di un paladino e passa al primo posto. Poi si pescano set nuovi, quanti sono i giocatori.
figure-draft-kept = Anna prende il set cresciuto. Tiene tre dei suoi paladini e rimette subito il giallo nel sacchetto.

figure-counter = Un contrattacco
figure-counter-before = Bruno controlla il blu, il giallo e il verde e ha lì dei castelli: { $bruno } contro { $anna } di Anna, per il rosso e il fucsia.
figure-counter-level = Con { $both } paladini gialli per uno, il clan resta a Bruno.
figure-counter-clan = Uno in più, e il giallo è suo. Il terzo va sul territorio: { $anna } contro { $bruno }.
figure-counter-falls = I castelli di lui vengono sostituiti, e i vicini di Anna dai due lati si uniscono: un territorio di { $segments } segmenti.
