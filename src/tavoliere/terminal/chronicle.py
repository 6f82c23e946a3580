"""The log: what happened, in sentences, as one seat may know it."""

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from tavoliere.table.match import Match
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


class Chronicle(VerticalScroll, can_focus=False):
    """The log on the screen: the latest at the end, what is new in full ink."""

    def compose(self) -> ComposeResult:
        yield Static(classes="told", markup=False)

    def tell(self, told: list[list[str]], fresh: int) -> None:
        lines = [
            Content.styled(sentence, "" if step >= fresh else "$quiet")
            for step, sentences in enumerate(told)
            for sentence in sentences
        ]
        self.query_one(".told", Static).update(Content("\n").join(lines))
        self.scroll_end(animate=False)

    def leaf(self, way: int) -> None:
        """Scroll a page back or on."""
        self.scroll_relative(y=way * max(1, self.size.height - 1), animate=False)
