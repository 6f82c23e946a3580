"""What the two forms of a position ask of their game; `game.py` holds the one class that answers."""

from collections.abc import Callable
from functools import cached_property
from typing import Any, Protocol

from tavoliere.engine.action import Action
from tavoliere.engine.errors import IllegalAction
from tavoliere.engine.layout import Layout


class PositionGame(Protocol):
    """A game, as far as the rules' side of a position needs to know it."""

    kernel: Any
    all_actions: list[Action]

    @property
    def players(self) -> int: ...
    @cached_property
    def sides(self) -> tuple[int, ...]: ...
    @property
    def explanations(self) -> dict[str, Callable[..., Any]]: ...
    @property
    def has_facts(self) -> bool: ...
    @cached_property
    def facts_layout(self) -> Layout: ...
    def facts_in(self, state: Any, seat: int) -> Any: ...
    def action(self, given: Action | int | str, /) -> Action: ...
    def illegal(self, position: Any, number: Action | int) -> IllegalAction: ...
    def check_state(self, raw: bytes) -> bool: ...
