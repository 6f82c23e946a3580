"""How a game of San Marco is watched: what is one scene, how it is told, what it earns, what a summary says."""

import random
from collections import Counter

import pytest

import tavoliere as tv
from tavoliere.definition.event_table import GameEvent
from tavoliere.games.san_marco.rules.actions import BLOCK_LIFT, BLOCK_OF, DISTRICT_WORDS, LIFT
from tavoliere.games.san_marco.rules.messages import BUILT, LEFT, PLACED
from tavoliere.table.match import Match
from tavoliere.table.scenes import Scene, Scenes
from tavoliere.words import Message, Words, spoken
from tests.games.san_marco.test_rules import SETTINGS, random_game, san_marco, to_play

NAMES = ("Anna", "Bruno", "Carla", "Dino")
COLOURS = ("mask", "prow", "lion", "key")


def said(game: tv.Game, message: Message) -> str:
    return Words(game.words.folder, NAMES).say(message)


def step(position: tv.Position, action: str | tv.Action) -> list[GameEvent]:
    """What the rules note at an action."""
    return position.game.noted(position, position.game.action(str(action)))


def keys(position: tv.Position, *actions: str) -> list[int]:
    """What each of these is shown together with."""
    found = []
    for action in actions:
        found.append(position.together(position.game.action(action)))
        position = position.play(action)
    return found


def told(position: tv.Position, *actions: str) -> list[str]:
    game = position.game
    numbers = [int(game.action(action)) for action in actions]
    return [said(game, message) for message in game.joint(position, numbers)]


def summed(position: tv.Position, action: str) -> tuple[str, list[tuple[str, str, int]]]:
    """The summary of an action, in words."""
    summary = position.game.summary(step(position, action))
    assert summary is not None
    lines = [
        (NAMES[seat] if seat >= 0 else "", said(position.game, message), points)
        for seat, message, points in summary.lines
    ]
    return said(position.game, summary.title), lines


def gains(position: tv.Position, action: str) -> list[tuple[int, int, str]]:
    return [(seat, points, place) for seat, points, place, _ in position.game.gains(step(position, action))]


# --- where pieces stand ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", SETTINGS)
def test_what_is_noted_tells_where_every_piece_stands(setting: str) -> None:
    """Boards need no second position to see what went where."""
    game = san_marco(**SETTINGS[setting])
    stands: Counter[tuple[int, int]] = Counter()
    bridges: Counter[tuple[int, int]] = Counter()
    for position, action in random_game(game, 2):
        for kind, numbers in game.noted(position, action):
            if kind == PLACED:
                count, *where = numbers
                stands[where[0], where[1]] += count
            elif kind == LEFT:
                stands[numbers[0], numbers[1]] -= 1
            elif kind == BUILT:
                bridges[numbers[0], numbers[1]] += 1
        if BLOCK_OF[int(action)] == BLOCK_LIFT:
            site, colour = divmod(int(action) - LIFT, len(COLOURS))
            bridges[colour, site] -= 1
        after = game.unpack(position.play(action))
        for colour in range(len(COLOURS)):
            assert [stands[colour, d] for d in range(6)] == [row[colour] for row in after.aristocrats]
            assert [bridges[colour, site] for site in range(15)] == [row[colour] for row in after.bridges]


# --- one scene -------------------------------------------------------------------------------------------------------


def test_dividing_is_one_scene_that_shows_the_offers() -> None:
    begun = next(moment for moment, action in random_game(san_marco(3), 5) if str(action).startswith("divide"))
    position, actions = begun, []
    while position.to_json()["phase"] == "dividing":
        actions.append(str(position.actions[-1]))
        position = position.play(actions[-1])
    assert len(set(keys(begun, *actions))) == 1
    (sentence,) = told(begun, *actions)
    assert " offers " in sentence
    assert sentence.count("|") == 2
    assert told(begun, *actions[:3])[0].endswith("is dividing the cards.")


def test_a_card_is_shown_with_where_it_goes_and_the_next_one_by_itself() -> None:
    position = to_play(["castello", "bridge", "doge"], bridges={"san-marco-castello": ["mask"]}, doge="castello")
    first, second, third, fourth = keys(
        position, "play castello", "place san-marco", "play bridge", "bridge cannaregio-castello"
    )
    assert first == second != third == fourth
    assert keys(position, "play doge") == [0]


def test_all_who_leave_a_district_are_one_scene() -> None:
    position = to_play(["banishment", "castello"], districts={"castello": {"mask": 2, "prow": 2, "lion": 1}})
    rolled = position.play("play banishment").play("banish castello").play("roll 3")
    assert len(set(keys(rolled, "remove prow", "remove prow", "remove lion"))) == 1
    assert told(rolled, "remove prow", "remove prow", "remove lion") == [
        "Anna banishes 2 aristocrats of Bruno from Castello.",
        "Anna banishes an aristocrat of Carla from Castello.",
    ]


def test_a_transfer_says_whose_aristocrat_is_replaced() -> None:
    position = to_play(["transfer", "castello"], districts={"castello": {"mask": 2, "prow": 2}})
    assert told(position, "play transfer", "transfer castello prow") == [
        "Anna plays a transfer.",
        "Anna replaces one of Bruno's aristocrats in Castello.",
    ]


def test_dice_and_draws_are_grouped_and_belong_to_somebody() -> None:
    position = san_marco(3).start().play("begin prow")
    game = position.game
    assert len(set(keys(position, *["roll 1"] * 4))) == 1
    assert len(set(keys(position, *["roll 1"] * 5))) == 2
    assert position.owner(game.action("roll 1")) == 1
    assert told(position, "roll 1", "roll 6") == [
        "The dice for Bruno: two aristocrats each go to Cannaregio, Castello."
    ]


def test_what_others_may_not_see_is_not_told() -> None:
    """SM R3: of another pair's cards one sees how many there are."""
    game = san_marco(4)
    begun = next(moment for moment, action in random_game(game, 1) if str(action).startswith("draw"))
    unseen = int(game.action("draw-action-unseen"))
    (message,) = game.joint(begun, [unseen] * 5 + [int(game.action("draw-limit-unseen"))] * 3)
    assert "draws 8 cards, face down" in said(game, message)
    begun = next(moment for moment, action in random_game(game, 1) if str(action).startswith("divide"))
    (message,) = game.joint(begun, [int(game.action("divide-unseen"))] * 8)
    assert "divides 8 cards into two offers, face down" in said(game, message)


# --- points ----------------------------------------------------------------------------------------------------------


def test_a_doges_scoring_says_who_has_how_many_and_why_each_gets_what() -> None:
    position = to_play(
        ["doge", "castello"],
        players=4,
        doge="san-marco",
        districts={"san-marco": {"mask": 5, "prow": 3, "lion": 3, "key": 1}},
        bridges={"san-marco-castello": ["mask"]},
    ).play("play doge")
    assert gains(position, "stop") == [(0, 8, "san-marco:mask")]
    assert summed(position, "stop") == (
        "The Doge scores San Marco: Anna has 5 (+8), Bruno 3, Carla 3, Dino 1",
        [
            ("Anna", "San Marco: most aristocrats (5)", 8),
            ("Bruno", "San Marco: tied for second (3), so nothing", 0),
            ("Carla", "San Marco: tied for second (3), so nothing", 0),
            ("Dino", "San Marco: 1, behind the first two", 0),
        ],
    )


def test_a_tie_for_first_gets_the_lower_value() -> None:
    standing = {"san-marco": {"mask": 2, "prow": 2, "lion": 1}}
    position = to_play(["doge", "castello"], doge="san-marco", districts=standing)
    assert summed(position, "play doge")[1] == [
        ("Anna", "San Marco: tied for most (2), so the lower value", 6),
        ("Bruno", "San Marco: tied for most (2), so the lower value", 6),
        ("Carla", "San Marco: 1, behind a tie for most", 0),
    ]


def test_ghosts_are_named_and_their_points_are_nobodys() -> None:
    position = to_play(
        ["doge", "castello"],
        game=san_marco(2, "ghosts"),
        doge="castello",
        districts={"castello": {"mask": 1, "lion": 2}},
    )
    assert gains(position, "play doge") == [(0, 4, "castello:mask"), (-1, 6, "castello:lion")]
    title, lines = summed(position, "play doge")
    assert title == "The Doge scores Castello: the ghost lion has 2 (+6), Anna 1 (+4)"
    assert lines == [
        ("Anna", "Castello: second most (1)", 4),
        ("", "Castello: most aristocrats (2) (the ghost lion)", 6),
    ]


def test_where_nobody_is_nothing_is_counted() -> None:
    position = to_play(["doge", "castello"], doge="castello")
    assert position.game.summary(step(position, "play doge")) is None


def test_the_dice_for_the_roles_say_who_rolled_what() -> None:
    rolling = next(
        position for position, _ in random_game(san_marco(2, "ghosts"), 1) if position.to_json()["phase"] == "role-dice"
    )
    assert told(rolling, "roll 5", "roll 5", "roll 6", "roll 3") == [
        "For the roles Anna rolls 5, Bruno 5: once more.",
        "For the roles Anna rolls 6, Bruno 3: Anna distributes.",
    ]


def test_who_must_leave_without_a_choice_is_a_deed_too() -> None:
    position = to_play(["banishment", "castello"], districts={"castello": {"prow": 2, "lion": 1}})
    named = position.play("play banishment").play("banish castello")
    deeds = [
        said(named.game, (f"{name}.deed", values))
        for name, values in named.game.consequences(named, named.game.action("roll 6"))
        if name == "tells-banished"
    ]
    assert deeds == ["2 aristocrats of Bruno must leave Castello", "an aristocrat of Carla must leave Castello"]
    chosen = named.play("roll 2")
    (message,) = chosen.game.consequences(chosen, chosen.game.action("remove lion"))
    assert said(chosen.game, message) == "An aristocrat of Bruno leaves Castello."


def test_a_toll_is_paid_and_got() -> None:
    position = to_play(
        ["doge", "castello"],
        doge="san-marco",
        points={"mask": 3},
        bridges={"san-marco-castello": ["prow"], "cannaregio-castello": ["mask"]},
    ).play("play doge")
    assert gains(position, "cross san-marco-castello prow") == [(0, -1, "toll:mask"), (1, 1, "toll:prow")]


def test_the_toll_of_the_last_bridge_is_in_the_sheet_of_the_district() -> None:
    position = to_play(
        ["doge", "castello"],
        doge="san-marco",
        points={"mask": 3},
        districts={"castello": {"mask": 2}},
        bridges={"san-marco-castello": ["prow"]},
    ).play("play doge")
    assert summed(position, "cross san-marco-castello prow")[1] == [
        ("Anna", "toll paid", -1),
        ("Bruno", "toll received", 1),
        ("Anna", "Castello: most aristocrats (2)", 6),
    ]


def test_the_end_of_a_passage_says_each_bonus_and_why() -> None:
    position = to_play(["castello"], limits={"mask": [3, 3], "prow": [2], "lion": [3, 3, 3, 2]}, final_round=True)
    title, lines = summed(position, "play castello")
    assert title == "Passage 1 is over; Bruno may banish for free"
    assert lines == [
        ("Anna", "6 limit points, the most is 11: the difference is the bonus", 5),
        ("Bruno", "2 limit points, the most is 11: the difference is the bonus", 9),
        ("Carla", "11 limit points: out with 10 or more, no bonus", 0),
    ]
    assert gains(position, "play castello") == [(0, 5, "bonus:mask"), (1, 9, "bonus:prow")]


def test_the_end_of_a_passage_is_told_after_what_ended_it() -> None:
    position = to_play(["castello"], limits={"mask": [3, 3], "prow": [2], "lion": [3, 3, 3, 2]}, final_round=True)
    consequences = position.game.consequences(position, position.game.action("play castello"))
    names = [name for name, _ in consequences]
    assert names.index("tells-put") < names.index("tells-passage-end") < names.index("tells-bonus")


def test_a_bonus_is_told_with_limit_points_that_were_laid_down_at_once() -> None:
    """SM 7.3, SM 7.5: the last offer is limit cards only, and as nobody banishes for free, all go back."""
    limits, offers = {"prow": [3, 3, 3, 1], "lion": [3]}, [[], ["limit-1", "limit-1", "limit-1"]]
    position = to_play(
        ["castello"], turn="lion", roles=["mask", "lion"], limits=limits, offers=offers, final_round=True
    )
    title, lines = summed(position, "play castello")
    assert title == "Passage 1 is over"
    assert lines == [
        ("Anna", "3 limit points, the most is 10: the difference is the bonus", 7),
        ("Bruno", "10 limit points: out with 10 or more, no bonus", 0),
        ("Carla", "3 limit points, the most is 10: the difference is the bonus", 7),
    ]
    told = [
        said(position.game, one) for one in position.game.consequences(position, position.game.action("play castello"))
    ]
    assert told[1] == "Anna lays down 3 limit points and has 3."


@pytest.mark.parametrize("setting", [one for one in SETTINGS if one != "two-colours"])  # there, each has to be picked
def test_the_final_scoring_goes_from_district_to_district_after_everything_else(setting: str) -> None:
    game = san_marco(**SETTINGS[setting])
    *_, (position, action) = random_game(game, 1)
    found = game.gains(step(position, action))
    parts = [gain.part for gain in found]
    assert parts == sorted(parts)
    assert max(parts) > 0
    for part in set(parts) - {0}:
        places = {gain.place.partition(":")[0] for gain in found if gain.part == part}
        assert len(places) == 1
        assert not places & {"bonus", "toll"}
    districts = [gain.place.partition(":")[0] for gain in found if gain.part]
    numbers = [list(game.unpack(position).die_district).index(DISTRICT_WORDS.index(district)) for district in districts]
    assert numbers == sorted(numbers), "in the order of the die"


@pytest.mark.parametrize("setting", SETTINGS)
def test_gains_account_for_every_point_of_every_colour(setting: str) -> None:
    game = san_marco(**SETTINGS[setting])
    for seed in range(3):
        for position, action in random_game(game, seed):
            before, after = game.unpack(position), game.unpack(position.play(action))
            changed = [after.points[c] - before.points[c] for c in range(4)]
            if setting == "neutral":
                changed[2] = 0  # SM 9.2: nobody notes its points
            for _, points, place, _ in game.gains(step(position, action)):
                changed[COLOURS.index(place.partition(":")[2])] -= points
            assert changed == [0, 0, 0, 0]


@pytest.mark.parametrize("setting", SETTINGS)
def test_every_sentence_has_a_deed_and_every_question_is_asked_and_waited_for(setting: str) -> None:
    game = san_marco(**SETTINGS[setting])
    match = Match(game)
    generator = random.Random(2)
    while match.position.actor is not None:
        position = match.position
        match.play(generator.choices(position.actions, position.weights or None)[0])
    for code in ("en", "it"):
        with spoken(code):
            for position in match.positions:
                name, _ = game.prompt(position)
                decides = position.actor is not None and position.actor >= 0
                assert not decides or (game.words.knows(f"{name}.ask") and game.words.knows(f"{name}.doing")), name
            for scene in scenes(match):
                assert all(said(game, message) for message in scene.messages)
                deeds = [message for message in scene.messages if message[0].startswith(("says-", "told-"))]
                assert deeds
                assert all(said(game, (f"{name}.deed", values)) for name, values in deeds)


def scenes(match: Match) -> list[Scene]:
    return [scene for seat in range(-1, 2) for scene in Scenes(match, seat).since(0)]
