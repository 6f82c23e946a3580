"""The rule oracle: "May I …?", answered from a position with the rule and its reason, or with what would come of it."""

from collections.abc import Mapping
from typing import Any

from tavoliere.definition.schema import Block
from tavoliere.engine import checks
from tavoliere.engine.errors import IllegalAction, ImpossiblePosition
from tavoliere.engine.game import CHANCE, Game, Position
from tavoliere.engine.game import position as read_line
from tavoliere.engine.position_line import is_line
from tavoliere.referee.answer_json import reason_json
from tavoliere.referee.asked import game_of, text
from tavoliere.referee.rulebook import ADDRESS, language_of, rule
from tavoliere.table.editor import Editor
from tavoliere.words import Message, Words, spoken
from tavoliere.words.message_json import message_json

MIDDLE = 0.5
LONGEST_POSITION = 100_000  # characters


def may(asked: Mapping[str, Any]) -> dict[str, Any]:
    """{"game", "options", "position", "action", "language"}: whether that may be done there, and why.

    The position is written in words, as text or as an object; without one it is made up: where the first decision of a
    game falls, or ("begin": "middle") halfway through one. Without an action, what can be asked about.
    """
    language = language_of(asked)
    written = written_in(asked)
    game = game_of({**asked, "options": written.get("options", asked.get("options"))})
    if not written:
        seed = asked.get("seed", 0)
        share = MIDDLE if asked.get("begin") == "middle" else 0
        written = Editor(game).of_a_game(seed if type(seed) is int else 0, share)
    edited = Editor(game).edited(written)
    answer: dict[str, Any] = {
        "options": game.settings,
        "actions": [block_json(one) for one in decisions(game)],
        "position": edited.position,
        "reasons": [reason_json(one) for one in edited.reasons],
        "sketch": edited.sketch._asdict() if edited.sketch else None,
        "playable": edited.playable,
    }
    if not edited.playable:
        return answer
    position = game.position(edited.position)
    seat = position.actor
    answer["asked"] = message_json(game.prompt(position))
    answer["seat"] = seat if seat is not None and seat >= 0 else None
    answer["legal"] = [action.text for action in position.actions] if seat is not None and seat != CHANCE else []
    if asked.get("action") is not None:
        answer["verdict"] = verdict(game, position, text(asked, "action"), language)
    return answer


def actions(asked: Mapping[str, Any]) -> dict[str, Any]:
    """{"game", "options"}: what somebody can ask about, whatever the position."""
    return {"actions": [block_json(one) for one in decisions(game_of(asked))]}


def written_in(asked: Mapping[str, Any]) -> dict[str, Any]:
    """The position, as far as one is given."""
    written = asked.get("position")
    if isinstance(written, str):
        if len(written) > LONGEST_POSITION:
            raise ImpossiblePosition("position-not-object")
        if is_line(written.strip()):
            return read_line(written.strip()).to_json()
    return {} if written is None or written == "" else checks.read_json(written)


def decisions(game: Game) -> list[Block]:
    """The kinds of actions that somebody decides about."""
    return [block for block in game.blocks if not block.chance and not block.masked]


def block_json(block: Block) -> dict[str, Any]:
    """An action as it is put together: its name, and the words of each of its parts."""
    return {
        "name": block.name,
        "label": [f"says-{block.name}.action", {}],
        "parts": [{"name": part.name, "words": list(part.words)} for part in block.parameters],
    }


def verdict(game: Game, position: Position, given: str, language: str) -> dict[str, Any]:
    """Whether an action may be played: what would come of it, or why not; and the rules that say so."""
    action = game.action(given)
    legal = action in position.actions
    answer: dict[str, Any] = {"action": action.text, "legal": legal}
    if action.block.chance or action.block.masked:
        raise IllegalAction("oracle-chance")
    if legal:
        assert position.actor is not None
        comes = game.preview(position.view(position.actor), int(action))
        answer |= {"why": None, "comes": [message_json(one) for one in comes]}
        cited: list[str] = [own] if (own := rule_of(game, action.block.name)) else []
    else:
        why = game.illegal(position, action).message
        answer |= {"why": message_json(why), "comes": []}
        with spoken(language):
            cited = ADDRESS.findall(sentence(game, why))
    answer["rules"] = rules_json(game, cited, language)
    return answer


def sentence(game: Game, message: Message) -> str:
    """A message of the game's, or of the program's."""
    words = game.words if game.words.knows(message[0]) else Words()
    return words.say(message)


def rule_of(game: Game, block: str) -> str:
    """The address of the rule that an action follows, as the catalogue says it."""
    name = f"says-{block}.rule"
    return game.words(name) if game.words.knows(name) else ""


def rules_json(game: Game, addresses: list[str], language: str) -> list[dict[str, Any]]:
    found = [(address, rule(game.definition, address, language)) for address in dict.fromkeys(addresses)]
    return [{"address": address, "title": one.title, "text": one.text} for address, one in found if one]
