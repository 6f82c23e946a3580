"""The scorer alone: what somebody says of their table is counted by the rules of the game, and explained."""

from collections.abc import Mapping
from typing import Any

from tavoliere.definition.possibility import Reason, Refusals
from tavoliere.definition.schema import Refused
from tavoliere.definition.scorer_sheet import Answer, Counted, Question, ScorerSheetModule, ranks
from tavoliere.engine.errors import IllegalAction
from tavoliere.engine.game import Game
from tavoliere.referee.answer_json import reason_json, sheet_json
from tavoliere.referee.asked import game_of, mapping, text
from tavoliere.table.editor import completed
from tavoliere.words.message_json import message_json


def count(asked: Mapping[str, Any]) -> dict[str, Any]:
    """{"game", "options", "count", "given"}: a sheet, what speaks against what was said there, what it comes to."""
    game = game_of(asked)
    module = counting_of(game)
    name = text(asked, "count", module.COUNTS[0])
    if name not in module.COUNTS:
        raise IllegalAction("scorer-no-count", name=name, known=", ".join(module.COUNTS))
    given = completed(mapping(asked, "given"), module.empty(start_of(game)))
    reasons, counted = counted_by(game, name, given)
    return {
        "options": game.settings,
        "counts": list(module.COUNTS),
        "count": name,
        "given": given,
        "sheet": sheet_json(module.sheet(name, given, start_of(game))),
        "reasons": [reason_json(one) for one in reasons],
        "result": result_json(counted) if counted else None,
    }


def counting_of(game: Game) -> ScorerSheetModule:
    if game.definition.scorer_sheet is None:
        raise IllegalAction("scorer-nothing", game=game.name)
    return game.definition.scorer_sheet


def start_of(game: Game) -> Any:
    return game.layout.unpack(game.start().raw)


def counted_by(game: Game, name: str, given: dict[str, Any]) -> tuple[list[Reason], Counted | None]:
    """What speaks against what was said, or what it comes to."""
    refuse = Refusals()
    try:
        counted = counting_of(game).count(name, given, start_of(game), refuse)
    except Refused as refusal:
        return [*refuse.found, Reason(refusal.message, ())], None
    return refuse.found, None if refuse else counted


def result_json(counted: Counted) -> dict[str, Any]:
    following = counted.following
    return {
        "title": message_json(counted.title),
        "lines": [[seat, message_json(what), points] for seat, what, points in counted.lines],
        "told": [message_json(one) for one in counted.told],
        "scores": list(counted.scores),
        "gained": list(counted.gained),
        "ranks": list(ranks(counted.standing)),
        "question": question_json(counted.question) if counted.question else None,
        "following": {"count": following[0], "given": following[1]} if following else None,
    }


def question_json(question: Question) -> dict[str, Any]:
    return {
        "seat": question.seat,
        "prompt": message_json(question.prompt),
        "answers": [answer_json(one) for one in question.answers],
    }


def answer_json(answer: Answer) -> dict[str, Any]:
    return {
        "text": answer.text,
        "label": message_json(answer.label),
        "comes": [message_json(one) for one in answer.comes],
    }
