"""A game in the form in which a page is told of it: steps, scenes, where it stands, what can be chosen.

Plain data, ready to be written as JSON; words travel as names of messages.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tavoliere.engine.action import Action
from tavoliere.engine.game import Position, View
from tavoliere.table.choices import Entry, entries
from tavoliere.table.match import Match
from tavoliere.table.scenes import Scene
from tavoliere.words import Message
from tavoliere.words.told import message_json


def lines_told(lines: Iterable[tuple[int, Message, int]]) -> list[dict[str, Any]]:
    return [{"seat": seat, "tells": message_json(told), "points": points} for seat, told, points in lines]


def step_told(match: Match, index: int, number: int) -> dict[str, Any]:
    """A step, counted from 0, of which the action with this number is seen."""
    game, before = match.game, match.positions[index]
    action = game.all_actions[number]
    messages = [game.sentence(before, number), *(game.remarks() if index == 0 else []), *match.came_of(index)]
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


def choices_told(view: View, says: Mapping[Action, Message], final: Iterable[bool]) -> list[dict[str, Any]]:
    """Actions that can be chosen, with their sentences, and whether each can't be taken back.

    Of what nobody sees the details of there is nothing more to say than that.
    """
    game = view.game
    return [
        {
            "number": int(action),
            "text": action.text,
            "name": action.block.name,
            "words": action.words,
            "says": message_json(sentence),
            "preview": [] if action.block.masked else [message_json(message) for message in game.preview(view, action)],
            "changes": {} if action.block.masked else game.changes(view, action),
            "final": is_final,
        }
        for (action, sentence), is_final in zip(says.items(), final, strict=True)
    ]


def entries_told(view: View, says: Mapping[Action, Message]) -> list[dict[str, Any]]:
    """The same as a list to be shown."""

    def told(shown: Iterable[Entry]) -> list[dict[str, Any]]:
        return [
            {
                "label": message_json(one.label),
                "choices": [int(action) for action in one.actions],
                "entries": told(one.entries),
            }
            for one in shown
        ]

    return told(entries(view, tuple(says), says=says))


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
