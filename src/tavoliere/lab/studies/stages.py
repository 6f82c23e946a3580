"""Who leads when, and who wins: a game looked at after a quarter, half and three quarters of it, and before its end.

The leader is the seat or team that stands best alone by what the rules count at that moment. The favourite is the one
to whom a judge that sees everything gives the best chance: points on the table are not all that decides.
"""

from collections.abc import Sequence

from tavoliere.analysis.judge import judged
from tavoliere.engine.game import CHANCE, Game, Position
from tavoliere.lab.simulate import WHOLE
from tavoliere.lab.studies.fairness import team_size
from tavoliere.lab.studies.shape import Steps, leading
from tavoliere.lab.tally import Tally, joined

QUARTERS = ("25", "50", "75")
LAST = "last"  # where the last round begins
STAGES = (*QUARTERS, LAST)
ITERATIONS = 120  # of the judge
FINE = 1000  # parts of a chance
KEPT, OVERTAKEN, OPEN = range(3)  # what the last round did to the lead: it was open when nobody stood best alone


def count_stages(tally: Tally, game: Game, steps: Steps, seed: int) -> None:
    """What became of the leader, of whoever was last, and of the favourite, at each stage."""
    result = steps[-1][0].result
    assert result is not None
    won = [WHOLE // len(result.winners) * (seat in result.winners) for seat in range(game.players)]
    together = team_size(game)
    for stage, position in stages(game, steps).items():
        standing = position.standing
        ahead, behind = leading(standing, together), leading([-points for points in standing], together)
        tally.count(f"tied-{stage}", [int(ahead is None)])
        if ahead is not None:
            tally.count(f"led-{stage}", [side_won(won, ahead)])
        if behind is not None and behind != ahead:
            tally.count(f"behind-{stage}", [side_won(won, behind)])
        chances = judged(position, ITERATIONS, seed)
        best = max(range(game.players), key=chances.__getitem__)
        tally.count(f"favourite-{stage}", [won[best] * together])
        tally.count(f"said-{stage}", [round(FINE * chances[best])])
        if stage == LAST:
            tally.count("last-round", [OPEN if ahead is None else KEPT if side_won(won, ahead) else OVERTAKEN])


def side_won(won: Sequence[int], seats: int) -> int:
    """The part of the victory that some seats have together."""
    return sum(share for seat, share in enumerate(won) if seats >> seat & 1)


def stages(game: Game, steps: Steps) -> dict[str, Position]:
    """The positions that are looked at."""
    found = {stage: steps[len(steps) * int(stage) // 100][0] for stage in QUARTERS}
    round_of = game.definition.lab.round
    if round_of is not None:
        asked = [position for position, _ in steps if position.actor not in (CHANCE, None)]
        last = round_of(game.unpack(asked[-1]))
        found[LAST] = next(position for position in asked if round_of(game.unpack(position)) == last)
    return found


def count_choices(tally: Tally, game: Game, steps: Steps) -> None:
    """How often each value of the watched decisions was chosen when it could be, and how those who chose it fared."""
    result = steps[-1][0].result
    assert result is not None
    share = WHOLE // len(result.winners) * team_size(game)
    for block_name, parameter in game.definition.lab.watched:
        used: dict[str, int] = {}
        won: dict[str, int] = {}
        open_to: dict[str, int] = {}
        for position, action in steps:
            if action is None or action.block.name != block_name:
                continue
            at = [one.name for one in action.block.parameters].index(parameter)
            offered = {
                value_of(one.words[at], action.block.parameters[at].words)
                for one in position.actions
                if one.block is action.block
            }
            for value in offered:
                open_to[value] = open_to.get(value, 0) + 1
            value = value_of(action.words[at], action.block.parameters[at].words)
            used[value] = used.get(value, 0) + 1
            won[value] = won.get(value, 0) + share * (position.actor in result.winners)
        for value, times in open_to.items():
            tally.count(f"chosen {block_name} {value}", [joined(used.get(value, 0), times)])
        for value, times in used.items():
            tally.count(f"won {block_name} {value}", [joined(won[value], WHOLE * times)])


def value_of(word: str, words: Sequence[str]) -> str:
    """A value by its word; numbered places beside named ones are all alike."""
    return "numbered" if word.isdigit() and not all(one.isdigit() for one in words) else word
