"""The line at the foot of the table on which a person types."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Input

FILTER, WHY, SAVE = "filter", "why", "save"  # what a line is typed for: to find a choice, try an action, name a file


class InputLine(Input):
    """Opens for one purpose, hands over what was typed, and is gone again."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "cancel", show=False)]

    class Entered(Message):
        """A line was typed and entered."""

        def __init__(self, purpose: str, text: str) -> None:
            super().__init__()
            self.purpose = purpose
            self.text = text

    class Cancelled(Message):
        """The line was left without entering it."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id, compact=True)
        self.purpose: str | None = None
        self.display = False

    def open(self, purpose: str, text: str, hint: str) -> None:
        self.purpose = purpose
        self.value = text
        self.placeholder = hint
        self.display = True
        self.focus()

    def close(self) -> None:
        self.purpose = None
        self.display = False

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        if self.purpose is not None:
            self.post_message(self.Entered(self.purpose, self.value.strip()))

    def action_cancel(self) -> None:
        self.close()
        self.post_message(self.Cancelled())
