"""Cardcassonne's board on the page has words for all it says."""

import re

from tavoliere.words import LANGUAGES, catalogue
from tests import ROOT

PAGE = ROOT / "src" / "tavoliere" / "games" / "cardcassonne" / "board"


def test_every_sentence_of_the_board_is_in_both_catalogues() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(PAGE.glob("*.ts*")))
    said = set(re.findall(r'"(board-[a-z-]+)"', source))
    assert len(said) > 20
    for language in LANGUAGES:
        known = {name for name in catalogue(language, PAGE.parent / "words").sources if name.startswith("board-")}
        assert said <= known
        spelled = {f"board-{face}" for face in ("building", "dragon", "fairy", "animal-joker", "building-joker")}
        assert known == said | spelled | {"board-cash", "board-keep"}, "a sentence that nothing says"
