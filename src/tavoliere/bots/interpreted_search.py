"""The search of `_search.pyx` in plain Python, for where the rules run interpreted."""

import math
from typing import Any

from tavoliere.engine.interpreted import CHANCE, MOST_LEGAL, NOBODY_ACTS, Generator, Kernel


class Branch:
    """An action as the thinking seat sees it."""

    __slots__ = ("node", "prior", "value", "visits")

    def __init__(self, prior: float) -> None:
        self.node: dict[int, Branch] | None = None
        self.visits = 0
        self.value = 0.0
        self.prior = prior


class Search:
    """The thinking of one seat about one view."""

    def __init__(
        self, kernel: Kernel, view: bytes, seat: int, seats: int, actions: int, settings: Any, seed: int
    ) -> None:
        self.kernel = kernel
        self.rules = kernel.rules
        self.view = view
        self.seat = seat
        self.seats = seats
        self.actions = actions
        self.settings = settings
        self.generator = Generator(seed, 0)
        self.root: dict[int, Branch] = {}
        self.total = [0.0] * seats
        self.iterations = 0
        self.decisions = 0
        self.numbers = [0] * MOST_LEGAL

    def think(self, iterations: int) -> None:
        """Go through so many iterations."""
        for _ in range(iterations):
            self.iterate()

    def chances_of_seats(self) -> list[float]:
        """The mean chances of each seat over all iterations."""
        return [chances / max(1, self.iterations) for chances in self.total]

    def root_branches(self) -> list[tuple[int, int, float, float]]:
        """(action, visits, mean value for the thinking seat, prior) of every action at the root."""
        return [
            (key % self.actions, branch.visits, branch.value / max(1, branch.visits), branch.prior)
            for key, branch in self.root.items()
        ]

    def lead(self) -> int:
        """How much more often the most tried action at the root was tried than any other."""
        visits = sorted((branch.visits for branch in self.root.values()), reverse=True)
        return visits[0] - visits[1]

    def adopt(self, old: "Search", view: bytes) -> int:
        """Older trees are not kept here: without a compiler there is little in them."""
        return 0

    def iterate(self) -> None:
        rules, numbers = self.rules, self.numbers
        state = self.kernel.layout.unpack(self.view)
        while total := rules.unknown(state, numbers):
            rules.reveal(state, self.generator.weighted(numbers, total))
        until = self.kernel.judgement.moment(state) + self.settings.horizon
        node: dict[int, Branch] | None = self.root
        path: list[tuple[Branch, int]] = []
        while (who := rules.actor(state)) != NOBODY_ACTS and self.kernel.judgement.moment(state) < until:
            if who == CHANCE:
                total = rules.weights(state, numbers)
                rules.apply(state, self.generator.weighted(numbers, total))
                continue
            self.decisions += 1
            legal = numbers[: rules.legal(state, numbers)]
            if len(legal) == 1 and node is not self.root:
                rules.apply(state, legal[0])
            elif node is not None:
                branch, action = self.choose(node, state, who, legal)
                path.append((branch, who))
                rules.apply(state, action)
                if branch.node is None and (branch.visits > 0 or node is self.root):
                    branch.node = {}
                    node = None
                else:
                    node = branch.node
            else:
                rules.apply(state, self.follow(state, legal))
        chances = self.judge(state, who)
        for p in range(self.seats):
            self.total[p] += chances[p]
        for branch, actor in path:
            branch.visits += 1
            branch.value += chances[actor]
        self.iterations += 1

    def choose(self, node: dict[int, Branch], state: Any, who: int, legal: list[int]) -> tuple[Branch, int]:
        keys = [who * self.actions + self.rules.seen(state, action, self.seat) for action in legal]
        if any(key not in node for key in keys):
            promises = [self.kernel.promise(state, action) for action in legal]
            most = max(promises)
            shares = [math.exp((promise - most) / self.settings.temperature) for promise in promises]
            whole = sum(shares)
            fresh: dict[int, float] = {}
            for key, share in zip(keys, shares, strict=True):
                if key not in node:
                    fresh[key] = fresh.get(key, 0.0) + 0.9 * share / whole + 0.1 / len(legal)
            node.update({key: Branch(prior) for key, prior in fresh.items()})
        visits = sum(node[key].visits for key in keys)
        mean = sum(node[key].value for key in keys) / visits if visits else 1.0 / self.seats
        scale = self.settings.curiosity * math.sqrt(visits + 1)

        def worth(key: int) -> float:
            branch = node[key]
            known = branch.value / branch.visits if branch.visits else mean
            return float(known + scale * branch.prior / (1 + branch.visits))

        best = max(keys, key=worth)
        same = [action for action, key in zip(legal, keys, strict=True) if key == best]
        return node[best], same[self.generator.below(len(same))]

    def follow(self, state: Any, legal: list[int]) -> int:
        if self.generator.below(1024) < int(1024 * self.settings.carelessness):
            return legal[self.generator.below(len(legal))]
        return max(legal, key=lambda action: self.kernel.appeal(state, action))

    def judge(self, state: Any, who: int) -> list[float]:
        unit = self.kernel.judgement.evaluate(state, self.numbers)
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
