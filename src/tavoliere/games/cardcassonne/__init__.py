"""Cardcassonne, by Klaus-Jürgen Wrede and Karl-Heinz Schmiel (2009), for 2 to 5 players.

| file | holds |
|---|---|
| `definition.py` | everything that the rest of the house knows of it |
| `state.py` | what a game consists of, as numbers |
| `actions.py` | every action, numbered |
| `rules.py` | what every game answers, and the turns |
| `claims.py` | claims and what they are worth |
| `messages.py` | what can happen, what is asked, why not: each with the types of what it speaks of |
| `invariants.py` | what always holds |
| `names.py` | what cards, rows and species are called |
| `heuristic.py`, `evaluation.py` | the heuristic value of an action, and how good a position is |
| `features.py` | what a network sees of a position |
| `options.py`, `animals.json` | what can be chosen, and the animal table |
| `serialization.py` | positions written by hand |
| `prompts.py`, `reasons.py` | what is asked, what an action is told as, why it is not legal |
| `events.py` | what is shown together and told as one; the final scores |
| `worth.py`, `facts.py`, `previews.py` | what follows from what one sees, and what an action would bring about |
| `drawing.py` | the board in a terminal |
| `page/` | the board on the page |
| `en.ftl`, `it.ftl` | every word a player reads |
| `rules.en.md`, `rules.it.md` | the rules for players |
"""
