"""Positions in words, written and read as the state table says.

A field says last how it is written, and its shape names the words of its indices; `Seats` puts it into the entries of
the list "players". The table of a game with houses and stones, and one of its positions:

    phase: int = cell(1, ALL, "what the table waits for", OneOf(("sowing", "over")))
    stones: Grid = cells(1, (Seats(2), ("a", "b", "c")), ALL, "stones in each house", Number(48))
    middle: Row = cells(1, (("red", "blue"),), ALL, "tokens in the middle", Items(9))
    doubled: int = cell(1, ALL, "1 when the stakes are doubled", Flag(omit=True))

    {"phase": "sowing", "players": [{"stones": {"a": 4, "c": 1}}, {"stones": {}}], "middle": ["red", "red", "blue"]}

An index with words is an object, one without a list; words with 0 are left out. `FORM = Form(State)` writes a state
and fills one at the start of a game with what somebody wrote. A game in which everything can be said like this has

    write, read = FORM.write, FORM.read

and others tell their form what the table can't: a `Codec` for each name of their own, what has a meaning when, and one
function, `settle`, that fills what follows from the rest. What can't even be read raises `Refused`; whether the state
that comes of it can be, the rules' invariants say.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, NamedTuple

from tavoliere.definition.field_forms import Bound, WrittenForm, settled, shifted
from tavoliere.definition.parsing import known_names, listed, number, place_of
from tavoliere.definition.possibility import Refusals
from tavoliere.definition.schema import Field, Index, Refused, Row, Seats

Writing = Callable[[Any, int | None], Any]  # a value in words; of the first index only so many, where these are in play
MOST_ITEMS = 100
POSITION = "position"
PLAYERS = "players"


@dataclass(frozen=True)
class Number(WrittenForm):
    """A whole number within bounds; `first` is how 0 is written, and the least that is unless that is said."""

    most: Bound
    first: int = 0
    least: Bound | None = None

    def bounds(self) -> tuple[Bound, Bound]:
        return 0 if self.least is None else shifted(self.least, -self.first), shifted(self.most, -self.first)

    def say(self, value: int) -> int:
        return value + self.first

    def understand(self, named: dict[str, Any], name: str, s: Any) -> int:
        least = max(self.first, 0) if self.least is None else settled(self.least, s)
        return number(named, name, least, settled(self.most, s)) - self.first


@dataclass(frozen=True)
class Flag(WrittenForm):
    """True or false."""

    def bounds(self) -> tuple[Bound, Bound]:
        return 0, 1

    def say(self, value: int) -> bool:
        return bool(value)

    def understand(self, named: dict[str, Any], name: str, s: Any) -> int:
        if type(named[name]) is not bool:
            raise Refused("position-flag", name=name, given=str(named[name]))
        return int(named[name])


@dataclass(frozen=True)
class OneOf(WrittenForm):
    """A word; `first` is the value of the first one, and smaller values are null."""

    words: tuple[str, ...]
    first: int = 0

    def bounds(self) -> tuple[Bound, Bound]:
        return 0, self.first + len(self.words) - 1

    def say(self, value: int) -> str | None:
        return self.words[value - self.first] if value >= self.first else None

    def understand(self, named: dict[str, Any], name: str, s: Any) -> int:
        if named[name] is None and self.first:
            return 0
        return self.first + place_of(named[name], name, self.words)


@dataclass(frozen=True)
class Items(WrittenForm):
    """The words of the last index in a list, each as often as it is there, at most so often."""

    most: int
    hidden: int = 0  # the last so many words stand for what a seat can't see, and nobody writes them by hand

    def bounds(self) -> tuple[Bound, Bound]:
        return 0, self.most


def is_empty(value: Any) -> bool:
    """Whether a number, a row or a grid is nothing but zeros."""
    if not isinstance(value, list):
        return bool(value == 0)
    return not any(map(any, value)) if isinstance(value[0], list) else not any(value)


def writing(form: WrittenForm, index: tuple[Index, ...]) -> Writing:
    """What writes a number, a row or a grid of this form."""
    if not index:
        return lambda value, in_play: form.say(value)
    words, further = index[0], index[1:]
    if not further:
        return writing_row(form, words)
    inside = writing(form, further)
    if isinstance(words, int):
        return lambda value, in_play: [] if is_empty(value) else [inside(one, None) for one in value[:in_play]]
    return lambda value, in_play: {
        word: inside(one, None) for word, one in [*zip(words, value, strict=True)][:in_play] if in_play or any(one)
    }


def writing_row(form: WrittenForm, words: Index) -> Writing:
    as_it_is = isinstance(form, Number) and not form.first
    if isinstance(words, int):
        if as_it_is:
            return lambda value, in_play: value[:in_play]
        return lambda value, in_play: [form.say(number) for number in value[:in_play]]
    if isinstance(form, Items):
        return lambda value, in_play: [word for word, n in zip(words, value, strict=True) if n for _ in range(n)]

    def write(value: Row, in_play: int | None) -> dict[Any, Any]:
        if in_play is not None:
            return {word: form.say(number) for word, number in [*zip(words, value, strict=True)][:in_play]}
        if as_it_is:
            return {word: number for word, number in zip(words, value, strict=True) if number}
        return {word: form.say(number) for word, number in zip(words, value, strict=True) if number}

    return write


def understood(
    form: WrittenForm, given: dict[str, Any], name: str, index: tuple[Index, ...], s: Any, in_play: int | None = None
) -> Any:
    """The number, row or grid that `given[name]` stands for; nothing where it is left out."""
    if not index:
        return form.understand(given, name, s) if name in given else 0
    words, further = index[0], index[1:]
    if isinstance(words, int):
        entries = listed(given.get(name, []), name, words if in_play is None else in_play)
        return [understood(form, {name: one}, name, further, s) for one in entries] + [
            understood(form, {}, name, further, s) for _ in range(words - len(entries))
        ]
    if isinstance(form, Items) and not further:
        known = words[: len(words) - form.hidden]
        places = [place_of(item, name, known) for item in listed(given.get(name, []), name, MOST_ITEMS)]
        return [min(places.count(i), 1) if form.most == 1 else places.count(i) for i in range(len(words))]
    named = known_names(name, given.get(name, {}), [str(word) for word in words[:in_play]])
    return [understood(form, named, str(word), further, s) for word in words]


LEFT_OUT: Any = object()


class FieldWriting:
    """How one field is written."""

    def __init__(
        self, name: str, part: str, form: WrittenForm, write: Writing, when: dict[str, Callable[[Any], bool]]
    ) -> None:
        self.name, self.part, self.form, self._write = name, part, form, write
        own, unseen = form.name or name, form.unseen or form.name or name
        self.own, self.unseen = (own, when.get(part or own)), (unseen, when.get(part or unseen))

    def write(self, s: Any) -> Any:
        """The value; of a field of players' a list with the value of each."""
        value, in_play = getattr(s, self.name), self.form.count_in_play(s)
        if self.part == PLAYERS:
            return [self._one(one, in_play) for one in value]
        return self._one(value, in_play)

    def _one(self, value: Any, in_play: int | None) -> Any:
        return LEFT_OUT if self.form.omit and is_empty(value) else self._write(value, in_play)


class PlayersWriting:
    """How the fields of players are written."""

    def __init__(self, fields: Sequence[FieldWriting], seen: bool) -> None:
        self._named = [(one, (one.unseen if seen else one.own)[0]) for one in fields]

    def write(self, s: Any) -> list[dict[str, Any]]:
        """For each player an object."""
        players: list[dict[str, Any]] = [{} for _ in range(s.players)]
        for one, key in self._named:
            for holder, value in zip(players, one.write(s), strict=False):
                if value is not LEFT_OUT:
                    holder[key] = value
        return players


class Codec(NamedTuple):
    """A name of a position that no cell says by itself: what is written of a state, and what is read into one.

    Of players, both are asked for each seat, and all is read that is said of a player.
    """

    write: Callable[..., Any]  # (s), or (s, p); LEFT_OUT where there is nothing to say
    read: Callable[..., None]  # (given, s, refuse), or (player, s, p, refuse)


def nothing_follows(s: Any, given: dict[str, Any]) -> None:
    """In a game in which everything is written."""


def as_it_is(given: dict[str, Any]) -> dict[str, Any]:
    """What somebody wrote, in a game that never called anything by another name."""
    return given


class Form:
    """The written form of a game's positions: what its state table says, and names of the game's own.

    `when` tells of some names in which states they have a meaning; in others they are not written, and refused.
    `needed` tells of some in which they must be said, as they don't follow from the rest.
    `settle` fills what follows from what was written and what was left out; where no sense can be made of it, it is the
    invariants that say what is wrong. `renewed` puts today's words in place of yesterday's.
    """

    def __init__(
        self,
        state: type,
        own: Mapping[str, Codec] = MappingProxyType({}),
        own_of_player: Mapping[str, Codec] = MappingProxyType({}),
        when: dict[str, Callable[[Any], bool]] | None = None,
        needed: dict[str, Callable[[Any], bool]] | None = None,
        settle: Callable[[Any, dict[str, Any]], None] = nothing_follows,
        renewed: Callable[[dict[str, Any]], dict[str, Any]] = as_it_is,
    ) -> None:
        self.own, self.own_of_player, self.settle, self.renewed = own, own_of_player, settle, renewed
        self.when, self.needed = when or {}, needed or {}
        self.names: dict[str, list[str]] = {PLAYERS: [*own_of_player]}  # of the position itself and of its objects
        self.fields: list[tuple[str, str, Field, WrittenForm]] = []
        for name, field in vars(state).items():
            if isinstance(field, Field) and field.written:
                part = PLAYERS if field.indices and isinstance(field.indices[0], Seats) else field.written.within
                self.names.setdefault(part or POSITION, []).append(field.written.name or name)
                self.fields.append((name, part, field, field.written))
        fields = [
            FieldWriting(name, part, form, writing(form, indices), self.when)
            for name, part, field, form in self.fields
            for indices in [field.indices[1:] if part == PLAYERS else field.indices]
        ]
        self._as_it_is, self._as_seen = (self._in_turn(fields, seen) for seen in (False, True))
        objects = [part for part, names in self.names.items() if part != POSITION and names]
        self.names[POSITION] = [*self.names.get(POSITION, []), *own, *objects]

    def write(self, s: Any, seat: int | None) -> dict[str, Any]:
        """A state in words; with a seat, what that seat sees of it."""
        position: dict[str, Any] = {}
        for one, key, has_meaning in self._as_it_is if seat is None else self._as_seen:
            if has_meaning is not None and not has_meaning(s):
                continue
            if isinstance(one, PlayersWriting):
                position[key] = one.write(s)
                continue
            value = one.write(s)
            holder = position.setdefault(one.part, {}) if one.part else position
            if value is not LEFT_OUT:
                holder[key] = value
        for name, one_own in self.own.items():
            if self.has_meaning(name, s) and (value := one_own.write(s)) is not LEFT_OUT:
                position[name] = value
        for name, one_own in self.own_of_player.items():
            for p, player in enumerate(position[PLAYERS]):
                player[name] = one_own.write(s, p)
        return position

    def _in_turn(
        self, fields: Sequence[FieldWriting], seen: bool
    ) -> list[tuple[FieldWriting | PlayersWriting, str, Callable[[Any], bool] | None]]:
        """What is written one after the other, all of the players' at once; `seen`: of what a seat sees."""
        of_players = [one for one in fields if one.part == PLAYERS]
        told: list[tuple[FieldWriting | PlayersWriting, str, Callable[[Any], bool] | None]] = []
        for one in fields:
            if one.part != PLAYERS:
                told.append((one, *(one.unseen if seen else one.own)))
            elif one is of_players[0]:
                told.append((PlayersWriting(of_players, seen), PLAYERS, self.when.get(PLAYERS)))
        return told

    def read(self, given: dict[str, Any], s: Any, refuse: Refusals | None = None) -> None:
        """Fill a state at the start of a game with what somebody wrote, and with what follows from it."""
        refuse = Refusals(first=True) if refuse is None else refuse
        given = {**self.renewed(given)}
        self.fill(given, s)
        self.read_players(given, s, refuse)
        for name, own in self.own.items():
            if name in given:
                with problem_at(name):
                    own.read(given[name], s, refuse)
        self.settle(s, given)
        for name, is_needed in self.needed.items():
            if name not in given and is_needed(s):
                refuse("position-needed", at=name, name=name)
        for name in given:
            if not self.has_meaning(name, s):
                refuse("position-not-now", at=name, name=name)
        self.check_what_follows(given, s, refuse)

    def fill(self, given: dict[str, Any], s: Any) -> None:
        """Fill the cells that say themselves; what is left out stays as it is."""
        known_names(POSITION, given, self.names[POSITION])
        objects = {"": [given], PLAYERS: given.get(PLAYERS, [])}
        if not isinstance(objects[PLAYERS], list) or len(objects[PLAYERS]) > s.players:
            raise Refused("position-players", players=s.players)
        objects |= {part: [given.get(part, {})] for part in self.names if part not in (POSITION, PLAYERS)}
        for part in objects.keys() - {""}:
            for holder in objects[part]:
                known_names(part, holder, self.names[part])
        for name, part, field, form in self.fields:
            for p, holder in enumerate(objects[part]):
                if (key := form.name or name) not in holder or form.follows:
                    continue
                with problem_at("/".join(filter(None, (part, str(p) * (part == PLAYERS), key)))):
                    if part == PLAYERS:
                        getattr(s, name)[p] = understood(form, holder, key, field.indices[1:], s)
                    else:
                        setattr(s, name, understood(form, holder, key, field.indices, s, form.count_in_play(s)))

    def read_players(self, given: dict[str, Any], s: Any, refuse: Refusals) -> None:
        """What no cell says of players."""
        for p, player in enumerate(given.get(PLAYERS, [])):
            for name, own in self.own_of_player.items():
                if name in player:
                    with problem_at(f"{PLAYERS}/{p}/{name}"):
                        own.read(player, s, p, refuse)

    def has_meaning(self, name: str, s: Any) -> bool:
        """Whether a name has a meaning in a state."""
        return name not in self.when or self.when[name](s)

    def check_what_follows(self, given: dict[str, Any], s: Any, refuse: Refusals) -> None:
        """What follows from the rest may be written too, but then it must be right."""
        said = [(form.name or name, field, form) for name, _, field, form in self.fields if form.follows]
        right = self.write(s, None) if any(key in given for key, _, _ in said) else {}
        for key, field, form in said:
            if key not in given:
                continue
            with problem_at(key):
                understood(form, given, key, field.indices, s, form.count_in_play(s))
            if not says(given[key], right.get(key)):
                refuse("position-following", at=key, name=key, given=str(given[key]), right=str(right.get(key)))


@contextmanager
def problem_at(place: str) -> Iterator[None]:
    """What can't be read meanwhile stands at this place."""
    try:
        yield
    except Refused as refusal:
        refusal.at = refusal.at or (place,)
        raise


def places(state: type, name: str, players: int) -> list[str]:
    """Where a written position says what a cell holds; a name that is no cell's is a place itself."""
    field = vars(state).get(name)
    if not isinstance(field, Field):
        return [name]
    form = field.written or WrittenForm()
    own = form.name or name
    if field.indices and isinstance(field.indices[0], Seats):
        return [f"{PLAYERS}/{p}/{own}" for p in range(players)]
    return [f"{form.within}/{own}" if form.within else own]


def says(given: Any, right: Any) -> bool:
    """Whether what somebody wrote is right as far as it goes."""
    if isinstance(given, dict) and isinstance(right, dict):
        return all(right.get(word, 0) == count for word, count in given.items())
    return bool(given == right)
