"""Golden games: readable playthroughs. A change of rules shows up in them as a difference that somebody reads.

`python -m tests.golden` (or `make golden`) writes them anew.
"""

import random
from pathlib import Path

import tavoliere as tv
from tavoliere.bots import bot
from tests.settings import LABELS, SETTINGS, game_of

FOLDER = Path(__file__).parent / "golden_games"
SEED = 2026


def playthrough(game: tv.Game, seed: int) -> str:
    """A whole game in text: greedy players with a random one among them, boards where a player begins to act."""
    match = tv.Match(game, seed=seed)
    generator = random.Random(seed)
    lines = [f"{game.name} {game.settings}", ""]
    told = 0
    previous = None
    while match.position.actor is not None:
        actor = match.position.actor
        for step in range(told, len(match.steps)):
            lines += [f"{step:4} {match.steps[step]}", *(f"       {sentence}" for sentence in match.sentences(step))]
        if match.steps[-1].block.chance and previous is not None:
            lines += ["", str(match.position), ""]
        told = len(match.steps)
        previous = actor
        player = bot("random" if actor == 0 else "greedy")
        match.play(player.choose(match.view(actor), generator))
    for step in range(told, len(match.steps)):
        lines += [f"{step:4} {match.steps[step]}", *(f"       {sentence}" for sentence in match.sentences(step))]
    return "\n".join([*lines, "", str(match.position), "", str(match.position.result), ""])


def written() -> dict[str, str]:
    """Every golden game, by the name of its file."""
    return {f"{name}.txt": playthrough(game_of(setting), SEED) for name, setting in zip(LABELS, SETTINGS, strict=True)}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in written().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(name)
