"""Modules of the page by themselves, and what they are told of a game."""

import json
import subprocess
from pathlib import Path
from typing import Any

from tavoliere.definition.event_table import values
from tavoliere.table.game_json import step_json
from tavoliere.table.match import Match
from tests import ROOT


def asked_of_the_page(tmp_path: Path, asked: str) -> Any:
    """What a program says that is made of modules of the page."""
    (tmp_path / "asked.ts").write_text(asked, encoding="utf-8")
    bundled = ["--bundle", "--platform=node", "--format=esm", f"--outfile={tmp_path / 'asked.mjs'}"]
    subprocess.run([ROOT / "node_modules" / ".bin" / "esbuild", tmp_path / "asked.ts", *bundled], check=True)
    run = subprocess.run(["node", tmp_path / "asked.mjs"], capture_output=True, text=True, check=True)
    return json.loads(run.stdout)


def told_of(match: Match, seat: int) -> list[dict[str, Any]]:
    """The steps of a match as a board gets them at a seat."""
    table = match.game.definition.event_table
    steps = []
    for n, action in enumerate(match.steps):
        step = step_json(match, n, match.positions[n].seen_as(action, seat))
        seen = match.game.all_actions[step["action"]]
        noted = [(table[kind], numbers) for kind, *numbers in step["events"] if not table[kind].use]
        events = [{"name": kind.name, "values": values(kind, of)} for kind, of in noted]
        steps.append({**step, "name": seen.block.name, "words": seen.words, "events": events})
    return steps
