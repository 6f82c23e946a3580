"""A line of play as the page is told of it. Nothing of it is kept, and nothing of a server is needed for it."""

from collections.abc import Sequence
from typing import Any

import tavoliere as tv
from tavoliere.definition.schema import ChoiceOption
from tavoliere.table.exploration import Exploration
from tavoliere.table.scenes import Scene, Scenes
from tavoliere.web.refusal import Refusal
from tavoliere.web.tables.presenter import Presenter
from tavoliere.web.wire import message_json, written


def explore(
    game: str,
    options: dict[str, Any],
    position: dict[str, Any] | None = None,
    steps: Sequence[str] = (),
    seed: int | None = None,
    seat: int = 0,
    follow: bool = False,
    known: int = 0,
    at: int | None = None,
    still: bool = False,
    names: Sequence[str] = (),
) -> str:
    """Where a line of play from any position leads, as JSON: `messages.exploring` describes both."""
    played = game_asked(game, options)
    check_eyes(seat, played)
    line = Exploration(played, position, steps, seed, names)
    if at is not None:
        line.go_back(at)
    now = line.position
    eyes = now.actor if follow and now.actor not in (tv.CHANCE, None) else seat
    assert eyes is not None
    presenter, known = Presenter(line.sitting()), min(known, len(line.match.steps))
    watched = max(known, len(line.match.steps) - 1) if still else known
    # Who is asked may see more of a scene that goes on than was told to somebody else: it is told with all its steps.
    begun = min([known, *(scene.first for scene in Scenes(line.match, eyes).since(watched))])
    standing, told = presenter.standing(eyes), presenter.steps(begun, eyes)
    scenes = presenter.scenes(watched, eyes, shown=0)
    more = {
        "deeds": [deed(scene) for scene in Scenes(line.match, None).since(watched)] if follow else [],
        "seat": eyes,
        "line": [step.text for step in line.match.steps],
        "draws": possible_draws(now) if now.actor == tv.CHANCE else [],
    }
    return f'{{"standing":{standing},"steps":{told},"scenes":{scenes},{written(more)[1:-1]}}}'


def game_asked(game: str, options: dict[str, Any]) -> tv.Game:
    """The game that is asked for. A table of data is given as data: a file's name would read this machine's files."""
    kinds = {option.name: option for option in tv.GAMES[game].options.OPTIONS}
    for name, value in options.items():
        if name in kinds and not isinstance(kinds[name], ChoiceOption) and isinstance(value, str):
            raise Refusal("web-option")
    return tv.game(game, **{name: value for name, value in options.items() if name != "interpreted"})


def check_eyes(seat: int, game: tv.Game) -> None:
    if not -1 <= seat < game.players:
        raise Refusal("web-explore-seat", last=game.players - 1)


def deed(scene: Scene) -> dict[str, Any]:
    tells = [message_json(message) for message in scene.tells]
    gains = [gain._asdict() for gain in scene.gains]
    return {"first": scene.first + 1, "n": scene.end, "by": scene.by, "tells": tells, "gains": gains}


def possible_draws(position: tv.Position) -> list[dict[str, Any]]:
    """What chance may do. Whoever explores a position knows everything of it."""
    return [
        {"text": action.text, "says": message_json(position.game.sentence(position, action)), "odds": float(odds)}
        for action, odds in position.odds.items()
    ]
