"""Games with all options settled, their positions, and what a seat may know of one."""

import json
import random
from collections.abc import Callable
from fractions import Fraction
from functools import cache, cached_property, lru_cache
from inspect import ismemberdescriptor
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from tavoliere.definition import points
from tavoliere.definition.canvas import BoardLine
from tavoliere.definition.event_table import GameEvent, Owners, arguments, invariant_table, noted, values
from tavoliere.definition.game_definition import GameDefinition, SerializationModule
from tavoliere.definition.parsing import is_plain
from tavoliere.definition.possibility import Reason, Refusals
from tavoliere.definition.schema import CHANCE as CHANCE
from tavoliere.definition.schema import NOBODY_ACTS, Block, ChoiceOption, Invariant, Option, Refused
from tavoliere.definition.serialization import Form, places
from tavoliere.engine import checks, interpreted
from tavoliere.engine.action import Action, by_text, listed
from tavoliere.engine.board_html import board_document, framed, text_document
from tavoliere.engine.bounds import Bounds
from tavoliere.engine.errors import IllegalAction, ImpossiblePosition, UnknownGame, WrongOption, nearest_first
from tavoliere.engine.fields import Fields, fields_of
from tavoliere.engine.game_text import GameText
from tavoliere.engine.interpreted import MOST_LEGAL
from tavoliere.engine.kernels import compiled_kernel, interpreted_kernel, layout, rules_hash
from tavoliere.engine.layout import Layout
from tavoliere.engine.position_line import is_line, option_parts, settings_in, split_line, state_in, state_parts
from tavoliere.games.registry import GAMES, MakesGame
from tavoliere.words import Message, Seat, Words, cut

if TYPE_CHECKING:
    Core = interpreted.Core
else:
    Core = object  # a position is a Position and a compiled or interpreted Core

LARGEST_TABLE = 1_000_000  # bytes of a file with a table of data
SPECTATOR = -1


class Result(NamedTuple):
    """How a game ended, seat by seat."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]  # 1 for the best; equal seats share a rank
    winners: tuple[int, ...]


class Position(Core):
    """A moment of a game. It never changes; `play` returns the next one.

    Equal positions are equal and hash alike. `str` draws the board, `to_line` writes a line that `tv.position` reads.
    """

    __slots__ = ()

    game: "Game"

    @property
    def odds(self) -> dict[Action, Fraction]:
        """At a chance step the probability of each outcome; empty otherwise."""
        total = sum(self.weights)
        return {action: Fraction(weight, total) for action, weight in zip(self.actions, self.weights, strict=False)}

    @property
    def result(self) -> Result | None:
        """Scores, ranks and winners when the game is over; None before."""
        if self.actor is not None:
            return None
        standing = self.standing
        ranks = tuple(1 + sum(other > mine for other in standing) for mine in standing)
        return Result(self.scores, ranks, tuple(seat for seat, rank in enumerate(ranks) if rank == 1))

    def view(self, seat: int | None = None) -> "View":
        """What a seat may know; without a seat, what a spectator may."""
        if seat is not None and not 0 <= seat < self.game.players:
            raise ValueError(f"seats are 0 to {self.game.players - 1}, not {seat}")
        return View(self, SPECTATOR if seat is None else seat)

    @property
    def prompt(self) -> str:
        """One line that says what is asked, and of whom."""
        return self.game.words.say(self.game.prompt(self))

    def sentence(self, action: Action | int | str, seat: int | None = None) -> str:
        """An action that is played here in words, as a seat (or, without one, everybody who knows all) sees it."""
        number = int(self.game.action(action))
        shown = number if seat is None else self.seen_as(number, seat)
        return self.game.words.say(self.game.sentence(self, shown))

    @property
    def fields(self) -> Fields:
        """Every field of the state table by name, as numbers: `position.fields.phase`; about a microsecond each."""
        return self.game.fields_in(self.raw)

    def to_json(self) -> dict[str, Any]:
        """Every field by name, in words; `game.position` reads it back."""
        return self.game.write(self)

    def to_line(self) -> str:
        """The position in one line, for a shell or an address; `tv.position` and `game.position` read it back."""
        return self.game.line(self)

    def __str__(self) -> str:
        return self.game.draw(self)

    def _repr_html_(self) -> str:
        """The board, which notebooks show."""
        return framed(self.game.html(self), self.game.words("title"))

    def __repr__(self) -> str:
        who = {None: "over", CHANCE: "chance"}.get(self.actor, f"seat {self.actor}")
        return f"<{self.game!r}: {who}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.game, self.raw)


def restore(game: "Game", raw: bytes) -> Position:
    """Unpickle a position."""
    position: Position = game.restore(raw)
    return position


class View:
    """What one seat, or a spectator, may know of a position: hidden things are unknown in it."""

    __slots__ = ("_hidden", "_state", "seat")

    def __init__(self, position: Position, seat: int) -> None:
        self.seat = seat
        self._hidden = position.hidden_from(seat)
        self._state: Any = None  # of which much is asked, one after the other

    @property
    def game(self) -> "Game":
        return self._hidden.game

    @property
    def known(self) -> Position:
        """The position as far as this seat knows it; nothing can be played there."""
        return self._hidden

    @property
    def state(self) -> Any:
        """The state without what is hidden, as numbers and lists, to be read only."""
        if self._state is None:
            self._state = seen_state(self._hidden.game.layout, self._hidden.raw)
        return self._state

    @property
    def actor(self) -> int | None:
        """A seat, CHANCE, or None when the game is over."""
        return self._hidden.actor

    @property
    def actions(self) -> tuple[Action, ...]:
        """The legal actions when it is this seat's turn; empty otherwise, since they might give things away."""
        return self._hidden.actions if self.actor == self.seat and self.seat != SPECTATOR else ()

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat so far."""
        return self._hidden.scores

    @property
    def raw(self) -> bytes:
        """The bytes of the state, without what is hidden."""
        return self._hidden.raw

    @property
    def fields(self) -> Fields:
        """Every field of the state table by name, as numbers, without what is hidden."""
        return self._hidden.fields

    @property
    def unknown(self) -> int:
        """How many things are hidden from this seat."""
        return self._hidden.count_unknown()

    def heuristic_of(self, action: Action | int) -> int:
        """The heuristic value of an action: the higher, the sooner a simple player plays it in this seat."""
        return self._hidden.heuristic_of(action)

    @property
    def features(self) -> bytes:
        """What the learned evaluation sees when it is this seat's turn: a byte for each feature."""
        return self._hidden.features_for(self.seat)

    @property
    def policies(self) -> tuple[int, ...]:
        """For each of `actions`, in their order, its number for the learned prior, or -1."""
        return self._hidden.policies if self.actions else ()

    def hides(self, action: Action | int) -> bool:
        """Whether somebody at the table would see less of this seat's action than the seat itself."""
        return any(self._hidden.seen_as(action, seat) != action for seat in range(self.game.players))

    def redeal(self, generator: random.Random) -> Position:
        """A full position that this seat can't tell from the real one."""
        return self._hidden.guessed(generator.getrandbits(64))

    @property
    def supposed(self) -> Position:
        """One full position that this seat can't tell from the real one; the same view supposes the same."""
        return self._hidden.guessed(0)

    @property
    def prompt(self) -> str:
        """One line that says what is asked, and of whom."""
        return self._hidden.prompt

    def to_json(self) -> dict[str, Any]:
        """Every field that this seat may see on the table, by name, in words."""
        return self._hidden.game.write(self._hidden, self.seat)

    def __str__(self) -> str:
        return self._hidden.game.draw(self._hidden, self.seat)

    def _repr_html_(self) -> str:
        """The board as this seat sees it, which notebooks show."""
        return framed(self.game.html(self._hidden, self.seat), self.game.words("title"))

    def __repr__(self) -> str:
        return f"<view of {Seat(self.seat)} of {self._hidden!r}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.seat == other.seat and self._hidden == other._hidden

    def __hash__(self) -> int:
        return hash((self.seat, self._hidden))


# What both forms of the rules have in common is shown by `help(Position)` too; a position's own form answers.
for _name, _member in vars(interpreted.Core).items():
    if not _name.startswith("_") and not ismemberdescriptor(_member) and not isinstance(_member, classmethod):
        setattr(Position, _name, _member)


@cache
def interpreted_position() -> type[Position]:
    """The class of positions whose rules run as plain Python."""
    return position_class("InterpretedPosition", interpreted.Core)


@cache
def compiled_position() -> type[Position]:
    """The class of positions whose rules run compiled."""
    from tavoliere.engine._core import Core

    return position_class("CompiledPosition", Core)


def position_class(name: str, form: Any) -> type[Position]:
    """The positions of one form of the rules, which answers before what `Position` only shows."""
    return type(
        name, (form, Position), {"__slots__": (), "__doc__": Position.__doc__, "__reduce__": Position.__reduce__}
    )


class Game(GameText):
    """The rules of one game with every option settled. Two games with the same name and options are equal."""

    def __init__(self, definition: GameDefinition, settings: dict[str, Any], kernel: Any) -> None:
        self.definition = definition
        self.settings = settings
        self.kernel = kernel
        self.all_actions = listed(definition.actions.BLOCKS)
        self._numbers = by_text(definition.actions.BLOCKS)
        self._position: type[Position] = compiled_position() if kernel.compiled else interpreted_position()
        self._sound = b""  # the last full state that was found sound

    # --- playing ---

    def start(self) -> Position:
        """The first position."""
        return self._first

    @cached_property
    def _first(self) -> Position:
        self._sound = self._begins  # the rules' own need not be checked
        return self.restore(self._sound)

    @cached_property
    def _begins(self) -> bytes:
        return interpreted_kernel(self.definition).start(self._filled)

    @property
    def blank(self) -> bytes:
        """The state before the rules set it up: zeros, but for what the options fill."""
        return interpreted_kernel(self.definition).blank(self._filled)

    @property
    def _filled(self) -> dict[str, Any]:
        """The fields that the options fill."""
        fields: dict[str, Any] = {}
        for option in self.definition.options.OPTIONS:
            fields |= option.fields(self.settings[option.name])
        return fields

    def restore(self, raw: bytes) -> Position:
        """The position, or the view, whose state is these bytes; ImpossiblePosition if there is none."""
        return self._position.of(self, raw)

    def view_of(self, raw: bytes, seat: int) -> "View":
        """The view of a seat, or of a spectator, whose state is these bytes; ImpossiblePosition if there is none."""
        return View(self.restore(raw), seat)

    def check_state(self, raw: bytes) -> bool:
        """Refuse bytes that are no state of this game: compiled rules must never be let loose on one.

        Every cell must lie within its bounds. Then the state is written in words and read again, as if somebody had
        written it by hand, and must come out the same; of a view, a redeal is. Returns whether the seat that is to act
        knows everything of its own here.
        """
        self._check_bounds(raw)
        try:
            kernel = interpreted_kernel(self.definition)
            full = raw
            if kernel.rules.unknown(self.layout.unpack(raw), [0] * MOST_LEGAL):
                full = kernel.redealt(raw)
                self._check_bounds(full)
            if full != self._sound:
                state = self.layout.unpack(full)
                written = self.serialization.write(state, None)
                if self._read(written) != full:
                    raise ImpossiblePosition("position-unsound")
                self._sound = full
            return full == raw or kernel.is_view_of(raw, full, self.players)
        except ImpossiblePosition:
            raise
        except Exception as error:  # the rules, let loose on rubbish, stumble over anything
            raise ImpossiblePosition("position-unsound") from error

    def _check_bounds(self, raw: bytes) -> None:
        """Refuse a state with a cell outside its bounds."""
        if raw != self._sound and (outside := self.bounds.outside(raw)):
            raise ImpossiblePosition("position-bounds", words=self.words, **outside._asdict())

    def action(self, given: Action | int | str, /) -> Action:
        """The action that a number or a text stands for; IllegalAction if there is none."""
        if isinstance(given, int):
            if not 0 <= given < len(self.all_actions):
                number = str(int(given)) if abs(given) < checks.LAST_SEED else "..."
                raise IllegalAction("no-such-number", number=number, last=len(self.all_actions) - 1)
            return self.all_actions[given]
        if not isinstance(given, str):
            raise TypeError(
                f"an action is given as an Action, its number or its text, not as {checks.shortened(given)}"
            )
        found = self._numbers.get(" ".join(given.split()))
        if found is None:
            name = given.split()[0] if given.split() else ""
            given = cut(given)
            known = [block.name for block in self.blocks if not block.masked]
            if name not in known:
                raise IllegalAction("no-such-action", text=given, known=", ".join(known))
            block = next(block for block in self.blocks if block.name == name)
            example = next(action for action in self.all_actions if action.block is block)
            raise IllegalAction("no-such-arguments", text=given, example=example.text)
        return found

    def illegal(self, position: Any, number: Action | int) -> IllegalAction:
        """The error for an action that is not legal in a position: it says why and cites the rule."""
        action = self.action(number)
        if "reason" not in self.explanations:
            return self.not_asked(position, action)
        message, arguments = self.explained("reason", position, int(action))
        return IllegalAction(message, words=self.words, action=self.action_name(action), **arguments)

    def not_asked(self, position: Any, action: Action) -> IllegalAction:
        """The error for an action where something else is asked."""
        named, asked = self.action_name(action), self.prompt(position)
        return IllegalAction("not-asked", words=self.words, action=named, asked=asked, rules=self.definition.citation)

    # --- positions in words ---

    def position(self, written: dict[str, Any] | str) -> Position:
        """The position that somebody wrote down: what is left out is empty, or as at the start of a game.

        It is given as an object, as its JSON, or as the line that `to_line` gives.
        """
        if isinstance(written, str) and is_line(written):
            return self._in_line(written)
        fields = self._fields(written)
        try:
            self._sound = self._read(fields)
        except Refused as refusal:
            message, arguments = refusal.message
            raise ImpossiblePosition(message, words=self.words, **arguments) from None
        return self.restore(self._sound)

    def reasons_against(self, written: dict[str, Any] | str) -> list[Reason]:
        """Every reason why a position that somebody wrote down comes about in no game; none if it can.

        With only `playable` ones among them, `position` takes it all the same: it can be played on.
        """
        return self.examine(written)[0]

    def examine(self, written: dict[str, Any] | str) -> tuple[list[Reason], Any]:
        """The reasons against a position, and its state as far as it could be read: None where it could not."""
        refuse = Refusals()
        state = self.layout.unpack(self._begins)
        try:
            self.serialization.read(self._fields(written), state, refuse)
            self._check(state, self.layout.pack(state), refuse)
        except (Refused, ImpossiblePosition) as refusal:
            return [*refuse.found, Reason(refusal.message, getattr(refusal, "at", ()))], None
        except Exception:  # what comes after something impossible may stumble over it
            if not refuse:
                raise
            return refuse.found, None
        if refuse:
            return refuse.found, state
        possibility = self.definition.possibility
        return list(possibility.doubts(state)) if possibility else [], state

    def _fields(self, written: dict[str, Any] | str) -> dict[str, Any]:
        """What a position says, without the game and options that it names."""
        written = self.checked_names(written)
        return {name: value for name, value in written.items() if name not in ("game", "options")}

    def checked_names(self, written: Any) -> dict[str, Any]:
        """What somebody wrote as an object, if it speaks of this game with these options."""
        if is_line(written):
            return self.write(self._in_line(written))
        named = checks.read_json(written)
        if GAMES.get(name := str(named.get("game", self.name))) is not self.definition:
            raise ImpossiblePosition("position-other-game", name=name, mine=self.name)
        if (options := named.get("options", self.settings)) != self.settings:
            raise ImpossiblePosition(
                "position-other-options", theirs=json.dumps(options), mine=json.dumps(self.settings)
            )
        return named

    def line(self, position: Position) -> str:
        """A position in one line (`engine/position_line.py`)."""
        fields = state_parts(self.layout, position.raw, self.start().raw)
        return f"{self._line_head}..{'.'.join(fields)}" if fields else self._line_head

    @cached_property
    def _line_head(self) -> str:
        options = self.definition.options.OPTIONS
        return ".".join([self.name, self._version, *option_parts(options, self.settings, self._usual)])

    @property
    def _version(self) -> str:
        """The version that brought the state table as it is."""
        versions = self.definition.versions
        return f"v{next(one.number for one in versions if one.fingerprint == versions[-1].fingerprint)}"

    @cached_property
    def _usual(self) -> dict[str, Any]:
        """What each option is where nobody chooses."""
        return {option.name: usual_value(self.definition, option) for option in self.definition.options.OPTIONS}

    def _in_line(self, line: str) -> Position:
        name, version, options, fields = split_line(line)
        if GAMES.get(name) is not self.definition:
            raise ImpossiblePosition("position-other-game", name=name, mine=self.name)
        if version != self._version:
            raise ImpossiblePosition("position-line-version", given=version, mine=self._version)
        try:
            theirs = {**self._usual, **settings_in(self.definition.options.OPTIONS, options)}
            if theirs != self.settings:
                mine = json.dumps(self.settings)
                raise ImpossiblePosition("position-other-options", theirs=json.dumps(theirs), mine=mine)
            return self.restore(state_in(self.layout, fields, self.start().raw))
        except Refused as refusal:
            message, arguments = refusal.message
            raise ImpossiblePosition(message, **arguments) from None

    def _read(self, fields: dict[str, Any]) -> bytes:
        state, refuse = self.layout.unpack(self._begins), Refusals(first=True)
        self.serialization.read(fields, state, refuse)
        raw = self.layout.pack(state)
        self._check(state, raw, refuse)
        return raw

    def _check(self, state: Any, raw: bytes, refuse: Refusals) -> None:
        """What the state table and the rules have against a state: a bound, an invariant, or nothing can be done."""
        table, rules = self.definition.state, self.definition.rules
        numbers = [0] * MOST_LEGAL
        if outside := self.bounds.outside(raw):
            at = places(table.State, outside.cell.partition("[")[0], self.players)
            refuse("position-bounds", at=at, **outside._asdict())
        elif broken := self._broken(state):
            for kind, noted_numbers in broken:
                invariant = table.INVARIANTS[kind]
                about = invariant.about if isinstance(invariant, Invariant) else ()
                said = invariant_table(table.INVARIANTS)[kind]
                named, spoken = values(said, noted_numbers), arguments(said, noted_numbers, self.sides, self.owners)
                spoken.pop("at", None)
                at = [place.format(**named) for name in about for place in places(table.State, name, self.players)]
                refuse(said.message, at=at, **spoken)
        elif (actor := rules.actor(state)) != NOBODY_ACTS:
            possible = rules.weights(state, numbers) if actor == CHANCE else rules.legal(state, numbers)
            if possible <= 0:
                refuse("position-nothing-to-do", at="phase")

    def _broken(self, state: Any) -> list[GameEvent]:
        """The invariants that do not hold, as `broken` notes them, and the one that it answers."""
        with noted() as found:
            broken = self.definition.rules.broken(state)
        if broken and all(kind != broken for kind, _ in found):
            found.append(GameEvent(broken, ()))
        return found

    def write(self, position: Position, seat: int | None = None) -> dict[str, Any]:
        """A position in names and words; with a seat, what that seat's view shows of it."""
        fields = self.serialization.write(self.layout.unpack(position.raw), seat)
        return {"game": self.name, "options": self.settings, **fields}

    def draw(self, position: Position, seat: int | None = None, words: Words | None = None) -> str:
        """The board as text; with a seat, as that seat sees it."""
        return "\n".join("".join(text for text, _ in line).rstrip() for line in self.lines(position, seat, words))

    def html(self, position: Position, seat: int | None = None, words: Words | None = None) -> str:
        """The board as an HTML document that needs nothing else; with a seat, as that seat sees it.

        It is the page's own board, or what a terminal shows where the page is not built, or has none of a game.
        """
        words = words or self.words
        me = SPECTATOR if seat is None else seat
        known = {
            "state": named_facts(self.unpack(position), self.layout),
            "facts": self.derived_of(self.unpack(position), me),
            "names": [words.seat(p) for p in range(self.players)],
            "me": me,
            "actor": None if position.actor == CHANCE else position.actor,
        }
        board = board_document(self.definition, words, known)
        return board or text_document(words, self.draw(position, seat, words))

    def lines(self, position: Position, seat: int | None = None, words: Words | None = None) -> list[BoardLine]:
        """The board as lines of pieces of text, each with the name of a style."""
        if self.definition.drawing is None:
            return listed_position(self.write(position, seat))
        return self.definition.drawing.draw(self.unpack(position), seat, words or self.words)

    # --- what would come of it, for boards and whoever is asked ---

    def preview(self, view: View, number: int) -> list[Message]:
        """What would come of a legal action, as far as the seat that is asked can know.

        First what happens, then what follows for whoever considers it, then what begins with that, such as a round:
        what the log has a heading for. Where it would reveal something, nothing is told that happens, and what follows
        is told from the view as it is.
        """
        if "preview" not in self.explanations:
            supposed = view.supposed
            would_reveal = supposed.play(number).view(view.seat).unknown < view.unknown
            return [] if would_reveal else self.consequences(supposed, number)
        _, events, further = self._outcome(view, number)
        happens = [told for told in self.messages(events or []) if self.words.knows(f"{told[0]}.would")]
        begins = (at for at, (name, _) in enumerate(happens) if self.words.knows(f"{name}.heading"))
        first = next(begins, len(happens))
        would = [(f"{name}.would", arguments) for name, arguments in happens]
        return [*would[:first], *self.messages(further), *would[first:]]

    def promised(self, view: View, number: int) -> int:
        """The points that the preview of a legal action promises, which are counted later."""
        return points.promised(self.definition.event_table, self._outcome(view, number)[2])

    def derived(self, view: View) -> dict[str, Any]:
        """What follows from a view by the rules: prizes, influence, worth; a board draws it and calculates nothing."""
        return self._facts(view.known, view.seat)

    def _facts(self, known: Position, seat: int) -> dict[str, Any]:
        if self.definition.facts is None:
            return {}
        return named_facts(self.facts_layout.unpack(known.facts_of(seat)), self.facts_layout)

    def derived_of(self, state: Any, seat: int) -> dict[str, Any]:
        """The same of a state that may be none that can arise."""
        return {} if self.definition.facts is None else named_facts(self.facts_in(state, seat), self.facts_layout)

    @property
    def has_facts(self) -> bool:
        """Whether the game says what follows from a view."""
        return self.definition.facts is not None

    def facts_in(self, state: Any, seat: int) -> Any:
        """The facts as the rules' own text fills them."""
        assert self.definition.facts is not None
        facts = self.facts_layout.zero()
        self.definition.facts.facts_of(state, seat, facts)
        return facts

    @cached_property
    def facts_layout(self) -> Layout:
        """How facts lie in memory."""
        assert self.definition.facts is not None
        return Layout(self.definition.facts.Facts)

    def changes(self, view: View, number: int) -> dict[str, Any]:
        """What a legal action would change of `derived`: a number, or the entries that differ by their places.

        Only what the seat that is asked can know.
        """
        after, events, _ = self._outcome(view, number)
        if events is None:
            return {}
        now, then = self.derived(view), self._facts(after, view.seat)
        return {name: differing(value, then[name]) for name, value in now.items() if value != then[name]}

    def _outcome(self, view: View, number: int) -> tuple[Any, list[GameEvent] | None, list[GameEvent]]:
        """A view after a legal action, what happens, and what else would come of it.

        Where the action would reveal something, nothing happens: what would come of it is said by the rules' own text,
        which Python holds to the bounds of its lists.
        """
        legal = view.actions  # none where the seat that is asked has cards that it does not see
        if view.actor is None or (legal and number not in legal):
            raise self.illegal(view.known, number)
        supposed = view.supposed if self.definition.hides else view.known
        if legal and view.unknown <= View(supposed.play(number), view.seat).unknown:
            return view.known.foreseen(number)
        after = self.layout.unpack(view.raw)
        if number in supposed.actions:  # it is not a card out of a hand that one does not see
            self.definition.rules.apply(after, number)
        with noted() as said:
            if "preview" in self.explanations:
                self.explanations["preview"](self.unpack(view), after, number)
        return after, None, said

    # --- facts ---

    @property
    def name(self) -> str:
        return self.definition.name

    @property
    def words_folder(self) -> Path:
        """Where the game's words and rule pages lie."""
        return self.definition.words_folder

    @property
    def players(self) -> int:
        players: int = self.settings["players"]
        return players

    @cached_property
    def serialization(self) -> SerializationModule:
        """How positions are written and read: as the game says, or as its state table does."""
        return self.definition.serialization or Form(self.definition.state.State)

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat: its own, unless the game makes partners of some."""
        return self.definition.sides_of(self.players)

    @cached_property
    def owners(self) -> Owners:
        """Whose each colour is, where events name colours by that."""
        by = self.definition.owners
        return by.owners[self.settings[by.option]] if by else ()

    @property
    def blocks(self) -> tuple[Block, ...]:
        return self.definition.actions.BLOCKS

    @cached_property
    def layout(self) -> Layout:
        return layout(self.definition)

    @cached_property
    def bounds(self) -> Bounds:
        """Between what numbers each cell of a state lies."""
        return Bounds(self.layout, self._begins)

    @cached_property
    def facts_bounds(self) -> Bounds:
        """The same of what follows from one."""
        return Bounds(self.facts_layout, self.facts_layout.pack(self.facts_layout.zero()), self.unpack(self.start()))

    @property
    def compiled(self) -> bool:
        """Whether the rules run compiled."""
        return bool(self.kernel.compiled)

    @property
    def rules_hash(self) -> str:
        """Names the exact rules, for records."""
        return rules_hash(self.definition)

    @cached_property
    def fields_in(self) -> Callable[[bytes], Fields]:
        """Reads the fields of a state's bytes by name."""
        return fields_of(self.layout)

    def unpack(self, position: Any) -> Any:
        """The state of a position or a view as numbers and lists, to be read only."""
        if type(position) is View:
            return position.state
        known = unpacked.get(id(position))  # mostly the same few are asked many things, one after the other
        if known is None or known[0] is not position:
            if len(unpacked) >= MOST_UNPACKED:
                unpacked.clear()
            known = unpacked[id(position)] = position, self.layout.unpack(position.raw)
        return known[1]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.name, self.settings) == (other.name, other.settings)

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.name, str(self.settings)))

    def __repr__(self) -> str:
        return ", ".join([f"{self.name} for {self.players}", *self._unusual])

    @cached_property
    def _unusual(self) -> list[str]:
        """The options that are not as usual, tables of data by their names."""
        told = []
        for option in self.definition.options.OPTIONS:
            value = self.settings[option.name]
            if option.name != "players" and value != self._usual[option.name]:
                told.append(f"{option.name}={value if isinstance(option, ChoiceOption) else value['name']}")
        return told

    def __reduce__(self) -> tuple[Any, ...]:
        return make, (self.name, self.settings, not self.compiled)


def listed_position(written: dict[str, Any]) -> list[BoardLine]:
    """A board for a game that draws none: what is written of a position, a line for each name."""
    lines: list[BoardLine] = []
    for name, value in written.items():
        if name not in ("game", "options"):
            rows = value if isinstance(value, list) and any(isinstance(row, list | dict) for row in value) else [value]
            lines += [[(f"{name if at == 0 else '':14}", "dim"), (json.dumps(row), "")] for at, row in enumerate(rows)]
    return lines


def named_facts(facts: Any, layout: Layout) -> dict[str, Any]:
    return {name: getattr(facts, name) for name in layout.table}


def differing(now: Any, then: Any) -> Any:
    """A number as it would be, or of a list the entries that would differ, by their places."""
    if not isinstance(now, list):
        return then
    return {str(place): value for place, value in enumerate(then) if value != now[place]}


MOST_UNPACKED = 64
unpacked: dict[int, tuple[Any, Any]] = {}  # positions that were asked something lately, with their states


@lru_cache(maxsize=16)
def seen_state(layout: Layout, raw: bytes) -> Any:
    """The state that is seen in a view, to be read only: what several see the same is one."""
    return layout.unpack(raw)


def make(name: str, settings: dict[str, Any], interpreted: bool, files: bool = True, stored: bool = False) -> Game:
    """A game from settings that may be incomplete; every wrong one is named, with what would be right.

    `files`: a table of data may be given as the name of a file, which is read: not where others wrote the settings.
    `stored`: they were taken before, when a value was let through although it meant nothing: it is the usual one then.
    """
    if name not in GAMES:
        called = cut(str(name))
        raise UnknownGame("unknown-game", name=called, known=", ".join(nearest_first(called, GAMES)))
    definition = GAMES[name]
    name = definition.name
    options = definition.options
    known = {option.name: option for option in options.OPTIONS}
    for given in settings:
        if given not in known:
            raise WrongOption("unknown-option", game=name, option=cut(given), known=", ".join(known))
        if not is_plain(settings[given]) and not isinstance(settings[given], Path):
            raise WrongOption("option-not-plain", game=name, option=given)
    settled: dict[str, Any] = {}
    for option in options.OPTIONS:
        value = settings.get(option.name)
        if isinstance(option, ChoiceOption):
            value = option.default if value is None else value
            if value not in option.values or not alike(value, option.values):
                valid = ", ".join(map(str, option.values))
                raise WrongOption("wrong-value", game=name, option=option.name, value=str(value), known=valid)
            settled[option.name] = value
        else:
            if isinstance(value, str) and not files:
                raise WrongOption("table-is-file", option=option.name)
            try:
                settled[option.name] = option.parse(table_given(definition.folder / option.default, value))
            except Refused as refusal:
                message, arguments = refusal.message
                raise WrongOption(message, words=definition.words, **arguments) from None
    for choice in definition.choices:
        value, fitting = settled[choice.name], choice.fitting(settled)
        if value in fitting:
            continue
        if stored and choice.default not in choice.needs:
            settled[choice.name] = choice.default
            continue
        needs = [choice.needs[one] for one in choice.values if one in choice.needs]
        others = dict.fromkeys(other for need in needs for other in need)
        given = ", ".join(f"{other}={settled[other]}" for other in others)
        valid = ", ".join(map(str, fitting))
        raise WrongOption(
            "option-does-not-fit", game=name, option=choice.name, value=str(value), given=given, known=valid
        )
    kernel = None if interpreted else compiled_kernel(definition)
    return Game(definition, settled, kernel or interpreted_kernel(definition))


def usual_value(definition: GameDefinition, option: Option) -> Any:
    """What an option is where nobody chooses."""
    if isinstance(option, ChoiceOption):
        return option.default
    return option.parse(table_given(definition.folder / option.default, None))


def position(line: str) -> Position:
    """The position that a line describes, as `Position.to_line` writes it: game, options and all."""
    if not is_line(line):
        raise ImpossiblePosition("position-line")
    name, _, options, _ = split_line(line)
    if name not in GAMES:
        called = cut(name)
        raise UnknownGame("unknown-game", name=called, known=", ".join(nearest_first(called, GAMES)))
    try:
        settings = settings_in(GAMES[name].options.OPTIONS, options)
    except Refused as refusal:
        message, arguments = refusal.message
        raise ImpossiblePosition(message, **arguments) from None
    return make(name, settings, interpreted=False, files=False, stored=True).position(line)


def alike(value: Any, values: tuple[Any, ...]) -> bool:
    """Whether a value is of the kind of those that it is one of: to Python, 2.0 and True are numbers like any other."""
    return isinstance(value, bool) == isinstance(values[0], bool) and not isinstance(value, float)


def table_given(default: Path, value: Any) -> Any:
    """What a table option holds: nothing for the default, a file to read, or the data themselves."""
    if value is not None and not isinstance(value, (str, Path)):
        return value
    path = default if value is None else Path(value)
    try:
        with path.open("rb") as file:  # a device goes on without end
            return json.loads(file.read(LARGEST_TABLE))
    except OSError as error:
        raise WrongOption("table-unreadable", path=str(path), problem=error.strerror or str(error)) from None
    except (ValueError, RecursionError) as error:
        raise WrongOption("table-not-json", path=str(path), problem=str(error)) from None


if TYPE_CHECKING:
    game: MakesGame[Game, WrongOption]
else:

    def game(name: str, /, *, interpreted: bool = False, **options: Any) -> Game:
        """A game by its name, with its options as keywords; `interpreted` asks for the rules as plain Python.

        >>> game("carolus-magnus", players=3, refill="draft")
        carolus-magnus for 3, refill=draft
        """
        return make(name, options, interpreted)
