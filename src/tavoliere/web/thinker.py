"""A process in which bots think: asked on standard input, answering on standard output. `thinkers.py` starts it."""

import json
import os
import pickle
import random
import struct
import sys
from collections import OrderedDict
from typing import Any, BinaryIO, Literal, NamedTuple

from tavoliere.bots import Bot, SearchBot, bot
from tavoliere.bots.outlook import compared
from tavoliere.engine.game import View

LENGTH = struct.Struct("<I")
REMEMBERED = 32  # bots that keep what they thought for their next decision
COMPARED = 4  # choices among which a tutor's tries are spread


class Question(NamedTuple):
    """What a process is asked: who thinks, for which seat of which table, about which view."""

    player: str
    place: str
    view: View
    wanted: Literal["choice", "hint", "weights"]  # what to play; that with its reasons; what each choice is worth
    instead: int | None = None  # for a hint: the choice with which the best is compared, rather than with the next best


def answer(question: Question, thinking: Bot, generator: random.Random) -> dict[str, Any]:
    view = question.view
    if question.wanted == "choice":
        return {"action": int(thinking.choose(view, generator))}
    assert isinstance(thinking, SearchBot)
    ranks = question.wanted == "weights" or question.instead is not None
    keep = [view.game.all_actions[question.instead]] if question.instead in view.actions else []
    thought = thinking.think(view, generator=generator, rank=COMPARED if ranks else 0, keep=keep)
    found = list(thought.alternatives)
    if question.wanted == "weights":
        weights = [{"number": int(one.action), "value": one.value, "margin": one.margin} for one in found]
        return {"action": int(thought.action), "weights": weights}
    if question.instead is not None:
        found[1:] = [one for one in found[1:] if one.action == question.instead]
    best = [{"number": int(one.action), "value": one.value, "visits": one.visits} for one in found[:5]]
    others = [0.0] * view.game.players
    if len(found) > 1:
        others = compared(view, found[0].action, found[1].action, generator)
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
