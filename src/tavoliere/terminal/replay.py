"""A match step by step, through anybody's eyes."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from tavoliere.engine.game import SPECTATOR
from tavoliere.table.match import HUMAN, Match
from tavoliere.terminal.base_screen import BaseScreen
from tavoliere.terminal.board import WAYS, Board
from tavoliere.terminal.keys import Key, KeysLine
from tavoliere.words import spoken

LEAP = 10


def views(match: Match) -> list[int | None]:
    """Through whose eyes a match may be seen; None knows all.

    A finished one through everybody's. One that goes on shows no player what the others hold.
    """
    humans = [seat for seat, taken in enumerate(match.seats) if taken.player == HUMAN]
    if match.position.actor is None or not humans:
        return [None, *range(len(match.seats)), SPECTATOR]
    return [humans[0], SPECTATOR] if len(humans) == 1 else [SPECTATOR]


class Slider(Static):
    """Where in the game one is; a click goes elsewhere."""

    class Moved(Message):
        """The slider was clicked at a part of its length."""

        def __init__(self, part: float) -> None:
            super().__init__()
            self.part = part

    def show(self, at: int, last: int) -> None:
        room = max(1, self.size.width - 1)
        done = round(room * at / last) if last else room
        self.update(Content.assemble(("━" * done, "$primary"), ("●", "bold $accent"), ("─" * (room - done), "$quiet")))

    def on_click(self, event: Click) -> None:
        self.post_message(self.Moved(event.x / max(1, self.size.width - 1)))


class ReplayScreen(BaseScreen):
    """The board after each step, with what happened in sentences."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right,space,enter", "step(1)", show=False),
        Binding("pageup", f"step(-{LEAP})", show=False, priority=True),
        Binding("pagedown", f"step({LEAP})", show=False, priority=True),
        Binding("home", "go(0)", show=False, priority=True),
        Binding("end", "go(-1)", show=False, priority=True),
        Binding("v", "next_view", show=False),
        Binding("r", "rules", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("m", "app.home", show=False),
        Binding("escape", "app.close", show=False),
        *(Binding(f"shift+{way}", f"scroll_board('{way}')", show=False) for way in WAYS),
        Binding("up", "scroll_board('up')", show=False),
        Binding("down", "scroll_board('down')", show=False),
    ]

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.at = 0  # how many steps have been played
        self.views = views(match)
        self.eyes = self.views[0]

    def compose(self) -> ComposeResult:
        yield Board(id="board", most=0.75)
        yield Slider(id="slider", markup=False)
        yield Static(id="where", markup=False)
        yield Static(id="happened", markup=False)
        yield KeysLine()

    def keys(self) -> list[Key]:
        return [
            Key("←", "terminal-key-earlier", "step(-1)"),
            Key("→", "terminal-key-later", "step(1)"),
            Key("v", "terminal-key-view", "next_view"),
            Key("r", "terminal-key-rules", "rules"),
            Key("?", "terminal-key-help", "help"),
            Key("Esc", "terminal-key-close", "app.close"),
            Key("q", "terminal-key-quit", "app.leave"),
        ]

    def refresh_text(self) -> None:
        match = self.match
        position = match.positions[self.at]
        with spoken(self.program.language):
            seen = position if self.eyes is None else position.hidden_from(self.eyes)
            self.query_one(Board).show(match.game.lines(seen, self.eyes, match.words), self.program.dark)
            told = match.sentences(self.at - 1, self.eyes) if self.at else [self.say("terminal-beginning")]
        where = self.say("terminal-step", step=self.at, last=len(match.steps))
        self.query_one("#where", Static).update(f"{where} · {self.eyes_in_words()}")
        self.query_one("#happened", Static).update("\n".join(told))
        self.query_one(Slider).show(self.at, len(match.steps))
        super().refresh_text()

    def eyes_in_words(self) -> str:
        if self.eyes is None:
            return self.say("terminal-eyes-all")
        if self.eyes == SPECTATOR:
            return self.say("terminal-eyes-spectator")
        return self.say("terminal-eyes-seat", who=self.called(self.match, self.eyes))

    def on_resize(self) -> None:
        self.query_one(Slider).show(self.at, len(self.match.steps))

    def on_slider_moved(self, message: Slider.Moved) -> None:
        self.action_go(round(message.part * len(self.match.steps)))

    def action_go(self, step: int) -> None:
        self.at = len(self.match.steps) if step < 0 else step
        self.refresh_text()

    def action_step(self, by: int) -> None:
        self.action_go(min(len(self.match.steps), max(0, self.at + by)))

    def action_next_view(self) -> None:
        self.eyes = self.views[(self.views.index(self.eyes) + 1) % len(self.views)]
        self.refresh_text()

    def action_rules(self) -> None:
        self.program.open_rules(self.match.game.name)

    def action_help(self) -> None:
        self.program.open_help("replay")

    def action_scroll_board(self, way: str) -> None:
        self.query_one(Board).push(way)
