"""How a position of San Marco is edited: the districts and bridges, the cards, the points."""

from copy import deepcopy
from typing import Any

from tavoliere.definition.editing import (
    EditedField,
    EditedSection,
    Kind,
    Sheet,
    choice,
    entries,
    field,
    number,
    numbers,
    told_field,
    with_nothing,
    without_the_needless,
)
from tavoliere.definition.serialization import is_empty
from tavoliere.games.san_marco.positions.serialization import FORM
from tavoliere.games.san_marco.rules.actions import CARD_WORDS, COLOUR_WORDS, DISTRICT_WORDS, SITE_WORDS
from tavoliere.games.san_marco.rules.state import *


def sheet(s: State) -> Sheet:
    """What is going on, the board, the cards, the points."""
    words = {
        "colours": entries("colour", COLOUR_WORDS[: s.present]),
        "acting": entries("colour", COLOUR_WORDS[: s.colours]),
        "owners": entries("colour", COLOUR_WORDS[: s.present if s.variant == GHOSTS else s.colours]),
        "free": with_nothing(entries("colour", COLOUR_WORDS[: s.colours])),
        "phases": entries("phase", PHASES),
        "districts": entries("district", DISTRICT_WORDS),
        "district": with_nothing(entries("district", DISTRICT_WORDS)),
        "cards": entries("card", CARD_WORDS),
        "actions": entries("card", ACTION_WORDS),
        "action": with_nothing(entries("card", ACTION_WORDS)),
        "limits": entries("card", LIMIT_WORDS),
        "values": numbers(LIMIT_VALUES),
    }
    return Sheet(words, (moment(s), *districts(s), *bridges(s), cards(s), *colours(s), played(s), beside(s)))


def moment(s: State) -> EditedSection:
    """What the table waits for; what is being carried out, where the phase knows it or somebody wrote it."""
    cards, needed, allowed = PHASE_PARTS.get(s.phase, ((), (), ()))
    named = (*needed, *allowed, *(("card",) if cards else ()))
    carried_out = (
        choice("card", "action", absent=True),
        choice("target", "district", absent=True),
        choice("picked_up", "district", absent=True),
        EditedField("lifted", Kind.FLAG, field("lifted")),
        EditedField("visited", Kind.ITEMS, field("visited"), "districts", most=DISTRICTS, each=1),
        number("to_remove", DIE),
        choice("scoring", "district", absent=True),
        number("finale", DIE),
        EditedField("picks", Kind.LINE, field("picks"), "acting", most=2, each=1),
        number("growing", DIE),
        choice("free", "free", absent=True),
    )
    fields = [choice("phase", "phases"), number("passage", PASSAGES), number("round", 99)]
    if s.variant not in (GHOSTS, NEUTRAL):
        fields.append(EditedField("final_round", Kind.FLAG, field("final-round")))
    if s.phase != BEGINNING:
        fields += [choice("turn", "colours"), choice("distributor", "acting")]
    if s.phase not in SETUP:
        fields.append(EditedField("roles", Kind.LINE, field("roles"), "acting", most=s.colours, each=1))
    if s.phase == ROLE_DICE or s.rolled:
        fields.append(number("rolled", DIE))
    fields += [one for one in carried_out if one.path in named or not is_empty(getattr(s, one.path))]
    return EditedSection(("edit-moment", {}), tuple(fields), ("passage",))


def districts(s: State) -> list[EditedSection]:
    return [
        EditedSection(
            (f"district-{word}", {}),
            (EditedField(f"districts/{word}", Kind.COUNTS, field("aristocrats"), "colours", most=ARISTOCRATS),),
            (f"title {word}", f"d:{word}", f"f:{word}"),
            group="edit-districts",
        )
        for word in DISTRICT_WORDS
    ]


def bridges(s: State) -> list[EditedSection]:
    fields = tuple(
        EditedField(f"bridges/{word}", Kind.ITEMS, (f"site-{word}", {}), "owners", most=BRIDGES)
        for site, word in enumerate(SITE_WORDS)
        if s.capacity[site] or any(s.bridges[site])
    )
    marks = tuple(mark for word in SITE_WORDS for mark in (f"bridge {word}", f"s:{word}"))
    doge = EditedSection(("edit-doge", {}), (choice("doge", "district"),), ("doge",))
    return [doge, EditedSection(("edit-bridges", {}), fields, marks)]


def cards(s: State) -> EditedSection:
    fields = [EditedField("hand", Kind.ITEMS, field("hand"), "cards", most=10)]
    fields += [
        EditedField(f"offers/{o}", Kind.ITEMS, ("edit-offer", {"number": o + 1}), "cards", most=10)
        for o in range(OFFERS if s.colours == COLOURS else s.colours)
    ]
    return EditedSection(("edit-cards", {}), tuple(fields), ("hand", "o:0", "o:1", "o:2", "o:3"))


def colours(s: State) -> list[EditedSection]:
    least = -999 if s.negative else 0
    sections = []
    for word in COLOUR_WORDS[: s.colours]:
        fields = (
            number("points", 999, least, path=f"points/{word}"),
            EditedField(f"limits/{word}", Kind.ITEMS, field("limits"), "values", most=20),
        )
        marks = (f"points {word}", f"limits {word}", f"colour:{word}")
        sections.append(EditedSection((f"colour-{word}", {}), fields, marks, group="edit-colours"))
    return sections


def played(s: State) -> EditedSection:
    fields = (
        EditedField("discard", Kind.COUNTS, field("discard"), "actions", most=max(COPIES)),
        number("reshuffles", 99, path="so_far/reshuffles"),
    )
    return EditedSection(("edit-played", {}), fields, ("discard",))


def beside(s: State) -> EditedSection:
    fields = (
        told_field("supply", "colours"),
        told_field("bridges_left"),
        told_field("deck", "actions"),
        told_field("limit_deck", "limits"),
    )
    return EditedSection(("edit-beside", {}), fields)


# --- changes ---------------------------------------------------------------------------------------------------------


def tidied(written: dict[str, Any], s: State) -> dict[str, Any]:
    """The rounds that are counted are those that are written."""
    position = deepcopy(without_the_needless(FORM, written, s))
    so_far = position.get("so_far")
    if isinstance(so_far, dict) and isinstance(so_far.get("rounds"), list) and s.passage:
        rounds = [*so_far["rounds"], 0, 0, 0][:PASSAGES]
        so_far["rounds"] = [*rounds[: s.passage - 1], s.round, *([0] * (PASSAGES - s.passage))]
    return position


def change(written: dict[str, Any], deed: str, s: State) -> dict[str, Any]:
    """There is nothing that can't be changed place by place."""
    return tidied(written, s)


def empty(s: State) -> dict[str, Any]:
    """A hand to be played on an empty board."""
    return {"phase": "playing", "hand": ["doge"]}
