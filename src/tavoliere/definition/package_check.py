"""Whether a definition that another package brings along is one, and what is wrong with a package.

No type checker may ever have seen it.
"""

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import fields, is_dataclass
from functools import cache
from importlib.metadata import EntryPoint
from types import NoneType, UnionType
from typing import Any, Protocol, Union, get_args, get_origin, get_type_hints

from tavoliere.definition.event_table import EventKind, invariant_table
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.definition.plain_modules import check_modules
from tavoliere.definition.points import BESIDE
from tavoliere.definition.schema import ChoiceOption, Field
from tavoliere.definition.source_lines import line_of_message, line_of_row, line_of_zone
from tavoliere.definition.zones import WrongZone, check_zone
from tavoliere.words import BASE, LANGUAGES, catalogue, printable

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_NAME = 40
MOST_SEATS = 8  # as arrays of the search and of batches are long
LONGEST_PROBLEM = 300  # letters of what went wrong in a package
VARIABLE = re.compile(r"\$([a-z][a-z0-9-]*)")
TITLES = ("title", "tagline", "authors")  # what every list of games says of each


def package_of(point: EntryPoint) -> str:
    """The package that brings something along, as far as it says how it is called."""
    with suppress(Exception):
        if point.dist is not None and point.dist.name:
            return printable(point.dist.name)
    return printable(point.value.partition(":")[0])


def problem_of(error: BaseException) -> str:
    """What went wrong in a package, in one short line, whatever its errors say of themselves."""
    try:
        said = str(error) if isinstance(error, Exception) else ""
        said = said or f"{error!r} when it was loaded"
    except Exception:
        said = type(error).__name__
    return printable(" ".join(said.split()))[:LONGEST_PROBLEM]


def check_definition(given: Any, value: str) -> GameDefinition:
    """The definition itself; TypeError or ValueError that says what is wrong with it."""
    if not isinstance(given, GameDefinition):
        raise TypeError(f"{value} is no GameDefinition")
    check(given, GameDefinition, "")
    if len(given.name) > LONGEST_NAME or not NAME.fullmatch(given.name):
        raise ValueError(f"its name must be at most {LONGEST_NAME} of a to z, 0 to 9 and dashes, not {given.name!r}")
    if not given.versions:
        raise ValueError("versions must hold one")
    for what, names in (("options", given.options.OPTIONS), ("blocks of actions", given.actions.BLOCKS)):
        if not names or len({one.name for one in names}) < len(names):
            raise ValueError(f"it has no {what}, or two with the same name")
    for option in given.options.OPTIONS:
        if isinstance(option, ChoiceOption) and option.default not in option.values:
            raise ValueError(f'the option "{option.name}" does not take its own default')
    if not all(type(count) is int and 1 <= count <= MOST_SEATS for count in given.player_counts):
        raise ValueError(f'the option "players" must hold whole numbers from 1 to {MOST_SEATS}')
    for block in given.actions.BLOCKS:
        for word in (block.name, *(word for parameter in block.parameters for word in parameter.words)):
            if word.split() != [word]:
                raise ValueError(f"a name in an action is one word, not {word!r}")
    for language in languages_of(given):
        missing = [title for title in TITLES if title not in catalogue(language, given.words_folder).sources]
        if missing:
            raise ValueError(f"{language}.ftl lacks {', '.join(missing)}")
    check_words(given)
    check_modules(given)
    check_zones(given)
    if given.board is not None and not (given.board.endswith(".js") and (given.folder / given.board).is_file()):
        raise ValueError(f"board must be a module of its folder, a file that ends in .js, not {given.board!r}")
    return given


def check_zones(definition: GameDefinition) -> None:
    """Refuse a zone of the board that can't be drawn, or that no action fits."""
    tables = (definition.state.State, *([definition.facts.Facts] if definition.facts else []))
    cells = {name: one for table in reversed(tables) for name, one in vars(table).items() if isinstance(one, Field)}
    known: set[str] = set()
    for zone in definition.zones:
        problem = "" if NAME.fullmatch(zone.name) and zone.name not in known else "has no name of its own"
        known.add(zone.name)
        try:
            check_zone(zone, cells, definition.actions.BLOCKS, definition.event_table)
        except WrongZone as wrong:
            problem = problem or str(wrong)
        if problem:
            raise ValueError(f'{line_of_zone(definition.folder, zone)}: the zone "{zone.name}" {problem}')


def languages_of(definition: GameDefinition) -> list[str]:
    """English, and every other language that the game has a catalogue in: all else is said in English."""
    return [code for code in LANGUAGES if code == BASE or (definition.words_folder / f"{code}.ftl").exists()]


def check_words(definition: GameDefinition) -> None:
    """Refuse a message, or an invariant, that a language has no words for, or none that fit what is noted of it."""
    for language in languages_of(definition):
        known = catalogue(language, definition.words_folder).sources
        speaks_of: dict[str, set[str]] = {}  # with all its forms
        for form, text in known.items():
            speaks_of.setdefault(form.partition(".")[0], set()).update(VARIABLE.findall(text))
        for kind in definition.messages:
            for name, said in messages_of(kind):
                if name not in known:
                    raise ValueError(f"{line_of(definition, kind)}: {language}.ftl has no words for {name}")
                for other in sorted(speaks_of[name] - said):
                    line = line_of(definition, kind)
                    raise ValueError(f"{line}: {language}.ftl says ${other} in {name}, of which it is not noted")
        for invariant in invariant_table(definition.state.INVARIANTS)[1:]:
            if invariant.message not in known:
                line = line_of_row(definition.state, invariant.name)
                raise ValueError(f"{line}: {language}.ftl has no words for {invariant.message}")


def line_of(definition: GameDefinition, kind: EventKind) -> str:
    """Where a message stands: in the game's table, or, for the sentence of an action, among the actions."""
    if kind in definition.event_table:
        return line_of_message(definition.folder, kind)
    return line_of_row(definition.actions, kind.name.removeprefix("says-"))


def messages_of(kind: EventKind) -> list[tuple[str, set[str]]]:
    """What a catalogue must hold of a message, also of its masked form, where it has one: what each can speak of."""
    if not kind.message:
        return []
    hides = [name for name, argument in kind.arguments if argument.hidden]
    said = said_of(kind)
    return [(kind.message, said), *([(f"{kind.message}-unseen", said - {*hides})] if hides else [])]


def said_of(kind: EventKind) -> set[str]:
    """The arguments of a message; a reason also says the action that is not legal."""
    said = {name for name, argument in kind.arguments if argument.width or argument.name == "items"} | {"action"}
    if any(argument.name in ("owner", "of-owner") for _, argument in kind.arguments):
        said |= {"kind", "mine"}
    return said - {*BESIDE} | {"mine"} if kind.use == "line" else said


def check(value: Any, wanted: Any, where: str) -> None:
    """TypeError where a value, or a part of it, is not what its annotation says."""
    origin, parts = get_origin(wanted), get_args(wanted)
    if origin in (Union, UnionType):
        if value is None and NoneType in parts:
            return
        first = next((part for part in parts if part is not NoneType and fits(value, part)), None)
        if first is None:
            raise TypeError(f"{where} must be {named(wanted)}, not {type(value).__name__}")
        check(value, first, where)
    elif not fits(value, wanted):
        raise TypeError(f"{where or 'the definition'} must be {named(wanted)}, not {type(value).__name__}")
    elif origin is tuple:
        kinds = (parts[0],) * len(value) if parts[-1] is ... else parts
        if len(kinds) != len(value):
            raise TypeError(f"{where} must be {len(kinds)} things, not {len(value)}")
        for at, (one, kind) in enumerate(zip(value, kinds, strict=True)):
            check(one, kind, f"{where}[{at}]")
    elif origin is None and is_protocol(wanted):
        for member, is_function in members(wanted):
            if not hasattr(value, member) or (is_function and not callable(getattr(value, member))):
                raise TypeError(f"{where} lacks {'the function ' if is_function else ''}{member}")
        for member, kind in properties(wanted):
            check(getattr(value, member), kind, f"{where}.{member}")
    elif origin is None and isinstance(wanted, type) and (is_dataclass(wanted) or hasattr(wanted, "_fields")):
        hints = get_type_hints(wanted)
        names = [one.name for one in fields(wanted)] if is_dataclass(wanted) else wanted._fields
        for name in names:
            check(getattr(value, name), hints[name], f"{where}.{name}".lstrip("."))


def fits(value: Any, wanted: Any) -> bool:
    """Whether a value is of a kind, whatever it is made of."""
    kind = get_origin(wanted) or wanted
    if kind in (Any, NoneType):
        return kind is Any or value is None
    if kind in (Union, UnionType):
        return any(fits(value, part) for part in get_args(wanted))
    if kind is Callable:
        return callable(value)
    if not isinstance(kind, type) or is_protocol(kind):
        return value is not None
    if kind in (int, float) and isinstance(value, bool):
        return False
    return isinstance(value, (int, float) if kind is float else kind)


def is_protocol(kind: Any) -> bool:
    return isinstance(kind, type) and Protocol in kind.__mro__ and Protocol in kind.__bases__


@cache
def members(protocol: type) -> list[tuple[str, bool]]:
    """What a module must have, and whether it is a function."""
    return [(name, not isinstance(one, property)) for name, one in vars(protocol).items() if not name.startswith("_")]


@cache
def properties(protocol: type) -> list[tuple[str, Any]]:
    """The tables that a module must have, and of what they are."""
    return [
        (name, get_type_hints(one.fget)["return"])
        for name, one in vars(protocol).items()
        if isinstance(one, property) and not name.startswith("_")
    ]


def named(wanted: Any) -> str:
    """How a kind of value is called in a sentence."""
    kind = get_origin(wanted) or wanted
    if kind in (Union, UnionType):
        return " or ".join(named(part) for part in get_args(wanted) if part is not NoneType)
    if is_protocol(kind):
        return "a module"
    return {tuple: "a tuple", str: "a text", Mapping: "a mapping"}.get(kind, getattr(kind, "__name__", str(kind)))
