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

from tavoliere.definition.parsing import counts, known_names, number
from tavoliere.definition.schema import Refused
from tavoliere.games.cardcassonne import rules
from tavoliere.games.cardcassonne.actions import ASSIGN, CARD_WORDS, CASH, COLOUR_WORDS, KEEP
from tavoliere.games.cardcassonne.state import (
    ANIMAL,
    ANIMAL_JOKER,
    BUILDING,
    BUILDING_JOKER,
    CHEST_KINDS,
    COLOURS,
    COPIES,
    DEALING,
    DRAGON,
    FOLLOWER,
    HAND_SIZE,
    JOKERS,
    KINDS,
    MISPLACED,
    OVER,
    PER_COLOUR,
    PUTTING,
    ROUNDS,
    ROW_LENGTH,
    ROWS,
    SOURCE_WORDS,
    TURN,
    TURNED_UP,
    UNSEEN,
    State,
)

PHASES = ("turning-up", "putting", "dealing", "turn", "misplaced", "jokers", "over")
FIELDS = ("phase", "round", "dealer", "turn", "pending", "last_placed", "rows", "players", "deck", "claim")
PLAYER_FIELDS = ("hand", "animals", "jokers", "waiting", "chest", "score", "points")
CHEST_WORDS = (*COLOUR_WORDS, "joker")
MOST_POINTS = 30_000


# --- writing ---------------------------------------------------------------------------------------------------------


def write(s: State, seat: int | None) -> dict[str, Any]:
    """A position in words; with a seat, what that seat sees: chests closed, the deck among the unseen."""
    totals = [0] * s.players
    rules.scores(s, totals)
    written: dict[str, Any] = {"phase": PHASES[s.phase], "round": s.round, "dealer": s.dealer}
    if s.phase in (TURN, MISPLACED, JOKERS):
        written["turn"] = s.turn
    if s.phase == PUTTING:
        written["pending"] = CARD_WORDS[s.pending - 1]
    if any(item >= FOLLOWER for line in s.row for item in line):
        written["last_placed"] = s.last_placed
    written["rows"] = {COLOUR_WORDS[r]: write_row(s, r) for r in range(ROWS)}
    written["players"] = [write_player(s, p, totals[p], seat) for p in range(s.players)]
    if s.claim_row > 0:
        written["claim"] = {"row": COLOUR_WORDS[s.claim_row - 1], "answers": answers(s)}
    counts = {CARD_WORDS[k]: s.deck[k] for k in range(KINDS) if s.deck[k]}
    written["deck" if seat is None else "unseen"] = counts
    return written


def write_row(s: State, r: int) -> list[str]:
    down = {s.down_at[p] - 1: p for p in range(s.players) if s.down_at[p] and s.down_row[p] == r}
    items = []
    for i in range(s.row_length[r]):
        item = s.row[r][i]
        if item >= FOLLOWER:
            items.append(f"follower {item - FOLLOWER}")
        else:
            card = "unseen" if item == UNSEEN else CARD_WORDS[item - 1]
            items.append(f"{card} face-down {down[i]}" if i in down else card)
    return items


def write_player(s: State, p: int, score: int, seat: int | None) -> dict[str, Any]:
    held = [item for item in s.hand[p] if item]
    chest = {CHEST_WORDS[c]: s.chest[p][c] for c in range(CHEST_KINDS) if s.chest[p][c]}
    return {
        "hand": len(held) if UNSEEN in held else [CARD_WORDS[item - 1] for item in held],
        "animals": {COLOUR_WORDS[c]: s.animals[p][c] for c in range(COLOURS) if s.animals[p][c]},
        "jokers": {COLOUR_WORDS[c]: s.jokers[p][c] for c in range(COLOURS) if s.jokers[p][c]},
        "waiting": s.waiting[p],
        "chest": chest if seat is None or s.phase == OVER else sum(s.chest[p]),
        "score": score,
        "points": {word: points for word, points in zip(SOURCE_WORDS, s.points[p], strict=True) if points},
    }


def answers(s: State) -> list[str]:
    """What the claimer has decided so far: the tallies tell which misplaced cards were cashed."""
    r = s.claim_row - 1
    segment = [item - 1 for item in s.row[r][: s.claim_end]]
    cashed = {k: segment.count(k) - s.claimed[k] for k in segment}
    said = []
    for k in segment[: s.claim_at]:
        if k < DRAGON and k // PER_COLOUR != r and k % PER_COLOUR >= BUILDING:
            said.append("cash" if cashed[k] > 0 else "keep")
            cashed[k] -= 1
    return said + [f"assign {COLOUR_WORDS[c]}" for c in range(COLOURS) for _ in range(s.claim_assigned[c])]


# --- reading ---------------------------------------------------------------------------------------------------------


def read(written: dict[str, Any], s: State) -> None:
    """Fill a state at the start of a game with what somebody wrote, or refuse it with a sentence."""
    known_names("position", written, FIELDS)
    s.round = number(written, "round", 0, ROUNDS[s.players])
    s.dealer = number(written, "dealer", 0, s.players - 1)
    read_rows(written.get("rows", {}), s)
    read_players(written.get("players", []), s)
    if "pending" in written:
        s.pending = 1 + card_kind(written["pending"])
        if s.pending <= DRAGON:
            raise Refused("position-pending")
    s.last_placed = read_last_placed(written, s)
    if written.get("phase") == "over":
        s.phase = OVER
        s.round = ROUNDS[s.players]
    elif "claim" not in written:
        find_phase(s)
    check_animals(s)
    if s.phase == TURN:
        check_turns(s)
    if s.round <= 1 and "claim" not in written:
        check_rows(s)
    read_deck(written, s)
    if s.phase == OVER:
        check_over(s)
    if "claim" in written:
        read_claim(written["claim"], s)
    if written.get("phase", PHASES[s.phase]) != PHASES[s.phase]:
        raise Refused("position-phase", given=str(written["phase"]), right=PHASES[s.phase])
    if s.phase in (TURN, MISPLACED, JOKERS) and number(written, "turn", 0, s.players - 1, s.turn) != s.turn:
        raise Refused("position-turn", given=str(written["turn"]), right=s.turn)


def card_kind(name: Any) -> int:
    if name not in CARD_WORDS:
        raise Refused("position-card", name=str(name), example=CARD_WORDS[0])
    return CARD_WORDS.index(name)


def read_rows(given: Any, s: State) -> None:
    for name, items in known_names("rows", given, COLOUR_WORDS).items():
        r = COLOUR_WORDS.index(name)
        if not isinstance(items, list) or len(items) > ROW_LENGTH or not all(isinstance(item, str) for item in items):
            raise Refused("position-row", row=name, most=ROW_LENGTH)
        for item in items:
            read_item(item.split(), r, s)


def read_item(parts: list[str], r: int, s: State) -> None:
    """`blue-2`, `red-3 face-down 1` or `follower 1`."""
    if len(parts) == 2 and parts[0] == "follower":
        p = seat_named(parts[1], s)
        if s.placed[p]:
            raise Refused("position-two-followers", seat=p)
        s.placed[p] = 1
        rules.append(s, r, FOLLOWER + p)
        return
    rules.append(s, r, 1 + card_kind(parts[0] if parts else ""))
    if len(parts) == 3 and parts[1] == "face-down":
        p = seat_named(parts[2], s)
        if s.down_at[p]:
            raise Refused("position-two-face-down", seat=p)
        s.down_row[p] = r
        s.down_at[p] = s.row_length[r]
    elif len(parts) != 1:
        raise Refused("position-item", item=" ".join(parts))


def seat_named(text: str, s: State) -> int:
    if text not in map(str, range(s.players)):
        raise Refused("position-seat", given=text, last=s.players - 1)
    return int(text)


def read_players(given: Any, s: State) -> None:
    if not isinstance(given, list) or len(given) > s.players:
        raise Refused("position-players", players=s.players)
    for p, player in enumerate(given):
        known_names("players", player, PLAYER_FIELDS)
        hand = player.get("hand", [])
        if not isinstance(hand, list) or len(hand) > HAND_SIZE[s.players]:
            raise Refused("position-hand", seat=p, most=HAND_SIZE[s.players])
        for name in hand:
            rules.take_in_hand(s, p, 1 + card_kind(name))
        s.animals[p] = counts(player.get("animals", {}), "animals", COLOUR_WORDS, COPIES[ANIMAL])
        s.jokers[p] = counts(player.get("jokers", {}), "jokers", COLOUR_WORDS, COPIES[ANIMAL_JOKER])
        s.waiting[p] = number(player, "waiting", 0, COPIES[ANIMAL_JOKER])
        s.chest[p] = counts(player.get("chest", {}), "chest", CHEST_WORDS, COPIES[BUILDING])
        s.points[p] = read_points(player, p)


def read_points(player: dict[str, Any], p: int) -> list[int]:
    """Points by source; a score alone counts as points from earlier."""
    points = counts(player.get("points", {}), "points", SOURCE_WORDS, MOST_POINTS)
    score = number(player, "score", 0, MOST_POINTS, sum(points))
    if "points" not in player:
        points[-1] = score
    if score != sum(points) or score > MOST_POINTS:
        raise Refused("position-score", seat=p, score=score, sum=sum(points))
    return points


def read_last_placed(written: dict[str, Any], s: State) -> int:
    standing = [p for p in range(s.players) if s.placed[p]]
    if len(standing) > 1 and "last_placed" not in written:
        raise Refused("position-last-placed")
    last = number(written, "last_placed", 0, s.players - 1, standing[0] if standing else 0)
    if standing and last not in standing and "claim" not in written:
        raise Refused("position-last-placed-absent", seat=last)
    return last


# --- what follows from what was written ------------------------------------------------------------------------------


def find_phase(s: State) -> None:
    """What the table waits for."""
    on_table = sum(s.row_length) - sum(s.placed)
    if s.round == 0:
        if any(s.placed) or any(s.down_at) or any(s.hand_count) or on_table + (s.pending > 0) > TURNED_UP:
            raise Refused("position-opening", most=TURNED_UP)
        s.drawn = on_table + (s.pending > 0)
        if s.pending:
            s.phase = PUTTING
        else:
            rules.next_opening_card(s)
        return
    if s.pending:
        raise Refused("position-pending")
    dealt = sum(s.hand_count)
    if not any(s.placed) and not any(s.down_at) and dealt < s.players * HAND_SIZE[s.players]:
        s.phase = DEALING
        s.drawn = dealt
        s.turn = (s.dealer + 1 + dealt) % s.players
        check_dealt(s)
    else:
        s.phase = TURN


def check_dealt(s: State) -> None:
    """Cards are dealt one at a time from the dealer's left (CC R19)."""
    full, more = divmod(s.drawn, s.players)
    seat = s.dealer
    for place in range(s.players):
        seat = rules.left_of(s, seat)
        if s.hand_count[seat] != full + (place < more):
            raise Refused("position-dealing")


def check_turns(s: State) -> None:
    """Everybody has had as many turns as the seats before, or one fewer; sets the seat whose turn it is."""
    size = HAND_SIZE[s.players]
    taken = [size - s.hand_count[p] + s.placed[p] for p in range(s.players)]
    order = [(s.dealer + 1 + i) % s.players for i in range(s.players)]
    fewest = min(taken)
    acted = [p for p in order if taken[p] > fewest]
    if acted != order[: len(acted)] or any(taken[p] > fewest + 1 for p in order):
        raise Refused("position-turns", taken=", ".join(map(str, taken)))
    if fewest > size:
        raise Refused("position-round-over")
    s.turn = order[len(acted) % s.players]
    for p in range(s.players):
        if (s.hand_count[p] < size) != (s.down_at[p] > 0):
            raise Refused("position-face-down", seat=p)


def check_animals(s: State) -> None:
    for p in range(s.players):
        if s.waiting[p] and any(s.animals[p]):
            raise Refused("position-waiting", seat=p)
        if any(joker and not natural for joker, natural in zip(s.jokers[p], s.animals[p], strict=True)):
            raise Refused("position-joker-alone", seat=p)


def read_deck(written: dict[str, Any], s: State) -> None:
    """The deck as written, or what is left of 130 cards; either way as many cards as the game still deals."""
    left = unaccounted(s)
    needed = s.players * HAND_SIZE[s.players] * (ROUNDS[s.players] - s.round)
    if s.round == 0:
        needed += TURNED_UP - s.drawn
    elif s.phase == DEALING:
        needed += s.players * HAND_SIZE[s.players] - s.drawn
    if "deck" in written:
        s.deck[:] = counts(written["deck"], "deck", CARD_WORDS, max(COPIES))
        for k in range(KINDS):
            if s.deck[k] > left[k]:
                raise Refused("position-too-many", card=CARD_WORDS[k], copies=COPIES[k])
        if sum(s.deck) != needed:
            raise Refused("position-deck", cards=sum(s.deck), needed=needed)
        gone = [left[k] - s.deck[k] for k in range(KINDS)]
    else:
        gone = plausibly_gone(left, sum(left) - needed)
        s.deck[:] = [left[k] - gone[k] for k in range(KINDS)]
    check_gone(s, gone, "claim" in written)


def unaccounted(s: State) -> list[int]:
    """How many cards of each kind are seen nowhere."""
    left = list(COPIES)
    for line in (*s.row, *s.hand):
        for item in line:
            if 0 < item < UNSEEN:
                left[item - 1] -= 1
    if s.pending:
        left[s.pending - 1] -= 1
    for p in range(s.players):
        left[ANIMAL_JOKER] -= s.waiting[p] + sum(s.jokers[p])
        left[BUILDING_JOKER] -= s.chest[p][COLOURS]
        for c in range(COLOURS):
            left[c * PER_COLOUR + ANIMAL] -= s.animals[p][c]
            left[c * PER_COLOUR + BUILDING] -= s.chest[p][c]
    for k in range(KINDS):
        if left[k] < 0:
            raise Refused("position-too-many", card=CARD_WORDS[k], copies=COPIES[k])
    return left


def plausibly_gone(left: list[int], count: int) -> list[int]:
    """Which cards have left the game when nobody said: persons, dragon and fairy, only then animals and buildings."""
    if count < 0:
        raise Refused("position-too-many-cards", missing=-count)
    gone = [0] * KINDS
    persons = [k for k in range(KINDS) if k < DRAGON and k % PER_COLOUR < BUILDING] + [DRAGON, DRAGON + 1]
    others = [k for k in range(DRAGON) if k not in persons] + [ANIMAL_JOKER, BUILDING_JOKER]
    for group in (persons, others):
        while count > 0 and any(left[k] > gone[k] for k in group):
            most = max(group, key=lambda k: left[k] - gone[k])
            gone[most] += 1
            count -= 1
    return gone


def check_gone(s: State, gone: list[int], claiming: bool) -> None:
    """Nothing leaves the game before the first claims, and jokers not before the end."""
    if s.phase != OVER and (gone[ANIMAL_JOKER] or gone[BUILDING_JOKER]):
        raise Refused("position-joker-gone")
    if s.round <= 1 and not claiming and any(gone):
        raise Refused("position-gone", cards=sum(gone))


def check_rows(s: State) -> None:
    """CC 4.1: before the first claims every face-up card lies in its own row."""
    for r in range(ROWS):
        down = [s.down_at[p] - 1 for p in range(s.players) if s.down_row[p] == r]
        for i in range(s.row_length[r]):
            k = s.row[r][i] - 1
            if k < DRAGON and k // PER_COLOUR != r and i not in down:
                raise Refused("position-misplaced", card=CARD_WORDS[k], row=COLOUR_WORDS[r])


def check_over(s: State) -> None:
    if any(s.row_length) or any(s.hand_count) or any(s.deck):
        raise Refused("position-over")


def read_claim(given: Any, s: State) -> None:
    """The claim that is being settled: its row, and what its claimer has decided so far."""
    named = known_names("claim", given, ("row", "answers"))
    if named.get("row") not in COLOUR_WORDS or any(s.hand_count) or s.round == 0:
        raise Refused("position-claim")
    r = COLOUR_WORDS.index(named["row"])
    if rules.first_follower(s, r) < 0 or any(rules.first_follower(s, below) >= 0 for below in range(r + 1, ROWS)):
        raise Refused("position-claim")
    for p in range(s.players):
        s.placed[p] = s.down_row[p] = s.down_at[p] = 0
    s.claim_row = r + 1
    rules.tally(s, rules.first_follower(s, r))
    said = named.get("answers", [])
    answer_numbers = {
        "cash": CASH,
        "keep": KEEP,
        **{f"assign {word}": ASSIGN + c for c, word in enumerate(COLOUR_WORDS)},
    }
    legal = [0] * KINDS * ROWS
    for answer in said if isinstance(said, list) else [said]:
        asked = rules.asks(s)
        offered = legal[: rules.legal(s, legal)] if asked else []
        if answer not in answer_numbers or answer_numbers[answer] not in offered:
            raise Refused("position-answer", answer=str(answer))
        if answer == "cash":
            rules.cash(s)
        if answer in ("cash", "keep"):
            s.claim_at += 1
        else:
            s.claim_assigned[answer_numbers[answer] - ASSIGN] += 1
    if not rules.asks(s):
        raise Refused("position-nothing-asked")
