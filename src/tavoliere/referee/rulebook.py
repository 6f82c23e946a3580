"""The rules of a game passage by passage: looked up by their addresses, and searched by words.

A search needs neither the right ending nor the right accent: "follow" finds "followers", "citta" finds "città".
"""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from tavoliere.definition.game_definition import GameDefinition
from tavoliere.engine.errors import IllegalAction, UnknownGame
from tavoliere.games.registry import GAMES
from tavoliere.referee.asked import text
from tavoliere.words import LANGUAGES

ADDRESS = re.compile(r"\b[A-Z]{2} (?:[A-Z]-?)?\d+(?:\.\d+)*")
HEADING = re.compile(r"^#+ +(?P<text>.*?) *(?:\{(?P<address>[^}]*)\})? *$")
POINT = re.compile(r"^(?P<number>\d+)\. +(?P<text>.*)$")
RULING = re.compile(r"^[-*] +\*\*(?P<address>[A-Z]{2} [A-Z]-?\d+)\*\* +(?P<text>.*)$")
ITEM = re.compile(r"^[-*] +(?P<text>.*)$")
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
MARKS = re.compile(r"[*`]+|^\|[-|: ]+\|$")
WORD = re.compile(r"\w+")

MOST_HITS = 12
LONGEST_QUESTION = 200
EXCERPT = 170  # characters
IN_TITLE = 4  # times as much as in the text
MOST_COUNTED = 3  # times that a word of a passage counts
# A word is found by how it begins: without its last three letters, but with four of them.
ENDING, SHORTEST = 3, 4
LAST = re.compile(r"(?<=^\w{3})[aeious]$")  # of a word of four letters, which may be its ending: "dado", "dadi"
# Words that say nothing by themselves.
LITTLE = {
    "en": {
        *("a", "an", "the", "i", "my", "may", "can", "do", "does", "is", "are", "of", "to"),
        *("in", "on", "and", "or", "if"),
    },
    "it": {
        *("un", "una", "il", "lo", "la", "i", "gli", "le", "di", "a", "da", "in", "e", "o"),
        *("si", "posso", "se", "che"),
    },
}


class Passage(NamedTuple):
    """A paragraph of the rules that has an address, or stands under one that has."""

    address: str
    title: str  # the heading above it
    text: str  # without Markdown
    exact: bool  # whether the address is its own


class Hit(NamedTuple):
    """A passage in which what was searched for is found."""

    passage: Passage
    score: int
    first: int  # where in the text it is found first


def plain(line: str) -> str:
    """A line without Markdown."""
    if line.startswith("|"):
        if re.fullmatch(r"\|[-|: ]+\|", line):
            return ""
        line = " · ".join(cell.strip() for cell in line.strip("|").split("|") if cell.strip())
    return LINK.sub(r"\1", line).replace("**", "").replace("*", "").replace("`", "").strip()


@cache
def passages(definition: GameDefinition, language: str) -> tuple[Passage, ...]:
    """The rules of a game, passage by passage."""
    found: list[Passage] = []
    title, section, address, exact = "", "", "", True
    lines: list[str] = []

    def finish() -> None:
        if said := " ".join(line for line in lines if line):
            found.append(Passage(address, title, said, exact))
        lines.clear()

    for line in definition.rules_page(language).read_text(encoding="utf-8").splitlines():
        if heading := HEADING.match(line):
            finish()
            title, section = plain(heading["text"]), heading["address"] or section
            address, exact = section, True
            continue
        point, ruling = POINT.match(line), RULING.match(line)
        if point and section:
            finish()
            address, exact = f"{section}.{point['number']}", True
            line = point["text"]
        elif ruling:
            finish()
            address, exact = ruling["address"], True
            line = ruling["text"]
        elif not line.strip():
            if not any(lines):
                continue
            finish()
            address, exact = section, False
        elif item := ITEM.match(line):
            line = f"• {item['text']}"
        lines.append(plain(line.strip()))
    finish()
    return tuple(one for one in found if one.address)


def rule(definition: GameDefinition, address: str, language: str) -> Passage | None:
    """What stands at an address; where nothing does, what stands above it."""
    known = passages(definition, language)
    while True:
        parts = [one for one in known if one.address == address or one.address.startswith(f"{address}.")]
        if parts:
            own = [one.text for one in parts if one.title == parts[0].title]  # with its points, without what is deeper
            return parts[0]._replace(address=address, text=" ".join(own))
        if "." not in address:
            return None
        address = address.rpartition(".")[0]


# --- searching -------------------------------------------------------------------------------------------------------


def folded(word: str) -> str:
    """Without accents, in small letters."""
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


@cache
def folded_words(said: str) -> tuple[tuple[str, int], ...]:
    """The words of a text: each folded, and where it stands."""
    return tuple((folded(one[0]), one.start()) for one in WORD.finditer(said))


def places(wanted: str, said: str) -> list[int]:
    """Where words stand in a text that begin like this one, which may still be being typed."""
    start = LAST.sub("", folded(wanted))
    beginning = start[: max(SHORTEST, len(start) - ENDING)]
    return [at for word, at in folded_words(said) if word.startswith(beginning)]


def search(definition: GameDefinition, language: str, question: str) -> list[Hit]:
    """The passages in which all of these words are found, the best first; if there are none, those with any of them."""
    address = ADDRESS.search(question.upper())
    if address and address[0].startswith(definition.citation) and (found := rule(definition, address[0], language)):
        return [Hit(found, 0, 0)]
    words = [word for word in WORD.findall(question[:LONGEST_QUESTION]) if folded(word) not in LITTLE.get(language, ())]
    hits: list[tuple[int, Hit]] = []
    for passage in passages(definition, language):
        met = score = 0
        first = len(passage.text)
        for word in words:
            in_text, in_title = (places(word, part) for part in (passage.text, passage.title))
            met += bool(in_text or in_title)
            score += min(MOST_COUNTED, len(in_text)) + IN_TITLE * bool(in_title)
            first = min([first, *in_text])
        if met:
            first = first if first < len(passage.text) else 0
            hits.append((met, Hit(passage, score, first)))
    most = max((met for met, _ in hits), default=0)
    best = [hit for met, hit in hits if met == most]
    return sorted(best, key=lambda hit: -hit.score)[:MOST_HITS]


def excerpt(hit: Hit) -> str:
    """The part of a passage in which something was found, from the beginning of a sentence where there is one."""
    said = hit.passage.text
    if len(said) <= EXCERPT:
        return said
    sentence = said.rfind(". ", 0, hit.first)
    begin = sentence + 2 if sentence >= 0 else 0
    if hit.first - begin > EXCERPT // 2:
        begin = said.find(" ", hit.first - EXCERPT // 3) + 1
    end = begin + EXCERPT
    shown = said[begin:end] if end >= len(said) else said[begin : said.rfind(" ", begin, end)] + " …"
    return f"… {shown}" if begin else shown


# --- over the desk ---------------------------------------------------------------------------------------------------


def find(asked: Mapping[str, Any]) -> dict[str, Any]:
    """{"text", "language", "game"}: where the rules speak of it; without a game, those of all."""
    language = language_of(asked)
    name = asked.get("game")
    if name is not None and name not in GAMES:
        raise UnknownGame("unknown-game", name=str(name), known=", ".join(GAMES))
    found = [
        {"game": one, "address": hit.passage.address, "title": hit.passage.title, "excerpt": excerpt(hit)}
        for one in (GAMES if name is None else (name,))
        for hit in search(GAMES[one], language, text(asked, "text"))
    ]
    return {"hits": found}


def language_of(asked: Mapping[str, Any]) -> str:
    language = text(asked, "language", LANGUAGES[0])
    if language not in LANGUAGES:
        raise IllegalAction("desk-language", known=", ".join(LANGUAGES))
    return language
