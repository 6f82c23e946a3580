"""Which names look the same: nobody takes another's by writing it with letters of another alphabet.

Unicode lists what can be taken for one another (UTS 39, confusables.txt). Of it this is what can be taken for letters
and digits of ours, as far as case, accents and compatibility (NFKD) do not bring them together. Latin letters that
it tells apart, such as small capitals, turned ones and those with a stroke, look like the one that they are called by.
"""

import re
import unicodedata
from collections.abc import Iterator

from tavoliere.words import JOINER
from tavoliere.words.visible import PICTURE, is_mark, visible

# By what they look like: what does so itself, or has a capital letter that does. "l" stands for "i" and "1", too.
LIKE = {
    "2": "1A8 3E9 14BF A645 A6EF A75B",
    "3": "21D 25C 292 437 4E1 2CCD A76B 118CA 16F3B",
    "4": "13CE 118CF",
    "5": "118DB",
    "6": "431 13EE 2CD3 118D5",
    "7": "104FA 118C6",
    "8": "223 9EA A6A 1031A 1E8CB",
    "9": "9ED A67 B68 D6D 2CCB A76F 118CC 118D6",
    "a": "251 252 28C 3B1 430 13AA 15C5 A4EE AB30 AB64 102A0 16F40 1D27 1D90 237A",
    "b": "185 3B2 432 44C 13CF 13F4 1472 15AF 15F7 A4D0 A7B5 10282 102A1 10301",
    "c": "37B 441 13DF 1D04 2CA5 A4DA 102A2 10302 1043D 1051C 118E9 118F2",
    "d": "F0 501 13A0 13E7 146F 15DE 15EA 1D06 A4D2 A4D3",
    "e": "259 25A 3B5 435 4BD 13AC 1D95 212E 2D39 A4F0 AB32 10286 118CE",
    "f": "3DD 584 15B4 1E9D A4DD A799 AB35 10287 102A5 10525 118C2",
    "g": "18D 261 50D 581 13C0 13F3 1D83 A4D6",
    "h": "3B7 43D 4BB 570 13BB 13C2 157C 2C8F A4E7 102CF",
    "j": "29D 3F3 458 13AB 148D A4D9",
    "k": "138 3BA 43A 13E6 16D5 2C95 A4D7 10518",
    "l": (
        "131 1C0 1D7C 269 26A 3B9 456 4CF 5D5 5DF 627 661 6F1 7CA 13A5 13DE 14AA 16C1 2223 2373 23FD 2C93 2CD1 2D4F "
        "A4E1 A4F2 A647 1028A 10309 10320 10443 10526 118C3 118D2 16F16 16F28 1E8C7"
    ),
    "m": "3BC 3FB 43C 13B7 15F0 16D6 2C99 A4DF 102B0 10311 11700 118E3",
    "n": "14B 578 57C 2C9B A4E0 AB3C 10513 1DF14",
    "o": (
        "298 3BF 3C3 43E 585 5E1 647 665 6BE 6C1 6D5 6F5 7C0 966 9E6 A66 AE6 B20 B66 BE6 C66 CE6 D20 D66 E50 ED0 101D "
        "1040 10FF 12D0 1D0F 1D11 2C9F 2D54 3007 A4F3 AB3D 10292 102AB 1042C 104EA 10516 114D0 118C8 118D7 118E0"
    ),
    "p": "3C1 440 13E2 146D 1D29 2118 2374 2CA3 A4D1 10295",
    "q": "51B 563 566 2D55",
    "r": "280 433 13A1 13D2 1587 1D26 2C85 A4E3 AB47 AB48 104DC 16F35",
    "s": "1BD 455 57F 13D5 13DA A4E2 A731 10296 10448 118C1 16F3A",
    "t": "3C4 442 13A2 22A4 27D9 2CA7 A4D4 10297 102B1 10315 16F0A",
    "u": "28A 28B 3C5 57D 1200 144C 1D1C 1D7F 222A 22C3 A4F4 A79F AB4E AB52 104F6 118D8 16F42",
    "v": "3BD 475 5D8 667 6F7 13D9 142F 1D20 2228 22C1 2D38 A4E6 A6DF 1051D 11706 118C0 16F08",
    "w": "26F 461 51D 561 13B3 13D4 1D21 A4EA 1170A 1170E 1170F 118E6 118EF",
    "x": "3C7 445 1541 157D 166D 166E 16B7 2573 292B 2A2F 2CAD 2D5D A4EB AB53 10290 102B4 10317 10322 10527 118EC",
    "y": "263 28F 3B3 443 4AF 10E7 13A9 13BD 1D8C 1EFF 2CA9 A4EC AB5A 102B2 118DC 16F43",
    "z": "3B6 13C3 1D22 A4DC 102F5 118C4 118C9 118E5",
    "aa": "A733",
    "ae": "E6 4D5",
    "ao": "A735",
    "au": "A737",
    "av": "A739 A73B",
    "ay": "A73D",
    "bl": "44B",
    "dz": "2A3",
    "ll": "1C1 5F0",
    "lo": "44E",
    "ls": "2AA",
    "lz": "2AB",
    "oe": "153",
    "oo": "A699 A74F",
    "t3": "A729",
    "tf": "A777",
    "ts": "2A6",
    "ue": "1D6B",
    "uo": "AB63",
}
# "LATIN LETTER SMALL CAPITAL A", "LATIN SMALL LETTER D WITH STROKE", "NEGATIVE CIRCLED LATIN CAPITAL LETTER A"; not
# "COMBINING LATIN SMALL LETTER A", which is a mark.
CALLED = re.compile(
    r"(?!COMBINING).*(?:LATIN|REGIONAL INDICATOR).* LETTER (?:[\w-]+ )*?"
    r"([A-Z]{1,2})(?: DIGRAPH| BAR| ROTUNDA)?(?: WITH .*)?"
)
LATIN = (
    *(range(0x80, 0x2B0), range(0x1D00, 0x1DC0), range(0x1E00, 0x1F00), range(0x2100, 0x2190), range(0x2460, 0x2500)),
    *(range(0x2C60, 0x2C80), range(0xA720, 0xA800), range(0xAB30, 0xAB70), range(0x10780, 0x107C0)),
    *(range(0x2770, 0x2794), range(0x1DF00, 0x1E000), range(0x1F100, 0x1F200)),
)


def called_by_ours() -> Iterator[tuple[int, str]]:
    """Latin letters and digits of all kinds, with the one or two of ours that they are called by."""
    for sign in (chr(code) for block in LATIN for code in block):
        if found := CALLED.fullmatch(unicodedata.name(sign, "")):
            yield ord(sign), found[1].casefold().replace("i", "l")
        elif (digit := unicodedata.digit(sign, None)) is not None:
            yield ord(sign), "ol23456789"[digit]


LOOKALIKES = dict(called_by_ours())
LOOKALIKES |= {int(code, 16): looks for looks, codes in LIKE.items() for code in codes.split()}
LOOKALIKES |= {ord("i"): "l", ord("1"): "l", ord("|"): "l", ord("0"): "o"}
CAPITALS = str.maketrans(
    "\u039d\u03a5\u03f9\u03f2", "nycc"
)  # whose small letters, or compatible ones, look like others
OVERLAY, ABOVE_OR_BELOW = 1, 200  # combining classes of strokes, and from which on all are accents


def is_accent(sign: str) -> bool:
    kind = unicodedata.combining(sign)
    return kind == OVERLAY or kind >= ABOVE_OR_BELOW


def looks_like(text: str) -> str:
    """What texts have in common that look the same: a name that shows nobody."""
    taken_apart = unicodedata.normalize("NFKD", visible(text).translate(CAPITALS).lower().translate(LOOKALIKES))
    plain = visible("".join(sign for sign in taken_apart if not is_accent(sign)))
    drawn = plain.translate(CAPITALS).casefold().translate(LOOKALIKES).replace("rn", "m")
    return without_marks_on_ours("".join(sign for sign in drawn if sign not in (" ", JOINER, PICTURE)))


def without_marks_on_ours(text: str) -> str:
    """No mark makes another letter of one of ours: many are hardly seen there. Elsewhere they may be a vowel."""
    left: list[str] = []
    for sign in text:
        if not (is_mark(sign) and (not left or left[-1].isascii())):
            left.append(sign)
    return "".join(left)
