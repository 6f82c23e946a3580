"""Playing, replaying and reading the rules in a terminal.

Textual is imported by these functions and not before, so that everything else starts without it.
"""

import sys
from pathlib import Path
from typing import Any

from tavoliere.engine.errors import TavoliereError
from tavoliere.table.match import Match
from tavoliere.terminal.pace import PACE
from tavoliere.words import spoken


class NoTerminal(TavoliereError):
    """There is no terminal to draw a table on, or nobody at its keys."""


def run_menu(language: str | None = None) -> None:
    """Open the menu, and leave when the person does."""
    run(language=language)


def run_match(match: Match, path: Path | None = None, language: str | None = None, pace: float = PACE) -> Path:
    """Play a match, new or resumed, and return where it is saved; without a path it gets one in the data folder.

    MissingBot if a seat belongs to a player that this program does not have.
    """
    from tavoliere.terminal.hot_seat import HotSeat

    sitting = HotSeat(match, path)
    run(language=language, sitting=sitting, pace=pace)
    return sitting.path


def run_replay(match: Match, language: str | None = None) -> None:
    """Show a match step by step."""
    run(language=language, replayed=match)


def run_rules(game: str, language: str | None = None, address: str | None = None) -> None:
    """Show the rules of a game, opened at an address such as "CC 4.1" where one is given."""
    run(language=language, rules=(game, address))


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
