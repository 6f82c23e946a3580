"""What can go wrong, as sentences for the person who caused it."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from tavoliere.words import Message, Words, repeated


class TavoliereError(Exception):
    """A mistake that somebody can mend; its text says what was wrong and what would be right."""

    own_words = Words()

    def __init__(self, message: str, /, words: Words | None = None, **arguments: Any) -> None:
        arguments = repeated(arguments)
        self.message: Message = (message, arguments)
        super().__init__((words or self.own_words)(message, **arguments))

    def __reduce__(self) -> tuple[Any, ...]:
        # a process tells another by what was made of it: its text, as the other may not know the words
        return rebuilt_error, (type(self), str(self), self.message)


def rebuilt_error(kind: type[TavoliereError], text: str, message: Message) -> TavoliereError:
    """An error as another process told it."""
    error = kind.__new__(kind, text)
    error.message = message
    return error


def nearest_first(given: str, known: Iterable[str]) -> list[str]:
    """Names in the order in which somebody may have meant them; equally near ones stay as they were."""
    from difflib import SequenceMatcher  # only where somebody was mistaken

    return sorted(known, key=lambda name: -SequenceMatcher(None, given.lower(), name).ratio())


class MissingExtra(TavoliereError, ImportError):
    """Something needs a library that is not installed; the text says how to install it."""


@contextmanager
def from_extra(extra: str) -> Iterator[None]:
    """Around imports of libraries that an extra of this package brings along: says so where one is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        module = (error.name or "").partition(".")[0]
        if module == __name__.partition(".")[0]:
            raise
        raise MissingExtra("missing-extra", module=module, extra=extra) from None


class UnknownGame(TavoliereError):
    """No game has this name."""


class WrongOption(TavoliereError):
    """An option that a game does not have, or a value that the option does not take."""


class IllegalAction(TavoliereError):
    """An action that the rules do not allow here; the text says why and cites the rule."""


class ImpossiblePosition(TavoliereError):
    """A position that cannot arise, or that is not written as positions are."""
