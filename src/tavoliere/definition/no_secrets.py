"""What a game answers in which nothing is hidden: its `rules.py` imports these answers."""

from tavoliere.definition.schema import Row


class State:
    """The state of whichever game."""


def view(s: State, seat: int) -> None:
    """Nothing is hidden."""


def unknown(s: State, out: Row) -> int:
    """Nothing is unknown."""
    return 0


def reveal(s: State, k: int) -> None:
    """There is nothing to suppose."""


def seen(s: State, a: int, seat: int) -> int:
    """Everybody sees every action."""
    return a
