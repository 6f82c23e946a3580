"""How a game of San Marco goes on: roles, offers, hands, passages, the end. Compiled with the rules.

round    roles -> draw and divide -> choose -> play each card of the hand
passage  rounds -> perhaps a final round -> bonus -> free banishment
game     three passages -> final scoring
"""

from tavoliere.definition.event_table import note
from tavoliere.games.san_marco.rules.board import (
    fewest_limit_points,
    is_counted,
    limit_points,
    most_limit_points,
    picking_seat,
    prize,
    put,
    rank_of,
    result_of,
    seat_of,
    with_fewest,
)
from tavoliere.games.san_marco.rules.messages import (
    BANISHES_FREELY,
    BONUS,
    BONUS_COUNTED,
    DIVIDED,
    DOGE_COUNTED,
    FINAL_ROUND_BEGUN,
    FINALE_BEGUN,
    FINALE_COUNTED,
    HAND_TAKEN,
    LIMITS_BACK,
    MOST_COUNTED,
    NO_BONUS_COUNTED,
    OTHERS_COUNTED,
    OUT_COUNTED,
    PASSAGE_COUNTED,
    PASSAGE_ENDED,
    PASSAGE_FREE_COUNTED,
    PRIZE,
    PUT_THERE,
    RANK_COUNTED,
    RESULT,
    RETURNING_BEGUN,
    ROLE_TAKEN,
    ROUND_BEGUN,
    SCORED,
    SCORED_NOBODY,
)
from tavoliere.games.san_marco.rules.offers import in_hand, is_empty, lay_limits, limits_left, refill
from tavoliere.games.san_marco.rules.state import *

# --- roles (SM 4.1) --------------------------------------------------------------------------------------------------


def begin_round(s: State) -> None:
    """The start right moves on by one colour; the other roles are drawn, or follow."""
    s.round += 1
    s.rounds[s.passage - 1] += 1
    note(FINAL_ROUND_BEGUN if s.final_round == 1 else ROUND_BEGUN, s.passage, s.round)
    s.colour = 0
    s.at_table = 0
    for c in range(COLOURS):
        s.active[c] = 0
        if c < s.colours and (s.final_round == 0 or limit_points(s, c) < LIMIT):
            s.active[c] = 1
            s.at_table += 1
    if s.variant == GHOSTS and s.round % 2 == 1:  # SM R10: odd rounds are diced for, even ones swap
        s.phase = ROLE_DICE
    else:
        assign(s, next_distributor(s))
        go_on_assigning(s)


def next_distributor(s: State) -> int:
    """SM R28: the next colour that takes part. SM R34: of three, one of the player who has both."""
    c = (s.distributor + 1) % s.colours
    while s.active[c] == 0 or (s.variant == TWO_COLOURS and s.at_table == 3 and s.active[(c + 2) % COLOURS] == 0):
        c = (c + 1) % s.colours
    return c


def assign(s: State, c: int) -> None:
    """A stone on the next place of the role tablet."""
    s.role[s.assigned] = c
    s.assigned += 1


def is_assigned(s: State, c: int) -> bool:
    i = 0
    while i < s.assigned and s.role[i] != c:
        i += 1
    return i < s.assigned


def may_be_drawn(s: State, c: int) -> bool:
    """A stone that can come next; SM R19: the first decision-maker is a colour of the other player."""
    if s.active[c] == 0 or is_assigned(s, c):
        return False
    return s.variant != TWO_COLOURS or seat_of(s, c) != seat_of(s, s.role[0])


def go_on_assigning(s: State) -> None:
    """Draw while more than one stone can come next."""
    while s.assigned < s.at_table:
        if s.variant == TWO_COLOURS and s.assigned != 1:
            assign_other_colour(s)
        elif stones_left(s) > 1:
            s.colour = s.role[0]
            s.phase = STONES
            if s.roles_chosen == 1:
                s.phase = APPOINTING
            return
        else:
            assign_first_left(s)
    s.distributor = s.role[0]
    note_roles(s)
    deal(s, 0)


def note_roles(s: State) -> None:
    for place in range(s.at_table):
        note(ROLE_TAKEN, s.role[place], ROLE_AT[4 * s.at_table + place])


def stones_left(s: State) -> int:
    n = 0
    for c in range(s.colours):
        if may_be_drawn(s, c):
            n += 1
    return n


def assign_first_left(s: State) -> None:
    """The only stone left; SM R34: with both colours of one player alone, he takes from himself."""
    for c in range(s.colours):
        if may_be_drawn(s, c):
            assign(s, c)
            return
    assign(s, (s.role[0] + 2) % COLOURS)


def assign_other_colour(s: State) -> None:
    """SM 9.3: then the other colour of the one drawn, then that of the distributor; of three, his own at once."""
    if s.at_table == COLOURS and s.assigned == 2:
        assign(s, (s.role[1] + 2) % COLOURS)
    else:
        assign(s, (s.role[0] + 2) % COLOURS)


def stone(s: State, c: int) -> None:
    assign(s, c)
    go_on_assigning(s)


def rolled_for_roles(s: State, face: int) -> None:
    """SM 9.1: the higher die distributes; equal dice are rolled again."""
    if s.rolled == 0:
        s.rolled = face
        s.colour = 1
        return
    first = s.rolled
    s.rolled = 0
    s.colour = 0
    if first != face:
        if face > first:
            assign(s, 1)
        else:
            assign(s, 0)
        go_on_assigning(s)


# --- drawing and dividing (SM 4.2) -----------------------------------------------------------------------------------


def deal(s: State, pair: int) -> None:
    """A distributor draws."""
    s.pair = pair
    s.colour = s.role[2 * pair]
    s.cards_drawn = 0
    s.phase = DRAWING
    refill(s)


def draw(s: State, k: int) -> None:
    """SM 7.5: the limit cards suffice in every game; only in a position that somebody wrote down may they run out."""
    s.hand[k] += 1
    s.cards_drawn += 1
    if k >= ACTION_KINDS:
        s.limit_deck[k - ACTION_KINDS] -= 1
    else:
        s.deck[k] -= 1
    if s.cards_drawn < ACTIONS_DRAWN[s.at_table]:
        refill(s)
    elif s.cards_drawn == ACTIONS_DRAWN[s.at_table] + LIMITS_DRAWN[s.at_table] or limits_left(s) == 0:
        s.cards_drawn = 0
        s.phase = DIVIDING


def divide(s: State, k: int, pile: int) -> None:
    s.hand[k] -= 1
    s.offer[2 * s.pair + pile][k] += 1
    note(DIVIDED, 2 * s.pair + pile)
    s.pile = pile
    if s.hand[k] > 0:
        return
    s.pile = 0
    if in_hand(s) > 0:
        return
    if s.pair == 0 and s.at_table == COLOURS and s.second_split_later == 0:
        deal(s, 1)  # SM R26
    elif not takes_turn(s):
        next_turn(s)


# --- taking offers (SM 4.3) ------------------------------------------------------------------------------------------


def takes_turn(s: State) -> bool:
    """SM 4.3: decision-makers choose, distributors get what is left. Whether something is left to do in this turn."""
    s.colour = s.role[PLAY_ORDER[4 * s.at_table + s.turn]]
    s.pair = 0
    if s.at_table == COLOURS and s.turn >= 2:
        s.pair = 1
    if s.variant == NEUTRAL and s.turn > 0:
        s.colour = s.role[1]  # SM R13: after the distributor has played
    elif PLAY_ORDER[4 * s.at_table + s.turn] != 2 * s.pair:
        s.phase = CHOOSING
        return True
    take(s, what_is_left(s))
    return plays_on(s)


def choose(s: State, o: int) -> None:
    if s.variant == NEUTRAL:  # SM R13, SM R25: limit cards are laid down before both play, the distributor first
        lay_limits(s, o)
        s.colour = s.role[0]
        take(s, 1 - o)
    else:
        take(s, o)
    go_on_playing(s)


def what_is_left(s: State) -> int:
    """The offers of the pair that nobody took; SM 9.2: none, when it was limit cards only and those are laid down."""
    o = 2 * s.pair
    while o < 2 * s.pair + PILES[s.at_table] - 1 and is_empty(s, o):
        o += 1
    return o


def take(s: State, o: int) -> None:
    lay_limits(s, o)
    for k in range(ACTION_KINDS):
        s.hand[k] = s.offer[o][k]
        s.offer[o][k] = 0
    note_hand(s, o)


def note_hand(s: State, o: int) -> None:
    if in_hand(s) > 0:
        note(
            HAND_TAKEN,
            s.colour,
            s.hand[0],
            s.hand[1],
            s.hand[2],
            s.hand[3],
            s.hand[4],
            s.hand[5],
            s.hand[6],
            s.hand[7],
            s.hand[8],
            s.hand[9],
            o,
        )


# --- playing a hand (SM 4.3) -----------------------------------------------------------------------------------------


def plays_on(s: State) -> bool:
    """Whether there is something left to do in this turn: a card, or dice of the ghosts after the last one."""
    if in_hand(s) > 0:
        s.phase = PLAYING
        return True
    if s.variant == GHOSTS and s.ghost_rate != ONE_PER_CARD:
        s.growing = 2 * s.ghost_rate
        return grows_on(s)
    return False


def go_on_playing(s: State) -> None:
    if not plays_on(s):
        next_turn(s)


def card_done(s: State) -> None:
    s.card = 0
    s.picked_up = 0
    s.lifted = 0
    if s.variant == GHOSTS and s.ghost_rate == ONE_PER_CARD:
        s.growing = 2
        go_on_growing(s)
    else:
        go_on_playing(s)


def next_turn(s: State) -> None:
    """The next turn in which there is something to do, or the end of the round."""
    s.turn += 1
    while s.turn < s.at_table:
        if s.turn == 2 and s.at_table == COLOURS and s.second_split_later == 1:
            deal(s, 1)
            return
        if takes_turn(s):
            return
        s.turn += 1
    end_of_round(s)


# --- ghosts and neutrals (SM 9.1, SM 9.2) ----------------------------------------------------------------------------


def dice_each(s: State) -> int:
    """How many dice a ghost has."""
    return 1 if s.ghost_rate == ONE_PER_CARD else s.ghost_rate


def growing_ghost(s: State) -> int:
    """The first half of the dice is the first ghost's."""
    return GHOST if s.growing > dice_each(s) else GHOST + 1


def grows_on(s: State) -> bool:
    """Whether a die is rolled for a ghost; SM R31: one with an empty supply gets none."""
    while s.growing > 0:
        if s.supply[growing_ghost(s)] > 0:
            s.phase = GROWING
            return True
        s.growing -= 1
    return False


def go_on_growing(s: State) -> None:
    if grows_on(s):
        return
    if s.ghost_rate == ONE_PER_CARD:
        go_on_playing(s)
    else:
        next_turn(s)


def grow(s: State, face: int) -> None:
    note(PUT_THERE, 1, growing_ghost(s), s.die_district[face - 1])
    put(s, s.die_district[face - 1], growing_ghost(s), 1)
    s.growing -= 1
    go_on_growing(s)


def start_returning(s: State) -> None:
    """SM 9.2: the lower score begins; SM R32: if equal, the coming distributor."""
    s.colour = 1 - s.distributor
    if s.points[0] < s.points[1]:
        s.colour = 0
    elif s.points[1] < s.points[0]:
        s.colour = 1
    s.phase = RETURNING
    note(RETURNING_BEGUN, s.supply[NEUTRAL_COLOUR], s.colour)


def return_neutral(s: State, d: int) -> None:
    put(s, d, NEUTRAL_COLOUR, 1)
    s.colour = 1 - s.colour
    if s.supply[NEUTRAL_COLOUR] == 0:
        begin_round(s)


# --- the end of a passage (SM 7) -------------------------------------------------------------------------------------


def end_of_round(s: State) -> None:
    """SM 7.1, SM 7.2: somebody at the limit means one final round of the others, if they are two or more."""
    count_leads(s)
    s.turn = 0
    s.pair = 0
    s.colour = 0
    s.assigned = 0
    for i in range(COLOURS):
        s.role[i] = 0
    below = 0
    for c in range(s.colours):
        if limit_points(s, c) < LIMIT:
            below += 1
    if s.final_round == 1:
        end_passage(s)
    elif below == s.colours:
        begin_round(s)
    else:
        s.below_limit[s.passage - 1] = below
        if below >= 2:
            s.final_round = 1
            begin_round(s)
        else:
            end_passage(s)


def count_leads(s: State) -> None:
    """For the facts: who leads alone."""
    best = 0
    alone = 0
    for p in range(s.players):
        if result_of(s, p) > result_of(s, best) or p == 0:
            best = p
            alone = 1
        elif result_of(s, p) == result_of(s, best):
            alone = 0
    if alone == 1 and s.leader != 1 + best:
        if s.leader > 0:
            s.lead_changes += 1
        s.leader = 1 + best


def end_passage(s: State) -> None:
    """SM 7.3: the bonus; then SM 7.4."""
    s.at_table = 0
    for c in range(COLOURS):
        s.active[c] = 0
    most = most_limit_points(s)
    note(PASSAGE_COUNTED, s.passage)
    note(PASSAGE_ENDED, s.passage, limit_points(s, 0), limit_points(s, 1), limit_points(s, 2), limit_points(s, 3))
    for c in range(s.colours):
        s.bonus[c] = 0
        if gets_bonus(s, c):
            s.bonus[c] = most - limit_points(s, c)
            s.points[c] += s.bonus[c]
        note_bonus(s, c, limit_points(s, c), most)
    next_free_banishment(s)


def note_bonus(s: State, c: int, limit: int, most: int) -> None:
    if s.bonus[c] > 0:
        note(BONUS, c, s.bonus[c])
    if limit >= LIMIT:
        note(OUT_COUNTED, c, 0, limit, most)
    else:
        note(BONUS_COUNTED if s.bonus[c] > 0 else NO_BONUS_COUNTED, c, s.bonus[c], limit, most)


def gets_bonus(s: State, c: int) -> bool:
    """SM R6: everybody below the limit; SM R35: or the sole lowest of them."""
    if limit_points(s, c) >= LIMIT:
        return False
    return s.bonus_sole == 0 or (limit_points(s, c) == fewest_limit_points(s) and with_fewest(s) == 1)


def next_free_banishment(s: State) -> None:
    """SM 7.4, SM R8: whoever has the fewest limit points alone; or all of them in turn."""
    fewest = fewest_limit_points(s)
    if s.tie_banishes == 1 or with_fewest(s) == 1:
        for c in range(s.free, s.colours):
            if limit_points(s, c) == fewest:
                s.free = 1 + c
                s.colour = c
                s.phase = NAMING
                note(BANISHES_FREELY, c)
                note(PASSAGE_FREE_COUNTED, s.passage, c)
                return
    s.free = 0
    s.colour = 0
    if s.passage == PASSAGES:
        s.finale = 1
        note(FINALE_BEGUN)
        score_finale(s)
    else:
        next_passage(s)


def next_passage(s: State) -> None:
    """SM 7.5: all limit cards go back."""
    note(LIMITS_BACK)
    for k in range(LIMIT_KINDS):
        s.limit_deck[k] = COPIES[ACTION_KINDS + k]
        for c in range(COLOURS):
            s.limits[c][k] = 0
    s.passage += 1
    s.round = 0
    s.final_round = 0
    if s.variant == NEUTRAL and s.supply[NEUTRAL_COLOUR] > 0:
        start_returning(s)
    else:
        begin_round(s)


# --- scoring (SM 6, SM 8) --------------------------------------------------------------------------------------------


def is_scored(s: State) -> bool:
    """Score the district, once everything is picked."""
    if s.variant == TWO_COLOURS and picking_seat(s) >= 0:
        s.phase = PICKING
        return False
    d = s.scoring - 1
    note_scoring(s, d)
    for c in range(s.present):
        s.points[c] += prize(s, d, c)
    s.picks[0] = 0
    s.picks[1] = 0
    s.scoring = 0
    return True


def note_scoring(s: State, d: int) -> None:
    """Who gets what; by the picks, as long as they hold."""
    paid = 0
    counted = 0
    for c in range(s.present):
        if is_counted(s, c):
            paid += prize(s, d, c)
            counted += s.aristocrats[d][c]
    note(SCORED if paid > 0 else SCORED_NOBODY, d)
    for c in range(s.present):
        if is_counted(s, c) and prize(s, d, c) > 0:
            note(PRIZE, c, prize(s, d, c))
    if counted > 0 and s.finale == 0:
        note_standing(s, d)
    for c in range(s.present):
        if is_counted(s, c) and s.aristocrats[d][c] > 0:
            note(RANK_COUNTED + rank_of(s, d, c), d, c, prize(s, d, c), s.aristocrats[d][c], s.finale)


def note_standing(s: State, d: int) -> None:
    """Who has how many where the Doge scores, and gets what, the most first."""
    phrases = 0
    for count in range(ARISTOCRATS, 0, -1):
        for c in range(s.present):
            if s.aristocrats[d][c] == count:
                paid = prize(s, d, c) if is_counted(s, c) else 0
                note(MOST_COUNTED if phrases == 0 else OTHERS_COUNTED, c, count, paid)
                phrases += 1
    note(DOGE_COUNTED, d)


def go_on_scoring(s: State) -> None:
    if s.finale > 0:
        score_finale(s)
    elif is_scored(s):
        card_done(s)


def score_finale(s: State) -> None:
    """SM 8, SM R29: every district once more, in the order of the die."""
    note(FINALE_COUNTED)
    while s.finale <= DIE:
        s.scoring = 1 + s.die_district[s.finale - 1]
        if not is_scored(s):
            return
        s.finale += 1
    s.finale = 0
    s.phase = OVER
    note_results(s)


def note_results(s: State) -> None:
    """SM 9.3: what two colours come to."""
    if s.variant == TWO_COLOURS:
        for p in range(s.players):
            note(RESULT, p, s.points[p], s.points[p + 2], result_of(s, p))
