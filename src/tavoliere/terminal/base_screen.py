"""What all screens have in common: words in the language of the moment, and a line of keys."""

from typing import Any, ClassVar, cast

from textual.binding import BindingType
from textual.screen import Screen

from tavoliere.table.match import Match
from tavoliere.terminal.keys import Key, KeysLine
from tavoliere.terminal.program import Program
from tavoliere.words import spoken


class LocalizedScreen:
    """A screen that can say everything again: in another language, or in other colours.

    It is no widget of its own, since Textual finds the styles of a class through its first widget base, and without
    those of a screen the one below would shine through.
    """

    @property
    def program(self) -> Program:
        """The program that this screen belongs to."""
        return cast(Program, cast(Any, self).app)

    def say(self, message: str, /, **arguments: Any) -> str:
        return self.program.say(message, **arguments)

    def called(self, match: Match, seat: int) -> str:
        """What a player is called; one without a name by the seat, in the language of the moment."""
        with spoken(self.program.language):
            return match.words.seat(seat)

    def refresh_text(self) -> None:
        """Put everything on the screen into words again."""
        raise NotImplementedError

    def begin(self) -> None:
        """What happens when the screen opens."""
        self.refresh_text()

    def on_mount(self) -> None:
        self.begin()


class BaseScreen(LocalizedScreen, Screen[None]):
    """A full screen with a line of keys at its foot."""

    BINDINGS: ClassVar[list[BindingType]] = []
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (112, "-wide")]  # noqa: RUF012  (Textual declares it like this)
    VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-high")]  # noqa: RUF012

    def keys(self) -> list[Key]:
        """The keys that mean something now."""
        return []

    def show_keys(self) -> None:
        self.query_one(KeysLine).show([(key, self.say(message), action) for key, message, action in self.keys()])

    def refresh_text(self) -> None:
        self.show_keys()
