"""The lessons of a game as plain text: the board, a sentence, what to do, and what a wrong try gets."""

from collections.abc import Callable

from tavoliere.definition.game_definition import GameDefinition
from tavoliere.definition.lesson import Lesson, LessonStep
from tavoliere.engine.errors import IllegalAction
from tavoliere.engine.game import Position, make
from tavoliere.table.choices import label
from tavoliere.table.exploration import Exploration
from tavoliere.words import Words

ReadLine = Callable[[str], str]  # a prompt, and what somebody typed; EOFError ends it
PrintLine = Callable[[str], None]


class Teacher:
    """Goes through lessons with somebody at the keys."""

    def __init__(self, definition: GameDefinition, ask: ReadLine = input, tell: PrintLine = print) -> None:
        self.definition = definition
        self.ask = ask
        self.tell = tell

    def teach(self, lessons: tuple[Lesson, ...]) -> bool:
        """Whether somebody stayed to the end."""
        try:
            for lesson in lessons:
                self.lesson(lesson)
        except (EOFError, KeyboardInterrupt):
            self.tell("")
            return False
        self.tell(self.words(lessons[-1])("terminal-lesson-end", game=self.definition.name))
        return True

    def words(self, lesson: Lesson) -> Words:
        return Words(self.definition.lessons_folder, lesson.names)

    def lesson(self, lesson: Lesson) -> None:
        words = self.words(lesson)
        number = self.definition.lessons.index(lesson) + 1
        self.tell(f"\n=== {number} · {words(f'lesson-{lesson.name}')} ===")
        game = make(self.definition.name, dict(lesson.options), interpreted=False)
        position = None if lesson.position is None else dict(lesson.position)
        drawn: Position | None = None
        for at, step in enumerate(lesson.steps):
            line = Exploration(game, position, lesson.line(at), names=lesson.names)
            for told in range(len(line.match.steps) - len(step.first), len(line.match.steps)):
                self.tell("")
                for sentence in line.match.sentences(told, lesson.seat):
                    self.tell(sentence)
            if line.position != drawn:
                drawn = line.position
                self.tell(f"\n{game.draw(line.position, lesson.seat, words)}")
            self.tell(f"\n{words(lesson.message(step), **lesson.values(step))} ({step.rule})")
            if step.asks:
                self.answered(lesson, step, line, words)
            if step.says_more:
                self.tell(f"✓ {words(lesson.message(step, 'after'), **lesson.values(step))}")
            self.ask(f"{words('terminal-lesson-on')} ")

    def answered(self, lesson: Lesson, step: LessonStep, line: Exploration, words: Words) -> None:
        """Ask until the answer is right; the first way of writing it is what is played on."""
        made: list[str] = []
        while all(len(answer) != len(made) for answer in step.answers if list(answer[: len(made)]) == made):
            actions = line.position.view(lesson.seat).actions
            self.tell(f"» {words(lesson.message(step, 'do'), **lesson.values(step))}")
            for number, action in enumerate(actions, 1):
                self.tell(f"  {number:2} {words.say(label(line.position, action, 'label'))}")
            typed = self.ask("> ").strip()
            chosen = typed.isdigit() and 0 < int(typed) <= len(actions)
            try:
                action = actions[int(typed) - 1] if chosen else line.match.game.action(typed)
                if action not in actions:
                    raise line.match.game.illegal(line.position, action)
            except IllegalAction as refusal:
                self.tell(str(refusal))
                continue
            if not any(list(answer[: len(made) + 1]) == [*made, action.text] for answer in step.answers):
                part = step.tries.get(action.text)
                why = words(lesson.message(step, part), **lesson.values(step)) if part else words("page-lesson-other")
                self.tell(why)
                continue
            made.append(action.text)
            line.play(action.text)
