"""A puzzle as data: a position, whose eyes it is seen with, and what is to be found there.

They lie in `lessons/puzzles.json` of a game's folder, as `tavoliere puzzles` wrote them. What the seat that is asked
could not know is made up in a puzzle's position (`View.supposed`), so that nobody learns anything from it.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Literal, get_args

from tavoliere.definition.game_definition import GameDefinition
from tavoliere.engine.game import Game, Position, View, make
from tavoliere.table.record import write_whole

FILE = "puzzles.json"
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena")  # of the players, in every language

Level = Literal["knight", "duke", "emperor"]  # the weakest bot that solves it, from easy to hard
Part = Literal["opening", "middle", "end"]
LEVELS: tuple[Level, ...] = get_args(Level)
PARTS: tuple[Part, ...] = get_args(Part)


@dataclass(frozen=True)
class Ask:
    """One decision of a puzzle: after what was answered before, which actions solve it, and what the others cost."""

    after: tuple[str, ...]
    best: tuple[str, ...]  # all that are as good as the best, within what the search can tell apart
    losses: Mapping[str, float]  # of every other legal action, against the best: a part of the winning chance

    @property
    def gap(self) -> float:
        """What the best of the others costs; 1 where there is no other."""
        return min(self.losses.values(), default=1.0)


@dataclass(frozen=True)
class Puzzle:
    """A position, a seat, and what that seat should do."""

    options: Mapping[str, Any]
    position: Mapping[str, Any]
    seat: int
    asks: tuple[Ask, ...]  # the first has nothing before it; the others are of the same turn
    line: tuple[str, ...]  # the first answer, and how the search goes on up to the next die or card
    chance: float  # to win with it
    gap: float  # to the best of the others at the first decision, by separate searches
    margin: float  # half of the 95 % interval of that
    obvious: str  # what a simple player does instead
    points: tuple[float, ...]  # by how many points each seat is soon better off than with that
    level: Level
    part: Part  # of the game
    source: Mapping[str, int]  # where it comes from: seed, game and step; the iterations of the searches that judged it

    @cached_property
    def key(self) -> str:
        """Names it, whatever its place in the list."""
        text = json.dumps([self.options, self.position, self.seat], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:8]

    def game(self, definition: GameDefinition, interpreted: bool = False) -> Game:
        return make(definition.name, dict(self.options), interpreted)

    def view(self, game: Game) -> View:
        """What the seat that is asked sees."""
        return game.position(dict(self.position)).view(self.seat)

    @property
    def answers(self) -> list[tuple[str, ...]]:
        """Everything that solves it, each as the actions that it consists of."""
        open_ones = [one.after for one in self.asks]
        return [(*one.after, best) for one in self.asks for best in one.best if (*one.after, best) not in open_ones]

    @property
    def answer(self) -> tuple[str, ...]:
        """That with which `line` begins."""
        return next(one for one in self.answers if one == self.line[: len(one)])

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.options["players"]]

    def ask(self, made: Sequence[str]) -> Ask | None:
        """What is asked after some right answers; None where nothing is left, or they were not right."""
        return next((one for one in self.asks if one.after == tuple(made)), None)

    # --- as JSON ---

    def to_json(self) -> dict[str, Any]:
        """Everything as data; `from_json` reads it back."""
        data = {one.name: getattr(self, one.name) for one in fields(self)}
        data["asks"] = [asdict(one) for one in self.asks]
        return json.loads(json.dumps(data))  # type: ignore[no-any-return]

    @classmethod
    def from_json(cls, data: Any) -> "Puzzle":
        known = {one.name: data[one.name] for one in fields(cls)}
        known["asks"] = tuple(Ask(tuple(one["after"]), tuple(one["best"]), one["losses"]) for one in data["asks"])
        for name in ("line", "points"):
            known[name] = tuple(known[name])
        return cls(**known)


@cache
def puzzles_of(definition: GameDefinition) -> tuple[Puzzle, ...]:
    """The puzzles of a game; none where nobody has looked for any."""
    path = definition.folder / "lessons" / FILE
    return read(path) if path.is_file() else ()


def read(path: Path) -> tuple[Puzzle, ...]:
    return tuple(Puzzle.from_json(one) for one in json.loads(path.read_text(encoding="utf-8")))


def write(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """A puzzle a line, so that a change is a change of lines."""
    lines = [json.dumps(one.to_json(), ensure_ascii=False, separators=(",", ":")) for one in puzzles]
    write_whole(path, "[\n" + ",\n".join(lines) + "\n]\n", "cannot-write")


def played(position: Position, texts: Sequence[str]) -> Position:
    """A position after some actions."""
    for text in texts:
        position = position.play(position.game.action(text))
    return position
