"""What the program says about a game of Carolus Magnus: names of messages, whose words are in the catalogues."""

from typing import Any

from tavoliere.games.carolus_magnus.actions import *
from tavoliere.games.carolus_magnus.consequences import consequences as consequences
from tavoliere.games.carolus_magnus.previews import preview as preview
from tavoliere.games.carolus_magnus.reasons import reason as reason
from tavoliere.games.carolus_magnus.reasons import to_give_back
from tavoliere.games.carolus_magnus.ring import markers, side_of
from tavoliere.games.carolus_magnus.state import *
from tavoliere.words import Message, Seat


def prompt(s: State) -> Message:
    """What is asked now."""
    who: dict[str, Any] = {"who": Seat(s.turn)}
    if s.phase == LAYING:
        return "prompt-laying", {"territory": s.cubes_laid + 1}
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
    if s.phase == PLAYING_CUBES:
        return "prompt-cubes", who | {"count": s.to_play}
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
    if DRAW <= a < LOT and s.phase == LAYING:
        return "-laid"
    if PLAY <= a < MARCH and (a - PLAY) % TARGETS == 0:
        return "-court"
    return ""


def circumstances(s: State) -> dict[str, Any]:
    """Arguments of a sentence that come from the position rather than from the action."""
    if s.phase == LAYING:
        return {"territory": s.cubes_laid + 1}
    if s.phase in (ROLLING, REROLLING):
        return {"to": Seat(s.turn)}
    if s.phase == LOTS:
        return {f"name{p}": Seat(p) for p in range(4)}
    if s.phase == DRAWING:
        return {"set": s.filling + 1}
    return {}


def final_lines(s: State) -> list[tuple[int, Message, int]]:
    """The final scores line by line: the castles of each territory; clan markers only break a tie."""
    lines: list[tuple[int, Message, int]] = []
    for p in range(s.players):
        k = side_of(s, p)
        for t in range(PLACES):
            if s.owner[t] == 1 + k:
                lines.append((p, ("final-territory", {"territory": t + 1}), s.castles[t]))
        lines.append((p, ("final-markers", {"count": markers(s, k)}), 0))
    return lines


def remarks(settings: dict[str, Any]) -> list[Message]:
    """What a person should know about the tables of data that a game uses: this one uses none."""
    return []
