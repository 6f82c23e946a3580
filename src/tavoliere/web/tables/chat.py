"""What players say to each other at a table: short lines, and a handful of emotes.

The latest lines are kept with the table, so that somebody who comes back tomorrow reads them, and forgotten a month
after the last move. Nobody reads them but those who have a link to the table.
"""

from collections.abc import Sequence
from typing import Any

from tavoliere.web.limits.guard import Bucket
from tavoliere.web.messages.tables import LONGEST_LINE, ChatLine
from tavoliere.web.refusal import Refusal
from tavoliere.words.visible import visible

EMOTES = ("hello", "bravo", "thanks", "wow", "hm", "oops")
MOST_LINES = 50
MONTH = 30 * 24 * 60 * 60.0
AT_ONCE, A_SECOND = 5, 0.5  # lines that one seat may say


def checked_line(text: str) -> str:
    text = visible(text)
    if not 1 <= len(text) <= LONGEST_LINE:
        raise Refusal("web-line", most=LONGEST_LINE)
    return text


class Talk:
    """The latest lines of a table."""

    def __init__(self, stored: Sequence[dict[str, Any]] | None) -> None:
        self.lines = [ChatLine.model_validate(line) for line in stored or ()]
        self._buckets: dict[int, Bucket] = {}

    def next(self, seat: int, text: str, emote: str | None, now: float) -> ChatLine:
        """What somebody says, checked; it is said once it is stored."""
        if emote is not None and emote not in EMOTES:
            raise Refusal("web-emote", known=", ".join(EMOTES))
        text = checked_line(text) if emote is None else ""
        if not self._buckets.setdefault(seat, Bucket(A_SECOND, AT_ONCE)).take():
            raise Refusal("web-too-fast")
        return ChatLine(n=self.lines[-1].n + 1 if self.lines else 1, seat=seat, emote=emote, text=text, at=now)

    def with_line(self, line: ChatLine) -> list[ChatLine]:
        return [*self.lines, line][-MOST_LINES:]
