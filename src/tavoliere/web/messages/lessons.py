"""The course that teaches a game."""

from typing import Any

from pydantic import BaseModel, Field


class LessonStep(BaseModel):
    """One step of a lesson: what happens first, a sentence, and perhaps something to do."""

    name: str = Field(
        description="of its sentence, lesson-<lesson>-<name>, with `.do`, `.after` and a part for each try"
    )
    rule: str = Field(description="the address of the rule that it speaks of")
    first: list[str] = Field(description="what others and chance do before")
    marks: list[str] = Field(description="what to look at, in the words of the game's board")
    asks: list[list[str]] = Field(
        description="the answers that are right, each one action or several; none: to be read"
    )
    tries: dict[str, str] = Field(description="wrong tries that the rules allow, and the part that says why not here")
    values: dict[str, int] = Field(description="the numbers of its sentences, which the engine has confirmed")
    after: bool = Field(description="something is said once it is done")


class Lesson(BaseModel):
    """A position and a few steps from it."""

    name: str
    options: dict[str, Any]
    begin: str = Field(description="the bytes of the state where it begins, as Base64")
    position: dict[str, Any] | None = Field(description="the same in words; null for the start of the game")
    seat: int
    names: list[str] = Field(description="of those who play; the learner's is empty")
    steps: list[LessonStep]


class Course(BaseModel):
    """GET /api/lessons/{game}"""

    lessons: list[Lesson]
