"""Golden games: readable playthroughs. A change of rules shows up in them as a difference that somebody reads.

`python -m tests.games.golden` (or `make golden`) writes them anew.
"""

import json
import random
from array import array
from pathlib import Path
from typing import Any

import tavoliere as tv
from tavoliere.bots import bot
from tavoliere.engine.interpreted import MOST_LEGAL
from tavoliere.engine.kernels import interpreted_kernel
from tavoliere.engine.program import Generator
from tests.games.settings import LABELS, SETTINGS, game_of, label

FOLDER = Path(__file__).parent / "golden_games"
SEED = 2026
COUNTS = "counts.json"


def playthrough(game: tv.Game, seed: int) -> str:
    """A whole game in text: greedy players with a random one among them, a board at each quiet moment."""
    match = tv.Match(game, seed=seed)
    generator = random.Random(seed)
    moment = game.definition.evaluation.moment
    lines = [repr(game), ""]
    told = shown = 0
    while True:
        actor = match.position.actor
        for step in range(told, len(match.steps)):
            lines += [f"{step:4} {match.steps[step]}", *(f"       {sentence}" for sentence in match.sentences(step))]
        told = len(match.steps)
        if actor is None:
            return "\n".join([*lines, "", str(match.position), "", str(match.position.result), ""])
        if (now := moment(game.unpack(match.position))) > shown:
            lines += ["", str(match.position), ""]
            shown = now
        player = bot("random" if actor == 0 else "greedy")
        match.play(player.choose(match.view(actor), generator))


# What a golden game is wanted for besides every setting: how it ended, or a rare rule in it. A fact, and its value.
Wanted = tuple[str, dict[str, Any], str, int]
WANTED: list[Wanted] = [
    *(
        ("carolus-magnus", {"players": 2, "refill": "dice", **more}, fact, 1)
        for fact, more in (
            *(("last-castle", {}), ("last-castle-given", {}), ("too-few-castles", {}), ("few-territories", {})),
            *(("decided-by-markers", {}), ("shared", {}), ("stall", {}), ("round-limit", {"rounds": 20})),
        )
    ),
    ("carolus-magnus", {"players": 3, "refill": "draft", "bag_end": "last-round"}, "bag-empty", 1),
    # how many colours were below ten limit points when the first passage came to its end
    *(("san-marco", {"players": 4}, "below-limit-1", below) for below in (0, 1, 2, 3)),
    *(("san-marco", {"players": 3}, "below-limit-1", below) for below in (0, 1, 2)),
    *(("san-marco", {"players": 2, "variant": "ghosts"}, "below-limit-1", below) for below in (0, 1)),
    *(("san-marco", {"players": 2, "variant": "neutral"}, "below-limit-1", below) for below in (0, 1)),
    *(("san-marco", {"players": 2, "variant": "two-colours"}, "below-limit-1", below) for below in (0, 1, 2, 3)),
]


def label_of(wanted: Wanted) -> str:
    name, options, fact, value = wanted
    return f"{label((name, options))}-{fact}-{value}"


def first_with(game: tv.Game, fact: str, value: int) -> int:
    """The number of the first random game of which a fact is true."""
    facts = game.definition.state.FACTS
    games, width = 1000, game.players + 3 + len(facts)
    lines = memoryview(array("i", [0]) * (games * width)).cast("B").cast("i", (games, width))
    for first in range(0, 1_000_000, games):
        game.kernel.playouts(game.start(), first, games, SEED, [0] * game.players, lines)
        for number in range(games):
            if lines[number, game.players + 3 + facts.index(fact)] == value:
                return first + number
    raise AssertionError(f"no game with {fact} = {value} in a million")


def compact(wanted: Wanted) -> str:
    """A random game of which a fact is true: its actions, and its last turn told."""
    name, options, fact, value = wanted
    game = tv.game(name, **options)
    number = first_with(game, fact, value)
    rules = interpreted_kernel(game.definition).rules
    generator = Generator(SEED, number)
    numbers = [0] * MOST_LEGAL
    positions, steps = [game.start()], []
    while (actor := positions[-1].actor) is not None:
        state = game.unpack(positions[-1])
        if actor == tv.CHANCE:
            chosen = generator.weighted(numbers, rules.weights(state, numbers))
        else:
            chosen = numbers[generator.below(rules.legal(state, numbers))]
        steps.append(game.all_actions[chosen])
        positions.append(positions[-1].play(chosen))
    last = max(step for step in range(len(steps)) if positions[step].actor != positions[-2].actor)
    lines = [repr(game), f"random game {number} of seed {SEED}: {fact} = {value}", ""]
    lines += [", ".join(map(str, steps[at : at + 10])) for at in range(0, len(steps), 10)]
    lines += ["", str(positions[last + 1]), ""]
    for step in range(last + 1, len(steps)):
        lines += [game.words.say(game.sentence(positions[step], steps[step]))]
        told = game.consequences(positions[step], steps[step])
        lines += [f"  {game.words.say(message)}" for message in told]
    return "\n".join([*lines, "", str(positions[-1]), "", str(positions[-1].result), ""])


def counts(game: tv.Game) -> dict[str, list[int]]:
    """How many sequences of one, two, three actions there are from some positions of the golden game."""
    positions = []
    match = tv.Match(game, seed=SEED)
    while match.position.actor is not None:
        positions.append(match.position)
        match.play(match.position.actions[len(positions) * 7 % len(match.position.actions)])
    chosen = {"start": game.start()} | {f"decision {at}": positions[at] for at in (0, 5, 20, 40)}
    return {name: [position.count(depth) for depth in (1, 2, 3)] for name, position in chosen.items()}


def written() -> dict[str, str]:
    """Every golden game, by the name of its file."""
    games = {f"{name}.txt": playthrough(game_of(one), SEED) for name, one in zip(LABELS, SETTINGS, strict=True)}
    games |= {f"{label_of(wanted)}.txt": compact(wanted) for wanted in WANTED}
    counted = {name: counts(game_of(one)) for name, one in zip(LABELS, SETTINGS, strict=True)}
    return games | {COUNTS: json.dumps(counted, indent=1) + "\n"}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in written().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(name)
