"""Puzzles as plain text: the board, who is to move, and what each try gets."""

from collections.abc import Sequence

from tavoliere.definition.game_definition import GameDefinition
from tavoliere.engine.errors import IllegalAction
from tavoliere.engine.game import CHANCE, Game, Position
from tavoliere.lab.settings import setting_label
from tavoliere.puzzles import Puzzle
from tavoliere.puzzles.puzzle import played
from tavoliere.puzzles.solving import hinted, reasons, tried
from tavoliere.table.choices import label
from tavoliere.terminal.lessons import PrintLine, ReadLine
from tavoliere.words import Words


class Puzzler:
    """Poses puzzles to somebody at the keys."""

    def __init__(self, definition: GameDefinition, ask: ReadLine = input, tell: PrintLine = print) -> None:
        self.definition = definition
        self.ask = ask
        self.tell = tell

    def pose(self, puzzles: Sequence[Puzzle], first: int) -> None:
        """One after the other, from the `first`, counted from 1, for as long as somebody stays."""
        try:
            for number, puzzle in enumerate(puzzles[first - 1 :], first):
                self.one(puzzle, number)
                if number < len(puzzles):
                    self.ask(f"{self.definition.words('terminal-puzzle-on')} ")
        except (EOFError, KeyboardInterrupt):
            self.tell("")

    def one(self, puzzle: Puzzle, number: int) -> bool:
        """Whether somebody found it without being shown."""
        game = puzzle.game(self.definition)
        words = Words(game.words_folder, puzzle.names)
        level = words(f"page-puzzle-level-{puzzle.level}")
        self.tell(
            f"\n=== {words('page-puzzle-title', number=number)} · {setting_label(game, title=False)} · {level} ==="
        )
        made: list[str] = []
        left: list[str] = []  # what a hint has left
        drawn: Position | None = None
        while puzzle.ask(made) is not None:
            position = played(game.position(dict(puzzle.position)), made)
            actions = [one for one in position.view(puzzle.seat).actions if not left or one.text in left]
            if position != drawn:
                drawn = position
                self.tell(f"\n{game.draw(position.hidden_from(puzzle.seat), puzzle.seat, words)}\n")
                if not made:
                    self.tell(words("page-puzzle-asks", who=words.seat(puzzle.seat)))
            self.tell(words.say(game.prompt(position)))
            for at, action in enumerate(actions, 1):
                self.tell(f"  {at:2} {words.say(label(position, action, 'label'))}")
            self.tell(words("terminal-puzzle-keys"))
            typed = self.ask("> ").strip()
            if typed in ("?", "!"):
                left = hinted(puzzle, made)
                if typed == "!":
                    self.solution(puzzle, game, words)
                    return False
                self.tell(words("page-puzzle-hinted", count=len(left)))
                continue
            chosen = typed.isdigit() and 0 < int(typed) <= len(actions)
            text = actions[int(typed) - 1].text if chosen else typed
            try:
                verdict = tried(puzzle, game, [*made, text])
            except IllegalAction as refusal:
                self.tell(str(refusal))
                continue
            if verdict.cost is not None:
                name = "page-puzzle-obvious" if verdict.obvious else "page-puzzle-wrong"
                what = words.say(label(position, game.action(text), "label"))
                self.tell(words(name, what=words("page-puzzle-try", what=what), percent=round(100 * verdict.cost)))
                continue
            made, left = list(verdict.right), []
            self.tell(f"✓ {words('page-puzzle-solved' if verdict.solved else 'page-puzzle-right')}")
        self.solution(puzzle, game, words)
        return True

    def solution(self, puzzle: Puzzle, game: Game, words: Words) -> None:
        """The answer, how it may go on, and why."""
        position = game.position(dict(puzzle.position))
        instead = words.say(label(position, game.action(puzzle.obvious), "label"))
        for text in puzzle.line:
            action = game.action(text)
            if position.actor != CHANCE:
                self.tell(f"  {words.say(game.sentence(position, position.seen_as(action, puzzle.seat)))}")
            position = position.play(action)
        cost = round(100 * puzzle.asks[0].losses[puzzle.obvious])
        self.tell(words("page-puzzle-versus", what=instead, percent=cost))
        for reason in reasons(puzzle, game):
            self.tell(words.say(reason))
