## 1 · Di che si tratta

lesson-goal = Di che si tratta
  .about = Sei distretti, tre famiglie e un Doge che premia chi comanda.
lesson-goal-people = Ecco Venezia, in sei distretti. I tuoi aristocratici portano la maschera: { $four } a San Marco, altri a Cannaregio e a Castello. Quelli con la prua sono di Bruno, quelli con il leone di Carla.
lesson-goal-medals = Le medaglie di un distretto dicono quanto paga. A San Marco chi ha più aristocratici prende { $first } punti, il secondo { $second }. Tu comandi con 4, Bruno ti segue con 3.
lesson-goal-doge = Ma nessuno prende nulla finché il Doge non passa a vedere. Aspetta ancora fuori città, e tu hai una carta che lo chiama.
  .do = Gioca il Doge: premi la sua carta, sotto la mappa.
  .after = Adesso va dove lo mandi tu.
lesson-goal-visit = La prima carta Doge della partita lo porta in un distretto qualsiasi, e se ne assegnano subito i punti. Le piccole medaglie sulle pedine dicono quanto prenderebbe ciascuno.
  .do = Mandalo dove ti paga di più: premi un distretto.
  .after = { $brings } punti per te, 6 per Bruno, niente per Carla. Il gioco è tutto qui: avere più gente dove arriva il Doge.
  .second = A Castello Bruno ne ha di più: saresti secondo, { $second } punti. Altrove sei davanti a tutti!
  .shared = A Cannaregio tu e Carla siete pari, e chi divide il primo posto prende meno: { $shared }. Cerca il distretto dove davanti ci sei solo tu.
  .nothing = Lì non c'è nessuno dei tuoi: prenderebbero punti solo gli altri. Cerca le tue maschere.

## 2 · Io divido, tu scegli

lesson-offers = Io divido, tu scegli
  .about = Da dove vengono le carte, e quanto costano.
lesson-offers-divided = Un round: Carla è il distributore. Ha pescato dieci carte e ne ha fatto tre offerte, una per ciascuno. Tu scegli per primo, poi Bruno; a Carla resta l'ultima.
lesson-offers-seals = Le carte con il sigillo sono le penalità: il prezzo di un'offerta, sommato in alto. In basso, accanto a ogni figura, c'è a quante penalità arriverebbe quel giocatore. Con dieci sei fuori per un po'.
lesson-offers-take = A San Marco tu e Bruno siete pari, e il Doge è proprio lì. Nella seconda offerta c'è una carta San Marco, e un Doge.
  .do = Prendi la seconda offerta.
  .after = La carta penalità va subito scoperta davanti a te: per ora sei a { $then }. Le altre carte vanno giocate tutte.
  .cheap = Costa poco, ma a Cannaregio e a Santa Croce non hai nessuno. La seconda offerta vince subito San Marco.
  .rest = Non è male, ma il Doge andrebbe a Bruno, e a San Marco siete pari. Prendilo tu.
lesson-offers-order = Le carte le giochi nell'ordine che vuoi. Qui viene prima il Doge o l'aristocratico?
  .do = Gioca la carta che deve venire prima.
  .after = Adesso a San Marco ne hai 4, e ti pagherebbe { $then } punti invece di { $now }.
  .soon = Così i punti di San Marco si assegnano mentre siete pari: { $now } a testa. Prima metti il tuo aristocratico!
lesson-offers-doge = Ora sei davanti da solo, e il Doge è già qui.
  .do = Gioca il Doge.
  .after = { $brings } punti. Con le stesse due carte al contrario sarebbero stati meno.
lesson-offers-left = Bruno ha preso la prima offerta e l'ha giocata. Quella che nessuno ha voluto va a Carla, che ora ha { $limit } penalità. Ecco perché divideva con tanta cura. Nel prossimo round divide un altro.

## 3 · Distretti e ponti

lesson-bridges = Distretti e ponti
  .about = Come arrivare dove nessuna carta porta.
lesson-bridges-own = All'inizio della partita il dado mette i primi aristocratici nei distretti, e ognuno costruisce ponti. Di chi è un ponte lo dice la figura che ci sta sopra: questi due sono tuoi.
lesson-bridges-card = Questa carta vale per San Polo: ci va un aristocratico della tua riserva. Ma lì non hai nessuno, e per arrivare in testa la strada è lunga.
  .do = Gioca lo stesso la carta San Polo.
  .after = L'aristocratico è in cammino. E da qui parte un tuo ponte!
  .later = Il ponte viene fra un momento. Prima l'aristocratico.
lesson-bridges-over = Invece di restare può attraversare un tuo ponte: da San Polo a San Marco, dove tu e Bruno siete pari. Un ponte solo, e mai quello di un altro.
  .do = Mandalo al di là del ponte: premi San Marco.
  .after = Primo a San Marco: { $then } punti invece di { $now }, quando arriva il Doge.
  .here = Si può, ma lì da solo non ti porta nulla. Al di là del ponte, a San Marco, ti mette davanti a tutti.
lesson-bridges-build = Ora l'altra carta: un ponte nuovo. Ci passano i tuoi aristocratici, e ci passa il Doge, che cammina solo sui ponti.
  .do = Gioca il ponte.
lesson-bridges-site = Il Doge è a Cannaregio. A Castello sei nettamente in testa: { $castle } punti per te. Un ponte fra i due sarebbe la sua strada verso di te.
  .do = Costruisci lì: premi il canale fra Cannaregio e Castello.
  .after = Con la prossima carta Doge ci cammina sopra, e per te è gratis. E ogni tua carta Castello ora arriva anche a Cannaregio.
  .far = Castello va bene. Ma il Doge dovrebbe prima arrivare a San Marco: parti da dove si trova.
  .near = Partire da Cannaregio va bene! Ma a San Marco Bruno ti è subito dietro. A Castello sei nettamente in testa.
  .elsewhere = Lì si può costruire, ma non porta il Doge da Cannaregio a Castello.

## 4 · Il Doge in cammino

lesson-doge = Il Doge in cammino
  .about = La sua strada, e quanto costa.
lesson-doge-here = Giocando il Doge si assegnano i punti del distretto in cui si trova: qui { $bruno } a Bruno, { $carla } a Carla e nessuno a te. Ma prima puoi farlo camminare.
  .do = Gioca il Doge.
  .after = Ora i ponti che può attraversare sono illuminati, con il loro prezzo.
lesson-doge-toll = Qui non hai ponti. Il Doge può attraversare anche quello di un altro, ma costa { $toll } punto, che va al proprietario. Poi può continuare, di ponte in ponte.
  .do = Portalo a San Marco: premi il ponte di Bruno.
  .after = Un punto a Bruno. Ne varrà la pena.
  .stays = Così si assegnano i punti di Cannaregio, e tu non prendi nulla. Portalo via.
  .carla = Di lì si va a Santa Croce, dove c'è solo Carla. Devi arrivare a Dorsoduro.
  .bruno = A San Polo c'è solo Bruno, e la strada finisce lì. Devi arrivare a Dorsoduro.
lesson-doge-free = A San Marco saresti secondo: { $second } a te, { $first } a Bruno. Ma da qui parte un ponte tuo, e quello è gratis.
  .do = Portalo fino a Dorsoduro, dove ci sei solo tu: premi il tuo ponte.
  .after = { $brings } punti, e nessun altro prende nulla: se un secondo non c'è, il suo premio si perde.
  .second = { $second } punti a te, ma { $first } a Bruno. A Dorsoduro ne prendi altrettanti, e lui niente.
lesson-doge-poor = Così un ponte rende due volte: a te non costa nulla, e gli altri te lo pagano. Ma chi non ha punti non può pagare il pedaggio: gli restano solo i ponti suoi.

## 5 · Parità e scambio

lesson-ties = Essere pari non basta
  .about = I posti divisi, e la carta che conta doppio.
lesson-ties-second = A San Marco Bruno ne ha 4. Tu e Carla ne avete 3: dividete il secondo posto, e allora nessuno lo prende. { $bruno } punti a Bruno, a te niente!
lesson-ties-first = Essere pari al primo posto va meglio: ognuno prende la medaglia più piccola, qui 6, e chi viene dietro non prende nulla.
lesson-ties-card = Lo scambio rimanda a casa l'aristocratico di un altro, e uno tuo prende il suo posto. Lui uno in meno, tu uno in più: conta doppio.
  .do = Gioca lo scambio.
  .soon = Così i punti di San Marco si assegnano adesso, e tu non prendi nulla. Prima lo scambio!
lesson-ties-whom = Uno di Bruno o uno di Carla? Pensa a chi sarebbe primo dopo lo scambio, e chi secondo.
  .do = Premi la pedina da scambiare a San Marco.
  .after = 4 tuoi, 3 di Bruno, 3 di Carla. Il primo sei tu, e adesso il secondo posto lo dividono loro.
  .carla = Così tu e Bruno ne avreste 4 a testa: { $shared } per ciascuno. Possono diventare { $first }, tutti per te.
  .elsewhere = Il Doge è a San Marco. Cambia qualcosa lì!
lesson-ties-doge = E ora che il Doge dia un'occhiata.
  .do = Gioca il Doge.
  .after = { $brings } a te, niente ai due che sono pari. Una carta sola ha ribaltato tutto.

## 6 · L'esodo

lesson-banishment = L'esodo
  .about = La carta più forte, e la più pericolosa.
lesson-banishment-card = A Dorsoduro Bruno ne ha 4, tu 3: { $bruno } a lui, { $now } a te. Un esodo manda via gente da un distretto.
  .do = Gioca l'esodo.
  .after = Il distretto lo scegli tu, quanti se ne vanno lo dice il dado.
  .soon = Bruno ne prenderebbe { $bruno } e tu { $now }. Prima manda via qualcuno dei suoi.
lesson-banishment-name = Prima nomini il distretto, poi si tira il dado. Tanti ne escono, e scegli tu quali. Ma se gli altri non bastano, devono andarsene anche i tuoi!
  .do = Nomina il distretto dove Bruno ti dà fastidio: premilo.
  .after = Oltre ai tuoi tre ce ne sono cinque di altri. Solo un 6 ti costerebbe qualcuno. Incrociamo le dita …
  .own = Lì tu ne hai 4 e Bruno 1. Già con un 2 dovresti mandare via i tuoi!
  .alone = Lì ci sono solo i tuoi. Dovrebbero andarsene loro!
  .elsewhere = Non farebbe danni, ma il Doge è a Dorsoduro, e tu vuoi vincere lì.
lesson-banishment-who = Un 3! Tre devono lasciare Dorsoduro, e li scegli uno alla volta. Ricorda: chi divide il secondo posto non prende nulla.
  .do = Premi tre volte la pedina di Bruno.
  .after = Bruno ne ha 1, Carla 1, tu 3.
  .carla = Così a Bruno ne restano abbastanza per essere secondo da solo. Se togli solo i suoi, divide il secondo posto con Carla, e restano a mani vuote.
  .own = Non i tuoi! Di altri ce n'è abbastanza.
lesson-banishment-doge = { $first } punti per te, e nessun secondo. Ti resta una carta.
  .do = Gioca il Doge.
  .after = { $brings } punti, solo per te. Fai un esodo dove gli altri sono tanti e i tuoi pochi.

## 7 · Dividi tu

lesson-dividing = Adesso dividi tu
  .about = Tre offerte, e l'ultima è tua.
lesson-dividing-yours = Adesso il distributore sei tu. Sei carte azione e quattro penalità vanno messe in tre offerte. Sceglie prima Bruno, poi Carla, e l'ultima è tua. Nove carte sono già al loro posto.
lesson-dividing-others = Guarda le penalità: Bruno { $bruno }, Carla { $carla }, tu solo { $mine }. Sotto ogni offerta vedi a quante arriverebbe ciascuno. Da dieci in su il numero è sottolineato: chi prende quell'offerta è fuori.
lesson-dividing-last = Resta una carta: penalità 3. L'offerta con San Marco e il Doge è quella che vogliono tutti. Anche tu!
  .do = Premi la carta, poi l'offerta giusta, poi «Offri così».
  .after = Con quella Bruno arriverebbe a 10 e Carla a 11. Oseranno? Tu te la puoi permettere.
  .poor = Così quell'offerta non la vuole nessuno e resta a te, mentre Bruno si prende il Doge. Rendi cara l'offerta migliore: che possa pagarla solo tu.
lesson-dividing-left = Nessuno ha osato: San Marco e il Doge sono rimasti a te. Ora hai { $limit } penalità, e le due carte migliori.
  .do = Giocale tutte e due, nell'ordine giusto.
  .after = { $brings } punti, perché hai diviso bene.
  .soon = A San Marco tu e Bruno siete pari. Prima l'aristocratico, poi il Doge!
lesson-dividing-fair = Pensa a che cosa serve agli altri e a che cosa possono permettersi. Fai tre offerte che prenderesti tutte volentieri: l'ultima è la tua.

## 8 · La fine di un passaggio

lesson-passage = La fine di un passaggio
  .about = Dieci penalità, un bonus e un esodo gratuito.
lesson-passage-ten = Una partita ha tre passaggi. Chi arriva a dieci penalità è fuori finché il passaggio non finisce. Bruno e Carla ne hanno { $theirs }, tu { $mine }.
lesson-passage-take = Scegli per primo. La seconda offerta ha tre belle carte. Ma guarda i sigilli: quanto costa ogni offerta?
  .do = Prendi l'offerta che ti lascia più in basso.
  .after = { $low } penalità: dieci è lontano. Perché valga tanto, lo vedi fra un momento.
  .out = Con quella arriveresti a { $out }: fuori, e senza bonus. Troppo cara!
  .little = { $little } penalità per una carta sola. Un'altra offerta costa meno e ne ha due.
lesson-passage-play = Due carte, per due distretti dove sei pari con qualcuno.
  .do = Gioca tutte e due le carte.
  .after = Primo a San Polo e a Dorsoduro. Ora tocca a Bruno, poi a Carla.
lesson-passage-bonus = Bruno ha preso l'offerta grossa ed è a { $most }, Carla a 10. Sono fuori, resti solo tu: il passaggio è finito. Il tuo bonus è la differenza dal più alto: { $most } − { $mine } = { $brings } punti!
lesson-passage-free = E un regalo: chi ha meno penalità di tutti, da solo, può fare un esodo gratuito. Bruno si è appena preso San Marco con 6 aristocratici.
  .do = Nomina San Marco.
  .after = Adesso ti serve un numero alto …
  .elsewhere = Si può, ma a San Marco c'è di più da vincere: Bruno lì ne ha 6.
  .decline = Non ti costa nulla! Manda via Bruno da San Marco.
lesson-passage-who = Un 4! Se ne escono quattro di Bruno gliene restano 2, e davanti con 3 ci sei tu.
  .do = Premi quattro volte la pedina di Bruno.
  .after = San Marco è di nuovo tuo. Le penalità tornano nel mazzo e il secondo passaggio comincia da 0. Gente, ponti e Doge restano dove sono.
  .carla = Carla qui non è un pericolo. Se a Bruno ne resta uno in più, siete solo pari.
  .own = Non i tuoi! A darti fastidio è Bruno.
lesson-passage-final = Ancora una cosa: se sotto dieci restano almeno due giocatori, il passaggio non finisce subito. Giocano fra loro un round finale, e chi è fuori sta a guardare.

## 9 · La fine della partita

lesson-end = La fine della partita
  .about = Un'ultima carta, e ogni distretto conta.
lesson-end-last = Il terzo passaggio sta per finire: avete tutti dieci penalità o più, e l'ultima carta è la tua. Poi si assegnano ancora una volta i punti di ogni distretto, senza il Doge.
  .do = Gioca la tua ultima carta.
  .after = San Polo, o San Marco, al di là del tuo ponte?
lesson-end-where = Bruno ha 3 punti più di te. A San Polo sei già primo. A San Marco dividi il secondo posto con Carla, e davanti c'è Bruno. Dove conta di più un aristocratico?
  .do = Metti il tuo ultimo aristocratico: premi San Polo o San Marco.
  .after = A San Marco ora dividi il primo posto con Bruno. Si assegnano i punti dei sei distretti, uno dopo l'altro: alla fine per te sono { $brings }.
  .first = Lì sei già primo, con { $polo } punti: uno in più non cambia nulla. A San Marco ne prenderesti { $shared }, e Bruno di meno.
lesson-end-won = { $mine } a { $bruno }: hai vinto. Con l'aristocratico a San Polo avrebbe vinto Bruno. Nell'ultimo passaggio pensa a tutti e sei i distretti, non solo a quello del Doge.

## 10 · Le trappole

lesson-traps = Le trappole
  .about = Tre errori della prima partita.
lesson-traps-left = Bruno ha preso la sua offerta. Ora scegli tu, e l'altra va a Carla. Lei è prima a Castello, dove si trova il Doge: { $carla } punti, se lo prende.
  .do = Quale offerta prendi?
  .after = Scegliere è due cose insieme: quello che prendi, e quello che lasci.
  .gift = È la prima trappola: il Doge va a Carla, che prende subito i punti di Castello. Portaglielo via.
lesson-traps-enough = Prima l'aristocratico, come sai. Da San Marco il tuo ponte porta a Castello.
  .do = Gioca San Marco.
  .soon = Prima l'aristocratico: il Doge premia chi trova già lì.
lesson-traps-where = A San Marco tu ne hai 5 e Bruno 2. A Castello dividi il secondo posto con Bruno. Dove ti porta qualcosa uno in più?
  .do = Metti il tuo aristocratico: premi San Marco o Castello.
  .after = Secondo a Castello: { $then } punti, se arriva il Doge. E alla fine si assegnano i punti di ogni distretto!
  .enough = È la seconda trappola: lì sei primo comunque, con { $first } punti. Il sesto non porta nulla. A Castello ti porta { $then } punti.
lesson-traps-doge = E ora il Doge. È a Castello.
  .do = Gioca il Doge.
lesson-traps-away = Se resta, tu prendi { $second } punti, ma Carla { $carla }. Il tuo ponte porta a San Marco.
  .do = Portalo a San Marco: premi il tuo ponte.
  .after = { $brings } punti a te, e Carla da Castello non prende nulla.
  .stays = È la terza trappola: { $second } a te, { $carla } a Carla. Un Doge che dà agli altri più che a te è un cattivo Doge.
lesson-traps-third = Quindi: guarda che cosa lasci, non ammassare gente in un posto solo, e non portare mai il Doge alla festa di un altro.

## 11 · Un piano

lesson-plan = Un primo piano
  .about = Una roccaforte, un ponte, il Doge: tutto in un turno.
lesson-plan-more = Tre carte, e ancora nessun punto. Il Doge è a San Polo, accanto a Dorsoduro, e in mezzo non c'è un ponte. Prima la roccaforte: a Dorsoduro tu e Carla siete pari.
  .do = Gioca Dorsoduro.
  .after = Primo posto: { $then } punti invece di { $now }.
  .soon = Manca ancora il ponte: resterebbe a San Polo, e darebbe { $bruno } punti a Bruno.
  .bridge = Bella carta. Ma comincia dalla roccaforte: poi saprai dove costruire.
lesson-plan-bridge = Poi la strada. Senza punti non puoi pagare pedaggi: dev'essere un ponte tuo.
  .do = Gioca il ponte.
  .soon = Non può ancora lasciare San Polo, e Bruno prenderebbe { $bruno } punti. Prima costruisci!
lesson-plan-site = Dove deve stare, perché il Doge arrivi da San Polo ai tuoi aristocratici?
  .do = Costruiscilo: premi un canale accanto a San Polo.
  .after = Una strada gratis per i tuoi aristocratici e per il tuo Doge, per tutto il resto della partita.
  .elsewhere = Di lì non si va da San Polo a Dorsoduro.
lesson-plan-doge = E adesso può venire.
  .do = Gioca il Doge.
lesson-plan-walk = Il tuo ponte non ti costa nulla.
  .do = Portalo a Dorsoduro: premi il tuo ponte.
  .after = { $brings } punti! Roccaforte, ponte, Doge: il piano era questo.
  .stays = Così andrebbero { $bruno } punti a Bruno. Fallo passare sul tuo ponte.
lesson-plan-plan = Quindi: sii primo in due distretti vicini, con un ponte in mezzo, e tieni il Doge a portata. Se non c'è nulla di speciale, prendi l'offerta che costa poco: il bonus può valere quanto un Doge.

## 12 · In quattro

lesson-four = In quattro
  .about = Due coppie, e offerte che non puoi vedere.
lesson-four-pairs = In quattro ci sono due coppie. In ciascuna uno divide cinque carte azione e tre penalità in due offerte, e l'altro sceglie. Qui Bruno ha diviso per te.
lesson-four-hidden = Carla ha diviso per Dino, e le loro offerte sono coperte: vedi solo quante carte ci sono. Si scoprono quando vengono prese.
lesson-four-take = Tu ne prendi una, l'altra va a Bruno; poi tocca a Dino e a Carla. A Castello sei primo, e il Doge è proprio lì.
  .do = Scegli fra le tue due offerte.
  .after = { $limit } penalità, tre carte, e { $first } punti con il Doge. Il resto va a Bruno. Per il resto è come in tre, ma si comincia con un ponte a testa.
  .doge = Così il Doge resta a Bruno. E cinque penalità sono già la metà di quelle che puoi avere.

## 13 · In due: fantasmi

lesson-ghosts = In due: i fantasmi
  .about = Due colori che nessuno gioca.
lesson-ghosts-who = In due si gioca in tre modi. Nel primo due colori non sono di nessuno: i giocatori fantasmi. Stanno fra i piedi e prendono punti, ma non giocano e non possono vincere.
lesson-ghosts-card = A San Marco il primo è un fantasma: prenderebbe { $first } punti, e tu { $second }. I fantasmi si mandano in esodo e si scambiano come tutti gli altri.
  .do = Gioca lo scambio.
lesson-ghosts-replace = Chi scambi a San Marco?
  .do = Scegli l'aristocratico che ti fa diventare primo.
  .after = Di nuovo primo: { $first } punti per te.
  .shared = Così tu e il fantasma ne avete 4 a testa: { $shared } per ciascuno. Scambia uno del fantasma, e il primo sei solo tu.
  .elsewhere = Guarda San Marco: è lì che c'è di più da vincere.
lesson-ghosts-grow = Dopo ogni mano si tira il dado per ciascun fantasma, e un suo aristocratico va in quel distretto. Un 2: Santa Croce. Un 6: Castello. Così crescono, e nessuno sa dove.
lesson-ghosts-end = Ci sono cinque carte azione, tre penalità e due offerte; chi divide lo dice il dado, e la volta dopo vi scambiate. Il passaggio finisce con il round in cui uno arriva a dieci, senza round finale.

## 14 · In due: neutrale

lesson-neutral = In due: un colore neutrale
  .about = Un terzo che sta solo lì.
lesson-neutral-third = Nel secondo modo ci sono dodici leoni neutrali. Contano come un terzo giocatore: qui sono primi, tu sei secondo e prendi { $second } punti, Bruno niente. Quello che prendono i leoni non si segna nemmeno.
lesson-neutral-back = I neutrali mandati via tornano con il passaggio seguente, e li mettete a turno. A Dorsoduro sei primo con 4, Bruno è secondo: { $bruno } punti per lui.
  .do = Metti il leone dove toglie di più a Bruno.
  .after = Bruno e i leoni dividono il secondo posto, e Bruno non prende nulla. I tuoi { $mine } punti restano.
  .shared = Non è male: lì Bruno ne prenderebbe solo { $shared }. Ma a Dorsoduro perde di più.
  .own = Faresti male a te: lì i leoni sarebbero pari con te.
  .elsewhere = Non cambia nulla né per te né per Bruno. Dove può un leone raggiungerlo?
lesson-neutral-turns = Bruno ha messo l'altro a San Marco. Comincia chi ha meno punti, ed eri tu.
lesson-neutral-first = Cinque carte azione, tre penalità, due offerte; i ruoli si scambiano a ogni round. La sorpresa: uno divide e l'altro sceglie, ma gioca per primo il distributore. E non c'è il round finale.

## 15 · In due: due colori

lesson-colours = In due: due colori a testa
  .about = Sei due persone insieme, e conta la media.
lesson-colours-two = Nel terzo modo ognuno gioca due colori: tu maschere e leoni, Bruno prue e chiavi. Si gioca come in quattro; nessuno divide per sé stesso.
lesson-colours-result = Alla fine conta la media dei tuoi due colori, meno uno per ogni cinque punti interi di distanza. { $high } e { $low }: la media è 25, meno 2 per 10 punti di distanza. Fa { $result }.
lesson-colours-doge = A San Marco le tue maschere sono prime, i tuoi leoni secondi. Ma in un distretto può prendere punti uno solo dei tuoi colori.
  .do = Gioca il Doge.
  .after = Ora decidi tu quale.
lesson-colours-pick = Con le maschere ne prendi { $first }, e le prue di Bruno diventano seconde con { $bruno }. Con i leoni ne prendi { $lower }, e nessun altro prende nulla. Che cosa ti conviene?
  .do = Scegli il colore che prende i punti.
  .after = { $brings } in più nel tuo risultato: i leoni hanno recuperato, e Bruno non prende nulla.
  .first = 38 e 20: fa solo 26, perché sono troppo lontani. E Bruno ne prende { $bruno }. Aiuta chi è rimasto indietro!
lesson-colours-toll = Ora sei a { $result }. Lo stesso con i pedaggi: per il ponte dell'altro tuo colore paghi un punto che non va a nessuno. Adesso Venezia la conosci tutta. Buona prima partita!
