"""The lab: counting, going on, studies from end to end, many machines."""

import io
import json
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from html.parser import HTMLParser
from itertools import pairwise
from math import inf
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import psutil
import pytest

import tavoliere as tv
from tavoliere.bots import SearchBot
from tavoliere.commands.program import main
from tavoliere.lab import arena, plots, running, skill
from tavoliere.lab.desk import Desk
from tavoliere.lab.errors import CannotStudy
from tavoliere.lab.intervals import Estimate
from tavoliere.lab.plan import Plan, in_time
from tavoliere.lab.plan import read as read_plan
from tavoliere.lab.playing import generators, lines, player, walk
from tavoliere.lab.progress import ProgressLines
from tavoliere.lab.running import Ledger
from tavoliere.lab.settings import setting_label
from tavoliere.lab.simulate import WHOLE, tally_of
from tavoliere.lab.studies import STUDIES, asked
from tavoliere.lab.studies.design import Design
from tavoliere.lab.studies.early import ROUNDS, before_choices
from tavoliere.lab.studies.fairness import Fairness
from tavoliere.lab.studies.luck import correlated, from_the_start
from tavoliere.lab.studies.options import alternatives
from tavoliere.lab.studies.shape import leading, trace
from tavoliere.lab.studies.stages import KEPT, STAGES, stages
from tavoliere.lab.studies.swings import judges_of, play_swings, swings, turning_points
from tavoliere.lab.study import Sample, Study, carry_out
from tavoliere.lab.tally import WIDE, Tally, joined, parted
from tavoliere.lab.wording import figure, percent
from tavoliere.words import GLUE, catalogue
from tests.commands import ENGLISH, tavoliere

LAB = Path(plots.__file__).parent
ROOT = LAB.parent.parent.parent
LONG = 120  # seconds, after which something hangs

# --- counting ---------------------------------------------------------------------------------------------------------


def tally_with(column: str, numbers: list[int]) -> Tally:
    tally = Tally()
    tally.count(column, numbers)
    return tally


def test_a_tally_knows_mean_error_and_quantiles() -> None:
    numbers = [random.Random(1).randrange(50) for _ in range(400)]
    tally = tally_with("x", numbers)
    found = tally.estimate("x")
    assert found.mean == pytest.approx(statistics.mean(numbers))
    assert found.error == pytest.approx(1.966 * statistics.stdev(numbers) / 20, rel=1e-3)
    assert (tally.least("x"), tally.most("x")) == (min(numbers), max(numbers))
    assert tally.quantile("x", 0.5) == statistics.median_low(numbers)


def test_tallies_add_up_in_any_order() -> None:
    parts = [tally_with("x", [3, 3, 5]), tally_with("x", [5, 8]), tally_with("y", [1])]
    forward, backward = Tally(), Tally()
    for part in parts:
        forward.merge(part)
    for part in reversed(parts):
        backward.merge(Tally.from_json(json.loads(json.dumps(part.to_json()))))
    assert json.dumps(forward.to_json()) == json.dumps(backward.to_json())
    assert forward.to_json() == {"x": [[3, 2], [5, 2], [8, 1]], "y": [[1, 1]]}


def test_what_never_happened_is_still_not_impossible() -> None:
    never = tally_with("x", [0] * 100).share("x", bool)
    assert never.mean == 0
    assert 0.01 < never.error < 0.03


def test_two_numbers_of_a_game_are_kept_together() -> None:
    for pair in ((0, 0), (-5, 7), (12_345, -9), (WIDE // 2 - 1, 1 - WIDE // 2)):
        assert parted(joined(*pair)) == pair
    with pytest.raises(OverflowError):
        joined(WIDE, 0)
    tally = tally_with("x", [joined(1, 4), joined(3, 4)] * 10)
    assert tally.ratio("x").mean == 0.5
    assert 0.35 < tally.ratio("x").low < 0.45 < 0.55 < tally.ratio("x").high < 0.65


def test_a_difference_is_less_sure_than_both() -> None:
    gap = Estimate.give_or_take(3.0, 0.3).minus(Estimate.give_or_take(1.0, 0.4))
    assert gap == pytest.approx((2.0, 1.5, 2.5))
    assert gap.differs_from(0)
    assert not gap.differs_from(2.4)


# --- the file that keeps what is done ---------------------------------------------------------------------------------


def test_a_line_cut_off_is_dropped_and_the_next_one_stands_alone(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "kept.jsonl", {"what": "test"})
    ledger.add([1])
    ledger.add([2])
    with ledger.path.open("a") as file:
        file.write("[3")  # stopped while it was written
    assert ledger.read(list) == [[1], [2]]
    ledger.add([4])
    assert ledger.read(list) == [[1], [2], [4]]


@pytest.mark.parametrize("written", [0, 5, None])
def test_a_ledger_that_was_stopped_at_its_first_line_begins_anew(tmp_path: Path, written: int | None) -> None:
    ledger = Ledger(tmp_path / "kept.jsonl", {"what": "test"})
    ledger.path.write_bytes(ledger.first_line[:written])
    assert ledger.read(list) == []
    ledger.add([1])
    assert Ledger(ledger.path, {"what": "test"}).read(list) == [[1]]


def test_a_ledger_of_something_else_or_with_a_damaged_line_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    Ledger(path, {"what": "test"}).add([1])
    with pytest.raises(tv.DamagedRecord, match="does not belong"):
        Ledger(path, {"what": "another"}).read(list)
    path.write_text(path.read_text() + "?\n[2]\n")
    with pytest.raises(tv.DamagedRecord, match="damaged at line 3"):
        Ledger(path, {"what": "test"}).read(list)


# --- playing ----------------------------------------------------------------------------------------------------------


def test_the_same_cards_are_dealt_again_to_other_decisions() -> None:
    game = tv.game("cardcassonne", players=2)

    def dealt(again: int) -> tuple[list[str], list[str]]:
        steps = [
            action for _, action in walk(game, ("novice", "novice"), *generators(3, 7, again)) if action is not None
        ]
        return [str(a) for a in steps if a.block.chance], [str(a) for a in steps if not a.block.chance]

    once, again = dealt(0), dealt(1)
    assert once[0] == again[0]
    assert once[1] != again[1]


def test_bots_that_look_ahead_play_the_same_game_again() -> None:
    game = tv.game("cardcassonne", players=2)
    once, twice = (lines(game, ("knight", "squire"), 5, range(2)) for _ in range(2))
    assert once == twice
    assert tally_of(game, once).number("fact-persons") == 2
    assert sum(once[0][5:]) == sum(once[0][:2]), "the points come from what the game counts"


def test_what_a_bot_has_played_is_kept_with_how_it_thinks() -> None:
    head = asked("fairness", "cardcassonne", {}, {}, ("knight",), 1, 1).head()
    assert re.fullmatch(r"knight, \d+ iterations", head["parts"][0]["bots"][0])


def test_a_bot_that_thinks_by_the_clock_cannot_be_studied() -> None:
    for name in ("emperor", "emperor:0.05"):
        with pytest.raises(CannotStudy, match="by the clock"):
            player(name)


# --- measures ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pairs", "wanted"),
    [
        ({(WHOLE, WHOLE): 50, (0, 0): 50}, 1.0),  # the cards always win
        ({(WHOLE, WHOLE): 25, (0, 0): 25, (WHOLE, 0): 25, (0, WHOLE): 25}, 0.0),
        ({(WHOLE, WHOLE): 50, (0, 0): 25, (WHOLE, 0): 15, (0, WHOLE): 10}, 0.4706),
    ],
)
def test_what_the_cards_decide_is_what_happens_again(pairs: dict[tuple[int, int], int], wanted: float) -> None:
    tally = tally_with("pair", [joined(*pair) for pair, deals in pairs.items() for _ in range(deals)])
    found = from_the_start(tally)
    assert found.mean == pytest.approx(wanted, abs=1e-3)
    assert found.low <= found.mean <= found.high


def test_where_all_deals_end_alike_nothing_is_known_of_the_cards() -> None:
    assert not from_the_start(tally_with("pair", [joined(WHOLE, 0)] * 9)).differs_from(0.1)
    assert correlated(np.array([[1.0, 0.0, 1.0, 0.0, 0.0]])).shape == (1,)


def test_nobody_judges_who_thinks_as_it_does() -> None:
    assert judges_of("squire") == ["duke", "emperor"]
    assert judges_of("duke") == ["emperor"]
    assert judges_of("emperor/100") == ["duke"]


def test_swings_belong_to_chance_or_to_players() -> None:
    part = Sample(tv.game("cardcassonne", players=2), ("novice", "novice"))
    turns = turning_points(part, 1, 0)
    assert [by_chance for _, by_chance in turns[:3]] == [True, False, True], "they take turns"
    assert turns[-1][0].actor is None and turns[-1][1] is None
    chance, players = swings(turns, "duke", [0], "1")
    assert players > abs(chance), "a page throws away more than cards give"
    tally = play_swings(part, 1, range(1))
    assert {column for column, _ in tally.sorted()} == {"swings-duke", "swings-emperor"}


def test_the_stages_of_a_game_lie_in_order() -> None:
    game = tv.game("carolus-magnus", players=2)
    steps = list(walk(game, ("squire",) * 2, *generators(1, 1)))
    found = stages(game, steps)
    at = [next(k for k, (one, _) in enumerate(steps) if one is position) for position in found.values()]
    assert list(found) == list(STAGES)
    assert at == sorted(at) and 0 < at[0] < at[-1] < len(steps) - 1
    assert game.unpack(found["last"]).round == game.unpack(steps[-2][0]).round > game.unpack(found["75"]).round - 1


def test_what_designers_ask_comes_from_the_same_games() -> None:
    game = tv.game("san-marco", players=3)
    tally = Design.play(Sample(game, ("squire",) * 3), 1, range(6))
    assert tally.number("last-round") == tally.number("decisions") == tally.number("favourite-50") == 6
    kept = tally.columns["last-round"][KEPT]
    assert kept == sum(count for won, count in tally.columns["led-last"].items() if won), "the leader's own victories"
    assert tally.sum("wins-1") + tally.sum("wins-2") + tally.sum("wins-3") == 6 * WHOLE
    for card in ("doge", "bridge", "transfer"):
        used = sum(parted(pair)[0] * games for pair, games in tally.columns[f"chosen play {card}"].items())
        counted = sum(parted(pair)[1] * games for pair, games in tally.columns[f"won play {card}"].items())
        assert counted == WHOLE * used > 0


def test_every_other_value_of_every_house_rule_is_tried() -> None:
    tried = {(option, value) for option, value, _ in alternatives(tv.game("carolus-magnus", players=2, refill="draft"))}
    assert tried == {("rounds", 20), ("rounds", 40), ("rounds", 100), ("rounds", 200), ("bag_end", "last-round")}
    without = {option for option, _, _ in alternatives(tv.game("carolus-magnus", players=2))}
    assert without == {"rounds"}, "the bag ends nothing where dice are rolled"
    assert [option for option, _, _ in alternatives(tv.game("cardcassonne", players=2))] == ["animals"]


def test_a_level_can_be_given_its_iterations() -> None:
    strong = player("emperor/30")
    assert isinstance(strong, SearchBot) and strong.iterations == 30 and strong.network is not None
    for name in ("emperor/none", "squire/30", "emperor/0"):
        with pytest.raises(CannotStudy, match="iterations"):
            player(name)


def test_who_stands_best_alone() -> None:
    assert leading([3, 5, 4], 1) == 0b010
    assert leading([5, 5, 4], 1) is None
    assert leading([5, 4, 5, 4], 2) == 0b101


def test_a_trace_counts_every_step() -> None:
    game = tv.game("carolus-magnus", players=4, refill="draft")
    tally = trace(Sample(game, ("squire",) * 4), 1, range(2))
    done = sum(tally.sum(f"does-{block.name}") for block in game.blocks)
    assert done == tally.sum("decisions") + tally.sum("draws")
    assert tally.number("choices") == tally.sum("decisions")
    assert 0 <= tally.least("settled") <= tally.most("settled") <= 100
    assert tally.columns["wins-1"] == tally.columns["wins-3"], "partners win together"


def test_whoever_is_left_of_the_dealer_begins_in_cardcassonne() -> None:
    tally = Fairness.play(Sample(tv.game("cardcassonne", players=3), ("squire",) * 3), 1, range(30))
    assert tally.columns["first"] == tally.columns["wins-2"]
    drawn = Fairness.play(Sample(tv.game("carolus-magnus", players=2), ("squire",) * 2), 1, range(40))
    assert drawn.columns["first"] not in (drawn.columns["wins-1"], drawn.columns["wins-2"]), "a lot decides"


def test_the_experiment_begins_with_a_round() -> None:
    game = tv.game("carolus-magnus", players=3, refill="draft")
    part = Sample(game, ("squire",) * 3)
    for number_of_game in range(ROUNDS):
        position = before_choices(part, 1, number_of_game)
        assert position is not None
        assert game.unpack(position).round == number_of_game + 1
        assert {action.block.name for action in position.actions} == {"disc"}
        assert sum(game.unpack(position).disc) == 0


# --- studies from end to end ------------------------------------------------------------------------------------------

FLAT = {"name": "flat", "points": [1, 2, 3, 4]}
SMALL: dict[str, tuple[str | None, dict[str, Any], dict[str, Any], tuple[str, ...], int]] = {
    "luck": ("cardcassonne", {"players": 2}, {"animals": FLAT}, ("squire", "novice"), 1),
    "design": ("cardcassonne", {}, {}, ("squire",), 3),
    "options": ("cardcassonne", {}, {}, ("squire", "novice"), 20),
    "early": (None, {"players": 2}, {}, ("squire",), 3),
    "fairness": (None, {}, {}, ("squire",), 12),
    "two": (None, {}, {}, ("squire", "novice"), 8),
    "shape": ("cardcassonne", {}, {}, ("squire",), 4),
    "what-if": ("cardcassonne", {"players": 2}, {"animals": FLAT}, ("squire",), 300),
}


def small(name: str) -> Study:
    game, options, changes, bots, games = SMALL[name]
    return asked(name, game, dict(options), dict(changes), bots, games, 1)


def done(desk: Desk, stop_after: int | None = None) -> None:
    """Play a study in this process; Ctrl-C may come after some portions."""
    left = [stop_after]

    def progress(_: int) -> None:
        if left[0] is not None:
            left[0] -= 1
            if left[0] == 0:
                raise KeyboardInterrupt

    with ThreadPoolExecutor(1) as pool:
        carry_out(desk.progress, desk.ledger, pool, 2, progress)


class Checker(HTMLParser):
    """Reads a page strictly: every element is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: Counter[str] = Counter()
        self.said: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.seen[tag] += 1
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.seen[tag] += 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip() and self.open and self.open[-1] != "style":
            self.said.append(data.strip())


def read(page: str) -> Checker:
    checker = Checker()
    checker.feed(page)
    checker.close()
    assert checker.open == []
    return checker


def estimates_in(figures: Any) -> Iterator[Estimate]:
    if isinstance(figures, dict):
        if set(figures) == {"mean", "low", "high"}:
            yield Estimate(figures["mean"], *(inf if figures[end] is None else figures[end] for end in ("low", "high")))
        else:
            for value in figures.values():
                yield from estimates_in(value)
    elif isinstance(figures, list):
        for value in figures:
            yield from estimates_in(value)


@pytest.mark.parametrize("name", STUDIES)
def test_a_study_from_end_to_end(name: str, tmp_path: Path) -> None:
    desk = Desk(small(name), tmp_path / name)
    done(desk)
    findings = desk.write(f"tavoliere lab {name}")
    page = read(desk.report.read_text(encoding="utf-8"))
    assert page.seen["html"] == page.seen["h1"] == 1
    assert page.seen["table"] >= 1
    assert page.seen["svg"] >= 1
    assert f"tavoliere lab {name}" in page.said
    for sentence in (*findings.conclusion, *findings.each):
        assert sentence in page.said
    for svg in re.findall(r"<svg.*?</svg>", desk.report.read_text(encoding="utf-8"), re.DOTALL):
        ElementTree.fromstring(svg)
    data = json.loads(desk.data.read_text(encoding="utf-8"))
    shown = " ".join(page.said)
    shown_figures = [
        text
        for one in estimates_in(data["figures"])
        for text in (percent(one), percent(one, True), figure(one), figure(one, True))
        if text in shown
    ]
    assert len(shown_figures) >= 4, "the report holds the figures of the data"
    text = desk.text.read_text(encoding="utf-8")
    assert all(f"- {sentence}\n" in text for sentence in findings.conclusion)
    assert text.count("| --- |") + text.count("| --- | ---") >= page.seen["table"]
    assert [Tally.from_json(part).to_json() for part in data["columns"]] == data["columns"]
    assert len(data["columns"]) == len(data["parts"])


@pytest.mark.parametrize("name", ["luck", "two"])
def test_a_study_that_was_stopped_and_gone_on_with_gives_the_same_bytes(name: str, tmp_path: Path) -> None:
    whole = Desk(small(name), tmp_path / "whole")
    done(whole)
    whole.write("again")
    with pytest.raises(KeyboardInterrupt):
        done(Desk(small(name), tmp_path / "parts"), stop_after=2)
    rest = Desk(small(name), tmp_path / "parts")
    assert 0 < rest.done < rest.total
    done(rest)
    rest.write("again")
    for file in ("report.html", "report.md", "data.json"):
        assert (tmp_path / "whole" / file).read_bytes() == (tmp_path / "parts" / file).read_bytes()


def test_tables_of_different_size_are_compared_as_far_as_both_go(tmp_path: Path) -> None:
    desk = Desk(asked("what-if", "cardcassonne", {"players": 3}, {"players": 2}, ("squire",), 20, 1), tmp_path)
    done(desk)
    figures = desk.write("again").figures
    assert {"wins-1", "wins-2"} < set(figures)
    assert "wins-3" not in figures


def test_a_study_goes_on_with_more_games(tmp_path: Path) -> None:
    done(Desk(small("what-if"), tmp_path))
    more = Desk(asked("what-if", "cardcassonne", {"players": 2}, {"animals": FLAT}, ("squire",), 800, 1), tmp_path)
    assert more.done == 0, "a portion that was cut short is played anew"
    done(more)
    most = Desk(asked("what-if", "cardcassonne", {"players": 2}, {"animals": FLAT}, ("squire",), 1000, 1), tmp_path)
    assert most.done == 1000, "the first 500 games of either setting are kept"
    assert Desk(small("what-if"), tmp_path).done == 600


def test_what_was_kept_of_another_study_is_refused(tmp_path: Path) -> None:
    done(Desk(small("two"), tmp_path))
    with pytest.raises(tv.DamagedRecord, match="does not belong"):
        Desk(asked("two", None, {}, {}, ("squire", "novice"), 8, 2), tmp_path)


# --- the command ------------------------------------------------------------------------------------------------------


def test_the_command_writes_a_report_and_says_what_it_found(tmp_path: Path) -> None:
    command = ("lab", "what-if", "san-marco", "--players", "2", "--variant", "ghosts", "--change", "ghost-placements=2")
    out = tmp_path / "out"
    said = tavoliere(*command, "--games", "700", "--out", str(out))
    assert "beyond doubt" in said
    assert str(out / "report.html") in said
    page = (out / "report.html").read_text(encoding="utf-8")
    again = f"tavoliere {' '.join(command)} --games 700 --seed 1"
    assert again.replace("--players 2 --variant ghosts", "--variant ghosts --players 2") in page
    assert json.loads((out / "data.json").read_text(encoding="utf-8"))["games"] == 700
    assert tavoliere(*command, "--games", "700", "--out", str(out), "--lang", "it") == said, "what is done is kept"


def under_way(folder: Path) -> "subprocess.Popen[str]":
    """A long study that has kept its first portion."""
    command = ["lab", "fairness", "cardcassonne", "--games", "6000", "--workers", "1", "--out", str(folder)]
    running = subprocess.Popen(
        [sys.executable, "-m", "tavoliere", *command],
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **ENGLISH},
        # tests that run in the background are deaf to Ctrl-C, and so would be what they start
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    kept = folder / "portions.jsonl"
    limit = time.monotonic() + LONG
    while not (kept.exists() and kept.stat().st_size) and time.monotonic() < limit:
        time.sleep(0.05)
    return running


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    kept = tmp_path / "stopped" / "portions.jsonl"
    running = under_way(kept.parent)
    running.send_signal(signal.SIGINT)
    complaint = running.communicate(timeout=LONG)[1].splitlines(keepends=True)[-1]  # how far it was stands before
    assert running.returncode == 130
    assert re.fullmatch(
        r"tavoliere: Stopped after [\d,]+ of 24,000 games, .* the same command goes on from there.\n", complaint
    )
    desk = Desk(asked("fairness", "cardcassonne", {}, {}, ("squire",), 6000, 1), tmp_path / "stopped")
    assert 0 < desk.done < desk.total
    assert desk.done == sum(json.loads(line)[2] - json.loads(line)[1] for line in kept.read_text().splitlines()[1:])


def test_a_process_that_is_ended_from_outside_costs_nothing_that_is_done(tmp_path: Path) -> None:
    running = under_way(tmp_path)
    for child in psutil.Process(running.pid).children():
        if "spawn_main" in " ".join(child.cmdline()):
            child.kill()
    complaint = running.communicate(timeout=LONG)[1].splitlines(keepends=True)[-1]  # how far it was stands before
    assert running.returncode == 1
    assert re.fullmatch(r"tavoliere: A process of the study was ended .* goes on from there.\n", complaint)
    assert Desk(asked("fairness", "cardcassonne", {}, {}, ("squire",), 6000, 1), tmp_path).done > 0


def test_a_study_that_is_killed_takes_its_processes_with_it(tmp_path: Path) -> None:
    running = under_way(tmp_path)
    children = psutil.Process(running.pid).children(recursive=True)
    assert children
    running.kill()
    running.communicate(timeout=LONG)
    _, alive = psutil.wait_procs(children, timeout=LONG)
    assert not [child for child in alive if child.status() != psutil.STATUS_ZOMBIE]


@pytest.mark.parametrize(
    ("arguments", "status", "complaint"),
    [
        ([], 1, "Which study? There are: luck, design, options, early, fairness, two, shape, what-if."),
        (["astrology"], 1, "luck, design, options, early, fairness"),
        (["what-if"], 1, "needs a game: cardcassonne"),
        (["luck", "chess"], 1, "the games are"),
        (["shape", "chess"], 1, "the games are"),
        (["luck", "cardcassonne", "--players", "9"], 1, "it can be: 2, 3, 4, 5"),
        (["luck", "cardcassonne", "--change", "colour=red"], 1, "its options are: players, animals"),
        (["luck", "cardcassonne", "--change", "players=3"], 1, "both settings are the same"),
        (["luck", "cardcassonne", "--bots", "squire"], 1, "two or more different players"),
        (["options", "cardcassonne", "--bots", "squire"], 1, "needs two players"),
        (["luck", "cardcassonne", "--bots", "squire,wizard"], 1, 'no player "wizard"'),
        (["fairness", "cardcassonne", "--bots", "squire,knight"], 1, "name one"),
        (["fairness", "cardcassonne", "--bots", "emperor"], 1, "thinks by the clock"),
        (["fairness", "cardcassonne", "--change", "players=3"], 1, "luck and what-if do"),
        (["what-if", "cardcassonne"], 1, "What is to be different?"),
        (["what-if", "cardcassonne", "--change", "animals=/nowhere.json"], 1, "cannot be read"),
        (["early", "san-marco"], 1, "about carolus-magnus only"),
        (["early", "--refill", "draft"], 1, 'settles "refill" by itself'),
        (["early", "--bots", "knight"], 1, "only players of the engine"),
        (["two", "--players", "3"], 1, 'settles "players" by itself'),
        (["fairness", "--variant", "ghosts"], 1, "not expected"),
        (["fairness", "--players", "3"], 1, "needs a game"),
        (["shape", "cardcassonne", "--games", "0"], 2, "--games"),
        (["shape", "cardcassonne", "--games", "1", "--cluster", "127.0.0.1:9299"], 1, "No dask scheduler answers"),
        (["shape", "cardcassonne", "--games", "1", "--out", "/dev/null"], 1, "/dev/null"),
    ],
)
def test_a_wrong_study_is_one_clear_sentence(
    arguments: list[str],
    status: int,
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tavoliere.lab.desk.PATIENCE", 0.5)
    monkeypatch.setattr(sys, "argv", ["tavoliere", "lab", *arguments])
    with pytest.raises(SystemExit) as end:
        main()
    said = capsys.readouterr().err
    assert end.value.code == status
    assert complaint in said
    assert said.count("\n") == 1
    assert list(tmp_path.iterdir()) == [], "nothing is left behind"


# --- many machines ----------------------------------------------------------------------------------------------------


class Cluster:
    """A scheduler and its workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address_file = folder / "scheduler.json"
        self.processes = [self.started("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")]
        limit = time.monotonic() + LONG
        while not self.address_file.exists():
            assert self.processes[0].poll() is None and time.monotonic() < limit
            time.sleep(0.05)
        self.address: str = json.loads(self.address_file.read_text())["address"]
        self.workers = [self.started("worker", "--no-nanny", "--nthreads", "1", "--no-dashboard") for _ in range(2)]
        self.processes += self.workers

    def started(self, *arguments: str) -> "subprocess.Popen[bytes]":
        code = "from dask.__main__ import main; main()"
        command = [sys.executable, "-c", code, *arguments, "--scheduler-file", str(self.address_file)]
        return subprocess.Popen(
            command,
            cwd=self.folder,
            env={**os.environ, **ENGLISH},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def close(self) -> None:
        for process in self.processes:
            process.kill()
        for process in self.processes:
            process.wait()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    folder = tmp_path / "cluster"
    folder.mkdir()
    started = Cluster(folder)
    yield started
    started.close()


def test_many_machines_give_the_same_bytes_even_when_one_dies(cluster: Cluster, tmp_path: Path) -> None:
    local = Desk(small("two"), tmp_path / "local")
    done(local)
    local.write("again")
    remote = Desk(small("two"), tmp_path / "remote")
    assert len(remote.progress.waiting) == 6
    finished = []

    def progress(games: int) -> None:
        finished.append(games)
        if len(finished) == 3:  # after the first portion: what it is told at once is what was done before
            cluster.workers[0].kill()

    assert remote.work(cluster.address, None, progress)
    assert cluster.workers[0].wait() != 0
    remote.write("again")
    for file in ("report.html", "report.md", "data.json"):
        assert (tmp_path / "local" / file).read_bytes() == (tmp_path / "remote" / file).read_bytes()


# --- words, pictures, pages -------------------------------------------------------------------------------------------


def test_every_game_says_what_the_lab_asks_of_it() -> None:
    for definition in tv.GAMES.values():
        blocks = {block.name for block in definition.actions.BLOCKS}
        assert set(definition.lab.first_decision) <= blocks
        own = catalogue("en", definition.words_folder).sources
        assert "lab-begins" in own
        assert all(block.masked or f"says-{block.name}.does" in own for block in definition.actions.BLOCKS)


def test_figures_are_written_with_as_many_digits_as_are_known() -> None:
    assert percent(Estimate.give_or_take(0.0789, 0.0012), signed=True).split(GLUE) == ["+7.9", "%", "±", "0.1"]
    assert figure(Estimate.give_or_take(2.345, 0.004)).split(GLUE) == ["2.345", "±", "0.004"]


def test_a_setting_is_told_with_what_is_not_as_usual() -> None:
    assert setting_label(tv.game("carolus-magnus", players=3)) == "Carolus Magnus, 3 players, dice"
    assert setting_label(tv.game("cardcassonne", players=2, animals=FLAT), title=False) == '2 players, animals "flat"'
    assert setting_label(tv.game("san-marco", players=2, variant="ghosts")) == "San Marco, 2 players, ghosts"


def test_an_axis_has_round_numbers() -> None:
    assert plots.ticks(0, 10) == [0, 2, 4, 6, 8, 10]
    assert plots.ticks(0.47, 0.53) == pytest.approx([0.48, 0.5, 0.52])


def test_every_study_of_the_documentation_has_its_page_and_every_page_its_command() -> None:
    folder = ROOT / "docs" / "studies"
    played = {line.page: line.arguments for line in read_plan(folder / "plan.txt")}
    pages = {page.stem: page.read_text(encoding="utf-8") for page in folder.glob("*.md") if page.stem != "README"}
    assert set(played) == set(pages)
    index = (folder / "README.md").read_text(encoding="utf-8")
    for name, arguments in played.items():
        [again] = re.findall(r"^    tavoliere lab (.+) --games \d+ --seed 1$", pages[name], re.MULTILINE)
        assert sorted(again.split()) == sorted(arguments)
        assert f"({name}.md)" in index
        for picture in re.findall(r"\]\((pictures/[^)]+)\)", pages[name]):
            ElementTree.parse(folder / picture)
    assert {arguments[0] for arguments in played.values()} == set(STUDIES)


def test_what_the_studies_found_is_what_their_pages_say() -> None:
    """A figure may be told the other way round: by how much more one has than the other, or less."""
    end = r"\N{MINUS SIGN}?(\d+\.\d)"
    told = re.compile(rf"(\d+\.\d)\s%\s(?:±\s(\d+\.\d)|\({end}\sto\s{end}\))")
    found: dict[str, set[tuple[str, ...]]] = {}
    for page in (ROOT / "docs" / "studies").glob("*.md"):
        figures = told.findall(page.read_text(encoding="utf-8"))
        found[page.stem] = {(mean, *sorted(ends)) for mean, *ends in figures}
    index = found.pop("README")
    assert len(index) > 15 and index <= set().union(*found.values())


def without_figures(page: Path) -> list[str]:
    """A page's headings, captions and pictures; of its tables the heads, and of every row the first cell."""
    lines = page.read_text(encoding="utf-8").splitlines()
    heads = {line for line, below in pairwise(lines) if below.startswith("| ---")}
    kept = [line for line in lines if line.startswith(("#", "**", "!", "|"))]
    return [line if line[0] != "|" or line in heads else line.split("|")[1] for line in kept]


def test_a_page_has_the_tables_that_its_command_writes(tmp_path: Path) -> None:
    """Played anew in a few games, by bots that are quick; test_intervals holds the figures."""
    folder = ROOT / "docs" / "studies"
    plan = (folder / "plan.txt").read_text(encoding="utf-8").replace("docs/studies", str(folder)).splitlines()
    quick = [line for line in plan if line.startswith(("fairness ", "early", "two ", "shape", "what-if"))]
    (tmp_path / "plan.txt").write_text("\n".join(quick), encoding="utf-8")
    arguments = ("--out", str(tmp_path / "played"), "--scale", "0.0001", "--pages", str(tmp_path), "--lang", "en")
    tavoliere("studies", str(tmp_path / "plan.txt"), *arguments, "--workers", "1")
    written = sorted(tmp_path.glob("*.md"))
    assert len(written) == len(quick) == 6
    for page in written:
        assert without_figures(page) == without_figures(folder / page.name), (
            f"{page.name}: write it anew, see make studies"
        )


# --- plans ------------------------------------------------------------------------------------------------------------

PLAN = """
a  12  fairness cardcassonne --players 2  # a page, games, a study
b  20  options cardcassonne --players 2
"""


def test_a_plan_is_played_and_its_pages_are_written(tmp_path: Path) -> None:
    (tmp_path / "plan.txt").write_text(PLAN)
    common = ("studies", str(tmp_path / "plan.txt"), "--out", str(tmp_path / "kept"))
    said = tavoliere(*common, "--workers", "1")
    assert said.split() == [str(tmp_path / "kept" / page / "report.html") for page in "ab"]
    assert json.loads((tmp_path / "kept" / "a" / "data.json").read_text())["columns"][0]["games"] == [[0, 12]]
    tavoliere(*common, "--pages", str(tmp_path / "pages"))
    text = (tmp_path / "pages" / "a.md").read_text(encoding="utf-8")
    assert "Only 12 games were played of each kind: too few for this question, which needs at least" in text
    assert "tavoliere lab fairness cardcassonne --players 2 --games 12 --seed 1" in text
    for picture in re.findall(r"\]\((.+)\)", text):
        ElementTree.parse(tmp_path / "pages" / picture)
    (tmp_path / "plan.txt").write_text("a 12 fairness cardcassonne --players 3\n")
    assert "does not belong" in tavoliere(*common, status=1)


def test_a_plan_stops_in_time_and_all_studies_are_as_far(tmp_path: Path) -> None:
    studies = [asked("fairness", "cardcassonne", {"players": n}, {}, ("squire",), 2000 * (n - 1), 1) for n in (2, 3)]
    plan = Plan([(study, tmp_path / str(k)) for k, study in enumerate(studies)])
    starts = [portion.numbers.start / studies[at].games for at, portion in plan.waiting()]
    assert starts == sorted(starts), "whoever has the least of its games comes first"
    assert list(in_time(plan.waiting(), 0.0)) == [], "nothing is begun after its time"
    assert plan.work(1, 1e-9, lambda _: None)
    assert plan.done == 0


@pytest.mark.parametrize(
    "line", ["a fairness", "a 0 fairness", "a b fairness", "a ² fairness", "a 1 fairness\na 1 fairness"]
)
def test_a_wrong_plan_says_which_line(line: str, tmp_path: Path) -> None:
    (tmp_path / "plan.txt").write_text(line)
    with pytest.raises(CannotStudy, match=r"Line [12] of"):
        read_plan(tmp_path / "plan.txt")


def test_progress_is_told_in_lines_where_nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    out = io.StringIO()
    with ProgressLines(out) as progress:
        task = progress.add_task("Luck", total=100)
        for done in (10, 20, 20):
            progress.advance(task, done)
            now[0] += 8.0
    assert out.getvalue() == "Luck: 50 of 100, 50 %, about 1 minute left\n"


# --- stopped ----------------------------------------------------------------------------------------------------------

ASKED = 9_876  # games, deals, positions: far more than are played
COMMANDS = {
    "simulate cardcassonne --games {}": "{played} games",
    "soak cardcassonne --games {}": "{played} games",
    "arena squire novice --game cardcassonne --players 2 --deals {}": "3 deals for each pair",
    "arena squire novice random --game cardcassonne --players 2 --deals {}": "1 deals for each pair",
    "exploit novice --game cardcassonne --players 2 --thinking 0.001 --deals {}": "1 to 2 deals",
    "endgames squire --game cardcassonne --players 2 --nodes 1 --games {}": "",
    "regrets --game cardcassonne --workers 1 --iterations 2 --times 1 --positions {}": "",
    "reliability --game cardcassonne --workers 1 --iterations 2 --bot-iterations 1 --games {}": "",
    "skill squire novice --game cardcassonne --bot-iterations 1 --iterations 1 --luck-only --workers 1 --games {}": "",
}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_that_is_stopped_tells_what_was_played(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[float] = []

    def advance(_: ProgressLines, task: object, advance: float = 1) -> None:
        played.extend([advance] if advance else [])
        if len(played) == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(ProgressLines, "advance", advance)
    for module in (arena, running, skill):
        monkeypatch.setattr(module, "processes", lambda workers: ThreadPoolExecutor(1))
    said = command.format(ASKED).split()
    monkeypatch.setattr(sys, "argv", ["tavoliere", *said, "--seed", "1"])
    with pytest.raises(SystemExit) as ended:
        main()
    out = capsys.readouterr().out
    assert ended.value.code == 130
    assert f"{ASKED:,}" not in out and str(ASKED) not in out
    told = COMMANDS[command].format(played=f"{int(sum(played)):,}")
    assert told in out if told else out == ""
