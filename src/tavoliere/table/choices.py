"""The legal choices as a short list, for the page and the terminal: each by its label, many in groups that open.

Twenty-four choices such as "play the monk 1 into the city row" are first six cards, then four rows. What a line is
called stands in the game's catalogue, as attributes of the sentence that tells the action:

    says-play = { $who } plays the { $card } into the { $row }.
      .label = Play the { $card } into the { $row }   a choice by itself
      .kind = Play a card …                           a group of all choices with this name
      .first = Play the { $card } …                   a group of those that share their first word
      .then = … into the { $row }                     a choice in such a group

A sentence without a `.label` is its own label, and a group without a name is called as its actions are written.
"""

from collections.abc import Container, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import NamedTuple

from tavoliere.engine.action import Action
from tavoliere.engine.game import Position, View
from tavoliere.words import LANGUAGES, Message, catalogue

GROUPS = ("kind", "first")
MOST = 12  # choices that are still easy to take in at a glance


class Entry(NamedTuple):
    """One line of the list: a choice, or a group of several with lines of its own."""

    label: Message
    actions: tuple[Action, ...]
    entries: "tuple[Entry, ...]" = ()

    @property
    def is_group(self) -> bool:
        return len(self.actions) > 1


class ChoiceBranch(NamedTuple):
    """One line of the list without its label: that depends on what is said, and the rest on the actions alone."""

    kind: str  # of the label
    actions: tuple[Action, ...]
    branches: "tuple[ChoiceBranch, ...]"
    numbers: str  # of the actions, as JSON
    begins: str  # with what all of them begin, as records have it


@lru_cache(maxsize=1024)
def branches(game: str, actions: tuple[Action, ...], shared: int = -1) -> tuple[ChoiceBranch, ...]:
    """The list for these actions of a game; in a group, `shared` is how many words all of them have in common."""
    found = []
    for depth, group in grouped(actions):
        if len(group) == 1:
            found.append(leaf(game, "then" if shared >= 1 else "label", group[0]))
        else:
            inside, numbers = branches(game, group, depth), ",".join([str(int(one)) for one in group])
            found.append(ChoiceBranch("first" if depth else "kind", group, inside, f"[{numbers}]", written(group)))
    return tuple(found)


@lru_cache(maxsize=8192)
def leaf(game: str, kind: str, action: Action) -> ChoiceBranch:
    """A line for one action of a game: whatever else can be chosen, it is the same."""
    return ChoiceBranch(kind, (action,), (), f"[{int(action)}]", action.text)


def entries(position: Position | View, actions: Sequence[Action]) -> tuple[Entry, ...]:
    """The list for these actions."""
    known = catalogue(LANGUAGES[0], position.game.folder).sources

    def entry(branch: ChoiceBranch) -> Entry:
        said = position.game.sentence(position, branch.actions[0])
        label = called(said, known, branch.kind, branch.begins)
        return Entry(label, branch.actions, tuple(map(entry, branch.branches)))

    return tuple(map(entry, branches(position.game.name, tuple(actions))))


def grouped(actions: tuple[Action, ...]) -> list[tuple[int, tuple[Action, ...]]]:
    """Few actions one by one; many by their first words, or, where nothing else helps, by their kind.

    Each group comes with the number of words that it was made by.
    """
    most = max((len(action.words) for action in actions), default=0)
    best: list[tuple[int, tuple[Action, ...]]] = [(most, (action,)) for action in actions]
    for depth in range(most, -1, -1):
        if len(best) <= MOST:
            break
        groups: dict[tuple[str, ...], list[Action]] = {}
        for action in actions:
            groups.setdefault((action.block.name, *action.words[:depth]), []).append(action)
        if len(groups) > 1:
            best = [(depth, tuple(group)) for group in groups.values()]
    return best


def label(position: Position | View, action: Action, kind: str) -> Message:
    """What the line of a choice is called."""
    known = catalogue(LANGUAGES[0], position.game.folder).sources
    return called(position.game.sentence(position, action), known, kind)


def line_name(name: str, known: Container[str], kind: str) -> str | None:
    """The message that a line is called by, of a choice whose sentence has this name; None: as its actions begin."""
    if f"{name}.{kind}" in known:
        return f"{name}.{kind}"
    if kind in GROUPS:
        return None
    return f"{name}.label" if f"{name}.label" in known else name


def called(said: Message, known: Container[str], kind: str, begins: str = "") -> Message:
    """What a line is called, by what its first choice says."""
    name = line_name(said[0], known, kind)
    return ("choices-group", {"actions": begins}) if name is None else (name, said[1])


def written(group: Sequence[Action]) -> str:
    """What all actions of a group begin with, as records have it."""
    columns = zip(*(action.text.split() for action in group), strict=False)
    return " ".join(column[0] for column in takewhile(lambda column: len(set(column)) == 1, columns))
