"""A table as each seat sees it, in the form in which the page is told. Everything comes from the seat's own view.

The page knows the rules: it is told the bytes of the view, and of each step what the rules noted.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Literal, NamedTuple

from tavoliere.engine.game import CHANCE, View
from tavoliere.table.game_json import asked_json, result_json, scene_json, seen_in_words, step_json
from tavoliere.table.scenes import Scenes, SceneSteps
from tavoliere.table.sitting import Sitting
from tavoliere.web.storage.rows import SPECTATORS
from tavoliere.web.wire import framed, json_text

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


class Outgoing(NamedTuple):
    """A part of a message, and the views that it speaks of."""

    data: dict[str, Any]
    views: Sequence[bytes] = ()

    def message(self, **head: Any) -> str | bytes:
        """A whole message, as it is sent."""
        data = head | self.data
        return framed(data, self.views) if self.views else json_text(data)


class Presenter:
    """What the seats of a sitting are shown."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.game = sitting.match.game

    # --- what is told ---

    def outgoing(self, kind: NewsKind, seats: Collection[int], first: int = 0) -> dict[int, Outgoing]:
        """Where the game stands now, for each seat, and what has happened; after a move the steps beyond `first`.

        Seats that are told the same get the same: where nothing is hidden, all who may do the same.
        """
        hides = self.game.definition.hides and kind != "standing"
        told: dict[tuple[int, bool], Outgoing] = {}
        news: dict[Any, Outgoing] = {}
        found = {}
        for seat, turn in self.turns(seats).items():
            alike = seat if hides else SPECTATORS, turn["undo"]
            if alike not in told:
                told[alike] = self._outgoing(kind, seat, turn, first, news)
            found[seat] = told[alike]
        return found

    def _outgoing(
        self, kind: NewsKind, seat: int, turn: dict[str, Any], first: int, news: dict[Any, Outgoing]
    ) -> Outgoing:
        if kind == "standing":  # nothing else has changed
            return Outgoing({"standing": turn})
        if kind == "moved":
            return self.standing(seat, turn, self.news(seat, first, news))
        n = len(self.match.steps)
        return self.standing(
            seat, turn, Outgoing({"n": n, "scenes": self.happened(max(0, n - 1), seat).data["scenes"]})
        )

    def everything(self, seat: int, read: int | None) -> Outgoing:
        """Everything so far; again from a summary that is not read yet."""
        return self.standing(seat, self.turns([seat])[seat], self.happened(0, seat, self.unread(seat, read)))

    # --- steps and scenes ---

    def news(self, seat: int, first: int, known: dict[Any, Outgoing]) -> Outgoing:
        """What has happened since there were so many steps; those who see the same are told what is `known`."""
        key, groups = None, None
        if self.game.definition.hides:
            groups = [*Scenes(self.match, seat).steps_since(first)]
            # What is seen between several scenes is each seat's own.
            key = groups[0] if len(groups) == 1 else seat
        if key not in known:
            known[key] = self.happened(first, seat, first, groups)
        return known[key]

    def happened(
        self, first: int, seat: int, shown: int | None = None, groups: Sequence[SceneSteps] | None = None
    ) -> Outgoing:
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
        return Outgoing({"steps": steps, "scenes": told}, views)

    def unread(self, seat: int, read: int | None) -> int | None:
        """The steps before the last scene with a summary that nobody has read who has read those up to `read`."""
        if read is None:
            return None
        counted = [scene for scene in Scenes(self.match, seat).since(max(0, read)) if scene.summary]
        return counted[-1].first if counted else None

    # --- where the game stands ---

    def turns(self, seats: Iterable[int]) -> dict[int, dict[str, Any]]:
        """How far the game has come, and who is to do what, for each of these seats."""
        (actor, undoable, unconfirmed, thinking), dice = self.sitting.turn, self.match.dice
        turn = {
            "n": len(self.match.steps),
            "actor": actor,
            "unconfirmed": unconfirmed,
            "thinking": thinking,
            "undo": False,
            # Of the dice, once nothing falls any more; none where somebody says themselves what chance does.
            "secret": dice.secret.hex() if actor is None and dice else None,
        }
        return {seat: turn | {"undo": True} if seat == undoable else turn for seat in seats}

    def standing(self, seat: int, turn: dict[str, Any], news: Outgoing) -> Outgoing:
        """Where the game stands for a seat, and what has happened."""
        view = self.match.position.hidden_from(seat).raw
        return Outgoing({"standing": turn | {"view": [0, len(view)]}} | news.data, [view, *news.views])

    def standing_in_words(self, seat: int) -> str:
        """The same for a program, with all that follows from it."""
        told, view = self.turns([seat])[seat], View(self.match.position, seat)
        result = result_json(self.match.position, told.pop("secret"))
        asked = told["actor"] == seat and told["unconfirmed"] is None and not told["thinking"]
        choices = asked_json(view, view.actions, final(view)) if asked else {"choices": [], "entries": []}
        return json_text({**told, "result": result, **choices, **seen_in_words(view)})
