"""Positions that somebody edits."""

from typing import Any, Literal

from pydantic import Field

from tavoliere.table.variations import LONGEST_LINE as MOST_STEPS
from tavoliere.web.messages.forms import ActionText, AskedOfPosition, GameName, Message, ResponseModel, Whole
from tavoliere.web.messages.games import Cells


class Editing(AskedOfPosition):
    """POST /api/editor"""

    game: GameName
    options: dict[str, Any] = Field(default_factory=dict)
    position: dict[str, Any] | None = Field(default=None, description="As somebody has edited it so far.")
    steps: list[ActionText] = Field(
        default_factory=list, max_length=MOST_STEPS, description="What is played from there before it is edited."
    )
    begin: Literal["start", "middle", "empty"] = Field(
        default="start", description="Where to begin without a position: `middle` is that of a game of random moves."
    )
    seed: Whole = Field(default=0, description="Which of those games.")
    deed: str = Field(default="", max_length=40, description="A change that the sheet offers.")
    seat: Whole | None = Field(default=None, description="Through whose eyes; left out, those of whoever is asked.")


class EditReason(ResponseModel):
    """Why a position can't be."""

    message: Message
    at: list[str] = Field(description="the places that it speaks of, as paths in the position")
    playable: bool = Field(description="no game leads there, but the rules know how to go on")


class EditEntry(ResponseModel):
    """Something that can stand in a place."""

    value: str | int | None
    label: Message
    group: Message | None


class EditField(ResponseModel):
    """One place of a position."""

    path: str
    kind: Literal["number", "choice", "flag", "counts", "items", "line", "told"]
    label: Message
    words: str = Field(description="the name of the list of entries")
    least: int
    most: int = Field(description="of a number; of each count; of all items together")
    each: int = Field(description="of items: how many of one sort there may be; 0 for any")
    absent: bool = Field(description="nothing is written where nothing is chosen")
    pool: str = Field(description="where what is added here is taken from")


class EditDeed(ResponseModel):
    """A change of several places at once, which the game itself makes."""

    name: str
    label: Message


class EditSection(ResponseModel):
    """Places that belong together."""

    title: Message
    fields: list[EditField]
    marks: list[str] = Field(description="the parts of the board that they are")
    deeds: list[EditDeed]
    group: str = Field(description="the message that heads several sections, or nothing")


class EditSheet(ResponseModel):
    """All places of a position, and what can stand in them."""

    words: dict[str, list[EditEntry]]
    sections: list[EditSection]


class EditSketch(ResponseModel):
    """What a board shows of a position, be it possible or not."""

    state: Cells
    facts: Cells
    scores: list[int]
    actor: int | None


class Edited(ResponseModel):
    """A position that somebody edits."""

    options: dict[str, Any] = Field(description="of the game, in full")
    position: dict[str, Any] = Field(description="in full, as far as it could be read")
    begin: str | None = Field(description="the bytes of its state, as Base64, where it is playable")
    reasons: list[EditReason]
    playable: bool
    sheet: EditSheet | None
    sketch: EditSketch | None
