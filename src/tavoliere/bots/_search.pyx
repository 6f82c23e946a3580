# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The door to the compiled search: checks what it is given, and keeps the tree's memory.

The search itself is `mcts.py`; `interpreted.py` is the same door where the rules run interpreted.
"""

from libc.stdint cimport INT32_MAX, int16_t, int32_t, int8_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcpy

from tavoliere.engine._core cimport LESS, Core, number_in

from tavoliere.engine import checks

from tavoliere.bots.network import LOGIT, Network, side_outputs

cdef extern from "_mcts.c" nogil:
    """
    #define tv_source_hash SOURCE_HASH
    """
    const char* tv_source_hash

    ctypedef struct Generator:
        pass

    ctypedef struct NetworkInC "Network":
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

    ctypedef struct Branch:
        int key, node, visits
        double prior, value

    ctypedef struct Node:
        int first, count, visits

    ctypedef struct Tree:
        const void* rules
        NetworkInC net
        void* root
        void* state
        void* observation
        void* earlier
        void* now
        Generator generator
        uint64_t seed
        int seat, seats, actions, horizon, most_nodes, fitted
        double exploration, temperature, epsilon
        int learned, at_leaf, learned_priors, outputs, policies, forced
        int* output
        int* partners
        double logit, formulas
        double* total
        long long iterations, decisions
        Node* nodes
        Branch* branches

    enum:
        NET_FIRST
        NET_SECOND
        MOST_SEATS "program_MOST_SEATS"
        CHOSEN "program_CHOSEN"

    Generator tv_generator_of(uint64_t seed, long long game)
    int program_clear(Tree* t)
    int program_think(Tree* t, int iterations)
    int program_think_about(Tree* t, int action, int iterations, double* sums)
    int program_adopt(Tree* t, Tree* old)
    int program_lead(Tree* t)
    int program_is_legal(Tree* t, void* state, int action)
    int program_branch_of(Tree* t, int at, int key, int hint)

SOURCE_HASH = tv_source_hash.decode()


cdef class Search:
    """The thinking of one seat about one view."""

    cdef Core view  # keeps the rules alive
    cdef bint busy  # thinking, without the interpreter's lock
    cdef Tree tree
    cdef char* states
    cdef object network  # keeps its arrays alive
    cdef tuple arrays

    def __cinit__(self, Core view not None, settings, seed, network=None):
        cdef Tree* tree = &self.tree
        cdef size_t size = view.rules.state_size
        tree.seat = view.rules.actor(view.state)
        if view.known == LESS or tree.seat < 0:
            raise ValueError("a search thinks about the view of the seat that is to act")
        tree.rules = <const void*>view.rules
        self.view = view
        tree.seats = view.seats
        tree.actions = view.rules.actions
        tree.seed = checks.whole(seed, 0, checks.LAST_SEED, "seed")
        tree.generator = tv_generator_of(tree.seed, 0)
        tree.forced = CHOSEN
        tree.horizon, tree.exploration, tree.temperature, tree.epsilon, tree.most_nodes, fitted = checks.search_settings(settings)
        tree.fitted = fitted and view.rules.playout != NULL
        if network is not None:
            use_network(self, network)
        size = (size + 63) // 64 * 64
        self.states = <char*>malloc(5 * size)
        if not self.states:
            raise MemoryError
        tree.root = self.states
        tree.state = self.states + size
        tree.observation = self.states + 2 * size
        tree.earlier = self.states + 3 * size
        tree.now = self.states + 4 * size
        memcpy(tree.root, view.state, view.rules.state_size)
        if not program_clear(tree):
            raise MemoryError

    def __dealloc__(self):
        free(self.states)
        free(self.tree.nodes)
        free(self.tree.branches)

    @property
    def iterations(self):
        return self.tree.iterations

    @property
    def decisions(self):
        return self.tree.decisions

    def think(self, iterations):
        """Go through so many iterations; MemoryError where the tree cannot grow, which leaves it as it was."""
        need_rest(self)
        cdef int count = number_in(iterations, 0, INT32_MAX - self.tree.nodes[0].visits, "iterations")
        cdef bint grown
        self.busy = True
        with nogil:
            grown = program_think(&self.tree, count)
        self.busy = False
        if not grown:
            raise MemoryError

    def think_about(self, action, iterations):
        """Go through so many iterations that begin with one action; MemoryError as from `think`.

        Returns the sums of each seat's chances, and the sum of the squares of the thinking seat's.
        """
        need_rest(self)
        cdef int number = number_in(action, 0, self.tree.actions - 1, "action")
        cdef int p, count = number_in(iterations, 0, INT32_MAX - self.tree.nodes[0].visits, "iterations")
        cdef double sums[MOST_SEATS + 1]
        cdef bint grown
        if not program_is_legal(&self.tree, self.tree.root, number):
            raise ValueError(f"a search thinks about a legal action, which {number} is not")
        self.busy = True
        with nogil:
            grown = program_think_about(&self.tree, number, count, sums)
        self.busy = False
        if not grown:
            raise MemoryError
        return [sums[p] for p in range(self.tree.seats)], sums[self.tree.seats]

    def continuations(self, path):
        """(action, whose it is, visits) of every way on from a node, by the keys of the branches that lead there.

        A key is what is seen of an action, and whose it is: seat times the number of actions, plus the action. Nothing
        where the tree does not go.
        """
        need_rest(self)
        cdef Tree* tree = &self.tree
        cdef int i, key, at = 0
        for one in checks.listed(path, "path"):
            key = number_in(one, 0, tree.seats * tree.actions - 1, "a key")
            i = program_branch_of(tree, at, key, 0)
            if i < 0 or tree.branches[tree.nodes[at].first + i].node <= 0:
                return []
            at = tree.branches[tree.nodes[at].first + i].node
        found = []
        for i in range(tree.nodes[at].first, tree.nodes[at].first + tree.nodes[at].count):
            key = tree.branches[i].key
            found.append((key % tree.actions, key // tree.actions, tree.branches[i].visits))
        return found

    def chances_of_seats(self):
        """The mean chances of each seat over all iterations."""
        need_rest(self)
        return [self.tree.total[p] / max(1, self.tree.iterations) for p in range(self.tree.seats)]

    def root_branches(self):
        """(action, visits, mean value for the thinking seat, prior) of every action at the root."""
        need_rest(self)
        cdef Tree* tree = &self.tree
        cdef Branch* branch
        cdef int i
        found = []
        for i in range(tree.nodes[0].first, tree.nodes[0].first + tree.nodes[0].count):
            branch = &tree.branches[i]
            if branch.prior >= 0:
                mean = branch.value / branch.visits if branch.visits else 0.0
                found.append((branch.key % tree.actions, branch.visits, mean, branch.prior))
        return found

    def lead(self):
        """How much more often the most tried action at the root was tried than any other."""
        need_rest(self)
        return program_lead(&self.tree)

    def adopt(self, Search old not None):
        """Take over the part of an older tree that begins at this view; return how many visits that brought.

        None from a tree that is still growing.
        """
        need_rest(self)
        if old is self or old.busy or old.view.rules != self.view.rules or old.network is not self.network:
            return 0
        if old.tree.seat != self.tree.seat or old.tree.seats != self.tree.seats:
            return 0
        return program_adopt(&self.tree, &old.tree)


cdef int need_rest(Search search) except -1:
    if search.busy:
        raise ValueError("this search is thinking, in another thread")
    return 0


cdef int use_network(Search search, network) except -1:
    # check every array against what will be read of it; a typed view keeps its buffer where it is
    cdef Tree* tree = &search.tree
    cdef NetworkInC* net = &tree.net
    cdef int p, q
    if not isinstance(network, Network):
        raise TypeError(f"a learned evaluation is a Network, not {checks.shortened(network)}")
    arrays = tuple(network.arrays)
    sides = tuple(search.view.game.sides)
    if len(arrays) != 9 or search.view.rules.feature_count == 0:
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
    net.features = search.view.rules.feature_count
    net.widths = search.view.rules.widths
    net.policies = search.view.rules.policies
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
        right and 0 < net.rows < 32768 and 0 < net.first <= NET_FIRST and net.first % 32 == 0
        and hidden_bias.shape[0] == NET_SECOND and rows.shape[0] == values and len(sides) == tree.seats
        and hidden.shape[0] == net.first and hidden.shape[1] == NET_SECOND
        and value.shape[0] == value_bias.shape[0] == net.outputs and value.shape[1] == NET_SECOND
        and policy.shape[0] == policy_bias.shape[0] == net.policies and policy.shape[1] == NET_SECOND
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
            tree.output[p * MOST_SEATS + q] = outputs[q]
    tree.outputs, tree.policies = net.outputs, net.policies
    tree.logit = LOGIT
    tree.formulas = network.formulas
    search.arrays = tuple([memoryview(array) for array in arrays])  # which nobody can resize as long as it is held
    search.network = network
    tree.learned = True
    return 0
