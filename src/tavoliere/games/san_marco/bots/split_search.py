"""Thinking a division through: who would take what of it, and what would be left (SM 4.2, SM 4.3).

Compiled with the rules. Two piles can be divided in at most 128 ways: each is held against the reply that suits the
decision-maker best. Three can be divided in thousands: the rest is dealt out evenly, and both decision-makers reply.

What a pile is worth to a colour: its action cards as the board stands, less its limit points.
"""

from tavoliere.games.san_marco.bots.heuristic import LIMIT_COST, cost_of_limits, worth_of_card, worth_of_offer
from tavoliere.games.san_marco.rules.board import seat_of
from tavoliere.games.san_marco.rules.state import *

SHARPNESS = 3  # how much more a division counts than any other choice: most are bad, and it is seen at once
LEAST = -100000  # less than any division is worth
# Kinds in an order that finds out seldom what takes longest to find out: what a transfer or the Doge is worth.
DEAREST_FIRST = (9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 10, 11, 12, 13, 14)


def division_prior(s: State, k: int, pile: int) -> int:
    """What the distributor can still expect when a card of kind k goes into a pile."""
    o = 2 * s.pair + pile
    count = 1
    if pile == PILES[s.at_table] - 1:
        count = s.hand[k]  # equal cards go into piles in ascending order: the others follow
    s.hand[k] -= count
    s.offer[o][k] += count
    if PILES[s.at_table] == 2:
        prior = best_division_into_two(s, 0, 0, 0, 0, 0, 0, 0, 0)
    else:
        prior = worth_of_dealing_out_evenly(s, worth_of_offer(s, 0), worth_of_offer(s, 1), worth_of_offer(s, 2))
    s.hand[k] += count
    s.offer[o][k] -= count
    return SHARPNESS * prior


# --- through another colour's eyes -----------------------------------------------------------------------------------


def card_worth_to(s: State, c: int, k: int) -> int:
    own = s.colour
    s.colour = c
    worth = worth_of_card(s, k)
    s.colour = own
    return worth


def offer_worth_to(s: State, c: int, o: int) -> int:
    own = s.colour
    s.colour = c
    worth = worth_of_offer(s, o)
    s.colour = own
    return worth


def limits_cost_to(s: State, c: int, points: int) -> int:
    own = s.colour
    s.colour = c
    cost = cost_of_limits(s, points)
    s.colour = own
    return cost


def worth_to_distributor(s: State, c: int, worth: int) -> int:
    """What it means to the distributor that a colour gets so much: a rival's gain is a loss, a part of it for each."""
    if seat_of(s, c) == seat_of(s, s.colour):
        return worth
    return -(max(0, worth) // (s.players - 1))


# --- two piles -------------------------------------------------------------------------------------------------------


def best_division_into_two(
    s: State, done: int, filled: int, mine: int, mine_1: int, yours: int, yours_1: int, points: int, points_1: int
) -> int:
    """The best that can be made of what is left of DEAREST_FIRST; the sums are of both piles' cards done before.

    `filled`: 1 if there is a card in the first pile, and 2 if there is one in the second; none may stay empty.
    """
    if done == ITEMS:
        if filled < 3:
            return LEAST
        return worth_of_division_into_two(s, mine, mine_1, yours, yours_1, points, points_1)
    first = 2 * s.pair
    k = DEAREST_FIRST[done]
    laid = s.offer[first][k]
    laid_1 = s.offer[first + 1][k]
    free = s.hand[k]
    if laid + laid_1 + free == 0:
        return best_division_into_two(s, done + 1, filled, mine, mine_1, yours, yours_1, points, points_1)
    to_me = 0
    to_you = 0
    limit = k - ACTION_KINDS + 1
    if limit <= 0:
        limit = 0
        to_me = worth_of_card(s, k)
        to_you = card_worth_to(s, s.role[first + 1], k)
    best = LEAST
    for more in range(free + 1):
        here = laid + more
        there = laid_1 + free - more
        best = max(
            best,
            best_division_into_two(
                s,
                done + 1,
                filled | min(1, here) | 2 * min(1, there),
                mine + to_me * here,
                mine_1 + to_me * there,
                yours + to_you * here,
                yours_1 + to_you * there,
                points + limit * here,
                points_1 + limit * there,
            ),
        )
    return best


def worth_of_division_into_two(
    s: State, mine: int, mine_1: int, yours: int, yours_1: int, points: int, points_1: int
) -> int:
    """What a division into two comes to once the decision-maker has taken the better pile."""
    you = s.role[2 * s.pair + 1]
    yours -= limits_cost_to(s, you, points)
    yours_1 -= limits_cost_to(s, you, points_1)
    mine -= cost_of_limits(s, points)
    mine_1 -= cost_of_limits(s, points_1)
    first_taken = mine_1 + worth_to_distributor(s, you, yours)
    second_taken = mine + worth_to_distributor(s, you, yours_1)
    if seat_of(s, you) == seat_of(s, s.colour):
        return max(first_taken, second_taken)
    if yours > yours_1:
        return first_taken
    if yours < yours_1:
        return second_taken
    return min(first_taken, second_taken)


# --- three piles -----------------------------------------------------------------------------------------------------


def worth_of_dealing_out_evenly(s: State, first: int, second: int, third: int) -> int:
    """Deal out the rest: a good card to the poorest pile, limit cards to the richest. The sums are the piles' worth."""
    k = 0
    while k < ITEMS and s.hand[k] == 0:
        k += 1
    if k == ITEMS:
        return worth_of_division_into_three(s)
    if k < ACTION_KINDS:
        worth = worth_of_card(s, k)
        o = 0
        if second < first:
            o = 1
        if third < min(first, second):
            o = 2
    else:
        worth = -LIMIT_COST * (k - ACTION_KINDS + 1)
        o = 0
        if second > first:
            o = 1
        if third > max(first, second):
            o = 2
    if o == 0:
        first += worth
    elif o == 1:
        second += worth
    else:
        third += worth
    s.hand[k] -= 1
    s.offer[o][k] += 1
    left = worth_of_dealing_out_evenly(s, first, second, third)
    s.hand[k] += 1
    s.offer[o][k] -= 1
    return left


def worth_of_division_into_three(s: State) -> int:
    """What a division into three comes to once both decision-makers have taken the pile they like best."""
    you = s.role[1]
    third = s.role[2]
    taken = 0
    for o in range(1, 3):
        if offer_worth_to(s, you, o) > offer_worth_to(s, you, taken):
            taken = o
    next_taken = (taken + 1) % 3
    left = (taken + 2) % 3
    if offer_worth_to(s, third, left) > offer_worth_to(s, third, next_taken):
        left = (taken + 1) % 3
        next_taken = (taken + 2) % 3
    theirs = worth_to_distributor(s, you, offer_worth_to(s, you, taken))
    theirs += worth_to_distributor(s, third, offer_worth_to(s, third, next_taken))
    return worth_of_offer(s, left) + theirs
