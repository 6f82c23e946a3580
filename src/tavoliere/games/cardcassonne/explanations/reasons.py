"""Why an action of Cardcassonne is not legal: it explains; `rules.legal` decides. Compiled beside the rules."""

from tavoliere.definition.event_table import note
from tavoliere.games.cardcassonne.rules.actions import *
from tavoliere.games.cardcassonne.rules.claims import in_question
from tavoliere.games.cardcassonne.rules.messages import *
from tavoliere.games.cardcassonne.rules.state import *


def reason(s: State, a: int) -> None:
    block = BLOCK_OF[a]
    if s.phase == OVER:
        note(NO_GAME_OVER)
    elif block >= BLOCK_DRAW_UNSEEN:
        note(NO_MASKED)
    elif CHANCE_PHASES[s.phase] > 0 and block == BLOCK_DRAW:
        note(NO_DRAW_GONE, a - DRAW)
    elif CHANCE_PHASES[s.phase] > 0:
        note(NO_CHANCE_FIRST)
    elif block == BLOCK_DRAW:
        note(NO_NOTHING_DRAWN)
    elif s.phase == PUTTING:
        note(NO_PUT_FIRST)
    elif s.phase == MISPLACED:
        note(NO_ANSWER_FIRST, in_question(s))
    elif s.phase == JOKERS and block == BLOCK_ASSIGN:
        note(NO_SPECIES, a - ASSIGN)
    elif s.phase == JOKERS:
        note(NO_ASSIGN_FIRST)
    elif block == BLOCK_PUT:
        note(NO_PUT)
    elif block == BLOCK_FOLLOWER:
        note(NO_FOLLOWER_PLACED)
    elif block == BLOCK_PLAY:
        reason_card(s, (a - PLAY) // ROWS)
    else:
        note(NO_CLAIM_YET)


def reason_card(s: State, k: int) -> None:
    held = 0
    for i in range(MOST_IN_HAND):
        held += s.hand[s.turn][i] == 1 + k
    if s.hand_count[s.turn] == 0:
        note(NO_HAND_EMPTY)
    elif held == 0:
        note(NO_NOT_IN_HAND, k)
    else:
        note(NO_WRONG_ROW, k, k // PER_COLOUR)
