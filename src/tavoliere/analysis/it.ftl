cli-unreadable = { $path } non si può leggere: { $problem }.
analysis-working = Analisi
analysis-head = { $title }, { $players } giocatori.
analysis-unfinished = La partita non è finita; questo riguarda { $steps ->
    [one] il suo primo passo
   *[other] i suoi primi { $steps } passi
  }.
analysis-chances = Probabilità di vincere nel corso della partita
analysis-player = giocatore
analysis-decisions = decisioni
analysis-cost = costo
analysis-each = per decisione
analysis-luck = fortuna
analysis-by-kind = fortuna per
analysis-chance = caso
analysis-adjusted = risultato senza fortuna
analysis-explained = Costo: probabilità di vincere persa rispetto alla migliore azione trovata, per quanto il giocatore poteva sapere. Fortuna: di quanto ciò che è venuto era meglio della media di ciò che poteva venire.
analysis-worst = Le decisioni più care di { $who }
analysis-step = Passo { $step }: costo { $cost } % ± { $margin }, scelta { $rank } di { $choices }
analysis-played = Giocato: { $action }
analysis-better = Meglio: { $action }
analysis-then = Poi: { $line }
analysis-why = Perché: { $reason }
analysis-wins = Presto vale circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  } in più.
analysis-prevents = Toglie a { $who } circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
analysis-later = Nessun punto subito; lascia probabilità migliori per ciò che viene dopo.
analysis-kept = L'analisi è conservata in { $path }.
analysis-stopped = Interrotto; ciò che è stato trovato finora è in { $path }, e lo stesso comando continua da lì.
analysis-anew = { $path } viene riscritto: { $problem }
analysis-not-one = Non è un'analisi di Tavoliere.
analysis-version = È un'analisi della versione { $version }; questo programma legge la versione { $mine }.
analysis-damaged = È danneggiato.
analysis-other = È di un'altra partita, o di altre regole.
analysis-no-pandas = Per una tabella serve pandas: lo porta pip install "tavoliere[data]".
analysis-lucky = Fortuna per { $who }: ciò che è venuto ({ $kinds }) ha dato { $percent } % di probabilità di vincere.
analysis-unlucky = Sfortuna per { $who }: ciò che è venuto ({ $kinds }) ha tolto { $percent } % di probabilità di vincere.
analysis-even = Né fortuna né sfortuna per { $who } ({ $kinds }).
analysis-play-better = Giocare meglio degli altri ha dato { $percent } %.
analysis-play-worse = Giocare peggio degli altri ha tolto { $percent } %.
analysis-play-worse-more = Ma giocare peggio degli altri ha tolto di più: { $percent } %.
analysis-play-worse-less = Giocare peggio degli altri ha tolto di meno: { $percent } %.
analysis-play-even = Il gioco valeva all'incirca quello degli altri.
analysis-term-chance = Probabilità di vincere
  .about = Probabilità di vincere: di 100 partite che continuano da questo momento tra giocatori ugualmente bravi, tante sarebbero vinte. Sempre per quanto poteva sapere chi decide: dove le mani sono nascoste le linee fanno piccoli salti.
analysis-term-cost = Costo medio
  .about = Costo: di quanto è scesa la probabilità di vincere perché è stato giocato altro dalla migliore scelta trovata. 8 % vuol dire: di 100 partite così se ne vincono 8 in meno. Il costo medio è quello per decisione; sotto l'1 % è gioco forte. ± dice di quanto può sbagliare.
analysis-term-bad = Errori
  .about = Errori: decisioni costate chiaramente il 5 % della probabilità di vincere o più. Nell'elenco hanno il segno ▼, e sono segnate sulle linee.
analysis-term-luck = Fortuna
  .about = Fortuna: ogni volta che sono venuti dadi o carte, di quanto era meglio o peggio per un giocatore della media di tutto ciò che poteva venire; sommata su tutta la partita. Non ha nulla a che fare con le decisioni. Una parte uguale per tutti, la fortuna e il gioco sommati danno il risultato.
analysis-order-worst = Peggiori
analysis-order-game = In ordine
