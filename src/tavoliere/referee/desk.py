"""Where questions of people with the real box are answered: `answer({"ask": "referee.tell", ...})`.

Each question carries all that it is about, and nothing is kept. The same function answers in the server and, without
the network, in the browser.
"""

from collections.abc import Callable, Mapping
from typing import Any

from tavoliere.engine.errors import IllegalAction, TavoliereError
from tavoliere.referee import facts, game, oracle, rulebook, scorer, setup
from tavoliere.referee.asked import plain
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
    "referee.view": game.bots_view,
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
    try:
        question = plain(asked) if isinstance(asked, dict) else {}
        wanted = str(question.get("ask"))
        if wanted not in ASKED:
            raise IllegalAction("desk-unknown", name=wanted[:40], known=", ".join(ASKED))
        return ASKED[wanted](question)
    except TavoliereError as error:
        return {"refused": message_json(error.message)}
