"""What the page asks while no server answers: the same questions, answered by the same Python in the browser itself.

Only what needs nothing but Python is imported here (docs/offline.md).
"""

import json
import warnings
from typing import Any

from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.kernels import RunsInterpreted
from tavoliere.web.exploring import explore
from tavoliere.web.wire import message_json, written

warnings.simplefilter("ignore", RunsInterpreted)  # as nothing is compiled there


def answer(question: str) -> str:
    """The answer to a question, both as JSON; `{"refused": message}` where it can't be answered."""
    try:
        return told(json.loads(question))
    except TavoliereError as problem:
        return written({"refused": message_json(problem.message)})


def told(asked: dict[str, Any]) -> str:
    name, rest = asked["ask"], {key: value for key, value in asked.items() if key != "ask"}
    if name == "explore":
        return explore(**rest)
    raise KeyError(name)
