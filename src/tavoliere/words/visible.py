"""What others read of what somebody writes: names, talk, notes. Signs that are not seen are left out.

Whoever could hide some in a name would be a second "Ada", or nobody. A joiner and the selector of a picture stay where
they shape an emoji, and nowhere else. Marks stay on a letter that carries them, a few on each: alone they are seen on
what stands beside them, and many cover the lines above and below.
"""

import unicodedata

from tavoliere.words import JOINER

PICTURE = "\ufe0f"  # wants the sign before it as a picture
KEYCAP = "\u20e3"
MOST_MARKS = 4  # on a letter; UTS 39 finds no more in any language
# Drawn as nothing, but with a width: https://www.unicode.org/charts/, which has no property for them.
BLANK = frozenset("\u115f\u1160\u2800\u303f\u3164\uffa0\ufffc\U0001d159\U00013441\U00013442")
# Default_Ignorable_Code_Point, as far as Python takes them for printable, and selectors and joiners that are not in it.
IGNORED = frozenset(
    chr(code)
    for first, last in (
        *((0x034F, 0x034F), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2D7F, 0x2D7F), (0xFE00, 0xFE0F)),
        *((0x1107F, 0x1107F), (0x11A47, 0x11A47), (0x11A99, 0x11A99), (0x16FE4, 0x16FE4), (0x1BC9D, 0x1BC9D)),
        (0xE0000, 0xE0FFF),
    )
    for code in range(first, last + 1)
)


def visible(text: str) -> str:
    """A text as it is seen, on one line."""
    seen: list[str] = []
    for at, sign in enumerate(text):
        if sign.isspace() or sign in BLANK:
            seen.append(" ")
        elif is_mark(sign) and not carries_another(seen[-MOST_MARKS:]):
            continue
        elif (sign.isprintable() and sign not in IGNORED) or shapes_emoji(seen[-1:], sign, text[at + 1 : at + 2]):
            seen.append(sign)
    return " ".join("".join(seen).split())


def is_mark(sign: str) -> bool:
    return unicodedata.category(sign) in ("Mn", "Me")


def carries_another(before: list[str]) -> bool:
    """Whether there is a letter that may carry a mark more."""
    return bool(before) and before[-1] != " " and not (len(before) == MOST_MARKS and all(map(is_mark, before)))


def shapes_emoji(before: list[str], sign: str, after: str) -> bool:
    last = before[0] if before else ""
    if sign == PICTURE:
        return is_picture(last) or (last in "#*0123456789" and after == KEYCAP)
    return sign == JOINER and (last == PICTURE or is_picture(last)) and is_picture(after)


def is_picture(sign: str) -> bool:
    if not sign or sign in BLANK:
        return False
    return unicodedata.category(sign) == "So" or "\U0001f3fb" <= sign <= "\U0001f3ff"  # or a colour of skin
