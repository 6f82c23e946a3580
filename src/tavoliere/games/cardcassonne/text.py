"""What the program says about a game of Cardcassonne: names of messages, whose words are in the catalogues."""

from typing import Any

from tavoliere.games.cardcassonne.actions import (
    ASSIGN,
    CARD_WORDS,
    CASH,
    COLOUR_WORDS,
    DRAW_UNSEEN,
    PLACE,
    PLAY,
    PLAY_UNSEEN,
    PUT,
)
from tavoliere.games.cardcassonne.state import (
    ANIMAL,
    BUILDING,
    BUILDING_JOKER,
    DEALING,
    DRAGON,
    FROM_BUILDINGS,
    JOKERS,
    MISPLACED,
    OVER,
    PER_COLOUR,
    PUTTING,
    ROUNDS,
    ROWS,
    SOURCE_WORDS,
    SOURCES,
    TURN,
    TURNING_UP,
    State,
)
from tavoliere.games.cardcassonne.worth import open_cards, worth
from tavoliere.words import Message, Seat, Word


def card(kind: int) -> Word:
    return Word(f"card-{CARD_WORDS[kind]}")


def row(r: int) -> Word:
    return Word(f"row-{COLOUR_WORDS[r]}")


def prompt(s: State) -> Message:
    """What is asked now."""
    if s.phase == TURNING_UP:
        return "prompt-turning-up", {}
    if s.phase == PUTTING:
        return "prompt-put", {"who": Seat(s.dealer), "card": card(s.pending - 1)}
    if s.phase == DEALING:
        return "prompt-dealing", {"who": Seat(s.turn)}
    if s.phase == TURN:
        return prompt_of_turn(s)
    if s.phase == MISPLACED:
        return "prompt-misplaced", {"who": Seat(s.turn), "card": card(card_in_question(s)), "row": row(s.claim_row - 1)}
    if s.phase == JOKERS:
        return "prompt-joker", {"who": Seat(s.turn)}
    return "prompt-over", {}


def prompt_of_turn(s: State) -> Message:
    who = {"who": Seat(s.turn)}
    first = s.down_at[s.turn] == 0
    if s.placed[s.turn]:
        return "prompt-card-down" if first else "prompt-card", who
    if s.hand_count[s.turn] == 0:
        return "prompt-follower", who
    return "prompt-turn-down" if first else "prompt-turn", who


def card_in_question(s: State) -> int:
    """The misplaced card that is to be cashed or kept."""
    return s.row[s.claim_row - 1][s.claim_at] - 1


def variant(s: State, a: int) -> str:
    """Which of its sentences an action is told in."""
    if PLAY <= a < PLACE and s.down_at[s.turn] == 0:
        return "-down"
    if a < PUT and s.phase == TURNING_UP:
        return "-up"
    return ""


def circumstances(s: State) -> dict[str, Any]:
    """Arguments of a sentence that come from the position rather than from the action."""
    if s.phase == DEALING:
        return {"to": Seat(s.turn)}
    if s.phase == PUTTING:
        return {"joker": card(s.pending - 1)}
    if s.phase == MISPLACED:
        return {"stranger": card(card_in_question(s))}
    return {}


def reason(s: State, a: int) -> Message:
    """Why an action is not legal here. It explains; `rules.legal` decides."""
    if s.phase == OVER:
        return "no-game-over", {}
    if a in (DRAW_UNSEEN, *range(PLAY_UNSEEN, PLAY_UNSEEN + ROWS)):
        return "no-masked", {}
    if s.phase in (TURNING_UP, DEALING):
        return ("no-draw-gone", {"card": card(a)}) if a < PUT else ("no-chance-first", {})
    if a < PUT:
        return "no-nothing-drawn", {}
    if s.phase == PUTTING:
        return "no-put-first", {}
    if s.phase in (MISPLACED, JOKERS):
        return why_not_claiming(s, a)
    if a < PLAY:
        return "no-put", {}
    if a >= CASH:
        return "no-claim-yet", {}
    if a >= PLACE:
        return "no-follower-placed", {}
    return why_not_play(s, (a - PLAY) // ROWS, (a - PLAY) % ROWS)


def why_not_play(s: State, kind: int, r: int) -> Message:
    if s.hand_count[s.turn] == 0:
        return "no-hand-empty", {}
    if 1 + kind not in s.hand[s.turn]:
        return "no-not-in-hand", {"card": card(kind)}
    return "no-wrong-row", {"card": card(kind), "row": row(r), "right": row(kind // PER_COLOUR)}


def why_not_claiming(s: State, a: int) -> Message:
    if s.phase == MISPLACED:
        return "no-answer-first", {"card": card(card_in_question(s))}
    if a < ASSIGN:
        return "no-assign-first", {}
    return "no-species", {"colour": Word(f"animal-{COLOUR_WORDS[a - ASSIGN]}")}


def consequences(before: State, after: State) -> list[Message]:
    """What an action brought about besides itself: claims, a new round, the end."""
    told: list[Message] = []
    ended = before.round > 0 and (after.round > before.round or after.phase in (OVER, MISPLACED, JOKERS))
    if ended and before.phase == TURN:
        told.append(("tells-reveal", {}))
    for p in range(after.players):
        told += claimed(before, after, p)
    if after.round > before.round or (after.phase == OVER and before.phase != OVER):
        if before.round > 0:
            told.append(("tells-dealer", {"who": Seat(after.dealer)}))
        if after.phase != OVER:
            told.append(("tells-round", {"round": after.round, "rounds": ROUNDS[after.players]}))
    if after.phase == OVER and before.phase != OVER:
        for p in range(after.players):
            told.append(("tells-buildings", {"who": Seat(p), "points": after.points[p][FROM_BUILDINGS]}))
    return told


def claimed(before: State, after: State, p: int) -> list[Message]:
    """The points that player p got from a claim, source by source."""
    parts = []
    total = 0
    for source in range(SOURCES):
        gained = after.points[p][source] - before.points[p][source]
        if gained and source != FROM_BUILDINGS:
            parts.append((source, gained))
            total += gained
    told: list[Message] = []
    if total:
        told.append(("tells-claim", {"who": Seat(p), "points": total}))
        told += [(f"tells-from-{SOURCE_WORDS[source]}", {"points": points}) for source, points in parts]
    if sum(after.chest[p]) > sum(before.chest[p]):
        told.append(("tells-chest", {"who": Seat(p), "count": sum(after.chest[p]) - sum(before.chest[p])}))
    return told


def preview(s: State, a: int) -> list[Message]:
    """In a view: what a legal action would bring about for the one who considers it, as far as that is known."""
    if s.phase == PUTTING:
        return [preview_open(s, s.dealer, a - PUT, s.pending - 1)]
    if s.phase == MISPLACED:
        return [("preview-cash", {})] if a == CASH else [preview_keep(s, card_in_question(s))]
    if s.phase == JOKERS:
        c = a - ASSIGN
        return [preview_group(s, c, s.claimed[c * PER_COLOUR + ANIMAL] + s.claim_assigned[c] + 1)]
    if a >= PLACE:
        told = preview_claim(s, a - PLACE)
        if sum(s.placed) == s.players - 1 and s.round < ROUNDS[s.players]:
            told.append(("preview-dealer", {}))
    else:
        told = preview_play(s, (a - PLAY) // ROWS, (a - PLAY) % ROWS)
    if sum(s.hand_count) + s.players - sum(s.placed) == 1:
        told.append(("preview-round-over", {}))
    return told


def preview_play(s: State, k: int, r: int) -> list[Message]:
    told: list[Message] = []
    stranger = k < DRAGON and k // PER_COLOUR != r
    building = k == BUILDING_JOKER or (k < DRAGON and k % PER_COLOUR == BUILDING)
    if stranger:
        told.append(("preview-stranger-choice" if k % PER_COLOUR >= BUILDING else "preview-stranger", {}))
    elif building:
        told.append(("preview-open-chest", {}))
    if s.placed[s.turn]:
        told.append(("preview-placed", {}))
    elif stranger or not building:
        told.append(preview_open(s, s.turn, r, k))
    return told


def preview_open(s: State, p: int, r: int, k: int) -> Message:
    """How one more card changes what the open cards of a row are worth to player p."""
    items = open_cards(s, r)
    before, after = worth(s, r, items, p), worth(s, r, [*items, 1 + k], p)
    return "preview-open", {"row": row(r), "before": before.points, "after": after.points}


def preview_claim(s: State, r: int) -> list[Message]:
    items = open_cards(s, r)
    if not items:
        return [("preview-claim-nothing", {})]
    value = worth(s, r, items, s.turn)
    told: list[Message] = [("preview-claim", {"cards": len(items), "points": value.points})]
    told += [
        (f"tells-from-{source}", {"points": points})
        for source, points in zip(SOURCE_WORDS, value, strict=False)
        if source != SOURCE_WORDS[FROM_BUILDINGS] and 0 < points < value.points
    ]
    for name, count in (("chest", value.chest), ("choice", value.choices), ("unseen", value.unseen)):
        if count:
            told.append((f"preview-{name}", {"count": count}))
    return told


def preview_keep(s: State, k: int) -> Message:
    """CC 6.2: a kept card is one of its own colour, wherever it lay."""
    if k % PER_COLOUR == BUILDING:
        return "preview-keep-building", {}
    undecided = s.row[s.claim_row - 1][s.claim_at + 1 : s.claim_end].count(1 + k)
    return preview_group(s, k // PER_COLOUR, s.claimed[k] - undecided)


def preview_group(s: State, c: int, gained: int) -> Message:
    count = s.animals[s.turn][c] + s.jokers[s.turn][c] + gained
    return "preview-group", {
        "animals": Word(f"animal-{COLOUR_WORDS[c]}"),
        "count": count,
        "points": s.animal_points[count],
    }


def final_lines(s: State) -> list[tuple[int, Message, int]]:
    """The final scores line by line: every source that gave a player points."""
    return [
        (p, (f"final-{SOURCE_WORDS[source]}", {}), s.points[p][source])
        for p in range(s.players)
        for source in range(SOURCES)
        if s.points[p][source]
    ]


def remarks(settings: dict[str, Any]) -> list[Message]:
    """What a person should know about the tables of data that a game uses."""
    animals = settings["animals"]
    points = ", ".join(map(str, animals["points"]))
    told: list[Message] = [("animals-used", {"name": animals["name"], "points": points, "lone": animals["lone_joker"]})]
    if animals["name"] == "reconstructed":
        told.append(("animals-reconstructed", {}))
    return told
