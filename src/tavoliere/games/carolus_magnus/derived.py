"""What follows from a view of Carolus Magnus by the rules, for boards that draw it and calculate nothing themselves.

Nothing is hidden in this game (CM 4.8), so every seat is told the same. Territories have their numbers, from "1".
"""

from typing import Any

from tavoliere.games.carolus_magnus import rules
from tavoliere.games.carolus_magnus.ring import influence, next_territory, side_of, winner
from tavoliere.games.carolus_magnus.state import *


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
    for t in range(PLACES):
        if s.segments[t] and (s.holder != after.holder or on_territory(s, t) != on_territory(after, t)):
            then = territory(after, t) if after.segments[t] else None
            if then != territory(s, t):
                told[str(t + 1)] = then
    return {"territories": told} if told else {}


def on_territory(s: State, t: int) -> tuple[Any, ...]:
    return s.segments[t], s.owner[t], s.castles[t], s.paladins[t]


def territory(s: State, t: int) -> dict[str, Any]:
    """CM 8.2: the influence of each side, who has the most, and who would build if the Emperor stopped there."""
    leader = winner(s, t) - 1 if winner(s, t) else None
    return {
        "segments": s.segments[t],
        "influence": [influence(s, t, side) for side in range(SIDES_OF[s.players])],
        "leader": leader,
        "builder": leader if leader != s.owner[t] - 1 else None,
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


def outcome(s: State, a: int) -> State:
    """The state after an action; `s` stays as it is."""
    twin = type(s)()
    for name in State.__annotations__:
        value = getattr(s, name)
        if isinstance(value, list):
            value = [line[:] if isinstance(line, list) else line for line in value]
        setattr(twin, name, value)
    rules.apply(twin, a)
    return twin
