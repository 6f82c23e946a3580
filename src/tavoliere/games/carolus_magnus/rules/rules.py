"""The rules of Carolus Magnus: what every game answers, as plain functions over the state of `state.py`.

The reference's addresses stand at the lines that follow them: CM 8.2 is section 8.2, CM R-13 and CM V-4 are rulings.
This file and those it imports run as they are, and compiled: they use integers, loops and constant tables, and nothing
else.
"""

from tavoliere.definition.no_secrets import reveal as reveal
from tavoliere.definition.no_secrets import seen as seen
from tavoliere.definition.no_secrets import unknown as unknown
from tavoliere.definition.no_secrets import view as view
from tavoliere.definition.schema import CHANCE, NOBODY_ACTS, Row
from tavoliere.games.carolus_magnus.rules.actions import *
from tavoliere.games.carolus_magnus.rules.display import draw, to_give_back
from tavoliere.games.carolus_magnus.rules.invariants import broken as broken
from tavoliere.games.carolus_magnus.rules.opening import begin_throw, draw_lot, has_lot, in_the_draw, lay
from tavoliere.games.carolus_magnus.rules.refill import acceptable, give_back, name_crown, settle_die, take_set
from tavoliere.games.carolus_magnus.rules.ring import markers, side_of
from tavoliere.games.carolus_magnus.rules.rounds import choose_disc, number_played, take_discs_back
from tavoliere.games.carolus_magnus.rules.state import *
from tavoliere.games.carolus_magnus.rules.supply import obtainable
from tavoliere.games.carolus_magnus.rules.turns import march, play_paladin


def setup(s: State) -> None:
    """CM 4: an empty ring, all paladins in the supply, castles and discs dealt out; chance does the rest."""
    s.territories = PLACES
    for t in range(PLACES):
        s.segments[t] = 1
    for c in range(COLOURS):
        s.supply[c] = PER_COLOUR
    for side in range(SIDES_OF[s.players]):
        s.stock[side] = CASTLES[s.players]
    for p in range(s.players):
        take_discs_back(s, p)
    s.phase = LAYING


def actor(s: State) -> int:
    """The seat that decides, CHANCE for dice, draws and lots, NOBODY_ACTS when the game is over."""
    if CHANCE_PHASES[s.phase] > 0:
        return CHANCE
    if s.phase == OVER:
        return NOBODY_ACTS
    return s.turn


def legal(s: State, out: Row) -> int:
    """Write the legal action numbers, ascending; return how many there are."""
    if s.phase == PLAYING_PALADINS:
        return legal_paladins(s, out)
    if s.phase == DISC_CHOICE:
        return legal_discs(s, out)
    if s.phase == MARCHING:
        for i in range(s.disc[s.turn]):  # CM 8.1: at least one step, at most the number of the disc
            out[i] = MARCH + i
        return s.disc[s.turn]
    if s.phase == NAMING:
        return legal_crowns(s, out)
    if s.phase == TAKING:
        n = 0
        for i in range(s.players + 1):
            if s.lies[i] > 0:
                out[n] = TAKE + i
                n += 1
        return n
    if s.phase == GIVING_BACK:
        return legal_give_back(s, out)
    return legal_chance(s, out)


def legal_chance(s: State, out: Row) -> int:
    """What can happen: the outcomes with odds above zero."""
    weights(s, out)
    n = 0
    for a in range(DISC):
        if out[a] > 0:
            out[n] = a
            n += 1
    return n


def legal_discs(s: State, out: Row) -> int:
    """CM 6: a number that nobody has played in this round; any, if there is no such disc (CM R-05)."""
    n = 0
    p = s.turn
    for i in range(DISCS_EACH):
        if s.unplayed[p][i] > 0 and not number_played(s, i + 1):
            out[n] = DISC + i
            n += 1
    if n == 0:
        for i in range(DISCS_EACH):
            if s.unplayed[p][i] > 0:
                out[n] = DISC + i
                n += 1
    return n


def legal_paladins(s: State, out: Row) -> int:
    """CM 7: any colour of the reserve, to the own court or to any territory."""
    n = 0
    for c in range(COLOURS):
        if s.reserve[s.turn][c] > 0:
            first = PLAY + c * TARGETS
            out[n] = first
            n += 1
            for t in range(PLACES):
                if s.segments[t] > 0:
                    out[n] = first + 1 + t
                    n += 1
    return n


def legal_crowns(s: State, out: Row) -> int:
    """CM 8.4: any colour that can be had (CM R-24)."""
    n = 0
    for c in range(COLOURS):
        if obtainable(s, c):
            out[n] = CROWN + c
            n += 1
    return n


def legal_give_back(s: State, out: Row) -> int:
    """CM 12.2: paladins go back in the order of the colours, so that a choice is made in one way only."""
    n = 0
    i = s.taking - 1
    surplus = to_give_back(s)
    later = sum(s.display[i][s.giving_from :])
    for c in range(s.giving_from, COLOURS):
        if s.display[i][c] > 0 and later >= surplus:
            out[n] = GIVE_BACK + c
            n += 1
        later -= s.display[i][c]
    return n


def weights(s: State, out: Row) -> int:
    """At a chance step: write the relative odds of each outcome at its action number; return their sum."""
    total = 0
    for a in range(DISC):
        out[a] = 0
    if s.phase == ROLLING or s.phase == REROLLING:
        for face in range(FACES):
            out[ROLL + face] = 1 if s.phase == ROLLING or acceptable(s, face) else 0  # CM R-25
            total += out[ROLL + face]
    elif s.phase == LAYING or s.phase == DRAWING:
        for c in range(COLOURS):
            out[DRAW + c] = in_the_draw(s, c)
            total += out[DRAW + c]
    elif s.phase == LOTS:
        for p in range(s.players):
            out[LOT + p] = 0 if has_lot(s, p) else 1
            total += out[LOT + p]
    elif s.phase == ENTHRONING:
        for t in range(PLACES):
            out[EMPEROR + t] = 1
            total += 1
    return total


def apply(s: State, a: int) -> None:
    """Carry out a legal action."""
    block = BLOCK_OF[a]
    i = a - FIRST_OF[block]
    if block == BLOCK_PLAY:
        play_paladin(s, i // TARGETS, i % TARGETS)
    elif block == BLOCK_ROLL:
        settle_die(s, i)
    elif block == BLOCK_DRAW and s.phase == LAYING:
        lay(s, i)
    elif block == BLOCK_DRAW:
        draw(s, i)
    elif block == BLOCK_DISC:
        choose_disc(s, i + 1)
    elif block == BLOCK_MARCH:
        march(s, i + 1)
    elif block == BLOCK_CROWN:
        name_crown(s, i)
    elif block == BLOCK_TAKE:
        take_set(s, i)
    elif block == BLOCK_GIVE_BACK:
        give_back(s, i)
    elif block == BLOCK_LOT:
        draw_lot(s, i)
    else:
        s.emperor = i
        begin_throw(s)


def scores(s: State, out: Row) -> int:
    """The castles in play of each seat's side; return the number of seats."""
    for p in range(s.players):
        out[p] = CASTLES[s.players] - s.stock[side_of(s, p)]
    return s.players


def standing(s: State, out: Row) -> int:
    """CM 9: a number for each seat, the higher the better: castles in play, then clan markers (CM R-14).

    A side with all its castles in play always has the most: there are only 15 segments.
    """
    scores(s, out)
    for p in range(s.players):
        out[p] = out[p] * (COLOURS + 1) + markers(s, side_of(s, p))
    return s.players


def facts(s: State, out: Row) -> int:
    """Rounds, the way it ended, ties, and what is rare, as FACTS names them."""
    out[0] = s.round
    for i in range(1, ENDINGS):
        out[i] = 1 if s.ending == i else 0
    least = min(s.stock[0], s.stock[1])
    if s.players == 3:
        least = min(least, s.stock[2])
    most = 0
    level = 0  # sides with the most castles
    ahead = 0  # those of them with the most markers
    for side in range(SIDES_OF[s.players]):
        if s.stock[side] == least:
            level += 1
            if ahead == 0 or markers(s, side) > most:
                most = markers(s, side)
                ahead = 1
            elif markers(s, side) == most:
                ahead += 1
    n = ENDINGS
    out[n] = 1 if level > 1 and ahead == 1 else 0
    out[n + 1] = 1 if ahead > 1 else 0
    out[n + 2] = s.ran_out
    out[n + 3] = s.rerolled
    out[n + 4] = s.circled
    out[n + 5] = s.fell_short
    return n + 6
