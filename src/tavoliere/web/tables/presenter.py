"""A table as each seat sees it, in the form in which the page is told. Everything comes from the seat's own view.

The page knows the rules: it is told the bytes of the view, and of each step what the rules noted.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from tavoliere.engine.game import CHANCE, View
from tavoliere.table.game_json import asked_json, result_json, scene_json, seen_in_words, step_json
from tavoliere.table.scenes import Scenes, SceneSteps
from tavoliere.table.sitting import Sitting
from tavoliere.web.storage.rows import SPECTATORS
from tavoliere.web.wire import framed, written

NewsKind = Literal["moved", "back", "standing"]


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
        data = head | self.data
        return framed(data, self.views) if self.views else written(data)


class Presenter:
    """What the seats of a sitting are shown."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.game = sitting.match.game

    # --- what is told ---

    def told(self, kind: NewsKind, seats: Collection[int], first: int = 0) -> dict[int, Told]:
        """Where the game stands now, for each seat, and what has happened; after a move the steps beyond `first`.

        Seats that are told the same get the same: where nothing is hidden, all who may do the same.
        """
        hides, turns = self.game.definition.hides and kind != "standing", self.turns(seats)
        news = self.news(first, seats) if kind == "moved" else {}
        told: dict[tuple[int, bool], Told] = {}
        found = {}
        for seat in seats:
            turn = turns[seat]
            alike = seat if hides else SPECTATORS, turn["undo"]
            if alike not in told:
                told[alike] = self._told(kind, seat, turn, news)
            found[seat] = told[alike]
        return found

    def _told(self, kind: NewsKind, seat: int, turn: dict[str, Any], news: Mapping[int, Told]) -> Told:
        if kind == "standing":  # nothing else has changed
            return Told({"standing": turn})
        if kind == "moved":
            return self.standing(seat, turn, news[seat])
        n = len(self.match.steps)
        return self.standing(seat, turn, Told({"n": n, "scenes": self.happened(max(0, n - 1), seat).data["scenes"]}))

    def everything(self, seat: int, read: int | None) -> Told:
        """Everything so far; again from a summary that is not read yet."""
        return self.standing(seat, self.turns([seat])[seat], self.happened(0, seat, self.unread(seat, read)))

    # --- steps and scenes ---

    def news(self, first: int, seats: Collection[int]) -> dict[int, Told]:
        """What has happened since there were so many steps, for each seat. Those who see the same are told the same."""
        told: dict[Any, Told] = {}
        found = {}
        for seat in seats:
            key, groups = None, None
            if self.game.definition.hides:
                groups = [*Scenes(self.match, seat).steps_since(first)]
                # What is seen between several scenes is each seat's own.
                key = groups[0] if len(groups) == 1 else seat
            if key not in told:
                told[key] = self.happened(first, seat, first, groups)
            found[seat] = told[key]
        return found

    def happened(
        self, first: int, seat: int, shown: int | None = None, groups: Sequence[SceneSteps] | None = None
    ) -> Told:
        """The steps beyond the first so many and their scenes; those beyond `shown` with what is seen after them.

        After the last one the game stands as `standing` says, so that it need not be told twice. `groups` are the
        scenes' steps, where they are known.
        """
        match, scenes = self.match, Scenes(self.match, seat)
        last, end = len(match.steps), self.game.layout.size  # before them lies the view of where the game stands
        steps, told, views = [], [], []
        for scene in scenes.steps_since(first) if groups is None else groups:
            steps += [step_json(match, n, seen) for n, seen in enumerate(scene.seen, scene.first) if n >= first]
            position, at = match.positions[scene.end].hidden_from(seat), None
            if shown is not None and shown < scene.end < last:
                views.append(position.raw)
                at = [end, len(position.raw)]
                end += len(position.raw)
            told.append(scene_json(scenes, scene, position.scores) | {"view": at})
        return Told({"steps": steps, "scenes": told}, views)

    def unread(self, seat: int, read: int | None) -> int | None:
        """The steps before the last scene with a summary that nobody has read who has read those up to `read`."""
        if read is None:
            return None
        counted = [scene for scene in Scenes(self.match, seat).since(max(0, read)) if scene.summary]
        return counted[-1].first if counted else None

    # --- where the game stands ---

    def turns(self, seats: Iterable[int]) -> dict[int, dict[str, Any]]:
        """How far the game has come, and who is to do what, for each of these seats."""
        sitting, position, dice = self.sitting, self.match.position, self.match.dice
        actor, undoable = position.actor, sitting.undoable
        unconfirmed = undoable if undoable != actor else None
        turn = {
            "n": len(self.match.steps),
            "actor": actor,
            "unconfirmed": unconfirmed,
            "thinking": unconfirmed is None and sitting.bot_asked,
            "undo": False,
            # Of the dice, once nothing falls any more; none where somebody says themselves what chance does.
            "secret": dice.secret.hex() if actor is None and dice else None,
        }
        return {seat: turn | {"undo": True} if seat == undoable else turn for seat in seats}

    def standing(self, seat: int, turn: dict[str, Any], news: Told) -> Told:
        """Where the game stands for a seat, and what has happened."""
        view = self.match.position.hidden_from(seat).raw
        return Told({"standing": turn | {"view": [0, len(view)]}} | news.data, [view, *news.views])

    def standing_in_words(self, seat: int) -> str:
        """The same for a program, with all that follows from it."""
        told, view = self.turns([seat])[seat], View(self.match.position, seat)
        result = result_json(self.match.position, told.pop("secret"))
        asked = told["actor"] == seat and told["unconfirmed"] is None and not told["thinking"]
        choices = asked_json(view, view.actions, final(view)) if asked else {"choices": [], "entries": []}
        return written({**told, "result": result, **choices, **seen_in_words(view)})
