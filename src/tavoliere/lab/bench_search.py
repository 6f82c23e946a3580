"""Looking ahead beside OpenSpiel's own information-set tree search, on one core.

Both search from the first decision of a game, with random playouts to its end, and what counts is the players'
decisions that they go through. OpenSpiel's search is its C++ one on hearts, 51 decisions an iteration. Beside it stands
our search as our bots use it: with playouts that follow the heuristic, up to a quiet moment.

By iterations, all through a game, the search by the game's own evaluation stands beside the emperor's, where that is
another: by a network, by a fitted policy, or by both.
"""

import contextlib
import random
from collections.abc import Callable
from itertools import count
from typing import Any

import tavoliere as tv
from tavoliere.bots import SearchBot, SearchSettings, bot
from tavoliere.bots.network import network_of

ITERATIONS = 1000
VIEWS = 8  # of a game, spread over it
ENDLESS = 1 << 30  # further ahead than any game lasts
HEARTS = "hearts(pass_cards=false)"
HEARTS_DECISIONS = 51  # after the two of clubs
WANTED = 6.0  # times OpenSpiel's speed


def comparisons(game: tv.Game) -> tuple[tuple[str, str, str, float], ...]:
    """The ratio that we hold ourselves to: name, ours, theirs, what we want at least."""
    return (("search-openspiel", "search-random", "openspiel-ismcts", WANTED),)


def contenders(game: tv.Game) -> dict[str, Callable[[], int]]:
    """What is compared: each thinks for a while and returns how many decisions it went through."""
    found = {
        "search-random": thinking(game, SearchSettings(horizon=ENDLESS, epsilon=1.0)),
        "search-usual": thinking(game, None),
    }
    with contextlib.suppress(ImportError):
        found["openspiel-ismcts"] = thinking_openspiel()
    return found


def thinking(game: tv.Game, settings: SearchSettings | None) -> Callable[[], int]:
    """Our search, from the first decision of a game."""
    match = tv.Match(game, seed=1)
    while len(match.position.actions) < 2:
        match.play(match.position.actions[0])
    view = match.view(match.position.actor)
    bot = SearchBot(settings=settings)
    seeds = count()

    def think() -> int:
        tree = bot.planted(view, next(seeds))
        tree.think(ITERATIONS)
        decisions: int = tree.decisions
        return decisions

    return think


def evaluations(game: tv.Game) -> dict[str, Callable[[], int]]:
    """The search in each way: each thinks for a while and returns how many iterations it went through."""
    classic, learned = SearchBot(), SearchBot(network=network_of)
    found = {"search-classic": thinking_through(game, classic)}
    if learned.judge(game) != classic.judge(game):
        found["search-learned"] = thinking_through(game, learned)
    return found


def thinking_through(game: tv.Game, thinker: SearchBot) -> Callable[[], int]:
    """Our search, from decisions all through a game of simple players."""
    match, generator, simple = tv.Match(game, seed=1), random.Random(1), bot("squire")
    views = []
    while match.position.actor is not None:
        view = match.view(match.position.actor)
        if len(view.actions) > 1:
            views.append(view)
        match.play(simple.choose(view, generator))
    seeds = count()

    def think() -> int:
        for part in range(VIEWS):
            thinker.planted(views[part * len(views) // VIEWS], next(seeds)).think(ITERATIONS)
        return VIEWS * ITERATIONS

    return think


def thinking_openspiel() -> Callable[[], int]:
    """OpenSpiel's search, from the second card of hearts; ImportError where OpenSpiel is not installed."""
    import pyspiel

    generator = random.Random(1)
    state = pyspiel.load_game(HEARTS).new_initial_state()
    while state.is_chance_node():
        state.apply_action(generator.choice(state.legal_actions()))
    state.apply_action(state.legal_actions()[0])  # the first card is no decision: the two of clubs
    seeds = count()

    def think() -> int:
        seed = next(seeds)
        policy: Any = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        pyspiel.ISMCTSBot(seed, evaluator, 2.0, ITERATIONS, -1, policy, False, False).step(state)
        return ITERATIONS * HEARTS_DECISIONS

    return think
