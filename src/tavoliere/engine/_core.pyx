# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The compiled side of the engine: positions, redeals, playouts and counts of any game, through its table of functions.

`interpreted.py` is its twin in plain Python: the same classes, the same numbers from the same seed.
"""

from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize
from cpython.list cimport PyList_New, PyList_SET_ITEM
from cpython.long cimport PyLong_AsLongLongAndOverflow, PyLong_Check
from cpython.mem cimport PyMem_Free, PyMem_Malloc
from cpython.pycapsule cimport PyCapsule_GetPointer, PyCapsule_IsValid
from cpython.ref cimport Py_INCREF
from cpython.tuple cimport PyTuple_GET_ITEM, PyTuple_New, PyTuple_SET_ITEM
from libc.stdint cimport uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcmp, memcpy, memset

from tavoliere.engine._core cimport ACTOR, FULL, LESS, Rules, below, generator_of, weighted

from tavoliere.definition.event_table import GameEvent
from tavoliere.engine import checks
from tavoliere.engine.checks import writable

cdef enum:
    MOST_LEGAL = 512  # at one step of any game
    MOST_NOTED = 4096  # numbers at one step, as `c_source.py` has it
    MOST_SEATS = 8
    MOST_FEATURES = 1024
    CHANCE = -1
    NOBODY_ACTS = -2
    DEAD_END = -1  # what can go wrong in a playout, besides a broken invariant
    ENDLESS = -2
    NO_MEMORY = -3

cdef tuple NOTHING = ()
cdef bint making = False  # a position, from within: Python can't make one out of nothing

# The position that was asked last for its legal actions: mostly one of them is what comes next.
cdef Core asked = None
cdef int asked_legal[MOST_LEGAL]
cdef int asked_count = 0

cdef extern from *:
    """
    static PyObject* tavoliere_new(PyObject* base, PyObject* type, PyObject* arguments) {
        return ((PyTypeObject*)base)->tp_new((PyTypeObject*)type, arguments, NULL);
    }
    """
    object new_instance "tavoliere_new"(object base, object type, object arguments)


cdef int number_in(object given, long long least, long long most, str name) except? -4:
    # a whole number between bounds that fit an int; the usual ones without a call of Python's
    cdef int overflow = 0
    cdef long long number
    if PyLong_Check(given):
        number = PyLong_AsLongLongAndOverflow(given, &overflow)
        if overflow == 0 and least <= number <= most:
            return <int>number
    return checks.whole(given, least, most, name)


# --- states as Python's numbers and lists -----------------------------------------------------------------------------

cdef list numbers_at(const char* raw, int width, Py_ssize_t count):
    cdef Py_ssize_t i
    cdef list found = PyList_New(count)
    for i in range(count):
        number = number_at(raw + i * width, width)
        Py_INCREF(number)
        PyList_SET_ITEM(found, i, number)
    return found


cdef inline object number_at(const char* raw, int width):
    cdef short two
    cdef int four
    if width == 1:
        return (<const signed char*>raw)[0]
    if width == 2:
        memcpy(&two, raw, 2)
        return two
    memcpy(&four, raw, 4)
    return four


def fill(state, bytes raw not None, tuple fields not None):
    """Give a state its fields: of each its name, where it lies, how wide its numbers are, its rows, and how many each has.

    A single number has neither rows nor a length, a row has no rows.
    """
    cdef Py_ssize_t at, rows, length, row
    cdef int width
    cdef const char* start = raw
    for name, at, width, rows, length in fields:
        if width not in (1, 2, 4) or not (0 <= at <= len(raw) and 0 <= rows <= len(raw) and 0 <= length <= len(raw)):
            raise ValueError(f"no field of a state lies like this: {checks.shortened(name)}")
        if at + width * max(1, rows) * max(1, length) > len(raw):
            raise ValueError(f"{checks.shortened(name)} lies beyond the end of the state")
        if length == 0:
            setattr(state, name, number_at(start + at, width))
        elif rows == 0:
            setattr(state, name, numbers_at(start + at, width, length))
        else:
            setattr(state, name, [numbers_at(start + at + row * length * width, width, length) for row in range(rows)])
    return state


# --- kernels ----------------------------------------------------------------------------------------------------------

cdef class Kernel:
    """The compiled rules of one game."""

    cdef Rules* rules
    cdef readonly Py_ssize_t state_size
    cdef readonly object table
    compiled = True

    def __cinit__(self, table):
        if not PyCapsule_IsValid(table, "tavoliere.Rules"):
            raise TypeError(f"the rules of a game are the TABLE of its compiled module, not {checks.shortened(table)}")
        self.rules = <Rules*>PyCapsule_GetPointer(table, "tavoliere.Rules")
        self.state_size = <Py_ssize_t>self.rules.state_size
        self.table = table

    def playouts(self, Core start not None, first, games, seed, policies, out, limit=0, choices=None):
        """Play `games` games from `start` to their end, the first of them numbered `first`.

        policies: for each seat 0 for random play, 1 for the best by the heuristic, 2 for the best of those
        that it notices, which is half of them. For each game `out` gets one line of ints: the scores of all seats, a
        bit for each winner, decisions, chance steps, and the game's facts.

        With `choices`, another seed, what players leave to luck has a generator of its own, so that the same cards
        and dice can be played again with other decisions.

        With a limit, every state is checked, and a game of more steps than that is endless. Returns None, or where it
        went wrong: (game, step, what), with the number of the broken invariant, DEAD_END or ENDLESS.
        """
        cdef int policy[MOST_SEATS]
        cdef int facts[MOST_LEGAL]
        cdef int[:, ::1] lines
        cdef int i, seats = start.seats, count = number_in(games, 0, checks.MOST_GAMES, "games")
        cdef int most = number_in(limit, 0, checks.MOST_GAMES, "limit")
        cdef long long number = checks.whole(first, 0, (1 << 62), "first")
        cdef uint64_t chance_seed = checks.whole(seed, 0, checks.LAST_SEED, "seed")
        cdef bint apart = choices is not None
        cdef uint64_t choices_seed = checks.whole(choices, 0, checks.LAST_SEED, "choices") if apart else 0
        cdef Trouble trouble
        if start.rules != self.rules:
            raise ValueError("start must be a position of this game")
        need_full(start)
        for i, number_given in enumerate(checks.one_for_each_seat(policies, seats, 2, "policies")):
            policy[i] = number_given
        lines = writable(out)
        i = self.rules.facts(start.state, facts)
        if lines.shape[0] < count or lines.shape[1] not in (seats + 3, seats + 3 + i):
            raise ValueError(f"out must have a line of {seats + 3} or, with facts, {seats + 3 + i} ints for each game")
        if count == 0:
            return None
        trouble.what = 0
        with nogil:
            play_games(
                self.rules, start.state, number, count, chance_seed, apart, choices_seed, policy, seats,
                &lines[0, 0], <int>lines.shape[1], most, &trouble
            )
        if trouble.what == NO_MEMORY:
            raise MemoryError
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
    if not state:
        trouble.what = NO_MEMORY
        return
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
                    break
            if who == NOBODY_ACTS:
                break
            if who == CHANCE:
                n = rules.weights(state, odds)
                if n <= 0:
                    trouble.what = DEAD_END
                    break
                rules.apply(state, weighted(&chance, odds, n))
                draws += 1
            else:
                n = rules.legal(state, legal)
                if n == 0:
                    trouble.what = DEAD_END
                    break
                if policy[who] == 2:
                    n = noticed(legal, n, generator)
                if policy[who] == 0:
                    rules.apply(state, legal[below(generator, n)])
                else:
                    rules.apply(state, best_by_heuristic(rules, state, legal, n, generator))
                decisions += 1
        if trouble.what != 0:
            trouble.game = first + game
            trouble.step = decisions + draws
            break
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

    def __cinit__(self):
        global making
        if not making:
            raise TypeError("a position comes from its game: game.start(), game.position(...), game.restore(...)")
        making = False

    def __dealloc__(self):
        PyMem_Free(self.state)

    @classmethod
    def of(cls, game, raw):
        """The position of `game` whose state is `raw`, if the game finds that such a state can arise."""
        if not issubclass(cls, Core):
            raise TypeError("a position is a Core")
        kernel = getattr(game, "kernel", None)
        if not isinstance(kernel, Kernel):
            raise TypeError(f"a compiled position needs a game with compiled rules, not {checks.shortened(game)}")
        cdef Rules* rules = (<Kernel>kernel).rules
        cdef int numbers[MOST_LEGAL]
        checks.raw_state(raw, rules.state_size)
        known_actions = tuple(game.all_actions)
        if len(known_actions) != rules.actions:
            raise TypeError(f"{checks.shortened(game)} has not the actions of its compiled rules")
        own = game.check_state(raw)
        cdef Core position = blank(cls, rules)
        memcpy(position.state, <char*><bytes>raw, rules.state_size)
        position.game = game
        position.known_actions = known_actions
        position.seats = rules.scores(position.state, numbers)
        if position.seats > MOST_SEATS:
            raise ValueError(f"a game has at most {MOST_SEATS} seats")
        position.known = FULL if rules.unknown(position.state, numbers) == 0 else ACTOR if own else LESS
        return position

    cdef Core twin(self):
        cdef Core position = blank(type(self), self.rules)
        memcpy(position.state, self.state, self.rules.state_size)
        position.game = self.game
        position.known_actions = self.known_actions
        position.seats = self.seats
        position.known = self.known
        return position

    @property
    def raw(self):
        """The bytes of the state."""
        return PyBytes_FromStringAndSize(self.state, <Py_ssize_t>self.rules.state_size)

    @property
    def actor(self):
        """A seat, CHANCE, or None when the game is over."""
        cdef int who = self.rules.actor(self.state)
        return None if who == NOBODY_ACTS else who

    @property
    def actions(self):
        """The legal actions, in canonical order. None are known in a view of somebody who is not to act."""
        cdef int legal[MOST_LEGAL]
        cdef int i, n = legal_actions(self)
        memcpy(legal, asked_legal, n * sizeof(int))  # making a tuple may run a finalizer, which may ask another position
        cdef object found = PyTuple_New(n)
        for i in range(n):
            action = <object>PyTuple_GET_ITEM(self.known_actions, legal[i])
            Py_INCREF(action)
            PyTuple_SET_ITEM(found, i, action)
        return found

    @property
    def weights(self):
        """At a chance step: the relative odds of the actions, in their order. Empty otherwise."""
        cdef int odds[MOST_LEGAL]
        cdef int i
        cdef int legal[MOST_LEGAL]
        if self.rules.actor(self.state) != CHANCE or self.known != FULL:
            return ()
        self.rules.weights(self.state, odds)
        return tuple([odds[legal[i]] for i in range(self.rules.legal(self.state, legal))])

    def draw(self, unit, /):
        """At a chance step: the outcome on which a number from 0 to 1 falls, such as random.random() gives."""
        cdef int odds[MOST_LEGAL]
        cdef int total, i = 0
        cdef double number = unit if type(unit) is float else checks.between(unit, 0.0, 1.0, "what is drawn by")
        if self.rules.actor(self.state) != CHANCE or self.known != FULL or not 0.0 <= number < 1.0:
            raise ValueError("draw needs a chance step of a full position and a number from 0 to 1, 1 not included")
        total = self.rules.weights(self.state, odds)
        if total <= 0:
            raise ValueError("there is nothing to draw")
        total = <int>(number * total) - odds[0]
        while total >= 0:
            i += 1
            total -= odds[i]
        return self.known_actions[i]

    def play(self, action, /):
        """The position after a legal action, which is given as an Action, its number or its text."""
        need_full(self)
        cdef int a = legal_number(self, action)
        cdef Core position = self.twin()
        self.rules.apply(position.state, a)
        return position

    def play_noting(self, action, /):
        """The position after a legal action, and what happens meanwhile, as the rules note it."""
        cdef int notes[MOST_NOTED]
        need_full(self)
        cdef int a = legal_number(self, action)
        cdef Core position = self.twin()
        notes[0] = 0
        self.rules.noting_apply(position.state, a, notes)
        return position, events_in(notes)

    def explained(self, form, action=0, /):
        """What one of the functions that explain says of the position, or of an action in it, legal or not."""
        cdef int notes[MOST_NOTED]
        cdef int a = number_in(action, 0, self.rules.actions - 1, "action")
        notes[0] = 0
        if form == "prompt" and self.rules.noting_prompt != NULL:
            self.rules.noting_prompt(self.state, notes)
        elif form == "sentence" and self.rules.noting_sentence != NULL:
            self.rules.noting_sentence(self.state, a, notes)
        elif form == "reason" and self.rules.noting_reason != NULL:
            self.rules.noting_reason(self.state, a, notes)
        elif form == "final_lines" and self.rules.noting_final_lines != NULL:
            self.rules.noting_final_lines(self.state, notes)
        else:
            raise ValueError(f"this game has no function {checks.shortened(form)} that explains")
        return events_in(notes)

    def together(self, action, /):
        """The number of the scene of a step: those in a row with the same number are shown as one; 0: by itself."""
        cdef int a = number_in(action, 0, self.rules.actions - 1, "action")
        return 0 if self.rules.together == NULL else self.rules.together(self.state, a)

    def owner(self, action, /):
        """The seat in whose turn a step of chance falls, or -1."""
        cdef int a = number_in(action, 0, self.rules.actions - 1, "action")
        return -1 if self.rules.owner == NULL else self.rules.owner(self.state, a)

    def joint(self, actions, /):
        """What several steps are told as, as they are seen, of which the first is played here."""
        cdef int notes[MOST_NOTED]
        cdef int steps[MOST_LEGAL]
        cdef int i, n = number_in(len(actions), 1, MOST_LEGAL, "the number of actions")
        for i in range(n):
            steps[i] = number_in(actions[i], 0, self.rules.actions - 1, "action")
        notes[0] = 0
        if self.rules.noting_joint != NULL:
            self.rules.noting_joint(self.state, steps, n, notes)
        return events_in(notes)

    def foreseen(self, action, /):
        """A view after a legal action that reveals nothing, what happens, and what else would come of it."""
        cdef int notes[MOST_NOTED]
        cdef int a = legal_number(self, action)
        cdef Core after = self.twin()
        cdef Core scratch
        notes[0] = 0
        self.rules.noting_apply(after.state, a, notes)
        events = events_in(notes)
        if self.rules.noting_preview == NULL:
            return after, events, []
        scratch = after.twin()
        notes[0] = 0
        self.rules.noting_preview(self.state, scratch.state, a, notes)
        return after, events, events_in(notes)

    def facts_of(self, seat, /):
        """The bytes of what follows from a view, as they are told a seat."""
        cdef int viewer = number_in(seat, -1, self.seats - 1, "seat")
        if self.rules.facts_of == NULL:
            raise ValueError("this game has no facts")
        cdef bytes facts = PyBytes_FromStringAndSize(NULL, <Py_ssize_t>self.rules.facts_size)
        memset(PyBytes_AS_STRING(facts), 0, self.rules.facts_size)
        self.rules.facts_of(self.state, viewer, PyBytes_AS_STRING(facts))
        return facts

    def hidden_from(self, seat):
        """The position with everything hidden that `seat` may not know; -1 is a spectator."""
        cdef int odds[MOST_LEGAL]
        cdef int viewer = number_in(seat, -1, self.seats - 1, "seat")
        cdef Core position = self.twin()
        self.rules.view(position.state, viewer)
        if self.rules.unknown(position.state, odds) > 0:
            if viewer == CHANCE or viewer != self.rules.actor(self.state) or self.known == LESS:
                position.known = LESS
            else:
                position.known = ACTOR
        return position

    def count_unknown(self):
        """In a view: how many things a redeal has to guess."""
        cdef uint64_t generator = generator_of(0, 0)
        cdef Core position = self.twin()
        return redeal(self.rules, position.state, &generator)

    def guessed(self, seed):
        """In a view: a full position that looks the same from there, at random."""
        cdef uint64_t generator = generator_of(checks.whole(seed, 0, checks.LAST_SEED, "seed"), 0)
        cdef Core position = self.twin()
        with nogil:
            redeal(self.rules, position.state, &generator)
        position.known = FULL
        return position

    def seen_as(self, action, seat):
        """The number of the action that `seat` sees when this one, which is legal, is played here."""
        cdef int viewer = number_in(seat, -1, self.seats - 1, "seat")
        return self.rules.seen(self.state, legal_number(self, action), viewer)

    def heuristic_of(self, action):
        """The heuristic value of a legal action: the higher, the sooner a simple player plays it."""
        return self.rules.heuristic(self.state, legal_number(self, action))

    @property
    def eyes(self):
        """The seat from whose eyes the learned evaluation sees the position."""
        need_features(self)
        return self.rules.eyes(self.state)

    @property
    def prospects(self):
        """What the game's own evaluation says of each seat: a difference of 1 means e times as likely to win."""
        cdef int found[MOST_SEATS]
        cdef int p, unit
        need_full(self)
        unit = self.rules.evaluate(self.state, found)
        return tuple([<double>found[p] / unit for p in range(self.seats)])

    def features_for(self, seat):
        """The position as the learned evaluation sees it from a seat: a byte for each feature."""
        cdef int values[MOST_FEATURES]
        cdef unsigned char found[MOST_FEATURES]
        cdef int i, n
        cdef int p = number_in(seat, 0, self.seats - 1, "seat")
        need_features(self)
        if self.known != FULL and (self.known == LESS or p != self.rules.actor(self.state)):
            raise ValueError("features are known in a full position, and in its own view to the seat that is to act")
        n = self.rules.features(self.state, p, values)
        if n != self.rules.feature_count:
            raise ValueError(f"the game writes {n} features, not {self.rules.feature_count}")
        for i in range(n):
            if not 0 <= values[i] < self.rules.widths[i]:
                raise ValueError(f"feature {i} is {values[i]}, not from 0 to {self.rules.widths[i] - 1}")
            found[i] = <unsigned char>values[i]
        return PyBytes_FromStringAndSize(<char*>found, n)

    @property
    def policies(self):
        """For each of `actions` of a player, in their order, its canonical number; below 0 no prior is learned."""
        need_features(self)
        cdef int legal[MOST_LEGAL]
        cdef int i, n = 0, who = self.rules.actor(self.state)
        if who >= 0 and self.known != LESS:
            n = self.rules.legal(self.state, legal)
        found = tuple([self.rules.policy(self.state, who, legal[i]) for i in range(n)])
        first = self.rules.policies - self.rules.actions
        for number in found:
            if not first <= number < self.rules.policies:
                raise ValueError(f"an action has the number {number}, not from {first} to {self.rules.policies - 1}")
        return found

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

    def count(self, depth):
        """How many sequences of `depth` actions there are from here."""
        cdef long long leaves
        cdef int levels = number_in(depth, 0, checks.DEEPEST, "depth")
        need_full(self)
        with nogil:
            leaves = count_leaves(self.rules, self.state, levels)
        if leaves < 0:
            raise MemoryError
        return leaves

    def __eq__(self, other):
        if type(other) is not type(self):
            return NotImplemented
        cdef Core theirs = other
        if self.rules != theirs.rules or memcmp(self.state, theirs.state, self.rules.state_size) != 0:
            return False
        return self.game == theirs.game

    def __hash__(self):
        return <Py_ssize_t>(state_hash(self.state, self.rules.state_size) >> 1)


cdef Core blank(object type, Rules* rules):
    # a position with room for its state, and nothing else yet
    global making
    making = True
    cdef Core position = <Core>new_instance(Core, type, NOTHING)
    position.rules = rules
    position.state = <char*>PyMem_Malloc(rules.state_size)
    if not position.state:
        raise MemoryError
    return position


cdef int need_full(Core position) except -1:
    if position.known != FULL:
        raise ValueError("nothing can be played in a view, where things are hidden: redeal it first")
    return 0


cdef int need_features(Core position) except -1:
    if position.rules.feature_count == 0:
        raise ValueError("this game has no features for a learned evaluation")
    return 0


cdef int legal_actions(Core position) noexcept:
    # how many are legal; they are in `asked_legal` until another position is asked
    global asked, asked_count
    if position is not asked:
        asked_count = 0 if position.known == LESS else position.rules.legal(position.state, asked_legal)
        asked = position
    return asked_count


cdef int legal_number(Core position, action) except -1:
    # the rules know what follows from legal actions, and from no others
    cdef int i, a
    if position.known == LESS:
        raise ValueError("the actions are known in the view of the seat that is to act, not in this one")
    if not isinstance(action, int):
        action = position.game.action(action)
    try:
        a = action
    except OverflowError:
        a = -1
    for i in range(legal_actions(position)):
        if asked_legal[i] == a:
            return a
    raise position.game.illegal(position, action)


cdef list events_in(int* notes):
    # of each event how many numbers it has, its kind, and these
    cdef list found = []
    cdef int i, at = 1
    if notes[0] < 0:
        raise OverflowError("more happens at once than can be noted")
    while at <= notes[0]:
        numbers = tuple([notes[at + 2 + i] for i in range(notes[at])])
        found.append(GameEvent(notes[at + 1], numbers))
        at += 2 + notes[at]
    return found


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
    cdef long long found, leaves = 0
    cdef void* next_state
    if depth <= 1:
        return n if depth == 1 else 1
    next_state = malloc(rules.state_size)
    if not next_state:
        return -1
    for i in range(n):
        memcpy(next_state, state, rules.state_size)
        rules.apply(next_state, legal[i])
        found = count_leaves(rules, next_state, depth - 1)
        if found < 0:
            leaves = found
            break
        leaves += found
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
