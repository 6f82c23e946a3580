"""How the commands speak to whoever called them."""

import sys

from tavoliere.engine.errors import TavoliereError


class WrongUse(TavoliereError):
    """A command that cannot be carried out as it was given."""


def say(sentence: str) -> None:
    """A sentence beside the output, on standard error."""
    print(f"tavoliere: {sentence}", file=sys.stderr)
