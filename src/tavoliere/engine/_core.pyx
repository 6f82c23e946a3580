# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The compiled side of the engine: positions, redeals, playouts and counts of any game, through its table of functions.

`interpreted.py` is its twin in plain Python: the same classes, the same numbers from the same seed.
"""

from cpython.bytes cimport PyBytes_FromStringAndSize
from cpython.list cimport PyList_GET_ITEM
from cpython.mem cimport PyMem_Free, PyMem_Malloc
from cpython.pycapsule cimport PyCapsule_GetPointer
from cpython.ref cimport Py_INCREF
from cpython.tuple cimport PyTuple_New, PyTuple_SET_ITEM
from libc.stdint cimport uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcmp, memcpy, memset

from tavoliere.engine._core cimport Rules, below, generator_of, weighted

cdef enum:
    MOST_LEGAL = 512  # at one step of any game
    MOST_SEATS = 8
    CHANCE = -1
    NOBODY_ACTS = -2
    DEAD_END = -1  # what can go wrong in a playout, besides a broken invariant
    ENDLESS = -2

cdef tuple NOTHING = ()

cdef extern from *:
    """
    static PyObject* tavoliere_new(PyObject* type, PyObject* arguments) {
        return ((PyTypeObject*)type)->tp_new((PyTypeObject*)type, arguments, NULL);
    }
    """
    object new_instance "tavoliere_new"(object type, object arguments)


# --- kernels ----------------------------------------------------------------------------------------------------------

cdef class Kernel:
    """The compiled rules of one game."""

    cdef Rules* rules
    cdef readonly Py_ssize_t state_size
    cdef readonly object table
    compiled = True

    def __init__(self, table):
        self.rules = <Rules*>PyCapsule_GetPointer(table, "tavoliere.Rules")
        self.state_size = self.rules.state_size
        self.table = table

    def start(self, options):
        """The bytes of the first position."""
        cdef int vector[MOST_LEGAL]
        cdef int i
        for i in range(len(options)):
            vector[i] = options[i]
        raw = PyBytes_FromStringAndSize(NULL, self.state_size)
        cdef char* state = raw
        memset(state, 0, self.state_size)
        self.rules.setup(state, vector)
        return raw

    def playouts(
        self, bytes start, long long first, int games, unsigned long long seed, policies, out, int limit=0, choices=None
    ):
        """Play `games` games from `start` to their end, the first of them numbered `first`.

        policies: for each seat 0 for random play, 1 for the best by the heuristic, 2 for the best of those
        that it notices, which is half of them. For each game `out` gets one line of ints: the scores of all seats, a
        bit for each winner, decisions, chance steps, and the game's facts.

        With `choices`, another seed, what players leave to luck has a generator of its own, so that the same cards
        and dice can be played again with other decisions.

        With a limit, every state is checked, and a game of more steps than that is endless. Returns None, or where it
        went wrong: (game, step, what), with the number of the broken invariant, DEAD_END or ENDLESS.
        """
        cdef int seats = len(policies)
        cdef int policy[MOST_SEATS]
        cdef int[:, ::1] lines = out
        cdef int i
        cdef char* begin = start
        cdef Trouble trouble
        cdef bint apart = choices is not None
        cdef uint64_t choices_seed = choices if apart else 0
        for i in range(seats):
            policy[i] = policies[i]
        if lines.shape[0] < games or lines.shape[1] < seats + 3:
            raise ValueError("out has the wrong shape")
        trouble.what = 0
        with nogil:
            play_games(
                self.rules, begin, first, games, seed, apart, choices_seed, policy, seats,
                &lines[0, 0], lines.shape[1], limit, &trouble
            )
        return None if trouble.what == 0 else (trouble.game, trouble.step, trouble.what)


cdef struct Trouble:
    long long game
    int step
    int what


cdef int best_by_heuristic(Rules* rules, void* state, int* legal, int n, uint64_t* generator) noexcept nogil:
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


cdef int noticed(int* legal, int n, uint64_t* generator) noexcept nogil:
    # keep the actions that a careless player notices, all of them when that would be none; return how many
    cdef int i, kept = 0
    for i in range(n):
        if below(generator, 2) == 1:
            legal[kept] = legal[i]
            kept += 1
    return kept if kept > 0 else n


cdef void play_games(
    Rules* rules, char* begin, long long first, int games, uint64_t seed, bint apart, uint64_t choices_seed,
    int* policy, int seats, int* line, int width, int limit, Trouble* trouble
) noexcept nogil:
    cdef int legal[MOST_LEGAL]
    cdef int odds[MOST_LEGAL]
    cdef int game, who, n, p, decisions, draws, best
    cdef uint64_t chance, own
    cdef uint64_t* generator = &own if apart else &chance
    cdef void* state = malloc(rules.state_size)
    for game in range(games):
        chance = generator_of(seed, first + game)
        own = generator_of(choices_seed, first + game)
        memcpy(state, begin, rules.state_size)
        decisions = 0
        draws = 0
        while True:
            who = rules.actor(state)
            if limit > 0:
                trouble.what = rules.broken(state)
                if trouble.what == 0 and decisions + draws > limit:
                    trouble.what = ENDLESS
                if trouble.what == 0 and who != NOBODY_ACTS and rules.legal(state, legal) == 0:
                    trouble.what = DEAD_END
                if trouble.what != 0:
                    trouble.game = first + game
                    trouble.step = decisions + draws
                    free(state)
                    return
            if who == NOBODY_ACTS:
                break
            if who == CHANCE:
                n = rules.weights(state, odds)
                rules.apply(state, weighted(&chance, odds, n))
                draws += 1
            else:
                n = rules.legal(state, legal)
                if policy[who] == 2:
                    n = noticed(legal, n, generator)
                if policy[who] == 0:
                    rules.apply(state, legal[below(generator, n)])
                else:
                    rules.apply(state, best_by_heuristic(rules, state, legal, n, generator))
                decisions += 1
        rules.scores(state, line)
        rules.standing(state, odds)
        best = odds[0]
        for p in range(seats):
            best = max(best, odds[p])
        line[seats] = 0
        for p in range(seats):
            if odds[p] == best:
                line[seats] |= 1 << p
        line[seats + 1] = decisions
        line[seats + 2] = draws
        if width > seats + 3:
            rules.facts(state, line + seats + 3)
        line += width
    free(state)


# --- positions --------------------------------------------------------------------------------------------------------

cdef class Core:
    """A position of a compiled game: the bytes of its state, which never change, and the game it belongs to."""

    cdef readonly object game
    cdef Rules* rules
    cdef list known_actions
    cdef char* state

    def __dealloc__(self):
        PyMem_Free(self.state)

    @classmethod
    def of(cls, game, bytes raw):
        """The position of `game` whose state is `raw`."""
        cdef Core position = cls.__new__(cls)
        cdef Kernel kernel = game.kernel
        position.game = game
        position.rules = kernel.rules
        position.known_actions = game.all_actions
        position.state = <char*>PyMem_Malloc(kernel.state_size)
        memcpy(position.state, <char*>raw, kernel.state_size)
        return position

    cdef Core twin(self):
        cdef Core position = <Core>new_instance(type(self), NOTHING)
        position.game = self.game
        position.rules = self.rules
        position.known_actions = self.known_actions
        position.state = <char*>PyMem_Malloc(self.rules.state_size)
        memcpy(position.state, self.state, self.rules.state_size)
        return position

    @property
    def raw(self):
        """The bytes of the state."""
        return PyBytes_FromStringAndSize(self.state, self.rules.state_size)

    @property
    def actor(self):
        """A seat, CHANCE, or None when the game is over."""
        cdef int who = self.rules.actor(self.state)
        return None if who == NOBODY_ACTS else who

    @property
    def actions(self):
        """The legal actions, in canonical order."""
        cdef int legal[MOST_LEGAL]
        cdef int i, n = self.rules.legal(self.state, legal)
        cdef object found = PyTuple_New(n)
        for i in range(n):
            action = <object>PyList_GET_ITEM(self.known_actions, legal[i])
            Py_INCREF(action)
            PyTuple_SET_ITEM(found, i, action)
        return found

    @property
    def weights(self):
        """At a chance step: the relative odds of the actions, in their order. Empty otherwise."""
        cdef int odds[MOST_LEGAL]
        cdef int i
        cdef int legal[MOST_LEGAL]
        if self.rules.actor(self.state) != CHANCE:
            return ()
        self.rules.weights(self.state, odds)
        return tuple([odds[legal[i]] for i in range(self.rules.legal(self.state, legal))])

    def draw(self, double unit, /):
        """At a chance step: the outcome on which a number from 0 to 1 falls, such as random.random() gives."""
        cdef int odds[MOST_LEGAL]
        cdef int total, i = 0
        if self.rules.actor(self.state) != CHANCE or not 0.0 <= unit < 1.0:
            raise ValueError("draw needs a chance step and a number from 0 to 1")
        total = self.rules.weights(self.state, odds)
        total = <int>(unit * total) - odds[0]
        while total >= 0:
            i += 1
            total -= odds[i]
        return self.known_actions[i]

    def play(self, action, /):
        """The position after a legal action, which is given as an Action, its number or its text."""
        cdef int legal[MOST_LEGAL]
        cdef int i, a
        cdef Core position
        if not isinstance(action, int):
            action = self.game.action(action)
        a = action
        for i in range(self.rules.legal(self.state, legal)):
            if legal[i] == a:
                position = self.twin()
                self.rules.apply(position.state, a)
                return position
        raise self.game.illegal(self, action)

    def hidden_from(self, int seat):
        """The position with everything hidden that `seat` may not know."""
        cdef Core position = self.twin()
        self.rules.view(position.state, seat)
        return position

    def count_unknown(self):
        """In a view: how many things a redeal has to guess."""
        cdef uint64_t generator = generator_of(0, 0)
        cdef Core position = self.twin()
        return redeal(self.rules, position.state, &generator)

    def guessed(self, unsigned long long seed):
        """In a view: a full position that looks the same from there, at random."""
        cdef uint64_t generator = generator_of(seed, 0)
        cdef Core position = self.twin()
        with nogil:
            redeal(self.rules, position.state, &generator)
        return position

    def seen_as(self, int action, int seat):
        """The number of the action that `seat` sees when this one is played here."""
        return self.rules.seen(self.state, action, seat)

    def heuristic_of(self, int action):
        """The heuristic value of an action: the higher, the sooner a simple player plays it."""
        return self.rules.heuristic(self.state, action)

    @property
    def scores(self):
        """The points of each seat so far."""
        cdef int out[MOST_SEATS]
        cdef int p
        return tuple([out[p] for p in range(self.rules.scores(self.state, out))])

    @property
    def standing(self):
        """A number for each seat, the higher the better: points, and what breaks a tie."""
        cdef int out[MOST_SEATS]
        cdef int p
        return tuple([out[p] for p in range(self.rules.standing(self.state, out))])

    def count(self, int depth):
        """How many sequences of `depth` actions there are from here."""
        cdef long long leaves
        with nogil:
            leaves = count_leaves(self.rules, self.state, depth)
        return leaves

    def __eq__(self, other):
        if type(other) is not type(self):
            return NotImplemented
        cdef Core theirs = other
        return self.game == theirs.game and memcmp(self.state, theirs.state, self.rules.state_size) == 0

    def __hash__(self):
        return <Py_ssize_t>(state_hash(self.state, self.rules.state_size) >> 1)


cdef int redeal(Rules* rules, void* state, uint64_t* generator) noexcept nogil:
    # guess everything that a view leaves open; return how many things that were
    cdef int odds[MOST_LEGAL]
    cdef int total, guesses = 0
    while True:
        total = rules.unknown(state, odds)
        if total == 0:
            return guesses
        rules.reveal(state, weighted(generator, odds, total))
        guesses += 1


cdef long long count_leaves(Rules* rules, void* state, int depth) noexcept nogil:
    cdef int legal[MOST_LEGAL]
    cdef int i, n = rules.legal(state, legal)
    cdef long long leaves = 0
    cdef void* next_state
    if depth <= 1:
        return n if depth == 1 else 1
    next_state = malloc(rules.state_size)
    for i in range(n):
        memcpy(next_state, state, rules.state_size)
        rules.apply(next_state, legal[i])
        leaves += count_leaves(rules, next_state, depth - 1)
    free(next_state)
    return leaves


cdef uint64_t state_hash(char* state, size_t size) noexcept nogil:
    cdef uint64_t mixed = size, word
    cdef size_t at = 0
    while at < size:
        word = 0
        memcpy(&word, state + at, min(<size_t>8, size - at))
        mixed = (mixed ^ word) * <uint64_t>0x9E3779B97F4A7C15ULL
        mixed ^= mixed >> 29
        at += 8
    return mixed ^ (mixed >> 32)
