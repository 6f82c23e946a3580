"""Each with a phone of their own at a real game: recorded games, told by everybody as far as they see them."""

import random

import pytest

import tavoliere as tv
from tavoliere.engine.errors import IllegalAction
from tavoliere.referee.own import OwnGame, ask, tell
from tavoliere.referee.record import read
from tavoliere.referee.replay import Replay
from tests.games.settings import LABELS, SETTINGS
from tests.referee.entries import next_told
from tests.referee.test_referee import match_of, record_of


def typed(match: tv.Match, mine: OwnGame) -> list[str]:
    """What a player types next of their own."""
    return [match.steps[len(mine.replay.match.steps)].text]


@pytest.mark.parametrize("label", ["cardcassonne-3", "san-marco-4"])
def test_everybody_types_their_own_cards_when_they_like(label: str) -> None:
    match, generator = match_of(SETTINGS[LABELS.index(label)]), random.Random(3)
    common, seats = Replay(read(record_of(match, "own"))), range(match.game.players)
    mine = [OwnGame(common, seat, ()) for seat in seats]
    while (texts := next_told(match, common)) is not None:
        actor, step = common.actor, len(common.match.steps)
        if actor is not None and actor in seats:
            mine[actor] = OwnGame(common, actor, mine[actor].own, mine[actor])
        if actor is not None and actor in seats and common.waiting is None and not mine[actor].behind:
            mine[actor] = tell(mine[actor], [match.steps[step].text])
        else:
            for text in texts:
                common.tell(text)
        for seat in [actor] if actor in seats and generator.random() < 0.8 else seats:
            assert seat is not None
            mine[seat] = OwnGame(common, seat, mine[seat].own, mine[seat])
            while mine[seat].asked and generator.random() < 0.7:
                mine[seat] = tell(mine[seat], typed(match, mine[seat]))
            assert mine[seat].problem is None
            there = match.positions[len(mine[seat].replay.match.steps)]
            assert mine[seat].replay.position.hidden_from(seat).raw == there.hidden_from(seat).raw
    for seat in seats:
        mine[seat] = OwnGame(common, seat, mine[seat].own, mine[seat])
        while mine[seat].asked:
            mine[seat] = tell(mine[seat], typed(match, mine[seat]))
        assert mine[seat].replay.position.result == match.position.result
        again = OwnGame(common, seat, mine[seat].own)
        assert again.replay.position.raw == mine[seat].replay.position.raw


def test_what_one_typed_is_asked_again_where_it_does_not_fit() -> None:
    match = match_of(SETTINGS[LABELS.index("cardcassonne-3")])
    common = Replay(read(record_of(match, "own")))
    while not any(action.text.startswith("play-unseen") for action in common.options):
        for text in next_told(match, common) or []:
            common.tell(text)
    actor = common.actor
    assert actor is not None
    mine = OwnGame(common, actor, ())
    while mine.asked:
        mine = tell(mine, typed(match, mine))
    card = next(action for action in mine.replay.options if action.text.startswith("play "))
    row = card.words[1]
    common.tell(f"play-unseen {row}")  # by whoever leads
    behind = OwnGame(common, actor, mine.own, mine)
    assert behind.asked and all(action.words[1] == row for action in behind.asked)
    assert ask(behind)["kind"] == "choice"
    other = next(action for action in mine.replay.options if action.text.startswith("play ") and action.words[1] != row)
    with pytest.raises(IllegalAction, match="everybody saw"):
        tell(behind, [other.text])
    wrong = OwnGame(common, actor, (*(mine.own or ()), other.text))
    assert wrong.problem is not None and wrong.asked == behind.asked
    right = tell(wrong, [card.text])
    assert right.problem is None and right.own == (*(mine.own or ()), card.text)
