"""The setup of San Marco (SM 3) with what the variants add to it. Compiled with the rules.

start player -> opening dice -> bridges -> first round
ghosts       4 dice for each ghost before the bridges, then the ghosts' bridges
neutral      after the bridges one neutral aristocrat in each district, and 6 dice
"""

from tavoliere.definition.event_table import note
from tavoliere.games.san_marco.rules.board import build, has_room, put
from tavoliere.games.san_marco.rules.messages import PUT_THERE
from tavoliere.games.san_marco.rules.rounds import begin_round
from tavoliere.games.san_marco.rules.state import *


def begin(s: State, c: int) -> None:
    """SM 3.4: the start player rolls first; he will be the first distributor."""
    s.colour = c
    s.distributor = (c + s.colours - 1) % s.colours
    s.phase = OPENING


def next_opening_roll(s: State) -> None:
    """SM 3.4: four rolls each in seating order; SM 9.1: then four for each ghost."""
    if s.supply[s.colour] > ARISTOCRATS - OPENING_ROLLS * OPENING_PAIR:
        return
    start = (s.distributor + 1) % s.colours
    if s.colour < s.colours:
        s.colour = (s.colour + 1) % s.colours
        if s.colour == start and s.variant == GHOSTS:
            s.colour = GHOST
    else:
        s.colour += 1
    if s.colour == start or s.colour == COLOURS:
        s.colour = start
        s.phase = FIRST_BRIDGES


def next_first_bridge(s: State) -> None:
    """SM 3.5: one bridge each in seating order, then the second lap."""
    s.colour = (s.colour + 1) % s.colours
    if BRIDGES - s.bridges_left == s.starting_bridges * s.colours:
        if s.variant == GHOSTS:
            s.colour = GHOST
            s.phase = SPANNING
        elif s.variant == NEUTRAL:
            for d in range(DISTRICTS):  # SM 9.2: one in each district, then six by the die
                put(s, d, NEUTRAL_COLOUR, 1)
            s.colour = 0
            s.phase = STREWING
        else:
            first_round(s)


def ghost_site_worth(s: State, c: int, site: int) -> int:
    """SM R30: the more of the ghost at one end, then the more at the other."""
    one = s.aristocrats[SITE_A[site]][c]
    other = s.aristocrats[SITE_B[site]][c]
    return max(one, other) * (ARISTOCRATS + 1) + min(one, other)


def best_ghost_site(s: State, c: int) -> int:
    best = 0
    for site in range(SITES):
        if has_room(s, site):
            best = max(best, ghost_site_worth(s, c, site))
    return best


def span(s: State, site: int) -> None:
    build(s, site, s.colour)
    s.colour += 1
    if s.colour == COLOURS:
        first_round(s)


def strew(s: State, d: int) -> None:
    """SM 9.2: six neutral aristocrats by the die."""
    note(PUT_THERE, 1, NEUTRAL_COLOUR, d)
    put(s, d, NEUTRAL_COLOUR, 1)
    if s.supply[NEUTRAL_COLOUR] == 0:
        first_round(s)


def first_round(s: State) -> None:
    s.passage = 1
    begin_round(s)
