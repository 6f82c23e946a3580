"""Carolus Magnus, by Leo Colovini (2000), for 2, 3 or 4 players, with dice or with the drafting of sets.

Of the files that a game has, ARCHITECTURE.md tells. Here the rules are divided by idea: `opening.py`, `rounds.py`,
`turns.py`, `ring.py`, `refill.py`, `supply.py` and, for the sets, `display.py`.
"""
