"""Why an action of San Marco is not legal: it explains; `rules.legal` decides. Compiled beside the rules."""

from tavoliere.definition.event_table import note
from tavoliere.games.san_marco.rules.actions import *
from tavoliere.games.san_marco.rules.board import far_end
from tavoliere.games.san_marco.rules.messages import *
from tavoliere.games.san_marco.rules.offers import alike, next_to_divide
from tavoliere.games.san_marco.rules.state import *


def reason(s: State, a: int) -> None:
    block = BLOCK_OF[a]
    if s.phase == OVER:
        note(NO_GAME_OVER)
    elif block >= BLOCK_DRAW_ACTION_UNSEEN:
        note(NO_MASKED)
    elif CHANCE_PHASES[s.phase] == 1:
        reason_chance(s, a)
    elif block < BLOCK_DIVIDE:
        note(NO_CHANCE_NOW)
    elif s.phase == DIVIDING:
        reason_divide(s, a)
    elif s.phase == CHOOSING and block == BLOCK_TAKE:
        note(NO_PILE_GONE)
    elif s.phase == CHOOSING:
        note(NO_CHOOSE_FIRST)
    elif s.phase == PLAYING and block == BLOCK_PLAY:
        note(NO_NOT_IN_OFFER, a - PLAY)
    elif s.phase == PLAYING:
        note(NO_PLAY_FIRST)
    elif s.phase in (PLACING, RELOCATING, TRANSFERRING):
        reason_figure(s, a)
    elif s.phase in (FIRST_BRIDGES, BUILDING, LIFTING):
        reason_bridge(s, a)
    elif s.phase == DOGE_WALKS:
        reason_walk(s, a)
    else:
        reason_elsewhere(s, a)


def reason_chance(s: State, a: int) -> None:
    block = BLOCK_OF[a]
    if block >= BLOCK_DIVIDE:
        note(NO_CHANCE_FIRST)
    elif s.phase == DRAWING and block == BLOCK_DRAW:
        actions_drawn = s.cards_drawn >= ACTIONS_DRAWN[s.at_table]
        if actions_drawn and a - DRAW < ACTION_KINDS:
            note(NO_LIMITS_NOW)
        elif not actions_drawn and a - DRAW >= ACTION_KINDS:
            note(NO_ACTIONS_NOW)
        else:
            note(NO_DRAW_GONE, a - DRAW)
    elif s.phase == STONES and block == BLOCK_STONE:
        note(NO_STONE, a - STONE)
    elif s.phase == BEGINNING and block == BLOCK_BEGIN:
        note(NO_BEGIN, a - BEGIN)
    elif s.phase == SPANNING and block == BLOCK_SPAN:
        note(NO_SPAN, a - SPAN)
    else:
        note(NO_OTHER_CHANCE)


def reason_divide(s: State, a: int) -> None:
    block = BLOCK_OF[a]
    k = (a - FIRST_OF[block]) // MOST_PILES
    pile = (a - FIRST_OF[block]) % MOST_PILES
    o = 2 * s.pair + pile
    if block != BLOCK_DIVIDE:
        note(NO_DIVIDE_FIRST)
    elif k != next_to_divide(s):
        note(NO_DIVIDE_ORDER, next_to_divide(s))
    elif pile >= PILES[s.at_table]:
        note(NO_SUCH_PILE, PILES[s.at_table])
    elif pile < s.pile:
        note(NO_DIVIDE_BACK, k, s.pile)
    elif pile > 0 and alike(s, o - 1, k) and s.offer[o][k] + 1 > s.offer[o - 1][k]:
        note(NO_DIVIDE_ALIKE, pile, pile - 1)
    else:
        note(NO_DIVIDE_ROOM)


def reason_figure(s: State, a: int) -> None:
    """A district card or a transfer, and picking up an aristocrat for it."""
    block = BLOCK_OF[a]
    d = (a - FIRST_OF[block]) // COLOURS
    c = (a - FIRST_OF[block]) % COLOURS
    if s.phase == PLACING and block == BLOCK_PLACE:
        note(NO_PLACE, s.card - 1)
    elif s.phase == PLACING:
        note(NO_PLACE_FIRST)
    elif s.phase == RELOCATING and a == DECLINE:
        note(NO_DECLINE_LIFTED)
    elif s.phase == RELOCATING and block != BLOCK_RELOCATE:
        note(NO_RELOCATE_FIRST)
    elif s.phase == RELOCATING and s.aristocrats[a - RELOCATE][s.colour] == 0:
        note(NO_RELOCATE_NONE, a - RELOCATE)
    elif s.phase == RELOCATING:
        note(NO_RELOCATE_TRANSFER, a - RELOCATE)
    elif block != BLOCK_TRANSFER:
        note(NO_TRANSFER_FIRST)
    elif c == s.colour:
        note(NO_TRANSFER_OWN)
    elif s.picked_up == 1 + d:
        note(NO_TRANSFER_SAME, d)
    else:
        note(NO_TRANSFER_NONE, c, d)


def reason_bridge(s: State, a: int) -> None:
    block = BLOCK_OF[a]
    if s.phase == LIFTING and a == DECLINE:
        note(NO_DECLINE_LIFT)
    elif s.phase == LIFTING and block == BLOCK_LIFT:
        note(NO_BRIDGE_THERE, (a - LIFT) % COLOURS, (a - LIFT) // COLOURS)
    elif s.phase == LIFTING:
        note(NO_LIFT_FIRST)
    elif block != BLOCK_BRIDGE:
        note(NO_BUILD_FIRST)
    elif s.capacity[a - BUILD] == 0:
        note(NO_SITE, a - BUILD)
    else:
        note(NO_SITE_FULL, a - BUILD, s.capacity[a - BUILD])


def reason_walk(s: State, a: int) -> None:
    block = BLOCK_OF[a]
    if block == BLOCK_CROSS:
        reason_cross(s, (a - CROSS) // COLOURS, (a - CROSS) % COLOURS)
    elif block != BLOCK_FERRY:
        note(NO_WALK_FIRST, s.doge - 1)
    elif s.ferry_cost == 0:
        note(NO_FERRY)
    else:
        reason_ferry(s, a - FERRY)


def reason_cross(s: State, site: int, c: int) -> None:
    if s.doge - 1 != SITE_A[site] and s.doge - 1 != SITE_B[site]:
        note(NO_CROSS_AWAY, site, s.doge - 1)
    elif s.visited[far_end(s, site)] > 0:
        note(NO_CROSS_TWICE, far_end(s, site))
    elif s.bridges[site][c] == 0:
        note(NO_BRIDGE_THERE, c, site)
    else:
        note(NO_CROSS_POOR, 1, s.points[s.colour])


def reason_ferry(s: State, site: int) -> None:
    if s.doge - 1 != SITE_A[site] and s.doge - 1 != SITE_B[site]:
        note(NO_CROSS_AWAY, site, s.doge - 1)
    elif s.visited[far_end(s, site)] > 0:
        note(NO_CROSS_TWICE, far_end(s, site))
    elif s.capacity[site] == 0:
        note(NO_SITE, site)
    elif s.bridges[site][s.colour] > 0:
        note(NO_CROSS_OWN_FREE, site)
    else:
        note(NO_CROSS_POOR, s.ferry_cost, s.points[s.colour])


def reason_elsewhere(s: State, a: int) -> None:
    block = BLOCK_OF[a]
    if s.phase == DOGE_ENTERS:
        note(NO_ENTER_FIRST)
    elif s.phase == NAMING and a == DECLINE:
        note(NO_DECLINE_CARD)
    elif s.phase == NAMING:
        note(NO_NAME_FIRST)
    elif s.phase == REMOVING and block == BLOCK_REMOVE:
        note(NO_REMOVE_NONE, a - REMOVE, s.target - 1)
    elif s.phase == REMOVING:
        note(NO_REMOVE_FIRST, s.target - 1)
    elif s.phase == APPOINTING and block == BLOCK_APPOINT:
        note(NO_STONE, a - APPOINT)
    elif s.phase == APPOINTING:
        note(NO_APPOINT_FIRST)
    elif s.phase == PICKING:
        note(NO_SCORE_FIRST, s.scoring - 1)
    else:
        note(NO_RETURN_FIRST)
