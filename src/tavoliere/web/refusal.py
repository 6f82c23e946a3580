"""What the server says no with."""

from tavoliere.engine.errors import TavoliereError


class Refusal(TavoliereError):
    """Something that can't be done here and now; nothing changed."""
