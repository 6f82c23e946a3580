"""The games with their options, and where this server is."""

from typing import Any

from pydantic import BaseModel, Field
from typing_extensions import TypeAliasType

from tavoliere.web.messages.forms import Message

Setting = TypeAliasType("Setting", str | int | float | bool | None)


class Option(BaseModel):
    """Something that can be chosen about a game."""

    name: str
    values: list[Setting] | None = Field(
        description="What may be chosen; null for a table of data, given as an object."
    )
    needs: list["Need"] = Field(description="Values that mean something only beside certain values of other options.")
    default: Setting
    rule: str = Field(description="The address of the rule that it is about; empty if there is none.")


class Need(BaseModel):
    """What a value of an option goes with."""

    value: Setting
    others: dict[str, list[Setting]] = Field(description="Options before this one, and what each of them may be.")


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
    counts: list[str] = Field(description="What the scorer can count of it by itself.")
    puzzles: int = Field(description="How many puzzles there are of it.")
    board: PageEntry | None = Field(description="Null for a game that has no board of its own.")
    declared: PageEntry | None = Field(description="What draws its zones; null where it declares none.")
    cover: PageEntry | None


class ArgumentType(BaseModel):
    """What the numbers of an argument of a message mean."""

    name: str = Field(description='"count", "seat", "word": as `definition/event_table.py` lists them')
    width: int = Field(description="How many numbers.")
    hidden: bool = Field(description="From whoever may not know it: there it is -1.")
    words: list[str] = Field(description="What its numbers stand for, as positions have it.")
    parameter: str = Field(description='Whose words these are: the message "card-king" names the word "king".')
    role: str = Field(description='In what somebody earns by the message: "points", "loss", "place", "part"; or none.')


class NumberedMessage(BaseModel):
    """A message that goes by its number."""

    name: str
    message: str = Field(description="Its name in the catalogue; empty for what happens without a sentence.")
    arguments: list[tuple[str, int]] = Field(description="The name of each, and the place of its type.")
    use: str = Field(description='"heading" or "line" of a summary, "item" or "phrase" of a list; else told by itself.')
    forms: list[str] = Field(description='The forms that its sentence has besides: "would", "label", "kind" ...')


class ColourOwner(BaseModel):
    """Whose a colour is."""

    seat: int = Field(description="-1: nobody's.")
    word: str = Field(description="Which of a seat's colours, where it has several; what nobody's is called.")


class OwnersBySetting(BaseModel):
    """Whose each colour is, where an option is set so."""

    value: Setting
    owners: list[ColourOwner]


class MessageTable(BaseModel):
    """All that a game says by number, from which a page makes messages of its catalogue."""

    types: list[ArgumentType]
    messages: list[NumberedMessage]
    sides: dict[int, list[int]] = Field(description="By the number of players: the side of each seat.")
    option: str | None = Field(description="By which colours belong to whom; null where none belong to anybody.")
    owners: list[OwnersBySetting]


class Cell(BaseModel):
    """A number of a state, or an array of them, as they lie in its bytes, the lowest byte of each first."""

    name: str
    width: int = Field(description="Bytes of each number, which may be negative.")
    at: int = Field(description="Where its bytes begin.")
    shape: list[int] = Field(description="None for a single number, else how many there are, row by row.")
    indices: list[list[str]] = Field(description="What each number of an index stands for, where that has a word.")
    values: list[str] = Field(description="What its numbers stand for, from `first` on, where they have words.")
    first: int


class StateTable(BaseModel):
    """How a state, or what follows from one, lies in memory."""

    size: int
    cells: list[Cell]


class ActionParameter(BaseModel):
    """One argument of an action."""

    name: str
    words: list[str]


class ActionWords(BaseModel):
    """A run of actions that share a name: one for each combination of its words, the last word first."""

    name: str
    parameters: list[ActionParameter]
    named: bool = Field(description="Its sentence has an `.action`: what it is called, whatever the position.")
    chance: bool
    masked: bool = Field(description="Never played: what is seen of an action whose details are hidden.")


class FilledCell(BaseModel):
    """What an option means to the rules: the number that each of its values puts into a cell of the state."""

    option: str
    cell: str
    values: list[Setting]
    numbers: list[int]


class ZoneContents(BaseModel):
    """What lies in a zone."""

    means: str = Field(description='What the cell\'s numbers are: "kinds", "counts", "words", "standing".')
    cell: str = Field(description="Of the state, or of the facts.")
    indices: list[str] = Field(description='What each of its indices tells apart: "seat", "place", "row", "piece" ...')
    words: list[str] = Field(description="Of the pieces; empty where all are alike.")
    parameter: str = Field(description='Whose words these are: the message "card-king" names the word "king".')
    first: int = Field(description="The number of the first word, or of the first place.")
    form: str = Field(description='How a piece is drawn: "card", "tile", "stone", "pawn", "die", or only "number".')
    total: str = Field(description="The cell that says how many there are where not all are known; or empty.")
    face_down: bool
    coloured: bool = Field(description="In the colour of the seat.")


class ZoneClick(BaseModel):
    """The part of an action that a spot of a zone stands for."""

    block: str
    parameters: dict[str, str] = Field(
        description='To each that it says: "place", "piece", "seat", "row" or "column" of the spot.'
    )


class ZonePassing(BaseModel):
    """An event that names a piece which lies in a zone for a moment, on its way to where it lies after it."""

    event: str
    arguments: dict[str, str] = Field(description='To each: "piece", or which "place" or "seat".')


class Zone(BaseModel):
    """A part of a declared board (`definition/zones.py`)."""

    kind: str = Field(description='"hand", "row", "pile", "track", "grid", "map" or "seat".')
    name: str = Field(description='The message "zone-NAME" is its label, where the catalogue has one.')
    each: bool = Field(description="Every seat has one.")
    places: list[str] = Field(description="The words of its places.")
    rows: list[str] = Field(description="Of a grid, and empty of anything else.")
    columns: list[str]
    at: list[tuple[float, float]] = Field(description="Of a map: the middle of each place, in diameters of a place.")
    roads: list[tuple[str, str]]
    shape: str = Field(description='Of a track: "line", "back" or "ring".')
    stack: int = Field(description="Of a track: how many pieces lie one upon the other; 0 where they lie in a heap.")
    room: int = Field(description="For how many pieces a hand or a row keeps room.")
    contents: list[ZoneContents]
    clicks: list[ZoneClick]
    passing: list[ZonePassing]


class GameTables(BaseModel):
    """GET /api/games/{game}: what a page needs, beside the rules themselves, to play and to tell a game."""

    name: str
    version: str = Field(description="Of all this and the rules: other tables have another.")
    rules: str = Field(description="The address of the rules, as WebAssembly.")
    citation: str = Field(description='The prefix of its rules\' addresses: "CC".')
    hides: bool = Field(description="Something is hidden from somebody.")
    rules_hash: str = Field(description="Of the rules' text, as records have it.")
    usual: dict[str, Any] = Field(description="What each option is where nobody chooses, tables of data in full.")
    remarks: list[Message] = Field(description="What is to be known of those tables.")
    filled: list[FilledCell]
    blank: str = Field(description="The bytes of a state with the usual options before the game is set up, in Base64.")
    state: StateTable
    facts: StateTable | None
    actions: list[ActionWords]
    messages: MessageTable
    zones: list[Zone] = Field(description="The board, where the game declares one.")
    art: dict[str, str] = Field(
        description='Pieces as SVG: by the message that names one, "card-red-7", by a part, "card-red", or by the cell.'
    )


class GameBeginning(BaseModel):
    """POST /api/games/{game}/begin"""

    begin: str = Field(description="The bytes of the state in which it begins, as Base64.")


class GameCatalogue(BaseModel):
    """GET /api/games"""

    games: list[GameInfo]
    levels: list[str] = Field(description="The bots, from a beginner to the strongest, then those of other packages.")
    in_page: list[str] = Field(description="Those that also think in the page, without a server.")
    usual: str = Field(description="The level for whoever does not choose: a gentle one.")
    seconds: float = Field(description="The longest that any of the levels thinks about a decision.")


class Here(BaseModel):
    """GET /api/here"""

    addresses: list[str] = Field(description="Where friends reach this machine; empty when only this machine can.")
    language: str
    keeps: int | None = Field(description="For how many days finished games are kept here; null for ever.")
    matchmaking: bool = Field(description="There are open tables, at which strangers sit down.")
