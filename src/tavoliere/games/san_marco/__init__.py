"""San Marco, by Alan R. Moon and Aaron Weissblum (2001), for 3 and 4 players, and for 2 in three variants.

| file | holds |
|---|---|
| `definition.py` | everything that the rest of the house knows of it |
| `state.py` | what a game consists of, as numbers |
| `actions.py` | every action, numbered |
| `rules.py` | what every game answers |
| `board.py`, `offers.py`, `rounds.py`, `opening.py`, `cards.py` | the rest of the rules, by idea |
| `invariants.py` | what is true of every position |
| `heuristic.py` | the heuristic value of an action |
| `evaluation.py` | how good a position is for each player |
| `split_search.py` | what a division of the cards is worth to the distributor, once the others have taken theirs |
| `options.py`, `board.json` | what can be chosen, and the board: prestige, die numbers, canals |
| `serialization.py` | positions written by hand, and what follows from them; `invariants.py` says what cannot be |
| `messages.py` | what happens, what is asked, what is done, why not, each with the types of what it speaks of |
| `events.py` | what is shown together and told as one; the final scores |
| `names.py` | what things are called in sentences |
| `prompts.py`, `reasons.py` | what is asked, what an action is told as, why it is not legal |
| `previews.py` | what an action would bring about, told before it is played |
| `facts.py` | what follows from a view by the rules, for boards to draw |
| `drawing.py` | the board in a terminal |
| `page/` | the board in a browser |
| `en.ftl`, `it.ftl` | every word a player reads |
| `rules.en.md`, `rules.it.md` | the rules for players |
"""
