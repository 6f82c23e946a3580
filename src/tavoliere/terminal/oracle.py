"""The rule oracle as plain text: whether something may be done in a position, by which rule, and what comes of it."""

from typing import Any

from tavoliere.definition.game_definition import GameDefinition
from tavoliere.games.registry import GAMES
from tavoliere.referee.answer_json import message_from_json
from tavoliere.referee.oracle import may
from tavoliere.referee.rulebook import excerpt, search
from tavoliere.terminal.lessons import PrintLine
from tavoliere.words import Words, language


def answer(
    game: str, options: dict[str, Any], position: str, action: str, tell: PrintLine, complain: PrintLine
) -> bool:
    """Tells whether an action may be played, and complains of a position that is none; whether it may."""
    asked = {"game": game, "options": options, "position": position, "action": action}
    found = may({**asked, "language": language()})
    words = GAMES[game].words

    def sentence(message: Any) -> str:
        name, arguments = message_from_json(message)
        return (words if words.knows(name) else Words())(name, **arguments)

    for reason in found["reasons"]:
        complain(sentence(reason["message"]))
    if "verdict" not in found:
        return False
    verdict = found["verdict"]
    tell(words("oracle-yes" if verdict["legal"] else "oracle-no", action=verdict["action"]))
    for message in [verdict["why"]] if verdict["why"] else verdict["comes"]:
        tell(f"  {sentence(message)}")
    for rule in verdict["rules"]:
        tell(f"\n{rule['address']} · {rule['title']}\n  {rule['text']}")
    return bool(verdict["legal"])


def find(game: GameDefinition, question: str, tell: PrintLine = print) -> bool:
    """Tells where the rules speak of something; whether they do."""
    hits = search(game, language(), question)
    for hit in hits:
        tell(f"{hit.passage.address} · {hit.passage.title}\n  {excerpt(hit)}")
    if not hits:
        tell(game.words("rules-no-hit", text=question))
    return bool(hits)
