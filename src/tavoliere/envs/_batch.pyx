# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The door to the compiled side of `batch.py`: checks what it is given, and keeps the memory of the games.

A call works on a range of games and holds no lock, so that threads can share the games out. What is told of the games
lies in numpy arrays, one line a game, over memory that Python can't write to. What is done with them is in
`stepping.py`; `interpreted.py` is the same door where the rules run interpreted.
"""

from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize
from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t
from libc.string cimport memcpy, memset

import numpy as np

from tavoliere.engine._core cimport Core, Rules, need_full, number_in

from tavoliere.engine import checks

cdef extern from "_stepping.c" nogil:
    """
    #define tv_source_hash SOURCE_HASH
    """
    const char* tv_source_hash

    ctypedef struct Generator:
        pass

    ctypedef struct Games:
        const void* rules
        void* start
        int seats, actions, width, facts_count, observed
        char* states
        char* views
        uint8_t* masks
        int16_t* legal
        int* counts
        int8_t* actors
        float* rewards
        int* scores
        uint8_t* done
        int* facts
        int* running
        int* lengths
        int* played
        Generator* chance
        Generator* choice
        int* sides

    enum:
        MOST_LEGAL "program_MOST_LEGAL"
        MOST_SEATS "program_MOST_SEATS"
        NOBODY_ACTS "program_NOBODY_ACTS"

    void program_seed_all(Games* b, uint64_t seed, long long games)
    void program_begin(Games* b, long long first, long long last)
    long long program_illegal(Games* b, int* actions, long long first, long long last)
    long long program_step(Games* b, int* actions, long long first, long long last)
    void program_choose(Games* b, int* chosen, long long first, long long last)
    void program_choose_best(Games* b, int* chosen, long long first, long long last)

SOURCE_HASH = tv_source_hash.decode()


cdef class Stepper:
    """Plays the games of a batch on."""

    cdef Games lines
    cdef Core start
    cdef Py_ssize_t games
    cdef list busy  # the ranges of games that other threads are playing on
    cdef list memory  # what holds the lines
    cdef readonly object views
    cdef readonly object masks
    cdef readonly object actors
    cdef readonly object rewards
    cdef readonly object scores
    cdef readonly object done
    cdef readonly object facts
    cdef readonly object lengths
    cdef readonly object played

    def __cinit__(self, Core start not None, sides, games, observe):
        need_full(start)
        if start.rules.actor(start.state) == NOBODY_ACTS:
            raise ValueError("the games of a batch must begin before their end")
        cdef Games* lines = &self.lines
        cdef size_t size = start.rules.state_size
        lines.rules = <const void*>start.rules
        lines.start = start.state
        self.start = start
        self.games = number_in(games, 1, checks.MOST_GAMES, "games")
        lines.seats = start.seats
        lines.actions = start.rules.actions
        lines.width = min(lines.actions, <int>MOST_LEGAL)
        for seat, side in enumerate(checks.one_for_each_seat(sides, lines.seats, MOST_SEATS - 1, "sides")):
            lines.sides[seat] = side
        self.busy = []
        self.memory = []
        lines.states = room(self, size)
        lines.masks = <uint8_t*>room(self, lines.actions)
        self.masks = told(self, np.bool_, (self.games, lines.actions))
        lines.legal = <int16_t*>room(self, lines.width * sizeof(int16_t))
        lines.counts = <int*>room(self, sizeof(int))
        lines.actors = <int8_t*>room(self, 1)
        self.actors = told(self, np.int8, (self.games,))
        lines.rewards = <float*>room(self, lines.seats * sizeof(float))
        self.rewards = told(self, np.float32, (self.games, lines.seats))
        lines.scores = <int*>room(self, lines.seats * sizeof(int))
        self.scores = told(self, np.int32, (self.games, lines.seats))
        lines.done = <uint8_t*>room(self, 1)
        self.done = told(self, np.bool_, (self.games,))
        lines.facts_count = facts_of(start)
        lines.facts = <int*>room(self, lines.facts_count * sizeof(int))
        self.facts = told(self, np.int32, (self.games, lines.facts_count))
        lines.running = <int*>room(self, sizeof(int))
        lines.lengths = <int*>room(self, sizeof(int))
        self.lengths = told(self, np.int32, (self.games,))
        lines.played = <int*>room(self, sizeof(int))
        self.played = told(self, np.int32, (self.games,))
        lines.chance = <Generator*>room(self, sizeof(Generator))
        lines.choice = <Generator*>room(self, sizeof(Generator))
        self.views = None
        lines.observed = bool(observe)
        if lines.observed:
            lines.views = room(self, size)
            self.views = told(self, np.uint8, (self.games, size))
        self.seed(0)
        self.begin(0, self.games)

    def seed(self, seed):
        """Give every game its generators, one for chance and one for random choices."""
        cdef uint64_t number = checks.whole(seed, 0, checks.LAST_SEED, "seed")
        need_rest(self, 0, self.games)
        program_seed_all(&self.lines, number, self.games)

    def begin(self, first, last):
        """Begin the games from `first` to before `last` anew."""
        cdef Py_ssize_t begin = number_in(first, 0, self.games, "first")
        cdef Py_ssize_t end = number_in(last, begin, self.games, "last")
        part = begin_work(self, begin, end)
        with nogil:
            program_begin(&self.lines, begin, end)
        self.busy.remove(part)

    def illegal(self, const int[::1] actions not None):
        """The first game whose action is not legal, or -1."""
        cdef Py_ssize_t found
        need_one_each(self, actions.shape[0])
        with nogil:
            found = program_illegal(&self.lines, <int*>&actions[0], 0, self.games)
        return -1 if found == self.games else found

    def step(self, const int[::1] actions not None, first, last):
        """Play an action in each game from `first` to before `last`; ValueError at the first that is not legal."""
        cdef Py_ssize_t game, begin = number_in(first, 0, self.games, "first")
        cdef Py_ssize_t end = number_in(last, begin, self.games, "last")
        need_one_each(self, actions.shape[0])
        part = begin_work(self, begin, end)
        with nogil:
            game = program_step(&self.lines, <int*>&actions[0], begin, end)
        self.busy.remove(part)
        if game < end:
            raise ValueError(f"action {actions[game]} is not legal in game {game}")

    def choose(self, out, first, last):
        """Write a legal action of each game, any of them as likely as another."""
        cdef int[::1] chosen = checks.writable(out)
        cdef Py_ssize_t begin = number_in(first, 0, self.games, "first")
        cdef Py_ssize_t end = number_in(last, begin, self.games, "last")
        need_one_each(self, chosen.shape[0])
        part = begin_work(self, begin, end)
        with nogil:
            program_choose(&self.lines, &chosen[0], begin, end)
        self.busy.remove(part)

    def choose_best(self, out, first, last):
        """Write the best action of each game by the heuristic; which one of equals, luck says."""
        cdef int[::1] chosen = checks.writable(out)
        cdef Py_ssize_t begin = number_in(first, 0, self.games, "first")
        cdef Py_ssize_t end = number_in(last, begin, self.games, "last")
        need_one_each(self, chosen.shape[0])
        part = begin_work(self, begin, end)
        with nogil:
            program_choose_best(&self.lines, &chosen[0], begin, end)
        self.busy.remove(part)

    def position(self, index):
        """Where one of the games stands, hidden things and all."""
        cdef Py_ssize_t game = checks.whole(index, 0, self.games - 1, "index")
        need_rest(self, game, game + 1)
        cdef Core position = self.start.twin()
        memcpy(position.state, self.lines.states + game * self.start.rules.state_size, self.start.rules.state_size)
        return position


cdef char* room(Stepper batch, size_t width) except NULL:
    # for a line of so many bytes a game, all zero
    cdef size_t length = batch.games * width
    memory = PyBytes_FromStringAndSize(NULL, <Py_ssize_t>length + 1)
    memset(PyBytes_AS_STRING(memory), 0, length + 1)
    batch.memory.append(memory)
    return PyBytes_AS_STRING(memory)


cdef object told(Stepper batch, type, shape):
    # the latest room as an array; over bytes, so that nobody can make it writable
    return np.ndarray(shape, type, batch.memory[len(batch.memory) - 1])


cdef int facts_of(Core start):
    # how many facts the game counts
    cdef int numbers[MOST_LEGAL]
    return start.rules.facts(start.state, numbers)


cdef int need_one_each(Stepper batch, Py_ssize_t given) except -1:
    if given != batch.games:
        raise ValueError(f"there must be {batch.games} actions, one for each game, not {given}")
    return 0


cdef int need_rest(Stepper batch, Py_ssize_t first, Py_ssize_t last) except -1:
    cdef Py_ssize_t begin, end
    if not batch.busy:
        return 0
    for begin, end in batch.busy:
        if first < end and begin < last:
            raise ValueError("another thread is playing these games on")
    return 0


cdef tuple begin_work(Stepper batch, Py_ssize_t first, Py_ssize_t last):
    need_rest(batch, first, last)
    part = (first, last)
    batch.busy.append(part)
    return part
