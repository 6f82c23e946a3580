"""What happens in a game besides the action itself: noted by its rules, at the line where it happens.

A game's table names its events and the types of their arguments. Its rules call `note(EVENT, ...)` with plain numbers;
what reads them, such as the log, needs no second state to compare with and nothing to guess. Compiled rules leave out
such calls, and functions that do nothing else, whose names begin with `note_`: a search pays nothing for them.

What is hidden passes the mask that actions pass, `rules.seen`: whoever sees an action in its masked form is told the
events of that step without their hidden arguments.
"""

import contextlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from typing import Any, NamedTuple

from tavoliere.definition.schema import Block, Parameter
from tavoliere.words import Message, Seat, Word

NONE = -1  # in place of a number of a list that is shorter, and of one that somebody may not know

EventValue = int | str | None | Sequence[int | str | None]
Sides = Sequence[int]  # the side of each seat


class Owner(NamedTuple):
    """Whose a colour is: a seat's, or nobody's."""

    seat: int  # -1: nobody's
    word: str = ""  # which of a seat's colours it is, where that has several; what one of nobody's is called


Owners = Sequence[Owner]  # of each colour


class OwnersByOption(NamedTuple):
    """Whose each colour is, by the value of an option."""

    option: str
    owners: Mapping[Any, Owners]


class ArgumentType(NamedTuple):
    """What the numbers of an argument mean."""

    name: str
    width: int = 1  # how many numbers
    words: tuple[str, ...] = ()  # of each value, as positions have it
    hidden: bool = False  # from whoever sees the action in its masked form
    parameter: str = ""  # whose words these are: a message names "card-king"
    role: str = ""  # in what somebody earns by the message: "points", "loss", "place", "part"

    def named(self, number: int) -> Word | int:
        """A value as an argument of a message: a word that is a number is said as one."""
        word = self.words[number]
        return int(word) if word.isdigit() else Word(f"{self.parameter}-{word}")

    def value_of(self, numbers: Sequence[int], sides: Sides) -> Any:
        """The same as an argument of a message."""
        match self.name:
            case "count":
                return numbers[0]
            case "ordinal":
                return numbers[0] + 1
            case "seat":
                return Seat(numbers[0])
            case "seats":
                return [Seat(seat) for seat in numbers if seat != NONE]
            case "seat-set":
                return [Seat(seat) for seat in range(numbers[0].bit_length()) if numbers[0] >> seat & 1]
            case "side":
                return members(numbers[0], sides)
            case "tally":
                return [counted(side, count, sides) for side, count in enumerate(numbers) if count != NONE]
            case "counts":
                return list(numbers)
            case "amounts":
                return [[self.named(at), number] for at, number in enumerate(numbers) if number]
            case "name":
                return self.words[numbers[0]]
            case "several":
                return [self.named(at) for at, count in enumerate(numbers) for _ in range(count)]
        return self.named(numbers[0])

    def takes(self, number: int, players: int, sides: Sides, owners: "Owners") -> bool:
        """Whether a number that is noted means anything: a word that there is, a seat at the table."""
        match self.name:
            case "count" | "counts" | "amounts":
                return True
            case "tally":
                return number >= NONE
            case "ordinal" | "several":
                return number >= 0
            case "seat" | "seats":
                return NONE <= number < players
            case "seat-set":
                return 0 <= number < 1 << players
            case "side":
                return number in sides
            case "owner" | "of-owner":
                return 0 <= number < len(owners)
        return 0 <= number < len(self.words)

    def value(self, numbers: Sequence[int]) -> "EventValue":
        """The same for a board: counted from 0, a word as positions have it, None where it is hidden."""
        if is_masked(self, numbers):
            return None
        match self.name:
            case "seat-set":
                return [seat for seat in range(numbers[0].bit_length()) if numbers[0] >> seat & 1]
            case "several":
                return [word for word, count in zip(self.words, numbers, strict=True) for _ in range(count)]
            case "word" | "name":
                return self.words[numbers[0]]
        return numbers[0] if self.width == 1 else [None if number == NONE else number for number in numbers]


COUNT = ArgumentType("count")
ORDINAL = ArgumentType("ordinal")  # of something that people number from one
SEAT = ArgumentType("seat")
SEAT_SET = ArgumentType("seat-set")  # a bit for each seat
SIDE = ArgumentType("side")  # a player, or all players of a team
OWNER = ArgumentType("owner")  # whoever has a colour, with `mine` and `kind` beside; a message names one at most

# What somebody earns (`points.py`): whoever the message names first gets or loses so many points.
POINTS = COUNT._replace(role="points")
LOSS = COUNT._replace(role="loss")
PART = COUNT._replace(role="part")  # what one step brings in several parts is counted one part after the other
ITEMS = ArgumentType("items", 0)  # a list: the items and phrases that were noted just before


def items(name: str) -> ArgumentType:
    """Those of them with one name, where a message has several lists."""
    return ITEMS._replace(parameter=name)


def seats(most: int) -> ArgumentType:
    """Several seats in an order."""
    return ArgumentType("seats", most)


def tally(most: int) -> ArgumentType:
    """A number for each side."""
    return ArgumentType("tally", most)


def counts(many: int) -> ArgumentType:
    """So many numbers."""
    return ArgumentType("counts", many)


def word(parameter: Parameter) -> ArgumentType:
    """One of the words of an action's parameter."""
    return ArgumentType("word", 1, parameter.words, parameter=parameter.name)


def name_of(words: tuple[str, ...]) -> ArgumentType:
    """One of some names, said as positions have it."""
    return ArgumentType("name", 1, words)


def several(parameter: Parameter) -> ArgumentType:
    """How many there are of each of a parameter's words: said as a list."""
    return ArgumentType("several", len(parameter.words), parameter.words, parameter=parameter.name)


def of_owner(parameter: Parameter) -> ArgumentType:
    """Whoever has a colour, beside the one who acts, with its `kind`; the colour itself, where somebody has several."""
    return ArgumentType("of-owner", 1, parameter.words, parameter=parameter.name)


def amounts(parameter: Parameter) -> ArgumentType:
    """A number for each of a parameter's words: those that are not 0 are said after their words."""
    return ArgumentType("amounts", len(parameter.words), parameter.words, parameter=parameter.name)


def place(where: ArgumentType | str) -> ArgumentType:
    """Where points are earned: the place that an argument names, or always the same one."""
    return ArgumentType("place", 0, (where,), role="place") if isinstance(where, str) else where._replace(role="place")


def hidden(argument: ArgumentType) -> ArgumentType:
    """The same, for those who see the action itself; to others the event is told with a message of its own."""
    return argument._replace(hidden=True)


class EventKind(NamedTuple):
    """A message of a game's table."""

    name: str
    arguments: tuple[tuple[str, ArgumentType], ...] = ()
    message: str = ""  # its name in the catalogues (with `-unseen` where something is hidden), if it has words
    use: str = ""  # "heading", "line" of a summary, "item", "phrase" of a list; what is none of these is told by itself

    @property
    def width(self) -> int:
        """How many numbers are noted of it."""
        return sum(argument.width for _, argument in self.arguments)


def action_sentence(block: Block) -> EventKind:
    """What an action is told as where a game says nothing else of it: its parts, and who plays it."""
    arguments = tuple((parameter.name, word(parameter)) for parameter in block.parameters)
    return EventKind(f"says-{block.name}", (*arguments, ("who", SEAT)), f"says-{block.name}")


def event(name: str, **arguments: ArgumentType) -> EventKind:
    return EventKind(name, tuple(arguments.items()), f"tells-{name}")


class MessageTable(list[EventKind]):
    """All that a game's plain functions can say; each message has its number, and a line of its own."""

    def event(self, name: str, **arguments: ArgumentType) -> int:
        """Something that happens."""
        self.append(event(name, **arguments))
        return len(self) - 1

    def quiet(self, name: str, **arguments: ArgumentType) -> int:
        """Something that happens, for boards: the log has it in the words of something else."""
        self.append(quiet(name, **arguments))
        return len(self) - 1

    def add(self, name: str, **arguments: ArgumentType) -> int:
        """Something else that is said: a message of the catalogues by its whole name."""
        self.append(EventKind(name, tuple(arguments.items()), name))
        return len(self) - 1

    def heading(self, name: str, **arguments: ArgumentType) -> int:
        """The heading of a summary, which the lines noted with it are shown under; of several the last one holds."""
        return self._of_summary("heading", name, arguments)

    def line(self, name: str, **arguments: ArgumentType) -> int:
        """A line of a summary: what for `who` got the `points`, which are told beside it."""
        return self._of_summary("line", name, arguments)

    def final(self, name: str, **arguments: ArgumentType) -> int:
        """A line of the final scores: the same."""
        self.append(EventKind(name, tuple(arguments.items()), f"final-{name}", "line"))
        return len(self) - 1

    def phrase(self, name: str, **arguments: ArgumentType) -> int:
        """Several words in the list of the message that follows (`ITEMS`)."""
        return self._of_summary("phrase", name, arguments)

    def item(self, name: str, **arguments: ArgumentType) -> int:
        """The same for words that are arguments by themselves, such as a card: there is no sentence of them."""
        self.append(EventKind(name, tuple(arguments.items()), use="item"))
        return len(self) - 1

    def _of_summary(self, use: str, name: str, arguments: dict[str, ArgumentType]) -> int:
        self.append(EventKind(name, tuple(arguments.items()), f"summary-{name}", use))
        return len(self) - 1


def quiet(name: str, **arguments: ArgumentType) -> EventKind:
    """An event for boards: the log has it in the sentence of the action, or of another event."""
    return EventKind(name, tuple(arguments.items()))


def invariant_table(invariants: Sequence[str]) -> list[EventKind]:
    """What `broken` can note, by the numbers of a game's invariants."""
    return [EventKind(name, getattr(name, "arguments", ()), f"invariant-{name}") for name in invariants]


class GameEvent(NamedTuple):
    """Something that happened: a number of the game's table, and what was noted of it."""

    kind: int
    numbers: tuple[int, ...]


_noted: ContextVar[list[GameEvent] | None] = ContextVar("noted", default=None)


def note(kind: int, *numbers: int) -> None:
    """Called by rules: this happens now. Nothing is kept of it unless somebody listens."""
    noted = _noted.get()
    if noted is not None:
        noted.append(GameEvent(kind, numbers))


def wrong(invariant: int, *numbers: int) -> int:
    """The number of an invariant that does not hold, for `broken` to answer, noted with what its sentence speaks of."""
    note(invariant, *numbers)
    return invariant


@contextlib.contextmanager
def noted() -> Iterator[list[GameEvent]]:
    """What rules that run meanwhile note."""
    found: list[GameEvent] = []
    token = _noted.set(found)
    try:
        yield found
    finally:
        _noted.reset(token)


def masked(table: Sequence[EventKind], events: Sequence[GameEvent]) -> list[GameEvent]:
    """Events as somebody is told them who sees the action in its masked form."""
    return [GameEvent(kind, masked_numbers(table[kind], numbers)) for kind, numbers in events]


def masked_numbers(kind: EventKind, numbers: Sequence[int]) -> tuple[int, ...]:
    return tuple(
        NONE if argument.hidden else number
        for _, argument, its_numbers in parts(kind, numbers)
        for number in its_numbers
    )


def parts(kind: EventKind, numbers: Sequence[int]) -> Iterator[tuple[str, ArgumentType, Sequence[int]]]:
    """The arguments of an event that have numbers, with these."""
    at = 0
    for name, argument in kind.arguments:
        if argument.width:
            yield name, argument, numbers[at : at + argument.width]
        at += argument.width


def is_masked(argument: ArgumentType, numbers: Sequence[int]) -> bool:
    return argument.hidden and all(number == NONE for number in numbers)


def messages(
    table: Sequence[EventKind], events: Sequence[GameEvent], sides: Sides, owners: Owners = ()
) -> list[Message]:
    """Events as messages, without those of a summary."""
    return [message for kind, _, message in with_lists(table, events, sides, owners) if kind.message and not kind.use]


def messages_of(
    table: Sequence[EventKind], function: Callable[..., Any], *given: Any, sides: Sides = (), owners: Owners = ()
) -> list[Message]:
    """What a function notes, as messages."""
    with noted() as events:
        function(*given)
    return messages(table, events, sides, owners)


class NotedMessage(NamedTuple):
    """A message with its lists."""

    kind: EventKind
    numbers: Sequence[int]
    message: Message


def with_lists(
    table: Sequence[EventKind], events: Sequence[GameEvent], sides: Sides, owners: Owners = ()
) -> Iterator[NotedMessage]:
    """Events with the lists that items and phrases make, which are no messages by themselves."""
    waiting: list[tuple[str, Any]] = []
    for number, numbers in events:
        kind = table[number]
        message = message_name(kind, numbers), arguments(kind, numbers, sides, owners)
        if kind.use == "item":
            waiting += ((kind.name, one) for one in message[1].values())
        elif kind.use == "phrase":
            waiting.append((kind.name, message))
        else:
            lists = {
                name: [one for of, one in waiting if argument.parameter in ("", of)]
                for name, argument in kind.arguments
                if argument.name == "items"
            }
            message[1].update(lists)
            yield NotedMessage(kind, numbers, message)
            if kind.use or lists:
                waiting = []


def message_name(kind: EventKind, numbers: Sequence[int]) -> str:
    unseen = any(is_masked(argument, its_numbers) for _, argument, its_numbers in parts(kind, numbers))
    return f"{kind.message}-unseen" if unseen else kind.message


def arguments(kind: EventKind, numbers: Sequence[int], sides: Sides, owners: Owners = ()) -> dict[str, Any]:
    """What was noted of an event, by name."""
    said: dict[str, Any] = {}
    for name, argument, its_numbers in parts(kind, numbers):
        if is_masked(argument, its_numbers) or (argument.name == "seat" and its_numbers[0] == NONE):
            continue
        if argument.name == "owner":
            said |= owned(name, owners[its_numbers[0]])
        elif argument.name == "of-owner":
            owner = owners[its_numbers[0]]
            named = owned(name, owner)
            several_colours = owner.seat >= 0 and owner.word
            said |= {
                name: argument.value_of(its_numbers, sides) if several_colours else named[name],
                "kind": named["kind"],
            }
        else:
            said[name] = argument.value_of(its_numbers, sides)
    return said


def owned(name: str, owner: Owner) -> dict[str, Any]:
    """Whoever has a colour, by name; which colour, where somebody has several; whether a name needs an article."""
    if owner.seat < 0:
        return {name: Word(owner.word), "mine": "", "kind": "other"}
    return {name: Seat(owner.seat), "mine": Word(owner.word) if owner.word else "", "kind": "player"}


def values(kind: EventKind, numbers: Sequence[int]) -> dict[str, EventValue]:
    """What was noted of an event, by name, for a board."""
    return {name: argument.value(its_numbers) for name, argument, its_numbers in parts(kind, numbers)}


def members(side: int, sides: Sides) -> list[Seat]:
    """The seats of a side."""
    return [Seat(seat) for seat, theirs in enumerate(sides) if theirs == side]


def counted(side: int, count: int, sides: Sides) -> list[Any]:
    """A number, after the name of the player or the team that it belongs to; names may end in numbers, too."""
    first, *partners = members(side, sides)
    return [first, *(part for mate in partners for part in (Word("team-and"), mate)), f"({count})"]
