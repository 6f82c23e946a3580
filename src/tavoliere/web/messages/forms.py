"""What every conversation is made of: words, and the forms of what is told and asked for."""

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, WithJsonSchema, model_validator
from typing_extensions import TypeAliasType

from tavoliere.engine.game import position
from tavoliere.games.registry import GAMES
from tavoliere.table.match import current_name
from tavoliere.words import LANGUAGES

LONGEST_NAME = 24
MOST_TOKENS = 100
Whole = Annotated[int, Field(gt=-(2**31), lt=2**31)]
Text = Annotated[str, Field(max_length=200)]
Secret = Annotated[str, Field(min_length=24, max_length=200)]
Hash = Annotated[str, Field(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
Token = Annotated[str, Field(min_length=1, max_length=100)]
TableId = Annotated[str, Field(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
ActionText = Annotated[str, Field(max_length=100)]


def known_game(name: str) -> str:
    if name not in GAMES:
        raise ValueError(f"one of {', '.join(GAMES)}")
    return GAMES[name].name


GameName = Annotated[str, AfterValidator(known_game)]


PlayerName = Annotated[str, Field(max_length=80), AfterValidator(current_name)]  # "human", or the name of a bot


def known_language(code: str) -> str:
    if code not in LANGUAGES:
        raise ValueError(f"one of {', '.join(LANGUAGES)}")
    return code


Language = Annotated[str, AfterValidator(known_language), WithJsonSchema({"type": "string", "enum": list(LANGUAGES)})]


class WordValue(BaseModel):
    """The name of another message, to be put into words first."""

    model_config = ConfigDict(extra="forbid")
    word: str


class SeatValue(BaseModel):
    """A seat, to be called by its player's name."""

    model_config = ConfigDict(extra="forbid")
    seat: int


class MessageValue(BaseModel):
    """Another message with its arguments, to be put into words first."""

    model_config = ConfigDict(extra="forbid")
    message: "Message"


Value = TypeAliasType("Value", "int | float | str | WordValue | SeatValue | MessageValue | list[Value]")
Message = TypeAliasType("Message", tuple[str, dict[str, Value]])


class ResponseModel(BaseModel):
    """What the server tells: every field, and no other."""

    model_config = ConfigDict(extra="forbid")


class RequestModel(BaseModel):
    """What is asked for: with nothing that is unknown."""

    model_config = ConfigDict(extra="forbid")


class AskedOfPosition(RequestModel):
    """What is asked of a position, which may be given in one line, as `Position.to_line` writes it."""

    @model_validator(mode="before")
    @classmethod
    def read_line(cls, given: Any) -> Any:
        """With a line for a position, the position as an object, and its options where none are named."""
        if not isinstance(given, dict) or not isinstance(given.get("position"), str):
            return given
        read = position(given["position"]).to_json()
        return {**given, "position": read, "options": given.get("options") or read["options"]}


class Problem(BaseModel):
    """Why something can't be done."""

    message: Message = Field(description="The name of a sentence in the catalogues, and its arguments.")
    text: str = Field(description="The sentence, in the server's language.")
