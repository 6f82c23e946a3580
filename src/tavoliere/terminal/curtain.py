"""The curtain between two players at one screen: nothing of the table is seen while it is down."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Static

from tavoliere.terminal.base_screen import BaseScreen
from tavoliere.terminal.keys import Key, KeysLine


class CurtainScreen(BaseScreen):
    """Pass the screen to a player, who lifts the curtain."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "lift", show=False)]

    def __init__(self, name_of_player: str) -> None:
        super().__init__()
        self.name_of_player = name_of_player

    def compose(self) -> ComposeResult:
        with Vertical(id="curtain"):
            yield Static(id="pass", markup=False)
            yield Static(id="look-away", markup=False)
        yield KeysLine()

    def keys(self) -> list[Key]:
        return [
            Key("Enter", "terminal-key-lift", "lift"),
            Key("m", "terminal-key-menu", "app.home"),
            Key("q", "terminal-key-quit", "app.leave"),
        ]

    def refresh_text(self) -> None:
        self.query_one("#pass", Static).update(self.say("terminal-pass", who=self.name_of_player))
        self.query_one("#look-away", Static).update(self.say("terminal-look-away", who=self.name_of_player))
        super().refresh_text()

    def action_lift(self) -> None:
        self.dismiss()
