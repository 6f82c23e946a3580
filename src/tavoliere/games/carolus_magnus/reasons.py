"""Why an action of Carolus Magnus is not legal, as names of messages. It explains; `rules.legal` decides."""

from tavoliere.games.carolus_magnus.actions import *
from tavoliere.games.carolus_magnus.display import set_size
from tavoliere.games.carolus_magnus.ring import territory_before
from tavoliere.games.carolus_magnus.state import *
from tavoliere.words import Message, Seat, Word


def colour(c: int) -> Word:
    return Word(f"colour-{COLOUR_WORDS[c]}")


def to_give_back(s: State) -> int:
    """How many paladins of the chosen set must still go back."""
    return set_size(s, s.taking - 1) - PER_TURN[s.players]


def reason(s: State, a: int) -> Message:
    """Why an action is not legal here. It explains; `rules.legal` decides."""
    if s.phase == OVER:
        return "no-game-over", {}
    if s.phase < DISC_CHOICE:
        return why_not_chance(s, a)
    if a < DISC:
        return "no-chance-now", {"who": Seat(s.turn)}
    if s.phase == DISC_CHOICE:
        return why_not_disc(s, a - DISC) if a < PLAY else ("no-disc-first", {})
    if s.phase == PLAYING_PALADINS:
        if PLAY <= a < MARCH:
            return why_not_paladin(s, (a - PLAY) // TARGETS, (a - PLAY) % TARGETS)
        return "no-paladins-first", {"count": s.to_play}
    if s.phase == MARCHING:
        return ("no-march-far", {"disc": s.disc[s.turn]}) if MARCH <= a < CROWN else ("no-march-first", {})
    if s.phase == NAMING:
        return ("no-crown-colour", {"colour": colour(a - CROWN)}) if CROWN <= a < TAKE else ("no-crown-first", {})
    if s.phase == TAKING:
        return ("no-set", {"set": a - TAKE + 1}) if TAKE <= a < GIVE_BACK else ("no-take-first", {})
    return why_not_give_back(s, a - GIVE_BACK) if a >= GIVE_BACK else ("no-give-first", {"count": to_give_back(s)})


def why_not_chance(s: State, a: int) -> Message:
    """Dice, draws and lots come first, and only what the box still holds can come."""
    due = {ROLLING: "roll", REROLLING: "roll", LOTS: "lot", ENTHRONING: "emperor"}.get(s.phase, "draw")
    kind = ("roll", "draw", "lot", "emperor")[sum(a >= first for first in (DRAW, LOT, EMPEROR))] if a < DISC else ""
    if kind != due:
        return f"no-{due}-first", {}
    if kind == "roll":
        return "no-roll-again", {"colour": colour(a)}
    if kind == "draw":
        return "no-draw-gone" if s.phase == DRAWING else "no-lay-gone", {"colour": colour(a - DRAW)}
    return ("no-seat", {"players": s.players}) if a - LOT >= s.players else ("no-lot-drawn", {"who": Seat(a - LOT)})


def why_not_disc(s: State, i: int) -> Message:
    if s.unplayed[s.turn][i] == 0:
        return "no-disc-played", {"number": i + 1}
    return "no-disc-taken", {"number": i + 1, "other": Seat(s.disc.index(i + 1))}


def why_not_paladin(s: State, c: int, target: int) -> Message:
    if s.reserve[s.turn][c] == 0:
        return "no-paladin", {"colour": colour(c)}
    return "no-territory", {"territory": target, "whole": 1 + territory_before(s, target - 1)}


def why_not_give_back(s: State, c: int) -> Message:
    if s.display[s.taking - 1][c] == 0:
        return "no-give-colour", {"colour": colour(c)}
    return "no-give-order", {"order": [colour(d) for d in range(COLOURS)], "count": to_give_back(s)}
