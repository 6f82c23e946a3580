"""What a finished game is worth to each seat: +1 for beating everybody, -1 for losing to everybody, and 0 in sum.

A seat is compared with every seat of another side: 1 for standing better, -1 for standing worse, 0 for equal standing;
its reward is the mean. With two players that is victory, defeat or a draw. Partners share a side, and a reward.
"""

from collections.abc import Sequence


def rewards_of(standing: Sequence[int], sides: Sequence[int]) -> list[float]:
    """The reward of each seat at the end of a game, from everybody's standing there."""
    rewards = []
    for mine, side in zip(standing, sides, strict=True):
        rivals = [theirs for theirs, other in zip(standing, sides, strict=True) if other != side]
        rewards.append(sum((mine > theirs) - (mine < theirs) for theirs in rivals) / len(rivals))
    return rewards
