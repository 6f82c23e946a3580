"""San Marco on a real table: with four, only a pair sees the cards that it divides and chooses from (SM R3).

How many action and limit cards lie in an offer is seen by all, as the two have different backs. Which ones they are
comes to light when the offer is taken. A supposition is made to fit by exchanging cards that one does not know.
"""

from collections.abc import Set
from copy import deepcopy

from tavoliere.definition.concealed import Revealed, ShownWords, Some
from tavoliere.definition.schema import Refused
from tavoliere.games.san_marco.rules.actions import *
from tavoliere.games.san_marco.rules.offers import in_hand, is_empty
from tavoliere.games.san_marco.rules.rules import apply, legal
from tavoliere.games.san_marco.rules.state import *
from tavoliere.words import Message, Seat, Word

BACKS = ("unseen-action", "unseen-limit")


def is_hidden(s: State, pair: int, eyes: Set[int]) -> bool:
    """Whether nobody tells the cards of a pair."""
    if s.players < COLOURS or s.at_table < COLOURS or s.offers_open == 1:
        return False
    return s.role[2 * pair] not in eyes and s.role[2 * pair + 1] not in eyes


def hidden_offers(s: State, eyes: Set[int]) -> list[int]:
    return [o for pair in range(2) if is_hidden(s, pair, eyes) for o in (2 * pair, 2 * pair + 1) if not is_empty(s, o)]


def options(s: State, eyes: Set[int]) -> list[int] | None:
    if s.phase in (DRAWING, DIVIDING) and is_hidden(s, s.pair, eyes):
        if s.phase == DIVIDING:
            return [DIVIDE_UNSEEN]
        return [DRAW_ACTION_UNSEEN if s.cards_drawn < ACTIONS_DRAWN[s.at_table] else DRAW_LIMIT_UNSEEN]
    if s.phase == DRAWING and hidden_offers(s, eyes):
        kinds = range(ACTION_KINDS) if s.cards_drawn < ACTIONS_DRAWN[s.at_table] else range(ACTION_KINDS, KINDS)
        return [DRAW + k for k in kinds if in_deck(s, k) or any(s.offer[o][k] for o in hidden_offers(s, eyes))]
    return None


def in_deck(s: State, k: int) -> int:
    return s.deck[k] if k < ACTION_KINDS else s.limit_deck[k - ACTION_KINDS]


def add_to_deck(s: State, k: int, n: int) -> None:
    if k < ACTION_KINDS:
        s.deck[k] += n
    else:
        s.limit_deck[k - ACTION_KINDS] += n


def first_legal(s: State) -> int:
    out = [0] * ACTIONS
    legal(s, out)
    return out[0]


def opened(s: State, a: int, eyes: Set[int]) -> list[Revealed]:
    """The backs of the offers once they are divided, and the cards of each one that is taken."""
    if a == DIVIDE_UNSEEN:
        if in_hand(s) > 1:
            return []
        some = tuple(
            Some((back,), (Word(f"card-{back}"),), 0, most)
            for back, most in zip(BACKS, (ACTIONS_DRAWN[s.at_table], drawn_limits(s)), strict=True)
        )
        most = sum(one.most for one in some) - 1  # no offer is empty
        return [Revealed("backs", ("opened-backs", {"who": Seat(s.role[2 * s.pair])}), some, 1, most)]
    before = hidden_offers(s, eyes)
    if not before or s.phase in (DRAWING, DIVIDING):
        return []
    then = deepcopy(s)
    apply(then, suppose(then, a, {}, eyes))
    found = []
    for o in before:
        if is_empty(then, o):
            some = tuple(
                Some(
                    tuple(CARD_WORDS[k] for k in kinds),
                    tuple(A_CARD.named(k) for k in kinds),
                    sum(s.offer[o][first:end]),
                    sum(s.offer[o][first:end]),
                )
                for first, end in ((0, ACTION_KINDS), (ACTION_KINDS, KINDS))
                for kinds in [[k for k in range(first, end) if unknown_of(s, k, eyes)]]
                if sum(s.offer[o][first:end])
            )
            told = {"pile": o % 2 + 1, "who": Seat(s.role[2 * (o // 2)])}
            all_of_it = sum(one.least for one in some)
            found.append(Revealed(f"offer-{o + 1}", ("opened-offer", told), some, all_of_it, all_of_it))
    return found


def drawn_limits(s: State) -> int:
    """The limit cards that are being divided."""
    first = 2 * s.pair
    return sum(sum(cards[ACTION_KINDS:KINDS]) for cards in (s.hand, s.offer[first], s.offer[first + 1]))


def unknown_of(s: State, k: int, eyes: Set[int]) -> int:
    return in_deck(s, k) + sum(s.offer[o][k] for o in hidden_offers(s, eyes))


def suppose(s: State, a: int, shown: ShownWords, eyes: Set[int]) -> int:
    if a in (DIVIDE_UNSEEN, DRAW_ACTION_UNSEEN, DRAW_LIMIT_UNSEEN):
        return first_legal(s)
    if s.phase == DRAWING and in_deck(s, a - DRAW) == 0:
        k = a - DRAW
        kinds = range(ACTION_KINDS) if k < ACTION_KINDS else range(ACTION_KINDS, KINDS)
        given = next(one for one in kinds if in_deck(s, one))
        exchange(s, hidden_offers(s, eyes), k, given)
        add_to_deck(s, given, -1)
        add_to_deck(s, k, 1)
    settled: list[int] = []
    for key, words in shown.items():
        if key.startswith("offer-"):
            o = int(key.removeprefix("offer-")) - 1
            hold(s, o, [CARD_WORDS.index(word) for word in words], [*settled, o], eyes)
            settled.append(o)
    return a


def hold(s: State, o: int, cards: list[int], settled: list[int], eyes: Set[int]) -> None:
    """Suppose that these are the cards of an offer."""
    for first, end in ((0, ACTION_KINDS), (ACTION_KINDS, KINDS)):
        wanted = [k for k in cards if first <= k < end]
        for k in range(first, end):
            while s.offer[o][k] < wanted.count(k):
                given = next(one for one in range(first, end) if s.offer[o][one] > wanted.count(one))
                fetch(s, k, given, [one for one in hidden_offers(s, eyes) if one not in settled])
                s.offer[o][given] -= 1
                s.offer[o][k] += 1


def fetch(s: State, k: int, given: int, offers: list[int]) -> None:
    """Take a card of kind k from the deck or from one of these offers, and leave another there."""
    if in_deck(s, k):
        add_to_deck(s, k, -1)
        add_to_deck(s, given, 1)
    else:
        exchange(s, offers, k, given)


def exchange(s: State, offers: list[int], k: int, given: int) -> None:
    for o in offers:
        if s.offer[o][k]:
            s.offer[o][k] -= 1
            s.offer[o][given] += 1
            return
    raise Refused("concealed-gone", card=A_CARD.named(k), copies=COPIES[k])


def afterwards(s: State, a: int, shown: ShownWords, eyes: Set[int]) -> None:
    """The cards of a pair lie in two offers with as many backs of each sort as was told."""
    if "backs" not in shown:
        return
    first = next(2 * pair for pair in (1, 0) if is_hidden(s, pair, eyes) and not is_empty(s, 2 * pair))
    one, other = s.offer[first], s.offer[first + 1]
    for back, begin, end in zip(BACKS, (0, ACTION_KINDS), (ACTION_KINDS, KINDS), strict=True):
        wanted = shown["backs"].count(back)
        for k in range(begin, end):
            while one[k] and sum(one[begin:end]) > wanted:
                one[k], other[k] = one[k] - 1, other[k] + 1
            while other[k] and sum(one[begin:end]) < wanted:
                one[k], other[k] = one[k] + 1, other[k] - 1


def unchecked(s: State, eyes: Set[int]) -> list[Message]:
    """SM 4.2: cards that only a pair sees can't be looked at."""
    if s.phase == CHOOSING and is_hidden(s, s.pair, eyes):
        return [("unchecked-offers", {"who": Seat(s.role[2 * s.pair])})]
    return []
