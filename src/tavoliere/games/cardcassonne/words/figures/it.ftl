# Le figure accanto alle regole di Cardcassonne. Che cosa si è fatto e che cosa ha reso lo dice il gioco; qui sta il perché.

figure-table = Che cosa c'è sul tavolo
figure-table-parts = Si sta giocando un round, e tocca ad Anna:
  .track = il segnapunti
  .deck = il mazzo
  .row = una fila, una per colore
  .down = una carta che Anna ha giocato coperta
  .claims = il Grande Seguace di Bruno, che si assicura ciò che sta alla sua sinistra
  .worth = quanto vale il suo tratto
  .hand = la mano di Anna
  .follower = il suo Grande Seguace, non ancora piazzato
  .animals = i suoi animali, che restano davanti a lei
  .chest = gli edifici sotto il suo Forziere
  .dealer = il Mazziere, che agisce per ultimo

figure-set-up = Le prime dieci carte
figure-set-up-empty = Le file sono vuote, e nel mazzo ci sono { $cards } carte. Il Mazziere ne scopre dieci.
figure-set-up-joker = Le carte colorate sono andate nelle loro file. Il drago non ha colore: prima della carta seguente il Mazziere dice dove va.
figure-set-up-ten = Ci sono tutte e dieci. La fila del chiostro comincia vuota, il drago sta nella fila del campo. Restano { $cards } carte: una mano per ogni giocatore e round.

figure-first-card = La prima carta è segreta
figure-first-card-hand = Anna può cominciare con qualunque carta in qualunque fila: una pecora nella fila della strada, un viandante, la fata.
figure-first-card-down = Sta coperta. Solo Anna sa che cos'è.
figure-first-card-up = Anche la prima carta di Bruno è coperta. Dalla seconda in poi Anna gioca scoperto: un viandante va solo nella fila della strada.
figure-first-card-joker = La fata non ha colore e può stare in qualunque fila.

figure-follower = Il Seguace e il suo tratto
figure-follower-open = Nella fila della città ci sono tre cavalieri. Chi piazza ora il Seguace si assicura { $city } punti.
figure-follower-placed = Tutto ciò che va dal tabellone al Seguace è il tratto di Anna, e nessuno glielo può togliere.
figure-follower-beyond = Le carte che seguono stanno oltre. Non sono ancora di nessuno.
figure-follower-second = Il tratto di Bruno va dal Seguace di Anna al proprio. In questa fila ci sono { $anna } punti per lei e { $bruno } per lui.

figure-claiming = Due Seguaci in una fila
figure-claiming-segments = Anna si è assicurata quattro carte, Bruno le tre dietro. Le ultime due non sono di nessuno.
figure-claiming-counted = Le carte coperte sono state scoperte, e ognuno ha preso il suo tratto. Le due carte di nessuno si sono accostate al tabellone, per il prossimo round.

figure-persons = Persone
figure-persons-sum = Si sommano i valori, poi si moltiplica per il numero di persone. Fa { $field }.
figure-persons-counted = Le persone escono dal gioco. La prossima volta Anna riparte da zero.

figure-stranger = Un forestiero fra le persone
figure-stranger-hidden = Le carte scoperte valgono { $open }. L'ultima la conosce solo Anna.
figure-stranger-counted = Un viandante nella fila della città è fuori posto. Porta sempre gli stessi punti e non conta fra i cavalieri.

figure-cash = Incassare o tenere
figure-cash-two = Nella fila del campo ci sono due carte coperte, una di Bruno e una di Anna.
figure-cash-asked = Sono tutte e due fuori posto, un'abbazia e un maiale. Anna decide di ciascuna, a partire dal tabellone.
figure-cash-cashed = L'abbazia viene incassata subito: alla fine un edificio solo varrebbe poco.
figure-cash-kept = Il maiale viene tenuto e raggiunge gli altri. Ora sono { $pigs }, e conta tutto il gruppo.

figure-animals = Gli animali, in due tempi
figure-animals-before = Nei round passati Anna ha preso { $sheep } pecore e altrettante galline. Hanno portato { $had } punti, che restano suoi.
figure-animals-asked = Il jolly deve unirsi a una specie che lei possiede. Può scegliere fra due.
figure-animals-five = Ora le pecore sono { $sheep }, e conta tutto il gregge: { $anna } punti. Le galline non hanno guadagnato carte e non portano niente.

figure-joker = Un jolly senza animali
figure-joker-alone = Anna non possiede animali, e con il jolly nella fila della strada non ce ne sono.
figure-joker-waits = Porta pochi punti una volta sola e aspetta davanti a lei.

figure-joins = Un jolly che aspettava
figure-joins-waiting = Qualche round dopo, nella fila del chiostro c'è una gallina.
figure-joins-pair = Il jolly deve unirsi a lei. Le due contano come coppia: { $anna } punti. D'ora in poi è una gallina.

figure-chest = Sotto il Forziere
figure-chest-seen = Mentre un tratto viene preso, tutti ne vedono le carte: due locande e un edificio jolly.
figure-chest-hidden = Ad Anna per ora non portano niente. Sotto il suo Forziere ci sono { $cards } carte, e nessuno le può guardare prima della fine.

figure-dragon = Drago e fata
figure-dragon-open = Drago e fata non contano fra le persone. Con loro la fila vale { $road }.
figure-dragon-counted = Ciascuno dei due porta lo stesso, dovunque sia. Tutte e quattro le carte escono dal gioco.

figure-dealer = Chi sarà il Mazziere
figure-dealer-three = Bruno ha piazzato il Seguace per primo, poi Dino, poi Anna. Manca solo quello di Carla.
figure-dealer-last = Carla è stata l'ultima: è di nuovo Mazziere, e comincia Dino alla sua sinistra. Ciò che stava oltre i Seguaci resta.

figure-sets = Si aprono i Forzieri
figure-sets-closed = L'ultimo round. Sotto il Forziere di Anna ci sono { $anna } carte, sotto quello di Bruno { $bruno }.
figure-sets-opened = Gli edifici di Anna fanno due serie di tutti e quattro i tipi, una coppia, e uno resta solo. I jolly di Bruno valgono ciò che manca: una serie di quattro.
