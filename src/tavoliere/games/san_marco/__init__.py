"""San Marco, by Alan R. Moon and Aaron Weissblum (2001), for 3 and 4 players, and for 2 in three variants.

Of the files that a game has, ARCHITECTURE.md tells. Here the rules are divided by idea: `opening.py`, `rounds.py`,
`offers.py`, `cards.py` and `board.py`; `split_search.py` thinks divisions of the cards through for the bots, and
`board.json` is the usual board: prestige, die numbers, canals.
"""
