"""Lines of play that branch: what was played from a position, and what could have been played instead.

They are written as a list of actions, in which a list stands for another way to go on instead of the action before it,
and a note for what somebody wrote about the action before it (or, first of all, about the beginning):

    ["roll 3", "move 2", ["move 1", "rest"], {"note": "Better."}, "rest"]

Everything else follows from the rules.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from tavoliere.engine.action import Action
from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.game import Game, Position
from tavoliere.table.match import Match, SeatTaken
from tavoliere.table.scenes import Scene, Scenes

MOST_ACTIONS = 2000  # in all branches together
LONGEST_LINE = 1200  # from the beginning to an end; games of 680 steps have been seen
DEEPEST = 40  # branches of branches


class DamagedVariations(TavoliereError):
    """What is no tree of actions, or one that is too large."""


class VariationNode(NamedTuple):
    """An action, in the place where it is played."""

    parent: int  # the action before it, by its number in the order of writing; -1 for the beginning
    action: str
    depth: int  # how many steps there are with it


def read(written: object) -> list[VariationNode]:
    """The actions in the order in which they are written; DamagedVariations if that is no tree, or too large a one."""
    nodes: list[VariationNode] = []

    def follow(line: object, parent: int, deep: int) -> None:
        if not isinstance(line, list):
            raise DamagedVariations("variations-damaged")
        if deep > DEEPEST:
            raise DamagedVariations("variations-deep", most=DEEPEST)
        last: int | None = None  # the action before, which a list is an alternative to
        for one in line:
            if isinstance(one, str):
                depth = nodes[parent].depth + 1 if parent >= 0 else 1
                if last is not None:
                    parent, depth = last, nodes[last].depth + 1
                if depth > LONGEST_LINE:
                    raise DamagedVariations("variations-long", most=LONGEST_LINE)
                if len(nodes) == MOST_ACTIONS:
                    raise DamagedVariations("variations-large", most=MOST_ACTIONS)
                last = len(nodes)
                nodes.append(VariationNode(parent, one, depth))
            elif isinstance(one, list) and last is not None:
                follow(one, parent, deep + 1)
            elif not is_note(one):
                raise DamagedVariations("variations-damaged")

    follow(written, -1, 0)
    return nodes


def is_note(one: object) -> bool:
    return isinstance(one, dict) and set(one) == {"note"} and isinstance(one["note"], str)


class Variations:
    """A tree of lines from one position, each of whose actions is legal; IllegalAction with the reason otherwise."""

    def __init__(self, game: Game, written: object, beginning: dict[str, Any] | None = None) -> None:
        self.game = game
        self.nodes = read(written)
        self.beginning = game.start() if beginning is None else game.position(beginning)
        self.actions: list[Action] = []
        self.positions: list[Position] = []  # after each action
        for node in self.nodes:
            action = game.action(node.action)
            self.positions.append(self.before(node).play(action))
            self.actions.append(action)

    def before(self, node: VariationNode) -> Position:
        return self.positions[node.parent] if node.parent >= 0 else self.beginning

    def scenes(self, seat: int | None = None) -> list[Scene | None]:
        """What each action comes to, with those before it that are shown with it, as a seat sees it.

        Nothing is told of an action after which only one follows that is shown with it. Without a seat, nothing is
        hidden.
        """
        told: list[Scene | None] = []
        kinds = [self._kind(number, seat) for number in range(len(self.nodes))]
        joins = [
            kind[0] != 0 and node.parent >= 0 and kinds[node.parent] == kind
            for node, kind in zip(self.nodes, kinds, strict=True)
        ]
        followers: list[list[int]] = [[] for _ in self.nodes]
        for number, node in enumerate(self.nodes):
            if node.parent >= 0:
                followers[node.parent].append(number)
        for number, after in enumerate(followers):
            goes_on = len(after) == 1 and joins[after[0]]
            told.append(None if goes_on else self._scene(number, joins, seat))
        return told

    def _kind(self, number: int, seat: int | None) -> tuple[int, int]:
        return self._scenes([number], seat).kind(0)

    def _scene(self, number: int, joins: Sequence[bool], seat: int | None) -> Scene:
        chain = [number]
        while joins[chain[0]]:
            chain.insert(0, self.nodes[chain[0]].parent)
        (scene,) = self._scenes(chain, seat).since(0)
        first = self.nodes[chain[0]].depth - 1
        return scene._replace(first=first, end=first + len(chain))

    def _scenes(self, chain: Sequence[int], seat: int | None) -> Scenes:
        """A few actions that follow one another, as a match of their own."""
        seats = [SeatTaken("")] * self.game.players
        match = Match.resumed(self.game, seats, None, (), self.before(self.nodes[chain[0]]))
        match.steps = [self.actions[number] for number in chain]
        match.positions += [self.positions[number] for number in chain]
        return Scenes(match, seat)
