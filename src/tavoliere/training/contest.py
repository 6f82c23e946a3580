"""The arena of training: which of several ways to search is the best, and whether it may take the place of another."""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from typing import Literal, NamedTuple

from tavoliere.bots import invite
from tavoliere.engine.game import Game
from tavoliere.lab.arena import Deal, Tournament, play_deal
from tavoliere.lab.intervals import UNKNOWN, Estimate
from tavoliere.training.players import FORMULAS, Player, searching

Way = tuple[Literal["leaf", "quiet"], float]  # where to evaluate, how much to explore
SHARES = (1.0, 0.5)  # of a correction: squires' games say more about squires than about the game
# A network that is calibrated sees smaller differences than a formula that is too sure of itself early in a game, and
# may bear less exploration.
MODES: tuple[Way, ...] = (
    *(("leaf", 0.5), ("quiet", 0.2), ("leaf", 0.08), ("quiet", 0.5)),
    *(("leaf", 0.2), ("quiet", 0.08), ("leaf", 0.04), ("quiet", 0.04)),
)
FIRST_ROUND = 8  # deals of each way to search; half of them go on to twice as many more
ENOUGH_DEALS = 60
MOST_DEALS = 400


class Score(NamedTuple):
    """What came of a match."""

    player: Player
    against: Player
    rate: Estimate
    deals: int


class TrainingMatch(Tournament):
    """Two players of training, on processes that are already there, until a time."""

    def __init__(self, game: Game, players: tuple[Player, Player], seconds: float, deals: int, seed: int) -> None:
        self.players = players
        named = {f"{letter} {player.label}": player for letter, player in zip("ab", players, strict=True)}
        super().__init__(game, list(named), deals, seed, False, None)
        self.play = partial(play, tuple(named.items()), seconds)

    def score(self, pool: Executor, workers: int, until: float) -> Estimate:
        """Play until all deals are played or the time is up; of equal chances where none was."""
        self.play_on(pool, in_time(self.open_deals(), until, workers), workers, lambda done: None)
        return self.rate(*self.names) or UNKNOWN


def in_time(deals: Iterator[tuple[str, str, int]], until: float, least: int) -> Iterator[tuple[str, str, int]]:
    """The deals that are begun in time, and at least one for each process."""
    for number, deal in enumerate(deals):
        if number >= least and time.time() >= until:
            return
        yield deal


def play(
    named: tuple[tuple[str, Player], ...],
    seconds: float,
    game: Game,
    seed: int,
    alone: bool,
    deal: tuple[str, str, int],
) -> Deal:
    """One deal, in a process that makes the players known to itself first."""
    for name, player in named:
        invite(name, partial(searching, game, player, seconds))
    return play_deal(game, seed, alone, deal)


class Arena:
    """Matches of one game on a pool of processes."""

    def __init__(self, game: Game, pool: Executor, workers: int, seed: int) -> None:
        self.game, self.pool, self.workers, self.seed = game, pool, workers, seed

    def match(
        self, player: Player, against: Player, seconds: float, deals: int, until: float, number: int = 0
    ) -> Score:
        """A match; matches of the same number have the same deals."""
        return self.scored(TrainingMatch(self.game, (player, against), seconds, deals, self.seed + number), until)

    def knockout(self, candidates: Sequence[Player], seconds: float, until: float) -> list[Score]:
        """Every way to search against the formulas, on the same deals; the better half goes on with twice as many.

        All scores of the last round, the best first. One deal too many costs less than a wrong choice, so a round that
        has begun is played to its end.
        """
        deals = max(FIRST_ROUND, self.workers)
        matches = [TrainingMatch(self.game, (one, FORMULAS), seconds, deals, self.seed) for one in candidates]
        while True:
            begin = time.time()
            scores = [self.scored(match, until) for match in matches]
            order = sorted(range(len(matches)), key=lambda at: -scores[at].rate.mean)
            better = order[: (len(order) + 1) // 2]
            if len(order) == 1 or 2 * time.time() - begin > until:
                return [scores[at] for at in order]
            matches = [matches[at] for at in better]
            for match in matches:
                match.deals *= 2

    def scored(self, match: TrainingMatch, until: float) -> Score:
        """Play what is open of a match."""
        rate = match.score(self.pool, self.workers, until)
        return Score(*match.players, rate, len(match.done))


def ways(network: str, corrects: bool) -> list[Player]:
    """The ways to search with a network, without learned priors."""
    shares = SHARES if corrects else (1.0,)
    return [Player(network, *mode, share=share) for share in shares for mode in MODES]


def promoted(score: Score) -> bool:
    """Whether a player takes another's place: only one that is better for sure, as far as 95 % are sure.

    Few deals may agree by chance, and then their interval is too narrow.
    """
    return score.deals >= ENOUGH_DEALS and score.rate.low > 0.5
