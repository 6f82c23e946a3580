"""What a line of cards is worth to whoever claims it, as far as one can see (CC 6)."""

from typing import NamedTuple

from tavoliere.games.cardcassonne.state import (
    ANIMAL,
    ANIMAL_JOKER,
    BUILDING,
    BUILDING_JOKER,
    COLOURS,
    DRAGON,
    FAIRY,
    FOLLOWER,
    MISPLACED_POINTS,
    MONSTER_POINTS,
    PER_COLOUR,
    UNSEEN,
    State,
)


class Worth(NamedTuple):
    """Points by where they come from, and what brings none now. Misplaced cards are taken to be cashed."""

    persons: int
    misplaced: int
    animals: int
    lone_jokers: int
    monsters: int
    chest: int  # cards that would go under the chest
    unseen: int  # cards that one does not know
    choices: int  # misplaced animals and buildings, which could be kept instead

    @property
    def points(self) -> int:
        return self.persons + self.misplaced + self.animals + self.lone_jokers + self.monsters


def open_cards(s: State, r: int) -> list[int]:
    """The items of a row that nobody has claimed: those after the last follower."""
    first = s.row_length[r]
    while first > 0 and s.row[r][first - 1] < FOLLOWER:
        first -= 1
    return s.row[r][first : s.row_length[r]]


def worth(s: State, r: int, items: list[int], seat: int) -> Worth:
    """What these items of row r would bring `seat`; -1 is somebody without animals."""
    known = [item - 1 for item in items if item != UNSEEN]
    strangers = [k for k in known if k < DRAGON and k // PER_COLOUR != r]
    at_home = [k % PER_COLOUR for k in known if k < DRAGON and k // PER_COLOUR == r]
    values = [1 + face for face in at_home if face < BUILDING]
    animals, lone = animals_worth(s, r, at_home.count(ANIMAL), known.count(ANIMAL_JOKER), seat)
    return Worth(
        persons=len(values) * sum(values),
        misplaced=MISPLACED_POINTS * len(strangers),
        animals=animals,
        lone_jokers=lone,
        monsters=MONSTER_POINTS * (known.count(DRAGON) + known.count(FAIRY)),
        chest=at_home.count(BUILDING) + known.count(BUILDING_JOKER),
        unseen=len(items) - len(known),
        choices=sum(k % PER_COLOUR >= BUILDING for k in strangers),
    )


def animals_worth(s: State, r: int, new: int, jokers: int, seat: int) -> tuple[int, int]:
    """What new animals of a row's species and new jokers score, and what lone jokers do (CC 6.3, CC 6.4)."""
    held = [0] * COLOURS if seat < 0 else [s.animals[seat][c] + s.jokers[seat][c] for c in range(COLOURS)]
    held[r] += new
    if not any(held):
        return 0, jokers * s.lone_joker_points
    gained = [new if c == r else 0 for c in range(COLOURS)]
    return best_assignment(s, held, gained, jokers + (0 if seat < 0 else s.waiting[seat])), 0


def best_assignment(s: State, held: list[int], gained: list[int], free: int) -> int:
    """The most that the groups can score when so many jokers are spread over them."""
    if free == 0:
        return sum(s.animal_points[held[c]] for c in range(COLOURS) if gained[c])
    best = 0
    for c in range(COLOURS):
        if held[c]:
            more, grown = held.copy(), gained.copy()
            more[c] += 1
            grown[c] += 1
            best = max(best, best_assignment(s, more, grown, free - 1))
    return best
