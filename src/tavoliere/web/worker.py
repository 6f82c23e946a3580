"""One of several server processes of a machine, started by the supervisor, with which it goes.

    python -m tavoliere.web.worker EAR CHANNEL

EAR and CHANNEL are numbers of sockets that it inherits: the one at which all listen, and its own to the supervisor,
whose first line says what it is to serve.
"""

import asyncio
import json
import socket
import sys
from pathlib import Path
from typing import Any

from tavoliere.analysis.data import Effort
from tavoliere.web.app import build
from tavoliere.web.bus_workers import Channel, WorkersBus
from tavoliere.web.entrance import room_for_connections
from tavoliere.web.guard import Limits
from tavoliere.web.mail import MailSettings
from tavoliere.web.serve import WebServer, configuration
from tavoliere.web.server_settings import ServerSettings

# Connections that one of them lets in before the others may: few, so that all get some.
AT_ONCE = 2


def settings_of(told: dict[str, Any]) -> ServerSettings:
    limits = Limits(**told.pop("limits"))
    limits = Limits(**{**vars(limits), "connections": room_for_connections(limits.connections)})
    effort = Effort(**told.pop("effort"))
    addresses, static = tuple(told.pop("addresses")), Path(told.pop("static"))
    given = told.pop("mail")
    mail = None if given is None else MailSettings(**given)
    return ServerSettings(limits=limits, addresses=addresses, static=static, effort=effort, mail=mail, **told)


def first_line(end: socket.socket) -> dict[str, Any]:
    """What the supervisor says first; not a sign beyond it is read."""
    said = b""
    while not said.endswith(b"\n"):
        sign = end.recv(1)
        if not sign:
            raise SystemExit(1)
        said += sign
    told: dict[str, Any] = json.loads(said)
    return told


def main() -> None:
    ear, end = (socket.socket(fileno=int(number)) for number in sys.argv[1:3])
    settings = settings_of(first_line(end))
    channel = Channel(end)
    bus = WorkersBus(channel)
    server = WebServer(configuration(build(settings, bus), AT_ONCE))

    async def listen() -> None:
        await channel.listen()
        server.should_exit = True  # nobody is there who would start it again, or stop it

    async def serve() -> None:
        listening = asyncio.create_task(listen())
        serving = asyncio.create_task(server.serve(sockets=[ear]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        channel.send(json.dumps({"ready": True}))
        await serving
        listening.cancel()

    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(serve())


if __name__ == "__main__":
    main()
