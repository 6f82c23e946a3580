"""Actions: numbers with a text, as a game's table of blocks lists them."""

from functools import cache, cached_property
from typing import Any

from tavoliere.definition.schema import Block
from tavoliere.words import Word


class Action(int):
    """One action of a game: a number, and a text that parses back. `str(action)` is the text."""

    text: str
    block: Block
    words: tuple[str, ...]  # one for each part of the block

    @cached_property
    def arguments(self) -> dict[str, Any]:
        """The arguments of its sentence."""
        return {
            part.name: int(word) if word.isdigit() else Word(f"{part.name}-{word}")
            for part, word in zip(self.block.parameters, self.words, strict=True)
        }

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return numbered, (int(self), self.block, self.words)


def numbered(number: int, block: Block, words: tuple[str, ...]) -> Action:
    """An action with its number."""
    action = Action(number)
    action.text = " ".join((block.name, *words))
    action.block = block
    action.words = words
    return action


@cache
def listed(blocks: tuple[Block, ...]) -> list[Action]:
    """Every action that the blocks of a game number: the same ones wherever it is played."""
    actions: list[Action] = []
    for block in blocks:
        combinations: list[tuple[str, ...]] = [()]
        for part in block.parameters:
            combinations = [(*words, word) for words in combinations for word in part.words]
        for words in combinations:
            actions.append(numbered(len(actions), block, words))
    return actions


@cache
def by_text(blocks: tuple[Block, ...]) -> dict[str, Action]:
    """The same by what they are written as."""
    return {action.text: action for action in listed(blocks)}
