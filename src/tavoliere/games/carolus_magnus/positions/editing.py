"""How a position of Carolus Magnus is edited: the ring territory by territory, then the players, then the rest."""

from copy import deepcopy
from typing import Any

from tavoliere.definition.editing import (
    CompoundEdit,
    EditedField,
    EditedSection,
    Kind,
    PlaceValue,
    Sheet,
    choice,
    entries,
    field,
    number,
    numbers,
    seat_label,
    seats,
    told_field,
    with_nothing,
    without_the_needless,
)
from tavoliere.games.carolus_magnus.names import side
from tavoliere.games.carolus_magnus.positions.serialization import EVENTS, FORM, listed_places
from tavoliere.games.carolus_magnus.rules.actions import COLOUR_WORDS
from tavoliere.games.carolus_magnus.rules.state import *

DICED = (TAKING, GIVING_BACK, DRAWING)  # phases that there are only with sets


def sheet(s: State) -> Sheet:
    """The ring, the players, what is going on."""
    phases = tuple(phase for i, phase in enumerate(PHASES) if s.draft or i not in DICED)
    words = {
        "colours": entries("colour", COLOUR_WORDS),
        "phases": entries("phase", phases),
        "endings": with_nothing(entries("ending-word", ENDING_WORDS[1:])),
        "seats": seats(s.players),
        "holders": with_nothing(seats(s.players)),
        "sides": with_nothing(
            tuple(PlaceValue(i, ("edit-seat", {"who": side(s, i)})) for i in range(SIDES_OF[s.players]))
        ),
        "discs": numbers(DISC_NUMBERS),
        "disc": (PlaceValue(0, ("edit-nothing", {})), *numbers(DISC_NUMBERS)),
        "territories": numbers(t + 1 for t in listed_places(s).values()),
        "events": entries("fact", EVENTS),
    }
    return Sheet(words, (moment(s), *ring(s), *players(s), holders(), *display(s), beside(s)))


def moment(s: State) -> EditedSection:
    """What the table waits for, as far as the phase has any of it."""
    per_turn = PER_TURN[s.players]
    possible = (
        number("round", s.limit),
        choice("phase", "phases"),
        choice("turn", "seats"),
        EditedField("order", Kind.LINE, field("order"), "seats", most=s.players, each=1),
        choice("emperor", "territories"),
        number("to_play", per_turn, 1),
        number("throw", THROWS, 1),
        number("dice", per_turn),
        number("crowns", per_turn),
        number("set", s.players + 1, 1, path="filling/set"),
        number("missing", per_turn, 1, path="filling/missing"),
        number("set", s.players + 1, 1, path="giving_back/set"),
        choice("from", "colours", path="giving_back/from"),
        choice("ending", "endings"),
        number("idle", s.players),
        EditedField("last_round", Kind.FLAG, field("last-round")),
    )
    shown = tuple(one for one in possible if FORM.has_meaning(one.path.split("/")[0], s))
    return EditedSection(("edit-moment", {}), shown, ("emperor", "round"))


def ring(s: State) -> list[EditedSection]:
    sections = []
    for i, t in listed_places(s).items():
        fields = (
            EditedField(f"ring/{i}/paladins", Kind.COUNTS, field("paladins"), "colours", most=PER_COLOUR),
            EditedField(f"ring/{i}/owner", Kind.CHOICE, field("owner"), "sides", absent=True),
        )
        deeds = [CompoundEdit(f"merge {i}", ("edit-merge", {}))]
        if s.segments[t] > 1:
            deeds.append(CompoundEdit(f"split {i}", ("edit-split", {})))
        name = "edit-territory-merged" if s.segments[t] > 1 else "edit-territory"
        title = (name, {"territory": t + 1, "segments": s.segments[t]})
        marks = (f"territory {t + 1}", f"castles {t + 1}")
        sections.append(EditedSection(title, fields, marks, tuple(deeds), "edit-ring"))
    return sections


def players(s: State) -> list[EditedSection]:
    return [
        EditedSection(
            seat_label(p),
            (
                EditedField(f"players/{p}/reserve", Kind.COUNTS, field("reserve"), "colours", most=STARTING_RESERVE[3]),
                EditedField(f"players/{p}/court", Kind.COUNTS, field("court"), "colours", most=PER_COLOUR),
                choice("disc", "disc", path=f"players/{p}/disc"),
                EditedField(f"players/{p}/unplayed", Kind.ITEMS, field("unplayed"), "discs", most=DISCS_EACH, each=1),
            ),
            (f"seat {p}", f"reserve {p}", f"discs {p}"),
        )
        for p in range(s.players)
    ]


def holders() -> EditedSection:
    fields = tuple(
        EditedField(f"holders/{colour}", Kind.CHOICE, (f"colour-{colour}", {}), "holders", absent=True)
        for colour in COLOUR_WORDS
    )
    return EditedSection(("edit-holders", {}), fields, tuple(f"marker {colour}" for colour in COLOUR_WORDS))


def display(s: State) -> list[EditedSection]:
    if not FORM.has_meaning("display", s):
        return []
    fields = tuple(
        EditedField(f"display/{i}", Kind.COUNTS, ("edit-set", {"set": i + 1}), "colours", most=PER_COLOUR, absent=True)
        for i in range(s.players + 1)
    )
    return [EditedSection(("edit-display", {}), fields, tuple(f"set {i + 1}" for i in range(s.players + 1)))]


def beside(s: State) -> EditedSection:
    fields = (
        told_field("supply", "colours"),
        told_field("stock", "sides"),
        EditedField("events", Kind.ITEMS, field("events"), "events", most=len(EVENTS), each=1),
    )
    return EditedSection(("edit-beside", {}), fields, ("supply",))


# --- changes ---------------------------------------------------------------------------------------------------------


def tidied(written: dict[str, Any], s: State) -> dict[str, Any]:
    """Castles follow from owner and segments, as long as no game has ended for want of castles; banners from courts."""
    position = deepcopy(without_the_needless(FORM, written, s))
    position.setdefault("events", [])  # what happened is for people to say, and follows from nothing
    position["holders"] = holders_by(s, position["events"])
    if position.get("ending") != ENDING_WORDS[TOO_FEW_CASTLES] and isinstance(position.get("ring"), list):
        position["ring"] = [with_its_castles(entry) for entry in position["ring"]]
    return position


def holders_by(s: State, events: Any) -> dict[str, int]:
    """Whoever has the most holds a clan; of several, the one who did; without any, only after courts gave some back."""
    found = {}
    for c, colour in enumerate(COLOUR_WORDS):
        most = max(s.court[p][c] for p in range(s.players))
        leaders = [p for p in range(s.players) if s.court[p][c] == most]
        before = s.holder[c] - 1
        if most > 0 and len(leaders) == 1:
            found[colour] = leaders[0]
        elif before in leaders and (most > 0 or (isinstance(events, list) and "ran-out" in events)):
            found[colour] = before
    return found


def with_its_castles(entry: Any) -> Any:
    if not isinstance(entry, dict) or type(entry.get("castles", 0)) is not int:
        return entry
    segments = entry.get("segments", max(1, entry.get("castles", 0)))
    entry = {name: value for name, value in entry.items() if name not in ("segments", "castles")}
    if "owner" in entry:
        return entry | {"castles": segments}
    return entry | ({"segments": segments} if segments != 1 else {})


def change(written: dict[str, Any], deed: str, s: State) -> dict[str, Any]:
    """A territory is merged with the next one clockwise, or falls apart into single ones."""
    name, _, at = deed.partition(" ")
    position = tidied(written, s)
    ring = position["ring"]
    i = int(at)
    if name == "merge" and len(ring) > 2:
        after = ring.pop((i + 1) % len(ring))
        i -= i == len(ring)  # the first of the list was taken in by the last
        ring[i] = merged(ring[i], after)
    elif name == "split":
        segments = size_of(ring[i])
        first = ring[i].get("territory", 1)
        singles = [{"territory": (first - 1 + k) % PLACES + 1, "paladins": {}} for k in range(segments)]
        singles[0]["paladins"] = ring[i].get("paladins", {})
        ring[i : i + 1] = singles
    position["ring"] = sorted(ring, key=lambda entry: entry.get("territory", 1))
    return position


def size_of(entry: dict[str, Any]) -> int:
    return int(entry.get("segments", max(1, entry.get("castles", 0))))


def merged(entry: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    paladins = dict(entry.get("paladins", {}))
    for colour, count in after.get("paladins", {}).items():
        paladins[colour] = paladins.get(colour, 0) + count
    owner = entry.get("owner", after.get("owner", 0))
    return {**entry, "paladins": paladins, "owner": owner, "castles": size_of(entry) + size_of(after)}


def empty(s: State) -> dict[str, Any]:
    """Round 1, and nothing laid out."""
    return {"round": 1}
