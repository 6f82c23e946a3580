"""An analysis as data: what every decision cost, and how lucky every throw was.

Chances are shares of 1, one for each seat: how likely it is to win, alone or with its partner.
"""

import hashlib
import json
import random
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict

from tavoliere.engine.errors import TavoliereError
from tavoliere.lab.playing import parts
from tavoliere.table.match import Match, SeatTaken, current_name

if TYPE_CHECKING:
    import pandas as pd

FORMAT = "tavoliere-analysis"
VERSION = 1
BAD = 0.05  # of the chance to win: what costs so much, and clearly, is a bad move

Chances = tuple[float, ...]


class WrongAnalysis(TavoliereError):
    """What was kept is no analysis, or not of this game; or there is no pandas to make a table with."""


@dataclass(frozen=True)
class Effort:
    """How hard an analysis thinks. The same effort finds the same, unless it is measured in seconds."""

    iterations: int = 6000  # of the search, for a decision
    seconds: float | None = None  # about a decision at most; without it, only the iterations count
    luck_iterations: int = 32  # for each outcome of a throw
    luck_only: bool = False  # leave the decisions out
    seed: int = 1


DECISION, LUCK = 0, 1  # what a seed is for


def seeded(effort: Effort, step: int, what: int) -> random.Random:
    """The luck of the thoughts about a step: the same for the same effort, here and in the page."""
    return random.Random((effort.seed << 33) + 2 * step + what)


class EffortOptions(TypedDict, total=False):
    """The same as keywords."""

    iterations: int
    seconds: float | None
    luck_iterations: int
    luck_only: bool
    seed: int


@dataclass(frozen=True)
class Decision:
    """What somebody decided, by what that seat could know."""

    step: int  # of the match, counted from 0
    seat: int
    action: str
    choices: int  # how many actions were legal
    before: Chances  # with the best action that was found
    after: Chances  # with what was played
    best: str
    line: tuple[str, ...]  # the best action, and how the search goes on, as this seat would see it
    cost: float  # the winning chance that was lost against the best: before - after of this seat, never negative
    margin: float  # half of the 95 % interval of the cost
    rank: int  # of what was played: 1 is the best
    points: tuple[float, ...]  # by how many points each seat is soon better off with the best; empty if not asked

    @property
    def forced(self) -> bool:
        return self.choices == 1

    @property
    def clear(self) -> bool:
        """Whether the cost is more than the search may be wrong by."""
        return self.cost > self.margin

    @property
    def bad(self) -> bool:
        """Whether this is one to learn from."""
        return self.clear and self.cost >= BAD


@dataclass(frozen=True)
class Throw:
    """Steps of chance that come together: the dice of one player, the cards of one deal."""

    step: int  # the first of its steps, counted from 0
    kind: str  # the name of their action: "roll", "draw"
    owner: int  # the seat in whose turn they fall, or -1
    actions: tuple[str, ...]
    expected: Chances  # the mean over all that could have come
    came: Chances  # after what came
    outcomes: int  # how many were looked at
    exact: bool  # whether these were all there are

    @property
    def luck(self) -> Chances:
        """By how much what came is better for each seat than the mean."""
        return tuple(came - mean for came, mean in zip(self.came, self.expected, strict=True))


class PlayerSummary(NamedTuple):
    """The game of one player in figures."""

    seat: int
    decisions: int  # forced ones are none
    cost: float
    cost_per_decision: float
    bad: int  # so many of the decisions were bad
    luck: float
    luck_by_kind: dict[str, float]
    worst: tuple[Decision, ...]  # all that cost something, the dearest first
    adjusted: float | None  # the part of the victory without the luck; None while the game goes on


@dataclass(frozen=True)
class Analysis:
    """A match, analysed as far as `decisions` and `throws` go, in the order of the game."""

    game: str
    options: dict[str, Any]
    rules: str  # the hash of the rules, and so of the evaluation, that were used
    seats: tuple[SeatTaken, ...]
    steps: int
    fingerprint: str  # of these steps
    won: Chances | None  # each seat's part of the victory; None while the game goes on
    effort: Effort
    decisions: tuple[Decision, ...] = ()
    throws: tuple[Throw, ...] = ()
    complete: bool = False

    @cached_property
    def players(self) -> tuple[PlayerSummary, ...]:
        """Cost and luck of each seat."""
        return tuple(self._player(seat) for seat in range(len(self.seats)))

    def _player(self, seat: int) -> PlayerSummary:
        own = [one for one in self.decisions if one.seat == seat and not one.forced]
        by_kind: dict[str, float] = {}
        for throw in self.throws:
            by_kind[throw.kind] = by_kind.get(throw.kind, 0.0) + throw.luck[seat]
        cost, luck = sum(one.cost for one in own), sum(by_kind.values())
        return PlayerSummary(
            seat,
            len(own),
            cost,
            cost / max(1, len(own)),
            sum(one.bad for one in own),
            luck,
            by_kind,
            tuple(sorted((one for one in own if one.cost > 0), key=lambda one: (-one.cost, one.step))),
            None if self.won is None else self.won[seat] - luck,
        )

    def chances(self) -> list[tuple[int, Chances]]:
        """Everybody's chances in the course of the game: (step, chances) before each decision, and the result.

        Each by what the deciding seat could know, so that of a game with hidden hands every player has another picture.
        """
        found = [(one.step, one.before) for one in self.decisions]
        return [*found, (self.steps, self.won)] if self.won is not None else found

    def table(self) -> "pd.DataFrame":
        """A pandas table with a row for every decision and throw, in the order of the game."""
        try:
            import pandas as pd
        except ImportError:
            raise WrongAnalysis("analysis-no-pandas") from None
        rows = sorted([*map(self._decision_row, self.decisions), *map(self._throw_row, self.throws)], key=step_of_row)
        return pd.DataFrame(rows, columns=list(self._decision_row(None)))

    def _decision_row(self, one: Decision | None) -> dict[str, Any]:
        row: dict[str, Any] = {"step": 0, "kind": "decision", "seat": 0, "player": "", "action": "", "best": ""}
        row |= {"choices": 0, "forced": False, "rank": 0, "cost": 0.0, "margin": 0.0}
        chances: tuple[Chances, Chances] | None = None
        if one is not None:
            row |= {name: getattr(one, name) for name in row if name not in ("kind", "player")}
            row["player"] = self.seats[one.seat].name
            chances = one.before, one.after
        return row | self._columns(chances, None)

    def _throw_row(self, one: Throw) -> dict[str, Any]:
        name = self.seats[one.owner].name if one.owner >= 0 else ""
        row: dict[str, Any] = {"step": one.step, "kind": one.kind, "seat": one.owner, "player": name}
        row |= {"action": ", ".join(one.actions), "best": None, "choices": one.outcomes, "forced": None}
        row |= {"rank": None, "cost": None, "margin": None}
        return row | self._columns((one.expected, one.came), one.luck)

    def _columns(self, chances: tuple[Chances, Chances] | None, luck: Chances | None) -> dict[str, float | None]:
        seats = range(len(self.seats))
        before, after = chances or ((0.0,) * len(seats),) * 2
        return {
            **{f"before_{seat + 1}": before[seat] for seat in seats},
            **{f"after_{seat + 1}": after[seat] for seat in seats},
            **{f"luck_{seat + 1}": None if luck is None else luck[seat] for seat in seats},
        }

    # --- as JSON ---

    def to_json(self) -> dict[str, Any]:
        """Everything as data; `from_json` reads it back."""
        data = {one.name: getattr(self, one.name) for one in fields(self)}
        data["seats"] = [seat._asdict() for seat in self.seats]
        data["won"] = None if self.won is None else list(self.won)
        data["effort"] = asdict(self.effort)
        data["decisions"] = [listed(one) for one in self.decisions]
        data["throws"] = [listed(one) for one in self.throws]
        return {"format": FORMAT, "version": VERSION, **data}

    def to_text(self) -> str:
        """The same as text, a decision or throw a line."""
        data = self.to_json()
        long = {name: data.pop(name) for name in ("decisions", "throws")}
        lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items()]
        for name, items in long.items():
            body = ",\n".join(f"    {json.dumps(item, ensure_ascii=False)}" for item in items)
            lines.append(f'  "{name}": [\n{body}\n  ]' if items else f'  "{name}": []')
        return "{\n" + ",\n".join(lines) + "\n}\n"

    @classmethod
    def from_json(cls, data: Any) -> "Analysis":
        """The analysis that `to_json` wrote; WrongAnalysis if it is none."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise WrongAnalysis("analysis-not-one")
        if data.get("version") != VERSION:
            raise WrongAnalysis("analysis-version", version=str(data.get("version")), mine=VERSION)
        try:
            known = {one.name: data[one.name] for one in fields(cls)}
            known["seats"] = tuple(SeatTaken(seat["name"], current_name(seat["player"])) for seat in data["seats"])
            known["won"] = None if data["won"] is None else tuple(map(float, data["won"]))
            known["effort"] = Effort(**data["effort"])
            known["decisions"] = tuple(Decision(**{**one, **tuples(one)}) for one in data["decisions"])
            known["throws"] = tuple(Throw(**{**one, **tuples(one)}) for one in data["throws"])
            found = cls(**known)
            found.check()
        except (KeyError, TypeError, ValueError, AttributeError):
            raise WrongAnalysis("analysis-damaged") from None
        return found

    def check(self) -> None:
        """ValueError where the parts do not fit together."""
        seats = len(self.seats)
        for one in self.decisions:
            fits = len(one.before) == len(one.after) == seats and 0 <= one.seat < seats and 0 <= one.step < self.steps
            if not fits or one.line[:1] != (one.best,):
                raise ValueError(f"step {one.step}")
        for throw in self.throws:
            if len(throw.expected) != seats or len(throw.came) != seats:
                raise ValueError(f"step {throw.step}")

    def is_of(self, match: Match) -> bool:
        """Whether this is an analysis of a match, or of its beginning."""
        return (
            (self.game, self.options, self.rules) == (match.game.name, match.game.settings, match.game.rules_hash)
            and self.steps <= len(match.steps)
            and self.fingerprint == fingerprint(match, self.steps)
            and all(match.steps[one.step].text == one.action for one in self.decisions)
        )


def step_of_row(row: dict[str, Any]) -> int:
    step: int = row["step"]
    return step


def listed(one: Decision | Throw) -> dict[str, Any]:
    """A decision or throw with lists in place of tuples, as JSON has them."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in asdict(one).items()}


def tuples(data: dict[str, Any]) -> dict[str, tuple[Any, ...]]:
    return {name: tuple(value) for name, value in data.items() if isinstance(value, list)}


def fingerprint(match: Match, steps: int) -> str:
    """Names the first steps of a match."""
    return hashlib.sha256("\n".join(step.text for step in match.steps[:steps]).encode()).hexdigest()


def of_match(match: Match, effort: Effort, found: Iterable[Decision | Throw], complete: bool) -> Analysis:
    """The analysis of a match that was found so far."""
    ordered = sorted(found, key=lambda one: one.step)
    return Analysis(
        match.game.name,
        match.game.settings,
        match.game.rules_hash,
        match.seats,
        len(match.steps),
        fingerprint(match, len(match.steps)),
        None if match.position.result is None else parts(match.position),
        effort,
        tuple(one for one in ordered if isinstance(one, Decision)),
        tuple(one for one in ordered if isinstance(one, Throw)),
        complete,
    )
