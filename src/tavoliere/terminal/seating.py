"""Sitting down: the options of a game, and who sits where."""

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Button, Input, Static

from tavoliere.bots import LEVELS, USUAL, plugin_bots
from tavoliere.definition.schema import ChoiceOption
from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.game import Game, make
from tavoliere.games.registry import GAMES
from tavoliere.table.match import HUMAN, SeatTaken
from tavoliere.terminal.base_screen import BaseScreen
from tavoliere.terminal.keys import Key, KeysLine
from tavoliere.terminal.value_picker import ValuePicker
from tavoliere.words import Words, spoken

PLAYERS = (HUMAN, "random", *LEVELS, *plugin_bots())
PLAYERS_OPTION = "players"
BOT_NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa", "Fosca")
LONGEST_NAME = 12


class SeatingScreen(BaseScreen):
    """Choose the options and the players of a new game, and begin."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "app.home", show=False),
        Binding("up", "app.focus_previous", show=False, priority=True),
        Binding("down", "app.focus_next", show=False, priority=True),
        Binding("ctrl+s", "begin", show=False, priority=True),
        Binding("ctrl+r", "real_box", show=False, priority=True),
    ]

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name_of_game = name
        self.words = GAMES[name].words
        self.choices = GAMES[name].choices
        self.most = max(GAMES[name].player_counts)

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="seating"):
            yield Static(id="title", markup=False)
            yield Static(id="about", markup=False)
            players, *others = sorted(self.choices, key=lambda choice: choice.name != PLAYERS_OPTION)
            yield self.picker(players)
            with Vertical(id="seats"):
                for seat in range(self.most):
                    # Whoever starts the program is one of the players; the others are bots.
                    with Horizontal(classes="seat", id=f"seat-{seat}"):
                        yield Static(f"{seat + 1}", classes="number", markup=False)
                        yield ValuePicker(
                            len(PLAYERS), 0 if seat == 0 else PLAYERS.index(USUAL), f"player-{seat}", "player"
                        )
                        yield Input(max_length=LONGEST_NAME, compact=True, id=f"name-{seat}", classes="name")
            yield from map(self.picker, others)
            yield Static(id="trouble", markup=False)
            yield Button(id="begin", compact=True)
        yield KeysLine()

    def picker(self, choice: ChoiceOption) -> ValuePicker:
        return ValuePicker(len(choice.values), choice.values.index(choice.default), f"option-{choice.name}", "option")

    def begin(self) -> None:
        super().begin()
        self.query(ValuePicker).first().focus()

    def keys(self) -> list[Key]:
        return [
            Key("↑↓", "terminal-key-move", "app.focus_next"),
            Key("←→", "terminal-key-turn", "app.focus_next"),
            Key("^S", "terminal-key-begin", "begin"),
            Key("^R", "terminal-key-real-box", "real_box"),
            Key("Esc", "terminal-key-menu", "app.home"),
        ]

    # --- in words ---

    def refresh_text(self) -> None:
        with spoken(self.program.language):
            self.query_one("#title", Static).update(self.words("title"))
            about = Content.assemble(self.words("tagline"), "\n", (self.words("authors"), "$quiet"))
            self.query_one("#about", Static).update(about)
            for choice in self.choices:
                values = [self.value_in_words(choice.name, value) for value in choice.values]
                self.query_one(f"#option-{choice.name}", ValuePicker).tell(self.option_in_words(choice.name), values)
            for seat in range(self.most):
                self.query_one(f"#player-{seat}", ValuePicker).tell("", [player_in_words(player) for player in PLAYERS])
        self.query_one("#begin", Button).label = self.say("terminal-begin")
        self.follow()
        super().refresh_text()

    def option_in_words(self, name: str) -> str:
        """What the game's catalogue calls an option, or the name by which Python knows it."""
        hyphened = name.replace("_", "-")
        for message in (f"option-{hyphened}", f"terminal-option-{hyphened}"):
            if words := said(self.words, message):
                return words
        return name.replace("_", " ")

    def value_in_words(self, name: str, value: Any) -> str:
        called = said(self.words, f"option-{name.replace('_', '-')}-{str(value).lower()}")
        if called is not None:
            return called
        if value is None:
            return self.say("terminal-usual")
        if isinstance(value, bool):
            return self.say("terminal-yes" if value else "terminal-no")
        return str(value).replace("-", " ")

    # --- what is chosen ---

    def settings(self) -> dict[str, Any]:
        return {c.name: c.values[self.query_one(f"#option-{c.name}", ValuePicker).at] for c in self.choices}

    def game(self) -> Game:
        """The game with these options; WrongOption where they do not go together."""
        return make(self.name_of_game, self.settings(), interpreted=False)

    def player(self, seat: int) -> str:
        return PLAYERS[self.query_one(f"#player-{seat}", ValuePicker).at]

    def usual_name(self, seat: int) -> str:
        return self.say("seat", number=seat + 1) if self.player(seat) == HUMAN else BOT_NAMES[seat % len(BOT_NAMES)]

    def seats(self) -> list[SeatTaken]:
        taken = []
        for seat in range(self.settings()[PLAYERS_OPTION]):
            name = self.query_one(f"#name-{seat}", Input).value.strip()
            taken.append(SeatTaken(name or self.usual_name(seat), self.player(seat)))
        return taken

    def trouble(self) -> str:
        """Why the game can't begin like this, in a sentence; nothing when it can."""
        with spoken(self.program.language):
            try:
                self.game()
            except TavoliereError as error:
                return str(error)
        names = [seat.name for seat in self.seats()]
        twice = next((name for name in names if names.count(name) > 1), None)
        return self.say("terminal-name-twice", name=twice) if twice else ""

    def follow(self) -> None:
        """Show what follows from the choices: as many seats as players, the usual names, what does not go together."""
        players = self.settings()[PLAYERS_OPTION]
        for seat in range(self.most):
            self.query_one(f"#seat-{seat}").display = seat < players
            self.query_one(f"#name-{seat}", Input).placeholder = self.usual_name(seat)
        trouble = self.trouble()
        self.query_one("#trouble", Static).update(trouble)
        self.query_one("#trouble").display = bool(trouble)
        self.query_one("#begin", Button).disabled = bool(trouble)

    def on_value_picker_changed(self) -> None:
        self.follow()

    def on_input_changed(self) -> None:
        self.follow()

    def on_button_pressed(self) -> None:
        self.action_begin()

    def on_input_submitted(self) -> None:
        self.app.action_focus_next()

    def action_begin(self) -> None:
        if not self.trouble():
            self.program.start(self.game(), self.seats())

    def action_real_box(self) -> None:
        """A game on one's own table, with its referee here; people sit there, whoever is chosen for the seats."""
        if not self.trouble():
            self.program.start_referee(self.game(), [seat.name for seat in self.seats()])


def said(words: Words, message: str) -> str | None:
    """A message, where the catalogue has it."""
    try:
        return words(message)
    except KeyError:
        return None


def player_in_words(player: str) -> str:
    """What kind of player sits at a seat."""
    return said(Words(), f"terminal-player-{player}") or player
