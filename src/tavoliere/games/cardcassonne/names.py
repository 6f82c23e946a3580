"""What cards, rows and species of Cardcassonne are called: names of messages."""

from tavoliere.games.cardcassonne.actions import CARD_WORDS, COLOUR_WORDS
from tavoliere.words import Word


def card(kind: int) -> Word:
    return Word(f"card-{CARD_WORDS[kind]}")


def row(r: int) -> Word:
    return Word(f"row-{COLOUR_WORDS[r]}")
