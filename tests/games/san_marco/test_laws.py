"""San Marco: options, positions written by hand, and the laws, in every setting and with every flag."""

import itertools
import json
import random
import re
from array import array
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tavoliere as tv
from tavoliere.engine.kernels import interpreted_kernel
from tavoliere.games.san_marco.bots.heuristic import UNIT, best_walk, edge
from tavoliere.games.san_marco.rules import board
from tavoliere.games.san_marco.rules.actions import DISTRICT_WORDS
from tavoliere.games.san_marco.rules.board import prize, seat_of
from tavoliere.games.san_marco.rules.state import DISTRICTS
from tavoliere.words import LANGUAGES, spoken
from tests.games.san_marco.test_rules import SETTINGS, play, points, random_game, san_marco, texts, to_play

# Every flag away from its default, in games where it matters.
FLAGGED: dict[str, dict[str, Any]] = {
    "four-flags": {
        **{"players": 4, "second_pair_split": "later", "offers_visible": "all", "allow_negative_prestige": True},
        **{"bridgeless_doge_cost": 2, "bonus_for": "sole-lowest", "free_banishment_tie": "all"},
        **{"doge_start": "san-marco", "starting_bridges": 2, "role_assignment": "chosen"},
    },
    "four-later": {"players": 4, "second_pair_split": "later"},
    "three-flags": {"players": 3, "starting_bridges": 1, "bridgeless_doge_cost": 2},
    "ghosts-2": {"players": 2, "variant": "ghosts", "ghost_placements": 2},
    "ghosts-card": {"players": 2, "variant": "ghosts", "ghost_placements": "card"},
    "neutral-2": {"players": 2, "variant": "neutral", "starting_bridges": 2, "free_banishment_tie": "all"},
    "two-colours-pass": {
        **{"players": 2, "variant": "two-colours", "joint_second": "pass-over", "role_assignment": "chosen"},
    },
}
EVERY = {**SETTINGS, **FLAGGED}

# For laws that hold in every game's settings and are tested there for all of them: here with the flags.
house_rules = pytest.mark.parametrize("setting", FLAGGED)
five_settings = pytest.mark.parametrize("setting", SETTINGS)
every_setting = pytest.mark.parametrize("setting", EVERY)


# --- options and boards ----------------------------------------------------------------------------------------------


def test_two_players_need_a_variant_and_others_have_none() -> None:
    with pytest.raises(tv.WrongOption, match="with players=2; it can be: ghosts, neutral, two-colours"):
        san_marco(2)
    with pytest.raises(tv.WrongOption, match=r'"variant" cannot be .* with players=4; it can be: None'):
        san_marco(4, "ghosts")


@pytest.mark.parametrize(
    ("board", "sentence"),
    [
        ([], "A board is a JSON object"),
        ({"canals": []}, "A board is a JSON object"),
        ({"name": ""}, "The name of a board"),
        ({"capacity": 0}, "The capacity of a board"),
        ({"prestige": {"murano": [6, 4]}}, 'There is no district "murano"'),
        ({"prestige": {"castello": [4, 6]}}, "the first not below the second"),
        ({"prestige": {"castello": [4]}}, "The prestige of a board"),
        ({"die": ["castello"] * 6}, "The die of a board"),
        ({"sites": [["castello"]]}, "The sites of a board"),
        ({"sites": [["castello", "castello"]]}, "cannot join castello with itself"),
        ({"sites": [["castello", "san-marco"], ["san-marco", "castello"]]}, "listed twice"),
        ({"sites": [["castello", "san-marco"]]}, "room for 3 bridges, but there are 12"),
    ],
)
def test_a_wrong_board_is_refused_with_a_sentence(board: Any, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "board.json"
    path.write_text(json.dumps(board), encoding="utf-8")
    with pytest.raises(tv.WrongOption, match=sentence):
        san_marco(4, board=str(path))


def test_a_board_of_ones_own() -> None:
    board = {"name": "mine", "prestige": {"castello": [9, 1]}, "sites": [["castello", "dorsoduro"]], "capacity": 12}
    game = san_marco(3, board=board)
    assert game.settings["board"]["prestige"]["san-marco"] == [8, 6]
    position = to_play(["bridge", "doge"], game=game, doge="castello", districts={"castello": {"mask": 1}})
    position = play(position, "play bridge")
    assert texts(position) == ["bridge dorsoduro-castello"]
    assert "Dorsoduro\N{EN DASH}Castello" in str(position)
    assert points(play(position, "bridge dorsoduro-castello", "play doge", "stop"))["mask"] == 9
    remarks = [message for message, _ in game.remarks()]
    assert remarks == ["board-used"]
    remarks = [message for message, _ in san_marco(3).remarks()]
    assert remarks == ["board-used", "board-assumed"]


# --- positions written by hand ---------------------------------------------------------------------------------------


def test_nothing_written_is_the_start_of_a_game() -> None:
    for options in EVERY.values():
        game = tv.game("san-marco", **options)
        assert game.position({}) == game.start()


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ({"canal": 1}, '"canal" is not known'),
        ({"hand": ["gondola"]}, '"hand" cannot be "gondola"'),
        ({"hand": ["doge"], "districts": {"castello": {"mask": 26}}}, "from 0 to 25"),
        ({"hand": ["doge"], "districts": {"castello": {"mask": 20}, "san-polo": {"mask": 6}}}, "only 25"),
        ({"hand": ["doge"], "districts": {"castello": {"key": 1}}}, "only 0"),
        ({"hand": ["doge"], "bridges": {"cannaregio-castello": ["mask"] * 4}}, "at most 3 bridges"),
        ({"hand": ["doge"], "bridges": {"santa-croce-castello": ["mask"]}}, "at most 0 bridges"),
        ({"hand": ["banishment"] * 5}, "only 4 cards"),
        ({"hand": ["doge"], "points": {"mask": -1}}, "from 0 to"),
        ({"hand": ["doge"], "turn": "key"}, "does not act"),
        ({"hand": ["doge"], "roles": ["mask", "prow"]}, "The roles are"),
        ({"hand": ["doge"], "supply": {"mask": 3}}, '"supply" follows from the rest'),
        ({"hand": ["doge"], "offers": [["doge"]]}, "offers of a pair are left"),
        ({"hand": ["doge"], "passage": 4}, '"passage" must be a whole number'),
        ({"hand": ["doge"], "final_round": True}, "final round"),
        ({"hand": ["doge"], "growing": 1}, '"growing"'),
        ({"hand": []}, "The hand to be played"),
        ({"offers": [["doge"], ["doge"], ["limit-1"]]}, "draws 6 action cards, then 4 limit cards"),
        ({"phase": "opening", "points": {"mask": 1}}, "during the setup"),
        ({"phase": "opening", "districts": {"castello": {"mask": 8, "prow": 8, "lion": 8}}}, "during the setup"),
        ({"phase": "drawing", "hand": ["doge"] * 6 + ["limit-1"] * 4}, "draws 6 action cards, then 4 limit cards"),
        ({"phase": "lifting", "card": "bridge", "discard": {"bridge": 1}}, "cannot occur with these pieces"),
        ({"phase": "placing"}, '"card"'),
        ({"phase": "placing", "card": "doge", "discard": {"doge": 1}}, "the card cannot be"),
    ],
)
def test_an_impossible_position_is_refused_with_a_sentence(written: dict[str, Any], sentence: str) -> None:
    with pytest.raises(tv.ImpossiblePosition, match=sentence):
        san_marco(3).position(written)


@house_rules
def test_every_position_survives_being_written_and_read(setting: str) -> None:
    game = tv.game("san-marco", **EVERY[setting])
    moments = random_game(game, 12)
    for position in [*(position for position, _ in moments[::2]), moments[-1][0].play(moments[-1][1])]:
        assert game.position(json.dumps(position.to_json())) == position


# --- laws ------------------------------------------------------------------------------------------------------------


def test_a_state_is_small() -> None:
    assert len(san_marco(4).start().raw) < 500


@house_rules
def test_interpreted_equals_compiled_state_by_state(setting: str) -> None:
    game = tv.game("san-marco", **EVERY[setting])
    assert game.compiled
    kernel = interpreted_kernel(game.definition)
    rules, layout = kernel.rules, kernel.layout
    numbers = [0] * 512
    for seed in range(4):
        state = layout.unpack(game.start().raw)
        for position, action in random_game(game, seed):
            assert layout.pack(state) == position.raw
            assert numbers[: rules.legal(state, numbers)] == list(position.actions)
            assert tuple(numbers[: rules.scores(state, numbers)]) == position.scores
            if position.actor not in (None, tv.CHANCE):
                assert kernel.heuristic(state, int(action)) == position.heuristic_of(action)
            rules.apply(state, int(action))
        assert rules.actor(state) == -2


@every_setting
def test_what_a_district_is_to_a_player_follows_from_the_prizes(setting: str) -> None:
    game = tv.game("san-marco", **EVERY[setting])
    kernel = interpreted_kernel(game.definition)
    for seed in range(4):
        for position, _ in random_game(game, seed):
            s = kernel.layout.unpack(position.raw)
            for d in range(DISTRICTS):
                prizes = [prize(s, d, c) for c in range(s.colours)]
                mine = sum(prizes[c] for c in range(s.colours) if seat_of(s, c) == seat_of(s, s.colour))
                rivals = (sum(prizes) - mine) * UNIT // (s.players - 1)
                assert edge(s, d) == UNIT * mine - rivals


@pytest.mark.parametrize(
    ("setting", "owner", "cost"),
    [
        ("ghosts", "mask", 0),
        ("ghosts", "lion", UNIT),  # a ghost gains, but is no rival
        ("ghosts", "prow", 2 * UNIT),
        ("two-colours", "lion", UNIT),  # one's own other colour gains nothing
        ("two-colours", "key", 2 * UNIT),
        ("three", "lion", UNIT + UNIT // 2),
    ],
)
def test_a_toll_costs_what_its_receiver_gains_too(setting: str, owner: str, cost: int) -> None:
    game = tv.game("san-marco", **SETTINGS[setting])
    bridges = {"san-polo-san-marco": [owner], "san-marco-castello": ["mask"]}
    standing = {"san-polo": {"mask": 9}}
    position = to_play(["doge"], game=game, doge="castello", points={"mask": 5}, bridges=bridges, districts=standing)
    s = interpreted_kernel(game.definition).layout.unpack(position.raw)
    assert best_walk(s, 5) == edge(s, DISTRICT_WORDS.index("san-polo")) - cost


@house_rules
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 2**32), chosen=st.lists(st.integers(0, 511), max_size=200))
def test_invariants_hold_whatever_is_played(setting: str, seed: int, chosen: list[int]) -> None:
    game = tv.game("san-marco", **EVERY[setting])
    rules = game.definition.rules
    generator = random.Random(seed)
    position = game.start()
    step = 0
    while position.actor is not None:
        number = chosen[step] if step < len(chosen) else generator.randrange(512)
        position = position.play(position.actions[number % len(position.actions)])
        assert rules.broken(game.unpack(position)) == 0
        step += 1
    assert position.result is not None
    assert position.result.winners


def playouts(game: tv.Game, games: int, policies: list[int], limit: int) -> Any:
    width = game.players + 3
    out = memoryview(array("i", [0]) * (games * width)).cast("B").cast("i", [games, width])
    assert game.kernel.playouts(game.start(), 0, games, 1, policies, out, limit) is None
    return out.tolist()


@house_rules
def test_no_dead_end_no_endless_game(setting: str) -> None:
    game = tv.game("san-marco", **EVERY[setting])
    for policy in (0, 1):
        playouts(game, 400, [policy] * game.players, 2000)


@five_settings
def test_greedy_beats_random(setting: str) -> None:
    game = tv.game("san-marco", **SETTINGS[setting])
    lines = playouts(game, 500, [0] * (game.players - 1) + [1], 0)
    alone = 1 << (game.players - 1)
    assert sum(line[game.players] == alone for line in lines) > 0.85 * len(lines)


@every_setting
def test_a_view_of_a_redeal_is_the_view_again_and_shows_nothing_hidden(setting: str) -> None:
    game = tv.game("san-marco", **EVERY[setting])
    generator = random.Random(2)
    for position, action in random_game(game, 4):
        for seat in [*range(game.players), None]:
            view = position.view(seat)
            twin = view.redeal(generator)
            assert twin.view(seat) == view
            if twin == position:  # nothing was hidden, or the guess was right
                continue
            assert twin.view(seat).to_json() == view.to_json()
            assert generator.random() > 0.1 or str(twin.view(seat)) == str(view)
            assert game.definition.rules.broken(game.unpack(twin)) == 0
            shown = position.seen_as(action, -1 if seat is None else seat)
            assert game.sentence(twin, shown) == game.sentence(position, shown)
            if position.actor == seat and seat is not None:
                assert view.actions == position.actions
                assert [view.heuristic_of(a) for a in view.actions] == [twin.heuristic_of(a) for a in view.actions]


def test_only_a_pair_sees_its_offers_until_they_are_taken() -> None:
    game = san_marco(4)
    first = [["cannaregio", "san-polo", "limit-3"], ["castello", "doge", "doge", "limit-1", "limit-1"]]
    second = [["bridge", "bridge", "limit-2"], ["transfer", "transfer", "banishment", "limit-2", "limit-2"]]
    roles = ["mask", "prow", "lion", "key"]
    position = game.position({"phase": "choosing", "turn": "prow", "roles": roles, "offers": first + second})
    counts = [Counter(offer) for offer in position.view(2).to_json()["offers"]]
    assert counts[0] == {"unseen-action": 2, "unseen-limit": 1}
    assert counts[3] == Counter(second[1])
    assert position.view(0).to_json()["offers"][1] == first[1]
    assert position.view().unknown == 16
    assert position.view(1).unknown == 8
    taken = position.play("take 2")
    assert taken.view(3).to_json()["hand"] == ["castello", "doge", "doge"]
    assert taken.view(3).to_json()["limits"]["prow"] == [1, 1]
    assert taken.view(3).to_json()["offers"][0] == ["unseen-action", "unseen-action", "unseen-limit"]
    opened = san_marco(4, offers_visible="all").position(
        {"phase": "choosing", "turn": "prow", "roles": roles, "offers": first + second}
    )
    assert opened.view().unknown == 0


def test_what_strangers_see_of_drawing_and_dividing() -> None:
    game = san_marco(4)
    hand = ["cannaregio", "san-polo", "castello", "doge", "doge", "limit-1", "limit-1", "limit-3"]
    roles = ["mask", "prow", "lion", "key"]
    position = game.position({"phase": "dividing", "roles": roles, "hand": hand})
    assert position.sentence("divide cannaregio 1", seat=3) == "Player 1 puts a card into an offer."
    assert position.sentence("divide cannaregio 1", seat=1) == "Player 1 puts Cannaregio into offer 1."
    one = play(position, "divide cannaregio 1", "divide san-polo 1")
    two = play(position, "divide cannaregio 1", "divide san-polo 2")
    assert one.view(2) == two.view(2)
    assert one.view(1) != two.view(1)
    drawing = game.position({"phase": "drawing", "roles": roles, "hand": []})
    assert drawing.play("draw doge").view(2) == drawing.play("draw castello").view(2)
    assert drawing.sentence("draw doge", seat=2) == "Player 1 draws an action card."


@every_setting
def test_the_points_that_are_told_are_the_points_that_are_given(setting: str) -> None:
    """The sentences about prizes, tolls and bonuses add up to what the colours gained."""
    game = tv.game("san-marco", **EVERY[setting])
    for position, action in random_game(game, 21):
        before, after = game.unpack(position), game.unpack(position.play(action))
        told = 0
        for message, arguments in game.consequences(position, action):
            if message in ("tells-prize", "tells-toll", "tells-bonus"):
                told += arguments["points"]
            elif message == "tells-pays":
                told -= arguments["points"]
        counted = range(2) if setting.startswith("neutral") else range(4)
        assert told == sum(after.points[c] - before.points[c] for c in counted)


def test_the_board_fits_a_terminal() -> None:
    for options in SETTINGS.values():
        game = tv.game("san-marco", **options)
        for position, _ in random_game(game, 6)[::5]:
            lines = str(position).split("\n")
            assert len(lines) <= 36
            assert max(map(len, lines)) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_address_that_is_cited_is_on_the_rules_page(language: str) -> None:
    folder = san_marco(4).words_folder
    page = (folder / f"rules.{language}.md").read_text(encoding="utf-8")
    sections = set(re.findall(r"^#+ .*{SM ([\d.]+)}$", page, re.MULTILINE))
    rulings = re.findall(r"^- \*\*SM (R\d+)\*\*", page, re.MULTILINE)
    assert rulings == [f"R{number}" for number in range(1, 36)]
    cited = set(re.findall(r"SM (R?\d+(?:\.\d+)?)", (folder / f"{language}.ftl").read_text(encoding="utf-8")))
    points_of_lists = {"3.4", "3.5", "7.2", "7.4"}
    assert cited <= sections | set(rulings) | points_of_lists


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_words(language: str) -> None:
    game = san_marco(4)
    with spoken(language):
        for option in game.definition.choices:
            if option.name != "board":
                name = option.name.replace("_", "-")
                assert game.words(f"option-{name}")
                numbers = ("players", "starting_bridges")
                for value in option.values:
                    assert (option.name in numbers and value) or game.words(f"option-{name}-{str(value).lower()}")


@five_settings
def test_an_evaluation_ends_as_the_scores_do_and_its_moments_never_go_back(setting: str) -> None:
    game = tv.game("san-marco", **SETTINGS[setting])
    evaluation = game.definition.evaluation
    numbers = [0] * game.players
    moments = random_game(game, 30)
    assert all(evaluation.evaluate(game.unpack(position), numbers) > 0 for position, _ in moments)
    counted = [evaluation.moment(game.unpack(position)) for position, _ in moments]
    assert counted == sorted(counted)
    over = moments[-1][0].play(moments[-1][1])
    evaluation.evaluate(game.unpack(over), numbers)
    rounding = 100 if setting == "two-colours" else 1  # a point: both colours' points are halved, and a fifth goes off
    assert all(abs(number - 100 * score) < rounding for number, score in zip(numbers, over.scores, strict=True))


def paid(standing: tuple[int, ...], picks: tuple[int, ...] | None, passes: bool) -> dict[int, int]:
    """SM 6 and SM 9.3 once more, as the reference tells them: who gets what in San Marco."""
    groups = [[c for c in range(len(standing)) if standing[c] == n] for n in sorted({*standing} - {0}, reverse=True)]
    if not groups:
        return {}
    if len(groups[0]) > 1:
        unpaid = [c for c in groups[0] if picks and (c + 2) % 4 in groups[0] and c not in picks]
        return {c: 6 for c in groups[0] if c not in unpaid}
    first = groups[0][0]
    other = (first + 2) % 4
    rest = groups[1:]
    if picks and rest and rest[0] == [other]:
        if other in picks:
            return {other: 6}
        rest = rest[1:]
    elif picks and passes and rest and other in rest[0]:
        rest = [[c for c in rest[0] if c != other]]
    return {first: 8, **({rest[0][0]: 6} if rest and len(rest[0]) == 1 else {})}


@pytest.mark.parametrize("joint_second", ["tie", "pass-over"])
def test_two_colours_score_as_the_reference_tells_it_whatever_stands_there(joint_second: str) -> None:
    game = san_marco(2, "two-colours", joint_second=joint_second)
    prize = board.prize
    state = game.layout.unpack(game.start().raw)
    for standing in itertools.product(range(5), repeat=4):
        for picks in itertools.product((0, 2), (1, 3)):
            state.aristocrats[3][:] = standing
            state.scoring, state.picks[:] = 1 + 3, [1 + pick for pick in picks]
            expected = paid(standing, picks, joint_second == "pass-over")
            assert {c: prize(state, 3, c) for c in range(4) if prize(state, 3, c)} == expected, (standing, picks)


def test_four_players_score_as_the_reference_tells_it_whatever_stands_there() -> None:
    game = san_marco(4)
    prize = board.prize
    state = game.layout.unpack(game.start().raw)
    for standing in itertools.product(range(5), repeat=4):
        state.aristocrats[3][:] = standing
        assert {c: prize(state, 3, c) for c in range(4) if prize(state, 3, c)} == paid(standing, None, False)


def test_a_written_position_goes_on_when_the_limit_cards_run_out() -> None:
    everything = {"mask": [1] * 8, "prow": [2] * 4 + [3], "lion": [2] * 2 + [3] * 2, "key": [2] * 4 + [3]}
    hand = ["doge"] * 5
    position = san_marco(4).position({"phase": "drawing", "hand": hand[:4], "limits": everything})
    position = position.play("draw castello")
    assert [str(action) for action in position.actions] == ["draw limit-3"]
    generator = random.Random(1)
    while position.actor is not None:
        position = position.play(generator.choice(position.actions))
        assert san_marco(4).position(position.to_json()) == position
