"""Thinking that compares several actions: equal tries, values with margins, and lines that can be shown."""

import json
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import tavoliere as tv
from tavoliere.bots import SearchBot, Thought
from tavoliere.bots.mcts import CLOSED
from tavoliere.bots.network import network_of
from tavoliere.bots.ranking import WELL_TRIED, Candidate, Tries, margin, movement, positions_along
from tavoliere.lab.regrets import Regrets, compared, searched_alone
from tavoliere.lab.regrets import decision as chosen_decision
from tests.bots.clock import Clock
from tests.bots.test_bots import moments
from tests.games.settings import LABELS, SETTINGS, game_of

Setting = tuple[str, dict[str, Any]]
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=LABELS)


def ranked(view: tv.View, iterations: int, rank: int = 3, **given: Any) -> Thought:
    thinker = SearchBot(seconds=3600, iterations=iterations, network=network_of)
    return thinker.think(view, generator=random.Random(1), rank=rank, **given)


def decision(game: tv.Game, least: int, seed: int = 1) -> tv.View:
    """The view of somebody who has many choices."""
    position = next(one for one in moments(game, seed, 1) if len(one.actions) >= least)
    return position.view(position.actor)


@every_setting
def test_a_ranking_is_the_same_compiled_and_interpreted(setting: Setting) -> None:
    game, slow = game_of(setting), game_of(setting, interpreted=True)
    for position in [one for one in moments(game, 7, 1) if len(one.actions) > 1][3:114:110]:
        assert position.actor is not None
        view = position.view(position.actor)
        one, other = ranked(view, 60, 2), ranked(slow.restore(view.raw).view(position.actor), 60, 2)
        assert [int(line.action) for line in one.alternatives] == [int(line.action) for line in other.alternatives]
        for mine, theirs in zip(one.alternatives, other.alternatives, strict=True):
            assert mine.visits == theirs.visits
            assert (mine.value, mine.margin) == pytest.approx((theirs.value, theirs.margin))
            assert list(map(int, mine.line)) == list(map(int, theirs.line))
        assert one.chances == pytest.approx(other.chances)


@every_setting
def test_the_best_are_tried_equally_often_and_come_first(setting: Setting) -> None:
    view = decision(game_of(setting), 2)
    thought = ranked(view, 800)
    assert {one.action for one in thought.alternatives} == set(view.actions)
    assert sum(one.visits for one in thought.alternatives) == thought.iterations == 800
    best = thought.alternatives[:3]
    assert thought.action == best[0].action
    values = [one.value for one in best]
    assert values == sorted(values, reverse=True)
    visits = [one.visits for one in best]
    assert max(visits) <= 1.3 * min(visits)
    assert sum(visits) >= 400, "half of the tries belong to those who are left"
    assert all(one.visits > 0 for one in thought.alternatives)
    assert all(0 <= one.value <= 1 and 0 < one.margin <= 1 for one in thought.alternatives)
    assert thought.chances[view.seat] == pytest.approx(best[0].value), "the chances are those with the best action"
    assert sum(dict(zip(view.game.sides, thought.chances, strict=True)).values()) == pytest.approx(1)


def test_what_is_cut_has_a_wide_margin_and_what_is_kept_is_compared_to_the_end() -> None:
    view = decision(tv.game("carolus-magnus", players=2), 20)
    thought = ranked(view, 2000)
    cut = thought.alternatives[-1]
    assert cut.margin > thought.alternatives[0].margin
    assert not cut.line
    again = ranked(view, 2000, keep=[cut.action])
    kept = {one.action: one for one in again.alternatives[:4]}
    assert kept[cut.action].visits > 4 * cut.visits
    assert kept[cut.action].margin < cut.margin
    illegal = next(one for one in view.game.all_actions if one not in view.actions)
    with pytest.raises(ValueError, match="legal"):
        ranked(view, 10, keep=[illegal])
    for wrong in ([], [illegal]):
        with pytest.raises(ValueError, match="legal"):
            ranked(view, 10, among=wrong)
    assert {one.action for one in ranked(view, 50, among=view.actions[:2]).alternatives} == set(view.actions[:2])


@every_setting
def test_a_line_can_be_shown_on_the_board(setting: Setting) -> None:
    steps = 0
    for position in moments(game_of(setting), 2, 30):
        assert position.actor is not None
        view = position.view(position.actor)
        for one in ranked(view, 400, rank=2).alternatives[:2]:
            positions = positions_along(view, one.action, one.line)
            assert len(positions) == len(one.line) + 2
            assert positions[0].view(view.seat) == view
            steps += len(one.line)
    assert steps > 0


def test_a_line_shows_a_card_face_down_as_the_seat_sees_it() -> None:
    view = decision(tv.game("cardcassonne", players=3), 8)
    hidden = [one for one in ranked(view, 3000).alternatives if any("unseen" in step.block.name for step in one.line)]
    assert hidden
    assert "unseen" not in hidden[0].action.block.name, "one's own card is known"
    with pytest.raises(ValueError, match="does not begin"):
        positions_along(view, hidden[0].action, [*hidden[0].line, *hidden[0].line])


def test_a_line_goes_on_while_it_is_well_tried() -> None:
    view = decision(tv.game("san-marco", players=2, variant="ghosts"), 5)
    assert all(len(one.line) == 0 for one in ranked(view, 3 * WELL_TRIED).alternatives)
    short, long = (ranked(view, iterations).alternatives[0].line for iterations in (300, 6000))
    assert len(short) < len(long)


def test_an_action_tried_alone_does_not_lack_what_another_could_begin_with() -> None:
    """Two paladins in either order come to the same: compared, the one laid first is worth as much either way."""
    game = tv.game("carolus-magnus", players=3)
    slow = tv.game("carolus-magnus", players=3, interpreted=True)
    view = decision(game, 20)
    tree = SearchBot().planted(slow.restore(view.raw).view(view.seat), 3)
    for action in view.actions[:8]:
        tree.think_about(int(action), 15)
    second = [branch for one in tree.branches(0) if one.node > 0 for branch in tree.branches(one.node)]
    assert second and not any(branch.node == CLOSED for branch in second)


def test_a_ranking_keeps_its_time_and_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    view = decision(tv.game("san-marco", players=3), 5)
    for threads in (1, 2):
        stop = threading.Event()
        with ThreadPoolExecutor(1) as pool:
            coming = pool.submit(SearchBot(seconds=3600, threads=threads).think, view, stop=stop, rank=5)
            with pytest.raises(TimeoutError):
                coming.result(timeout=0.2)
            stop.set()
            thought = coming.result(timeout=60)
        assert sum(one.visits for one in thought.alternatives) == thought.iterations > 0
    stop.set()
    assert SearchBot().think(view, stop=stop, rank=5).iterations == 1, "something is always thought"
    clock = Clock(monkeypatch)
    SearchBot(seconds=0.2).think(view, rank=5)
    assert 0.9 * 0.2 < clock.now <= 0.2


def test_both_cores_share_one_ranking() -> None:
    view = decision(tv.game("cardcassonne", players=3), 5)
    one, two = (
        SearchBot(seconds=3600, iterations=1000, threads=2).think(view, generator=random.Random(4), rank=3)
        for _ in range(2)
    )
    assert one.iterations == 1000
    assert one.alternatives == two.alternatives, "by counting, which thread is faster does not matter"


def test_a_ranking_leaves_the_trees_of_ordinary_thinking_alone() -> None:
    view = decision(tv.game("cardcassonne", players=2), 5)
    plain, mixed = (SearchBot(seconds=3600, iterations=300) for _ in range(2))
    mixed.think(view, rank=4)
    thoughts = [one.think(view, generator=random.Random(7)) for one in (plain, mixed)]
    assert thoughts[0][:4] == thoughts[1][:4]
    assert all(one.margin == 1.0 and one.line == () for one in thoughts[0].alternatives)


def test_a_long_ranking_remembers_little() -> None:
    one = Candidate(tv.game("san-marco", players=3).all_actions[0], 1, 2)
    for _ in range(20_000):
        one.take(0, Tries(32, (16.0, 16.0), 8.0))
    assert len(one.portions[0]) < 1000
    assert one.visits == one.all.number == 640_000
    assert one.halves()[0].number == pytest.approx(320_000, rel=0.05)


@pytest.mark.parametrize("wrong", [-1, 513, 1.5, "x", None])
def test_a_rank_is_a_number_of_actions(wrong: Any) -> None:
    view = decision(tv.game("cardcassonne", players=2), 2)
    with pytest.raises((TypeError, ValueError), match="rank"):
        SearchBot().think(view, rank=wrong)


def test_a_margin_reaches_as_far_as_the_value_moved() -> None:
    def candidate(*means: float) -> Candidate:
        one = Candidate(tv.game("san-marco", players=3).all_actions[0], 1, 2)
        for count, mean in zip((25, 25, 50, 100), means, strict=True):
            one.take(0, Tries(count, (count * mean, count * (1 - mean)), count * mean * mean))
        return one

    still, moving = candidate(0.5, 0.5, 0.5, 0.5).halves(), candidate(0.2, 0.3, 0.4, 0.5).halves()
    assert [one.number for one in moving] == [100, 50, 25, 25]
    assert movement(still, 0) == 0 and movement(moving, 0) == pytest.approx(0.01)
    assert margin(still, 0, 0.0, 200) < 0.02 < margin(still, 0, 0.01, 200) < margin(moving, 0, 0.01, 200)
    assert margin(still, 0, 0.01, 200) < margin(still, 0, 0.01, 1600), "less often tried than the others"
    assert margin(still, 0, 0.0, 200) < margin(still, 0, 0.0, 200, 0.05) == pytest.approx(0.005 + 2**0.5 * 0.05)
    sure = candidate(1.0, 1.0, 1.0, 1.0).halves()
    assert margin(sure, 0, 0.0, 200, 0.05) == margin(sure, 0, 0.0, 200), "who is sure to win moves no more"
    shared = candidate(0.25, 0.25, 0.25, 0.25).halves()
    assert 2 * margin(shared, 0, 0.0, 200, 0.05, 2) - 0.005 == pytest.approx(margin(still, 0, 0.0, 200, 0.05))
    untried = Candidate(tv.game("san-marco", players=3).all_actions[0], 1, 2)
    assert margin(untried.halves(), 0, 0.01, 200) == 1.0


SIXTY = json.loads((Path(__file__).parent / "positions" / "sixty-moves.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("written", SIXTY, ids=["even", "ahead"])
def test_of_sixty_moves_those_that_ordinary_thinking_hardly_tries_are_shown_as_they_are(written: Any) -> None:
    """Carolus Magnus, paladins of four colours and fifteen places for each: who wants only the best tries one."""
    position = tv.game("carolus-magnus", players=2, refill="draft").position(written)
    assert position.actor is not None and len(position.actions) == 60
    view = position.view(position.actor)
    thinker = SearchBot(seconds=3600, iterations=6000, network=network_of)
    ordinary = thinker.think(view, generator=random.Random(1))
    best = ordinary.alternatives[0]
    assert best.visits > 0.95 * ordinary.iterations

    thought = thinker.think(view, generator=random.Random(1), rank=5)
    assert max(one.visits for one in thought.alternatives) < thought.iterations / 5
    assert min(one.visits for one in thought.alternatives) >= 10
    five = thought.alternatives[:5]
    assert min(one.visits for one in five) > thought.iterations / 10
    luck = random.Random(2)
    alone = {one.action: searched_alone(thinker, view, one.action, 12_000, luck) for one in five}
    for one in five:
        assert abs(one.value - alone[one.action]) <= one.margin
        loss, margin = thought.loss(one)
        assert abs(loss - (alone[five[0].action] - alone[one.action])) <= margin

    shown = {one.action: best.value - one.value for one in ordinary.alternatives if one.visits}
    wronged = [one for one in five if shown[one.action] > 0.1 and alone[best.action] - alone[one.action] < 0.05]
    assert wronged, "what is nearly as good was shown as far worse"


def test_what_was_measured_with_a_network_is_not_said_of_a_search_without() -> None:
    steps = []
    for setting in SETTINGS:
        game = game_of(setting)
        with_network, without = (SearchBot(network=judge).usual_step(game) for judge in (network_of, None))
        assert 0 < with_network <= 0.3
        assert (with_network == without) == (network_of(game) is None)
        steps.append(with_network)
    assert len(set(steps)) > 10, "every setting has been measured"


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("cardcassonne", {"players": 3}),
        ("carolus-magnus", {"players": 2, "refill": "draft"}),
        ("san-marco", {"players": 2, "variant": "ghosts"}),
    ],
)
def test_what_is_said_of_the_best_holds_against_long_searches(name: str, options: dict[str, Any]) -> None:
    found = Regrets()
    thinker = SearchBot(seconds=3600, iterations=1000, network=network_of)
    for number in range(8):
        view = chosen_decision(tv.game(name, **options), "squire", 5, number)
        assert view is not None
        found.take(compared(thinker, view, 12, random.Random(number)))
    assert found.within("loss").mean >= 0.85
    assert found.within("value").mean >= 0.85
    assert found.mean("missed").mean < 0.03
