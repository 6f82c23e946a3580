"""Nobody hides anything in what others read: no sign of Unicode that is not seen stays in a name or in what is said."""

import re
import sys
import unicodedata

import pytest

from tavoliere.engine.game import make
from tavoliere.referee.record import seats_of
from tavoliere.web.refusal import Refusal
from tavoliere.web.tables.chat import checked_line
from tavoliere.web.tables.seating import checked_name
from tavoliere.words.visible import looks_like, visible

UNSEEN_NAMES = re.compile(
    r"VARIATION SELECTOR|LETTER SELECTOR|(?<!GAP )(?<!LINE )FILLER|FULL BLANK|HALF BLANK|PATTERN BLANK|JOINER"
    r"|NULL NOTEHEAD|VOWEL INHERENT|VOWEL SEPARATOR|HALF FILL SPACE|OBJECT REPLACEMENT|ZERO WIDTH"
)


def is_unseen(sign: str) -> bool:
    """By its category, or by what it is called."""
    return unicodedata.category(sign)[0] in "CZ" or bool(UNSEEN_NAMES.search(unicodedata.name(sign, "")))


# All of Unicode that has been given out, and the ends of the rest, which is unassigned or private.
GIVEN_OUT = (*range(0x40000), *range(0xDFFFF, 0xE1000), 0xF0000, sys.maxunicode)
UNSEEN = [sign for sign in map(chr, GIVEN_OUT) if is_unseen(sign)]


def test_the_signs_that_are_not_seen_are_found() -> None:
    assert {*"\u034f\ufe0f\U000e0100\u180b\u3164\u115f\u2800\u17b4\u00ad\u200b\u2060\ufeff\u202e"} <= {*UNSEEN}
    assert not {*"AÀжя字1#❤👩🏽é\u0301"} & {*UNSEEN}


def test_no_sign_that_is_not_seen_stays_in_what_others_read() -> None:
    """Alone it is nothing, within a name it leaves the name, or a space that all see."""
    assert visible("".join(UNSEEN)) == ""
    assert {*visible("|".join(f"A{sign}da{sign}" for sign in UNSEEN)).replace(" ", "").split("|")} == {"Ada"}
    assert {looks_like(f"A{sign}da") for sign in UNSEEN if sign.isprintable()} == {"ada"}


@pytest.mark.parametrize("door", ["name", "line", "real box"])
def test_every_door_for_what_others_read_leaves_them_out(door: str) -> None:
    def read(text: str) -> str:
        if door == "real box":
            game = make("cardcassonne", {"players": 2}, interpreted=False)
            return seats_of([{"name": text}, {"name": ""}], game)[0].name
        try:
            return checked_name(text) if door == "name" else checked_line(text)
        except Refusal:
            return "Ada" if len(text) > 1 else ""

    some = [sign for sign in UNSEEN if sign.isprintable() or ord(sign) < 0x3000]
    assert {read(sign) for sign in some} == {""}
    assert {read(f"A{sign}da").replace(" ", "") for sign in some} == {"Ada"}


@pytest.mark.parametrize("emoji", ["❤\ufe0f", "👩\u200d🚀", "👩🏽\u200d❤\ufe0f\u200d👨🏻", "1\ufe0f\u20e3", "🇮🇹"])
def test_emoji_stay_as_they_are(emoji: str) -> None:
    assert visible(f" so {emoji}\u200d ") == f"so {emoji}"
    assert looks_like(emoji) == looks_like(emoji.replace("\ufe0f", ""))
