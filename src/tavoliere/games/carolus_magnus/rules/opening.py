"""Set-up: paladins on the ring, throws for the reserves, lots (CM 4). Compiled with the rules."""

from tavoliere.definition.event_table import note
from tavoliere.games.carolus_magnus.rules.messages import PALADIN_LAID
from tavoliere.games.carolus_magnus.rules.rounds import begin_round
from tavoliere.games.carolus_magnus.rules.state import *


def in_the_draw(s: State, c: int) -> int:
    """Paladins of a colour that can be drawn: of the bag, or of the three that are laid out at set-up."""
    if s.phase == LAYING:
        return s.supply[c] - (PER_COLOUR - LAID_PER_COLOUR)
    return s.supply[c]


def lay(s: State, c: int) -> None:
    """CM 4.2: one paladin on every territory."""
    note(PALADIN_LAID, s.paladins_laid, c)
    s.supply[c] -= 1
    s.paladins[s.paladins_laid][c] = 1
    s.paladins_laid += 1
    if s.paladins_laid == PLACES:
        s.paladins_laid = 0
        s.phase = ENTHRONING


def begin_throw(s: State) -> None:
    """CM R-27: seat by seat, throw by throw; then the lot (CM R-28)."""
    if s.throw == THROWS:
        s.throw = 0
        s.turn += 1
    if s.turn == s.players:
        s.turn = 0
        s.phase = LOTS
    else:
        s.dice = THROW[s.players * THROWS + s.throw]
        s.phase = ROLLING


def has_lot(s: State, p: int) -> bool:
    drawn = False
    for i in range(s.lots_drawn):
        drawn = drawn or s.order[i] == p
    return drawn


def draw_lot(s: State, p: int) -> None:
    """CM R-04: the whole order is drawn; the last seat needs no lot."""
    s.order[s.lots_drawn] = p
    s.lots_drawn += 1
    if s.lots_drawn == s.players - 1:
        for last in range(s.players):
            if not has_lot(s, last):
                s.order[s.players - 1] = last
        s.lots_drawn = 0
        begin_round(s)
