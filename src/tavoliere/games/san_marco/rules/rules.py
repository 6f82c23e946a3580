"""The rules of San Marco, as plain functions over the state of `state.py`: what every game answers.

The reference's addresses stand at the lines that follow them: SM 5.4 is section 5.4, SM R20 is ruling 20.
What the answers rest on is in the other files. All of them run as they are, and compiled: they use integers, loops and
constant tables, and nothing else.
"""

from tavoliere.definition.event_table import note
from tavoliere.definition.schema import CHANCE, NOBODY_ACTS, Row
from tavoliere.games.san_marco.rules.actions import *
from tavoliere.games.san_marco.rules.board import (
    build,
    has_room,
    picking_seat,
    pieces,
    put,
    result_of,
    seat_of,
)
from tavoliere.games.san_marco.rules.cards import (
    cross,
    doge_scores,
    exchange,
    ferry,
    go_on_removing,
    legal_lift,
    legal_place,
    legal_relocate,
    legal_remove,
    legal_transfer,
    legal_walk,
    lift,
    pick_up,
    play,
    remove,
    rolled_for_banishment,
)
from tavoliere.games.san_marco.rules.invariants import broken as broken
from tavoliere.games.san_marco.rules.messages import PUT_THERE
from tavoliere.games.san_marco.rules.offers import legal_divide, legal_draw, legal_play, legal_take
from tavoliere.games.san_marco.rules.opening import (
    begin,
    best_ghost_site,
    ghost_site_worth,
    next_first_bridge,
    next_opening_roll,
    span,
    strew,
)
from tavoliere.games.san_marco.rules.rounds import (
    card_done,
    choose,
    divide,
    draw,
    go_on_scoring,
    grow,
    may_be_drawn,
    next_free_banishment,
    return_neutral,
    rolled_for_roles,
    stone,
)
from tavoliere.games.san_marco.rules.state import *

# --- what can be done, and doing it ----------------------------------------------------------------------------------


def setup(s: State) -> None:
    """SM 3: everything beside the board; the start player is drawn first."""
    if s.starting_bridges == 0:
        s.starting_bridges = 2 if s.players == 3 else 1  # SM 3.2
    s.colours = s.players
    s.present = s.players
    if s.variant == TWO_COLOURS:
        s.colours = COLOURS
        s.present = COLOURS
    elif s.variant == GHOSTS:
        s.present = COLOURS
    elif s.variant == NEUTRAL:
        s.present = NEUTRAL_COLOUR + 1
    for c in range(s.present):
        s.supply[c] = pieces(s, c)
    for k in range(ACTION_KINDS):
        s.deck[k] = COPIES[k]
    for k in range(LIMIT_KINDS):
        s.limit_deck[k] = COPIES[ACTION_KINDS + k]
    s.bridges_left = BRIDGES
    s.phase = BEGINNING


def actor(s: State) -> int:
    """The seat that decides, CHANCE for cards and dice, NOBODY_ACTS when the game is over."""
    phase = s.phase
    if phase == OVER:
        return NOBODY_ACTS
    if phase == PICKING:
        return picking_seat(s)
    if CHANCE_PHASES[phase] == 1:
        return CHANCE
    return seat_of(s, s.colour)


def legal(s: State, out: Row) -> int:
    """Write the legal action numbers, ascending; return how many there are."""
    phase = s.phase
    if phase == DRAWING:
        return legal_draw(s, out)
    if phase == DIVIDING:
        return legal_divide(s, out)
    if phase == PLAYING:
        return legal_play(s, out)
    if phase in (OPENING, STREWING, ROLE_DICE, BANISHING, GROWING):
        for face in range(DIE):
            out[face] = ROLL + face
        return DIE
    if phase == DOGE_WALKS:
        return legal_walk(s, out)
    if phase == CHOOSING:
        return legal_take(s, out)
    if phase == PLACING:
        return legal_place(s, out)
    if phase == TRANSFERRING:
        return legal_transfer(s, out)
    if phase == REMOVING:
        return legal_remove(s, out)
    return legal_rest(s, out)


def legal_rest(s: State, out: Row) -> int:
    """The rarer phases."""
    n = 0
    phase = s.phase
    if phase in (FIRST_BRIDGES, BUILDING, SPANNING):
        for site in range(SITES):
            if has_room(s, site):
                if phase != SPANNING:
                    out[n] = BUILD + site
                    n += 1
                elif ghost_site_worth(s, s.colour, site) == best_ghost_site(s, s.colour):
                    out[n] = SPAN + site
                    n += 1
    elif phase == LIFTING:
        n = legal_lift(s, out)
    elif phase == RELOCATING:
        n = legal_relocate(s, out)
    elif phase in (STONES, APPOINTING):
        first = STONE
        if phase == APPOINTING:
            first = APPOINT
        for c in range(s.colours):
            if may_be_drawn(s, c):
                out[n] = first + c
                n += 1
    elif phase == BEGINNING:
        for c in range(s.colours):
            out[n] = BEGIN + c
            n += 1
    elif phase == PICKING:
        first = picking_seat(s)
        out[0] = SCORE + first
        out[1] = SCORE + first + 2
        n = 2
    elif phase in (NAMING, DOGE_ENTERS, RETURNING):
        if s.free > 0:
            out[n] = DECLINE
            n += 1
        first = ENTER
        if phase == NAMING:
            first = BANISH
        elif phase == RETURNING:
            first = RETURN
        for d in range(DISTRICTS):
            out[n] = first + d
            n += 1
    return n


def weights(s: State, out: Row) -> int:
    """At a chance step: write the relative odds of each outcome at its action number; return their sum."""
    n = legal(s, out)
    if n == 0:
        return 0
    for a in range(n, out[n - 1]):
        out[a] = 0
    total = 0
    for i in range(n - 1, -1, -1):  # backwards, as no number is below its place in the list
        a = out[i]
        out[i] = 0
        out[a] = weight(s, a)
        total += out[a]
    return total


def weight(s: State, a: int) -> int:
    """A card is as likely as there are copies of it in the deck; everything else is as likely as the next."""
    if BLOCK_OF[a] != BLOCK_DRAW:
        return 1
    if a - DRAW < ACTION_KINDS:
        return s.deck[a - DRAW]
    return s.limit_deck[a - DRAW - ACTION_KINDS]


def apply(s: State, a: int) -> None:
    """Carry out a legal action."""
    block = BLOCK_OF[a]
    if block == BLOCK_DRAW:
        draw(s, a - DRAW)
    elif block == BLOCK_ROLL:
        roll(s, a - ROLL + 1)
    elif block == BLOCK_STONE:
        stone(s, a - STONE)
    elif block == BLOCK_BEGIN:
        begin(s, a - BEGIN)
    elif block == BLOCK_SPAN:
        span(s, a - SPAN)
    elif block == BLOCK_DIVIDE:
        divide(s, (a - DIVIDE) // MOST_PILES, (a - DIVIDE) % MOST_PILES)
    elif block == BLOCK_TAKE:
        choose(s, 2 * s.pair + a - TAKE)
    elif block == BLOCK_PLAY:
        play(s, a - PLAY)
    elif block == BLOCK_DECLINE:
        decline(s)
    elif block == BLOCK_RELOCATE:
        pick_up(s, a - RELOCATE)
    elif block == BLOCK_PLACE:
        put(s, a - PLACE, s.colour, 1)
        card_done(s)
    elif block == BLOCK_LIFT:
        lift(s, (a - LIFT) // COLOURS, (a - LIFT) % COLOURS)
    elif block == BLOCK_BRIDGE:
        bridge(s, a - BUILD)
    elif block == BLOCK_TRANSFER:
        exchange(s, (a - EXCHANGE) // COLOURS, (a - EXCHANGE) % COLOURS)
    elif block == BLOCK_ENTER:
        s.doge = 1 + a - ENTER
        doge_scores(s)
    elif block == BLOCK_CROSS:
        cross(s, (a - CROSS) // COLOURS, (a - CROSS) % COLOURS)
    elif block == BLOCK_FERRY:
        ferry(s, a - FERRY)
    elif block == BLOCK_STOP:
        doge_scores(s)
    elif block == BLOCK_BANISH:
        s.target = 1 + a - BANISH
        s.phase = BANISHING
    elif block == BLOCK_REMOVE:
        remove(s, a - REMOVE)
        go_on_removing(s)
    elif block == BLOCK_SCORE:
        s.picks[(a - SCORE) % 2] = 1 + a - SCORE
        go_on_scoring(s)
    elif block == BLOCK_RETURN:
        return_neutral(s, a - RETURN)
    else:
        stone(s, a - APPOINT)


def roll(s: State, face: int) -> None:
    """The die, whatever it is rolled for."""
    if s.phase == GROWING:
        grow(s, face)
    elif s.phase == BANISHING:
        rolled_for_banishment(s, face)
    elif s.phase == OPENING:
        note(PUT_THERE, OPENING_PAIR, s.colour, s.die_district[face - 1])
        put(s, s.die_district[face - 1], s.colour, OPENING_PAIR)
        next_opening_roll(s)
    elif s.phase == STREWING:
        strew(s, s.die_district[face - 1])
    else:
        rolled_for_roles(s, face)


def decline(s: State) -> None:
    """SM R21: a card without effect; SM 7.4: no free banishment."""
    if s.free > 0:
        next_free_banishment(s)
    else:
        card_done(s)


def bridge(s: State, site: int) -> None:
    build(s, site, s.colour)
    if s.phase == FIRST_BRIDGES:
        next_first_bridge(s)
    else:
        card_done(s)


# --- points ----------------------------------------------------------------------------------------------------------


def scores(s: State, out: Row) -> int:
    """The points of each seat so far; with two colours each, what they would come to now (SM 9.3)."""
    for p in range(s.players):
        out[p] = result_of(s, p)
    return s.players


def standing(s: State, out: Row) -> int:
    """A number for each seat, the higher the better. SM 9.3: of two colours the lower one breaks a tie."""
    scores(s, out)
    if s.variant == TWO_COLOURS:
        for p in range(s.players):
            out[p] = out[p] * STANDING_STEP + min(s.points[p], s.points[p + 2])
    return s.players


# --- who knows what (SM 4.2, SM R3) ----------------------------------------------------------------------------------


def hides(s: State, pair: int, seat: int) -> bool:
    """Whether the cards of a pair are hidden from a seat: with four at the table, only the pair sees them."""
    if s.players < COLOURS or s.at_table < COLOURS or s.offers_open == 1:
        return False
    return s.role[2 * pair] != seat and s.role[2 * pair + 1] != seat


def view(s: State, seat: int) -> None:
    """Hide what `seat` may not know; -1 is a spectator. The decks become the pools of all unseen cards.

    How many action and limit cards lie in each offer is known, since the two have different backs. While a stranger
    divides, one sees only how many cards that is about. After the played cards were shuffled into a new deck, somebody
    who counts cards could rule out some of what the pool allows; the view does not.
    """
    for pair in range(2):
        if hides(s, pair, seat):
            for o in range(2 * pair, 2 * pair + 2):
                mask_offer(s, o)
            if s.pair == pair and (s.phase == DRAWING or s.phase == DIVIDING):
                s.pile = 0
                for o in range(2 * pair, 2 * pair + 2):
                    for k in range(ITEMS):
                        s.hand[k] += s.offer[o][k]
                        s.offer[o][k] = 0
                mask_hand(s)


def mask_offer(s: State, o: int) -> None:
    for k in range(ACTION_KINDS):
        s.deck[k] += s.offer[o][k]
        s.offer[o][UNSEEN_ACTION] += s.offer[o][k]
        s.offer[o][k] = 0
    for k in range(LIMIT_KINDS):
        s.limit_deck[k] += s.offer[o][ACTION_KINDS + k]
        s.offer[o][UNSEEN_LIMIT] += s.offer[o][ACTION_KINDS + k]
        s.offer[o][ACTION_KINDS + k] = 0


def mask_hand(s: State) -> None:
    for k in range(ACTION_KINDS):
        s.deck[k] += s.hand[k]
        s.hand[UNSEEN_ACTION] += s.hand[k]
        s.hand[k] = 0
    for k in range(LIMIT_KINDS):
        s.limit_deck[k] += s.hand[ACTION_KINDS + k]
        s.hand[UNSEEN_LIMIT] += s.hand[ACTION_KINDS + k]
        s.hand[ACTION_KINDS + k] = 0


def unknown(s: State, out: Row) -> int:
    """In a view: write the relative odds of each kind for the next card one does not know; return their sum.

    0 when every card is known.
    """
    total = 0
    actions = s.hand[UNSEEN_ACTION]
    limits = s.hand[UNSEEN_LIMIT]
    for o in range(OFFERS):
        actions += s.offer[o][UNSEEN_ACTION]
        limits += s.offer[o][UNSEEN_LIMIT]
    for k in range(ACTION_KINDS):
        out[k] = 0
        if actions > 0:
            out[k] = s.deck[k]
            total += s.deck[k]
    if actions == 0 and limits > 0:
        for k in range(LIMIT_KINDS):
            out[ACTION_KINDS + k] = s.limit_deck[k]
            total += s.limit_deck[k]
    return total


def reveal(s: State, k: int) -> None:
    """In a view: suppose that the next card one does not know is of kind k."""
    unseen = UNSEEN_ACTION
    if k >= ACTION_KINDS:
        unseen = UNSEEN_LIMIT
        s.limit_deck[k - ACTION_KINDS] -= 1
    else:
        s.deck[k] -= 1
    if s.hand[unseen] > 0:
        s.hand[unseen] -= 1
        s.hand[k] += 1
        return
    for o in range(OFFERS):
        if s.offer[o][unseen] > 0:
            s.offer[o][unseen] -= 1
            s.offer[o][k] += 1
            return


def seen(s: State, a: int, seat: int) -> int:
    """What `seat` sees of action a in state s: the action itself, or its masked form."""
    if (s.phase == DRAWING or s.phase == DIVIDING) and hides(s, s.pair, seat):
        if s.phase == DIVIDING:
            return DIVIDE_UNSEEN
        if a - DRAW < ACTION_KINDS:
            return DRAW_ACTION_UNSEEN
        return DRAW_LIMIT_UNSEEN
    return a


# --- what a finished game was like -----------------------------------------------------------------------------------


def facts(s: State, out: Row) -> int:
    """What FACTS names."""
    out[0] = sum(s.rounds)
    for i in range(PASSAGES):
        out[1 + i] = s.rounds[i]
        out[4 + i] = s.below_limit[i]
    out[7] = s.doge_scorings
    out[8] = s.banishments
    out[9] = s.bridges_moved
    out[10] = 0
    for c in range(s.colours, s.present):
        out[10] += s.points[c]
    out[11] = s.lead_changes
    out[12] = s.reshuffles
    return 13
