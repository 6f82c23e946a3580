"""Somebody at a puzzle: what a try gets, a hint that leaves something to find, and the solution with its reason."""

from collections.abc import Sequence
from typing import NamedTuple

from tavoliere.analysis.report import why
from tavoliere.engine.game import Game
from tavoliere.puzzles.puzzle import Puzzle, played
from tavoliere.words import Message

SOON = ("analysis-wins", "analysis-prevents")
MOST_REASONS = 2
HINTED = 3  # choices that a hint leaves, or as many as solve it and one more


class Verdict(NamedTuple):
    """What came of a try."""

    right: tuple[str, ...]  # of the actions tried, those that are right, from the first
    solved: bool
    cost: float | None  # of the winning chance, where an action was wrong
    obvious: bool = False  # that is what a simple player does


def tried(puzzle: Puzzle, game: Game, actions: Sequence[str]) -> Verdict:
    """Judge some actions, from the beginning of a puzzle; IllegalAction with the reason where one is not legal."""
    made: list[str] = []
    for text in actions:
        ask = puzzle.ask(made)
        if ask is None:
            break
        action = game.action(text)
        if action.text not in ask.best:
            position = played(game.position(dict(puzzle.position)), made)
            if action.text not in ask.losses:
                raise game.illegal(position, action)
            return Verdict(tuple(made), False, ask.losses[action.text], not made and action.text == puzzle.obvious)
        made.append(action.text)
    return Verdict(tuple(made), puzzle.ask(made) is None, None)


def hinted(puzzle: Puzzle, made: Sequence[str]) -> list[str]:
    """A few choices, among them all that are right: nobody can tell from it which."""
    ask = puzzle.ask(made)
    if ask is None:
        return []
    tempting = sorted(ask.losses, key=lambda text: (text != puzzle.obvious, ask.losses[text]))
    return sorted([*ask.best, *tempting[: max(1, HINTED - len(ask.best))]])


def reasons(puzzle: Puzzle, game: Game) -> list[Message]:
    """Why the solution is better than what a simple player does, in the game's terms and in short.

    That it wins the game; what it wins, and whom it keeps from the most; before that what comes of it at once, where
    there is only one of these.
    """
    best, instead = game.action(puzzle.line[0]), game.action(puzzle.obvious)
    result = played(game.position(dict(puzzle.position)), puzzle.answer).result
    if result is not None and puzzle.seat in result.winners:
        return [("puzzle-wins", {})]
    found = why(puzzle.view(game), best, instead, puzzle.points)
    points = sorted((one for one in found if one[0] in SOON), key=lambda one: (SOON.index(one[0]), -one[1]["points"]))
    at_once = [one for one in found if one[0] not in SOON]
    told = [*points, *at_once][:MOST_REASONS]
    return [one for one in told if one in at_once] + [one for one in told if one not in at_once]  # now, then soon
