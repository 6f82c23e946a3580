"""The saved games: go on with one, look at a finished one again, or delete one."""

from pathlib import Path
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

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "app.home", show=False),
        Binding("d,delete", "delete", show=False),
    ]

    def __init__(self, finished: bool) -> None:
        super().__init__()
        self.finished = finished
        self.games: list[Saved] = []
        self.doomed: Path | None = None  # to be deleted if that is said again

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield Static(id="about", markup=False)
        yield OptionList(id="shelf", markup=False)
        yield KeysLine()

    def keys(self) -> list[Key]:
        return [
            Key("↑↓", "terminal-key-move", "app.focus_next"),
            Key("Enter", "terminal-key-choose", "choose"),
            *([Key("d", "terminal-key-delete", "delete")] if self.games else []),
            Key("Esc", "terminal-key-menu", "app.home"),
        ]

    def refresh_text(self) -> None:
        with spoken(self.program.language):
            games = saved_games(games_folder())
        self.games = [game for game in games if game.match is None or game.over == self.finished]
        self.query_one("#title", Static).update(self.say(f"terminal-menu-{'replay' if self.finished else 'resume'}"))
        self.tell_about()
        shelf = self.query_one("#shelf", OptionList)
        at = shelf.highlighted
        shelf.clear_options()
        shelf.add_options([Option(self.entry(game)) for game in self.games])
        if self.games:
            sound = next((i for i, game in enumerate(self.games) if game.match is not None), 0)
            shelf.highlighted = sound if at is None else min(at, len(self.games) - 1)
        shelf.focus()
        super().refresh_text()

    def tell_about(self) -> None:
        about = self.query_one("#about", Static)
        if self.doomed is not None:
            about.update(self.say("terminal-shelf-delete", file=self.doomed.name))
        else:
            message = "terminal-shelf" if self.games else "terminal-shelf-empty"
            about.update(self.say(message, folder=str(games_folder())))
        about.set_class(self.doomed is not None, "asked")

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if self.doomed not in (None, self.games[event.option_index].path):
            self.doomed = None
            self.tell_about()

    def action_delete(self) -> None:
        """Delete the game that is marked, when this is said a second time."""
        at = self.query_one("#shelf", OptionList).highlighted
        if at is None:
            return
        path = self.games[at].path
        if self.doomed != path:
            self.doomed = path
            self.tell_about()
            return
        self.doomed = None
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            self.refresh_text()
            self.query_one("#about", Static).update(
                self.say("terminal-shelf-kept", file=path.name, problem=error.strerror or "")
            )
            return
        self.refresh_text()

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
