"""What a message table declares of points: gains, places, parts, and the lines of a summary."""

from tavoliere.definition.event_table import (
    COUNT,
    ITEMS,
    LOSS,
    OWNER,
    PART,
    POINTS,
    SEAT,
    SIDE,
    GameEvent,
    MessageTable,
    Owner,
    hidden,
    masked,
    place,
    word,
)
from tavoliere.definition.points import Gain, Summary, gains, summary
from tavoliere.definition.schema import Parameter
from tavoliere.words import Seat, Word

TABLE = MessageTable()
HARBOUR = word(Parameter("harbour", ("north", "south")))
LANDED = TABLE.event("landed", who=SEAT, harbour=place(HARBOUR), fish=POINTS, part=PART)
FINED = TABLE.event("fined", side=SIDE, at=place("court"), fish=LOSS)
SMUGGLED = TABLE.event("smuggled", who=SEAT, fish=hidden(POINTS))
SEASON = TABLE.heading("season", year=COUNT)
NET = TABLE.item("net", harbour=HARBOUR)
BOAT = TABLE.phrase("boat", who=SEAT, crew=COUNT)
CATCH = TABLE.line("catch", who=OWNER, points=POINTS, crews=ITEMS)
OWNERS = (Owner(0), Owner(-1, "ghost"))


def found(*events: tuple[int, ...]) -> list[Gain]:
    return gains(TABLE, [GameEvent(event[0], event[1:]) for event in events], (0, 1, 0), OWNERS)


def test_points_of_the_same_place_and_part_are_one_gain() -> None:
    landed = (
        (LANDED, 2, 1, 4, 0),
        (LANDED, 2, 0, 1, 0),
        (LANDED, 2, 1, 3, 0),
        (LANDED, 2, 1, 3, 1),
        (LANDED, 1, 1, 0, 0),
    )
    assert found(*landed) == [Gain(2, 7, "south"), Gain(2, 1, "north"), Gain(2, 3, "south", 1)]


def test_a_side_loses_points_with_all_its_players() -> None:
    assert found((FINED, 0, 5)) == [Gain(0, -5, "court"), Gain(2, -5, "court")]


def test_what_somebody_may_not_know_earns_nothing_for_their_eyes() -> None:
    smuggled = [GameEvent(SMUGGLED, (1, 3))]
    assert gains(TABLE, smuggled, (0, 1)) == [Gain(1, 3, "")]
    assert gains(TABLE, masked(TABLE, smuggled), (0, 1)) == []


def test_a_line_lists_what_was_noted_before_it_and_the_last_heading_holds() -> None:
    line = GameEvent(CATCH, (0, 6))
    noted = [GameEvent(SEASON, (1,)), GameEvent(NET, (1,)), GameEvent(BOAT, (2, 3)), line, GameEvent(SEASON, (2,))]
    crews = [Word("harbour-south"), ("summary-boat", {"who": Seat(2), "crew": 3})]
    caught = 0, ("summary-catch", {"mine": "", "crews": crews}), 6
    assert summary(TABLE, noted, (0, 1, 0), OWNERS) == Summary(("summary-season", {"year": 2}), [caught])
    assert summary(TABLE, [line], (0, 1, 0), OWNERS) is None
    assert summary(TABLE, noted[:3], (0, 1, 0), OWNERS) is None


def test_what_nobody_has_is_called_by_its_name() -> None:
    noted = [GameEvent(SEASON, (1,)), GameEvent(CATCH, (1, 6))]
    counted = summary(TABLE, noted, (0, 1), OWNERS)
    assert counted is not None
    assert counted.lines == [(-1, ("summary-catch", {"mine": Word("mine-ghost"), "crews": []}), 6)]
