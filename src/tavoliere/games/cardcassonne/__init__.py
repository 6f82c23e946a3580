"""Cardcassonne, by Klaus-Jürgen Wrede and Karl-Heinz Schmiel (2009), for 2 to 5 players.

| file | holds |
|---|---|
| `state.py` | what a game consists of, as numbers |
| `actions.py` | every action, numbered |
| `rules.py` | the rules |
| `heuristic.py` | the heuristic value of an action |
| `options.py`, `animals.json` | what can be chosen, and the animal table |
| `serialization.py` | positions written by hand |
| `text.py` | prompts, reasons and consequences, as names of messages |
| `worth.py` | what a line of cards is worth to whoever claims it, as far as one can see |
| `drawing.py` | the board in a terminal |
| `page/` | the board on the page |
| `en.ftl`, `it.ftl` | every word a player reads |
| `rules.en.md`, `rules.it.md` | the rules for players |
"""
