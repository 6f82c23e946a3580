"""Cardcassonne, by Klaus-Jürgen Wrede and Karl-Heinz Schmiel (2009), for 2 to 5 players.

Of the files that a game has, ARCHITECTURE.md tells. Here `claims.py` holds what is counted at the end of a round, and
`worth.py` what cards would bring; `animals.json` is the animal table of the box.
"""
