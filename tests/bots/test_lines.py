"""Several decisions that are made as one, held against others: San Marco's divisions."""

import random

import pytest

import tavoliere as tv
from tavoliere.bots import SearchBot, bot
from tavoliere.bots.lines import after, loss_against, weighed
from tavoliere.bots.network import network_of
from tavoliere.engine.action import Action
from tavoliere.engine.game import CHANCE, Position, View
from tavoliere.lab.playing import generators, walk

GHOSTS = tv.game("san-marco", players=2, variant="ghosts")


def dividing(game: tv.Game, number: int, skipped: int = 4) -> View:
    """Somebody who is about to divide, in the middle of a game of squires."""
    before: Position | None = None
    for position, _ in walk(game, ("squire",) * game.players, *generators(8, number)):
        begins = before is not None and before.actor == CHANCE and position.actions[0].block.name == "divide"
        if begins and not skipped:
            assert position.actor is not None
            return position.view(position.actor)
        skipped -= begins
        before = position
    raise AssertionError("nobody divides")


def division(view: View, choose: random.Random | None = None) -> list[Action]:
    """All cards into offers: as a squire does, or at random."""
    position, line = view.supposed, []
    squire = bot("squire")
    while position.actor == view.seat and position.actions[0].block.name == "divide":
        seen = position.view(view.seat)
        line.append(choose.choice(position.actions) if choose else squire.choose(seen, random.Random(1)))
        position = position.play(line[-1])
    return line


def thinking(iterations: int) -> SearchBot:
    return SearchBot(seconds=3600, iterations=iterations, network=network_of)


def test_a_bad_division_is_told_from_a_good_one_and_a_long_search_says_so_too() -> None:
    view = dividing(GHOSTS, 1)
    good = division(view)
    lines = [division(view, random.Random(seed)) for seed in range(12)]
    bad = min(lines, key=lambda line: weighed(thinking(600), view, [line], random.Random(3))[0].value)
    stated = loss_against(thinking(6000), view, bad, good, random.Random(4))
    assert stated.loss > max(0.05, stated.margin), "worth a tutor's question"
    long = loss_against(thinking(60_000), view, bad, good, random.Random(5))
    assert long.loss == pytest.approx(stated.loss, abs=stated.margin)
    back = loss_against(thinking(6000), view, good, bad, random.Random(4))
    assert back.loss == pytest.approx(-stated.loss, abs=1e-9), "with the same luck, the same the other way round"


def test_the_same_division_in_another_order_loses_nothing() -> None:
    game = tv.game("carolus-magnus", players=2)
    position = next(
        one for one, _ in walk(game, ("squire",) * 2, *generators(1, 1)) if one.actor == 0 and len(one.actions) > 20
    )
    view = position.view(0)
    first = position.actions[0]
    second = next(one for one in position.play(first).actions if one in position.actions and one != first)
    assert after(view, [first, second]) is not None
    assert loss_against(thinking(1), view, [first, second], [second, first], random.Random(1)) == (0.0, 0.0)


def test_a_line_is_made_of_ones_own_decisions_as_long_as_nothing_comes_to_light() -> None:
    view = dividing(GHOSTS, 2)
    line = division(view)
    assert after(view, line) is not None
    assert after(view, [*line, line[-1]]) is None, "somebody else decides"
    assert after(view, [view.game.all_actions[0]]) is None
    with pytest.raises(ValueError, match="legal"):
        weighed(thinking(10), view, [[*line, line[-1]]], random.Random(1))


def test_what_a_division_is_worth_depends_on_what_its_seat_knows_alone() -> None:
    view = dividing(tv.game("san-marco", players=4), 1, skipped=1)
    other = view.redeal(random.Random(9)).view(view.seat)
    line = division(view)
    one, two = (weighed(thinking(200), seen, [line, line], random.Random(1)) for seen in (view, other))
    assert one == two
    assert one[0].visits == one[1].visits == 100
