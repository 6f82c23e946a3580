"""A process in which bots think: asked on standard input, answering on standard output. `thinkers.py` starts it."""

import json
import os
import pickle
import random
import struct
import sys
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, BinaryIO, Literal, NamedTuple

from tavoliere.bots import Alternative, Bot, SearchBot, Thought, bot
from tavoliere.bots.lines import loss_against
from tavoliere.bots.outlook import compared
from tavoliere.engine.action import Action
from tavoliere.engine.game import View
from tavoliere.table.match import reveals

LENGTH = struct.Struct("<I")
REMEMBERED = 32  # bots that keep what they thought for their next decision
COMPARED = 4  # choices among which tries are spread, so that they can be compared
RANKED = 3  # choices of an evaluation
A_FEW = 2  # decisions: of more, what comes closest differs by next to nothing, and chance is a better measure
FOLLOWING = 0.15  # of a hint's time, for each further decision that belongs to the first
# Of a hint's time, where lines are compared: for the first decision of the best, for each further one, for comparing.
SEEKING, HURRIED, WEIGHING = 0.5, 0.06, 0.8


class ThoughtRequest(NamedTuple):
    """What a process is asked: who thinks, for which seat of which table, about which view."""

    player: str
    place: str
    view: View
    # What to play; that with its reasons; what each choice is worth; that with everybody's chances; what a line loses.
    wanted: Literal["choice", "hint", "weights", "evaluation", "line"]
    instead: int | None = None  # for a hint: the choice with which the best is compared, rather than with the next best
    line: tuple[int, ...] = ()  # decisions that somebody makes as one


def answer(question: ThoughtRequest, thinking: Bot, generator: random.Random) -> dict[str, Any]:
    view = question.view
    if question.wanted == "choice":
        return {"action": int(thinking.choose(view, generator))}
    assert isinstance(thinking, SearchBot)
    if question.wanted == "evaluation":
        return evaluation(thinking.think(view, generator=generator, rank=RANKED))
    if question.wanted == "line":
        return weighed_line(view, [view.game.all_actions[one] for one in question.line], thinking, generator)
    keep = [view.game.all_actions[question.instead]] if question.instead in view.actions else []
    thought = thinking.think(view, generator=generator, rank=COMPARED, keep=keep)
    found = list(thought.alternatives)
    if question.wanted == "weights":
        losses = [(int(one.action), *thought.loss(one)) for one in found]
        weights = [{"number": number, "loss": loss, "margin": margin} for number, loss, margin in losses]
        return {"action": int(thought.action), "weights": weights}
    if question.instead is not None:
        found[1:] = [one for one in found[1:] if one.action == question.instead]
    best = [{"number": int(one.action), "value": one.value, "visits": one.visits} for one in found[:5]]
    advice = advised(view, found, thinking, generator)
    others = [0.0] * view.game.players
    long = len(advice.line) > A_FEW
    if advice.instead:
        others = compared(view, advice.line, [None] * len(advice.line) if long else advice.instead, generator)
    return {
        "action": int(thought.action),
        "chances": thought.chances,
        "best": best,
        "line": [int(action) for action in advice.line],
        "lead": advice.lead,
        "versus": "chance" if long else "next",
        "compared": others,
    }


def evaluation(thought: Thought) -> dict[str, Any]:
    best = []
    for one in thought.alternatives[:RANKED]:
        loss, margin = thought.loss(one)
        best.append({"number": int(one.action), "value": one.value, "loss": loss, "margin": margin})
    action, chances, tries = int(thought.action), thought.chances, thought.iterations
    return {"action": action, "chances": chances, "best": best, "tries": tries}


class Advice(NamedTuple):
    """Decisions of one seat that are one to a person, such as all of a division."""

    line: list[Action]
    instead: list[Action]  # what comes closest to it, up to where it differs; empty where there is nothing else
    lead: float  # by how much of the chance to win it is better than that


def weighed_line(view: View, line: list[Action], thinking: SearchBot, generator: random.Random) -> dict[str, Any]:
    """What decisions that are made as one are worth less than the best found, by tries that it was not found by."""
    thought = thinking.think(view, SEEKING * thinking.seconds, generator, rank=COMPARED)
    best = advised(view, thought.alternatives, thinking, generator, HURRIED).line
    lost = loss_against(thinking, view, line, best, generator, WEIGHING * thinking.seconds)
    weight = {"number": int(line[0]), "loss": max(0.0, lost.loss), "margin": lost.margin}
    return {"action": int(best[0]), "weights": [weight]}


def advised(
    view: View,
    found: Sequence[Alternative],
    thinking: SearchBot,
    generator: random.Random,
    following: float = FOLLOWING,
) -> Advice:
    """The best decision, and with it those that are shown as one with it, as long as nothing comes to light between."""
    position = view.redeal(generator)
    line: list[Action] = []
    instead: list[Action] = []
    lead = 1.0
    key = position.together(found[0].action)
    while True:
        ahead = found[0].value - found[1].value if len(found) > 1 else 1.0
        if len(found) > 1 and (not instead or ahead < lead):
            instead, lead = [*line, found[1].action], max(0.0, ahead)
        line.append(found[0].action)
        before, position = position, position.play(line[-1])
        if key == 0 or position.actor != view.seat or reveals(before, position):
            return Advice(line, instead, lead)
        seen = position.view(view.seat)
        found = thinking.think(seen, following * thinking.seconds, generator).alternatives
        if position.together(found[0].action) != key:
            return Advice(line, instead, lead)


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
            told.write(json.dumps(answer(question, thinking, generator)).encode() + b"\n")
            told.flush()
        except BrokenPipeError:  # whoever asked has died meanwhile
            os._exit(0)


if __name__ == "__main__":
    os.environ["OMP_NUM_THREADS"] = "1"
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints is no answer
    serve(sys.stdin.buffer, answers)
