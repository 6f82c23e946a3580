"""Games to learn from: first among careless squires, then of the search against itself.

A portion is what one process plays in one go; its file holds whole games only, so that what is cut off costs no more
than that portion. The same seed gives the same games; how many of them are played is a matter of time.
"""

import os
import random
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tavoliere.bots.plain import GreedyBot
from tavoliere.engine.action import Action
from tavoliere.engine.game import CHANCE, Game, Position
from tavoliere.training.players import Player, searching

Array = npt.NDArray[Any]
Policy = list[tuple[int, int]]  # canonical numbers of actions, how often each was tried

CHUNK = 200  # squires' games between two looks at the clock
ROWS = 100_000  # room for the positions of a portion of squires' games
SQUIRES_NOISE = 110  # of 1024 decisions
SQUIRES_KEEP = 40  # of 1024 positions

CHEAP = 4  # of the iterations, this part for decisions that are only played
THOROUGH = 0.25  # of the decisions have all of them, and teach the priors
EXPLORE = 0.25  # of the moves are chosen by how often they were tried
BLUNDER = 0.02  # are anything
OPENINGS = 0.5  # of the games begin with some careless squires' decisions
OPENING_LENGTH = 8.0  # on average
KEEP_BETWEEN = 0.3  # of the positions in which nobody thought


class SelfPlayTask(NamedTuple):
    """What one process is asked for."""

    game: Game
    player: Player | None  # None for squires
    iterations: int
    explore: bool
    seed: str
    path: Path
    until: float  # on the clock of time.time()


class StoredDecision(NamedTuple):
    """A position that is kept."""

    features: bytes
    eyes: int  # the seat that sees it so
    prospects: tuple[float, ...]  # of each seat, by the game's own evaluation
    thought: int  # which one says how it stands: the one about it, or else the next
    own: bool
    policy: Policy | None


def play_portion(portion: SelfPlayTask) -> tuple[int, int]:
    """Play until the time is up, and write the file. Returns how many games and positions it holds."""
    columns = squires(portion) if portion.player is None else searched(portion, portion.player)
    games, rows = int(columns["played"]), len(columns["eyes"])
    if games:
        portion.path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = portion.path.with_suffix(".unfinished")
        with unfinished.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **columns)
        os.replace(unfinished, portion.path)
    return games, rows


def number_of(seed: str) -> int:
    """A seed for the compiled generators."""
    return random.Random(seed).getrandbits(63)


def width_of(game: Game) -> int:
    """How many features a position has."""
    features = game.definition.features
    assert features is not None
    return len(features.WIDTHS)


# --- squires ----------------------------------------------------------------------------------------------------------


def squires(portion: SelfPlayTask) -> dict[str, Array]:
    from tavoliere.training._squires import play  # compiled; only training needs it

    game, start = portion.game, portion.game.start()
    features, eyes = np.zeros((ROWS, width_of(game)), np.uint8), np.zeros(ROWS, np.uint8)
    numbers, winners = np.zeros(ROWS, np.int32), []
    prospects = np.zeros((ROWS, game.players), np.float32)
    seed = number_of(portion.seed)
    rows = games = 0
    while True:
        won = np.zeros(CHUNK, np.int32)
        room = features[rows:], eyes[rows:], numbers[rows:], prospects[rows:]
        played, kept = play(start, seed, games, CHUNK, SQUIRES_NOISE, SQUIRES_KEEP, *room, won)
        numbers[rows : rows + kept] += games
        winners.append(won[:played])
        games, rows = games + played, rows + kept
        if played < CHUNK or rows == ROWS or time.time() >= portion.until:
            break
    shares = np.array([shares_of_sides(game, bits) for bits in range(1 << game.players)], np.float16)
    results = shares[np.concatenate(winners)[numbers[:rows]]]
    return {
        "played": np.array(games),
        "features": features[:rows],
        "eyes": eyes[:rows],
        "games": numbers[:rows],
        "prospects": prospects[:rows],
        "results": results,
        "estimates": np.full_like(results, np.nan),
        "own": np.zeros(rows, np.bool_),
        **policies_of([None] * rows),
    }


def shares_of_sides(game: Game, winners: int) -> list[float]:
    """Each side's part of a victory, from a bit for each winning seat: a shared one is shared equally."""
    won = {side for seat, side in enumerate(game.sides) if winners >> seat & 1}
    return [(side in won) / max(1, len(won)) for side in sides_in_order(game)]


def sides_in_order(game: Game) -> list[int]:
    """The sides in the order of their first seats."""
    return list(dict.fromkeys(game.sides))


# --- the search -------------------------------------------------------------------------------------------------------


def searched(portion: SelfPlayTask, player: Player) -> dict[str, Array]:
    game = portion.game
    seats = [game.sides.index(side) for side in sides_in_order(game)]  # one of each side
    features, eyes, numbers, prospects, results, estimates, own, policies = [], [], [], [], [], [], [], []
    games = 0
    while games == 0 or time.time() < portion.until:
        played = SearchedGame(portion, player, random.Random(f"{portion.seed} {games}"))
        share = shares_of_sides(game, sum(1 << seat for seat in played.winners))
        for one in played.kept:
            features.append(np.frombuffer(one.features, np.uint8))
            eyes.append(one.eyes)
            numbers.append(games)
            prospects.append(one.prospects)
            results.append(share)
            thought = played.thoughts[one.thought] if one.thought < len(played.thoughts) else None
            estimates.append(share if thought is None else [thought[seat] for seat in seats])
            own.append(one.own)
            policies.append(one.policy)
        games += 1
    return {
        "played": np.array(games),
        "features": np.array(features, np.uint8).reshape(-1, width_of(game)),
        "eyes": np.array(eyes, np.uint8),
        "games": np.array(numbers, np.int32),
        "prospects": np.array(prospects, np.float32).reshape(-1, game.players),
        "results": np.array(results, np.float16).reshape(-1, len(seats)),
        "estimates": np.array(estimates, np.float16).reshape(-1, len(seats)),
        "own": np.array(own, np.bool_),
        **policies_of(policies),
    }


class SearchedGame:
    """One game of the search against itself, and what is kept of it."""

    def __init__(self, portion: SelfPlayTask, player: Player, generator: random.Random) -> None:
        self.portion, self.generator = portion, generator
        self.minds = [searching(portion.game, player) for _ in range(portion.game.players)]
        self.thoughts: list[tuple[float, ...]] = []  # chances of the seats
        self.kept: list[StoredDecision] = []
        self.winners = self._play()

    def _play(self) -> tuple[int, ...]:
        generator, squire = self.generator, GreedyBot(overlooks=0.3)
        careless = 0
        if self.portion.explore and generator.random() < OPENINGS:
            careless = int(generator.expovariate(1 / OPENING_LENGTH))
        position = self.portion.game.start()
        while (actor := position.actor) is not None:
            if actor == CHANCE or len(position.actions) == 1:
                if generator.random() < KEEP_BETWEEN:
                    self._keep(position, False, None)
                action = position.draw(generator.random()) if actor == CHANCE else position.actions[0]
            elif careless > 0:
                careless -= 1
                action = squire.choose(position.view(actor), generator)
            else:
                action = self._decide(position, actor)
            position = position.play(action)
        assert position.result is not None
        return position.result.winners

    def _keep(self, position: Position, own: bool, policy: Policy | None) -> None:
        eyes = position.eyes
        self.kept.append(
            StoredDecision(position.features_for(eyes), eyes, position.prospects, len(self.thoughts), own, policy)
        )

    def _decide(self, position: Position, actor: int) -> Action:
        generator, mind, explore = self.generator, self.minds[actor], self.portion.explore
        thorough = not explore or generator.random() < THOROUGH
        mind.iterations = self.portion.iterations if thorough else max(8, self.portion.iterations // CHEAP)
        thought = mind.think(position.view(actor), generator=generator)
        tried = {int(one.action): one.visits for one in thought.alternatives}
        policy = None
        if thorough and explore:
            numbers = zip(position.policies, position.actions, strict=True)
            policy = [(number, tried.get(int(action), 0)) for number, action in numbers if number >= 0]
        self._keep(position, True, policy)
        self.thoughts.append(thought.chances)
        if explore:
            luck = generator.random()
            if luck < BLUNDER:
                return generator.choice(position.actions)
            if luck < BLUNDER + EXPLORE:
                weights = [one.visits + 1e-9 for one in thought.alternatives]
                return generator.choices([one.action for one in thought.alternatives], weights)[0]
        return thought.action


def policies_of(policies: list[Policy | None]) -> dict[str, Array]:
    """For each position the canonical numbers of its actions and how often each was tried, one after the other."""
    counts = [len(policy or ()) for policy in policies]
    pairs = np.array([pair for policy in policies for pair in policy or ()], np.int32).reshape(-1, 2)
    return {"counts": np.array(counts, np.int16), "numbers": pairs[:, 0].astype(np.int16), "visits": pairs[:, 1]}
