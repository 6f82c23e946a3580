"""Somebody at a real table who tells the referee what happens there: the recorded game, as far as people see it."""

from typing import Any

import tavoliere as tv
from tavoliere.referee.replay import Replay
from tavoliere.referee.snapshot import ask


def next_told(match: tv.Match, replay: Replay) -> list[str] | None:
    """What happens next in the recorded game; None at its end. Only what is asked for is told."""
    n = len(replay.match.steps)
    if replay.waiting is not None:
        return [f"shown {one['key']} {' '.join(lying(match, n, one['key']))}" for one in ask(replay)["shown"]]
    if n == len(match.steps):
        return None
    action = match.steps[n]
    if action not in replay.options:
        action = match.game.all_actions[match.positions[n].seen_as(action, -1)]
    return [action.text]


def lying(match: tv.Match, step: int, key: str) -> list[str]:
    """The cards that come to light at a step, read from the table as it really is."""
    before, after = (match.game.layout.unpack(position.raw) for position in match.positions[step : step + 2])
    what, _, number = key.partition("-")
    words = next(block for block in match.game.blocks if block.name == "draw").parameters[0].words
    if what == "down":
        seat = int(number)
        return [words[before.row[before.down_row[seat]][before.down_at[seat] - 1] - 1]]
    if what == "backs":
        offer = after.offer[2 * before.pair]
        return ["unseen-action"] * sum(offer[:10]) + ["unseen-limit"] * sum(offer[10:13])
    offer = before.offer[int(number) - 1]
    return [word for word, count in zip(words, offer, strict=False) for _ in range(count)]


def whole(match: tv.Match, replay: Replay) -> list[str]:
    """Everything that is told of a recorded game, from here to its end."""
    told: list[str] = []
    while (texts := next_told(match, replay)) is not None:
        for text in texts:
            replay.tell(text)
        told += texts
    return told


def people(players: int, bots: tuple[int, ...] = ()) -> list[dict[str, Any]]:
    return [{"name": "", "player": "squire" if seat in bots else "human"} for seat in range(players)]
