"""Everything a person reads, in Italian and English.

`en.ftl` and `it.ftl` beside this file hold the words of the program, those in a game's folder the words of the game.
"""

import contextlib
import locale
import os
from collections.abc import Iterator, Sequence
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "it")


class Word(str):
    """In the arguments of a message: the name of another message, to be put into words first."""


class Seat(int):
    """In the arguments of a message: a seat, to be called by its player's name."""


Message = tuple[str, dict[str, Any]]  # the name of a message in the catalogues, and its arguments


_language: ContextVar[str] = ContextVar("language", default="en")


def language() -> str:
    """The language in which messages are written now."""
    return _language.get()


def set_language(code: str) -> None:
    """Write messages in this language from now on."""
    _language.set(code)


@contextlib.contextmanager
def spoken(code: str) -> Iterator[None]:
    """Write messages in this language for a while."""
    token = _language.set(code)
    try:
        yield
    finally:
        _language.reset(token)


def language_of_locale() -> str:
    """Italian where the machine speaks Italian, English elsewhere."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return "it" if value.lower().startswith("it") else "en"
    return "it" if (locale.getlocale()[0] or "").lower().startswith("it") else "en"


@cache
def bundle(code: str, folder: Path | None) -> "FluentBundle":
    """The catalogue of a language: the program's words, and those of the game in `folder`."""
    from fluent.runtime import FluentBundle, FluentResource

    catalogue = FluentBundle([code], use_isolating=False)
    for place in (Path(__file__).parent, folder):
        if place is not None:
            catalogue.add_resource(FluentResource((place / f"{code}.ftl").read_text(encoding="utf-8")))
    return catalogue


class Words:
    """The words of one game, or of the program when no folder is given, in the language of the moment."""

    def __init__(self, folder: Path | None = None, names: Sequence[str] = ()) -> None:
        self.folder = folder
        self.names = names  # what the players at the seats are called

    def __call__(self, message: str, /, **arguments: Any) -> str:
        """The sentence that a message is, with its arguments filled in."""
        catalogue = bundle(language(), self.folder)
        found = catalogue.get_message(message) if catalogue.has_message(message) else None
        if found is None or found.value is None:
            raise KeyError(f"no message {message!r} in the catalogue {language()!r} of {self.folder or 'the program'}")
        said = {name: self.said(value) for name, value in arguments.items()}
        text, errors = catalogue.format_pattern(found.value, said)
        if errors:
            raise ValueError(f"message {message!r}: {errors[0]}")
        assert isinstance(text, str)
        return text

    def say(self, message: Message) -> str:
        """The same for a message with its arguments in a pair."""
        return self(message[0], **message[1])

    def said(self, value: Any) -> Any:
        if isinstance(value, Word):
            return self(str(value))
        if isinstance(value, Seat):
            return self.seat(value)
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self.said(item)) for item in value)
        return value

    def seat(self, seat: int) -> str:
        """The name of a player."""
        return self.names[seat] if seat < len(self.names) else self("seat", number=seat + 1)
