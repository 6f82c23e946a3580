/* What each form of a program gives (`program.py`), in C. Whoever includes it defines for the form: TV_STATE_SIZE(rules),
   and tv_larger(array, old, size), which gives larger memory with the old bytes in it, or NULL. */

#include <stddef.h>
#include <stdint.h>

/* Random numbers: splitmix64. The next one is worked out while the rules are at work, as nobody waits for it there. */
typedef struct {
    uint64_t state, ahead;
} Generator;

static inline uint64_t tv_mixed(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

static inline uint64_t tv_next(Generator* generator) {
    uint64_t number = generator->ahead;
    generator->state += 0x9E3779B97F4A7C15ULL;
    generator->ahead = tv_mixed(generator->state);
    return number;
}

static inline Generator tv_generator_of(uint64_t seed, long long game) {
    Generator found;
    found.state = seed + 0x9E3779B97F4A7C15ULL;
    found.state ^= (uint64_t)(game + 1) * 0xD1342543DE82EF95ULL;
    found.state += 2 * 0x9E3779B97F4A7C15ULL;
    found.ahead = tv_mixed(found.state);
    return found;
}

#define tv_generator_like(other) (*(other))

static inline int tv_below(Generator* generator, int bound) {
    return (int)(((tv_next(generator) >> 32) * (uint64_t)bound) >> 32);
}

static inline int tv_weighted(Generator* generator, const int* odds, int total) {
    int i = 0, left = tv_below(generator, total) - odds[0];
    while (left >= 0) left -= odds[++i];
    return i;
}

/* States. */
#define tv_copy(rules, to, other) ((void)memcpy(to, other, TV_STATE_SIZE(rules)))
#define tv_same(rules, one, other) (memcmp(one, other, TV_STATE_SIZE(rules)) == 0)
#define tv_hash(rules, state) tv_hash_of((const char*)(state), TV_STATE_SIZE(rules))

static inline uint64_t tv_hash_of(const char* state, size_t size) {
    uint64_t mixed = size, word;
    for (size_t at = 0; at < size; at += 8) {
        word = 0;
        memcpy(&word, state + at, size - at < 8 ? size - at : 8);
        mixed = (mixed ^ word) * 0x9E3779B97F4A7C15ULL;
        mixed ^= mixed >> 29;
    }
    return mixed ^ (mixed >> 32);
}

/* Arrays that grow; `array` is where the pointer to one lies. */
static inline int tv_room_for(void* array, int* room, int count, size_t size) {
    void* found;
    long long wanted = *room > 0 ? *room : 1024;
    while (wanted < count) wanted *= 2;
    memcpy(&found, array, sizeof(found));
    found = tv_larger(found, *room * size, (size_t)wanted * size);
    if (found == NULL) return 0;
    memcpy(array, &found, sizeof(found));
    *room = (int)wanted;
    return 1;
}

static inline double tv_least(double a, double b) { return b < a ? b : a; }
static inline double tv_most(double a, double b) { return b > a ? b : a; }
