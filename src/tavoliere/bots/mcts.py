"""Information-set Monte Carlo tree search over any game, in the plain language: one text for every form of it.

Each iteration redeals what the thinking seat cannot know, walks down the tree, plays on to the horizon, and asks the
game for everybody's prospects there; or, with a network, asks it for their chances, there or where the tree ends. A
node is what somebody has seen since the root. All seats walk together until an action is hidden from some: whoever lays
a card face down goes the way of that card, the others the way of a card unseen, and each decides where it stands, by
what it knows (multiple-observer search). Draws and dice have no branches: they are drawn anew each time. Every player
looks after its own chances (max^n). Where two decisions of one player in a row come to the same in either order, as
with paladins laid one by one, the more promising is followed first: the other way is closed. The tree is one array of
branches, those of a node side by side.

Interpreted it runs as it stands (`interpreted.py`), compiled behind `_search.pyx`, and as WebAssembly (`wasm.py`): all
choose the same for the same seed and iterations.
"""

from dataclasses import dataclass
from math import sqrt

from tavoliere.bots.exponential import exponential
from tavoliere.bots.network import SECOND, Network, policy_logit, second_layer, value_logit
from tavoliere.definition.schema import CHANCE, NOBODY_ACTS, Row
from tavoliere.engine.program import (
    Bits,
    GameState,
    Generator,
    Long,
    Reals,
    Records,
    Rules,
    array,
    below,
    generator_like,
    generator_of,
    growing,
    reals,
    room_for,
    row,
    weighted,
)

MOST_LEGAL = 512
MOST_SAID = 1024  # what a `playout` says of the legal actions, and its notes
MOST_SEATS = 8
MOST_FEATURES = 1024
MOST_DEPTH = 256
MOST_BRANCHES = 1 << 29
CLOSED = -1
CHOSEN = -1
NO_MEMORY = -1


@dataclass(slots=True, eq=False)
class Branch:
    """An action as somebody sees it."""

    key: int = 0  # what is seen of the action, and whose it is
    node: int = 0  # where it leads; 0 before anybody went there twice, CLOSED where another order leads to the same
    visits: int = 0
    prior: float = -1.0  # below 0 before anybody had to choose it
    value: float = 0.0  # the sum of the chances of the player whose action it is, of millions of visits


@dataclass(slots=True, eq=False)
class Node:
    """What somebody has seen since the root."""

    first: int = 0  # of its branches
    count: int = 0
    room: int = 0  # for so many branches at `first`
    visits: int = 0
    view: Bits = 0  # a hash of what the thinking seat sees there; 0 when a draw lies between, or it never comes there


@dataclass(slots=True, eq=False)
class Tree:
    """The thinking of one seat about one view."""

    rules: Rules
    net: Network
    root: GameState
    state: GameState
    observation: GameState
    earlier: GameState  # the state before the last decision in the tree
    now: GameState
    generator: Generator
    seed: Bits
    seat: int
    seats: int
    actions: int
    horizon: int
    exploration: float
    temperature: float
    epsilon: float
    most_nodes: int
    fitted: bool  # whether the game's `playout` goes on and says what is tried first
    learned: bool = False  # whether a network evaluates,
    at_leaf: bool = False  # where the tree ends rather than at a quiet moment,
    learned_priors: bool = False  # and says what is tried first
    logit: float = 0.0  # the unit of its logits
    formulas: float = 0.0  # how much the game's own evaluation counts beside it
    outputs: int = 0  # how many sides it tells apart,
    policies: int = 0  # and how many actions
    output: Row = array(MOST_SEATS * MOST_SEATS)  # for the eyes of each seat, the logit of each seat's side
    partners: Row = array(MOST_SEATS)  # who share a victory
    forced: int = CHOSEN  # the action that every iteration begins with; CHOSEN where the tree chooses
    chances: Reals = array(MOST_SEATS)  # of the latest iteration
    total: Reals = array(MOST_SEATS)
    iterations: Long = 0
    decisions: Long = 0
    nodes: Records[Node] = growing(Node)
    node_count: int = 0
    branches: Records[Branch] = growing(Branch)
    branch_count: int = 0


# --- what is asked from outside ---------------------------------------------------------------------------------------


def clear(t: Tree) -> bool:
    """Leave nothing but a root. Here and elsewhere, False or NO_MEMORY where the tree cannot grow."""
    t.node_count = 0
    t.branch_count = 0
    return new_node(t, t.rules.hash(t.root)) != NO_MEMORY


def think(t: Tree, iterations: int) -> bool:
    """Go through so many iterations."""
    for _ in range(iterations):
        if not iterate(t):
            return False
    return True


def think_about(t: Tree, action: int, iterations: int, sums: Reals) -> bool:
    """Go through so many iterations that begin with one action.

    The n-th of each action begins with the same redeal, so that actions are compared with the same luck. `sums` gets
    what each seat's chances add up to, and after them the squares of the thinking seat's.
    """
    kept: Generator = generator_like(t.generator)
    grown = True
    before = 0
    i = branch_of(t, 0, t.seat * t.actions + action, 0)
    if i >= 0:
        before = t.branches[t.nodes[0].first + i].visits
    for p in range(t.seats + 1):
        sums[p] = 0
    t.forced = action
    for n in range(iterations):
        t.generator = generator_of(t.seed, before + n)
        grown = iterate(t)
        if not grown:
            break
        for p in range(t.seats):
            sums[p] += t.chances[p]
        sums[t.seats] += t.chances[t.seat] * t.chances[t.seat]
    t.generator = generator_like(kept)
    t.forced = CHOSEN
    return grown


def adopt(t: Tree, old: Tree) -> int:
    """Take over the part of an older tree that begins at this view; return how many visits that brought."""
    view: Bits = t.rules.hash(t.root)
    for i in range(1, old.node_count):
        if old.nodes[i].view == view and old.nodes[i].visits > 0:
            if not (clear(t) and copy_tree(t, 0, old, i)):
                clear(t)
                return 0
            for j in range(t.nodes[0].first, t.nodes[0].first + t.nodes[0].count):
                t.branches[j].node = max(t.branches[j].node, 0)  # the other order is no part of this tree
            return t.nodes[0].visits
    return 0


def lead(t: Tree) -> int:
    """How much more often the most tried action at the root was tried than any other."""
    most = 0
    second = 0
    for i in range(t.nodes[0].first, t.nodes[0].first + t.nodes[0].count):
        visits = t.branches[i].visits
        if visits > most:
            second = most
            most = visits
        elif visits > second:
            second = visits
    return most - second


def is_legal(t: Tree, state: GameState, action: int) -> bool:
    legal: Row = row(MOST_LEGAL)
    for i in range(t.rules.legal(state, legal)):
        if legal[i] == action:
            return True
    return False


# --- an iteration -----------------------------------------------------------------------------------------------------


def iterate(t: Tree) -> bool:
    legal: Row = row(MOST_LEGAL)
    odds: Row = row(MOST_LEGAL)
    path: Row = row(MOST_DEPTH)
    path_node: Row = row(MOST_DEPTH)
    path_actor: Row = row(MOST_DEPTH)
    at: Row = row(MOST_SEATS)  # where each seat stands
    state: GameState = t.state
    depth = 0
    in_tree = 1
    drawn = False
    before = -1  # the depth of the last decision, where nothing happened since
    for p in range(t.seats):
        at[p] = 0
    t.rules.copy(state, t.root)
    redeal(t)
    until = t.rules.moment(state) + t.horizon
    who = t.rules.actor(state)
    while who != NOBODY_ACTS and (t.at_leaf or t.rules.moment(state) < until):
        if who == CHANCE:
            n = t.rules.weights(state, odds)
            if n <= 0:
                break
            t.rules.apply(state, weighted(t.generator, odds, n))
            drawn = True
            before = -1
            who = t.rules.actor(state)
            continue
        t.decisions += 1
        n = t.rules.legal(state, legal)
        if n == 0:
            break
        if n == 1 and depth > 0:
            t.rules.apply(state, legal[0])
            before = -1
        elif in_tree and depth < MOST_DEPTH:
            chosen = choose(t, at[who], state, who, legal, n)
            if chosen == NO_MEMORY:
                return False
            path[depth] = chosen
            path_node[depth] = at[who]
            path_actor[depth] = who
            t.rules.copy(t.now, state)
            in_tree = walk(t, at, state, who, chosen, drawn)
            if in_tree == NO_MEMORY:
                return False
            # an action that is thought about by itself is not to lack what another action could begin with
            if not in_tree and before >= 0 and path_actor[before] == who and (t.forced == CHOSEN or before > 0):
                close_order(t, state, path_node[before], path[before], path_node[depth], chosen)
            swapped: GameState = t.earlier
            t.earlier = t.now
            t.now = swapped
            before = depth
            depth += 1
            if t.at_leaf and (not in_tree or depth == MOST_DEPTH):
                who = t.rules.actor(state)
                break
        else:
            t.rules.apply(state, follow(t, state, legal, n))
        who = t.rules.actor(state)
    if t.learned:
        judge_leaf(t, state, who)
    else:
        evaluate_leaf(t, state, who)
    for p in range(t.seats):
        t.total[p] += t.chances[p]
    for i in range(depth):
        t.nodes[path_node[i]].visits += 1
        tried: Branch = t.branches[t.nodes[path_node[i]].first + path[i]]
        tried.visits += 1
        tried.value += t.chances[path_actor[i]]
    t.iterations += 1
    return True


def redeal(t: Tree) -> None:
    """Guess everything that the view leaves open."""
    odds: Row = row(MOST_LEGAL)
    while True:
        total = t.rules.unknown(t.state, odds)
        if total == 0:
            return
        t.rules.reveal(t.state, weighted(t.generator, odds, total))


def walk(t: Tree, at: Row, state: GameState, who: int, chosen: int, drawn: bool) -> int:
    """Play the chosen branch; every seat goes on to what it sees of that. 0 where the tree ends."""
    key: Row = row(MOST_SEATS)
    here = at[who]
    first = t.nodes[here].first
    there = t.branches[first + chosen].node
    action = t.branches[first + chosen].key % t.actions
    for p in range(t.seats):
        key[p] = who * t.actions + t.rules.seen(state, action, p)
    t.rules.apply(state, action)
    if there <= 0:
        if there == 0 and (t.branches[first + chosen].visits > 0 or here == 0) and t.node_count < t.most_nodes:
            unseen = drawn or at[t.seat] != here or key[t.seat] != key[who]
            node = new_node(t, 0 if unseen else seen_hash(t, state))
            if node == NO_MEMORY:
                return NO_MEMORY
            t.branches[first + chosen].node = node
        return 0
    for i in range(t.seats):
        p = (t.seat + i) % t.seats
        if at[p] == here and key[p] == key[who]:
            at[p] = there
            continue
        j = branch_of(t, at[p], key[p], 0)
        if j < 0:
            j = new_branch(t, at[p], key[p])
            if j == NO_MEMORY:
                return NO_MEMORY
        j += t.nodes[at[p]].first
        if t.branches[j].node == 0:
            if t.node_count >= t.most_nodes:
                return 0
            node = new_node(t, 0 if drawn or i > 0 else seen_hash(t, state))
            if node == NO_MEMORY:
                return NO_MEMORY
            t.branches[j].node = node
        at[p] = t.branches[j].node
    return 1


def close_order(t: Tree, state: GameState, before: int, first: int, at: int, second: int) -> None:
    """`state` lies behind branch `second` of node `at`, and that behind branch `first` of node `before`."""
    one: Branch = t.branches[t.nodes[before].first + first]
    two: Branch = t.branches[t.nodes[at].first + second]
    j = branch_of(t, before, two.key, 0)
    prior: float = t.branches[t.nodes[before].first + j].prior if j >= 0 else -1.0
    if two.node != 0 or prior < one.prior or (prior == one.prior and two.key >= one.key):
        return
    t.rules.copy(t.observation, t.earlier)
    if try_out(t, two.key) and try_out(t, one.key) and t.rules.same(t.observation, state):
        two.node = CLOSED


def try_out(t: Tree, key: int) -> bool:
    """Play an action on `observation`, if it is legal there."""
    if not is_legal(t, t.observation, key % t.actions):
        return False
    t.rules.apply(t.observation, key % t.actions)
    return True


def seen_hash(t: Tree, state: GameState) -> Bits:
    t.rules.copy(t.observation, state)
    t.rules.view(t.observation, t.seat)
    return t.rules.hash(t.observation)


def choose(t: Tree, at: int, state: GameState, who: int, legal: Row, n: int) -> int:
    """The branch that is worth most to `who`, by its mean value and by how little it was tried for its prior."""
    found: Row = row(MOST_LEGAL)
    fresh = False
    hint = 0
    for i in range(n):
        key = who * t.actions + legal[i]
        j = branch_of(t, at, key, hint)
        if j < 0:
            j = new_branch(t, at, key)
            if j == NO_MEMORY:
                return NO_MEMORY
        hint = j + 1
        found[i] = j
        fresh = fresh or t.branches[t.nodes[at].first + j].prior < 0
    first = t.nodes[at].first
    if fresh:
        set_priors(t, first, found, state, who, legal, n)
    if at == 0 and t.forced != CHOSEN:
        for i in range(n):
            if legal[i] == t.forced:
                return found[i]
    mean: float = 0.0
    known: float = 0.0
    for i in range(n):
        branch: Branch = t.branches[first + found[i]]
        mean += branch.value
        known += branch.visits
    mean = mean / known if known > 0 else 1.0 / t.seats
    scale: float = t.exploration * sqrt(known + 1)
    most: float = -1e9
    best = found[0]
    for i in range(n):
        branch = t.branches[first + found[i]]
        if branch.node == CLOSED:
            continue
        worth: float = branch.value / branch.visits if branch.visits else mean
        worth += scale * branch.prior / (1 + branch.visits)
        if worth > most:
            most = worth
            best = found[i]
    return best


def set_priors(t: Tree, first: int, found: Row, state: GameState, who: int, legal: Row, n: int) -> None:
    """A softmax of what the network or the game says of the actions, the latter softened by the temperature."""
    said: Row = row(MOST_SAID)
    prior: Reals = reals(MOST_LEGAL)
    scale: float = t.logit
    if not learned_logits(t, state, who, legal, n, prior):
        scale = t.temperature
        if t.fitted:
            t.rules.playout(state, legal, n, said)
        for i in range(n):
            prior[i] = said[i] if t.fitted else t.rules.prior(state, legal[i])
    most: float = prior[0]
    weight: float = 0.0
    for i in range(n):
        most = max(most, prior[i])
    for i in range(n):
        prior[i] = exponential((prior[i] - most) / scale)
        weight += prior[i]
    for i in range(n):
        branch: Branch = t.branches[first + found[i]]
        if branch.prior < 0:
            branch.prior = 0.9 * prior[i] / weight + 0.1 / n


def follow(t: Tree, state: GameState, legal: Row, n: int) -> int:
    """Beyond the tree: the best by the heuristic, or now and then anything."""
    said: Row = row(MOST_SAID)
    if t.epsilon >= 1.0 or below(t.generator, 1024) < int(1024 * t.epsilon):
        return legal[below(t.generator, n)]
    if t.fitted:
        t.rules.playout(state, legal, n, said)
    best = 0
    choice = 0
    for i in range(n):
        heuristic = said[i] if t.fitted else t.rules.heuristic(state, legal[i])
        if i == 0 or heuristic > best:
            best = heuristic
            choice = i
    return legal[choice]


# --- where the playing stopped ----------------------------------------------------------------------------------------


def evaluate_leaf(t: Tree, state: GameState, who: int) -> None:
    """Everybody's chances by the game: prospects at the horizon, victory and margin at the end."""
    prospects: Row = row(MOST_SEATS)
    won: Row = row(MOST_SEATS)
    total: float = 0.0
    unit = t.rules.evaluate(state, prospects)
    most = prospects[0]
    for p in range(t.seats):
        most = max(most, prospects[p])
    for p in range(t.seats):
        t.chances[p] = exponential((prospects[p] - most) / unit)
        total += t.chances[p]
    for p in range(t.seats):
        t.chances[p] /= total
    if who == NOBODY_ACTS:
        winners = count_winners(t, state, won)
        for p in range(t.seats):
            t.chances[p] *= 0.1
            if won[p]:
                t.chances[p] += 0.9 / winners


def count_winners(t: Tree, state: GameState, won: Row) -> int:
    """Who stands best where a game is over, and how many do."""
    standing: Row = row(MOST_SEATS)
    winners = 0
    t.rules.standing(state, standing)
    best = standing[0]
    for p in range(t.seats):
        best = max(best, standing[p])
    for p in range(t.seats):
        won[p] = standing[p] == best
        winners += won[p]
    return winners


def learned_logits(t: Tree, state: GameState, who: int, legal: Row, n: int, logits: Reals) -> bool:
    """What the network says of each legal action; False where it has nothing to say of one."""
    features: Row = row(MOST_FEATURES)
    numbers: Row = row(MOST_LEGAL)
    second: Row = row(SECOND)
    if not t.learned_priors:
        return False
    for i in range(n):
        numbers[i] = t.rules.policy(state, who, legal[i])
        if not 0 <= numbers[i] < t.policies:
            return False
    t.rules.features(state, who, features)
    second_layer(t.net, features, second)
    for i in range(n):
        logits[i] = policy_logit(t.net, second, numbers[i])
    return True


def judge_leaf(t: Tree, state: GameState, who: int) -> None:
    """Everybody's chances by the network, or by who has won; partners share theirs."""
    features: Row = row(MOST_FEATURES)
    second: Row = row(SECOND)
    won: Row = row(MOST_SEATS)
    prospects: Row = row(MOST_SEATS)
    share: Reals = reals(MOST_SEATS)
    own: Reals = reals(MOST_SEATS)
    total: float = 0.0
    if who == NOBODY_ACTS:
        winners = count_winners(t, state, won)
        for p in range(t.seats):
            t.chances[p] = 1.0 / winners if won[p] else 0.0
        return
    eyes = t.rules.eyes(state)
    if not 0 <= eyes < t.seats:
        eyes = t.seat
    t.rules.features(state, eyes, features)
    second_layer(t.net, features, second)
    for p in range(t.outputs):
        share[p] = value_logit(t.net, second, p)
    if t.formulas != 0:
        unit = t.rules.evaluate(state, prospects)
        for p in range(t.outputs):
            own[p] = -1e9
        for p in range(t.seats):
            side = t.output[eyes * MOST_SEATS + p]
            own[side] = max(own[side], t.formulas * prospects[p] / unit)
        for p in range(t.outputs):
            share[p] += own[p] * t.logit
    most: float = share[0]
    for p in range(t.outputs):
        most = max(most, share[p])
    for p in range(t.outputs):
        share[p] = exponential((share[p] - most) / t.logit)
        total += share[p]
    for p in range(t.seats):
        t.chances[p] = share[t.output[eyes * MOST_SEATS + p]] / total / t.partners[p]


# --- the arrays of the tree -------------------------------------------------------------------------------------------


def branch_of(t: Tree, at: int, key: int, hint: int) -> int:
    """The place of a branch among those of its node, or -1: first sought at `hint`.

    Legal actions come in the same order each time, so the next branch is mostly the one sought.
    """
    count = t.nodes[at].count
    first = t.nodes[at].first
    for i in range(count):
        j = hint + i
        if j >= count:
            j -= count
        if t.branches[first + j].key == key:
            return j
    return -1


def new_branch(t: Tree, at: int, key: int) -> int:
    j = t.nodes[at].count
    if not make_room(t, at, j + 1):
        return NO_MEMORY
    t.branches[t.nodes[at].first + j] = Branch()
    t.branches[t.nodes[at].first + j].key = key
    t.nodes[at].count += 1
    return j


def make_room(t: Tree, at: int, count: int) -> bool:
    """The branches of a node stay side by side: where they no longer fit they move to the end."""
    if t.nodes[at].room >= count:
        return True
    room = count + 4 + t.nodes[at].room // 2
    if t.branch_count > MOST_BRANCHES or not room_for(t.branches, t.branch_count + room):
        return False
    for i in range(t.nodes[at].count):
        t.branches[t.branch_count + i] = t.branches[t.nodes[at].first + i]
    t.nodes[at].first = t.branch_count
    t.nodes[at].room = room
    t.branch_count += room
    return True


def new_node(t: Tree, view: Bits) -> int:
    if not room_for(t.nodes, t.node_count + 1):
        return NO_MEMORY
    t.nodes[t.node_count] = Node()
    t.nodes[t.node_count].view = view
    t.node_count += 1
    return t.node_count - 1


def copy_tree(t: Tree, at: int, old: Tree, old_at: int) -> bool:
    """Give node `at`, which has no branches yet, those of a node of an older tree, and all that lies behind."""
    t.nodes[at].visits = old.nodes[old_at].visits
    for i in range(old.nodes[old_at].count):
        one: Branch = old.branches[old.nodes[old_at].first + i]
        j = new_branch(t, at, one.key)
        if j == NO_MEMORY:
            return False
        j += t.nodes[at].first
        t.branches[j].node = one.node
        t.branches[j].visits = one.visits
        t.branches[j].prior = one.prior
        t.branches[j].value = one.value
    for i in range(old.nodes[old_at].count):
        there = old.branches[old.nodes[old_at].first + i].node
        if there > 0:
            child = new_node(t, old.nodes[there].view)
            if child == NO_MEMORY:
                return False
            t.branches[t.nodes[at].first + i].node = child
            if not copy_tree(t, child, old, there):
                return False
    return True
