"""Lines of play that branch: what was played from a position, and what could have been played instead.

They are written as a list of actions, in which a list stands for another way to go on instead of the action before it,
and a note for what somebody wrote about the action before it (or, first of all, about the beginning):

    ["roll 3", "move 2", ["move 1", "rest"], {"note": "Better."}, "rest"]

Everything else follows from the rules.
"""

from typing import Any, NamedTuple

from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.game import Game, Position

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
        self.positions: list[Position] = []  # after each action
        for node in self.nodes:
            self.positions.append(self.before(node).play(game.action(node.action)))

    def before(self, node: VariationNode) -> Position:
        return self.positions[node.parent] if node.parent >= 0 else self.beginning
