"""What a network sees of a position, from the eyes of a seat: small numbers, 0 for what is usual or absent.

Names do not matter here. Seats are counted from the viewer on. The four colours play the same part, so they are sorted:
by what the open cards of their row are worth to the viewer, then by the viewer's animals and hand. `policy` numbers
rows, colours and cards in the same order. Chests count: whoever watched the game knows what lies under them.
Compiled with the rules.

| where an action names | it means, with features |
|---|---|
| yellow, red, green, blue, as a row, of a card or as a species | the first to the fourth colour of the features |
"""

from tavoliere.definition.schema import Feature, Repeated, Row
from tavoliere.games.cardcassonne.bots.evaluation import (
    ANIMAL_ROUNDS,
    BEST_FIRST,
    BEST_LATER,
    LATER,
    SECOND_FIRST,
    SECOND_LATER,
    chest_outlook,
)
from tavoliere.games.cardcassonne.bots.heuristic import visible_item, worth, worth_alone
from tavoliere.games.cardcassonne.rules.actions import *
from tavoliere.games.cardcassonne.rules.claims import building_points, chest_size, group_points, in_question, open_from
from tavoliere.games.cardcassonne.rules.rules import left_of
from tavoliere.games.cardcassonne.rules.state import *

# Points are told in steps of so many, and leads up to so many steps either way.
FINE = 2
MIDDLE = 5
COARSE = 15
MOST_STEPS = 15
MOST_LEAD = 127  # of the leads that are told to the point
PER_SEAT_STEP = 4
COLOUR_BITS = 2  # of a colour in a packed order

OF_TABLE = (
    *(OVER + 1, 1 + ROUNDS[2], SEATS, SEATS, 1 + SEATS, 5),  # phase, rounds left, turn, dealer, last placed, pending
    *(1 + 2 * MOST_STEPS,) * 3,  # the lead over the best of the others
    *(1 + 2 * COLOURS, 4),  # the card in question, cards cashed
    *(3,) * 4,  # jokers in hand
    *(5,) * 4,  # jokers not seen yet
)
TABLE_LEADS, TABLE_CLAIM, TABLE_HAND, TABLE_POOL, TABLE_END = 6, 9, 11, 15, 19
OF_SEAT = (
    *(2, 1 + MOST_IN_HAND, 2),  # follower placed, cards in hand, first card played
    *(21, 21, 26, 1 + 2 * MOST_STEPS),  # worth of its claim, of its chest, points, the viewer's lead over it
    *(13, 5, 4),  # cards under the chest, jokers of them, animal jokers that wait
    *(21, 21),  # the open cards that are worth most to it, and second most
)
SEAT_CLAIM, SEAT_CHEST, SEAT_POINTS, SEAT_LEAD, SEAT_CARDS, SEAT_OPEN, SEAT_END = 3, 4, 5, 6, 7, 10, 12
OF_ROW = (
    *(21, 21, 10, 4),  # the open cards: worth to the viewer, without their animals, how many, unseen
    *(7, 10, 5, 4, 4),  # persons, their values, animals, buildings, misplaced cards
    *(3, 3, 3),  # animal jokers, building jokers, monsters
    *(4, 3),  # followers in the row, jokers assigned in a claim
)
ROW_ANIMALS, ROW_FOLLOWERS, ROW_END = 6, 12, 14
OF_COLOUR = (
    *(5, 4, 3, 3, 4),  # in hand, by face
    *(9, 6, 4, 6, 10),  # not seen yet, by face
    *(10, 5) * SEATS,  # of each seat: animals with their jokers, buildings
)
COLOUR_POOL, COLOUR_SEATS, COLOUR_END = 5, 10, 20
OF_LEAD = (1 + 2 * MOST_LEAD,)  # the viewer's over each of the others, to the point
WIDTHS = (*OF_TABLE, *OF_SEAT * SEATS, *(*OF_ROW, *OF_COLOUR) * COLOURS, *OF_LEAD * (SEATS - 1))
MEANINGS = (
    Feature("phase", "0 turn, 1 to 3 turning-up to dealing, 4 misplaced, 5 jokers, 6 over"),
    Feature("rounds_left", "rounds after this one"),
    Feature("turn", "the seat that is dealt to, acts or claims, counted from the viewer"),
    Feature("dealer", "the seat that deals, counted from the viewer"),
    Feature("last_placed", "1 + the seat that placed its follower last, counted from the viewer; 0 if none did"),
    Feature("pending", "the card that waits for the dealer's row: 1 dragon, 2 fairy, 3 animal joker, 4 building joker"),
    Feature(
        "lead_fine", "signed: what the viewer will have at a guess, less the best other seat, in steps of 2 points"
    ),
    Feature("lead", "signed: the same in steps of 5 points"),
    Feature("lead_coarse", "signed: the same in steps of 15 points"),
    Feature("question", "the misplaced card in question: 0 none, 1 + twice its colour's place, and 1 for a building"),
    Feature("cashed", "misplaced cards that were cashed in this claim"),
    Feature("hand_special", "dragon, fairy, animal jokers and building jokers in the viewer's hand", 4),
    Feature("unseen_special", "those that the viewer has not seen", 4),
    Repeated(
        SEATS,
        (
            Feature("placed", "1 when its follower stands in a row"),
            Feature("hand_count", "cards in its hand"),
            Feature("face_down", "1 when it has played its first card of this round"),
            Feature("claim", "what its follower claims, in steps of 2 points"),
            Feature("chest", "what its chest is worth, in steps of 5 points"),
            Feature("points", "its points, in steps of 15"),
            Feature("seat_lead", "signed: what the viewer will have at a guess, less this seat, in steps of 4 points"),
            Feature("chest_cards", "cards under its chest"),
            Feature("chest_jokers", "building jokers of them"),
            Feature("waiting", "its animal jokers that wait for a first animal"),
            Feature("best_row", "the open cards that are worth most to it, in steps of 2 points"),
            Feature("second_row", "those that are worth second most"),
        ),
    ),
    Repeated(
        COLOURS,
        (
            Feature("row_worth", "what the open cards of the row are worth to the viewer, in steps of 2 points"),
            Feature("row_worth_plain", "the same without their animals"),
            Feature("row_open", "how many open cards the row has: those after the last follower"),
            Feature("row_unseen", "cards of them that lie face down"),
            Feature("row_persons", "persons of them"),
            Feature("row_values", "the sum of the persons' values"),
            Feature("row_animals", "animals of them"),
            Feature("row_buildings", "buildings of them"),
            Feature("row_misplaced", "cards of other colours of them"),
            Feature("row_animal_jokers", "animal jokers of them"),
            Feature("row_building_jokers", "building jokers of them"),
            Feature("row_monsters", "dragon and fairy of them"),
            Feature("row_followers", "followers in the row"),
            Feature("assigned", "animal jokers assigned to the species in this claim"),
            Feature("hand", "persons 1, 2 and 3, buildings and animals of the colour in the viewer's hand", PER_COLOUR),
            Feature("unseen", "those that the viewer has not seen", PER_COLOUR),
            Repeated(
                SEATS,
                (
                    Feature("animals", "each seat's animals of the species, with their jokers"),
                    Feature("buildings", "buildings of the colour under each seat's chest"),
                ),
            ),
        ),
    ),
    Feature("exact_lead", "signed: as `seat_lead`, over each other seat after the viewer, to the point", SEATS - 1),
)
SIGNED = tuple(i for i in range(len(WIDTHS)) if WIDTHS[i] in (1 + 2 * MOST_STEPS, 1 + 2 * MOST_LEAD))
RISING = tuple(i for i in range(len(WIDTHS)) if WIDTHS[i] >= 10 and i not in SIGNED)
SEATS_FROM = TABLE_END
COLOURS_FROM = SEATS_FROM + SEATS * SEAT_END
PER_SLOT = ROW_END + COLOUR_END
LEADS_FROM = COLOURS_FROM + COLOURS * PER_SLOT
FEATURES = LEADS_FROM + SEATS - 1
POLICY = DRAW_UNSEEN - PUT


def eyes(s: State) -> int:
    """The seat from whose eyes a position is evaluated: who decides, or in whose turn chance acts."""
    if s.phase == PUTTING or s.phase == TURNING_UP:
        return s.dealer
    return s.turn


def features(s: State, p: int, out: Row) -> int:
    """Write the position as seat p sees it; return how many features there are."""
    slots = colour_slots(s, p)
    for i in range(FEATURES):
        out[i] = 0
    for r in range(ROWS):
        row_features(s, p, r, out, COLOURS_FROM + ((slots >> COLOUR_BITS * r) & 3) * PER_SLOT)
    for c in range(COLOURS):
        colour_features(s, p, c, out, COLOURS_FROM + ((slots >> COLOUR_BITS * c) & 3) * PER_SLOT)
    card_features(s, p, slots, out)
    seat_features(s, p, slots, out)
    at = COLOURS_FROM
    for _ in range(ROWS):
        out[at] = (out[at] + FINE - 1) // FINE
        out[at + 1] = (out[at + 1] + FINE - 1) // FINE
        at += PER_SLOT
    table_features(s, p, slots, out)
    for i in range(FEATURES):
        out[i] = min(out[i], WIDTHS[i] - 1)
    return FEATURES


def policy(s: State, p: int, a: int) -> int:
    """The canonical number of an action as seat p, who decides, sees it."""
    block = BLOCK_OF[a]
    if block == BLOCK_PLAY:
        k = (a - PLAY) // ROWS
        r = (a - PLAY) % ROWS
        slot = colour_slot(s, p, r)
        if k < DRAGON:
            c = k // PER_COLOUR
            k = (slot if c == r else colour_slot(s, p, c)) * PER_COLOUR + k % PER_COLOUR
        return PLAY - PUT + k * ROWS + slot
    if block == BLOCK_PUT:
        return colour_slot(s, p, a - PUT)
    if block == BLOCK_FOLLOWER:
        return PLACE - PUT + colour_slot(s, p, a - PLACE)
    if block == BLOCK_ASSIGN:
        return ASSIGN - PUT + colour_slot(s, p, a - ASSIGN)
    return a - PUT


# --- orders in which names do not matter -----------------------------------------------------------------------------


def seat_from(s: State, p: int, q: int) -> int:
    """How many seats after p seat q is."""
    return q - p if q >= p else q - p + s.players


def signed_steps(difference: int, step: int, most: int) -> int:
    """0 for none, then so many steps more, and on from there so many steps less."""
    if difference >= 0:
        return min((difference + step // 2) // step, most)
    less = min((step // 2 - difference) // step, most)
    return most + less if less > 0 else 0


def colour_key(s: State, p: int, c: int) -> int:
    """The higher, the earlier among the colours."""
    held = 0
    for i in range(MOST_IN_HAND - s.hand_count[p], MOST_IN_HAND):
        k = s.hand[p][i] - 1
        if k < DRAGON and k // PER_COLOUR == c:
            held += 1
    key = min(worth(s, p, c), 511) * 16 + min(15, s.row_length[c] - open_from(s, c))
    key = key * 16 + min(15, s.animals[p][c] + s.jokers[p][c])
    return (key * 8 + held) * 8 + min(7, s.chest[p][c])


def colour_before(s: State, p: int, c: int, d: int) -> bool:
    """Whether colour c comes before d, of colours with equal keys: by what tells them apart."""
    q = p
    for _ in range(s.players):
        one = (s.animals[q][c] * 8 + s.jokers[q][c]) * 8 + s.chest[q][c]
        other = (s.animals[q][d] * 8 + s.jokers[q][d]) * 8 + s.chest[q][d]
        if one != other:
            return one > other
        q = q + 1 if q + 1 < s.players else 0
    if s.row_length[c] != s.row_length[d]:
        return s.row_length[c] > s.row_length[d]
    for i in range(s.row_length[c]):
        one = item_in_row(s, p, c, i)
        other = item_in_row(s, p, d, i)
        if one != other:
            return one > other
    for face in range(PER_COLOUR):
        one = unseen_and_held(s, p, c * PER_COLOUR + face)
        other = unseen_and_held(s, p, d * PER_COLOUR + face)
        if one != other:
            return one > other
    return c < d


def item_in_row(s: State, p: int, r: int, i: int) -> int:
    """An item of a row in words that leave out the colour: a card of the row's, a stranger, a joker, a follower."""
    item = visible_item(s, p, r, i)
    if item >= FOLLOWER:
        return FOLLOWER + seat_from(s, p, item - FOLLOWER)
    k = item - 1
    if k >= DRAGON:
        return item
    return k % PER_COLOUR if k // PER_COLOUR == r else PER_COLOUR + k % PER_COLOUR


def unseen_and_held(s: State, p: int, k: int) -> int:
    """The cards of a kind that p has not seen, and those in p's own hand, as one number."""
    count = s.deck[k]
    for q in range(s.players):
        for i in range(MOST_IN_HAND - s.hand_count[q], MOST_IN_HAND):
            if s.hand[q][i] == 1 + k:
                count += 64 if q == p else 1
        if q != p and s.down_at[q] > 0 and s.row[s.down_row[q]][s.down_at[q] - 1] == 1 + k:
            count += 1
    return count


def colour_slots(s: State, p: int) -> int:
    """The place of each colour in the order, two bits each."""
    first = colour_key(s, p, 0)
    second = colour_key(s, p, 1)
    third = colour_key(s, p, 2)
    fourth = colour_key(s, p, 3)
    slots = 0
    for c in range(COLOURS):
        key = first if c == 0 else second if c == 1 else third if c == 2 else fourth
        slot = 0
        for d in range(COLOURS):
            other = first if d == 0 else second if d == 1 else third if d == 2 else fourth
            if d != c and (other > key or (other == key and colour_before(s, p, d, c))):
                slot += 1
        slots |= slot << COLOUR_BITS * c
    return slots


def colour_slot(s: State, p: int, c: int) -> int:
    """The place of one colour in the order."""
    slot = 0
    key = colour_key(s, p, c)
    for d in range(COLOURS):
        if d != c:
            other = colour_key(s, p, d)
            if other > key or (other == key and colour_before(s, p, d, c)):
                slot += 1
    return slot


# --- the parts -------------------------------------------------------------------------------------------------------


def row_features(s: State, p: int, r: int, out: Row, at: int) -> None:
    """The open cards of a row; what is claimed there counts for whoever claimed it."""
    total = 0
    persons = 0
    values = 0
    animals = 0
    start = at + 2
    for i in range(s.row_length[r]):
        item = visible_item(s, p, r, i)
        k = item - 1
        if item >= FOLLOWER:
            q = item - FOLLOWER
            gain = total + persons * values
            if animals > 0:
                gain += group_points(s, q, r, animals)
            out[SEATS_FROM + seat_from(s, p, q) * SEAT_END + SEAT_CLAIM] = gain
            total = 0
            persons = 0
            values = 0
            animals = 0
            for j in range(start, at + ROW_FOLLOWERS):
                out[j] = 0
            out[at + ROW_FOLLOWERS] += 1
        else:
            out[start] += 1
            alone = worth_alone(r, k)
            total += alone
            if item == UNSEEN:
                out[at + 3] += 1
            elif k == ANIMAL_JOKER:
                out[at + 9] += 1
            elif k == BUILDING_JOKER:
                out[at + 10] += 1
            elif k >= DRAGON:
                out[at + 11] += 1
            elif k // PER_COLOUR != r:
                out[at + 8] += 1
            elif k % PER_COLOUR == BUILDING:
                out[at + 7] += 1
            elif k % PER_COLOUR == ANIMAL:
                animals += 1
                out[at + ROW_ANIMALS] += 1
            else:
                persons += 1
                values += 1 + k % PER_COLOUR
                out[at + 4] += 1
                out[at + 5] += 1 + k % PER_COLOUR
    out[at + 1] = total + persons * values
    out[at] = out[at + 1]
    if animals > 0:
        out[at] += group_points(s, p, r, animals)
    out[at + ROW_FOLLOWERS + 1] = s.claim_assigned[r]


def colour_features(s: State, p: int, c: int, out: Row, at: int) -> None:
    """What everybody has of a colour, and what of it nobody has drawn."""
    at += ROW_END
    for face in range(PER_COLOUR):
        out[at + COLOUR_POOL + face] = s.deck[c * PER_COLOUR + face]
    q = p
    for i in range(s.players):
        out[at + COLOUR_SEATS + 2 * i] = s.animals[q][c] + s.jokers[q][c]
        out[at + COLOUR_SEATS + 2 * i + 1] = s.chest[q][c]
        q = q + 1 if q + 1 < s.players else 0


def card_features(s: State, p: int, slots: int, out: Row) -> None:
    """The viewer's hand; what the others hold or laid face down is not seen yet, like the deck."""
    for k in range(DRAGON, KINDS):
        out[TABLE_POOL + k - DRAGON] = s.deck[k]
    for q in range(s.players):
        for i in range(MOST_IN_HAND - s.hand_count[q], MOST_IN_HAND):
            k = s.hand[q][i] - 1
            if k < KINDS:
                out[place_of_card(slots, k, q == p)] += 1
        if q != p and s.down_at[q] > 0:
            k = s.row[s.down_row[q]][s.down_at[q] - 1] - 1
            if k < KINDS:
                out[place_of_card(slots, k, 0)] += 1


def place_of_card(slots: int, k: int, in_hand: int) -> int:
    """The feature that counts a kind, in the viewer's hand or not seen yet."""
    if k >= DRAGON:
        return (TABLE_HAND if in_hand > 0 else TABLE_POOL) + k - DRAGON
    slot = (slots >> COLOUR_BITS * (k // PER_COLOUR)) & 3
    return COLOURS_FROM + slot * PER_SLOT + ROW_END + (0 if in_hand > 0 else COLOUR_POOL) + k % PER_COLOUR


def seat_features(s: State, p: int, slots: int, out: Row) -> None:
    """What each seat has to do yet, and what it has; what it will have, by a rough guess, is compared."""
    left = 0
    if s.phase != OVER:
        left = ROUNDS[s.players] - s.round + 1
    at = SEATS_FROM
    q = p
    mine = 0
    most = 0
    for i in range(s.players):
        points = 0
        for source in range(SOURCES):
            points += s.points[q][source]
        best = 0
        second = 0
        for r in range(ROWS):
            row = COLOURS_FROM + ((slots >> COLOUR_BITS * r) & 3) * PER_SLOT
            value = out[row + 1]
            if out[row + ROW_ANIMALS] > 0:
                value += group_points(s, q, r, out[row + ROW_ANIMALS])
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
        out[at + SEAT_OPEN] = (best + FINE - 1) // FINE
        out[at + SEAT_OPEN + 1] = (second + FINE - 1) // FINE
        prospects = points + out[at + SEAT_CLAIM]
        if s.placed[q] == 0 and q == left_of(s, s.dealer):
            prospects += (BEST_FIRST * best + SECOND_FIRST * second) // 100
        elif s.placed[q] == 0:
            prospects += LATER + (BEST_LATER * best + SECOND_LATER * second) // 100
        if left > 0:
            prospects += chest_outlook(s, q, left)
            for c in range(COLOURS):
                if s.animals[q][c] > 0:
                    prospects += group_points(s, q, c, 1) * left // ANIMAL_ROUNDS
        if i == 0:
            mine = prospects
        else:
            out[at + SEAT_LEAD] = signed_steps(mine - prospects, PER_SEAT_STEP, MOST_STEPS)
            out[LEADS_FROM + i - 1] = signed_steps(mine - prospects, 1, MOST_LEAD)
            most = prospects if i == 1 else max(most, prospects)
        out[at] = s.placed[q]
        out[at + 1] = s.hand_count[q]
        out[at + 2] = 1 if s.down_at[q] > 0 else 0
        out[at + SEAT_CLAIM] = (out[at + SEAT_CLAIM] + FINE - 1) // FINE
        out[at + SEAT_CHEST] = building_points(s, q) // MIDDLE
        out[at + SEAT_POINTS] = points // COARSE
        out[at + SEAT_CARDS] = chest_size(s, q)
        out[at + SEAT_CARDS + 1] = s.chest[q][COLOURS]
        out[at + SEAT_CARDS + 2] = s.waiting[q]
        at += SEAT_END
        q = q + 1 if q + 1 < s.players else 0
    out[TABLE_LEADS] = signed_steps(mine - most, FINE, MOST_STEPS)
    out[TABLE_LEADS + 1] = signed_steps(mine - most, MIDDLE, MOST_STEPS)
    out[TABLE_LEADS + 2] = signed_steps(mine - most, COARSE, MOST_STEPS)


def table_features(s: State, p: int, slots: int, out: Row) -> None:
    """The phase, the round, who is where in it, and the question that a claimer is asked."""
    out[0] = 0 if s.phase == TURN else s.phase if s.phase > TURN else 1 + s.phase
    out[1] = 0 if s.phase == OVER else ROUNDS[s.players] - s.round
    out[2] = seat_from(s, p, s.turn)
    out[3] = seat_from(s, p, s.dealer)
    for q in range(s.players):
        if s.placed[q] > 0:
            out[4] = 1 + seat_from(s, p, s.last_placed)
    if s.pending > 0:
        out[5] = s.pending - DRAGON
    if s.phase == MISPLACED:
        k = in_question(s)
        building = 1 if k % PER_COLOUR == BUILDING else 0
        out[TABLE_CLAIM] = 1 + 2 * ((slots >> COLOUR_BITS * (k // PER_COLOUR)) & 3) + building
    out[TABLE_CLAIM + 1] = s.claim_cashed
