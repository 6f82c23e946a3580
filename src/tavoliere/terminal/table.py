"""The table: the course of a game, and what a person does at it."""

import asyncio
import re
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.widgets import Input

from tavoliere.engine.action import Action
from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.game import CHANCE
from tavoliere.terminal.asking import Asking
from tavoliere.terminal.board import WAYS, Board
from tavoliere.terminal.chronicle import Chronicle
from tavoliere.terminal.curtain import CurtainScreen
from tavoliere.terminal.hot_seat import HotSeat
from tavoliere.terminal.input_line import FILTER, SAVE, WHY, InputLine
from tavoliere.terminal.result import ResultScreen
from tavoliere.terminal.table_view import TableView
from tavoliere.terminal.thinking import thought
from tavoliere.words import spoken

ADDRESS = re.compile(r"\(([A-Z]{2} [^(),]+)[),]")  # (CC 4.1) at the end of a reason
PATIENCE = 0.5  # seconds of thought before the screen says so


class TableScreen(TableView):
    """One game, played by the people at this screen and the bots."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "hurry", show=False),
        Binding("u", "undo", show=False),
        Binding("slash", f"type('{FILTER}')", show=False),
        Binding("w,colon", f"type('{WHY}')", show=False),
        Binding("s", f"type('{SAVE}')", show=False),
        Binding("r", "rules", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("m", "app.home", show=False),
        Binding("f", "pace", show=False),
        Binding("b", "only_board", show=False),
        Binding("pageup", "scroll_log(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_log(1)", show=False, priority=True),
        *(Binding(f"{way},shift+{way}", f"scroll_board('{way}')", show=False) for way in WAYS),
    ]

    def __init__(self, sitting: HotSeat) -> None:
        super().__init__(sitting)
        self.address: str | None = None  # of the rule that the last refusal cited
        self.hurried = asyncio.Event()

    def begin(self) -> None:
        self.go_on()

    # --- the course of the game ---

    def go_on(self) -> None:
        """Let whoever comes next act: a human confirms or is asked, bots play, or the game is over."""
        sitting = self.sitting
        if sitting.unconfirmed is not None:
            self.refresh_text()
        elif sitting.over:
            self.looking = sitting.onlooker
            self.refresh_text()
            self.action_result()
        elif sitting.bot is not None:
            self.refresh_text()
            self.let_bots_play()
        else:
            self.ask()

    def ask(self) -> None:
        """Ask a human, once the screen is in the right hands. Real cards are typed in by whoever looks on."""
        actor = self.sitting.actor
        assert actor is not None
        seat = self.sitting.onlooker if actor == CHANCE else actor
        if actor != CHANCE and self.sitting.needs_curtain(self.looking, seat):
            self.looking = None  # already below the curtain the table shows only what everybody may see
            self.refresh_text()
            self.app.push_screen(CurtainScreen(self.called(self.sitting.match, seat)), lambda _: self.look(seat))
        else:
            self.look(seat)

    def look(self, seat: int) -> None:
        self.looking = seat
        self.refresh_text()

    def play(self, action: Action) -> None:
        self.notice = ""
        with spoken(self.program.language):
            self.sitting.play(action)
        self.go_on()

    @work(exclusive=True)
    async def let_bots_play(self) -> None:
        """The bots' moves, one after the other, each for as long on the screen as it takes to read."""
        sitting = self.sitting
        self.hurried.clear()
        while (bot := sitting.bot) is not None and sitting.actor is not None:
            patience = self.set_timer(PATIENCE, self.show_thinking)
            action = await thought(bot, sitting.position.view(sitting.actor), sitting.generator)
            patience.stop()
            self.thinking = False
            with spoken(self.program.language):
                sitting.play(action)
            if not self.hurried.is_set() and self.program.pace > 0:
                self.refresh_text()
                await self.pause(self.program.pace)
        self.go_on()

    async def pause(self, seconds: float) -> None:
        try:
            await asyncio.wait_for(self.hurried.wait(), seconds)
        except TimeoutError:
            return

    def show_thinking(self) -> None:
        self.thinking = True
        self.show_prompt()

    # --- what a person does ---

    def on_asking_chosen(self, message: Asking.Chosen) -> None:
        self.line.close()
        self.play(message.action)

    def on_asking_commanded(self, message: Asking.Commanded) -> None:
        command = {
            "confirm": self.action_hurry,
            "undo": self.action_undo,
            "result": self.action_result,
            "rematch": self.rematch,
            "replay": self.replay,
            "menu": self.program.action_home,
        }[message.command]
        command()

    def action_hurry(self) -> None:
        """Confirm one's turn; while bots play, wait for nothing until a human is asked."""
        if self.sitting.unconfirmed is not None:
            with spoken(self.program.language):
                self.sitting.confirm()
            self.go_on()
        else:
            self.hurried.set()

    def action_undo(self) -> None:
        if self.sitting.undoable is not None:
            self.sitting.undo()
            self.notice = ""
            self.refresh_text()

    def action_result(self) -> None:
        if self.sitting.over:
            self.app.push_screen(ResultScreen(self.sitting), self.after_result)

    def after_result(self, command: str | None) -> None:
        if command == "rematch":
            self.rematch()
        elif command == "replay":
            self.replay()
        elif command == "menu":
            self.program.action_home()

    def rematch(self) -> None:
        """The same game again, everybody one seat further."""
        match = self.sitting.match
        self.app.pop_screen()
        self.program.start(match.game, [*match.seats[1:], match.seats[0]])

    def replay(self) -> None:
        self.program.open_replay(self.sitting.match)

    def action_rules(self) -> None:
        self.program.open_rules(self.sitting.match.game.name, self.address)

    def action_help(self) -> None:
        self.program.open_help("table")

    def action_pace(self) -> None:
        self.program.action_next_pace()
        self.notice = self.say("terminal-pace", seconds=self.program.pace)
        self.refresh_text()

    def action_scroll_log(self, way: int) -> None:
        for chronicle in self.query(Chronicle):
            chronicle.leaf(way)

    def action_only_board(self) -> None:
        """Give the board the whole screen, and take it back again."""
        self.toggle_class("-only-board")
        if not self.has_class("-only-board"):
            self.query_one(Asking).list.focus()

    def action_scroll_board(self, way: str) -> None:
        self.query_one(Board).push(way)

    # --- what a person types ---

    def action_type(self, purpose: str) -> None:
        """Open the line at the foot: to filter the choices, to try an action, or to save under a name."""
        if purpose == SAVE:
            home = str(Path.home() / self.sitting.path.name)
            self.line.open(purpose, home, self.say("terminal-type-save"))
        elif self.asked:
            example = self.sitting.choices()[0].text
            self.line.open(purpose, "", self.say(f"terminal-type-{purpose}", example=example))

    def on_input_changed(self, event: Input.Changed) -> None:
        if self.line.purpose == FILTER:
            self.query_one(Asking).filter(event.value)

    def on_input_line_cancelled(self) -> None:
        self.refresh_text()

    def on_input_line_entered(self, message: InputLine.Entered) -> None:
        if message.purpose == FILTER:
            self.query_one(Asking).choose_highlighted()
            return
        self.line.close()
        self.refresh_text()
        if message.purpose == WHY and message.text:
            self.attempt(message.text)
        elif message.purpose == SAVE and message.text:
            self.save_as(Path(message.text).expanduser())

    def attempt(self, typed: str) -> None:
        """Play what was typed; where the rules do not allow it, say why."""
        sitting, game = self.sitting, self.sitting.match.game
        try:
            with spoken(self.program.language):
                action = game.action(typed)
                if action not in sitting.choices():
                    # The reason is found in what the player may know, so that it gives nothing away.
                    raise game.illegal(sitting.position.hidden_from(self.seen_by), action)
        except TavoliereError as error:
            self.notice = str(error)
            cited = ADDRESS.search(self.notice)
            if cited:
                self.address = cited[1]
                self.notice += " " + self.say("terminal-see-rules")
            self.refresh_text()
        else:
            self.play(action)

    def save_as(self, path: Path) -> None:
        """Save a copy; nothing that is already there is overwritten."""
        try:
            with spoken(self.program.language):
                if path.exists():
                    self.notice = self.say("terminal-save-exists", path=str(path))
                else:
                    self.sitting.match.save(path)
                    self.notice = self.say("terminal-saved", path=str(path))
        except (TavoliereError, OSError) as error:
            self.notice = str(error)
        self.refresh_text()
