/* Many games in step, one thread a game: what `_batch.pyx` does, for CUDA, and as C for whoever has no GPU.

   A call of each kernel goes through all games. The same seed gives the same games as on the processor, number for number.
   Whoever compiles this defines TV_GAMES, TV_STRIDE (games, rounded up), TV_STATE (bytes of a state), TV_ACTIONS and
   TV_INDEX (an unsigned type for TV_STRIDE * TV_STATE), and puts the game's functions where they are included.

   Memory: number i of a field that begins at byte b of a state lies, for all games side by side, from byte
   b * TV_STRIDE + i * width * TV_STRIDE on. So threads side by side read side by side, and a field of all games is an
   array with strides. Masks are also kept as bits, one line of games for each word of 32 actions. */

typedef unsigned long long Word;

#ifdef __CUDACC__
#define TV_FUNCTION static __device__
#define TV_TABLE static __device__ const
#define TV_KERNEL extern "C" __global__ void
#define TV_FIRST (blockIdx.x * blockDim.x + threadIdx.x)
#define TV_NEXT (gridDim.x * blockDim.x)
#define TV_BITS(word) __popc(word)
#define TV_LEAST(place, number) atomicMin(place, number)
#define TV_COUNT(place) atomicAdd(place, 1)
#else
#define TV_FUNCTION static inline
#define TV_TABLE static const
#define TV_KERNEL void
#define TV_FIRST 0
#define TV_NEXT 1
#define TV_BITS(word) __builtin_popcount(word)
#define TV_LEAST(place, number) (*(place) = *(place) < (number) ? *(place) : (number))
#define TV_COUNT(place) ((*(place))++)
#endif
#define TV_EACH_GAME(game) for (unsigned game = TV_FIRST; game < TV_GAMES; game += TV_NEXT)
#define TV_WORDS ((TV_ACTIONS + 31) / 32)

enum { TV_MOST_LEGAL = 512, TV_MOST_SEATS = 8, TV_CHANCE = -1, TV_NOBODY_ACTS = -2 };

typedef struct {
    char* memory;
    unsigned game;
} State;

#define TV_AT(s, type, width, offset, i) \
    (((type*)((s).memory + (TV_INDEX)(offset) * TV_STRIDE))[(TV_INDEX)(i) * TV_STRIDE + (s).game])

#include "rules"

/* Everything of a batch, as `gpu_batch.py` lays it out. */
typedef struct {
    char* states;
    char* views;
    unsigned* bits;
    unsigned char* masks;
    signed char* actors;
    float* rewards;
    int* scores;
    unsigned char* done;
    Word* chance;
    Word* choice;
    int* illegal;      /* the first game whose action is not legal, or TV_GAMES; then how many games wait for chance */
    unsigned* waiting; /* which they are */
    const char* start; /* the bytes of one state */
    int seats;
    int sides[TV_MOST_SEATS];
} Batch;

/* --- chance: splitmix64, as in `_core.pxd` --- */

TV_FUNCTION Word next_random(Word* generator) {
    Word z = *generator += 0x9E3779B97F4A7C15ULL;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

TV_FUNCTION int below(Word* generator, int bound) {
    return (int)(((next_random(generator) >> 32) * (Word)bound) >> 32);
}

TV_FUNCTION int weighted(Word* generator, const int* odds, int total) {
    int i = 0, left = below(generator, total) - odds[0];
    while (left >= 0) left -= odds[++i];
    return i;
}

TV_FUNCTION Word generator_of(Word seed, Word number) {
    Word generator = seed;
    next_random(&generator);
    generator ^= (number + 1) * 0xD1342543DE82EF95ULL;
    next_random(&generator);
    return generator;
}

/* --- one game --- */

/* Chance plays until somebody decides or the game is over. */
TV_FUNCTION int draw(State s, Word* chance) {
    int odds[TV_MOST_LEGAL];
    int who = rule_actor(s);
    while (who == TV_CHANCE) {
        int total = rule_weights(s, odds);
        if (total <= 0) break;
        rule_apply(s, weighted(chance, odds, total));
        who = rule_actor(s);
    }
    return who;
}

TV_FUNCTION int begin_game(const Batch* batch, State s, Word* chance) {
    state_from(s, batch->start);
    return draw(s, chance);
}

/* The mean, over the seats of other sides, of 1 for standing better and -1 for standing worse (`rewards.py`). */
TV_FUNCTION void settle(const Batch* batch, State s) {
    int numbers[TV_MOST_SEATS];
    float* rewards = batch->rewards + (TV_INDEX)s.game * batch->seats;
    int* scores = batch->scores + (TV_INDEX)s.game * batch->seats;
    rule_scores(s, numbers);
    for (int seat = 0; seat < batch->seats; seat++) scores[seat] = numbers[seat];
    rule_standing(s, numbers);
    for (int mine = 0; mine < batch->seats; mine++) {
        int rivals = 0, better = 0;
        for (int theirs = 0; theirs < batch->seats; theirs++)
            if (batch->sides[mine] != batch->sides[theirs]) {
                rivals++;
                better += (numbers[mine] > numbers[theirs]) - (numbers[mine] < numbers[theirs]);
            }
        rewards[mine] = rivals ? (float)((double)better / rivals) : 0;
    }
}

/* The actions of a game are in ascending order, so that each word of bits is complete when a later one begins. */
TV_FUNCTION void look(const Batch* batch, State s) {
    int legal[TV_MOST_LEGAL];
    int count = rule_legal(s, legal);
    int word = 0;
    unsigned bits = 0;
    for (int i = 0; i < count; i++) {
        for (; word < legal[i] >> 5; word++) {
            batch->bits[(TV_INDEX)word * TV_STRIDE + s.game] = bits;
            bits = 0;
        }
        bits |= 1u << (legal[i] & 31);
    }
    for (; word < TV_WORDS; word++) {
        batch->bits[(TV_INDEX)word * TV_STRIDE + s.game] = bits;
        bits = 0;
    }
}

TV_FUNCTION void blank(const Batch* batch, unsigned game) {
    batch->done[game] = 0;
    for (int seat = 0; seat < batch->seats; seat++) {
        batch->rewards[(TV_INDEX)game * batch->seats + seat] = 0;
        batch->scores[(TV_INDEX)game * batch->seats + seat] = 0;
    }
}

/* --- all games --- */

TV_KERNEL seed_games(const Batch* given, Word seed) {
    const Batch batch = *given;
    TV_EACH_GAME(game) {
        batch.chance[game] = generator_of(seed, 2 * (Word)game);
        batch.choice[game] = generator_of(seed, 2 * (Word)game + 1);
    }
}

TV_KERNEL begin_games(const Batch* given) {
    const Batch batch = *given;
    TV_EACH_GAME(game) {
        State s = {batch.states, game};
        blank(&batch, game);
        batch.actors[game] = begin_game(&batch, s, &batch.chance[game]);
        look(&batch, s);
    }
}

TV_KERNEL find_illegal(const Batch* given, const int* actions) {
    const Batch batch = *given;
    batch.illegal[1] = 0;
    TV_EACH_GAME(game) {
        int a = actions[game];
        if (a < 0 || a >= TV_ACTIONS || !(batch.bits[(TV_INDEX)(a >> 5) * TV_STRIDE + game] >> (a & 31) & 1))
            TV_LEAST(batch.illegal, (int)game);
    }
}

/* Chance, then the end of the game and the next one's beginning, until somebody decides. */
TV_FUNCTION void go_on(const Batch* batch, State s) {
    Word chance = batch->chance[s.game];
    int who = draw(s, &chance);
    if (who == TV_NOBODY_ACTS) {
        settle(batch, s);
        batch->done[s.game] = 1;
        who = begin_game(batch, s, &chance);
    }
    batch->actors[s.game] = who;
    batch->chance[s.game] = chance;
}

/* Plays nothing where `find_illegal` found something. */
TV_KERNEL step_games(const Batch* given, const int* actions) {
    const Batch batch = *given;
    if (*batch.illegal != TV_GAMES) return;
    TV_EACH_GAME(game) {
        State s = {batch.states, game};
        int who;
        if (batch.done[game]) blank(&batch, game);
        rule_apply(s, actions[game]);
        who = rule_actor(s);
#ifdef TV_APART
        if (who < 0) {
            batch.waiting[TV_COUNT(batch.illegal + 1)] = game;
            continue;
        }
        batch.actors[game] = who;
#else
        if (who < 0)
            go_on(&batch, s);
        else
            batch.actors[game] = who;
#endif
        look(&batch, s);
    }
}

/* The games that wait for chance, side by side, so that no thread waits for a neighbour that does nothing. */
TV_KERNEL go_on_games(const Batch* given) {
    const Batch batch = *given;
    const int count = batch.illegal[1];
    for (int i = TV_FIRST; i < count; i += TV_NEXT) {
        State s = {batch.states, batch.waiting[i]};
        go_on(&batch, s);
        look(&batch, s);
    }
}

TV_KERNEL write_masks(const Batch* given) {
    const Batch batch = *given;
    const TV_INDEX all = (TV_INDEX)TV_GAMES * TV_ACTIONS;
    for (TV_INDEX first = (TV_INDEX)TV_FIRST * 16; first < all; first += (TV_INDEX)TV_NEXT * 16) {
        unsigned game = first / TV_ACTIONS, a = first % TV_ACTIONS;
        union {
            unsigned char bytes[16];
            unsigned words[4];
        } line;
        for (int i = 0; i < 16; i++) {
            line.bytes[i] = game < TV_GAMES ? batch.bits[(TV_INDEX)(a >> 5) * TV_STRIDE + game] >> (a & 31) & 1 : 0;
            if (++a == TV_ACTIONS) a = 0, game++;
        }
        for (int i = 0; i < 4; i++) ((unsigned*)(batch.masks + first))[i] = line.words[i];
    }
}

TV_KERNEL choose_actions(const Batch* given, int* actions) {
    const Batch batch = *given;
    TV_EACH_GAME(game) {
        int count = 0, left, word = 0;
        unsigned bits;
        for (int i = 0; i < TV_WORDS; i++) count += TV_BITS(batch.bits[(TV_INDEX)i * TV_STRIDE + game]);
        left = below(&batch.choice[game], count);
        bits = batch.bits[game];
        while (left >= TV_BITS(bits)) {
            left -= TV_BITS(bits);
            bits = batch.bits[(TV_INDEX)++word * TV_STRIDE + game];
        }
        for (; left > 0; left--) bits &= bits - 1;
        actions[game] = word * 32 + TV_BITS((bits & -bits) - 1);
    }
}

/* The views are a copy of the states, from which the seat that decides does not yet see less. */
TV_KERNEL hide(const Batch* given) {
    const Batch batch = *given;
    TV_EACH_GAME(game) {
        State s = {batch.views, game};
        rule_view(s, batch.actors[game]);
    }
}
