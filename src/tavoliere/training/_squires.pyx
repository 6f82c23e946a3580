# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Games among careless squires, with some of their positions: tens of thousands in seconds, for a network's first lesson.

There is no twin in plain Python: nobody trains with interpreted rules.
"""

from libc.stdint cimport int32_t, uint8_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcpy

from tavoliere.engine._core cimport Core, Rules, below, generator_of, need_full, number_in, weighted

from tavoliere.engine import checks

cdef enum:
    MOST_LEGAL = 512
    MOST_SEATS = 8
    CHANCE = -1
    NOBODY_ACTS = -2
    WHOLE = 1024  # shares are given in parts of this


def play(Core start not None, seed, first, games, noise, keep, uint8_t[:, ::1] states not None,
         int32_t[::1] numbers not None, int32_t[::1] winners not None):
    """Play games, the first of them numbered `first`, until all are played or the room for their positions is full.

    noise: how many of 1024 decisions are anything legal, on average over the games: some games have none, some twice
    as many. keep: how many of 1024 positions are kept, and four times as many of those where the table has just
    become quiet. Each line of `states` gets a position, that of `numbers` which game it is from; `winners` gets a bit
    for each winning seat of a game. Returns how many games were played and how many positions kept: only of games
    that were played to their end.
    """
    need_full(start)
    cdef uint64_t root = checks.whole(seed, 0, checks.LAST_SEED, "seed")
    cdef long long number = checks.whole(first, 0, 1 << 62, "first")
    cdef int count = number_in(games, 0, checks.MOST_GAMES, "games")
    cdef int careless = number_in(noise, 0, WHOLE // 2, "noise")
    cdef int kept = number_in(keep, 1, WHOLE, "keep")
    cdef int room = <int>min(states.shape[0], numbers.shape[0], checks.MOST_GAMES)
    if <size_t>states.shape[1] != start.rules.state_size:
        raise ValueError(f"a line of states must have room for {start.rules.state_size} bytes")
    if winners.shape[0] < count:
        raise ValueError("winners must have a number for each game")
    cdef int rows = 0, played = 0, found = 0
    cdef void* state = malloc(start.rules.state_size)
    if not state:
        raise MemoryError
    with nogil:
        while played < count and rows < room:
            found = play_one(
                start.rules, start.state, state, start.seats, generator_of(root, number + played), careless, kept,
                &states[0, 0], &numbers[0], rows, room, played, &winners[played]
            )
            if found < 0:
                break
            rows = found
            played += 1
    free(state)
    if found == -2:
        raise ValueError("a game ran into a dead end")
    return played, rows


cdef int play_one(
    Rules* rules, char* begin, void* state, int seats, uint64_t generator, int noise, int keep,
    uint8_t* states, int32_t* numbers, int rows, int room, int number, int32_t* winners
) noexcept nogil:
    # the number of rows afterwards; -1 where there is no room for them, -2 at a dead end
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
            if rows >= room:
                return -1
            memcpy(states + <size_t>rows * rules.state_size, state, rules.state_size)
            numbers[rows] = number
            rows += 1
        before = moment
        if who == CHANCE:
            n = rules.weights(state, odds)
            if n <= 0:
                return -2
            rules.apply(state, weighted(&generator, odds, n))
            continue
        n = rules.legal(state, legal)
        if n == 0:
            return -2
        if below(&generator, WHOLE) < noise:
            rules.apply(state, legal[below(&generator, n)])
        else:
            rules.apply(state, best_of(rules, state, legal, n, &generator))
    rules.standing(state, odds)
    best = odds[0]
    for p in range(seats):
        best = max(best, odds[p])
    winners[0] = 0
    for p in range(seats):
        if odds[p] == best:
            winners[0] |= 1 << p
    return rows


cdef int best_of(Rules* rules, void* state, int* legal, int n, uint64_t* generator) noexcept nogil:
    cdef int i, heuristic, best = 0, ties = 0, choice = 0
    for i in range(n):
        heuristic = rules.heuristic(state, legal[i])
        if i == 0 or heuristic > best:
            best = heuristic
            ties = 1
            choice = i
        elif heuristic == best:
            ties += 1
            if below(generator, ties) == 0:
                choice = i
    return legal[choice]
