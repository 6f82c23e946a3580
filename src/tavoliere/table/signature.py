"""Signatures of records: what a server says that it announced, and nobody else can have written.

    "signature": {"table": "Yk3v...", "key": "d75a...", "signature": "e556..."}

The key and the signature are Ed25519 (RFC 8032). Signed is everything that the record says, names, decisions and where
it ends, and at which table: `signed_bytes`. Here signatures are only checked, with whole numbers and nothing else, so
that anybody can do so; nothing about that is secret. Servers sign in `web/sending/signing.py`.
"""

import hashlib
import json
from typing import Any, NamedTuple

PREFIX = b"tavoliere record\n"  # so that it is a signature of nothing else

P = 2**255 - 19  # the field
L = 2**252 + 27742317777372353535851937790883648493  # how many multiples the base point has
D = -121665 * pow(121666, P - 2, P) % P
ROOT = pow(2, (P - 1) // 4, P)  # of -1


class Point(NamedTuple):
    """A point of the curve: x = X / Z, y = Y / Z, x * y = T / Z."""

    x: int
    y: int
    z: int
    t: int


def added(one: Point, other: Point) -> Point:
    a = (one.y - one.x) * (other.y - other.x) % P
    b = (one.y + one.x) * (other.y + other.x) % P
    c = 2 * one.t * other.t * D % P
    d = 2 * one.z * other.z % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return Point(e * f % P, g * h % P, f * g % P, e * h % P)


def times(number: int, point: Point) -> Point:
    total = Point(0, 1, 1, 0)
    while number:
        if number & 1:
            total = added(total, point)
        point = added(point, point)
        number >>= 1
    return total


def same(one: Point, other: Point) -> bool:
    return (one.x * other.z - other.x * one.z) % P == 0 and (one.y * other.z - other.y * one.z) % P == 0


def point_of(written: bytes) -> Point | None:
    """The point that 32 bytes stand for, if any does: its y, and whether its x is odd."""
    y = int.from_bytes(written, "little")
    odd, y = y >> 255, y & (1 << 255) - 1
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * ROOT % P
    if x * x % P != square or (x == 0 and odd):
        return None
    x = P - x if x & 1 != odd else x
    return Point(x, y, 1, x * y % P)


BASE = point_of((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


def is_signed(key: bytes, said: bytes, signature: bytes) -> bool:
    """Whether whoever has the secret of this key has signed this."""
    assert BASE is not None
    if len(key) != 32 or len(signature) != 64:
        return False
    owner, chosen = point_of(key), point_of(signature[:32])
    answer = int.from_bytes(signature[32:], "little")
    if owner is None or chosen is None or answer >= L:
        return False
    question = int.from_bytes(hashlib.sha512(signature[:32] + key + said).digest(), "little") % L
    return same(times(answer, BASE), added(chosen, times(question, owner)))


def signed_bytes(record: dict[str, Any], table: str, key: str) -> bytes:
    """What is signed of a record: all of it, as JSON in ASCII with sorted keys and no spaces."""
    whole = {**record, "signature": {"table": table, "key": key}}
    return PREFIX + json.dumps(whole, sort_keys=True, separators=(",", ":")).encode()


def is_genuine(record: dict[str, Any]) -> bool:
    """Whether the signature of a record that has one is the key's, and of this very record."""
    block = record["signature"]
    said = signed_bytes(record, block["table"], block["key"])
    return is_signed(bytes.fromhex(block["key"]), said, bytes.fromhex(block["signature"]))
