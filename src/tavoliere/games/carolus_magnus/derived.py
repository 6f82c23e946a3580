"""What follows from a view of Carolus Magnus by the rules, for boards that draw it and calculate nothing themselves.

Nothing is hidden in this game (CM 4.8), so every seat is told the same. Territories have their numbers, from "1".
"""

from collections.abc import Iterable
from copy import deepcopy
from functools import lru_cache
from typing import Any

from tavoliere.games.carolus_magnus import rules
from tavoliere.games.carolus_magnus.ring import next_territory, side_of
from tavoliere.games.carolus_magnus.state import *
from tavoliere.games.carolus_magnus.text import contest


def derived(s: State, seat: int) -> dict[str, Any]:
    """What follows from what `seat` sees."""
    return {
        "sides": [side_of(s, p) for p in range(s.players)],  # of each seat
        "castles": [CASTLES[s.players] - s.stock[side] for side in range(SIDES_OF[s.players])],  # in play
        "castles_to_win": CASTLES[s.players],
        "paladins_per_turn": PER_TURN[s.players],
        "rounds": s.limit,
        "stops": stops(s),
        "reach": reach(s),
        "territories": {str(t + 1): territory(s, t) for t in range(PLACES) if s.segments[t]},
    }


def changes(s: State, seat: int, a: int) -> dict[str, Any]:
    """What the territories would be that a paladin or a march would change; None for one merged into another."""
    after = outcome(s, a)
    told: dict[str, Any] = {}
    moved = markers_moved(s, after)
    for t, (now, later) in enumerate(zip(on_territories(s), on_territories(after), strict=True)):
        if s.segments[t] and (now != later or (moved and has_any(s, t, moved))):
            then = territory(after, t) if after.segments[t] else None
            if then != territory(s, t):
                told[str(t + 1)] = then
    return {"territories": told} if told else {}


def markers_moved(s: State, after: State) -> list[int]:
    """The clans that somebody else holds afterwards."""
    return [c for c in range(COLOURS) if s.holder[c] != after.holder[c]] if s.holder != after.holder else []


def has_any(s: State, t: int, clans: list[int]) -> bool:
    """Whether paladins of these clans are on a territory: else it is nothing to it who holds them."""
    paladins = s.paladins[t]
    return any(paladins[c] for c in clans)


def on_territories(s: State) -> Iterable[tuple[Any, ...]]:
    return zip(s.segments, s.owner, s.castles, s.paladins, strict=True)


def territory(s: State, t: int) -> dict[str, Any]:
    """CM 8.2: the influence of each side, who has the most, and who would build if the Emperor stopped there."""
    return contested(s.segments[t], s.players, tuple(s.holder), s.owner[t], s.castles[t], tuple(s.paladins[t]))


@lru_cache(maxsize=8192)  # most territories are the same at every move, and whatever would be played
def contested(
    segments: int, players: int, holder: tuple[int, ...], owner: int, castles: int, paladins: tuple[int, ...]
) -> dict[str, Any]:
    found = contest(players, holder, owner, castles, paladins)
    leader = found.winner - 1 if found.winner else None
    return {
        "segments": segments,
        "influence": list(found.influence),
        "leader": leader,
        "builder": leader if leader != owner - 1 else None,
    }


def stops(s: State) -> list[int]:
    """The territories where the Emperor stops after one step, two steps and so on, as far as any disc goes."""
    reached = [s.emperor] if s.phase > ENTHRONING else []
    for _ in range(DISCS_EACH if reached else 0):
        reached.append(next_territory(s, reached[-1]))
    return [t + 1 for t in reached[1:]]


def reach(s: State) -> int:
    """How far the Emperor can go in this turn; while discs are chosen, how far the chooser can send him."""
    if s.phase in (PLAYING_PALADINS, MARCHING):
        return s.disc[s.turn]
    if s.phase == DISC_CHOICE:
        return max(i + 1 for i in range(DISCS_EACH) if s.unplayed[s.turn][i])
    return 0


@lru_cache(maxsize=1)  # what it changes and what would come of it are asked one after the other
def outcome(s: State, a: int) -> State:
    """The state after an action, to be read only, as `s` is."""
    twin = deepcopy(s)
    rules.apply(twin, a)
    return twin
