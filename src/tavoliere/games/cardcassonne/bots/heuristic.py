"""The heuristic value of an action to a simple player: enough to play sensibly, and to be a yardstick for better bots.

Plain functions like the rules, compiled with them. They look only at what the player may know, so that the answer is
the same for a position and for the player's view of it.
"""

from tavoliere.games.cardcassonne.rules.actions import *
from tavoliere.games.cardcassonne.rules.claims import group_points, in_question, is_misplaced, open_from
from tavoliere.games.cardcassonne.rules.state import *

# What things that pay later, or may pay, are worth on average in a game of simple players.
UNSEEN_WORTH = 7
BUILDING_WORTH = 7
BUILDING_JOKER_WORTH = 10
ANIMAL_JOKER_WORTH = 5
# A segment must be worth this much to be claimed at once, and more the longer the round still is.
ENOUGH = 8
PATIENCE = 3


def heuristic(s: State, a: int) -> int:
    """The heuristic value of a legal action to whoever decides; chance and the opening are all the same to it."""
    p = s.turn
    block = BLOCK_OF[a]
    if block == BLOCK_PLAY:
        return card_heuristic(s, p, (a - PLAY) // ROWS, (a - PLAY) % ROWS)
    if block == BLOCK_FOLLOWER:
        return follower_heuristic(s, p, a - PLACE)
    if block == BLOCK_ASSIGN:
        c = a - ASSIGN
        return s.animals[p][c] + s.claimed[c * PER_COLOUR + ANIMAL] + s.jokers[p][c] + s.claim_assigned[c]
    return answer_heuristic(s, p, a) if s.phase == MISPLACED else 0


def rivals(s: State, p: int) -> int:
    """How many others can still claim something in this round."""
    n = 0
    for q in range(s.players):
        if q != p and s.placed[q] == 0:
            n += 1
    return n


def follower_heuristic(s: State, p: int, r: int) -> int:
    """Claim what is good enough; with no rival left, wait to the last."""
    others = rivals(s, p)
    if others == 0:
        return 10 * worth(s, p, r) - 10000
    return 10 * (worth(s, p, r) - ENOUGH - PATIENCE * s.hand_count[p])


def card_heuristic(s: State, p: int, k: int, r: int) -> int:
    """A card helps whoever claims the row next: me perhaps, the others perhaps."""
    others = rivals(s, p)
    growth = 10 * max(0, worth_of_one_more(s, p, r, k)) // (others + 1)
    if s.placed[p] == 0:
        return growth - growth * others // s.players
    return -(growth * others // s.players)


def answer_heuristic(s: State, p: int, a: int) -> int:
    """Cash late in the game, keep early, or when the group that it joins is worth more."""
    if a == CASH:
        return MISPLACED_POINTS
    k = in_question(s)
    rounds_left = ROUNDS[s.players] - s.round
    if k % PER_COLOUR == BUILDING:
        return BUILDING_WORTH + rounds_left
    return group_points(s, p, k // PER_COLOUR, 1) + rounds_left


def worth(s: State, p: int, r: int) -> int:
    """What the open cards of a row would be worth to player p, with estimates for what pays later or is not known."""
    return worth_with(s, p, r, -1)


def worth_with(s: State, p: int, r: int, extra: int) -> int:
    """The same with one more card at the end; -1 for none."""
    persons = 0
    values = 0
    animals = 0
    total = 0
    for i in range(open_from(s, r), s.row_length[r] + 1):
        k = extra
        if i < s.row_length[r]:
            k = visible_item(s, p, r, i) - 1
        if k >= 0:
            alone = worth_alone(r, k)
            total += alone
            if alone == 0 and k % PER_COLOUR == ANIMAL:
                animals += 1
            elif alone == 0:
                persons += 1
                values += 1 + k % PER_COLOUR
    if animals > 0:
        total += group_points(s, p, r, animals)
    return total + persons * values


def worth_alone(r: int, k: int) -> int:
    """What a card brings whatever else lies in the row; 0 for persons and animals of its colour, who count together."""
    if k == UNSEEN - 1:
        return UNSEEN_WORTH
    if k == ANIMAL_JOKER:
        return ANIMAL_JOKER_WORTH
    if k == BUILDING_JOKER:
        return BUILDING_JOKER_WORTH
    if k >= DRAGON:
        return MONSTER_POINTS
    if is_misplaced(r, k):
        return MISPLACED_POINTS
    if k % PER_COLOUR == BUILDING:
        return BUILDING_WORTH
    return 0


def worth_of_one_more(s: State, p: int, r: int, k: int) -> int:
    """What a card adds at the end of a row."""
    alone = worth_alone(r, k)
    if alone > 0:
        return alone
    return worth_with(s, p, r, k) - worth(s, p, r)


def visible_item(s: State, p: int, r: int, i: int) -> int:
    """The item at a place of a row, as player p sees it."""
    for q in range(s.players):
        if q != p and s.down_at[q] == i + 1 and s.down_row[q] == r:
            return UNSEEN
    return s.row[r][i]
