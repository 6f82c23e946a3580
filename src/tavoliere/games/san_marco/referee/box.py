"""The board of one's own box: prestige, die numbers and canals (SM 2)."""

from typing import Any

from tavoliere.definition.editing import (
    EditedField,
    EditedSection,
    Kind,
    Sheet,
    SheetValues,
    called,
    entries,
    number,
    numbers,
)
from tavoliere.definition.schema import Refused
from tavoliere.games.san_marco.rules.actions import COLOUR_WORDS, DISTRICT_WORDS, SITE_WORDS
from tavoliere.games.san_marco.rules.state import BRIDGES, DIE, MOST_PRESTIGE, SITE_A, SITE_B
from tavoliere.words import Word

OPTION = "board"
ENDS = {word: (DISTRICT_WORDS[SITE_A[i]], DISTRICT_WORDS[SITE_B[i]]) for i, word in enumerate(SITE_WORDS)}


def form(table: dict[str, Any]) -> dict[str, Any]:
    """Every district with its pair and its number, and the sites by their words."""
    words = {ends: word for word, ends in ENDS.items()}
    return {
        "name": table["name"],
        "prestige": {word: list(pair) for word, pair in table["prestige"].items()},
        "die": {word: 1 + face for face, word in enumerate(table["die"])},
        "sites": [words[one, other] for one, other in table["sites"]],
        "capacity": table["capacity"],
    }


def table(form: SheetValues) -> dict[str, Any]:
    die = form.get("die")
    if not isinstance(die, dict) or sorted(map(str, die.values())) != [str(face) for face in range(1, DIE + 1)]:
        raise Refused("box-die")
    sites = form.get("sites")
    if not isinstance(sites, list) or any(type(one) is not str or one not in ENDS for one in sites):
        raise Refused("board-sites")
    prestige = form.get("prestige")
    for word, pair in prestige.items() if isinstance(prestige, dict) else ():
        if isinstance(pair, list) and len(pair) == 2 and all(type(n) is int for n in pair) and pair[0] < pair[1]:
            raise Refused("box-pair", district=Word(f"district-{word}"), higher=pair[0], lower=pair[1])
    return {
        "name": form.get("name"),
        "prestige": prestige,
        "die": sorted(die, key=lambda word: int(die[word])),
        "sites": [list(ENDS[one]) for one in sites],
        "capacity": form.get("capacity"),
    }


def sheet(form: SheetValues) -> Sheet:
    words = {
        "faces": numbers(range(1, DIE + 1)),
        "sites": entries("site", SITE_WORDS),
    }
    districts = [
        EditedSection(
            called(f"district-{word}"),
            (
                EditedField(f"prestige/{word}/0", Kind.NUMBER, ("box-first", {}), least=0, most=MOST_PRESTIGE),
                EditedField(f"prestige/{word}/1", Kind.NUMBER, ("box-second", {}), least=0, most=MOST_PRESTIGE),
                EditedField(f"die/{word}", Kind.CHOICE, ("box-face", {}), "faces"),
            ),
        )
        for word in DISTRICT_WORDS
    ]
    canals = EditedSection(
        ("box-canals", {}),
        (
            EditedField("sites", Kind.ITEMS, ("box-neighbours", {}), "sites", most=len(SITE_WORDS), each=1),
            number("capacity", BRIDGES, 1),
        ),
    )
    return Sheet(words, (*districts, canals))


def example(table: dict[str, Any]) -> dict[str, Any]:
    """A bridge of each colour in turn wherever two districts are neighbours."""
    words = {ends: word for word, ends in ENDS.items()}
    standing = [words[one, other] for one, other in table["sites"]][:BRIDGES]
    bridges = {word: [COLOUR_WORDS[i % len(COLOUR_WORDS)]] for i, word in enumerate(standing)}
    return {"phase": "playing", "passage": 1, "round": 1, "bridges": bridges}
