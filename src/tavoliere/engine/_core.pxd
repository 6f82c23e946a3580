from libc.stdint cimport uint64_t

# The table of functions through which the engine plays any compiled game. What calls a game's functions is read from
# these lines (`plain_language.py`): a new one needs no other, but for `OPTIONAL`, if a game may lack it.
cdef struct Rules:
    size_t state_size
    int actions  # how many the game has
    int (*actor)(void* s) noexcept nogil
    int (*legal)(void* s, int* out) noexcept nogil
    int (*weights)(void* s, int* out) noexcept nogil
    void (*apply)(void* s, int a) noexcept nogil
    void (*noting_apply)(void* s, int a, int* notes) noexcept nogil  # the same, and writes down what happens
    int (*scores)(void* s, int* out) noexcept nogil
    int (*standing)(void* s, int* out) noexcept nogil
    void (*view)(void* s, int seat) noexcept nogil
    int (*unknown)(void* s, int* out) noexcept nogil
    void (*reveal)(void* s, int kind) noexcept nogil
    int (*seen)(void* s, int a, int seat) noexcept nogil
    int (*heuristic)(void* s, int a) noexcept nogil
    int (*facts)(void* s, int* out) noexcept nogil
    int (*broken)(void* s) noexcept nogil
    int (*moment)(void* s) noexcept nogil
    int (*evaluate)(void* s, int* out) noexcept nogil
    int (*prior)(void* s, int a) noexcept nogil
    void (*playout)(void* s, int* legal, int n, int* out) noexcept nogil  # NULL in a game without
    # What explains the rules, where a game has it; all of it is noted.
    void (*noting_prompt)(void* s, int* notes) noexcept nogil
    void (*noting_sentence)(void* s, int a, int* notes) noexcept nogil
    void (*noting_reason)(void* s, int a, int* notes) noexcept nogil
    void (*noting_preview)(void* s, void* after, int a, int* notes) noexcept nogil
    void (*noting_joint)(void* s, int* steps, int n, int* notes) noexcept nogil
    void (*noting_final_lines)(void* s, int* notes) noexcept nogil
    int (*together)(void* s, int a) noexcept nogil
    int (*owner)(void* s, int a) noexcept nogil
    void (*facts_of)(void* s, int seat, void* f) noexcept nogil
    size_t facts_size
    # What the learned evaluation sees; zeros and NULLs in a game without.
    int feature_count
    const int* widths  # how many values each feature can take
    int policies
    int (*eyes)(void* s) noexcept nogil
    int (*features)(void* s, int p, int* out) noexcept nogil
    int (*policy)(void* s, int p, int a) noexcept nogil


# How much of a position is known in it.
cdef enum:
    LESS  # a view in which the actor's own things are hidden, or those that a draw depends on: nothing can be asked
    ACTOR  # the view of the seat that is to act: its actions are known, but can't be carried out
    FULL


cdef class Core:
    cdef readonly object game
    cdef Rules* rules
    cdef tuple known_actions
    cdef char* state
    cdef int seats
    cdef int known
    cdef Core twin(self)


cdef int need_full(Core position) except -1
cdef int number_in(object given, long long least, long long most, str name) except? -4


cdef int redeal(Rules* rules, void* state, uint64_t* generator) noexcept nogil
cdef uint64_t state_hash(char* state, size_t size) noexcept nogil
cdef int best_by_heuristic(Rules* rules, void* state, int* legal, int n, uint64_t* generator) noexcept nogil


# Chance: the generator of playouts, redeals and searches.

cdef inline uint64_t next_random(uint64_t* generator) noexcept nogil:
    # splitmix64
    generator[0] += <uint64_t>0x9E3779B97F4A7C15ULL
    cdef uint64_t z = generator[0]
    z = (z ^ (z >> 30)) * <uint64_t>0xBF58476D1CE4E5B9ULL
    z = (z ^ (z >> 27)) * <uint64_t>0x94D049BB133111EBULL
    return z ^ (z >> 31)


cdef inline void put_back(uint64_t* generator) noexcept nogil:
    # as if the last number had not been taken
    generator[0] -= <uint64_t>0x9E3779B97F4A7C15ULL


cdef inline int below(uint64_t* generator, int bound) noexcept nogil:
    return scaled(next_random(generator), bound)


cdef inline int weighted(uint64_t* generator, int* odds, int total) noexcept nogil:
    return weighted_at(odds, below(generator, total))


cdef inline int scaled(uint64_t number, int bound) noexcept nogil:
    return <int>(((number >> 32) * <uint64_t>bound) >> 32)


cdef inline int weighted_at(int* odds, int at) noexcept nogil:
    cdef int i = 0
    at -= odds[0]
    while at >= 0:
        i += 1
        at -= odds[i]
    return i


cdef inline uint64_t generator_of(uint64_t seed, uint64_t game) noexcept nogil:
    # each game of a run has a generator of its own, so that the number of threads changes nothing
    cdef uint64_t generator = seed
    next_random(&generator)
    generator ^= (game + 1) * <uint64_t>0xD1342543DE82EF95ULL
    next_random(&generator)
    return generator
