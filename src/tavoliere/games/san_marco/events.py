"""What happens in San Marco as a person watches it: what is shown together, what it earned, what was counted."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, NamedTuple

from tavoliere.definition.event_table import GameEvent, noted
from tavoliere.definition.game_definition import Gain, Summary
from tavoliere.games.san_marco import board, rules
from tavoliere.games.san_marco.actions import *
from tavoliere.games.san_marco.messages import (
    BANISHES_FREELY,
    BONUS,
    FINALE_BEGUN,
    PASSAGE_ENDED,
    PRIZE,
    PUT_THERE,
    SCORED,
    SCORED_NOBODY,
    TOLL_PAID,
    TOLL_RECEIVED,
)
from tavoliere.games.san_marco.names import OWNERS, card, colour, district, mine, person, whose
from tavoliere.games.san_marco.offers import in_hand
from tavoliere.games.san_marco.state import *
from tavoliere.words import Message, Seat, Word

CARRIED_OUT = (PLACING, RELOCATING, LIFTING, BUILDING, TRANSFERRING, NAMING)  # with the card that asks for it
GAINED = {PRIZE: "", BONUS: "bonus", TOLL_PAID: "toll", TOLL_RECEIVED: "toll"}  # the place, where that is no district
ORDINALS = ("one", "two", "three", "four")


# --- what is shown together ------------------------------------------------------------------------------------------


def together(s: State, a: int) -> str | None:
    """Dice and draws for one purpose, all of a division, a card with where it goes, all who leave a district."""
    if s.phase in (OPENING, STREWING, ROLE_DICE, STONES, DRAWING, DIVIDING, GROWING):
        return f"{PHASES[s.phase]}-{s.pair}-{s.colour if s.phase == OPENING else ''}"
    if s.phase == REMOVING:
        return f"removing-{s.turn}-{in_hand(s)}"
    if s.phase == PLAYING and a != PLAY + DOGE:
        return f"card-{s.turn}-{in_hand(s)}"
    if s.phase in CARRIED_OUT and not s.free:
        return f"card-{s.turn}-{in_hand(s) + 1}"
    return None


def owner(s: State, a: int) -> int:
    """In whose turn dice and draws fall: whoever draws, whoever banishes, whoever has just played."""
    if (s.phase == OPENING and s.colour < s.colours) or s.phase in (DRAWING, BANISHING, GROWING):
        return board.seat_of(s, s.colour)
    return -1


# --- several steps in words ------------------------------------------------------------------------------------------


def told(s: State, actions: Sequence[int]) -> list[Message]:
    """One sentence for dice, draws, a division, and those who leave a district."""
    name = f"told-{PHASES[s.phase]}"
    if s.phase in (OPENING, STREWING):
        rolled = [district(s.die_district[a - ROLL]) for a in actions]
        return [(name, {**whose(s, s.colour), "districts": rolled})]
    if s.phase == ROLE_DICE:
        return diced(actions)
    if s.phase == GROWING:
        return [(name, {"growth": growth(s, actions)})]
    if s.phase == STONES:
        return [(name, {"colours": [colour(a - STONE) for a in actions]})]
    if s.phase == DRAWING:
        return [drawn(s, actions)]
    if s.phase == DIVIDING:
        return [divided(s, actions)]
    if s.phase == REMOVING:
        return banished(s, [a - REMOVE for a in actions])
    if s.phase == PLAYING and BLOCK_OF[actions[-1]] == BLOCK_TRANSFER and len(actions) == 2:
        return transferred(s, *divmod(actions[-1] - EXCHANGE, COLOURS))
    return []


def diced(actions: Sequence[int]) -> list[Message]:
    """SM 9.1: who rolled what for the roles, and how often it was a tie."""
    faces = [1 + a - ROLL for a in actions]
    rolls = list(zip(faces[::2], faces[1::2], strict=False))
    told: list[Message] = []
    for first, second in rolls:
        name = "told-role-tie" if first == second else "told-role-dice"
        who = Seat(0 if first > second else 1)
        told.append((name, {"one": Seat(0), "first": first, "two": Seat(1), "second": second, "who": who}))
    if len(faces) % 2:
        told.append(("told-role-die", {"one": Seat(0), "first": faces[-1]}))
    return told


def banished(s: State, gone: Sequence[int]) -> list[Message]:
    """How many of each leave a district."""
    told: list[Message] = []
    for c in sorted(set(gone), key=gone.index):
        owner = {"whose": colour(c), "kind": "player"} if s.variant == TWO_COLOURS else whose(s, c)
        count = gone.count(c)
        arguments = {"district": district(s.target - 1), "count": count, "colours": [colour(c)] * count}
        told.append(("told-removes", {**person(s, s.colour), **owner, **arguments}))
    return told


def transferred(s: State, d: int, c: int) -> list[Message]:
    """A transfer card, and whose aristocrat went."""
    owner = {"whose": colour(c)} if s.variant == TWO_COLOURS else whose(s, c)
    mover = {"who": Seat(board.seat_of(s, s.colour)), "mine": mine(s, s.colour)}
    replaced = {"kind": "player", **owner, **mover, "colour": colour(c), "district": district(d)}
    return [("says-play", {**mover, "card": card(TRANSFER)}), ("told-transfer", replaced)]


def growth(s: State, actions: Sequence[int]) -> list[Any]:
    """Each ghost and the district that its die shows."""
    after = deepcopy(s)
    with noted() as events:
        for a in actions:
            rules.apply(after, a)
    put = [numbers for kind, numbers in events if kind == PUT_THERE]
    return [word for _, ghost, d in put for word in (colour(ghost), district(d))]


def drawn(s: State, actions: Sequence[int]) -> Message:
    arguments = {"to": Seat(board.seat_of(s, s.colour)), "mine": mine(s, s.colour)}
    if actions[0] >= DRAW_ACTION_UNSEEN:
        return "told-draw-unseen", {**arguments, "count": len(actions)}
    return "told-draw", {**arguments, "cards": [card(a - DRAW) for a in sorted(actions)]}


def divided(s: State, actions: Sequence[int]) -> Message:
    """The offers, once every card lies in one."""
    if len(actions) < in_hand(s):
        return "told-dividing", person(s, s.colour)
    if actions[0] == DIVIDE_UNSEEN:
        return "told-offers-unseen", {**person(s, s.colour), "count": len(actions)}
    piles: list[list[Any]] = [[] for _ in range(PILES[s.at_table])]
    for a in actions:
        kind, pile = divmod(a - DIVIDE, MOST_PILES)
        piles[pile].append(card(kind))
    return f"told-offers-{len(piles)}", {**person(s, s.colour), **dict(zip(ORDINALS, piles, strict=False))}


# --- points ----------------------------------------------------------------------------------------------------------


class Scoring(NamedTuple):
    """A district that was scored, and what each colour got there."""

    district: int
    points: list[int]


def scorings(events: Sequence[GameEvent]) -> list[Scoring]:
    found: list[Scoring] = []
    for kind, numbers in events:
        if kind in (SCORED, SCORED_NOBODY):
            found.append(Scoring(numbers[0], [0] * COLOURS))
        elif kind == PRIZE:
            found[-1].points[numbers[0]] = numbers[1]
    return found


def gains(before: State, after: State, events: Sequence[GameEvent]) -> list[Gain]:
    """What each colour got, and where: "castello:mask" in a district, "toll:mask" on a bridge, "bonus:mask".

    The final scoring goes from district to district: each is a part of its own, after everything else.
    """
    found: list[Gain] = []
    place, part, counted = "", 0, False  # whether the next district is a part of its own
    for kind, numbers in events:
        if kind in (SCORED, SCORED_NOBODY):
            place, part, counted = DISTRICT_WORDS[numbers[0]], part + counted, True
        elif kind == FINALE_BEGUN:
            counted = True
        elif kind in GAINED:
            c, points = numbers
            where = f"{GAINED[kind] or place}:{COLOUR_WORDS[c]}"
            found.append(Gain(OWNERS[after.variant][c].seat, -points if kind == TOLL_PAID else points, where, part))
    return found


def summary(before: State, after: State, events: Sequence[GameEvent]) -> Summary | None:
    """Who has how many in a district and gets what for it; bonuses at the end of a passage; the final scoring."""
    districts, of_kind = scorings(events), {event.kind: event.numbers for event in events}
    lines = [line for one in districts for line in lines_of(after, *one)]
    if lines:
        lines += tolls(after, events)
    ended = of_kind.get(PASSAGE_ENDED)
    if ended:
        lines += bonuses(after, events)
    if not lines:
        return None
    if after.phase == OVER or after.finale:
        return Summary(("summary-finale", {}), lines)
    if not ended:
        return Summary(standing(after, *districts[0]), lines)
    if BANISHES_FREELY in of_kind:
        freely = person(after, of_kind[BANISHES_FREELY][0])
        return Summary(("summary-passage-free", {"passage": ended[0], **freely}), lines)
    return Summary(("summary-passage", {"passage": ended[0]}), lines)


def standing(s: State, d: int, points: Sequence[int]) -> Message:
    """Who has how many in a district and gets what, the most first."""
    counts = s.aristocrats[d]
    there = sorted((c for c in range(s.present) if counts[c]), key=lambda c: -counts[c])
    arguments: dict[str, Any] = {"district": district(d)}
    for word, c in zip(ORDINALS, there, strict=False):
        who = colour(c) if s.variant == TWO_COLOURS else person(s, c)["who"]
        paid = points[c] if board.is_counted(s, c) else 0
        arguments |= {word: who, f"{word}s": counts[c], f"{word}p": f" (+{paid})" if paid else ""}
    return f"summary-doge-{len(there)}", arguments


def lines_of(s: State, d: int, points: Sequence[int]) -> list[tuple[int, Message, int]]:
    """Why each in a district got what he got: the players, then the ghosts, who sit nowhere."""
    counts = s.aristocrats[d]
    return [
        (
            OWNERS[s.variant][c].seat,
            (f"summary-{why(s, d, c, points[c])}", {"district": district(d), "count": counts[c], "mine": named(s, c)}),
            points[c],
        )
        for c in range(s.present)
        if counts[c] and board.is_counted(s, c)
    ]


def tolls(s: State, events: Sequence[GameEvent]) -> list[tuple[int, Message, int]]:
    """SM 5.4: what the last bridge of a walk cost, so that the lines add up to the change of everybody's points."""
    told: list[tuple[int, Message, int]] = []
    for kind, numbers in events:
        if kind in (TOLL_PAID, TOLL_RECEIVED):
            c, points = numbers
            name, points = ("summary-pays", -points) if kind == TOLL_PAID else ("summary-toll", points)
            told.append((OWNERS[s.variant][c].seat, (name, {"mine": named(s, c)}), points))
    return told


def named(s: State, c: int) -> Word | str:
    """Which of two colours of a player, or which ghost."""
    return mine(s, c) if c < s.colours else Word(f"mine-ghost-{COLOUR_WORDS[c]}")


def why(s: State, d: int, c: int, points: int) -> str:
    """SM 6: the place of a colour in a district, by what it was paid for."""
    higher, tied = board.above(s, d, c), board.level(s, d, c) > 1
    if points:
        return ("first-tied" if tied else "first") if higher == 0 else ("second" if higher == 1 else "passed")
    if higher == 0 or (higher == 1 and not tied):
        return "other"  # SM 9.3: would have been paid
    if higher == 1:
        return "second-tied"
    return "behind" if board.level(s, d, leader(s, d)) == 1 else "behind-tied"


def leader(s: State, d: int) -> int:
    """A colour with the most aristocrats in a district."""
    return max(range(s.present), key=lambda c: s.aristocrats[d][c])


def bonuses(s: State, events: Sequence[GameEvent]) -> list[tuple[int, Message, int]]:
    """SM 7.3: the difference to the most limit points."""
    limits = next(numbers[1 : 1 + s.colours] for kind, numbers in events if kind == PASSAGE_ENDED)
    bonus = {numbers[0]: numbers[1] for kind, numbers in events if kind == BONUS}
    told: list[tuple[int, Message, int]] = []
    for c, limit in enumerate(limits):
        name = "summary-out" if limit >= LIMIT else "summary-bonus" if c in bonus else "summary-no-bonus"
        arguments = {"limit": limit, "most": max(limits), "mine": mine(s, c)}
        told.append((board.seat_of(s, c), (name, arguments), bonus.get(c, 0)))
    return told
