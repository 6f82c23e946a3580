"""Where questions of people with the real box are answered: `answer({"ask": "referee.tell", ...})`.

Each question carries all that it is about, and nothing is kept. The same function answers in the server and, without
the network, in the browser.
"""

from collections.abc import Callable, Mapping
from typing import Any

from tavoliere.engine.errors import TavoliereError
from tavoliere.referee import facts, game, oracle, rulebook, scorer, setup
from tavoliere.words.message_json import message_json

Answering = Callable[[Mapping[str, Any]], dict[str, Any]]

ASKED: dict[str, Answering] = {
    "referee.begin": game.begin,
    "referee.look": game.look,
    "referee.tell": game.tell,
    "referee.undo": game.undo,
    "referee.correct": game.correct,
    "referee.leave-out": game.leave_out,
    "referee.forget": game.forget,
    "referee.restore": game.restore,
    "referee.moment": game.moment,
    "referee.why": game.why,
    "referee.bot": game.bots_choice,
    "referee.check": game.check,
    "referee.count": setup.count,
    "referee.record": game.as_record,
    "scorer.count": scorer.count,
    "oracle.may": oracle.may,
    "oracle.actions": oracle.actions,
    "rules.find": rulebook.find,
    "facts.check": facts.check,
    "facts.house": facts.house,
}


def answer(asked: object) -> dict[str, Any]:
    """The answer, or `{"refused": ...}` with a sentence for whoever asked."""
    wanted = asked.get("ask") if isinstance(asked, Mapping) else None
    if not isinstance(asked, Mapping) or not isinstance(wanted, str) or wanted not in ASKED:
        return {"refused": message_json(("desk-unknown", {"name": str(wanted)[:40], "known": ", ".join(ASKED)}))}
    try:
        return ASKED[wanted](asked)
    except TavoliereError as error:
        return {"refused": message_json(error.message)}
