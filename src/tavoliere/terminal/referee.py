"""The referee at a real table, in a terminal: it asks, somebody answers by a number or by a word, line by line.

Line by line rather than on a full screen, so that it works over any line and what was said can be read back.
"""

import json
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from tavoliere.bots import bot
from tavoliere.definition.event_table import GameEvent
from tavoliere.engine.game import Game
from tavoliere.referee.desk import answer
from tavoliere.referee.game import asked_bot
from tavoliere.referee.record import read
from tavoliere.referee.replay import Replay
from tavoliere.table.folder import data_folder
from tavoliere.table.match import HUMAN
from tavoliere.table.record import write_whole
from tavoliere.terminal.shelf import fresh_path
from tavoliere.words import Seat, Word, Words
from tavoliere.words.message_json import message_json

MOST_LISTED = 40
COMMANDS = ("undo", "steps", "correct", "leave-out", "forget", "restore", "board", "help", "quit")

Show = Callable[[str], None]


class RefereeDesk:
    """A real game that somebody tells line by line; kept in a file after each."""

    def __init__(self, found: dict[str, Any], path: Path, show: Show = print) -> None:
        self.path = path
        self.show = show
        self.found = found
        told = read(found["record"])
        self.game = told.game
        self.words = Words(told.game.words_folder, [seat.name for seat in told.seats])
        self.keep()

    @property
    def record(self) -> dict[str, Any]:
        record: dict[str, Any] = self.found["record"]
        return record

    def say(self, name: str, **values: Any) -> str:
        return self.words(name, **values)

    def tell(self, message: Any) -> str:
        name, values = message
        return self.words(name, **{key: value_of(value) for key, value in values.items()})

    def keep(self) -> None:
        write_whole(self.path, json.dumps(self.record, indent=1, ensure_ascii=False) + "\n", "cannot-save")

    # --- asking ---

    def choices(self) -> list[tuple[str, str]]:
        """What can be told now: how it is written, and what it is called."""
        asked = self.found["ask"]
        if asked["kind"] == "chance":
            return [(one["text"], self.tell(one["label"])) for one in asked["options"]]
        if asked["kind"] == "shown":
            some = asked["shown"][0]["some"]
            return [(word["word"], self.tell(word["label"])) for one in some for word in one["words"]]
        return [(one["text"], self.tell(one["says"])) for one in self.found["standing"]["choices"]]

    def ask(self) -> None:
        """Say what is asked."""
        asked, standing = self.found["ask"], self.found["standing"]
        self.show("")
        if self.found["problem"]:
            self.show(self.say("page-referee-stopped", reason=self.tell(self.found["problem"]["message"])))
        if self.found["instead"]:
            self.show(self.say("page-referee-instead", told=self.tell(self.found["instead"])))
        if standing["result"]:
            for seat, points in enumerate(standing["result"]["scores"]):
                self.show(f"{self.words.seat(seat)}: {points}")
            return
        for message in asked["unchecked"]:
            self.show(f"({self.tell(message)})")
        if asked["kind"] == "bot":
            player, view = asked_bot({"record": self.record})
            action = bot(player).choose(view, random.Random(len(view.raw)))
            said = self.tell(message_json(view.game.sentence(view, action)))
            self.show(self.say("referee-terminal-bot", said=said, text=action.text))
            return
        prompt = self.tell(asked["shown"][0]["message"] if asked["kind"] == "shown" else standing["prompt"])
        self.show(self.say("page-referee-left", asked=prompt, count=asked["left"]) if asked["left"] > 1 else prompt)
        choices = self.choices()
        for number, (text, label) in enumerate(choices[:MOST_LISTED], 1):
            self.show(f"  {number:3}  {label}" if label == text else f"  {number:3}  {label}  [{text}]")
        if len(choices) > MOST_LISTED:
            self.show(self.say("referee-terminal-more", count=len(choices) - MOST_LISTED, example=choices[-1][0]))

    # --- answering ---

    def take(self, line: str) -> bool:
        """Carry out what somebody typed; whether the game goes on."""
        words = line.split()
        if not words:
            return True
        if words[0] in COMMANDS:
            return self.command(words[0], words[1:])
        self.answered({"ask": "referee.tell", "steps": self.steps(line)})
        return True

    def steps(self, line: str) -> list[str]:
        """What was typed as steps: numbers of the list, its words, or whole actions, with commas between several."""
        choices = self.choices()
        by_number = {str(number): text for number, (text, _) in enumerate(choices, 1)}
        by_word = {text.split()[-1]: text for text, _ in choices} | {text: text for text, _ in choices}
        if self.found["ask"]["kind"] == "shown":
            key = self.found["ask"]["shown"][0]["key"]
            given = [by_number.get(word, word) for word in line.replace(",", " ").split()]
            return [" ".join(["shown", key, *given])]
        if self.found["ask"]["kind"] == "bot":
            return [part.strip() for part in line.split(",")]
        parts = [part.strip() for part in line.split(",")]
        if self.found["ask"]["kind"] == "chance" and len(parts) == 1 and line.strip() not in by_word:
            parts = line.split()
        return [by_number.get(part) or by_word.get(part, part) for part in parts]

    def command(self, name: str, more: list[str]) -> bool:
        if name == "quit":
            return False
        if name == "board":
            replay = Replay(read(self.record))
            replay.tell_all(self.record["told"])
            self.show(replay.game.draw(replay.view(-1).known, -1, self.words))
        elif name == "steps":
            lines = answer({"ask": "referee.look", "record": self.record})["lines"]
            for one in lines:
                self.show(f"{one['at'] + 1:4}  {self.tell(one['tells'])}")
        elif name == "correct":
            at = int(more[0]) - 1 if more and more[0].isdigit() else -1
            self.answered({"ask": "referee.correct", "at": at})
        elif name == "help":
            self.show(self.say("referee-terminal-help"))
        else:
            self.answered({"ask": f"referee.{name}"})
        return True

    def answered(self, asked: dict[str, Any]) -> None:
        """Ask the desk; what it refuses is said, and nothing changes."""
        known = {"known": self.found["standing"]["n"]} if asked["ask"] == "referee.tell" else {}
        found = answer({"record": self.record, **known, **asked})
        if "refused" in found:
            self.show(self.tell(found["refused"]))
            return
        self.found = found
        self.keep()
        if asked["ask"] == "referee.tell":
            for step in found["steps"][-MOST_LISTED:]:
                events = [GameEvent(kind, tuple(numbers)) for kind, *numbers in step["events"]]
                remarks = self.game.remarks() if step["n"] == 1 else []
                for message in (*remarks, *self.game.messages(events)):
                    self.show(f"  · {self.words.say(message)}")
        if found["changes"]:
            changes = found["changes"]
            for seat, (before, after) in enumerate(zip(changes["before"], changes["after"], strict=True)):
                if before != after:
                    who = Seat(seat)
                    self.show(self.say("page-referee-changed-points", who=who, before=before, after=after))

    def run(self, lines: Iterator[str]) -> None:
        """Until somebody goes, or nothing more is typed."""
        self.show(self.say("referee-terminal-help"))
        self.ask()
        for line in lines:
            if not self.take(line):
                break
            self.ask()


def value_of(value: Any) -> Any:
    """An argument of a message as the catalogues take it."""
    if isinstance(value, dict):
        return Word(value["word"]) if "word" in value else Seat(value["seat"])
    return [value_of(one) for one in value] if isinstance(value, (list, tuple)) else value


def typed_lines() -> Iterator[str]:
    """What somebody types, until the end."""
    while True:
        try:
            yield input("> ")
        except (EOFError, KeyboardInterrupt):
            return


def referee(game: Game, names: Sequence[str]) -> None:
    """Begin a game on a real table with these people, kept in the data folder, and referee it."""
    path = fresh_path(f"{game.name}-real", data_folder() / "real")
    seats = [{"name": name, "player": HUMAN} for name in names]
    begun = {"game": game.name, "options": game.settings, "seats": seats, "cards": "public"}
    print(Words()("referee-terminal-kept", path=str(path)))
    RefereeDesk(answer({"ask": "referee.begin", **begun}), path).run(typed_lines())
