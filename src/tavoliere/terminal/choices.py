"""The legal choices in words, and those among them that somebody who types looks for."""

import unicodedata
from collections.abc import Sequence

from tavoliere.engine.action import Action
from tavoliere.engine.game import Position
from tavoliere.table.choices import Entry, label
from tavoliere.words import Words


def matching(position: Position, actions: Sequence[Action], words: Words, typed: str) -> tuple[Entry, ...]:
    """The choices in which every typed word occurs, whatever its accents and capitals."""
    wanted = plain(typed).split()
    found = [Entry(label(position, action, "label"), (action,)) for action in actions]
    return tuple(
        entry
        for entry in found
        if all(word in plain(f"{words.say(entry.label)} {entry.actions[0].text}") for word in wanted)
    )


def plain(text: str) -> str:
    split = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter))
