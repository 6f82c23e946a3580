# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The compiled side of `batch.py`: many games of any kind in step, through the game's table of functions.

A call works on a range of games and holds no lock, so that threads can share the games out. What is told of the games
lies in numpy arrays, one line a game, over memory that Python can't write to. `interpreted_batch.py` is the twin in
plain Python: the same numbers from the same seed.
"""

from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize
from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t
from libc.string cimport memcpy, memset

import numpy as np

from tavoliere.engine._core cimport (
    Core, Rules, below, best_by_heuristic, generator_of, need_full, number_in, weighted
)

from tavoliere.engine import checks

cdef enum:
    MOST_LEGAL = 512
    MOST_SEATS = 8
    CHANCE = -1
    NOBODY_ACTS = -2


cdef class Stepper:
    """Plays the games of a batch on."""

    cdef Rules* rules
    cdef Core start
    cdef Py_ssize_t games
    cdef size_t size  # of a state
    cdef int seats
    cdef int actions
    cdef int width  # legal actions of a game, at most
    cdef int side[MOST_SEATS]
    cdef list busy  # the ranges of games that other threads are playing on
    cdef list memory  # what holds the lines below
    cdef char* states
    cdef uint8_t* mask_lines
    cdef int16_t* legal
    cdef int* counts
    cdef int8_t* actor_line
    cdef float* reward_lines
    cdef int* score_lines
    cdef uint8_t* done_line
    cdef int facts_count
    cdef int* fact_lines
    cdef int* running_line  # decisions of the games as they stand
    cdef int* length_line
    cdef int* played_line
    cdef char* view_lines  # NULL where nobody asked for observations
    cdef uint64_t* chance  # the state of each game's generators
    cdef uint64_t* choice
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
        self.rules = start.rules
        self.start = start
        self.games = number_in(games, 1, checks.MOST_GAMES, "games")
        self.size = self.rules.state_size
        self.seats = start.seats
        self.actions = self.rules.actions
        self.width = min(self.actions, <int>MOST_LEGAL)
        for seat, side in enumerate(checks.one_for_each_seat(sides, self.seats, MOST_SEATS - 1, "sides")):
            self.side[seat] = side
        self.busy = []
        self.memory = []
        self.states = room(self, self.size)
        self.mask_lines = <uint8_t*>room(self, self.actions)
        self.masks = told(self, np.bool_, (self.games, self.actions))
        self.legal = <int16_t*>room(self, self.width * sizeof(int16_t))
        self.counts = <int*>room(self, sizeof(int))
        self.actor_line = <int8_t*>room(self, 1)
        self.actors = told(self, np.int8, (self.games,))
        self.reward_lines = <float*>room(self, self.seats * sizeof(float))
        self.rewards = told(self, np.float32, (self.games, self.seats))
        self.score_lines = <int*>room(self, self.seats * sizeof(int))
        self.scores = told(self, np.int32, (self.games, self.seats))
        self.done_line = <uint8_t*>room(self, 1)
        self.done = told(self, np.bool_, (self.games,))
        self.facts_count = facts_of(start)
        self.fact_lines = <int*>room(self, self.facts_count * sizeof(int))
        self.facts = told(self, np.int32, (self.games, self.facts_count))
        self.running_line = <int*>room(self, sizeof(int))
        self.length_line = <int*>room(self, sizeof(int))
        self.lengths = told(self, np.int32, (self.games,))
        self.played_line = <int*>room(self, sizeof(int))
        self.played = told(self, np.int32, (self.games,))
        self.chance = <uint64_t*>room(self, sizeof(uint64_t))
        self.choice = <uint64_t*>room(self, sizeof(uint64_t))
        self.views = None
        if observe:
            self.view_lines = room(self, self.size)
            self.views = told(self, np.uint8, (self.games, self.size))
        self.seed(0)
        self.begin(0, self.games)

    def seed(self, seed):
        """Give every game its generators, one for chance and one for random choices."""
        cdef uint64_t number = checks.whole(seed, 0, checks.LAST_SEED, "seed")
        cdef Py_ssize_t game
        need_rest(self, 0, self.games)
        for game in range(self.games):
            self.chance[game] = generator_of(number, 2 * game)
            self.choice[game] = generator_of(number, 2 * game + 1)

    def begin(self, first, last):
        """Begin the games from `first` to before `last` anew."""
        cdef Py_ssize_t game, begin = number_in(first, 0, self.games, "first")
        cdef Py_ssize_t end = number_in(last, begin, self.games, "last")
        part = begin_work(self, begin, end)
        with nogil:
            for game in range(begin, end):
                begin_game(self, game)
                wipe(self, game)
                self.played_line[game] = 0
                look(self, game)
        self.busy.remove(part)

    def illegal(self, const int[::1] actions not None):
        """The first game whose action is not legal, or -1."""
        cdef Py_ssize_t game, found = -1
        need_one_each(self, actions.shape[0])
        with nogil:
            for game in range(self.games):
                if not is_legal(self, game, actions[game]):
                    found = game
                    break
        return found

    def step(self, const int[::1] actions not None, first, last):
        """Play an action in each game from `first` to before `last`; ValueError at the first that is not legal."""
        cdef Py_ssize_t game, begin = number_in(first, 0, self.games, "first")
        cdef Py_ssize_t end = number_in(last, begin, self.games, "last")
        cdef int action = 0
        need_one_each(self, actions.shape[0])
        part = begin_work(self, begin, end)
        game = begin
        with nogil:
            while game < end:
                action = actions[game]
                if not is_legal(self, game, action):
                    break
                play(self, game, action)
                game += 1
        self.busy.remove(part)
        if game < end:
            raise ValueError(f"action {action} is not legal in game {game}")

    def choose(self, out, first, last):
        """Write a legal action of each game, any of them as likely as another."""
        cdef int[::1] chosen = checks.writable(out)
        cdef Py_ssize_t game, begin = number_in(first, 0, self.games, "first")
        cdef Py_ssize_t end = number_in(last, begin, self.games, "last")
        need_one_each(self, chosen.shape[0])
        part = begin_work(self, begin, end)
        with nogil:
            for game in range(begin, end):
                chosen[game] = self.legal[game * self.width + below(&self.choice[game], self.counts[game])]
        self.busy.remove(part)

    def choose_best(self, out, first, last):
        """Write the best action of each game by the heuristic; which one of equals, luck says."""
        cdef int[::1] chosen = checks.writable(out)
        cdef int legal[MOST_LEGAL]
        cdef int i, n
        cdef Py_ssize_t game, begin = number_in(first, 0, self.games, "first")
        cdef Py_ssize_t end = number_in(last, begin, self.games, "last")
        need_one_each(self, chosen.shape[0])
        part = begin_work(self, begin, end)
        with nogil:
            for game in range(begin, end):
                n = self.counts[game]
                for i in range(n):
                    legal[i] = self.legal[game * self.width + i]
                chosen[game] = best_by_heuristic(
                    self.rules, self.states + game * self.size, legal, n, &self.choice[game]
                )
        self.busy.remove(part)

    def position(self, index):
        """Where one of the games stands, hidden things and all."""
        cdef Py_ssize_t game = checks.whole(index, 0, self.games - 1, "index")
        need_rest(self, game, game + 1)
        cdef Core position = self.start.twin()
        memcpy(position.state, self.states + game * self.size, self.size)
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


cdef inline bint is_legal(Stepper batch, Py_ssize_t game, int action) noexcept nogil:
    return 0 <= action < batch.actions and batch.mask_lines[game * batch.actions + action]


cdef inline void begin_game(Stepper batch, Py_ssize_t game) noexcept nogil:
    memcpy(batch.states + game * batch.size, batch.start.state, batch.size)
    batch.running_line[game] = 0
    draw(batch, game)


cdef inline int draw(Stepper batch, Py_ssize_t game) noexcept nogil:
    # play chance until somebody decides or the game is over
    cdef int odds[MOST_LEGAL]
    cdef Rules* rules = batch.rules
    cdef void* state = batch.states + game * batch.size
    cdef int total, who = rules.actor(state)
    while who == CHANCE:
        total = rules.weights(state, odds)
        if total <= 0:
            break
        rules.apply(state, weighted(&batch.chance[game], odds, total))
        who = rules.actor(state)
    batch.actor_line[game] = <int8_t>who
    return who


cdef void play(Stepper batch, Py_ssize_t game, int action) noexcept nogil:
    if batch.done_line[game]:
        wipe(batch, game)
    batch.running_line[game] += 1
    batch.rules.apply(batch.states + game * batch.size, action)
    if draw(batch, game) == NOBODY_ACTS:
        settle(batch, game)
        begin_game(batch, game)
    look(batch, game)


cdef inline void wipe(Stepper batch, Py_ssize_t game) noexcept nogil:
    # forget what was told of a game that ended
    batch.done_line[game] = 0
    batch.length_line[game] = 0
    memset(batch.reward_lines + game * batch.seats, 0, batch.seats * sizeof(float))
    memset(batch.score_lines + game * batch.seats, 0, batch.seats * sizeof(int))
    memset(batch.fact_lines + game * batch.facts_count, 0, batch.facts_count * sizeof(int))


cdef void settle(Stepper batch, Py_ssize_t game) noexcept nogil:
    # the mean, over the seats of other sides, of 1 for standing better and -1 for standing worse (`rewards.py`)
    cdef int standing[MOST_SEATS]
    cdef int mine, theirs, rivals, better
    cdef void* state = batch.states + game * batch.size
    batch.done_line[game] = 1
    batch.played_line[game] += 1
    batch.length_line[game] = batch.running_line[game]
    batch.rules.facts(state, batch.fact_lines + game * batch.facts_count)
    batch.rules.scores(state, batch.score_lines + game * batch.seats)
    batch.rules.standing(state, standing)
    for mine in range(batch.seats):
        rivals = 0
        better = 0
        for theirs in range(batch.seats):
            if batch.side[mine] != batch.side[theirs]:
                rivals += 1
                better += (standing[mine] > standing[theirs]) - (standing[mine] < standing[theirs])
        batch.reward_lines[game * batch.seats + mine] = <float>(<double>better / rivals) if rivals else 0


cdef inline void look(Stepper batch, Py_ssize_t game) noexcept nogil:
    # what the seat that decides may do, and what it sees
    cdef int legal[MOST_LEGAL]
    cdef uint8_t* mask = batch.mask_lines + game * batch.actions
    cdef int16_t* listed = batch.legal + game * batch.width
    cdef char* state = batch.states + game * batch.size
    cdef int i, count = batch.rules.legal(state, legal)
    memset(mask, 0, batch.actions)
    for i in range(count):
        mask[legal[i]] = 1
        listed[i] = <int16_t>legal[i]
    batch.counts[game] = count
    if batch.view_lines:
        memcpy(batch.view_lines + game * batch.size, state, batch.size)
        batch.rules.view(batch.view_lines + game * batch.size, batch.actor_line[game])
