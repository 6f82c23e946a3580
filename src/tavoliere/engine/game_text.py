"""What a game says: messages, which `Words.say` puts into words."""

from abc import ABC, abstractmethod
from typing import Any

from tavoliere.definition import plain_events
from tavoliere.definition.game_definition import EventsModule, GameDefinition
from tavoliere.engine.action import Action
from tavoliere.words import Message, Seat, Words


class GameText(ABC):
    """The part of a game that speaks."""

    definition: GameDefinition
    settings: dict[str, Any]
    all_actions: list[Action]

    @abstractmethod
    def unpack(self, position: Any) -> Any:
        """The state of a position as numbers and lists, to be read only."""

    @property
    def words(self) -> Words:
        """The game's words, with seats called by their number."""
        return self.definition.words

    def prompt(self, position: Any) -> Message:
        """One line that says what is asked, and of whom."""
        return self.definition.text.prompt(self.unpack(position))

    def sentence(self, position: Any, number: int) -> Message:
        """An action that is played in a position."""
        action, state = self.all_actions[number], self.unpack(position)
        variant = self.definition.text.variant(state, number)
        said = dict(action.said)
        who = position.actor
        if who is not None and who >= 0:
            said["who"] = Seat(who)
        said.update(self.definition.text.circumstances(state))
        return f"says-{action.block.name}{variant}", said

    def consequences(self, before: Any, after: Any) -> list[Message]:
        """What an action brought about besides itself."""
        return self.definition.text.consequences(self.unpack(before), self.unpack(after))

    @property
    def events(self) -> EventsModule:
        """How what happens is shown."""
        return self.definition.events or plain_events

    def final_lines(self, position: Any) -> list[tuple[int, Message, int]]:
        """The final scores of a game that is over, line by line: seat, what for, points."""
        return self.definition.text.final_lines(self.unpack(position))

    def remarks(self) -> list[Message]:
        """What a person should know about the tables of data that this game uses."""
        return self.definition.text.remarks(self.settings)

    def invariant(self, number: int) -> str:
        """What should always hold, in words, by the number that `rules.broken` gives."""
        return self.words(f"invariant-{self.definition.state.INVARIANTS[number]}")
