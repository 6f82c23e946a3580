"""A board as a table of zones, which the page draws by itself: what lies where, and what a click on it means.

A zone is a hand, a row, a pile, a track, a grid or a map. It consists of places; what lies there is said by cells of
the state, or of the facts. A cell whose first index is the seats gives each seat a zone of its own, unless the zone is
`shared`. The board of a game with a hand of cards for each seat, a row on the table and a deck:

    ZONES = (
        hand("hand", kinds("hands", CARD, total="hand_size"), clicks=(click("play", card=PIECE),), room=3),
        row("table", kinds("table", CARD), room=8),
        pile("deck", counts("deck_size", form="card", face_down=True)),
    )

A click stands for a part of an action: for the parameters of its block that are named, by the words of what was
clicked. An action is chosen by clicking, or dragging a piece to, whatever its parameters need.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from tavoliere.definition.event_table import EventKind
from tavoliere.definition.schema import Block, Field, Parameter, Seats

# What of a spot that was clicked a parameter of an action is.
PLACE = "place"  # the word of its place
PIECE = "piece"  # that of the piece
SEAT = "seat"  # the number of the seat whose zone it lies in, from 0
ROW = "row"  # of a place in a grid whose cell has two indices
COLUMN = "column"
COORDINATES = (PLACE, PIECE, SEAT, ROW, COLUMN)

KINDS = ("hand", "row", "pile", "track", "grid", "map", "seat")
FORMS = ("card", "tile", "stone", "pawn", "die", "number")
SHAPES = ("line", "back", "ring")

Middle = tuple[float, float]


@dataclass(frozen=True)
class Contents:
    """What lies in a zone, by a cell."""

    means: str  # what its numbers are: "kinds", "counts", "words", "standing"
    cell: str
    parameter: Parameter | None = None  # names the pieces: "card-king"
    first: int = 1  # the number of the first word, or of the first place
    form: str = ""  # how a piece is drawn; without one as is usual in such a zone
    total: str = ""  # the cell that says how many lie there in all, where some are unknown: these lie face down
    face_down: bool = False
    coloured: bool = False  # in the colour of the seat


def kinds(cell: str, pieces: Parameter, form: str = "card", total: str = "") -> Contents:
    """How many lie there of each kind of piece: the last index of the cell."""
    return Contents("kinds", cell, pieces, form=form, total=total)


def counts(cell: str, form: str = "stone", face_down: bool = False, coloured: bool = False) -> Contents:
    """How many pieces lie there, all alike."""
    return Contents("counts", cell, form=form, face_down=face_down, coloured=coloured)


def words(cell: str, pieces: Parameter, first: int = 1, form: str = "card", coloured: bool = False) -> Contents:
    """Which piece lies there: a number below `first` is none, one beyond all words a piece that nobody knows."""
    return Contents("words", cell, pieces, first, form, coloured=coloured)


def standing(cell: str, first: int = 0, form: str = "pawn", coloured: bool = True) -> Contents:
    """At which place a piece stands: a number below `first` is none."""
    return Contents("standing", cell, first=first, form=form, coloured=coloured)


@dataclass(frozen=True)
class Click:
    """The part of an action that a spot stands for."""

    block: str
    parameters: Mapping[str, str]  # to each parameter that it says, which coordinate of the spot


def click(block: str, /, **parameters: str) -> Click:
    """`click("sow", house=PLACE)`; without parameters, any spot of the zone stands for all of the block."""
    return Click(block, MappingProxyType(parameters))


@dataclass(frozen=True)
class Passing:
    """An event that names a piece which lies in a zone for a moment, on its way to where it lies after it."""

    event: str
    arguments: Mapping[str, str]  # to each, which coordinate of the place it says


def passes(event: str, /, **arguments: str) -> Passing:
    """`passes("played", card=PIECE, who=SEAT)`: whoever looks on sees what was played before it is taken."""
    return Passing(event, MappingProxyType(arguments))


@dataclass(frozen=True)
class Zone:
    """A part of the board. Its label is the message `zone-NAME`, or else its name."""

    kind: str
    name: str
    contents: tuple[Contents, ...]
    clicks: tuple[Click, ...] = ()
    passing: tuple[Passing, ...] = ()
    places: tuple[str, ...] = ()  # the words of its places, where the cells don't say them
    at: tuple[Middle, ...] = ()  # map: where each place lies, in diameters of a place
    roads: tuple[tuple[str, str], ...] = ()  # map: places that are joined by a line
    columns: int = 0  # grid: of a cell with one index
    shape: str = "line"  # track: a line, which goes on below where it is too long; there and back; or a ring
    stack: int = 0  # track: pieces lie one upon the other, so many before they are moved together
    room: int = 1  # hand, row: for so many pieces room is kept; more overlap
    shared: bool = False  # one zone for all, although a cell's first index is the seats: the pieces are theirs


def hand(name: str, *contents: Contents, clicks: tuple[Click, ...] = (), room: int = 5, shared: bool = False) -> Zone:
    """Pieces side by side, in the order of their words; many overlap."""
    return Zone("hand", name, contents, clicks, room=room, shared=shared)


def row(
    name: str,
    *contents: Contents,
    clicks: tuple[Click, ...] = (),
    passing: tuple[Passing, ...] = (),
    places: tuple[str, ...] = (),
    room: int = 5,
    shared: bool = False,
) -> Zone:
    """Pieces side by side; one for each place, where the cell has such an index."""
    return Zone("row", name, contents, clicks, passing, places, room=room, shared=shared)


def pile(
    name: str,
    *contents: Contents,
    clicks: tuple[Click, ...] = (),
    passing: tuple[Passing, ...] = (),
    places: tuple[str, ...] = (),
    shared: bool = False,
) -> Zone:
    """One place, on which pieces lie one upon the other."""
    return Zone("pile", name, contents, clicks, passing, places, shared=shared)


def track(
    name: str,
    *contents: Contents,
    clicks: tuple[Click, ...] = (),
    passing: tuple[Passing, ...] = (),
    places: tuple[str, ...] = (),
    shape: str = "line",
    stack: int = 0,
    shared: bool = False,
) -> Zone:
    """Places one after the other."""
    return Zone("track", name, contents, clicks, passing, places, shape=shape, stack=stack, shared=shared)


def grid(
    name: str,
    *contents: Contents,
    clicks: tuple[Click, ...] = (),
    passing: tuple[Passing, ...] = (),
    places: tuple[str, ...] = (),
    columns: int = 0,
    shared: bool = False,
) -> Zone:
    """Places in rows and columns."""
    return Zone("grid", name, contents, clicks, passing, places, columns=columns, shared=shared)


def map_of(
    name: str,
    *contents: Contents,
    at: Mapping[str, Middle],
    roads: tuple[tuple[str, str], ...] = (),
    clicks: tuple[Click, ...] = (),
    passing: tuple[Passing, ...] = (),
    shared: bool = False,
) -> Zone:
    """Places anywhere, to each where its middle lies; those of roads are joined."""
    return Zone("map", name, contents, clicks, passing, tuple(at), tuple(at.values()), roads, shared=shared)


def seat(name: str, *clicks: Click) -> Zone:
    """The names of the players, to be clicked."""
    return Zone("seat", name, (), clicks)


class WrongZone(ValueError):
    """Something in a zone that can't be."""


class ZonePlan:
    """A zone beside the cells that it shows: what its places are, and what each index of a cell stands for."""

    def __init__(self, zone: Zone, cells: Mapping[str, Field]) -> None:
        self.zone, self.cells = zone, cells
        check_kinds(zone)
        seated = [bool(field.indices) and isinstance(field.indices[0], Seats) for field in self.fields]
        self.each = zone.kind == "seat" or (any(seated) and not zone.shared)
        if self.each and not all(seated):
            raise WrongZone("has a cell for each seat and one that is not")
        self.indices = [self.indices_of(one, is_seated) for one, is_seated in zip(zone.contents, seated, strict=True)]
        self.rows, self.columns = self.sides()
        self.places = self.words_of_places()
        self.check_map()
        for one in zone.contents:
            self.check_numbers(one)

    def to_json(self) -> dict[str, Any]:
        """The zone as the page draws it (`web/messages/catalogue.py`)."""
        zone = self.zone
        return {
            "kind": zone.kind,
            "name": zone.name,
            "each": self.each,
            "places": self.places,
            "rows": self.rows,
            "columns": self.columns,
            "at": zone.at,
            "roads": zone.roads,
            "shape": zone.shape,
            "stack": zone.stack,
            "room": zone.room,
            "contents": [self.contents_to_json(one, indices) for one, indices in self.along()],
            "clicks": [{"block": one.block, "parameters": dict(one.parameters)} for one in zone.clicks],
            "passing": [{"event": one.event, "arguments": dict(one.arguments)} for one in zone.passing],
        }

    def contents_to_json(self, one: Contents, indices: list[str]) -> dict[str, Any]:
        return {
            "means": one.means,
            "cell": one.cell,
            "indices": indices,
            "words": words_of(one),
            "parameter": one.parameter.name if one.parameter else "",
            "first": one.first,
            "form": one.form,
            "total": one.total,
            "face_down": one.face_down,
            "coloured": one.coloured or (self.zone.shared and SEAT in indices),
        }

    @property
    def fields(self) -> list[Field]:
        return [self.cells[one.cell] for one in self.zone.contents]

    def indices_of(self, one: Contents, is_seated: bool) -> list[str]:
        """Of each index of a cell which coordinate it is."""
        left = len(self.cells[one.cell].indices) - is_seated
        names = []
        if one.means in ("kinds", "standing") and left:
            names, left = [PIECE], left - 1
        if one.means == "kinds" and not names:
            raise WrongZone(f'has the cell "{one.cell}", which has no index for the kinds of pieces')
        if left > (0 if one.means == "standing" else 2 if self.zone.kind == "grid" else 1):
            raise WrongZone(f'has the cell "{one.cell}", which has more indices than it has places')
        if left and self.zone.kind in ("pile", "seat"):
            raise WrongZone(f'has the cell "{one.cell}", which has several places')
        if one.means == "kinds" and self.shape(one)[-1] != len(words_of(one)):
            raise WrongZone(
                f'has the cell "{one.cell}" of {self.shape(one)[-1]} kinds and {len(words_of(one))} words for them'
            )
        places = [[PLACE], [ROW, COLUMN]][left - 1] if left else []
        return [SEAT] * is_seated + places + names

    def shape(self, one: Contents) -> tuple[int, ...]:
        return self.cells[one.cell].shape

    def sides(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The words of the rows and columns of a grid."""
        if self.zone.kind != "grid":
            return (), ()
        for one, names in self.along():
            if COLUMN in names:
                rows, columns = (index_words(self.cells[one.cell], names.index(side)) for side in (ROW, COLUMN))
                return rows, columns
        if self.zone.columns < 1:
            raise WrongZone("has a cell with one index and does not say how many `columns` it has")
        number = self.number()
        if number % self.zone.columns:
            raise WrongZone(f"has {number} places, which don't fill rows of {self.zone.columns}")
        return counted(number // self.zone.columns), counted(self.zone.columns)

    def along(self) -> Iterator[tuple[Contents, list[str]]]:
        """The contents, each with what its indices stand for."""
        return zip(self.zone.contents, self.indices, strict=True)

    def number(self) -> int:
        """How many places there are."""
        found = set()
        for one, names in self.along():
            shape = dict(zip(names, self.shape(one), strict=True))
            if one.means != "standing":
                found.add(shape.get(PLACE, 1) * shape.get(ROW, 1) * shape.get(COLUMN, 1))
        if len(found) > 1:
            raise WrongZone(f"has cells of {' and '.join(map(str, sorted(found)))} places")
        if found:
            return found.pop()
        if self.zone.places:
            return len(self.zone.places)
        mosts = [
            field.most + 1 - one.first
            for one, field in zip(self.zone.contents, self.fields, strict=True)
            if isinstance(field.most, int)
        ]
        return max(mosts, default=1)

    def words_of_places(self) -> tuple[str, ...]:
        number = self.number()
        if self.zone.places:
            if len({*self.zone.places}) != number or len(self.zone.places) != number:
                raise WrongZone(f"has {number} places and other words for them: {', '.join(self.zone.places)}")
            return self.zone.places
        for one, names in self.along():
            if PLACE in names:
                return index_words(self.cells[one.cell], names.index(PLACE))
        if number == 1:
            return (self.zone.name,)
        return counted(number)

    def words_of(self, coordinate: str) -> tuple[str, ...]:
        """All words that a coordinate of a spot can be."""
        if coordinate == PLACE:
            return self.places
        if coordinate == SEAT:
            return ()  # the seats at the table
        if coordinate == PIECE:
            named = [one for one in self.zone.contents if one.parameter]
            return tuple(dict.fromkeys(word for one in named for word in words_of(one)))
        sides = {ROW: self.rows, COLUMN: self.columns}
        if not sides.get(coordinate):
            raise WrongZone(f"has no {coordinate}")
        return sides[coordinate]

    def check_map(self) -> None:
        for i, (word, (x, y)) in enumerate(zip(self.places, self.zone.at, strict=False)):
            for other, (right, down) in zip(self.places[:i], self.zone.at[:i], strict=False):
                if (x - right) ** 2 + (y - down) ** 2 < 1:
                    raise WrongZone(f"has {other} and {word} nearer to each other than a place is wide")
        for road in self.zone.roads:
            for end in road:
                if end not in self.places:
                    raise WrongZone(f"has a road to {end}, which is no place of it")

    def check_numbers(self, one: Contents) -> None:
        most = self.cells[one.cell].most
        if one.means == "standing" and isinstance(most, int) and most - one.first >= len(self.places):
            raise WrongZone(f'has {len(self.places)} places, and the cell "{one.cell}" goes up to {most}')


def check_kinds(zone: Zone) -> None:
    """What no type checker may ever have seen."""
    for name, given, known in (
        ("kind", zone.kind, KINDS),
        ("shape", zone.shape, SHAPES),
        *(("form", one.form, FORMS) for one in zone.contents),
    ):
        if given not in known:
            raise WrongZone(f"has the {name} {given!r}, which is none of {', '.join(known)}")
    if zone.room < 1 or zone.stack < 0:
        raise WrongZone("has no room for anything")
    if not zone.contents and zone.kind != "seat":
        raise WrongZone("shows no cell")


def check_zone(zone: Zone, cells: Mapping[str, Field], blocks: Sequence[Block], events: Sequence[EventKind]) -> None:
    """WrongZone where something in a zone can't be."""
    for name in (name for one in zone.contents for name in (one.cell, *filter(None, (one.total,)))):
        if name not in cells:
            raise WrongZone(f'shows the cell "{name}", which neither state nor facts have')
        if cells[name].seen in ("nobody", "watchers"):
            raise WrongZone(f'shows the cell "{name}", which is not for boards: {cells[name].seen} may know it')
    plan = ZonePlan(zone, cells)
    for one in zone.contents:
        shown, total = (cells[name] for name in (one.cell, one.total or one.cell))
        if one.total and total.shape != shown.shape[:-1]:
            raise WrongZone(f'has the cell "{one.total}" as a total of "{one.cell}", which has other indices')
    known = {block.name: block for block in blocks if not block.chance and not block.masked}
    for part in zone.clicks:
        if part.block not in known:
            raise WrongZone(f'stands for "{part.block}", which is no action that a player chooses')
        check_click(part, plan, known[part.block])
    for passing in zone.passing:
        check_passing(passing, plan, events)


def check_click(part: Click, plan: ZonePlan, block: Block) -> None:
    for name, coordinate in part.parameters.items():
        parameter = next((one for one in block.parameters if one.name == name), None)
        if parameter is None:
            raise WrongZone(f'says the parameter "{name}", which "{block.name}" does not have')
        if coordinate not in COORDINATES:
            raise WrongZone(f"says {name} by {coordinate!r}, which is none of {', '.join(COORDINATES)}")
        strange = [word for word in plan.words_of(coordinate) if word not in parameter.words]
        if strange:
            raise WrongZone(f'has the {coordinate} "{strange[0]}", which is no word of "{name}" of "{block.name}"')


def check_passing(passing: Passing, plan: ZonePlan, events: Sequence[EventKind]) -> None:
    event = next((one for one in events if one.name == passing.event), None)
    if event is None:
        raise WrongZone(f'awaits the event "{passing.event}", which is never noted')
    if PIECE not in passing.arguments.values() or not any(one.parameter for one in plan.zone.contents):
        raise WrongZone(f'awaits a piece of "{passing.event}" and does not know which')
    types = dict(event.arguments)
    for name, coordinate in passing.arguments.items():
        if name not in types:
            raise WrongZone(f'awaits "{name}", of which "{event.name}" is not noted')
        if coordinate not in COORDINATES:
            raise WrongZone(f"says {name} by {coordinate!r}, which is none of {', '.join(COORDINATES)}")
        strange = [word for word in types[name].words if word not in plan.words_of(coordinate)]
        if strange or (coordinate == SEAT) != (types[name].name == "seat"):
            raise WrongZone(f'awaits "{name}" of "{event.name}" as its {coordinate}, which it is not')


def words_of(one: Contents) -> tuple[str, ...]:
    return one.parameter.words if one.parameter else ()


def index_words(field: Field, place: int) -> tuple[str, ...]:
    """The words of an index; without any it is counted from 1."""
    index = field.indices[place]
    return counted(index) if isinstance(index, int) else tuple(map(str, index))


def counted(number: int) -> tuple[str, ...]:
    return tuple(str(1 + at) for at in range(number))
