"""Positions written as the state table says, for games that do not say it better themselves."""

from copy import deepcopy
from typing import Any

from tavoliere.definition.game_definition import GameDefinition
from tavoliere.definition.parsing import known_names
from tavoliere.definition.schema import Field, Refused


class StateTable:
    """Every field by its name: a number, a list, or a list of lists."""

    def __init__(self, definition: GameDefinition) -> None:
        table = vars(definition.state.State).items()
        self.fields: dict[str, Field] = {name: field for name, field in table if isinstance(field, Field)}
        self.rules = definition.rules

    def write(self, s: Any, seat: int | None) -> dict[str, Any]:
        """A position, or what a seat's view holds of it."""
        return {name: deepcopy(getattr(s, name)) for name in self.fields}

    def read(self, written: dict[str, Any], s: Any) -> None:
        """Fill a state at the start of a game; what is left out stays, and the invariants of the rules must hold."""
        for name, value in known_names("position", written, self.fields).items():
            check(name, value, self.fields[name].shape, 1 << 8 * self.fields[name].width - 1)
            setattr(s, name, deepcopy(value))
        if broken := self.rules.broken(s):
            raise Refused("position-broken", number=broken)


def check(name: str, value: Any, shape: tuple[int, ...], limit: int) -> None:
    """A number that fits into a field, or as many of them as its shape says."""
    if not shape:
        if type(value) is not int or not -limit <= value < limit:
            raise Refused("position-number", name=name, given=str(value), least=-limit, most=limit - 1)
    elif not isinstance(value, list) or len(value) != shape[0]:
        raise Refused("position-length", name=name, length=shape[0])
    else:
        for item in value:
            check(name, item, shape[1:], limit)
