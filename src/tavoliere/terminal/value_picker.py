"""A setting of which one sees the value and turns it to the next."""

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widgets import Static


class ValuePicker(Static, can_focus=True):
    """A label and one of several values: ◂ 3 ▸. Left and right turn it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right,space,enter", "turn(1)", show=False),
    ]

    class Changed(Message):
        """The value changed."""

        def __init__(self, picker: "ValuePicker") -> None:
            super().__init__()
            self.picker = picker

        @property
        def control(self) -> "ValuePicker":
            return self.picker

    def __init__(self, count: int, at: int = 0, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes, markup=False)
        self.count = count
        self.at = at
        self.label = ""
        self.values: Sequence[str] = ()

    def tell(self, label: str, values: Sequence[str]) -> None:
        """What the setting and its values are called."""
        self.label = label
        self.values = values
        self.show()

    def show(self) -> None:
        width = max(Content(value).cell_length for value in self.values)
        value = self.values[self.at]
        padded = value + " " * (width - Content(value).cell_length)
        label = Content.assemble((f"{self.label} ", "$quiet")) if self.label else Content("")
        self.update(label + Content.assemble(("◂ ", "$primary"), (padded, "bold"), (" ▸", "$primary")))

    def action_turn(self, by: int) -> None:
        self.at = (self.at + by) % self.count
        self.show()
        self.post_message(self.Changed(self))

    def on_click(self, event: Click) -> None:
        self.action_turn(-1 if event.x <= Content(self.label).cell_length + 2 else 1)
