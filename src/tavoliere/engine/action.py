"""Actions: numbers with a text, as a game's table of blocks lists them."""

from typing import Any

from tavoliere.definition.schema import Block


class Action(int):
    """One action of a game: a number, and a text that parses back. `str(action)` is the text."""

    text: str
    block: Block
    words: tuple[str, ...]  # one for each part of the block

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


def listed(blocks: tuple[Block, ...]) -> list[Action]:
    """Every action that the blocks of a game number."""
    actions: list[Action] = []
    for block in blocks:
        combinations: list[tuple[str, ...]] = [()]
        for part in block.parameters:
            combinations = [(*words, word) for words in combinations for word in part.words]
        for words in combinations:
            actions.append(numbered(len(actions), block, words))
    return actions
