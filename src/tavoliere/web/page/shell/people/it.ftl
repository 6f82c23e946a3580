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
page-matchmaking-begins = Tutti si sono seduti: la partita comincia.
page-matchmaking-take-part = Partecipa
page-matchmaking-take-part-about = Nessun account e nessuna password: un link solo tuo porta i tuoi posti, il tuo nome e i tuoi punteggi. Un punteggio si calcola solo se giochi a un tavolo «con punteggio». Quando vuoi, si cancella tutto.
page-matchmaking-called = Come ti chiamano gli altri
page-matchmaking-shown = Mostra a tutti il mio nome e i miei punteggi nella classifica
page-matchmaking-join = Partecipa
page-matchmaking-keep-name = Salva
page-rating = Punteggio
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
