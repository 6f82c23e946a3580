"""What can be counted of Carolus Magnus by itself: who gets a territory, and who has won.

Of the ring only the territory where the Emperor stops and its two neighbours are asked for. They are laid out from
place 1 on, so that they have numbers that fit one another: the neighbour before, the territory, the one after.
"""

from typing import Any

from tavoliere.definition.editing import (
    EditedField,
    EditedSection,
    Kind,
    PlaceValue,
    Sheet,
    SheetValues,
    called,
    entries,
    field,
    number,
    with_nothing,
)
from tavoliere.definition.editing import seats as seat_entries
from tavoliere.definition.event_table import arguments, messages, noted
from tavoliere.definition.parsing import known_names, listed
from tavoliere.definition.parsing import number as number_in
from tavoliere.definition.points import score_lines
from tavoliere.definition.possibility import Refusals
from tavoliere.definition.scorer_sheet import Counted, ScoreLine, gained, of_seats
from tavoliere.definition.serialization import understood
from tavoliere.games.carolus_magnus.explanations.events import final_clans
from tavoliere.games.carolus_magnus.names import side, sides
from tavoliere.games.carolus_magnus.rules import rules
from tavoliere.games.carolus_magnus.rules.actions import COLOUR_WORDS
from tavoliere.games.carolus_magnus.rules.invariants import castles_of
from tavoliere.games.carolus_magnus.rules.messages import MESSAGES
from tavoliere.games.carolus_magnus.rules.ring import influence, note_sources, resolve, side_of
from tavoliere.games.carolus_magnus.rules.rounds import finish
from tavoliere.games.carolus_magnus.rules.state import *
from tavoliere.words import Message

COUNTS = ("territory", "final")
LANDS = ("before", "territory", "after")  # clockwise
LARGEST_LAND = PLACES - 1  # a game with three territories is over (CM 9.2)


def empty(s: State) -> dict[str, Any]:
    return {"holders": {}, "built": [0] * SIDES_OF[s.players], "territories": PLACES}


def sheet(name: str, given: SheetValues, s: State) -> Sheet:
    """The clans, the territory and its neighbours, what is left of the castles; at the end, castles and clans."""
    sides = tuple(PlaceValue(k, ("edit-seat", {"who": side(s, k)})) for k in range(SIDES_OF[s.players]))
    words = {
        "colours": entries("colour", COLOUR_WORDS),
        "holders": with_nothing(seat_entries(s.players)),
        "sides": with_nothing(sides),
    }
    if name == "final":
        return Sheet(words, (castles(s), holders()))
    return Sheet(
        words, (holders(), *(land(word, given) for word in ("territory", "before", "after")), near_the_end(given, s))
    )


def holders() -> EditedSection:
    fields = tuple(
        EditedField(f"holders/{colour}", Kind.CHOICE, called(f"colour-{colour}"), "holders", absent=True)
        for colour in COLOUR_WORDS
    )
    return EditedSection(("edit-holders", {}), fields)


def land(word: str, given: SheetValues) -> EditedSection:
    """A territory; of a neighbour only who has castles there and how large it is, for they may grow together."""
    owner = EditedField(f"{word}/owner", Kind.CHOICE, field("owner"), "sides", absent=True)
    size = number("segments", LARGEST_LAND, 1, path=f"{word}/segments")
    paladins = EditedField(f"{word}/paladins", Kind.COUNTS, field("paladins"), "colours", most=PER_COLOUR)
    fields = (paladins, owner, size) if word == "territory" else (owner, size)
    return EditedSection((f"count-land-{word}", {"territory": 1 + places(given)[LANDS.index(word)]}), fields)


def near_the_end(given: SheetValues, s: State) -> EditedSection:
    fields = [*built(s), number("territories", most_territories(given), FEWEST_TERRITORIES)]
    return EditedSection(("count-near-the-end", {}), tuple(fields))


def castles(s: State) -> EditedSection:
    return EditedSection(("count-castles", {}), built(s))


def built(s: State) -> tuple[EditedField, ...]:
    most = CASTLES[s.players]
    sides = range(SIDES_OF[s.players])
    return tuple(
        EditedField(f"built/{k}", Kind.NUMBER, ("count-built", {"side": side(s, k)}), least=0, most=most) for k in sides
    )


# --- what somebody said ----------------------------------------------------------------------------------------------


def size_of(given: SheetValues, word: str) -> int:
    land = given.get(word, {})
    segments = land.get("segments", 1) if isinstance(land, dict) else 1
    return segments if type(segments) is int and 1 <= segments <= LARGEST_LAND else 1


def places(given: SheetValues) -> tuple[int, int, int]:
    """Where the three territories begin."""
    first = size_of(given, "before")
    return 0, first, (first + size_of(given, "territory")) % PLACES


def most_territories(given: SheetValues) -> int:
    return PLACES - sum(size_of(given, word) - 1 for word in LANDS)


def count(name: str, given: SheetValues, s: State, refuse: Refusals) -> Counted:
    """Who builds where the Emperor stops, and what that leads to; or who has won."""
    known = known_names("count", dict(given), ("holders", *LANDS, "built", "territories"))
    s.round, s.phase = 1, MARCHING
    s.holder = understood(HOLDER, {"holders": present(known.get("holders", {}))}, "holders", (COLOUR_WORDS,), s)
    if name == "territory":
        lay(known, s, refuse)
    in_play = [castles_of(s, k) for k in range(SIDES)]
    said = listed(known.get("built", []), "built", SIDES_OF[s.players])
    for k in range(SIDES_OF[s.players]):
        castles = number_in({"built": said[k]}, "built", 0, CASTLES[s.players]) if k < len(said) else 0
        if castles and castles < in_play[k]:
            refuse("count-built-fewer", at=f"built/{k}", side=side(s, k), castles=castles, least=in_play[k])
        s.stock[k] = CASTLES[s.players] - max(castles, in_play[k])
        if s.stock[k] < 0:
            at = [word for word in LANDS if word in known]
            castles, most = in_play[k], CASTLES[s.players]
            refuse("invariant-castles-complete", at=at, side=side(s, k), castles=castles, most=most)
    if refuse:
        return Counted((f"count-{name}", {}))
    return of_territory(known, s) if name == "territory" else of_game(s)


def present(given: Any) -> Any:
    """A clan that nobody holds is left out, or null."""
    return {word: who for word, who in given.items() if who is not None} if isinstance(given, dict) else given


def lay(given: dict[str, Any], s: State, refuse: Refusals) -> None:
    """The three territories on the ring, and single ones for the rest."""
    total = sum(size_of(given, word) for word in LANDS)
    if total > LARGEST_LAND:
        refuse("count-ring", at=[f"{word}/segments" for word in LANDS], segments=total, most=LARGEST_LAND)
        return
    at = places(given)
    s.segments = [0] * total + [1] * (PLACES - total)
    for word, t in zip(LANDS, at, strict=True):
        said = known_names(word, given.get(word, {}), ("paladins", "owner", "segments"))
        s.segments[t] = number_in(said, "segments", 1, LARGEST_LAND, 1)
        s.paladins[t] = understood(PALADINS, said, "paladins", (COLOUR_WORDS,), s)
        if said.get("owner") is not None:
            s.owner[t] = 1 + number_in(said, "owner", 0, SIDES_OF[s.players] - 1)
            s.castles[t] = s.segments[t]  # CM 10: one on each segment
        elif s.segments[t] > 1:
            refuse("count-merged-free", at=(f"{word}/owner", f"{word}/segments"), territory=t + 1)
    for one, other in ((at[0], at[1]), (at[1], at[2])):
        if s.owner[one] and s.owner[one] == s.owner[other]:
            refuse(
                "invariant-neighbours-differ", at=[f"{word}/owner" for word in LANDS], territory=one + 1, next=other + 1
            )
    s.emperor = at[1]
    said_to_be = number_in(given, "territories", FEWEST_TERRITORIES, PLACES, PLACES)
    s.territories = min(most_territories(given), said_to_be)  # what is merged here was not counted there yet


# --- counting --------------------------------------------------------------------------------------------------------


def of_territory(given: dict[str, Any], s: State) -> Counted:
    """CM 8.2, CM 8.3: influence, castles, merging, and whether that ends the game."""
    t = s.emperor
    lines: list[ScoreLine] = []
    for k in range(SIDES_OF[s.players]):
        with noted() as held:
            note_sources(s, t, k)
        found = [(MESSAGES[kind].message, arguments(MESSAGES[kind], numbers, ())) for kind, numbers in held]
        what: Message = ("count-influence", {"sources": found}) if found else ("count-no-influence", {})
        lines += [(p, what, influence(s, t, k)) for p in range(s.players) if side_of(s, p) == k]
    first = of_seats(rules.scores, s)
    with noted() as events:
        s.ending = resolve(s, t)
        if s.ending:
            finish(s)
    told = messages(MESSAGES, events, sides(s.players))
    castles = of_seats(rules.scores, s)
    title: Message = ("count-territory-of", {"territory": t + 1})
    standing = of_seats(rules.standing, s) if s.ending else ()
    return Counted(
        title,
        lines,
        told,
        castles,
        standing,
        following=(COUNTS[0], afterwards(given, s)),
        gained=gained(first, castles),
    )


def afterwards(given: dict[str, Any], s: State) -> dict[str, Any]:
    """The clans stay as they are, and so does what is known of the castles."""
    in_play = [CASTLES[s.players] - s.stock[k] for k in range(SIDES_OF[s.players])]
    return {"holders": given.get("holders", {}), "built": in_play, "territories": s.territories}


def of_game(s: State) -> Counted:
    """CM 9: castles in play, then clans."""
    castles = of_seats(rules.scores, s)
    lines: list[ScoreLine] = [(p, ("count-castles-in-play", {}), castles[p]) for p in range(s.players)]
    with noted() as clans:
        final_clans(s)
    lines += score_lines(MESSAGES, clans, sides(s.players))
    s.ending = FEW_TERRITORIES
    with noted() as events:
        finish(s)
    decided = messages(MESSAGES, events[1:], sides(s.players))  # how it ended is for the table to know
    return Counted(("count-final", {}), lines, decided, castles, of_seats(rules.standing, s), gained=[0] * s.players)
