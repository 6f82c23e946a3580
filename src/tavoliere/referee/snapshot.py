"""What whoever holds the device is shown of a real game: the board, what is asked, what was told.

The same form in which tables speak to the page (`table/game_json.py`), and `ask` beside it. Everything comes from what
was told: of a supposition nothing is shown.
"""

from typing import Any

from tavoliere.definition.concealed import Revealed
from tavoliere.engine.action import Action
from tavoliere.engine.errors import IllegalAction
from tavoliere.engine.game import CHANCE, SPECTATOR, Position, View
from tavoliere.referee.replay import SHOWN, Replay
from tavoliere.table.game_json import asked_json, result_json, scene_json, seen_json, step_json
from tavoliere.table.scenes import Scenes
from tavoliere.words import Message, Seat, Word
from tavoliere.words.message_json import message_json

MOST_IN_A_ROW = 20


def snapshot_of(replay: Replay) -> dict[str, Any]:
    """Where the game stands."""
    seat, actor = replay.seat, replay.actor
    view = replay.view(seat)
    asked = actor is not None and actor != CHANCE and replay.waiting is None and replay.bot is None
    options = replay.options if asked else []
    return {
        "n": len(replay.match.steps),
        "actor": actor,
        "unconfirmed": None,
        "thinking": False,
        "result": result_json(replay.position, None),
        **asked_json(view, options, [False] * len(options)),
        "undo": bool(replay.told),
        **seen_json(view),
    }


def moment(replay: Replay, told: int) -> dict[str, Any]:
    """The table before something was told."""
    steps = replay.before[told] if told < len(replay.before) else len(replay.match.steps)
    position = replay.match.positions[steps]
    return {"n": steps, **seen_json(View(position, eyes_of(replay, position)))}


def eyes_of(replay: Replay, position: Position) -> int:
    if replay.viewer is not None:
        return replay.eyes_at(position)
    return SPECTATOR if replay.concealed or position.actor in (CHANCE, None) else position.actor or 0


def steps_since(replay: Replay, known: int) -> list[dict[str, Any]]:
    steps = range(known, len(replay.match.steps))
    return [step_json(replay.match, step, seen(replay, step)) for step in steps]


def seen(replay: Replay, step: int) -> int:
    """The number of the action that is seen at a step."""
    action, sees = replay.match.steps[step], replay.sees
    return int(action) if sees is None else replay.match.positions[step].seen_as(action, sees)


def scenes_since(replay: Replay, known: int) -> list[dict[str, Any]]:
    """The scenes that go on beyond the known steps, but for the last with what is seen after each."""
    scenes, match = Scenes(replay.match, replay.sees), replay.match
    told = []
    for scene in scenes.steps_since(known):
        position = match.positions[scene.end]
        shown = None if scene.end == len(match.steps) else seen_json(View(position, eyes_of(replay, position)))
        told.append(scene_json(scenes, scene, View(position, SPECTATOR).scores) | {"shown": shown})
    return told


def lines_since(replay: Replay, known: int) -> list[dict[str, Any]]:
    """What was told, line by line, to be corrected."""
    found = []
    for at in range(known, len(replay.told)):
        text, step = replay.told[at], replay.before[at]
        position = replay.match.positions[step]
        tells: Message
        if text.split()[0] == SHOWN:
            tells, by = shown_line(replay, text), -1
        elif step < len(replay.match.steps):
            tells, by = replay.game.sentence(position, seen(replay, step)), whose(replay, step)
        else:  # it waits for what comes to light with it
            tells, by = replay.game.sentence(position, replay.game.action(text)), position.actor or 0
        found.append({"at": at, "text": text, "by": by, "tells": message_json(tells)})
    return found


def whose(replay: Replay, step: int) -> int:
    """The seat in whose turn a step falls, or -1: dice and cards belong to whoever rolls or draws them."""
    position = replay.match.positions[step]
    if position.actor != CHANCE:
        return position.actor or 0
    return position.owner(seen(replay, step))


def contradiction_of(replay: Replay, text: str) -> Message:
    """Something that was told and no longer fits, or is to be told anew: a sentence, where the rules have one here."""
    if text.split()[:1] == [SHOWN]:
        return shown_line(replay, text)
    try:
        action = replay.game.action(text)
    except IllegalAction:  # in a file that somebody wrote, or of rules that have changed
        return "action-written", {"text": text}
    return (
        replay.game.sentence(replay.position, action) if action in replay.options else replay.game.action_name(action)
    )


def shown_line(replay: Replay, text: str) -> Message:
    """Cards that came to light; what is no card, as it was written."""
    names = [(word, f"card-{word}") for word in text.split()[2:]]
    return "referee-line-shown", {
        "words": [Word(name) if replay.game.words.knows(name) else word for word, name in names]
    }


# --- what is asked ---


def ask(replay: Replay) -> dict[str, Any]:
    """What has to be told next."""
    kind = "over"
    if replay.waiting is not None:
        kind = "shown"
    elif replay.actor == CHANCE:
        kind = "chance"
    elif replay.bot is not None:
        kind = "bot"
    elif replay.actor is not None:
        kind = "choice"
    return {
        "kind": kind,
        "options": [option_json(action) for action in replay.options] if kind == "chance" else [],
        "left": in_a_row(replay.position) if kind == "chance" else 0,
        "shown": [opened_json(one) for one in replay.waiting.missing] if replay.waiting else [],
        "unchecked": [message_json(message) for message in replay.unchecked],
    }


def option_json(action: Action) -> dict[str, Any]:
    """Something that chance may do, by its name alone."""
    return {"text": action.text, "label": message_json(label(action))}


def label(action: Action) -> Message:
    part, word = action.block.parameters[-1], action.words[-1]
    if part.name == "seat":
        return "edit-seat", {"who": Seat(int(word))}
    if word.isdigit():
        return "edit-number", {"number": int(word)}
    return "edit-word", {"word": Word(f"{part.name}-{word}")}


def in_a_row(position: Position) -> int:
    """How many dice or cards are told now, one after the other: those that are shown together."""

    def kind(one: Position) -> tuple[int, int, str]:
        action = one.actions[0]
        return one.together(action), one.owner(action), action.block.name

    first, offered, count = kind(position), {*map(int, position.actions)}, 1
    while count < MOST_IN_A_ROW and first[0]:
        position = position.play(position.actions[0])
        if position.actor != CHANCE or kind(position) != first:
            break
        if offered.isdisjoint(map(int, position.actions)):  # from here on cards of another deck
            break
        count += 1
    return count


def opened_json(opened: Revealed) -> dict[str, Any]:
    return {
        "key": opened.key,
        "message": message_json(opened.message),
        "least": opened.least,
        "most": opened.most,
        "some": [
            {
                "words": [
                    {"word": word, "label": message_json(("edit-word", {"word": name}))}
                    for word, name in zip(some.words, some.labels, strict=True)
                ],
                "least": some.least,
                "most": some.most,
            }
            for some in opened.some
        ],
    }
