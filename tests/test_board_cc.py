"""Cardcassonne's board on the page: it has words for all it says, and counts as the rules do."""

import json
import re
import subprocess
from pathlib import Path

from tavoliere.games.cardcassonne.state import ROWS
from tavoliere.games.cardcassonne.worth import open_cards, worth
from tavoliere.words import LANGUAGES, catalogue
from tests.test_cardcassonne import cardcassonne
from tests.test_games import random_game

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "src" / "tavoliere" / "games" / "cardcassonne" / "page"

COUNTING = """
import { items, segments } from "./view";
import { worth } from "./worth";
import { readFileSync } from "node:fs";
const cases = JSON.parse(readFileSync(0, "utf-8"));
console.log(JSON.stringify(cases.flatMap(([view, seat]) => Object.keys(view.rows).map((row) => {
  const now = items(view, row);
  const open = now.slice(segments(now).at(-1).from).map(({ card }) => card);
  const { points, chest, unseen } = worth(view, open, row, view.players[seat]);
  return [points, chest, unseen];
}))));
"""


def test_every_sentence_of_the_board_is_in_both_catalogues() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(PAGE.glob("*.ts*")))
    said = set(re.findall(r'"(board-[a-z-]+)"', source))
    assert len(said) > 20
    for language in LANGUAGES:
        known = {name for name in catalogue(language, PAGE.parent).sources if name.startswith("board-")}
        assert said <= known
        spelled = {f"board-{face}" for face in ("building", "dragon", "fairy", "animal-joker", "building-joker")}
        assert known == said | spelled | {"board-cash", "board-keep"}, "a sentence that nothing says"


def test_the_board_counts_open_cards_as_the_rules_do(tmp_path: Path) -> None:
    cases, expected = [], []
    for players in (2, 3, 4, 5):
        game = cardcassonne(players)
        for position, _ in random_game(game, players)[::7]:
            for seat in range(players):
                view = position.view(seat)
                state = game.unpack(view)
                cases.append((view.to_json(), seat))
                for r in range(ROWS):
                    value = worth(state, r, open_cards(state, r), seat)
                    expected.append([value.points, value.chest, value.unseen])
    program = tmp_path / "counting.mjs"
    esbuild = [str(ROOT / "node_modules" / ".bin" / "esbuild"), "--bundle", "--platform=node", "--format=esm"]
    subprocess.run(
        [*esbuild, "--sourcefile=counting.ts", "--loader=ts", f"--outfile={program}", "--log-level=error"],
        input=COUNTING,
        text=True,
        cwd=PAGE,
        check=True,
    )
    counted = subprocess.run(["node", program], input=json.dumps(cases), capture_output=True, text=True, check=True)
    assert json.loads(counted.stdout) == expected
    assert any(points > 20 and chest and unseen for points, chest, unseen in expected)
