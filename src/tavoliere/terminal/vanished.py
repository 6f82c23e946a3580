"""A terminal that is gone: its window was closed, or the connection to its machine was lost.

Whoever is told so by a signal may still have asked not to be (nohup); a driver that reads from such a terminal goes on
for ever, as fast as it can.
"""

import os
import select
import sys
from typing import NoReturn

HANGUP = 129  # as a shell says of a program that SIGHUP ended


def terminal_gone() -> bool:
    """Whether nobody is at the other end any more; where that can't be asked, somebody is."""
    if not hasattr(select, "poll") or sys.__stdin__ is None:
        return False
    asked = select.poll()
    asked.register(sys.__stdin__.fileno(), 0)  # of a hangup one is told without asking for it
    return any(happened & (select.POLLHUP | select.POLLNVAL) for _, happened in asked.poll(0))


def leave_nobody() -> NoReturn:
    """End at once: nothing can be put back in order on a terminal that is gone, and trying would fail."""
    os._exit(HANGUP)
