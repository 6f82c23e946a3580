"""What the page asks while no server answers: the same questions, answered by the same Python in the browser itself.

Only what needs nothing but Python is imported here (docs/offline.md).
"""

import json
import warnings
from typing import Any

from tavoliere.engine.errors import TavoliereError
from tavoliere.engine.kernels import RunsInterpreted
from tavoliere.referee.asked import game_of
from tavoliere.referee.desk import answer as at_desk
from tavoliere.referee.editing import edit
from tavoliere.web.wire import json_text, message_json

warnings.simplefilter("ignore", RunsInterpreted)  # as nothing is compiled there


def answer(question: str) -> str:
    """The answer to a question, both as JSON; `{"refused": message}` where it can't be answered."""
    asked: dict[str, Any] = json.loads(question)
    try:
        return json_text(edit(game_of(asked), asked) if asked.get("ask") == "editor.edit" else at_desk(asked))
    except TavoliereError as problem:
        return json_text({"refused": message_json(problem.message)})
