"""Studies: trees of lines from a position, kept under a key that nobody guesses. Its maker alone may change one."""

import secrets
import time
from typing import Any

import sqlalchemy as sa

from tavoliere.web.refusal import Refusal
from tavoliere.web.storage.database import Database, Stale
from tavoliere.web.storage.schema import studies
from tavoliere.web.storage.sweeping import Sweeper
from tavoliere.web.tables.clocks import DAY
from tavoliere.web.tables.tokens import fresh_token, hash_of

FORGOTTEN = 400 * DAY  # after which one that nobody has opened is thrown away


class Studies:
    """The studies of a server."""

    def __init__(self, store: Database) -> None:
        self.store = store
        self._sweeper = Sweeper(lambda: self.forget(time.time() - FORGOTTEN), DAY)

    async def open(self) -> None:
        self._sweeper.begin()

    async def close(self) -> None:
        self._sweeper.end()

    async def forget(self, before: float) -> None:
        """Throw away what nobody has opened since."""
        await self.store.change(sa.delete(studies).where(studies.c.used < before))

    async def found(self, study: dict[str, Any]) -> tuple[str, str]:
        """Keep a new study; its key, and the token of its maker."""
        key, token = secrets.token_urlsafe(12), fresh_token()
        row = {"id": key, "token": hash_of(token), "n": 0, "study": study, "used": time.time()}
        await self.store.change(sa.insert(studies).values(row))
        return key, token

    async def find(self, key: str) -> tuple[dict[str, Any], int]:
        """A study, and how often it was changed; Refusal if there is none."""
        row = await self._row(key)
        now = time.time()
        if row.used < now - DAY:
            await self.store.change(sa.update(studies).where(studies.c.id == key).values(used=now))
        return row.study, row.n

    async def change(self, key: str, token: str, n: int, study: dict[str, Any]) -> int:
        """Keep a study as it is now; how often it has been changed. Stale if somebody changed it meanwhile."""
        row = await self._row(key)
        if not secrets.compare_digest(row.token, hash_of(token)):
            raise Refusal("web-not-maker")
        ours = (studies.c.id == key) & (studies.c.n == n)
        if not await self.store.change(sa.update(studies).where(ours).values(study=study, n=n + 1, used=time.time())):
            raise Stale("web-stale")
        return n + 1

    async def _row(self, key: str) -> Any:
        row = next(iter(await self.store.read(sa.select(studies).where(studies.c.id == key))), None)
        if row is None:
            raise Refusal("web-no-study")
        return row
