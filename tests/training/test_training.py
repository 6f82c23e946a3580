"""Training: games to learn from, what is made of them, who takes whose place, and a run that can be stopped."""

import json
import math
import random
import sys
import time
import xml.etree.ElementTree as ElementTree
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tavoliere as tv
from tavoliere.bots.network import Damaged, read_networks, write_networks
from tavoliere.commands.program import main
from tavoliere.lab.intervals import Estimate
from tavoliere.training import school
from tavoliere.training.contest import Arena, Score, promoted, ways
from tavoliere.training.curves import RISING, SIGNED, bends, curves, met
from tavoliere.training.lessons import LEGAL, SHARES, lessons_of, part_of, policy_rows, read_lessons, seen_from
from tavoliere.training.players import FORMULAS, Player, name_of, searching, used_by
from tavoliere.training.progress import ProgressPoint, plots
from tavoliere.training.reliability import best_scale, bolder, correction, furthest_off, reliability
from tavoliere.training.school import TrainingRequest, TrainingRun, attend, planned
from tavoliere.training.selfplay import SelfPlayTask, play_portion, searched, shares_of_sides, squires
from tavoliere.training.settings import CannotTrain, trainable, words
from tavoliere.words import spoken
from tests.bots.networks import random_network

NAME = next(name for name in tv.GAMES if tv.GAMES[name].features is not None)
GAMES = trainable("all", [])
two = trainable(NAME, [])[0]

compiled = pytest.mark.skipif(not two.compiled, reason="nobody trains with interpreted rules")


def portion(game: tv.Game, player: Player | None, explore: bool = True, seconds: float = 0.2) -> SelfPlayTask:
    return SelfPlayTask(game, player, 16, explore, "a seed", Path("nowhere.npz"), time.time() + seconds)


# --- games to learn from ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{name_of(game)}")
@pytest.mark.parametrize("player", [None, FORMULAS], ids=["squires", "search"])
def test_the_games_of_a_portion_are_sound(game: tv.Game, player: Player | None) -> None:
    asked = portion(game, player, seconds=0.05)
    found = squires(asked) if player is None else searched(asked, player)
    assert game.definition.features is not None
    widths = game.definition.features.WIDTHS
    rows = len(found["eyes"])
    assert rows > 0 and found["played"] > 0
    assert found["features"].shape == (rows, len(widths))
    assert (found["features"] < np.array(widths)).all()
    assert (found["eyes"] < game.players).all()
    assert (np.diff(found["games"]) >= 0).all() and found["games"].max() < found["played"]
    assert found["results"].sum(axis=1) == pytest.approx(1, abs=2e-3)
    if player is None:
        assert np.isnan(found["estimates"]).all()
    else:
        assert found["estimates"].sum(axis=1) == pytest.approx(1, abs=5e-3)
        assert found["counts"].sum() == len(found["numbers"]) == len(found["visits"])
        assert (found["numbers"] >= 0).all() and (found["numbers"] < game.definition.features.POLICY).all()
        assert found["visits"].sum() > 0


@pytest.mark.parametrize("player", [None, FORMULAS], ids=["squires", "search"])
def test_the_same_seed_gives_the_same_games(player: Player | None) -> None:
    play: Any = squires if player is None else lambda asked: searched(asked, player)
    shorter, longer = sorted((play(portion(two, player)) for _ in range(2)), key=lambda found: len(found["eyes"]))
    for name in ("features", "eyes", "games", "results", "estimates", "counts"):
        same = shorter[name] == longer[name][: len(shorter[name])]
        assert (same | (name == "estimates" and player is None)).all(), name


def test_a_shared_victory_is_shared_equally_among_the_sides() -> None:
    assert shares_of_sides(two, 0b01) == [1, 0]
    assert shares_of_sides(two, 0b11) == [0.5, 0.5]
    for game in GAMES:
        if len(set(game.sides)) < game.players:
            partners = [seat for seat, side in enumerate(game.sides) if side == game.sides[0]]
            assert shares_of_sides(game, sum(1 << seat for seat in partners)) == [1, 0]


def test_results_are_turned_to_the_eyes() -> None:
    for game in GAMES:
        for seat in range(game.players):
            order = seen_from(game, seat)
            sides = list(dict.fromkeys(game.sides))
            assert sides[order[0]] == game.sides[seat]
            assert sorted(order) == list(range(len(sides)))
    found = searched(portion(two, FORMULAS), FORMULAS)
    lessons = lessons_of(two, found)
    assert (lessons.results[:, 0] == found["results"][np.arange(len(found["eyes"])), found["eyes"]]).all()


def test_whole_games_are_held_out_to_test_on() -> None:
    found = squires(portion(two, None))
    lessons = lessons_of(two, found)
    for number in range(int(found["played"])):
        assert len(set(lessons.held_out[found["games"] == number])) <= 1
    assert 0 < lessons.held_out.mean() < 0.3


def test_what_was_tried_becomes_shares_of_the_legal_actions() -> None:
    rows = policy_rows(np.array([3, 2]), np.array([4, 1, 1, 0, 2]), np.array([6, 1, 1, 0, 5]), 5)
    assert rows.tolist() == [
        [0, LEGAL + round(SHARES / 4), 0, 0, LEGAL + round(SHARES * 3 / 4)],
        [LEGAL, 0, LEGAL + SHARES, 0, 0],
    ]


def test_a_part_of_the_lessons_keeps_what_belongs_together() -> None:
    lessons = lessons_of(two, searched(portion(two, FORMULAS), FORMULAS))
    some = part_of(lessons, 0.5, np.random.default_rng(1))
    assert 0 < some.positions < lessons.positions
    assert len(some.taught) == len(some.policies) < len(lessons.taught)
    known = {
        (line.tobytes(), row.tobytes())
        for line, row in zip(lessons.features[lessons.taught], lessons.policies, strict=False)
    }
    for at, row in zip(some.taught, some.policies, strict=True):
        assert (some.features[at].tobytes(), row.tobytes()) in known


def test_a_portion_is_written_whole_and_a_damaged_one_passed_over(tmp_path: Path) -> None:
    asked = portion(two, None)._replace(path=tmp_path / "deep" / "0.npz")
    games, rows = play_portion(asked)
    assert games > 0 and [path.name for path in asked.path.parent.iterdir()] == ["0.npz"]
    (asked.path.parent / "1.npz").write_bytes(asked.path.read_bytes()[:1000])
    assert read_lessons(two, sorted(asked.path.parent.iterdir())).positions == rows
    assert read_lessons(two, []).positions == 0


@compiled
def test_the_squires_refuse_what_does_not_fit() -> None:
    from tavoliere.training._squires import play

    assert two.definition.features is not None
    width = len(two.definition.features.WIDTHS)

    def room(rows: int = 10, columns: int = width, games: int = 3, seats: int = 2) -> tuple[Any, ...]:
        numbers = np.zeros(rows, np.int32), np.zeros(games, np.int32)
        prospects = np.zeros((rows, seats), np.float32)
        return np.zeros((rows, columns), np.uint8), np.zeros(rows, np.uint8), numbers[0], prospects, numbers[1]

    assert play(two.start(), 1, 0, 3, 0, 1024, *room(0)) == (0, 0)
    assert play(two.start(), 1, 0, 0, 0, 1024, *room()) == (0, 0)
    played, rows = play(two.start(), 1, 0, 3, 100, 1024, *room(5000))
    assert played == 3 and rows > 100
    for wrong in (
        (None, 1, 0, 3, 0, 10, *room()),
        (two.start(), -1, 0, 3, 0, 10, *room()),
        (two.start(), 1, 0, 3, 0, 0, *room()),
        (two.start(), 1, 0, 3, 600, 10, *room()),
        (two.start(), 1, 0, 4, 0, 10, *room()),
        (two.start(), 1, 0, 3, 0, 10, *room(columns=width - 1)),
        (two.start(), 1, 0, 3, 0, 10, *room(seats=3)),
        (two.start(), 1, 0, 3, 0, 10, None, *room()[1:]),
        (two.start().view(0).known, 1, 0, 3, 0, 10.5, *room()),
    ):
        with pytest.raises((TypeError, ValueError)):
            play(*wrong)


def test_amounts_are_learned_as_curves() -> None:
    class Some:
        WIDTHS, RISING, SIGNED = (3, 11, 31), (1,), (2,)

    some: Any = Some
    found = curves(some)
    assert found.shape[0] == sum(Some.WIDTHS)
    categories, rising, signed = np.split(found, np.cumsum(Some.WIDTHS)[:-1])
    assert not any(part[0].any() for part in (categories, rising, signed))  # 0 says nothing
    assert categories[1:, :2].tolist() == [[1, 0], [0, 1]] and not categories[:, 2:].any()
    # in whatever is learned of them, straight lines lead from bend to bend, from 0 on
    learned = np.random.default_rng(1).normal(size=(found.shape[1], 4)).astype(np.float32)
    lines = np.split(found @ learned, np.cumsum(Some.WIDTHS)[:-1])
    assert bends(10, RISING) == [1, 2, 4, 7, 10] and bends(15, SIGNED) == [2, 5, 10, 15]
    for amounts, knots in (
        (lines[1], [1, 2, 4, 7]),
        (lines[2][:16], [2, 5, 10]),
        (lines[2][[0, *range(16, 31)]], [2, 5, 10]),
    ):
        bent = np.abs(np.diff(amounts, 2, axis=0)).max(axis=1) > 1e-4
        assert (1 + np.flatnonzero(bent)).tolist() == knots
    # what lies between amounts that occurred was learned, too
    seen = np.zeros(sum(Some.WIDTHS), bool)
    seen[[1, 3 + 5]] = True
    assert met(some, seen).nonzero()[0].tolist() == [1, *range(4, 14)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{name_of(game)}")
def test_what_is_called_an_amount_can_be_one(game: tv.Game) -> None:
    features: Any = game.definition.features
    rising, signed = (getattr(features, name, ()) for name in ("RISING", "SIGNED"))
    assert not set(rising) & set(signed)
    assert all(0 <= one < len(features.WIDTHS) for one in (*rising, *signed))
    assert all(features.WIDTHS[one] % 2 == 1 for one in signed)  # none, and as many up as down


# --- who takes whose place --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mean", "error", "better"), [(0.7, 0.1, True), (0.6, 0.1, False), (0.55, 0.06, False)])
def test_only_who_is_better_for_sure_takes_a_place(mean: float, error: float, better: bool) -> None:
    assert promoted(Score(Player("new"), FORMULAS, Estimate.give_or_take(mean, error), 60)) is better
    assert not promoted(Score(Player("new"), FORMULAS, Estimate.give_or_take(mean, error), 59)), (
        "few deals may agree by chance"
    )


def test_the_ways_to_search_are_tried_on_the_same_deals(tmp_path: Path) -> None:
    path = tmp_path / "generation-0.bin"
    write_networks(path, two.definition, [random_network(two)])
    bot = searching(two, Player(str(path), "leaf", 0.5, True))
    network: Any = bot.network
    assert (network.evaluate, network.exploration, network.priors) == ("leaf", 0.5, True)
    with ThreadPoolExecutor(1) as pool:
        scores = Arena(two, pool, 1, seed=1).knockout(ways(str(path), False)[:2], 0.0002, time.time())
    assert len(scores) == 2 and scores[0].rate.mean >= scores[1].rate.mean
    assert {score.player.evaluate for score in scores} == {"leaf", "quiet"}


def test_reliability_tells_what_was_said_and_what_was_had() -> None:
    bins = reliability(np.array([0.71, 0.75, 0.79, 0.11, 1.0]), np.array([1.0, 1.0, 0.0, 0.0, 1.0]))
    assert [(one.positions, round(one.said, 2), round(one.had, 2)) for one in bins] == [
        (1, 0.11, 0.0),
        (3, 0.75, 0.67),
        (1, 1.0, 1.0),
    ]
    assert furthest_off(bins, least=2) == pytest.approx(0.75 - 2 / 3)
    assert furthest_off([], least=1) == 0


def test_chances_are_corrected_towards_what_was_had() -> None:
    generator = np.random.default_rng(1)
    true = generator.uniform(0.05, 0.95, 4000)
    won = (generator.random(4000) < true).astype(float)
    logit = np.log(true / (1 - true))
    shy = 1 / (1 + np.exp(-0.7 * logit))
    said, had = np.stack([shy, 1 - shy], axis=1), np.stack([won, 1 - won], axis=1)
    assert best_scale(np.log(said), had) == pytest.approx(1 / 0.7, abs=0.1)
    assert 1 < correction(said, had, games=10) < 1.1 < correction(said, had, games=1000)
    network = random_network(two)
    features = [0] * len(network.widths)
    before, after = (one.chances(features) for one in (network, bolder(network, 1.5)))
    odds = [math.log(first / second) for first, second in (before, after)]
    assert odds[1] == pytest.approx(1.5 * odds[0], abs=0.02)


def test_a_part_of_a_correction_is_the_rest_by_the_formulas(tmp_path: Path) -> None:
    path = tmp_path / "generation-0.bin"
    write_networks(path, two.definition, [replace(random_network(two), formulas=0.4)])
    whole, half, none = (used_by(Player(str(path), share=share), two) for share in (1.0, 0.5, 0.0))
    assert [round(one.formulas, 6) for one in (whole, half, none)] == [0.4, 0.7, 1.0]
    features = [0] * len(whole.widths)
    odds = [math.log(first / second) for first, second in (one.chances(features) for one in (whole, half, none))]
    assert odds == pytest.approx([odds[0], odds[0] / 2, 0], abs=0.02) and abs(odds[0]) > 0.1


def test_more_time_and_processes_mean_more_generations() -> None:
    assert planned(60, 2).generations == 1
    assert planned(96, 16).generations == 3
    assert planned(3600, 8).generations == 8
    assert planned(3600, 8).squires <= 40
    assert planned(3600, 8, corrects=True).generations == 2


def test_the_plots_are_one_picture() -> None:
    scores = [ProgressPoint(0, 55, 12), ProgressPoint(1, 80, 9)]
    rows: list[tuple[str, list[list[ProgressPoint]], list[ProgressPoint]]]
    rows = [
        ("a setting", [[ProgressPoint(0, 0.6), ProgressPoint(1, 0.5)], [ProgressPoint(0, 0.7)]], scores),
        ("another", [[], []], []),
    ]
    picture = ElementTree.fromstring(plots(rows))
    assert len(picture.findall(".//{*}circle")) == 5
    assert "a setting" in "".join(picture.itertext())


# --- a run ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run without other processes, without torch, and with hardly any time."""

    def executor(workers: int) -> Executor:
        return ThreadPoolExecutor(workers)

    def learn(course: TrainingRun, number: int, seconds: float) -> None:
        assert course.lessons(number).positions > 0
        write_networks(course.file_of(number), course.game.definition, [random_network(course.game)])
        course.note("trained", generation=number, loss=0.7, validation=0.7, seconds=0.1)

    monkeypatch.setattr(school, "processes", executor)
    monkeypatch.setattr(school, "QUICK", 0.0002)
    monkeypatch.setattr(school, "FULL", 0.0002)
    monkeypatch.setattr(school, "TEST_ITERATIONS", 4)
    monkeypatch.setattr(school, "ITERATIONS", 8)
    monkeypatch.setattr("tavoliere.training.contest.FIRST_ROUND", 1)
    monkeypatch.setattr(TrainingRun, "learn", learn)


def run_of(folder: Path, minutes: float = 0.02) -> tuple[list[dict[str, Any]], list[str]]:
    said: list[str] = []

    def told(message: str, **arguments: Any) -> None:
        assert arguments["setting"] in words(message, **arguments)
        said.append(message)

    wanted = TrainingRequest([two], folder, folder / "out", minutes, 1, "cpu", 1)
    attend(wanted, told)
    lines = (folder / "log.jsonl").read_text().splitlines()
    return [json.loads(line) for line in lines[1:]], said


@pytest.mark.usefixtures("quick")
def test_a_run_that_was_cut_off_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as cut:

        def killed(*given: Any) -> None:
            raise KeyboardInterrupt

        cut.setattr(TrainingRun, "learn", killed)
        with pytest.raises(KeyboardInterrupt):
            run_of(tmp_path)
    (folder,) = (path for path in tmp_path.iterdir() if path.is_dir())
    before = {path: path.read_bytes() for path in (folder / "generation-0").glob("*.npz")}
    assert before
    with (tmp_path / "log.jsonl").open("a") as log:
        log.write('{"setting": "cut o')
    lines, said = run_of(tmp_path)
    assert next(line["generation"] for line in lines if line["what"] == "games") == 0
    assert sum(line["what"] == "games" and line["generation"] == 0 for line in lines) == 1
    assert {path: path.read_bytes() for path in (folder / "generation-0").glob("*.npz")} == before
    assert lines[-1]["what"] == "final"
    assert said[-1] in ("train-promoted", "train-not-promoted")
    assert (tmp_path / "out" / "progress.svg").exists() and (tmp_path / "out" / "log.jsonl").exists()
    again, _ = run_of(tmp_path, minutes=0.06)  # the same folder once more: further generations, on a busy machine, too
    assert sum(line["what"] == "final" for line in again) == 2
    assert max(line.get("generation", 0) for line in again) > max(line.get("generation", 0) for line in lines)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("sure", [True, False])
def test_a_network_is_written_only_when_the_arena_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sure: bool
) -> None:
    other = trainable(NAME, [])[1]
    path = tmp_path / "out" / f"{two.name}.bin"
    path.parent.mkdir()
    write_networks(path, two.definition, [random_network(other)])
    monkeypatch.setattr(school, "promoted", lambda score: sure)
    lines, _ = run_of(tmp_path)
    assert lines[-1]["promoted"] is sure
    names = {name_of(two), name_of(other)} if sure else {name_of(other)}
    assert set(read_networks(path, two.definition)) == names  # what was in the file stays


@pytest.mark.usefixtures("quick")
def test_other_features_begin_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run_of(tmp_path)
    monkeypatch.setattr(school, "features_hash", lambda features: "0123456789abcdef")
    monkeypatch.setattr(school, "promoted", lambda score: False)
    lines, _ = run_of(tmp_path)
    mine = [line for line in lines if line["features"] == "0123456789ab"]
    assert mine[0]["what"] == "games" and mine[0]["generation"] == 0


# --- the command ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["draughts"], "no game"),
        ([NAME, "--setting", "17"], "no setting"),
        ([NAME, "--minutes", "soon"], "--minutes"),
        ([NAME, "--minutes", "0"], "--minutes"),
        ([NAME, "--processes", "0"], "--processes"),
        ([NAME, "--seed", "-1"], "--seed"),
    ],
)
def test_every_wrong_option_gets_a_sentence(
    arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["tavoliere", "train", *arguments, "--lang", "en"])
    with spoken("en"), pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code in (1, 2)
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and said in told


def test_a_game_without_features_cannot_be_trained(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {game.name for game in trainable("all", [])} <= set(tv.GAMES)
    with pytest.raises(CannotTrain):
        trainable("all", ["17"])


# --- with torch -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("corrects", [False, True], ids=["alone", "beside the formulas"])
def test_the_network_in_whole_numbers_says_what_the_model_says(tmp_path: Path, corrects: bool) -> None:
    torch = pytest.importorskip("torch")
    from tavoliere.bots.network import quantised
    from tavoliere.training.model import Model, device_called, train

    features = two.definition.features
    assert features is not None
    lessons = lessons_of(two, searched(portion(two, FORMULAS, seconds=1.0), FORMULAS))
    trained = train(lessons, features, 2, (32, 32), 2.0, "cpu", 1, corrects)
    assert trained.epochs[-1].loss < trained.epochs[0].loss or len(trained.epochs) == 2
    network = quantised(name_of(two), trained.weights, features, trained.seen, formulas=trained.formulas)
    assert (network.formulas > 0) == corrects
    path = tmp_path / "network.bin"
    write_networks(path, two.definition, [network])
    network = read_networks(path, two.definition)[name_of(two)]
    model = Model(features, 2, 32, 32, corrects)
    layers = ("hidden", "value", "policy")
    names = ["learned", "bias", *(f"{layer}.{part}" for layer in layers for part in ("weight", "bias"))]
    state = {name: torch.from_numpy(array) for name, array in zip(names, trained.weights, strict=True)}
    assert state["learned"].shape[0] == sum(features.WIDTHS) > model.learned.shape[0]
    model.curves = torch.eye(sum(features.WIDTHS)).to_sparse()  # the curves are drawn already
    model.learned = torch.nn.Parameter(state["learned"])
    state["formulas"] = torch.tensor(trained.formulas)
    model.load_state_dict({**state, "starts": model.starts})
    with torch.no_grad():
        second, prospects = model(torch.from_numpy(lessons.features)), torch.from_numpy(lessons.prospects)
        said = torch.softmax(model.judged(second, prospects), 1).numpy()
    for at in random.Random(1).sample(range(lessons.positions), 20):
        own = (network.formulas * lessons.prospects[at]).tolist()
        assert network.chances(lessons.features[at].tolist(), own) == pytest.approx(said[at].tolist(), abs=0.02)
    with pytest.raises(ValueError, match="mars"):
        device_called("mars")
    with pytest.raises(Damaged):
        read_networks(path, next(one for one in tv.GAMES.values() if one.name != two.name))
