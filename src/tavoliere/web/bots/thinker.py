"""A process in which bots think: asked on standard input, answering on standard output. `bot_pool.py` starts it."""

import json
import os
import pickle
import random
import struct
import sys
from collections import OrderedDict
from typing import BinaryIO, NamedTuple

from tavoliere.bots import Bot, bot
from tavoliere.engine.game import View

LENGTH = struct.Struct("<I")
REMEMBERED = 32  # bots that keep what they thought for their next decision


class ThoughtRequest(NamedTuple):
    """What a process is asked: what somebody plays, for which seat of which table, in which view."""

    player: str
    place: str
    view: View


def serve(asked: BinaryIO, told: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    known: OrderedDict[tuple[str, str], Bot] = OrderedDict()
    generator = random.Random()
    while len(head := asked.read(LENGTH.size)) == LENGTH.size:
        question: ThoughtRequest = pickle.loads(asked.read(LENGTH.unpack(head)[0]))
        key = (question.place, question.player)
        thinking = known.pop(key, None) or bot(question.player)
        known[key] = thinking
        if len(known) > REMEMBERED:
            known.popitem(last=False)
        try:
            told.write(json.dumps({"action": int(thinking.choose(question.view, generator))}).encode() + b"\n")
            told.flush()
        except BrokenPipeError:  # whoever asked has died meanwhile
            os._exit(0)


if __name__ == "__main__":
    os.environ["OMP_NUM_THREADS"] = "1"
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints is no answer
    serve(sys.stdin.buffer, answers)
