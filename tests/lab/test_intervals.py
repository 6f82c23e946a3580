"""Intervals of 95 % hold the truth 93 to 97 % of the time: each kind is played against truths that are known.

What is counted in whole numbers jumps: at a single truth an interval may hold more or less often than 95 %, so that
such truths are averaged over. With very few deals of several games nothing but "at least" can be asked.
"""

import math
import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path

import numpy as np
import pytest

from tavoliere.lab import arena, intervals
from tavoliere.lab.intervals import (
    Estimate,
    coin_throws,
    mean,
    mean_of,
    mean_of_parts,
    normal,
    of_means,
    ratio,
    share,
    student,
    wilson,
)
from tavoliere.lab.studies.luck import QUICKER, correlated
from tavoliere.lab.wording import figure, percent
from tests import ROOT

LEAST, MOST = 0.93, 0.97
TRUTHS = [k / 100 for k in range(1, 100)]
NEAR_THE_END = [k / 1000 for k in range(5, 101, 5)]
Draw = Callable[[np.random.Generator], np.ndarray]


def holds(found: Estimate, truth: float) -> bool:
    return found.low <= truth <= found.high


def binomial(number: int, truth: float) -> list[float]:
    return [math.comb(number, k) * truth**k * (1 - truth) ** (number - k) for k in range(number + 1)]


def times_held(number: int, draw: Draw, truth: float, times: int = 400) -> float:
    """How often the interval of so many parts of a whole held."""
    generator = np.random.default_rng(7)
    held = 0
    for _ in range(times):
        values = draw(generator)
        held += holds(mean_of_parts(number, float(values.sum()), float((values * values).sum())), truth)
    return held / times


# --- that they hold ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("truths", [TRUTHS, NEAR_THE_END], ids=["anywhere", "near the end"])
@pytest.mark.parametrize("number", [5, 10, 20, 50])
def test_shares(number: int, truths: list[float]) -> None:
    found = [share(k, number) for k in range(number + 1)]
    held = [sum(odds for one, odds in zip(found, binomial(number, p), strict=True) if holds(one, p)) for p in truths]
    assert LEAST <= np.mean(held) <= MOST


@pytest.mark.parametrize(("number", "most"), [(5, 0.99), (10, 0.98), (20, MOST), (50, MOST)])
def test_victories_of_which_some_are_shared(number: int, most: float) -> None:
    held = []
    for truth in (0.2, 0.5, 0.8, 0.9, 0.97):

        def games(generator: np.random.Generator, truth: float = truth) -> np.ndarray:
            return np.where(generator.random(number) < 0.1, 0.5, generator.random(number) < truth)

        held.append(times_held(number, games, 0.05 + 0.9 * truth))
    assert LEAST <= np.mean(held) <= most


@pytest.mark.parametrize(("number", "most"), [(5, 1.0), (10, 0.98), (20, MOST), (60, MOST)])
def test_deals_of_two_games(number: int, most: float) -> None:
    """Some deals favour one side: their games are not independent, and a deal is what counts."""
    held = []
    for truth in (0.5, 0.6, 0.7, 0.8, 0.9, 0.95):

        def deals(generator: np.random.Generator, truth: float = truth) -> np.ndarray:
            return generator.binomial(2, np.where(generator.random(number) < 0.5, truth - 0.04, truth + 0.04)) / 2

        held.append(times_held(number, deals, truth))
    assert LEAST <= np.mean(held) <= most


@pytest.mark.parametrize("number", [5, 10, 40])
@pytest.mark.parametrize("kind", ["normal", "poisson"])
def test_means(kind: str, number: int) -> None:
    generator = np.random.default_rng(3)
    drawn = generator.normal(6, 3, (3000, number)) if kind == "normal" else generator.poisson(6, (3000, number))
    held = [holds(mean(number, float(row.sum()), float((row * row).sum())), 6) for row in drawn]
    assert LEAST <= np.mean(held) <= MOST


def test_ratios_of_what_belongs_to_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skewed, and of one game all alike: the share of chance in swings is such a figure."""
    monkeypatch.setattr(intervals, "RESAMPLES", 499)
    generator = np.random.default_rng(11)
    for number in (12, 30):
        held = 0
        for _ in range(300):
            chance = generator.gamma(1, 1, number) + generator.normal(0, 0.5, number)
            whole = chance + generator.gamma(2, 1, number) + generator.normal(0, 0.5, number)
            held += holds(ratio(Counter(zip(chance.tolist(), whole.tolist(), strict=True))), 1 / 3)
        assert LEAST <= held / 300 <= MOST


def test_what_the_same_cards_decide_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals of which a third are won by the cards: that is the correlation of their two games."""
    monkeypatch.setattr(intervals, "RESAMPLES", 399)
    generator = np.random.default_rng(12)
    held = 0
    for _ in range(400):
        cards = generator.random(60) < 1 / 3
        games = generator.integers(0, 2, (2, 60))
        games[1] = np.where(cards, games[0], games[1])
        counts: Counter[tuple[float, ...]] = Counter((*map(float, (a, b, a, b, a * b)),) for a, b in games.T)
        held += holds(of_means(counts, correlated, (-1.0, 1.0)), 1 / 3)
    assert LEAST <= held / 400 <= MOST


def test_differences() -> None:
    for number, one, other in ((15, 0.9, 0.6), (30, 0.97, 0.9), (60, 0.5, 0.45)):
        found = [share(k, number) for k in range(number + 1)]
        held = sum(
            first * second
            for k, first in enumerate(binomial(number, one))
            for m, second in enumerate(binomial(number, other))
            if holds(found[k].minus(found[m]), one - other)
        )
        assert LEAST <= held <= 0.98, "two shares of few games jump"


def test_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "RESAMPLES", 199)
    generator = np.random.default_rng(13)
    names, truth = ("a", "b", "c"), np.array([150.0, 0.0, -150.0])
    held = []
    for _ in range(60):
        table = {}
        for one, other in ((0, 1), (0, 2), (1, 2)):
            odds = 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
            table[names[one], names[other]] = (generator.binomial(2, odds, 25) / 2).tolist()
        drawn = {pair: arena.drawn_again(generator, scores) for pair, scores in table.items()}
        low, high = np.quantile(arena.elo(names, dict.fromkeys(table, 25), drawn), [0.025, 0.975], axis=0)
        held.append((low <= truth) & (truth <= high))
    assert LEAST - 0.02 <= np.mean(held) <= MOST + 0.01, "of 180 that are not independent"


# --- single ones ------------------------------------------------------------------------------------------------------


def test_students_t_is_that_of_the_tables() -> None:
    known = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 10: 2.228, 30: 2.042, 100: 1.984}
    assert {degrees: round(student(degrees), 3) for degrees in known} == known
    assert student(10, 0.99) == pytest.approx(3.169, abs=0.001)


def test_one_game_proves_nothing() -> None:
    assert mean_of_parts(1, 1.0, 1.0) == Estimate(1.0, 0.0, 1.0)
    assert share(1, 1).low < 0.25
    alone = mean_of([12.0])
    assert not alone.known
    assert alone.to_json() == {"mean": 12.0, "low": None, "high": None}
    assert figure(alone) == "12.0 ± ?".replace(" ", "\N{NO-BREAK SPACE}")
    assert percent(share(1, 1)).startswith("100.0\N{NO-BREAK SPACE}% (20.7 to 100.0)")
    assert ratio({(1.0, 2.0): 5}) == Estimate(0.5, 0.0, 1.0), "too few games to resample"


def test_a_row_of_equal_results_is_never_sure() -> None:
    for number in (2, 10, 1000):
        assert share(0, number).high > 3 / (number + 4)
        assert mean_of_parts(number, number, number).low < 1 - 3 / (number + 4)
        assert mean_of_parts(number, number / 2, number / 4).error > 0.2 / number, "all deals one to one"
    assert mean_of([130.0] * 20) == Estimate(130.0, 130.0, 130.0)
    assert figure(mean_of([130.0] * 20)) == "130.0 always", "no spread, and no interval that pretends to one"


def test_intervals_stay_where_figures_can_be() -> None:
    near = mean_of_parts(40, 39.5, 39.25)
    assert 0.9 < near.low < near.mean < near.high <= 1
    assert near.mean - near.low > 2 * (near.high - near.mean)
    assert near.differs_from(0.85) and not near.differs_from(0.95)
    assert near.differs_from(0.85, 1.5) > near.differs_from(0.85, 3.0), "a wider one leaves less out"


def test_decisions_of_one_game_count_as_one() -> None:
    once = intervals.ratio_of_parts([(3.0, 4), (1.0, 4)] * 10)
    again = intervals.ratio_of_parts([(6.0, 8), (2.0, 8)] * 10)
    assert once == pytest.approx(again)
    held = intervals.ratio_of_parts([(float(number % 4 == 0), 1) for number in range(40)])
    assert held == pytest.approx(share(10, 40), abs=0.05), "of one each, it is a share"
    assert intervals.ratio_of_parts([(0.0, 50)] * 10).high > 0.2, "500 moments of ten games"


@pytest.mark.parametrize("games", [22, 48, 120])
@pytest.mark.parametrize("truth", [0.0025, 0.01, 0.025])
def test_a_share_that_few_games_have_is_not_taken_for_sure(games: int, truth: float) -> None:
    """Half of something is lost now and then, and several times in a game."""
    generator = np.random.default_rng(7)
    held = 0
    for _ in range(100):
        decisions = generator.integers(1, 5, games)
        lost = 0.5 * generator.binomial(decisions, 2 * truth)
        held += holds(intervals.ratio_of_parts(list(zip(lost.tolist(), decisions.tolist(), strict=True))), truth)
    assert held >= 100 * LEAST


# --- figures in the documentation -------------------------------------------------------------------------------------

DOCS = ROOT / "docs"
NUMBER = r"(\d+(?:\.\d+)?)"
RATE = re.compile(rf"{NUMBER}(?: %)?(?: ± {NUMBER}| \({NUMBER} to {NUMBER}\))(?: \((\d+)(?: deals)?\))?")
COUNTED = ("deals", "deals of each", "games")  # columns that say how many a rate is of


def tables(page: Path) -> Iterator[list[list[str]]]:
    """The tables of a page, their heads first."""
    for is_table, lines in groupby(page.read_text(encoding="utf-8").splitlines(), lambda line: line.startswith("|")):
        if is_table:
            yield [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def rates(page: Path) -> Iterator[tuple[str, re.Match[str], int]]:
    """Every rate with its interval in a table that says of how many deals or games it is."""
    for heads, _, *rows in tables(page):
        column = next((heads.index(name) for name in COUNTED if name in heads), None)
        for row in rows:
            for cell in row:
                for rate in RATE.finditer(cell):
                    number = rate[5] or (column is not None and re.split(r"\D", row[column].replace(",", ""))[0])
                    if number:
                        yield f"{row[0]}: {cell}", rate, int(number)


def outside_tables(page: Path) -> Iterator[tuple[str, re.Match[str], int | None]]:
    """Every rate with its interval in a page's sentences, and of how many deals it is, where that is said."""
    for line in page.read_text(encoding="utf-8").splitlines():
        for rate in RATE.finditer(line) if not line.startswith("|") else ():
            if not re.search(r"\.\d\d", rate[0]):  # finer than rates are told: a difference of logits
                yield rate[0], rate, int(rate[5]) if rate[5] else None


def fits(rate: re.Match[str], number: int | None) -> bool:
    """Whether the program would state this interval, for some spread of so many deals or games, or of any number."""
    mean, error, low, high = (float(part or "nan") for part in rate.groups()[:4])
    near = 0.51 * 10.0 ** -len(rate[1].partition(".")[2])
    width = 2 * error if rate[2] else high - low
    for seen in np.clip(np.linspace(mean - near, mean + near, 21), 0, 100).tolist():
        share_seen = seen / 100
        few, many = 1.0, 1e6
        if number is not None:
            few, many = float(number), coin_throws(number, number * share_seen, number * share_seen**2)
        for _ in range(40):  # the more throws, the narrower
            middle = math.sqrt(few * many)
            found = wilson(share_seen, middle, normal()).scaled(100)
            few, many = (middle, many) if 2 * found.error > width else (few, middle)
        stated, reckoned = ((error,), (found.error,)) if rate[2] else ((low, high), (found.low, found.high))
        same_form = ("±" in figure(found)) == (rate[2] is not None)
        if same_form and all(abs(one - other) <= near for one, other in zip(stated, reckoned, strict=True)):
            return True
    return False


@pytest.mark.parametrize("page", sorted(DOCS.glob("*.md")), ids=lambda page: page.stem)
def test_the_intervals_of_rates_in_the_documentation_are_the_programs_own(page: Path) -> None:
    found = [*rates(page), *outside_tables(page)]
    wrong = [f"{told} is not of {number or 'any'}" for told, rate, number in found if not fits(rate, number)]
    assert wrong == []


GAMES = re.compile(r"^    tavoliere lab .* --games (\d+)", re.MULTILINE)
SHARE = re.compile(rf"{NUMBER} %(?: ± {NUMBER}| \({NUMBER} to {NUMBER}\))")
OF_SOME_GAMES = re.compile("after|at half|before")  # of those in which somebody leads alone
RESAMPLED = re.compile("among equals")  # of swings or of deals: nothing in a table says how they spread


@pytest.mark.parametrize("page", sorted((DOCS / "studies").glob("[!R]*.md")), ids=lambda page: page.stem)
def test_the_intervals_of_shares_in_a_study_are_those_of_its_games(page: Path) -> None:
    [games] = GAMES.findall(page.read_text(encoding="utf-8").replace("\N{NO-BREAK SPACE}", " "))
    wrong = []
    for heads, _, *rows in tables(page):
        for row in rows:
            for head, cell in zip(heads, row, strict=True):
                of = SHARE.fullmatch(cell.replace("\N{NO-BREAK SPACE}", " "))
                if not of or RESAMPLED.search(head):
                    continue
                times = QUICKER if head == "squire over novice" else 1
                number = None if OF_SOME_GAMES.match(head) else times * int(games)
                if not fits(of, number):
                    wrong.append(f"{row[0]}, {head}: {cell} is not of {number or 'any'}")
    assert wrong == []


CAME_TRUE = re.compile(RATE.pattern + r" \((\d{3,}), \d+\)")  # of so many moments of so many games
DECISIONS = re.compile(r"(\d+)(?: decisions)? of \d+")  # of so many games
WITHIN = re.compile(r"(\d+\.\d) \((\d+) to (\d+)\)")  # of the values and losses of so many positions, five each


def rate_and_error(rate: re.Match[str]) -> tuple[float, float, float]:
    """What was seen, and from where to where its interval goes."""
    seen = float(rate[1])
    return (seen, seen - float(rate[2]), seen + float(rate[2])) if rate[2] else (seen, float(rate[3]), float(rate[4]))


def test_what_is_counted_within_games_or_positions_is_no_surer_than_if_all_were_independent() -> None:
    found = []
    for page in DOCS.glob("*.md"):
        for heads, _, *rows in tables(page):
            for row in rows:
                for rate in CAME_TRUE.finditer(" ".join(row)):
                    assert fits(rate, None), rate[0]
                    found.append((rate[0], *rate_and_error(rate), int(rate[6]), 0.11))
                for head, cell in zip(heads, row, strict=True) if row[0].startswith("perfect") else ():
                    if (of := DECISIONS.search(head)) and (perfect := RATE.fullmatch(cell)):
                        found.append((perfect[0], *rate_and_error(perfect), int(of[1]), 0.11))
                positions = row[heads.index("positions")] if "positions" in heads else ""
                for rate in WITHIN.finditer(" ".join(row)) if positions.isdigit() else ():
                    mean, low, high = map(float, rate.groups())
                    found.append((rate[0], mean, low, high, 5 * int(positions), 0.51))
    assert len(found) > 50
    for told, mean, low, high, number, near in found:
        narrowest = wilson(mean / 100, number, normal()).scaled(100)
        assert low <= narrowest.low + near and high >= narrowest.high - near, told


def test_an_interval_that_is_too_narrow_is_found() -> None:
    assert sum(len(list(rates(page))) for page in DOCS.glob("*.md")) > 120
    for told, right in (("100.0 ± 1.7", False), ("100.0 (91.2 to 100.0)", True), ("97.5 ± 3.4", False)):
        rate = RATE.match(told)
        assert rate is not None and fits(rate, 40) == right
