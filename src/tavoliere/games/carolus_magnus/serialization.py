"""Positions of Carolus Magnus written by hand: names and words, and nothing that follows from the rest.

    {
      "phase": "playing-paladins", "round": 6, "order": [1, 0], "turn": 1, "emperor": 4,
      "ring": [{"paladins": {"red": 2}, "owner": 0, "castles": 2}, {"paladins": {"green": 1}}, ...],
      "players": [{"reserve": {"red": 3, ...}, "court": {"blue": 2}, "disc": 3, "unplayed": [1, 2, 4, 5]}, ...]
    }

The ring is told clockwise; a territory that is left out is a single one without paladins. Territories have the numbers
1 to 15, a merged one the number of its first segment; the first of the list is 1 unless its "territory" says otherwise.
Castles in stock, paladins in the supply and markers follow from the rest. A reserve that is not full is taken to have
fallen short.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from tavoliere.definition.parsing import known_names, number
from tavoliere.definition.possibility import Refusals
from tavoliere.definition.schema import Refused
from tavoliere.definition.serialization import Form, understood, writing
from tavoliere.games.carolus_magnus import rules
from tavoliere.games.carolus_magnus.actions import COLOUR_WORDS
from tavoliere.games.carolus_magnus.display import set_size
from tavoliere.games.carolus_magnus.invariants import (
    castles_of,
    discs_right,
    paladins_of,
    paladins_out,
    reserves_right,
)
from tavoliere.games.carolus_magnus.names import side
from tavoliere.games.carolus_magnus.ring import next_territory
from tavoliere.games.carolus_magnus.state import *
from tavoliere.games.carolus_magnus.supply import anything_obtainable, obtainable, supply_empty
from tavoliere.words import Seat, Word

TERRITORY_FIELDS = ("territory", "segments", "paladins", "owner", "castles")
# Paladins were called cubes once, and positions that people and databases keep still say so.
OLD_NAME, OLD_PHASE = "cubes", "playing-cubes"
EVENTS = {"ran-out": "ran_out", "rerolled": "rerolled", "circled": "circled", "fell-short": "fell_short"}
DICE_PHASES = (ROLLING, REROLLING, NAMING)
TURN_PHASES = (PLAYING_PALADINS, MARCHING, *DICE_PHASES, TAKING, GIVING_BACK)
FORM = Form(
    State,
    own=("order", "ring", "display", "events"),
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
)


# --- writing ---------------------------------------------------------------------------------------------------------


def write(s: State, seat: int | None) -> dict[str, Any]:
    """A position in words; every seat sees the same."""
    position = FORM.write(s, seat)
    if FORM.has_meaning("order", s):
        position["order"] = s.order[: s.lots_drawn if s.phase == LOTS else s.players]
    land = zip(s.segments, s.owner, s.castles, map(tuple, s.paladins), strict=True)
    ring = [write_territory(t, *one) for t, one in enumerate(land, 1) if one[0]]
    position["ring"] = [{**one, "paladins": {**one["paladins"]}} for one in ring]
    if FORM.has_meaning("display", s):
        position["display"] = [paladins_in_words(s.display[i]) if s.lies[i] else None for i in range(s.players + 1)]
    if events := [word for word, name in EVENTS.items() if getattr(s, name)]:
        position["events"] = events
    return position


write_paladins = writing(PALADINS, (COLOUR_WORDS,))


def paladins_in_words(paladins: Sequence[int]) -> Any:
    return write_paladins(paladins, None)


@lru_cache(maxsize=8192)  # what somebody does changes few of them
def write_territory(number: int, segments: int, owner: int, castles: int, paladins: tuple[int, ...]) -> dict[str, Any]:
    territory = {"territory": number, "paladins": paladins_in_words(paladins)}
    if owner:
        territory |= {"owner": owner - 1, "castles": castles}
    if segments != max(1, castles):
        territory["segments"] = segments
    return territory


# --- reading ---------------------------------------------------------------------------------------------------------


def read(position: dict[str, Any], s: State, refuse: Refusals) -> None:
    """Fill a state at the start of a game with what somebody wrote, and refuse what can't be with a sentence."""
    position = renewed(position)
    FORM.read(position, s)
    find_phase(position, s, refuse)
    if "ring" in position:
        read_ring(position["ring"], s, refuse)
    find_discs(position, s, refuse)
    find_holders(s, refuse)
    if FORM.has_meaning("order", s):
        read_order(position, s, refuse)
    find_turn(position, s, refuse)
    if FORM.has_meaning("display", s):
        read_display(position, s, refuse)
    find_numbers(position, s, refuse)
    find_stock_and_supply(s, refuse)
    FORM.check_what_follows(position, s, refuse)
    read_events(position.get("events", []), s, refuse)
    check_phase(s, refuse)
    check_ring(s, refuse)
    check_ending(s, refuse)


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


def phase_word(s: State) -> Word:
    return Word(f"phase-{PHASES[s.phase]}")


def colour_word(c: int) -> Word:
    return Word(f"colour-{COLOUR_WORDS[c]}")


def find_phase(position: dict[str, Any], s: State, refuse: Refusals) -> None:
    """Left out, the laying out before round 1, the choice of discs afterwards; nothing may be written without need."""
    if "phase" not in position:
        s.phase = DISC_CHOICE if s.round else LAYING
    fitting = {LAYING, ENTHRONING, *DICE_PHASES, LOTS} if s.round == 0 else {DISC_CHOICE, *TURN_PHASES, OVER}
    if s.round:
        fitting = (fitting | {DRAWING}) - set(DICE_PHASES) if s.draft else fitting - {TAKING, GIVING_BACK}
    if s.phase not in fitting:
        refuse("position-phase", at=("phase", "round"), phase=phase_word(s), round=s.round)
    for name in position:
        if not FORM.has_meaning(name, s):
            refuse("position-not-now", at=name, name=name, phase=phase_word(s))
    if s.phase == OVER and not s.ending:
        refuse("position-no-ending", at="ending", known=", ".join(ENDING_WORDS[1:]))


def read_ring(given: Any, s: State, refuse: Refusals) -> None:
    """The territories as listed, then single ones without paladins until the ring is closed."""
    if not isinstance(given, list):
        raise Refused("position-ring")
    at = covered = 0
    s.segments[:] = [0] * PLACES
    for i, entry in enumerate(given):
        named = known_names("ring", entry, TERRITORY_FIELDS)
        right = number(named, "territory", 1, PLACES, at + 1)
        if not covered:
            at = right - 1
        if right != at + 1:
            refuse("position-territory", at=f"ring/{i}", given=right, right=at + 1)
        read_territory(named, i, at, s, refuse)
        covered += s.segments[at]
        if covered > PLACES:
            refuse("position-segments", at="ring", segments=covered)
            break
        at = (at + s.segments[at]) % PLACES
    for i in range(PLACES - covered):
        s.segments[(at + i) % PLACES] = 1
    s.territories = sum(segments > 0 for segments in s.segments)


def read_territory(named: dict[str, Any], i: int, t: int, s: State, refuse: Refusals) -> None:
    """One territory at its place; it has as many segments as castles if nobody says otherwise."""
    s.castles[t] = number(named, "castles", 0, PLACES, 1 if "owner" in named else 0)
    if s.castles[t]:
        if "owner" not in named:
            refuse("position-owner", at=f"ring/{i}", territory=t + 1)
        else:
            s.owner[t] = 1 + number(named, "owner", 0, SIDES_OF[s.players] - 1)
    s.segments[t] = number(named, "segments", 1, PLACES, max(1, s.castles[t]))
    s.paladins[t] = understood(PALADINS, named, "paladins", (COLOUR_WORDS,), s)


def find_discs(position: dict[str, Any], s: State, refuse: Refusals) -> None:
    """Discs that nobody mentions are not yet played."""
    given = position.get("players", [])
    for p in range(s.players):
        if p >= len(given) or "unplayed" not in given[p]:
            s.unplayed[p] = [int(i != s.disc[p]) for i in DISC_NUMBERS]
    if not discs_right(s):
        rounds = (s.round - 1) % DISCS_EACH if s.round else 0
        for p in range(s.players):
            left = sum(s.unplayed[p]) + (s.disc[p] > 0)
            if left != DISCS_EACH - rounds or (s.disc[p] and s.unplayed[p][s.disc[p] - 1]):
                at = (f"players/{p}/unplayed", f"players/{p}/disc")
                refuse("position-discs", at=at, who=Seat(p), round=s.round, rounds=rounds)


def find_holders(s: State, refuse: Refusals) -> None:
    """Markers as written, or where the courts put them; of equal courts somebody has to say who was first."""
    for c in range(COLOURS):
        most = max(s.court[p][c] for p in range(s.players))
        leaders = [p for p in range(s.players) if s.court[p][c] == most]
        if s.holder[c] and s.holder[c] - 1 not in leaders:
            refuse("position-holder", at="holders", colour=colour_word(c), who=Seat(s.holder[c] - 1))
        if most > 0 and not s.holder[c]:
            if len(leaders) > 1:
                refuse("position-holder-open", at="holders", colour=colour_word(c))
            s.holder[c] = 1 + leaders[0]


def read_order(position: dict[str, Any], s: State, refuse: Refusals) -> None:
    """The choice order, which is the action order once all discs are played."""
    seats = range(s.players)
    default = [] if s.phase == LOTS else sorted(seats, key=lambda p: (s.disc[p] == 0, s.disc[p]))
    order = position.get("order", default)
    if not isinstance(order, list) or any(type(p) is not int or p not in seats or order.count(p) > 1 for p in order):
        refuse("position-seats", at="order", last=s.players - 1)
        order = default
    if s.phase == LOTS:
        if len(order) > s.players - 2:
            refuse("position-lots", at="order", most=s.players - 2)
        s.lots_drawn = len(order)
    elif len(order) != s.players:
        refuse("position-order", at="order", players=s.players)
        order = default
    s.order[: len(order)] = order


def find_turn(position: dict[str, Any], s: State, refuse: Refusals) -> None:
    """Whose turn it is, and how many have chosen or acted before."""
    in_action = s.round > 0 and s.phase in (*TURN_PHASES, OVER)
    discs = [s.disc[p] for p in s.order[: s.players]]
    turn = s.turn
    if s.phase == DISC_CHOICE:
        s.discs_chosen = sum(disc > 0 for disc in discs)
        if s.discs_chosen == s.players or 0 in discs[: s.discs_chosen]:
            refuse("position-choosing", at=("order", *(f"players/{p}/disc" for p in range(s.players))))
        turn = s.order[min(s.discs_chosen, s.players - 1)]
    elif s.phase == DRAWING or (in_action and s.phase != OVER and "turn" not in position):
        turn = s.order[0]
    if "turn" in position and s.turn != turn:
        refuse("position-turn", at="turn", given=Seat(s.turn), right=Seat(turn))
    s.turn = turn
    if in_action:
        s.turns_done = s.order.index(s.turn) if s.phase != OVER else 0
        if 0 in discs:
            refuse("position-discs-missing", at=[f"players/{p}/disc" for p in range(s.players) if not s.disc[p]])
        elif discs != sorted(discs):
            refuse("position-order-discs", at="order")
    elif s.phase != DISC_CHOICE and any(s.disc):
        refuse("position-discs-early", at=[f"players/{p}/disc" for p in range(s.players) if s.disc[p]])


def read_display(position: dict[str, Any], s: State, refuse: Refusals) -> None:
    """Sets of paladins, and null for those that are taken."""
    given = position.get("display", [{}] * (s.players + 1))
    if not isinstance(given, list) or len(given) > s.players + 1:
        raise Refused("position-display", sets=s.players + 1)
    for i, paladins in enumerate(given):
        if paladins is not None:
            s.lies[i] = 1
            s.display[i] = understood(PALADINS, {"display": paladins}, "display", (COLOUR_WORDS,), s)


def find_numbers(position: dict[str, Any], s: State, refuse: Refusals) -> None:
    """Where the Emperor stands, paladins to play, dice and crowns, the set in question, as far as the phase has any."""
    if s.phase > ENTHRONING and "emperor" not in position:
        s.emperor = next(t for t in range(PLACES) if s.segments[t])
    if s.phase == PLAYING_PALADINS:
        if "to_play" not in position:
            s.to_play = min(PER_TURN[s.players], sum(s.reserve[s.turn]))
        if not 0 < s.to_play <= sum(s.reserve[s.turn]):
            refuse("position-to-play", at=("to_play", f"players/{s.turn}/reserve"), who=Seat(s.turn), count=s.to_play)
    if s.phase in DICE_PHASES:
        throw = PER_TURN[s.players] if s.round else THROW[s.players * THROWS + min(s.throw, THROWS - 1)]
        if "crowns" not in position:
            s.crowns = int(s.phase == NAMING)
        if "dice" not in position:
            s.dice = 0 if s.phase == NAMING else throw - s.crowns
        if s.dice + s.crowns > throw or (s.dice == 0) != (s.phase == NAMING) or s.dice + s.crowns <= 0:
            refuse("position-dice", at=("dice", "crowns"), dice=throw)
    if s.phase == DRAWING:
        s.missing = s.missing or 1
    if s.phase == GIVING_BACK:
        s.taking = s.taking or 1


# --- what follows from what was written ------------------------------------------------------------------------------


def find_stock_and_supply(s: State, refuse: Refusals) -> None:
    for k in range(SIDES_OF[s.players]):
        s.stock[k] = CASTLES[s.players] - castles_of(s, k)
    for c in range(COLOURS):
        s.supply[c] = 0
        s.supply[c] = PER_COLOUR - paladins_of(s, c)
        if s.supply[c] < 0:
            count = PER_COLOUR - s.supply[c]
            refuse("position-too-many", at=places_of(s, c), colour=colour_word(c), count=count, most=PER_COLOUR)


def places_of(s: State, c: int) -> list[str]:
    """Where paladins of a colour are."""
    players = [
        f"players/{p}/{name}" for p in range(s.players) for name in ("reserve", "court") if getattr(s, name)[p][c]
    ]
    ring = [f"ring/{i}/paladins" for i, t in listed_places(s).items() if s.paladins[t][c]]
    return [*ring, *players, *(f"display/{i}" for i in range(MOST_SETS) if s.display[i][c]), "supply"]


def read_events(events: Any, s: State, refuse: Refusals) -> None:
    """What happened earlier; a reserve that is not full tells by itself that it fell short."""
    if not isinstance(events, list) or any(event not in tuple(EVENTS) for event in events):
        raise Refused("position-events", known=", ".join(EVENTS))
    for event in events:
        setattr(s, EVENTS[event], 1)
    for p in range(s.players):
        due = STARTING_RESERVE[s.players] - (paladins_out(s, p) if s.phase != OVER else 0)
        if sum(s.reserve[p]) > due:
            count = sum(s.reserve[p])
            refuse("position-reserve", at=f"players/{p}/reserve", who=Seat(p), count=count, most=due)
    if s.round > 0 and not reserves_right(s):
        s.ran_out = s.fell_short = 1
    if s.last_round:
        s.ran_out = 1


def check_phase(s: State, refuse: Refusals) -> None:
    """Whether what the phase presupposes is there."""
    set_up = s.round == 0
    dice = s.phase in DICE_PHASES
    reserves = [f"players/{p}/reserve" for p in range(s.players)]
    courts = [f"players/{p}/court" for p in range(s.players) if any(s.court[p])]
    wrong: dict[str, tuple[bool, Any]] = {
        "position-set-up": (
            set_up and (any(s.owner) or any(s.holder) or any(map(any, s.court))),
            [*(f"ring/{i}" for i, t in listed_places(s).items() if s.owner[t]), *courts],
        ),
        "position-laying": (set_up and not laid_out(s), "ring"),
        "position-set-up-reserves": (set_up and not reserves_right(s), reserves),
        "position-rerolling": (s.phase == REROLLING and all(obtainable(s, c) for c in range(COLOURS)), "phase"),
        "position-nothing-obtainable": (dice and not anything_obtainable(s), "phase"),
        "position-drawing": (s.phase == DRAWING and not drawn_in_order(s), ("filling", "display")),
        "position-taking": (s.phase == TAKING and not any(map(any, s.display)), "display"),
        "position-giving-back": (
            s.phase == GIVING_BACK and (surplus(s, s.taking - 1) <= 0 or not rules.legal(s, [0] * COLOURS)),
            ("giving_back", "display"),
        ),
    }
    for message, (holds, at) in wrong.items():
        if holds:
            refuse(message, at=at, most=PER_TURN[s.players], sets=s.players + 1)


def listed_places(s: State) -> dict[int, int]:
    """The places where territories begin, by where they stand in the list."""
    return dict(enumerate(t for t in range(PLACES) if s.segments[t]))


def laid_out(s: State) -> bool:
    """CM 4.2: single territories with one paladin each, as far as they are laid; at most three of a colour."""
    laid = sum(map(sum, s.paladins))
    if s.phase == LAYING:
        s.paladins_laid = laid
    one_each = [sum(paladins) for paladins in s.paladins] == [1] * laid + [0] * (PLACES - laid)
    few_of_each = all(sum(paladins[c] for paladins in s.paladins) <= LAID_PER_COLOUR for c in range(COLOURS))
    return one_each and few_of_each and s.territories == PLACES and (laid < PLACES) == (s.phase == LAYING)


def surplus(s: State, i: int) -> int:
    return set_size(s, i) - PER_TURN[s.players]


def drawn_in_order(s: State) -> bool:
    """Sets are drawn one after another: those before are there, those after are empty; a leftover gets one paladin."""
    if any(map(any, s.display[s.filling + 1 :])) or supply_empty(s):
        return False
    leftover = int(s.round > 1)
    right = s.missing == 1 if s.filling < leftover else surplus(s, s.filling) + s.missing == 0
    return right and all(surplus(s, i) == 0 for i in range(leftover, s.filling))


def check_ring(s: State, refuse: Refusals) -> None:
    """CM 10: castles fit the segments, neighbours have different owners, nobody has built more than there are."""
    for i, t in listed_places(s).items():
        right = s.castles[t] == s.segments[t] or (s.ending == TOO_FEW_CASTLES and s.castles[t] < s.segments[t])
        if not right if s.owner[t] else s.segments[t] > 1:
            told = {"territory": t + 1, "castles": s.castles[t], "segments": s.segments[t]}
            refuse("position-castles-fit", at=f"ring/{i}", **told)
        after = next_territory(s, t)
        if s.owner[t] and after != t and s.owner[after] == s.owner[t]:
            refuse("position-neighbours", at=f"ring/{i}", territory=t + 1, next=after + 1)
    most = CASTLES[s.players]
    for k in range(SIDES_OF[s.players]):
        if s.stock[k] < 0:
            at = [f"ring/{i}" for i, t in listed_places(s).items() if s.owner[t] == 1 + k]
            refuse("position-castles", at=at, side=side(s, k), castles=most - s.stock[k], most=most)


def check_ending(s: State, refuse: Refusals) -> None:
    """The ways of ending must fit the ring."""
    complete = min(s.stock[: SIDES_OF[s.players]]) <= 0
    few = s.territories < FEWEST_TERRITORIES
    if s.phase != OVER:
        if complete or few:
            refuse("position-is-over", at=("phase", "ring"))
        return
    fits = complete == (s.ending <= TOO_FEW_CASTLES)
    if s.ending >= FEW_TERRITORIES:
        fits = fits and few == (s.ending == FEW_TERRITORIES)
    if s.ending and (not fits or (s.ending == ROUND_LIMIT and s.round != s.limit)):
        refuse("position-ending", at="ending", ending=Word(f"ending-word-{ENDING_WORDS[s.ending]}"))
