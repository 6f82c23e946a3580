"""What can go wrong, as sentences for the person who caused it."""

from typing import Any

from tavoliere.words import Message, Words


class TavoliereError(Exception):
    """A mistake that somebody can mend; its text says what was wrong and what would be right."""

    def __init__(self, message: str, /, words: Words | None = None, **arguments: Any) -> None:
        self.message: Message = (message, arguments)
        super().__init__((words or Words())(message, **arguments))


class UnknownGame(TavoliereError):
    """No game has this name."""


class WrongOption(TavoliereError):
    """An option that a game does not have, or a value that the option does not take."""


class IllegalAction(TavoliereError):
    """An action that the rules do not allow here; the text says why and cites the rule."""


class ImpossiblePosition(TavoliereError):
    """A position that cannot arise, or that is not written as positions are."""
