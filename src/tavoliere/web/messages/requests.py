"""What a page asks for over the socket."""

import json
from typing import Annotated, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from typing_extensions import TypeAliasType

from tavoliere.web.messages.forms import Hash, PlayerName, Secret, Text, Whole
from tavoliere.web.refusal import Refusal
from tavoliere.web.wire import sendable


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
    protocol: str | None = Field(
        default=None,
        max_length=40,
        description="the version of these messages that the page speaks; null for a program that looks for itself",
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
    confirm: bool = Field(default=False, description="the turn stands at once where this choice ends it")
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


class MomentRequest(FromPage):
    """The game as it was after n steps."""

    type: Literal["moment"]
    n: Whole
    eyes: Whole | None = Field(
        default=None, alias="as", description="through whose eyes; others' only once the game is over"
    )


class NameRequest(FromPage):
    """Call me something else."""

    type: Literal["name"]
    name: Text


class SeatRequest(FromPage):
    """Of the owner: give a seat to a bot, or back to a person."""

    type: Literal["seat"]
    seat: Whole
    player: PlayerName = Field(description='"human", or the name of a bot that takes the seat')


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
        | MomentRequest
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
        return requests.validate_json(said)
    except ValidationError:
        return _looked_into(said)


def _looked_into(said: str) -> FromPage:
    """A message in which something is odd: half a sign, which is mended; or a Refusal that says what is wrong."""
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
