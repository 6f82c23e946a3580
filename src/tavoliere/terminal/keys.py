"""The line at the foot of a screen that says which keys do what; a click on one does it too."""

from typing import NamedTuple

from textual.content import Content
from textual.style import Style
from textual.widgets import Static

STRONG = Style(bold=True)


class Key(NamedTuple):
    """A key as it is shown, the name of the message that says what it does, and the action, the screen's or `app.…`."""

    key: str
    message: str
    action: str


class KeysLine(Static):
    """The keys that mean something at the moment."""

    def show(self, keys: list[tuple[str, str, str]]) -> None:
        """Show keys, each with its meaning in words and its action."""
        pieces: list[tuple[str, Style] | str] = []
        for key, meaning, action in keys:
            click = Style.from_meta({"@click": action if "." in action else f"screen.{action}"})
            pieces += [(key, click + STRONG), (f" {meaning}", click), "  "]
        self.update(Content.assemble(*pieces))
