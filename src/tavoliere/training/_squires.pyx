# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Games among careless squires, with some of their positions: tens of thousands in seconds, for a network's first lesson.

There is no twin in plain Python: nobody trains with interpreted rules.
"""

from libc.stdint cimport int32_t, uint8_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcpy

from tavoliere.engine._core cimport (
    Core,
    Rules,
    below,
    best_by_heuristic,
    generator_of,
    need_full,
    number_in,
    weighted,
)

from tavoliere.engine import checks

cdef enum:
    MOST_LEGAL = 512
    MOST_SEATS = 8
    CHANCE = -1
    NOBODY_ACTS = -2
    MOST_FEATURES = 1024
    WHOLE = 1024  # shares are given in parts of this
    NO_ROOM = -1
    NONSENSE = -2


cdef struct Lines:
    uint8_t* features
    uint8_t* eyes
    int32_t* numbers
    float* prospects
    int room


def play(
    Core start not None, seed, first, games, noise, keep, uint8_t[:, ::1] features not None, uint8_t[::1] eyes not None,
    int32_t[::1] numbers not None, float[:, ::1] prospects not None, int32_t[::1] winners not None
):
    """Play games, the first of them numbered `first`, until all are played or the room for their positions is full.

    noise: how many of 1024 decisions are anything legal, on average over the games: some games have none, some twice
    as many. keep: how many of 1024 positions are kept, and four times as many of those where the table has just
    become quiet. Each line of `features` gets a position, that of `eyes` the seat that sees it so, that of `numbers`
    which game it is from, that of `prospects` what the game's own evaluation says of each seat; `winners` gets a bit for each winning seat of a game. Returns how many games were played and
    how many positions kept: only of games that were played to their end.
    """
    need_full(start)
    cdef uint64_t root = checks.whole(seed, 0, checks.LAST_SEED, "seed")
    cdef long long number = checks.whole(first, 0, 1 << 62, "first")
    cdef int count = number_in(games, 0, checks.MOST_GAMES, "games")
    cdef int careless = number_in(noise, 0, WHOLE // 2, "noise")
    cdef int kept = number_in(keep, 1, WHOLE, "keep")
    cdef int room = <int>min(
        features.shape[0], eyes.shape[0], numbers.shape[0], prospects.shape[0], checks.MOST_GAMES
    )
    cdef Lines lines = Lines(NULL, NULL, NULL, NULL, 0)
    if start.rules.feature_count == 0:
        raise ValueError("this game has no features for a learned evaluation")
    if features.shape[1] != start.rules.feature_count or start.rules.feature_count > MOST_FEATURES:
        raise ValueError(f"a line of features must have {start.rules.feature_count} bytes")
    if prospects.shape[1] != start.seats or start.seats > MOST_SEATS:
        raise ValueError(f"a line of prospects must have {start.seats} numbers")
    if winners.shape[0] < count:
        raise ValueError("winners must have a number for each game")
    cdef int rows = 0, played = 0, found = 0
    cdef void* state = malloc(start.rules.state_size)
    if not state:
        raise MemoryError
    if room > 0:
        lines = Lines(&features[0, 0], &eyes[0], &numbers[0], &prospects[0, 0], room)
    with nogil:
        while played < count and rows < room:
            found = play_one(
                start.rules, start.state, state, start.seats, generator_of(root, number + played), careless, kept,
                &lines, rows, played, &winners[played]
            )
            if found < 0:
                break
            rows = found
            played += 1
    free(state)
    if found == NONSENSE:
        raise ValueError("a game ran into a dead end, or its features out of their range")
    return played, rows


cdef int play_one(
    Rules* rules, char* begin, void* state, int seats, uint64_t generator, int noise, int keep,
    Lines* lines, int rows, int number, int32_t* winners
) noexcept nogil:
    # the number of lines afterwards, or NO_ROOM, or NONSENSE
    cdef int legal[MOST_LEGAL]
    cdef int odds[MOST_LEGAL]
    cdef int who, n, p, best, moment, before
    noise = below(&generator, 2 * noise + 1)
    memcpy(state, begin, rules.state_size)
    before = rules.moment(state)
    while True:
        who = rules.actor(state)
        if who == NOBODY_ACTS:
            break
        moment = rules.moment(state)
        if below(&generator, WHOLE) < (4 * keep if moment != before else keep):
            if rows >= lines.room:
                return NO_ROOM
            if not write(rules, state, seats, lines, rows):
                return NONSENSE
            lines.numbers[rows] = number
            rows += 1
        before = moment
        if who == CHANCE:
            n = rules.weights(state, odds)
            if n <= 0:
                return NONSENSE
            rules.apply(state, weighted(&generator, odds, n))
            continue
        n = rules.legal(state, legal)
        if n == 0:
            return NONSENSE
        if below(&generator, WHOLE) < noise:
            rules.apply(state, legal[below(&generator, n)])
        else:
            rules.apply(state, best_by_heuristic(rules, state, legal, n, &generator))
    rules.standing(state, odds)
    best = odds[0]
    for p in range(seats):
        best = max(best, odds[p])
    winners[0] = 0
    for p in range(seats):
        if odds[p] == best:
            winners[0] |= 1 << p
    return rows


cdef bint write(Rules* rules, void* state, int seats, Lines* lines, int row) noexcept nogil:
    cdef int values[MOST_FEATURES]
    cdef int prospects[MOST_SEATS]
    cdef int i, unit, p = rules.eyes(state)
    cdef uint8_t* line = lines.features + <size_t>row * rules.feature_count
    if not 0 <= p < seats or rules.features(state, p, values) != rules.feature_count:
        return False
    for i in range(rules.feature_count):
        if not 0 <= values[i] < rules.widths[i]:
            return False
        line[i] = <uint8_t>values[i]
    lines.eyes[row] = <uint8_t>p
    unit = rules.evaluate(state, prospects)
    for i in range(seats):
        lines.prospects[<size_t>row * seats + i] = <float>prospects[i] / unit
    return True
