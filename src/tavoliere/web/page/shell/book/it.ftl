page-reference = Regole in breve
page-print = Stampa
page-figure-first = Torna all'inizio
page-contents = Indice
page-find = Cerca nelle regole
page-find-none = Le regole non ne parlano.
