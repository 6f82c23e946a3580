"""The games: a name for each, and the package that holds its rules."""

GAMES = {
    "cardcassonne": "tavoliere.games.cardcassonne",
    "carolus-magnus": "tavoliere.games.carolus_magnus",
    "san-marco": "tavoliere.games.san_marco",
}
