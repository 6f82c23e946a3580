"""The list of what may be chosen now."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.events import Key
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tavoliere.engine.action import Action
from tavoliere.engine.game import Position
from tavoliere.table.choices import Entry, entries
from tavoliere.terminal.choices import matching
from tavoliere.words import Words


class Asking(Vertical):
    """Legal actions, in groups where they are many, or a few commands such as "confirm"."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("backspace,left,escape", "close_group", show=False)]

    class Chosen(Message):
        """An action was chosen."""

        def __init__(self, action: Action) -> None:
            super().__init__()
            self.action = action

    class Commanded(Message):
        """A command was chosen."""

        def __init__(self, command: str) -> None:
            super().__init__()
            self.command = command

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.position: Position | None = None
        self.actions: tuple[Action, ...] = ()
        self.words = Words()
        self.entries: tuple[Entry, ...] = ()
        self.opened: list[Entry] = []  # the groups that were opened, one inside the other
        self.shown: tuple[Entry, ...] = ()
        self.commands: list[str] = []

    def compose(self) -> ComposeResult:
        yield Static(id="group", markup=False)
        yield OptionList(id="choices", markup=False, compact=True)

    @property
    def list(self) -> OptionList:
        return self.query_one("#choices", OptionList)

    # --- what is shown ---

    def ask(self, position: Position, actions: Sequence[Action], words: Words) -> None:
        """List the legal actions of a position."""
        before, self.actions = self.actions, tuple(actions)
        self.position, self.words = position, words
        self.entries = entries(position, actions)
        if before != self.actions:
            self.opened = []
        self.commands = []
        self.refill()

    def offer(self, commands: Sequence[tuple[str, str]]) -> None:
        """List commands: each a name and what it is called."""
        self.actions, self.opened, self.shown = (), [], ()
        self.commands = [command for command, _ in commands]
        self.fill([label for _, label in commands], "")

    def refill(self) -> None:
        group = self.opened[-1] if self.opened else None
        self.shown = group.entries if group else self.entries
        self.fill(self.labels(self.shown), f"◂ {self.words.say(group.label)}" if group else "")

    def labels(self, shown: Sequence[Entry]) -> tuple[str, ...]:
        return tuple(self.words.say(entry.label) for entry in shown)

    def filter(self, typed: str) -> None:
        """List only the actions in which everything typed occurs."""
        if typed.strip() and self.position is not None:
            self.shown = matching(self.position, self.actions, self.words, typed)
            self.fill(self.labels(self.shown), "")
        else:
            self.refill()

    def fill(self, labelled: Sequence[str], heading: str) -> None:
        self.query_one("#group", Static).update(heading)
        self.query_one("#group").display = bool(heading)
        choices = self.list
        choices.clear_options()
        choices.add_options(
            [
                Option(Content.assemble((f"{number % 10 if number <= 10 else ' '} ", "bold $primary"), label))
                for number, label in enumerate(labelled, 1)
            ]
        )
        choices.highlighted = 0 if labelled else None

    # --- what is chosen ---

    def choose(self, index: int) -> None:
        """The line with this index: open it if it is a group, else it is the choice."""
        if self.commands:
            if index < len(self.commands):
                self.post_message(self.Commanded(self.commands[index]))
        elif index < len(self.shown):
            entry = self.shown[index]
            if entry.is_group:
                self.opened.append(entry)
                self.refill()
            else:
                self.opened = []
                self.post_message(self.Chosen(entry.actions[0]))

    def choose_highlighted(self) -> None:
        if self.list.highlighted is not None:
            self.choose(self.list.highlighted)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.choose(event.option_index)

    def on_key(self, event: Key) -> None:
        if event.character and event.character in "1234567890":
            event.stop()
            self.choose((int(event.character) - 1) % 10)

    def on_click(self) -> None:
        self.list.focus()

    def action_close_group(self) -> None:
        if self.opened:
            self.opened.pop()
            self.refill()
