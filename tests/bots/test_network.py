"""The learned evaluation: the same in every form to the last bit, and a file that is checked before it is used."""

import pickle
import random
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import tavoliere as tv
from tavoliere.bots import LEVELS, SearchBot, bot, bots, network
from tavoliere.bots.network import (
    ALIGNED,
    FILE,
    MAGIC,
    Damaged,
    Network,
    NetworkUnusable,
    features_hash,
    network_of,
    networks_file,
    quantised,
    read_networks,
    side_outputs,
    write_networks,
)
from tests.bots.networks import random_network, random_weights
from tests.bots.test_features import LEARNED, Setting, every_learned, positions
from tests.games.settings import label

GAME = tv.game("carolus-magnus", players=2)


def decisions(game: tv.Game, seed: int, every: int) -> list[tv.Position]:
    """Positions in which a player has a choice."""
    played = positions(game, seed, True)
    return [one for one in played if one.actor not in (None, tv.CHANCE) and len(one.actions) > 1][::every]


def trees(game: tv.Game, slow: tv.Game, position: tv.Position, judge: Network, seed: int = 5) -> list[Any]:
    assert position.actor is not None
    view = position.view(position.actor)
    twin = slow.restore(view.raw).view(position.actor)
    return [SearchBot(network=judge).planted(one, seed) for one in (view, twin)]


# --- both forms ----------------------------------------------------------------------------------------------------


@every_learned
@pytest.mark.parametrize("evaluate", ["leaf", "quiet"])
@pytest.mark.parametrize("priors", [False, True], ids=["formula", "learned"])
def test_both_forms_of_the_search_grow_the_same_tree(setting: Setting, evaluate: str, priors: bool) -> None:
    game, slow = tv.game(setting[0], **setting[1]), tv.game(setting[0], interpreted=True, **setting[1])
    ways: dict[str, Any] = {
        "evaluate": evaluate,
        "priors": priors,
        "formulas": 0.7 * priors,
        "exploration": 0.5,
    }
    judge = random_network(game, embedding_bytes=1 + priors, **ways)
    for position in decisions(game, 7, 74):
        compiled, interpreted = trees(game, slow, position, judge)
        for tree in (compiled, interpreted):
            tree.think(16)
        assert compiled.root_branches() == interpreted.root_branches()
        assert compiled.chances_of_seats() == interpreted.chances_of_seats()


@pytest.mark.parametrize("first", [32, 64, 128, 256])
@pytest.mark.parametrize("setting", LEARNED[::4], ids=label)  # numbers of players are nothing to a network
def test_the_compiled_network_is_the_interpreted_one_to_the_last_bit(setting: Setting, first: int) -> None:
    game, slow = tv.game(setting[0], **setting[1]), tv.game(setting[0], interpreted=True, **setting[1])
    for kind in (1, 2):
        judge = random_network(game, first, seed=first + kind, embedding_bytes=kind, priors=True)
        for position in decisions(game, first, 23):
            compiled, interpreted = trees(game, slow, position, judge, seed=first)
            for tree in (compiled, interpreted):
                tree.think(1)
            assert compiled.chances_of_seats() == interpreted.chances_of_seats()
            assert compiled.root_branches() == interpreted.root_branches()


@every_learned
def test_whole_numbers_are_close_to_what_was_trained(setting: Setting) -> None:
    game = tv.game(setting[0], **setting[1])
    features = game.definition.features
    assert features is not None
    weights = random_weights(game, 64)
    starts = np.cumsum((0, *features.WIDTHS))[:-1]
    for kind, close in ((1, 0.1), (2, 0.02)):
        judge = quantised("x", weights, features, embedding_bytes=kind)
        for position in decisions(game, 3, 29):
            values = np.frombuffer(position.features_for(position.eyes), np.uint8)
            rows = weights.embedding[(starts + values)[values > 0]]
            first = np.clip(weights.bias + rows.sum(axis=0), 0, 1)
            second = np.clip(weights.hidden @ first + weights.hidden_bias, 0, 1)
            logits = weights.value @ second + weights.value_bias
            wanted = np.exp(logits) / np.exp(logits).sum()
            assert judge.chances(values.tolist()) == pytest.approx(wanted.tolist(), abs=close)


@every_learned
def test_a_thought_with_a_network(setting: Setting) -> None:
    game = tv.game(setting[0], **setting[1])
    thinker = SearchBot(seconds=60, iterations=100, network=random_network(game, priors=True))
    for position in decisions(game, 4, 41):
        assert position.actor is not None
        view = position.view(position.actor)
        thought = thinker.think(view, generator=random.Random(1))
        assert sum(dict(zip(game.sides, thought.chances, strict=True)).values()) == pytest.approx(1)
        assert sum(one.prior for one in thought.alternatives) == pytest.approx(1)
        assert all(0 <= one.value <= 1 for one in thought.alternatives)
        alike = [SearchBot(seconds=60, iterations=100, network=thinker.network) for _ in range(2)]
        one, other = (twin.think(view, generator=random.Random(1)) for twin in alike)
        assert one[:-1] == other[:-1], "the same seed, the same thought"


def test_a_finished_game_is_worth_its_result() -> None:
    for position in reversed(decisions(GAME, 5, 1)):
        assert position.actor is not None
        tree = SearchBot(network=random_network(GAME)).planted(position.view(position.actor), 1)
        tree.think(200)
        ends = {int(one) for one in position.actions if position.play(one).actor is None}
        if ends:
            for action, visits, mean, _ in tree.root_branches():
                result = position.play(action).result
                if result is not None and visits:
                    assert mean == pytest.approx(float(position.actor in result.winners) / len(result.winners))
            return
    pytest.fail("no decision ended a game")


def test_partners_share_what_their_side_is_worth() -> None:
    assert side_outputs((0, 1, 0, 1)) == [[0, 1, 0, 1], [1, 0, 1, 0], [0, 1, 0, 1], [1, 0, 1, 0]]
    assert side_outputs((0, 1, 2)) == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]
    game = tv.game("carolus-magnus", players=4)
    position = decisions(game, 2, 30)[1]
    assert position.actor is not None
    tree = SearchBot(network=random_network(game)).planted(position.view(position.actor), 1)
    tree.think(1)
    chances = tree.chances_of_seats()
    assert chances[0] == chances[2] and chances[1] == chances[3] and sum(chances) == pytest.approx(1)


def test_a_tree_of_another_network_is_not_adopted() -> None:
    position = decisions(GAME, 1, 9)[2]
    assert position.actor is not None
    one, other = random_network(GAME), random_network(GAME, seed=2)
    old = SearchBot(network=one).planted(position.view(position.actor), 1)
    old.think(2000)
    later = position.play(max(old.root_branches(), key=lambda line: line[1])[0])
    assert later.actor == position.actor, "a decision of the same seat follows"
    assert SearchBot(network=one).planted(later.view(later.actor), 1).adopt(old) > 0
    assert SearchBot(network=other).planted(later.view(later.actor), 1).adopt(old) == 0
    assert SearchBot().planted(later.view(later.actor), 1).adopt(old) == 0


# --- files ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def written(tmp_path: Path) -> Path:
    path = tmp_path / FILE
    small = quantised(
        "small", random_weights(GAME, 32, seed=3), features(), seen(), embedding_bytes=1, evaluate="quiet"
    )
    write_networks(path, GAME.definition, [random_network(GAME, 64, generation=3, deals=17, exploration=0.5), small])
    return path


def features() -> Any:
    assert GAME.definition.features is not None
    return GAME.definition.features


def seen() -> Any:
    return np.random.default_rng(1).random(sum(features().WIDTHS)) < 0.5


def test_networks_come_back_as_they_were_written(written: Path) -> None:
    name = random_network(GAME).name
    found = read_networks(written, GAME.definition)
    assert list(found) == [name, "small"]
    kept = random_network(GAME, 64, generation=3, deals=17, exploration=0.5)
    for part, one in found[name].arrays._asdict().items():
        other = getattr(kept.arrays, part)
        assert one.dtype == other.dtype and (one == other).all()
        assert not one.flags.writeable
        assert one.__array_interface__["data"][0] % ALIGNED == 0
    assert found[name].settings == kept.settings
    assert (found[name].generation, found[name].deals, found["small"].evaluate) == (3, 17, "quiet")
    assert list(read_networks(written, GAME.definition, "small")) == ["small"]
    again = pickle.loads(pickle.dumps(found[name]))
    assert again.chances([1] * len(features().WIDTHS)) == kept.chances([1] * len(features().WIDTHS))


def test_rows_that_training_never_saw_take_no_room(written: Path) -> None:
    small = read_networks(written, GAME.definition, "small")["small"]
    starts = np.cumsum((0, *features().WIDTHS))[:-1]
    used = seen()
    used[starts] = False
    assert len(small.arrays.embedding) == used.sum()
    assert ((small.arrays.rows >= 0) == used).all()


def damages(good: bytes) -> Iterator[tuple[str, bytes]]:
    """What can be wrong with a file, and the file with it."""
    header = len(MAGIC) + 40
    length = int.from_bytes(good[header - 8 : header], "little")
    yield "it is empty", b""
    yield "it is no file of networks", b"x" * 500
    yield "its header is damaged", good[:60]
    yield "its header is damaged", good[: header + 20] + b"!" + good[header + 21 :]
    yield "its header is damaged", good[: header - 8] + b"\xff" * 8 + good[header:]
    yield "is damaged", good[: header + length + 1000]
    yield "is damaged", good[:-1]
    for at in (header + length + 5, header + length + 3000):
        yield "is damaged", good[:at] + bytes([good[at] ^ 1]) + good[at + 1 :]


def test_a_damaged_file_is_refused(written: Path) -> None:
    good = written.read_bytes()
    for problem, bad in damages(good):
        other = written.with_name("bad")
        other.write_bytes(bad)
        with pytest.raises(Damaged, match=problem):
            read_networks(other, GAME.definition)


def test_a_file_for_something_else_is_refused(written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Damaged, match="it is for carolus-magnus"):
        read_networks(written, tv.GAMES["san-marco"])
    monkeypatch.setattr(network, "features_hash", lambda _: "other")
    with pytest.raises(Damaged, match="other features"):
        read_networks(written, GAME.definition)


def test_the_hash_of_features_is_of_what_they_do(tmp_path: Path) -> None:
    module: Any = ModuleType("features")
    module.__file__ = str(tmp_path / "features.py")

    def hashed(text: str, far: int = 1) -> str:
        module.WIDTHS, module.POLICY, module.FAR = (2, 3), 1, far
        Path(module.__file__).write_text(text)
        return features_hash(module)

    same = hashed('"""One."""\n\ndef eyes(s):\n    """Two."""\n    return FAR\n')
    assert same == hashed('"""Another."""\ndef eyes(s):  # why\n    "Three."\n    return FAR\n')
    assert same == hashed("RISING = (1,)\nSIGNED = tuple(range(FAR))\ndef eyes(s):\n    return FAR\n")
    assert same != hashed("OTHER = (1,)\ndef eyes(s):\n    return FAR\n")
    assert same != hashed("def eyes(s):\n    return 2\n")
    assert same != hashed("def eyes(s):\n    return FAR\n", far=2)


def test_wrong_arrays_are_refused() -> None:
    good = random_network(GAME)

    def changed(**given: Any) -> None:
        Network("x", good.arrays._replace(**given), good.shift, good.widths)

    changed()
    wide = np.full_like(good.arrays.embedding, 32767)
    for given in (
        {"rows": good.arrays.rows[1:]},
        {"rows": np.full_like(good.arrays.rows, len(good.arrays.embedding))},
        {"rows": np.full_like(good.arrays.rows, -2)},
        {"bias": good.arrays.bias.astype(np.int64)},
        {"bias": good.arrays.bias[:31], "hidden": good.arrays.hidden[:31], "embedding": good.arrays.embedding[:, :31]},
        {"embedding": wide},
        {"hidden": good.arrays.hidden.T},
        {"value": np.full_like(good.arrays.value, 32767)},
        {"value_bias": np.full_like(good.arrays.value_bias, 2**31 - 1)},
    ):
        with pytest.raises(Damaged):
            changed(**given)


def judged_by(path: Path) -> str:
    """What a process says and chooses whose game's networks are that file."""
    script = f"""
import random, pathlib, tavoliere as tv
from tavoliere.bots import bot, network
network.networks_file = lambda definition: pathlib.Path({str(path)!r})
game = tv.game({GAME.name!r}, players=2)
for _ in range(2):
    tree = bot("emperor").planted(tv.Match(game, seed=1).view(tv.Match(game, seed=1).position.actor), 1)
    tree.think(10)
print(tree.chances_of_seats())
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return done.stdout + done.stderr


def test_the_emperor_uses_the_network_or_says_once_why_not(written: Path) -> None:
    with_network = judged_by(written)
    assert "Warning" not in with_network
    good = written.read_bytes()
    written.unlink()
    without = judged_by(written)
    assert "Warning" not in without and without != with_network
    written.write_bytes(good[:100])
    damaged = judged_by(written)
    assert damaged.count("NetworkUnusable") == 1 and "its header is damaged" in damaged
    assert without.strip() in damaged


def test_every_network_that_is_shipped_can_be_used() -> None:
    for name, options in LEARNED:
        game = tv.game(name, **options)
        if (networks_file(game.definition)).exists():
            assert (networks_file(game.definition)).stat().st_size <= 2_000_000
            with warnings.catch_warnings():
                warnings.simplefilter("error", NetworkUnusable)
                network_of(game)


def test_the_classic_emperor_is_known_and_no_level() -> None:
    assert "emperor-classic" in bots() and "emperor-classic" not in LEVELS
    classic, emperor = bot("emperor-classic:0.05"), bot("emperor:0.05")
    assert isinstance(classic, SearchBot) and classic.network is None
    assert isinstance(emperor, SearchBot) and emperor.network is network_of
