"""The fields of a position by name: what its state table says, read straight from the bytes of its state.

    position.fields.points        # a number, a tuple, or a tuple of tuples, as the table says
    position.fields["points"]

Reading one takes about a microsecond and changes nothing; `docs/environments` lists the fields of each game with what
they mean. `to_json` says the same in words, and takes a hundred times as long.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from struct import Struct
from typing import TYPE_CHECKING, Any, ClassVar

from tavoliere.definition.schema import Field
from tavoliere.engine.layout import CODES, Layout, count, places


class Fields(Mapping[str, Any]):
    """All fields of one position, as attributes and by name."""

    __slots__ = ("_raw",)
    _readers: ClassVar[dict[str, "Reader"]] = {}

    def __init__(self, raw: bytes) -> None:
        self._raw = raw

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    def __getitem__(self, name: str) -> Any:
        try:
            return self._readers[name](self)
        except KeyError:
            raise KeyError(f"there is no field {name!r}; there are {', '.join(self._readers)}") from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._readers)

    def __len__(self) -> int:
        return len(self._readers)

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self._readers]

    def __repr__(self) -> str:
        return f"Fields({', '.join(f'{name}={getattr(self, name)}' for name in self._readers)})"


Reader = Callable[[Fields], Any]


@cache
def fields_of(layout: Layout) -> Callable[[bytes], Fields]:
    """The class of fields that lie as a layout says."""
    starts = places(layout.fields)
    readers = {name: reader(field, starts[name].start) for name, field in layout.table.items()}
    members = {name: property(read, doc=described(layout.table[name])) for name, read in readers.items()}
    return type("Fields", (Fields,), {"__slots__": (), "_readers": readers, **members})


def described(field: Field) -> str:
    shape = "x".join(map(str, field.shape))
    return f"{field.meaning} ({shape} numbers)" if shape else field.meaning


def reader(field: Field, offset: int) -> Reader:
    """A function that reads one field at its place."""
    unpack = Struct(f"<{count(field)}{CODES[field.width]}").unpack_from
    if not field.shape:
        return lambda fields: unpack(fields._raw, offset)[0]
    if len(field.shape) == 1:
        return lambda fields: unpack(fields._raw, offset)
    rows, length = field.shape
    unpack_row = Struct(f"<{length}{CODES[field.width]}").unpack_from
    starts = [offset + row * length * field.width for row in range(rows)]
    return lambda fields: tuple([unpack_row(fields._raw, start) for start in starts])
