"""What a game says: messages, which `Words.say` puts into words."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from tavoliere.definition import points
from tavoliere.definition.event_table import NONE, GameEvent, Owners, invariant_table, masked, messages
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.definition.points import Gain, Summary
from tavoliere.definition.schema import TableOption
from tavoliere.definition.scorer_sheet import ScoreLine
from tavoliere.engine.action import Action
from tavoliere.engine.layout import Layout
from tavoliere.words import Message, Seat, Word, Words


class GameText(ABC):
    """The part of a game that speaks."""

    definition: GameDefinition
    settings: dict[str, Any]
    all_actions: list[Action]

    @property
    @abstractmethod
    def layout(self) -> Layout:
        """How states lie in memory."""

    @property
    @abstractmethod
    def sides(self) -> tuple[int, ...]:
        """The side of each seat: partners are on one side."""

    @property
    @abstractmethod
    def owners(self) -> Owners:
        """Whose each colour is, where events name colours by that."""

    @abstractmethod
    def unpack(self, position: Any) -> Any:
        """The state of a position as numbers and lists, to be read only."""

    @property
    def words(self) -> Words:
        """The game's words, with seats called by their number."""
        return self.definition.words

    @property
    def explanations(self) -> dict[str, Callable[..., Any]]:
        """The plain functions that explain, by name."""
        return self.definition.explaining

    def explained(self, form: str, position: Any, number: int = 0) -> Message:
        """What one of these functions says of a position or a view."""
        return self.messages(seen(position).explained(form, number))[0]

    def prompt(self, position: Any) -> Message:
        """One line that says what is asked, and of whom."""
        return self.explained("prompt", position)

    def sentence(self, position: Any, number: int) -> Message:
        """An action that is played in a position."""
        return self.messages([self.noted_sentence(position, number)])[0]

    def noted_sentence(self, position: Any, number: int) -> GameEvent:
        """The same as a message of the table and its numbers."""
        if "sentence" in self.explanations:
            found: GameEvent = seen(position).explained("sentence", number)[0]
            return found
        action, actor = self.all_actions[number], position.actor
        parts = (part.words.index(word) for part, word in zip(action.block.parameters, action.words, strict=True))
        kind = len(self.definition.event_table) + self.definition.actions.BLOCKS.index(action.block)
        return GameEvent(kind, (*parts, NONE if actor is None else actor))

    def action_name(self, action: Action) -> Message:
        """An action, whatever the position: what it is, and its parts; as records have it where a game has no words."""
        name = f"says-{action.block.name}.action"
        if not self.words.knows(name):
            return "action-written", {"text": action.text}
        if not action.words:
            return name, {}
        parts = [Seat(word) if name == "seat" else word for name, word in action.arguments.items()]
        return "action-named", {"what": Word(name), "parts": parts}

    def noted(self, position: Any, number: int) -> list[GameEvent]:
        """What the rules note when an action is played in a position; `as_seen` says what somebody is told of it."""
        found: list[GameEvent] = position.play_noting(number)[1]
        return found

    def as_seen(self, events: Sequence[GameEvent], number: int, seen: int) -> Sequence[GameEvent]:
        """Events of an action as they are told to whoever sees it as the action `seen`."""
        return events if seen == number else masked(self.definition.messages, events)

    def consequences(self, position: Any, number: int) -> list[Message]:
        """What an action that is played in a position brings about besides itself."""
        return self.messages(self.noted(position, number))

    def messages(self, events: Sequence[GameEvent]) -> list[Message]:
        """Events in words."""
        return messages(self.definition.messages, events, self.sides, self.owners)

    def gains(self, events: Sequence[GameEvent]) -> list[Gain]:
        """What was earned where."""
        return points.gains(self.definition.event_table, events, self.sides, self.owners)

    def summary(self, events: Sequence[GameEvent]) -> Summary | None:
        """What was counted, where a sheet is made of it."""
        return points.summary(self.definition.event_table, events, self.sides, self.owners)

    def counted(self, events: Sequence[GameEvent]) -> bool:
        """Whether a sheet may be made of them."""
        return points.counted(self.definition.event_table, events)

    def joint(self, position: Any, numbers: Sequence[int]) -> list[Message]:
        """What several steps from a position on, as they are seen, are told as; nothing where each is by itself."""
        return self.messages(seen(position).joint(numbers)) if len(numbers) > 1 else []

    def final_lines(self, position: Any) -> list[ScoreLine]:
        """The final scores of a game that is over, line by line: seat, what for, points."""
        noted = seen(position).explained("final_lines") if "final_lines" in self.explanations else []
        return points.score_lines(self.definition.event_table, noted, self.sides, self.owners)

    def remarks(self) -> list[Message]:
        """What a person should know about the tables of data that this game uses."""
        tables = [option for option in self.definition.options.OPTIONS if isinstance(option, TableOption)]
        return [remark for option in tables for remark in option.remarks(self.settings[option.name])]

    def invariant(self, number: int) -> str:
        """What is said where something does not hold, by the number that `rules.broken` gives, in general."""
        said = invariant_table(self.definition.state.INVARIANTS)[number]
        return self.words(said.message, **{name: "..." for name, _ in said.arguments})


def seen(position: Any) -> Any:
    """The position itself, or of a view what is known of it."""
    return getattr(position, "known", position) if hasattr(position, "seat") else position
