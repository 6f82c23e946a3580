"""How good a position is for each player: what a search asks where it stops looking ahead."""

from tavoliere.definition.schema import Row
from tavoliere.games.carolus_magnus.rules.ring import influence, markers, side_of, winner
from tavoliere.games.carolus_magnus.rules.state import CASTLES, DISC_CHOICE, DRAWING, PLACES, State

CASTLE = 100
MARKER = 25  # and a little for every paladin of the clan on the ring
PRESENCE = 3
MORE_INFLUENCE = 20  # more influence than anybody else on a territory of somebody else's, or nobody's
UNIT = 130


def moment(s: State) -> int:
    """Counts the moments at which the table is quiet: here the turns."""
    turns = 0
    if s.phase != DISC_CHOICE and s.phase != DRAWING and s.round > 0:
        turns = 1 + s.turns_done
    return s.round * (s.players + 1) + turns


def evaluate(s: State, out: Row) -> int:
    """Write everybody's prospects in points; return how many points make somebody e times as likely to win."""
    for p in range(s.players):
        side = side_of(s, p)
        points = CASTLE * (CASTLES[s.players] - s.stock[side]) + MARKER * markers(s, side)
        for t in range(PLACES):
            if s.segments[t] > 0:
                if s.owner[t] != 1 + side and winner(s, t) == 1 + side:
                    points += MORE_INFLUENCE * s.segments[t]
                points += PRESENCE * influence(s, t, side)
        out[p] = points
    return UNIT
