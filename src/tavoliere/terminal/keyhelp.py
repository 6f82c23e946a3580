"""The keys of the table and of the replay, explained."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from tavoliere.terminal.base_screen import LocalizedScreen

KEYS = {
    "table": (
        ("↑ ↓ Enter", "choose"),
        ("1 … 9 0", "number"),
        ("← Esc", "back"),
        ("/", "filter"),
        ("w  :", "why"),
        ("u", "undo"),
        ("Enter", "hurry"),
        ("PgUp PgDn", "log"),
        ("⇧ ↑ ↓ ← →", "board"),
        ("b", "only-board"),
        ("r", "rules"),
        ("s", "save"),
        ("f", "pace"),
        ("l", "language"),
        ("t", "light"),
        ("m", "menu"),
        ("q", "quit"),
    ),
    "replay": (
        ("← →", "step"),
        ("PgUp PgDn", "leap"),
        ("Home End", "ends"),
        ("v", "view"),
        ("⇧ ↑ ↓ ← →", "board"),
        ("l", "language"),
        ("t", "light"),
    ),
}


class HelpScreen(LocalizedScreen, ModalScreen[None]):
    """What each key does; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,question_mark,f1", "dismiss", show=False)]

    def __init__(self, place: str) -> None:
        super().__init__()
        self.place = place

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet"):
            yield Static(id="keys", markup=False)

    def refresh_text(self) -> None:
        lines = [Content.styled(self.say("terminal-help-title"), "bold $accent"), Content("")]
        for key, meaning in KEYS[self.place]:
            lines.append(Content.assemble((f"{key:<11}", "bold $primary"), self.say(f"terminal-help-{meaning}")))
        self.query_one("#keys", Static).update(Content("\n").join(lines))
