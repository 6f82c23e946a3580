"""Cardcassonne: what a player is told before committing, and that it gives nothing away."""

import random
from copy import deepcopy
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.definition.event_table import noted
from tavoliere.games.cardcassonne.explanations.worth import cards_of, claim_worth, misplaced_cards
from tavoliere.games.cardcassonne.rules import claims
from tavoliere.games.cardcassonne.rules.claims import open_from
from tavoliere.games.cardcassonne.rules.state import (
    ANIMAL_JOKER,
    COLOURS,
    FOLLOWER,
    FROM_BUILDINGS,
    JOKERS,
    KINDS,
    MISPLACED,
    PER_COLOUR,
    ROWS,
    TURN,
    UNSEEN,
    State,
)
from tavoliere.words import Message
from tests.games.cardcassonne.test_rules import cardcassonne, first_turn
from tests.games.test_laws import decisions, random_game

RED, BLUE = 1, 3
every_number = pytest.mark.parametrize("players", [2, 3, 4, 5])


def told(position: tv.Position, action: str) -> list[Message]:
    return position.game.preview(position.view(position.actor), position.game.action(action))


def names(position: tv.Position, action: str) -> list[str]:
    return [name for name, _ in told(position, action)]


@every_number
def test_nothing_hidden_is_previewed(players: int) -> None:
    game = cardcassonne(players)
    generator = random.Random(players)
    for position in (position for seed in range(3) for position in decisions(game, seed)[::3]):
        assert position.actor is not None
        view = position.view(position.actor)
        one, other = (game.layout.unpack(view.redeal(generator).view(position.actor).raw) for _ in range(2))
        for p in range(players):  # what lies under a chest is hidden too
            generator.shuffle(one.chest[p])
        assert game.derived_of(one, view.seat) == game.derived_of(other, view.seat) == game.derived(view)
        for action in position.actions:
            with noted() as said_of_one:
                game.explanations["preview"](one, one, int(action))
            with noted() as said_of_other:
                game.explanations["preview"](other, other, int(action))
            assert said_of_one == said_of_other


def gained(before: tv.Position, position: tv.Position, seat: int) -> int:
    """The points of a seat from a round's claims, with the best answers to what it is asked."""
    state = position.game.unpack(position)
    if state.phase not in (MISPLACED, JOKERS):
        buildings: int = state.points[seat][FROM_BUILDINGS]
        return position.scores[seat] - before.scores[seat] - buildings
    answers = position.actions if position.actor == seat else position.actions[:1]
    return max(gained(before, position.play(answer), seat) for answer in answers)


def last_placements(game: tv.Game, seed: int) -> list[tv.Position]:
    """The ends of the rounds of a game in which everybody plays the cards first."""
    generator = random.Random(seed)
    position, found = game.start(), []
    while position.actor is not None:
        state = game.unpack(position)
        if state.phase == TURN and sum(state.hand_count) == 0 and sum(state.placed) == game.players - 1:
            found.append(position)
        cards = [action for action in position.actions if action.block.name == "play"]
        position = position.play(generator.choices(cards or position.actions, position.weights or None)[0])
    return found


@every_number
def test_a_claim_of_known_cards_brings_what_was_previewed(players: int) -> None:
    game = cardcassonne(players)
    tried = 0
    for seed in range(30):
        if tried >= 20:
            return
        for position in last_placements(game, seed):
            state = game.unpack(position.view(position.actor))
            for r, action in enumerate(position.actions):
                cards = state, r, open_from(state, r), state.row_length[r], 0
                points = claim_worth(*cards, state.turn)
                if points > 0 and not cards_of(*cards, UNSEEN - 1) and not misplaced_cards(*cards, 2):
                    assert gained(position, position.play(action), state.turn) == points
                    tried += 1
    pytest.fail(f"only {tried} claims were tried")


def test_persons_strangers_and_monsters_are_previewed_apart() -> None:
    rows = {"blue": ["blue-2", "blue-3", "red-3", "dragon", "blue-building"]}
    claim = told(first_turn([], rows=rows, round=3), "follower blue")
    assert claim == [
        ("preview-claim", {"cards": 5, "points": 30}),
        ("preview-sources", {"sources": [["points-persons", 10], ["points-misplaced", 10], ["points-monsters", 10]]}),
        ("preview-chest", {"count": 1}),
    ]


def test_a_card_tells_what_it_makes_of_the_open_cards() -> None:
    position = first_turn(["red-3"], rows={"red": ["red-1", "red-1"]})
    assert [arguments for name, arguments in told(position, "play red-3 red") if name == "preview-open"] == [
        {"row": "row-red", "before": 4, "after": 15}
    ]
    assert names(position, "play red-3 blue") == ["preview-stranger", "preview-open"]


def test_a_joker_of_the_opening_tells_what_it_does_to_a_row() -> None:
    start = cardcassonne(2).start()
    assert names(start.play("draw building-joker"), "put red") == ["preview-open-chest"]
    assert names(start.play("draw dragon"), "put red") == ["preview-open"]


def test_a_face_down_card_of_somebody_else_stays_unknown() -> None:
    position = first_turn(["red-3"], rows={"red": ["red-1"]}).play("play red-3 red")
    claim = told(position, "follower red")
    assert claim[0] == ("preview-claim", {"cards": 2, "points": 1})
    assert ("preview-unseen", {"count": 1}) in claim


def test_an_empty_claim_is_called_so() -> None:
    assert names(first_turn([]), "follower green") == ["preview-claim-nothing"]


def test_jokers_are_previewed_where_they_score_most() -> None:
    game = cardcassonne(3)
    hands: list[dict[str, Any]] = [{"hand": ["yellow-1", "red-1", "green-1", "blue-1", "yellow-2"]} for _ in range(3)]
    hands[0] |= {"animals": {"green": 4, "blue": 1}}
    written = {"round": 3, "dealer": 2, "players": hands, "rows": {"yellow": ["animal-joker", "animal-joker"]}}
    # Two sheep more would score 16; one joker to each species scores 14 and 6.
    assert told(game.position(written), "follower yellow")[0] == ("preview-claim", {"cards": 2, "points": 20})


def test_cash_and_keep_are_previewed() -> None:
    game = cardcassonne(2)
    rows = {"green": ["red-animal", "yellow-building", "green-1", "follower 1"]}
    written = {"round": 3, "dealer": 0, "rows": rows, "players": [{}, {"animals": {"red": 2}}], "last_placed": 1}
    position = game.position({**written, "claim": {"row": "green", "answers": []}})
    assert told(position, "cash") == [("preview-cash", {})]
    assert told(position, "keep") == [("preview-group", {"animals": "colour-red", "count": 3, "points": 9})]
    assert told(position.play("keep"), "keep") == [("preview-keep-building", {})]


def test_a_joker_is_told_with_what_it_adds_where_its_species_scores_anyway() -> None:
    rows = {"yellow": ["yellow-animal", "animal-joker", "follower 1"]}
    players = [{}, {"animals": {"yellow": 4, "blue": 5}}]
    written = {"round": 3, "dealer": 0, "rows": rows, "players": players, "last_placed": 1}
    position = cardcassonne(2).position({**written, "claim": {"row": "yellow", "answers": []}})
    again = {"animals": "colour-yellow", "count": 6, "points": 16, "more": 2}
    assert told(position, "assign yellow") == [("preview-group-again", again)]
    assert told(position, "assign blue") == [("preview-group", {"animals": "colour-blue", "count": 6, "points": 16})]
    shown = position.game.derived(position.view(1))["answer_points"]
    assert shown == [0, 0, 2, 0, 0, 16]
    scored = [position.play(f"assign {word}").to_json()["players"][1]["score"] for word in ("yellow", "blue")]
    assert scored == [16, 14 + 16]


def test_whoever_places_the_last_follower_is_told_of_the_deal() -> None:
    rows = {"yellow": ["follower 0", "yellow-1 face-down 0", "yellow-1 face-down 1", "yellow-2"]}
    position = cardcassonne(2).position({"round": 3, "dealer": 1, "rows": rows, "players": [{}, {}]})
    assert names(position, "follower yellow")[-2:] == ["preview-dealer", "preview-round-over"]


# --- what follows from a view, for boards ----------------------------------------------------------------------------


@every_number
def test_the_deck_is_counted_right_in_every_view(players: int) -> None:
    game = cardcassonne(players)
    for position, _ in random_game(game, players)[::5]:
        for seat in [*range(players), None]:
            assert game.derived(position.view(seat))["deck"] == sum(game.unpack(position).deck)


def test_a_row_is_told_segment_by_segment_with_what_each_gives_its_owner() -> None:
    rows = {
        "blue": ["blue-2", "blue-3", "red-animal", "follower 1", "blue-animal", "red-3 face-down 1"],
        "red": ["red-1", "red-building", "building-joker"],
        "green": ["green-1 face-down 0"],
    }
    players = [
        {"hand": ["green-1", "green-2", "blue-1", "red-2"], "animals": {"blue": 1}},
        {"hand": ["yellow-1"] * 5, "animals": {"red": 2}, "jokers": {"red": 1}},
    ]
    position = cardcassonne(2).position({"round": 3, "dealer": 1, "rows": rows, "players": players})
    found = position.game.derived(position.view(0))

    def of(kind: str, at: int, facts: dict[str, Any] = found) -> list[int]:
        return [facts[f"{kind}_{name}"][at] for name in ("from", "points", "chest", "unseen")]

    assert (found["claim_row"][:2], found["claim_to"][1]) == ([0, 1 + BLUE], 3)
    assert of("claim", 1) == [0, 20, 0, 0]
    assert [of("open", r) for r in (RED, BLUE)] == [[0, 1, 2, 0], [4, 6, 0, 1]]
    assert found["misplaced"][BLUE][:6] == [0, 0, 2, 0, 0, 0]
    assert (found["group"][:2], found["next"][:2]) == ([[0, 0, 0, 1], [0, 3, 0, 0]], [[0, 0, 0, 6], [0, 12, 0, 0]])
    assert (found["rounds"], found["asked"]) == (10, 0)
    changed = position.game.changes(position.view(0), position.game.action("follower red"))
    assert (changed["claim_row"], changed["claim_points"], changed["claim_chest"]) == (
        {"0": 1 + RED},
        {"0": 1},
        {"0": 2},
    )
    assert (changed["open_from"], changed["open_points"], changed["open_chest"]) == ({"1": 4}, {"1": 0}, {"1": 0})
    grown = position.game.changes(position.view(0), position.game.action("play red-2 red"))
    assert grown == {"open_points": {"1": (1 + 2) * 2}}


def settled(s: State) -> int:
    """The points of a claim with every misplaced card cashed, and the best answers about jokers, by the rules."""
    if claims.asks(s) and s.phase == MISPLACED:
        claims.cash(s)
        s.claim_at += 1
        return settled(s)
    if s.phase == JOKERS:
        ways = [deepcopy(s) for _ in range(COLOURS)]
        for c, way in enumerate(ways):
            way.claim_assigned[c], way.phase = 1 + s.claim_assigned[c], TURN
        return max(settled(way) for c, way in enumerate(ways) if claims.holds_species(s, c))
    claims.settle(s)
    return sum(s.points[0])


def test_whatever_somebody_has_a_claim_is_worth_what_the_rules_pay_for_it() -> None:
    game, generator = cardcassonne(2), random.Random(5)
    for _ in range(2000):
        s = game.layout.unpack(game.start().raw)
        s.animal_points, s.lone_joker_points, s.phase = [n * n for n in range(14)], 7, TURN
        s.animals[0] = [generator.choice((0, 0, 1, 3)) for _ in range(COLOURS)]
        s.jokers[0] = [generator.randint(0, 1) if count else 0 for count in s.animals[0]]
        s.waiting[0] = 0 if any(s.animals[0]) else generator.randint(0, 2)
        r, length = generator.randrange(ROWS), generator.randint(0, 9)
        kinds = [*range(r * PER_COLOUR, (r + 1) * PER_COLOUR), *range(KINDS), ANIMAL_JOKER]
        items = [1 + generator.choice(kinds) for _ in range(length)]
        if items.count(1 + ANIMAL_JOKER) > 3:
            continue
        s.row[r][: length + 1], s.row_length[r] = [*items, FOLLOWER], length + 1
        now = claim_worth(s, r, 0, length, 0, 0)
        s.claim_row = 1 + r
        claims.tally(s, length)
        assert settled(s) == now
