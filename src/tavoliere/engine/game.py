"""A game to be played: its rules with all options settled, its actions, its words."""

import importlib
import json
from functools import cached_property, lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

from tavoliere.definition.schema import Block, ChoiceOption, Refused
from tavoliere.engine.checks import shortened
from tavoliere.engine.codegen import folder, source_hash
from tavoliere.engine.errors import IllegalAction, ImpossiblePosition, UnknownGame, WrongOption
from tavoliere.engine.interpreted import MOST_LEGAL
from tavoliere.engine.kernels import InterpretedPosition, compiled_kernel, compiled_position, interpreted_kernel, layout
from tavoliere.engine.layout import Layout
from tavoliere.engine.position import CHANCE, Position, View
from tavoliere.games import GAMES
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

    def __init__(self, name: str, settings: dict[str, Any], kernel: Any, vector: list[int]) -> None:
        self.name = name
        self.settings = settings
        self.kernel = kernel
        self.vector = vector
        self.package = GAMES[name]
        self.folder: Path = folder(self.package)
        self.all_actions = listed(self.module("actions").BLOCKS)
        self._numbers = {action.text: action for action in self.all_actions}
        self._position: type[Position] = compiled_position() if kernel.compiled else InterpretedPosition
        self._sound = b""  # the last full state that was found sound

    # --- playing ---

    def start(self) -> Position:
        """The first position."""
        return self._first

    @cached_property
    def _first(self) -> Position:
        return self.restore(interpreted_kernel(self.package).start(self.vector))

    def restore(self, raw: bytes) -> Position:
        """The position, or the view, whose state is these bytes; ImpossiblePosition if there is none."""
        return self._position.of(self, raw)

    def check_state(self, raw: bytes) -> bool:
        """Refuse bytes that are no state of this game: compiled rules must never be let loose on one.

        The state is written in words and read again, as if somebody had written it by hand, and must come out the
        same; of a view, a redeal is. Returns whether the seat that is to act knows everything of its own here.
        """
        try:
            kernel = interpreted_kernel(self.package)
            full = raw
            if kernel.rules.unknown(self.layout.unpack(raw), [0] * MOST_LEGAL):
                full = kernel.redealt(raw)
            if full != self._sound:
                state = self.layout.unpack(full)
                written = self.module("serialization").write(state, None)
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
        message, arguments = self.module("text").reason(self.unpack(position), int(action))
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
        state = self.layout.unpack(interpreted_kernel(self.package).start(self.vector))
        self.module("serialization").read(fields, state)
        return self.layout.pack(state)

    def write(self, position: Position, seat: int | None = None) -> dict[str, Any]:
        """A position in names and words; with a seat, what that seat's view shows of it."""
        fields: dict[str, Any] = self.module("serialization").write(self.unpack(position), seat)
        return {"game": self.name, "options": self.settings, **fields}

    def draw(self, position: Position, seat: int | None = None, words: Words | None = None) -> str:
        """The board as text; with a seat, as that seat sees it."""
        return "\n".join("".join(text for text, _ in line).rstrip() for line in self.lines(position, seat, words))

    def lines(
        self, position: Position, seat: int | None = None, words: Words | None = None
    ) -> list[list[tuple[str, str]]]:
        """The board as lines of pieces of text, each with the name of a style."""
        lines: list[list[tuple[str, str]]] = self.module("drawing").draw(
            self.unpack(position), seat, words or self.words
        )
        return lines

    # --- text: messages, which `Words.say` puts into words ---

    def prompt(self, position: Position) -> Message:
        """One line that says what is asked, and of whom."""
        message: Message = self.module("text").prompt(self.unpack(position))
        return message

    def sentence(self, position: Position, number: int) -> Message:
        """An action that is played in a position."""
        action, state = self.all_actions[number], self.unpack(position)
        variant: str = self.module("text").variant(state, number)
        said: dict[str, Any] = {
            part.name: int(word) if word.isdigit() else Word(f"{part.name}-{word}")
            for part, word in zip(action.block.parameters, action.words, strict=True)
        }
        who = position.actor
        if who is not None and who != CHANCE:
            said["who"] = Seat(who)
        said.update(self.module("text").circumstances(state))
        return f"says-{action.block.name}{variant}", said

    def consequences(self, before: Position, after: Position) -> list[Message]:
        """What an action brought about besides itself."""
        told: list[Message] = self.module("text").consequences(self.unpack(before), self.unpack(after))
        return told

    def preview(self, view: View, number: int) -> list[Message]:
        """What would come of a legal action, as far as the seat that is asked can know.

        A game's `text.preview(state, action)` answers from what the view holds. Without one, the action is tried
        on a supposition of what is hidden; where it would reveal something, nothing is preview.
        """
        text = self.module("text")
        if hasattr(text, "preview"):
            own: list[Message] = text.preview(self.unpack(view), number)
            return own
        supposed = view.supposed
        after = supposed.play(number)
        if after.view(view.seat).unknown < view.unknown:
            return []
        return self.consequences(supposed, after)

    def derived(self, view: View) -> dict[str, Any]:
        """What follows from a view by the rules: prizes, influence, worth; a board draws it and calculates nothing."""
        found: dict[str, Any] = self.module("derived").derived(self.unpack(view), view.seat)
        return found

    def changes(self, view: View, number: int) -> dict[str, Any]:
        """The entries of `derived` that a legal action would change, as far as the seat that is asked can know."""
        found: dict[str, Any] = self.module("derived").changes(self.unpack(view), view.seat, number)
        return found

    def final_lines(self, position: Position) -> list[tuple[int, Message, int]]:
        """The final scores of a game that is over, line by line: seat, what for, points."""
        lines: list[tuple[int, Message, int]] = self.module("text").final_lines(self.unpack(position))
        return lines

    def remarks(self) -> list[Message]:
        """What a person should know about the tables of data that this game uses."""
        told: list[Message] = self.module("text").remarks(self.settings)
        return told

    # --- facts ---

    @property
    def players(self) -> int:
        players: int = self.settings["players"]
        return players

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat: its own, unless the game's table `SIDE` makes partners of some (CM 2)."""
        state = self.module("state")
        if not hasattr(state, "SIDE"):
            return tuple(range(self.players))
        first: int = self.players * state.SEATS
        sides: tuple[int, ...] = state.SIDE[first : first + self.players]
        return sides

    @property
    def blocks(self) -> tuple[Block, ...]:
        blocks: tuple[Block, ...] = self.module("actions").BLOCKS
        return blocks

    @property
    def layout(self) -> Layout:
        return layout(self.package)

    @property
    def compiled(self) -> bool:
        """Whether the rules run compiled."""
        return bool(self.kernel.compiled)

    @cached_property
    def rules_hash(self) -> str:
        """Names the exact rules, for records."""
        return source_hash(self.package)

    @property
    def words(self) -> Words:
        """The game's words, with seats called by their number."""
        return Words(self.folder)

    def module(self, name: str) -> ModuleType:
        """One file of the game's folder."""
        return importlib.import_module(f"{self.package}.{name}")

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


@lru_cache(maxsize=64)
def unpacked(layout: Layout, raw: bytes) -> Any:
    """A state to be read only: much is asked of one and the same position."""
    return layout.unpack(raw)


def make(name: str, settings: dict[str, Any], interpreted: bool) -> Game:
    """A game from settings that may be incomplete; every wrong one is named, with what would be right."""
    if name not in GAMES:
        raise UnknownGame("unknown-game", name=str(name), known=", ".join(GAMES))
    package = GAMES[name]
    options = importlib.import_module(f"{package}.options")
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
                settled[option.name] = option.parse(table_given(folder(package) / option.default, value))
            except Refused as refusal:
                message, arguments = refusal.message
                raise WrongOption(message, words=Words(folder(package)), **arguments) from None
    try:
        vector: list[int] = options.vector(settled)
    except Refused as refusal:
        message, arguments = refusal.message
        raise WrongOption(message, words=Words(folder(package)), **arguments) from None
    kernel = None if interpreted else compiled_kernel(package)
    return Game(name, settled, kernel or interpreted_kernel(package), vector)


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
