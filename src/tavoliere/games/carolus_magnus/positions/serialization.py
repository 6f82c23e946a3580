"""Positions of Carolus Magnus written by hand: names and words, and nothing that follows from the rest.

    {
      "phase": "playing-paladins", "round": 6, "order": [1, 0], "turn": 1, "emperor": 4,
      "ring": [{"paladins": {"red": 2}, "owner": 0, "castles": 2}, {"paladins": {"green": 1}}, ...],
      "players": [{"reserve": {"red": 3, ...}, "court": {"blue": 2}, "disc": 3, "unplayed": [1, 2, 4, 5]}, ...]
    }

The ring is told clockwise; a territory that is left out is a single one without paladins. Territories have the numbers
1 to 15, a merged one the number of its first segment; the first of the list is 1 unless its "territory" says otherwise.
Castles in stock, paladins in the supply and markers follow from the rest. A reserve that is not full is taken to have
fallen short. What can't be, the invariants say.
"""

from typing import Any

from tavoliere.definition.parsing import known_names, listed, number, place_of
from tavoliere.definition.possibility import Refusals
from tavoliere.definition.schema import Refused
from tavoliere.definition.serialization import LEFT_OUT, Codec, Form, understood, writing
from tavoliere.games.carolus_magnus.rules.actions import COLOUR_WORDS
from tavoliere.games.carolus_magnus.rules.invariants import castles_of, paladins_of, reserve_due
from tavoliere.games.carolus_magnus.rules.state import *
from tavoliere.games.carolus_magnus.rules.supply import reserve_size

TERRITORY_FIELDS = ("territory", "segments", "paladins", "owner", "castles")
# Paladins were called cubes once, and positions that people and databases keep still say so.
OLD_NAME, OLD_PHASE = "cubes", "playing-cubes"
EVENTS = {"ran-out": "ran_out", "rerolled": "rerolled", "circled": "circled", "fell-short": "fell_short"}


def renewed(position: dict[str, Any]) -> dict[str, Any]:
    """What somebody wrote, with today's words for yesterday's."""
    ring = position.get("ring")
    if isinstance(ring, list):
        position = position | {"ring": [renewed_territory(entry) for entry in ring]}
    if position.get("phase") == OLD_PHASE:
        position = position | {"phase": PHASES[PLAYING_PALADINS]}
    return position


def renewed_territory(entry: Any) -> Any:
    if not isinstance(entry, dict) or OLD_NAME not in entry or "paladins" in entry:
        return entry
    return {"paladins" if name == OLD_NAME else name: value for name, value in entry.items()}


# --- what the state table can't say ----------------------------------------------------------------------------------


def write_order(s: State) -> list[int]:
    return s.order[: s.lots_drawn if s.phase == LOTS else s.players]


def read_order(given: Any, s: State, refuse: Refusals) -> None:
    """The choice order, which is the action order once all discs are played; at set-up, the lots drawn so far."""
    order = [number({"order": p}, "order", 0, s.players - 1) for p in listed(given, "order", s.players)]
    if s.round > 0 and len(order) < s.players:
        raise Refused("position-fewer", where="order", right=s.players)
    s.order[: len(order)] = order
    if s.round == 0:
        s.lots_drawn = len(order)


def write_ring(s: State) -> list[dict[str, Any]]:
    land = zip(s.segments, s.owner, s.castles, s.paladins, strict=True)
    return [write_territory(t, *one) for t, one in enumerate(land, 1) if one[0]]


write_paladins = writing(PALADINS, (COLOUR_WORDS,))


def write_territory(number: int, segments: int, owner: int, castles: int, paladins: list[int]) -> dict[str, Any]:
    territory = {"territory": number, "paladins": write_paladins(paladins, None)}
    if owner:
        territory |= {"owner": owner - 1, "castles": castles}
    if segments != max(1, castles):
        territory["segments"] = segments
    return territory


def read_ring(given: Any, s: State, refuse: Refusals) -> None:
    """The territories as listed, then single ones without paladins until the ring is closed."""
    at = covered = 0
    s.segments[:] = [0] * PLACES
    for i, entry in enumerate(listed(given, "ring", PLACES)):
        named = known_names("ring", entry, TERRITORY_FIELDS)
        right = number(named, "territory", 1, PLACES, at + 1)
        if not covered:
            at = right - 1
        if right != at + 1:
            refuse("position-territory", at=f"ring/{i}", given=right, right=at + 1)
        s.castles[at] = number(named, "castles", 0, PLACES, int("owner" in named))
        if s.castles[at] and "owner" in named:
            s.owner[at] = 1 + number(named, "owner", 0, SIDES_OF[s.players] - 1)
        segments = number(named, "segments", 1, PLACES, max(1, s.castles[at]))
        s.segments[at] = segments
        s.paladins[at] = understood(PALADINS, named, "paladins", (COLOUR_WORDS,), s)
        covered += segments
        if covered > PLACES:  # which a state can't even hold
            refuse(f"invariant-{INVARIANTS[SEGMENTS_SUM]}", at="ring", segments=covered)
            return
        at = (at + segments) % PLACES
    for i in range(PLACES - covered):
        s.segments[(at + i) % PLACES] = 1


def write_display(s: State) -> list[Any]:
    return [write_paladins(s.display[i], None) if s.lies[i] else None for i in range(s.players + 1)]


def read_display(given: Any, s: State, refuse: Refusals) -> None:
    """Sets of paladins, and null for those that are taken."""
    for i, paladins in enumerate(listed(given, "display", s.players + 1)):
        if paladins is not None:
            s.lies[i] = 1
            s.display[i] = understood(PALADINS, {"display": paladins}, "display", (COLOUR_WORDS,), s)


def write_events(s: State) -> Any:
    return [word for word, name in EVENTS.items() if getattr(s, name)] or LEFT_OUT


def read_events(given: Any, s: State, refuse: Refusals) -> None:
    for event in listed(given, "events", PLACES):
        setattr(s, [*EVENTS.values()][place_of(event, "events", [*EVENTS])], 1)


# --- what follows from what was written ------------------------------------------------------------------------------


def listed_places(s: State) -> dict[int, int]:
    """The places where territories begin, by where they stand in the list."""
    return dict(enumerate(t for t in range(PLACES) if s.segments[t]))


def settle(s: State, given: dict[str, Any]) -> None:
    """Markers, whose turn it is and what is left of it, what stands beside the ring, a reserve that fell short."""
    if "phase" not in given:
        s.phase = DISC_CHOICE if s.round else LAYING
    s.territories = sum(segments > 0 for segments in s.segments)
    if s.phase == LAYING:
        s.paladins_laid = min(PLACES, sum(map(sum, s.paladins)))
    players = given.get("players", [])
    for p in range(s.players):
        if p >= len(players) or "unplayed" not in players[p]:
            s.unplayed[p] = [int(i != s.disc[p]) for i in DISC_NUMBERS]
    for c in range(COLOURS):
        most = max(s.court[p][c] for p in range(s.players))
        leaders = [p for p in range(s.players) if s.court[p][c] == most]
        if most > 0 and not s.holder[c] and len(leaders) == 1:
            s.holder[c] = 1 + leaders[0]
    if s.round > 0:
        settle_turn(s, given)
    if s.draft and s.round and "display" not in given:
        s.lies[: s.players + 1] = [1] * (s.players + 1)
    if s.phase > ENTHRONING and "emperor" not in given:
        s.emperor = next((t for t in range(PLACES) if s.segments[t]), 0)
    if s.phase in DICE_PHASES:
        throw = PER_TURN[s.players] if s.round else THROW[s.players * THROWS + min(s.throw, THROWS - 1)]
        if "crowns" not in given:
            s.crowns = int(s.phase == NAMING)
        if "dice" not in given:
            s.dice = 0 if s.phase == NAMING else max(0, throw - s.crowns)
    s.missing = s.missing or int(s.phase == DRAWING)
    s.taking = s.taking or int(s.phase == GIVING_BACK)
    for k in range(SIDES_OF[s.players]):
        s.stock[k] = max(0, CASTLES[s.players] - castles_of(s, k))
    for c in range(COLOURS):
        s.supply[c] = 0
        s.supply[c] = max(0, PER_COLOUR - paladins_of(s, c))
    if s.round and s.phase != OVER and not s.fell_short:
        s.fell_short = int(any(reserve_size(s, p) < reserve_due(s, p) for p in range(s.players)))
        s.ran_out = s.ran_out or s.fell_short
    if s.last_round:
        s.ran_out = 1


def settle_turn(s: State, given: dict[str, Any]) -> None:
    if "order" not in given:
        s.order[: s.players] = sorted(range(s.players), key=lambda p: (s.disc[p] == 0, s.disc[p]))
    order = s.order[: s.players]
    if s.phase == DISC_CHOICE:
        s.discs_chosen = sum(disc > 0 for disc in s.disc[: s.players])
    if "turn" not in given and s.phase != OVER:
        s.turn = order[min(s.discs_chosen, s.players - 1)]
    if s.phase in TURN_PHASES and s.turn in order:
        s.turns_done = order.index(s.turn)
    if s.phase == PLAYING_PALADINS and "to_play" not in given:
        s.to_play = min(PER_TURN[s.players], reserve_size(s, s.turn))


FORM = Form(
    State,
    own={
        "order": Codec(write_order, read_order),
        "ring": Codec(write_ring, read_ring),
        "display": Codec(write_display, read_display),
        "events": Codec(write_events, read_events),
    },
    when={
        "order": lambda s: s.round > 0 or s.phase == LOTS,
        "turn": lambda s: s.phase == DISC_CHOICE or s.phase in TURN_PHASES,
        "throw": lambda s: s.phase in DICE_PHASES and s.round == 0,
        "to_play": lambda s: s.phase == PLAYING_PALADINS,
        "dice": lambda s: s.phase in DICE_PHASES,
        "crowns": lambda s: s.phase in DICE_PHASES,
        "idle": lambda s: s.round > 0,
        "last_round": lambda s: s.bag_ends > 0 and s.round > 0,
        "ending": lambda s: s.phase == OVER,
        "emperor": lambda s: s.phase > ENTHRONING,
        "display": lambda s: s.draft > 0 and s.round > 0,
        "filling": lambda s: s.phase == DRAWING,
        "giving_back": lambda s: s.phase == GIVING_BACK,
    },
    settle=settle,
    renewed=renewed,
)
write, read = FORM.write, FORM.read
