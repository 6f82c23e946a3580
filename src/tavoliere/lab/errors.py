"""What can go wrong in the lab."""

from tavoliere.engine.errors import TavoliereError
from tavoliere.lab.wording import words


class CannotStudy(TavoliereError):
    """A study that cannot be done as it was asked for."""

    own_words = words
