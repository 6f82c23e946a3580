"""What can be counted of Cardcassonne by itself: the end of a round, from the rows as they lie; the final scores."""

from collections.abc import Sequence
from typing import Any

from tavoliere.definition.editing import (
    EditedField,
    EditedSection,
    Kind,
    PlaceValue,
    Sheet,
    SheetValues,
    called,
    entries,
    field,
    number,
    seat_label,
)
from tavoliere.definition.event_table import GameEvent, messages_of, noted
from tavoliere.definition.parsing import known_names, listed
from tavoliere.definition.points import score_lines
from tavoliere.definition.possibility import Refusals
from tavoliere.definition.scorer_sheet import Answer, Counted, Question, gained, of_seats
from tavoliere.games.cardcassonne.explanations.events import final_lines
from tavoliere.games.cardcassonne.explanations.previews import preview
from tavoliere.games.cardcassonne.explanations.prompts import prompt, sentence
from tavoliere.games.cardcassonne.positions.serialization import ANSWERS, FORM, read_row
from tavoliere.games.cardcassonne.rules import rules
from tavoliere.games.cardcassonne.rules.actions import CARD_WORDS, COLOUR_WORDS
from tavoliere.games.cardcassonne.rules.messages import CHEST_FILLED, JOKERS_WAITING, MESSAGES
from tavoliere.games.cardcassonne.rules.state import *
from tavoliere.words import Message, Seat

COUNTS = ("round", "final")
MOST_SCORE = 999
MOST_ANSWERS = 24  # no claims ask for more


def empty(s: State) -> dict[str, Any]:
    return {"rows": {}, "players": [{} for _ in range(s.players)]}


def sheet(name: str, given: SheetValues, s: State) -> Sheet:
    """The rows and what lies in front of everybody; at the end, the chests."""
    words = {
        **{f"items-{word}": items(r, s) for r, word in enumerate(COLOUR_WORDS)},
        "species": tuple(PlaceValue(word, (f"colour-{word}", {})) for word in COLOUR_WORDS),
        "buildings": entries("chest", CHEST_WORDS),
    }
    if name == "round":
        return Sheet(words, (*rows(), *(before(p) for p in range(s.players))))
    return Sheet(words, tuple(at_the_end(p) for p in range(s.players)))


def items(r: int, s: State) -> tuple[PlaceValue, ...]:
    """What lies in a row once everything is turned up (CC 5.1): followers, its own cards, jokers, then strangers."""
    follower: Message = ("edit-followers", {})
    standing = [PlaceValue(f"follower {p}", ("edit-follower", {"who": Seat(p)}), follower) for p in range(s.players)]
    groups = [*COLOUR_WORDS, "jokers"]
    cards = [
        PlaceValue(CARD_WORDS[k], called(f"card-{CARD_WORDS[k]}"), (f"count-cards-{groups[k // PER_COLOUR]}", {}))
        for k in sorted(range(KINDS), key=lambda k: rules.is_misplaced(r, k))  # otherwise as they are numbered
    ]
    return (*standing, *cards)


def rows() -> list[EditedSection]:
    return [
        EditedSection(
            called(f"row-{word}"),
            (EditedField(f"rows/{word}", Kind.LINE, field("row"), f"items-{word}", most=ROW_LENGTH),),
            group="edit-rows",
        )
        for word in reversed(COLOUR_WORDS)  # CC R20: in the order in which they are counted
    ]


def before(p: int) -> EditedSection:
    """What somebody had before this round."""
    fields = (
        number("score", MOST_SCORE, path=f"players/{p}/score"),
        EditedField(f"players/{p}/animals", Kind.COUNTS, field("animals"), "species", most=COPIES[ANIMAL]),
        EditedField(f"players/{p}/jokers", Kind.COUNTS, field("jokers"), "species", most=COPIES[ANIMAL_JOKER]),
        number("waiting", COPIES[ANIMAL_JOKER], path=f"players/{p}/waiting"),
    )
    return EditedSection(seat_label(p), fields, group="count-before")


def at_the_end(p: int) -> EditedSection:
    fields = (
        number("score", MOST_SCORE, path=f"players/{p}/score"),
        EditedField(f"players/{p}/chest", Kind.COUNTS, field("chest"), "buildings", most=COPIES[BUILDING]),
    )
    return EditedSection(seat_label(p), fields)


# --- what somebody said ----------------------------------------------------------------------------------------------


def count(name: str, given: SheetValues, s: State, refuse: Refusals) -> Counted:
    """What the claims of a round bring, one after the other; or what the chests do."""
    known = known_names("count", dict(given), ("rows", "players", "answers"))
    players = listed(known.get("players", []), "players", SEATS)
    s.round = 1
    FORM.fill({"players": players}, s)
    FORM.read_players({"players": players}, s, refuse)
    for p in range(s.players):
        if s.waiting[p] and any(s.animals[p]):
            refuse("invariant-jokers-wait", at=f"players/{p}/waiting", who=Seat(p))
    for word, line in known_names("rows", known.get("rows", {}), COLOUR_WORDS).items() if name == "round" else ():
        read_row(word, line, s, refuse)
    s.deck = [0] * KINDS
    for k in range(KINDS):
        cards = rules.cards_known(s, k)
        if cards > COPIES[k]:
            refuse("invariant-cards-complete", at=(), card=KIND.named(k), count=cards, copies=COPIES[k])
    if refuse:
        return Counted((f"count-{name}", {}))
    return of_round(known, s, refuse) if name == "round" else of_game(s)


# --- the end of a round (CC 5, CC 6) ---------------------------------------------------------------------------------


def of_round(given: dict[str, Any], s: State, refuse: Refusals) -> Counted:
    first = of_seats(rules.scores, s)
    absent = [Seat(p) for p in range(s.players) if not s.placed[p]]
    s.phase, s.placed, s.down_row, s.down_at = TURN, [1] * SEATS, [0] * SEATS, [0] * SEATS  # CC 5.1
    s.claim_row = ROWS
    with noted() as events:
        rules.claim(s)
    for answer in listed(given.get("answers", []), "answers", MOST_ANSWERS):
        if s.phase == DEALING or ANSWERS.get(str(answer)) not in offered(s):
            break  # it answered what is not asked any more
        with noted() as further:
            rules.apply(s, ANSWERS[str(answer)])
        events += further
    told = went_where(events)
    if absent:
        told.append(("count-no-follower", {"who": absent}))
    totals = of_seats(rules.scores, s)
    asked = s.phase != DEALING
    return Counted(
        ("count-round", {}),
        score_lines(MESSAGES, events, ()),
        told,
        totals,
        question=question(s) if asked else None,
        following=None if asked else ("round", left_over(s)),
        gained=gained(first, totals),
    )


def went_where(events: Sequence[GameEvent]) -> list[Message]:
    """What went under chests, and jokers that wait for an animal."""
    names = {CHEST_FILLED: "tells-chest", JOKERS_WAITING: "count-waits"}
    return [(names[kind], {"who": Seat(numbers[0]), "count": numbers[1]}) for kind, numbers in events if kind in names]


def offered(s: State) -> list[int]:
    legal = [0] * KINDS * ROWS
    return legal[: rules.legal(s, legal)]


def question(s: State) -> Question:
    legal, answers = offered(s), []
    for text, a in ANSWERS.items():
        if a in legal:
            ((name, said),) = messages_of(MESSAGES, sentence, s, a)
            answers.append(Answer(text, (f"{name}.label", said), tuple(messages_of(MESSAGES, preview, s, s, a))))
    return Question(s.turn, messages_of(MESSAGES, prompt, s)[0], tuple(answers))


def left_over(s: State) -> dict[str, Any]:
    """CC 5.4: what stays in the rows for the next round, and what everybody has by now."""
    written = FORM.write(s, None)
    kept = ("score", "animals", "jokers", "waiting", "chest")
    return {
        "rows": {word: row for word, row in written["rows"].items() if row},
        "players": [{name: player[name] for name in kept} for player in written["players"]],
    }


# --- the end of the game (CC 8) --------------------------------------------------------------------------------------


def of_game(s: State) -> Counted:
    first = of_seats(rules.scores, s)
    rules.finish(s)
    totals, standing = of_seats(rules.scores, s), of_seats(rules.standing, s)
    told: list[Message] = [("count-sets", {"two": SET_POINTS[2], "three": SET_POINTS[3], "four": SET_POINTS[4]})]
    best = [p for p in range(s.players) if totals[p] == max(totals)]
    if len(best) > 1:
        ahead = [Seat(p) for p in best if standing[p] == max(standing)]
        sizes = [[Seat(p), rules.chest_size(s, p)] for p in best]
        told.append(("count-tie" if len(ahead) == 1 else "count-shared", {"who": ahead, "chests": sizes}))
    with noted() as said:
        final_lines(s)
    lines = score_lines(MESSAGES, said, ())
    return Counted(("count-final", {}), lines, told, totals, standing, gained=gained(first, totals))
