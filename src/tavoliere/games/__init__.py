"""The games: a name for each, and the package that holds its rules."""

GAMES = {
    "cardcassonne": "tavoliere.games.cardcassonne",
    "san-marco": "tavoliere.games.san_marco",
}
