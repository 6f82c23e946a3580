"""What somebody sees on the table, told whole or by what has changed since it was last told."""

from typing import Any

from tavoliere.table.changes import difference
from tavoliere.web.wire import written


class Snapshot:
    """What a seat sees on the table: the same until the next step."""

    __slots__ = ("_whole", "seen")

    def __init__(self, seen: dict[str, Any]) -> None:
        self.seen = seen
        self._whole = ""

    @property
    def whole(self) -> str:
        """All of it: the inside of a JSON object."""
        if not self._whole:
            self._whole = written(self.seen)[1:-1]
        return self._whole

    def since(self, before: "Snapshot") -> str:
        """The same for somebody who was told what was seen `before`."""
        return '"changes":{}' if self is before else f'"changes":{written(difference(before.seen, self.seen))}'


NOTHING = Snapshot({})
