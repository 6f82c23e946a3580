"""What would come of an action of Cardcassonne, for the one who considers it. Compiled beside the rules."""

from tavoliere.definition.event_table import note
from tavoliere.games.cardcassonne.explanations.worth import *
from tavoliere.games.cardcassonne.rules.actions import *
from tavoliere.games.cardcassonne.rules.claims import can_be_kept, group_points, is_misplaced, open_from
from tavoliere.games.cardcassonne.rules.messages import *
from tavoliere.games.cardcassonne.rules.state import *


def preview(s: State, after: State, a: int) -> None:
    """What a legal action brings about, as far as `s`, a view, tells; so much is the same whatever comes to light."""
    block = BLOCK_OF[a]
    if block == BLOCK_PUT and s.pending - 1 == BUILDING_JOKER:
        note(FOR_A_CHEST)
    elif block == BLOCK_PUT:
        preview_open(s, s.dealer, a - PUT, s.pending)
    elif block == BLOCK_PLAY:
        preview_play(s, (a - PLAY) // ROWS, (a - PLAY) % ROWS)
    elif block == BLOCK_FOLLOWER:
        preview_claim(s, a - PLACE)
    elif block == BLOCK_CASH:
        note(WOULD_CASH)
    elif BLOCK_KEEP <= block <= BLOCK_ASSIGN:
        preview_join(s, species_joined(s, a), cards_joined(s, a))
    if s.phase == TURN and things_left(s) == 1:
        note(WOULD_END_ROUND)


def things_left(s: State) -> int:
    """The cards and followers that are still to be played in this round."""
    return s.players + sum(s.hand_count[: s.players]) - sum(s.placed[: s.players])


def preview_play(s: State, k: int, r: int) -> None:
    stranger = is_misplaced(r, k)
    building = k == BUILDING_JOKER or (k < DRAGON and k % PER_COLOUR == BUILDING)
    if stranger and can_be_kept(k):
        note(COULD_BE_CASHED)
    elif stranger:
        note(WOULD_BE_CASHED)
    elif building:
        note(FOR_A_CHEST)
    if s.placed[s.turn] > 0:
        note(FOR_SOMEBODY_ELSE)
    elif stranger or not building:
        preview_open(s, s.turn, r, 1 + k)


def preview_open(s: State, p: int, r: int, more: int) -> None:
    """How one more card changes what the open cards of a row are worth to player p."""
    first = open_from(s, r)
    end = s.row_length[r]
    note(WOULD_LIE_OPEN, r, claim_worth(s, r, first, end, 0, p), claim_worth(s, r, first, end, more, p))


def preview_claim(s: State, r: int) -> None:
    first = open_from(s, r)
    end = s.row_length[r]
    if first == end:
        note(WOULD_CLAIM_NOTHING)
    else:
        note(WOULD_CLAIM, end - first, claim_worth(s, r, first, end, 0, s.turn))
        preview_sources(s, r, first, end)
    chest = chest_cards(s, r, first, end, 0)
    choices = misplaced_cards(s, r, first, end, 0, 2)
    unseen = cards_of(s, r, first, end, 0, UNSEEN - 1)
    if chest > 0:
        note(WOULD_FILL_CHEST, chest)
    if choices > 0:
        note(WOULD_CHOOSE, choices)
    if unseen > 0:
        note(WOULD_BE_UNSEEN, unseen)
    if sum(s.placed[: s.players]) == s.players - 1 and s.round < ROUNDS[s.players]:
        note(WOULD_DEAL)


def preview_sources(s: State, r: int, first: int, end: int) -> None:
    """Where the points come from, if from several."""
    persons = worth_from(s, r, first, end, 0, s.turn, FROM_PERSONS)
    misplaced = worth_from(s, r, first, end, 0, s.turn, FROM_MISPLACED)
    animals = worth_from(s, r, first, end, 0, s.turn, FROM_ANIMALS)
    lone_jokers = worth_from(s, r, first, end, 0, s.turn, FROM_LONE_JOKERS)
    monsters = worth_from(s, r, first, end, 0, s.turn, FROM_MONSTERS)
    if max(persons, misplaced, animals, lone_jokers, monsters) < claim_worth(s, r, first, end, 0, s.turn):
        note(WOULD_CLAIM_FROM, persons, misplaced, animals, lone_jokers, monsters)


def preview_join(s: State, c: int, gained: int) -> None:
    """What becomes of the group that a kept card or a joker joins."""
    if c < 0:
        note(WOULD_KEEP_BUILDING)
    else:
        count = s.animals[s.turn][c] + s.jokers[s.turn][c] + gained
        points = group_points(s, s.turn, c, gained)
        if gained == 1:
            note(WOULD_JOIN, c, count, points)
        else:
            note(WOULD_JOIN_AGAIN, c, count, points, added_points(s, c, gained))
