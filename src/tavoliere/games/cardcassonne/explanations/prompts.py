"""What is asked in Cardcassonne, and what an action is told as. Plain functions, compiled beside the rules."""

from tavoliere.definition.event_table import note
from tavoliere.games.cardcassonne.rules.actions import *
from tavoliere.games.cardcassonne.rules.claims import in_question
from tavoliere.games.cardcassonne.rules.messages import *
from tavoliere.games.cardcassonne.rules.state import *


def prompt(s: State) -> None:
    """What is asked now."""
    if s.phase == TURNING_UP:
        note(ASKED_TURNING_UP)
    elif s.phase == PUTTING:
        note(ASKED_TO_PUT, s.dealer, s.pending - 1)
    elif s.phase == DEALING:
        note(ASKED_DEALING, s.turn)
    elif s.phase == TURN:
        prompt_turn(s, s.turn, s.down_at[s.turn] == 0)
    elif s.phase == MISPLACED:
        note(ASKED_MISPLACED, s.turn, in_question(s), s.claim_row - 1)
    elif s.phase == JOKERS:
        note(ASKED_JOKER, s.turn)
    else:
        note(ASKED_NOTHING)


def prompt_turn(s: State, p: int, first: bool) -> None:
    if s.placed[p] > 0 and first:
        note(ASKED_CARD_DOWN, p)
    elif s.placed[p] > 0:
        note(ASKED_CARD, p)
    elif s.hand_count[p] == 0:
        note(ASKED_FOLLOWER, p)
    elif first:
        note(ASKED_TURN_DOWN, p)
    else:
        note(ASKED_TURN, p)


def sentence(s: State, a: int) -> None:
    """What an action is told as."""
    block = BLOCK_OF[a]
    if block == BLOCK_DRAW and s.phase == TURNING_UP:
        note(TURNED_UP_CARD, a - DRAW)
    elif block == BLOCK_DRAW:
        note(DREW, s.turn, a - DRAW)
    elif block == BLOCK_DRAW_UNSEEN:
        note(DREW_UNSEEN, s.turn)
    elif block == BLOCK_PUT:
        note(PUT_JOKER, s.dealer, s.pending - 1, a - PUT)
    elif block == BLOCK_PLAY and s.down_at[s.turn] == 0:
        note(PLAYED_DOWN, s.turn, (a - PLAY) // ROWS, (a - PLAY) % ROWS)
    elif block == BLOCK_PLAY:
        note(PLAYED, s.turn, (a - PLAY) // ROWS, (a - PLAY) % ROWS)
    elif block == BLOCK_PLAY_UNSEEN:
        note(PLAYED_UNSEEN, s.turn, a - PLAY_UNSEEN)
    elif block == BLOCK_FOLLOWER:
        note(PLACED_FOLLOWER, s.turn, a - PLACE)
    elif block == BLOCK_CASH:
        note(CASHED_CARD, s.turn, in_question(s))
    elif block == BLOCK_KEEP:
        note(KEPT_CARD, s.turn, in_question(s))
    else:
        note(ASSIGNED_JOKER, s.turn, a - ASSIGN)
