"""The legal choices as a short list: each in words, and many of them in groups that open.

Twenty-four choices such as "plays the monk 1 into the city row" are first six cards, then four rows. Groups and labels
come from the sentences of the game's own catalogue, so that every game and language gets them by itself.
"""

import re
import unicodedata
from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from tavoliere.engine.action import Action
from tavoliere.engine.game import Position
from tavoliere.words import Words

ASIDE = re.compile(r"^\([^)]*\) ")  # what a game adds to a name: "(lion)"
MOST = 15  # choices that are still easy to take in at a glance


class Entry(NamedTuple):
    """One line of the list: a choice, or a group of several that share a beginning."""

    label: str
    actions: tuple[Action, ...]

    @property
    def is_group(self) -> bool:
        return len(self.actions) > 1


def labels(position: Position, actions: Sequence[Action], words: Words) -> dict[Action, str]:
    """Each action in words, as short as can be: players know their own names."""
    actor = position.actor
    name = words.seat(actor) if actor is not None and actor >= 0 else ""
    said = {}
    for action in actions:
        sentence = words.say(position.game.sentence(position, action))
        rest = (sentence.removeprefix(f"{name} ") if name else sentence).removesuffix(".")
        rest = ASIDE.sub("", rest)
        said[action] = rest[:1].upper() + rest[1:]
    return said


def entries(actions: Sequence[Action], said: dict[Action, str], opened: Sequence[Action] = ()) -> list[Entry]:
    """The list to show: all `actions`, or those of the group that was `opened`."""
    shown = tuple(opened or actions)
    skip = len(beginning([said[action] for action in shown])) if opened else 0
    groups = grouped(shown)
    found = []
    for group in groups:
        sentences = [said[action] for action in group]
        shared = sentences[0].split() if len(group) == 1 else beginning(sentences)
        label = " ".join(shared[skip:]) if len(shared) > skip else named(group)
        found.append(Entry(("… " if skip else "") + label + (" …" if len(group) > 1 else ""), group))
    return found


def grouped(actions: tuple[Action, ...]) -> list[tuple[Action, ...]]:
    """Few actions one by one; many by their first word, their second, or, where nothing else helps, by their kind."""
    best: list[tuple[Action, ...]] = [(action,) for action in actions]
    depths = range(max((len(action.words) for action in actions), default=0), -1, -1)
    for depth in depths:
        if len(best) <= MOST:
            break
        groups: dict[tuple[str, ...], list[Action]] = {}
        for action in actions:
            groups.setdefault((action.block.name, *action.words[:depth]), []).append(action)
        if len(groups) > 1:
            best = [tuple(group) for group in groups.values()]
    return best


def beginning(sentences: Sequence[str]) -> list[str]:
    """The words with which all sentences begin."""
    split = [sentence.split() for sentence in sentences]
    return [column[0] for column in takewhile(lambda column: len(set(column)) == 1, zip(*split, strict=False))]


def named(group: Sequence[Action]) -> str:
    """A group whose sentences differ from their first word on, by what its actions are written with."""
    return " ".join(beginning([action.text for action in group])) or group[0].block.name


def matching(actions: Sequence[Action], said: dict[Action, str], typed: str) -> list[Entry]:
    """The choices in which every typed word occurs, whatever its accents and capitals."""
    wanted = plain(typed).split()
    return [
        Entry(said[action], (action,))
        for action in actions
        if all(word in plain(f"{said[action]} {action.text}") for word in wanted)
    ]


def plain(text: str) -> str:
    split = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter))
