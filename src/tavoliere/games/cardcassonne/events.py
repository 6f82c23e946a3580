"""What happens in a game of Cardcassonne as a person watches it: what is shown together, and what claims bring.

At the end of a round everything lies open, so that what is told of claims is known to everybody.
"""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, NamedTuple, get_type_hints

from tavoliere.definition.counting import ScoreLine
from tavoliere.definition.game_definition import Gain, Summary
from tavoliere.games.cardcassonne.actions import *
from tavoliere.games.cardcassonne.claims import group_points, is_misplaced
from tavoliere.games.cardcassonne.reasons import card, row
from tavoliere.games.cardcassonne.rules import apply
from tavoliere.games.cardcassonne.state import *
from tavoliere.words import Message, Seat, Word


def together(s: State, a: int) -> str | None:
    """The opening cards are turned up together, and the hands are dealt together."""
    return {TURNING_UP: "opening", DEALING: "deal"}.get(s.phase)


def owner(s: State, a: int) -> int:
    """Cards are drawn for everybody."""
    return -1


def told(s: State, actions: Sequence[int]) -> list[Message]:
    """A deal in a sentence, with the cards that one sees of it; so the opening."""
    seen = [(i, card(a)) for i, a in enumerate(actions) if a < PUT]
    cards = [word for _, word in seen]
    if s.phase == TURNING_UP:
        return [("told-opening", {"cards": cards})]
    dealt: list[Message] = [("told-deal", {"who": Seat(s.dealer), "count": len(actions)})]
    if seen:
        mine = (s.turn + seen[0][0]) % s.players  # CC R19: one at a time, all the way round
        dealt.append(("told-hand", {"who": Seat(mine), "cards": cards}))
    return dealt


def gains(before: State, after: State) -> list[Gain]:
    """The points of every claim at its row, and at the end those of the chests."""
    found = []
    for seat, r, _ in claims(before, after):
        points = sum(gained(before, after, seat)[:FROM_BUILDINGS])
        if points:
            found.append(Gain(seat, points, COLOUR_WORDS[r] if r >= 0 else ""))
    if is_over(before, after):
        chests = [after.points[p][FROM_BUILDINGS] for p in range(after.players)]
        found += [Gain(p, points, "chest") for p, points in enumerate(chests) if points]
    return found


def summary(before: State, after: State) -> Summary | None:
    """What every claim brought, and for which cards; at the end also what lay under the chests.

    What brings no points is not counted: of cards that go under a chest `consequences` tells.
    """
    lines: list[ScoreLine] = []
    for claim in claims(before, after):
        lines += claim_lines(before, after, claim)
    if is_over(before, after):
        lines += [(p, chest_opened(after, p), after.points[p][FROM_BUILDINGS]) for p in range(after.players)]
    lines = [(seat, what, points) for seat, what, points in lines if points]
    if not lines:
        return None
    return Summary(("summary-round", {"round": before.round, "rounds": ROUNDS[before.players]}), lines)


# --- claims ----------------------------------------------------------------------------------------------------------


class Claim(NamedTuple):
    """A segment that somebody has taken."""

    seat: int
    row: int  # -1 where the game's last follower came to the same in several rows, and nothing says in which it stood
    items: list[int]


def is_over(before: State, after: State) -> bool:
    return after.phase == OVER and before.phase != OVER


def claims(before: State, after: State) -> list[Claim]:
    """The claims that were settled between two states, in the order of CC R20.

    The last card of a round lies behind every follower, so only a follower that comes last has to be looked for.
    """
    if before.phase not in (TURN, MISPLACED, JOKERS) or after.phase == TURN:
        return []
    rows = [before.row[r][: before.row_length[r]] for r in range(ROWS)]
    found = []
    if before.phase == TURN and not before.placed[before.turn]:
        last = last_rows(before, after)
        if len(last) > 1:
            found.append(Claim(before.turn, -1, []))
        else:
            rows[last[0]].append(FOLLOWER + before.turn)
    for r in reversed(range(ROWS)):
        first = 0
        for i, item in enumerate(rows[r]):
            if item >= FOLLOWER:
                if item not in after.row[r]:
                    found.append(Claim(item - FOLLOWER, r, rows[r][first:i]))
                first = i + 1
    return found


def last_rows(before: State, after: State) -> list[int]:
    """The rows in which the last follower of a round may have been placed: but for the game's last one, it is one."""
    found = []
    for r in range(ROWS):
        then = deepcopy(before)
        apply(then, PLACE + r)
        if all(getattr(then, name) == getattr(after, name) for name in get_type_hints(State)):
            found.append(r)
    return found


def gained(before: State, after: State, p: int) -> list[int]:
    """The points that a player got, by where they came from."""
    return [now - then for now, then in zip(after.points[p], before.points[p], strict=True)]


def claim_lines(before: State, after: State, claim: Claim) -> list[ScoreLine]:
    """A claim line by line: each kind of card, and what it was worth."""
    p, r, items = claim
    points = gained(before, after, p)
    if r < 0 and any(points[:FROM_BUILDINGS]):
        parts = zip(SOURCE_WORDS, points[:FROM_BUILDINGS], strict=False)
        return [(p, (f"final-{word}", {}), worth) for word, worth in parts if worth]
    kinds = [item - 1 for item in items]
    sold = cashed(before, after, claim)
    lines: list[tuple[Message, int]] = []

    def line(name: str, worth: int, **values: Any) -> None:
        lines.append(((f"summary-{name}", {"row": row(r), **values}), worth))

    persons = [k for k in kinds if is_person(k) and not is_misplaced(r, k)]
    if persons:
        values = sum(k % PER_COLOUR + 1 for k in persons)
        line("persons", points[FROM_PERSONS], cards=words(persons), sum=values, count=len(persons))
    if sold:
        line("misplaced", points[FROM_MISPLACED], cards=words(sold))
    for c in range(COLOURS):
        held = after.animals[p][c] + after.jokers[p][c]
        if held > before.animals[p][c] + before.jokers[p][c]:
            line("animals", group_points(after, p, c, 0), animals=Word(f"animal-{COLOUR_WORDS[c]}"), count=held)
    if points[FROM_LONE_JOKERS]:
        line("lone-joker", points[FROM_LONE_JOKERS])
    if points[FROM_MONSTERS]:
        line("monsters", points[FROM_MONSTERS], cards=words([k for k in kinds if k in (DRAGON, FAIRY)]))
    return [(p, message, worth) for message, worth in lines]


def words(kinds: list[int]) -> list[Word]:
    return [card(k) for k in kinds]


def is_person(k: int) -> bool:
    return k < DRAGON and k % PER_COLOUR < BUILDING


def cashed(before: State, after: State, claim: Claim) -> list[int]:
    """The misplaced cards of a claim but those that were kept: these lie in front of the claimer or under the chest."""
    p, r, items = claim
    sold = [item - 1 for item in items if is_misplaced(r, item - 1)]
    for c in range(COLOURS):
        for face, kept in ((ANIMAL, "animals"), (BUILDING, "chest")):
            for _ in range(getattr(after, kept)[p][c] - getattr(before, kept)[p][c] if c != r else 0):
                sold.remove(c * PER_COLOUR + face)
    return sold


def chest_opened(s: State, p: int) -> Message:
    kinds = [*(c * PER_COLOUR + BUILDING for c in range(COLOURS)), BUILDING_JOKER]
    return "summary-buildings", {
        "cards": words([k for k, count in zip(kinds, s.chest[p], strict=True) for _ in range(count)])
    }
