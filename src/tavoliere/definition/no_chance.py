"""What a game answers in which nothing is left to chance: its `rules.py` imports this answer."""

from tavoliere.definition.no_secrets import State
from tavoliere.definition.schema import Row


def weights(s: State, out: Row) -> int:
    """Chance never acts."""
    return 0
