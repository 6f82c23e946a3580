"""The games by name: those that come along, and those of other packages.

A package brings a game along by an entry point of the group `tavoliere.games` that is a `GameDefinition`. This is the
only place that names a game.
"""

import warnings
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Literal, Protocol, TypeVar, Unpack, overload

from tavoliere.definition.game_definition import GameDefinition
from tavoliere.definition.package_check import check_definition, package_of, problem_of
from tavoliere.games.cardcassonne import options as cardcassonne
from tavoliere.games.cardcassonne.definition import CARDCASSONNE
from tavoliere.games.carolus_magnus import options as carolus_magnus
from tavoliere.games.carolus_magnus.definition import CAROLUS_MAGNUS
from tavoliere.games.san_marco import options as san_marco
from tavoliere.games.san_marco.definition import SAN_MARCO
from tavoliere.words import Words, printable

BUILT_IN = (CARDCASSONNE, CAROLUS_MAGNUS, SAN_MARCO)
ENTRY_POINTS = "tavoliere.games"


class UnusableGame(UserWarning):
    """Another package's game could not be loaded; the others are there."""


def warn(name: str, package: str, error: BaseException) -> None:
    told = {"name": printable(name), "package": package, "problem": problem_of(error)}
    warnings.warn(Words()("game-unusable", **told), UnusableGame, stacklevel=3)


class Registry(Mapping[str, GameDefinition]):
    """The definition of each game, by the game's name. Other packages are looked through when first needed.

    A name may be written as Python and OpenSpiel would, with `_` for `-`.
    """

    def __init__(self, built_in: tuple[GameDefinition, ...]) -> None:
        self.built_in = {definition.name: definition for definition in built_in}

    @cached_property
    def others(self) -> dict[str, GameDefinition]:
        """The games of other packages; none of them takes the name of another."""
        found: dict[str, GameDefinition] = {}
        for point in self._points():
            try:
                definition = check_definition(point.load(), point.value)
                if definition.name in self.built_in or definition.name in found:
                    raise ValueError(f"the name {definition.name} is taken")
            except KeyboardInterrupt:
                raise
            except BaseException as error:  # anything can go wrong in another package, which may even end the program
                warn(point.name, package_of(point), error)
            else:
                found[definition.name] = definition
        return found

    def _points(self) -> Iterable[EntryPoint]:
        try:
            return entry_points(group=ENTRY_POINTS)
        except Exception as error:  # what is installed is not described in a form that can be read
            warn("*", "*", error)
            return ()

    def leave_out(self, name: str, error: Exception) -> None:
        """Do without a game of another package of which something turned out to be wrong."""
        warn(name, self.others.pop(name).package, error)

    def look_again(self) -> None:
        """Forget which games other packages bring along, as they may have changed."""
        self.__dict__.pop("others", None)

    def __getitem__(self, name: str) -> GameDefinition:
        usual = name.replace("_", "-") if isinstance(name, str) else name
        if usual in self.built_in:
            return self.built_in[usual]
        return self.others[name] if name in self.others else self.others[usual]

    def __iter__(self) -> Iterator[str]:
        yield from self.built_in
        yield from self.others

    def __len__(self) -> int:
        return len(self.built_in) + len(self.others)


GAMES = Registry(BUILT_IN)


# --- for type checkers -----------------------------------------------------------------------------------------------

GameT = TypeVar("GameT", covariant=True)
RefusedT = TypeVar("RefusedT", covariant=True)


class MakesGame(Protocol[GameT, RefusedT]):
    """What `tv.game` takes: of the games that come along each option is known, of others none.

    With an option that a game does not have, or a value that the option does not take, no game comes of it: what is
    done with it then is refused, by the name of the error.
    """

    @overload
    def __call__(self, name: str, /, *, interpreted: bool = ...) -> GameT: ...
    @overload
    def __call__(
        self, name: Literal["cardcassonne"], /, *, interpreted: bool = ..., **options: Unpack[cardcassonne.Options]
    ) -> GameT: ...
    @overload
    def __call__(
        self,
        name: Literal["carolus-magnus", "carolus_magnus"],
        /,
        *,
        interpreted: bool = ...,
        **options: Unpack[carolus_magnus.Options],
    ) -> GameT: ...
    @overload
    def __call__(
        self,
        name: Literal["san-marco", "san_marco"],
        /,
        *,
        interpreted: bool = ...,
        **options: Unpack[san_marco.Options],
    ) -> GameT: ...
    @overload
    def __call__(
        self,
        name: Literal["cardcassonne", "carolus-magnus", "carolus_magnus", "san-marco", "san_marco"],
        /,
        *,
        interpreted: bool = ...,
        **options: object,
    ) -> RefusedT: ...
    @overload
    def __call__(self, name: str, /, *, interpreted: bool = ..., **options: Any) -> GameT: ...
