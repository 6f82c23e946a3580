"""What the program says about a game of Carolus Magnus: names of messages, whose words are in the catalogues."""

from functools import cache, lru_cache
from typing import Any, NamedTuple

from tavoliere.games.carolus_magnus.actions import *
from tavoliere.games.carolus_magnus.reasons import colour, to_give_back
from tavoliere.games.carolus_magnus.ring import influence, markers, side_of, winner
from tavoliere.games.carolus_magnus.state import *
from tavoliere.words import Message, Seat, Word

TURN_END_PHASES = (MARCHING, ROLLING, REROLLING, NAMING, TAKING, GIVING_BACK)


def side(s: State, k: int) -> Any:
    """A player, or both players of a team."""
    return list(members(s.players, k))


@cache
def members(players: int, k: int) -> tuple[Seat, ...]:
    return tuple(Seat(p) for p in range(players) if SIDE[players * SEATS + p] == k)


class Contest(NamedTuple):
    """CM 8.2: the influence of every side on a territory, and 1 + the side that has the most, or 0."""

    influence: tuple[int, ...]
    winner: int


def contest_for(s: State, t: int) -> Contest:
    return contest(s.players, tuple(s.holder), s.owner[t], s.castles[t], tuple(s.paladins[t]))


@lru_cache(maxsize=8192)  # most territories are the same at every move, and whatever would be played
def contest(players: int, holder: tuple[int, ...], owner: int, castles: int, paladins: tuple[int, ...]) -> Contest:
    s = State()
    s.players, s.holder, s.owner, s.castles, s.paladins = players, list(holder), [owner], [castles], [list(paladins)]
    return Contest(tuple(influence(s, 0, k) for k in range(SIDES_OF[players])), winner(s, 0))


def named(s: State, k: int, count: int) -> list[Any]:
    """A number, after the name of the player or the team that it belongs to; names may end in numbers, too."""
    first, *partner = side(s, k)
    return [first, *(part for mate in partner for part in (Word("team-and"), mate)), f"({count})"]


def tally(s: State, t: int) -> list[Any]:
    """CM 8.2: the influence of every side on a territory."""
    return [named(s, k, count) for k, count in enumerate(contest_for(s, t).influence)]


def prompt(s: State) -> Message:
    """What is asked now."""
    who: dict[str, Any] = {"who": Seat(s.turn)}
    if s.phase == LAYING:
        return "prompt-laying", {"territory": s.paladins_laid + 1}
    if s.phase == ENTHRONING:
        return "prompt-enthroning", {}
    if s.phase == ROLLING:
        return ("prompt-rolling" if s.round else "prompt-rolling-set-up"), who | {"count": s.dice}
    if s.phase == REROLLING:
        return "prompt-rerolling", who
    if s.phase == LOTS:
        return "prompt-lots", {"number": s.lots_drawn + 1}
    if s.phase == DRAWING:
        return "prompt-drawing", {"set": s.filling + 1}
    if s.phase == OVER:
        return "prompt-over", {}
    return prompt_of_player(s, who)


def prompt_of_player(s: State, who: dict[str, Any]) -> Message:
    if s.phase == DISC_CHOICE:
        return "prompt-disc", who
    if s.phase == PLAYING_PALADINS:
        return "prompt-paladins", who | {"count": s.to_play}
    if s.phase == MARCHING:
        return "prompt-march", who | {"steps": s.disc[s.turn]}
    if s.phase == NAMING:
        return "prompt-crown", who | {"count": s.crowns}
    if s.phase == TAKING:
        return "prompt-take", who
    return "prompt-give-back", who | {"count": to_give_back(s), "set": s.taking}


def variant(s: State, a: int) -> str:
    """Which of its sentences an action is told in."""
    if a < DRAW and s.phase == REROLLING:
        return "-again"
    if a < DRAW and s.round == 0:
        return "-set-up"
    if DRAW <= a < LOT and s.phase == LAYING:
        return "-laid"
    if PLAY <= a < MARCH and (a - PLAY) % TARGETS == 0:
        return "-court"
    return ""


def circumstances(s: State) -> dict[str, Any]:
    """Arguments of a sentence that come from the position rather than from the action."""
    if s.phase == LAYING:
        return {"territory": s.paladins_laid + 1}
    if s.phase in (ROLLING, REROLLING):
        return {"to": Seat(s.turn)}
    if s.phase == LOTS:
        return {f"name{p}": Seat(p) for p in range(4)}
    if s.phase == DRAWING:
        return {"set": s.filling + 1}
    return {}


# --- what came of it -------------------------------------------------------------------------------------------------


def consequences(before: State, after: State) -> list[Message]:
    """What an action brought about besides itself: markers, castles, merges, rounds, the end."""
    told: list[Message] = []
    for c in range(COLOURS):
        if after.holder[c] != before.holder[c]:
            told.append(marker_moved(before, after, c))
    if before.phase == DISC_CHOICE and after.phase != DISC_CHOICE:
        told.append(("tells-order", {"order": [Seat(p) for p in after.order[: after.players]]}))
    if before.phase == MARCHING:
        told += resolved(before, after)
    told += replenished(before, after)
    if after.round > before.round:
        told.append(("tells-round", {"round": after.round}))
    if before.phase == DRAWING and after.phase == DISC_CHOICE:
        told.append(("tells-display", {"count": sum(after.lies)}))
    if after.last_round > before.last_round:
        told.append(("tells-last-round", {}))
    if after.phase == OVER and before.phase != OVER:
        told += ended(after)
    return told


def marker_moved(before: State, after: State, c: int) -> Message:
    gained = {"who": Seat(after.holder[c] - 1), "colour": colour(c)}
    if before.holder[c]:
        return "tells-marker-from", gained | {"loser": Seat(before.holder[c] - 1)}
    return "tells-marker", gained


def stop(before: State, after: State) -> int:
    """The place of the territory where the Emperor stopped and somebody built; a merge may have given it another."""
    t = after.emperor
    places = [(t + i) % len(before.owner) for i in range(after.segments[t])]
    return next(place for place in places if before.segments[place] and before.owner[place] != after.owner[t])


def resolved(before: State, after: State) -> list[Message]:
    """CM 8.2, 8.3: what the Emperor's stop brought."""
    t = after.emperor
    if before.owner == after.owner and before.castles == after.castles:
        return [nothing_built(after, t)]
    there = stop(before, after)
    built: dict[str, Any] = {"side": side(after, after.owner[t] - 1), "territory": there + 1}
    built["tally"] = tally(before, there)
    told: list[Message] = [("tells-castle", built)]
    if before.owner[there]:
        built |= {"loser": side(after, before.owner[there] - 1), "count": before.castles[there]}
        told = [("tells-takeover", built)]
        if after.ending == TOO_FEW_CASTLES:
            told = [("tells-takeover-short", built | {"built": before.stock[after.owner[t] - 1]})]
    if after.territories < before.territories:
        told.append(("tells-merge", {"territory": t + 1, "segments": after.segments[t]}))
    return told


def nothing_built(s: State, t: int) -> Message:
    """CM 8.2: why the Emperor's stop brought nothing."""
    said: dict[str, Any] = {"territory": t + 1, "tally": tally(s, t)}
    kept = "-kept" if s.owner[t] else ""
    if kept:
        said["side"] = side(s, s.owner[t] - 1)
    if contest_for(s, t).winner:  # its owner
        return "tells-nothing-new", said
    if any(contest_for(s, t).influence):
        return f"tells-nothing-level{kept}", said
    return "tells-nothing-at-all", said


def replenished(before: State, after: State) -> list[Message]:
    """CM 8.4, V-4: what an empty supply or bag brought; discs that came back."""
    told: list[Message] = []
    for c in range(COLOURS):
        returned = before.court[before.turn][c] - after.court[before.turn][c]
        if returned > 0:
            bag = "-bag" if after.draft else ""
            told.append((f"tells-returned{bag}", {"colour": colour(c), "count": returned}))
    if after.phase == REROLLING and before.phase != REROLLING:
        told.append(("tells-reroll", {}))
    if turn_ended(before, after) and sum(after.reserve[before.turn]) < STARTING_RESERVE[after.players]:
        told.append(("tells-short", {"who": Seat(before.turn), "count": sum(after.reserve[before.turn])}))
    if after.round > before.round > 0 and before.round % DISCS_EACH == 0:
        told.append(("tells-discs-back", {}))
    return told


def turn_ended(before: State, after: State) -> bool:
    """Whether a player is done with refill."""
    moved_on = (after.round, after.turns_done) != (before.round, before.turns_done)
    return before.round > 0 and before.phase in TURN_END_PHASES and moved_on and not 0 < after.ending <= FEW_TERRITORIES


def ended(s: State) -> list[Message]:
    """CM 9: how the game ended, and what decided it."""
    castles = [CASTLES[s.players] - s.stock[k] for k in range(SIDES_OF[s.players])]
    most = max(castles)
    said: dict[str, Any] = {"side": side(s, castles.index(most)), "round": s.round, "count": s.territories}
    told: list[Message] = [(f"tells-end-{ENDING_WORDS[s.ending]}", said)]
    if s.ending <= TOO_FEW_CASTLES:
        return told
    for k, count in enumerate(castles):
        told.append(("tells-castles", {"side": side(s, k), "count": count}))
    level = [k for k, count in enumerate(castles) if count == most]
    if len(level) > 1:
        held = [markers(s, k) for k in level]
        if held.count(max(held)) == 1:
            best = level[held.index(max(held))]
            told.append(("tells-decided-by-markers", {"side": side(s, best), "count": max(held)}))
        else:
            told.append(("tells-shared", {}))
    return told


def final_lines(s: State) -> list[tuple[int, Message, int]]:
    """The final scores: castles on territories of one segment, on each merged one; where some are level, the clans."""
    lines: list[tuple[int, Message, int]] = []
    for p in range(s.players):
        single = sum(s.segments[t] == 1 and s.owner[t] == 1 + side_of(s, p) for t in range(PLACES))
        if single:
            lines.append((p, ("final-single", {}), single))
    for t in range(PLACES):
        if s.segments[t] > 1:
            merged = ("final-merged", {"territory": t + 1, "segments": s.segments[t]})
            lines += [(p, merged, s.castles[t]) for p in range(s.players) if s.owner[t] == 1 + side_of(s, p)]
    sides = range(SIDES_OF[s.players])
    if len({s.stock[k] for k in sides}) < len(sides):
        clans = [named(s, k, markers(s, k)) for k in sides]
        lines += [(p, ("final-clans", {"tally": clans}), 0) for p in range(s.players)]
    return lines


def remarks(settings: dict[str, Any]) -> list[Message]:
    """What a person should know about the tables of data that a game uses: this one uses none."""
    return []
