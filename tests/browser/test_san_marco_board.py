"""However a person lays out the cards on San Marco's board, the rules take it. Needs Node and `npm ci`."""

import json
import random
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tavoliere.engine.game import Game, Position, game
from tavoliere.games.san_marco.state import ACTIONS_DRAWN, DIVIDING, LIMITS_DRAWN, PILES, State

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "src" / "tavoliere" / "games" / "san_marco" / "page"
ASKED = f"""
import {{ decisions }} from {json.dumps(str(PAGE / "divide"))};
import {{ readFileSync }} from "node:fs";
const divisions = JSON.parse(readFileSync(0, "utf-8"));
console.log(JSON.stringify(divisions.map(([lying, added]) => decisions(lying, added))));
"""


@pytest.fixture(scope="module")
def ask(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., list[Any]]:
    """The board's own function, run by Node."""
    folder = tmp_path_factory.mktemp("board")
    (folder / "asked.ts").write_text(ASKED, encoding="utf-8")
    bundled = ["--bundle", "--platform=node", "--format=esm", f"--outfile={folder / 'asked.mjs'}"]
    subprocess.run([ROOT / "node_modules" / ".bin" / "esbuild", folder / "asked.ts", *bundled], check=True)

    def asked(divisions: list[Any]) -> list[Any]:
        given = json.dumps(divisions)
        run = subprocess.run(["node", folder / "asked.mjs"], input=given, capture_output=True, text=True, check=True)
        answer: list[Any] = json.loads(run.stdout)
        return answer

    return asked


def positions(san_marco: Game, seed: int) -> list[Position]:
    generator = random.Random(seed)
    position = san_marco.start()
    found = []
    while position.actor is not None:
        found.append(position)
        position = position.play(generator.choices(position.actions, position.weights or None)[0])
    return found


@pytest.mark.parametrize("players", [3, 4])
def test_whatever_lies_in_the_offers_can_be_offered(players: int, ask: Callable[..., Any]) -> None:
    """However a person lays out the cards, the small decisions are legal and lead to those offers."""
    generator = random.Random(7)
    san_marco = game("san-marco", players=players)
    begun = [position for seed in range(6) for position in positions(san_marco, seed) if is_start_of_dividing(position)]
    laid = []
    for position in begun:
        hand = position.to_json()["hand"]
        piles = PILES[san_marco.unpack(position).at_table]
        where = [*range(piles), *(generator.randrange(piles) for _ in hand[piles:])]
        generator.shuffle(where)
        laid.append([[card for card, at in zip(hand, where, strict=True) if at == pile] for pile in range(piles)])
    answers = ask([[[[] for _ in offers], offers] for offers in laid])
    assert len(begun) > 20
    for position, offers, texts in zip(begun, laid, answers, strict=True):
        first = 2 * san_marco.unpack(position).pair
        for text in texts[:-1]:
            position = position.play(text)
        lying = position.to_json()["offers"][first : first + len(offers)]
        lying[int(texts[-1].split()[2]) - 1].append(texts[-1].split()[1])
        assert texts[-1] in map(str, position.actions)
        assert sorted(map(sorted, lying)) == sorted(map(sorted, offers))


def is_start_of_dividing(position: Position) -> bool:
    s: State = position.game.unpack(position)
    return s.phase == DIVIDING and sum(s.hand) == ACTIONS_DRAWN[s.at_table] + LIMITS_DRAWN[s.at_table]
