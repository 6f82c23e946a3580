"""A game in the form in which a page is told of it: steps, scenes, where it stands, what can be chosen.

Plain data, ready to be written as JSON; words travel as names of messages.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tavoliere.engine.action import Action
from tavoliere.engine.game import Game, Position, View
from tavoliere.table.choices import Entry, entries
from tavoliere.table.scenes import Scene
from tavoliere.words import Message
from tavoliere.words.told import message_json


def lines_told(lines: Iterable[tuple[int, Message, int]]) -> list[dict[str, Any]]:
    return [{"seat": seat, "tells": message_json(told), "points": points} for seat, told, points in lines]


def step_told(game: Game, index: int, before: Position, number: int, came_of: Iterable[Message]) -> dict[str, Any]:
    """A step, counted from 0, of which the action with this number is seen, with what came of it."""
    action = game.all_actions[number]
    messages = [game.sentence(before, number), *(game.remarks() if index == 0 else []), *came_of]
    return {
        "n": index + 1,
        "actor": before.actor,
        "name": action.block.name,
        "words": action.words,
        "tells": [message_json(message) for message in messages],
    }


def scene_told(scene: Scene, scores: Sequence[int], shown: dict[str, Any] | None) -> dict[str, Any]:
    return {
        "first": scene.first + 1,
        "n": scene.end,
        "by": scene.by,
        "tells": [message_json(message) for message in scene.tells],
        "gains": [gain._asdict() for gain in scene.gains],
        "summary": scene.summary
        and {"title": message_json(scene.summary.title), "lines": lines_told(scene.summary.lines)},
        "scores": scores,
        "shown": shown,
    }


def seen_told(view: View) -> dict[str, Any]:
    """What somebody sees on the table."""
    game = view.game
    prompt = message_json(game.prompt(view))
    return {"prompt": prompt, "view": view.to_json(), "derived": game.derived(view), "scores": view.scores}


def choices_told(
    view: View, actions: Iterable[tuple[Action, bool]], says: Mapping[Action, Message]
) -> list[dict[str, Any]]:
    """Actions that can be chosen, each with whether it can't be taken back; `says` are their sentences.

    Of what nobody sees the details of there is nothing more to say than that.
    """
    game = view.game
    return [
        {
            "number": int(action),
            "text": action.text,
            "name": action.block.name,
            "words": action.words,
            "says": message_json(says[action]),
            "preview": [] if action.block.masked else [message_json(message) for message in game.preview(view, action)],
            "changes": {} if action.block.masked else game.changes(view, action),
            "final": is_final,
        }
        for action, is_final in actions
    ]


def entries_told(view: View, actions: Sequence[Action], says: Mapping[Action, Message]) -> list[dict[str, Any]]:
    """The choices as a list to be shown."""

    def told(shown: Iterable[Entry]) -> list[dict[str, Any]]:
        return [
            {
                "label": message_json(one.label),
                "choices": [int(action) for action in one.actions],
                "entries": told(one.entries),
            }
            for one in shown
        ]

    return told(entries(view, actions, says=says))


def result_told(position: Position, secret: str | None) -> dict[str, Any] | None:
    """How the game ended; `secret` is that of its dice."""
    result = position.result
    if result is None:
        return None
    return {
        "scores": list(result.scores),
        "ranks": list(result.ranks),
        "winners": list(result.winners),
        "lines": lines_told(position.game.final_lines(position)),
        "secret": secret,
    }
