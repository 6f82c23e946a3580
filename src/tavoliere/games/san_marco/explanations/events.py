"""What happens in San Marco as a person watches it: what is shown together, and how it is told; the final scores.

Plain functions, compiled beside the rules.
"""

from tavoliere.definition.event_table import note
from tavoliere.definition.schema import Row
from tavoliere.games.san_marco.rules.actions import *
from tavoliere.games.san_marco.rules.board import prize, seat_of, two_colour_result
from tavoliere.games.san_marco.rules.messages import *
from tavoliere.games.san_marco.rules.offers import in_hand
from tavoliere.games.san_marco.rules.rounds import dice_each
from tavoliere.games.san_marco.rules.state import *

# --- what is shown together ------------------------------------------------------------------------------------------


def together(s: State, a: int) -> int:
    """Dice and draws for one purpose, all of a division, a card with where it goes, all who leave a district."""
    if s.phase == OPENING:
        return scene(s.phase, s.pair, s.colour)
    if s.phase in (STREWING, ROLE_DICE, STONES, DRAWING, DIVIDING, GROWING):
        return scene(s.phase, s.pair, 0)
    if s.phase == REMOVING:
        return scene(s.phase, s.turn, in_hand(s))
    if s.phase == PLAYING and a != PLAY + DOGE:
        return scene(PLAYING, s.turn, in_hand(s))
    if s.phase in (PLACING, RELOCATING, LIFTING, BUILDING, TRANSFERRING, NAMING) and s.free == 0:
        return scene(PLAYING, s.turn, in_hand(s) + 1)  # with the card that asks for it
    return 0


def scene(phase: int, whose: int, which: int) -> int:
    """A number of its own for each."""
    return (phase * COLOURS + whose) * MORE_THAN_A_HAND + which


def owner(s: State, a: int) -> int:
    """In whose turn dice and draws fall: whoever draws, whoever banishes, whoever has just played."""
    if (s.phase == OPENING and s.colour < s.colours) or s.phase in (DRAWING, BANISHING, GROWING):
        return seat_of(s, s.colour)
    return -1


# --- several steps in words ------------------------------------------------------------------------------------------


def joint(s: State, steps: Row, n: int) -> None:
    """One sentence for dice, draws, a division, and those who leave a district."""
    if s.phase == DRAWING:
        joint_draw(s, steps, n)
    elif s.phase == DIVIDING:
        joint_division(s, steps, n)
    elif s.phase == REMOVING:
        joint_removal(s, steps, n)
    elif s.phase == PLAYING:
        joint_play(s, steps, n)
    elif s.phase == STONES:
        for i in range(n):
            note(STONE_SHOWN, steps[i] - STONE)
        note(STONES_TOLD)
    elif s.phase == ROLE_DICE:
        joint_roles(steps, n)
    elif s.phase in (OPENING, STREWING, GROWING):
        joint_dice(s, steps, n)


def joint_dice(s: State, steps: Row, n: int) -> None:
    """The districts that dice show, of each ghost's die with the ghost."""
    of_first = min(s.growing - dice_each(s), s.supply[GHOST])  # SM R31: none where the supply is empty
    for i in range(n):
        if BLOCK_OF[steps[i]] == BLOCK_ROLL and s.phase == GROWING:
            note(GROWN_SHOWN, GHOST if i < of_first else GHOST + 1, s.die_district[steps[i] - ROLL])
        elif BLOCK_OF[steps[i]] == BLOCK_ROLL:
            note(DISTRICT_SHOWN, s.die_district[steps[i] - ROLL])
    if s.phase == OPENING:
        note(OPENING_TOLD, s.colour)
    elif s.phase == STREWING:
        note(STREWING_TOLD)
    else:
        note(GROWING_TOLD)


def joint_roles(steps: Row, n: int) -> None:
    """SM 9.1: who rolled what for the roles, and how often it was a tie."""
    for i in range(0, n - 1, 2):
        first = 1 + steps[i] - ROLL
        second = 1 + steps[i + 1] - ROLL
        if first == second:
            note(ROLE_TIE_TOLD, 0, first, 1, second)
        else:
            note(ROLE_DICE_TOLD, 0, first, 1, second, 0 if first > second else 1)
    if n % 2 == 1:
        note(ROLE_DIE_TOLD, 0, 1 + steps[n - 1] - ROLL)


def joint_removal(s: State, steps: Row, n: int) -> None:
    """How many of each leave a district, in the order in which the first of each does."""
    for i in range(n):
        gone = 0
        for j in range(n):
            if steps[j] == steps[i]:
                if j < i:
                    break
                gone += 1
                note(REMOVED_SHOWN, steps[i] - REMOVE)
        if gone > 0:
            note(REMOVAL_TOLD, s.colour, steps[i] - REMOVE, s.target - 1, gone)


def joint_play(s: State, steps: Row, n: int) -> None:
    """A transfer card, and whose aristocrat went."""
    if n == 2 and BLOCK_OF[steps[1]] == BLOCK_TRANSFER:
        c = (steps[1] - EXCHANGE) % COLOURS
        note(SAYS_PLAY, s.colour, TRANSFER)
        note(TRANSFER_TOLD, s.colour, c, c, (steps[1] - EXCHANGE) // COLOURS)


def joint_draw(s: State, steps: Row, n: int) -> None:
    if BLOCK_OF[steps[0]] != BLOCK_DRAW:
        note(DRAW_UNSEEN_TOLD, s.colour, n)
        return
    for k in range(KINDS):
        for i in range(n):
            if steps[i] == DRAW + k:
                note(CARD_SHOWN, k)
    note(DRAW_TOLD, s.colour)


def joint_division(s: State, steps: Row, n: int) -> None:
    """The offers, once every card lies in one."""
    held = in_hand(s) + s.hand[UNSEEN_ACTION] + s.hand[UNSEEN_LIMIT]
    if n < held:
        note(DIVISION_TOLD, s.colour)
        return
    if steps[0] == DIVIDE_UNSEEN:
        note(OFFERS_UNSEEN_TOLD, s.colour, n)
        return
    for i in range(n):
        if BLOCK_OF[steps[i]] == BLOCK_DIVIDE:
            pile = (steps[i] - DIVIDE) % MOST_PILES
            note(OFFERED_SHOWN + pile, (steps[i] - DIVIDE) // MOST_PILES)
    piles = PILES[s.at_table]
    note(OFFERS_TOLD if piles == 2 else THREE_OFFERS_TOLD, s.colour)


# --- the final scores ------------------------------------------------------------------------------------------------


def final_lines(s: State) -> None:
    """SM 9.3: of two colours the mean, less one for each full five of difference."""
    for p in range(s.players):
        if s.variant == TWO_COLOURS:
            apart = abs(s.points[p] - s.points[p + 2])
            mean = two_colour_result(s.points[p], s.points[p + 2]) + apart // 5
            note(FINAL_MEAN, p, p, s.points[p], p + 2, s.points[p + 2], mean)
            note(FINAL_DIFFERENCE, p, apart, apart // 5)
        else:
            at_last = 0
            for d in range(DISTRICTS):
                at_last += prize(s, d, p)
            note(FINAL_BEFORE, p, s.points[p] - at_last)
            note(FINAL_SCORING, p, at_last)
