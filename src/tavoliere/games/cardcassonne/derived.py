"""What follows from a view of Cardcassonne by the rules, for boards that draw it and calculate nothing themselves."""

from typing import Any

from tavoliere.games.cardcassonne.state import State


def derived(s: State, seat: int) -> dict[str, Any]:
    """What follows from what `seat` sees."""
    return {}


def changes(s: State, seat: int, a: int) -> dict[str, Any]:
    """The entries of `derived` that an action would change, as they would be then, as far as `seat` can know."""
    return {}
