"""The board of a game on the screen."""

from textual.app import ComposeResult
from textual.containers import ScrollableContainer
from textual.widgets import Static

from tavoliere.definition.canvas import BoardLine
from tavoliere.terminal.look import painted

WAYS = {"up": (0, -2), "down": (0, 2), "left": (-6, 0), "right": (6, 0)}  # columns and lines of one scroll


class Board(ScrollableContainer, can_focus=False):
    """A board as lines of styled text; larger than its window, it scrolls."""

    def __init__(self, id: str | None = None, most: float = 0.6) -> None:
        super().__init__(id=id)
        self.most = most  # the part of the screen's height from which on empty lines are left out
        self.lines: list[BoardLine] = []
        self.dark = False

    def compose(self) -> ComposeResult:
        yield Static(id="drawing", markup=False)

    def show(self, lines: list[BoardLine], dark: bool) -> None:
        self.lines = lines
        self.dark = dark
        self.paint()

    def paint(self) -> None:
        width = self.size.width
        height = int(self.screen.size.height * self.most)
        self.query_one("#drawing", Static).update(painted(self.lines, self.dark, width, height))

    def push(self, way: str) -> None:
        """Scroll a little up, down, left or right."""
        x, y = WAYS[way]
        self.scroll_relative(x=x, y=y, animate=False)

    def on_resize(self) -> None:
        self.paint()
