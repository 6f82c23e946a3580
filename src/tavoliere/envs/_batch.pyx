# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The compiled side of `batch.py`: many games of any kind in step, through the game's table of functions.

Everything lies in the arrays of a batch, one line a game, which `batch.py` makes and describes. A call works on a range
of games and holds no lock, so that threads can share the games out. `interpreted_batch.py` is the twin in plain Python:
the same numbers from the same seed.
"""

from cpython.pycapsule cimport PyCapsule_GetPointer
from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t
from libc.string cimport memcpy, memset

from tavoliere.engine._core cimport Rules, below, generator_of, weighted

cdef enum:
    MOST_LEGAL = 512
    MOST_SEATS = 8
    CHANCE = -1
    NOBODY_ACTS = -2


cdef class Stepper:
    """Plays the games of a batch on."""

    cdef Rules* rules
    cdef object table  # keeps the rules alive
    cdef bytes start
    cdef int seats
    cdef int side[MOST_SEATS]
    cdef bint observes
    cdef uint8_t[:, ::1] states
    cdef uint8_t[:, ::1] views
    cdef uint8_t[:, ::1] masks
    cdef int16_t[:, ::1] legal
    cdef int[::1] counts
    cdef int8_t[::1] actors
    cdef float[:, ::1] rewards
    cdef int[:, ::1] scores
    cdef uint8_t[::1] done
    cdef uint64_t[::1] chance
    cdef uint64_t[::1] choice

    def __init__(self, kernel, bytes start, sides, arrays):
        cdef int seat
        self.table = kernel.table
        self.rules = <Rules*>PyCapsule_GetPointer(kernel.table, "tavoliere.Rules")
        self.start = start
        self.seats = len(sides)
        for seat in range(self.seats):
            self.side[seat] = sides[seat]
        self.states, self.views, self.masks = arrays.states, arrays.views, arrays.masks
        self.legal, self.counts, self.actors = arrays.legal, arrays.counts, arrays.actors
        self.rewards, self.scores, self.done = arrays.rewards, arrays.scores, arrays.done
        self.chance, self.choice = arrays.chance, arrays.choice
        self.observes = self.views.shape[0] > 0

    def seed(self, unsigned long long seed):
        """Give every game its generators, one for chance and one for random choices."""
        cdef Py_ssize_t game, games = self.states.shape[0]
        for game in range(games):
            self.chance[game] = generator_of(seed, 2 * game)
            self.choice[game] = generator_of(seed, 2 * game + 1)

    def begin(self, Py_ssize_t first, Py_ssize_t last):
        """Begin the games from `first` to before `last` anew."""
        cdef Py_ssize_t game
        cdef char* start = self.start
        with nogil:
            for game in range(first, last):
                begin_game(self, game, start)
                memset(&self.rewards[game, 0], 0, self.seats * sizeof(float))
                memset(&self.scores[game, 0], 0, self.seats * sizeof(int))
                self.done[game] = 0
                look(self, game)

    def illegal(self, const int[::1] actions):
        """The first game whose action is not legal, or -1."""
        cdef Py_ssize_t game, games = self.masks.shape[0]
        cdef int most = <int>self.masks.shape[1]
        cdef Py_ssize_t found = -1
        with nogil:
            for game in range(games):
                if not 0 <= actions[game] < most or not self.masks[game, actions[game]]:
                    found = game
                    break
        return found

    def step(self, const int[::1] actions, Py_ssize_t first, Py_ssize_t last):
        """Play a legal action in each game from `first` to before `last`."""
        cdef Py_ssize_t game
        cdef char* start = self.start
        with nogil:
            for game in range(first, last):
                play(self, game, actions[game], start)

    def choose(self, int[::1] out, Py_ssize_t first, Py_ssize_t last):
        """Write a legal action of each game, any of them as likely as another."""
        cdef Py_ssize_t game
        with nogil:
            for game in range(first, last):
                out[game] = self.legal[game, below(&self.choice[game], self.counts[game])]


cdef inline void begin_game(Stepper batch, Py_ssize_t game, char* start) noexcept nogil:
    memcpy(&batch.states[game, 0], start, batch.rules.state_size)
    draw(batch, game)


cdef inline int draw(Stepper batch, Py_ssize_t game) noexcept nogil:
    # play chance until somebody decides or the game is over
    cdef int odds[MOST_LEGAL]
    cdef Rules* rules = batch.rules
    cdef void* state = &batch.states[game, 0]
    cdef int who = rules.actor(state)
    while who == CHANCE:
        rules.apply(state, weighted(&batch.chance[game], odds, rules.weights(state, odds)))
        who = rules.actor(state)
    batch.actors[game] = <int8_t>who
    return who


cdef void play(Stepper batch, Py_ssize_t game, int action, char* start) noexcept nogil:
    cdef int seat
    if batch.done[game]:
        batch.done[game] = 0
        for seat in range(batch.seats):
            batch.rewards[game, seat] = 0
            batch.scores[game, seat] = 0
    batch.rules.apply(&batch.states[game, 0], action)
    if draw(batch, game) == NOBODY_ACTS:
        settle(batch, game)
        begin_game(batch, game, start)
    look(batch, game)


cdef void settle(Stepper batch, Py_ssize_t game) noexcept nogil:
    # the mean, over the seats of other sides, of 1 for standing better and -1 for standing worse (`rewards.py`)
    cdef int standing[MOST_SEATS]
    cdef int mine, theirs, rivals, better
    batch.done[game] = 1
    batch.rules.scores(&batch.states[game, 0], &batch.scores[game, 0])
    batch.rules.standing(&batch.states[game, 0], standing)
    for mine in range(batch.seats):
        rivals = 0
        better = 0
        for theirs in range(batch.seats):
            if batch.side[mine] != batch.side[theirs]:
                rivals += 1
                better += (standing[mine] > standing[theirs]) - (standing[mine] < standing[theirs])
        batch.rewards[game, mine] = <float>(<double>better / rivals)


cdef inline void look(Stepper batch, Py_ssize_t game) noexcept nogil:
    # what the seat that decides may do, and what it sees
    cdef int legal[MOST_LEGAL]
    cdef uint8_t* mask = &batch.masks[game, 0]
    cdef int16_t* listed = &batch.legal[game, 0]
    cdef int i, count = batch.rules.legal(&batch.states[game, 0], legal)
    memset(mask, 0, batch.masks.shape[1])
    for i in range(count):
        mask[legal[i]] = 1
        listed[i] = <int16_t>legal[i]
    batch.counts[game] = count
    if batch.observes:
        memcpy(&batch.views[game, 0], &batch.states[game, 0], batch.rules.state_size)
        batch.rules.view(&batch.views[game, 0], batch.actors[game])
