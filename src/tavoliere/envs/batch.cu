/* Many games in step, one thread a game: what `stepping.py` does, for CUDA, and as C for whoever has no GPU.

   A call of each kernel goes through all games. The same seed gives the same games as on the processor, number for number.
   Whoever compiles this defines TV_STATE (bytes of a state, as they lie in memory), TV_ACTIONS, TV_PHASES and, for CUDA,
   TV_THREADS (of a block) and TV_BLOCKS_AT_ONCE (of a multiprocessor), and puts the game's functions where they are
   included. TV_PHASE(s) is what a game waits for, below TV_PHASES.

   Neighbouring threads that do different things wait for each other. So a step is three kernels, each of which shares
   the games of a block out to its threads anew, those of the same phase side by side: `step_games` plays the actions,
   `go_on_games` lets chance play in those games only in which nobody decides, `show_games` finds what is legal. */

typedef unsigned long long Word;

#ifdef __CUDACC__
#define TV_FUNCTION static __device__
#define TV_CALLED static __device__ __noinline__
#define TV_TABLE static __device__ const
#define TV_KERNEL extern "C" __global__ void __launch_bounds__(TV_THREADS, TV_BLOCKS_AT_ONCE)
#define TV_SHARED __shared__
#define TV_BLOCK blockIdx.x
#define TV_BLOCKS gridDim.x
#define TV_THREAD threadIdx.x
/* Not __syncthreads: that lets a warp pass when some of its threads have come, and after the rules' calls within calls
   they are not always together again, though the compiler takes them to be. This form waits for each thread. */
#define TV_WAIT asm volatile("barrier.sync 0;" ::: "memory")
#define TV_BITS(word) __popc(word)
#define TV_LEAST(place, number) atomicMin(place, number)
#define TV_ADD(place, number) atomicAdd(place, number)
#else
#define TV_FUNCTION static inline
#define TV_CALLED static
#define TV_TABLE static const
#define TV_KERNEL void
#define TV_THREADS 1
#define TV_SHARED
#define TV_BLOCK 0
#define TV_BLOCKS 1
#define TV_THREAD 0
#define TV_WAIT
#define TV_BITS(word) __builtin_popcount(word)
#define TV_LEAST(place, number) (*(place) = *(place) < (number) ? *(place) : (number))
#define TV_ADD(place, number) ((*(place) += (number)) - (number))
#endif
#define TV_EACH_BLOCK(first, games) \
    for (unsigned first = TV_BLOCK * TV_THREADS; first < (games); first += TV_BLOCKS * TV_THREADS)

enum {
    TV_MOST_LEGAL = TV_ACTIONS + 32, /* the rules may write a little further than what counts in the end */
    TV_MOST_SEATS = 8,
    TV_CHANCE = -1,
    TV_WORDS = (TV_ACTIONS + 31) / 32
};

#include "rules"

enum { TV_NO_GAME = TV_PHASES, TV_PLACES }; /* of a block: one for each phase, one for threads without a game */

/* Everything of a batch, as `device_batch.py` lays it out. There is room for whole blocks of states, views and masks. */
typedef struct {
    char* states;
    char* views;
    unsigned* bits; /* the masks in words of 32 actions */
    unsigned char* masks;
    signed char* actors;
    float* rewards;
    int* scores;
    unsigned char* done;
    int* facts;
    int* lengths;
    int* played;
    int* running; /* decisions of the games as they stand */
    Word* chance;
    Word* choice;
    unsigned* waiting; /* how many games wait for chance, then which */
    int* illegal;      /* the first game whose action is not legal, or the number of games */
    const char* start; /* the bytes of one state */
    unsigned games;
    int seats;
    int number_of_facts;
    int sides[TV_MOST_SEATS];
} Batch;

/* What the threads of a block tell each other. */
typedef struct {
    unsigned order[TV_THREADS];
    unsigned given[TV_THREADS];
    unsigned places[TV_PLACES];
    unsigned waiting;
} Shared;

/* 16 bytes, which a thread reads and writes at once. */
#ifdef __CUDACC__
typedef struct __align__(16) {
    unsigned words[4];
} Line;
TV_FUNCTION void show(unsigned char* place, unsigned room, Line line) { *(Line*)place = line; }
#else
typedef struct {
    unsigned words[4];
} Line;
TV_FUNCTION void show(unsigned char* place, unsigned room, Line line) {
    __builtin_memcpy(place, &line, room < 16 ? room : 16);
}
#endif

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

TV_FUNCTION State state_of(const Batch* batch, unsigned game) { return (State)(batch->states + (Word)game * TV_STATE); }

/* The mean, over the seats of other sides, of 1 for standing better and -1 for standing worse (`rewards.py`). */
TV_FUNCTION void settle(const Batch* batch, unsigned game, State s) {
    int numbers[TV_MOST_SEATS];
    float* rewards = batch->rewards + (Word)game * batch->seats;
    int* scores = batch->scores + (Word)game * batch->seats;
    batch->played[game]++;
    batch->lengths[game] = batch->running[game];
    batch->running[game] = 0;
    rule_facts(s, batch->facts + (Word)game * batch->number_of_facts);
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

TV_FUNCTION void begin_game(const Batch* batch, State s) {
    for (int i = 0; i < TV_STATE / 16; i++) ((Line*)s)[i] = ((const Line*)batch->start)[i];
}

/* Chance plays, and a game that is over begins anew, until somebody decides. */
TV_FUNCTION void go_on(const Batch* batch, unsigned game) {
    State s = state_of(batch, game);
    Word chance = batch->chance[game];
    int odds[TV_MOST_LEGAL];
    int who = rule_actor(s);
    while (who < 0) {
        if (who == TV_CHANCE) {
            int total = rule_weights(s, odds);
            if (total <= 0) break;
            rule_apply(s, weighted(&chance, odds, total));
        } else if (!batch->done[game]) {
            settle(batch, game, s);
            batch->done[game] = 1;
            begin_game(batch, s);
        } else
            break;
        who = rule_actor(s);
    }
    batch->actors[game] = who;
    batch->chance[game] = chance;
}

/* The actions of a game are in ascending order, so that each word of bits is complete when a later one begins. */
TV_FUNCTION void look(State s, unsigned* words) {
    int legal[TV_MOST_LEGAL];
    int count = rule_legal(s, legal);
    int word = 0;
    unsigned bits = 0;
    for (int i = 0; i < count; i++) {
        for (; word < legal[i] >> 5; word++) {
            words[word] = bits;
            bits = 0;
        }
        bits |= 1u << (legal[i] & 31);
    }
    for (; word < TV_WORDS; word++) {
        words[word] = bits;
        bits = 0;
    }
}

/* A legal action, all equally likely. */
TV_FUNCTION int choose(const unsigned* words, Word* generator) {
    int count = 0, left, word = 0;
    unsigned bits = words[0];
    for (int i = 0; i < TV_WORDS; i++) count += TV_BITS(words[i]);
    left = below(generator, count);
    while (left >= TV_BITS(bits)) {
        left -= TV_BITS(bits);
        bits = words[++word];
    }
    for (; left > 0; left--) bits &= bits - 1;
    return word * 32 + TV_BITS((bits & -bits) - 1);
}

TV_FUNCTION void blank(const Batch* batch, unsigned game) {
    batch->done[game] = 0;
    batch->lengths[game] = 0;
    for (int fact = 0; fact < batch->number_of_facts; fact++)
        batch->facts[(Word)game * batch->number_of_facts + fact] = 0;
    for (int seat = 0; seat < batch->seats; seat++) {
        batch->rewards[(Word)game * batch->seats + seat] = 0;
        batch->scores[(Word)game * batch->seats + seat] = 0;
    }
}

/* --- the games of a block --- */

/* Gives each thread the number and the work of one of them, so that threads side by side have places side by side. A
   warp by itself has nothing to gain from that. */
TV_FUNCTION void share_out(Shared* shared, int place, unsigned* thread, unsigned* work) {
#if TV_THREADS > 32
    const int each = (TV_PLACES + 31) / 32;
    unsigned rank;
    for (int i = *thread; i < TV_PLACES; i += TV_THREADS) shared->places[i] = 0;
    TV_WAIT;
    rank = TV_ADD(&shared->places[place], 1);
    TV_WAIT;
    if (*thread < 32) { /* how many come before each place */
        const int begin = *thread * each, end = min(begin + each, (int)TV_PLACES);
        unsigned sum = 0, before;
        for (int i = begin; i < end; i++) sum += shared->places[i];
        before = sum;
        for (unsigned reach = 1; reach < 32; reach *= 2) {
            const unsigned other = __shfl_up_sync(~0u, before, reach);
            if (*thread >= reach) before += other;
        }
        before -= sum;
        for (int i = begin; i < end; i++) {
            const unsigned here = shared->places[i];
            shared->places[i] = before;
            before += here;
        }
    }
    TV_WAIT;
    shared->order[shared->places[place] + rank] = *thread;
    shared->given[*thread] = *work;
    TV_WAIT;
    *thread = shared->order[*thread];
    *work = shared->given[*thread];
#else
    (void)shared, (void)place, (void)thread, (void)work;
#endif
}

/* --- all games --- */

TV_KERNEL seed_games(const Batch* given, Word seed) {
    const Batch batch = *given;
    TV_EACH_BLOCK(first, batch.games) {
        const Word game = first + TV_THREAD;
        if (game < batch.games) {
            batch.chance[game] = generator_of(seed, 2 * game);
            batch.choice[game] = generator_of(seed, 2 * game + 1);
        }
    }
}

/* All games begin, and wait for chance. */
TV_KERNEL begin_games(const Batch* given) {
    const Batch batch = *given;
    TV_EACH_BLOCK(first, batch.games) {
        const unsigned game = first + TV_THREAD;
        if (game == 0) batch.waiting[0] = batch.games;
        if (game < batch.games) {
            begin_game(&batch, state_of(&batch, game));
            blank(&batch, game);
            batch.played[game] = batch.running[game] = 0;
            batch.waiting[1 + game] = game;
        }
    }
}

TV_KERNEL find_illegal(const Batch* given, const int* actions) {
    const Batch batch = *given;
    TV_EACH_BLOCK(first, batch.games) {
        const unsigned game = first + TV_THREAD;
        if (game < batch.games) {
            const int a = actions[game];
            if (a < 0 || a >= TV_ACTIONS || !(batch.bits[(Word)game * TV_WORDS + a / 32] >> a % 32 & 1))
                TV_LEAST(batch.illegal, (int)game);
        }
    }
}

TV_KERNEL choose_actions(const Batch* given, int* actions) {
    const Batch batch = *given;
    TV_EACH_BLOCK(first, batch.games) {
        const unsigned game = first + TV_THREAD;
        if (game < batch.games) actions[game] = choose(batch.bits + (Word)game * TV_WORDS, &batch.choice[game]);
    }
}

/* Plays one action in each game, at random where none are given; plays nothing where `find_illegal` found something. */
TV_KERNEL step_games(const Batch* given, const int* actions) {
    TV_SHARED Shared shared;
    const Batch batch = *given;
    if (*batch.illegal != (int)batch.games) return;
    TV_EACH_BLOCK(first, batch.games) {
        unsigned thread = TV_THREAD, action = 0, game = first + thread, nth = 0;
        int place = TV_NO_GAME, who = 0;
        if (game < batch.games) {
            const unsigned* words = batch.bits + (Word)game * TV_WORDS;
            action = actions ? actions[game] : choose(words, &batch.choice[game]);
            place = TV_PHASE(state_of(&batch, game));
        }
        shared.waiting = 0;
        share_out(&shared, place, &thread, &action);
        game = first + thread;
        if (game < batch.games) {
            State s = state_of(&batch, game);
            if (batch.done[game]) blank(&batch, game);
            batch.running[game]++;
            rule_apply(s, action);
            who = rule_actor(s);
            if (who < 0)
                nth = TV_ADD(&shared.waiting, 1);
            else
                batch.actors[game] = who;
        }
        TV_WAIT;
        if (TV_THREAD == 0) shared.waiting = TV_ADD(batch.waiting, shared.waiting);
        TV_WAIT;
        if (who < 0) batch.waiting[1 + shared.waiting + nth] = game;
        TV_WAIT;
    }
}

/* Lets the games that wait go on until somebody decides. */
TV_KERNEL go_on_games(const Batch* given) {
    TV_SHARED Shared shared;
    const Batch batch = *given;
    const unsigned count = batch.waiting[0];
    TV_EACH_BLOCK(first, count) {
        unsigned thread = TV_THREAD, game = 0;
        int place = TV_NO_GAME;
        if (first + thread < count) {
            game = batch.waiting[1 + first + thread];
            place = TV_PHASE(state_of(&batch, game));
        }
        share_out(&shared, place, &thread, &game);
        if (first + thread < count) go_on(&batch, game);
        TV_WAIT;
    }
}

/* Finds what is legal now. */
TV_KERNEL show_games(const Batch* given) {
    TV_SHARED Shared shared;
    TV_SHARED unsigned found[TV_THREADS * TV_WORDS];
    const Batch batch = *given;
    if (TV_BLOCK == 0 && TV_THREAD == 0) batch.waiting[0] = 0;
    TV_EACH_BLOCK(first, batch.games) {
        const unsigned games = batch.games - first < TV_THREADS ? batch.games - first : TV_THREADS;
        unsigned thread = TV_THREAD, unused = 0;
        const int place = thread < games ? TV_PHASE(state_of(&batch, first + thread)) : TV_NO_GAME;
        share_out(&shared, place, &thread, &unused);
        if (thread < games) look(state_of(&batch, first + thread), found + thread * TV_WORDS);
        TV_WAIT;
        for (unsigned i = TV_THREAD; i < games * TV_WORDS; i += TV_THREADS)
            batch.bits[(Word)first * TV_WORDS + i] = found[i];
        for (unsigned i = TV_THREAD * 16; i < games * TV_ACTIONS; i += TV_THREADS * 16) {
            unsigned game = i / TV_ACTIONS, a = i % TV_ACTIONS, bits = 0;
            Line line;
            for (unsigned done = 0; done < 16 && game < games;) {
                const unsigned in_word = 32 - a % 32, in_game = TV_ACTIONS - a;
                bits |= found[game * TV_WORDS + a / 32] >> a % 32 << done;
                done += in_word < in_game ? in_word : in_game;
                a += in_word;
                if (in_game <= in_word) a = 0, game++;
            }
            for (int n = 0; n < 4; n++) line.words[n] = (bits >> 4 * n & 15) * 0x00204081u & 0x01010101u;
            show(batch.masks + (Word)first * TV_ACTIONS + i, games * TV_ACTIONS - i, line);
        }
        TV_WAIT;
    }
}

/* The views are copies of the states, from which the seats that decide do not see more than they may. A few games at a
   time lie in the block's own memory meanwhile, one word apart from each other so that its banks are all in use. */
TV_KERNEL write_views(const Batch* given) {
    enum { WORDS = TV_STATE / 4, APART = WORDS + 1, TOGETHER = TV_THREADS < 32 ? TV_THREADS : 32 };
    TV_SHARED unsigned room[TOGETHER * APART];
    const Batch batch = *given;
    for (unsigned first = TV_BLOCK * TOGETHER; first < batch.games; first += TV_BLOCKS * TOGETHER) {
        const Line* from = (const Line*)(batch.states + (Word)first * TV_STATE);
        Line* to = (Line*)(batch.views + (Word)first * TV_STATE);
        for (unsigned i = TV_THREAD; i < TOGETHER * WORDS / 4; i += TV_THREADS) {
            const Line line = from[i];
            for (int n = 0; n < 4; n++) room[i * 4 / WORDS * APART + i * 4 % WORDS + n] = line.words[n];
        }
        TV_WAIT;
        if (TV_THREAD < TOGETHER && first + TV_THREAD < batch.games)
            rule_view((State)(room + TV_THREAD * APART), batch.actors[first + TV_THREAD]);
        TV_WAIT;
        for (unsigned i = TV_THREAD; i < TOGETHER * WORDS / 4; i += TV_THREADS) {
            Line line;
            for (int n = 0; n < 4; n++) line.words[n] = room[i * 4 / WORDS * APART + i * 4 % WORDS + n];
            to[i] = line;
        }
        TV_WAIT;
    }
}
