"""What can be chosen about a game of Cardcassonne."""

from itertools import pairwise
from os import PathLike
from typing import Any, Literal, TypedDict

from tavoliere.definition.schema import ChoiceOption, Refused, TableOption
from tavoliere.games.cardcassonne.rules.state import MOST_ANIMALS, MOST_FOR_GROUP
from tavoliere.words import Message


def parse_animals(given: Any) -> dict[str, Any]:
    """An animal table: {"name": ..., "points": [for 1 animal, for 2, ...], "lone_joker": ...}.

    A table shorter than 13 keeps its last value (CC R22).
    """
    if not isinstance(given, dict) or not set(given) <= {"name", "points", "lone_joker"} or "points" not in given:
        raise Refused("animals-shape")
    points = given["points"]
    if not isinstance(points, list) or not 1 <= len(points) <= MOST_ANIMALS or not all(map(is_points, points)):
        raise Refused("animals-points", most=MOST_ANIMALS, limit=MOST_FOR_GROUP)
    if any(more < fewer for fewer, more in pairwise(points)):
        raise Refused("animals-fall")
    lone_joker = given.get("lone_joker", 3)
    if not is_points(lone_joker):
        raise Refused("animals-lone-joker")
    name = given.get("name", "own")
    if not isinstance(name, str) or not 1 <= len(name) <= 40 or not name.isprintable():
        raise Refused("animals-name")
    points = points + [points[-1]] * (MOST_ANIMALS - len(points))
    return {"name": name, "points": points, "lone_joker": lone_joker}


def is_points(value: Any) -> bool:
    return type(value) is int and 0 <= value <= MOST_FOR_GROUP


def animal_fields(animals: dict[str, Any]) -> dict[str, Any]:
    return {"animal_points": [0, *animals["points"]], "lone_joker_points": animals["lone_joker"]}


def animal_remarks(animals: dict[str, Any]) -> list[Message]:
    points = ", ".join(map(str, animals["points"]))
    used = ("animals-used", {"name": animals["name"], "points": points, "lone": animals["lone_joker"]})
    return [used, *([("animals-reconstructed", {})] if animals["name"] == "reconstructed" else [])]


OPTIONS = (
    ChoiceOption("players", (2, 3, 4, 5), 3),
    TableOption("animals", "animals.json", parse_animals, animal_fields, "CC 6.3", animal_remarks),
)


class Options(TypedDict, total=False):
    """The same for editors, and for type checkers, which cannot know the value of every number and text."""

    players: Literal[2, 3, 4, 5] | int
    animals: dict[str, Any] | str | PathLike[str] | None
