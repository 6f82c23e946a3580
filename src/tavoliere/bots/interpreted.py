"""The door to the search (`mcts.py`) where the rules run interpreted: `_search.pyx` in plain Python."""

from collections.abc import Sequence
from typing import Any

from tavoliere.bots import mcts
from tavoliere.bots.network import LOGIT, Network, side_outputs
from tavoliere.definition.schema import CHANCE
from tavoliere.engine import checks
from tavoliere.engine.interpreted import LESS, Core
from tavoliere.engine.program import Generator


class Search:
    """The thinking of one seat about one view."""

    def __init__(self, view: Core, settings: Any, seed: int, network: Any = None) -> None:
        if not isinstance(view, Core):
            raise TypeError(f"a search thinks about a view, not about {checks.shortened(view)}")
        if view.known == LESS or view.actor in (None, CHANCE):
            raise ValueError("a search thinks about the view of the seat that is to act")
        horizon, exploration, temperature, epsilon, most_nodes, fitted = checks.search_settings(settings)
        seed = checks.whole(seed, 0, checks.LAST_SEED, "seed")
        self.view = view
        self.network = network
        kernel = view.kernel
        self.tree = mcts.Tree(
            rules=kernel.table,
            net=network,
            root=kernel.layout.copy(view.state),
            state=kernel.layout.zero(),
            observation=kernel.layout.zero(),
            earlier=kernel.layout.zero(),
            now=kernel.layout.zero(),
            generator=Generator(seed, 0),
            seed=seed,
            seat=kernel.rules.actor(view.state),
            seats=view.seats,
            actions=len(view.game.all_actions),
            horizon=horizon,
            exploration=exploration,
            temperature=temperature,
            epsilon=epsilon,
            most_nodes=most_nodes,
            fitted=fitted and kernel.playout is not None,
        )
        if network is not None:
            self.use_network(network)
        mcts.clear(self.tree)

    def use_network(self, network: Any) -> None:
        """Let a network judge instead of the game's own evaluation."""
        if not isinstance(network, Network):
            raise TypeError(f"a learned evaluation is a Network, not {checks.shortened(network)}")
        tree, sides, features = self.tree, self.view.game.sides, self.view.kernel.features
        tree.outputs, tree.policies = len(network.arrays.value), len(network.arrays.policy)
        right = features is not None and network.widths == tuple(features.WIDTHS) and tree.policies == features.POLICY
        if not right or tree.outputs != len(set(sides)):
            raise ValueError("this network is not for this game")
        for p, outputs in enumerate(side_outputs(sides)):
            tree.partners[p] = sides.count(sides[p])
            tree.output[p * mcts.MOST_SEATS : p * mcts.MOST_SEATS + tree.seats] = outputs
        tree.learned, tree.at_leaf, tree.learned_priors = True, network.evaluate == "leaf", network.priors
        tree.logit, tree.formulas = LOGIT, network.formulas

    @property
    def iterations(self) -> int:
        return self.tree.iterations

    @property
    def decisions(self) -> int:
        return self.tree.decisions

    def think(self, iterations: int) -> None:
        """Go through so many iterations."""
        mcts.think(self.tree, self._iterations(iterations))

    def think_about(self, action: int, iterations: int) -> tuple[list[float], float]:
        """Go through so many iterations that begin with one action.

        Returns the sums of each seat's chances, and the sum of the squares of the thinking seat's.
        """
        action = checks.whole(action, 0, self.tree.actions - 1, "action")
        iterations = self._iterations(iterations)
        if not mcts.is_legal(self.tree, self.tree.root, action):
            raise ValueError(f"a search thinks about a legal action, which {action} is not")
        sums = [0.0] * (mcts.MOST_SEATS + 1)
        mcts.think_about(self.tree, action, iterations, sums)
        return sums[: self.tree.seats], sums[self.tree.seats]

    def continuations(self, path: Sequence[int]) -> list[tuple[int, int, int]]:
        """(action, whose it is, visits) of every way on from a node, by the keys of the branches that lead there.

        A key is what is seen of an action, and whose it is: seat times the number of actions, plus the action. Nothing
        where the tree does not go.
        """
        tree, at = self.tree, 0
        for one in checks.listed(path, "path"):
            key = checks.whole(one, 0, tree.seats * tree.actions - 1, "a key")
            i = mcts.branch_of(tree, at, key, 0)
            if i < 0 or tree.branches[tree.nodes[at].first + i].node <= 0:
                return []
            at = tree.branches[tree.nodes[at].first + i].node
        return [(one.key % tree.actions, one.key // tree.actions, one.visits) for one in self.branches(at)]

    def branches(self, at: int) -> list[mcts.Branch]:
        """Those of a node."""
        node = self.tree.nodes[at]
        return self.tree.branches[node.first : node.first + node.count]

    def chances_of_seats(self) -> list[float]:
        """The mean chances of each seat over all iterations."""
        return [self.tree.total[p] / max(1, self.iterations) for p in range(self.tree.seats)]

    def root_branches(self) -> list[tuple[int, int, float, float]]:
        """(action, visits, mean value for the thinking seat, prior) of every action at the root."""
        return [
            (one.key % self.tree.actions, one.visits, one.value / max(1, one.visits), one.prior)
            for one in self.branches(0)
            if one.prior >= 0
        ]

    def lead(self) -> int:
        """How much more often the most tried action at the root was tried than any other."""
        return mcts.lead(self.tree)

    def adopt(self, old: "Search") -> int:
        """Take over the part of an older tree that begins at this view; return how many visits that brought."""
        if not isinstance(old, Search):
            raise TypeError(f"a search adopts from a search, not from {checks.shortened(old)}")
        if old is self or old.tree.rules is not self.tree.rules or old.network is not self.network:
            return 0
        if (old.tree.seat, old.tree.seats) != (self.tree.seat, self.tree.seats):
            return 0
        return mcts.adopt(self.tree, old.tree)

    def _iterations(self, given: int) -> int:
        return checks.whole(given, 0, checks.MOST_ITERATIONS - self.tree.nodes[0].visits, "iterations")
