"""The search for puzzles: game after game of each setting, kept in a file, so that it can be gone on with."""

import hashlib
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from tavoliere.bots.network import networks_file
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.engine.game import Game
from tavoliere.lab.running import Ledger, processes
from tavoliere.lab.settings import label
from tavoliere.puzzles.finding import decisions, sifted
from tavoliere.puzzles.puzzle import LEVELS, Part, Puzzle, read
from tavoliere.table.record import DamagedRecord

VERSION = 1  # of the sieves: what others let through is not gone on with
MOST_ALIKE, MOST_SAME = 0.75, 0.25  # of those of a setting may be of one kind, or have the same answer
SPARE = 1.25  # so many times what is wanted is looked for, to choose the most varied from


class PuzzleSearch(NamedTuple):
    """What to look for, and where."""

    games: tuple[Game, ...]
    each: int  # puzzles of each setting
    most: int  # games of each that are looked through
    player: str = "knight"
    seed: int = 1
    part: Part | None = None  # only of this part of a game

    @property
    def with_spare(self) -> int:
        """So many of each setting are looked for, to choose from."""
        return math.ceil(SPARE * self.each)


class Looked(NamedTuple):
    """A game that was looked through, and the puzzle in it."""

    setting: str
    number: int
    puzzle: Puzzle | None

    @classmethod
    def from_json(cls, line: Sequence[Any]) -> "Looked":
        setting, number, puzzle = line
        return cls(str(setting), int(number), puzzle and Puzzle.from_json(puzzle))


class PuzzleTask(NamedTuple):
    """A game to look through."""

    game: Game
    number: int
    enough: frozenset[str]  # kinds of decisions, and answers, of which there are enough
    part: Part | None = None


def puzzle_in(player: str, seed: int, task: PuzzleTask) -> Puzzle | None:
    """The first puzzle that is found in a game: two from the same game would be too much alike."""
    game, number, enough, part = task
    for source, view in decisions(game, player, seed, number):
        if {action.block.name for action in view.actions} <= enough or part not in (None, source.part):
            continue
        found = sifted(view, source)
        if found is not None and not {kind_of(found), found.asks[0].best[0]} & enough:
            return found
    return None


def kind_of(puzzle: Puzzle) -> str:
    """What is to be done: the name of the action."""
    return puzzle.asks[0].best[0].split()[0]


def setting_of(game: Game) -> str:
    varied = {name: game.settings[name] for one in game.definition.lab.settings for name in one}
    return label((game.name, varied))


def networks_hash(game: Game) -> str:
    """Names the networks that judge: what others found is not gone on with."""
    path = networks_file(game.definition)
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""


def enough_of(seen: Counter[tuple[str, str]], setting: str, wanted: int) -> frozenset[str]:
    """The kinds and answers of which a setting has as many as it should."""
    most = {True: MOST_SAME * wanted, False: MOST_ALIKE * wanted}  # an answer has several words
    return frozenset(what for (one, what), count in seen.items() if one == setting and count >= most[" " in what])


def look(wanted: PuzzleSearch, ledger: Path | None = None, workers: int = 1) -> Iterator[Looked]:
    """Look through one game of each setting after the other until there is enough, and tell of each.

    What the file has of it is told first. The same is found on any number of processes.
    """
    first = wanted.games[0]
    asked = {"seed": wanted.seed, "player": wanted.player, "each": wanted.each, "part": wanted.part}
    judges = {"version": VERSION, "rules": first.rules_hash, "networks": networks_hash(first)}
    head = {"puzzles": first.name, **asked, **judges}
    kept = Ledger(ledger, head) if ledger else None
    known = {(one.setting, one.number): one for one in kept.read(Looked.from_json)} if kept else {}
    found: Counter[str] = Counter()  # by setting,
    seen: Counter[tuple[str, str]] = Counter()  # and by setting and kind, or answer
    search = partial(puzzle_in, wanted.player, wanted.seed)
    pool = processes(workers) if workers > 1 else None
    try:
        for number in range(wanted.most):
            tasks = [
                PuzzleTask(game, number, enough_of(seen, setting_of(game), wanted.with_spare), wanted.part)
                for game in wanted.games
                if found[setting_of(game)] < wanted.with_spare
            ]
            if not tasks:
                return
            open_ones = [task for task in tasks if (setting_of(task.game), number) not in known]
            fresh = iter(pool.map(search, open_ones) if pool else map(search, open_ones))
            for task in tasks:
                setting = setting_of(task.game)
                one = known.get((setting, number))
                if one is None:
                    one = Looked(setting, number, next(fresh))
                    if kept:
                        kept.add([one.setting, one.number, one.puzzle and one.puzzle.to_json()])
                if one.puzzle is not None:
                    found[setting] += 1
                    seen.update({(setting, kind_of(one.puzzle)), (setting, one.puzzle.asks[0].best[0])})
                yield one
    finally:
        if pool:
            pool.shutdown(wait=False, cancel_futures=True)


# --- which of them ----------------------------------------------------------------------------------------------------


def varied(found: Sequence[Looked], each: int) -> list[Puzzle]:
    """So many of each setting, as different as they come; the easy ones first, and the settings in turns."""
    chosen: list[Puzzle] = []
    seen: Counter[Any] = Counter()
    settings = list(dict.fromkeys(one.setting for one in found))
    left = {setting: [one.puzzle for one in found if one.puzzle and one.setting == setting] for setting in settings}
    for _ in range(each):
        for setting in settings:
            if not left[setting]:
                continue
            best = min(left[setting], key=partial(alike, seen))
            left[setting].remove(best)
            chosen.append(best)
            seen.update(traits(best))
    return sorted(chosen, key=lambda one: LEVELS.index(one.level))


def from_file(path: Path, definition: GameDefinition) -> list[Looked]:
    """The puzzles of another search, to choose from too."""
    try:
        puzzles = read(path)
    except OSError as error:
        raise DamagedRecord("record-unreadable", path=str(path), problem=error.strerror or str(error)) from None
    except (ValueError, TypeError, KeyError, RecursionError):
        raise DamagedRecord("ledger-other", path=str(path)) from None
    return [Looked(setting_of(one.game(definition)), one.source["game"], one) for one in puzzles]


def traits(puzzle: Puzzle) -> list[Any]:
    """In what puzzles are alike: what is to be done, when, how hard it is, how many decisions."""
    kind = kind_of(puzzle)
    answer = puzzle.asks[0].best[0]
    return [kind, answer, (kind, puzzle.part), puzzle.part, ("level", puzzle.level), ("asks", len(puzzle.asks) > 1)]


def alike(seen: Counter[Any], puzzle: Puzzle) -> float:
    """How much of a puzzle has been seen; of equally new ones, that with the larger gap."""
    return sum(seen[one] for one in traits(puzzle)) - puzzle.gap
