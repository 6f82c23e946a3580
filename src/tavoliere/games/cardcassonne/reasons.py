"""Why an action of Cardcassonne is not legal, as names of messages, and what cards and rows are called in them."""

from tavoliere.games.cardcassonne.actions import *
from tavoliere.games.cardcassonne.claims import in_question
from tavoliere.games.cardcassonne.state import *
from tavoliere.words import Message, Word


def card(kind: int) -> Word:
    return Word(f"card-{CARD_WORDS[kind]}")


def row(r: int) -> Word:
    return Word(f"row-{COLOUR_WORDS[r]}")


def reason(s: State, a: int) -> Message:
    """Why an action is not legal here. It explains; `rules.legal` decides."""
    if s.phase == OVER:
        return "no-game-over", {}
    if a in (DRAW_UNSEEN, *range(PLAY_UNSEEN, PLAY_UNSEEN + ROWS)):
        return "no-masked", {}
    if s.phase in (TURNING_UP, DEALING):
        return ("no-draw-gone", {"card": card(a)}) if a < PUT else ("no-chance-first", {})
    if a < PUT:
        return "no-nothing-drawn", {}
    if s.phase == PUTTING:
        return "no-put-first", {}
    if s.phase in (MISPLACED, JOKERS):
        return why_not_claiming(s, a)
    if a < PLAY:
        return "no-put", {}
    if a >= CASH:
        return "no-claim-yet", {}
    if a >= PLACE:
        return "no-follower-placed", {}
    return why_not_play(s, (a - PLAY) // ROWS, (a - PLAY) % ROWS)


def why_not_play(s: State, kind: int, r: int) -> Message:
    if s.hand_count[s.turn] == 0:
        return "no-hand-empty", {}
    if 1 + kind not in s.hand[s.turn]:
        return "no-not-in-hand", {"card": card(kind)}
    return "no-wrong-row", {"card": card(kind), "row": row(r), "right": row(kind // PER_COLOUR)}


def why_not_claiming(s: State, a: int) -> Message:
    if s.phase == MISPLACED:
        return "no-answer-first", {"card": card(in_question(s))}
    if a < ASSIGN:
        return "no-assign-first", {}
    return "no-species", {"colour": Word(f"animal-{COLOUR_WORDS[a - ASSIGN]}")}
