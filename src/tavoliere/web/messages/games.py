"""Where a game stands, for one seat: what it sees, what happened, what it can choose."""

from typing import Any

from pydantic import Field
from typing_extensions import TypeAliasType

from tavoliere.web.messages.forms import Message, ResponseModel


class Choice(ResponseModel):
    """One legal action of whoever is asked."""

    number: int
    text: str = Field(description='"play green-animal red": how it is written in records')
    name: str = Field(description='"play"')
    words: list[str] = Field(description='["green-animal", "red"]')
    says: Message
    preview: list[Message] = Field(description="what would come of it, as far as this seat can know")
    changes: dict[str, Any] = Field(
        description="what it would change of `view` and `derived`, as that would be then, and what it costs or brings"
    )
    final: bool = Field(description="it can't be taken back, because chance acts next or something comes to light")


class ChoiceEntry(ResponseModel):
    """One line of the list of choices: a choice, or a group of several with lines of its own."""

    label: Message
    choices: list[int] = Field(description="the numbers of one choice, or of all in the group")
    entries: "list[ChoiceEntry]"


# The number of a message of the game's `MessageTable`, then its own numbers.
Noted = TypeAliasType("Noted", list[int])


class NotedStep(ResponseModel):
    """One step of the game as this seat sees it."""

    n: int = Field(description="counted from 1: the number of steps once it was done")
    actor: int = Field(description="a seat, or -1 for chance")
    action: int = Field(description="the number of the action that is seen")
    sentence: Noted = Field(description="what was done")
    events: list[Noted] = Field(description="what came of it; -1 for what this seat may not know")


class ScoreLine(ResponseModel):
    """What somebody got points for."""

    seat: int
    tells: Message
    points: int


class Gain(ResponseModel):
    """Points that somebody got, and where."""

    seat: int
    points: int
    place: str = Field(description="a word of the game's board; empty for nowhere in particular")
    part: int = Field(description="what a scene brings in several parts is counted one part after the other")


class PointsSummary(ResponseModel):
    """Points that were counted, line by line."""

    title: Message
    lines: list[ScoreLine]


# A cell of a state: a number, a row of numbers, or several rows.
Numbers = TypeAliasType("Numbers", int | list[int] | list[list[int]])
Cells = TypeAliasType("Cells", dict[str, Numbers])


class Seen(ResponseModel):
    """What a seat sees of a position."""

    prompt: Message
    state: Cells = Field(description="the cells of the game's state table, as far as the seat may know them")
    facts: Cells = Field(description="what follows from them by the rules")
    scores: list[int]


class NotedScene(ResponseModel):
    """Steps that are shown together, one or several. What came of them, and else what was done, their steps say."""

    first: int = Field(description="the first of its steps")
    n: int = Field(description="its last step")
    by: int = Field(description="the seat in whose turn it falls, or -1")
    joint: list[Noted] = Field(description="what was done, where it is said of all its steps as one")
    scores: list[int] = Field(description="after it")
    shown: Seen | None = Field(description="what is seen after it; null for the past, and where the standing says it")


class GameResult(ResponseModel):
    """How a game ended."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    lines: list[ScoreLine] = Field(description="the final scores explained, line by line")
    secret: str | None = Field(description="of the fair dice, published at the end")


class Asks(ResponseModel):
    """What a seat is asked, and how far the game has come."""

    n: int = Field(description="how many steps there have been")
    actor: int | None = Field(description="a seat; null when the game is over")
    choices: list[Choice] = Field(description="empty unless this seat is asked")
    entries: list[ChoiceEntry] = Field(description="the choices as a list to be shown")
    undo: bool = Field(description="this seat may take its last decision back")
    unconfirmed: int | None = Field(description="the seat whose finished turn waits for its confirmation")
    thinking: bool = Field(description="a bot is thinking")
    result: GameResult | None


class Standing(Asks, Seen):
    """Where the game stands, for one seat."""


class ProgramStanding(Asks):
    """GET /api/seat: the same for a program, with the position in words."""

    prompt: Message
    view: dict[str, Any] = Field(description="what the seat may know, as `View.to_json` writes it")
    derived: Cells = Field(description="what follows from the view by the rules")
    scores: list[int]
