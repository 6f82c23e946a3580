"""What an action of Carolus Magnus would bring about, told to the one who considers it, as names of messages."""

from collections.abc import Hashable
from functools import lru_cache
from typing import Any

from tavoliere.games.carolus_magnus.actions import *
from tavoliere.games.carolus_magnus.derived import outcome, reach, stops
from tavoliere.games.carolus_magnus.reasons import colour
from tavoliere.games.carolus_magnus.ring import side_of
from tavoliere.games.carolus_magnus.state import *
from tavoliere.games.carolus_magnus.text import consequences, contest_for, side, tally
from tavoliere.words import Message, Seat


def preview(s: State, a: int) -> list[Message]:
    """What a player's action would bring about. Nothing in this game is hidden (CM 4.8), so a view tells all of it."""
    after = outcome(s, a)
    told: list[Message] = [(f"{name}.would", values) for name, values in consequences(s, after)]
    if s.phase == DISC_CHOICE:
        return [("preview-disc", {"steps": a - DISC + 1}), *told, *preview_order(s, a - DISC + 1)]
    if s.phase == PLAYING_PALADINS:
        return told + preview_paladin(s, after, (a - PLAY) // TARGETS, (a - PLAY) % TARGETS)
    if s.phase == MARCHING:
        return told + preview_castles(s, after)
    if s.phase == NAMING:
        return [("preview-reserve", {"colour": colour(a - CROWN), "count": 1 + s.reserve[s.turn][a - CROWN]}), *told]
    return preview_set(s, a) + told


def choice_key(s: State, a: int) -> Hashable | None:
    """A paladin on a land changes the influence there; one at court, unless it wins the marker, only the court.

    There are many such choices, and from one paladin to the next most of them stay what they are. A disc, unless it is
    the round's last, is told beside those that the others have played.
    """
    if s.phase == DISC_CHOICE and s.discs_chosen < s.players - 1:
        return s.players, *s.disc
    if s.phase != PLAYING_PALADINS:
        return None
    c, target = divmod(a - PLAY, TARGETS)
    if target:
        holder = s.holder[c]
        return lands(s)[target - 1], 1 + side_of(s, holder - 1) if holder else 0
    court, holder = [s.court[p][c] for p in range(s.players)], s.holder[c] - 1
    wins = holder < 0 or (holder != s.turn and court[s.turn] == court[holder])
    return None if wins else (s.players, s.turn, holder, *court)


@lru_cache(maxsize=1)  # the same whatever is played there
def lands(s: State) -> list[Hashable]:
    """What is told of each land."""
    steps = steps_to(s)
    return [
        (s.players, s.segments[t], s.owner[t], s.castles[t], contest_for(s, t).influence, steps.get(t + 1))
        for t in range(PLACES)
    ]


def preview_order(s: State, number: int) -> list[Message]:
    """CM 6: between those who have played a disc; the last to choose settles the whole order, told as a consequence."""
    if s.discs_chosen == s.players - 1:
        return []
    earlier = [Seat(p) for p in range(s.players) if 0 < s.disc[p] <= number]
    later = [Seat(p) for p in range(s.players) if s.disc[p] > number]
    told: list[Message] = []
    if earlier:
        told.append(("preview-after", {"who": earlier}))
    if later:
        told.append(("preview-before", {"who": later}))
    return told


def preview_paladin(s: State, after: State, c: int, target: int) -> list[Message]:
    """CM 7, 8.2: how far a court is from the clan; who would have the most influence where, as far as it changes."""
    steps = steps_to(s)
    if target:
        told = [influential("preview-influence", after, target - 1)]
        if target in steps:
            told.append(("preview-in-reach", {"territory": target, "steps": steps[target]}))
        return told
    if after.holder[c] != s.holder[c]:
        changed = [
            number
            for number in steps
            if s.paladins[number - 1][c] and contest_for(after, number - 1).winner != contest_for(s, number - 1).winner
        ]
        return [influential("preview-stop", after, number - 1) for number in sorted(changed, key=lambda n: steps[n])]
    holder = s.holder[c] - 1
    if holder == s.turn:
        second = max(after.court[p][c] for p in range(s.players) if p != holder)
        return [("preview-lead", {"colour": colour(c), "count": after.court[holder][c] - second})]
    behind = after.court[holder][c] - after.court[s.turn][c] + 1
    return [("preview-behind", {"colour": colour(c), "who": Seat(holder), "count": behind})]


@lru_cache(maxsize=1)  # the same for whatever is played
def steps_to(s: State) -> dict[int, int]:
    """How far it is to each territory where the Emperor may stop."""
    return {number: n for n, number in reversed(list(enumerate(stops(s)[: reach(s)], 1)))}


def influential(name: str, s: State, t: int) -> Message:
    """Who has the most influence on a territory, and the influence of every side."""
    said: dict[str, Any] = {"territory": t + 1, "tally": tally(s, t)}
    victor = contest_for(s, t).winner
    return (name, said | {"side": side(s, victor - 1)}) if victor else (f"{name}-level", said)


def preview_castles(s: State, after: State) -> list[Message]:
    """How near a side that builds would be to its last castle; a game that is over tells more than that."""
    if after.phase == OVER or s.stock == after.stock:
        return []
    limit = CASTLES[s.players]
    builder = after.owner[after.emperor] - 1
    return [("preview-castles", {"side": side(s, builder), "count": limit - after.stock[builder], "limit": limit})]


def preview_set(s: State, a: int) -> list[Message]:
    """CM 12.2: what a set brings, and how much of it has to go back."""
    i = s.taking - 1 if s.taking else a - TAKE
    counts = s.display[i][:]
    if s.taking:
        counts[a - GIVE_BACK] -= 1
    surplus = sum(counts) - PER_TURN[s.players]
    paladins = [colour(c) for c in range(COLOURS) for _ in range(counts[c])]
    if surplus > 0:
        return [("preview-surplus", {"paladins": paladins, "count": surplus})]
    return [("preview-take", {"paladins": paladins})] if paladins else []
