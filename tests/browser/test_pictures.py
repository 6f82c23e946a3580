"""The pictures that Python draws are what a browser shows."""

import io
import random
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Browser

import tavoliere as tv
from tavoliere.definition.game_definition import GameDefinition
from tavoliere.engine import game as engine
from tavoliere.envs.pixels import pixels
from tavoliere.words import Words, language, sources_of
from tests import ROOT

WIDTH, HEIGHT, MARGIN = 1000, 760, 6
OTHERWISE = 60  # of 255: not only the edge of a line
FEW = 0.015  # of all pixels; letters stand a little otherwise, by half a pixel and without kerning


class Listener:
    """Is given what an artist would be given."""

    told: dict[str, Any]

    def draw(self, definition: GameDefinition, words: Words, known: dict[str, Any]) -> str:
        self.told = {"game": definition.name, "folder": definition.folder.name, "language": language(), **known}
        return ""


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every board by itself, as a script and its styles."""
    folder = tmp_path_factory.mktemp("boards")
    subprocess.run(
        ["node", "--input-type=module", "-", str(folder)],
        input=(Path(__file__).parent / "board_alone.mjs").read_bytes(),
        cwd=ROOT,
        check=True,
    )
    return folder


@pytest.mark.parametrize("name", list(tv.GAMES))
def test_a_picture_is_what_the_page_shows(
    name: str, alone: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, generator = tv.Match(tv.game(name, players=3), seed=5), random.Random(3)
    for _ in range(60):
        match.play(generator.choice(match.position.actions))
    view = match.position.view(match.position.actor)
    drawn = pixels(view._repr_svg_()).astype(int)
    listener = Listener()
    monkeypatch.setattr(engine, "artist", lambda definition: listener)
    view._repr_svg_()
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
    place = f"position: absolute; inset: {MARGIN}px"
    page.set_content(f'<style>{(alone / "board_alone.css").read_text()}</style><main style="{place}"></main>')
    page.add_script_tag(path=alone / "board_alone.js")
    texts = [path.read_text(encoding="utf-8") for path in sources_of(language(), match.game.folder)]
    page.evaluate("([given, texts]) => show(given, texts)", [listener.told, texts])
    page.evaluate("document.fonts.ready.then(() => null)")
    shown = np.asarray(Image.open(io.BytesIO(page.screenshot())).convert("RGB")).astype(int)
    page.close()
    apart = np.abs(shown - drawn).max(axis=2)
    assert (apart > OTHERWISE).mean() < FEW, f"{(apart > OTHERWISE).mean():.2%} look otherwise"
