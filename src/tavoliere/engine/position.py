"""Positions and what can be asked of them."""

import random
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from tavoliere.words import Seat

if TYPE_CHECKING:
    from tavoliere.engine.game import Action
    from tavoliere.engine.interpreted import Core
else:
    Core = object  # a position is a Position and a compiled or interpreted Core

CHANCE = -1
SPECTATOR = -1


class Result(NamedTuple):
    """How a game ended, seat by seat."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]  # 1 for the best; equal seats share a rank
    winners: tuple[int, ...]


class Position(Core):
    """A moment of a game. It never changes; `play` returns the next one."""

    __slots__ = ()

    @property
    def odds(self) -> dict["Action", Fraction]:
        """At a chance step the probability of each outcome; empty otherwise."""
        total = sum(self.weights)
        return {action: Fraction(weight, total) for action, weight in zip(self.actions, self.weights, strict=False)}

    @property
    def result(self) -> Result | None:
        """Scores, ranks and winners when the game is over; None before."""
        if self.actor is not None:
            return None
        standing = self.standing
        ranks = tuple(1 + sum(other > mine for other in standing) for mine in standing)
        return Result(self.scores, ranks, tuple(seat for seat, rank in enumerate(ranks) if rank == 1))

    def view(self, seat: int | None = None) -> "View":
        """What a seat may know; without a seat, what a spectator may."""
        if seat is not None and not 0 <= seat < self.game.players:
            raise ValueError(f"seats are 0 to {self.game.players - 1}, not {seat}")
        return View(self, SPECTATOR if seat is None else seat)

    @property
    def prompt(self) -> str:
        """One line that says what is asked, and of whom."""
        return self.game.words.say(self.game.prompt(self))

    def sentence(self, action: "Action | int | str", seat: int | None = None) -> str:
        """An action that is played here in words, as a seat (or, without one, everybody who knows all) sees it."""
        number = int(self.game.action(action))
        shown = number if seat is None else self.seen_as(number, seat)
        return self.game.words.say(self.game.sentence(self, shown))

    def to_json(self) -> dict[str, Any]:
        """Every field by name, in words; `game.position` reads it back."""
        return self.game.write(self)

    def __str__(self) -> str:
        return self.game.draw(self)

    def __repr__(self) -> str:
        who = {None: "over", CHANCE: "chance"}.get(self.actor, f"seat {self.actor}")
        return f"<{self.game!r}: {who}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.game, self.raw)


def restore(game: Any, raw: bytes) -> Position:
    """Unpickle a position."""
    position: Position = game.restore(raw)
    return position


class View:
    """What one seat, or a spectator, may know of a position: hidden things are unknown in it."""

    __slots__ = ("_hidden", "seat")

    def __init__(self, position: Position, seat: int) -> None:
        self.seat = seat
        self._hidden = position.hidden_from(seat)

    @property
    def game(self) -> Any:
        return self._hidden.game

    @property
    def known(self) -> Position:
        """The position as far as this seat knows it; nothing can be played there."""
        return self._hidden

    @property
    def actor(self) -> int | None:
        """A seat, CHANCE, or None when the game is over."""
        return self._hidden.actor

    @property
    def actions(self) -> tuple["Action", ...]:
        """The legal actions when it is this seat's turn; empty otherwise, since they might give things away."""
        return self._hidden.actions if self.actor == self.seat and self.seat != SPECTATOR else ()

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat so far."""
        return self._hidden.scores

    @property
    def raw(self) -> bytes:
        """The bytes of the state, without what is hidden."""
        return self._hidden.raw

    @property
    def unknown(self) -> int:
        """How many things are hidden from this seat."""
        return self._hidden.count_unknown()

    def heuristic_of(self, action: "Action | int") -> int:
        """The heuristic value of an action: the higher, the sooner a simple player plays it in this seat."""
        return self._hidden.heuristic_of(action)

    def hides(self, action: "Action | int") -> bool:
        """Whether somebody at the table would see less of this seat's action than the seat itself."""
        return any(self._hidden.seen_as(action, seat) != action for seat in range(self.game.players))

    def redeal(self, generator: random.Random) -> Position:
        """A full position that this seat can't tell from the real one."""
        return self._hidden.guessed(generator.getrandbits(64))

    @property
    def supposed(self) -> Position:
        """One full position that this seat can't tell from the real one; the same view supposes the same."""
        return self._hidden.guessed(0)

    @property
    def prompt(self) -> str:
        """One line that says what is asked, and of whom."""
        return self._hidden.prompt

    def to_json(self) -> dict[str, Any]:
        """Every field that this seat may see on the table, by name, in words."""
        return self._hidden.game.write(self._hidden, self.seat)

    def __str__(self) -> str:
        return self._hidden.game.draw(self._hidden, self.seat)

    def __repr__(self) -> str:
        return f"<view of {Seat(self.seat)} of {self._hidden!r}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.seat == other.seat and self._hidden == other._hidden

    def __hash__(self) -> int:
        return hash((self.seat, self._hidden))
