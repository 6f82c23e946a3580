"""The rules of a game as a page, with their figures, and in short."""

from typing import Any

from pydantic import BaseModel, Field


class RuleHeading(BaseModel):
    """A heading of the rules."""

    depth: int
    text: str
    anchor: str = Field(description="The id of its element.")


class FigureStep(BaseModel):
    """One step of a figure; its words are in the page."""

    plays: list[str] = Field(description="what is done, decisions and chance")
    marks: list[str] = Field(description="what to look at, in the words of the game's board")
    parts: list[str] = Field(description="parts of the board that get a number, from 1")


class Figure(BaseModel):
    """An example beside the rules, on the real board: a position and a few steps from it."""

    name: str
    options: dict[str, Any]
    begin: str = Field(description="the bytes of the state where it begins, as Base64")
    seat: int = Field(description="through whose eyes; -1 for somebody who looks on")
    names: list[str]
    room: tuple[int, int] = Field(description="the height of its board in pixels, on a desk and on a phone")
    steps: list[FigureStep]


class RulesPage(BaseModel):
    """GET /api/rulebook/{lang}/{game}"""

    headings: list[RuleHeading]
    html: str = Field(
        description="Elements with `data-address` are what an address such as CC 2.4 means; "
        "a button with `data-turn` leads to the element with that id, one with `data-rule` to that address; "
        "in a `figure` with `data-figure` there is room for the board of that figure."
    )
    figures: list[Figure]


class ReferenceCard(BaseModel):
    """The rules of a game, or of one of its variants, in short: a page to print."""

    title: str
    html: str


class ReferencePage(BaseModel):
    """GET /api/reference/{lang}/{game}"""

    title: str
    cards: list[ReferenceCard]
