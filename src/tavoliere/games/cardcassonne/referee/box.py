"""The animal table of one's own box (CC 6.3)."""

from itertools import pairwise
from typing import Any

from tavoliere.definition.editing import EditedField, EditedSection, Kind, Sheet, SheetValues
from tavoliere.definition.schema import Refused
from tavoliere.games.cardcassonne.rules.actions import COLOUR_WORDS
from tavoliere.games.cardcassonne.rules.state import MOST_ANIMALS, MOST_FOR_GROUP

OPTION = "animals"


def form(table: dict[str, Any]) -> dict[str, Any]:
    return {"name": table["name"], "points": list(table["points"]), "lone_joker": table["lone_joker"]}


def table(form: SheetValues) -> dict[str, Any]:
    points = form.get("points")
    if isinstance(points, list) and all(type(n) is int for n in points):
        for count, (fewer, more) in enumerate(pairwise(points), 2):
            if more < fewer:
                raise Refused("box-fall", count=count, fewer=count - 1, points=more, before=fewer)
    return dict(form)


def sheet(form: SheetValues) -> Sheet:
    """What a group of so many animals is worth, and a joker alone."""
    groups = tuple(
        EditedField(f"points/{n - 1}", Kind.NUMBER, ("box-animals", {"count": n}), least=0, most=MOST_FOR_GROUP)
        for n in range(1, MOST_ANIMALS + 1)
    )
    lone = EditedField("lone_joker", Kind.NUMBER, ("box-lone-joker", {}), least=0, most=MOST_FOR_GROUP)
    return Sheet({}, (EditedSection(("box-groups", {}), groups), EditedSection(("box-jokers", {}), (lone,))))


def example(table: dict[str, Any]) -> dict[str, Any]:
    """Somebody has animals, beside whom the board says what one more would bring."""
    players = [{"animals": {colour: 1 + p}} for p, colour in enumerate(COLOUR_WORDS[:3])]
    return {"round": 2, "players": players}
