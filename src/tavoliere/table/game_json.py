"""A game in the form in which a page is told of it: steps, scenes, where it stands, what can be chosen.

Plain data, ready to be written as JSON; words travel as names of messages.
"""

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from tavoliere.definition.event_table import GameEvent
from tavoliere.engine.action import Action
from tavoliere.engine.game import Position, View
from tavoliere.table.choices import ChoiceBranch, branches, line_name
from tavoliere.table.match import Match
from tavoliere.table.scenes import Scenes, SceneSteps
from tavoliere.words import LANGUAGES, Message, catalogue
from tavoliere.words.message_json import message_json, written


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


class ChoiceJson(NamedTuple):
    """An action that can be chosen, as parts of JSON."""

    name: str  # of its sentence
    arguments: str
    label: str  # its line in the list, by itself
    then: str  # the same in a group of those that begin alike
    rest: str  # what would come of it


def asked_json(view: View, actions: Sequence[Action], final: Iterable[bool]) -> str:
    """Actions that can be chosen, with their sentences, and whether each can't be taken back; and the same as a list.

    The inside of a JSON object with `choices` and `entries`.
    """
    told = {action: choice_json(view, action) for action in actions}
    choices = [
        f'{{{action.told},"says":["{one.name}",{one.arguments}],{one.rest},"final":{"true" if is_final else "false"}}}'
        for (action, one), is_final in zip(told.items(), final, strict=True)
    ]
    return f'"choices":[{",".join(choices)}],"entries":{entries_json(view, told)}'


def choice_json(view: View, action: Action) -> ChoiceJson:
    """Its sentence, its lines in the list, and what would come of it."""
    name, values = message_json(view.game.sentence(view, action))
    arguments, known = written(values), catalogue(LANGUAGES[0], view.game.folder).sources
    label, then = (
        f'{{"label":["{line_name(name, known, kind)}",{arguments}],"choices":[{int(action)}],"entries":[]}}'
        for kind in ("label", "then")
    )
    return ChoiceJson(name, arguments, label, then, outcome_json(view, action))


def outcome_json(view: View, action: Action) -> str:
    """What would come of it."""
    game = view.game
    outcome: dict[str, Any] = {"preview": [], "changes": {}}
    if not action.block.masked:  # of what nobody sees the details of there is nothing more to say
        outcome = {
            "preview": [message_json(message) for message in game.preview(view, action)],
            "changes": game.changes(view, action),
        }
    return written(outcome)[1:-1]


def entries_json(view: View, told: Mapping[Action, ChoiceJson]) -> str:
    """The choices as a list to be shown."""
    known = catalogue(LANGUAGES[0], view.game.folder).sources
    return listed(branches(view.game.name, tuple(told)), told, known)


def listed(shown: Iterable[ChoiceBranch], told: Mapping[Action, ChoiceJson], known: Container[str]) -> str:
    return f"[{','.join([entry(branch, told, known) for branch in shown])}]"


def entry(branch: ChoiceBranch, told: Mapping[Action, ChoiceJson], known: Container[str]) -> str:
    """A line of the list with those that it opens; `known` are the names of messages."""
    first = told[branch.actions[0]]
    if not branch.branches:
        return first.then if branch.kind == "then" else first.label
    called, arguments = line_name(first.name, known, branch.kind), first.arguments
    if called is None:
        called, arguments = "choices-group", written({"actions": branch.begins})
    opens = listed(branch.branches, told, known)
    return f'{{"label":["{called}",{arguments}],"choices":{branch.numbers},"entries":{opens}}}'


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
