"""What follows from a view of San Marco by the rules, for boards that draw it and calculate nothing themselves."""

from copy import deepcopy
from functools import lru_cache
from typing import Any

from tavoliere.games.san_marco import board, offers, rules
from tavoliere.games.san_marco.actions import *
from tavoliere.games.san_marco.state import *

# The places of the role tablet, by colours at the table (SM 4.1).
ROLES = {
    2: ("distributor", "decision-maker"),
    3: ("distributor", "first-decision-maker", "second-decision-maker"),
    4: ("first-distributor", "first-decision-maker", "second-distributor", "second-decision-maker"),
}


def derived(s: State, seat: int) -> dict[str, Any]:
    """What follows from what `seat` sees."""
    return {
        "seats": {COLOUR_WORDS[c]: board.seat_of(s, c) if c < s.colours else -1 for c in range(s.present)},
        "roles": {COLOUR_WORDS[s.role[place]]: ROLES[s.at_table][place] for place in range(s.assigned)},
        "limits": {COLOUR_WORDS[c]: board.limit_points(s, c) for c in range(s.colours)},
        "limit": LIMIT,
        "prizes": {word: prizes(s, d) for d, word in enumerate(DISTRICT_WORDS)},
        "offers": [{"pile": 1 + o - 2 * pair_of(s, o), "takers": takers(s, o)} for o in range(offers_made(s))],
        "dividing": [o for o in range(offers_made(s)) if pair_of(s, o) == s.pair],
    }


def changes(s: State, seat: int, a: int) -> dict[str, Any]:
    """The entries of the view and of `derived` that an action would change, as they would be then, and what it costs.

    Only what is certain, as far as `seat` can know.
    """
    if CROSS <= a < FERRY:
        return {"toll": board.toll_to(s, (a - CROSS) % COLOURS)}
    if FERRY <= a < STOP:
        return {"toll": s.ferry_cost}
    if TAKE <= a < PLAY:
        after = deepcopy(s)
        offers.lay_limits(after, 2 * s.pair + a - TAKE)
        return {"limits": {COLOUR_WORDS[s.colour]: board.limit_points(after, s.colour)}}
    if not (PLAY <= a < LIFT or EXCHANGE <= a < ENTER or REMOVE <= a < SCORE or RETURN <= a < APPOINT):
        return {}
    after, moved = figures_after(s, a)
    if not moved:
        return {}
    return {
        "districts": {DISTRICT_WORDS[d]: by_colour(after.aristocrats[d]) for d in moved},
        "prizes": {DISTRICT_WORDS[d]: prizes(after, d) for d in moved},
    }


def figures_after(s: State, a: int) -> tuple[State, list[int]]:
    """What follows an action, and the districts whose aristocrats it moves."""
    after = deepcopy(s)
    rules.apply(after, a)
    return after, [d for d in range(DISTRICTS) if after.aristocrats[d] != s.aristocrats[d]]


def by_colour(numbers: list[int]) -> dict[str, int]:
    return {COLOUR_WORDS[c]: number for c, number in enumerate(numbers) if number}


def prizes(s: State, d: int) -> dict[str, int]:
    """What each colour would get if the district were scored now; a pick counts for the district that it is made in."""
    picks = tuple(s.picks) if s.scoring == 1 + d else (0, 0)
    standing = tuple(s.aristocrats[d]), tuple(s.prestige[d])
    return prizes_of(*standing, picks, s.present, s.variant, s.joint_second_passes)


@lru_cache(maxsize=4096)  # what somebody does changes few districts, and every seat asks for all of them
def prizes_of(
    aristocrats: tuple[int, ...],
    prestige: tuple[int, ...],
    picks: tuple[int, ...],
    present: int,
    variant: int,
    joint_second_passes: int,
) -> dict[str, int]:
    s = State()
    s.aristocrats, s.prestige, s.picks = [list(aristocrats)], [list(prestige)], list(picks)
    s.present, s.variant, s.joint_second_passes = present, variant, joint_second_passes
    return by_colour([board.prize(s, 0, c) for c in range(COLOURS)])


# --- offers (SM 4.2, SM 4.3) -----------------------------------------------------------------------------------------


def offers_made(s: State) -> int:
    """How many offers all distributors of the round make."""
    return PILES[s.at_table] * (2 if s.at_table == COLOURS else 1) if s.assigned == s.at_table else 0


def pair_of(s: State, o: int) -> int:
    return o // 2 if s.at_table == COLOURS else 0


def takers(s: State, o: int) -> list[str]:
    """The colours that may still take an offer, in their order."""
    first = 2 * pair_of(s, o)
    last = first + 2 if s.at_table == COLOURS else s.at_table
    begun = s.phase not in (DRAWING, DIVIDING, CHOOSING)
    order = [s.role[PLAY_ORDER[4 * s.at_table + turn]] for turn in range(first, last)]
    if s.variant == NEUTRAL and begun:
        order.reverse()  # SM R13
    return [COLOUR_WORDS[c] for c in order[max(0, s.turn + begun - first) :]]
