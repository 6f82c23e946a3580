"""A table as each seat sees it, in the form in which the page is told. Everything comes from the seat's own view.

The JSON is put together here as text, from parts that are kept: `messages.games` says its form.
"""

from collections.abc import Callable, Iterable
from typing import Any

from tavoliere.engine.game import CHANCE, SPECTATOR, Position, View
from tavoliere.table.game_json import asked_json, result_json, scene_json, seen_in_words, seen_json, step_json
from tavoliere.table.match import HUMAN
from tavoliere.table.scenes import Scene, Scenes, Together
from tavoliere.table.sitting import Sitting
from tavoliere.web.tables.snapshot import Snapshot
from tavoliere.web.wire import written


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


class Presenter:
    """What the seats of a sitting are shown. What is told to several is told once, and kept until the next step.

    Seats that see the same are told the same, where the game says so: it is worked out once. Where it hides nothing,
    these are all, and they are told what those who look on are told.
    """

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.game = sitting.match.game
        definition = self.game.definition
        self._alike = definition.derived_alike or definition.facts is None
        self._scenes: dict[int, Scenes] = {}  # as each seat sees them
        self._together = Together()  # scenes in which several see the same
        self._kept: dict[Any, str] = {}  # what was told of the last position
        self._views: dict[int, View] = {}  # what is known of it
        self._snapshots: dict[Any, Snapshot] = {}  # what is seen of it
        self._kept_at: Position | None = None

    def _eyes(self, seat: int) -> int:
        """Through whose eyes a seat sees the table."""
        return SPECTATOR if self._alike and not self.game.definition.hides else seat

    # --- steps ---

    def steps(self, first: int, seat: int) -> str:
        """The steps beyond the first so many, as JSON."""
        seen = self._seen_by(self._eyes(seat)).seen
        return written([step_json(self.match, index, seen(index)) for index in range(first, len(self.match.steps))])

    def forget(self) -> None:
        """Steps were taken back."""
        self._together.clear()

    def news(self, first: int, seat: int) -> str:
        """What has happened since there were so many steps: the steps and their scenes, as parts of JSON.

        It is the same for all who have seen the same of it, unless there is something to be seen in between.
        """
        eyes = self._eyes(seat)
        return self._keep(("news", first, eyes), lambda: self._news(first, eyes))

    def _news(self, first: int, eyes: int) -> str:
        found = self._seen_by(eyes).since(first)
        key = "same news", first, (self._view(eyes).scores, found[0].seen) if len(found) == 1 else eyes
        return self._keep(
            key, lambda: f'"steps":{self.steps(first, eyes)},"scenes":{self.scenes(first, eyes, shown=first)}'
        )

    # --- scenes ---

    def scenes(self, first: int, seat: int, shown: int | None = None) -> str:
        """The scenes that go on beyond the first so many steps, as JSON; those beyond `shown` with what is seen after.

        After the last one the game stands as `standing` says, so that it need not be told twice.
        """
        eyes = self._eyes(seat)
        found = self._seen_by(eyes).since(first)
        told = [
            self._scene(scene, eyes, shown is not None and scene.end > shown and scene is not found[-1])
            for scene in found
        ]
        return f"[{','.join(told)}]"

    def unread(self, seat: int, read: int | None) -> int | None:
        """The steps before the last scene with a summary that nobody has read who has read those up to `read`."""
        if read is None:
            return None
        counted = [scene for scene in self._seen_by(self._eyes(seat)).since(max(0, read)) if scene.summary]
        return counted[-1].first if counted else None

    def _seen_by(self, seat: int) -> Scenes:
        if seat not in self._scenes:
            self._scenes[seat] = Scenes(self.match, seat, self._together)
        return self._scenes[seat]

    def _scene(self, scene: Scene, seat: int, shown: bool) -> str:
        view = self._view(seat) if scene.end == len(self.match.steps) else View(self.match.positions[scene.end], seat)
        scores = view.scores
        if shown:  # each seat sees something else
            return written(scene_json(scene, scores, seen_json(view)))
        key = ("scene", scene.first, scene.end, scene.seen, scores)
        return self._keep(key, lambda: written(scene_json(scene, scores, None)))

    def _keep(self, key: tuple[Any, ...], tell: Callable[[], str]) -> str:
        """What is told of the position to several, worked out once."""
        self._look()
        told = self._kept.get(key)
        if told is None:
            told = self._kept[key] = tell()
        return told

    def _view(self, seat: int) -> View:
        """What a seat sees where the game stands."""
        position = self._look()
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = View(position, seat)
        return view

    def _look(self) -> Position:
        """Where the game stands; what was kept of another position is forgotten."""
        position = self.match.position
        if self._kept_at is not position:
            self._kept_at, self._kept, self._views, self._snapshots = position, {}, {}, {}
        return position

    # --- where the game stands ---

    @property
    def bot_asked(self) -> bool:
        """Whether the seat that is asked is a bot's."""
        actor = self.sitting.actor
        return actor is not None and actor != CHANCE and self.match.seats[actor].player != HUMAN

    @property
    def thinking(self) -> bool:
        """Whether a bot is to act now."""
        return self.bot_asked and self.sitting.unconfirmed is None

    def asks(self, seats: Iterable[int]) -> dict[int, str]:
        """Where the game stands for each of these seats and what it is asked, without what it sees.

        The inside of a JSON object.
        """
        sitting, actor = self.sitting, self.match.position.actor
        undoable = sitting.undoable
        unconfirmed = undoable if undoable != actor else None
        thinking = unconfirmed is None and self.bot_asked
        everybodys = {
            "n": len(self.match.steps),
            "actor": actor,
            "unconfirmed": unconfirmed,
            "thinking": thinking,
            "result": self.result(),
        }
        head = written(everybodys)[1:-1]
        told = {}
        for seat in seats:
            own = '"choices":[],"entries":[]'
            if actor == seat and unconfirmed is None and not thinking:
                own = self._keep(("asked",), lambda: self.asked(actor))
            undo = "true" if seat >= 0 and undoable == seat else "false"
            told[seat] = f'{head},{own},"undo":{undo}'
        return told

    def standing(self, seat: int) -> str:
        """Where the game stands for a seat, as JSON."""
        return f"{{{self.asks([seat])[seat]},{self.snapshot(seat).whole}}}"

    def standing_in_words(self, seat: int) -> str:
        """The same for a program."""
        return f"{{{self.asks([seat])[seat]},{written(seen_in_words(self._view(seat)))[1:-1]}}}"

    def snapshot(self, seat: int) -> Snapshot:
        """What a seat sees on the table."""
        eyes = self._eyes(seat)
        view = self._view(eyes)
        key = view.raw if self._alike else eyes
        snapshot = self._snapshots.get(key)
        if snapshot is None:
            snapshot = self._snapshots[key] = Snapshot(seen_json(view))
        return snapshot

    def asked(self, seat: int) -> str:
        """What the seat that is asked can choose."""
        view = self._view(seat)
        return asked_json(view, view.actions, final(view))

    def result(self) -> dict[str, Any] | None:
        dice = self.match.dice  # none where somebody says themselves what chance does
        return result_json(self.match.position, None if dice is None else dice.secret.hex())
