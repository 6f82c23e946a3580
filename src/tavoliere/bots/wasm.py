"""python -m tavoliere.bots.wasm [GAME | MODULE:DEFINITION ...]: the search as WebAssembly, a module for each game.

It lies beside `rules.wasm` (`engine/wasm.py`), so that a page that only shows a game need not fetch it. It holds the
search, those functions of the game's that it asks, and the layers of a network, and imports nothing:

    at = room(bytes)      sets memory aside that stays: for a view, for the arrays of a network, for `sums`
    judge(...)            gives it a network, by the addresses of its arrays; or none, if `rows` is 0
    plant(view, ...)      a new tree about a view of the seat that is to act; what the one before knew about this view
                          is taken over, if that is wanted, and the rest is gone
    think(iterations)     0 where there is no memory for more; think_about(action, iterations, sums) is like it
    iterations(), lead()  how many it has gone through; how much more often one action was tried than any other
    branches(node)        the address of a node's branches, of which there are branch_count(node), of 32 bytes each:
                          key, node, visits (32 bits), 4 bytes, prior, value (64 bits); key % actions is the action.
                          0 is the root, and node_below(path, length) where a path of keys leads, or -1
    total()               the address of what each seat's chances add up to over all iterations
    heuristic, moment     the game's own, for players that do not search

The same seed and iterations give the same tree as any other form of the search, to the last bit.
"""

import sys
from pathlib import Path

from tavoliere.bots.search_program import SEARCH
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.definition.schema import offsets
from tavoliere.definition.source_lines import beside
from tavoliere.engine.c_source import c_source
from tavoliere.engine.plain_language import functions_of, interface, provided
from tavoliere.engine.wasm import BEFORE, SECTION, compile_module, hash_of, named
from tavoliere.games.registry import GAMES

# What the search asks of a game.
ASKED = (
    *("actor", "legal", "weights", "apply", "scores", "standing", "view", "unknown", "reveal", "seen", "heuristic"),
    *("moment", "evaluate", "prior", "playout", "eyes", "features", "policy"),
)
# For speed: smaller by a third, a network takes twice as long; without vectors, half as long again.
FLAGS = ("-O2", "-mcpu=mvp+bulk_memory+simd128", "-Wl,-z,stack-size=262144")

MEMORY = """\
#include <stddef.h>
#include <stdint.h>
#define TV_RULE(rules, name) rule_##name
#define TV_STATE_SIZE(rules) sizeof(*(State)0)
#define tv_sqrt __builtin_sqrt
#define memcpy __builtin_memcpy
static int memcmp(const void* one, const void* other, size_t size) {
    const char *a = (const char*)one, *b = (const char*)other;
    for (size_t i = 0; i < size; i++)
        if (a[i] != b[i]) return 1;
    return 0;
}
typedef struct Rules Rules;
#define TV_ARITHMETIC /* it comes with the game */

/* Memory in a row; what an array leaves behind when it grows is free again with the next tree. */
extern char __heap_base;
static char* tv_free = &__heap_base;
static char* tv_kept = &__heap_base; /* the end of what stays */
static void* tv_larger(void* array, size_t old, size_t size) {
    char* found = tv_free;
    size_t end = ((size_t)found + size + 15) / 16 * 16, pages = (end + 65535) / 65536;
    if (size > (1u << 30) || end < (size_t)found) return 0;
    if (pages > __builtin_wasm_memory_size(0) &&
        __builtin_wasm_memory_grow(0, pages - __builtin_wasm_memory_size(0)) == (size_t)-1)
        return 0;
    memcpy(found, array, old);
    tv_free = (char*)end;
    return found;
}
"""

DOOR = """\
static Tree tv_tree;
static char tv_states[5][(sizeof(*(State)0) + 15) / 16 * 16] __attribute__((aligned(16)));

TV_EXPORT(room) void* tv_room(int bytes) {
    void* found;
    tv_free = tv_kept;
    found = tv_larger(0, 0, bytes);
    tv_kept = tv_free;
    return found;
}

TV_EXPORT(judge) void tv_judge(
    int rows, int first, int outputs, int shift, int embedding_bytes, const void* row_of, const void* embedding,
    const void* bias, const void* hidden, const void* hidden_bias, const void* value, const void* value_bias,
    const void* policy, const void* policy_bias, int at_leaf, int priors, double logit, double formulas,
    const int* output, const int* partners) {
    Network net = {TV_FEATURES, rows, first, outputs, TV_POLICIES, shift, embedding_bytes, TV_WIDTHS, row_of, embedding,
        bias, hidden, hidden_bias, value, value_bias, policy, policy_bias};
    tv_tree = (Tree){0};
    if (rows == 0) return;
    tv_tree.net = net;
    tv_tree.learned = 1;
    tv_tree.at_leaf = at_leaf;
    tv_tree.learned_priors = priors;
    tv_tree.logit = logit;
    tv_tree.formulas = formulas;
    tv_tree.outputs = outputs;
    tv_tree.policies = TV_POLICIES;
    memcpy(tv_tree.output, output, sizeof(tv_tree.output));
    memcpy(tv_tree.partners, partners, sizeof(tv_tree.partners));
}

/* The arrays of the tree take the place of those that it was made from. */
static void* tv_moved(void* array, size_t size) {
    void* found = tv_free;
    if (array) __builtin_memmove(found, array, size);
    if (array) tv_free += (size + 15) / 16 * 16;
    return array ? found : 0;
}
static void tv_move_down(Tree* t) {
    int nodes_first = (char*)t->nodes < (char*)t->branches;
    tv_free = tv_kept;
    if (nodes_first) t->nodes = tv_moved(t->nodes, t->nodes_room * sizeof(Node));
    t->branches = tv_moved(t->branches, t->branches_room * sizeof(Branch));
    if (!nodes_first) t->nodes = tv_moved(t->nodes, t->nodes_room * sizeof(Node));
}

TV_EXPORT(plant) int tv_plant(
    const void* view, unsigned seed, unsigned seed_above, int horizon, double exploration, double temperature,
    double epsilon, int most_nodes, int fitted, int adopting) {
    Tree *t = &tv_tree, old = tv_tree;
    int points[program_MOST_LEGAL];
    if (!adopting) tv_free = tv_kept;
    t->nodes = 0, t->nodes_room = 0, t->branches = 0, t->branches_room = 0;
    t->root = tv_states[0], t->state = tv_states[1], t->observation = tv_states[2];
    t->earlier = tv_states[3], t->now = tv_states[4];
    memcpy(t->root, view, sizeof(*(State)0));
    t->seed = (uint64_t)seed_above << 32 | seed;
    t->generator = tv_generator_of(t->seed, 0);
    t->seat = rule_actor((State)t->root);
    t->seats = rule_scores((State)t->root, points);
    t->actions = TV_ACTIONS;
    t->horizon = horizon, t->exploration = exploration, t->temperature = temperature, t->epsilon = epsilon;
    t->most_nodes = most_nodes, t->fitted = fitted && TV_FITTED, t->forced = program_CHOSEN;
    t->iterations = 0, t->decisions = 0;
    for (int p = 0; p < program_MOST_SEATS; p++) t->total[p] = 0;
    if (!program_clear(t)) return 0;
    if (adopting && old.nodes && old.seat == t->seat && old.seats == t->seats) program_adopt(t, &old);
    if (adopting) tv_move_down(t);
    return 1;
}

TV_EXPORT(think) int tv_think(int iterations) { return program_think(&tv_tree, iterations); }
TV_EXPORT(think_about) int tv_think_about(int action, int iterations, double* sums) {
    return program_think_about(&tv_tree, action, iterations, sums);
}
TV_EXPORT(iterations) int tv_iterations(void) { return (int)tv_tree.iterations; }
TV_EXPORT(lead) int tv_lead(void) { return program_lead(&tv_tree); }
TV_EXPORT(branches) Branch* tv_branches(int at) { return tv_tree.branches + tv_tree.nodes[at].first; }
TV_EXPORT(branch_count) int tv_branch_count(int at) { return tv_tree.nodes[at].count; }
TV_EXPORT(node_below) int tv_node_below(const int* path, int length) {
    int at = 0;
    for (int n = 0; n < length; n++) {
        int i = program_branch_of(&tv_tree, at, path[n], 0);
        if (i < 0 || tv_tree.branches[tv_tree.nodes[at].first + i].node <= 0) return -1;
        at = tv_tree.branches[tv_tree.nodes[at].first + i].node;
    }
    return at;
}
TV_EXPORT(total) double* tv_total(void) { return tv_tree.total; }
TV_EXPORT(heuristic) int tv_heuristic(const void* state, int action) { return rule_heuristic((State)state, action); }
TV_EXPORT(moment) int tv_moment(const void* state) { return rule_moment((State)state); }
"""


def search_source(definition: GameDefinition) -> str:
    """The text in C of a game's search."""
    found = provided(definition, functions_of(definition))
    forms = [form for form in found if form in ASKED]
    widths = definition.features.WIDTHS if definition.features else ()
    numbers = {
        "ACTIONS": offsets(definition.actions.BLOCKS)[-1],
        "FITTED": int("playout" in forms),
        "FEATURES": len(widths),
        "POLICIES": definition.features.POLICY if definition.features else 0,
    }
    game = [
        *(f"#define TV_{name} {number}" for name, number in numbers.items()),
        f"static const int TV_WIDTHS[] = {{{', '.join(map(str, widths or (0,)))}}};",
        c_source(definition, forms),
        *(lacking(form) for form in ASKED if form not in forms),
    ]
    return "\n".join([BEFORE, SEARCH.source("\n".join([MEMORY, *game])), DOOR])


def lacking(form: str) -> str:
    """A function that the search never asks of this game."""
    header = interface()[form].replace(f"(*{form})", f"rule_{form}")
    return f"static {header} {{ {'' if header.startswith('void') else 'return 0; '}}}"


def module_of(definition: GameDefinition) -> Path:
    """Where a game's module lies."""
    return beside(definition.heuristic, "bots.wasm")


def is_current(definition: GameDefinition) -> bool:
    """Whether a game's module was made of its rules and the search as they are."""
    path = module_of(definition)
    return path.exists() and path.read_bytes().endswith(SECTION + hash_of(search_source(definition)))


def main() -> None:
    for definition in map(named, sys.argv[1:] or GAMES):
        if not is_current(definition):
            module_of(definition).write_bytes(compile_module(search_source(definition), *FLAGS))
        print(f"{definition.name}: {module_of(definition).stat().st_size} bytes")


if __name__ == "__main__":
    main()
