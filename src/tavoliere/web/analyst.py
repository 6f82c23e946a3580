"""A process that judges the decisions and throws of games: asked on standard input, answering on standard output.

`analyses.py` starts it, one for the whole server.
"""

import json
import os
import pickle
import sys
from typing import BinaryIO, NamedTuple

from tavoliere.analysis.data import Effort, listed
from tavoliere.analysis.luck import Thrown
from tavoliere.analysis.work import Made, carried_out
from tavoliere.web.thinker import LENGTH


class AnalystTask(NamedTuple):
    """What the process is asked."""

    of: Made | Thrown
    effort: Effort


def serve(asked: BinaryIO, told: BinaryIO) -> None:
    """Judge until nobody asks any more."""
    while len(head := asked.read(LENGTH.size)) == LENGTH.size:
        task: AnalystTask = pickle.loads(asked.read(LENGTH.unpack(head)[0]))
        told.write(json.dumps(listed(carried_out(task.of, task.effort))).encode() + b"\n")
        told.flush()


if __name__ == "__main__":
    os.environ["OMP_NUM_THREADS"] = "1"
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr
    serve(sys.stdin.buffer, answers)
