"""Carolus Magnus, by Leo Colovini (2000), for 2, 3 or 4 players, with dice or with the drafting of sets.

| file | holds |
|---|---|
| `definition.py` | everything that the rest of the house knows of it |
| `state.py` | what a game consists of, as numbers |
| `actions.py` | every action, numbered |
| `rules.py` | what every game answers |
| `opening.py`, `rounds.py`, `turns.py`, `ring.py`, `refill.py`, `supply.py`, `display.py` | the rules, by idea |
| `invariants.py` | what is true of every position |
| `heuristic.py`, `evaluation.py` | the heuristic value of an action, and how good a position is |
| `features.py` | what a network sees of a position |
| `options.py` | what can be chosen |
| `serialization.py` | positions written by hand |
| `messages.py` | what happens, what is asked, what is done, why not, each with the types of what it speaks of |
| `prompts.py`, `reasons.py`, `previews.py` | what is asked and done, why not, what an action would bring about |
| `facts.py` | what follows from a view by the rules, for boards to draw |
| `events.py` | what is shown together and told as one; the final scores |
| `names.py` | what clans and players are called in sentences |
| `drawing.py` | the ring in a terminal |
| `en.ftl`, `it.ftl` | every word a player reads |
| `rules.en.md`, `rules.it.md` | the rules for players |
| `page/` | the board in a browser |
"""
