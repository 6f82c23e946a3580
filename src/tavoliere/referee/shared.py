"""A real game that several devices follow: one leads, others sit at it, each of them a player's.

From data to data: what is kept, who asks and what is asked become an answer and what is kept then. The device that
leads may do all that is done at one device; a player tells what they do themselves, what chance shows to all, and
types their own hidden cards, if it was said at the start that each does so (`own.py`).
"""

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from tavoliere.engine.errors import IllegalAction, TavoliereError
from tavoliere.referee import game, own, snapshot
from tavoliere.referee.asked import plain
from tavoliere.referee.own import OwnGame
from tavoliere.referee.record import OWN, TYPED, read
from tavoliere.table.match import HUMAN

LEAD = -1  # in place of a seat
AFRESH = {"known": 0, "lines": 0, "still": True}
CHANGING = {
    "tell": game.tell,
    "undo": game.undo,
    "correct": game.correct,
    "leave-out": game.leave_out,
    "forget": game.forget,
    "restore": game.restore,
}
LOOKING = {
    **{"look": game.look, "moment": game.moment, "why": game.why, "record": game.as_record},
    "view": game.bots_view,
}


class GoneOn(TavoliereError):
    """The game is no longer where whoever tells believes it to be."""


class SharedGame(NamedTuple):
    """What is kept of it. Each change has a number, by which devices know what they have missed."""

    record: dict[str, Any]
    own: tuple[tuple[str, ...], ...]  # what each player has typed of their cards
    off: tuple[int, ...] = ()  # the seats whose cards nobody types, or not any more
    told_at: int = 0  # the last change of what all were told
    own_at: tuple[int, ...] = ()  # and of what each player has typed
    afresh_at: int = 0  # the last change that did more than add something

    @classmethod
    def begun(cls, record: Any) -> Self:
        """A record that its device shares."""
        told = read(plain(record))
        if told.cards == TYPED and told.game.definition.hides:
            raise IllegalAction("shared-typed")
        game.played(told)
        return cls(told.written(), ((),) * told.game.players, own_at=(0,) * told.game.players)

    @classmethod
    def read(cls, kept: Mapping[str, Any]) -> Self:
        own, off, own_at = (tuple(kept[name]) for name in ("own", "off", "own_at"))
        return cls(**{**kept, "own": tuple(map(tuple, own)), "off": off, "own_at": own_at})

    def typed(self, seat: int) -> tuple[str, ...] | None:
        """What a player has typed, as far as it is followed."""
        return self.own[seat] if self.record["cards"] == OWN and seat not in self.off else None

    def untyped(self, seat: int, n: int) -> Self:
        """Without what was typed at a seat, as the change `n`: somebody else may sit down there."""
        own, at = [*self.own], [*self.own_at]
        own[seat], at[seat] = (), n
        return self._replace(own=tuple(own), own_at=tuple(at), afresh_at=n)

    def people(self) -> list[int]:
        return [seat for seat, taken in enumerate(self.record["seats"]) if taken["player"] == HUMAN]


class SharedAnswer(NamedTuple):
    """What is told, what is kept then (None: as before), and a player's game, from which the next goes on."""

    told: dict[str, Any]
    kept: SharedGame | None = None
    mine: OwnGame | None = None


def asks(asked: Mapping[str, Any]) -> str:
    return str(plain(asked).get("ask"))[:40]


def unknown(asked: Mapping[str, Any]) -> TavoliereError:
    return IllegalAction("desk-unknown", name=asks(asked), known=", ".join([*LOOKING, *CHANGING, "type", "type-not"]))


def lead(shared: SharedGame, n: int, asked: Mapping[str, Any]) -> SharedAnswer:
    """What the device asks that leads. `n` is the number of the last change, `asked["n"]` of the last that it knows."""
    what = asks(asked)
    if what in LOOKING:
        since = AFRESH if asked["n"] < shared.afresh_at else {}
        told = LOOKING[what]({**asked, **since, "record": shared.record})
        return SharedAnswer({**told, "afresh": bool(since)})
    if what not in CHANGING:
        raise unknown(asked)
    if asked["n"] < shared.told_at:
        raise GoneOn("web-stale")
    adds = what == "tell" and shared.record["was"] is None
    since = {} if adds and asked["n"] >= shared.afresh_at else AFRESH
    told = CHANGING[what]({**asked, **since, "record": shared.record})
    kept = shared._replace(record=told["record"], told_at=n + 1, afresh_at=shared.afresh_at if adds else n + 1)
    return SharedAnswer({**told, "afresh": bool(since)}, kept)


def sit(
    shared: SharedGame, n: int, seat: int, asked: Mapping[str, Any], earlier: OwnGame | None = None
) -> SharedAnswer:
    """What a player asks, from a device of their own."""
    what = asks(asked)
    mine = own_game(shared, seat, earlier)
    if what == "look":
        return shown(shared, mine, asked, asked["n"] < shared.afresh_at)
    if what == "moment":
        at = asked.get("at")
        if type(at) is not int or not 0 <= at <= len(mine.replay.told):
            raise IllegalAction("referee-no-step", last=len(mine.replay.told))
        return SharedAnswer(snapshot.moment(mine.replay, at), None, mine)
    if what in ("type", "type-not"):
        off = [one for one in shared.off if one != seat] + ([seat] if what == "type-not" else [])
        kept = shared._replace(off=tuple(off), afresh_at=n + 1)
        return shown(kept, own_game(kept, seat), asked, True)
    if what not in ("tell", "undo", "why"):
        raise IllegalAction("shared-lead") if what in {**CHANGING, **LOOKING} else unknown(asked)
    if shared.record["was"] is not None:
        raise IllegalAction("shared-correcting")
    if what == "why":
        own.tell(mine, game.texts_of(asked))
        return SharedAnswer({"fine": True})
    if asked["n"] < (shared.own_at[seat] if mine.behind else shared.told_at):
        raise GoneOn("web-stale")
    afresh = asked["n"] < shared.afresh_at or what == "undo" or mine.problem is not None
    then = own.tell(mine, game.texts_of(asked)) if what == "tell" else taken_back(mine)
    kept = changed(shared, n, mine, then, afresh)
    return shown(kept, then, asked, afresh)


def own_game(shared: SharedGame, seat: int, earlier: OwnGame | None = None) -> OwnGame:
    common, _ = game.played(read(shared.record))
    return OwnGame(common, seat, shared.typed(seat), earlier)


def taken_back(mine: OwnGame) -> OwnGame:
    """Without what the player typed last, or what all were told last, if it was the player's to tell."""
    last = own.last_is_own(mine)
    if last is None:
        raise IllegalAction("shared-no-undo")
    if last:
        return OwnGame(mine.common, mine.seat, (mine.own or ())[: len(mine.used) - 1])
    record = mine.common.record._replace(told=tuple(mine.common.told[:-1]))
    return OwnGame(game.replayed(record), mine.seat, mine.own)


def changed(shared: SharedGame, n: int, mine: OwnGame, then: OwnGame, afresh: bool) -> SharedGame:
    told, seat = list(then.common.told), mine.seat
    if told != shared.record["told"]:
        shared = shared._replace(record={**shared.record, "told": told}, told_at=n + 1)
    if then.own != mine.own:
        typed, at = [*shared.own], [*shared.own_at]
        typed[seat], at[seat] = then.own or (), n + 1
        shared = shared._replace(own=tuple(typed), own_at=tuple(at))
    return shared._replace(afresh_at=n + 1) if afresh else shared


def shown(shared: SharedGame, mine: OwnGame, asked: Mapping[str, Any], afresh: bool) -> SharedAnswer:
    told = own.shown(mine, {**asked, **(AFRESH if afresh else {})})
    typing = None if shared.record["cards"] != OWN or mine.common.concealed is None else mine.seat not in shared.off
    correcting = shared.record["was"] is not None
    if correcting:
        told["ask"] = {**told["ask"], "kind": "wait"}
        told["standing"].update(choices=[], entries=[], undo=False)
    return SharedAnswer({**told, "afresh": afresh, "typing": typing, "correcting": correcting}, shared, mine)
