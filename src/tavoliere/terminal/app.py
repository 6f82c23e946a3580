"""The terminal program: one app, and the screens that it opens."""

import asyncio
import signal
from collections.abc import Sequence
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from tavoliere.engine.game import Game
from tavoliere.table.match import Match, SeatTaken
from tavoliere.terminal.base_screen import LocalizedScreen
from tavoliere.terminal.home import HomeScreen
from tavoliere.terminal.hot_seat import HotSeat
from tavoliere.terminal.look import DAY, NIGHT, THEMES
from tavoliere.terminal.pace import PACE
from tavoliere.terminal.vanished import leave_nobody, terminal_gone
from tavoliere.words import LANGUAGES, Words, spoken
from tavoliere.words import language as language_now

PACES = (PACE, 0.25, 0.0)


class TavoliereApp(App[None]):
    """Menu, tables, replays and rules, in Italian and English, by day and by night."""

    CSS_PATH = "terminal.tcss"
    TITLE = "Tavoliere"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", priority=True, show=False),
        Binding("q", "leave", show=False),
        Binding("t", "toggle_light", show=False),
        Binding("l", "next_language", show=False),
    ]

    def __init__(
        self,
        language: str | None = None,
        sitting: HotSeat | None = None,
        replayed: Match | None = None,
        pace: float = PACE,
    ) -> None:
        super().__init__()
        for theme in THEMES.values():
            self.register_theme(theme)
        self.theme = DAY.name
        self.language = language or language_now()
        self.pace = pace
        self.real_game: tuple[Game, tuple[str, ...]] | None = None  # to be refereed when this is closed
        self._first = (sitting, replayed)
        self._errand = replayed is not None  # closing what was asked for ends the program

    def on_mount(self) -> None:
        self.push_screen(HomeScreen())
        sitting, replayed = self._first
        if sitting is not None:
            self.open_table(sitting)
        elif replayed is not None:
            self.open_replay(replayed)
        if not self.is_headless:
            self.watch_terminal()

    def watch_terminal(self) -> None:
        """Once nobody can see it any more, the game is saved and the program ends."""

        def vanish() -> None:
            self.save_all()
            leave_nobody()

        def look() -> None:
            if terminal_gone():
                vanish()

        self.set_interval(1, look)
        if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_DFL:
            asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, vanish)

    # --- words ---

    def say(self, message: str, /, **arguments: Any) -> str:
        """A message of the program in the language of the moment."""
        with spoken(self.language):
            return Words()(message, **arguments)

    @property
    def dark(self) -> bool:
        return self.theme == NIGHT.name

    def action_next_pace(self) -> None:
        """Bots play at leisure, briskly, or at once."""
        self.pace = PACES[(PACES.index(self.pace) + 1) % len(PACES)] if self.pace in PACES else PACES[0]

    def action_toggle_light(self) -> None:
        self.theme = DAY.name if self.dark else NIGHT.name
        self.refresh_text()

    def action_next_language(self) -> None:
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        self.refresh_text()

    def refresh_text(self) -> None:
        """Everything at once, also on the screens below the one that is seen."""
        for screen in self.screen_stack:
            if isinstance(screen, LocalizedScreen):
                screen.refresh_text()

    # --- screens; each module is imported when it is needed, so that the first one is there at once ---

    def open_game(self, name: str) -> None:
        from tavoliere.terminal.seating import SeatingScreen

        self.push_screen(SeatingScreen(name))

    def open_table(self, sitting: HotSeat) -> None:
        from tavoliere.terminal.table import TableScreen

        self.push_screen(TableScreen(sitting))

    def open_saved(self, finished: bool) -> None:
        from tavoliere.terminal.saved import SavedScreen

        self.push_screen(SavedScreen(finished))

    def open_replay(self, match: Match) -> None:
        from tavoliere.terminal.replay import ReplayScreen

        self.push_screen(ReplayScreen(match))

    def open_rules(self, game: str, address: str | None = None) -> None:
        from tavoliere.terminal.rulebook import RulesScreen

        self.push_screen(RulesScreen(game, address))

    def open_help(self, place: str) -> None:
        from tavoliere.terminal.keyhelp import HelpScreen

        self.push_screen(HelpScreen(place))

    def start(self, game: Game, seats: Sequence[SeatTaken]) -> None:
        """Begin a new game and sit down at it."""
        with spoken(self.language):
            sitting = HotSeat(Match(game, seats=seats))
            sitting.save()
        self.open_table(sitting)

    def start_referee(self, game: Game, names: Sequence[str]) -> None:
        """Leave, and let the referee ask line by line: `terminal.run` does what is left to do."""
        self.real_game = (game, tuple(names))
        self.action_leave()

    def action_close(self) -> None:
        """Back to the screen that one came from."""
        if self._errand and isinstance(self.screen_stack[-2], HomeScreen):
            self.action_leave()
        else:
            self.pop_screen()

    def action_home(self) -> None:
        """Back to the menu, from wherever one is."""
        self.save_all()
        self._errand = False
        while not isinstance(self.screen, HomeScreen):
            self.pop_screen()

    def action_leave(self) -> None:
        """Leave at once; the game on the table is saved as it stands."""
        self.save_all()
        self.exit()

    def save_all(self) -> None:
        from tavoliere.terminal.table import TableScreen

        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                with spoken(self.language):
                    screen.sitting.save()
