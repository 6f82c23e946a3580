"""Where friends reach this machine."""

import socket

from tavoliere.web.server_settings import ServerSettings

ANYWHERE = ("0.0.0.0", "::", "")
ONLY_HERE = ("127.0.0.1", "localhost", "::1")


def own_address() -> str | None:
    """This machine's address in its network: the one from which it would reach the rest of the world."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which way it would go
        except OSError:
            return None
        found: str = probe.getsockname()[0]
        return found


def addresses(settings: ServerSettings) -> list[str]:
    """The addresses to give to friends; none where only this machine can reach the server."""
    if settings.addresses:
        return list(settings.addresses)
    if settings.host in ONLY_HERE:
        return []
    host = own_address() if settings.host in ANYWHERE else settings.host
    return [f"http://{host}:{settings.port}"] if host else []
