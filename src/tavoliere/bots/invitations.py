"""Bots from elsewhere: those of installed packages, those that somebody made known here, and those in files.

A file is only read where whoever runs the program names it (`invite_file`): never because a name says so that came over
a network or stood in a record.
"""

import hashlib
import importlib.util
import inspect
import pickle
import random
import re
import sys
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from tavoliere.definition.package_check import LONGEST_NAME, package_of, problem_of
from tavoliere.engine.action import Action
from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.game import View
from tavoliere.words import printable

ENTRY_POINTS = "tavoliere.bots"
SUFFIX = ".py"
LONGEST = 3600.0  # seconds about a decision
NAME = re.compile(r"[A-Za-z0-9][\w.-]*", re.ASCII)


class Bot(Protocol):
    """Anything that chooses one of the legal actions of a view in which it is to act."""

    def choose(self, view: View, generator: random.Random) -> Action:
        """One of `view.actions`; whatever is left to luck comes from `generator`."""
        ...


MakesBot = Callable[[], Bot]


class UnusableBot(TavoliereError):
    """A bot that cannot be made: its file does not hold it, or another process cannot know it."""


_invited: dict[str, MakesBot] = {}


def invite(name: str, make: MakesBot) -> None:
    """Make a bot known in this process, and in those that it starts to play many games.

    `make` is called for every seat of every game: a bot's class, or a function. Other processes know it by its module
    and name, so that it can be no lambda there, and nothing typed into a notebook; `invite_file` has no such limits.
    """
    _invited[name] = make


def bots_from_elsewhere(taken: frozenset[str]) -> dict[str, MakesBot]:
    """Those of installed packages, and invited ones. `taken`: names that no bot of a package has."""
    return installed_bots(tuple(sys.path), taken) | _invited


@cache
def installed_bots(_: tuple[str, ...], taken: frozenset[str]) -> dict[str, MakesBot]:
    """Those of the packages on a search path, whose entry points make a bot when called; none has a name that is taken.

    It is looked through once: that takes longer than many a thought.
    """
    found: dict[str, MakesBot] = {}
    for point in entry_points(group=ENTRY_POINTS):
        if point.name in taken or point.name in found:
            warnings.warn(str(unusable(point, f"the name {printable(point.name)} is taken")), stacklevel=2)
        elif len(point.name) > LONGEST_NAME or not NAME.fullmatch(point.name):
            wanted = f"its name must be at most {LONGEST_NAME} letters, digits, dashes and dots"
            warnings.warn(str(unusable(point, wanted)), stacklevel=2)
        else:
            found[point.name] = partial(load_bot, point)
    return found


def unusable(point: EntryPoint, problem: str) -> UnusableBot:
    return UnusableBot("bot-unusable", name=printable(point.name), package=package_of(point), problem=problem)


def load_bot(point: EntryPoint) -> Bot:
    """A new bot of a package; UnusableBot, whatever goes wrong: a package may even end the program."""
    try:
        made: Bot = point.load()()
        if not callable(getattr(made, "choose", None)):
            raise TypeError(f"{point.value} makes no bot: it has no method choose")
        seconds = getattr(made, "seconds", 1)
        if not isinstance(seconds, int | float) or not 0 < seconds <= LONGEST:
            raise TypeError(f"its seconds must be a number above 0, up to {LONGEST:g}, not {printable(repr(seconds))}")
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise unusable(point, problem_of(error)) from error
    return made


# --- files -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class FileBot:
    """Makes the bots of a file; it can be sent to other processes, which read the file themselves."""

    path: str
    name: str  # of a class, or of a function that makes a bot

    def __call__(self) -> Bot:
        made: Bot = getattr(module_in(self.path), self.name)()
        return made

    @property
    def fingerprint(self) -> str:
        """Of the file: what one version of a bot has played is not good for another."""
        return hashlib.sha256(Path(self.path).read_bytes()).hexdigest()[:16]


def is_in_file(name: str) -> bool:
    """Whether a player is named by a file: my_bot.py, my_bot.py:Cautious, my_bot.py:Cautious:0.5."""
    return name.partition(":")[0].endswith(SUFFIX)


def invite_file(name: str) -> str:
    """Make the bot known that `my_bot.py:Cautious` names, or `my_bot.py` with one bot in it; returns its name.

    The file is run. A third part, as in `my_bot.py:Cautious:0.5`, is how long it may think; it stays in the name.
    """
    file, _, rest = name.partition(":")
    wanted, colon, seconds = rest.partition(":")
    found = candidates(module_in(str(Path(file).resolve())))
    if not wanted and len(found) == 1:
        wanted = found[0]
    if wanted not in found:
        known = ", ".join(f"{file}:{one}" for one in found) or "-"
        raise UnusableBot("bot-file-which", path=file, known=known)
    called = f"{file}:{wanted}"
    invite(called, FileBot(str(Path(file).resolve()), wanted))
    return called + colon + seconds


@cache
def module_in(path: str) -> ModuleType:
    """A file's module, run once in each process; what lies beside the file can be imported from there."""
    name = "tavoliere_bot_" + hashlib.sha256(path.encode()).hexdigest()[:12]
    specification = importlib.util.spec_from_file_location(name, path)
    assert specification is not None and specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    sys.modules[name] = module
    folder = str(Path(path).parent)
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        specification.loader.exec_module(module)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # anything can go wrong in somebody's file, which may even end the program
        del sys.modules[name]
        problem = f"{type(error).__name__}: {problem_of(error)}"
        raise UnusableBot("bot-file-fails", path=path, problem=problem) from error
    return module


def candidates(module: ModuleType) -> list[str]:
    """What a module defines itself that makes a bot: classes with a method `choose`, and functions called make..."""
    own = {name: one for name, one in vars(module).items() if getattr(one, "__module__", None) == module.__name__}
    return [name for name, one in own.items() if is_bot_class(one) or is_maker(name, one)]


def is_bot_class(one: Any) -> bool:
    return inspect.isclass(one) and callable(getattr(one, "choose", None)) and not inspect.isabstract(one)


def is_maker(name: str, one: Any) -> bool:
    return inspect.isfunction(one) and name.startswith("make_")


# --- other processes -------------------------------------------------------------------------------------------------


def invitations() -> dict[str, bytes | str]:
    """All invited bots, for `accept` in another process: what makes each, or why it cannot be sent."""
    return {name: packed(make) for name, make in _invited.items()}


def packed(make: MakesBot) -> bytes | str:
    try:
        return pickle.dumps(make)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        return str(error)


def accept(sent: Mapping[str, bytes | str]) -> None:
    """Make bots known that another process has invited; one that cannot come says so when it is asked to play."""
    for name, given in sent.items():
        _invited.setdefault(name, partial(unpacked, name, given))


def unpacked(name: str, given: bytes | str) -> Bot:
    try:
        if isinstance(given, str):
            raise ValueError(given)
        make: MakesBot = pickle.loads(given)
    except Exception as error:  # whatever a module does that is imported for it
        raise UnusableBot("bot-stays", name=name, problem=str(error)) from None
    return make()
