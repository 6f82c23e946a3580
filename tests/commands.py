"""Commands as a person types them, each in a process of its own that has nothing to import any more.

A process that has imported the program forks once for every command. What is really about processes, such as signals or
a program that starts afresh, goes through `sys.executable` instead.
"""

import atexit
import contextlib
import gc
import json
import os
import subprocess
import sys
import tempfile
from functools import cache
from typing import Any, NamedTuple

from tests import ROOT

ENGLISH = {"LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}


class Done(NamedTuple):
    """How a command ended."""

    status: int
    out: str
    err: str


def tavoliere(*arguments: str, status: int = 0) -> str:
    """What a command prints; a mistake must be one sentence on standard error, and no traceback."""
    return printed(forked(*arguments), status)


def tavoliere_afresh(*arguments: str, status: int = 0) -> str:
    """The same of a program that starts as everybody's does."""
    command = [sys.executable, "-m", "tavoliere", *arguments]
    environment = {**os.environ, **ENGLISH}
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, check=False)
    return printed(Done(done.returncode, done.stdout, done.stderr), status)


def printed(done: Done, status: int) -> str:
    assert done.status == status, done.err
    assert "Traceback" not in done.err
    if status:
        assert done.err.startswith("tavoliere: ")
        assert done.err.count("\n") == 1, done.err
    return done.err if status else done.out


def forked(*arguments: str) -> Done:
    """What came of a command, in the folder, the environment and with the search path of this process."""
    asked = {
        "arguments": arguments,
        "environment": {**os.environ, **ENGLISH},
        "folder": os.getcwd(),
        "path": sys.path,
    }
    starter = process_that_forks()
    assert starter.stdin is not None and starter.stdout is not None
    starter.stdin.write(json.dumps(asked) + "\n")
    starter.stdin.flush()
    return Done(*json.loads(starter.stdout.readline()))


@cache
def process_that_forks() -> "subprocess.Popen[str]":
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.commands"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    atexit.register(process.communicate)
    return process


def prepare_to_fork() -> None:
    """What reads a command line imports the rest when it reads the first; and what is shared is written to by none."""
    import tavoliere as tv
    from tavoliere.commands import program
    from tavoliere.engine.errors import TavoliereError

    with contextlib.suppress(TavoliereError):
        program.carry_out(["replay", os.devnull])  # which is no record
    tv.GAMES.look_again()  # which others are installed where a command is carried out
    gc.freeze()


def fork_for_each_line() -> None:
    """Carry out the commands on standard input, one after the other, and answer with a line each."""
    from tavoliere import analysis, terminal  # noqa: F401
    from tavoliere.lab import arena, bench, desk, endgame, exploit, regrets, skill, studies  # noqa: F401
    from tavoliere.words import LANGUAGES, Words, spoken

    for language in LANGUAGES:  # the program's sentences are read when the first is wanted
        with spoken(language):
            Words()("cli-language", given="", known="")
    prepare_to_fork()
    # Line by line and without a buffer, of which a forked process would have a copy.
    while line := os.read(0, 1 << 20):
        while not line.endswith(b"\n"):
            line += os.read(0, 1 << 20)
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            process = os.fork()
            if not process:
                carry_out(json.loads(line), out.fileno(), err.fileno())
            status = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
            texts = [file.seek(0) or file.read().decode() for file in (out, err)]
        print(json.dumps([status, *texts]), flush=True)


def carry_out(asked: dict[str, Any], out: int, err: int) -> None:
    """Be the program, which writes to these files: it ends by SystemExit, as it always does."""
    import multiprocessing

    from tavoliere.commands import program
    from tavoliere.lab import running

    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(out, 1)
    os.dup2(err, 2)
    sys.stdout, sys.stderr = (os.fdopen(number, "w", encoding="utf-8") for number in (1, 2))
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["environment"])
    sys.path[:] = asked["path"]
    sys.argv = ["tavoliere", *asked["arguments"]]
    # Its own processes have nothing to import either. That they can start afresh, tests/lab/test_lab.py tries.
    vars(running)["get_context"] = lambda _: multiprocessing.get_context("fork")
    program.main()


if __name__ == "__main__":
    fork_for_each_line()
