"""A process in which bots think: asked on standard input, answering on standard output. `thinkers.py` starts it."""

import json
import os
import pickle
import random
import struct
import sys
from collections import OrderedDict
from typing import Any, BinaryIO, NamedTuple

from tavoliere.bots import Bot, SearchBot, bot
from tavoliere.bots.outlook import compared
from tavoliere.engine.game import View

LENGTH = struct.Struct("<I")
REMEMBERED = 32  # bots that keep what they thought for their next decision


class Question(NamedTuple):
    """What a process is asked: who thinks, for which seat of which table, about which view."""

    player: str
    place: str
    view: View
    explained: bool  # for a hint: with the chances, and what else was considered


def answer(question: Question, thinking: Bot, generator: random.Random) -> dict[str, Any]:
    if not question.explained:
        return {"action": int(thinking.choose(question.view, generator))}
    assert isinstance(thinking, SearchBot)
    thought = thinking.think(question.view, generator=generator)
    found = thought.alternatives[:5]
    best = [{"number": int(one.action), "value": one.value, "visits": one.visits} for one in found]
    others = [0.0] * question.view.game.players
    if len(found) > 1:
        others = compared(question.view, found[0].action, found[1].action, generator)
    return {"action": int(thought.action), "chances": thought.chances, "best": best, "compared": others}


def serve(asked: BinaryIO, told: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    known: OrderedDict[tuple[str, str], Bot] = OrderedDict()
    generator = random.Random()
    while len(head := asked.read(LENGTH.size)) == LENGTH.size:
        question: Question = pickle.loads(asked.read(LENGTH.unpack(head)[0]))
        key = (question.place, question.player)
        thinking = known.pop(key, None) or bot(question.player)
        known[key] = thinking
        if len(known) > REMEMBERED:
            known.popitem(last=False)
        told.write(json.dumps(answer(question, thinking, generator)).encode() + b"\n")
        told.flush()


if __name__ == "__main__":
    os.environ["OMP_NUM_THREADS"] = "1"
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints is no answer
    serve(sys.stdin.buffer, answers)
