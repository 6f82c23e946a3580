"""Playing and replaying in a terminal.

Textual is imported by these functions and not before, so that everything else starts without it.
"""

import sys
from pathlib import Path
from typing import Any

from tavoliere.engine.errors import TavoliereError
from tavoliere.table.match import Match
from tavoliere.words import spoken


class NoTerminal(TavoliereError):
    """There is no terminal to draw a table on, or nobody at its keys."""


def run_menu() -> None:
    """Open the menu, and leave when the person does."""
    run()


def run_match(match: Match, path: Path | None = None) -> None:
    """Play a match, new or resumed, which is saved as it goes; without a path it gets one in the data folder.

    MissingBot if a seat belongs to a player that this program does not have.
    """
    from tavoliere.terminal.hot_seat import HotSeat

    run(sitting=HotSeat(match, path))


def run_replay(match: Match) -> None:
    """Show a match step by step."""
    run(replayed=match)


def run(**asked: Any) -> None:
    """Start the program, where there is a terminal; NoTerminal otherwise."""
    # Textual reads keys from the one and draws on the other.
    if not all(stream is not None and stream.isatty() for stream in (sys.__stdin__, sys.__stderr__)):
        raise NoTerminal("terminal-none")
    from tavoliere.terminal.app import TavoliereApp

    app = TavoliereApp(**asked)
    app.run()
    if app.real_game is not None:
        from tavoliere.terminal.referee import referee

        with spoken(app.language):
            referee(*app.real_game)
