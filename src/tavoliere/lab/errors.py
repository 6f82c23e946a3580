"""What can go wrong in the lab."""

from functools import partial
from typing import Any

from tavoliere.engine.errors import TavoliereError
from tavoliere.lab.wording import words


class CannotStudy(TavoliereError):
    """A study that cannot be done as it was asked for."""

    def __init__(self, message: str, **arguments: Any) -> None:
        super().__init__(message, words=words, **arguments)

    def __reduce__(self) -> tuple[Any, ...]:  # a worker may speak another language than whoever reads it
        message, arguments = self.message
        return partial(CannotStudy, message, **arguments), ()
