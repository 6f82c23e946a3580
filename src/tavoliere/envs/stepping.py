"""The games of a batch in step, in the plain language: one text, interpreted and compiled.

What is told of the games lies in arrays, one line a game; each game has generators of its own, so that it matters to
none which others are played on, nor by which thread. `_batch.pyx` and `interpreted.py` are the doors.
"""

from dataclasses import dataclass

from tavoliere.definition.schema import CHANCE, NOBODY_ACTS, Row
from tavoliere.engine.program import (
    Bits,
    Bytes,
    GameState,
    Generators,
    Ints,
    Long,
    Rules,
    Shorts,
    SignedBytes,
    Singles,
    States,
    array,
    below,
    generator_of,
    row,
    weighted,
)

MOST_LEGAL = 512
MOST_SEATS = 8


@dataclass(slots=True, eq=False)
class Games:
    """What is known of every game of a batch."""

    rules: Rules
    start: GameState
    seats: int
    actions: int
    width: int  # legal actions of a game, at most
    facts_count: int
    observed: bool  # whether somebody looks at `views`
    states: States
    views: States  # as the seat that decides sees them
    masks: Bytes
    legal: Shorts
    counts: Ints  # of the legal actions
    actors: SignedBytes
    rewards: Singles
    scores: Ints
    done: Bytes
    facts: Ints
    running: Ints  # decisions of the games as they stand
    lengths: Ints
    played: Ints
    chance: Generators
    choice: Generators  # for random choices
    sides: Row = array(MOST_SEATS)


# --- what is asked from outside ---------------------------------------------------------------------------------------


def seed_all(b: Games, seed: Bits, games: Long) -> None:
    """Give every game its generators, one for chance and one for random choices."""
    game: Long
    for game in range(games):
        b.chance[game] = generator_of(seed, 2 * game)
        b.choice[game] = generator_of(seed, 2 * game + 1)


def begin(b: Games, first: Long, last: Long) -> None:
    """Begin the games from `first` to before `last` anew."""
    game: Long
    for game in range(first, last):
        begin_game(b, game)
        forget(b, game)
        b.played[game] = 0
        look(b, game, b.states[game])


def illegal(b: Games, actions: Ints, first: Long, last: Long) -> Long:
    """The first game whose action is not legal, or `last`."""
    game: Long
    for game in range(first, last):
        if not is_legal(b, game, actions[game]):
            return game
    return last


def step(b: Games, actions: Ints, first: Long, last: Long) -> Long:
    """Play an action in each game up to the first whose action is not legal, which is returned, or `last`."""
    game: Long
    for game in range(first, last):
        if not is_legal(b, game, actions[game]):
            return game
        play(b, game, actions[game])
    return last


def choose(b: Games, chosen: Ints, first: Long, last: Long) -> None:
    """Write a legal action of each game, any of them as likely as another."""
    game: Long
    for game in range(first, last):
        chosen[game] = b.legal[game * b.width + below(b.choice[game], b.counts[game])]


def choose_best(b: Games, chosen: Ints, first: Long, last: Long) -> None:
    """Write the best action of each game by the heuristic; which one of equals, luck says."""
    game: Long
    for game in range(first, last):
        chosen[game] = b.legal[game * b.width + best_by_heuristic(b, game)]


# --- one game ---------------------------------------------------------------------------------------------------------


def is_legal(b: Games, game: Long, action: int) -> bool:
    return 0 <= action < b.actions and b.masks[game * b.actions + action] != 0


def begin_game(b: Games, game: Long) -> None:
    state: GameState = b.states[game]
    b.rules.copy(state, b.start)
    b.running[game] = 0
    draw(b, game, state)


def draw(b: Games, game: Long, state: GameState) -> int:
    """Play chance until somebody decides or the game is over; return who."""
    odds: Row = row(MOST_LEGAL)
    who = b.rules.actor(state)
    while who == CHANCE:
        total = b.rules.weights(state, odds)
        if total <= 0:
            break
        b.rules.apply(state, weighted(b.chance[game], odds, total))
        who = b.rules.actor(state)
    b.actors[game] = who
    return who


def play(b: Games, game: Long, action: int) -> None:
    if b.done[game]:
        forget(b, game)
    b.running[game] += 1
    state: GameState = b.states[game]
    b.rules.apply(state, action)
    if draw(b, game, state) == NOBODY_ACTS:
        settle(b, game)
        begin_game(b, game)
    look(b, game, state)


def forget(b: Games, game: Long) -> None:
    """What was told of a game that ended."""
    b.done[game] = 0
    b.lengths[game] = 0
    for p in range(b.seats):
        b.rewards[game * b.seats + p] = 0
        b.scores[game * b.seats + p] = 0
    for i in range(b.facts_count):
        b.facts[game * b.facts_count + i] = 0


def settle(b: Games, game: Long) -> None:
    """Tell what came of a game: its rewards as `rewards.py` has them, scores, length and facts."""
    numbers: Row = row(MOST_LEGAL)
    state: GameState = b.states[game]
    b.done[game] = 1
    b.played[game] += 1
    b.lengths[game] = b.running[game]
    b.rules.facts(state, numbers)
    for i in range(b.facts_count):
        b.facts[game * b.facts_count + i] = numbers[i]
    b.rules.scores(state, numbers)
    for p in range(b.seats):
        b.scores[game * b.seats + p] = numbers[p]
    b.rules.standing(state, numbers)
    for mine in range(b.seats):
        rivals = 0
        better = 0
        for theirs in range(b.seats):
            if b.sides[mine] != b.sides[theirs]:
                rivals += 1
                better += (numbers[mine] > numbers[theirs]) - (numbers[mine] < numbers[theirs])
        b.rewards[game * b.seats + mine] = better / rivals if rivals else 0.0


def look(b: Games, game: Long, state: GameState) -> None:
    """Write down what the seat that decides may do, and what it sees."""
    legal: Row = row(MOST_LEGAL)
    actions = b.actions  # read once: a compiler must suppose that what is written to bytes may change it
    masks: Bytes = b.masks
    listed: Shorts = b.legal
    mask: Long = game * actions
    line: Long = game * b.width
    for i in range(actions):
        masks[mask + i] = 0
    count = b.rules.legal(state, legal)
    for i in range(count):
        masks[mask + legal[i]] = 1
        listed[line + i] = legal[i]
    b.counts[game] = count
    if b.observed:
        seen: GameState = b.views[game]
        b.rules.copy(seen, state)
        b.rules.view(seen, b.actors[game])


def best_by_heuristic(b: Games, game: Long) -> int:
    """Which of a game's legal actions it is."""
    best = 0
    ties = 0
    choice = 0
    for i in range(b.counts[game]):
        heuristic = b.rules.heuristic(b.states[game], b.legal[game * b.width + i])
        if i == 0 or heuristic > best:
            best = heuristic
            ties = 1
            choice = i
        elif heuristic == best:
            ties += 1
            if below(b.choice[game], ties) == 0:
                choice = i
    return choice
