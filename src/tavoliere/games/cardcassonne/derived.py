"""What follows from a view of Cardcassonne by the rules, for boards that draw it and calculate nothing themselves."""

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

from tavoliere.games.cardcassonne.actions import *
from tavoliere.games.cardcassonne.claims import *
from tavoliere.games.cardcassonne.rules import face_down_unseen
from tavoliere.games.cardcassonne.state import *


def derived(s: State, seat: int) -> dict[str, Any]:
    """What follows from what `seat` sees."""
    held = holdings(s)
    return {
        "rounds": ROUNDS[s.players],
        "deck": deck_size(s),
        "rows": {word: row(r, items_of(s, r), seat, held) for r, word in enumerate(COLOUR_WORDS)},
        "groups": held.groups,
        "asked": s.claim_at if s.phase == MISPLACED else None,
    }


def changes(s: State, seat: int, a: int) -> dict[str, Any]:
    """The entries of `derived` that an action would change, as they would be then; of an answer what it brings."""
    if s.phase == MISPLACED and a == CASH:
        return {"gain": {"points": MISPLACED_POINTS}}
    if s.phase in (MISPLACED, JOKERS):
        group = group_joined(s, a)
        return {"gain": {"points": added_points(s, *group)} if group else {"chest": 1}}
    if s.phase == PUTTING:
        r, item = a - PUT, s.pending
    elif a < PLACE:
        r, item = (a - PLAY) % ROWS, 1 + (a - PLAY) // ROWS
    else:
        r, item = a - PLACE, FOLLOWER + s.turn
    return {"rows": {COLOUR_WORDS[r]: row_with(r, items_of(s, r), item, seat, holdings(s))}}


def deck_size(s: State) -> int:
    """The cards still to be drawn: in a view, of those one has not seen, the ones that are in no hand and no row."""
    hidden = [*[line.count(UNSEEN) for line in s.hand], *[face_down_unseen(s, p) for p in range(s.players)]]
    return sum(s.deck) - sum(hidden)


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


# --- rows, whose items are bytes here --------------------------------------------------------------------------------

CARDS = bytes(range(FOLLOWER))
CASHED, ASKED = 1, 2  # a misplaced card that is always cashed, and one about which its claimer is asked


def items_of(s: State, r: int) -> bytes:
    return bytes(s.row[r][: s.row_length[r]])


def by_item(found: Callable[[int], int]) -> bytes:
    """What is found of every card's kind, as a table for `bytes.translate`; other items are in it what they are."""
    return bytes([0, *map(found, range(KINDS)), *range(UNSEEN, 256)])


def strangers(r: int) -> bytes:
    return by_item(lambda k: (ASKED if can_be_kept(k) else CASHED) if is_misplaced(r, k) else 0)


STRANGERS = [strangers(r) for r in range(ROWS)]


@lru_cache(maxsize=8192)  # at every move each row is asked for by every seat, and mostly it is the same
def row(r: int, items: bytes, seat: int, held: "Holdings") -> dict[str, Any]:
    """The misplaced cards of a row by their places, and its segments: every claim, then the open cards."""
    first, misplaced, choices = strange(r, items)
    open_segment = segment(r, first, items[first:], -1, held.of(seat))
    segments = [*claimed_in(r, items[:first], held), open_segment] if first else [open_segment]
    return {"segments": segments, "misplaced": misplaced, "choices": choices}


def row_with(r: int, items: bytes, item: int, seat: int, held: "Holdings") -> dict[str, Any]:
    """What `row` would say with one more item: only its open cards are counted anew."""
    now = row(r, items, seat, held)
    misplaced, choices = now["misplaced"], now["choices"]
    segments, first = now["segments"][:-1], now["segments"][-1]["from"]
    if item >= FOLLOWER:
        owner = item - FOLLOWER
        segments.append(segment(r, first, items[first:], owner, held.of(owner)))
        segments.append(segment(r, len(items) + 1, b"", -1, held.of(seat)))
    else:
        segments.append(segment(r, first, items[first:] + bytes((item,)), -1, held.of(seat)))
        if kind := STRANGERS[r][item]:
            misplaced = [*misplaced, len(items)]
            choices = [*choices, len(items)] if kind == ASKED else choices
    return {"segments": segments, "misplaced": misplaced, "choices": choices}


@lru_cache(maxsize=8192)
def strange(r: int, items: bytes) -> tuple[int, list[int], list[int]]:
    """Where the open cards of a row begin, where its misplaced cards are, and about which of these one is asked."""
    places = [(i, kind) for i, kind in enumerate(items.translate(STRANGERS[r])) if kind in (CASHED, ASKED)]
    return len(items.rstrip(CARDS)), [i for i, _ in places], [i for i, kind in places if kind == ASKED]


@lru_cache(maxsize=8192)
def claimed_in(r: int, items: bytes, held: "Holdings") -> list[dict[str, int]]:
    """The segments of a row up to its last follower."""
    segments, first = [], 0
    for end, item in enumerate(items):
        if item >= FOLLOWER:
            owner = item - FOLLOWER
            segments.append(segment(r, first, items[first:end], owner, held.of(owner)))
            first = end + 1
    return segments


def segment(r: int, first: int, items: bytes, owner: int, whose: "Owned") -> dict[str, int]:
    value = worth_to(whose, r, items)
    counted = {"points": value.total, "chest": value.chest, "unseen": value.unseen}
    return {"from": first, "to": first + len(items), "owner": owner, **counted}


# --- answers ---------------------------------------------------------------------------------------------------------


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


def added_points(s: State, c: int, gained: int) -> int:
    """CC 6.3: what the last of these cards adds: where others of its species are claimed, the group scores anyway."""
    without = group_points(s, s.turn, c, gained - 1) if gained > 1 else 0
    return group_points(s, s.turn, c, gained) - without


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


@dataclass(frozen=True, eq=False)
class Owned:
    """What somebody has who claims cards, and what animals are worth: as much as it takes to know their worth.

    By `owning` the same things are the same object, so that what depends on it is found without comparing them.
    """

    animals: tuple[int, ...]
    jokers: tuple[int, ...]
    waiting: int
    animal_points: tuple[int, ...]
    lone_joker_points: int


owning = lru_cache(maxsize=8192)(Owned)


class Holdings:
    """What everybody has: the same one as long as nobody gets anything, so that what depends on it is found again."""

    def __init__(self, each: list[Owned], nobodys: Owned) -> None:
        self.each, self.nobodys = each, nobodys
        self.groups = [groups(one) for one in each]

    def of(self, seat: int) -> Owned:
        """What a seat has; -1 is somebody without animals."""
        return self.each[seat] if seat >= 0 else self.nobodys


@lru_cache(maxsize=1)  # of one state much is asked, one after the other
def holdings(s: State) -> Holdings:
    """What everybody has; `s` is read only."""
    players, prices = s.players, (*s.animal_points, s.lone_joker_points)
    return held(tuple(map(tuple, s.animals[:players])), tuple(map(tuple, s.jokers)), tuple(s.waiting), prices)


@lru_cache(maxsize=4096)
def held(
    animals: tuple[tuple[int, ...], ...],
    jokers: tuple[tuple[int, ...], ...],
    waiting: tuple[int, ...],
    prices: tuple[int, ...],
) -> Holdings:
    points = prices[:-1], prices[-1]
    nothing = (0,) * COLOURS
    each = [owning(*one, *points) for one in zip(animals, jokers, waiting, strict=False)]
    return Holdings(each, owning(nothing, nothing, 0, *points))


def worth(s: State, r: int, items: list[int], seat: int) -> Worth:
    """What these items of row r would bring `seat`: they are claimed, on paper. -1 is somebody without animals."""
    return worth_to(holdings(s).of(seat), r, bytes(items))


# Colours are all alike, and of a misplaced card no more counts than whether one is asked about it: so a claim is worked
# out in the first row, with strangers of the second colour, and is found again for whichever row it is asked.
STRANGER = {CASHED: PER_COLOUR, ASKED: PER_COLOUR + BUILDING}


def in_first_row(r: int) -> bytes:
    """What each item of row r is there."""

    def kind(k: int) -> int:
        if is_misplaced(r, k):
            return STRANGER[ASKED if can_be_kept(k) else CASHED]
        return k % PER_COLOUR if k < DRAGON else k

    return by_item(lambda k: 1 + kind(k))


IN_FIRST_ROW = [in_first_row(r) for r in range(ROWS)]
JOINING = bytes((1 + ANIMAL, 1 + ANIMAL_JOKER))  # what makes a group larger (CC 6.3)
PERSONS = bytes(range(1, 1 + BUILDING))  # what counts with the other persons (CC 6.1)
NOT_JOINING, NO_PERSONS = (bytes(item for item in range(FOLLOWER) if item not in one) for one in (JOINING, PERSONS))


def worth_to(owned: Owned, r: int, items: bytes) -> Worth:
    cards = bytes(sorted(items.translate(IN_FIRST_ROW[r])))
    if owned.waiting or 1 + ANIMAL_JOKER in cards:
        return worth_in_first_row(from_species(owned, r, COLOURS), cards)
    # Without a joker to assign, nothing counts but the row's species: animals that are misplaced are cashed.
    return worth_in_first_row(from_species(owned, r, 1 + ANIMAL in cards), cards)


@lru_cache(maxsize=4096)
def from_species(owned: Owned, c: int, count: int) -> Owned:
    """What somebody has of so many species from one on, which comes first."""
    animals, jokers = (
        tuple(one[(c + i) % COLOURS] if i < count else 0 for i in range(COLOURS))
        for one in (owned.animals, owned.jokers)
    )
    return owning(animals, jokers, owned.waiting, owned.animal_points, owned.lone_joker_points)


@lru_cache(maxsize=4096)
def without_animals(owned: Owned) -> Owned:
    """Somebody who has nothing, where animals are worth the same."""
    nothing = (0,) * COLOURS
    return owning(nothing, nothing, 0, owned.animal_points, owned.lone_joker_points)


@lru_cache(maxsize=16384)
def worth_in_first_row(owned: Owned, cards: bytes) -> Worth:
    """What a claim of these cards in the first row brings, as the sum of what cards bring that don't count together.

    There are few such parts, and most are found again where the whole is not.
    """
    persons, joining = cards.translate(None, NO_PERSONS), cards.translate(None, NOT_JOINING)
    others = cards.translate(None, PERSONS + JOINING)
    nobodys = without_animals(owned)
    joined, met, rest = worked_out(owned, joining), worked_out(nobodys, persons), worked_out(nobodys, others)
    return Worth(
        tuple(map(sum, zip(joined.points, met.points, rest.points, strict=True))), rest.chest, rest.unseen, rest.choices
    )


@lru_cache(maxsize=16384)
def worked_out(owned: Owned, cards: bytes) -> Worth:
    """The same, all cards together."""
    known = [*cards.rstrip(bytes((UNSEEN,)))]
    claim = State()
    claim.animal_points, claim.lone_joker_points = list(owned.animal_points), owned.lone_joker_points
    claim.animals, claim.jokers, claim.waiting = [list(owned.animals)], [list(owned.jokers)], [owned.waiting]
    claim.chest, claim.points = [[0] * CHEST_KINDS], [[0] * SOURCES]
    claim.row, claim.row_length = [[*known, FOLLOWER]], [len(known) + 1]
    claim.claimed, claim.claim_assigned = [0] * KINDS, [0] * COLOURS
    claim.claim_row, claim.claim_at, claim.claim_cashed = 1, 0, 0
    tally(claim, len(known))
    while asks(claim) and claim.phase == MISPLACED:
        cash(claim)
        claim.claim_at += 1
    choices = claim.claim_cashed
    ways = [with_jokers(claim, chosen) for chosen in assignments(claim)]
    best = max(ways, key=lambda way: sum(way.points[0]))
    return Worth(tuple(best.points[0]), chest_size(best, 0), len(cards) - len(known), choices)


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
