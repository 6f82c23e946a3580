"""The program as a process that serves until it is killed: forked from one that has nothing to import any more.

Loading the server takes ten times as long as what most tests have it do. How it starts afresh is tried in
`test_attacks.py` and `test_program.py`.
"""

import asyncio
import atexit
import json
import os
import signal
import socket
import subprocess
import sys
from functools import cache
from typing import Any, Self

from tests import ROOT
from tests.commands import ENGLISH, carry_out, prepare_to_fork

LONGEST = 1 << 17  # bytes of what is asked, the environment and the search path among it


class Started:
    """A process, with what it writes to standard output and standard error."""

    def __init__(self, pid: int, stdout: asyncio.StreamReader, status: asyncio.StreamReader) -> None:
        self.pid, self.stdout, self._status = pid, stdout, status
        self.returncode: int | None = None

    @classmethod
    async def with_arguments(cls, *arguments: str, before: str = "") -> Self:
        """Start the program; `before`: what is done in its process before anything else."""
        asked = {
            "arguments": arguments,
            "environment": {**os.environ, **ENGLISH},
            "folder": os.getcwd(),
            "path": sys.path,
            "before": before,
        }
        (out, written), (status, told) = os.pipe(), os.pipe()
        socket.send_fds(process_that_starts_others(), [json.dumps(asked).encode()], [written, told])
        for end in (written, told):
            os.close(end)
        stdout, status_reader = await reader_of(out), await reader_of(status)
        return cls(int(await status_reader.readline()), stdout, status_reader)

    def send_signal(self, how: signal.Signals) -> None:
        if self.returncode is not None:
            raise ProcessLookupError
        os.kill(self.pid, how)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    async def wait(self) -> int:
        if self.returncode is None:
            self.returncode = int(await self._status.readline())
        return self.returncode


async def reader_of(pipe: int) -> asyncio.StreamReader:
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(pipe, "rb", buffering=0)
    )
    return reader


@cache
def process_that_starts_others() -> socket.socket:
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with there:
        command = [sys.executable, "-m", "tests.web.programs", str(there.fileno())]
        process = subprocess.Popen(command, cwd=ROOT, pass_fds=[there.fileno()])
    atexit.register(process.wait)
    atexit.register(here.close)  # before, as what is registered last comes first
    return here


def start_as_asked(asking: socket.socket) -> None:
    """Start a process for every message, until nobody can send any more."""
    from tavoliere.web.storage import bus_postgresql, database, sqlite_writer  # noqa: F401
    from tavoliere.web.tables import shares  # noqa: F401

    prepare_to_fork()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that attend to others
    while True:
        asked, pipes, _, _ = socket.recv_fds(asking, LONGEST, 2)
        if not asked:
            return
        if not os.fork():
            asking.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            return attend(json.loads(asked), *pipes)
        for pipe in pipes:
            os.close(pipe)


def attend(asked: dict[str, Any], out: int, status: int) -> None:
    """Start the program, and tell its number, and how it ended."""
    process = os.fork()
    if not process:
        os.close(status)
        exec(asked["before"])
        return carry_out(asked, out, out)
    os.close(out)
    os.write(status, b"%d\n" % process)
    os.write(status, b"%d\n" % os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]))
    os._exit(0)


if __name__ == "__main__":
    start_as_asked(socket.socket(fileno=int(sys.argv[1])))
