"""What the page and the server say to each other: over one WebSocket, which is one seat or a spectator, and over HTTP.

Words travel as messages, the name of a sentence in the catalogues with its arguments, and are put into the reader's
language by the page. `page/protocol.ts` is written from these models by `make protocol`.
"""

import json
from typing import Annotated, Any, Literal, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from typing_extensions import TypeAliasType

from tavoliere.engine.checks import MOST_SEATS
from tavoliere.games.registry import GAMES
from tavoliere.table.match import HUMAN
from tavoliere.table.variations import LONGEST_LINE as MOST_STEPS
from tavoliere.web.refusal import Refusal
from tavoliere.web.wire import sendable

LONGEST_NAME = 24
LONGEST_LINE = 140  # of what players say to each other
MOST_TOKENS = 100
EFFORTS = 3  # an evaluation is made in so many steps, each longer than the one before
LONGEST_NOTE = 300  # in a study
MOST_ANSWER = 40  # actions of a puzzle's answer

# --- words ---


class WordValue(BaseModel):
    """The name of another message, to be put into words first."""

    model_config = ConfigDict(extra="forbid")
    word: str


class SeatValue(BaseModel):
    """A seat, to be called by its player's name."""

    model_config = ConfigDict(extra="forbid")
    seat: int


Value = TypeAliasType("Value", "int | float | str | WordValue | SeatValue | list[Value]")
Message = TypeAliasType("Message", tuple[str, dict[str, Value]])


# --- where a game stands ---


class Told(BaseModel):
    """What the server tells: every field, and no other."""

    model_config = ConfigDict(extra="forbid")


class Choice(Told):
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


class ChoiceEntry(Told):
    """One line of the list of choices: a choice, or a group of several with lines of its own."""

    label: Message
    choices: list[int] = Field(description="the numbers of one choice, or of all in the group")
    entries: "list[ChoiceEntry]"


class Step(Told):
    """One step of the game as this seat sees it."""

    n: int = Field(description="counted from 1: the number of steps once it was done")
    actor: int = Field(description="a seat, or -1 for chance")
    name: str
    words: list[str]
    tells: list[Message] = Field(description="what happened, the action first, then its consequences")


class ScoreLine(Told):
    """What somebody got points for."""

    seat: int
    tells: Message
    points: int


class Gain(Told):
    """Points that somebody got, and where."""

    seat: int
    points: int
    place: str = Field(description="a word of the game's board; empty for nowhere in particular")
    part: int = Field(description="what a scene brings in several parts is counted one part after the other")


class PointsSummary(Told):
    """Points that were counted, line by line."""

    title: Message
    lines: list[ScoreLine]


class Seen(Told):
    """What a seat sees of a position."""

    prompt: Message
    view: dict[str, Any] = Field(
        description="what the seat may know, as `View.to_json` writes it: each board knows its own game's"
    )
    derived: dict[str, Any] = Field(description="what follows from the view by the rules")
    scores: list[int]


class Scene(Told):
    """Steps that are shown together, one or several."""

    first: int = Field(description="the first of its steps")
    n: int = Field(description="its last step")
    by: int = Field(description="the seat in whose turn it falls, or -1")
    tells: list[Message] = Field(description="what was done, then what came of it")
    gains: list[Gain]
    summary: PointsSummary | None = Field(description="where points are counted")
    scores: list[int] = Field(description="after it")
    shown: Seen | None = Field(description="what is seen after it; null for the past, and where the standing says it")


class SeatInfo(Told):
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


class GameResult(Told):
    """How a game ended."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    lines: list[ScoreLine] = Field(description="the final scores explained, line by line")
    secret: str | None = Field(description="of the fair dice, published at the end")


class Standing(Seen):
    """Where the game stands, for one seat."""

    n: int = Field(description="how many steps there have been")
    actor: int | None = Field(description="a seat; null when the game is over")
    choices: list[Choice] = Field(description="empty unless this seat is asked")
    entries: list[ChoiceEntry] = Field(description="the choices as a list to be shown")
    undo: bool = Field(description="this seat may take its last decision back")
    unconfirmed: int | None = Field(description="the seat whose finished turn waits for its confirmation")
    thinking: bool = Field(description="a bot is thinking")
    result: GameResult | None


Seconds = Annotated[int, Field(ge=1, le=60 * 60 * 24 * 30)]


class ClockPlan(Told):
    """How much time people have. It runs while they are asked, once everybody has sat down."""

    kind: Literal["game", "move"] = Field(description="so much a person for the whole game, or for each turn")
    seconds: Seconds
    bot: str = Field(max_length=80, description="the bot that takes the seat of whoever has no time left")
    lost: bool = Field(default=False, description="it plays to the end: whoever has no time left has lost the seat")
    vacation: Annotated[int, Field(ge=0, le=60)] = Field(
        default=0, description="days of the whole game for which each person's clock may stand still at their wish"
    )


class Clocks(Told):
    """What the clocks show."""

    left: list[float | None] = Field(description="seconds, when this was sent; null for a bot's seat")
    runs: int | None = Field(description="the seat whose clock runs")


class Line(Told):
    """Something that a player said."""

    n: int = Field(description="counted from 1")
    seat: int
    emote: str | None = Field(description="one of the emotes, instead of a text")
    text: str
    at: float = Field(description="when, in seconds since 1970")


class TableInfo(Told):
    """A table as one seat finds it."""

    table: str
    game: str
    options: dict[str, Any]
    remarks: list[Message]
    seat: int = Field(description="-1 for a spectator")
    owner: bool
    seats: list[SeatInfo]
    hints: bool = Field(description="whether the table allows hints")
    commitment: str | None = Field(description="the hash of the dice's secret")
    clock: ClockPlan | None = Field(description="null for a table without clocks")
    clocks: Clocks | None
    talk: list[Line] = Field(description="the latest that was said; nothing for spectators to add")


class Candidate(Told):
    """A choice as a bot sees it."""

    number: int
    value: float
    visits: int


class Weight(Told):
    """What a choice is worth."""

    number: int
    loss: float = Field(description="by how much less often whoever chooses wins with it than with the best")
    margin: float = Field(description="by how much that may be wrong, either way")


# --- from the server, over the socket ---


class ToPage(Told):
    """A message to the page."""

    re: int | None = Field(default=None, description="the `id` of the request that it answers")

    def to_json(self) -> str:
        return self.model_dump_json(by_alias=True, exclude={"re"} if self.re is None else None)


class TableMessage(ToPage):
    """After sitting down: everything so far."""

    type: Literal["table"] = "table"
    table: TableInfo
    standing: Standing
    steps: list[Step]
    scenes: list[Scene]


class MovedMessage(ToPage):
    """New steps, in order, and the scenes that they belong to: the first one may have begun before."""

    type: Literal["moved"] = "moved"
    steps: list[Step]
    scenes: list[Scene]
    standing: Standing


class BackMessage(ToPage):
    """Decisions were taken back: only steps up to n remain."""

    type: Literal["back"] = "back"
    n: int
    scenes: list[Scene] = Field(description="the last one that remains, which may have been longer")
    standing: Standing


class StandingMessage(ToPage):
    """Confirmed, or a bot began to think."""

    type: Literal["standing"] = "standing"
    standing: Standing


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
    line: Line


class MomentMessage(Seen, ToPage):
    """The game as it was after n steps, through the eyes of a seat."""

    type: Literal["moment"] = "moment"
    n: int
    eyes: int = Field(alias="as")


class WhyMessage(ToPage):
    """Why something is not legal."""

    type: Literal["why"] = "why"
    message: Message


class HintMessage(ToPage):
    """What a bot thinks of the position."""

    type: Literal["hint"] = "hint"
    n: int
    chances: list[float] = Field(description="of each seat to win")
    best: list[Candidate]
    line: list[str] = Field(
        description="the best one, and whatever else is to be decided with it, such as all of a division, as texts"
    )
    tells: Message | None = Field(description="several such decisions in one sentence")
    lead: float = Field(description="by how much of the chance to win that is better than what comes closest to it")
    versus: Literal["next", "chance"] = Field(description="with what it is compared: the next best, or with chance")
    compared: list[float] = Field(
        description="by how many points each seat is soon better off than with that, among simple players"
    )


class WeighedMessage(ToPage):
    """What each choice is worth, by a bot's thinking; of decisions that are made as one, the first for all of them."""

    type: Literal["weighed"] = "weighed"
    n: int
    weights: list[Weight]


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
        | WhyMessage
        | HintMessage
        | WeighedMessage
        | RematchMessage
        | TokenMessage
        | ShareAskedMessage
        | RefusedMessage,
        Field(discriminator="type"),
    ],
)
from_server: TypeAdapter[ToPage] = TypeAdapter(FromServer)


# --- from the page, over the socket ---

Whole = Annotated[int, Field(gt=-(2**31), lt=2**31)]
Text = Annotated[str, Field(max_length=200)]
Secret = Annotated[str, Field(min_length=24, max_length=200)]
Hash = Annotated[str, Field(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]


class FromPage(BaseModel):
    """A message from the page."""

    model_config = ConfigDict(strict=True)
    id: Whole | None = Field(default=None, description="comes back as `re` in the answer")


class SitRequest(FromPage):
    """First, and again to look through another seat's eyes."""

    type: Literal["sit"]
    token: Text = Field(description="of a seat's link, or what this device came in with before")
    own: Secret | None = Field(
        default=None,
        description="made up by this device, which comes back with it: the link is used up. Null: with the link itself",
    )
    read: Whole | None = Field(
        default=None,
        description="the steps up to which summaries have been read: the last after them is told with what followed",
    )


class PlayRequest(FromPage):
    """Play one of the choices."""

    type: Literal["play"]
    n: Whole = Field(description="the steps that the page knew of")
    action: Whole
    link: Hash | None = Field(
        default=None, description="what this device adds to the dice, where the choice may lead to some"
    )


class UndoRequest(FromPage):
    """Take one's last decision back."""

    type: Literal["undo"]
    n: Whole


class ConfirmRequest(FromPage):
    """Let one's turn stand."""

    type: Literal["confirm"]
    n: Whole


class WhyRequest(FromPage):
    """Why is this action not legal?"""

    type: Literal["why"]
    action: Whole | Text


class MomentRequest(FromPage):
    """The game as it was after n steps."""

    type: Literal["moment"]
    n: Whole
    eyes: Whole | None = Field(
        default=None, alias="as", description="through whose eyes; others' only once the game is over"
    )


class HintRequest(FromPage):
    """What would a bot think?"""

    type: Literal["hint"]
    n: Whole
    instead: Whole | None = Field(default=None, description="the choice with which the best one is compared")


class WeighRequest(FromPage):
    """What is each choice worth? Only where all others are bots."""

    type: Literal["weigh"]
    n: Whole
    line: Annotated[list[Text], Field(min_length=1, max_length=64)] | None = Field(
        default=None, description="decisions that are made as one: what are they worth together?"
    )


class NameRequest(FromPage):
    """Call me something else."""

    type: Literal["name"]
    name: Text


class SeatRequest(FromPage):
    """Of the owner: give a seat to a bot, or back to a person."""

    type: Literal["seat"]
    seat: Whole
    player: Text = Field(description='"human", or the name of a bot that takes the seat')


class RevokeRequest(FromPage):
    """Of the owner: the old link of a seat stops working."""

    type: Literal["revoke"]
    seat: Whole


class ReturnRequest(FromPage):
    """Of somebody whose time ran out: I am back, and play on myself."""

    type: Literal["return"]


class VacationRequest(FromPage):
    """I go on vacation, so that my clock stands still; or I am back."""

    type: Literal["vacation"]
    away: bool


class SayRequest(FromPage):
    """Say something to those at the table: a text, or one of the emotes."""

    type: Literal["say"]
    text: Text = ""
    emote: Text | None = None


class ShareRequest(FromPage):
    """This device adds to the dice: where its chain of hashes ends."""

    type: Literal["share"]
    anchor: Hash
    base: Whole = Field(alias="from", description="the number of steps to which its first link belongs")


class LinkRequest(FromPage):
    """What this device adds to the dice, as it was asked."""

    type: Literal["link"]
    n: Whole
    link: Hash


class RematchRequest(FromPage):
    """Of the owner: the same game again."""

    type: Literal["rematch"]


Request = TypeAliasType(
    "Request",
    Annotated[
        SitRequest
        | PlayRequest
        | UndoRequest
        | ConfirmRequest
        | WhyRequest
        | MomentRequest
        | HintRequest
        | WeighRequest
        | NameRequest
        | SeatRequest
        | RevokeRequest
        | ReturnRequest
        | VacationRequest
        | SayRequest
        | ShareRequest
        | LinkRequest
        | RematchRequest,
        Field(discriminator="type"),
    ],
)
requests: TypeAdapter[FromPage] = TypeAdapter(Request)
KINDS = [get_args(kind.model_fields["type"].annotation)[0] for kind in FromPage.__subclasses__()]


def request_of(said: str, longest: int) -> FromPage:
    """A message that has the right form; Refusal for any other."""
    if len(said) > longest:
        raise Refusal("web-too-long", most=longest)
    try:
        asked = json.loads(said)
    except (ValueError, RecursionError):
        raise Refusal("web-not-json") from None
    if not isinstance(asked, dict):
        raise Refusal("web-not-json")
    # JSON can write half a sign; pydantic takes no such text for a text.
    asked = {key: sendable(value) if isinstance(value, str) else value for key, value in asked.items()}
    try:
        return requests.validate_python(asked)
    except ValidationError as error:
        wrong = error.errors(include_url=False, include_input=False)[0]
        if wrong["type"].startswith("union_tag"):
            raise Refusal("web-unknown-type", known=", ".join(KINDS)) from None
        raise Refusal("web-field", type=wrong["loc"][0], field=str(wrong["loc"][1])) from None


# --- over HTTP ---


class Problem(BaseModel):
    """Why something can't be done."""

    message: Message = Field(description="The name of a sentence in the catalogues, and its arguments.")
    text: str = Field(description="The sentence, in the server's language.")


Setting = TypeAliasType("Setting", str | int | float | bool | None)


class Option(BaseModel):
    """Something that can be chosen about a game."""

    name: str
    values: list[Setting] | None = Field(
        description="What may be chosen; null for a table of data, given as an object."
    )
    fitting: dict[str, list[Setting]] = Field(description="The values that go with each number of players.")
    default: Setting
    rule: str = Field(description="The address of the rule that it is about; empty if there is none.")


class Duration(BaseModel):
    """What a game takes in minutes, among people."""

    settings: dict[str, Setting] = Field(description="The options that must be so; the first that fits holds.")
    minutes: int


class PageEntry(BaseModel):
    """A part of the page that comes with a game: its board, or the cover of its box."""

    script: str = Field(description="The address of a module whose default export is the component.")
    style: str | None


class GameInfo(BaseModel):
    """A game of the catalogue."""

    name: str
    options: list[Option]
    open: bool = Field(description="Nothing is hidden from anybody, so that no curtain need fall.")
    reference: bool = Field(description="There are cards with its rules in short.")
    durations: list[Duration]
    lessons: list[str] = Field(description="The lessons of its course, by name; empty where it has none.")
    editor: bool = Field(description="Its positions can be edited.")
    puzzles: int = Field(description="How many puzzles there are of it.")
    board: PageEntry | None = Field(description="Null for a game that has no board of its own.")
    cover: PageEntry | None


class GameCatalogue(BaseModel):
    """GET /api/games"""

    games: list[GameInfo]
    levels: list[str] = Field(description="The bots, from a beginner to the strongest, then those of other packages.")
    usual: str = Field(description="The level for whoever does not choose: a gentle one.")
    seconds: float = Field(description="The longest that any of the levels thinks about a decision.")


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
    position: dict[str, Any] | None
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


class Here(BaseModel):
    """GET /api/here"""

    addresses: list[str] = Field(description="Where friends reach this machine; empty when only this machine can.")
    language: str
    keeps: int | None = Field(description="For how many days finished games are kept here; null for ever.")


class Asked(BaseModel):
    """What is asked for: with nothing that is unknown."""

    model_config = ConfigDict(extra="forbid")


class SeatPlan(Asked):
    """Who is to have a seat."""

    name: str = Field(default="", max_length=LONGEST_NAME, description="Empty: called by the seat.")
    player: str = Field(default=HUMAN, max_length=80, description='"human", or the name of a bot.')


def known_game(name: str) -> str:
    if name not in GAMES:
        raise ValueError(f"one of {', '.join(GAMES)}")
    return name


GameName = Annotated[str, AfterValidator(known_game)]


class NewTable(Asked):
    """POST /api/tables"""

    game: GameName
    options: dict[str, Any] = Field(default_factory=dict)
    seats: list[SeatPlan] = Field(max_length=MOST_SEATS)
    owner: int | None = Field(default=None, description="The seat of the owner; the first person's if left out.")
    hints: bool = False
    clock: ClockPlan | None = None


class Founded(BaseModel):
    """The new table, and its links."""

    table: str
    tokens: list[str | None] = Field(description="The token that invites to each seat; null for a bot's.")
    spectator: str


Token = Annotated[str, Field(min_length=1, max_length=100)]
TableId = Annotated[str, Field(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]


class Tokens(Asked):
    """POST /api/summaries"""

    tokens: list[Token] = Field(max_length=MOST_TOKENS)


class Sitter(BaseModel):
    """Who has a seat, in short."""

    name: str
    player: str


class Outcome(BaseModel):
    """How a game ended, in short."""

    scores: list[int]
    winners: list[int]


class Gist(BaseModel):
    """What has become of a table."""

    table: str
    game: str
    options: dict[str, Any]
    owner: bool
    seats: list[Sitter]
    steps: int
    actor: int | None = Field(description="Who is asked; null when the game is over.")
    changed: float = Field(description="When something last happened, in seconds since 1970.")
    deadline: float | None = Field(description="When the time of whoever is asked runs out.")
    vacation: float | None = Field(description="Until when whoever is asked is on vacation.")
    lost: bool = Field(description="Time ran out for this seat, which was lost by that.")
    outcome: Outcome | None = Field(description="Null until the game is over.")
    sides: list[int] = Field(description="The side of each seat, where some are partners.")


class Summary(Gist):
    """What has become of a table, for whoever came with a token."""

    token: str
    seat: int = Field(description="-1 for a spectator.")


class MyGame(Gist):
    """A game in which one has a seat, from whichever device."""

    mine: list[int] = Field(description="One's seats.")


DeviceKind = Literal["phone", "tablet", "computer"]


class MyDevice(BaseModel):
    """A device that carries one's games."""

    id: str
    kind: DeviceKind
    since: float = Field(description="In seconds since 1970.")
    seen: float = Field(description="When it was last here, to the hour.")
    this: bool = Field(description="It is the one that asks.")


class Mine(BaseModel):
    """GET /api/mine"""

    devices: list[MyDevice]
    games: list[MyGame] = Field(description="The latest first.")


class NewDevice(Asked):
    """POST /api/mine, POST /api/mine/devices"""

    link: Secret = Field(description="What makes a device one's own: made up by the first of them.")
    own: Secret = Field(description="Made up by this device, which comes back with it.")
    kind: DeviceKind


class MySeats(Asked):
    """POST /api/mine/seats"""

    tokens: list[Token] = Field(max_length=MOST_TOKENS, description="What this device comes back to its seats with.")


class MySeat(Asked):
    """POST /api/mine/sit"""

    table: TableId
    seat: int = Field(ge=0, lt=MOST_SEATS)
    own: Secret = Field(description="Made up by this device, which comes back with it.")


class MyTable(Asked):
    """POST /api/mine/forget, POST /api/seat/delete"""

    table: TableId


class LostDevice(Asked):
    """POST /api/mine/revoke"""

    device: str = Field(max_length=32)
    link: Secret = Field(description="The link from now on: the lost device may know the old one.")


class NewLink(Asked):
    """POST /api/mine/link"""

    link: Secret


class Draw(BaseModel):
    """One outcome of chance."""

    step: int = Field(description="Counted from 0: the number that is signed with the secret.")
    weights: list[int] = Field(description="The relative odds of what could fall.")
    drawn: int = Field(description="Which of them fell.")


class DiceCheck(BaseModel):
    """GET /api/tables/{table}/check"""

    draws: list[Draw] = Field(description="Every die and card, so that anybody can compute it from the secret.")
    unfair: int | None = Field(description="The first step that is not what the secret says; null when all are.")


ActionText = Annotated[str, Field(max_length=100)]


class PossibleDraw(Told):
    """Something that chance may do."""

    text: str
    says: Message
    odds: float


class LineOfPlay(Asked):
    """A position, and what is played from it."""

    game: GameName
    options: dict[str, Any] = Field(default_factory=dict)
    position: dict[str, Any] | None = Field(
        default=None,
        description="Where it begins, as `Position.to_json` writes it; the game's start if left out.",
    )
    steps: list[ActionText] = Field(
        default_factory=list, max_length=MOST_STEPS, description="What is played from there, decisions and chance."
    )


class Exploring(LineOfPlay):
    """POST /api/explore"""

    seed: Whole | None = Field(
        default=None, description="How chance falls where the steps do not say it; left out, the line ends there."
    )
    seat: Whole = Field(default=0, description="Through whose eyes; -1 for a spectator.")
    follow: bool = Field(default=False, description="Through the eyes of whoever is asked, where anybody is.")
    known: int = Field(default=0, ge=0, description="So many steps are known already and not told again.")
    at: int | None = Field(default=None, ge=0, description="As it stood after so many steps; left out, after all.")
    still: bool = Field(default=False, description="It is not watched: of the scenes only the last is told.")
    names: list[Annotated[str, Field(max_length=LONGEST_NAME)]] = Field(default_factory=list, max_length=MOST_SEATS)


class Deed(Told):
    """What actions come to that are shown together, as the tree of a study tells it."""

    first: int = Field(description="the first of its steps, counted from 1 on its line")
    n: int = Field(description="its last step")
    by: int = Field(description="the seat in whose turn it falls, or -1")
    tells: list[Message]
    gains: list[Gain]


class Explored(Told):
    """Where a line of play has led, in the form in which tables speak."""

    standing: Standing
    steps: list[Step] = Field(description="those beyond the known ones")
    scenes: list[Scene] = Field(description="those that go on beyond the known steps")
    deeds: list[Deed] = Field(description="the same with nothing hidden, where the eyes are those of whoever is asked")
    seat: int = Field(description="through whose eyes")
    line: list[str] = Field(description="everything that was played, chance included, as texts")
    draws: list[PossibleDraw] = Field(description="what chance may do next, where nobody says it")


class StudyNote(Asked):
    """What somebody wrote about an action."""

    note: str = Field(max_length=LONGEST_NOTE)


Branches = TypeAliasType("Branches", "list[ActionText | StudyNote | Branches]")


class StudyPlan(Asked):
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
    players: list[Annotated[str, Field(max_length=80)]] = Field(
        default_factory=list, max_length=MOST_SEATS, description='Who plays each seat: "human", or the name of a bot.'
    )


class NewStudy(StudyPlan):
    """POST /api/studies"""

    game: GameName
    options: dict[str, Any] = Field(default_factory=dict)
    position: dict[str, Any] | None = Field(default=None, description="As in `Exploring`.")
    names: list[Annotated[str, Field(max_length=LONGEST_NAME)]] = Field(default_factory=list, max_length=MOST_SEATS)
    seat: Whole = Field(default=0, description="Through whose eyes it is seen where nobody is asked.")


class StudyChange(StudyPlan):
    """POST /api/studies/{key}/change"""

    token: Token
    n: int = Field(description="How often it had been changed, as far as the page knew.")


class StudyKey(BaseModel):
    """The new study: whoever knows the key may see it, whoever has the token may change it."""

    key: str
    token: str


class StudyKept(BaseModel):
    """A study was changed."""

    n: int


class Telling(Asked):
    """POST /api/variations"""

    game: GameName
    options: dict[str, Any] = Field(default_factory=dict)
    position: dict[str, Any] | None = None
    line: Branches
    seat: Whole | None = Field(default=None, description="Through whose eyes; left out, nothing is hidden.")


class Musing(LineOfPlay):
    """POST /api/explore/choice"""

    player: str = Field(max_length=80, description="The name of a bot.")


class Mused(BaseModel):
    """What a bot would play."""

    text: str


class Judging(LineOfPlay):
    """POST /api/explore/evaluation"""

    effort: int = Field(default=0, ge=0, lt=EFFORTS, description="How long is thought about it, in steps.")


class JudgedChoice(Told):
    """One of the best choices."""

    text: str
    says: Message
    value: float = Field(description="how often whoever chooses wins with it")
    loss: float = Field(description="by how much less often than with the best")
    margin: float = Field(description="by how much that may be wrong, either way")


class Evaluation(Told):
    """What a bot thinks of a position, from what whoever is asked may know."""

    seat: int = Field(description="whoever is asked")
    chances: list[float] = Field(description="of each seat to win")
    best: list[JudgedChoice] = Field(description="the best few, the best first")
    tries: int


class Study(BaseModel):
    """GET /api/studies/{key}"""

    game: str
    options: dict[str, Any]
    position: dict[str, Any] | None
    names: list[str]
    players: list[str]
    seat: int
    at: int | None
    n: int = Field(description="How often it has been changed.")
    line: Branches


class Editing(Asked):
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


class EditReason(Told):
    """Why a position can't be."""

    message: Message
    at: list[str] = Field(description="the places that it speaks of, as paths in the position")
    playable: bool = Field(description="no game leads there, but the rules know how to go on")


class EditEntry(Told):
    """Something that can stand in a place."""

    value: str | int | None
    label: Message
    group: Message | None


class EditField(Told):
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


class EditDeed(Told):
    """A change of several places at once, which the game itself makes."""

    name: str
    label: Message


class EditSection(Told):
    """Places that belong together."""

    title: Message
    fields: list[EditField]
    marks: list[str] = Field(description="the parts of the board that they are")
    deeds: list[EditDeed]
    group: str = Field(description="the message that heads several sections, or nothing")


class EditSheet(Told):
    """All places of a position, and what can stand in them."""

    words: dict[str, list[EditEntry]]
    sections: list[EditSection]


class EditSketch(Told):
    """What a board shows of a position, be it possible or not."""

    view: dict[str, Any]
    derived: dict[str, Any]
    scores: list[int]
    actor: int | None


class Edited(Told):
    """A position that somebody edits."""

    options: dict[str, Any] = Field(description="of the game, in full")
    position: dict[str, Any] = Field(description="in full, as far as it could be read")
    reasons: list[EditReason]
    playable: bool
    sheet: EditSheet | None
    sketch: EditSketch | None


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
    position: dict[str, Any] | None
    seat: int
    names: list[str] = Field(description="of those who play; the learner's is empty")
    steps: list[LessonStep]


class Course(BaseModel):
    """GET /api/lessons/{game}"""

    lessons: list[Lesson]


class AnalysedGame(BaseModel):
    """POST /api/analyses/{key}/begin: a finished game that is analysed, or has been."""

    key: str
    game: str
    options: dict[str, Any]
    seats: list[Sitter]
    sides: list[int] = Field(description="the side of each seat, where some are partners")
    steps: list[str] = Field(description="everything that was played, decisions and chance, as records have it")
    won: list[float] = Field(description="each seat's part of the victory")
    iterations: int = Field(description="how often something is tried for each decision")


class AnalysedDecision(BaseModel):
    """What somebody decided, judged by what they could know. Chances are shares of 1, one for each seat."""

    step: int = Field(description="counted from 0: the steps before it")
    seat: int
    played: Message
    choices: int = Field(description="how many there were")
    rank: int = Field(description="of what was played: 1 is the best")
    before: list[float] = Field(description="everybody's chances with the best choice that was found")
    after: list[float] = Field(description="and with what was played")
    cost: float = Field(description="the chance to win that was lost")
    margin: float = Field(description="half of the 95 % interval of the cost")
    clear: bool = Field(description="the cost is more than the search may be wrong by")
    bad: bool = Field(description="a clear cost of 5 % or more")


class AnalysedThrow(BaseModel):
    """Steps of chance that came together, such as a deal."""

    step: int = Field(description="counted from 0: the steps before it")
    steps: int
    kind: Message = Field(description="dice, cards")
    owner: int = Field(description="the seat in whose turn they fell, or -1")
    luck: list[float] = Field(description="by how much what came was better for each seat than the mean")


class PlayerAnalysis(BaseModel):
    """The game of one player in figures, as far as it is judged."""

    seat: int
    decisions: int
    bad: int = Field(description="how many of them cost 5 % or more")
    cost: float
    cost_per_decision: float
    luck: float
    verdict: list[Message] = Field(description="whether this player was unlucky, and what weighed more")


class AnalysisNews(BaseModel):
    """GET /api/analyses/{key}: what is judged, beyond what is known already."""

    total: int
    done: int
    complete: bool
    failed: bool = Field(description="it stopped; whoever asks again lets it go on")
    ahead: int = Field(description="so many others are worked on first")
    paused: bool = Field(description="it waits while bots think at tables")
    decisions: list[AnalysedDecision]
    throws: list[AnalysedThrow]
    players: list[PlayerAnalysis]


class BetterStep(BaseModel):
    """A step of a better line."""

    text: str
    tells: Message


class DecisionExplained(BaseModel):
    """GET /api/analyses/{key}/decisions/{step}"""

    step: int
    line: list[BetterStep] = Field(description="the best choice and how it may go on, up to the next die or card")
    position: dict[str, Any] | None = Field(
        description="where it is played from: what the player could suppose; null for the game as it was"
    )
    reasons: list[Message]


class PuzzleInfo(BaseModel):
    """A puzzle in the list of a game's."""

    key: str = Field(description="Names it, whatever its place in the list.")
    options: dict[str, Any]
    seat: int = Field(description="Who is to move.")
    names: list[str]
    level: str = Field(description="The weakest bot that solves it.")
    part: Literal["opening", "middle", "end"]


class PuzzleList(BaseModel):
    """GET /api/puzzles/{game}"""

    puzzles: list[PuzzleInfo]


class PuzzlePosition(PuzzleInfo):
    """GET /api/puzzles/{game}/{key}"""

    position: dict[str, Any] = Field(description="What its seat could not know is made up.")


class PuzzleTry(Asked):
    """POST /api/puzzles/{game}/{key}/try"""

    actions: list[ActionText] = Field(
        default_factory=list, max_length=MOST_ANSWER, description="What is played, from the beginning of the puzzle."
    )


class PuzzleVerdict(BaseModel):
    """What came of a try."""

    right: list[str] = Field(description="Of the actions tried, those that are right, from the first.")
    solved: bool
    cost: float | None = Field(description="The winning chance that a wrong one costs; null where none is wrong.")
    obvious: bool = Field(description="The wrong one is what a simple player does.")


class PuzzleHint(BaseModel):
    """POST /api/puzzles/{game}/{key}/hint"""

    actions: list[str] = Field(description="A few of the choices, among them all that are right.")
    labels: list[Message] = Field(description="What they are called in a list.")


class PuzzleSolution(BaseModel):
    """GET /api/puzzles/{game}/{key}/solution"""

    answers: list[list[str]] = Field(description="Everything that solves it.")
    line: list[str] = Field(description="The first answer, and how it may go on.")
    answer: int = Field(description="So many of these are the answer.")
    best: list[Message] = Field(description="The answer, as choices in a list.")
    chance: float = Field(description="To win with it.")
    gap: float = Field(description="How much less that is with the best of all others.")
    obvious: Message = Field(description="What a simple player does.")
    cost: float = Field(description="What that costs.")
    reasons: list[Message] = Field(description="Why the answer is better than that.")


class HostFigures(BaseModel):
    """GET /api/host: how the server is doing, all processes of the machine together; times in milliseconds."""

    processes: int
    tables: int = Field(description="In memory.")
    attended: int = Field(description="At which somebody is.")
    sockets: int
    spectators: int
    moves: int = Field(description="Since the start.")
    rate: float | None = Field(description="Moves a second, since the last time somebody asked.")
    move: list[float | None] = Field(description="A move, from the socket to its announcement: the middle, and 99 %.")
    write: list[float | None] = Field(description="A transaction, in the same way; so the next ones.")
    lag: list[float | None] = Field(description="How late the event loop is.")
    queue: int = Field(description="Bots that are to think.")
    thinking: list[float | None]
    refusals: dict[str, int] = Field(description="By the name of the sentence.")
    memory: float = Field(description="Megabytes.")
    processor: float | None = Field(description="How many processors are busy with it.")


class Place(BaseModel):
    """POST /api/seat/sit"""

    table: str
    seat: int = Field(description="-1 for a spectator.")
    token: str = Field(description="What to come back with: nobody else knows it.")


class SeatShare(Asked):
    """POST /api/seat/share"""

    anchor: Hash = Field(description="Where the program's chain of hashes ends.")
    base: int = Field(
        alias="from", ge=0, le=1_000_000, description="The number of steps to which its first link belongs."
    )


class SeatLink(Asked):
    """One link of a chain, for one decision."""

    anchor: Hash
    link: Hash


class SeatPlay(Asked):
    """POST /api/seat/play"""

    n: int = Field(description="The number of steps that the program knew of.")
    action: int | str = Field(description="An action of `choices`: its number or its text.")
    share: SeatLink | None = Field(default=None, description="What the program adds to the dice.")


# --- being told when it is one's turn ---

Language = Literal["en", "it"]


class NoticesInfo(BaseModel):
    """GET /api/notices"""

    key: str | None = Field(description="What a browser subscribes to Web Push with; null where the server has none.")
    push: bool = Field(description="This device is told by Web Push.")
    mails: bool = Field(description="The server sends e-mail.")
    address: str | None = Field(description="Where mail about this table goes to.")
    confirmed: bool = Field(description="Whoever reads mail there has confirmed the address.")
    looks: bool = Field(description="Some device of this seat is told, so that the page says when somebody looks.")


class PushTarget(Asked):
    """POST /api/notices/push"""

    endpoint: str = Field(max_length=1024)
    p256dh: str = Field(max_length=100)
    auth: str = Field(max_length=40)
    lang: Language


class MailTarget(Asked):
    """POST /api/notices/mail"""

    address: str = Field(max_length=254)
    holder: str = Field(
        min_length=24, max_length=100, description="Made up by this browser: with it, a confirmed address stays so."
    )
    lang: Language


class NoticesKind(Asked):
    """POST /api/notices/off"""

    kind: Literal["push", "mail"]


class MailLink(Asked):
    """POST /api/notices/confirm"""

    token: str = Field(max_length=200, description="From the link in a mail.")


class MailStop(MailLink):
    """POST /api/notices/stop"""

    all: bool = Field(default=False, description="About any table, not only about this one.")


class MailAnswer(BaseModel):
    """What became of it."""

    address: str


class OfflinePlan(BaseModel):
    """GET /api/offline"""

    version: str = Field(description="Another one where anything of it is another.")
    size: int = Field(description="How many bytes are fetched, about.")
    rules: str = Field(description="The address of the rules, as Python's modules in a ZIP.")
    addresses: list[str] = Field(description="What a browser keeps, to work without the network.")
