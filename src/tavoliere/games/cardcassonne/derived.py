"""What follows from a view of Cardcassonne by the rules, for boards that draw it and calculate nothing themselves."""

from copy import copy
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

from tavoliere.games.cardcassonne.actions import *
from tavoliere.games.cardcassonne.claims import *
from tavoliere.games.cardcassonne.rules import face_down_unseen
from tavoliere.games.cardcassonne.state import *


def derived(s: State, seat: int) -> dict[str, Any]:
    """What follows from what `seat` sees."""
    each = holdings(s)
    mine = each[seat] if seat >= 0 else owned(s, seat)
    return {
        "rounds": ROUNDS[s.players],
        "deck": deck_size(s),
        "rows": {COLOUR_WORDS[r]: row(r, items_of(s, r), mine, each) for r in range(ROWS)},
        "groups": [groups(one) for one in each],
        "asked": s.claim_at if s.phase == MISPLACED else None,
    }


def changes(s: State, seat: int, a: int) -> dict[str, Any]:
    """The entries of `derived` that an action would change, as they would be then; of an answer what it brings."""
    if s.phase == MISPLACED and a == CASH:
        return {"gain": {"points": MISPLACED_POINTS}}
    if s.phase in (MISPLACED, JOKERS):
        group = group_joined(s, a)
        return {"gain": {"points": group_points(s, s.turn, *group)} if group else {"chest": 1}}
    if s.phase == PUTTING:
        r, item = a - PUT, s.pending
    elif a < PLACE:
        r, item = (a - PLAY) % ROWS, 1 + (a - PLAY) // ROWS
    else:
        r, item = a - PLACE, FOLLOWER + s.turn
    each = holdings(s)
    return {"rows": {COLOUR_WORDS[r]: row(r, (*items_of(s, r), item), each[seat], each)}}


def deck_size(s: State) -> int:
    """The cards still to be drawn: in a view, of those one has not seen, the ones that are in no hand and no row."""
    hidden = sum(line.count(UNSEEN) for line in s.hand) + sum(face_down_unseen(s, p) for p in range(s.players))
    return sum(s.deck) - hidden


def track(score: int) -> tuple[int, int]:
    """CC 9: the tile of 100 or 200, and the space on the track; 0 is beside the first."""
    return (100 * ((score - 1) // 100), (score - 1) % 100 + 1) if score else (0, 0)


@lru_cache(maxsize=4096)
def groups(owned: "Owned") -> dict[str, Any]:
    """The species in front of a player: how many cards, and what the next one would score (CC 6.3)."""
    s = State()
    s.animals, s.jokers, s.animal_points = [list(owned.animals)], [list(owned.jokers)], list(owned.animal_points)
    return {
        word: {"count": s.animals[0][c] + s.jokers[0][c], "next": group_points(s, 0, c, 1)}
        for c, word in enumerate(COLOUR_WORDS)
        if s.animals[0][c]
    }


def items_of(s: State, r: int) -> tuple[int, ...]:
    return tuple(s.row[r][: s.row_length[r]])


def row(r: int, items: tuple[int, ...], mine: "Owned", each: "list[Owned]") -> dict[str, Any]:
    """The misplaced cards of a row by their places, and its segments: every claim, then the open cards."""
    claimers = [each[item - FOLLOWER] for item in items if item >= FOLLOWER]
    return row_with(r, items, *[of_importance(whose, r, items) for whose in (mine, *claimers)])


@lru_cache(maxsize=8192)  # at every move each row is asked for by every seat, and mostly it is the same
def row_with(r: int, items: tuple[int, ...], mine: "Owned", *claimers: "Owned") -> dict[str, Any]:
    misplaced = [i for i, item in enumerate(items) if item < UNSEEN and is_misplaced(r, item - 1)]
    ends = [i for i, item in enumerate(items) if item >= FOLLOWER]
    segments = []
    for first, end, whose in zip([0, *(i + 1 for i in ends)], [*ends, len(items)], [*claimers, mine], strict=True):
        owner = items[end] - FOLLOWER if end < len(items) else -1
        value = worth_to(whose, r, items[first:end])
        counted = {"points": value.total, "chest": value.chest, "unseen": value.unseen}
        segments.append({"from": first, "to": end, "owner": owner, **counted})
    kept = [i for i in misplaced if can_be_kept(items[i] - 1)]
    return {"segments": segments, "misplaced": misplaced, "choices": kept}


def group_joined(s: State, a: int) -> tuple[int, int] | None:
    """The species that a kept animal or an assigned joker joins, and how many cards it gains; None for a building."""
    if s.phase == JOKERS:
        c = a - ASSIGN
        return c, s.claimed[c * PER_COLOUR + ANIMAL] + s.claim_assigned[c] + 1
    k = in_question(s)  # CC 6.2: a kept card is one of its own colour, wherever it lay
    if k % PER_COLOUR == BUILDING:
        return None
    undecided = s.row[s.claim_row - 1][s.claim_at + 1 : s.claim_end].count(1 + k)
    return k // PER_COLOUR, s.claimed[k] - undecided


# --- what cards are worth --------------------------------------------------------------------------------------------


class Worth(NamedTuple):
    """What somebody would get for a line of cards now, as far as one can see. Misplaced cards count as cashed."""

    points: tuple[int, ...]  # by where they come from
    chest: int  # cards that would go under the chest
    unseen: int  # cards that one does not know
    choices: int  # misplaced animals and buildings, which could be kept instead

    @property
    def total(self) -> int:
        return sum(self.points)


def open_cards(s: State, r: int) -> list[int]:
    """The items of a row that nobody has claimed."""
    return s.row[r][open_from(s, r) : s.row_length[r]]


class Owned(NamedTuple):
    """What somebody has who claims cards, and what animals are worth: as much as it takes to know their worth."""

    animals: tuple[int, ...]
    jokers: tuple[int, ...]
    waiting: int
    animal_points: tuple[int, ...]
    lone_joker_points: int


NOTHING = (0,) * COLOURS


def worth(s: State, r: int, items: list[int], seat: int) -> Worth:
    """What these items of row r would bring `seat`: they are claimed, on paper. -1 is somebody without animals."""
    return worth_to(owned(s, seat), r, tuple(items))


def worth_to(owned: Owned, r: int, items: tuple[int, ...]) -> Worth:
    return worked_out(of_importance(owned, r, items), r, tuple(sorted(items)))


def of_importance(owned: Owned, r: int, items: tuple[int, ...]) -> Owned:
    """As much of it as these items of row r are worth by: without jokers, nothing but the row's species.

    Misplaced animals are cashed, and where nobody has a joker to assign it is all one which other species he has.
    """
    if owned.waiting or 1 + ANIMAL_JOKER in items:
        return owned
    return only(owned, r if 1 + r * PER_COLOUR + ANIMAL in items else -1)


@lru_cache(maxsize=4096)
def only(owned: Owned, c: int) -> Owned:
    """What somebody has of one species, or of none."""
    animals, jokers = (tuple(n if i == c else 0 for i, n in enumerate(one)) for one in (owned.animals, owned.jokers))
    return owned._replace(animals=animals, jokers=jokers)


@lru_cache(maxsize=1)  # of one state much is asked, one after the other
def holdings(s: State) -> list[Owned]:
    """What everybody has; `s` is read only."""
    return [owned(s, p) for p in range(s.players)]


def owned(s: State, seat: int) -> Owned:
    prices = tuple(s.animal_points), s.lone_joker_points
    if seat < 0:
        return Owned(NOTHING, NOTHING, 0, *prices)
    return Owned(tuple(s.animals[seat]), tuple(s.jokers[seat]), s.waiting[seat], *prices)


@lru_cache(maxsize=8192)
def worked_out(owned: Owned, r: int, items: tuple[int, ...]) -> Worth:
    known = [item for item in items if item != UNSEEN]
    claim = State()
    claim.animal_points, claim.lone_joker_points = list(owned.animal_points), owned.lone_joker_points
    claim.animals, claim.jokers, claim.waiting = [list(owned.animals)], [list(owned.jokers)], [owned.waiting]
    claim.chest, claim.points = [[0] * CHEST_KINDS], [[0] * SOURCES]
    claim.row, claim.row_length = [[*known, FOLLOWER]] * ROWS, [len(known) + 1] * ROWS
    claim.claimed, claim.claim_assigned = [0] * KINDS, [0] * COLOURS
    claim.claim_row, claim.claim_at, claim.claim_cashed = 1 + r, 0, 0
    tally(claim, len(known))
    while asks(claim) and claim.phase == MISPLACED:
        cash(claim)
        claim.claim_at += 1
    choices = claim.claim_cashed
    ways = [with_jokers(claim, chosen) for chosen in assignments(claim)]
    best = max(ways, key=lambda way: sum(way.points[0]))
    return Worth(tuple(best.points[0]), chest_size(best, 0), len(items) - len(known), choices)


def assignments(claim: State) -> list[tuple[int, ...]]:
    """The ways to spread the jokers of a claim over the species held (CC R8); one where there is nothing to choose."""
    held = [c for c in range(COLOURS) if holds_species(claim, c)]
    return list(combinations_with_replacement(held, free_jokers(claim))) if len(held) > 1 else [()]


def with_jokers(claim: State, chosen: tuple[int, ...]) -> State:
    """A claim settled with these species for its jokers."""
    settled = claim
    if chosen:  # what a general deepcopy does, which would look at every single number
        settled = State()
        for name, value in vars(claim).items():
            grid = isinstance(value, list) and isinstance(value[0], list)
            setattr(settled, name, [line.copy() for line in value] if grid else copy(value))
    for c in chosen:
        settled.claim_assigned[c] += 1
    settle(settled)
    return settled
