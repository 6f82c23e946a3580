page-editor-begin = Comincia
page-editor-paste = Incolla una posizione
page-editor-paste-about = Una posizione in JSON o in una riga, o il link di uno studio.
page-editor-possible = Possibile.
page-editor-possible-about = Nulla parla contro questa posizione.
page-editor-impossible = { $count ->
    [one] Impossibile per un motivo
   *[other] Impossibile per { $count } motivi
    }
page-editor-unlikely = Nessuna partita porta qui, ma si può giocare
page-editor-copy = Copia come JSON
page-editor-download = Scarica
page-editor-redo = Ripeti
page-editor-asked = chi deve decidere
page-editor-all = Motivi
page-editor-fewer = { $name }: uno in meno
page-editor-more = { $name }: uno in più
page-editor-remove = Togli { $name }
page-editor-earlier = Sposta { $name } verso l'inizio
page-editor-lies = C'è
page-editor-show = Mostra { $name }
page-editor-no-board = Il tabellone mostra l'ultima posizione che si poteva disegnare.
page-editor-other-game = Un altro gioco
page-editor-filter = Tocca una parte del tabellone per cambiarla qui.
page-scorer-sheet = Che cosa c'è sul tavolo
page-scorer-add = Aggiungi { $name }
page-scorer-empty-line = vuota
