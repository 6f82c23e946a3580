"""A real game as one player knows it, who sits at it with a phone of their own.

All are told the same: what lies open. What players type of their own hidden cards is kept apart for each of them, and
put together with what all are told only here, for that player alone. So nothing of it can reach anybody else, not even
by what is refused to them; and nobody has to wait for what others have yet to type.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from tavoliere.engine.action import Action
from tavoliere.engine.errors import IllegalAction, TavoliereError
from tavoliere.engine.game import CHANCE, SPECTATOR
from tavoliere.referee import snapshot
from tavoliere.referee.replay import SHOWN, Contradiction, Replay
from tavoliere.table.match import HUMAN
from tavoliere.words import Seat
from tavoliere.words.message_json import message_json


class OwnGame:
    """What all are told of a game, step by step, with what a player has typed wherever only that player knows more.

    `own` is what the player has typed, in the order in which it is needed; None: nothing of it is followed. `earlier`
    saves work where it goes on from there.
    """

    def __init__(self, common: Replay, seat: int, own: Sequence[str] | None, earlier: "OwnGame | None" = None) -> None:
        self.common, self.seat = common, seat
        self.own = None if own is None else tuple(own)
        self.told = tuple(common.told)  # as it is now: others may tell it more
        self.asked: list[Action] = []  # one of these happened, and only the player knows which
        self.problem: TavoliereError | None = None  # why what was typed can't be
        self.used: list[int] = []  # for each thing typed, the step that it belongs to
        if common.concealed is None:
            self.replay = common.copy()
            self.replay.viewer = seat
            return
        if earlier is not None and earlier.leads_to(self):
            self.replay, self.used = earlier.replay.copy(), [*earlier.used]
        else:
            eyes = frozenset([seat] if own is not None else [])
            self.replay = Replay(common.record, seat, eyes)
        while self.used and self.used[-1] >= len(self.replay.match.steps):
            self.used.pop()  # all had yet to be told what came to light with it
        self._follow(self.own or ())

    def leads_to(self, later: "OwnGame") -> bool:
        """Whether another is this one, with more told or typed."""
        return (
            self.problem is None
            and self.common.record.head == later.common.record.head
            and self.seat == later.seat
            and self.told == later.told[: len(self.told)]
            and (self.own is None) == (later.own is None)
            and (self.own or ())[: len(self.used)] == (later.own or ())[: len(self.used)]
        )

    def _follow(self, own: Sequence[str]) -> None:
        common, replay = self.common, self.replay
        shown: dict[int, list[str]] = {}
        for line, step in zip(common.told, common.before, strict=True):
            if line.split()[0] == SHOWN:
                shown.setdefault(step, []).append(line)
        done = len(common.match.steps)
        for step in range(len(replay.match.steps), done if common.waiting is None else done + 1):
            if len(replay.match.steps) > step:
                continue  # what nobody sees has happened by itself
            text: str | None = None
            if replay.waiting is None:
                ways = self.ways(self.seen(step))
                if not ways:
                    self.problem = Contradiction("own-against")
                    return
                text = ways[0].text
                if len(ways) > 1:
                    text = own[len(self.used)] if len(self.used) < len(own) else None
                    if text not in [action.text for action in ways]:
                        self.asked = ways
                        self.problem = None if text is None else Contradiction("own-wrong")
                        return
                    self.used.append(step)
            if step == done:
                return  # all have yet to be told what comes to light with it
            try:
                if text is not None:
                    replay.tell(text)
                for one in shown.get(step, ()):
                    if len(replay.match.steps) == step and self._is_missing(one.split()[1]):
                        replay.tell(one)
            except TavoliereError as problem:
                self.problem = problem
                return
            if len(replay.match.steps) <= step or not self._agree(step, bool(shown.get(step))):
                self.problem = Contradiction("own-against")
                return

    def _is_missing(self, key: str) -> bool:
        return self.replay.waiting is not None and any(one.key == key for one in self.replay.waiting.missing)

    def _agree(self, step: int, shown: bool) -> bool:
        """Whether all see the same after a step; of one that nobody sees it is known later what it came to."""
        if not shown and self.replay.game.all_actions[self.seen(step)].block.masked:
            return True
        here, there = (one.match.positions[step + 1].hidden_from(SPECTATOR) for one in (self.replay, self.common))
        return here == there

    def seen(self, step: int) -> int:
        """What everybody sees of a step, or of the one that waits for what comes to light with it."""
        common = self.common
        if step < len(common.match.steps):
            return common.match.positions[step].seen_as(common.match.steps[step], SPECTATOR)
        assert common.waiting is not None
        seen = common.seen_by_all(common.waiting.action)
        assert seen is not None
        return seen

    def ways(self, seen: int) -> list[Action]:
        """What may have happened, as far as the player knows, where everybody sees this."""
        options = self.replay.options
        itself = [action for action in options if int(action) == seen]
        if itself or not self.replay.game.all_actions[seen].block.masked:
            return itself
        return [action for action in options if self.replay.seen_by_all(action) == seen]

    @property
    def behind(self) -> bool:
        """Whether something has to be typed before the player's game is where the table is."""
        return bool(self.asked) or self.problem is not None

    @property
    def waits(self) -> bool:
        """Whether the table waits for somebody else."""
        common = self.common
        if self.behind or common.waiting is not None:
            return False
        ahead = len(self.replay.match.steps) > len(common.match.steps)  # by cards of a bot, which are told elsewhere
        return ahead or self.replay.actor not in (CHANCE, self.seat)


def tell(mine: OwnGame, texts: Iterable[str]) -> OwnGame:
    """Something that a player tells of their own, or of what all see: these are told it as far as they see it.

    The player's game then; `common` of the one before is the one that was told.
    """
    common, own = mine.common, mine.own
    for text in texts:
        if mine.asked:
            action = mine.replay.game.action(text)
            if action not in mine.asked:
                raise IllegalAction("own-unlike") if action in mine.replay.options else mine.replay.illegal(action)
            assert own is not None
            own = (*own[: len(mine.used)], action.text, *own[len(mine.used) + 1 :])
        elif mine.problem is not None:
            raise mine.problem
        elif common.waiting is not None:
            common.tell(text)
        else:
            own = _happens(mine, text)
        mine = OwnGame(common, mine.seat, own, mine)
    return mine


def _happens(mine: OwnGame, text: str) -> tuple[str, ...] | None:
    """Tells all what the player tells; what the player has typed then."""
    common, replay, own = mine.common, mine.replay, mine.own
    if common.actor is None:
        raise IllegalAction("referee-over")
    if mine.waits:
        actor = common.actor
        if actor == CHANCE or replay.match.seats[actor].player != HUMAN:
            raise IllegalAction("own-elsewhere")
        raise IllegalAction("own-others", words=replay.game.words, who=Seat(actor))
    action = replay.game.action(text)
    seen = replay.seen_by_all(action) if action in replay.options else None
    if seen is None:
        raise replay.illegal(action)
    ways = mine.ways(seen)
    common.tell(replay.game.all_actions[seen].text)
    return own if own is None or len(ways) == 1 else (*own[: len(mine.used)], action.text)


def last_is_own(mine: OwnGame) -> bool | None:
    """What the player may take back: what they typed last (True), the last that all were told (False), or nothing."""
    common = mine.common
    step = common.before[-1] if common.told else -1
    by = snapshot.lines_since(common, len(common.told) - 1)[0]["by"] if common.told else None
    if by in (CHANCE, mine.seat) and not (mine.used and mine.used[-1] > step):
        return False
    return True if mine.used else None


# --- what a player is shown ---


def ask(mine: OwnGame) -> dict[str, Any]:
    """What the player has to tell next, or that the table waits for somebody else."""
    common, replay = mine.common, mine.replay
    nothing: dict[str, Any] = {"options": [], "left": 0, "shown": [], "unchecked": []}
    unchecked = [message_json(message) for message in replay.unchecked]
    if mine.asked:
        if replay.actor == CHANCE:
            options = [snapshot.option_json(action) for action in mine.asked]
            return {**nothing, "kind": "chance", "options": options}
        return {**nothing, "kind": "choice"}
    if mine.problem is not None or mine.waits:
        return {**nothing, "kind": "stuck" if mine.problem else "wait"}
    if common.waiting is not None:
        return {**nothing, "kind": "shown", "shown": [snapshot.opened_json(one) for one in opened(mine)]}
    return {**snapshot.ask(replay), "unchecked": unchecked}


def opened(mine: OwnGame) -> list[Any]:
    """What has to come to light, of which any card may be that the player does not know."""
    common, replay = mine.common, mine.replay
    assert common.waiting is not None
    if replay.concealed is None:
        return common.waiting.missing
    nobody = OwnGame(common, mine.seat, None).replay if common.eyes else common
    found = common.waiting.missing
    if nobody is not common and nobody.concealed is not None:
        action = nobody.game.all_actions[mine.seen(len(common.match.steps))]
        known = {one.key: one for one in nobody.concealed.opened(nobody.state(), int(action), nobody.eyes)}
        found = [known.get(one.key, one) for one in found]
    return found


def shown(mine: OwnGame, asked: dict[str, Any]) -> dict[str, Any]:
    """Where the player's game stands; steps and lines only beyond those that are known."""
    replay, common = mine.replay, mine.common
    known, lines = asked.get("known", 0), asked.get("lines", 0)
    still = asked.get("still") is True
    stands = snapshot.snapshot_of(replay)
    wanted = ask(mine)
    if wanted["kind"] != "choice" or replay.actor != mine.seat:
        stands.update(choices=[], entries=[])
    elif mine.asked:
        texts = {action.text for action in mine.asked}
        stands["choices"] = [one for one in stands["choices"] if one["text"] in texts]
    record = common.record.written()
    del record["rest"], record["was"]
    return {
        "record": {**record, "position": None, "told": replay.told, "rest": [], "was": None},
        "seat": replay.seat,
        "standing": {**stands, "undo": last_is_own(mine) is not None},
        "steps": snapshot.steps_since(replay, min(known, len(replay.match.steps))),
        "scenes": snapshot.scenes_since(replay, max(known, len(replay.match.steps) - 1) if still else known),
        "ask": wanted,
        "lines": snapshot.lines_since(replay, min(lines, len(replay.told))),
        "instead": None,
        "problem": mine.problem and {"text": "", "message": message_json(mine.problem.message), "steps": []},
        "changes": None,
    }
