"""The search of `_search.pyx` in plain Python, for where the rules run interpreted."""

import math
from collections.abc import Sequence
from typing import Any

from tavoliere.bots.network import Network, side_outputs
from tavoliere.definition.game_definition import FeaturesModule
from tavoliere.engine import checks
from tavoliere.engine.interpreted import CHANCE, LESS, MOST_LEGAL, NOBODY_ACTS, Core, Generator, redeal

MOST_SAID = 1024  # what a `playout` says of the legal actions, and its notes


class Branch:
    """An action as somebody sees it; without a prior until somebody had to choose it.

    It is closed where another order of the same decisions leads to the same.
    """

    __slots__ = ("closed", "node", "prior", "value", "visits")

    def __init__(self) -> None:
        self.node: Node | None = None
        self.visits = 0
        self.value = 0.0
        self.prior: float | None = None
        self.closed = False


class Node(dict[int, Branch]):
    """What somebody has seen since the root, and how it may go on."""

    def __missing__(self, key: int) -> Branch:
        branch = self[key] = Branch()
        return branch


class Search:
    """The thinking of one seat about one view."""

    def __init__(self, view: Core, settings: Any, seed: int, network: Any = None) -> None:
        if not isinstance(view, Core):
            raise TypeError(f"a search thinks about a view, not about {checks.shortened(view)}")
        if view.known == LESS or view.actor in (None, CHANCE):
            raise ValueError("a search thinks about the view of the seat that is to act")
        checks.search_settings(settings)
        self.kernel = view.kernel
        self.rules = view.kernel.rules
        self.view = view
        self.seats = view.seats
        self.actions = len(view.game.all_actions)
        self.settings = settings
        self.seed = checks.whole(seed, 0, checks.LAST_SEED, "seed")
        self.generator = Generator(self.seed, 0)
        self.forced: int | None = None  # the action that every iteration begins with
        self.root = Node()
        self.total = [0.0] * self.seats
        self.iterations = 0
        self.decisions = 0
        self.numbers = [0] * MOST_LEGAL
        self.network: Network | None = None
        if network is not None:
            self.use_network(network)

    def use_network(self, network: Any) -> None:
        """Let a network judge instead of the game's own evaluation."""
        if not isinstance(network, Network):
            raise TypeError(f"a learned evaluation is a Network, not {checks.shortened(network)}")
        sides: Sequence[int] = self.view.game.sides
        features = self.kernel.features
        if (
            features is None
            or network.widths != tuple(features.WIDTHS)
            or len(network.arrays.policy) != features.POLICY
            or len(network.arrays.value) != len(set(sides))
        ):
            raise ValueError("this network is not for this game")
        self.features: FeaturesModule = features
        self.network = network
        self.outputs = side_outputs(sides)
        self.partners = [sides.count(side) for side in sides]

    def think(self, iterations: int) -> None:
        """Go through so many iterations."""
        iterations = checks.whole(iterations, 0, checks.MOST_ITERATIONS - self.iterations, "iterations")
        for _ in range(iterations):
            self.iterate()

    def think_about(self, action: int, iterations: int) -> tuple[list[float], float]:
        """Go through so many iterations that begin with one action.

        The n-th of each action begins with the same redeal, so that actions are compared with the same luck. Returns
        the sums of each seat's chances, and the sum of the squares of the thinking seat's.
        """
        action = checks.whole(action, 0, self.actions - 1, "action")
        iterations = checks.whole(iterations, 0, checks.MOST_ITERATIONS - self.iterations, "iterations")
        if action not in self.numbers[: self.rules.legal(self.view.state, self.numbers)]:
            raise ValueError(f"a search thinks about a legal action, which {action} is not")
        seat: int = self.rules.actor(self.view.state)
        key = seat * self.actions + action
        before = self.root[key].visits if key in self.root else 0
        kept, sums, squares = self.generator, [0.0] * self.seats, 0.0
        self.forced = action
        try:
            for i in range(iterations):
                self.generator = Generator(self.seed, before + i)
                chances = self.iterate()
                sums = [one + chance for one, chance in zip(sums, chances, strict=True)]
                squares += chances[seat] * chances[seat]
        finally:
            self.generator, self.forced = kept, None
        return sums, squares

    def continuations(self, path: Sequence[int]) -> list[tuple[int, int, int]]:
        """(action, whose it is, visits) of every way on from a node, by the keys of the branches that lead there.

        A key is what is seen of an action, and whose it is: seat times the number of actions, plus the action. Nothing
        where the tree does not go.
        """
        node = self.root
        for one in checks.listed(path, "path"):
            key = checks.whole(one, 0, self.seats * self.actions - 1, "a key")
            there = node[key].node if key in node else None
            if there is None:
                return []
            node = there
        return [(key % self.actions, key // self.actions, branch.visits) for key, branch in node.items()]

    def chances_of_seats(self) -> list[float]:
        """The mean chances of each seat over all iterations."""
        return [chances / max(1, self.iterations) for chances in self.total]

    def root_branches(self) -> list[tuple[int, int, float, float]]:
        """(action, visits, mean value for the thinking seat, prior) of every action at the root."""
        return [
            (key % self.actions, branch.visits, branch.value / max(1, branch.visits), branch.prior)
            for key, branch in self.root.items()
            if branch.prior is not None
        ]

    def lead(self) -> int:
        """How much more often the most tried action at the root was tried than any other."""
        visits = sorted((0, 0, *(branch.visits for branch in self.root.values())), reverse=True)
        return visits[0] - visits[1]

    def adopt(self, old: "Search") -> int:
        """Older trees are not kept here: without a compiler there is little in them."""
        if not isinstance(old, Search):
            raise TypeError(f"a search adopts from a search, not from {checks.shortened(old)}")
        return 0

    def iterate(self) -> list[float]:
        rules, numbers = self.rules, self.numbers
        state = self.kernel.layout.copy(self.view.state)
        redeal(rules, state, self.generator)
        until = self.kernel.evaluation.moment(state) + self.settings.horizon
        at = [self.root] * self.seats
        in_tree = True
        path: list[tuple[Branch, int]] = []
        last: tuple[Node, int, bytes] | None = None  # the last decision in the tree, where nothing happened since
        at_leaf = self.network is not None and self.network.evaluate == "leaf"
        while (who := rules.actor(state)) != NOBODY_ACTS and (at_leaf or self.kernel.evaluation.moment(state) < until):
            if who == CHANCE:
                total = rules.weights(state, numbers)
                if total <= 0:
                    break
                rules.apply(state, self.generator.weighted(numbers, total))
                last = None
                continue
            self.decisions += 1
            legal = numbers[: rules.legal(state, numbers)]
            if not legal:
                break
            if len(legal) == 1 and path:
                rules.apply(state, legal[0])
                last = None
            elif in_tree:
                action = self.choose(at[who], state, who, legal)
                node, key, now = at[who], who * self.actions + action, self.kernel.layout.pack(state)
                path.append((node[key], who))
                in_tree = self.walk(at, state, who, action)
                # an action that is thought about by itself is not to lack what another action could begin with
                free = self.forced is not None and last is not None and last[0] is self.root
                if not in_tree and last is not None and last[1] // self.actions == who and not free:
                    self.close_order(state, *last, node, key)
                last = node, key, now
                if at_leaf and not in_tree:
                    who = rules.actor(state)
                    break
            else:
                rules.apply(state, self.follow(state, legal))
        chances = self.judge_leaf(state, who) if self.network else self.evaluate_leaf(state, who)
        for p in range(self.seats):
            self.total[p] += chances[p]
        for branch, actor in path:
            branch.visits += 1
            branch.value += chances[actor]
        self.iterations += 1
        return chances

    def walk(self, at: list[Node], state: Any, who: int, action: int) -> bool:
        """Play an action; every seat goes on to what it sees of that. False where the tree ends."""
        branches = [node[who * self.actions + self.rules.seen(state, action, p)] for p, node in enumerate(at)]
        self.rules.apply(state, action)
        chosen = branches[who]
        if chosen.node is None:
            if not chosen.closed and (chosen.visits > 0 or at[who] is self.root):
                chosen.node = Node()
            return False
        for p, branch in enumerate(branches):
            branch.node = at[p] = branch.node if branch.node is not None else Node()
        return True

    def close_order(self, state: Any, before: Node, first: int, earlier: bytes, node: Node, second: int) -> None:
        """`state` lies behind branch `second` of `node`, and that behind branch `first` of `before`."""
        one, two = before[first], node[second]
        prior = before[second].prior if second in before else None
        if two.node is not None or prior is None or one.prior is None or (prior, -second) <= (one.prior, -first):
            return
        other = self.kernel.layout.unpack(earlier)
        for key in (second, first):
            if key % self.actions not in self.numbers[: self.rules.legal(other, self.numbers)]:
                return
            self.rules.apply(other, key % self.actions)
        two.closed = self.kernel.layout.pack(other) == self.kernel.layout.pack(state)

    def choose(self, node: Node, state: Any, who: int, legal: list[int]) -> int:
        branches = [node[who * self.actions + action] for action in legal]
        if any(branch.prior is None for branch in branches):
            shares = self.learned_shares(state, who, legal)
            if shares is None:
                priors = self.said(state, legal) or [self.kernel.prior(state, action) for action in legal]
                most = max(priors)
                shares = [math.exp((prior - most) / self.settings.temperature) for prior in priors]
            for branch, share in zip(branches, shares, strict=True):
                if branch.prior is None:
                    branch.prior = 0.9 * share / sum(shares) + 0.1 / len(legal)
        if self.forced is not None and node is self.root:
            return self.forced
        visits = sum(branch.visits for branch in branches)
        mean = sum(branch.value for branch in branches) / visits if visits else 1.0 / self.seats
        scale = self.settings.exploration * math.sqrt(visits + 1)

        worths = [
            (branch.value / branch.visits if branch.visits else mean)
            + scale * (branch.prior or 0.0) / (1 + branch.visits)
            - (1e9 if branch.closed else 0.0)
            for branch in branches
        ]
        return legal[worths.index(max(worths))]

    def follow(self, state: Any, legal: list[int]) -> int:
        if self.generator.below(1024) < int(1024 * self.settings.epsilon):
            return legal[self.generator.below(len(legal))]
        said = self.said(state, legal) or [self.kernel.heuristic(state, action) for action in legal]
        return legal[said.index(max(said))]

    def said(self, state: Any, legal: list[int]) -> list[int]:
        """What the game's `playout` says of each legal action; nothing where it is not asked."""
        if not self.settings.fitted or self.kernel.playout is None:
            return []
        notes = [0] * MOST_SAID
        self.kernel.playout(state, legal, len(legal), notes)
        return notes[: len(legal)]

    def evaluate_leaf(self, state: Any, who: int) -> list[float]:
        unit = self.kernel.evaluation.evaluate(state, self.numbers)
        prospects = self.numbers[: self.seats]
        most = max(prospects)
        shares = [math.exp((one - most) / unit) for one in prospects]
        chances = [share / sum(shares) for share in shares]
        if who == NOBODY_ACTS:
            self.rules.standing(state, self.numbers)
            standing = self.numbers[: self.seats]
            best = max(standing)
            winners = standing.count(best)
            chances = [
                0.1 * chance + (0.9 / winners if place == best else 0.0)
                for chance, place in zip(chances, standing, strict=True)
            ]
        return chances

    def seen_by(self, state: Any, seat: int) -> list[int]:
        """The features of a state."""
        values = [0] * len(self.features.WIDTHS)
        self.features.features(state, seat, values)
        return values

    def learned_shares(self, state: Any, who: int, legal: list[int]) -> list[float] | None:
        """What the network says of each legal action; None where it has nothing to say of one."""
        if self.network is None or not self.network.priors:
            return None
        numbers = [self.features.policy(state, who, action) for action in legal]
        if min(numbers) < 0:
            return None
        return self.network.action_shares(self.seen_by(state, who), numbers)

    def judge_leaf(self, state: Any, who: int) -> list[float]:
        """Everybody's chances by the network, or by who has won; partners share theirs."""
        assert self.network is not None
        if who == NOBODY_ACTS:
            self.rules.standing(state, self.numbers)
            standing = self.numbers[: self.seats]
            best = max(standing)
            return [1.0 / standing.count(best) if place == best else 0.0 for place in standing]
        eyes = self.features.eyes(state)
        outputs = self.outputs[eyes]
        own: list[float] = []
        if self.network.formulas:
            unit = self.kernel.evaluation.evaluate(state, self.numbers)
            own = [-1e9] * len(set(outputs))
            for output, prospects in zip(outputs, self.numbers, strict=False):
                own[output] = max(own[output], self.network.formulas * prospects / unit)
        shares = self.network.chances(self.seen_by(state, eyes), own)
        return [shares[output] / partners for output, partners in zip(outputs, self.partners, strict=True)]
