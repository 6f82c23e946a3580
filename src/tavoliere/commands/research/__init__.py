"""Research: very many games, measured. What these commands say is in English, and so are the reports of `lab`."""

from pathlib import Path

from tavoliere.commands.usage import WrongUse
from tavoliere.words import EnglishWords

words = EnglishWords(Path(__file__).parent)


class WrongResearch(WrongUse):
    """A command of research that cannot be carried out as it was given."""

    own_words = words
