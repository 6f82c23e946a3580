"""The rules of Carolus Magnus, as plain functions over the state of `state.py`.

The reference's addresses stand at the lines that follow them: CM 8.2 is section 8.2, CM R-13 and CM V-4 are rulings.
This file runs as it is, and compiled: it uses integers, loops and constant tables, and nothing else.
"""

from tavoliere.definition.schema import Row
from tavoliere.games.carolus_magnus.actions import (
    CROWN,
    CROWN_FACE,
    DISC,
    DRAW,
    EMPEROR,
    FACES,
    GIVE_BACK,
    LOT,
    MARCH,
    PLAY,
    ROLL,
    TAKE,
    TARGETS,
)
from tavoliere.games.carolus_magnus.state import (
    BAG_EMPTY,
    CASTLES,
    COLOURS,
    DISC_CHOICE,
    DISCS_EACH,
    DRAWING,
    ENDINGS,
    ENTHRONING,
    FEW_TERRITORIES,
    FEWEST_TERRITORIES,
    GIVING_BACK,
    LAID_PER_COLOUR,
    LAST_CASTLE,
    LAST_CASTLE_GIVEN,
    LAYING,
    LOTS,
    MARCHING,
    MOST_SETS,
    NAMING,
    OVER,
    PER_COLOUR,
    PER_TURN,
    PLACES,
    PLAYING_CUBES,
    REROLLING,
    ROLLING,
    ROUND_LIMIT,
    SEATS,
    SIDE,
    SIDES_OF,
    STALL,
    STARTING_RESERVE,
    TAKING,
    THROW,
    THROWS,
    TOO_FEW_CASTLES,
    State,
)

CHANCE = -1
NOBODY_ACTS = -2


# --- what every game answers -----------------------------------------------------------------------------------------


def setup(s: State, options: Row) -> None:
    """CM 4: an empty ring, all cubes in the supply, castles and discs dealt out; chance does the rest."""
    s.players = options[0]
    s.draft = options[1]
    s.limit = options[2]
    s.bag_ends = options[3]
    s.territories = PLACES
    for t in range(PLACES):
        s.segments[t] = 1
    for c in range(COLOURS):
        s.supply[c] = PER_COLOUR
    for side in range(SIDES_OF[s.players]):
        s.stock[side] = CASTLES[s.players]
    for p in range(s.players):
        take_discs_back(s, p)
    s.phase = LAYING


def actor(s: State) -> int:
    """The seat that decides, CHANCE for dice, draws and lots, NOBODY_ACTS when the game is over."""
    if s.phase < DISC_CHOICE:
        return CHANCE
    if s.phase == OVER:
        return NOBODY_ACTS
    return s.turn


def legal(s: State, out: Row) -> int:
    """Write the legal action numbers, ascending; return how many there are."""
    if s.phase == PLAYING_CUBES:
        return legal_cubes(s, out)
    if s.phase == DISC_CHOICE:
        return legal_discs(s, out)
    if s.phase == MARCHING:
        for i in range(s.disc[s.turn]):  # CM 8.1: at least one step, at most the number of the disc
            out[i] = MARCH + i
        return s.disc[s.turn]
    if s.phase == NAMING:
        return legal_crowns(s, out)
    if s.phase == TAKING:
        n = 0
        for i in range(s.players + 1):
            if s.lies[i] > 0:
                out[n] = TAKE + i
                n += 1
        return n
    if s.phase == GIVING_BACK:
        return legal_gifts(s, out)
    return legal_chance(s, out)


def legal_chance(s: State, out: Row) -> int:
    """What can happen: the outcomes with odds above zero."""
    n = 0
    if s.phase == ROLLING or s.phase == REROLLING:
        for face in range(FACES):
            if s.phase == ROLLING or acceptable(s, face):
                out[n] = ROLL + face
                n += 1
    elif s.phase == LAYING or s.phase == DRAWING:
        for c in range(COLOURS):
            if in_the_draw(s, c) > 0:
                out[n] = DRAW + c
                n += 1
    elif s.phase == LOTS:
        for p in range(s.players):
            if not has_lot(s, p):
                out[n] = LOT + p
                n += 1
    elif s.phase == ENTHRONING:
        for t in range(PLACES):
            out[n] = EMPEROR + t
            n += 1
    return n


def legal_discs(s: State, out: Row) -> int:
    """CM 6: a number that nobody has played in this round; any, if there is no such disc (CM R-05)."""
    n = 0
    p = s.turn
    for i in range(DISCS_EACH):
        if s.unplayed[p][i] > 0 and not number_played(s, i + 1):
            out[n] = DISC + i
            n += 1
    if n == 0:
        for i in range(DISCS_EACH):
            if s.unplayed[p][i] > 0:
                out[n] = DISC + i
                n += 1
    return n


def legal_cubes(s: State, out: Row) -> int:
    """CM 7: any colour of the reserve, to the own court or to any territory."""
    n = 0
    for c in range(COLOURS):
        if s.reserve[s.turn][c] > 0:
            first = PLAY + c * TARGETS
            out[n] = first
            n += 1
            for t in range(PLACES):
                if s.segments[t] > 0:
                    out[n] = first + 1 + t
                    n += 1
    return n


def legal_crowns(s: State, out: Row) -> int:
    """CM 8.4: any colour that can be had (CM R-24)."""
    n = 0
    for c in range(COLOURS):
        if obtainable(s, c):
            out[n] = CROWN + c
            n += 1
    return n


def legal_gifts(s: State, out: Row) -> int:
    """CM 12.2: cubes go back in the order of the colours, so that a choice is made in one way only."""
    n = 0
    i = s.taking - 1
    surplus = set_size(s, i) - PER_TURN[s.players]
    later = 0
    for c in range(s.giving_from, COLOURS):
        later += s.display[i][c]
    for c in range(s.giving_from, COLOURS):
        if s.display[i][c] > 0 and later >= surplus:
            out[n] = GIVE_BACK + c
            n += 1
        later -= s.display[i][c]
    return n


def weights(s: State, out: Row) -> int:
    """At a chance step: write the relative odds of each outcome at its action number; return their sum."""
    total = 0
    if s.phase == ROLLING:
        for face in range(FACES):
            out[ROLL + face] = 1
        return FACES
    if s.phase == REROLLING:
        for face in range(FACES):
            out[ROLL + face] = 1 if acceptable(s, face) else 0  # CM R-25
            total += out[ROLL + face]
        return total
    for a in range(DRAW):
        out[a] = 0
    if s.phase == LAYING or s.phase == DRAWING:
        for c in range(COLOURS):
            out[DRAW + c] = in_the_draw(s, c)
            total += out[DRAW + c]
        return total
    for a in range(DRAW, EMPEROR):
        out[a] = 0
    if s.phase == LOTS:
        for p in range(s.players):
            if not has_lot(s, p):
                out[LOT + p] = 1
                total += 1
        return total
    for t in range(PLACES):
        out[EMPEROR + t] = 1
    return PLACES


def apply(s: State, a: int) -> None:
    """Carry out a legal action."""
    if a < DRAW:
        settle_die(s, a - ROLL)
    elif a < LOT:
        if s.phase == LAYING:
            lay(s, a - DRAW)
        else:
            draw(s, a - DRAW)
    elif a < EMPEROR:
        draw_lot(s, a - LOT)
    elif a < DISC:
        s.emperor = a - EMPEROR
        begin_throw(s)
    elif a < PLAY:
        choose_disc(s, a - DISC + 1)
    elif a < MARCH:
        play_cube(s, (a - PLAY) // TARGETS, (a - PLAY) % TARGETS)
    elif a < CROWN:
        march(s, a - MARCH + 1)
    elif a < TAKE:
        s.crowns -= 1
        take_cube(s, a - CROWN)
        go_on_rolling(s)
    elif a < GIVE_BACK:
        take_set(s, a - TAKE)
    else:
        give_back(s, a - GIVE_BACK)


def scores(s: State, out: Row) -> int:
    """The castles in play of each seat's side; return the number of seats."""
    for p in range(s.players):
        out[p] = CASTLES[s.players] - s.stock[side_of(s, p)]
    return s.players


def standing(s: State, out: Row) -> int:
    """CM 9: a number for each seat, the higher the better: castles in play, then clan markers (CM R-14).

    A side with all its castles in play always has the most: there are only 15 segments.
    """
    scores(s, out)
    for p in range(s.players):
        out[p] = out[p] * (COLOURS + 1) + markers(s, side_of(s, p))
    return s.players


# --- who knows what: everything is public (CM 4.8), and a bag has no order -------------------------------------------


def view(s: State, seat: int) -> None:
    """Nothing is hidden."""


def unknown(s: State, out: Row) -> int:
    """Nothing is unknown."""
    return 0


def reveal(s: State, k: int) -> None:
    """There is nothing to suppose."""


def seen(s: State, a: int, seat: int) -> int:
    """Everybody sees every action."""
    return a


# --- set-up (CM 4) ---------------------------------------------------------------------------------------------------


def in_the_draw(s: State, c: int) -> int:
    """Cubes of a colour that can be drawn: of the bag, or of the three that are laid out at set-up."""
    if s.phase == LAYING:
        return s.supply[c] - (PER_COLOUR - LAID_PER_COLOUR)
    return s.supply[c]


def lay(s: State, c: int) -> None:
    """CM 4.2: one cube on every territory."""
    s.supply[c] -= 1
    s.cubes[s.cubes_laid][c] = 1
    s.cubes_laid += 1
    if s.cubes_laid == PLACES:
        s.cubes_laid = 0
        s.phase = ENTHRONING


def begin_throw(s: State) -> None:
    """CM R-27: seat by seat, throw by throw; then the lot (CM R-28)."""
    if s.throw == THROWS:
        s.throw = 0
        s.turn += 1
    if s.turn == s.players:
        s.turn = 0
        s.phase = LOTS
    else:
        s.dice = THROW[s.players * THROWS + s.throw]
        s.phase = ROLLING


def has_lot(s: State, p: int) -> bool:
    drawn = False
    for i in range(s.lots_drawn):
        drawn = drawn or s.order[i] == p
    return drawn


def draw_lot(s: State, p: int) -> None:
    """CM R-04: the whole order is drawn; the last seat needs no lot."""
    s.order[s.lots_drawn] = p
    s.lots_drawn += 1
    if s.lots_drawn == s.players - 1:
        for last in range(s.players):
            if not has_lot(s, last):
                s.order[s.players - 1] = last
        s.lots_drawn = 0
        begin_round(s)


# --- discs (CM 6) ----------------------------------------------------------------------------------------------------


def take_discs_back(s: State, p: int) -> None:
    for i in range(DISCS_EACH):
        s.unplayed[p][i] = 1


def begin_round(s: State) -> None:
    """CM V-1: the display is filled before discs are chosen."""
    s.round += 1
    s.turns_done = 0
    s.idle = 0
    s.turn = s.order[0]
    if s.draft > 0:
        fill_display(s)
    else:
        s.phase = DISC_CHOICE


def number_played(s: State, number: int) -> bool:
    played = False
    for p in range(s.players):
        played = played or s.disc[p] == number
    return played


def choose_disc(s: State, number: int) -> None:
    s.unplayed[s.turn][number - 1] = 0
    s.disc[s.turn] = number
    s.discs_chosen += 1
    if s.discs_chosen == s.players:
        sort_order(s)
        s.discs_chosen = 0
        begin_turn(s)
    else:
        s.turn = s.order[s.discs_chosen]


def sort_order(s: State) -> None:
    """CM 6: lowest disc first; of equal ones, the one chosen earlier."""
    for i in range(1, s.players):
        p = s.order[i]
        j = i
        while j > 0 and s.disc[s.order[j - 1]] > s.disc[p]:
            s.order[j] = s.order[j - 1]
            j -= 1
        s.order[j] = p


# --- cubes (CM 7) ----------------------------------------------------------------------------------------------------


def begin_turn(s: State) -> None:
    """CM R-06: exactly so many cubes, or all of a reserve that fell short."""
    s.turn = s.order[s.turns_done]
    s.to_play = min(PER_TURN[s.players], reserve_size(s, s.turn))
    s.phase = PLAYING_CUBES
    if s.to_play == 0:
        s.idle += 1
        s.phase = MARCHING


def reserve_size(s: State, p: int) -> int:
    size = 0
    for c in range(COLOURS):
        size += s.reserve[p][c]
    return size


def play_cube(s: State, c: int, target: int) -> None:
    s.reserve[s.turn][c] -= 1
    if target == 0:
        s.court[s.turn][c] += 1
        if wins_marker(s, c, s.turn):
            s.holder[c] = 1 + s.turn
    else:
        s.cubes[target - 1][c] += 1
    s.to_play -= 1
    if s.to_play == 0:
        s.phase = MARCHING


def wins_marker(s: State, c: int, p: int) -> bool:
    """CM 7: strictly more than the holder, or nobody holds it."""
    return s.holder[c] == 0 or s.court[p][c] > s.court[s.holder[c] - 1][c]


# --- the Emperor, castles, merging (CM 8.1 to 8.3) -------------------------------------------------------------------


def side_of(s: State, p: int) -> int:
    return SIDE[s.players * SEATS + p]


def next_territory(s: State, t: int) -> int:
    """Clockwise."""
    t += s.segments[t]
    if t >= PLACES:
        t -= PLACES
    return t


def territory_before(s: State, t: int) -> int:
    """Counter-clockwise: the place where the neighbour begins."""
    t = t - 1 if t > 0 else PLACES - 1
    while s.segments[t] == 0:
        t = t - 1 if t > 0 else PLACES - 1
    return t


def march(s: State, steps: int) -> None:
    """CM 8.1: every territory is one step; only the one where he stops is examined (CM R-07)."""
    if steps >= s.territories:
        s.circled = 1
    for _ in range(steps):
        s.emperor = next_territory(s, s.emperor)
    s.ending = resolve(s, s.emperor)
    if s.ending > 0:
        finish(s)
    else:
        replenish(s)


def influence(s: State, t: int, side: int) -> int:
    """CM 8.2: cubes of the clans that the side holds, and its castles. The Emperor counts nothing (CM R-09)."""
    total = 0
    for c in range(COLOURS):
        if s.holder[c] > 0 and side_of(s, s.holder[c] - 1) == side:
            total += s.cubes[t][c]
    if s.owner[t] == 1 + side:
        total += s.castles[t]
    return total


def winner(s: State, t: int) -> int:
    """CM 8.2: 1 + the side with more influence than each other; 0 if the best are level or at zero (CM R-19)."""
    best = 0
    ahead = 0
    for side in range(SIDES_OF[s.players]):
        mine = influence(s, t, side)
        if mine > best:
            best = mine
            ahead = 1 + side
        elif mine == best:
            ahead = 0
    return ahead


def resolve(s: State, t: int) -> int:
    """CM 8.2: build or take over, merge, and only then see whether the game is over (CM R-22); 0 if it is not."""
    victor = winner(s, t)
    if victor == 0 or victor == s.owner[t]:
        return 0
    side = victor - 1
    needed = 1
    if s.owner[t] > 0:
        needed = s.castles[t]
        s.stock[s.owner[t] - 1] += needed
    built = min(needed, s.stock[side])  # CM R-11
    s.stock[side] -= built
    s.castles[t] = built
    s.owner[t] = victor
    merge(s, t)
    if s.stock[side] == 0:  # CM 9.1
        if built < needed:
            return TOO_FEW_CASTLES
        return LAST_CASTLE if side == side_of(s, s.turn) else LAST_CASTLE_GIVEN
    if s.territories < FEWEST_TERRITORIES:  # CM 9.2
        return FEW_TERRITORIES
    return 0


def merge(s: State, t: int) -> None:
    """CM 8.3: with each neighbour that carries castles of the same side; the result is not examined again."""
    after = next_territory(s, t)
    if s.owner[after] == s.owner[t]:
        join(s, t, after)
    before = territory_before(s, t)
    if s.owner[before] == s.owner[t]:
        join(s, before, t)
        s.emperor = before


def join(s: State, t: int, after: int) -> None:
    """A territory takes in the one that follows it clockwise."""
    s.segments[t] += s.segments[after]
    s.castles[t] += s.castles[after]
    s.segments[after] = 0
    s.castles[after] = 0
    s.owner[after] = 0
    for c in range(COLOURS):
        s.cubes[t][c] += s.cubes[after][c]
        s.cubes[after][c] = 0
    s.territories -= 1


# --- dice (CM 8.4) ---------------------------------------------------------------------------------------------------


def replenish(s: State) -> None:
    if s.draft > 0:
        begin_draft(s)
    else:
        s.dice = PER_TURN[s.players]  # CM R-26: the same number for a reserve that fell short
        go_on_rolling(s)


def supply_empty(s: State) -> bool:
    return s.supply[0] + s.supply[1] + s.supply[2] + s.supply[3] + s.supply[4] == 0


def least_in_courts(s: State, c: int) -> int:
    """What every player can give back of a colour (CM R-13)."""
    least = s.court[0][c]
    for p in range(1, s.players):
        least = min(least, s.court[p][c])
    return least


def obtainable(s: State, c: int) -> bool:
    return s.supply[c] > 0 or least_in_courts(s, c) > 0


def anything_obtainable(s: State) -> bool:
    if not supply_empty(s):
        return True
    common = 0
    for c in range(COLOURS):
        common += least_in_courts(s, c)
    return common > 0


def acceptable(s: State, face: int) -> bool:
    """CM R-13: what a die that is rolled again may show."""
    return face == CROWN_FACE or obtainable(s, face)


def return_from_courts(s: State, c: int) -> None:
    """CM R-13: every player returns what all of them have; the marker stays where it is (CM R-31)."""
    least = least_in_courts(s, c)
    for p in range(s.players):
        s.court[p][c] -= least
        s.supply[c] += least


def take_cube(s: State, c: int) -> None:
    """The player takes a cube of a colour that can be had."""
    if s.supply[c] == 0:
        s.ran_out = 1
        return_from_courts(s, c)
    s.supply[c] -= 1
    s.reserve[s.turn][c] += 1


def settle_die(s: State, face: int) -> None:
    """CM R-25: dice settle in the order rolled, crowns when all dice have been seen."""
    if face == CROWN_FACE:
        s.crowns += 1
    elif obtainable(s, face):
        take_cube(s, face)
    else:
        s.ran_out = 1
        s.rerolled = 1
        s.phase = REROLLING
        return
    s.dice -= 1
    go_on_rolling(s)


def go_on_rolling(s: State) -> None:
    """The next die, the next crown, or the end of the throw; all of it is lost when nothing can be had (CM R-13)."""
    if s.dice + s.crowns > 0 and not anything_obtainable(s):
        s.ran_out = 1
        s.fell_short = 1
        s.dice = 0
        s.crowns = 0
    if s.dice > 0:
        s.phase = ROLLING
    elif s.crowns > 0:
        s.phase = NAMING
    elif s.round == 0:
        s.throw += 1
        begin_throw(s)
    else:
        end_turn(s)


# --- sets (CM 12) ----------------------------------------------------------------------------------------------------


def set_size(s: State, i: int) -> int:
    size = 0
    for c in range(COLOURS):
        size += s.display[i][c]
    return size


def fill_display(s: State) -> None:
    """CM V-2: the leftover set gets one cube and becomes the first, then the others are drawn one after another."""
    s.filling = 0
    s.missing = PER_TURN[s.players]
    if s.round > 1:
        s.missing = 1
        for i in range(1, s.players + 1):
            if s.lies[i] > 0:
                for c in range(COLOURS):
                    s.display[0][c] = s.display[i][c]
                    s.display[i][c] = 0
    for i in range(s.players + 1):
        s.lies[i] = 1
    s.phase = DRAWING
    go_on_drawing(s)


def draw(s: State, c: int) -> None:
    s.supply[c] -= 1
    s.display[s.filling][c] += 1
    s.missing -= 1
    go_on_drawing(s)


def go_on_drawing(s: State) -> None:
    if s.missing == 0 and s.filling < s.players:
        s.filling += 1
        s.missing = PER_TURN[s.players]
    if s.missing > 0 and supply_empty(s):
        s.ran_out = 1
        if s.bag_ends > 0:
            s.last_round = 1  # CM V-4 b
        else:
            for c in range(COLOURS):
                return_from_courts(s, c)  # CM V-4 a
        if supply_empty(s):
            s.missing = 0  # the display is short
    if s.missing == 0:
        s.filling = 0
        s.phase = DISC_CHOICE


def begin_draft(s: State) -> None:
    """CM V-6: with nothing but empty sets the draft is skipped, and uses up one of them (CM R-29)."""
    first = -1
    for i in range(s.players, -1, -1):
        if s.lies[i] > 0:
            first = i
            if set_size(s, i) > 0:
                s.phase = TAKING
                return
    take_set(s, first)


def take_set(s: State, i: int) -> None:
    """CM 12.2: of a set with too many cubes the rest goes back; a smaller one is taken whole (CM V-5)."""
    size = set_size(s, i)
    if size > PER_TURN[s.players]:
        s.taking = 1 + i
        s.phase = GIVING_BACK
        return
    if size < PER_TURN[s.players]:
        s.fell_short = 1
    for c in range(COLOURS):
        s.reserve[s.turn][c] += s.display[i][c]
        s.display[i][c] = 0
    s.lies[i] = 0
    end_turn(s)


def give_back(s: State, c: int) -> None:
    """CM V-3: into the bag at once."""
    i = s.taking - 1
    s.display[i][c] -= 1
    s.supply[c] += 1
    s.giving_from = c
    if set_size(s, i) == PER_TURN[s.players]:
        s.taking = 0
        s.giving_from = 0
        take_set(s, i)


# --- the end of a turn, of a round, of the game (CM 5, CM 9) ---------------------------------------------------------


def end_turn(s: State) -> None:
    s.turns_done += 1
    if s.turns_done < s.players:
        begin_turn(s)
    else:
        end_round(s)


def end_round(s: State) -> None:
    """CM R-30: the stall is looked for first; then discs return after every fifth round (CM 6)."""
    if s.idle == s.players:
        s.ending = STALL
    elif s.last_round > 0:
        s.ending = BAG_EMPTY
    elif s.round == s.limit:
        s.ending = ROUND_LIMIT
    if s.ending > 0:
        finish(s)
        return
    for p in range(s.players):
        s.disc[p] = 0
        if s.round % DISCS_EACH == 0:
            take_discs_back(s, p)
    begin_round(s)


def finish(s: State) -> None:
    """The game stops where it is: no replenishing, no further turns."""
    s.turn = 0
    s.turns_done = 0
    s.phase = OVER


def markers(s: State, side: int) -> int:
    """Clan markers that a side holds; a team counts those of both players."""
    held = 0
    for c in range(COLOURS):
        if s.holder[c] > 0 and side_of(s, s.holder[c] - 1) == side:
            held += 1
    return held


# --- what a finished game was like, and whether a state is sound -----------------------------------------------------


def facts(s: State, out: Row) -> int:
    """Rounds, the way it ended, ties, and what is rare, as FACTS names them."""
    out[0] = s.round
    for i in range(1, ENDINGS):
        out[i] = 1 if s.ending == i else 0
    least = min(s.stock[0], s.stock[1])
    if s.players == 3:
        least = min(least, s.stock[2])
    most = 0
    level = 0  # sides with the most castles
    ahead = 0  # those of them with the most markers
    for side in range(SIDES_OF[s.players]):
        if s.stock[side] == least:
            level += 1
            if ahead == 0 or markers(s, side) > most:
                most = markers(s, side)
                ahead = 1
            elif markers(s, side) == most:
                ahead += 1
    n = ENDINGS
    out[n] = 1 if level > 1 and ahead == 1 else 0
    out[n + 1] = 1 if ahead > 1 else 0
    out[n + 2] = s.ran_out
    out[n + 3] = s.rerolled
    out[n + 4] = s.circled
    out[n + 5] = s.fell_short
    return n + 6


def broken(s: State) -> int:
    """CM 10: the number of an invariant that does not hold, or 0; from 11 on, what the encoding asks for."""
    segments = 0
    castles = 0
    count = 0
    for t in range(PLACES):
        segments += s.segments[t]
        castles += s.castles[t]
        if s.segments[t] > 0:
            count += 1
            if s.owner[t] == 0:
                if s.segments[t] != 1 or s.castles[t] != 0:
                    return 2
            elif s.castles[t] != s.segments[t] and (s.ending != TOO_FEW_CASTLES or s.castles[t] > s.segments[t]):
                return 2  # CM R-23
            if s.owner[t] > 0 and s.owner[next_territory(s, t)] == s.owner[t]:
                return 3
        elif s.castles[t] != 0 or s.owner[t] != 0:
            return 11  # something where no territory begins
    if segments != PLACES:
        return 1
    for c in range(COLOURS):
        if cubes_of(s, c) != PER_COLOUR:
            return 4
        if not marker_right(s, c):
            return 7
    for side in range(SIDES_OF[s.players]):
        if s.stock[side] < 0 or castles_of(s, side) + s.stock[side] != CASTLES[s.players]:
            return 5
    if not reserves_right(s):
        return 6
    if count != s.territories or count < 2 or (count < FEWEST_TERRITORIES and s.phase != OVER):
        return 8
    if castles > PLACES:
        return 9
    if not display_right(s):
        return 10
    if s.segments[s.emperor] == 0:
        return 12
    if not discs_right(s):
        return 13
    if (s.phase == OVER) != (s.ending > 0):
        return 14
    return 0


def cubes_of(s: State, c: int) -> int:
    """All cubes of a colour, wherever they are; -1 if there is an impossible number anywhere."""
    count = s.supply[c]
    least = s.supply[c]
    for t in range(PLACES):
        count += s.cubes[t][c]
        least = min(least, s.cubes[t][c])
        if s.segments[t] == 0 and s.cubes[t][c] > 0:
            return -1
    for p in range(SEATS):
        count += s.court[p][c] + s.reserve[p][c]
        least = min(least, min(s.court[p][c], s.reserve[p][c]))
    for i in range(MOST_SETS):
        count += s.display[i][c]
        least = min(least, s.display[i][c])
    return count if least >= 0 else -1


def marker_right(s: State, c: int) -> bool:
    """Nobody has more than the holder, and nobody has any of a clan without one."""
    most = 0
    if s.holder[c] > 0:
        most = s.court[s.holder[c] - 1][c]
    right = True
    for p in range(s.players):
        right = right and s.court[p][c] <= most
    return right


def castles_of(s: State, side: int) -> int:
    """Castles in play."""
    count = 0
    for t in range(PLACES):
        if s.owner[t] == 1 + side:
            count += s.castles[t]
    return count


def cubes_out(s: State, p: int) -> int:
    """How many cubes of a full reserve seat p has played or not yet rolled at this moment."""
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
    if s.phase == PLAYING_CUBES:
        return PER_TURN[s.players] - s.to_play
    if s.phase == ROLLING or s.phase == REROLLING or s.phase == NAMING:
        return s.dice + s.crowns
    return PER_TURN[s.players]


def reserves_right(s: State) -> bool:
    """Full, but for the cubes of the player's turn; smaller only if the supply failed."""
    for p in range(s.players):
        due = STARTING_RESERVE[s.players]
        if s.phase != OVER:
            due -= cubes_out(s, p)
        size = reserve_size(s, p)
        if size > due or (size < due and s.fell_short == 0 and s.phase != OVER):
            return False
    return True


def display_right(s: State) -> bool:
    """One set more than players who have still to take one; none without the draft."""
    count = 0
    for i in range(MOST_SETS):
        count += s.lies[i]
        if s.lies[i] == 0 and set_size(s, i) > 0:
            return False
    if s.draft == 0 or s.round == 0:
        return count == 0
    if s.phase == OVER:
        return count >= 1
    if s.phase == DRAWING or s.phase == DISC_CHOICE:
        return count == s.players + 1
    return count == s.players + 1 - s.turns_done


def discs_right(s: State) -> bool:
    """Every round of the cycle has cost one disc, and this round's is on the table once it is chosen."""
    for p in range(s.players):
        left = 0
        for i in range(DISCS_EACH):
            left += s.unplayed[p][i]
        if s.disc[p] > 0:
            left += 1
            if s.unplayed[p][s.disc[p] - 1] > 0:
                return False
        if s.round == 0:
            if left != DISCS_EACH:
                return False
        elif left != DISCS_EACH - (s.round - 1) % DISCS_EACH:
            return False
    return True
