"""A table as the server tells of it over the socket, which is one seat or a spectator."""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter, WithJsonSchema
from typing_extensions import TypeAliasType

from tavoliere.web.messages.forms import Message, PlayerName, ResponseModel
from tavoliere.web.messages.games import Noted, NotedStep


class SeatInfo(ResponseModel):
    """Who has a seat."""

    name: str = Field(description="empty for somebody who gave none: the page calls them by their seat")
    player: str = Field(description='"human" or the name of a bot\'s level')
    here: bool = Field(description="somebody is connected")
    sat: bool = Field(description="somebody has sat down with this link already")
    late: bool = Field(
        description="time ran out, and a bot plays for whoever sat here until they come back, or to the end"
    )
    vacation: float | None = Field(description="until when at most its person is on vacation, in seconds since 1970")
    vacation_left: float = Field(description="seconds of vacation that its person may still take")
    devices: int = Field(
        description="how many devices somebody has sat down here with: each has seen this seat's cards"
    )
    shares: bool = Field(description="a device of this seat is there and adds to the dice")


Seconds = Annotated[int, Field(ge=1, le=60 * 60 * 24 * 30)]


class ClockPlan(ResponseModel):
    """How much time people have. It runs while they are asked, once everybody has sat down."""

    kind: Literal["game", "move"] = Field(description="so much a person for the whole game, or for each turn")
    seconds: Seconds
    bot: PlayerName = Field(description="the bot that takes the seat of whoever has no time left")
    lost: bool = Field(default=False, description="it plays to the end: whoever has no time left has lost the seat")
    vacation: Annotated[int, Field(ge=0, le=60)] = Field(
        default=0, description="days of the whole game for which each person's clock may stand still at their wish"
    )


class Clocks(ResponseModel):
    """What the clocks show."""

    left: list[float | None] = Field(description="seconds, when this was sent; null for a bot's seat")
    runs: int | None = Field(description="the seat whose clock runs")
    waits: float = Field(description="seconds until it begins to: what was counted is read meanwhile")


LONGEST_LINE = 140  # of what players say to each other


class ChatLine(ResponseModel):
    """Something that a player said."""

    n: int = Field(description="counted from 1")
    seat: int
    emote: str | None = Field(description="one of the emotes, instead of a text")
    text: str
    at: float = Field(description="when, in seconds since 1970")


class TableInfo(ResponseModel):
    """A table as one seat finds it."""

    table: str
    game: str
    tables: str = Field(description="the version of the game's tables, by which the bytes of views are read")
    options: dict[str, Any]
    remarks: list[Message]
    seat: int = Field(description="-1 for a spectator")
    owner: bool
    seats: list[SeatInfo]
    hints: bool = Field(description="whether the table allows hints")
    commitment: str | None = Field(description="the hash of the dice's secret")
    key: str | None = Field(default=None, description="with which this server signs records; null where it does not")
    clock: ClockPlan | None = Field(description="null for a table without clocks")
    clocks: Clocks | None
    talk: list[ChatLine] = Field(description="the latest that was said; nothing for spectators to add")


class ToPage(ResponseModel):
    """A message to the page."""

    re: int | None = Field(default=None, description="the `id` of the request that it answers")

    def to_json(self) -> str:
        return self.model_dump_json(by_alias=True, exclude={"re"} if self.re is None else None)


ViewBytes = Annotated[bytes, WithJsonSchema({"type": "bytes"})]  # of what a seat may know of the state (`wire.py`)


class Turn(ResponseModel):
    """Whose turn it is, for one seat."""

    n: int = Field(description="how many steps there have been")
    actor: int | None = Field(description="a seat; null when the game is over")
    unconfirmed: int | None = Field(description="the seat whose finished turn waits for its confirmation")
    thinking: bool = Field(description="a bot is thinking")
    undo: bool = Field(description="this seat may take its last decision back")
    secret: str | None = Field(description="of the fair dice, published at the end")


class TableStanding(Turn):
    """Where the game stands, for one seat. What is asked, and everything else, follows from what it sees."""

    view: ViewBytes


class TableScene(ResponseModel):
    """Steps that are shown together, one or several. What came of them, and else what was done, their steps say."""

    first: int = Field(description="the first of its steps")
    n: int = Field(description="its last step")
    by: int = Field(description="the seat in whose turn it falls, or -1")
    joint: list[Noted] = Field(description="what was done, where it is said of all its steps as one")
    scores: list[int] = Field(description="after it")
    view: ViewBytes | None = Field(
        description="what is seen after it; null for the past, and where the standing says it"
    )


class TableMessage(ToPage):
    """After sitting down: everything so far."""

    type: Literal["table"] = "table"
    table: TableInfo
    standing: TableStanding
    steps: list[NotedStep]
    scenes: list[TableScene]


class MovedMessage(ToPage):
    """New steps, in order, and the scenes that they belong to: the first one may have begun before."""

    type: Literal["moved"] = "moved"
    steps: list[NotedStep]
    scenes: list[TableScene]
    standing: TableStanding


class BackMessage(ToPage):
    """Decisions were taken back: only steps up to n remain."""

    type: Literal["back"] = "back"
    n: int
    scenes: list[TableScene] = Field(description="the last one that remains, which may have been longer")
    standing: TableStanding


class StandingMessage(ToPage):
    """Confirmed, or a bot began to think: nobody sees anything else than before."""

    type: Literal["standing"] = "standing"
    standing: Turn


class SeatsMessage(ToPage):
    """Somebody came, left, was renamed or replaced."""

    type: Literal["seats"] = "seats"
    seats: list[SeatInfo]


class ClocksMessage(ToPage):
    """A clock began to run, or stopped."""

    type: Literal["clocks"] = "clocks"
    clocks: Clocks


class TalkMessage(ToPage):
    """Somebody said something."""

    type: Literal["talk"] = "talk"
    line: ChatLine


class MomentMessage(ToPage):
    """The game as it was after n steps, through the eyes of a seat."""

    type: Literal["moment"] = "moment"
    n: int
    eyes: int = Field(alias="as")
    view: ViewBytes


class RematchMessage(ToPage):
    """This seat's place at the next table."""

    type: Literal["rematch"] = "rematch"
    token: str


class TokenMessage(ToPage):
    """To the owner: a seat's new link."""

    type: Literal["token"] = "token"
    seat: int
    token: str


class ShareAskedMessage(ToPage):
    """A decision that leads to dice or cards is fixed: what does this device add?"""

    type: Literal["share-asked"] = "share-asked"
    n: int = Field(description="the number of steps before the decision: each has its own link")
    digest: str = Field(description="what the decision is, told when the game is over with the secret of the dice")


class RefusedMessage(ToPage):
    """What was asked for can't be done; nothing changed."""

    type: Literal["refused"] = "refused"
    message: Message


FromServer = TypeAliasType(
    "FromServer",
    Annotated[
        TableMessage
        | MovedMessage
        | BackMessage
        | StandingMessage
        | SeatsMessage
        | ClocksMessage
        | TalkMessage
        | MomentMessage
        | RematchMessage
        | TokenMessage
        | ShareAskedMessage
        | RefusedMessage,
        Field(discriminator="type"),
    ],
)
from_server: TypeAdapter[ToPage] = TypeAdapter(FromServer)
