"""What an action of Cardcassonne would bring about, told to the one who considers it, as names of messages."""

from tavoliere.games.cardcassonne.actions import *
from tavoliere.games.cardcassonne.claims import can_be_kept, group_points, is_misplaced
from tavoliere.games.cardcassonne.derived import added_points, group_joined, open_cards, worth
from tavoliere.games.cardcassonne.reasons import row
from tavoliere.games.cardcassonne.state import *
from tavoliere.words import Message, Word


def preview(s: State, a: int) -> list[Message]:
    """In a view: what a legal action would bring about for the one who considers it, as far as that is known."""
    if s.phase == PUTTING:
        if s.pending - 1 == BUILDING_JOKER:
            return [("preview-open-chest", {})]
        return [preview_open(s, s.dealer, a - PUT, s.pending - 1)]
    if s.phase in (MISPLACED, JOKERS):
        return [preview_answer(s, a)]
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
    stranger = is_misplaced(r, k)
    building = k == BUILDING_JOKER or (k < DRAGON and k % PER_COLOUR == BUILDING)
    if stranger:
        told.append(("preview-stranger-choice" if can_be_kept(k) else "preview-stranger", {}))
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
    return "preview-open", {"row": row(r), "before": before.total, "after": after.total}


def preview_claim(s: State, r: int) -> list[Message]:
    items = open_cards(s, r)
    if not items:
        return [("preview-claim-nothing", {})]
    value = worth(s, r, items, s.turn)
    told: list[Message] = [("preview-claim", {"cards": len(items), "points": value.total})]
    sources = [[Word(f"points-{word}"), n] for word, n in zip(SOURCE_WORDS, value.points, strict=True) if n]
    if len(sources) > 1:
        told.append(("preview-sources", {"sources": sources}))
    for name, count in (("chest", value.chest), ("choice", value.choices), ("unseen", value.unseen)):
        if count:
            told.append((f"preview-{name}", {"count": count}))
    return told


def preview_answer(s: State, a: int) -> Message:
    if a == CASH:
        return "preview-cash", {}
    group = group_joined(s, a)
    if group is None:
        return "preview-keep-building", {}
    c, gained = group
    arguments = {
        "animals": Word(f"animal-{COLOUR_WORDS[c]}"),
        "count": s.animals[s.turn][c] + s.jokers[s.turn][c] + gained,
        "points": group_points(s, s.turn, c, gained),
    }
    if gained == 1:
        return "preview-group", arguments
    return "preview-group-again", {**arguments, "more": added_points(s, c, gained)}
