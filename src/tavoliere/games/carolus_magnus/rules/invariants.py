"""What is true of every position (CM 10), and the number of what is not. Compiled with the rules.

Each group of laws notes all that is wrong with a position, and answers the last of it, or what was found before.
"""

from tavoliere.definition.event_table import wrong
from tavoliere.games.carolus_magnus.rules.display import set_size
from tavoliere.games.carolus_magnus.rules.ring import next_territory
from tavoliere.games.carolus_magnus.rules.state import *
from tavoliere.games.carolus_magnus.rules.supply import anything_obtainable, obtainable, reserve_size, supply_empty


def broken(s: State) -> int:
    """The number of an invariant that does not hold, as INVARIANTS names them, or SOUND."""
    found = ring_broken(s, SOUND)
    found = castles_broken(s, found)
    found = paladins_broken(s, found)
    found = phase_broken(s, found)
    found = discs_broken(s, found)
    found = turn_broken(s, found)
    if s.draft > 0:
        found = display_broken(s, found)
    return end_broken(s, found)


# --- the ring --------------------------------------------------------------------------------------------------------


def ring_broken(s: State, found: int) -> int:
    """Territories lie where they begin, with castles as they have segments, and neighbours have grown together."""
    segments = sum(s.segments)
    count = 0
    for t in range(PLACES):
        if s.segments[t] > 0:
            found = territory_broken(s, t, count, found)
            count += 1
        elif s.castles[t] != 0 or s.owner[t] != 0:
            found = wrong(NOTHING_BETWEEN)
    if segments != PLACES:
        return wrong(SEGMENTS_SUM, segments)
    if count != s.territories or count < 2:
        found = wrong(TERRITORIES_COUNTED)
    if s.segments[s.emperor] == 0:
        found = wrong(EMPEROR_STANDS)
    return found


def territory_broken(s: State, t: int, at: int, found: int) -> int:
    """One territory, at its place in the list."""
    after = next_territory(s, t)
    if s.owner[t] == 0 and s.castles[t] > 0:
        found = wrong(CASTLES_OWNED, t, at)
    elif not castles_fit(s, t):
        found = wrong(CASTLES_FIT, t, s.castles[t], s.segments[t], at)
    if s.owner[t] > 0 and after != t and s.owner[after] == s.owner[t]:
        found = wrong(NEIGHBOURS_DIFFER, t, after, at)
    return found


def castles_fit(s: State, t: int) -> bool:
    """One on each segment; CM R-23: fewer where they did not suffice for a takeover."""
    if s.owner[t] == 0:
        return s.segments[t] == 1
    return s.castles[t] == s.segments[t] or (s.ending == TOO_FEW_CASTLES and s.castles[t] < s.segments[t])


def castles_broken(s: State, found: int) -> int:
    """In stock and on the ring, a side has as many castles as it was given."""
    for side in range(SIDES_OF[s.players]):
        castles = castles_of(s, side)
        if s.stock[side] < 0 or castles + s.stock[side] != CASTLES[s.players]:
            at = 0
            for t in range(PLACES):
                if s.segments[t] > 0:
                    if s.owner[t] == 1 + side:
                        found = wrong(CASTLES_COMPLETE, side, castles, CASTLES[s.players], at)
                    at += 1
            found = CASTLES_COMPLETE
    return found


def castles_of(s: State, side: int) -> int:
    """Castles in play."""
    count = 0
    for t in range(PLACES):
        if s.owner[t] == 1 + side:
            count += s.castles[t]
    return count


# --- paladins --------------------------------------------------------------------------------------------------------


def paladins_broken(s: State, found: int) -> int:
    for c in range(COLOURS):
        if paladins_of(s, c) != PER_COLOUR:
            found = wrong(PALADINS_COMPLETE, c, paladins_of(s, c))
        found = holder_broken(s, c, found)
    for p in range(s.players):
        size = reserve_size(s, p)
        due = reserve_due(s, p)
        if size > due or (size < due and s.fell_short == 0 and s.phase != OVER):
            found = wrong(RESERVES_FULL, p, size, due)
    return found


def paladins_of(s: State, c: int) -> int:
    """All paladins of a colour, wherever they are; -1 if there is an impossible number anywhere."""
    count = s.supply[c]
    least = s.supply[c]
    for t in range(PLACES):
        count += s.paladins[t][c]
        least = min(least, s.paladins[t][c])
        if s.segments[t] == 0 and s.paladins[t][c] > 0:
            return -1
    for p in range(SEATS):
        count += s.court[p][c] + s.reserve[p][c]
        least = min(least, min(s.court[p][c], s.reserve[p][c]))
    for i in range(MOST_SETS):
        count += s.display[i][c]
        least = min(least, s.display[i][c])
    return count if least >= 0 else -1


def holder_broken(s: State, c: int, found: int) -> int:
    """Nobody has more than the holder, and nobody has any of a clan without one."""
    most = 0
    if s.holder[c] > 0:
        most = s.court[s.holder[c] - 1][c]
    for p in range(s.players):
        if s.court[p][c] > most and s.holder[c] > 0:
            return wrong(HOLDERS_LEAD, s.holder[c] - 1, c)
        if s.court[p][c] > most:
            return wrong(HOLDERS_KNOWN, c)
    return found


def reserve_due(s: State, p: int) -> int:
    """What a reserve holds at this moment, unless the supply failed."""
    return STARTING_RESERVE[s.players] - (0 if s.phase == OVER else paladins_out(s, p))


def paladins_out(s: State, p: int) -> int:
    """How many paladins of a full reserve seat p has played or not yet rolled at this moment."""
    if s.round == 0:
        if p < s.turn or s.phase == LOTS:
            return 0
        out = s.dice + s.crowns if p == s.turn else 0
        for i in range(THROWS):
            if p > s.turn or s.phase < ROLLING or i > s.throw:
                out += THROW[s.players * THROWS + i]
        return out
    if p != s.turn or s.phase == DRAWING or s.phase == DISC_CHOICE:
        return 0
    if s.phase == PLAYING_PALADINS:
        return PER_TURN[s.players] - s.to_play
    if in_dice(s):
        return s.dice + s.crowns
    return PER_TURN[s.players]


# --- what the table waits for ----------------------------------------------------------------------------------------


def in_dice(s: State) -> bool:
    return s.phase == ROLLING or s.phase == REROLLING or s.phase == NAMING


def phase_broken(s: State, found: int) -> int:
    """The phase is one of the round, and what it presupposes is there."""
    set_up = s.phase == LAYING or s.phase == ENTHRONING or s.phase == LOTS
    drafting = s.phase == DRAWING or s.phase == TAKING or s.phase == GIVING_BACK
    fits = set_up or in_dice(s)
    if s.round > 0:
        fits = not set_up and not (in_dice(s) if s.draft > 0 else drafting)
    if not fits:
        return wrong(PHASE_FITS, s.round)
    if s.round == 0:
        found = set_up_broken(s, found)
    if in_dice(s):
        found = dice_broken(s, found)
    elif s.phase == PLAYING_PALADINS and (s.to_play <= 0 or s.to_play > reserve_size(s, s.turn)):
        found = wrong(PALADINS_TO_PLAY, s.turn, s.to_play)
    return found


def set_up_broken(s: State, found: int) -> int:
    """CM 4: nobody has anything yet but a reserve, and one territory after the other has its paladin."""
    there = sum(s.owner) + sum(s.holder)
    for p in range(s.players):
        there += sum(s.court[p])
    if there > 0:
        found = wrong(SET_UP_BARE)
    laid = s.paladins_laid if s.phase == LAYING else PLACES
    right = s.territories == PLACES and (laid < PLACES or s.phase != LAYING)
    for t in range(PLACES):
        right = right and sum(s.paladins[t]) == (1 if t < laid else 0)
    for c in range(COLOURS):
        count = 0
        for t in range(PLACES):
            count += s.paladins[t][c]
        right = right and count <= LAID_PER_COLOUR
    if not right:
        found = wrong(LAID_IN_TURN)
    return found


def dice_broken(s: State, found: int) -> int:
    """CM 8.4: dice settle before crowns; CM R-13: only what can be had is rolled, and a die again only for the rest."""
    dice = PER_TURN[s.players]
    if s.round == 0:
        dice = THROW[s.players * THROWS + min(s.throw, THROWS - 1)]
    left = s.dice + s.crowns
    if left > dice or left <= 0 or (s.dice == 0) != (s.phase == NAMING):
        found = wrong(DICE_LEFT, dice)
    lacking = False
    for c in range(COLOURS):
        lacking = lacking or not obtainable(s, c)
    if not anything_obtainable(s) or (s.phase == REROLLING and not lacking):
        found = wrong(COLOURS_TO_BE_HAD)
    return found


# --- discs and turns -------------------------------------------------------------------------------------------------


def in_action(s: State) -> bool:
    """Between the choice of discs and the end of the round, or of the game."""
    return s.round > 0 and s.phase != DRAWING and s.phase != DISC_CHOICE


def discs_broken(s: State, found: int) -> int:
    """Every round of the cycle has cost one disc, and this round's is on the table once it is chosen."""
    rounds = 0 if s.round == 0 else (s.round - 1) % DISCS_EACH
    for p in range(s.players):
        left = sum(s.unplayed[p]) + (1 if s.disc[p] > 0 else 0)
        twice = s.disc[p] > 0 and s.unplayed[p][max(0, s.disc[p] - 1)] > 0
        if left != DISCS_EACH - rounds or twice:
            found = wrong(DISCS_COMPLETE, p, s.round, rounds)
        if s.phase != DISC_CHOICE and (s.disc[p] > 0) != in_action(s):
            found = wrong(DISCS_OUT, p)
    if s.round > 0 or s.phase == LOTS:
        found = order_broken(s, found)
    return found


def order_broken(s: State, found: int) -> int:
    """CM 6: the seats, each once, from the lowest disc to the highest; while discs are chosen, as these are chosen."""
    count = s.players if s.round > 0 else s.lots_drawn
    for i in range(count):
        for j in range(i):
            if s.order[i] == s.order[j]:
                return wrong(ORDER_COMPLETE)
    if s.phase == LOTS:
        if count > s.players - 2:  # CM R-04
            return wrong(ORDER_COMPLETE)
        return found
    for i in range(s.players):
        if s.phase == DISC_CHOICE and (s.disc[s.order[i]] > 0) != (i < s.discs_chosen):
            return wrong(DISCS_CHOSEN)
        if in_action(s) and i > 0 and s.disc[s.order[i - 1]] > s.disc[s.order[i]]:
            return wrong(DISCS_IN_ORDER)
    if s.phase == DISC_CHOICE and s.discs_chosen >= s.players:
        return wrong(DISCS_CHOSEN)
    return found


def turn_broken(s: State, found: int) -> int:
    """CM 6: whoever is next in the order chooses a disc, and whoever is next in it acts."""
    if s.round == 0 or s.phase == OVER:
        return found
    next_seat = s.order[min(s.turns_done if in_action(s) else s.discs_chosen, s.players - 1)]
    if s.turn != next_seat:
        return wrong(TURN_IN_ORDER, next_seat)
    return found


# --- the draft -------------------------------------------------------------------------------------------------------


def display_broken(s: State, found: int) -> int:
    """CM 12.2: one set more than players who have still to take one, and what is done with it."""
    count = sum(s.lies)
    paladins = 0
    hidden = False
    for i in range(MOST_SETS):
        paladins += set_size(s, i)
        hidden = hidden or (s.lies[i] == 0 and set_size(s, i) > 0)
    sets = 0 if s.round == 0 else s.players + 1
    if in_action(s):
        sets -= s.turns_done
    if hidden or (count < 1 if s.phase == OVER else count != sets):
        found = wrong(DISPLAY_COMPLETE, sets)
    if s.phase == DRAWING and not drawn_in_turn(s):
        found = wrong(DRAWN_IN_TURN)
    if s.phase == TAKING and paladins == 0:
        found = wrong(SET_TO_TAKE)
    if s.phase == GIVING_BACK and not surplus_goes_back(s):
        found = wrong(SURPLUS_GOES_BACK, PER_TURN[s.players])
    return found


def drawn_in_turn(s: State) -> bool:
    """CM V-2: sets before the one that is filled are full, those after it empty; a leftover gets one paladin."""
    leftover = 1 if s.round > 1 else 0
    right = not supply_empty(s)
    for i in range(s.players + 1):
        missing = PER_TURN[s.players] - set_size(s, i)
        if i > s.filling:
            right = right and set_size(s, i) == 0
        elif i == s.filling and i < leftover:
            right = right and s.missing == 1
        elif i == s.filling:
            right = right and s.missing == missing
        elif i >= leftover:
            right = right and missing == 0
    return right


def surplus_goes_back(s: State) -> bool:
    """Of a set with too many paladins, in the order of the colours."""
    if s.taking == 0:
        return False
    surplus = set_size(s, s.taking - 1) - PER_TURN[s.players]
    return surplus > 0 and surplus <= sum(s.display[s.taking - 1][s.giving_from :])


# --- the end ---------------------------------------------------------------------------------------------------------


def end_broken(s: State, found: int) -> int:
    """CM 9: a game that is over tells how it ended, and nothing has ended one that goes on."""
    complete = False
    for side in range(SIDES_OF[s.players]):
        complete = complete or s.stock[side] == 0
    few = s.territories < FEWEST_TERRITORIES
    if (s.phase == OVER) != (s.ending > 0):
        return wrong(ENDING_TOLD)
    if s.phase != OVER:
        if complete or few:
            found = wrong(PLAY_GOES_ON)
        return found
    fits = complete == (s.ending <= TOO_FEW_CASTLES)
    if s.ending >= FEW_TERRITORIES:
        fits = fits and few == (s.ending == FEW_TERRITORIES)
    if not fits or (s.ending == ROUND_LIMIT and s.round != s.limit):
        found = wrong(ENDING_FITS, s.ending)
    return found
