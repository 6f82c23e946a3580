"""What happens in Carolus Magnus as a person watches it: throws and draws at once, castles as points, why a land falls.

Nothing in this game is hidden (CM 4.8).
"""

from collections.abc import Sequence
from typing import Any

from tavoliere.definition.game_definition import Gain, Summary
from tavoliere.games.carolus_magnus.actions import *
from tavoliere.games.carolus_magnus.derived import outcome
from tavoliere.games.carolus_magnus.reasons import colour
from tavoliere.games.carolus_magnus.ring import side_of
from tavoliere.games.carolus_magnus.state import *
from tavoliere.games.carolus_magnus.text import side, stop, tally
from tavoliere.words import Message, Seat, Word

TOGETHER = {LAYING: "lands", ROLLING: "rolls", REROLLING: "rolls", LOTS: "lots", DRAWING: "display"}


def together(s: State, a: int) -> str | None:
    """The lands are laid out at once, dice of one player are one throw, and so are lots and the sets of a round."""
    return TOGETHER.get(s.phase)


def owner(s: State, a: int) -> int:
    """Dice are rolled by somebody."""
    return s.turn if s.phase in (ROLLING, REROLLING) else -1


def told(s: State, actions: Sequence[int]) -> list[Message]:
    if s.phase == LAYING:
        return [("told-lands", {"paladins": [colour(a - DRAW) for a in actions]})]
    if s.phase == LOTS:
        drawn = s.order[: s.lots_drawn] + [a - LOT for a in actions]
        last = [p for p in range(s.players) if p not in drawn] if len(drawn) == s.players - 1 else []
        return [("told-lots", {"order": [Seat(p) for p in drawn + last]})]
    if s.phase == DRAWING:
        return told_sets(s, actions)
    faces = [Word(f"face-{(*COLOUR_WORDS, 'crown')[a - ROLL]}") for a in actions]
    return [("told-rolls" if s.round else "told-rolls-set-up", {"to": Seat(s.turn), "faces": faces})]


def told_sets(s: State, actions: Sequence[int]) -> list[Message]:
    """CM 12.2: what was drawn for each set."""
    sets: dict[int, list[Word]] = {}
    for a in actions:
        sets.setdefault(s.filling + 1, []).append(colour(a - DRAW))
        s = outcome(s, a)
    return [("told-set", {"set": number, "paladins": paladins}) for number, paladins in sets.items()]


def gains(before: State, after: State) -> list[Gain]:
    """A castle in play is a point, for both players of a team; a takeover costs the other side its castles."""
    return [
        Gain(p, before.stock[side_of(after, p)] - after.stock[side_of(after, p)], str(after.emperor + 1))
        for p in range(after.players)
        if before.stock[side_of(after, p)] != after.stock[side_of(after, p)]
    ]


def summary(before: State, after: State) -> Summary | None:
    """CM 8.2, 8.3: at a takeover or a merge, the influence by which it came about, and the castles."""
    if before.phase != MARCHING or (before.owner, before.castles) == (after.owner, after.castles):
        return None
    t = stop(before, after)
    joined = before.territories - after.territories
    if not joined and not before.owner[t]:
        return None
    said: dict[str, Any] = {
        "territory": t + 1,
        "side": side(after, after.owner[after.emperor] - 1),
        "tally": tally(before, t),
        "segments": after.segments[after.emperor],
        "joined": joined,
    }
    lines = [castles_line(before, t, gain) for gain in gains(before, after)]
    if before.owner[t]:
        said |= {"loser": side(after, before.owner[t] - 1), "count": before.castles[t]}
        if after.ending == TOO_FEW_CASTLES:  # CM R-11
            built = before.stock[after.owner[after.emperor] - 1]
            return Summary(("summary-takeover-short", said | {"built": built}), lines)
        return Summary(("summary-takeover", said), lines)
    return Summary(("summary-castle", said), lines)


def castles_line(before: State, t: int, gain: Gain) -> tuple[int, Message, int]:
    """The castles that somebody built or lost, and the influence that decided it."""
    name = "summary-built" if gain.points > 0 else "summary-lost"
    said: dict[str, Any] = {"count": abs(gain.points), "sources": sources(before, t, side_of(before, gain.seat))}
    return gain.seat, (name, said), gain.points


def sources(s: State, t: int, k: int) -> list[Any]:
    """CM 8.2: paladins of each clan that a side holds, and its castles."""
    held = [s.holder[c] > 0 and side_of(s, s.holder[c] - 1) == k for c in range(COLOURS)]
    told: list[Any] = [[colour(c), s.paladins[t][c]] for c in range(COLOURS) if held[c] and s.paladins[t][c]]
    if s.owner[t] == 1 + k:
        castles = s.castles[t]
        told.append([castles, Word("source-castle" if castles == 1 else "source-castles")])
    return told
