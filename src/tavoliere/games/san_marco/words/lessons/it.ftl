## 1 · Di che si tratta

lesson-goal = Di che si tratta
  .about = Sei distretti, tre colori e un Doge che premia chi comanda.
lesson-goal-people = Ecco Venezia, in sei distretti. Le maschere sono i tuoi aristocratici, le prue quelli di Bruno, i leoni quelli di Carla.
lesson-goal-medals = Le medaglie dicono quanto paga un distretto: a San Marco { $first } punti a chi ha più aristocratici, { $second } al secondo. Tu ne hai { $mine }, Bruno { $bruno }.
lesson-goal-doge = Ma nessuno prende nulla finché non arriva il Doge. Aspetta fuori città, e tu hai la sua carta.
  .do = Gioca il Doge: premi la carta, sotto la mappa.
lesson-goal-visit = La prima volta lo mandi dove vuoi, e quel distretto paga subito: quanto, lo dicono le piccole medaglie.
  .do = Mandalo dove ti paga di più: premi un distretto.
  .after = { $brings } punti a te, 6 a Bruno. Il gioco è tutto qui: avere più gente dove arriva il Doge.
  .second = A Castello Bruno ne ha di più: saresti secondo, { $second } punti. Altrove sei davanti a tutti!
  .shared = A Cannaregio tu e Carla siete pari, e chi divide il primo posto prende meno: { $shared }. Cerca il distretto dove davanti ci sei solo tu.
  .nothing = Lì non c'è nessuno dei tuoi: prenderebbero punti solo gli altri. Cerca le tue maschere.

## 2 · Io divido, tu scegli

lesson-offers = Io divido, tu scegli
  .about = Da dove vengono le carte, e quanto costano.
lesson-offers-divided = Carla è il distributore: ha diviso dieci carte in tre offerte. Scegli prima tu, poi Bruno; a Carla resta l'ultima.
lesson-offers-seals = I sigilli sono penalità: il prezzo di un'offerta. Sotto vedi quante ne avrebbe ciascuno. Con dieci sei fuori per un po'.
lesson-offers-take = A San Marco tu e Bruno siete pari, e il Doge è lì. La seconda offerta ha una carta San Marco e un Doge.
  .do = Prendi la seconda offerta.
  .cheap = Costa poco, ma a Cannaregio e a Santa Croce non hai nessuno. La seconda offerta vince subito San Marco.
  .rest = Non è male, ma il Doge andrebbe a Bruno, e a San Marco siete pari. Prendilo tu.
lesson-offers-order = Ora hai { $limit } penalità. Le carte si giocano tutte, nell'ordine che vuoi.
  .do = Gioca le due carte: quale deve venire prima?
  .after = { $brings } punti. Con il Doge per primo sarebbero stati { $now }.
  .soon = Così San Marco paga mentre siete pari: { $now } punti a testa. Prima metti il tuo aristocratico!
lesson-offers-left = A Carla va l'offerta che nessuno ha voluto: ora ha { $limit } penalità. Nel prossimo round divide un altro.

## 3 · I ponti

lesson-bridges = Distretti e ponti
  .about = Come arrivare dove nessuna carta porta.
lesson-bridges-own = Questi due ponti sono tuoi: lo dicono le figure. Li hai costruiti all'inizio della partita.
lesson-bridges-card = Una carta distretto mette lì un tuo aristocratico. Ma a San Polo non hai nessuno.
  .do = Gioca lo stesso la carta San Polo.
lesson-bridges-over = Invece di restare può attraversare un tuo ponte: uno solo, e mai quello di un altro. A San Marco tu e Bruno siete pari.
  .do = Mandalo al di là del ponte: premi San Marco.
  .after = Primo a San Marco: { $then } punti invece di { $now }, quando arriva il Doge.
  .here = Si può, ma lì da solo non ti porta nulla. Al di là del ponte, a San Marco, ti mette davanti a tutti.

## 4 · Il Doge in cammino

lesson-doge = Il Doge in cammino
  .about = La sua strada, e quanto costa.
lesson-doge-here = Con il Doge paga il distretto in cui si trova: { $bruno } a Bruno, { $carla } a Carla, niente a te. Ma prima può camminare, di ponte in ponte.
  .do = Gioca il Doge.
lesson-doge-toll = Su un ponte altrui costa { $toll } punto, che va al proprietario.
  .do = Portalo a San Marco: premi il ponte di Bruno.
  .stays = Così paga Cannaregio, e tu non prendi nulla. Portalo via.
  .carla = Di lì si va a Santa Croce, dove c'è solo Carla. Devi arrivare a Dorsoduro.
  .bruno = A San Polo c'è solo Bruno, e la strada finisce lì. Devi arrivare a Dorsoduro.
lesson-doge-free = Qui saresti secondo: { $second } a te, { $first } a Bruno. Ma sul tuo ponte passi gratis.
  .do = Vai fino a Dorsoduro, dove ci sei solo tu: premi il tuo ponte.
  .after = { $brings } punti, solo per te. Ma chi è senza punti non può pagare pedaggi: gli restano i suoi ponti.
  .second = { $second } punti a te, ma { $first } a Bruno. A Dorsoduro ne prendi altrettanti, e lui niente.

## 5 · Parità e scambio

lesson-ties = Pari non basta
  .about = I posti divisi, e la carta che conta doppio.
lesson-ties-level = A San Marco Bruno è primo con 4. Tu e Carla dividete il secondo posto: non lo prende nessuno. Il primo posto diviso paga la medaglia più piccola, qui 6.
lesson-ties-card = Lo scambio rimanda a casa un aristocratico altrui e ci mette uno dei tuoi: conta doppio.
  .do = Gioca lo scambio.
  .soon = Così San Marco paga adesso, e tu non prendi nulla. Prima lo scambio!
lesson-ties-whom = Uno di Bruno o uno di Carla? Pensa a chi sarebbe primo dopo.
  .do = Premi la pedina da scambiare a San Marco.
  .carla = Così tu e Bruno ne avreste 4 a testa: { $shared } per ciascuno. Possono diventare { $first }, tutti per te.
  .elsewhere = Il Doge è a San Marco. Cambia qualcosa lì!
lesson-ties-doge = 4 tuoi, 3 di Bruno, 3 di Carla: ora il secondo posto lo dividono loro.
  .do = Gioca il Doge.
  .after = { $brings } a te, niente agli altri: una carta sola ha ribaltato tutto.

## 6 · L'esodo

lesson-banishment = L'esodo
  .about = La carta più forte, e la più pericolosa.
lesson-banishment-card = A Dorsoduro Bruno ti supera, 4 a 3. Un esodo manda via gente da un distretto.
  .do = Gioca l'esodo.
  .soon = Bruno ne prenderebbe { $bruno } e tu { $now }. Prima manda via qualcuno dei suoi.
lesson-banishment-name = Nomini un distretto, il dado dice quanti se ne vanno, e scegli tu chi. Ma se gli altri non bastano, tocca ai tuoi!
  .do = Premi il distretto dove Bruno ti dà fastidio.
  .own = Lì tu ne hai 4 e Bruno 1. Già con un 2 dovresti mandare via i tuoi!
  .alone = Lì ci sono solo i tuoi. Dovrebbero andarsene loro!
  .elsewhere = Non farebbe danni, ma il Doge è a Dorsoduro, e tu vuoi vincere lì.
lesson-banishment-who = Un 3! In tre lasciano Dorsoduro. Ricorda: chi divide il secondo posto non prende nulla.
  .do = Premi tre volte la pedina di Bruno.
  .carla = Così a Bruno ne restano abbastanza per essere secondo da solo. Se togli solo i suoi, divide il secondo posto con Carla, e restano a mani vuote.
  .own = Non i tuoi! Di altri ce n'è abbastanza.
lesson-banishment-doge = 3 tuoi, 1 di Bruno, 1 di Carla.
  .do = Gioca il Doge.
  .after = { $brings } punti, solo per te. Fai un esodo dove gli altri sono tanti e i tuoi pochi.

## 7 · Dividi tu

lesson-dividing = Adesso dividi tu
  .about = Tre offerte, e l'ultima è tua.
lesson-dividing-yours = Adesso il distributore sei tu: Bruno e Carla scelgono prima, l'ultima offerta è tua. Nove carte sono già divise.
lesson-dividing-others = Penalità: Bruno { $bruno }, Carla { $carla }, tu { $mine }. Sotto ogni offerta c'è quante ne avrebbe ciascuno; chi è sottolineato sarebbe fuori.
lesson-dividing-last = Resta una penalità 3. San Marco e il Doge li vogliono tutti. Anche tu!
  .do = Premi la carta, poi l'offerta giusta, poi «Offri così».
  .poor = Così quell'offerta non la vuole nessuno e resta a te, mentre Bruno si prende il Doge. Rendi cara l'offerta migliore: che possa pagarla solo tu.
lesson-dividing-left = Con quella Bruno sarebbe arrivato a 10 e Carla a 11: non hanno osato, ed è rimasta a te.
  .do = Gioca le due carte, nell'ordine giusto.
  .after = { $brings } punti: hai pensato a che cosa possono permettersi gli altri.
  .soon = A San Marco tu e Bruno siete pari. Prima l'aristocratico, poi il Doge!

## 8 · La fine di un passaggio

lesson-passage = Fine del passaggio
  .about = Dieci penalità, un bonus e un esodo gratuito.
lesson-passage-ten = Una partita ha tre passaggi. Con dieci penalità sei fuori finché il passaggio non finisce. Bruno e Carla ne hanno { $theirs }, tu { $mine }.
lesson-passage-take = La seconda offerta ha tre belle carte. Ma guarda i sigilli!
  .do = Prendi l'offerta che ti lascia più in basso.
  .out = Con quella arriveresti a { $out }: fuori, e senza bonus. Troppo cara!
  .little = { $little } penalità per una carta sola. Un'altra offerta costa meno e ne ha due.
lesson-passage-play = Due carte, per due distretti dove sei pari.
  .do = Gioca tutte e due le carte.
lesson-passage-bonus = Bruno è a { $most }, Carla a 10: sono fuori, e il passaggio è finito. Il tuo bonus è la differenza dal più alto: { $most } − { $mine } = { $brings } punti!
lesson-passage-free = E chi ha meno penalità di tutti può fare un esodo gratuito. Poi si riparte da 0; gente, ponti e Doge restano. Se però sotto dieci sono almeno in due, prima giocano fra loro un round finale.

## 9 · La fine della partita

lesson-end = La fine della partita
  .about = Un'ultima carta, e ogni distretto conta.
lesson-end-last = Il terzo passaggio finisce con la tua ultima carta. Poi paga ancora una volta ogni distretto, anche senza Doge.
  .do = Gioca la carta San Polo.
lesson-end-where = Bruno ha 3 punti più di te. A San Polo sei già primo. A San Marco sei secondo, pari con Carla. Dove conta di più un aristocratico?
  .do = Premi San Polo o San Marco.
  .after = A San Marco ora dividi il primo posto con Bruno. Pagano tutti e sei i distretti: { $brings } punti per te.
  .first = Lì sei già primo, con { $polo } punti: uno in più non cambia nulla. A San Marco ne prenderesti { $shared }, e Bruno di meno.
lesson-end-won = { $mine } a { $bruno }: hai vinto. Nell'ultimo passaggio pensa a tutti e sei i distretti, non solo a quello del Doge.

## 10 · Le trappole

lesson-traps = Le trappole
  .about = Tre errori della prima partita.
lesson-traps-left = L'offerta che lasci va a Carla. Lei è prima a Castello, dove si trova il Doge: { $carla } punti, se lo prende.
  .do = Quale offerta prendi?
  .gift = È la prima trappola: il Doge va a Carla, che prende subito i punti di Castello. Portaglielo via.
lesson-traps-enough = Prima l'aristocratico. Da San Marco il tuo ponte porta a Castello.
  .do = Gioca San Marco.
  .soon = Prima l'aristocratico: il Doge premia chi trova già lì.
lesson-traps-where = A San Marco tu ne hai 5 e Bruno 2. A Castello dividi il secondo posto con Bruno. Dove serve uno in più?
  .do = Premi San Marco o Castello.
  .enough = È la seconda trappola: lì sei primo comunque, con { $first } punti. Il sesto non porta nulla. A Castello ti porta { $then } punti.
lesson-traps-doge = A Castello ora sei secondo.
  .do = Gioca il Doge.
lesson-traps-away = Se resta a Castello, { $second } a te e { $carla } a Carla.
  .do = Portalo a San Marco: premi il tuo ponte.
  .after = { $brings } punti a te, niente a Carla. Guarda che cosa lasci, non ammassare gente, non portare il Doge alla festa di un altro.
  .stays = È la terza trappola: { $second } a te, { $carla } a Carla. Un Doge che dà agli altri più che a te è un cattivo Doge.

## 11 · Un piano

lesson-plan = Un primo piano
  .about = Una roccaforte, un ponte, il Doge: tutto in un turno.
lesson-plan-more = Un piano in tre carte. Prima la roccaforte: a Dorsoduro, pari con Carla, prendi { $now } punti; da primo, { $then }.
  .do = Gioca Dorsoduro.
  .soon = Manca ancora il ponte: resterebbe a San Polo, e darebbe { $bruno } punti a Bruno.
  .bridge = Bella carta. Ma comincia dalla roccaforte: poi saprai dove costruire.
lesson-plan-bridge = Il Doge è a San Polo. Senza punti non puoi pagare pedaggi: serve un ponte tuo.
  .do = Gioca il ponte.
  .soon = Non può ancora lasciare San Polo, e Bruno prenderebbe { $bruno } punti. Prima costruisci!
lesson-plan-site = Un ponte unisce due distretti vicini. Quale porta il Doge dai tuoi, a Dorsoduro?
  .do = Premi un canale accanto a San Polo.
  .elsewhere = Di lì non si va da San Polo a Dorsoduro.
lesson-plan-doge = La strada è pronta.
  .do = Gioca il Doge.
lesson-plan-walk = Il tuo ponte non ti costa nulla.
  .do = Portalo a Dorsoduro: premi il tuo ponte.
  .after = { $brings } punti! Sii primo in distretti vicini, uniscili con un ponte, tieni il Doge a portata. E se non c'è di meglio, prendi l'offerta che costa poco: il bonus può valere un Doge.
  .stays = Così andrebbero { $bruno } punti a Bruno. Fallo passare sul tuo ponte.

## 12 · In quattro

lesson-four = In quattro
  .about = Due coppie, e offerte che non puoi vedere.
lesson-four-pairs = In quattro ci sono due coppie: uno divide, l'altro sceglie. Bruno ha diviso per te, Carla per Dino; le loro offerte sono coperte.
lesson-four-take = Una la prendi tu, l'altra va a Bruno. A Castello sei primo, e il Doge è lì.
  .do = Scegli fra le tue due offerte.
  .after = { $limit } penalità, tre carte, e { $first } punti con il Doge. Il resto è come in tre, ma con un ponte a testa all'inizio.
  .doge = Così il Doge resta a Bruno. E cinque penalità sono già la metà di quelle che puoi avere.

## 13 · In due: fantasmi

lesson-ghosts = In due: i fantasmi
  .about = Due colori che nessuno gioca.
lesson-ghosts-who = In due si gioca in tre modi. Nel primo leoni e chiavi sono fantasmi: prendono punti, ma non giocano e non possono vincere.
lesson-ghosts-card = A San Marco il primo è un fantasma. I fantasmi si scambiano e si mandano in esodo come tutti.
  .do = Gioca lo scambio.
lesson-ghosts-replace = Chi scambi a San Marco?
  .do = Scegli l'aristocratico che ti fa diventare primo.
  .shared = Così tu e il fantasma ne avete 4 a testa: { $shared } per ciascuno. Scambia uno del fantasma, e il primo sei solo tu.
  .elsewhere = Guarda San Marco: è lì che c'è di più da vincere.
lesson-ghosts-grow = Primo: { $first } punti per te. Dopo ogni mano il dado aggiunge un aristocratico a ciascun fantasma: qui a Santa Croce e a Castello.
lesson-ghosts-end = Otto carte, due offerte; chi divide lo dice il dado, e la volta dopo vi scambiate. Il passaggio finisce con il round in cui uno arriva a dieci.

## 14 · In due: neutrale

lesson-neutral = In due: neutrale
  .about = Un terzo che sta solo lì.
lesson-neutral-third = Nel secondo modo i leoni sono neutrali: contano come un terzo giocatore, ma senza punti. Qui sono primi, e tu da secondo prendi { $second } punti.
lesson-neutral-back = I neutrali mandati via tornano con il passaggio seguente, e li mettete a turno. A Dorsoduro Bruno prende { $bruno } punti.
  .do = Metti il leone dove toglie di più a Bruno.
  .after = Ora divide il secondo posto con i leoni, e non prende nulla.
  .shared = Non è male: lì Bruno ne prenderebbe solo { $shared }. Ma a Dorsoduro perde di più.
  .own = Faresti male a te: lì i leoni sarebbero pari con te.
  .elsewhere = Non cambia nulla né per te né per Bruno. Dove può un leone raggiungerlo?
lesson-neutral-first = Otto carte, due offerte, ruoli scambiati a ogni round. La sorpresa: uno sceglie, ma gioca per primo il distributore. E non c'è il round finale.

## 15 · In due: due colori

lesson-colours = In due: due colori
  .about = Sei due persone insieme, e conta la media.
lesson-colours-two = Nel terzo modo hai due colori, maschere e leoni; Bruno prue e chiavi. Si gioca come in quattro, e nessuno divide per sé stesso.
lesson-colours-result = Alla fine conta la media dei due, meno uno per ogni cinque punti interi di distanza. { $high } e { $low }: 25 meno 2, cioè { $result }.
lesson-colours-doge = In un distretto prende punti uno solo dei tuoi colori: lo scegli tu.
  .do = Gioca il Doge.
lesson-colours-pick = Maschere: { $first } a te, e { $bruno } a Bruno, che diventa secondo. Leoni: { $lower } a te, e niente a lui.
  .do = Scegli il colore che prende i punti.
  .after = I leoni hanno recuperato: { $brings } in più nel tuo risultato.
  .first = 38 e 20: fa solo 26, perché sono troppo lontani. E Bruno ne prende { $bruno }. Aiuta chi è rimasto indietro!
lesson-colours-toll = Ora sei a { $result }. Sul ponte dell'altro tuo colore il Doge costa un punto, che va perso. Adesso sai tutto: buona prima partita!
