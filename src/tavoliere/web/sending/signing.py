"""This server's signature under the records of finished games, so that nobody can change one and say it came from here.

The package `cryptography` signs. Without it records are as they are without a signature, and all else as it was: a
secret key is no matter for arithmetic of our own, of which the time could be taken.
"""

import contextlib
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from tavoliere.table.signature import signed_bytes
from tavoliere.web.sending import push
from tavoliere.web.storage.database import CannotStore, Database, Stale
from tavoliere.web.storage.schema import keys

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

NAME = "records"


async def kept_secret(store: Database, name: str, fresh: str) -> str:
    """A secret of this server's, which the first process that starts makes up for all."""
    for _ in range(2):
        rows = await store.read(sa.select(keys.c.value).where(keys.c.name == name))
        if rows:
            return str(rows[0][0])
        with contextlib.suppress(CannotStore, Stale):  # another was first
            await store.change(sa.insert(keys).values(name=name, value=fresh))
    return fresh


class Signer:
    """Whoever signs for this server; nobody, where that can't be done."""

    def __init__(self) -> None:
        self._key: Ed25519PrivateKey | None = None
        self.public: str | None = None  # the key with which everybody can check it

    async def open(self, store: Database) -> None:
        if not push.is_there():
            return
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        fresh = Ed25519PrivateKey.generate().private_bytes_raw().hex()
        self.use(Ed25519PrivateKey.from_private_bytes(bytes.fromhex(await kept_secret(store, NAME, fresh))))

    def use(self, key: "Ed25519PrivateKey") -> None:
        self._key = key
        self.public = key.public_key().public_bytes_raw().hex()

    def signed(self, record: dict[str, Any], table: str) -> dict[str, Any]:
        """The record of a game that is over, with a signature where there is a signer."""
        if self._key is None or self.public is None or record["result"] is None:
            return record
        signature = self._key.sign(signed_bytes(record, table, self.public)).hex()
        return {**record, "signature": {"table": table, "key": self.public, "signature": signature}}
