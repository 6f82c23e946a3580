"""Positions in which one decision is clearly the best and not the obvious one: `docs/puzzles.md`."""

from tavoliere.puzzles.puzzle import Ask, Puzzle, puzzles_of

__all__ = ["Ask", "Puzzle", "puzzles_of"]
