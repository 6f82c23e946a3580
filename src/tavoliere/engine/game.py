"""A game to be played: its rules with all options settled, its actions, its words."""

import json
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from tavoliere.definition.canvas import Line
from tavoliere.definition.game_definition import GameDefinition, SerializationModule
from tavoliere.definition.schema import Block, ChoiceOption, Refused
from tavoliere.definition.serialization import CheckedForm
from tavoliere.engine.checks import shortened
from tavoliere.engine.codegen import source_hash
from tavoliere.engine.errors import IllegalAction, ImpossiblePosition, UnknownGame, WrongOption
from tavoliere.engine.interpreted import MOST_LEGAL
from tavoliere.engine.kernels import InterpretedPosition, compiled_kernel, compiled_position, interpreted_kernel, layout
from tavoliere.engine.layout import Layout
from tavoliere.engine.position import CHANCE, Position, View
from tavoliere.games.registry import GAMES
from tavoliere.words import Message, Seat, Word, Words


class Action(int):
    """One action of a game: a number, and a text that parses back. `str(action)` is the text."""

    text: str
    block: Block
    words: tuple[str, ...]  # one for each part of the block

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return numbered, (int(self), self.block, self.words)


def numbered(number: int, block: Block, words: tuple[str, ...]) -> Action:
    """An action with its number."""
    action = Action(number)
    action.text = " ".join((block.name, *words))
    action.block = block
    action.words = words
    return action


def listed(blocks: tuple[Block, ...]) -> list[Action]:
    """Every action that the blocks of a game number."""
    actions: list[Action] = []
    for block in blocks:
        combinations: list[tuple[str, ...]] = [()]
        for part in block.parameters:
            combinations = [(*words, word) for words in combinations for word in part.words]
        for words in combinations:
            actions.append(numbered(len(actions), block, words))
    return actions


class Game:
    """The rules of one game with every option settled. Two games with the same name and options are equal."""

    def __init__(self, definition: GameDefinition, settings: dict[str, Any], kernel: Any, vector: list[int]) -> None:
        self.definition = definition
        self.settings = settings
        self.kernel = kernel
        self.vector = vector
        self.all_actions = listed(definition.actions.BLOCKS)
        self._numbers = {action.text: action for action in self.all_actions}
        self._position: type[Position] = compiled_position() if kernel.compiled else InterpretedPosition
        self._sound = b""  # the last full state that was found sound

    # --- playing ---

    def start(self) -> Position:
        """The first position."""
        return self._first

    @cached_property
    def _first(self) -> Position:
        return self.restore(interpreted_kernel(self.definition).start(self.vector))

    def restore(self, raw: bytes) -> Position:
        """The position, or the view, whose state is these bytes; ImpossiblePosition if there is none."""
        return self._position.of(self, raw)

    def check_state(self, raw: bytes) -> bool:
        """Refuse bytes that are no state of this game: compiled rules must never be let loose on one.

        The state is written in words and read again, as if somebody had written it by hand, and must come out the
        same; of a view, a redeal is. Returns whether the seat that is to act knows everything of its own here.
        """
        try:
            kernel = interpreted_kernel(self.definition)
            full = raw
            if kernel.rules.unknown(self.layout.unpack(raw), [0] * MOST_LEGAL):
                full = kernel.redealt(raw)
            if full != self._sound:
                state = self.layout.unpack(full)
                written = self.serialization.write(state, None)
                if self._read(written) != full or kernel.rules.broken(state):
                    raise ImpossiblePosition("position-unsound")
                self._sound = full
            return full == raw or kernel.is_view_of(raw, full, self.players)
        except ImpossiblePosition:
            raise
        except Exception as error:  # the rules, let loose on rubbish, stumble over anything
            raise ImpossiblePosition("position-unsound") from error

    def action(self, given: Action | int | str, /) -> Action:
        """The action that a number or a text stands for; IllegalAction if there is none."""
        if isinstance(given, int):
            if not 0 <= given < len(self.all_actions):
                raise IllegalAction("no-such-number", number=str(int(given)), last=len(self.all_actions) - 1)
            return self.all_actions[given]
        if not isinstance(given, str):
            raise TypeError(f"an action is given as an Action, its number or its text, not as {shortened(given)}")
        found = self._numbers.get(" ".join(given.split()))
        if found is None:
            name = given.split()[0] if given.split() else ""
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
        if self.definition.reasons is None:
            asked = self.words.say(self.prompt(position))
            return IllegalAction("not-asked", action=action.text, asked=asked, rules=self.definition.citation)
        message, arguments = self.definition.reasons.reason(self.unpack(position), int(action))
        return IllegalAction(message, words=self.words, action=action.text, **arguments)

    # --- positions in words ---

    def position(self, written: dict[str, Any] | str) -> Position:
        """The position that somebody wrote down: what is left out is empty, or as at the start of a game."""
        if isinstance(written, str):
            try:
                written = json.loads(written)
            except json.JSONDecodeError as error:
                raise ImpossiblePosition("position-not-json", line=error.lineno, problem=error.msg) from None
        if not isinstance(written, dict):
            raise ImpossiblePosition("position-not-object")
        fields = dict(written)
        if (name := fields.pop("game", self.name)) != self.name:
            raise ImpossiblePosition("position-other-game", name=str(name), mine=self.name)
        if (options := fields.pop("options", self.settings)) != self.settings:
            raise ImpossiblePosition(
                "position-other-options", theirs=json.dumps(options), mine=json.dumps(self.settings)
            )
        try:
            self._sound = self._read(fields)
        except Refused as refusal:
            message, arguments = refusal.message
            raise ImpossiblePosition(message, words=self.words, **arguments) from None
        return self.restore(self._sound)

    def _read(self, fields: dict[str, Any]) -> bytes:
        state = self.layout.unpack(interpreted_kernel(self.definition).start(self.vector))
        self.serialization.read(fields, state)
        return self.layout.pack(state)

    def write(self, position: Position, seat: int | None = None) -> dict[str, Any]:
        """A position in names and words; with a seat, what that seat's view shows of it."""
        fields = self.serialization.write(self.unpack(position), seat)
        return {"game": self.name, "options": self.settings, **fields}

    def draw(self, position: Position, seat: int | None = None, words: Words | None = None) -> str:
        """The board as text; with a seat, as that seat sees it."""
        return "\n".join("".join(text for text, _ in line).rstrip() for line in self.lines(position, seat, words))

    def lines(self, position: Position, seat: int | None = None, words: Words | None = None) -> list[Line]:
        """The board as lines of pieces of text, each with the name of a style."""
        if self.definition.drawing is None:
            return listed_position(self.write(position, seat))
        return self.definition.drawing.draw(self.unpack(position), seat, words or self.words)

    # --- text: messages, which `Words.say` puts into words ---

    def prompt(self, position: Position) -> Message:
        """One line that says what is asked, and of whom."""
        return self.definition.text.prompt(self.unpack(position))

    def sentence(self, position: Position, number: int) -> Message:
        """An action that is played in a position."""
        action, state = self.all_actions[number], self.unpack(position)
        variant = self.definition.text.variant(state, number)
        said: dict[str, Any] = {
            part.name: int(word) if word.isdigit() else Word(f"{part.name}-{word}")
            for part, word in zip(action.block.parameters, action.words, strict=True)
        }
        who = position.actor
        if who is not None and who != CHANCE:
            said["who"] = Seat(who)
        said.update(self.definition.text.circumstances(state))
        return f"says-{action.block.name}{variant}", said

    def consequences(self, before: Position, after: Position) -> list[Message]:
        """What an action brought about besides itself."""
        return self.definition.text.consequences(self.unpack(before), self.unpack(after))

    def preview(self, view: View, number: int) -> list[Message]:
        """What would come of a legal action, as far as the seat that is asked can know.

        A game's `previews.preview(state, action)` answers from what the view holds. Without one, the action is tried
        on a supposition of what is hidden; where it would reveal something, nothing is preview.
        """
        if self.definition.previews is not None:
            return self.definition.previews.preview(self.unpack(view), number)
        supposed = view.supposed
        after = supposed.play(number)
        if after.view(view.seat).unknown < view.unknown:
            return []
        return self.consequences(supposed, after)

    def derived(self, view: View) -> dict[str, Any]:
        """What follows from a view by the rules: prizes, influence, worth; a board draws it and calculates nothing."""
        derived = self.definition.derived
        return derived.derived(self.unpack(view), view.seat) if derived else {}

    def changes(self, view: View, number: int) -> dict[str, Any]:
        """The entries of `derived` that a legal action would change, as far as the seat that is asked can know."""
        derived = self.definition.derived
        return derived.changes(self.unpack(view), view.seat, number) if derived else {}

    def final_lines(self, position: Position) -> list[tuple[int, Message, int]]:
        """The final scores of a game that is over, line by line: seat, what for, points."""
        return self.definition.text.final_lines(self.unpack(position))

    def remarks(self) -> list[Message]:
        """What a person should know about the tables of data that this game uses."""
        return self.definition.text.remarks(self.settings)

    def invariant(self, number: int) -> str:
        """What should always hold, in words, by the number that `rules.broken` gives."""
        return self.words(f"invariant-{self.definition.state.INVARIANTS[number]}")

    # --- facts ---

    @property
    def name(self) -> str:
        return self.definition.name

    @property
    def folder(self) -> Path:
        """Where the game's words, rule pages and tables of data lie."""
        return self.definition.folder

    @property
    def players(self) -> int:
        players: int = self.settings["players"]
        return players

    @cached_property
    def serialization(self) -> SerializationModule:
        """How positions are written and read: as the game says, or as its state table does."""
        state, rules = self.definition.state, self.definition.rules
        return self.definition.serialization or CheckedForm(state.State, state.INVARIANTS, rules.broken)

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat: its own, unless the game makes partners of some."""
        sides = self.definition.sides
        return sides(self.players) if sides else tuple(range(self.players))

    @property
    def blocks(self) -> tuple[Block, ...]:
        return self.definition.actions.BLOCKS

    @property
    def layout(self) -> Layout:
        return layout(self.definition)

    @property
    def compiled(self) -> bool:
        """Whether the rules run compiled."""
        return bool(self.kernel.compiled)

    @cached_property
    def rules_hash(self) -> str:
        """Names the exact rules, for records."""
        return source_hash(self.definition)

    @property
    def words(self) -> Words:
        """The game's words, with seats called by their number."""
        return self.definition.words

    def unpack(self, position: Any) -> Any:
        """The state of a position as numbers and lists, to be read only."""
        return unpacked(self.layout, position.raw)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.name, self.settings) == (other.name, other.settings)

    def __hash__(self) -> int:
        return hash((self.name, tuple(self.vector)))

    def __repr__(self) -> str:
        return f"{self.name} for {self.players}"

    def __reduce__(self) -> tuple[Any, ...]:
        return make, (self.name, self.settings, not self.compiled)


def listed_position(written: dict[str, Any]) -> list[Line]:
    """A board for a game that draws none: what is written of a position, a line for each name."""
    lines: list[Line] = []
    for name, value in written.items():
        if name not in ("game", "options"):
            rows = value if isinstance(value, list) and any(isinstance(row, list | dict) for row in value) else [value]
            lines += [[(f"{name if at == 0 else '':14}", "dim"), (json.dumps(row), "")] for at, row in enumerate(rows)]
    return lines


@lru_cache(maxsize=64)
def unpacked(layout: Layout, raw: bytes) -> Any:
    """A state to be read only: much is asked of one and the same position."""
    return layout.unpack(raw)


def make(name: str, settings: dict[str, Any], interpreted: bool) -> Game:
    """A game from settings that may be incomplete; every wrong one is named, with what would be right."""
    if name not in GAMES:
        raise UnknownGame("unknown-game", name=str(name), known=", ".join(GAMES))
    definition = GAMES[name]
    options = definition.options
    known = {option.name: option for option in options.OPTIONS}
    for given in settings:
        if given not in known:
            raise WrongOption("unknown-option", game=name, option=given, known=", ".join(known))
    settled: dict[str, Any] = {}
    for option in options.OPTIONS:
        value = settings.get(option.name)
        if isinstance(option, ChoiceOption):
            value = option.default if value is None else value
            if value not in option.values or isinstance(value, bool) != isinstance(option.values[0], bool):
                valid = ", ".join(map(str, option.values))
                raise WrongOption("wrong-value", game=name, option=option.name, value=str(value), known=valid)
            settled[option.name] = value
        else:
            try:
                settled[option.name] = option.parse(table_given(definition.folder / option.default, value))
            except Refused as refusal:
                message, arguments = refusal.message
                raise WrongOption(message, words=definition.words, **arguments) from None
    try:
        vector = options.vector(settled)
    except Refused as refusal:
        message, arguments = refusal.message
        raise WrongOption(message, words=definition.words, **arguments) from None
    kernel = None if interpreted else compiled_kernel(definition)
    return Game(definition, settled, kernel or interpreted_kernel(definition), vector)


def table_given(default: Path, value: Any) -> Any:
    """What a table option holds: nothing for the default, a file to read, or the data themselves."""
    if value is not None and not isinstance(value, (str, Path)):
        return value
    path = default if value is None else Path(value)
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise WrongOption("table-unreadable", path=str(path), problem=error.strerror or str(error)) from None
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        raise WrongOption("table-not-json", path=str(path), problem=str(error)) from None


def game(name: str, *, interpreted: bool = False, **options: Any) -> Game:
    """A game by its name, with its options as keywords; `interpreted` asks for the rules as plain Python."""
    return make(name, options, interpreted)
