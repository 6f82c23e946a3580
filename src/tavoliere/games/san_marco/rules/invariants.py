"""What is true of every position of San Marco, and the number of what is not. Compiled with the rules.

Each group of laws notes all that is wrong with a position, and answers the last of it, or what was found before.
"""

from tavoliere.definition.event_table import wrong
from tavoliere.games.san_marco.rules.board import bridges_at, picking_seat, pieces, standing_in
from tavoliere.games.san_marco.rules.offers import is_empty, limits_left, next_to_divide
from tavoliere.games.san_marco.rules.rounds import growing_ghost, next_distributor, stones_left
from tavoliere.games.san_marco.rules.state import *


def broken(s: State) -> int:
    """The number of an invariant that does not hold, as INVARIANTS names them, or SOUND."""
    found = pieces_broken(s, SOUND)
    found = cards_broken(s, found)
    found = moment_broken(s, found)
    found = carried_out_broken(s, found)
    if found != SOUND:  # what follows takes for granted that colours and roles are some of this game
        return found
    if s.phase <= STREWING:
        found = setup_broken(s, found)
    if not in_round(s):
        if s.phase == ROLE_DICE or s.phase == STONES or s.phase == APPOINTING:
            found = stones_broken(s, found)
        if cards_out(s) > 0:
            found = wrong(CARDS_PUT_AWAY)
    else:
        found = roles_broken(s, found)
        if found == SOUND:
            found = offers_broken(s, found)
    return phase_broken(s, found)


# --- pieces and cards ------------------------------------------------------------------------------------------------


def pieces_broken(s: State, found: int) -> int:
    for c in range(COLOURS):
        due = pieces(s, c) if c < s.present else 0
        count = aristocrats_of(s, c)
        standing = 0
        for d in range(DISTRICTS):
            standing += s.aristocrats[d][c]
        for d in range(DISTRICTS):
            if (s.supply[c] < 0 or count != due) and (s.aristocrats[d][c] > 0 or standing == 0):
                found = wrong(ARISTOCRATS_COMPLETE, c, count, due, d)
        if s.points[c] < 0 and s.negative == 0:
            found = wrong(POINTS_POSITIVE)
    count = s.bridges_left
    for site in range(SITES):
        count += bridges_at(s, site)
        if bridges_at(s, site) > s.capacity[site]:
            found = wrong(SITES_HAVE_ROOM, site, bridges_at(s, site), s.capacity[site])
        for c in range(s.colours, COLOURS):
            if s.bridges[site][c] > 0 and s.variant != GHOSTS:
                found = wrong(BRIDGES_OWNED, site)
    if count != BRIDGES or s.bridges_left < 0:
        found = wrong(BRIDGES_COMPLETE, count)
    return found


def aristocrats_of(s: State, c: int) -> int:
    """In the supply, in districts and on bridges; -1 if there is an impossible number anywhere."""
    n = s.supply[c]
    for d in range(DISTRICTS):
        n += s.aristocrats[d][c]
        if s.aristocrats[d][c] < 0:
            return -1
    for site in range(SITES):
        n += s.bridges[site][c]
        if s.bridges[site][c] < 0:
            return -1
    return n


def cards_broken(s: State, found: int) -> int:
    for k in range(KINDS):
        if cards_of(s, k) != COPIES[k]:
            found = wrong(CARDS_COMPLETE, k, cards_of(s, k), COPIES[k])
    return found


def cards_of(s: State, k: int) -> int:
    """How many cards of a kind are somewhere in the game; an unseen card is counted in the pool."""
    n = s.hand[k]
    for o in range(OFFERS):
        n += s.offer[o][k]
    if k < ACTION_KINDS:
        return n + s.deck[k] + s.discard[k]
    n += s.limit_deck[k - ACTION_KINDS]
    for c in range(COLOURS):
        n += s.limits[c][k - ACTION_KINDS]
    return n


def cards_out(s: State) -> int:
    """Cards in the hand and in offers."""
    n = sum(s.hand)
    for o in range(OFFERS):
        n += sum(s.offer[o])
    return n


# --- passage, round, roles -------------------------------------------------------------------------------------------


def at_the_end(s: State) -> bool:
    """After the rounds of a passage: a free banishment, returning neutrals, the final scoring."""
    return s.free > 0 or s.finale > 0 or s.phase == RETURNING or s.phase == OVER


def in_round(s: State) -> bool:
    """From the first card that is drawn to the last one that is played."""
    return s.phase >= DRAWING and not at_the_end(s)


def moment_broken(s: State, found: int) -> int:
    """SM 4, SM 7: passage and round fit the phase, and so does who takes part."""
    setup = s.phase <= STREWING
    over = s.phase == OVER or s.finale > 0
    fits = (s.passage == 0) == setup
    if over:
        fits = s.passage == PASSAGES
    elif s.phase == RETURNING:
        fits = s.passage >= 2
    if not fits or (s.round == 0) != (setup or s.phase == RETURNING):
        found = wrong(PASSAGE_FITS, s.passage, s.round)
    apart = setup or s.variant == GHOSTS or s.variant == NEUTRAL or s.phase == RETURNING
    if s.final_round == 1 and (apart or (in_round(s) and (s.at_table < 2 or s.at_table >= s.colours))):
        found = wrong(FINAL_ROUND_FITS)
    if s.rolled > 0 and s.phase != ROLE_DICE:
        found = wrong(ROLLED_FOR_ROLES)
    acting = s.present if s.phase == OPENING or s.phase == SPANNING else s.colours
    if s.colour >= acting or s.distributor >= acting or s.free > s.colours:
        return wrong(COLOURS_ACT)
    for i in range(s.assigned):
        if s.role[i] >= s.colours:
            return wrong(COLOURS_ACT)
    if s.assigned > 0 and (setup or at_the_end(s)):
        found = wrong(ROLES_IN_ROUNDS)
    if not in_round(s) and s.colour != colour_due(s):
        found = wrong(TURN_IN_ORDER, colour_due(s))
    return found


def colour_due(s: State) -> int:
    """Who rolls or decides outside the rounds, by what stands there; in a round whoever the roles say."""
    start = (s.distributor + 1) % s.colours
    if s.phase == OPENING:
        place = min(rolls_made(s) // OPENING_ROLLS, s.present - 1)
        return (start + place) % s.colours if place < s.colours else place
    if s.phase == FIRST_BRIDGES:
        return (start + BRIDGES - s.bridges_left) % s.colours
    if s.phase == SPANNING:
        return min(GHOST + built_by(s, GHOST), COLOURS - 1)
    if s.phase == ROLE_DICE:
        return 1 if s.rolled > 0 else 0
    if s.phase == STONES or s.phase == APPOINTING:
        return s.role[0]
    if s.free > 0:
        return s.free - 1
    return s.colour if s.phase == RETURNING else 0


def stones_broken(s: State, found: int) -> int:
    """SM 4.1: the stones drawn so far begin with the next distributor, and more than one can come next."""
    if s.phase == ROLE_DICE:
        return found if s.assigned == 0 and s.variant == GHOSTS else wrong(ROLES_AS_DRAWN)
    right = s.assigned > 0 and s.assigned < s.at_table and s.variant != GHOSTS and roles_apart(s)
    right = right and (s.variant != TWO_COLOURS or s.assigned == 1) and (s.phase == APPOINTING) == (s.roles_chosen == 1)
    if right:
        right = next_distributor(s) == s.role[0] and stones_left(s) >= 2
    return found if right else wrong(ROLES_AS_DRAWN)


def roles_apart(s: State) -> bool:
    """The colours on the tablet take part, each once."""
    for i in range(s.assigned):
        if s.active[s.role[i]] == 0:
            return False
        for j in range(i):
            if s.role[i] == s.role[j]:
                return False
    return True


def roles_broken(s: State, found: int) -> int:
    """SM 4.1, SM 4.3: everybody who takes part has a role, and whose turn it is follows."""
    right = s.assigned == s.at_table and s.at_table >= 2 and roles_apart(s)
    right = right and s.role[0] == s.distributor and (s.final_round == 1 or s.at_table == s.colours)
    if right and s.variant == TWO_COLOURS and s.at_table == COLOURS:  # SM R19
        right = s.role[2] == (s.role[1] + 2) % COLOURS and s.role[3] == (s.role[0] + 2) % COLOURS
    elif right and s.variant == TWO_COLOURS and s.at_table == 3:  # SM R34
        right = s.role[2] == (s.role[0] + 2) % COLOURS
    if not right:
        return wrong(ROLES_AS_DRAWN)
    if s.turn >= s.at_table:
        return wrong(TURN_IN_ORDER, s.role[0])
    place = PLAY_ORDER[4 * s.at_table + s.turn]
    if s.phase == DRAWING or s.phase == DIVIDING:
        if s.colour != s.role[2 * s.pair]:
            return wrong(TURN_IN_ORDER, s.role[0])
        return found
    if s.variant == NEUTRAL and s.phase != CHOOSING:  # SM R13
        place = PLAY_ORDER[4 * s.at_table + s.at_table - 1 - s.turn]
    if s.colour != s.role[place] or (s.phase == CHOOSING and place == 2 * s.pair):
        return wrong(TURN_IN_ORDER, s.role[PLAY_ORDER[4 * s.at_table]])
    return found


# --- what is under way -----------------------------------------------------------------------------------------------


def under_way(s: State) -> int:
    """A bit for each of UNDER_WAY that there is."""
    there = (1 if s.card > 0 else 0) + (2 if s.target > 0 else 0) + (4 if s.picked_up > 0 else 0)
    there += (8 if s.lifted > 0 else 0) + (32 if s.to_remove > 0 else 0) + (64 if s.scoring > 0 else 0)
    there += (128 if s.finale > 0 else 0) + (512 if s.growing > 0 else 0) + (1024 if s.free > 0 else 0)
    return there + (16 if sum(s.visited) > 0 else 0) + (256 if sum(s.picks) > 0 else 0)


def carried_out_broken(s: State, found: int) -> int:
    """Nothing is half done that the phase doesn't know, and everything is there that it needs."""
    there = under_way(s)
    for i in range(MANY_UNDER_WAY):
        bit = 1 << i
        if there & bit == 0 and NEEDED_IN[s.phase] & bit > 0:
            found = wrong(SAID_IN_PHASE, i, i)
        if there & bit > 0 and (NEEDED_IN[s.phase] | ALLOWED_IN[s.phase]) & bit == 0:
            found = wrong(NOT_IN_PHASE, i, i)
    if CARDS_IN[s.phase] > 0 and (s.card == 0) != at_the_end(s):
        found = wrong(SAID_IN_PHASE, 0, 0)
    elif CARDS_IN[s.phase] > 0 and s.card > 0 and not card_fits(s):
        found = wrong(CARD_FITS, s.card - 1)
    return found


def card_fits(s: State) -> bool:
    """It is one of the phase, and lies in the discard already."""
    return CARDS_IN[s.phase] >> (s.card - 1) & 1 > 0 and s.discard[s.card - 1] > 0


def phase_broken(s: State, found: int) -> int:
    """What the phase waits for can be done."""
    mine = s.supply[s.colour]
    right = True
    if s.phase == SPANNING or s.phase == GROWING:
        right = s.variant == GHOSTS
    elif s.phase == STREWING:
        right = s.variant == NEUTRAL
    elif s.phase == PLACING or s.phase == TRANSFERRING:
        right = mine > 0
    elif s.phase == RELOCATING:
        right = mine == 0
    elif s.phase == LIFTING:
        right = s.bridges_left == 0
    elif s.phase == BUILDING:
        right = mine > 0 and s.bridges_left > 0
    elif s.phase == DOGE_ENTERS:
        right = s.doge == 0
    elif s.phase == DOGE_WALKS:
        right = s.doge > 0 and s.visited[max(0, s.doge - 1)] > 0
    elif s.phase == PICKING:
        right = s.variant == TWO_COLOURS
        if right and s.scoring > 0:
            right = picking_seat(s) >= 0
    elif s.phase == RETURNING:
        right = s.variant == NEUTRAL and s.supply[NEUTRAL_COLOUR] > 0
    if right and s.phase == GROWING:
        right = s.growing <= 2 * (1 if s.ghost_rate == ONE_PER_CARD else s.ghost_rate)
        if right:
            right = s.supply[growing_ghost(s)] > 0
    if not right:
        found = wrong(PIECES_FIT)
    if s.phase == REMOVING and s.target > 0 and not chooses_whom(s):
        found = wrong(SOMEBODY_STAYS)
    return found


def chooses_whom(s: State) -> bool:
    """SM 5.5: whoever banishes chooses as long as there is a choice."""
    colours = 0
    for c in range(s.present):
        if s.aristocrats[s.target - 1][c] > 0:
            colours += 1
    return s.to_remove < standing_in(s, s.target - 1) and colours >= 2


# --- the setup -------------------------------------------------------------------------------------------------------


def rolls_made(s: State) -> int:
    """SM 3.4: every roll of the opening brings two."""
    n = 0
    for d in range(DISTRICTS):
        n += standing_in(s, d)
    return n // OPENING_PAIR


def built_by(s: State, c: int) -> int:
    n = 0
    for site in range(SITES):
        n += s.bridges[site][c]
    return n


def setup_broken(s: State, found: int) -> int:
    """SM 3: before the first round nobody has points or cards, and everybody has rolled and built in turn."""
    rollers = COLOURS if s.variant == GHOSTS else s.colours
    rolls = OPENING_ROLLS * rollers
    bridges = s.starting_bridges * s.colours
    if s.phase == BEGINNING:
        rolls = 0
    elif s.phase == OPENING:
        rolls = rolls_made(s)
    if s.phase < FIRST_BRIDGES:
        bridges = 0
    elif s.phase == FIRST_BRIDGES:
        bridges = BRIDGES - s.bridges_left
    right = s.phase != OPENING or rolls < OPENING_ROLLS * rollers
    right = right and sum(s.discard) == 0
    for c in range(COLOURS):
        right = right and s.points[c] == 0 and sum(s.limits[c]) == 0
        place = c
        if c < s.colours:
            place = (c + 2 * s.colours - s.distributor - 1) % s.colours
        rolled = 0
        if place < rollers:
            rolled = OPENING_PAIR * min(OPENING_ROLLS, max(0, rolls - OPENING_ROLLS * place))
        built = (bridges + s.colours - 1 - place) // s.colours if place < s.colours else 0
        if s.phase == SPANNING and c == GHOST:
            built = s.colour - GHOST
        placed = 0
        everywhere = True
        for d in range(DISTRICTS):
            placed += s.aristocrats[d][c]
            everywhere = everywhere and s.aristocrats[d][c] > 0
        if s.phase == STREWING and c == NEUTRAL_COLOUR:
            right = right and everywhere and placed < NEUTRALS
        else:
            right = right and placed == rolled
        right = right and built == built_by(s, c)
    return found if right else wrong(SETUP_IN_TURN)


# --- hands and offers ------------------------------------------------------------------------------------------------


def all_drawn(s: State, actions: int, limits: int) -> bool:
    """Whether a distributor has drawn all action and limit cards, or as many limit cards as there were."""
    if actions != ACTIONS_DRAWN[s.at_table]:
        return False
    return limits == LIMITS_DRAWN[s.at_table] or (limits < LIMITS_DRAWN[s.at_table] and limits_left(s) == 0)


def cards_between(s: State, pair: int, least: int, end: int) -> int:
    """Cards of some kinds in the offers of a pair."""
    n = 0
    for o in range(2 * pair, 2 * pair + PILES[s.at_table]):
        n += sum(s.offer[o][least:end])
    return n


def offers_left(s: State, pair: int) -> int:
    """SM 4.2: no offer is empty, so there is something to choose from."""
    n = 0
    for o in range(2 * pair, 2 * pair + PILES[s.at_table]):
        if not is_empty(s, o):
            n += 1
    return n


def offers_broken(s: State, found: int) -> int:
    """SM 4.2, SM 4.3: as many offers as are not yet taken, and all drawn cards in those nobody has chosen from."""
    dealing = s.phase == DRAWING or s.phase == DIVIDING
    piles = PILES[s.at_table]
    taken = s.turn if dealing or s.phase == CHOOSING else s.turn + 1
    pairs = 2 if s.at_table == COLOURS else 1
    for pair in range(pairs):
        actions = cards_between(s, pair, 0, ACTION_KINDS)
        limits = cards_between(s, pair, ACTION_KINDS, KINDS)
        if dealing and pair == s.pair:
            found = dealt_broken(s, actions, limits, found)
        else:
            late = pair == 1 and s.second_split_later == 1 and s.turn < 2
            left = min(piles, max(0, piles * (pair + 1) - taken))
            if late or (dealing and pair > s.pair):
                left = 0
            given = offers_left(s, pair)
            few = s.variant == NEUTRAL and taken == 1 and given == 0  # only limit cards, laid down already
            if given != left and not few:
                found = offers_wrong(2 * pair, 2 * pair + piles, left, given)
            elif left == piles and not all_drawn(s, actions, limits):
                found = wrong(CARDS_DRAWN_ALL, ACTIONS_DRAWN[s.at_table], LIMITS_DRAWN[s.at_table])
    beyond = 0
    for o in range(pairs * piles, OFFERS):
        beyond += sum(s.offer[o])
    if beyond > 0 or (s.variant == NEUTRAL and taken > 0 and cards_between(s, 0, ACTION_KINDS, KINDS) > 0):
        found = offers_wrong(0, OFFERS, piles, OFFERS)
    if not dealing:
        found = hand_broken(s, found)
    return found


def offers_wrong(first: int, end: int, left: int, given: int) -> int:
    """Of some offers more or fewer are there than should be left."""
    found = SOUND
    for o in range(first, end):
        found = wrong(OFFERS_NOT_TAKEN, left, given, o)
    return found


def dealt_broken(s: State, actions: int, limits: int, found: int) -> int:
    """What a distributor has drawn so far, or has still to divide."""
    actions += sum(s.hand[:ACTION_KINDS])
    limits += sum(s.hand[ACTION_KINDS:KINDS])
    most = ACTIONS_DRAWN[s.at_table]
    if s.phase == DIVIDING:
        if not all_drawn(s, actions, limits):
            found = wrong(CARDS_DRAWN_ALL, most, LIMITS_DRAWN[s.at_table])
        return found if divided_in_order(s) else wrong(CARDS_DIVIDED)
    right = actions == min(s.cards_drawn, most) and limits == max(0, s.cards_drawn - most)
    if not right or offers_left(s, s.pair) > 0 or all_drawn(s, actions, limits):
        found = wrong(CARDS_DRAWN_ALL, most, LIMITS_DRAWN[s.at_table])
    elif s.cards_drawn < most and sum(s.deck) == 0:
        found = wrong(CARDS_TO_DRAW)
    return found


def divided_in_order(s: State) -> bool:
    """Kind by kind, equal cards into piles in ascending order, an earlier pile never behind a later one."""
    if sum(s.hand[:KINDS]) == 0:
        return False
    next_kind = next_to_divide(s)
    first = 2 * s.pair
    for o in range(first, first + PILES[s.at_table]):
        for k in range(next_kind + 1, KINDS):
            if s.offer[o][k] > 0:
                return False
        if o > first:
            k = 0
            while k < next_kind and s.offer[o][k] == s.offer[o - 1][k]:
                k += 1
            if s.offer[o][k] > s.offer[o - 1][k]:
                return False
    return True


def hand_broken(s: State, found: int) -> int:
    """SM 4.3: action cards of one offer, one at least for whoever is to play; none before there is a choice."""
    most = ACTIONS_DRAWN[s.at_table]
    if s.phase == CHOOSING or (s.phase == GROWING and s.ghost_rate != ONE_PER_CARD):
        most = 0
    held = sum(s.hand[:ACTION_KINDS])
    if sum(s.hand[ACTION_KINDS:]) > 0 or held > most or (s.phase == PLAYING and held == 0):
        found = wrong(HAND_TO_PLAY, most)
    if s.phase == CHOOSING and offers_left(s, s.pair) < 2:
        found = offers_wrong(2 * s.pair, 2 * s.pair + 2, 2, offers_left(s, s.pair))
    return found
