"""A terminal that vanishes while a game is on it, whether or not the program is told by a signal."""

import os
import select
import signal
import sys
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")


@pytest.mark.parametrize("told", [True, False], ids=["with a signal", "without"])
def test_a_terminal_that_vanishes_ends_the_program_and_keeps_the_game(told: bool, tmp_path: Path) -> None:
    child, terminal = pty.fork()
    if not child:  # pragma: no cover
        if not told:
            signal.signal(signal.SIGHUP, signal.SIG_IGN)
        os.environ |= {"TERM": "xterm-256color", "TAVOLIERE_DATA": str(tmp_path), "LC_ALL": "C.UTF-8"}
        seats = ["--players", "2", "--seats", "human,greedy"]
        os.execv(sys.executable, [sys.executable, "-m", "tavoliere", "play", "cardcassonne", *seats])
    seen = b""
    while b"Player 1" not in seen:  # the table is there
        assert select.select([terminal], [], [], 60)[0], seen
        seen += os.read(terminal, 65536)
    os.close(terminal)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 129
    assert len(list(tmp_path.glob("games/*.json"))) == 1
