"""The weights of a game's `playout`: what they are multiplied by, the fit, and the file."""

import random
from pathlib import Path

import pytest

import tavoliere as tv
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.definition.source_lines import beside
from tavoliere.engine.game import CHANCE
from tavoliere.games.registry import BUILT_IN
from tavoliere.training.playout import (
    FILE,
    PlayoutTask,
    fit,
    fit_playouts,
    module_of,
    play,
    sums,
    table_in,
    with_weights,
)
from tavoliere.training.settings import CannotTrain

two = tv.game("cardcassonne", players=2)


def test_the_sums_are_what_the_playout_says() -> None:
    generator, position, compared = random.Random(3), two.start(), 0
    table = table_in(beside(two.definition.evaluation, FILE).read_text())
    while (actor := position.actor) is not None:
        if actor != CHANCE and (asked := sums(position)) is not None:
            legal, said = [int(action) for action in position.actions], [0] * 1024
            module_of(two.definition).playout(two.unpack(position), legal, len(legal), said)
            assert said[: len(legal)] == [sum(table[one] * times for one, times in row.items()) for row in asked]
            compared += 1
        drawn = actor == CHANCE
        position = position.play(position.draw(generator.random()) if drawn else generator.choice(position.actions))
    assert compared > 50


def test_the_same_seed_gives_the_same_fit_and_the_loss_falls() -> None:
    tasks = [PlayoutTask(two, 20, f"1 2 {number}") for number in range(3)]
    found, again = (fit([play(task) for task in tasks]) for _ in range(2))
    assert found == again
    assert found.decisions > 200 and found.loss < found.before - 0.1


def test_the_weights_of_one_setting_are_written_and_the_others_stay(tmp_path: Path) -> None:
    told: list[str] = []
    fit_playouts([two], 2, tmp_path, 1, 1, lambda message, **_: told.append(message), iterations=10)
    shipped, fitted = (
        table_in(path.read_text()) for path in (beside(two.definition.evaluation, FILE), tmp_path / FILE)
    )
    each = len(shipped) // 4
    assert told == ["train-playout"]
    assert len(fitted) == len(shipped) and all(isinstance(one, int) for one in fitted)
    assert fitted[:each] != shipped[:each] and fitted[each:] == shipped[each:]


@pytest.mark.parametrize(
    "definition", [one for one in BUILT_IN if beside(one.evaluation, FILE).exists()], ids=lambda one: one.name
)
def test_a_shipped_file_is_as_it_would_be_written(definition: GameDefinition) -> None:
    source = beside(definition.evaluation, FILE).read_text()
    assert source == with_weights(source, table_in(source))


def test_a_game_without_a_playout_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CannotTrain):
        fit_playouts([tv.game("carolus-magnus", players=2)], 1, tmp_path, 1, 1, print)
