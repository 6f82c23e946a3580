"""The desk: one door for everything that people with their own box ask, in the server and in the browser alike.

A request names what it asks for, `{"ask": "scorer.count", ...}`, and carries everything that the answer depends on;
nothing is kept between two of them.
"""

from collections.abc import Callable
from typing import Any

from tavoliere.engine.errors import IllegalAction, TavoliereError
from tavoliere.referee import oracle, rulebook, scorer
from tavoliere.referee.telling import told

Ask = Callable[[dict[str, Any]], dict[str, Any]]

ASKED: dict[str, Ask] = {
    "scorer.count": scorer.count,
    "oracle.may": oracle.may,
    "rules.find": rulebook.find,
}


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """What is asked for; {"refused": message} with a sentence for whoever asked, if that can't be."""
    try:
        name = request.get("ask")
        if not isinstance(name, str) or name not in ASKED:
            raise IllegalAction("desk-unknown", name=str(name), known=", ".join(ASKED))
        return ASKED[name](request)
    except TavoliereError as problem:
        return {"refused": told(problem.message)}
