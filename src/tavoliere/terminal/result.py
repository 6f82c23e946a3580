"""How a game ended: who won, everybody's rank, points and where they come from, and how to check cards and dice."""

from textwrap import wrap
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tavoliere.terminal.base_screen import LocalizedScreen
from tavoliere.terminal.hot_seat import HotSeat
from tavoliere.words import spoken

BROAD = 62  # fits the sheet, below a name
COMMANDS = ("rematch", "replay", "board", "menu")


class ResultScreen(LocalizedScreen, ModalScreen[str]):
    """The result, in front of the final board."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('board')", show=False)]

    def __init__(self, sitting: HotSeat) -> None:
        super().__init__()
        self.sitting = sitting

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="result", classes="sheet"):
            yield Static(id="winners", markup=False)
            yield Static(id="ranking", markup=False)
            yield OptionList(id="afterwards", markup=False, compact=True)
            yield Static(id="fairness", markup=False)

    def refresh_text(self) -> None:
        self.query_one("#winners", Static).update(self.winners())
        self.query_one("#ranking", Static).update(self.ranking())
        self.query_one("#fairness", Static).update(self.fairness())
        afterwards = self.query_one("#afterwards", OptionList)
        afterwards.clear_options()
        afterwards.add_options([Option(self.say(f"terminal-command-{command}"), command) for command in COMMANDS])
        afterwards.highlighted = 0
        afterwards.focus()

    def winners(self) -> str:
        result = self.sitting.position.result
        assert result is not None
        names = [self.called(self.sitting.match, seat) for seat in result.winners]
        points = result.scores[result.winners[0]]
        if len(names) == 1:
            return self.say("won-by", who=names[0], points=points)
        return self.say("won-together", others=", ".join(names[:-1]), last=names[-1], points=points)

    def ranking(self) -> Content:
        result = self.sitting.position.result
        assert result is not None
        width = max(len(self.called(self.sitting.match, seat)) for seat in range(len(self.sitting.match.seats)))
        lines = []
        for seat in sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat)):
            name = self.called(self.sitting.match, seat)
            line = f"{result.ranks[seat]:>2}.  {name:<{width}}  {result.scores[seat]:>5}"
            lines.append(Content.styled(line, "bold $primary" if seat in result.winners else ""))
            lines += [Content.styled(f"     {source}", "$quiet") for source in wrap(self.sources(seat), BROAD)]
        return Content("\n").join(lines)

    def sources(self, seat: int) -> str:
        """Where the points come from."""
        match = self.sitting.match
        lines = [(told, points) for who, told, points in match.game.final_lines(match.position) if who == seat]
        with spoken(self.program.language):
            return " · ".join(match.words.say(told) + (f" {points}" if points else "") for told, points in lines)

    def fairness(self) -> Content:
        """The hash that was published, the secret behind it, and how to check every card and die with them."""
        dice = self.sitting.match.dice
        if dice is None:
            return Content.styled(self.say("terminal-by-hand"), "$quiet")
        return Content.assemble(
            (self.say("terminal-commitment", hash=dice.commitment), "$quiet"),
            "\n",
            (self.say("terminal-secret", secret=dice.secret.hex()), "$quiet"),
            "\n",
            self.say("terminal-verify", path=str(self.sitting.path)),
        )

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id)
