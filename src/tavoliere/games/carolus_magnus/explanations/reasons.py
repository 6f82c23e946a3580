"""Why an action of Carolus Magnus is not legal: it explains; `rules.legal` decides. Compiled beside the rules."""

from tavoliere.definition.event_table import note
from tavoliere.games.carolus_magnus.rules.actions import *
from tavoliere.games.carolus_magnus.rules.display import to_give_back
from tavoliere.games.carolus_magnus.rules.messages import *
from tavoliere.games.carolus_magnus.rules.ring import territory_before
from tavoliere.games.carolus_magnus.rules.state import *


def reason(s: State, a: int) -> None:
    block = BLOCK_OF[a]
    if s.phase == OVER:
        note(NO_GAME_OVER)
    elif CHANCE_PHASES[s.phase] > 0:
        reason_chance(s, a)
    elif block < BLOCK_DISC:
        note(NO_CHANCE_NOW, s.turn)
    elif s.phase == DISC_CHOICE:
        reason_disc(s, a)
    elif s.phase == PLAYING_PALADINS and block == BLOCK_PLAY:
        reason_paladin(s, (a - PLAY) // TARGETS, (a - PLAY) % TARGETS)
    elif s.phase == PLAYING_PALADINS:
        note(NO_PALADINS_FIRST, s.to_play)
    elif s.phase == MARCHING and block == BLOCK_MARCH:
        note(NO_MARCH_FAR, s.disc[s.turn])
    elif s.phase == MARCHING:
        note(NO_MARCH_FIRST)
    elif s.phase == NAMING and block == BLOCK_CROWN:
        note(NO_CROWN_COLOUR, a - CROWN)
    elif s.phase == NAMING:
        note(NO_CROWN_FIRST)
    elif s.phase == TAKING and block == BLOCK_TAKE:
        note(NO_SET, a - TAKE + 1)
    elif s.phase == TAKING:
        note(NO_TAKE_FIRST)
    elif block != BLOCK_GIVE_BACK:
        note(NO_GIVE_FIRST, to_give_back(s))
    elif s.display[s.taking - 1][a - GIVE_BACK] == 0:
        note(NO_GIVE_COLOUR, a - GIVE_BACK)
    else:
        note(NO_GIVE_ORDER, 1, 1, 1, 1, 1, to_give_back(s))


def reason_chance(s: State, a: int) -> None:
    """Dice, draws and lots come first, and only what the box still holds can come."""
    block = BLOCK_OF[a]
    rolling = s.phase == ROLLING or s.phase == REROLLING
    if rolling and block != BLOCK_ROLL:
        note(NO_ROLL_FIRST)
    elif s.phase == LOTS and block != BLOCK_LOT:
        note(NO_LOT_FIRST)
    elif s.phase == ENTHRONING:
        note(NO_EMPEROR_FIRST)
    elif rolling:
        note(NO_ROLL_AGAIN, a - ROLL)
    elif s.phase == LOTS and a - LOT >= s.players:
        note(NO_SEAT, s.players)
    elif s.phase == LOTS:
        note(NO_LOT_DRAWN, a - LOT)
    elif block != BLOCK_DRAW:
        note(NO_DRAW_FIRST)
    elif s.phase == DRAWING:
        note(NO_DRAW_GONE, a - DRAW)
    else:
        note(NO_LAY_GONE, a - DRAW)


def reason_disc(s: State, a: int) -> None:
    if BLOCK_OF[a] != BLOCK_DISC:
        note(NO_DISC_FIRST)
    elif s.unplayed[s.turn][a - DISC] == 0:
        note(NO_DISC_PLAYED, a - DISC + 1)
    else:
        for p in range(s.players):
            if s.disc[p] == a - DISC + 1:
                note(NO_DISC_TAKEN, a - DISC + 1, p)
                break


def reason_paladin(s: State, c: int, target: int) -> None:
    if s.reserve[s.turn][c] == 0:
        note(NO_PALADIN, c)
    else:
        note(NO_TERRITORY, target, territory_before(s, target - 1))
