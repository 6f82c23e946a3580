"""Trees of lines that somebody keeps."""

from typing import Annotated, Any

from pydantic import Base64Bytes, BaseModel, FailFast, Field
from typing_extensions import TypeAliasType

from tavoliere.engine.checks import MOST_SEATS
from tavoliere.web.messages.forms import (
    LONGEST_NAME,
    ActionText,
    AskedOfPosition,
    GameName,
    PlayerName,
    RequestModel,
    Token,
    Whole,
)

LONGEST_NOTE = 300  # in a study


class StudyNote(RequestModel):
    """What somebody wrote about an action."""

    note: str = Field(max_length=LONGEST_NOTE)


Branches = TypeAliasType("Branches", "Annotated[list[ActionText | StudyNote | Branches], FailFast()]")


class StudyPlan(RequestModel):
    """What of a study its maker may change."""

    line: Branches = Field(
        default_factory=list,
        description="What is played: actions, and after an action other ways to go on instead of it, as lists.",
    )
    at: int | None = Field(
        default=None,
        ge=0,
        description="Where it is opened: after this action, counted from 1 as written; left out: at the end.",
    )
    players: list[PlayerName] = Field(
        default_factory=list, max_length=MOST_SEATS, description='Who plays each seat: "human", or the name of a bot.'
    )


class NewStudy(StudyPlan, AskedOfPosition):
    """POST /api/studies"""

    game: GameName
    options: dict[str, Any] = Field(default_factory=dict)
    position: dict[str, Any] | None = Field(
        default=None,
        description="Where it begins, as `Position.to_json` or `to_line` writes it; the game's start if left out.",
    )
    begin: Base64Bytes | None = Field(default=None, description="The same as the bytes of its state, as Base64.")
    names: list[Annotated[str, Field(max_length=LONGEST_NAME)]] = Field(default_factory=list, max_length=MOST_SEATS)
    seat: Whole = Field(default=0, description="Through whose eyes it is seen where nobody is asked.")


class StudyChange(StudyPlan):
    """POST /api/studies/{key}/change"""

    token: Token
    n: Whole = Field(description="How often it had been changed, as far as the page knew.")


class StudyKey(BaseModel):
    """The new study: whoever knows the key may see it, whoever has the token may change it."""

    key: str
    token: str


class StudyKept(BaseModel):
    """A study was changed."""

    n: int


class SavedStudy(BaseModel):
    """GET /api/studies/{key}"""

    game: str
    options: dict[str, Any]
    position: dict[str, Any] | None
    begin: str = Field(description="the bytes of the state where it begins, as Base64")
    names: list[str]
    players: list[PlayerName]
    seat: int
    at: int | None
    n: int = Field(description="How often it has been changed.")
    line: Branches
