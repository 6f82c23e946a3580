"""What happens in San Marco as a person watches it: what is shown together, and how it is told."""

from collections.abc import Sequence
from typing import Any

from tavoliere.definition.event_table import GameEvent
from tavoliere.games.san_marco import board
from tavoliere.games.san_marco.actions import *
from tavoliere.games.san_marco.messages import PUT_THERE
from tavoliere.games.san_marco.names import card, colour, district, mine, person, whose
from tavoliere.games.san_marco.offers import in_hand
from tavoliere.games.san_marco.state import *
from tavoliere.words import Message, Seat

CARRIED_OUT = (PLACING, RELOCATING, LIFTING, BUILDING, TRANSFERRING, NAMING)  # with the card that asks for it
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


def told(s: State, actions: Sequence[int], events: Sequence[GameEvent]) -> list[Message]:
    """One sentence for dice, draws, a division, and those who leave a district."""
    name = f"told-{PHASES[s.phase]}"
    if s.phase in (OPENING, STREWING):
        rolled = [district(s.die_district[a - ROLL]) for a in actions]
        return [(name, {**whose(s, s.colour), "districts": rolled})]
    if s.phase == ROLE_DICE:
        return diced(actions)
    if s.phase == GROWING:
        return [(name, {"growth": growth(events)})]
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


def growth(events: Sequence[GameEvent]) -> list[Any]:
    """Each ghost and the district that its die shows."""
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
