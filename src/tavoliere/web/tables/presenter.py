"""A table as each seat sees it, in the form in which the page is told. Everything comes from the seat's own view.

The page knows the rules: it is told the bytes of the view, and of each step what the rules noted.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

from tavoliere.engine.game import CHANCE, View
from tavoliere.table.game_json import asked_json, result_json, scene_json, seen_in_words, step_json
from tavoliere.table.match import HUMAN
from tavoliere.table.scenes import Scenes, SceneSteps
from tavoliere.table.sitting import Sitting
from tavoliere.web.store import SPECTATORS
from tavoliere.web.wire import framed, written


def final(view: View) -> list[bool]:
    """Of each action, whether it can't be taken back: chance acts next, something comes to light, or the game is over.

    Where nothing is hidden, nothing comes to light (`match.reveals`).
    """
    supposed, unknown = view.supposed, view.unknown
    told = []
    for action in view.actions:
        after = supposed.play(action)
        told.append(after.actor in (CHANCE, None) or (unknown > 0 and View(after, view.seat).unknown < unknown))
    return told


class Told(NamedTuple):
    """A part of a message, and the views that it speaks of."""

    data: dict[str, Any]
    views: Sequence[bytes] = ()

    def message(self, **head: Any) -> str | bytes:
        """A whole message, as it is sent."""
        text = written(head | self.data)
        return framed(text, self.views) if self.views else text


class Presenter:
    """What the seats of a sitting are shown."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.game = sitting.match.game

    # --- steps and scenes ---

    def steps(self, first: int, seat: int) -> list[dict[str, Any]]:
        """The steps beyond the first so many."""
        seen = Scenes(self.match, seat).seen
        return [step_json(self.match, index, seen(index)) for index in range(first, len(self.match.steps))]

    def news(self, first: int, seats: set[int]) -> dict[int, "Told"]:
        """What has happened since there were so many steps, for each seat. Those who see the same are told the same."""
        told: dict[Any, Told] = {}
        found = {}
        for seat in seats:
            groups = [*Scenes(self.match, seat).steps_since(first)]
            # What is seen between several scenes is each seat's own.
            key = (groups[0].first, groups[0].seen) if len(groups) == 1 else seat
            if key not in told:
                scenes = self.scenes(first, seat, shown=first, groups=groups)
                told[key] = scenes._replace(data={"steps": self.steps(first, seat)} | scenes.data)
            found[seat] = told[key]
        return found

    def scenes(
        self, first: int, seat: int, shown: int | None = None, groups: Iterable[SceneSteps] | None = None
    ) -> "Told":
        """The scenes that go on beyond the first so many steps; those beyond `shown` with what is seen after them.

        After the last one the game stands as `standing` says, so that it need not be told twice. `groups` are the
        scenes' steps, where they are known.
        """
        scenes, last = Scenes(self.match, seat), len(self.match.steps)
        told, views, end = [], [], self.game.layout.size  # before them lies the view of where the game stands
        for scene in groups or scenes.steps_since(first):
            position = self.match.positions[scene.end]
            seen, at = position.hidden_from(seat), None
            if shown is not None and shown < scene.end < last:
                views.append(seen.raw)
                at = [end, len(seen.raw)]
                end += len(seen.raw)
            told.append(scene_json(scenes, scene, seen.scores) | {"view": at})
        return Told({"scenes": told}, views)

    def unread(self, seat: int, read: int | None) -> int | None:
        """The steps before the last scene with a summary that nobody has read who has read those up to `read`."""
        if read is None:
            return None
        counted = [scene for scene in Scenes(self.match, seat).since(max(0, read)) if scene.summary]
        return counted[-1].first if counted else None

    # --- where the game stands ---

    def likeness(self, seats: Collection[int]) -> dict[int, tuple[int, bool]]:
        """Seats for which this is the same are told the same: where nothing is hidden, all who may do the same."""
        hides, undoable = self.game.definition.hides, self.sitting.undoable
        return {seat: (seat if hides else SPECTATORS, seat == undoable) for seat in seats}

    @property
    def bot_asked(self) -> bool:
        """Whether the seat that is asked is a bot's."""
        actor = self.sitting.actor
        return actor is not None and actor != CHANCE and self.match.seats[actor].player != HUMAN

    @property
    def thinking(self) -> bool:
        """Whether a bot is to act now."""
        return self.bot_asked and self.sitting.unconfirmed is None

    def turn(self, seat: int) -> "Told":
        """Whose turn it is, where nothing else has changed."""
        return Told({"standing": {**self._turn(seat), "secret": self._secret}})

    def standing(self, seat: int, news: "Told | None" = None) -> "Told":
        """Where the game stands for a seat, and what has happened."""
        view, told = self.match.position.hidden_from(seat).raw, news or Told({})
        turn = {**self._turn(seat), "secret": self._secret, "view": [0, len(view)]}
        return Told({"standing": turn} | told.data, [view, *told.views])

    def standing_in_words(self, seat: int) -> str:
        """The same for a program, with all that follows from it."""
        told, view = self._turn(seat), View(self.match.position, seat)
        asked = told["actor"] == seat and told["unconfirmed"] is None and not told["thinking"]
        choices = asked_json(view, view.actions, final(view)) if asked else {"choices": [], "entries": []}
        result = result_json(self.match.position, self._secret)
        return written({**told, "result": result, **choices, **seen_in_words(view)})

    def _turn(self, seat: int) -> dict[str, Any]:
        """How far the game has come, and who is to do what."""
        actor, undoable = self.match.position.actor, self.sitting.undoable
        unconfirmed = undoable if undoable != actor else None
        return {
            "n": len(self.match.steps),
            "actor": actor,
            "unconfirmed": unconfirmed,
            "thinking": unconfirmed is None and self.bot_asked,
            "undo": seat == undoable,
        }

    @property
    def _secret(self) -> str | None:
        """Of the dice, once nothing falls any more; none where somebody says themselves what chance does."""
        dice = self.match.dice
        return dice.secret.hex() if dice and self.match.position.actor is None else None
