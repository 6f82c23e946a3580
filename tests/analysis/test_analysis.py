"""Analysis of a game: what decisions cost by what a player could know, and luck apart from skill."""

import builtins
import json
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.analysis import Analysis, Decision, Effort, WrongAnalysis, analyse, analysis_file, report, work
from tavoliere.analysis.decisions import decided
from tavoliere.analysis.luck import Thrown, lucky, outcomes, throws
from tavoliere.bots import bot
from tavoliere.lab.skill import Bots, PlannedGame, Skill, SkillGame, analysed, analysed_games
from tavoliere.table.match import SeatTaken
from tavoliere.words import LANGUAGES, spoken
from tests import ROOT
from tests.commands import tavoliere
from tests.games.settings import LABELS, SETTINGS, game_of

LITTLE = Effort(iterations=32, luck_iterations=4)
RECORDS = ROOT / "tests" / "table" / "records"


def played(game: tv.Game, decisions: int | None = None, seed: int = 3) -> tv.Match:
    """A match of squires, to its end or up to so many decisions."""
    match = tv.Match(game, seed=seed, seats=[SeatTaken(f"Ada {seat + 1}", "squire") for seat in range(game.players)])
    generator, squire = random.Random(seed), bot("squire")
    while match.position.actor is not None and decisions != 0:
        match.play(squire.choose(match.view(match.position.actor), generator))
        decisions = None if decisions is None else decisions - 1
    return match


CAROLUS = tv.game("carolus-magnus", players=2)
CARDS = tv.game("cardcassonne", players=2)


@pytest.fixture(scope="module")
def analysis() -> Analysis:
    return analyse(played(CAROLUS), LITTLE)


# --- decisions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
def test_every_decision_has_a_cost_and_every_throw_its_luck(setting: tuple[str, dict[str, Any]]) -> None:
    match = played(game_of(setting), decisions=12)
    found = analyse(match, LITTLE)
    actors = [position.actor for position in match.positions[:-1]]
    assert [(one.step, one.seat) for one in found.decisions] == [
        (step, actor) for step, actor in enumerate(actors) if actor != tv.CHANCE
    ]
    covered = [one.step + i for one in found.throws for i in range(len(one.actions))]
    assert covered == [step for step, actor in enumerate(actors) if actor == tv.CHANCE]
    sides = match.game.sides
    for one in found.decisions:
        assert one.cost >= 0 and one.margin >= 0
        assert one.cost == pytest.approx(one.before[one.seat] - one.after[one.seat])
        assert 1 <= one.rank <= one.choices and (one.rank > 1 or one.cost == 0)
        assert one.line[0] == one.best
        assert match.game.action(one.best) in match.positions[one.step].actions
        for chances in (one.before, one.after):
            assert sum(share / sides.count(side) for share, side in zip(chances, sides, strict=True)) == pytest.approx(
                1
            )
    for throw in found.throws:
        assert sum(luck / sides.count(side) for luck, side in zip(throw.luck, sides, strict=True)) == pytest.approx(0)


def test_a_decision_costs_the_same_whatever_the_others_hold() -> None:
    """Only what the player could know counts: with hidden cards dealt anew, and the same seed, nothing changes."""
    match = played(CARDS)
    generator = random.Random(1)
    tried = 0
    for step, position in enumerate(match.positions[:-1]):
        if position.actor == tv.CHANCE or len(position.actions) < 2 or step % 9:
            continue
        view = position.view(position.actor)
        others = [view.redeal(generator) for _ in range(3)]
        costs = {decided(step, one.view(one.actor), match.steps[step], LITTLE) for one in [position, *others]}
        assert len(costs) == 1
        tried += any(one != position for one in others)
    assert tried >= 5


def test_a_blunder_is_found_and_explained() -> None:
    """A player who throws its best card away loses winning chance, and is told what was better and why."""
    match = played(CARDS)
    rich = [step for step, one in enumerate(match.positions) if one.actor in (0, 1) and len(one.actions) >= 16]
    many = rich[10]
    view = match.positions[many].view(match.positions[many].actor)
    worst = min(view.actions, key=view.heuristic_of)
    found = decided(many, view, worst, Effort(iterations=400))
    assert found.cost > 0.02 and found.clear
    assert found.rank > 1 and found.best != worst.text
    assert len(found.points) == 2


def test_what_is_forced_costs_nothing() -> None:
    found = analyse(played(CAROLUS), Effort(iterations=8, luck_iterations=1))
    forced = [one for one in found.decisions if one.forced]
    assert forced and all(one.cost == 0 and one.best == one.action and one.choices == 1 for one in forced)
    assert sum(player.decisions for player in found.players) == len(found.decisions) - len(forced)


def test_the_stronger_player_errs_less() -> None:
    """Ten games of each game are told in docs/analysis.md; here two, at little effort."""
    games = list(analysed_games(CAROLUS, Bots(("squire", "emperor"), 200), 2, 5, Effort(100, luck_iterations=1), 1))
    assert Skill(("squire", "emperor"), games, CAROLUS.sides).dearer() == 2


# --- luck ------------------------------------------------------------------------------------------------------------


def test_luck_is_nothing_in_the_mean_over_all_that_can_come() -> None:
    match = played(CAROLUS)
    dice = [one for one in throws(match) if one.actions[0].block.name == "roll"][5]
    mean = [0.0, 0.0]
    weighted = outcomes(dice.position)
    assert weighted is not None and sum(odds for _, odds in weighted) == pytest.approx(1)
    sequences = reachable(dice)
    for position, odds in weighted:
        luck = lucky(Thrown(dice.step, dice.position, sequences[position.raw]), LITTLE)
        assert luck.exact and luck.outcomes == len(weighted)
        mean = [so_far + odds * one for so_far, one in zip(mean, luck.luck, strict=True)]
    assert mean == pytest.approx([0.0, 0.0], abs=1e-12)


def reachable(thrown: Thrown) -> dict[bytes, tuple[tv.Action, ...]]:
    """For each end of a throw, steps that lead there."""
    found: dict[bytes, tuple[tv.Action, ...]] = {thrown.position.raw: ()}
    for _ in thrown.actions:
        following: dict[bytes, tuple[tv.Action, ...]] = {}
        for raw, steps in found.items():
            position = CAROLUS.restore(raw)
            following |= {position.play(action).raw: (*steps, action) for action in position.actions}
        found = following
    return found


def test_the_dice_of_one_player_are_one_throw() -> None:
    match = played(CAROLUS)
    for one in throws(match):
        if one.actions[0].block.name == "roll":
            owners = {match.positions[one.step + i].owner(action) for i, action in enumerate(one.actions)}
            assert len(owners) == 1
    assert any(len(one.actions) == 3 for one in throws(match))


def test_luck_sums_to_nothing_over_many_games() -> None:
    """Two hundred games of each game are told in docs/analysis.md; here a few, which a wide interval goes with."""
    effort = Effort(luck_only=True, luck_iterations=1)
    games = list(analysed_games(CAROLUS, Bots(("squire", "novice")), 8, 1, effort, 1))
    skill = Skill(("squire", "novice"), games, CAROLUS.sides)
    assert abs(skill.luck(0).mean) < 1.6 * skill.luck(0).error
    assert skill.luck(0).error > 0
    assert all(one.decisions == (0, 0) for one in games)


TABLES = {label: setting for label, setting in zip(LABELS, SETTINGS, strict=True) if game_of(setting).players == 4}


@pytest.mark.parametrize("setting", TABLES.values(), ids=TABLES)
def test_luck_is_what_others_lack_at_every_table(setting: tuple[str, dict[str, Any]]) -> None:
    game = game_of(setting)
    effort = Effort(luck_only=True, luck_iterations=1)
    one = next(analysed_games(game, Bots(("squire", "novice")), 1, 2, effort, 1))
    assert len(one.luck) == game.players and any(one.luck)
    sides = dict(zip(game.sides, one.luck, strict=True))  # partners have theirs together
    assert sum(sides.values()) == pytest.approx(0, abs=1e-6)


def test_the_intervals_of_several_seats_hold_together() -> None:
    games = [SkillGame(number, (0, 0), (0, 0), (luck, -luck, 0.0)) for number, luck in enumerate((-0.1, 0.2, 0.3))]
    alone = Skill(("squire", "novice"), games, (0, 1, 0)).luck(0)
    together = Skill(("squire", "novice"), games, (0, 1, 2))
    assert together.luck(0).mean == alone.mean
    assert together.luck(0).error == pytest.approx(alone.error * 7.649 / 4.303, rel=0.01), "one in 60 by Student's t"
    assert together.holding() == 3


def test_bots_share_a_table_of_any_size_alike() -> None:
    for players in (2, 3, 4, 5):
        game = tv.game("cardcassonne", players=players)
        seatings = [
            PlannedGame(game, Bots(("squire", "duke")), 1, LITTLE, number).seating for number in range(2 * players)
        ]
        for seat in range(players):
            assert sum(one[seat] for one in seatings) == players, "each bot has each seat as often"
        assert all(abs(2 * sum(one) - players) <= 1 for one in seatings), "several of each at a table"
    game = tv.game("carolus-magnus", players=4)
    assert PlannedGame(game, Bots(("squire", "duke")), 1, LITTLE, 3).seating == (1, 0, 1, 0), "partners are of one kind"


def test_games_of_several_settings_are_analysed_on_all_cores() -> None:
    effort = Effort(iterations=4, luck_iterations=1)
    games = [CAROLUS, tv.game("carolus-magnus", players=3)]
    sittings = [PlannedGame(game, Bots(("novice", "squire")), 1, effort, number) for number, game in enumerate(games)]
    alone, together = dict(analysed(sittings, 1)), dict(analysed(sittings, 2))
    assert alone == together
    assert len(alone) == 2 and all(sum(one.decisions) > 0 for one in alone.values())


# --- as data ---------------------------------------------------------------------------------------------------------


def test_an_analysis_survives_json(analysis: Analysis) -> None:
    assert Analysis.from_json(json.loads(analysis.to_text())) == analysis
    assert Analysis.from_json(json.loads(json.dumps(analysis.to_json()))) == analysis


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"format": "tavoliere-record"}, "no analysis"),
        ({"version": 99}, "version 99"),
        ({"decisions": [{}]}, "damaged"),
        ({"throws": 5}, "damaged"),
        ({"effort": {"strength": 3}}, "damaged"),
        ({"seats": []}, "damaged"),
    ],
)
def test_what_is_no_analysis_is_told_so(analysis: Analysis, change: dict[str, Any], told: str) -> None:
    with pytest.raises(WrongAnalysis, match=told):
        Analysis.from_json({**analysis.to_json(), **change})
    with pytest.raises(WrongAnalysis, match="no analysis"):
        Analysis.from_json([])


def test_the_same_seed_finds_the_same_on_any_number_of_cores(analysis: Analysis) -> None:
    match = played(CAROLUS)
    assert tv.analyse(match, iterations=32, luck_iterations=4, jobs=2) == analysis
    assert analyse(match, Effort(32, luck_iterations=4, seed=2)) != analysis


def test_the_figures_of_a_player_are_sums_over_the_game(analysis: Analysis) -> None:
    for player in analysis.players:
        own = [one for one in analysis.decisions if one.seat == player.seat]
        assert player.cost == pytest.approx(sum(one.cost for one in own))
        assert player.luck == pytest.approx(sum(throw.luck[player.seat] for throw in analysis.throws))
        assert player.luck == pytest.approx(sum(player.luck_by_kind.values()))
        assert set(player.luck_by_kind) == {"draw", "emperor", "roll", "lot"}
        costs = [one.cost for one in player.worst]
        assert costs == sorted(costs, reverse=True) and all(costs)
        assert analysis.won is not None and player.adjusted == pytest.approx(analysis.won[player.seat] - player.luck)
    assert analysis.chances()[-1] == (analysis.steps, analysis.won)


def test_a_pandas_table_has_a_row_for_every_decision_and_throw(analysis: Analysis) -> None:
    pytest.importorskip("pandas")
    table = analysis.table()
    assert len(table) == len(analysis.decisions) + len(analysis.throws)
    assert list(table.step) == sorted(table.step)
    for seat, player in enumerate(analysis.players):
        assert table[table.seat == seat].cost.sum() == pytest.approx(player.cost)
        assert table[f"luck_{seat + 1}"].sum() == pytest.approx(player.luck)


def test_without_pandas_a_sentence_says_how_to_get_it(analysis: Analysis, monkeypatch: pytest.MonkeyPatch) -> None:
    load = builtins.__import__

    def refuse(name: str, *rest: Any) -> Any:
        if name == "pandas":
            raise ImportError
        return load(name, *rest)

    monkeypatch.setattr(builtins, "__import__", refuse)
    with pytest.raises(WrongAnalysis, match="pip install"):
        analysis.table()


# --- kept and gone on with -------------------------------------------------------------------------------------------


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The steps that are worked out from now on."""
    done: list[int] = []
    carry_out = work.carried_out

    def count(task: Any, effort: Effort) -> Any:
        done.append(task.step)
        return carry_out(task, effort)

    monkeypatch.setattr(work, "carried_out", count)
    return done


def test_what_is_known_is_not_worked_out_again(
    analysis: Analysis, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = counted(monkeypatch)
    match, path = played(CAROLUS), tmp_path / "game.analysis.json"
    keep = partial(analysis_file.write, path)

    def stop(done: int, total: int) -> None:
        if done == 40:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analysis_file.analyse_and_keep(match, LITTLE, keep, None, 1, stop)
    left = analysis_file.read(path)
    assert left is not None and not left.complete and len(left.decisions) + len(left.throws) == 40
    assert analysis_file.analyse_and_keep(match, LITTLE, keep, left) == analysis == analysis_file.read(path)
    assert len(done) == len(set(done)) == len(analysis.decisions) + len(analysis.throws)
    analysis_file.analyse_and_keep(match, LITTLE, keep, analysis_file.read(path))
    assert len(done) == len(analysis.decisions) + len(analysis.throws)


def test_a_match_that_went_on_is_analysed_from_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(CAROLUS, decisions=10)
    first = analyse(match, LITTLE)
    assert first.won is None and all(player.adjusted is None for player in first.players)
    done = counted(monkeypatch)
    match.play(match.position.actions[0])
    second = analyse(match, known=first)
    assert 0 < len(done) <= 3
    assert second == analyse(match, LITTLE)
    with pytest.raises(WrongAnalysis, match="another game"):
        analyse(played(CAROLUS, seed=4), known=first)


# --- in words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_is_told_with_a_reason(setting: tuple[str, dict[str, Any]], language: str) -> None:
    match = played(game_of(setting), decisions=16)
    with spoken(language):
        for step in range(len(match.steps)):
            position = match.positions[step]
            if position.actor in (None, tv.CHANCE) or len(position.actions) < 2:
                continue
            assert position.actor is not None
            best = next(action for action in position.actions if action != match.steps[step]).text
            made = Decision(
                step, position.actor, match.steps[step].text, 5, (0.5,), (0.4,), best, (best,), 0.1, 0.01, 2,
                (1.0,) * match.game.players,
            )  # fmt: skip
            told = report.mistake(match, made)
            assert len(told) > 6 and all("{" not in line for line in told)
            assert report.reasons(match, made)
        for kind in {match.steps[one.step].block.name for one in throws(match)}:
            assert match.words.knows(f"says-{kind}.luck")


def test_a_row_of_bars() -> None:
    assert report.sparkline([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(report.sparkline([0.3] * 500)) == report.SPARKS
    assert report.sparkline([]) == ""


# --- as a command ----------------------------------------------------------------------------------------------------


def test_the_command_shows_chances_costs_luck_and_the_worst_decisions(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played(CAROLUS).save(path)
    command = ("analyse", str(path), "--iterations", "30", "--jobs", "1", "--worst", "1")
    shown = tavoliere(*command)
    assert "Carolus Magnus, 2 players. Ada" in shown and "wins with" in shown
    assert "Better: " in shown and "Why: " in shown and "luck" in shown and "█" in shown
    assert shown == tavoliere("analyse", str(path), "--worst", "1")  # by what is kept
    told = tavoliere("--lang", "it", *command)
    assert "Meglio: " in told and "Perché: " in told
    data = json.loads(tavoliere(*command, "--json"))
    assert Analysis.from_json(data) == analysis_file.read(tmp_path / "game.analysis.json")
    (tmp_path / "game.analysis.json").write_text("{}")
    assert json.loads(tavoliere(*command, "--json")) == data


def test_an_analysis_that_cannot_be_kept_is_shown_all_the_same(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played(CARDS, decisions=2).save(path)
    (tmp_path / "game.analysis.json").mkdir()
    shown = tavoliere("analyse", str(path), "--iterations", "10", "--jobs", "1")
    assert "Cardcassonne, 2 players" in shown


def test_the_command_analyses_a_game_in_progress(tmp_path: Path) -> None:
    path = tmp_path / "open"
    played(CARDS, decisions=5).save(path)
    shown = tavoliere("analyse", str(path), "--iterations", "20", "--jobs", "1")
    assert "The game is not over" in shown
    assert (tmp_path / "open.analysis.json").exists()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda text: "hello", "damaged at line 1"),
        (lambda text: "{}", "is not a record"),
        (lambda text: text.replace('"version": 1', '"version": 7'), "version 7"),
        (lambda text: text[: len(text) // 2], "damaged at line"),
        (lambda text: text.replace('"roll ', '"rool ', 1), "damaged at line"),
    ],
)
def test_what_is_no_record_is_told_in_a_sentence(tmp_path: Path, change: Any, told: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(change((RECORDS / "carolus-magnus-2-dice.json").read_text(encoding="utf-8")))
    assert told in tavoliere("analyse", str(path), status=1)
    assert not (tmp_path / "game.analysis.json").exists()
    assert "cannot be read" in tavoliere("analyse", str(tmp_path / "missing"), status=1)


def test_the_command_compares_bots() -> None:
    shown = tavoliere(
        *("skill", "squire", "duke", "--game", "carolus-magnus", "--games", "2"),
        *("--iterations", "20", "--workers", "1"),
    )
    assert "cost of a decision" in shown and "luck in a game" in shown
    table = tavoliere(
        *("skill", "squire", "novice", "--game", "carolus-magnus", "--players", "3", "--games", "1"),
        *("--luck-only", "--workers", "1", "--json"),
    )
    assert len(json.loads(table)["luck"]) == 3
    assert "Two bots" in tavoliere("skill", "squire", "--game", "carolus-magnus", status=1)
