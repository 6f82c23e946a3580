"""Positions of Carolus Magnus written by hand: names and words, and nothing that follows from the rest.

    {
      "phase": "playing-cubes", "round": 6, "order": [1, 0], "turn": 1, "emperor": 4,
      "ring": [{"cubes": {"red": 2}, "owner": 0, "castles": 2}, {"cubes": {"green": 1}}, ...],
      "players": [{"reserve": {"red": 3, ...}, "court": {"blue": 2}, "disc": 3, "unplayed": [1, 2, 4, 5]}, ...]
    }

The ring is told clockwise; a territory that is left out is a single one without cubes. Territories have the numbers 1
to 15, a merged one the number of its first segment; the first of the list is 1 unless its "territory" says otherwise.
Castles in stock, cubes in the supply and markers follow from the rest. A reserve that is not full is taken to have
fallen short.
"""

from typing import Any

from tavoliere.definition.parsing import counts, known_names, number
from tavoliere.definition.schema import Refused
from tavoliere.games.carolus_magnus import display, invariants, ring, rules, supply
from tavoliere.games.carolus_magnus.actions import COLOUR_WORDS
from tavoliere.games.carolus_magnus.state import (
    CASTLES,
    COLOURS,
    DISC_CHOICE,
    DISCS_EACH,
    DRAWING,
    ENDING_WORDS,
    ENTHRONING,
    FEW_TERRITORIES,
    FEWEST_TERRITORIES,
    GIVING_BACK,
    LAID_PER_COLOUR,
    LAST_CASTLE,
    LAYING,
    LOTS,
    MARCHING,
    NAMING,
    OVER,
    PER_COLOUR,
    PER_TURN,
    PLACES,
    PLAYING_CUBES,
    REROLLING,
    ROLLING,
    ROUND_LIMIT,
    SIDES_OF,
    STARTING_RESERVE,
    TAKING,
    THROW,
    THROWS,
    TOO_FEW_CASTLES,
    State,
)

PHASES = (
    *("laying", "enthroning", "rolling", "rerolling", "lots", "drawing", "disc-choice"),
    *("playing-cubes", "marching", "naming", "taking", "giving-back", "over"),
)
FIELDS = (
    *("phase", "round", "order", "turn", "throw", "to_play", "dice", "crowns", "idle", "last_round", "ending"),
    *("emperor", "ring", "holders", "players", "stock", "supply", "display", "filling", "giving_back", "events"),
)
TERRITORY_FIELDS = ("territory", "segments", "cubes", "owner", "castles")
PLAYER_FIELDS = ("reserve", "court", "disc", "unplayed")
EVENTS = {"ran-out": "ran_out", "rerolled": "rerolled", "circled": "circled", "fell-short": "fell_short"}
DICE_PHASES = (ROLLING, REROLLING, NAMING)
TURN_PHASES = (PLAYING_CUBES, MARCHING, *DICE_PHASES, TAKING, GIVING_BACK)


# --- writing ---------------------------------------------------------------------------------------------------------


def write(s: State, seat: int | None) -> dict[str, Any]:
    """A position in words; every seat sees the same."""
    written: dict[str, Any] = {"phase": PHASES[s.phase], "round": s.round}
    if s.round > 0 or s.phase == LOTS:
        written["order"] = s.order[: s.lots_drawn if s.phase == LOTS else s.players]
    if s.phase == DISC_CHOICE or s.phase in TURN_PHASES:
        written["turn"] = s.turn
    for name in ("to_play", "dice", "crowns", "idle"):
        if getattr(s, name):
            written[name] = getattr(s, name)
    if s.phase in DICE_PHASES and s.round == 0:
        written["throw"] = s.throw + 1
    if s.last_round:
        written["last_round"] = True
    if s.phase == OVER:
        written["ending"] = ENDING_WORDS[s.ending]
    if s.phase > ENTHRONING:
        written["emperor"] = s.emperor + 1
    written["ring"] = [write_territory(s, t) for t in range(PLACES) if s.segments[t]]
    written["holders"] = {COLOUR_WORDS[c]: s.holder[c] - 1 for c in range(COLOURS) if s.holder[c]}
    written["players"] = [write_player(s, p) for p in range(s.players)]
    written["stock"] = s.stock[: SIDES_OF[s.players]]
    written["supply"] = named_counts(s.supply)
    if s.draft and s.round > 0:
        written["display"] = [named_counts(s.display[i]) if s.lies[i] else None for i in range(s.players + 1)]
    if s.phase == DRAWING:
        written["filling"] = {"set": s.filling + 1, "missing": s.missing}
    if s.phase == GIVING_BACK:
        written["giving_back"] = {"set": s.taking, "from": COLOUR_WORDS[s.giving_from]}
    if events := [word for word, name in EVENTS.items() if getattr(s, name)]:
        written["events"] = events
    return written


def named_counts(cubes: list[int]) -> dict[str, int]:
    return {COLOUR_WORDS[c]: cubes[c] for c in range(COLOURS) if cubes[c]}


def write_territory(s: State, t: int) -> dict[str, Any]:
    written: dict[str, Any] = {"territory": t + 1, "cubes": named_counts(s.cubes[t])}
    if s.owner[t]:
        written |= {"owner": s.owner[t] - 1, "castles": s.castles[t]}
    if s.segments[t] != max(1, s.castles[t]):
        written["segments"] = s.segments[t]
    return written


def write_player(s: State, p: int) -> dict[str, Any]:
    written: dict[str, Any] = {"reserve": named_counts(s.reserve[p]), "court": named_counts(s.court[p])}
    if s.disc[p]:
        written["disc"] = s.disc[p]
    return written | {"unplayed": [i + 1 for i in range(DISCS_EACH) if s.unplayed[p][i]]}


# --- reading ---------------------------------------------------------------------------------------------------------


def read(written: dict[str, Any], s: State) -> None:
    """Fill a state at the start of a game with what somebody wrote, or refuse it with a sentence."""
    known_names("position", written, FIELDS)
    s.round = number(written, "round", 0, s.limit)
    s.phase = read_phase(written, s)
    check_fields(written, s)
    if "ring" in written:
        read_ring(written["ring"], s)
    read_emperor(written, s)
    read_players(written.get("players", []), s)
    read_holders(written, s)
    if s.phase == OVER:
        s.ending = read_word(written, "ending", ENDING_WORDS[1:]) + 1
    read_order(written, s)
    read_turn(written, s)
    if s.draft:
        read_display(written, s)
    read_counts(written, s)
    count_castles(written, s)
    count_supply(written, s)
    read_events(written, s)
    check_phase(s)
    check_sound(s)


def read_word(where: dict[str, Any], name: str, words: tuple[str, ...]) -> int:
    if where.get(name) not in words:
        raise Refused("position-word", name=name, given=str(where.get(name)), known=", ".join(words))
    return words.index(where[name])


def cubes_by_colour(given: Any, where: str) -> list[int]:
    return counts(given, where, COLOUR_WORDS, PER_COLOUR)


def seat_list(given: Any, name: str, s: State) -> list[int]:
    """Seats, each at most once."""
    seats = list(range(s.players))
    if not isinstance(given, list) or not all(type(p) is int and p in seats for p in given):
        raise Refused("position-seats", name=name, last=s.players - 1)
    if len(set(given)) < len(given):
        raise Refused("position-seats", name=name, last=s.players - 1)
    return given


def read_phase(written: dict[str, Any], s: State) -> int:
    """The phase as written; before round 1 the laying out, afterwards the choice of discs."""
    if "phase" not in written:
        return DISC_CHOICE if s.round else LAYING
    phase = read_word(written, "phase", PHASES)
    fitting = {LAYING, ENTHRONING, *DICE_PHASES, LOTS} if s.round == 0 else {DISC_CHOICE, *TURN_PHASES, OVER}
    if s.round:
        fitting = (fitting | {DRAWING}) - set(DICE_PHASES) if s.draft else fitting - {TAKING, GIVING_BACK}
    if phase not in fitting:
        raise Refused("position-phase", phase=PHASES[phase], round=s.round)
    return phase


def check_fields(written: dict[str, Any], s: State) -> None:
    """Nothing is written that the phase has no use for."""
    in_turn = s.phase in TURN_PHASES
    fitting = {
        "order": s.round > 0 or s.phase == LOTS,
        "turn": s.phase == DISC_CHOICE or in_turn,
        "throw": s.phase in DICE_PHASES and s.round == 0,
        "to_play": s.phase == PLAYING_CUBES,
        "dice": s.phase in DICE_PHASES,
        "crowns": s.phase in DICE_PHASES,
        "idle": s.round > 0,
        "last_round": s.bag_ends > 0 and s.round > 0,
        "ending": s.phase == OVER,
        "emperor": s.phase > ENTHRONING,
        "display": s.draft > 0 and s.round > 0,
        "filling": s.phase == DRAWING,
        "giving_back": s.phase == GIVING_BACK,
    }
    for name in written:
        if not fitting.get(name, True):
            raise Refused("position-not-now", name=name, phase=PHASES[s.phase])


# --- the ring --------------------------------------------------------------------------------------------------------


def read_ring(given: Any, s: State) -> None:
    """The territories as listed, then single ones without cubes until the ring is closed."""
    if not isinstance(given, list):
        raise Refused("position-ring")
    begin = at = 0
    covered = 0
    s.segments[:] = [0] * PLACES
    for i, entry in enumerate(given):
        named = known_names("ring", entry, TERRITORY_FIELDS)
        if i == 0:
            begin = at = number(named, "territory", 1, PLACES, 1) - 1
        if number(named, "territory", 1, PLACES, at + 1) != at + 1:
            raise Refused("position-territory", given=named["territory"], right=at + 1)
        covered += read_territory(named, at, s)
        if covered > PLACES:
            raise Refused("position-segments", segments=covered)
        at = (begin + covered) % PLACES
    for _ in range(PLACES - covered):
        s.segments[at] = 1
        at = (at + 1) % PLACES
    s.territories = sum(segments > 0 for segments in s.segments)


def read_territory(named: dict[str, Any], t: int, s: State) -> int:
    """One territory at its place; returns its segments, which are as many as its castles if nobody says otherwise."""
    s.castles[t] = number(named, "castles", 0, PLACES, 1 if "owner" in named else 0)
    if s.castles[t]:
        if "owner" not in named:
            raise Refused("position-owner", territory=t + 1)
        s.owner[t] = 1 + number(named, "owner", 0, SIDES_OF[s.players] - 1)
    s.segments[t] = number(named, "segments", 1, PLACES, max(1, s.castles[t]))
    s.cubes[t] = cubes_by_colour(named.get("cubes", {}), "cubes")
    return s.segments[t]


def read_emperor(written: dict[str, Any], s: State) -> None:
    if s.phase <= ENTHRONING:
        return
    first = next(t for t in range(PLACES) if s.segments[t])
    s.emperor = number(written, "emperor", 1, PLACES, first + 1) - 1
    if s.segments[s.emperor] == 0:
        raise Refused("position-emperor", territory=s.emperor + 1)


# --- players, discs, markers -----------------------------------------------------------------------------------------


def read_players(given: Any, s: State) -> None:
    if not isinstance(given, list) or len(given) > s.players:
        raise Refused("position-players", players=s.players)
    for p in range(s.players):
        player = known_names("players", given[p] if p < len(given) else {}, PLAYER_FIELDS)
        s.reserve[p] = cubes_by_colour(player.get("reserve", {}), "reserve")
        s.court[p] = cubes_by_colour(player.get("court", {}), "court")
        s.disc[p] = number(player, "disc", 0, DISCS_EACH)
        unplayed = player.get("unplayed", [i for i in range(1, DISCS_EACH + 1) if i != s.disc[p]])
        if not isinstance(unplayed, list) or any(type(i) is not int or not 1 <= i <= DISCS_EACH for i in unplayed):
            raise Refused("position-unplayed", seat=p)
        s.unplayed[p] = [int(i + 1 in unplayed) for i in range(DISCS_EACH)]
    if not invariants.discs_right(s):
        raise Refused("position-discs", round=s.round, rounds=(s.round - 1) % DISCS_EACH if s.round else 0)


def read_holders(written: dict[str, Any], s: State) -> None:
    """Markers as written, or where the courts put them; of equal courts somebody has to say who was first."""
    given = known_names("holders", written.get("holders", {}), COLOUR_WORDS)
    for c, word in enumerate(COLOUR_WORDS):
        most = max(s.court[p][c] for p in range(s.players))
        leaders = [p for p in range(s.players) if s.court[p][c] == most]
        if word in given:
            s.holder[c] = 1 + number(given, word, 0, s.players - 1)
            if s.holder[c] - 1 not in leaders:
                raise Refused("position-holder", colour=word, seat=s.holder[c] - 1)
        elif most > 0:
            if len(leaders) > 1:
                raise Refused("position-holder-open", colour=word)
            s.holder[c] = 1 + leaders[0]


def read_order(written: dict[str, Any], s: State) -> None:
    """The choice order, which is the action order once all discs are played."""
    if s.round == 0 and s.phase != LOTS:
        return
    default = [] if s.phase == LOTS else sorted(range(s.players), key=lambda p: (s.disc[p] == 0, s.disc[p]))
    order = seat_list(written.get("order", default), "order", s)
    if s.phase == LOTS:
        if len(order) > s.players - 2:
            raise Refused("position-lots", most=s.players - 2)
        s.lots_drawn = len(order)
    elif len(order) != s.players:
        raise Refused("position-order", players=s.players)
    s.order[: len(order)] = order


def read_turn(written: dict[str, Any], s: State) -> None:
    """Whose turn it is, and how many have chosen or acted before."""
    played = [p for p in range(s.players) if s.disc[p]]
    if s.phase == DISC_CHOICE:
        s.discs_chosen = len(played)
        if s.discs_chosen == s.players or any(p not in played for p in s.order[: s.discs_chosen]):
            raise Refused("position-choosing")
        s.turn = s.order[s.discs_chosen]
    elif s.phase in TURN_PHASES and s.round:
        s.turn = number(written, "turn", 0, s.players - 1, s.order[0])
        s.turns_done = s.order.index(s.turn)
    elif s.phase in DICE_PHASES:
        s.turn = number(written, "turn", 0, s.players - 1)
        s.throw = number(written, "throw", 1, THROWS, 1) - 1
    elif s.phase == DRAWING:
        s.turn = s.order[0]
    if "turn" in written and number(written, "turn", 0, s.players - 1) != s.turn:
        raise Refused("position-turn", given=written["turn"], right=s.turn)
    in_action = (s.phase in TURN_PHASES and s.round > 0) or s.phase == OVER
    if in_action and len(played) < s.players:
        raise Refused("position-discs-missing")
    if not in_action and s.phase != DISC_CHOICE and played:
        raise Refused("position-discs-early")
    if in_action and any(s.disc[a] > s.disc[b] for a, b in zip(s.order, s.order[1 : s.players], strict=False)):
        raise Refused("position-order-discs")


def read_display(written: dict[str, Any], s: State) -> None:
    if s.round == 0:
        return
    given = written.get("display", [{}] * (s.players + 1))
    if not isinstance(given, list) or len(given) > s.players + 1:
        raise Refused("position-display", sets=s.players + 1)
    for i, cubes in enumerate(given):
        if cubes is not None:
            s.lies[i] = 1
            s.display[i] = cubes_by_colour(cubes, "display")
    if s.phase == DRAWING:
        named = known_names("filling", written.get("filling", {}), ("set", "missing"))
        s.filling = number(named, "set", 1, s.players + 1, 1) - 1
        s.missing = number(named, "missing", 1, PER_TURN[s.players], 1)
    if s.phase == GIVING_BACK:
        named = known_names("giving_back", written.get("giving_back", {}), ("set", "from"))
        s.taking = number(named, "set", 1, s.players + 1, 1)
        s.giving_from = read_word({"from": COLOUR_WORDS[0], **named}, "from", COLOUR_WORDS)


def read_counts(written: dict[str, Any], s: State) -> None:
    """Cubes to play, dice and crowns, as far as the phase has any."""
    most = PER_TURN[s.players]
    if s.phase == PLAYING_CUBES:
        s.to_play = number(written, "to_play", 1, most, max(1, min(most, sum(s.reserve[s.turn]))))
        if s.to_play > sum(s.reserve[s.turn]):
            raise Refused("position-to-play", seat=s.turn)
    if s.phase in DICE_PHASES:
        throw = most if s.round else THROW[s.players * THROWS + s.throw]
        s.crowns = number(written, "crowns", 0, throw, 1 if s.phase == NAMING else 0)
        s.dice = number(written, "dice", 0, throw, 0 if s.phase == NAMING else throw - s.crowns)
        if s.dice + s.crowns > throw or (s.dice == 0) != (s.phase == NAMING) or (s.dice == 0 and s.crowns == 0):
            raise Refused("position-dice", dice=throw)
    if s.round:
        s.idle = number(written, "idle", 0, s.players)
        s.last_round = int(read_flag(written, "last_round"))


def read_flag(written: dict[str, Any], name: str) -> bool:
    value = written.get(name, False)
    if type(value) is not bool:
        raise Refused("position-flag", name=name)
    return value


# --- what follows from what was written ------------------------------------------------------------------------------


def count_castles(written: dict[str, Any], s: State) -> None:
    for side in range(SIDES_OF[s.players]):
        s.stock[side] = CASTLES[s.players] - invariants.castles_of(s, side)
        if s.stock[side] < 0:
            raise Refused("position-castles", side=side, most=CASTLES[s.players])
    if written.get("stock", s.stock[: SIDES_OF[s.players]]) != s.stock[: SIDES_OF[s.players]]:
        raise Refused("position-stock", right=", ".join(map(str, s.stock[: SIDES_OF[s.players]])))


def count_supply(written: dict[str, Any], s: State) -> None:
    for c in range(COLOURS):
        s.supply[c] = 0
        s.supply[c] = PER_COLOUR - invariants.cubes_of(s, c)
        if s.supply[c] < 0:
            raise Refused("position-too-many", colour=COLOUR_WORDS[c], most=PER_COLOUR)
    if "supply" in written and cubes_by_colour(written["supply"], "supply") != s.supply:
        right = ", ".join(f"{word} {count}" for word, count in zip(COLOUR_WORDS, s.supply, strict=True))
        raise Refused("position-supply", right=right)


def read_events(written: dict[str, Any], s: State) -> None:
    """What happened earlier; a reserve that is not full tells by itself that it fell short."""
    events = written.get("events", [])
    if not isinstance(events, list) or any(event not in tuple(EVENTS) for event in events):
        raise Refused("position-events", known=", ".join(EVENTS))
    for event in events:
        setattr(s, EVENTS[event], 1)
    for p in range(s.players):
        due = STARTING_RESERVE[s.players] - (invariants.cubes_out(s, p) if s.phase != OVER else 0)
        if sum(s.reserve[p]) > due:
            raise Refused("position-reserve", seat=p, most=due)
    if s.round > 0 and not invariants.reserves_right(s):
        s.ran_out = s.fell_short = 1
    if s.last_round:
        s.ran_out = 1


def check_phase(s: State) -> None:
    """Whether what the phase presupposes is there."""
    laid = [sum(s.cubes[t]) for t in range(PLACES)]
    if s.round == 0 and (any(s.owner) or any(s.holder) or any(map(any, s.court))):
        raise Refused("position-set-up")
    if s.phase == LAYING:
        s.cubes_laid = laid.index(0) if 0 in laid else PLACES
        if any(laid[s.cubes_laid :]) or s.cubes_laid == PLACES or not laid_out(s):
            raise Refused("position-laying")
    elif s.round == 0 and (0 in laid or not laid_out(s)):
        raise Refused("position-laying")
    if s.round == 0 and not invariants.reserves_right(s):
        raise Refused("position-set-up-reserves")
    if s.phase == REROLLING and all(supply.obtainable(s, c) for c in range(COLOURS)):
        raise Refused("position-rerolling")
    if s.phase in DICE_PHASES and not supply.anything_obtainable(s):
        raise Refused("position-nothing-obtainable")
    if s.phase == DRAWING:
        check_drawing(s)
    if s.draft and s.round and not invariants.display_right(s):
        raise Refused("position-display", sets=s.players + 1)
    if s.phase == TAKING and not any(map(any, s.display)):
        raise Refused("position-taking")
    if s.phase == GIVING_BACK and (
        s.lies[s.taking - 1] == 0 or rules.legal(s, [0] * COLOURS) == 0 or surplus(s, s.taking - 1) <= 0
    ):
        raise Refused("position-giving-back", most=PER_TURN[s.players])


def laid_out(s: State) -> bool:
    """CM 4.2: single territories, at most one cube on each, at most three of a colour."""
    cubes_each = all(sum(cubes) <= 1 for cubes in s.cubes)
    per_colour = all(sum(cubes[c] for cubes in s.cubes) <= LAID_PER_COLOUR for c in range(COLOURS))
    return cubes_each and per_colour and s.territories == PLACES


def surplus(s: State, i: int) -> int:
    return display.set_size(s, i) - PER_TURN[s.players]


def check_drawing(s: State) -> None:
    """Sets are drawn one after another: those before are there, those after are empty."""
    if any(map(any, s.display[s.filling + 1 :])) or supply.supply_empty(s):
        raise Refused("position-drawing")
    leftover = s.filling == 0 and s.round > 1
    if leftover and s.missing > 1:
        raise Refused("position-drawing")
    if not leftover and surplus(s, s.filling) + s.missing != 0:
        raise Refused("position-drawing")
    if any(surplus(s, i) != 0 for i in range(1 if s.round > 1 else 0, s.filling)):
        raise Refused("position-drawing")


def check_sound(s: State) -> None:
    """CM 10, with a sentence for each invariant that a person can break; the ways of ending must fit the ring."""
    if s.phase == OVER:
        check_ending(s)
    elif min(s.stock[: SIDES_OF[s.players]]) == 0 or s.territories < FEWEST_TERRITORIES:
        raise Refused("position-is-over")
    for t in range(PLACES):
        short = s.ending == TOO_FEW_CASTLES and 0 < s.castles[t] < s.segments[t]
        if s.segments[t] and s.segments[t] != max(1, s.castles[t]) and not short:
            raise Refused("position-castles-segments", territory=t + 1)
        if s.owner[t] and s.owner[ring.next_territory(s, t)] == s.owner[t]:
            raise Refused("position-neighbours", territory=t + 1, after=ring.next_territory(s, t) + 1)
    if what := invariants.broken(s):
        raise Refused("position-broken", number=what)


def check_ending(s: State) -> None:
    complete = min(s.stock[: SIDES_OF[s.players]]) == 0
    few = s.territories < FEWEST_TERRITORIES
    fits = complete if LAST_CASTLE <= s.ending <= TOO_FEW_CASTLES else not complete
    if s.ending >= FEW_TERRITORIES:
        fits = fits and few == (s.ending == FEW_TERRITORIES)
    if s.ending == ROUND_LIMIT:
        fits = fits and s.round == s.limit
    if not fits:
        raise Refused("position-ending", ending=ENDING_WORDS[s.ending])
