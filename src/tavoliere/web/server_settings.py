"""What a server is started with."""

from dataclasses import dataclass, field
from pathlib import Path

from tavoliere.web.limits.guard import Limits
from tavoliere.web.sending.mail import MailSettings

USUAL_PORT = 8017
STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True)
class ServerSettings:
    """Where it listens, where it keeps its tables, how much it lets one client do."""

    database: str
    host: str = "127.0.0.1"
    port: int = USUAL_PORT
    addresses: tuple[str, ...] = ()  # further ones under which people reach it, as behind a proxy
    limits: Limits = field(default_factory=Limits)
    thinkers: int | None = None
    keep_finished: int | None = None  # days for which finished games are kept; None for ever
    keep_abandoned: int | None = None  # and games that have stood still for so long
    matchmaking: bool = False  # open tables at which strangers sit down, and ratings for those who take part
    static: Path = STATIC
    watch_secret: str = ""  # with which the host sees figures from elsewhere; without one, only from this machine
    database_patience: float = 10.0  # seconds in which PostgreSQL must answer
    mail: MailSettings | None = None
    notices_every: float = 15.0  # seconds between looks at who is to be told that it is their turn
