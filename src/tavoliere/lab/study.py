"""A study: independent portions that are counted and added up, and what can be concluded from the sums.

Running, going on, many cores, many machines, progress and the report are the same for all of them. A study says which
parts it has (a game and who plays it), how a portion of a part is played, and what follows from the tallies.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple, Self

from tavoliere.definition.game_definition import GameDefinition
from tavoliere.engine.game import Game
from tavoliere.lab.errors import CannotStudy
from tavoliere.lab.playing import compiled, described, player
from tavoliere.lab.report import ReportPart
from tavoliere.lab.running import Ledger, results
from tavoliere.lab.tally import Tally
from tavoliere.lab.wording import words
from tavoliere.words.numbers import number

QUICK, SLOW = 500, 4  # games of a portion: inside the engine, or with bots that look ahead


class Sample(NamedTuple):
    """One thing that a study measures: a game, who plays it, and which of the study's measurements it is."""

    game: Game
    bots: tuple[str, ...]
    measured: str = ""


class Portion(NamedTuple):
    """A few games of a part; all that a worker needs."""

    study: "type[Study]"
    place: int  # of the part in the study
    part: Sample
    rules: str
    seed: int
    numbers: range


@dataclass
class Findings:
    """What came of a study: plain sentences first, then tables and plots, and every figure as data.

    A report shows all of it; a page of the documentation does without the details.
    """

    title: str
    question: str
    conclusion: list[str]
    method: list[str]
    pieces: list[ReportPart] = field(default_factory=list)
    figures: dict[str, Any] = field(default_factory=dict)
    each: list[str] = field(default_factory=list)  # details: a sentence for each of several settings
    details: list[ReportPart] = field(default_factory=list)


@dataclass(frozen=True)
class Study(ABC):
    """A question to be answered by playing."""

    parts: tuple[Sample, ...]
    games: int  # of each part, as a rule
    seed: int

    name: ClassVar[str]
    usual: ClassVar[int] = 10_000  # games of each part, if nobody says how many
    usual_bots: ClassVar[tuple[str, ...]] = ("squire",)  # if nobody says who plays: so many, the strongest first
    least: ClassVar[int] = 100  # with fewer, figures are shown and nothing is concluded

    def __post_init__(self) -> None:
        for part in self.parts:
            for name in part.bots:
                player(name)

    @classmethod
    def settings_of(cls, definition: GameDefinition, options: dict[str, Any]) -> list[dict[str, Any]] | None:
        """The settings that a study of a game chooses by itself; none where it has nothing to say about the game.

        None: the study is about any settings of any game.
        """
        return None

    @classmethod
    def of(cls, games: Sequence[Game], bots: Sequence[str], number: int, seed: int) -> Self:
        """The study of these games by these bots, with so many games of each part: here by equals."""
        return cls(tuple(Sample(game, tuple(bots[:1]) * game.players) for game in games), number, seed)

    @classmethod
    @abstractmethod
    def play(cls, part: Sample, seed: int, numbers: range) -> Tally:
        """Play some games of a part."""

    @abstractmethod
    def findings(self, tallies: list[Tally]) -> Findings:
        """What follows from the tallies of the parts."""

    def games_of(self, part: Sample) -> int:
        """How many games a part has."""
        return self.games

    def size_of(self, part: Sample) -> int:
        """How many games of a part are a portion: a few seconds at most."""
        return QUICK if compiled(part.bots) else SLOW

    def portions(self) -> list[Portion]:
        """Everything that is to be played; the parts take turns, so that all of them advance."""
        found = []
        for place, part in enumerate(self.parts):
            games, size = self.games_of(part), self.size_of(part)
            for first in range(0, games, size):
                numbers = range(first, min(first + size, games))
                found.append(Portion(type(self), place, part, part.game.rules_hash, self.seed, numbers))
        return sorted(found, key=lambda portion: (portion.numbers.start, portion.place))

    def head(self) -> dict[str, Any]:
        """What the study is, as data, but for the number of games: what was kept is good for more or fewer of them."""
        parts = [
            {
                "game": part.game.name,
                "options": part.game.settings,
                "rules": part.game.rules_hash,
                "bots": list(map(described, part.bots)),
                "measured": part.measured,
            }
            for part in self.parts
        ]
        return {"study": self.name, "seed": self.seed, "parts": parts}


def play_portion(portion: Portion) -> Tally:
    """What a worker does, on whichever machine."""
    if portion.part.game.rules_hash != portion.rules:
        raise CannotStudy("lab-other-rules", game=portion.part.game.name)
    tally = portion.study.play(portion.part, portion.seed, portion.numbers)
    tally.played(len(portion.numbers))
    return tally


def counted(tallies: Iterable[Tally]) -> str:
    """How many games of each part were played: a number, or from the fewest to the most."""
    numbers = [tally.games for tally in tallies]
    least, most = min(numbers, default=0), max(numbers, default=0)
    return number(least) if least == most else words("lab-from-to", least=number(least), most=number(most))


class StudyProgress(NamedTuple):
    """A study under way: what was kept of it, and what is still to be played."""

    tallies: list[Tally]  # of each part
    waiting: list[Portion]
    done: int  # games


def begin(study: Study, ledger: Ledger) -> StudyProgress:
    """Take up a study where its ledger ends."""
    tallies = [Tally() for _ in study.parts]
    portions = {(portion.place, portion.numbers): portion for portion in study.portions()}
    kept = dict(ledger.read(lambda line: ((line[0], range(line[1], line[2])), Tally.from_json(line[3]))))
    for key, tally in kept.items():
        if key in portions:  # others belong to the same study with more or fewer games
            tallies[key[0]].merge(tally)
    waiting = [portion for key, portion in portions.items() if key not in kept]
    return StudyProgress(tallies, waiting, sum(len(numbers) for place, numbers in kept if (place, numbers) in portions))


def keep(work: StudyProgress, ledger: Ledger, portion: Portion, tally: Tally) -> None:
    """Note what was played."""
    ledger.add([portion.place, portion.numbers.start, portion.numbers.stop, tally.to_json()])
    work.tallies[portion.place].merge(tally)


def carry_out(work: StudyProgress, ledger: Ledger, pool: Executor, ahead: int, progress: Callable[[int], None]) -> None:
    """Play what is open. What is finished is kept at once, so that Ctrl-C and a crash cost nothing that is done."""
    for portion, tally in results(pool, play_portion, work.waiting, ahead):
        keep(work, ledger, portion, tally)
        progress(len(portion.numbers))
