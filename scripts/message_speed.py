"""What it costs to tell of a move: microseconds, compiled as Python calls it and as WebAssembly, in one run.

    python -m scripts.message_speed

For each game, over the decisions of random games: playing an action, playing it with what the rules note, the facts
that follow from a view, and all legal actions with the reason for one that is not. Node runs the WebAssembly.
"""

import json
import random
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import tavoliere as tv
from tavoliere.engine.game import CHANCE
from tavoliere.engine.wasm import module_of

GAMES = (("cardcassonne", 3), ("carolus-magnus", 3), ("san-marco", 3))
DRIVER = Path(__file__).with_suffix(".mjs")
ROUNDS = 40  # over all decisions, of which the fastest counts
Moment = tuple[tv.Position, int, int]  # a decision, what is played, and what is not legal


def moments(game: tv.Game, games: int = 3) -> list[Moment]:
    generator, found = random.Random(1), []
    for _ in range(games):
        position = game.start()
        while position.actor is not None:
            action = generator.choice(position.actions)
            illegal = generator.choice([a for a in game.all_actions if a not in position.actions])
            if position.actor != CHANCE:
                found.append((position, int(action), int(illegal)))
            position = position.play(action)
    return found


def fastest(work: Callable[[], None], each: int) -> float:
    spent = []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        work()
        spent.append(time.perf_counter() - begin)
    return 1e6 * min(spent) / each


def compiled(game: tv.Game, found: list[Moment]) -> dict[str, float]:
    views = [position.view(position.actor).known for position, _, _ in found]

    def each(ask: Callable[[tv.Position, int, int], Any]) -> float:
        def all_of_them() -> None:
            for position, action, illegal in found:
                ask(position, action, illegal)

        return fastest(all_of_them, len(found))

    def facts() -> None:
        for known in views:
            known.facts_of(0)

    def legal_with_reason(position: tv.Position, _: int, illegal: int) -> Any:
        return position.actions, position.explained("reason", illegal)

    return {
        "apply": each(lambda position, action, _: position.play(action)),
        "apply, noting": each(lambda position, action, _: position.play_noting(action)),
        "facts": fastest(facts, len(found)),
        "legal, one reason": each(legal_with_reason),
    }


def in_v8(game: tv.Game, found: list[Moment]) -> dict[str, float]:
    asked = {
        "module": str(module_of(game.definition)),
        "size": game.layout.size,
        "facts": game.facts_layout.size,
        "rounds": ROUNDS,
        "moments": [
            [position.raw.hex(), position.view(position.actor).raw.hex(), action, illegal]
            for position, action, illegal in found
        ],
    }
    done = subprocess.run(["node", DRIVER], input=json.dumps(asked), capture_output=True, text=True, check=True)
    answer: dict[str, float] = json.loads(done.stdout)
    return answer


def main() -> None:
    print(f"{'':24}{'compiled':>12}{'WebAssembly':>14}   microseconds")
    for name, players in GAMES:
        game = tv.game(name, players=players)
        found = moments(game)
        here, there = compiled(game, found), in_v8(game, found)
        print(f"{name}, {len(found)} decisions")
        for what, spent in here.items():
            print(f"  {what:22}{spent:12.2f}" + (f"{there[what]:14.2f}" if what in there else ""))


if __name__ == "__main__":
    main()
