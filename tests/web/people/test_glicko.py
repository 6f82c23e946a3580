"""Glicko-2, by the example of its author, and games among several."""

import math
import re
from pathlib import Path

import pytest

import tavoliere as tv
from tavoliere.web.people.glicko import (
    NEWCOMER,
    WIDEST,
    RatedResult,
    Rating,
    Side,
    expected,
    rated,
    result_against,
    trust,
)
from tavoliere.web.people.ratings import RatedSeat, bot_rating, results_of

PAPER = [RatedResult(Rating(1400, 30), 1), RatedResult(Rating(1550, 100), 0), RatedResult(Rating(1700, 300), 0)]


def test_the_example_of_the_paper() -> None:
    """Glickman, "Example of the Glicko-2 system": 1464.06, 151.52 and 0.05999 after a victory and two defeats."""
    mine = Rating(1500, 200, 0.06)
    assert [round(trust(one.opponent), 4) for one in PAPER] == [0.9955, 0.9531, 0.7242]
    assert [round(expected(mine, one.opponent), 3) for one in PAPER] == [0.639, 0.432, 0.303]
    after = rated(mine, PAPER)
    assert (round(after.rating, 2), round(after.deviation, 2)) == (1464.05, 151.52)  # 1464.06 by its rounded steps
    assert round(after.volatility, 5) == 0.06
    assert after.volatility == pytest.approx(0.05999, abs=1e-5)


def test_steps_and_search_agree_with_a_calculation_by_bisection() -> None:
    """The volatility is where Glickman's f is zero, found here in another way."""
    before, results = Rating(1500, 60, 0.06), [RatedResult(Rating(1900, 40), 1)] * 5
    after = rated(before, results)
    phi = before.deviation / 173.7178
    chances = [expected(before, one.opponent) for one in results]
    weights = [trust(one.opponent) for one in results]
    v = 1 / sum(g**2 * e * (1 - e) for g, e in zip(weights, chances, strict=True))
    delta = v * sum(g * (1 - e) for g, e in zip(weights, chances, strict=True))

    def f(x: float) -> float:
        e = math.exp(x)
        return e * (delta**2 - phi**2 - v - e) / (2 * (phi**2 + v + e) ** 2) - (x - math.log(0.06**2)) / 0.25

    low, high = -12.0, 2.0
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if f(middle) > 0 else (low, middle)
    assert after.volatility == pytest.approx(math.exp(low / 2), rel=1e-6)
    assert after.volatility > before.volatility, "five victories against somebody so much stronger are no accident"


def test_without_games_only_the_doubt_grows() -> None:
    mine = Rating(1600, 60, 0.06)
    assert rated(mine, []) == mine.after(1)
    assert mine.after(1).deviation == pytest.approx(math.hypot(60, 173.7178 * 0.06))
    assert mine.after(365 / 4.67).deviation == pytest.approx(110, abs=1), "a year without a game"
    assert mine.after(10_000).deviation == WIDEST
    assert rated(mine, [RatedResult(Rating(1e6, 30), 0)]) == mine.after(1), "nothing is learned from what was certain"


def test_a_game_between_newcomers_is_worth_the_same_to_both() -> None:
    won, lost = (rated(Rating(), [RatedResult(Rating(), score)], periods=0) for score in (1, 0))
    assert (round(won.rating, 1), round(lost.rating, 1)) == (1662.2, 1337.8)
    assert won.deviation == pytest.approx(290.2, abs=0.1)
    assert rated(Rating(), [RatedResult(Rating(), 0.5)]).rating == NEWCOMER


# --- several ---


def at(seat: int, rank: int, rating: Rating | None = None, **more: object) -> RatedSeat:
    rated_as = Rating(1500 + 0 * seat, 100) if rating is None else rating
    given = {"side": seat, "person": f"p{seat}", **more}
    return RatedSeat(seat=seat, rank=rank, rating=rated_as, **given)  # type: ignore[arg-type]


def everybody(_: RatedSeat, __: RatedSeat) -> bool:
    return True


def test_with_two_it_is_glicko_2_itself() -> None:
    (result,) = results_of(at(0, 1), [at(0, 1), at(1, 2, Rating(1700, 80))], everybody)
    assert result == RatedResult(Rating(1700, 80), 1.0, 1.0)


def test_among_four_the_order_counts_for_three_games_in_all() -> None:
    players = [at(0, 1), at(1, 2), at(2, 2), at(3, 4)]
    every = [results_of(one, players, everybody) for one in players]
    assert [[one.score for one in results] for results in every] == [[1, 1, 1], [0, 0.5, 1], [0, 0.5, 1], [0, 0, 0]]
    assert sum(one.weight for results in every for one in results) / 2 == pytest.approx(3)
    changes = [rated(one.rating, results, 0).rating - 1500 for one, results in zip(players, every, strict=True)]  # type: ignore[arg-type]
    assert sum(changes) == pytest.approx(0, abs=0.1)
    assert changes[1] == changes[2] == pytest.approx(0)


def test_partners_win_and_lose_together_and_count_as_their_mean() -> None:
    strong, weak = Rating(1900, 50), Rating(1300, 50)
    sides = [0, 1, 0, 1]
    players = [
        at(seat, rank, rating, side=sides[seat])
        for seat, (rank, rating) in enumerate([(1, strong), (3, Rating(1600, 50)), (1, weak), (3, Rating(1600, 50))])
    ]
    for me in (players[0], players[2]):
        (result,) = results_of(me, players, everybody)
        assert result.score == 1
        assert me.rating is not None
        assert expected(me.rating, result.opponent) == pytest.approx(0.5, abs=0.01), "both sides have a mean of 1600"
    side = Side([strong, weak], 1)
    assert side.mean.rating == 1600
    assert result_against(side, strong, 1, Side([Rating(1600, 50)], 2), 2).opponent.rating == 1900


def test_whoever_lets_time_run_out_is_last_and_takes_no_partner_along() -> None:
    players = [at(0, 1, lost=True), at(1, 2), at(2, 3)]
    assert [one.score for one in results_of(players[0], players, everybody)] == [0, 0]
    assert [one.score for one in results_of(players[2], players, everybody)] == [1, 0]
    teams = [
        at(seat, rank, side=seat % 2, lost=seat == 0) for seat, rank in enumerate([1, 3, 1, 3])
    ]  # a bot has won for one of them
    assert [one.score for one in results_of(teams[0], teams, everybody)] == [0]
    assert [one.score for one in results_of(teams[2], teams, everybody)] == [1]
    assert [one.score for one in results_of(teams[1], teams, everybody)] == [0], "the other partner has won"


def test_bots_count_where_another_person_plays_and_are_what_the_ladder_says() -> None:
    squire = bot_rating("san-marco", "squire")
    bots = [at(1, 1, squire, person=None), at(2, 3, bot_rating("san-marco", "novice"), person=None)]
    assert results_of(at(0, 2), [at(0, 2), *bots], everybody) == [], "a game against bots alone does not count"
    players = [at(0, 2), bots[0], at(2, 3)]
    assert [(one.score, one.opponent.rating) for one in results_of(players[0], players, everybody)] == [
        (0, 1500),
        (1, 1500),
    ]
    assert results_of(players[0], players, lambda _, __: False) == [], "nor one where the others are oneself"
    unknown = [at(0, 1), RatedSeat(1, 1, 2, bot_rating("san-marco", "of-another-package")), at(2, 3)]
    assert len(results_of(unknown[0], unknown, everybody)) == 1


def test_the_ladder_is_the_measured_one() -> None:
    """docs/bots.md's games between two, each level against the one below; a percentage of 100 is one of almost."""
    steps: dict[str, list[list[float]]] = {}
    for line in Path("docs/bots.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("| ").split("|")]
        if len(cells) == 8 and cells[-1].endswith("ms") and (found := re.match(r"(.*)-2(-|$)", cells[0])):
            measured = [re.match(r"([\d.]+) (?:± [\d.]+|\([\d. to]+\)) \((\d+)\)", cells[at]) for at in (1, 2, 3, 5)]
            assert all(measured), line
            games = [(float(one[1]) / 100, 2 * int(one[2])) for one in measured if one]
            shares = [(share * count + 0.5) / (count + 1) for share, count in games]
            steps.setdefault(found[1], []).append([400 * math.log10(one / (1 - one)) for one in shares])
    assert steps.keys() == {name for name, game in tv.GAMES.items() if game.ladder}
    for game, settings in steps.items():
        gaps = [sum(gap) / len(gap) for gap in zip(*settings, strict=True)]
        ladder = [1500 - gaps[0], 1500, *(1500 + sum(gaps[1 : at + 1]) for at in (1, 2, 3))]
        assert [*tv.GAMES[game].ladder.values()] == [pytest.approx(one, abs=60) for one in ladder], game
