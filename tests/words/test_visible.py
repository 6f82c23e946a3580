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
from tavoliere.words.lookalikes import looks_like
from tavoliere.words.visible import MOST_MARKS, visible

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


def test_marks_stay_on_a_letter_that_carries_them_a_few_on_each() -> None:
    """Alone they are seen on what stands beside a name, and many cover the lines above and below."""
    marks = [sign for sign in map(chr, GIVEN_OUT) if unicodedata.category(sign) in ("Mn", "Me") and not is_unseen(sign)]
    for mark in marks:
        assert visible(mark) == visible(f" {mark}{mark}") == ""
        assert visible(f"A{mark * 20}da") == f"A{mark * MOST_MARKS}da"
    assert {visible(name) for name in ("Zoë", "Zoe\u0308", "हिन्दी", "שָׁלוֹם", "Nguyễn")} >= {"Zoe\u0308", "हिन्दी", "שָׁלוֹם"}


@pytest.mark.parametrize(
    ("name", "others"),
    [
        ("Ada", ("ADA", "a d a", "\uff21da", "\U0001d400da", "\u0410da", "A\u0501\u0430", "\ua4ee\ua4d3\ua4ee", "Ádà")),
        ("Ada", ("ᴀᴅᴀ", "Ɐdɐ", "Ⱥđⱥ", "ɅDɅ", "Áɗᶏ", "🅐🅓🅐", "🅰🅳🅰", "🇦🇩🇦", "⒜⒟⒜", "ᴬᴰᴬ", "ɒꝺa")),
        ("Bjorn 10", ("Bjørn 10", "ʙᴊᴏʀɴ ❶⓿", "ƁɈꝊɌꞐ⑩", "ᵬʝɵɾɲ1o")),
        ("Ivo", ("lvo", "1VO", "\u0406vo", "\u04c0\u0475\u03bf", "Iv0", "I\u0307vo")),
        ("Mario", ("Rnario", "\u039c\u0391R\u0399\u039f", "\u041car\u0456\u043e", "\uff2d\uff41rio")),
        ("Nina Copy", ("\u039dina C\u043ep\u04af", "NINA \u0421\u041e\u0420\u0423", "nina \u03f9opy")),
    ],
)
def test_names_that_look_the_same_are_the_same(name: str, others: tuple[str, ...]) -> None:
    assert {looks_like(other) for other in others} == {looks_like(name)}


def test_a_latin_letter_looks_like_the_one_of_ours_that_it_is_called_by() -> None:
    """Small capitals, turned ones, those with a stroke or in a circle: whatever Unicode has of them."""
    called = re.compile(r"(?!COMBINING|TAG).*LATIN.* LETTER (?:[\w-]+ )*?([A-Z])(?: WITH .*)?")
    named = {sign: found for sign in map(chr, GIVEN_OUT) if (found := called.fullmatch(unicodedata.name(sign, "")))}
    assert len(named) > 1000
    assert [sign for sign in named if not looks_like(sign).isascii()] == []
    plain = re.compile(
        r".*LATIN (?:CAPITAL|SMALL|LETTER SMALL CAPITAL|SMALL CAPITAL)(?: LETTER)? [A-Z](?: WITH \w* ?STROKE)?"
    )
    alike = [sign for sign, found in named.items() if plain.fullmatch(found[0])]
    assert [sign for sign in alike if looks_like(sign) != looks_like(named[sign][1])] == []


def test_no_mark_makes_another_name_of_letters_of_ours() -> None:
    """Many are hardly seen there, drawn elsewhere, or by a font as a circle of dots."""
    marks = [sign for sign in map(chr, GIVEN_OUT) if unicodedata.category(sign) in ("Mn", "Me")]
    assert [mark for mark in marks if {looks_like(f"Ad{mark}a{mark}"), looks_like(f"\u0410da{mark}")} != {"ada"}] == []


def test_names_that_look_different_are_different() -> None:
    names = (
        "Ada",
        "Ida",
        "Adam",
        "Вадим",
        "Вадик",
        "かき",
        "がき",
        "कि",
        "कु",
        "Νίκος",
        "Νίκη",
        "李",
        "王",
        "❤",
        "🚀",
        "1",
        "2",
    )
    assert len({looks_like(name) for name in names}) == len(names)


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
