"""What the program says about a game of Cardcassonne: names of messages, whose words are in the catalogues.

Why an action is not legal is told in `reasons.py`, what it would bring about in `previews.py`.
"""

from typing import Any

from tavoliere.games.cardcassonne.actions import *
from tavoliere.games.cardcassonne.claims import in_question
from tavoliere.games.cardcassonne.events import Claim, claims, gained
from tavoliere.games.cardcassonne.reasons import card, row
from tavoliere.games.cardcassonne.state import *
from tavoliere.words import Message, Seat


def prompt(s: State) -> Message:
    """What is asked now."""
    if s.phase == TURNING_UP:
        return "prompt-turning-up", {}
    if s.phase == PUTTING:
        return "prompt-put", {"who": Seat(s.dealer), "card": card(s.pending - 1)}
    if s.phase == DEALING:
        return "prompt-dealing", {"who": Seat(s.turn)}
    if s.phase == TURN:
        return prompt_of_turn(s)
    if s.phase == MISPLACED:
        return "prompt-misplaced", {"who": Seat(s.turn), "card": card(in_question(s)), "row": row(s.claim_row - 1)}
    if s.phase == JOKERS:
        return "prompt-joker", {"who": Seat(s.turn)}
    return "prompt-over", {}


def prompt_of_turn(s: State) -> Message:
    who = {"who": Seat(s.turn)}
    first = s.down_at[s.turn] == 0
    if s.placed[s.turn]:
        return "prompt-card-down" if first else "prompt-card", who
    if s.hand_count[s.turn] == 0:
        return "prompt-follower", who
    return "prompt-turn-down" if first else "prompt-turn", who


def variant(s: State, a: int) -> str:
    """Which of its sentences an action is told in."""
    if PLAY <= a < PLACE and s.down_at[s.turn] == 0:
        return "-down"
    if a < PUT and s.phase == TURNING_UP:
        return "-up"
    return ""


def circumstances(s: State) -> dict[str, Any]:
    """Arguments of a sentence that come from the position rather than from the action."""
    if s.phase == DEALING:
        return {"to": Seat(s.turn)}
    if s.phase == PUTTING:
        return {"joker": card(s.pending - 1)}
    if s.phase == MISPLACED:
        return {"stranger": card(in_question(s))}
    return {}


def consequences(before: State, after: State) -> list[Message]:
    """What an action brought about besides itself: claims, a new round, the end."""
    told: list[Message] = []
    ended = before.round > 0 and (after.round > before.round or after.phase in (OVER, MISPLACED, JOKERS))
    if ended and before.phase == TURN:
        told.append(("tells-reveal", {}))
        told += [turned(before, p) for p in range(before.players)]
    for claim in claims(before, after):
        told += claimed(before, after, claim)
    if after.round > before.round:
        if before.round > 0:
            told.append(("tells-dealer", {"who": Seat(after.dealer)}))
        told.append(("tells-round", {"round": after.round, "rounds": ROUNDS[after.players]}))
    if after.phase == OVER and before.phase != OVER:
        for p in range(after.players):
            told.append(("tells-buildings", {"who": Seat(p), "points": after.points[p][FROM_BUILDINGS]}))
    return told


def turned(s: State, p: int) -> Message:
    """The card that player p had played face down."""
    r = s.down_row[p]
    return "tells-turned", {"who": Seat(p), "card": card(s.row[r][s.down_at[p] - 1] - 1), "row": row(r)}


def claimed(before: State, after: State, claim: Claim) -> list[Message]:
    """The points that a claim brought, source by source."""
    p, r, _ = claim
    parts = gained(before, after, p)[:FROM_BUILDINGS]
    told: list[Message] = []
    if any(parts):
        claim_in = ("tells-claim", {"row": row(r)}) if r >= 0 else ("tells-claim-last", {})
        told.append((claim_in[0], {"who": Seat(p), **claim_in[1], "points": sum(parts)}))
        told += [
            (f"tells-from-{word}", {"points": points})
            for word, points in zip(SOURCE_WORDS, parts, strict=False)
            if points
        ]
    if sum(after.chest[p]) > sum(before.chest[p]):
        told.append(("tells-chest", {"who": Seat(p), "count": sum(after.chest[p]) - sum(before.chest[p])}))
    return told


def final_lines(s: State) -> list[tuple[int, Message, int]]:
    """The final scores line by line: every source that gave a player points."""
    return [
        (p, (f"final-{SOURCE_WORDS[source]}", {}), s.points[p][source])
        for p in range(s.players)
        for source in range(SOURCES)
        if s.points[p][source]
    ]


def remarks(settings: dict[str, Any]) -> list[Message]:
    """What a person should know about the tables of data that a game uses."""
    animals = settings["animals"]
    points = ", ".join(map(str, animals["points"]))
    told: list[Message] = [("animals-used", {"name": animals["name"], "points": points, "lone": animals["lone_joker"]})]
    if animals["name"] == "reconstructed":
        told.append(("animals-reconstructed", {}))
    return told
