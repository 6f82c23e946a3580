"""How a position of Cardcassonne is edited: the rows card by card, the players, the deck."""

from copy import deepcopy
from typing import Any

from tavoliere.definition.editing import (
    CompoundEdit,
    EditedField,
    EditedSection,
    Kind,
    PlaceValue,
    Sheet,
    called,
    choice,
    entries,
    field,
    number,
    seat_label,
    seats,
    told_field,
    with_nothing,
    without,
    without_the_needless,
)
from tavoliere.games.cardcassonne.positions.serialization import FORM
from tavoliere.games.cardcassonne.rules.actions import CARD_WORDS, COLOUR_WORDS
from tavoliere.games.cardcassonne.rules.state import *
from tavoliere.words import Message, Seat

DECK = "deck"


def sheet(s: State) -> Sheet:
    """The rows, the players, the deck, what is going on."""
    words = {
        "cards": entries("card", CARD_WORDS),
        "items": items(s),
        "jokers": with_nothing(entries("card", CARD_WORDS[DRAGON:])),
        "seats": seats(s.players),
        "phases": entries("phase", PHASES),
        "species": tuple(
            PlaceValue(word, (f"colour-{word}", {})) for word in COLOUR_WORDS
        ),  # pictures differ in colour only
        "buildings": entries("chest", CHEST_WORDS),
        "sources": entries("points", SOURCE_WORDS),
    }
    return Sheet(words, (moment(s), *rows(), *players(s), deck()))


def items(s: State) -> tuple[PlaceValue, ...]:
    """What can lie in a row: a card face up, one that somebody has played face down, a follower."""
    found = [PlaceValue(word, called(f"card-{word}"), ("edit-face-up", {})) for word in CARD_WORDS]
    for p in range(s.players):
        group = ("edit-face-down", {"who": Seat(p)})
        found += [PlaceValue(f"{word} face-down {p}", called(f"card-{word}"), group) for word in CARD_WORDS]
    follower: Message = ("edit-followers", {})
    return (
        *found,
        *(PlaceValue(f"follower {p}", ("edit-follower", {"who": Seat(p)}), follower) for p in range(s.players)),
    )


def moment(s: State) -> EditedSection:
    fields = [number("round", ROUNDS[s.players]), told_field("phase", "phases"), choice("dealer", "seats")]
    if FORM.has_meaning("turn", s):
        fields.append(told_field("turn", "seats"))
    if FORM.has_meaning("last_placed", s):
        fields.append(choice("last_placed", "seats"))
    if s.round == 0:
        fields.append(choice("pending", "jokers", absent=True))
    deeds = (CompoundEdit("settle", ("edit-settle", {})),) if s.claim_row else ()
    return EditedSection(("edit-moment", {}), tuple(fields), ("dealer",), deeds)


def rows() -> list[EditedSection]:
    return [
        EditedSection(
            (f"row-{word}", {}),
            (EditedField(f"rows/{word}", Kind.LINE, field("row"), "items", most=ROW_LENGTH, pool=DECK),),
            (f"row {word}", f"worth {word}"),
            group="edit-rows",
        )
        for word in COLOUR_WORDS
    ]


def players(s: State) -> list[EditedSection]:
    size = HAND_SIZE[s.players]
    return [
        EditedSection(
            seat_label(p),
            (
                EditedField(f"players/{p}/hand", Kind.ITEMS, field("hand"), "cards", most=size, pool=DECK),
                EditedField(f"players/{p}/animals", Kind.COUNTS, field("animals"), "species", most=COPIES[ANIMAL]),
                EditedField(f"players/{p}/jokers", Kind.COUNTS, field("jokers"), "species", most=COPIES[ANIMAL_JOKER]),
                number("waiting", COPIES[ANIMAL_JOKER], path=f"players/{p}/waiting"),
                EditedField(f"players/{p}/chest", Kind.COUNTS, field("chest"), "buildings", most=COPIES[BUILDING]),
                EditedField(f"players/{p}/points", Kind.COUNTS, field("points"), "sources", most=999),
            ),
            (
                f"seat {p}",
                f"hand {p}",
                f"chest {p}",
                f"animals {p}",
                f"waiting {p}",
                *(["card", "follower"] if p == s.turn else []),
            ),
        )
        for p in range(s.players)
    ]


def deck() -> EditedSection:
    fields = (EditedField(DECK, Kind.COUNTS, field("deck"), "cards", most=max(COPIES)),)
    return EditedSection(("edit-deck", {}), fields, ("deck",), (CompoundEdit("complete", ("edit-complete", {})),))


# --- changes ---------------------------------------------------------------------------------------------------------


def tidied(written: dict[str, Any], s: State) -> dict[str, Any]:
    """Phase and turn follow, and so does the score, of which the points say where they come from."""
    over = written.get("phase") == PHASES[OVER]
    position = deepcopy(without_the_needless(FORM, without(written, ("last_placed",)), s))
    if over:
        position["phase"] = PHASES[OVER]
    lines = position.get("rows", {})
    if isinstance(lines, dict):
        standing = [str(item) for line in lines.values() if isinstance(line, list) for item in line]
        if "last_placed" in written and any(item.startswith("follower") for item in standing):
            position["last_placed"] = written["last_placed"]
    for player in position.get("players", []):
        if "points" in player:
            player.pop("score", None)
    return position


def change(written: dict[str, Any], deed: str, s: State) -> dict[str, Any]:
    """The deck becomes what lies nowhere else, or claims that are being settled are left to be played."""
    position = tidied(written, s)
    return without(position, ("claim",) if deed == "settle" else (DECK,))


def empty(s: State) -> dict[str, Any]:
    """The second round begins, so that points and cards in front of players are possible; nothing lies in the rows."""
    return {"round": 2}
