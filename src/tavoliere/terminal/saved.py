"""The saved games: go on with one, or look at a finished one again."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tavoliere.terminal.base_screen import BaseScreen
from tavoliere.terminal.hot_seat import HotSeat
from tavoliere.terminal.keys import Key, KeysLine
from tavoliere.terminal.shelf import Saved, games_folder, saved_games
from tavoliere.words import spoken


class SavedScreen(BaseScreen):
    """The games on the shelf, newest first: those that go on, or those that are over."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "app.home", show=False)]

    def __init__(self, finished: bool) -> None:
        super().__init__()
        self.finished = finished
        self.games: list[Saved] = []

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield Static(id="about", markup=False)
        yield OptionList(id="shelf", markup=False)
        yield KeysLine()

    def keys(self) -> list[Key]:
        return [
            Key("↑↓", "terminal-key-move", "app.focus_next"),
            Key("Enter", "terminal-key-choose", "choose"),
            Key("Esc", "terminal-key-menu", "app.home"),
        ]

    def refresh_text(self) -> None:
        with spoken(self.program.language):
            games = saved_games(games_folder())
        self.games = [game for game in games if game.match is None or game.over == self.finished]
        self.query_one("#title", Static).update(self.say(f"terminal-menu-{'replay' if self.finished else 'resume'}"))
        message = "terminal-shelf" if self.games else "terminal-shelf-empty"
        self.query_one("#about", Static).update(self.say(message, folder=str(games_folder())))
        shelf = self.query_one("#shelf", OptionList)
        shelf.clear_options()
        shelf.add_options([Option(self.entry(game), disabled=game.match is None) for game in self.games])
        shelf.focus()
        super().refresh_text()

    def entry(self, saved: Saved) -> Content:
        """A game in two lines: what and when, who and how far; or what is wrong with its file."""
        when = f"{saved.when:%Y-%m-%d %H:%M}"
        if saved.match is None:
            heading = Content.assemble((f"✗ {saved.path.name}", "bold $error"), (f"  {when}", "$quiet"))
            return Content("\n").join([heading, Content.styled(saved.trouble, "$error")])
        match = saved.match
        with spoken(self.program.language):
            # The first line of a board says how far the game is; a spectator's gives nothing away.
            line = match.game.lines(match.position.hidden_from(-1), -1, match.words)[0]
            title = match.words("title")
        names = ", ".join(self.called(match, seat) for seat in range(len(match.seats)))
        heading = Content.assemble((title, "bold"), (f"  {when}", "$quiet"))
        return Content("\n").join([heading, Content(f"{names} · {''.join(text for text, _ in line)}")])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        saved = self.games[event.option_index]
        if saved.match is None:
            return
        self.app.pop_screen()
        if self.finished:
            self.program.open_replay(saved.match)
        else:
            self.program.open_table(HotSeat(saved.match, saved.path))

    def action_choose(self) -> None:
        self.query_one("#shelf", OptionList).action_select()
