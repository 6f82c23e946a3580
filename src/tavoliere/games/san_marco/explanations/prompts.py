"""What is asked in San Marco, and what an action is told as. Plain functions, compiled beside the rules."""

from tavoliere.definition.event_table import note
from tavoliere.games.san_marco.rules.actions import *
from tavoliere.games.san_marco.rules.board import picking_seat
from tavoliere.games.san_marco.rules.messages import *
from tavoliere.games.san_marco.rules.state import *


def prompt(s: State) -> None:
    """What is asked now."""
    if s.phase == BEGINNING:
        note(ASKED_BEGINNING)
    elif s.phase == OPENING:
        note(ASKED_OPENING, s.colour)
    elif s.phase == FIRST_BRIDGES:
        note(ASKED_FIRST_BRIDGES, s.colour)
    elif s.phase == SPANNING:
        note(ASKED_SPANNING, s.colour)
    elif s.phase == STREWING:
        note(ASKED_STREWING)
    elif s.phase == GROWING:
        note(ASKED_GROWING)
    elif s.phase == PICKING:
        note(ASKED_PICKING, picking_seat(s), s.scoring - 1)
    elif s.phase == RETURNING:
        note(ASKED_RETURNING, s.colour)
    elif s.phase == OVER:
        note(ASKED_OVER)
    elif s.phase < PLAYING:
        prompt_before_cards(s)
    else:
        prompt_for_card(s)


def prompt_before_cards(s: State) -> None:
    """SM 4.1 to SM 4.3: roles, and cards that are drawn, divided and chosen."""
    if s.phase == ROLE_DICE:
        note(ASKED_ROLE_DICE, s.colour)
    elif s.phase == STONES:
        note(ASKED_STONES, s.colour)
    elif s.phase == APPOINTING:
        note(ASKED_APPOINTING, s.colour, next_role(s))
    elif s.phase == DRAWING:
        note(ASKED_DRAWING, s.colour)
    elif s.phase == DIVIDING:
        note(ASKED_DIVIDING, s.colour, PILES[s.at_table])
    else:
        note(ASKED_CHOOSING, s.colour)


def prompt_for_card(s: State) -> None:
    """SM 5: what a card asks."""
    if s.phase == PLAYING:
        note(ASKED_PLAYING, s.colour)
    elif s.phase == PLACING:
        note(ASKED_PLACING, s.colour, s.card - 1)
    elif s.phase == RELOCATING:
        note(ASKED_RELOCATING, s.colour, s.card - 1)
    elif s.phase == LIFTING:
        note(ASKED_LIFTING, s.colour)
    elif s.phase == BUILDING:
        note(ASKED_BUILDING, s.colour)
    elif s.phase == TRANSFERRING:
        note(ASKED_TRANSFERRING, s.colour)
    elif s.phase == DOGE_ENTERS:
        note(ASKED_DOGE_ENTERS, s.colour)
    elif s.phase == DOGE_WALKS:
        note(ASKED_DOGE_WALKS, s.colour, s.doge - 1)
    elif s.phase == NAMING and s.free > 0:
        note(ASKED_FREE_BANISHMENT, s.colour)
    elif s.phase == NAMING:
        note(ASKED_NAMING, s.colour)
    elif s.phase == BANISHING:
        note(ASKED_BANISHING, s.colour, s.target - 1)
    else:
        note(ASKED_REMOVING, s.colour, s.target - 1, s.to_remove)


def next_role(s: State) -> int:
    """The role that somebody gets next (SM 4.1)."""
    return ROLE_AT[COLOURS * s.at_table + s.assigned]


def sentence(s: State, a: int) -> None:
    """What an action is told as."""
    block = BLOCK_OF[a]
    if block >= BLOCK_DIVIDE and block <= BLOCK_DECLINE:
        sentence_with_cards(s, a)
    elif block >= BLOCK_RELOCATE and block <= BLOCK_TRANSFER:
        sentence_with_pieces(s, a)
    elif block >= BLOCK_ENTER and block <= BLOCK_STOP:
        sentence_with_doge(s, a)
    elif block == BLOCK_BANISH and s.free > 0:
        note(SAYS_BANISH_FREE, s.colour, a - BANISH)
    elif block == BLOCK_BANISH:
        note(SAYS_BANISH, s.colour, a - BANISH)
    elif block == BLOCK_REMOVE:
        note(SAYS_REMOVE, s.colour, a - REMOVE, a - REMOVE, s.target - 1)
    elif block == BLOCK_SCORE:
        note(SAYS_SCORE, picking_seat(s), a - SCORE, s.scoring - 1)
    elif block == BLOCK_RETURN:
        note(SAYS_RETURN, s.colour, a - RETURN)
    elif block == BLOCK_APPOINT:
        note(SAYS_APPOINT, s.colour, a - APPOINT, next_role(s))
    else:
        sentence_of_chance(s, a)


def sentence_of_chance(s: State, a: int) -> None:
    """Draws and dice, and what strangers see of a pair's cards (SM R3)."""
    block = BLOCK_OF[a]
    if block == BLOCK_DRAW:
        note(SAYS_DRAW, s.colour, a - DRAW)
    elif block == BLOCK_ROLL:
        note(SAYS_ROLL, a - ROLL + 1)
    elif block == BLOCK_STONE:
        note(SAYS_STONE, a - STONE, next_role(s))
    elif block == BLOCK_BEGIN:
        note(SAYS_BEGIN, a - BEGIN)
    elif block == BLOCK_SPAN:
        note(SAYS_SPAN, s.colour, a - SPAN)
    elif block == BLOCK_DRAW_ACTION_UNSEEN:
        note(SAYS_DRAW_ACTION_UNSEEN, s.colour)
    elif block == BLOCK_DRAW_LIMIT_UNSEEN:
        note(SAYS_DRAW_LIMIT_UNSEEN, s.colour)
    else:
        note(SAYS_DIVIDE_UNSEEN, s.colour)


def sentence_with_cards(s: State, a: int) -> None:
    block = BLOCK_OF[a]
    if block == BLOCK_DIVIDE:
        note(SAYS_DIVIDE, s.colour, (a - DIVIDE) // MOST_PILES, (a - DIVIDE) % MOST_PILES)
    elif block == BLOCK_TAKE:
        note(SAYS_TAKE, s.colour, a - TAKE)
    elif block == BLOCK_PLAY:
        note(SAYS_PLAY, s.colour, a - PLAY)
    elif s.free > 0:
        note(SAYS_DECLINE_FREE, s.colour)
    else:
        note(SAYS_DECLINE, s.colour)


def sentence_with_pieces(s: State, a: int) -> None:
    block = BLOCK_OF[a]
    if block == BLOCK_RELOCATE:
        note(SAYS_RELOCATE, s.colour, a - RELOCATE)
    elif block == BLOCK_PLACE and a - PLACE != s.card - 1:
        note(SAYS_PLACE_OVER, s.colour, a - PLACE)
    elif block == BLOCK_PLACE:
        note(SAYS_PLACE, s.colour, a - PLACE)
    elif block == BLOCK_LIFT:
        c = (a - LIFT) % COLOURS
        note(SAYS_LIFT, s.colour, (a - LIFT) // COLOURS, c, c)
    elif block == BLOCK_BRIDGE:
        note(SAYS_BRIDGE, s.colour, a - BUILD)
    else:
        c = (a - EXCHANGE) % COLOURS
        note(SAYS_TRANSFER, s.colour, (a - EXCHANGE) // COLOURS, c, c)


def sentence_with_doge(s: State, a: int) -> None:
    block = BLOCK_OF[a]
    if block == BLOCK_ENTER:
        note(SAYS_ENTER, s.colour, a - ENTER)
    elif block == BLOCK_CROSS:
        c = (a - CROSS) % COLOURS
        if c == s.colour:
            note(SAYS_CROSS_OWN, s.colour, (a - CROSS) // COLOURS)
        else:
            note(SAYS_CROSS, s.colour, (a - CROSS) // COLOURS, c, c)
    elif block == BLOCK_FERRY:
        note(SAYS_FERRY, s.colour, a - FERRY, s.ferry_cost)
    else:
        note(SAYS_STOP, s.colour, s.doge - 1)
