"""What speaks against a position that could be played on: no game of San Marco leads to it.

Every round draws as many cards as the colours at the table say, everything that was drawn is played, bridges stay, and
points come from the Doge. So the passage, the round and the cards tell how much can stand on the board. Once the played
cards have become the deck again, nobody can tell how many were played.
"""

from collections.abc import Iterator

from tavoliere.definition.possibility import Reason, doubt
from tavoliere.games.san_marco.rules import board
from tavoliere.games.san_marco.rules.actions import COLOUR_WORDS, DISTRICT_WORDS
from tavoliere.games.san_marco.rules.invariants import at_the_end
from tavoliere.games.san_marco.rules.state import *

ROLES = (ROLE_DICE, STONES, APPOINTING)
BEFORE_TAKING = (*ROLES, DRAWING, DIVIDING, CHOOSING)
DOGE_AT_WORK = (DOGE_ENTERS, DOGE_WALKS, PICKING)
OPENING_EACH = OPENING_ROLLS * OPENING_PAIR


def doubts(s: State) -> Iterator[Reason]:
    """The reasons, one after the other, with the addresses of the rules."""
    if s.phase in SETUP:
        return
    yield from about_rounds(s)
    yield from about_limits(s)
    yield from about_drawn(s)
    yield from about_bridges(s)
    if s.reshuffles == 0:
        yield from about_aristocrats(s)
        yield from about_doge(s)


def about_rounds(s: State) -> Iterator[Reason]:
    counted = s.rounds[s.passage - 1] == s.round and not any(s.rounds[s.passage :])
    if not counted or 0 in s.rounds[: s.passage - 1]:
        yield doubt("doubt-rounds", "passage", "round", "so_far", passage=s.passage, round=s.round)


def about_limits(s: State) -> Iterator[Reason]:
    """SM 7.2: the round in which somebody reaches 10 is the last but a final one of the others."""
    if at_the_end(s):
        return
    order = [s.role[PLAY_ORDER[4 * s.at_table + i]] for i in range(s.at_table)]
    if s.phase in ROLES:
        to_take = list(range(s.colours))
    elif s.variant == NEUTRAL:  # both lay their limit cards down at once (SM R25)
        to_take = order if s.phase in BEFORE_TAKING else []
    else:
        to_take = order[s.turn + (s.phase not in BEFORE_TAKING) :]
    for c in range(s.colours):
        points = board.limit_points(s, c)
        if s.active[c] and c in to_take and points >= LIMIT:
            yield doubt("doubt-limit-reached", f"limits/{COLOUR_WORDS[c]}", colour=A_COLOUR.named(c), points=points)
        if not s.active[c] and points < LIMIT:
            yield doubt("doubt-final-out", f"limits/{COLOUR_WORDS[c]}", colour=A_COLOUR.named(c), points=points)


def pairs(colours: int) -> int:
    return 2 if colours == COLOURS else 1


def drawn_this_round(s: State, each: tuple[int, ...], in_hand: int) -> int:
    """How many cards of a sort the distributors of this round have drawn by now."""
    if s.phase in ROLES:
        return 0
    if s.phase == DRAWING:
        return s.pair * each[s.at_table] + in_hand
    if s.phase == DIVIDING:
        return (s.pair + 1) * each[s.at_table]
    later = s.second_split_later == 1 and s.turn < 2
    return each[s.at_table] * (1 if later else pairs(s.at_table))


def drawn_by_now(s: State, each: tuple[int, ...], in_hand: int) -> list[int]:
    """How many cards of a sort can have been drawn in this passage."""
    whole = pairs(s.colours) * each[s.colours]
    if s.phase == RETURNING:
        return [0]
    if not at_the_end(s):
        return [(s.round - 1) * whole + drawn_this_round(s, each, in_hand)]
    if not s.final_round:
        return [s.round * whole]
    return [(s.round - 1) * whole + pairs(colours) * each[colours] for colours in range(2, s.colours)]


def about_drawn(s: State) -> Iterator[Reason]:
    """SM 4.2: so many action and limit cards each round; SM 7.5: limit cards go back after a passage."""
    on_offer = [sum(offer[ACTION_KINDS:KINDS]) for offer in s.offer]
    limits = sum(map(sum, s.limits)) + sum(on_offer) + sum(s.hand[ACTION_KINDS:KINDS])
    right = drawn_by_now(s, LIMITS_DRAWN, sum(s.hand[ACTION_KINDS:KINDS]))
    if limits not in right and any(s.limit_deck):
        at = (f"limits/{word}" for word in COLOUR_WORDS[: s.colours])
        yield doubt("doubt-limit-cards", "round", *at, cards=limits, right=right[-1])
    if s.passage == 1 and s.reshuffles == 0:
        in_hand = sum(s.hand[:ACTION_KINDS])
        actions = sum(s.discard) + sum(sum(offer[:ACTION_KINDS]) for offer in s.offer) + in_hand
        right = drawn_by_now(s, ACTIONS_DRAWN, in_hand)
        if actions not in right:
            yield doubt("doubt-action-cards", "round", "discard", cards=actions, right=right[-1])


def about_bridges(s: State) -> Iterator[Reason]:
    """SM 3.2, SM 5.2: a bridge that is lifted is built anew."""
    start = s.starting_bridges * s.colours
    standing = BRIDGES - s.bridges_left
    if standing + (s.lifted > 0) < start:
        yield doubt("doubt-bridges-few", "bridges", bridges=standing, start=start)
    most = start + s.discard[BRIDGE] + 2 * (s.variant == GHOSTS)
    if s.reshuffles == 0 and standing > most:
        yield doubt("doubt-bridges-many", "bridges", bridges=standing, start=start, cards=s.discard[BRIDGE])


def about_aristocrats(s: State) -> Iterator[Reason]:
    """SM 5: district and bridge cards bring one each, a transfer exchanges, a banishment takes a die's number."""
    count = sum(map(sum, s.aristocrats)) + sum(map(sum, s.bridges))
    start = s.colours * (OPENING_EACH + s.starting_bridges)
    grown = 0
    if s.variant == NEUTRAL:
        start += NEUTRALS
        grown = NEUTRALS * (s.passage - 1)  # they come back
    elif s.variant == GHOSTS:
        start += 2 * OPENING_EACH
        hands = 2 * sum(s.rounds)
        grown = 2 + 2 * (sum(s.discard) if s.ghost_rate == ONE_PER_CARD else hands * s.ghost_rate)
    most = start + grown + sum(s.discard[: BRIDGE + 1])
    least = start - DIE * (s.discard[BANISHMENT] + s.passage * s.colours) - s.lifted - (s.picked_up > 0)
    if count > most:
        yield doubt("doubt-aristocrats-many", "districts", "bridges", count=count, most=most)
    elif count < least:
        yield doubt("doubt-aristocrats-few", "districts", "bridges", count=count, least=least)


def about_doge(s: State) -> Iterator[Reason]:
    """SM 5.4, SM 6: he comes with the first Doge card, and each of them scores one district."""
    played = s.discard[DOGE]
    if s.doge == 0 and played > (s.phase == DOGE_ENTERS):
        yield doubt("doubt-doge-missing", "doge")
    if played == 0 and s.doge not in (0, 1 + DISTRICT_WORDS.index("san-marco")):  # where he begins by an option
        yield doubt("doubt-doge-early", "doge")
    if s.passage == 1 and not at_the_end(s):
        scorings = played - (s.phase in DOGE_AT_WORK)
        best = max(max(first + second, s.present * second) for first, second in s.prestige)
        points = sum(s.points)
        if points > scorings * best:
            at = (f"points/{word}" for word in COLOUR_WORDS[: s.present])
            yield doubt("doubt-points", *at, points=points, scorings=scorings, most=scorings * best)
