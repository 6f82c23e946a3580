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
    """A whole game in text: greedy players with a random one among them, a board at each quiet moment."""
    match = tv.Match(game, seed=seed)
    generator = random.Random(seed)
    moment = game.module("judgement").moment
    lines = [f"{game.name} {game.settings}", ""]
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


def written() -> dict[str, str]:
    """Every golden game, by the name of its file."""
    return {f"{name}.txt": playthrough(game_of(setting), SEED) for name, setting in zip(LABELS, SETTINGS, strict=True)}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in written().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(name)
