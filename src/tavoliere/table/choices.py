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

from collections.abc import Iterator, Sequence
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


def entries(position: Position | View, actions: Sequence[Action]) -> tuple[Entry, ...]:
    """The list for these actions."""
    return tuple(_entries(position, tuple(actions)))


def _entries(position: Position | View, actions: tuple[Action, ...], shared: int = -1) -> Iterator[Entry]:
    """In a group, `shared` is how many words all of them have in common."""
    for depth, group in grouped(actions):
        if len(group) == 1:
            yield Entry(label(position, group[0], "then" if shared >= 1 else "label"), group)
        else:
            called = label(position, group[0], "first" if depth else "kind", begins(group))
            yield Entry(called, group, tuple(_entries(position, group, depth)))


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


def label(position: Position | View, action: Action, kind: str, begins: str = "") -> Message:
    """What the line of a choice is called, or of a group whose actions all begin like this one."""
    known = catalogue(LANGUAGES[0], position.game.words_folder).sources
    name, values = position.game.sentence(position, action)
    if f"{name}.{kind}" in known:
        return f"{name}.{kind}", values
    if kind in GROUPS:
        return "choices-group", {"actions": begins}
    return (f"{name}.label" if f"{name}.label" in known else name), values


def begins(group: Sequence[Action]) -> str:
    """What all actions of a group begin with, as records have it."""
    columns = zip(*(action.text.split() for action in group), strict=False)
    return " ".join(column[0] for column in takewhile(lambda column: len(set(column)) == 1, columns))
