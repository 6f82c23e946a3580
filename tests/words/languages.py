"""What an Italian reader should not meet: words that only the English catalogues and rules have, codes of actions."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import tavoliere as tv
from tavoliere.referee.answer_json import message_from_json
from tavoliere.words import ENTRY, Message, Words, spoken

ROOT = Path(tv.__file__).parent
WORD = re.compile(r"\b[^\W\d_]+\b")  # no letters of a fingerprint
SYNTAX = re.compile(r"\{ \$[a-z0-9-]+ (?:->|\})|\n\s*\*?\[[a-z0-9-]+\]|\n\s*\.[a-z-]+ =")
QUOTED = re.compile("«[^»]*»|“[^”]*”")
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena")


@cache
def vocabulary(code: str) -> frozenset[str]:
    """Every word that somebody reads in a language: of all catalogues, and of the rules."""
    found: set[str] = set()
    for path in ROOT.rglob(f"{code}.ftl"):
        for entry in ENTRY.finditer(path.read_text(encoding="utf-8")):
            found.update(WORD.findall(SYNTAX.sub(" ", entry[2]).lower()))
    for path in ROOT.rglob(f"rules.{code}.md"):
        found.update(WORD.findall(path.read_text(encoding="utf-8").lower()))
    return frozenset(found)


@cache
def codes() -> re.Pattern[str]:
    """An action as records write it, of any game."""
    texts = {action.text for game in tv.GAMES for action in tv.game(game).all_actions}
    longest_first = sorted(texts, key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest_first))})(?![\w-])")


def not_italian(text: str) -> list[str]:
    """What an Italian reader should not meet: words that only English has, and codes. What is quoted is not said."""
    said = QUOTED.sub(" ", text)
    english = vocabulary("en") - vocabulary("it") - {name.lower() for name in NAMES}
    return [*codes().findall(text), *(word for word in WORD.findall(said) if word.lower() in english)]


def messages(told: Any) -> Iterator[Message]:
    """Every message in an answer, as it was before it was sent."""
    if isinstance(told, (list, tuple)) and len(told) == 2 and isinstance(told[0], str) and isinstance(told[1], dict):
        yield message_from_json(told)
    elif isinstance(told, (list, tuple, dict)):
        for one in told.values() if isinstance(told, dict) else told:
            yield from messages(one)


def in_italian(game: str, told: Any) -> list[str]:
    """Everything that an answer says, as an Italian reads it."""
    words = Words(tv.GAMES[game].words_folder, NAMES)
    with spoken("it"):
        return [words.say(message) for message in messages(told)]
