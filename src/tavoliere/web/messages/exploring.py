"""What lines of play come to."""

from pydantic import Field

from tavoliere.web.messages.forms import Message, ResponseModel
from tavoliere.web.messages.games import Gain


class Deed(ResponseModel):
    """What actions come to that are shown together, as the tree of a study tells it."""

    first: int = Field(description="the first of its steps, counted from 1 on its line")
    n: int = Field(description="its last step")
    by: int = Field(description="the seat in whose turn it falls, or -1")
    tells: list[Message]
    gains: list[Gain]
