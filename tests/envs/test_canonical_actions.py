"""What an agent sees and what its actions' numbers mean speak of the same board.

Where two decisions look alike, in observation and mask, every number means the same in both. Positions that differ only
in names, of seats, clans, colours and places, are those that look alike most easily: a number then stands for the same
action under the other names, or, where two names are alike, for one of which the same comes.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
import pytest

import tavoliere as tv
from tavoliere.envs import SETTINGS
from tavoliere.envs.gymnasium import TavoliereEnv
from tavoliere.envs.observations import feature_places
from tavoliere.games.cardcassonne.rules import actions as cc
from tavoliere.games.carolus_magnus.rules import actions as cm
from tavoliere.games.san_marco.rules import actions as sm
from tests.bots import test_features_symmetry as symmetry
from tests.games.san_marco import test_features as san_marco
from tests.games.settings import game_of

LEARNED = [name for name, definition in tv.GAMES.items() if definition.features is not None]
Names = dict[str, str]


class Renaming(NamedTuple):
    """Other names for everything in a state."""

    state: Callable[[tv.Game, Any, int], tuple[Any, int]]  # the state under other names, and where a seat is now
    names: Callable[[tv.Game, int], Names] = lambda game, seat: {}  # what words of actions become
    block: str = ""  # the only actions that say them, if there is only one kind


def in_place(rename: symmetry.Renaming) -> Callable[[tv.Game, Any, int], tuple[Any, int]]:
    def renamed(game: tv.Game, s: Any, seat: int) -> tuple[Any, int]:
        twin = game.layout.copy(s)
        return twin, rename(twin, seat)

    return renamed


def exchanged(words: Sequence[str]) -> Callable[[tv.Game, int], Names]:
    return lambda game, seat: {words[old]: words[new] for old, new in enumerate(symmetry.exchanged(len(words), seat))}


def turned(game: tv.Game, seat: int) -> Names:
    places = len(cm.TERRITORY_WORDS)
    return {cm.TERRITORY_WORDS[i]: cm.TERRITORY_WORDS[(i + symmetry.TURNED_BY) % places] for i in range(places)}


def next_colour(s: Any, c: int) -> int:
    return int((c + 1) % s.colours if c < s.colours else c)


def next_colours(game: tv.Game, s: Any, seat: int) -> tuple[Any, int]:
    return san_marco.recoloured(game, s, lambda c: next_colour(s, c)), (seat + 1) % game.players


def next_words(game: tv.Game, seat: int) -> Names:
    s = game.unpack(game.start())
    return {word: sm.COLOUR_WORDS[next_colour(s, c)] for c, word in enumerate(sm.COLOUR_WORDS)}


RENAMINGS = {
    "cardcassonne": (
        Renaming(in_place(symmetry.next_seats_in_cards)),
        Renaming(in_place(symmetry.other_colours), exchanged(cc.COLOUR_WORDS)),
    ),
    "carolus-magnus": (
        Renaming(in_place(symmetry.next_seats_in_carolus)),
        Renaming(in_place(symmetry.other_places), turned, block="play"),
        Renaming(in_place(symmetry.other_clans), exchanged(cm.COLOUR_WORDS)),
    ),
    "san-marco": (Renaming(next_colours, next_words),),
}


def decisions(game: tv.Game) -> Iterator[tuple[Renaming, tv.Position, tv.Position, int, int]]:
    """Decisions of played games, each with its twins under other names, and the seats that decide."""
    for position in symmetry.some_positions(game):
        seat = position.actor
        if seat is None or seat == tv.CHANCE:
            continue
        for renaming in RENAMINGS[game.name]:
            state, other_seat = renaming.state(game, game.unpack(position), seat)
            try:
                twin = game.restore(game.layout.pack(state))
            except tv.ImpossiblePosition:  # the set-up, and questions that are asked in the order of the names
                continue
            yield renaming, position, twin, seat, other_seat


def under_other_names(action: Any, renaming: Renaming, names: Names) -> str:
    if renaming.block not in ("", action.block.name):
        return str(action)
    words = ("-".join(names.get(part, part) for part in word.split("-")) for word in action.words)
    return " ".join([action.block.name, *words])


@pytest.mark.parametrize("observation", ["features", "fields"])
@pytest.mark.parametrize("name", SETTINGS)
def test_decisions_that_look_alike_are_alike(name: str, observation: Any) -> None:
    of, options = SETTINGS[name]
    game = game_of(SETTINGS[name])
    envs = [TavoliereEnv(of, seat=seat, observation=observation, **options) for seat in range(game.players)]
    alike = 0
    for renaming, position, twin, seat, other_seat in decisions(game):
        seen, info = envs[seat].reset(options={"position": position.to_line()})
        choices = envs[seat].choices
        other_seen, other_info = envs[other_seat].reset(options={"position": twin.to_line()})
        other_choices = envs[other_seat].choices
        assert (seen == other_seen).all() or observation == "fields"
        if (seen == other_seen).all() and (info["action_mask"] == other_info["action_mask"]).all():
            alike += 1
            names = renaming.names(game, seat)
            for number in np.flatnonzero(info["action_mask"]).tolist():
                one, other = choices[number], other_choices[number]
                assert game.all_actions[number].block == one.block
                assert under_other_names(one, renaming, names) == str(other) or (
                    position.play(one).features_for(seat) == twin.play(other).features_for(other_seat)
                )
    assert alike > 20 or observation == "fields"


@pytest.mark.parametrize("name", LEARNED)
def test_every_feature_has_a_name_and_a_meaning(name: str) -> None:
    definition = tv.GAMES[name]
    assert definition.features is not None
    assert all(feature.meaning for feature, _ in feature_places(definition))
    assert len({feature.name for feature, _ in feature_places(definition)}) == len(feature_places(definition))
    places = [place for _, found in feature_places(definition) for place in found.flat]
    assert sorted(places) == list(range(len(definition.features.WIDTHS)))


@pytest.mark.parametrize(
    ("name", "same"),  # features that are fields as they are, for the seat that decides
    [
        ("cardcassonne", {"hand_count": lambda s: s.hand_count, "placed": lambda s: s.placed}),
        ("carolus-magnus", {"to_play": lambda s: s.to_play, "reserve": lambda s: np.transpose(s.reserve)}),
        ("san-marco", {"phase": lambda s: s.phase, "card": lambda s: s.card, "doge": lambda s: s.doge}),
    ],
)
def test_features_are_found_by_their_names(name: str, same: dict[str, Callable[[Any], Any]]) -> None:
    env = TavoliereEnv(name, seat=0)
    seen, _ = env.reset(seed=1)
    for _ in range(40):
        named, state = env.named(seen), env.game.unpack(env.position)
        largest = env.named(env._widest)
        for feature, value in same.items():
            # which clan or colour is which, the features don't say
            told, held = (np.sort(np.ravel(one)) for one in (named[feature] * largest[feature], value(state)))
            assert told == pytest.approx(np.minimum(held, np.max(largest[feature]))), feature
        seen, _, over, _, _ = env.step(env.action_space.sample())
        if over:
            seen, _ = env.reset()
