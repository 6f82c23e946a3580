"""Cardcassonne on a real table: hands are hidden, and so are face-down cards until the end of the round (CC 10).

Any card that one does not know may lie wherever one does not know a card. So a supposition is made to fit by
exchanging two such cards, or one with the deck.
"""

from collections.abc import Set
from copy import deepcopy

from tavoliere.definition.concealed import Revealed, ShownWords, Some
from tavoliere.definition.schema import Refused
from tavoliere.games.cardcassonne.rules.actions import *
from tavoliere.games.cardcassonne.rules.rules import apply, take_from_hand, take_in_hand
from tavoliere.games.cardcassonne.rules.state import *
from tavoliere.words import Message, Seat


def hidden_hands(s: State, eyes: Set[int]) -> list[int]:
    """The seats whose hands are not known."""
    return [p for p in range(s.players) if p not in eyes]


def pool(s: State, eyes: Set[int]) -> list[int]:
    """How many cards of each kind are not known: in the deck, in a hand, face down."""
    unknown = list(s.deck)
    for p in hidden_hands(s, eyes):
        for item in s.hand[p]:
            if item:
                unknown[item - 1] += 1
        if s.down_at[p]:
            unknown[face_down(s, p)] += 1
    return unknown


def face_down(s: State, p: int) -> int:
    return s.row[s.down_row[p]][s.down_at[p] - 1] - 1


def options(s: State, eyes: Set[int]) -> list[int] | None:
    if s.phase == DEALING:
        if s.turn not in eyes:
            return [DRAW_UNSEEN]
        return [DRAW + k for k, n in enumerate(pool(s, eyes)) if n]
    if s.phase != TURN or s.turn in eyes:
        return None
    p, found = s.turn, []
    if s.hand_count[p] and s.down_at[p]:
        for k, n in enumerate(pool(s, eyes)):
            rows = range(ROWS) if k >= DRAGON else (k // PER_COLOUR,)
            found += [PLAY + k * ROWS + r for r in rows if n]
    if s.placed[p] == 0:
        found += [PLACE + r for r in range(ROWS)]
    if s.hand_count[p] and not s.down_at[p]:
        found += [PLAY_UNSEEN + r for r in range(ROWS)]
    return found


def opened(s: State, a: int, eyes: Set[int]) -> list[Revealed]:
    """CC 5.1: at the end of a round all face-down cards are turned up."""
    if s.phase != TURN:
        return []
    then = deepcopy(s)
    apply(then, suppose(then, a, {}, eyes))
    if then.phase == TURN:
        return []
    found = []
    unknown = pool(s, eyes)
    if BLOCK_OF[a] == BLOCK_PLAY and s.turn not in eyes:
        unknown[(a - PLAY) // ROWS] -= 1
    kinds = [k for k, n in enumerate(unknown) if n > 0]
    some = Some(tuple(CARD_WORDS[k] for k in kinds), tuple(KIND.named(k) for k in kinds), 1, 1)
    for p in hidden_hands(s, eyes):
        if s.down_at[p] or (p == s.turn and BLOCK_OF[a] == BLOCK_PLAY_UNSEEN):
            r = s.down_row[p] if s.down_at[p] else a - PLAY_UNSEEN
            found.append(Revealed(f"down-{p}", ("opened-down", {"who": Seat(p), "row": A_ROW.named(r)}), (some,), 1, 1))
    return found


def suppose(s: State, a: int, shown: ShownWords, eyes: Set[int]) -> int:
    p = s.turn
    if a == DRAW_UNSEEN:
        return DRAW + max(range(KINDS), key=lambda k: s.deck[k])
    if s.phase == DEALING and p in eyes and s.deck[a - DRAW] == 0:
        k, other = a - DRAW, max(range(KINDS), key=lambda k: s.deck[k])
        fetch(s, k, other, set(), eyes)
        s.deck[other] -= 1
        s.deck[k] += 1
    if s.phase != TURN:
        return a
    turned = {int(key.removeprefix("down-")): CARD_WORDS.index(words[0]) for key, words in shown.items()}
    if p not in eyes and BLOCK_OF[a] == BLOCK_PLAY_UNSEEN:
        k = turned.pop(p, s.hand[p][MOST_IN_HAND - 1] - 1)
        a = PLAY + k * ROWS + a - PLAY_UNSEEN
    if p not in eyes and BLOCK_OF[a] == BLOCK_PLAY:
        hold(s, p, (a - PLAY) // ROWS, eyes)
    settled = {p}  # whoever holds or has turned up what was told
    for q, k in turned.items():
        if face_down(s, q) != k:
            fetch(s, k, face_down(s, q), settled, eyes, q)
            s.row[s.down_row[q]][s.down_at[q] - 1] = 1 + k
        settled.add(q + SEATS)
    return a


def hold(s: State, p: int, k: int, eyes: Set[int]) -> None:
    """Suppose that a hand holds a card of kind k."""
    if 1 + k in s.hand[p]:
        return
    given = s.hand[p][MOST_IN_HAND - 1] - 1
    fetch(s, k, given, {p}, eyes)
    take_from_hand(s, p, 1 + given)
    take_in_hand(s, p, 1 + k)


def fetch(s: State, k: int, given: int, settled: Set[int], eyes: Set[int], of: int = -1) -> None:
    """Take a card of kind k from somewhere one does not know, and leave another there.

    `settled` are seats whose hands, and SEATS + seats whose face-down cards stay as they are; `of` is the seat whose
    face-down card is looked for.
    """
    if s.deck[k]:
        s.deck[k] -= 1
        s.deck[given] += 1
        return
    for p in hidden_hands(s, eyes):
        if p not in settled and 1 + k in s.hand[p]:
            take_from_hand(s, p, 1 + k)
            take_in_hand(s, p, 1 + given)
            return
        if p != of and p + SEATS not in settled and s.down_at[p] and face_down(s, p) == k:
            s.row[s.down_row[p]][s.down_at[p] - 1] = 1 + given
            return
    raise Refused("concealed-gone", card=KIND.named(k), copies=COPIES[k])


def afterwards(s: State, a: int, shown: ShownWords, eyes: Set[int]) -> None:
    """What was told came to light with the step itself."""


def unchecked(s: State, eyes: Set[int]) -> list[Message]:
    """CC 4.1: a hand that nobody types can't be looked into."""
    if s.phase == TURN and s.turn not in eyes and s.hand_count[s.turn]:
        name = "unchecked-hand" if s.down_at[s.turn] else "unchecked-down"
        return [(name, {"who": Seat(s.turn), "count": s.hand_count[s.turn]})]
    return []
