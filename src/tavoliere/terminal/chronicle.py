"""The log: what happened, in sentences, as one seat may know it."""

from functools import lru_cache
from typing import ClassVar

from rich.segment import Segment
from rich.text import Text
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from tavoliere.table.match import Match
from tavoliere.terminal.look import wrapped
from tavoliere.words import language


class Account:
    """The sentences of a match for one pair of eyes, kept so that only what is new is put into words."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told: list[list[str]] = []
        self._told_to: tuple[int, str] | None = None

    def sentences(self, seat: int) -> list[list[str]]:
        """What happened at each step so far, in the language of the moment."""
        if self._told_to != (seat, language()):
            self._told_to = (seat, language())
            self.told = []
        steps = len(self.match.steps)
        # The last step may have been taken back and another one played instead.
        del self.told[max(0, min(len(self.told), steps) - 1) :]
        self.told += [self.match.sentences(step, seat) for step in range(len(self.told), steps)]
        return self.told

    def fresh(self, seat: int) -> int:
        """The last step at which this seat decided: from there on things are new to it."""
        mine = [step for step in range(len(self.match.steps)) if self.match.positions[step].actor == seat]
        return mine[-1] if mine else 0


@lru_cache(maxsize=4096)
def in_lines(sentence: str, width: int) -> list[str]:
    """A sentence as lines of a width; what follows the first is set in a little."""
    first, *others = wrapped(Text(sentence), width)
    return [first.plain, *(f" {line.plain}" for line in others)]


class Chronicle(ScrollView, can_focus=False):
    """The log on the screen: the latest at the end, what is new in full ink. Only lines in sight are drawn."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"chronicle--fresh", "chronicle--older"}

    def __init__(self, classes: str | None = None) -> None:
        super().__init__(classes=classes)
        self.told: list[list[str]] = []
        self.fresh = 0
        self.lines: list[tuple[str, bool]] = []  # as they are drawn, and whether each is new

    def tell(self, told: list[list[str]], fresh: int) -> None:
        self.told = told
        self.fresh = fresh
        self.lay_out()
        self.scroll_end(animate=False)

    def lay_out(self) -> None:
        width = max(10, self.scrollable_content_region.width - 1)
        self.lines = [
            (line, step >= self.fresh)
            for step, sentences in enumerate(self.told)
            for sentence in sentences
            for line in in_lines(sentence, width)
        ]
        self.virtual_size = Size(0, len(self.lines))
        self.refresh()

    def on_resize(self) -> None:
        self.lay_out()
        self.scroll_end(animate=False)

    def render_line(self, y: int) -> Strip:
        at = y + self.scroll_offset.y
        text, fresh = self.lines[at] if at < len(self.lines) else ("", False)
        style = self.get_component_rich_style("chronicle--fresh" if fresh else "chronicle--older")
        return Strip([Segment(text, style)]).adjust_cell_length(self.size.width, self.rich_style)

    def leaf(self, way: int) -> None:
        """Scroll a page back or on."""
        self.scroll_relative(y=way * max(1, self.size.height - 1), animate=False)
