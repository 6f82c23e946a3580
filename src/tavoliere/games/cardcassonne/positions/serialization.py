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

from typing import Any

from tavoliere.definition.parsing import known_names, listed, number
from tavoliere.definition.possibility import Refusals
from tavoliere.definition.schema import Refused
from tavoliere.definition.serialization import LEFT_OUT, Codec, Form
from tavoliere.games.cardcassonne.rules import rules
from tavoliere.games.cardcassonne.rules.actions import ASSIGN, CARD_WORDS, CASH, COLOUR_WORDS, KEEP
from tavoliere.games.cardcassonne.rules.invariants import cards_to_draw, turns_had
from tavoliere.games.cardcassonne.rules.state import *
from tavoliere.words import Seat

ANSWERS = {"cash": CASH, "keep": KEEP, **{f"assign {word}": ASSIGN + c for c, word in enumerate(COLOUR_WORDS)}}


# --- hands and rows --------------------------------------------------------------------------------------------------


def card_kind(name: Any) -> int:
    if name not in CARD_WORDS:
        raise Refused("position-card", name=str(name), example=CARD_WORDS[0])
    return CARD_WORDS.index(name)


def seat_named(text: str, s: State) -> int:
    if text not in map(str, range(s.players)):
        raise Refused("position-seat", given=text, last=s.players - 1)
    return int(text)


def write_hand(s: State, p: int) -> Any:
    """The cards, or how many there are where nobody else sees them."""
    hand = s.hand[p][MOST_IN_HAND - s.hand_count[p] :]
    return len(hand) if UNSEEN in hand else [CARD_WORDS[item - 1] for item in hand]


def read_hand(player: dict[str, Any], s: State, p: int, refuse: Refusals) -> None:
    for name in listed(player["hand"], "hand", MOST_IN_HAND):
        rules.take_in_hand(s, p, 1 + card_kind(name))


def write_score(s: State, p: int) -> int:
    return sum(s.points[p])


def read_score(player: dict[str, Any], s: State, p: int, refuse: Refusals) -> None:
    """The sum of points; a score alone counts as points from earlier."""
    score = number(player, "score", 0, MOST_POINTS)
    if "points" not in player:
        s.points[p][FROM_EARLIER] = score
    elif score != sum(s.points[p]):
        at = (f"players/{p}/points", f"players/{p}/score")
        refuse("position-following", at=at, name="score", given=str(score), right=str(sum(s.points[p])))


def write_rows(s: State) -> dict[str, list[str]]:
    down: list[dict[int, int]] = [{} for _ in range(ROWS)]
    for p in range(s.players):
        if s.down_at[p]:
            down[s.down_row[p]][s.down_at[p] - 1] = p
    rows = zip(COLOUR_WORDS, s.row, s.row_length, down, strict=True)
    return {word: row_in_words(row[:length], at) for word, row, length, at in rows}


def row_in_words(row: list[int], down: dict[int, int]) -> list[str]:
    items = []
    for i, item in enumerate(row):
        if item >= FOLLOWER:
            items.append(f"follower {item - FOLLOWER}")
        else:
            card = "unseen" if item == UNSEEN else CARD_WORDS[item - 1]
            items.append(f"{card} face-down {down[i]}" if i in down else card)
    return items


def read_rows(given: Any, s: State, refuse: Refusals) -> None:
    for name, items in known_names("rows", given, COLOUR_WORDS).items():
        read_row(name, items, s, refuse)


def read_row(name: str, items: Any, s: State, refuse: Refusals) -> None:
    """Items such as `blue-2`, `red-3 face-down 1` or `follower 1`."""
    r = COLOUR_WORDS.index(name)
    for item in listed(items, name, ROW_LENGTH):
        card, *more = item.split() or [""] if isinstance(item, str) else [""]
        if card == "follower" and len(more) == 1:
            p = seat_named(more[0], s)
            s.placed[p] = 1
            rules.append(s, r, FOLLOWER + p)
            continue
        rules.append(s, r, 1 + card_kind(card))
        if len(more) == 2 and more[0] == "face-down":
            p = seat_named(more[1], s)
            if s.down_at[p]:  # which a state can't even hold
                refuse(f"invariant-{INVARIANTS[FIRST_CARD_DOWN]}", at=f"rows/{name}", who=Seat(p))
            s.down_row[p] = r
            s.down_at[p] = s.row_length[r]
        elif more:
            raise Refused("position-item", item=item)


# --- a claim ---------------------------------------------------------------------------------------------------------


def write_claim(s: State) -> Any:
    return {"row": COLOUR_WORDS[s.claim_row - 1], "answers": answers(s)} if s.claim_row > 0 else LEFT_OUT


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


def standing(s: State) -> list[int]:
    """Whose followers stand in the rows."""
    return sorted({item - FOLLOWER for row in s.row for item in row if item >= FOLLOWER})


def settle(s: State, given: dict[str, Any]) -> None:
    """What the table waits for, and of whom; who placed the last follower; what is left in the deck."""
    if "last_placed" not in given and standing(s):
        s.last_placed = standing(s)[0]
    if given.get("phase") == PHASES[OVER]:
        s.phase = OVER
        s.round = ROUNDS[s.players]
    elif "claim" not in given:
        settle_turn(s)
    if "deck" not in given:
        s.deck = [0] * KINDS
        left = [max(0, COPIES[k] - rules.cards_known(s, k)) for k in range(KINDS)]
        s.deck = without_those_gone(left, sum(left) - cards_to_draw(s))
    for name in ("turn", "last_placed"):  # nobody minds it where it says nothing
        if not FORM.has_meaning(name, s):
            given.pop(name, None)


def settle_turn(s: State) -> None:
    if s.round == 0:
        s.drawn = min(sum(s.row_length) + (s.pending > 0), TURNED_UP + 1)
        if s.pending:
            s.phase = PUTTING
        else:
            rules.next_opening_card(s)
        return
    dealing = sum(s.hand_count) < s.players * HAND_SIZE[s.players] and not any(s.placed) and not any(s.down_at)
    s.phase = DEALING if dealing else TURN
    s.drawn = sum(s.hand_count) if dealing else 0
    had = sum(turns_had(s, p) for p in range(s.players))
    s.turn = (s.dealer + 1 + had % s.players) % s.players  # CC 3, CC R19


def without_those_gone(left: list[int], count: int) -> list[int]:
    """Which cards have left the game when nobody said: persons, dragon and fairy, only then animals and buildings."""
    deck = left[:]
    persons = [k for k in range(DRAGON) if k % PER_COLOUR < BUILDING] + [DRAGON, FAIRY]
    others = [k for k in range(KINDS) if k not in persons]
    for _ in range(count):
        most = max(persons if any(deck[k] for k in persons) else others, key=lambda k: deck[k])
        deck[most] -= 1
    return deck


FORM = Form(
    State,
    own={"rows": Codec(write_rows, read_rows), "claim": Codec(write_claim, read_claim)},
    own_of_player={"hand": Codec(write_hand, read_hand), "score": Codec(write_score, read_score)},
    when={
        "turn": lambda s: s.phase in (TURN, MISPLACED, JOKERS),
        # While a round is played every follower is placed; while it is claimed some still stand in the rows.
        "last_placed": lambda s: any(s.placed) or (s.claim_row > 0 and any(max(row) >= FOLLOWER for row in s.row)),
    },
    needed={"last_placed": lambda s: len(standing(s)) > 1},
    settle=settle,
)
read = FORM.read


def write(s: State, seat: int | None) -> dict[str, Any]:
    """A position in words; with a seat, what that seat sees: chests closed, the deck among the unseen."""
    written = FORM.write(s, seat)
    if seat is not None and s.phase != OVER:
        for p, player in enumerate(written["players"]):
            player["chest"] = sum(s.chest[p])
    return written
