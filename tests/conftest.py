"""Bots that another package brings along: well-meaning ones, and ones that fail in every way."""

import os
import textwrap
from pathlib import Path

import pytest

PLUGIN_BOTS = """
    import time

    class Sleeper:
        def choose(self, view, generator):
            time.sleep(3600)

    class Crasher:
        def choose(self, view, generator):
            raise RuntimeError("no idea")

    class Cheater:
        def choose(self, view, generator):
            return view.game.all_actions[0]

    class Talker:
        def choose(self, view, generator):
            print("I think, therefore I print")
            return view.actions[-1]
"""


@pytest.fixture
def plugin_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are found by their entry points, here and in other processes."""
    (tmp_path / "strangers.py").write_text(textwrap.dedent(PLUGIN_BOTS), encoding="utf-8")
    described = tmp_path / "strangers-1.0.dist-info"
    described.mkdir()
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n", encoding="utf-8")
    points = "".join(f"{name.lower()} = strangers:{name}\n" for name in ("Sleeper", "Crasher", "Cheater", "Talker"))
    (described / "entry_points.txt").write_text(f"[tavoliere.bots]\n{points}", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]))
