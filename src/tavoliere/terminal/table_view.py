"""What is seen of a table: the board, what is asked, what may be chosen, and what happened."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from tavoliere.terminal.asking import Asking
from tavoliere.terminal.base_screen import BaseScreen
from tavoliere.terminal.board import Board
from tavoliere.terminal.chronicle import Account, Chronicle
from tavoliere.terminal.hot_seat import HotSeat
from tavoliere.terminal.input_line import FILTER, SAVE, WHY, InputLine
from tavoliere.terminal.keys import Key, KeysLine
from tavoliere.terminal.look import breadth
from tavoliere.words import spoken

BESIDE_BOARD = 40  # columns that the log takes beside the board, as in the style sheet


class TableView(BaseScreen):
    """A table through the eyes of one seat; nothing of it shows what that seat may not know."""

    def __init__(self, sitting: HotSeat) -> None:
        super().__init__()
        self.sitting = sitting
        self.looking: int | None = None  # the seat through whose eyes the table is seen; nobody's at first
        self.account = Account(sitting.match)
        self.notice = ""
        self.thinking = False

    def compose(self) -> ComposeResult:
        with Horizontal(id="table-area"):
            with Vertical(id="desk"):
                yield Board(id="board")
                yield Static(id="prompt", markup=False)
                yield Static(id="notice", markup=False)
                with Horizontal(id="below"):
                    yield Asking(id="asking")
                    yield Chronicle(classes="beside-choices")
            yield Chronicle(classes="beside-board")
        yield InputLine(id="line")
        yield KeysLine()

    @property
    def line(self) -> InputLine:
        return self.query_one(InputLine)

    @property
    def seen_by(self) -> int:
        return self.sitting.onlooker if self.looking is None else self.looking

    @property
    def asked(self) -> bool:
        """Whether a human is to choose an action now."""
        sitting = self.sitting
        return not sitting.over and sitting.bot is None and sitting.unconfirmed is None and self.looking is not None

    def refresh_text(self) -> None:
        sitting, match = self.sitting, self.sitting.match
        with spoken(self.program.language):
            hidden = match.position.hidden_from(self.seen_by)
            lines = match.game.lines(hidden, self.seen_by, match.words)
            self.query_one(Board).show(lines, self.program.dark)
            # A board that needs the whole width of the window leaves the log its place beside the choices.
            self.set_class(breadth(lines) > self.app.size.width - BESIDE_BOARD, "-broad")
            self.show_choices()
            self.tell()
        notice = self.notice or sitting.trouble or ""
        self.query_one("#notice", Static).update(notice)
        self.query_one("#notice").display = bool(notice)
        self.show_prompt()
        super().refresh_text()

    def show_prompt(self) -> None:
        sitting, match = self.sitting, self.sitting.match
        prompt = self.query_one("#prompt", Static)
        with spoken(self.program.language):
            if sitting.unconfirmed is not None:
                text = self.say("terminal-confirm", who=self.called(match, sitting.unconfirmed))
            elif self.thinking and sitting.actor is not None:
                text = self.say("terminal-thinking", who=self.called(match, sitting.actor))
            else:
                text = match.words.say(match.game.prompt(match.position.hidden_from(self.seen_by)))
        prompt.update(text)
        prompt.set_class(self.asked or sitting.unconfirmed is not None, "asked")

    def show_choices(self) -> None:
        sitting, asking = self.sitting, self.query_one(Asking)
        if sitting.unconfirmed is not None:
            asking.offer([(name, self.say(f"terminal-command-{name}")) for name in ("confirm", "undo")])
        elif sitting.over:
            names = ("result", "rematch", "replay", "menu")
            asking.offer([(name, self.say(f"terminal-command-{name}")) for name in names])
        elif self.asked:
            asking.ask(sitting.position.hidden_from(self.seen_by), sitting.choices(), sitting.match.words)
        else:
            asking.offer([])
        if self.line.purpose is None:
            asking.list.focus()

    def tell(self) -> None:
        told, fresh = self.account.sentences(self.seen_by), self.account.fresh(self.seen_by)
        for chronicle in self.query(Chronicle):
            chronicle.tell(told, fresh)

    def keys(self) -> list[Key]:
        sitting = self.sitting
        keys = []
        if sitting.unconfirmed is not None:
            keys.append(Key("Enter", "terminal-key-confirm", "hurry"))
        elif sitting.bot is not None:
            keys.append(Key("Enter", "terminal-key-hurry", "hurry"))
        elif not sitting.over:
            keys += [
                Key("/", "terminal-key-filter", f"type('{FILTER}')"),
                Key("w", "terminal-key-why", f"type('{WHY}')"),
            ]
        if sitting.undoable is not None:
            keys.append(Key("u", "terminal-key-undo", "undo"))
        return [
            *keys,
            Key("b", "terminal-key-board", "only_board"),
            Key("r", "terminal-key-rules", "rules"),
            Key("s", "terminal-key-save", f"type('{SAVE}')"),
            Key("?", "terminal-key-help", "help"),
            Key("m", "terminal-key-menu", "app.home"),
            Key("q", "terminal-key-quit", "app.leave"),
        ]
