# Le figure accanto alle regole di San Marco. Che cosa si è fatto e che cosa ha reso lo dice il gioco; qui sta il perché.

figure-table = Che cosa c'è sul tavolo
figure-table-parts = Carla ha diviso le carte, e tocca ad Anna scegliere:
  .district = un distretto, con ciò che dà al primo e al secondo
  .aristocrats = aristocratici di un colore, e quanti sono
  .bridge = un ponte; l'aristocratico che ci sta sopra dice di chi è
  .doge = il Doge: un distretto paga quando lui lo visita
  .passage = il passaggio e il round, e quanto resta nei mazzi
  .points = i punti prestigio di Bruno
  .limits = le penalità di Anna; con dieci è fuori da questo passaggio
  .offer = una delle tre offerte
  .limit = le penalità che comporta

figure-set-up = I primi aristocratici
figure-set-up-empty = Ogni distretto ha un numero del dado e due valori. San Marco paga più di tutti.
figure-set-up-rolls = Ogni tiro porta due aristocratici. Un numero uscito due volte ne dà { $twice } in un distretto, una volta { $once }.
figure-set-up-bridges = Quando tutti hanno tirato, ognuno posa un ponte fra due vicini e ci mette sopra un aristocratico.
figure-set-up-second = In tre giocatori si fa un secondo giro. Ad Anna restano { $left } aristocratici di riserva.

figure-four = Quattro giocatori: due coppie
figure-four-pairs = Bruno distribuisce per Anna: sono la prima coppia. Carla e Dino sono la seconda.
figure-four-hidden = Guardiamo da dietro le spalle di Bruno. Le offerte le vede solo la coppia; delle altre vede quante carte di ciascun tipo ci sono.
figure-four-taken = Anna scopre la sua penalità, { $anna } punto, e gioca le altre carte. A Bruno va ciò che lei ha lasciato.

figure-dividing = Dividere le carte
figure-dividing-drawn = Carla ha pescato sei carte azione e quattro penalità. Deve farne tre offerte, nessuna vuota.
figure-dividing-actions = Prima dispone le carte azione. Due carte forti stanno insieme.
figure-dividing-limits = Le penalità sono il prezzo. Dove sta il Doge è il più alto. Gli altri scelgono per primi, e a Carla va ciò che resta.

figure-taking = Un round in tre
figure-taking-open = Anna è il primo selezionatore, Bruno il secondo, Carla ha distribuito. Tutto è scoperto.
figure-taking-first = Le penalità si scoprono subito: Anna ora ne ha { $anna }. Le carte azione sono la sua mano.
figure-taking-order = Gioca le carte nell'ordine che vuole. Prima un aristocratico in più, perché San Marco le renda { $would }.
figure-taking-doge = Poi il Doge: si assegnano i punti del distretto in cui si trova.
figure-taking-last = Bruno ha scelto fra due offerte e ha giocato la sua. Carla deve prendere l'ultima e ha { $carla } punti penalità.

figure-district = Una carta distretto
figure-district-reach = La carta dice San Polo. Anna può anche attraversare un solo ponte suo: arriva dunque a San Marco. Dorsoduro sarebbe un secondo ponte.
figure-district-over = Ora lì è in testa: San Marco le renderebbe { $would }.

figure-last-bridge = L'ultimo ponte
figure-last-bridge-none = Tutti e dodici i ponti sono posati. In un posto ce ne stanno al massimo tre.
figure-last-bridge-rebuilt = Non ci sono più ponti: Anna ne ha tolto uno di Bruno. L'aristocratico di lui torna nella sua riserva, e uno di lei lo segna nel posto nuovo.

figure-transfer = Uno scambio
figure-transfer-before = A Dorsoduro Bruno è primo e avrebbe { $bruno }, Anna { $anna }.
figure-transfer-after = Uno dei suoi torna in riserva, e al suo posto ce n'è uno di lei. Ora è il contrario: { $anna } ad Anna, { $bruno } a Bruno.

figure-tolls = Il Doge e i pedaggi
figure-tolls-stands = Se restasse a Cannaregio, Bruno avrebbe { $bruno }. Anna lo vuole a Dorsoduro.
figure-tolls-toll = Il primo ponte è di Bruno: un punto prestigio passa da lei a lui.
figure-tolls-own = Il ponte proprio è gratis. Dove il Doge si ferma, il distretto si deve contare.

figure-banishment = Un esodo
figure-banishment-named = A Dorsoduro stanno due di Anna, uno di Bruno e uno di Carla. Il distretto si nomina prima di tirare il dado.
figure-banishment-rolled = Se ne devono andare tre. Quali, lo dice Anna.
figure-banishment-gone = Quelli degli altri non bastavano: è dovuto partire anche uno dei suoi. Tornano tutti nelle riserve di chi li possiede.

figure-scoring = Un conteggio, e un pareggio al primo posto
figure-scoring-count = Le medaglie mostrano che cosa si pagherebbe ora: { $bruno } a Bruno, che ne ha di più, { $anna } ad Anna, seconda.
figure-scoring-plain = Carla è terza e non ha niente.
figure-scoring-level = Anna ha sostituito uno di Carla. Ora lei e Bruno sono pari, e ciascuno avrebbe { $each }.
figure-scoring-shared = Chi divide il primo posto ha il valore più basso. Nessun altro ha niente.

figure-second = Un pareggio al secondo posto
figure-second-tie = Anna è prima, Bruno e Carla ne hanno altrettanti l'uno dell'altra.
figure-second-nobody = A lei va il valore più alto. Quello più basso non va a nessuno.
figure-second-alone = A Cannaregio è sola: il valore più alto, e l'altro si perde.

figure-passage = La fine di un passaggio
figure-passage-final = Anna era fuori con { $anna } penalità, e gli altri tre giocano il round finale. Ha portato Bruno a { $most }, e sotto dieci c'è solo Carla, con { $carla }.
figure-passage-bonus = Il round è finito. Carla riceve tanti punti quanti ne mancano alle sue penalità per arrivare al totale più alto.
figure-passage-free = Ha meno penalità di tutti e può fare un esodo gratis. Ora San Marco è suo.

figure-final = Il conteggio finale
figure-final-last = L'ultima carta della partita. Anna ha { $anna } punti, Bruno { $bruno }.
figure-final-counted = Si assegnano ancora una volta i punti di ogni distretto, senza Doge: Anna vince { $anna } a { $bruno }.

figure-ghosts = I fantasmi
figure-ghosts-who = Due colori non sono di nessuno. Danno fastidio e fanno punti.
figure-ghosts-score = A San Marco è primo un fantasma, che ha il valore più alto. Anna è seconda.
figure-ghosts-grow = Dopo la mano crescono tutti e due i fantasmi: dove, lo dice il dado.

figure-neutral = Un colore neutrale
figure-neutral-third = Gli aristocratici neutrali valgono come un terzo giocatore. A San Marco sono primi: Anna sarebbe seconda, con { $second }.
figure-neutral-back = Quelli mandati via tornano all'inizio di un passaggio. Anna ha meno punti e mette il primo dove nuoce a Bruno.
figure-neutral-turns = Poi Bruno, a turno, finché tutti e dodici sono di nuovo in città.

figure-two-colours = Due colori a testa
figure-two-colours-both = Maschera e leone sono di Anna, prua e chiave di Bruno. A San Marco i due di lei sono primo e secondo.
figure-two-colours-asked = Può contare uno solo. Con la maschera avrebbe { $first }, e la prua di Bruno salirebbe di un posto.
figure-two-colours-lower = Fa contare il leone: il valore più basso, e nessun altro ha niente.
figure-two-colours-result = La maschera ha { $high }, il leone { $low }: vale la media, meno uno per ogni cinque interi di differenza. Ora sono più vicini, e il risultato è { $result }.
