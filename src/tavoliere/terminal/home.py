"""The first screen: the games, and what else one can do."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tavoliere.games.registry import GAMES
from tavoliere.terminal.base_screen import BaseScreen
from tavoliere.terminal.keys import Key, KeysLine
from tavoliere.words import spoken

NAME = """\
╺┳╸┏━┓╻ ╻┏━┓╻  ╻┏━╸┏━┓┏━╸
 ┃ ┣━┫┃┏┛┃ ┃┃  ┃┣╸ ┣┳┛┣╸
 ╹ ╹ ╹┗┛ ┗━┛┗━╸╹┗━╸╹┗╸┗━╸"""
GAME, RULES = "game:", "rules:"


class HomeScreen(BaseScreen):
    """The menu."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "open('resume')", show=False),
        Binding("v", "open('replay')", show=False),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(id="home"):
            with Center():
                yield Static(id="name", markup=False)
            yield Static(id="motto", markup=False)
            yield OptionList(id="menu", markup=False)
        yield KeysLine()

    def keys(self) -> list[Key]:
        return [
            Key("↑↓", "terminal-key-move", "focus('menu')"),
            Key("Enter", "terminal-key-choose", "choose"),
            Key("l", "terminal-key-language", "app.next_language"),
            Key("t", "terminal-key-light", "app.toggle_light"),
            Key("q", "terminal-key-quit", "app.leave"),
        ]

    def refresh_text(self) -> None:
        self.query_one("#name", Static).update(NAME)
        self.query_one("#motto", Static).update(self.say("terminal-motto"))
        menu = self.query_one("#menu", OptionList)
        at = menu.highlighted
        menu.clear_options()
        menu.add_options(self.entries())
        menu.highlighted = at or 0
        menu.focus()
        super().refresh_text()

    def entries(self) -> list[Option | None]:
        """The games, the games again to read about, the shelf, and the rest; None is a line between them."""
        games: list[Option | None] = []
        rules: list[Option | None] = []
        with spoken(self.program.language):
            for name, definition in GAMES.items():
                words = definition.words
                label = Content.assemble((words("title"), "bold"), "\n", (words("tagline"), "$quiet"))
                games.append(Option(label, GAME + name))
                rules.append(Option(self.say("terminal-menu-rules", game=words("title")), RULES + name))
        others = ("resume", "replay", "language", "light", "quit")
        rest = [Option(self.say(f"terminal-menu-{other}"), other) for other in others]
        return [*games, None, *rest[:2], *rules, None, *rest[2:]]

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.action_open(event.option_id or "")

    def action_choose(self) -> None:
        self.query_one("#menu", OptionList).action_select()

    def action_open(self, entry: str) -> None:
        """Do what an entry of the menu says."""
        if entry.startswith(GAME):
            self.program.open_game(entry.removeprefix(GAME))
        elif entry.startswith(RULES):
            self.program.open_rules(entry.removeprefix(RULES))
        elif entry in ("resume", "replay"):
            self.program.open_saved(finished=entry == "replay")
        elif entry == "language":
            self.program.action_next_language()
        elif entry == "light":
            self.program.action_toggle_light()
        else:
            self.program.action_leave()
