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

from collections.abc import Container, Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple

from tavoliere.engine.action import Action
from tavoliere.engine.game import Position, View
from tavoliere.words import LANGUAGES, Message, catalogue

MOST = 12  # choices that are still easy to take in at a glance


class Entry(NamedTuple):
    """One line of the list: a choice, or a group of several with lines of its own."""

    label: Message
    actions: tuple[Action, ...]
    entries: "tuple[Entry, ...]" = ()

    @property
    def is_group(self) -> bool:
        return len(self.actions) > 1


def entries(
    position: Position | View,
    actions: Sequence[Action],
    shared: int = -1,
    says: Mapping[Action, Message] | None = None,
) -> tuple[Entry, ...]:
    """The list for these actions; in a group, `shared` is how many words all of them have in common.

    `says` are their sentences, where they are known already.
    """
    if says is None:
        says = {action: position.game.sentence(position, action) for action in actions}
    known = catalogue(LANGUAGES[0], position.game.folder).sources
    found = []
    for depth, group in grouped(tuple(actions)):
        said = says[group[0]]
        if len(group) == 1:
            found.append(Entry(called(said, known, "then" if shared >= 1 else "label"), group))
        else:
            inside = entries(position, group, depth, says)
            found.append(Entry(called(said, known, "first" if depth else "kind", group), group, inside))
    return tuple(found)


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


def called(said: Message, known: Container[str], kind: str, group: Sequence[Action] = ()) -> Message:
    """What a line is called, by what its first choice says."""
    name, arguments = said
    if f"{name}.{kind}" in known:
        return f"{name}.{kind}", arguments
    if group:
        return "choices-group", {"actions": written(group)}
    return (f"{name}.label" if f"{name}.label" in known else name), arguments


def written(group: Sequence[Action]) -> str:
    """What all actions of a group begin with, as records have it."""
    columns = zip(*(action.text.split() for action in group), strict=False)
    return " ".join(column[0] for column in takewhile(lambda column: len(set(column)) == 1, columns))
