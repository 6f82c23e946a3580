"""What is asked in Carolus Magnus, and what an action is told as. Plain functions, compiled beside the rules."""

from tavoliere.definition.event_table import note
from tavoliere.games.carolus_magnus.rules.actions import *
from tavoliere.games.carolus_magnus.rules.display import to_give_back
from tavoliere.games.carolus_magnus.rules.messages import *
from tavoliere.games.carolus_magnus.rules.state import *


def prompt(s: State) -> None:
    """What is asked now."""
    if s.phase == LAYING:
        note(ASKED_LAYING, s.paladins_laid)
    elif s.phase == ENTHRONING:
        note(ASKED_ENTHRONING)
    elif s.phase == ROLLING and s.round == 0:
        note(ASKED_ROLLING_AT_SET_UP, s.turn, s.dice)
    elif s.phase == ROLLING:
        note(ASKED_ROLLING, s.turn, s.dice)
    elif s.phase == REROLLING:
        note(ASKED_REROLLING, s.turn)
    elif s.phase == LOTS:
        note(ASKED_LOTS, s.lots_drawn)
    elif s.phase == DRAWING:
        note(ASKED_DRAWING, s.filling)
    elif s.phase == DISC_CHOICE:
        note(ASKED_DISC, s.turn)
    elif s.phase == PLAYING_PALADINS:
        note(ASKED_PALADINS, s.turn, s.to_play)
    elif s.phase == MARCHING:
        note(ASKED_MARCH, s.turn, s.disc[s.turn])
    elif s.phase == NAMING:
        note(ASKED_CROWN, s.turn, s.crowns)
    elif s.phase == TAKING:
        note(ASKED_SET, s.turn)
    elif s.phase == GIVING_BACK:
        note(ASKED_TO_GIVE_BACK, s.turn, to_give_back(s), s.taking)
    else:
        note(ASKED_NOTHING)


def sentence(s: State, a: int) -> None:
    """What an action is told as."""
    block = BLOCK_OF[a]
    i = a - FIRST_OF[block]
    if block == BLOCK_ROLL and s.phase == REROLLING:
        note(ROLLED_ONCE_MORE, s.turn, i)
    elif block == BLOCK_ROLL and s.round == 0:
        note(ROLLED_AT_SET_UP, s.turn, i)
    elif block == BLOCK_ROLL:
        note(ROLLED, s.turn, i)
    elif block == BLOCK_DRAW and s.phase == LAYING:
        note(LAID, i, s.paladins_laid)
    elif block == BLOCK_DRAW:
        note(DRAWN, i, s.filling)
    elif block == BLOCK_LOT:
        note(LOT_DRAWN, i)
    elif block == BLOCK_EMPEROR:
        note(ENTHRONED, i)
    elif block == BLOCK_DISC:
        note(DISC_PLAYED, s.turn, i + 1)
    elif block == BLOCK_PLAY and i % TARGETS == 0:
        note(SENT_TO_COURT, s.turn, i // TARGETS)
    elif block == BLOCK_PLAY:
        note(SENT_TO_TERRITORY, s.turn, i // TARGETS, i % TARGETS)
    elif block == BLOCK_MARCH:
        note(MARCHED, s.turn, i + 1)
    elif block == BLOCK_CROWN:
        note(CROWN_NAMED, s.turn, i)
    elif block == BLOCK_TAKE:
        note(TOOK_SET, s.turn, i + 1)
    else:
        note(GIVEN_BACK, s.turn, i)
