# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Information-set Monte Carlo tree search over any compiled game, through its table of functions.

Each iteration redeals what the thinking seat cannot know, walks down the tree, plays on to the horizon, and asks the
game for everybody's prospects there; or, with a network, asks it for their chances, there or where the tree ends. A node is what somebody has seen since the root. All seats walk together until an
action is hidden from some: whoever lays a card face down goes the way of that card, the others the way of a card unseen,
and each decides where it stands, by what it knows (multiple-observer search). Draws and dice have no branches: they are
drawn anew each time. Every player looks after its own chances (max^n). Where two decisions of one player in a row come to
the same in either order, as with paladins laid one by one, the more promising is followed first: the other way is closed.
The tree is one array of branches, those of a node side by side.

`interpreted_search.py` is the twin in plain Python.
"""

from libc.math cimport exp, sqrt
from libc.stdint cimport INT32_MAX, int16_t, int32_t, int8_t, uint64_t
from libc.stdlib cimport free, malloc, realloc
from libc.string cimport memcmp, memcpy, memset

from tavoliere.engine._core cimport (
    LESS, Core, Rules, generator_of, next_random, number_in, put_back, redeal, scaled, state_hash, weighted_at
)

from tavoliere.engine import checks

from tavoliere.bots.network import LOGIT, Network, side_outputs

cdef extern from "_network.h" nogil:
    ctypedef struct TavoliereNetwork:
        int features, rows, first, outputs, policies, shift, embedding_bytes
        const int* widths
        const int16_t* row_of
        const void* embedding
        const int32_t* bias
        const int16_t* hidden
        const int32_t* hidden_bias
        const int16_t* value
        const int32_t* value_bias
        const int16_t* policy
        const int32_t* policy_bias

    enum:
        MOST_FIRST
        SECOND

    void tavoliere_second_layer(const TavoliereNetwork* net, const int* features, int32_t* second)
    int32_t tavoliere_value(const TavoliereNetwork* net, const int32_t* second, int output)
    int32_t tavoliere_policy(const TavoliereNetwork* net, const int32_t* second, int action)

cdef enum:
    MOST_LEGAL = 512
    MOST_SAID = 1024  # what a `playout` says of the legal actions, and its notes
    MOST_SEATS = 8
    MOST_FEATURES = 1024
    MOST_DEPTH = 256
    MOST_BRANCHES = 1 << 29
    CHANCE = -1
    NOBODY_ACTS = -2
    CLOSED = -1
    CHOSEN = -1


cdef struct Branch:
    int32_t key  # what is seen of the action, and whose it is
    int32_t node  # where it leads; 0 before anybody went there twice, CLOSED where another order leads to the same
    int32_t visits
    double prior  # -1 before anybody had to choose it
    double value  # the sum of the chances of the player whose action it is, of millions of visits


cdef struct Node:
    int32_t first  # of its branches
    int32_t count
    int32_t room  # for so many branches at `first`
    int32_t visits
    uint64_t view  # a hash of what the thinking seat sees there; 0 when a draw lies between, or it never comes there


cdef class Search:
    """The thinking of one seat about one view."""

    cdef Rules* rules
    cdef Core view  # keeps the rules alive
    cdef bint busy  # thinking, without the interpreter's lock
    cdef int seat
    cdef int seats
    cdef int actions
    cdef char* root
    cdef char* state
    cdef char* observation
    cdef char* earlier  # the state before the last decision in the tree
    cdef char* now
    cdef Node* nodes
    cdef int node_count
    cdef int node_room
    cdef Branch* branches
    cdef int branch_count
    cdef int branch_room
    cdef double chances[MOST_SEATS]
    cdef double total[MOST_SEATS]
    cdef uint64_t generator
    cdef uint64_t seed
    cdef int forced  # the action that every iteration begins with; CHOSEN where the tree chooses
    cdef int horizon
    cdef double exploration
    cdef double temperature
    cdef double epsilon
    cdef readonly long long iterations
    cdef readonly long long decisions
    cdef int most_nodes
    cdef bint fitted  # whether the game's `playout` goes on and says what is tried first
    cdef object network  # keeps its arrays alive
    cdef tuple arrays
    cdef TavoliereNetwork net
    cdef bint learned  # whether a network evaluates,
    cdef bint at_leaf  # where the tree ends rather than at a quiet moment,
    cdef bint learned_priors  # and says what is tried first
    cdef double logit  # the unit of its logits
    cdef double formulas  # how much the game's own evaluation counts beside it
    cdef int output[MOST_SEATS][MOST_SEATS]  # for the eyes of each seat, the logit of each seat's side
    cdef int partners[MOST_SEATS]  # who share a victory

    def __cinit__(self, Core view not None, settings, seed, network=None):
        self.rules = view.rules
        self.view = view
        self.seat = self.rules.actor(view.state)
        if view.known == LESS or self.seat < 0:
            raise ValueError("a search thinks about the view of the seat that is to act")
        self.seats = view.seats
        self.actions = self.rules.actions
        self.root = <char*>malloc(self.rules.state_size)
        self.state = <char*>malloc(self.rules.state_size)
        self.observation = <char*>malloc(self.rules.state_size)
        self.earlier = <char*>malloc(self.rules.state_size)
        self.now = <char*>malloc(self.rules.state_size)
        if not (self.root and self.state and self.observation and self.earlier and self.now):
            raise MemoryError
        memcpy(self.root, view.state, self.rules.state_size)
        self.seed = checks.whole(seed, 0, checks.LAST_SEED, "seed")
        self.generator = generator_of(self.seed, 0)
        self.forced = CHOSEN
        self.horizon, self.exploration, self.temperature, self.epsilon, self.most_nodes, fitted = checks.search_settings(settings)
        self.fitted = fitted and self.rules.playout != NULL
        if network is not None:
            use_network(self, network)
        self.node_room = 1024
        self.nodes = <Node*>malloc(self.node_room * sizeof(Node))
        self.branch_room = 16384
        self.branches = <Branch*>malloc(self.branch_room * sizeof(Branch))
        if not (self.nodes and self.branches):
            raise MemoryError
        clear(self, state_hash(self.root, self.rules.state_size))

    def __dealloc__(self):
        free(self.root)
        free(self.state)
        free(self.observation)
        free(self.earlier)
        free(self.now)
        free(self.nodes)
        free(self.branches)

    def think(self, iterations):
        """Go through so many iterations; MemoryError where the tree cannot grow, which leaves it as it was."""
        need_rest(self)
        cdef int i, count = number_in(iterations, 0, INT32_MAX - self.nodes[0].visits, "iterations")
        self.busy = True
        try:
            with nogil:
                for i in range(count):
                    iterate(self)
        finally:
            self.busy = False

    def think_about(self, action, iterations):
        """Go through so many iterations that begin with one action; MemoryError as from `think`.

        The n-th of each action begins with the same redeal, so that actions are compared with the same luck. Returns
        the sums of each seat's chances, and the sum of the squares of the thinking seat's.
        """
        need_rest(self)
        cdef int number = number_in(action, 0, self.actions - 1, "action")
        cdef int i, p, hint = 0, count = number_in(iterations, 0, INT32_MAX - self.nodes[0].visits, "iterations")
        cdef int before = 0
        cdef double sums[MOST_SEATS]
        cdef double squares = 0
        cdef uint64_t kept = self.generator
        memset(sums, 0, sizeof(sums))
        if not is_legal(self, self.root, number):
            raise ValueError(f"a search thinks about a legal action, which {number} is not")
        i = branch_of(self, 0, self.seat * self.actions + number, &hint)
        if i >= 0:
            before = self.branches[self.nodes[0].first + i].visits
        self.busy = True
        self.forced = number
        try:
            with nogil:
                for i in range(count):
                    self.generator = generator_of(self.seed, before + i)
                    iterate(self)
                    for p in range(self.seats):
                        sums[p] += self.chances[p]
                    squares += self.chances[self.seat] * self.chances[self.seat]
        finally:
            self.generator = kept
            self.forced = CHOSEN
            self.busy = False
        return [sums[p] for p in range(self.seats)], squares

    def continuations(self, path):
        """(action, whose it is, visits) of every way on from a node, by the keys of the branches that lead there.

        A key is what is seen of an action, and whose it is: seat times the number of actions, plus the action. Nothing
        where the tree does not go.
        """
        need_rest(self)
        cdef int i, key, at = 0, hint = 0
        for one in checks.listed(path, "path"):
            key = number_in(one, 0, self.seats * self.actions - 1, "a key")
            hint = 0
            i = branch_of(self, at, key, &hint)
            if i < 0 or self.branches[self.nodes[at].first + i].node <= 0:
                return []
            at = self.branches[self.nodes[at].first + i].node
        found = []
        for i in range(self.nodes[at].first, self.nodes[at].first + self.nodes[at].count):
            key = self.branches[i].key
            found.append((key % self.actions, key // self.actions, self.branches[i].visits))
        return found

    def chances_of_seats(self):
        """The mean chances of each seat over all iterations."""
        need_rest(self)
        return [self.total[p] / max(1, self.iterations) for p in range(self.seats)]

    def root_branches(self):
        """(action, visits, mean value for the thinking seat, prior) of every action at the root."""
        need_rest(self)
        cdef Node* node = &self.nodes[0]
        cdef int i
        found = []
        for i in range(node.first, node.first + node.count):
            if self.branches[i].prior < 0:
                continue
            visits = self.branches[i].visits
            mean = self.branches[i].value / visits if visits else 0.0
            found.append((self.branches[i].key % self.actions, visits, mean, self.branches[i].prior))
        return found

    def lead(self):
        """How much more often the most tried action at the root was tried than any other."""
        need_rest(self)
        cdef Node* node = &self.nodes[0]
        cdef int i, visits, most = 0, second = 0
        for i in range(node.first, node.first + node.count):
            visits = self.branches[i].visits
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
        return most - second

    def adopt(self, Search old not None):
        """Take over the part of an older tree that begins at this view; return how many visits that brought.

        None from a tree that is still growing.
        """
        need_rest(self)
        cdef uint64_t sought = state_hash(self.root, self.rules.state_size)
        cdef int i, j
        if old is self or old.busy or old.rules != self.rules or old.seat != self.seat or old.seats != self.seats:
            return 0
        if old.network is not self.network:
            return 0
        for i in range(1, old.node_count):
            if old.nodes[i].view == sought and old.nodes[i].visits > 0:
                clear(self, sought)
                try:
                    copy_tree(self, 0, old, i)
                except MemoryError:
                    clear(self, sought)
                    return 0
                for j in range(self.nodes[0].first, self.nodes[0].first + self.nodes[0].count):
                    self.branches[j].node = max(self.branches[j].node, 0)  # the other order is no part of this tree
                return self.nodes[0].visits
        return 0


cdef int use_network(Search tree, network) except -1:
    # check every array against what will be read of it; a typed view keeps its buffer where it is
    cdef TavoliereNetwork* net = &tree.net
    cdef int p, q
    if not isinstance(network, Network):
        raise TypeError(f"a learned evaluation is a Network, not {checks.shortened(network)}")
    arrays = tuple(network.arrays)
    sides = tuple(tree.view.game.sides)
    if len(arrays) != 9 or tree.rules.feature_count == 0:
        raise ValueError("this network is not for this game")
    tree.at_leaf = network.evaluate == "leaf"
    tree.learned_priors = bool(network.priors)
    net.shift = number_in(network.shift, 0, 7, "shift")
    cdef const int16_t[::1] rows = arrays[0]
    cdef const int8_t[:, ::1] embedding_8
    cdef const int16_t[:, ::1] embedding_16
    cdef const int32_t[::1] bias = arrays[2]
    cdef const int16_t[:, ::1] hidden = arrays[3]
    cdef const int32_t[::1] hidden_bias = arrays[4]
    cdef const int16_t[:, ::1] value = arrays[5]
    cdef const int32_t[::1] value_bias = arrays[6]
    cdef const int16_t[:, ::1] policy = arrays[7]
    cdef const int32_t[::1] policy_bias = arrays[8]
    net.features = tree.rules.feature_count
    net.widths = tree.rules.widths
    net.policies = tree.rules.policies
    net.outputs = len(set(sides))
    net.first = <int>bias.shape[0]
    net.embedding_bytes = memoryview(arrays[1]).itemsize
    if net.embedding_bytes == 1:
        embedding_8 = arrays[1]
        net.rows, right = <int>embedding_8.shape[0], embedding_8.shape[1] == net.first
    else:
        embedding_16 = arrays[1]
        net.rows, right = <int>embedding_16.shape[0], embedding_16.shape[1] == net.first
    values = sum([net.widths[p] for p in range(net.features)])
    if not (
        right and 0 < net.rows < 32768 and 0 < net.first <= MOST_FIRST and net.first % 32 == 0
        and hidden_bias.shape[0] == SECOND and rows.shape[0] == values and len(sides) == tree.seats
        and hidden.shape[0] == net.first and hidden.shape[1] == SECOND
        and value.shape[0] == value_bias.shape[0] == net.outputs and value.shape[1] == SECOND
        and policy.shape[0] == policy_bias.shape[0] == net.policies and policy.shape[1] == SECOND
    ):
        raise ValueError("this network is not for this game")
    for p in range(rows.shape[0]):
        if not -1 <= rows[p] < net.rows:
            raise ValueError("this network has rows that are not there")
    net.row_of = &rows[0]
    net.embedding = <const void*>&embedding_8[0, 0] if net.embedding_bytes == 1 else <const void*>&embedding_16[0, 0]
    net.bias = &bias[0]
    net.hidden = &hidden[0, 0]
    net.hidden_bias = &hidden_bias[0]
    net.value = &value[0, 0]
    net.value_bias = &value_bias[0]
    net.policy = &policy[0, 0] if net.policies else NULL
    net.policy_bias = &policy_bias[0] if net.policies else NULL
    for p, outputs in enumerate(side_outputs(sides)):
        tree.partners[p] = sides.count(sides[p])
        for q in range(tree.seats):
            tree.output[p][q] = outputs[q]
    tree.logit = LOGIT
    tree.formulas = network.formulas
    tree.arrays = tuple([memoryview(array) for array in arrays])  # which nobody can resize as long as it is held
    tree.network = network
    tree.learned = True
    return 0


cdef int need_rest(Search tree) except -1:
    if tree.busy:
        raise ValueError("this search is thinking, in another thread")
    return 0


cdef int clear(Search tree, uint64_t view) except -1 nogil:
    # nothing but a root
    tree.node_count = 0
    tree.branch_count = 0
    return new_node(tree, view)


cdef void* larger(void* array, size_t size) except NULL nogil:
    cdef void* found = realloc(array, size)
    if not found:
        with gil:
            raise MemoryError
    return found


cdef int new_node(Search tree, uint64_t view) except -1 nogil:
    cdef Node* node
    if tree.node_count == tree.node_room:
        tree.nodes = <Node*>larger(tree.nodes, <size_t>2 * tree.node_room * sizeof(Node))
        tree.node_room *= 2
    node = &tree.nodes[tree.node_count]
    memset(node, 0, sizeof(Node))
    node.view = view
    tree.node_count += 1
    return tree.node_count - 1


cdef int copy_tree(Search tree, int at, Search old, int old_at) except -1 nogil:
    cdef int i, child
    cdef int count = old.nodes[old_at].count
    cdef int first = old.nodes[old_at].first
    make_room(tree, at, count)
    memcpy(&tree.branches[tree.nodes[at].first], &old.branches[first], count * sizeof(Branch))
    tree.nodes[at].count = count
    tree.nodes[at].visits = old.nodes[old_at].visits
    for i in range(count):
        if old.branches[first + i].node > 0:
            child = new_node(tree, old.nodes[old.branches[first + i].node].view)
            tree.branches[tree.nodes[at].first + i].node = child
            copy_tree(tree, child, old, old.branches[first + i].node)
    return 0


cdef int make_room(Search tree, int at, int count) except -1 nogil:
    # the branches of a node stay side by side: where they no longer fit they move to the end
    cdef int room
    if tree.nodes[at].room >= count:
        return 0
    room = count + 4 + tree.nodes[at].room // 2
    if tree.branch_count > MOST_BRANCHES:
        with gil:
            raise MemoryError
    while tree.branch_count + room > tree.branch_room:
        tree.branches = <Branch*>larger(tree.branches, <size_t>2 * tree.branch_room * sizeof(Branch))
        tree.branch_room *= 2
    memcpy(
        &tree.branches[tree.branch_count], &tree.branches[tree.nodes[at].first], tree.nodes[at].count * sizeof(Branch)
    )
    tree.nodes[at].first = tree.branch_count
    tree.nodes[at].room = room
    tree.branch_count += room
    return 0


cdef int iterate(Search tree) except -1 nogil:
    cdef Rules* rules = tree.rules
    cdef void* state = tree.state
    cdef int legal[MOST_LEGAL]
    cdef int odds[MOST_LEGAL]
    cdef int path[MOST_DEPTH]
    cdef int path_node[MOST_DEPTH]
    cdef int path_actor[MOST_DEPTH]
    cdef int at[MOST_SEATS]  # where each seat stands
    cdef int depth = 0, who, n, chosen, p, i, until
    cdef bint in_tree = True, drawn = False
    cdef int before = -1  # the depth of the last decision, where nothing happened since
    cdef uint64_t ahead  # the next random number: worked out while the rules are at work, as nobody waits for it there

    memset(at, 0, sizeof(at))
    memcpy(state, tree.root, rules.state_size)
    redeal(rules, state, &tree.generator)
    ahead = next_random(&tree.generator)
    until = rules.moment(state) + tree.horizon
    while True:
        who = rules.actor(state)
        if who == NOBODY_ACTS or (not tree.at_leaf and rules.moment(state) >= until):
            break
        if who == CHANCE:
            n = rules.weights(state, odds)
            if n <= 0:
                break
            rules.apply(state, weighted_at(odds, scaled(taken(tree, &ahead), n)))
            drawn = True
            before = -1
            continue
        tree.decisions += 1
        n = rules.legal(state, legal)
        if n == 0:
            break
        if n == 1 and depth > 0:
            rules.apply(state, legal[0])
            before = -1
        elif in_tree and depth < MOST_DEPTH:
            chosen = choose(tree, at[who], state, who, legal, n)
            path[depth] = chosen
            path_node[depth] = at[who]
            path_actor[depth] = who
            memcpy(tree.now, state, rules.state_size)
            in_tree = walk(tree, at, state, who, chosen, drawn)
            # an action that is thought about by itself is not to lack what another action could begin with
            if not in_tree and before >= 0 and path_actor[before] == who and (tree.forced == CHOSEN or before > 0):
                close_order(tree, state, path_node[before], path[before], path_node[depth], chosen)
            tree.earlier, tree.now = tree.now, tree.earlier
            before = depth
            depth += 1
            if tree.at_leaf and (not in_tree or depth == MOST_DEPTH):
                who = rules.actor(state)
                break
        else:
            rules.apply(state, follow(tree, state, legal, n, &ahead))
    put_back(&tree.generator)
    if tree.learned:
        judge_leaf(tree, state, who)
    else:
        evaluate_leaf(tree, state, who)
    for p in range(tree.seats):
        tree.total[p] += tree.chances[p]
    for i in range(depth):
        tree.nodes[path_node[i]].visits += 1
        chosen = tree.nodes[path_node[i]].first + path[i]
        tree.branches[chosen].visits += 1
        tree.branches[chosen].value += tree.chances[path_actor[i]]
    tree.iterations += 1
    return 0


cdef int walk(Search tree, int* at, void* state, int who, int chosen, bint drawn) except -1 nogil:
    # play the chosen branch; every seat goes on to what it sees of that; False where the tree ends
    cdef Branch* branch = &tree.branches[tree.nodes[at[who]].first + chosen]
    cdef int key[MOST_SEATS]
    cdef int here = at[who], there = branch.node, action = branch.key % tree.actions, hint, i, j, p
    for p in range(tree.seats):
        key[p] = who * tree.actions + tree.rules.seen(state, action, p)
    tree.rules.apply(state, action)
    if there <= 0:
        if there == 0 and (branch.visits > 0 or here == 0) and tree.node_count < tree.most_nodes:
            drawn = drawn or at[tree.seat] != here or key[tree.seat] != key[who]
            branch.node = new_node(tree, 0 if drawn else seen_hash(tree, state))
        return False
    for i in range(tree.seats):
        p = (tree.seat + i) % tree.seats
        if at[p] == here and key[p] == key[who]:
            at[p] = there
            continue
        hint = 0
        j = branch_of(tree, at[p], key[p], &hint)
        if j < 0:
            j = new_branch(tree, at[p], key[p])
        j += tree.nodes[at[p]].first
        if tree.branches[j].node == 0:
            if tree.node_count >= tree.most_nodes:
                return False
            tree.branches[j].node = new_node(tree, 0 if drawn or i > 0 else seen_hash(tree, state))
        at[p] = tree.branches[j].node
    return True


cdef void close_order(Search tree, void* state, int before, int first, int at, int second) noexcept nogil:
    # `state` lies behind branch `second` of node `at`, and that behind branch `first` of node `before`
    cdef Branch* one = &tree.branches[tree.nodes[before].first + first]
    cdef Branch* two = &tree.branches[tree.nodes[at].first + second]
    cdef int hint = 0, j = branch_of(tree, before, two.key, &hint)
    cdef double prior = tree.branches[tree.nodes[before].first + j].prior if j >= 0 else -1
    if two.node != 0 or prior < one.prior or prior == one.prior and two.key >= one.key:
        return
    memcpy(tree.observation, tree.earlier, tree.rules.state_size)
    if try_out(tree, two.key) and try_out(tree, one.key) and memcmp(tree.observation, state, tree.rules.state_size) == 0:
        two.node = CLOSED


cdef bint try_out(Search tree, int key) noexcept nogil:
    # play an action on `observation`, if it is legal there
    if not is_legal(tree, tree.observation, key % tree.actions):
        return False
    tree.rules.apply(tree.observation, key % tree.actions)
    return True


cdef bint is_legal(Search tree, void* state, int action) noexcept nogil:
    cdef int legal[MOST_LEGAL]
    cdef int i
    for i in range(tree.rules.legal(state, legal)):
        if legal[i] == action:
            return True
    return False


cdef int new_branch(Search tree, int at, int key) except -1 nogil:
    cdef int j = tree.nodes[at].count
    cdef Branch* branch
    make_room(tree, at, j + 1)
    branch = &tree.branches[tree.nodes[at].first + j]
    memset(branch, 0, sizeof(Branch))
    branch.key = key
    branch.prior = -1
    tree.nodes[at].count += 1
    return j


cdef inline uint64_t seen_hash(Search tree, void* state) noexcept nogil:
    memcpy(tree.observation, state, tree.rules.state_size)
    tree.rules.view(tree.observation, tree.seat)
    return state_hash(tree.observation, tree.rules.state_size)


cdef int choose(Search tree, int at, void* state, int who, int* legal, int n) except -1 nogil:
    # the branch that is worth most to `who`, by its mean value and by how little it was tried for its prior
    cdef int found[MOST_LEGAL]
    cdef int i, j, best, hint = 0
    cdef double most = -1e9, worth, weight = 0, mean = 0, scale, known = 0
    cdef double prior[MOST_LEGAL]
    cdef int said[MOST_SAID]
    cdef bint fresh = False
    cdef Branch* branches
    found[0] = 0  # there is always a legal action; a compiler can't know
    for i in range(n):
        j = branch_of(tree, at, who * tree.actions + legal[i], &hint)
        if j < 0:
            j = new_branch(tree, at, who * tree.actions + legal[i])
            hint = j + 1
        found[i] = j
        fresh = fresh or tree.branches[tree.nodes[at].first + j].prior < 0
    branches = &tree.branches[tree.nodes[at].first]
    if fresh:
        # priors: a softmax of what the network or the game says, the latter softened by the temperature
        scale = tree.logit
        if not learned_logits(tree, state, who, legal, n, prior):
            scale = tree.temperature
            if tree.fitted:
                tree.rules.playout(state, legal, n, said)
            for i in range(n):
                prior[i] = said[i] if tree.fitted else tree.rules.prior(state, legal[i])
        most = prior[0]
        for i in range(n):
            most = max(most, prior[i])
        for i in range(n):
            prior[i] = exp((prior[i] - most) / scale)
            weight += prior[i]
        for i in range(n):
            if branches[found[i]].prior < 0:
                branches[found[i]].prior = 0.9 * prior[i] / weight + 0.1 / n
    if at == 0 and tree.forced != CHOSEN:
        for i in range(n):
            if legal[i] == tree.forced:
                return found[i]
    for i in range(n):
        mean += branches[found[i]].value
        known += branches[found[i]].visits
    mean = mean / known if known > 0 else 1.0 / tree.seats
    scale = tree.exploration * sqrt(known + 1)
    most = -1e9
    best = found[0]
    for i in range(n):
        j = found[i]
        if branches[j].node == CLOSED:
            continue
        worth = branches[j].value / branches[j].visits if branches[j].visits else mean
        worth += scale * branches[j].prior / (1 + branches[j].visits)
        if worth > most:
            most = worth
            best = j
    return best


cdef inline int branch_of(Search tree, int at, int key, int* hint) noexcept nogil:
    # legal actions come in the same order each time, so the next branch is mostly the one sought
    cdef int count = tree.nodes[at].count
    cdef int i, j
    cdef Branch* branches = &tree.branches[tree.nodes[at].first]
    for i in range(count):
        j = hint[0] + i
        if j >= count:
            j -= count
        if branches[j].key == key:
            hint[0] = j + 1
            return j
    return -1


cdef inline uint64_t taken(Search tree, uint64_t* ahead) noexcept nogil:
    cdef uint64_t number = ahead[0]
    ahead[0] = next_random(&tree.generator)
    return number


cdef inline int follow(Search tree, void* state, int* legal, int n, uint64_t* ahead) noexcept nogil:
    # beyond the tree: the best by the heuristic, or now and then anything
    cdef int i, heuristic, best = 0, choice = 0
    cdef int said[MOST_SAID]
    if tree.epsilon >= 1.0 or scaled(taken(tree, ahead), 1024) < <int>(1024 * tree.epsilon):
        return legal[scaled(taken(tree, ahead), n)]
    if tree.fitted:
        tree.rules.playout(state, legal, n, said)
    for i in range(n):
        heuristic = said[i] if tree.fitted else tree.rules.heuristic(state, legal[i])
        if i == 0 or heuristic > best:
            best = heuristic
            choice = i
    return legal[choice]


cdef void evaluate_leaf(Search tree, void* state, int who) noexcept nogil:
    # everybody's chances where the playing stopped: prospects at the horizon, victory and margin at the end
    cdef int prospects[MOST_SEATS]
    cdef bint won[MOST_SEATS]
    cdef int p, unit, winners
    cdef double total = 0, most
    unit = tree.rules.evaluate(state, prospects)
    most = prospects[0]
    for p in range(tree.seats):
        most = max(most, prospects[p])
    for p in range(tree.seats):
        tree.chances[p] = exp((prospects[p] - most) / unit)
        total += tree.chances[p]
    for p in range(tree.seats):
        tree.chances[p] /= total
    if who == NOBODY_ACTS:
        winners = count_winners(tree, state, won)
        for p in range(tree.seats):
            tree.chances[p] *= 0.1
            if won[p]:
                tree.chances[p] += 0.9 / winners


cdef int count_winners(Search tree, void* state, bint* won) noexcept nogil:
    # who stands best where a game is over, and how many do
    cdef int standing[MOST_SEATS]
    cdef int p, best, winners = 0
    tree.rules.standing(state, standing)
    best = standing[0]
    for p in range(tree.seats):
        best = max(best, standing[p])
    for p in range(tree.seats):
        won[p] = standing[p] == best
        winners += won[p]
    return winners


cdef bint learned_logits(Search tree, void* state, int who, int* legal, int n, double* logits) noexcept nogil:
    # what the network says of each legal action; False where it has nothing to say of one
    cdef int features[MOST_FEATURES]
    cdef int numbers[MOST_LEGAL]
    cdef int32_t second[SECOND]
    cdef int i
    if not tree.learned_priors:
        return False
    for i in range(n):
        numbers[i] = tree.rules.policy(state, who, legal[i])
        if not 0 <= numbers[i] < tree.net.policies:
            return False
    tree.rules.features(state, who, features)
    tavoliere_second_layer(&tree.net, features, second)
    for i in range(n):
        logits[i] = tavoliere_policy(&tree.net, second, numbers[i])
    return True


cdef void judge_leaf(Search tree, void* state, int who) noexcept nogil:
    # everybody's chances by the network, or by who has won; partners share theirs
    cdef int features[MOST_FEATURES]
    cdef int32_t second[SECOND]
    cdef bint won[MOST_SEATS]
    cdef double share[MOST_SEATS]
    cdef int prospects[MOST_SEATS]
    cdef double own[MOST_SEATS]
    cdef int p, q, unit, winners, eyes
    cdef double total = 0, most
    if who == NOBODY_ACTS:
        winners = count_winners(tree, state, won)
        for p in range(tree.seats):
            tree.chances[p] = 1.0 / winners if won[p] else 0.0
        return
    eyes = tree.rules.eyes(state)
    if not 0 <= eyes < tree.seats:
        eyes = tree.seat
    tree.rules.features(state, eyes, features)
    tavoliere_second_layer(&tree.net, features, second)
    for p in range(tree.net.outputs):
        share[p] = tavoliere_value(&tree.net, second, p)
    if tree.formulas != 0:
        unit = tree.rules.evaluate(state, prospects)
        for p in range(tree.net.outputs):
            own[p] = -1e9
        for p in range(tree.seats):
            q = tree.output[eyes][p]
            own[q] = max(own[q], tree.formulas * prospects[p] / unit)
        for p in range(tree.net.outputs):
            share[p] += own[p] * tree.logit
    most = share[0]
    for p in range(tree.net.outputs):
        most = max(most, share[p])
    for p in range(tree.net.outputs):
        share[p] = exp((share[p] - most) / tree.logit)
        total += share[p]
    for p in range(tree.seats):
        tree.chances[p] = share[tree.output[eyes][p]] / total / tree.partners[p]
