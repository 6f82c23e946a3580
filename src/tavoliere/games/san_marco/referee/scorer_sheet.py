"""What can be counted of San Marco by itself: a district, the end of a passage, the final scoring."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from tavoliere.definition.editing import (
    EditedField,
    EditedSection,
    Kind,
    Sheet,
    SheetValues,
    called,
    choice,
    entries,
    field,
)
from tavoliere.definition.event_table import GameEvent, messages, messages_of, noted
from tavoliere.definition.parsing import known_names, listed, place_of
from tavoliere.definition.parsing import number as number_in
from tavoliere.definition.points import score_lines
from tavoliere.definition.possibility import Refusals
from tavoliere.definition.scorer_sheet import Answer, Counted, Question, ScoreLine, gained, of_seats
from tavoliere.definition.serialization import understood
from tavoliere.games.san_marco.explanations import prompts
from tavoliere.games.san_marco.explanations.events import final_lines
from tavoliere.games.san_marco.explanations.previews import preview_pick
from tavoliere.games.san_marco.names import OWNERS
from tavoliere.games.san_marco.rules import board, rounds, rules
from tavoliere.games.san_marco.rules.actions import COLOUR_WORDS, DISTRICT_WORDS, SCORE
from tavoliere.games.san_marco.rules.messages import BANISHES_FREELY, MESSAGES, SCORED_NOBODY
from tavoliere.games.san_marco.rules.state import *
from tavoliere.words import Message, Seat

COUNTS = ("district", "passage", "final")
MOST_SCORE = 999
MOST_LIMIT = 60
MOST_ANSWERS = 2 * DISTRICTS
USUAL = DISTRICT_WORDS[3]


def empty(s: State) -> dict[str, Any]:
    return {"district": USUAL}


def sheet(name: str, given: SheetValues, s: State) -> Sheet:
    """A district with all who stand there; limit points; or the whole board."""
    words = {
        "colours": entries("colour", COLOUR_WORDS[: s.present]),
        "districts": entries("district", DISTRICT_WORDS),
    }
    if name == "district":
        fields = (choice("scoring", "districts", path="district"), there("aristocrats"))
        return Sheet(words, (EditedSection(("count-district", {}), fields),))
    points = tuple(
        by_colour("points", word, MOST_SCORE, -MOST_SCORE * s.negative) for word in COLOUR_WORDS[: s.colours]
    )
    so_far = EditedSection(("count-points", {}), points)
    if name == "passage":
        limits = tuple(by_colour("limits", word, MOST_LIMIT, 0) for word in COLOUR_WORDS[: s.colours])
        return Sheet(words, (EditedSection(("count-limits", {}), limits), so_far))
    sections = [EditedSection(called(f"district-{word}"), (there(f"districts/{word}"),)) for word in DISTRICT_WORDS]
    return Sheet(words, (*sections, so_far))


def there(path: str) -> EditedField:
    return EditedField(path, Kind.COUNTS, field("aristocrats"), "colours", most=ARISTOCRATS)


def by_colour(name: str, word: str, most: int, least: int) -> EditedField:
    return EditedField(f"{name}/{word}", Kind.NUMBER, called(f"colour-{word}"), least=least, most=most)


# --- what somebody said ----------------------------------------------------------------------------------------------


def count(name: str, given: SheetValues, s: State, refuse: Refusals) -> Counted:
    """Who gets what, and why."""
    known = known_names("count", dict(given), ("district", "aristocrats", "districts", "limits", "points", "answers"))
    acting = COLOUR_WORDS[: s.colours]
    points = known_names("points", known.get("points", {}), acting)
    for c, word in enumerate(acting):
        s.points[c] = number_in(points, word, -MOST_SCORE * s.negative, MOST_SCORE)
    s.passage = s.round = 1
    if name == "district":
        d = place_of(known.get("district") or USUAL, "district", DISTRICT_WORDS)
        stand(known, "aristocrats", d, s)
    elif name == "final":
        said = known_names("districts", known.get("districts", {}), DISTRICT_WORDS)
        for d, word in enumerate(DISTRICT_WORDS):
            stand(said, word, d, s)
    else:
        said = known_names("limits", known.get("limits", {}), acting)
        for c, word in enumerate(acting):
            s.limits[c][0] = number_in(said, word, 0, MOST_LIMIT)  # as many cards of 1: only their points count
    check(name, s, refuse)
    if refuse:
        return Counted((f"count-{name}", {}))
    answers = [place_of(one, "answers", ANSWERS) for one in listed(known.get("answers", []), "answers", MOST_ANSWERS)]
    if name == "district":
        return of_district(d, answers, s)
    return of_game(answers, s) if name == "final" else of_passage(s)


ANSWERS = tuple(f"score {word}" for word in COLOUR_WORDS)


def stand(given: dict[str, Any], name: str, d: int, s: State) -> None:
    """Aristocrats in a district."""
    s.aristocrats[d] = understood(IN_DISTRICT, given, name, (COLOUR_WORDS,), s, s.present)


def check(name: str, s: State, refuse: Refusals) -> None:
    """Nobody has more pieces than the box holds (SM 1)."""
    for c in range(COLOURS):
        most = board.pieces(s, c) if c < s.present else 0
        total = sum(s.aristocrats[d][c] for d in range(DISTRICTS))
        if total > most:
            at = "aristocrats" if name == "district" else [f"districts/{word}" for word in DISTRICT_WORDS]
            refuse("invariant-aristocrats-complete", at=at, colour=A_COLOUR.named(c), count=total, most=most)


def lines_of(s: State, events: Sequence[GameEvent]) -> list[ScoreLine]:
    """What was counted, line by line."""
    return score_lines(MESSAGES, events, (), OWNERS[s.variant])


def said_of(s: State, events: Sequence[GameEvent], kind: int) -> list[Message]:
    """What is said of those events that are of a kind."""
    return messages(MESSAGES, [event for event in events if event.kind == kind], (), OWNERS[s.variant])


# --- a district (SM 6) -----------------------------------------------------------------------------------------------


def of_district(d: int, answers: list[int], s: State) -> Counted:
    s.scoring, s.phase = 1 + d, PICKING
    for c in answers:
        if s.variant == TWO_COLOURS and board.picking_seat(s) == board.seat_of(s, c):
            s.picks[c % 2] = 1 + c
    points = [board.prize(s, d, c) for c in range(COLOURS)]
    with noted() as events:
        rounds.note_scoring(s, d)
    higher, lower = s.prestige[d]
    told: list[Message] = [("count-pair", {"district": A_DISTRICT.named(d), "higher": higher, "lower": lower})]
    told += said_of(s, events, SCORED_NOBODY)
    waits = s.variant == TWO_COLOURS and board.picking_seat(s) >= 0
    seats = [sum(points[c] for c in range(s.colours) if board.seat_of(s, c) == p) for p in range(s.players)]
    return Counted(
        ("count-district-of", {"district": A_DISTRICT.named(d)}),
        [] if waits else lines_of(s, events),
        told[:1] if waits else told,
        question=question(s) if waits else None,
        gained=seats,
    )


def question(s: State) -> Question:
    """SM 9.3: which of a player's two colours scores."""
    seat = board.picking_seat(s)
    place = A_DISTRICT.named(s.scoring - 1)
    answers = tuple(
        Answer(
            f"score {COLOUR_WORDS[c]}",
            ("says-score.label", {"who": Seat(seat), "colour": A_COLOUR.named(c), "place": place}),
            tuple(messages_of(MESSAGES, preview_pick, s, deepcopy(s), c, owners=OWNERS[s.variant])),
        )
        for c in (seat, seat + 2)
    )
    return Question(seat, messages_of(MESSAGES, prompts.prompt, s, owners=OWNERS[s.variant])[0], answers)


# --- a passage (SM 7) ------------------------------------------------------------------------------------------------


def of_passage(s: State) -> Counted:
    """The bonus, and who banishes for free."""
    first = of_seats(rules.scores, s)
    with noted() as events:
        rounds.end_passage(s)
    told = said_of(s, events, BANISHES_FREELY) or [("count-no-banishment", {})]
    points = of_seats(rules.scores, s)
    following: dict[str, Any] = {"points": {COLOUR_WORDS[c]: s.points[c] for c in range(s.colours)}}
    lines = lines_of(s, events)
    return Counted(
        ("count-passage", {}), lines, told, points, following=("passage", following), gained=gained(first, points)
    )


# --- the final scoring (SM 8) ----------------------------------------------------------------------------------------


def of_game(answers: list[int], s: State) -> Counted:
    first = of_seats(rules.scores, s)
    s.passage, s.finale = PASSAGES, 1
    with noted() as events:
        rounds.score_finale(s)
    for c in answers:
        if s.phase != PICKING or board.picking_seat(s) != board.seat_of(s, c):
            break  # it answered what is not asked any more
        with noted() as more:
            rules.apply(s, SCORE + c)
        events += more
    lines: Sequence[ScoreLine] = lines_of(s, events)
    points = of_seats(rules.scores, s)
    if s.phase == PICKING:
        return Counted(("summary-finale", {}), lines, (), points, question=question(s), gained=gained(first, points))
    standing = of_seats(rules.standing, s)
    told: list[Message] = []
    best = [p for p in range(s.players) if points[p] == max(points)]
    if len(best) > 1:
        ahead = [Seat(p) for p in best if standing[p] == max(standing)]
        told.append(("count-tie" if len(ahead) < len(best) else "count-shared", {"who": ahead}))
    if s.variant == TWO_COLOURS:
        with noted() as said:
            final_lines(s)
        lines = [*lines, *lines_of(s, said)]
    return Counted(("summary-finale", {}), lines, told, points, standing, gained=gained(first, points))
