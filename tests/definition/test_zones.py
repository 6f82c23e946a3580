"""Zones: a board as a table. What can't be drawn, or clicked, is refused with file and line when a game is loaded."""

import importlib
import re

import pytest

from tavoliere.definition.package_check import check_definition
from tavoliere.definition.zones import KINDS
from tavoliere.engine.board_html import zones_of
from tavoliere.engine.wasm import is_current
from tavoliere.web.messages.catalogue import Zone
from tests.conftest import FAIR, Planted

HEAD = """\
from tavoliere.definition.schema import Parameter
from tavoliere.definition.zones import *

FACES = Parameter("face", ("one", "two"))
"""

# A zone that can't be, and what is said of it.
MISTAKES = {
    'track("houses", counts("hoses"))': 'shows the cell "hoses", which neither state nor facts have',
    'track("Houses", counts("houses"))': "has no name of its own",
    'pile("store", counts("store")), pile("store", counts("store"))': "has no name of its own",
    'track("houses")': "shows no cell",
    'track("houses", counts("houses"), shape="spiral")': "has the shape 'spiral', which is none of line, back, ring",
    'track("houses", counts("houses", form="seed"))': "has the form 'seed', which is none of card,",
    'row("houses", counts("houses"), room=0)': "has no room for anything",
    'pile("houses", counts("houses"))': 'has the cell "houses", which has several places',
    'track("houses", counts("houses"), shared=True), pile("all", counts("moves"), counts("store"))': "one that is not",
    'track("houses", kinds("moves", FACES))': 'has the cell "moves", which has no index for the kinds of pieces',
    'track("houses", kinds("houses", FACES))': 'has the cell "houses" of 6 kinds and 2 words for them',
    'grid("houses", counts("houses"))': "does not say how many `columns` it has",
    'grid("houses", counts("houses"), columns=4)': "has 6 places, which don't fill rows of 4",
    'track("houses", counts("houses"), counts("store"))': "has cells of 1 and 6 places",
    'track("houses", counts("houses"), places=("a", "b"))': "has 6 places and other words for them: a, b",
    'track("turn", standing("turn"), places=("a",))': 'has 1 places, and the cell "turn" goes up to 1',
    'row("turn", words("turn", FACES), clicks=(click("saw"),))': 'stands for "saw", which is no action',
    'row("turn", words("turn", FACES), clicks=(click("sow", hose=PLACE),))': 'says the parameter "hose", which "sow"',
    'row("turn", words("turn", FACES), clicks=(click("sow", house="spot"),))': "by 'spot', which is none of place,",
    'row("turn", words("turn", FACES), clicks=(click("sow", house=PIECE),))': 'has the piece "one", which is no word',
    'row("turn", words("turn", FACES), clicks=(click("sow", house=COLUMN),))': "has no column",
    'hand("houses", kinds("houses", Parameter("face", tuple("abcdef")), total="turn"))': 'has the cell "turn" as',
    'map_of("land", counts("turn"), at={"a": (0, 0), "b": (1, 1)})': "has 1 places and other words for them: a, b",
    'map_of("land", standing("turn"), at={"a": (0, 0), "b": (0.5, 0.5)})': "has a and b nearer to each other",
    'map_of("land", standing("turn"), at={"a": (0, 0), "b": (1, 1)}, roads=(("a", "c"),))': "has a road to c",
    'row("turn", words("turn", FACES), passing=(passes("came", who=PIECE),))': 'awaits the event "came", which is',
    'row("turn", words("turn", FACES), passing=(passes("sweep", who=SEAT),))': 'awaits a piece of "sweep" and does not',
    'row("turn", words("turn", FACES), passing=(passes("sweep", face=PIECE),))': 'awaits "face", of which',
    'row("turn", words("turn", FACES), passing=(passes("sweep", who=PIECE),))': 'awaits "who" of "sweep" as its piece',
    'seat("players", click("sow", house=PLACE))': 'has the place "players", which is no word of "house" of "sow"',
}


@pytest.mark.parametrize("zones", MISTAKES)
def test_a_zone_that_cannot_be_is_refused_with_file_and_line(zones: str, planted: Planted) -> None:
    definition = planted({"zones.py": lambda text: f"{HEAD}\nZONES = (\n    {zones},\n)\n"})
    names = re.findall(r"(?:\(|, )(?:map_of|hand|row|pile|track|grid|seat)\(\"(\w+)\"", f"({zones}")
    with pytest.raises(ValueError, match=re.escape(MISTAKES[zones])) as refused:
        check_definition(definition, "")
    assert re.match(rf'zones\.py:7: the zone "({"|".join(names)})" ', str(refused.value)), refused.value


def test_every_kind_of_zone_is_accepted_and_told_to_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(FAIR.parent))
    definition = check_definition(importlib.import_module("fair.definition").FAIR, "")
    assert is_current(definition), "make wasm"
    zones = [Zone.model_validate(one) for one in zones_of(definition)]
    assert {zone.kind for zone in zones} == {*KINDS}
    assert {one.means for zone in zones for one in zone.contents} == {"kinds", "counts", "words", "standing"}
    towns = next(zone for zone in zones if zone.name == "towns")
    assert towns.places == ["asti", "bra", "cuneo", "dego", "este"]
    assert towns.contents[0].indices == ["place", "piece"]
    assert [zone.name for zone in zones if zone.each] == ["players", "hand", "coins"]
