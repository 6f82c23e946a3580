"""The scorer as plain text: what lies on the table is asked field by field, or given at once, and counted."""

from typing import Any

from tavoliere.definition.editing import EditedField, Kind
from tavoliere.definition.scorer_sheet import Counted, ranks
from tavoliere.engine.errors import IllegalAction
from tavoliere.engine.game import Game
from tavoliere.referee.scorer import counted_by, counting_of, start_of
from tavoliere.table.editor import completed
from tavoliere.terminal.lessons import PrintLine, ReadLine


class ScoreKeeper:
    """Counts for somebody at the keys."""

    def __init__(self, game: Game, name: str, ask: ReadLine = input, tell: PrintLine = print) -> None:
        self.game, self.module = game, counting_of(game)
        if name not in self.module.COUNTS:
            raise IllegalAction("scorer-no-count", name=name, known=", ".join(self.module.COUNTS))
        self.name, self.ask, self.tell = name, ask, tell
        self.given: dict[str, Any] = self.module.empty(start_of(game))

    def take(self, path: str, written: str) -> None:
        """What somebody writes into a field, named by its path: rows/blue=blue-1 blue-2 follower-0."""
        field = next((one for one in self.fields() if one.path == path), None)
        if field is None:
            raise IllegalAction("scorer-no-field", path=path, known=", ".join(one.path for one in self.fields()))
        put(self.given, path.split("/"), self.understood(field, written))

    def fields(self) -> list[EditedField]:
        sheet = self.module.sheet(self.name, self.given, start_of(self.game))
        return [field for section in sheet.sections for field in section.fields]

    def understood(self, field: EditedField, written: str) -> Any:
        """A number, a word, words in a line, or how often each: "red 2 blue"."""
        entries = self.module.sheet(self.name, self.given, start_of(self.game)).words.get(field.words, ())
        known = {str(entry.value).replace(" ", "-"): entry.value for entry in entries if entry.value is not None}
        parts = written.replace(",", " ").split()
        if field.kind == Kind.NUMBER:
            if len(parts) != 1 or not parts[0].lstrip("-").isdigit():
                raise IllegalAction("scorer-number", path=field.path, given=written)
            return int(parts[0])
        counts: dict[str, int] = {}
        line: list[Any] = []
        for part in parts:
            if part.isdigit() and line and field.kind == Kind.COUNTS:
                counts[str(line[-1])] += int(part) - 1
                continue
            if part not in known:
                raise IllegalAction("scorer-word", path=field.path, given=part, known=", ".join(known))
            line.append(known[part])
            counts[str(known[part])] = counts.get(str(known[part]), 0) + 1
        if field.kind == Kind.CHOICE:
            return line[-1] if line else None
        return counts if field.kind == Kind.COUNTS else line

    def ask_all(self) -> None:
        """Every field of the sheet, one after the other; an empty line leaves it as it is."""
        words = self.game.words
        self.tell(words("scorer-ask"))
        for section in self.module.sheet(self.name, self.given, start_of(self.game)).sections:
            self.tell(f"\n{words.say(section.title)}")
            for field in section.fields:
                self.ask_for(field, words.say(field.label))

    def ask_for(self, field: EditedField, label: str) -> None:
        while written := self.ask(f"  {label} ({field.path}): ").strip():
            try:
                return self.take(field.path, written)
            except IllegalAction as problem:
                self.tell(f"  {problem}")

    def count(self) -> bool:
        """Tells what it comes to, and asks what has to be decided; whether it could be counted."""
        while True:
            given = completed(self.given, self.module.empty(start_of(self.game)))
            reasons, counted = counted_by(self.game, self.name, given)
            for reason in reasons:
                self.tell(self.game.words.say(reason.message))
            if counted is None:
                return False
            if counted.question is None:
                self.told(counted)
                return True
            self.decide(counted)

    def decide(self, counted: Counted) -> None:
        assert counted.question
        words = self.game.words
        self.tell(words.say(counted.question.prompt))
        for number, answer in enumerate(counted.question.answers, 1):
            comes = " ".join(words.say(one) for one in answer.comes)
            self.tell(f"  {number} {words.say(answer.label)}. {comes}")
        chosen = self.ask("? ").strip()
        if chosen.isdigit() and 1 <= int(chosen) <= len(counted.question.answers):
            self.given.setdefault("answers", []).append(counted.question.answers[int(chosen) - 1].text)

    def told(self, counted: Counted) -> None:
        """Everybody's lines, what they gained and have, and the reasons."""
        words = self.game.words
        self.tell(f"\n{words.say(counted.title)}")
        places = ranks(counted.standing)
        for seat in sorted({*range(self.game.players), *(line[0] for line in counted.lines)}):
            gained = f"{counted.gained[seat]:+}" if 0 <= seat < len(counted.gained) and counted.gained[seat] else ""
            total = str(counted.scores[seat]) if 0 <= seat < len(counted.scores) else ""
            rank = f"{places[seat]}. " if 0 <= seat < len(places) else ""
            name = words.seat(seat) if seat >= 0 else words("page-summary-others")
            self.tell(f"{rank}{name}: {' '.join(part for part in (gained, total) if part) or '0'}".rstrip())
            for whose, what, points in counted.lines:
                if whose == seat:
                    self.tell(f"    {words.say(what)}: {points}")
        for sentence in counted.told:
            self.tell(words.say(sentence))


def put(where: Any, path: list[str], value: Any) -> None:
    """Into an object of objects and lists, which grow as needed."""
    first, *further = path
    key: Any = int(first) if isinstance(where, list) else first
    if isinstance(where, list):
        where.extend({} for _ in range(key + 1 - len(where)))
    if not further:
        where[key] = value
        return
    inner = where[key] if isinstance(where, list) else where.get(key)
    if not isinstance(inner, (dict, list)):
        inner = {}
        where[key] = inner
    put(inner, further, value)
