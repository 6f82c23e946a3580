"""What speaks against a position that could be played on: no game of Cardcassonne leads to it.

Points come from cards that have left the game or lie in front of somebody, a player claims once a round, and whatever
lies misplaced was once the face-down card of a round. So the points, the round and the cards tell of one another.
"""

from collections.abc import Iterator

from tavoliere.definition.possibility import Reason, doubt
from tavoliere.games.cardcassonne.rules import claims, invariants
from tavoliere.games.cardcassonne.rules.actions import COLOUR_WORDS
from tavoliere.games.cardcassonne.rules.state import *
from tavoliere.words import Seat

IN_TENS = {"misplaced": FROM_MISPLACED, "monsters": FROM_MONSTERS}


def doubts(s: State) -> Iterator[Reason]:
    """The reasons, one after the other, with the addresses of the rules."""
    yield from about_rows(s)
    if claims_made(s) == 0:
        yield from about_beginning(s)
        return
    yield from about_tens(s)
    for p in range(s.players):
        yield from about_animals(s, p)
        yield from about_chest(s, p)
    if s.phase != OVER:  # the leftovers of the last round leave the game too
        yield from about_what_is_gone(s)


def claims_made(s: State) -> int:
    """How many times each player has claimed at most; whoever settles claims may or may not be through with theirs."""
    if s.phase == OVER:
        return s.round
    return max(0, s.round - 1) + (s.claim_row > 0)


def unexplained(s: State) -> bool:
    """Whether anybody has points of which nobody says where they come from."""
    return any(s.points[p][FROM_EARLIER] for p in range(s.players))


def total(s: State, source: int) -> int:
    return sum(s.points[p][source] for p in range(s.players))


def about_beginning(s: State) -> Iterator[Reason]:
    for p in range(s.players):
        held = {"animals": s.animals[p], "jokers": s.jokers[p], "chest": s.chest[p], "points": s.points[p]}
        at = [f"players/{p}/{name}" for name, row in held.items() if any(row)]
        if s.waiting[p]:
            at.append(f"players/{p}/waiting")
        if at:
            yield doubt("doubt-before-claims", *at, who=Seat(p))


def about_rows(s: State) -> Iterator[Reason]:
    """CC 4.1, CC 5: a misplaced card was a face-down card of an earlier round, so it lies before those of this one."""
    down = {(s.down_row[p], s.down_at[p] - 1) for p in range(s.players) if s.down_at[p]}
    misplaced = new = 0
    for r in range(ROWS):
        this_round = False
        for i in range(s.row_length[r]):
            item = s.row[r][i]
            if item >= FOLLOWER or (r, i) in down:
                this_round = True
                continue
            new += this_round
            if claims.is_misplaced(r, item - 1):
                misplaced += 1
                if this_round and s.claim_row == 0:
                    yield doubt("doubt-misplaced-late", f"rows/{COLOUR_WORDS[r]}", row=A_ROW.named(r))
    cards = misplaced + total(s, FROM_MISPLACED) // MISPLACED_POINTS
    most = s.players * claims_made(s)
    if cards > most:
        points = (f"players/{p}/points" for p in range(s.players) if s.points[p][FROM_MISPLACED])
        yield doubt("doubt-misplaced", "rows", *points, cards=cards, most=most)
    if s.phase == TURN:
        played = sum(max(0, HAND_SIZE[s.players] - s.hand_count[p] - 1) for p in range(s.players))
        if new > played:
            yield doubt("doubt-new-cards", "rows", cards=new, played=played)


def about_tens(s: State) -> Iterator[Reason]:
    for p in range(s.players):
        for source in IN_TENS.values():
            if s.points[p][source] % MONSTER_POINTS:
                yield doubt("doubt-tens", f"players/{p}/points", who=Seat(p), points=s.points[p][source])


def about_animals(s: State, p: int) -> Iterator[Reason]:
    """CC 6.3, CC 6.4: a group scores whole whenever it gains, once a claim; a joker alone scores once."""
    known = s.points[p][FROM_EARLIER] == 0
    sizes = [s.animals[p][c] + s.jokers[p][c] for c in range(COLOURS)]
    table = s.animal_points
    least = sum(table[min(MOST_ANIMALS, size)] for size in sizes if size) if known else 0
    most = 0
    for size in sizes:
        worth = sorted(table[min(MOST_ANIMALS, n)] for n in range(1, size + 1))
        most += sum(worth[max(0, size - claims_made(s)) :])
    points = s.points[p][FROM_ANIMALS]
    if not least <= points <= most:
        at = (f"players/{p}/points", f"players/{p}/animals")
        yield doubt("doubt-animals", *at, who=Seat(p), points=points, least=least, most=most)
    lone = s.points[p][FROM_LONE_JOKERS]
    if s.lone_joker_points:
        scored, rest = divmod(lone, s.lone_joker_points)
        held = sum(s.jokers[p]) + s.waiting[p]
        if rest or scored > held or (known and scored < s.waiting[p]):
            at = (f"players/{p}/points", f"players/{p}/waiting")
            yield doubt("doubt-lone-jokers", *at, who=Seat(p), points=lone)


def about_chest(s: State, p: int) -> Iterator[Reason]:
    points = s.points[p][FROM_BUILDINGS]
    if s.phase != OVER and points:
        yield doubt("doubt-buildings-early", f"players/{p}/points", who=Seat(p))
    right = claims.building_points(s, p)
    if s.phase == OVER and points != right and (points or not s.points[p][FROM_EARLIER]):
        yield doubt("doubt-buildings", f"players/{p}/points", who=Seat(p), points=points, right=right)


def about_what_is_gone(s: State) -> Iterator[Reason]:
    """CC 6.1, CC 6.2, CC 6.6: what has left the game was counted for points."""
    gone = [COPIES[k] - invariants.cards_known(s, k) for k in range(KINDS)]
    points = tuple(f"players/{p}/points" for p in range(s.players))
    known = not unexplained(s)
    monsters = gone[DRAGON] + gone[FAIRY]
    brought = total(s, FROM_MONSTERS)
    if brought > monsters * MONSTER_POINTS or (known and brought < monsters * MONSTER_POINTS):
        yield doubt("doubt-monsters", "deck", *points, points=brought, gone=monsters)
    persons = [k for k in range(DRAGON) if k % PER_COLOUR < BUILDING]
    kept = sum(gone[k] for k in range(DRAGON) if k % PER_COLOUR >= BUILDING)  # would be in front, were they not cashed
    left = sum(gone[k] for k in persons)
    cashed = total(s, FROM_MISPLACED) // MISPLACED_POINTS
    if cashed > kept + left:
        yield doubt("doubt-cashed-none", "deck", *points, cashed=cashed, gone=kept + left)
    elif known and cashed < kept:
        yield doubt("doubt-cashed", "deck", *points, cashed=cashed, gone=kept)
    values = sorted((1 + k % PER_COLOUR for k in persons for _ in range(gone[k])), reverse=True)
    values = values[max(0, cashed - kept) :] if known else values  # the dearest may have been cashed
    least = sum(values) if known else 0
    most = sum(1 + k % PER_COLOUR for k in persons for _ in range(gone[k])) * left
    if not least <= total(s, FROM_PERSONS) <= most:
        yield doubt("doubt-persons", "deck", *points, points=total(s, FROM_PERSONS), least=least, most=most)
