"""What follows from a position of San Marco that somebody wrote down, and what cannot be.

`serialization.py` takes the words; here the state's other numbers are worked out from them, and what can't be is
refused with a sentence.
"""

from itertools import pairwise

from tavoliere.definition.possibility import Refusals
from tavoliere.definition.serialization import is_empty
from tavoliere.games.san_marco import board, offers, rounds
from tavoliere.games.san_marco.actions import SITE_WORDS
from tavoliere.games.san_marco.names import card, colour, field_named, phase_named
from tavoliere.games.san_marco.state import *

SETUP = (BEGINNING, OPENING, FIRST_BRIDGES, SPANNING, STREWING)

# What is being carried out in a phase: with which cards, what a position must say of it, what it may say.
CARRIED_OUT: dict[int, tuple[tuple[int, ...], tuple[str, ...], tuple[str, ...]]] = {
    PLACING: ((0, 1, 2, 3, 4, 5), (), ("picked_up",)),
    RELOCATING: ((0, 1, 2, 3, 4, 5, BRIDGE, TRANSFER), (), ("lifted",)),
    LIFTING: ((BRIDGE,), (), ()),
    BUILDING: ((BRIDGE,), (), ("lifted", "picked_up")),
    TRANSFERRING: ((TRANSFER,), (), ("picked_up",)),
    DOGE_ENTERS: ((DOGE,), (), ()),
    DOGE_WALKS: ((DOGE,), ("visited",), ()),
    NAMING: ((BANISHMENT,), (), ("free",)),
    BANISHING: ((BANISHMENT,), ("target",), ("free",)),
    REMOVING: ((BANISHMENT,), ("target", "to_remove"), ("free",)),
    PICKING: ((DOGE,), ("scoring",), ("finale", "picks")),
    GROWING: ((), ("growing",), ()),
}
THIS_CARD = (
    *("card", "target", "picked_up", "lifted", "visited", "to_remove", "scoring", "finale", "picks", "growing"),
    "free",
)


def at_the_end(s: State) -> bool:
    """After the rounds of a passage: a free banishment, returning neutrals, the final scoring."""
    return s.free > 0 or s.finale > 0 or s.phase in (RETURNING, OVER)


# --- what follows ----------------------------------------------------------------------------------------------------


def settle(s: State, roles: list[int], turn: int | None, distributor: int | None, refuse: Refusals) -> None:
    """Work out who takes part, in which roles, and how far the round has come."""
    check_moment(s, refuse)
    named = {"turn": turn, "distributor": distributor, "free": s.free - 1 if s.free else None}
    for name, c in (*(("roles", c) for c in roles), *named.items()):
        if c is not None and (c >= s.present or (c >= s.colours and s.phase not in (OPENING, SPANNING))):
            refuse("position-colour", at=name, colour=colour(c))
    roles = [c for c in roles if c < s.colours]
    if s.phase in SETUP or at_the_end(s):
        if roles:
            refuse("position-no-roles", at="roles", phase=phase_named(s))
        settle_outside_rounds(s, turn, distributor, refuse)
    elif s.phase in (ROLE_DICE, STONES, APPOINTING):
        settle_roles_to_come(s, roles, distributor, refuse)
    else:
        settle_round(s, roles, turn, refuse)
    if s.colour >= s.present:
        refuse("position-setup", at="districts")
        s.colour = 0
    if turn is not None and turn != s.colour:
        refuse("position-turn", at="turn", given=colour(turn), right=colour(s.colour))


def check_moment(s: State, refuse: Refusals) -> None:
    """Passage and round fit the phase."""
    setup = s.phase in SETUP
    over = s.phase == OVER or s.finale > 0
    returning = s.phase == RETURNING
    if over and s.passage == 1 and s.round == 1:  # as left out
        s.passage = PASSAGES
    if returning and s.passage == 1 and s.round == 1:
        s.passage, s.round = 2, 0
    fits = s.passage == PASSAGES if over else s.passage >= 2 if returning else (s.passage == 0) == setup
    if not fits or (s.round == 0) != (setup or returning):
        at = ("phase", "passage", "round")
        refuse("position-passage", at=at, phase=phase_named(s), passage=s.passage, round=s.round)
    if s.final_round and (setup or s.variant in (GHOSTS, NEUTRAL) or returning):
        refuse("position-final-round", at="final_round")
    if s.rolled and s.phase != ROLE_DICE:
        refuse("position-needless", at="rolled", name="rolled", field=field_named("rolled"), phase=phase_named(s))


def settle_outside_rounds(s: State, turn: int | None, distributor: int | None, refuse: Refusals) -> None:
    if s.phase == BEGINNING:
        if distributor is not None:
            field = field_named("distributor")
            refuse("position-needless", at="distributor", name="distributor", field=field, phase=phase_named(s))
        return
    s.distributor = s.colours - 1 if distributor is None else distributor
    start = (s.distributor + 1) % s.colours
    if s.phase == OPENING:
        place = opening_rolls(s) // OPENING_ROLLS
        s.colour = (start + place) % s.colours if place < s.colours else place
    elif s.phase == FIRST_BRIDGES:
        s.colour = (start + sum(map(sum, s.bridges))) % s.colours
    elif s.phase == SPANNING:
        s.colour = GHOST + sum(line[GHOST] for line in s.bridges)
    elif s.free:
        s.colour = s.free - 1
    elif s.phase == RETURNING:
        s.colour = 0 if turn is None else turn


def opening_rolls(s: State) -> int:
    return sum(map(sum, s.aristocrats)) // OPENING_PAIR


def below_limit(s: State) -> list[int]:
    return [c for c in range(s.colours) if not s.final_round or board.limit_points(s, c) < LIMIT]


def take_part(s: State, colours: list[int]) -> None:
    for c in range(COLOURS):
        s.active[c] = int(c in colours)
    s.at_table = len(colours)


def settle_roles_to_come(s: State, roles: list[int], distributor: int | None, refuse: Refusals) -> None:
    """The stones drawn so far; who distributed last is the one before, unless somebody says otherwise."""
    take_part(s, below_limit(s))
    right = len(set(roles)) == len(roles) and (s.phase == ROLE_DICE) != bool(roles) and len(roles) < s.at_table
    right = right and all(s.active[c] for c in roles) and (s.phase != ROLE_DICE or s.variant == GHOSTS)
    s.role[: len(roles)] = roles
    s.assigned = len(roles)
    first = roles[0] if roles else 0
    s.distributor = (first - 1) % s.colours if distributor is None else distributor
    s.colour = int(s.rolled > 0) if s.phase == ROLE_DICE else first
    if right and s.phase != ROLE_DICE:
        right = (s.phase == APPOINTING) == (s.roles_chosen == 1) and s.distributor < s.colours
        right = right and rounds.next_distributor(s) == first and rounds.stones_left(s) >= 2
        right = right and s.variant != GHOSTS and (s.variant != TWO_COLOURS or len(roles) == 1)
    if not right:
        refuse("position-roles", at=("roles", "phase"))


def settle_round(s: State, roles: list[int], turn: int | None, refuse: Refusals) -> None:
    colours = roles or below_limit(s)
    if s.final_round and not 2 <= len(colours) < s.colours:
        refuse("position-final-round", at=("final_round", "limits"))
    if roles and not roles_right(s, roles):
        refuse("position-roles", at="roles")
        roles = []
    if not roles:
        colours = below_limit(s)
        if not roles_right(s, colours, in_order=False):
            if not s.final_round:
                refuse("position-roles", at="roles")
            colours = list(range(s.colours))
    take_part(s, colours)
    if not roles and turn is None and s.phase not in (DRAWING, DIVIDING, CHOOSING):
        turn = colours[0]
    s.role[: len(colours)] = roles or usual_roles(s, colours, turn)
    s.assigned = s.at_table
    if not roles and not roles_right(s, s.role[: s.at_table]):
        refuse("position-roles", at="roles")
    s.distributor = s.role[0]
    order = [s.role[PLAY_ORDER[4 * s.at_table + i]] for i in range(s.at_table)]
    if s.phase in (DRAWING, DIVIDING):
        s.colour = s.role[0] if turn is None else turn
        s.pair = int(s.at_table == COLOURS and s.colour == s.role[2])
        s.turn = 2 * s.pair * s.second_split_later
        if s.colour != s.role[2 * s.pair]:
            refuse("position-turn", at="turn", given=colour(s.colour), right=colour(s.role[0]))
            s.colour = s.role[0]
        s.cards_drawn = sum(s.hand) if s.phase == DRAWING else 0
    else:
        if s.variant == NEUTRAL and s.phase != CHOOSING:
            order.reverse()  # SM R13
        s.colour = order[0] if turn is None else turn
        if s.colour not in order:
            refuse("position-turn", at="turn", given=colour(s.colour), right=colour(order[0]))
            s.colour = order[0]
        s.turn = order.index(s.colour)
        s.pair = int(s.at_table == COLOURS and s.turn >= 2)
        if s.phase == CHOOSING and s.turn not in {2: (0,), 3: (0, 1), 4: (0, 2)}[s.at_table]:
            refuse("position-turn", at="turn", given=colour(s.colour), right=colour(order[0]))
    if s.phase == DIVIDING:
        s.pile = next_pile(s, refuse)


def usual_roles(s: State, colours: list[int], turn: int | None) -> list[int]:
    """When nobody said: whoever divides distributes, whoever chooses chooses first, whoever plays plays last."""
    first = colours[0] if turn is None or turn not in colours else turn
    others = [c for c in colours if c > first] + [c for c in colours if c < first]
    last = s.phase not in (DRAWING, DIVIDING, CHOOSING)
    if s.variant == TWO_COLOURS and len(colours) == COLOURS:
        mine, theirs, theirs_too = (first + 2) % COLOURS, (first + 1) % COLOURS, (first + 3) % COLOURS
        if last:
            return [theirs, mine, first, theirs_too]
        return [first, theirs, theirs_too, mine] if s.phase != CHOOSING else [theirs, first, mine, theirs_too]
    if s.phase == CHOOSING or (last and s.variant == NEUTRAL):
        return [others[0], first, *others[1:]]
    if last and len(colours) == COLOURS:
        return [others[0], others[1], first, others[2]]
    return [first, *others]


def roles_right(s: State, roles: list[int], in_order: bool = True) -> bool:
    complete = len(roles) >= 2 and (s.final_round == 1 or len(roles) == s.colours)
    if not complete or len(set(roles)) != len(roles):
        return False
    if s.variant == TWO_COLOURS and in_order:  # SM R19, SM R34
        other = [(c + 2) % COLOURS for c in roles]
        if len(roles) == COLOURS:
            return roles[2] == other[1] and roles[3] == other[0]
        if len(roles) == 3:
            return roles[2] == other[0]
    return True


def next_pile(s: State, refuse: Refusals) -> int:
    """Equal cards go into piles in ascending order."""
    at = ("hand", *(f"offers/{o}" for o in range(OFFERS)))
    if not any(s.hand[:KINDS]):
        refuse("position-divide", at=at)
        return 0
    k = offers.next_to_divide(s)
    piles = [s.offer[2 * s.pair + pile] for pile in range(PILES[s.at_table])]
    in_order = all(earlier[: k + 1] >= later[: k + 1] for earlier, later in pairwise(piles))
    if not in_order or any(any(pile[k + 1 :]) for pile in piles):
        refuse("position-divide", at=at)
    return max((i for i, pile in enumerate(piles) if pile[k]), default=0)


# --- what cannot be --------------------------------------------------------------------------------------------------


def check(s: State, refuse: Refusals) -> None:
    """Refuse what can't be."""
    check_carried_out(s, refuse)
    if s.phase in SETUP:
        check_setup(s, refuse)
    for site, line in enumerate(s.bridges):
        if any(line[c] for c in range(s.colours, COLOURS)) and s.variant != GHOSTS:
            refuse("position-no-bridge-owner", at=f"bridges/{SITE_WORDS[site]}")
    if s.phase in SETUP or at_the_end(s) or s.phase in (ROLE_DICE, STONES, APPOINTING):
        if any(s.hand) or any(map(any, s.offer)):
            at = [*(["hand"] if any(s.hand) else []), *(f"offers/{o}" for o in range(OFFERS) if any(s.offer[o]))]
            refuse("position-cards-now", at=at, phase=phase_named(s))
    else:
        check_offers(s, refuse)
        check_hand(s, refuse)
    check_phase(s, refuse)


def check_carried_out(s: State, refuse: Refusals) -> None:
    """Nothing is half done that the phase doesn't know, and everything is there that it needs."""
    cards, needed, allowed = CARRIED_OUT.get(s.phase, ((), (), ()))
    for name in THIS_CARD:
        given = not is_empty(getattr(s, name))
        if name in needed and not given:
            refuse("position-needed", at=name, name=name, field=field_named(name), phase=phase_named(s))
        if given and name not in (*needed, *allowed) and not (name == "card" and cards):
            refuse("position-needless", at=name, name=name, field=field_named(name), phase=phase_named(s))
    if cards and (s.card == 0) != (s.free > 0 or s.finale > 0):
        refuse("position-needed", at="card", name="card", field=field_named("card"), phase=phase_named(s))
    if s.card and cards and (s.card - 1 not in cards or s.discard[s.card - 1] == 0):
        refuse("position-card", at=("card", "discard"), card=card(s.card - 1), phase=phase_named(s))


def check_setup(s: State, refuse: Refusals) -> None:
    """SM 3: before the first round nobody has points or limit cards, and everybody has rolled and built in turn."""
    placed = [sum(line[c] for line in s.aristocrats) for c in range(COLOURS)]
    built = [sum(line[c] for line in s.bridges) for c in range(COLOURS)]
    players = [(s.distributor + 1 + i) % s.colours for i in range(s.colours)]
    order = [*players, GHOST, GHOST + 1] if s.variant == GHOSTS else players
    rolls = {BEGINNING: 0, OPENING: opening_rolls(s)}.get(s.phase, OPENING_ROLLS * len(order))
    bridges = {BEGINNING: 0, OPENING: 0, FIRST_BRIDGES: sum(built)}.get(s.phase, s.starting_bridges * s.colours)
    rolling, building = [0] * COLOURS, [0] * COLOURS
    for i, c in enumerate(order):
        rolling[c] = OPENING_PAIR * min(OPENING_ROLLS, max(0, rolls - OPENING_ROLLS * i))
    for i, c in enumerate(players):
        building[c] = (bridges + s.colours - 1 - i) // s.colours
    if s.phase == SPANNING:
        building[GHOST] = s.colour - GHOST
    strewn = True
    if s.phase == STREWING:
        rolling[NEUTRAL_COLOUR] = placed[NEUTRAL_COLOUR]
        strewn = placed[NEUTRAL_COLOUR] < NEUTRALS and all(line[NEUTRAL_COLOUR] > 0 for line in s.aristocrats)
    wrong = {
        "points": any(s.points),
        "limits": any(map(any, s.limits)),
        "discard": any(s.discard),
        "districts": placed != rolling or not strewn,
        "bridges": built != building,
    }
    if any(wrong.values()):
        refuse("position-setup", at=[name for name, holds in wrong.items() if holds])


def cards_in(s: State, pair: int) -> tuple[int, int]:
    """Action and limit cards in the offers of a pair."""
    offers = s.offer[2 * pair : 2 * pair + (3 if s.at_table == 3 else 2)]
    return sum(sum(o[:ACTION_KINDS]) for o in offers), sum(sum(o[ACTION_KINDS:KINDS]) for o in offers)


def all_drawn(s: State, cards: tuple[int, int]) -> bool:
    """Whether a distributor has drawn all action and limit cards, or as many limit cards as there were."""
    actions, limits = ACTIONS_DRAWN[s.at_table], LIMITS_DRAWN[s.at_table]
    return cards == (actions, limits) or (cards[0] == actions and cards[1] < limits and offers.limits_left(s) == 0)


def check_offers(s: State, refuse: Refusals) -> None:
    """SM 4.2, SM 4.3: as many offers as are not yet taken, and all drawn cards in those nobody has chosen from."""
    full = ACTIONS_DRAWN[s.at_table], LIMITS_DRAWN[s.at_table]
    piles = PILES[s.at_table]
    taken = s.turn + (s.phase not in (DRAWING, DIVIDING, CHOOSING))
    for pair in range(2 if s.at_table == COLOURS else 1):
        at = [f"offers/{o}" for o in range(2 * pair, 2 * pair + piles)]
        given = sum(not offers.is_empty(s, o) for o in range(2 * pair, 2 * pair + piles))
        if s.phase in (DRAWING, DIVIDING) and pair == s.pair:
            actions, limits = cards_in(s, pair)
            both = actions + sum(s.hand[:ACTION_KINDS]), limits + sum(s.hand[ACTION_KINDS:KINDS])
            if s.phase == DRAWING:
                right = both == (min(s.cards_drawn, full[0]), max(0, s.cards_drawn - full[0])) and not given
                right = right and not all_drawn(s, both)
            else:
                right = all_drawn(s, both)
            if not right:
                refuse("position-drawn", at=("hand", *at), actions=full[0], limits=full[1])
            continue
        late = pair == 1 and s.second_split_later == 1 and s.turn < 2
        to_come = s.phase in (DRAWING, DIVIDING) and pair > s.pair
        left = 0 if late or to_come else min(piles, max(0, piles * (pair + 1) - taken))
        few = s.variant == NEUTRAL and taken == 1 and given == 0  # only limit cards, laid down already
        if given != left and not few:
            refuse("position-offers-left", at=at, left=left, given=given)
        elif left == piles and not all_drawn(s, cards_in(s, pair)):
            refuse("position-drawn", at=at, actions=full[0], limits=full[1])
    used = 3 if s.at_table == 3 else OFFERS if s.at_table == COLOURS else 2
    if any(map(any, s.offer[used:])) or (s.variant == NEUTRAL and taken and cards_in(s, 0)[1]):
        at = [f"offers/{o}" for o in range(OFFERS)]
        refuse("position-offers-left", at=at, left=PILES[s.at_table], given=OFFERS)


def check_hand(s: State, refuse: Refusals) -> None:
    if s.phase in (DRAWING, DIVIDING):
        return
    held = sum(s.hand[:ACTION_KINDS])
    most = ACTIONS_DRAWN[s.at_table]
    if s.phase == CHOOSING or (s.phase == GROWING and s.ghost_rate != ONE_PER_CARD):
        most = 0
    if any(s.hand[ACTION_KINDS:]) or held > most or (s.phase == PLAYING and held == 0):
        refuse("position-hand", at="hand", most=most)


def check_phase(s: State, refuse: Refusals) -> None:
    """What the phase waits for must be possible."""
    mine = s.supply[s.colour]
    impossible = {
        SPANNING: s.variant != GHOSTS,
        STREWING: s.variant != NEUTRAL,
        PLACING: mine == 0,
        RELOCATING: mine > 0,
        LIFTING: s.bridges_left > 0,
        BUILDING: mine == 0 or s.bridges_left == 0,
        TRANSFERRING: mine == 0,
        DOGE_ENTERS: s.doge > 0,
        DOGE_WALKS: s.doge == 0 or s.visited[s.doge - 1] == 0,
        PICKING: s.variant != TWO_COLOURS or (s.scoring > 0 and board.picking_seat(s) < 0),
        GROWING: s.variant != GHOSTS or s.growing > 2 * (1 if s.ghost_rate == ONE_PER_CARD else s.ghost_rate),
        RETURNING: s.variant != NEUTRAL or s.supply[NEUTRAL_COLOUR] == 0,
    }
    if impossible.get(s.phase, False):
        refuse("position-impossible", at="phase", phase=phase_named(s))
    if s.phase == DRAWING and s.cards_drawn < ACTIONS_DRAWN[s.at_table] and not any(s.deck):
        refuse("position-deck", at="discard")
    if s.phase == REMOVING and s.target:
        standing = s.aristocrats[s.target - 1]
        if s.to_remove >= sum(standing) or sum(n > 0 for n in standing) < 2:
            refuse("position-remove", at=("to_remove", "target"))
    if s.phase == GROWING and s.variant == GHOSTS and s.supply[rounds.growing_ghost(s)] == 0:
        refuse("position-impossible", at="phase", phase=phase_named(s))
