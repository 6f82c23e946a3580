## 1 · Di che si tratta

lesson-goal = Di che si tratta
  .about = Quattro file, un seguace e i tuoi primi punti.
lesson-goal-rows = Sul tavolo ci sono quattro file di carte: chiostro, strada, campo e città. Tutti ci giocano carte, e tutti vorrebbero prenderle. Vince chi ha più punti.
lesson-goal-follower = Questo è il tuo seguace. Una volta per round lo metti in fondo a una fila, e tutte le carte davanti a lui sono tue.
lesson-goal-take = Il numero sotto una fila dice quanto porterebbe: la città { $city } punti, la strada { $road }. Le tue carte sono finite: ti resta il seguace.
  .do = Prendi la fila più ricca: piazza il seguace in città, in basso.
  .after = I tre cavalieri sono tuoi e nessuno te li toglie. Si contano alla fine del round.
  .less = Può stare lì, ma porta di meno. Cerca il numero più grande.
  .behind = Le carte davanti al seguace di Bruno sono già sue. Tua sarebbe solo quella dietro.
lesson-goal-counted = Il round è finito: { $brings } punti per i tuoi cavalieri. Perché proprio tanti? Lo vedrai fra poco. Prima: che cosa si fa in un turno?

## 2 · Un turno

lesson-turn = Un turno
  .about = Una carta, oppure il seguace. La prima carta è un segreto.
lesson-turn-hand = Comincia un round: hai sei carte, e il seguace. In un turno fai una cosa sola: giochi una carta, o piazzi il seguace. Alla fine li avrai usati tutti.
lesson-turn-secret = La tua prima carta del round va coperta, nella fila che vuoi. Vedrai più avanti perché un viandante sta bene nella fila sbagliata.
  .do = Nascondi il viandante 2 nella fila della città: premi la carta, poi la fila.
  .home = Si può. Ma la prima carta può andare ovunque, e in una fila non sua varrà di più. Prova la città.
  .elsewhere = Sarebbe fuori posto anche lì. Ma in quella fila c'è una carta sola, in città due cavalieri: nascondila dove c'è di più da prendere.
  .knight = Puoi nascondere qualunque carta. Ma un cavaliere in città è al suo posto. Il viandante lì è fuori posto, e varrà di più.
  .joker = Puoi nascondere qualunque carta. Ma il jolly potrà andare ovunque anche più tardi, il viandante solo adesso. Nascondi il viandante.
  .early = Si può, ma poi le carte di questo round finirebbero dietro di lui. Prima nascondi una carta.
lesson-turn-open = Bruno del tuo viandante vede solo il dorso, e ne ha nascosta una anche lui. Da qui in poi si gioca scoperto, ogni carta nella fila del suo colore.
  .do = Gioca il cavaliere 3 nella fila della città.
  .after = Per te la città valeva { $now } punti, ora ne vale { $then }. Bruno non conosce la tua carta segreta: a lui sembra meno.
  .early = Non ancora: porterebbe { $now }. Con il cavaliere 3 davanti saranno { $then }.
  .small = La fila è giusta, ma prima il numero più grande: il cavaliere 3.
  .joker = Può andarci. Ma non è un cavaliere: solo i cavalieri fanno crescere così la città. Gioca il cavaliere 3.
  .elsewhere = Può andarci: è la fila del suo colore. Ma il tuo segreto è in città: fai crescere quella fila con il cavaliere 3.
lesson-turn-take = La città piace anche a Bruno: ha aggiunto un cavaliere. Per te vale { $city } punti. Chi piazza per primo prende tutto!
  .do = Piazza il seguace nella fila della città.
  .greedy = Crescerebbe. Ma poi tocca a Bruno, e il suo seguace è libero: prenderebbe tutto.
  .late = Si può. Ma poi tocca a Bruno, e il suo seguace è libero: si prenderebbe la città, con il tuo segreto.
  .less = Può stare lì, ma la città porta { $city } punti. Da nessun'altra parte ce ne sono tanti.
lesson-turn-behind = Appena in tempo. Le altre carte vanno comunque giocate, ma quello che finisce dietro al tuo seguace non è più tuo.
  .do = Guarda: gioca il cavaliere 1 nella fila della città.
  .other = Si può, e verrà anche il suo turno. Ma gioca prima il cavaliere 1, e guarda dove finisce.
lesson-turn-joker = Sta dietro, per chi piazza dopo: regala carte piccole. L'animale jolly non ha colore ed è benvenuto in ogni fila.
  .do = Gioca l'animale jolly in una fila qualsiasi.
  .after = Si va avanti così finché le mani sono vuote e i seguaci piazzati. Poi si conta tutto. Come? Lo vedi adesso.
  .other = Si può: è la fila del suo colore. Ma prova prima il jolly, che può andare ovunque.

## 3 · Le persone

lesson-people = Le persone
  .about = Somma e moltiplica: perché una carta in più vale tanto.
lesson-people-sum = Le persone contano insieme: somma i loro numeri e moltiplica per quante sono. Sulla strada: (1 + 2 + 1) × 3 = { $road }.
lesson-people-one-more = Hai in mano un viandante 3, e il seguace di Bruno è già piazzato: nessuno può più portarti via la strada.
  .do = Allunga la fila: gioca il viandante 3 nella fila della strada.
  .after = Una carta in più, e da { $road } sono diventati { $then }: (1 + 2 + 1 + 3) × 4. Le file lunghe valgono l'attesa.
  .soon = { $road } punti sicuri. Ma ormai nessuno te li toglie, e una fila più lunga vale molto di più. Prima la carta!
lesson-people-place = Adesso è il momento.
  .do = Piazza il seguace nella fila della strada.
  .less = Qualcosa c'è, ma la strada ne porta { $road }.
  .nothing = Subito dietro al seguace di Bruno non c'è nulla per te. La strada porta { $road } punti.
lesson-people-counted = { $brings } punti! I viandanti escono dal gioco: nel prossimo round se ne contano altri.

## 4 · Gli animali

lesson-animals = Gli animali
  .about = Restano con te, e contano ogni volta.
lesson-animals-stay = Gli animali non se ne vanno. Queste { $sheep } pecore vengono da un round passato: ti hanno portato { $had } punti, e restano qui.
lesson-animals-again = Se prendi un'altra pecora, conta di nuovo tutto il gregge: tre pecore portano { $next } punti, non 3.
lesson-animals-take = Nel campo c'è una pecora con il suo contadino: { $field } punti per te. In città due cavalieri ne portano { $city }.
  .do = Piazza il seguace dove il tuo gregge cresce.
  .after = La terza pecora! E la prossima conterà per tutte e quattro.
  .gone = { $city } punti, e i cavalieri se ne vanno. Nel campo prendi di più, e la pecora resta e conterà ancora.
  .less = Lì c'è un viandante solo. Cerca la pecora.
  .nothing = Lì davanti non ha nulla. Cerca la pecora.
lesson-animals-counted = { $brings } punti: 9 per il gregge, 1 per il contadino. Un'altra pecora ne porterebbe subito { $next }. Scegli presto una specie e raccoglila.

## 5 · Gli edifici

lesson-buildings = Gli edifici
  .about = Oggi niente, alla fine un tesoro.
lesson-buildings-chest = Gli edifici all'inizio non portano nulla: spariscono coperti nel forziere fino alla fine. Ricordati: nel tuo ci sono { $cards } carte, un'abbazia, una locanda e un edificio jolly.
lesson-buildings-sets = Alla fine contano i gruppi di edifici diversi: due portano 5 punti, tre 15, tutti e quattro 30. Il jolly fa da qualunque edificio. Ora i tuoi valgono 15.
lesson-buildings-take = L'ultimo round. Bruno ti sta addosso, e ha { $his } carte nel forziere. Sulla strada ci sono { $road } punti; in città una torre, con un solo cavaliere.
  .do = Quale fila vince la partita? Piazza il seguace.
  .after = Abbazia, locanda, torre e il jolly: tutti e quattro. E ora si aprono i forzieri …
  .now = { $road } punti subito, eppure perderesti. Con la torre gli edifici da tre diventano quattro: 15 punti in più.
  .nothing = Lì davanti non ha nulla. Che cosa manca al tuo forziere?
lesson-buildings-opened = 30 punti dal forziere e 1 per il cavaliere: { $brings } in tutto, e la partita è tua. A parità di punti vince chi ha più carte nel forziere.

## 6 · Fuori posto

lesson-strangers = Carte fuori posto
  .about = Perché una carta nella fila sbagliata vale dieci punti.
lesson-strangers-yours = Ricordi la carta segreta? Qui la tua è un viandante 3 in città: fuori posto. Una persona nella fila sbagliata porta 10 punti, qualunque sia il suo numero.
lesson-strangers-take = Sotto la fila c'è { $city }: 10 per i due cavalieri, 10 per la tua carta fuori posto. Il punto interrogativo è la carta segreta di Bruno.
  .do = Coraggio: piazza il seguace nella fila della città.
  .after = Adesso i due segreti sono tuoi. Alla fine del round si scoprono tutte le carte.
  .less = Il chiostro porta { $cloister } punti, la città almeno { $city }.
  .nothing = Dietro al seguace di Bruno non c'è nulla per te. La città porta almeno { $city } punti.
lesson-strangers-cash = Un'abbazia! Animali ed edifici fuori posto li incassi per 10 punti, o li tieni come gli altri. Ma un edificio da solo non vale nulla.
  .do = Incassa l'abbazia.
  .after = { $brings } punti da una fila sola: 10 per i cavalieri, 10 per il tuo viandante, 10 per l'abbazia. Grazie, Bruno!
  .alone = Puoi tenerla: andrebbe nel forziere. Ma lì sarebbe sola e non porterebbe nulla. Prendi i 10 punti.

## 7 · Jolly

lesson-jokers = Jolly, drago e fata
  .about = Le dieci carte senza colore.
lesson-jokers-dragon = Un drago! Lui e la fata sono a casa in ogni fila, e portano 10 punti a chi li prende. Non contano come persone.
lesson-jokers-take = E c'è un animale jolly. Diventa un animale di una specie che hai già.
  .do = Piazza il seguace nella fila del campo.
  .after = Drago, contadino e jolly sono tuoi. Che animale sarà il jolly? Lo decidi quando si conta la fila.
  .less = Porta meno del drago e del jolly insieme. Guarda il campo.
  .nothing = Lì davanti non ha nulla. Guarda il campo.
lesson-jokers-assign = Con il jolly avresti tre pecore: { $sheep } punti. Oppure due galline: { $hens }. Ci resta per tutta la partita.
  .do = Fai entrare il jolly fra le pecore.
  .after = { $brings } punti: 10 per il drago, 9 per le pecore, 1 per il contadino. Senza animali il jolly avrebbe portato 3 punti, in attesa del primo.
  .fewer = Due galline portano { $hens } punti, tre pecore { $sheep }; e il gregge più grande porterà di più anche la prossima volta.

## 8 · Le trappole

lesson-traps = Le trappole
  .about = Troppo tardi, troppo generosi: due errori di ogni prima partita.
lesson-traps-late = La strada vale { $road } punti. Con il tuo viandante 3 ne varrebbe { $then }. Ma guarda: il seguace di Bruno è ancora libero, e dopo di te tocca a lui.
  .do = Che cosa fai?
  .after = Meglio { $road } punti in mano che { $then } per strada.
  .greedy = È la prima trappola. Ne fai { $then } punti, e li prende Bruno. Prima di arricchire una fila, guarda chi ha il seguace libero.
  .idle = Aiuta solo Bruno: adesso si prende la strada. Prima mettila al sicuro.
lesson-traps-gift = Il tuo seguace è piazzato, quello di Bruno no. Quello che giochi ora può diventare suo.
  .do = Gioca la carta che gli regala di meno.
  .gift = È la seconda trappola: un regalo a Bruno. Gioca la carta piccola; il viandante 3 può aspettare.
lesson-traps-left = Un monaco solo, e Bruno ha piazzato il seguace nel campo. Ora nessuno può più prendere altro: le carte grandi si tengono fino a qui.
  .do = Gioca l'ultima carta, il viandante 3.
  .after = Quello che nessuno prende resta lì, e apre il round seguente.
lesson-traps-dealer = Bruno ha piazzato per ultimo: diventa mazziere, e nel prossimo round cominci tu.

## 9 · Un piano

lesson-plan = Un primo piano
  .about = Guarda, nascondi, costruisci, prendi: un piano in un minuto.
lesson-plan-look = Un piano per la prima partita. Prima guarda la mano: tre cavalieri. E uno è già in città. Questa sarà la tua fila.
lesson-plan-hide = La prima carta va coperta, e fuori posto porta 10 punti.
  .do = Nascondi il monaco 3 nella fila della città.
  .home = Nel chiostro è solo un monaco. Fuori posto, nella tua fila, porta 10 punti.
  .elsewhere = Sarebbe fuori posto anche lì. Ma la tua fila sarà la città: è lì che devono stare i tuoi 10 punti.
  .other = Anche questa sarebbe fuori posto, e porterebbe 10 punti. Ma poi dovresti giocare scoperto il monaco 3, magari per Bruno. Meglio nascondere lui.
  .face = Coperto si può, ma un cavaliere in città è al suo posto. Il monaco lì ne porterebbe 10.
  .early = Troppo presto: nessuna fila vale ancora molto. Prima fai in modo che la città valga qualcosa.
lesson-plan-build = 10 punti che conosci solo tu. Bruno ha nascosto qualcosa sulla strada; la città per ora vale { $now } punti.
  .do = Gioca un cavaliere 2 nella fila della città.
  .small = Va bene anche quello, ma prima il numero più grande: il 2.
  .early = Adesso sarebbero { $now }. Finché Bruno guarda altre file puoi continuare a costruire.
  .elsewhere = Così cresce un'altra fila. La tua è la città: gioca un cavaliere 2 finché è tutto tranquillo.
lesson-plan-more = Già { $now }: ogni carta fa valere di più tutte le altre. Bruno gioca sulla strada.
  .do = Gioca l'altro cavaliere 2 nella fila della città.
  .after = { $then } punti. Da una ventina in su stai all'erta: ancora una carta, o prendere?
  .soon = Niente male! Ma Bruno è occupato con la strada, e con una carta in più diventano { $then }.
  .small = Va bene anche quello, ma prima il numero più grande: il 2.
  .elsewhere = Così cresce un'altra fila. La tua è la città: gioca l'altro cavaliere 2 finché è tutto tranquillo.
lesson-plan-now = Attenzione: Bruno ha giocato un cavaliere 3 nella tua fila! La ingrandisce perché la vuole.
  .do = Ora! Piazza il seguace.
  .after = { $city } punti, e ti ha pure aiutato. Un round perfetto.
  .greedy = Una carta in più, un turno troppo tardi: Bruno prenderebbe tutto.
  .late = Poi la città se la prende Bruno. Adesso il seguace, le altre carte dopo!
  .less = Può stare lì, ma la città porta { $city } punti. Da nessun'altra parte ce ne sono tanti.
lesson-plan-counted = { $brings } punti per la tua città. Quindi: guarda di che cosa hai di più, nascondi lì una carta fuori posto, costruisci finché è tranquillo, prendi appena qualcun altro ci mette gli occhi.

## 10 · In più

lesson-more = Da tre a cinque
  .about = Più seguaci in una fila, e meno carte a testa.
lesson-more-cards = In due si giocano 10 round con 6 carte; in tre 8 round con 5; in quattro, come qui, 6 round con 5; in cinque 6 round con 4.
lesson-more-shares = In una fila possono stare più seguaci. A Bruno vanno le carte fino al tabellone: { $bruno } punti. Quelle dietro sono di nuovo libere: { $open }, per quel che vedi.
lesson-more-take = Arrivi tardi, ma non troppo. C'è anche una carta coperta di Bruno.
  .do = Piazza il seguace dietro a quello di Bruno, nella fila della città.
  .after = Dal suo seguace al tuo è tutto tuo, segreto compreso.
  .less = Porta meno delle carte dietro a Bruno, in città.
  .nothing = Subito dietro a Carla non c'è nulla. Guarda la città.
lesson-more-counted = { $brings } punti: la carta segreta era un cavaliere, e conta per te.
lesson-more-end = Più siete, prima si prendono le file: non aspettare troppo. Ora sai tutto quello che serve. Buona prima partita!
