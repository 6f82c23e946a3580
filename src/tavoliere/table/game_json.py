"""A game in the form in which a page is told of it: steps, scenes, where it stands, what can be chosen.

Plain data, ready to be written as JSON; words travel as names of messages.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from tavoliere.definition.event_table import GameEvent
from tavoliere.engine.action import Action
from tavoliere.engine.game import Position, View
from tavoliere.table.choices import Entry, entries
from tavoliere.table.match import Match
from tavoliere.table.scenes import Scenes, SceneSteps
from tavoliere.words import Message
from tavoliere.words.message_json import message_json


def lines_json(lines: Iterable[tuple[int, Message, int]]) -> list[dict[str, Any]]:
    return [{"seat": seat, "tells": message_json(told), "points": points} for seat, told, points in lines]


def step_json(match: Match, index: int, number: int) -> dict[str, Any]:
    """A step, counted from 0, of which the action with this number is seen."""
    before = match.positions[index]
    return {
        "n": index + 1,
        "actor": before.actor,
        "action": number,
        "sentence": noted_json(match.game.noted_sentence(before, number)),
        "events": [noted_json(event) for event in match.events(index, number)],
    }


def noted_json(event: GameEvent) -> list[int]:
    """A message of the game's table, by its number, and its own numbers."""
    return [event.kind, *event.numbers]


def scene_json(scenes: Scenes, scene: SceneSteps, scores: Sequence[int]) -> dict[str, Any]:
    """A scene without what is seen after it."""
    joint = [noted_json(event) for event in scenes.joint(scene.first, scene.seen)]
    return {"first": scene.first + 1, "n": scene.end, "by": scene.by, "joint": joint, "scores": scores}


def seen_json(view: View) -> dict[str, Any]:
    """What somebody sees on the table: every cell of the state and of what follows from it, as numbers."""
    game, state = view.game, view.state
    cells = {name: getattr(state, name) for name in game.layout.table}
    prompt = message_json(game.prompt(view))
    return {"prompt": prompt, "state": cells, "facts": game.derived(view), "scores": view.scores}


def seen_in_words(view: View) -> dict[str, Any]:
    """The same for a program that has not the page's tables: positions in words."""
    game = view.game
    prompt = message_json(game.prompt(view))
    return {"prompt": prompt, "view": view.to_json(), "derived": game.derived(view), "scores": view.scores}


def asked_json(view: View, actions: Sequence[Action], final: Iterable[bool]) -> dict[str, Any]:
    """Actions that can be chosen, with their sentences and what would come of each; and the same as a list to be shown.

    `final`: of each, whether it can't be taken back.
    """
    choices = [
        {
            "number": int(action),
            "text": action.text,
            "name": action.block.name,
            "words": action.words,
            "says": message_json(view.game.sentence(view, action)),
            **outcome_json(view, action),
            "final": is_final,
        }
        for action, is_final in zip(actions, final, strict=True)
    ]
    return {"choices": choices, "entries": [entry_json(one) for one in entries(view, actions)]}


def outcome_json(view: View, action: Action) -> dict[str, Any]:
    """What would come of an action."""
    if action.block.masked:  # of what nobody sees the details of there is nothing more to say
        return {"preview": [], "changes": {}}
    game = view.game
    return {
        "preview": [message_json(message) for message in game.preview(view, action)],
        "changes": game.changes(view, action),
    }


def entry_json(entry: Entry) -> dict[str, Any]:
    """A line of the list with those that it opens."""
    return {
        "label": message_json(entry.label),
        "choices": [int(action) for action in entry.actions],
        "entries": [entry_json(one) for one in entry.entries],
    }


def result_json(position: Position, secret: str | None) -> dict[str, Any] | None:
    """How the game ended; `secret` is that of its dice."""
    result = position.result
    if result is None:
        return None
    return {
        "scores": list(result.scores),
        "ranks": list(result.ranks),
        "winners": list(result.winners),
        "lines": lines_json(position.game.final_lines(position)),
        "secret": secret,
    }
