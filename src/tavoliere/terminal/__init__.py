"""Playing, replaying and reading the rules in a terminal.

Textual is imported by these functions and not before, so that everything else starts without it.
"""

from pathlib import Path

from tavoliere.table.match import Match

PACE = 0.7  # seconds for which a bot's move stays on the screen before the next


def run_menu(language: str | None = None) -> None:
    """Open the menu, and leave when the person does."""
    from tavoliere.terminal.app import TavoliereApp

    TavoliereApp(language=language).run()


def run_match(match: Match, path: Path | None = None, language: str | None = None, pace: float = PACE) -> Path:
    """Play a match, new or resumed, and return where it is saved; without a path it gets one in the data folder.

    MissingBot if a seat belongs to a player that this program does not have.
    """
    from tavoliere.terminal.app import TavoliereApp
    from tavoliere.terminal.sitting import Sitting

    sitting = Sitting(match, path)
    TavoliereApp(language=language, sitting=sitting, pace=pace).run()
    return sitting.path


def run_replay(match: Match, language: str | None = None) -> None:
    """Show a match step by step."""
    from tavoliere.terminal.app import TavoliereApp

    TavoliereApp(language=language, replayed=match).run()


def run_rules(game: str, language: str | None = None, address: str | None = None) -> None:
    """Show the rules of a game, opened at an address such as "CC 4.1" where one is given."""
    from tavoliere.terminal.app import TavoliereApp

    TavoliereApp(language=language, rules=(game, address)).run()
