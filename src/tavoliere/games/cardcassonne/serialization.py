"""Positions of Cardcassonne written by hand: names and words, and nothing that follows from the rest.

    {
      "round": 2,
      "dealer": 0,
      "rows": {"blue": ["blue-2", "red-3 face-down 1", "follower 1"], ...},
      "players": [{"hand": ["green-animal", "dragon", ...], "animals": {"green": 2}, "points": {"persons": 15}}, ...]
    }

Whose turn it is, what the table waits for and which cards are still in the deck follow from that. A deck that is left
out holds what is seen nowhere else; cards that must have left the game are taken to be persons where that is possible.
"""

from functools import lru_cache
from typing import Any

from tavoliere.definition.parsing import known_names, number
from tavoliere.definition.possibility import Refusals
from tavoliere.definition.schema import Refused
from tavoliere.definition.serialization import Form
from tavoliere.games.cardcassonne import rules
from tavoliere.games.cardcassonne.actions import ASSIGN, CARD_WORDS, CASH, COLOUR_WORDS, KEEP
from tavoliere.games.cardcassonne.names import card, row
from tavoliere.games.cardcassonne.state import *
from tavoliere.words import Seat

FORM = Form(
    State,
    own=("rows", "claim"),
    own_of_player=("hand", "score"),
    when={
        "turn": lambda s: s.phase in (TURN, MISPLACED, JOKERS),
        # While a round is played every follower is placed; while it is claimed some still stand in the rows.
        "last_placed": lambda s: any(s.placed) or (s.claim_row > 0 and any(max(row) >= FOLLOWER for row in s.row)),
    },
)
ANSWERS = {"cash": CASH, "keep": KEEP, **{f"assign {word}": ASSIGN + c for c, word in enumerate(COLOUR_WORDS)}}


# --- writing ---------------------------------------------------------------------------------------------------------


def write(s: State, seat: int | None) -> dict[str, Any]:
    """A position in words; with a seat, what that seat sees: chests closed, the deck among the unseen."""
    written = FORM.write(s, seat)
    written["rows"] = write_rows(s)
    totals = [0] * s.players
    rules.scores(s, totals)
    for p, player in enumerate(written["players"]):
        hand = s.hand[p][MOST_IN_HAND - s.hand_count[p] :]
        player["hand"] = len(hand) if UNSEEN in hand else [CARD_WORDS[item - 1] for item in hand]
        player["score"] = totals[p]
        if seat is not None and s.phase != OVER:
            player["chest"] = sum(s.chest[p])
    if s.claim_row > 0:
        written["claim"] = {"row": COLOUR_WORDS[s.claim_row - 1], "answers": answers(s)}
    return written


def write_rows(s: State) -> dict[str, list[str]]:
    down: list[list[tuple[int, int]]] = [[] for _ in range(ROWS)]
    for p in range(s.players):
        if s.down_at[p]:
            down[s.down_row[p]].append((s.down_at[p] - 1, p))
    rows = zip(COLOUR_WORDS, s.row, s.row_length, down, strict=True)
    return {word: list(row_in_words(bytes(row[:length]), *at)) for word, row, length, at in rows}


@lru_cache(maxsize=4096)  # what somebody plays changes one row, and most see the same
def row_in_words(row: bytes, *face_down: tuple[int, int]) -> list[str]:
    down, items = dict(face_down), []
    for i, item in enumerate(row):
        if item >= FOLLOWER:
            items.append(f"follower {item - FOLLOWER}")
        else:
            card = "unseen" if item == UNSEEN else CARD_WORDS[item - 1]
            items.append(f"{card} face-down {down[i]}" if i in down else card)
    return items


def answers(s: State) -> list[str]:
    """What the claimer has decided so far: the tallies tell which misplaced cards were cashed."""
    r = s.claim_row - 1
    segment = [item - 1 for item in s.row[r][: s.claim_end]]
    cashed = {k: segment.count(k) - s.claimed[k] for k in segment}
    said = []
    for k in segment[: s.claim_at]:
        if rules.is_misplaced(r, k) and rules.can_be_kept(k):
            said.append("cash" if cashed[k] > 0 else "keep")
            cashed[k] -= 1
    return said + [f"assign {word}" for c, word in enumerate(COLOUR_WORDS) for _ in range(s.claim_assigned[c])]


# --- reading ---------------------------------------------------------------------------------------------------------


def read(written: dict[str, Any], s: State, refuse: Refusals) -> None:
    """Fill a state at the start of a game with what somebody wrote, and refuse what can't be with a sentence."""
    FORM.fill(written, s)
    for name, items in known_names("rows", written.get("rows", {}), COLOUR_WORDS).items():
        read_row(name, items, s, refuse)
    for p, player in enumerate(written.get("players", [])):
        read_player(player, p, s, refuse)
    claiming = "claim" in written
    read_last_placed(s, "last_placed" in written, claiming, refuse)
    if written.get("phase") == "over":
        s.phase = OVER
        s.round = ROUNDS[s.players]
    elif not claiming:
        find_phase(s, refuse)
    if s.round <= 1 and not claiming:
        check_rows(s, refuse)
    find_deck(s, "deck" in written, claiming, refuse)
    if s.phase == OVER and (any(s.row_length) or any(s.hand_count) or any(s.deck)):
        refuse("position-over", at=("rows", "deck", *(f"players/{p}/hand" for p in range(s.players))))
    if claiming:
        read_claim(written["claim"], s, refuse)
    if written.get("phase", PHASES[s.phase]) != PHASES[s.phase]:
        refuse("position-phase", at="phase", given=str(written["phase"]), right=PHASES[s.phase])
    if FORM.has_meaning("turn", s) and number(written, "turn", 0, s.players - 1, s.turn) != s.turn:
        refuse("position-turn", at="turn", given=Seat(written["turn"]), right=Seat(s.turn))


def card_kind(name: Any) -> int:
    if name not in CARD_WORDS:
        raise Refused("position-card", name=str(name), example=CARD_WORDS[0])
    return CARD_WORDS.index(name)


def seat_named(text: str, s: State) -> int:
    if text not in map(str, range(s.players)):
        raise Refused("position-seat", given=text, last=s.players - 1)
    return int(text)


def read_row(name: str, items: Any, s: State, refuse: Refusals) -> None:
    """Items such as `blue-2`, `red-3 face-down 1` or `follower 1`."""
    if not isinstance(items, list) or len(items) > ROW_LENGTH or not all(isinstance(item, str) for item in items):
        raise Refused("position-row", row=name, most=ROW_LENGTH)
    r = COLOUR_WORDS.index(name)
    for item in items:
        card, *more = item.split() or [""]
        if card == "follower" and len(more) == 1:
            p = seat_named(more[0], s)
            if s.placed[p]:
                refuse("position-two-followers", at=f"rows/{name}", who=Seat(p))
            s.placed[p] = 1
            rules.append(s, r, FOLLOWER + p)
            continue
        rules.append(s, r, 1 + card_kind(card))
        if len(more) == 2 and more[0] == "face-down":
            p = seat_named(more[1], s)
            if s.down_at[p]:
                refuse("position-two-face-down", at=f"rows/{name}", who=Seat(p))
            s.down_row[p] = r
            s.down_at[p] = s.row_length[r]
        elif more:
            raise Refused("position-item", item=item)


def read_player(player: dict[str, Any], p: int, s: State, refuse: Refusals) -> None:
    """A hand, and points by source; a score alone counts as points from earlier."""
    hand = player.get("hand", [])
    if not isinstance(hand, list):
        raise Refused("position-list", where="hand", most=HAND_SIZE[s.players])
    if len(hand) > HAND_SIZE[s.players]:
        at = f"players/{p}/hand"
        refuse("position-hand", at=at, who=Seat(p), cards=len(hand), most=HAND_SIZE[s.players])
    for name in hand[:MOST_IN_HAND]:
        rules.take_in_hand(s, p, 1 + card_kind(name))
    score = number(player, "score", 0, MOST_POINTS, sum(s.points[p]))
    if "points" not in player:
        s.points[p][FROM_EARLIER] = score
    if score != sum(s.points[p]) or score > MOST_POINTS:
        refuse("position-score", at=f"players/{p}/points", who=Seat(p), score=score, sum=sum(s.points[p]))
    if s.waiting[p] and any(s.animals[p]):
        refuse("position-waiting", at=f"players/{p}/waiting", who=Seat(p))


def read_last_placed(s: State, given: bool, claiming: bool, refuse: Refusals) -> None:
    standing = [p for p in range(s.players) if s.placed[p]]
    if not given and standing:
        if len(standing) > 1:
            refuse("position-last-placed", at="last_placed")
        s.last_placed = standing[0]
    if standing and s.last_placed not in standing and not claiming:
        refuse("position-last-placed-absent", at="last_placed", who=Seat(s.last_placed))


def read_claim(given: Any, s: State, refuse: Refusals) -> None:
    """The claim that is being settled: its row, and what its claimer has decided so far."""
    named = known_names("claim", given, ("row", "answers"))
    with_follower = [word for r, word in enumerate(COLOUR_WORDS) if rules.first_follower(s, r) >= 0]
    if [named.get("row")] != with_follower[-1:] or any(s.hand_count) or s.round == 0:
        refuse("position-claim", at="claim")
        return
    for p in range(s.players):
        s.placed[p] = s.down_row[p] = s.down_at[p] = 0
    s.claim_row = 1 + COLOUR_WORDS.index(named["row"])
    rules.tally(s, rules.first_follower(s, s.claim_row - 1))
    said = named.get("answers", [])
    legal = [0] * KINDS * ROWS
    for answer in said if isinstance(said, list) else [said]:
        offered = legal[: rules.legal(s, legal)] if rules.asks(s) else []
        if answer not in ANSWERS or ANSWERS[answer] not in offered:
            refuse("position-answer", at="claim", answer=str(answer))
            return
        if answer == "cash":
            rules.cash(s)
        if answer in ("cash", "keep"):
            s.claim_at += 1
        else:
            s.claim_assigned[ANSWERS[answer] - ASSIGN] += 1
    if not rules.asks(s):
        refuse("position-nothing-asked", at="claim")


# --- what follows from what was written ------------------------------------------------------------------------------


def find_phase(s: State, refuse: Refusals) -> None:
    """What the table waits for, and of whom."""
    if s.round == 0:
        s.drawn = sum(s.row_length) + (s.pending > 0)
        if any(s.placed) or any(s.down_at) or any(s.hand_count) or s.drawn > TURNED_UP:
            refuse("position-opening", at=("round", "rows"), most=TURNED_UP)
        if s.pending:
            s.phase = PUTTING
        else:
            rules.next_opening_card(s)
    elif not any(s.placed) and not any(s.down_at) and sum(s.hand_count) < s.players * HAND_SIZE[s.players]:
        s.phase = DEALING
        s.drawn = sum(s.hand_count)
        s.turn = next_in_turn(s, s.hand_count, "position-dealing", refuse)  # CC R19
    else:
        s.phase = TURN
        find_turn(s, refuse)


def next_in_turn(s: State, had: list[int], message: str, refuse: Refusals) -> int:
    """Cards and turns go round from the dealer's left, so nobody has had more than the seats before, or two fewer."""
    had = had[: s.players]
    full, more = divmod(sum(had), s.players)
    order = [(s.dealer + 1 + i) % s.players for i in range(s.players)]
    if [had[p] for p in order] != [full + (i < more) for i in range(s.players)]:
        refuse(message, at=("dealer", *(f"players/{p}/hand" for p in order)), taken=", ".join(map(str, had)))
    return order[more]


def find_turn(s: State, refuse: Refusals) -> None:
    size = HAND_SIZE[s.players]
    taken = [size - s.hand_count[p] + s.placed[p] for p in range(s.players)]
    s.turn = next_in_turn(s, taken, "position-turns", refuse)
    if min(taken) > size:
        refuse("position-round-over", at=[f"players/{p}/hand" for p in range(s.players)])
    for p in range(s.players):
        if (s.hand_count[p] < size) != (s.down_at[p] > 0):
            refuse("position-face-down", at=("rows", f"players/{p}/hand"), who=Seat(p))


def check_rows(s: State, refuse: Refusals) -> None:
    """CC 4.1: before the first claims every face-up card lies in its own row."""
    for r in range(ROWS):
        down = [s.down_at[p] - 1 for p in range(s.players) if s.down_row[p] == r]
        for i in range(s.row_length[r]):
            k = s.row[r][i] - 1
            if rules.is_misplaced(r, k) and i not in down:
                refuse("position-misplaced", at=f"rows/{COLOUR_WORDS[r]}", card=card(k), row=row(r))


def find_deck(s: State, given: bool, claiming: bool, refuse: Refusals) -> None:
    """The deck as written, or what is left of 130 cards; either way as many cards as the game still deals."""
    deck, s.deck = s.deck, [0] * KINDS
    left = [COPIES[k] - rules.cards_known(s, k) for k in range(KINDS)]
    for k in range(KINDS):
        in_deck = deck[k] if given else 0
        if left[k] < in_deck:
            count = COPIES[k] - left[k] + in_deck
            refuse("position-too-many", at=places_of(s, k), card=card(k), count=count, copies=COPIES[k])
    dealt_each_round = s.players * HAND_SIZE[s.players]
    needed = dealt_each_round * (ROUNDS[s.players] - s.round)
    if s.round == 0:
        needed += TURNED_UP - s.drawn
    elif s.phase == DEALING:
        needed += dealt_each_round - s.drawn
    if given and sum(deck) != needed:
        refuse("position-deck", at="deck", cards=sum(deck), needed=needed)
    s.deck = deck if given else without_those_gone([max(0, n) for n in left], sum(left) - needed, refuse)
    gone = [left[k] - s.deck[k] for k in range(KINDS)]
    if s.round <= 1 and not claiming and s.phase != OVER and sum(gone) > 0:
        refuse("position-gone", at="deck", cards=sum(gone))


def places_of(s: State, k: int) -> list[str]:
    """Where cards of a kind lie, as far as they lie anywhere."""
    rows = [f"rows/{word}" for r, word in enumerate(COLOUR_WORDS) if 1 + k in s.row[r]]
    return [*rows, *(f"players/{p}/hand" for p in range(s.players) if 1 + k in s.hand[p]), "deck"]


def without_those_gone(left: list[int], count: int, refuse: Refusals) -> list[int]:
    """Which cards have left the game when nobody said: persons, dragon and fairy, only then animals and buildings."""
    if count < 0:
        refuse("position-too-many-cards", at="deck", missing=-count)
    deck = left[:]
    persons = [k for k in range(DRAGON) if k % PER_COLOUR < BUILDING] + [DRAGON, FAIRY]
    others = [k for k in range(KINDS) if k not in persons]
    for _ in range(count):
        most = max(persons if any(deck[k] for k in persons) else others, key=lambda k: deck[k])
        deck[most] -= 1
    return deck
