"""A table as each seat sees it, in the form in which the page is told. Everything comes from the seat's own view."""

from typing import Any

from tavoliere.engine.position import CHANCE, View
from tavoliere.table.match import HUMAN
from tavoliere.table.sitting import Sitting
from tavoliere.web.wire import WireChoice, WireResult, WireStanding, message_json, written


class Sight:
    """What the seats of a sitting are shown. Steps are told once and kept, as every seat that sits down reads them."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.game = sitting.match.game
        self._came: list[list[Any]] = []  # what came of each step, the same for everybody
        self._seen: list[dict[int, str]] = []  # each step as those who saw this action of it are told

    # --- steps ---

    def step(self, index: int, seat: int) -> str:
        """A step, counted from 0, as JSON."""
        match = self.match
        while len(self._came) <= index:
            at = len(self._came)
            told = [*(self.game.remarks() if at == 0 else []), *self.game.consequences(*match.positions[at : at + 2])]
            self._came.append([message_json(message) for message in told])
            self._seen.append({})
        before = match.positions[index]
        number = before.seen_as(match.steps[index], seat)
        known = self._seen[index]
        if number not in known:
            said = message_json(self.game.sentence(before, number))
            known[number] = written(
                {
                    "n": index + 1,
                    "actor": before.actor,
                    "name": self.game.all_actions[number].block.name,
                    "words": self.game.all_actions[number].words,
                    "tells": [said, *self._came[index]],
                }
            )
        return known[number]

    def steps(self, first: int, seat: int) -> str:
        return "[" + ",".join(self.step(index, seat) for index in range(first, len(self.match.steps))) + "]"

    def forget(self, steps: int) -> None:
        """Steps beyond this many were taken back."""
        del self._came[steps:], self._seen[steps:]

    # --- where the game stands ---

    @property
    def thinking(self) -> bool:
        """Whether a bot is to act now."""
        actor = self.sitting.actor
        return (
            actor is not None
            and actor != CHANCE
            and self.match.seats[actor].player != HUMAN
            and self.sitting.unconfirmed is None
        )

    def standing(self, seat: int) -> WireStanding:
        sitting, position = self.sitting, self.match.position
        unconfirmed = sitting.unconfirmed
        view = View(position, seat)
        asked = unconfirmed is None and view.actor == seat and not self.thinking
        return {
            "n": len(self.match.steps),
            "actor": position.actor,
            "prompt": message_json(self.game.prompt(position.hidden_from(seat))),
            "view": view.to_json(),
            "scores": list(view.scores),
            "choices": self.choices(view) if asked else [],
            "undo": seat >= 0 and sitting.undoable == seat,
            "unconfirmed": unconfirmed,
            "thinking": self.thinking,
            "result": self.result(),
        }

    def choices(self, view: View) -> list[WireChoice]:
        hidden = self.match.position.hidden_from(view.seat)
        return [
            {
                "number": int(action),
                "text": action.text,
                "name": action.block.name,
                "words": list(action.words),
                "says": message_json(self.game.sentence(hidden, action)),
                "foretells": [message_json(message) for message in self.game.foretold(view, action)],
            }
            for action in view.actions
        ]

    def result(self) -> WireResult | None:
        result = self.match.position.result
        if result is None:
            return None
        assert self.match.dice is not None
        lines = self.game.final_lines(self.match.position)
        return {
            "scores": list(result.scores),
            "ranks": list(result.ranks),
            "winners": list(result.winners),
            "lines": [{"seat": seat, "tells": message_json(told), "points": points} for seat, told, points in lines],
            "secret": self.match.dice.secret.hex(),
        }

    def moment(self, n: int, seat: int) -> dict[str, Any]:
        """The game after n steps, through the eyes of a seat."""
        position = self.match.positions[n]
        view = View(position, seat)
        prompt = message_json(self.game.prompt(position.hidden_from(seat)))
        return {"n": n, "as": seat, "view": view.to_json(), "scores": view.scores, "prompt": prompt}
