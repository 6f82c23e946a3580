page-reference = Regole in breve
page-print = Stampa
page-contents = Indice
page-find = Cerca nelle regole
page-find-none = Le regole non ne parlano.
