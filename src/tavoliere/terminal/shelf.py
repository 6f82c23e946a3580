"""The shelf of saved games: one file each in the data folder, newest first."""

import datetime
from pathlib import Path
from typing import NamedTuple

from tavoliere.bots import UnknownBot, UnusableBot, bot, bots
from tavoliere.engine.errors import TavoliereError
from tavoliere.table.folder import data_folder
from tavoliere.table.match import HUMAN, Match


class MissingBot(TavoliereError):
    """A seat belongs to a player that this program does not have."""


def games_folder() -> Path:
    return data_folder() / "games"


def fresh_path(game: str, folder: Path | None = None) -> Path:
    """A file name for a new game, which no other game has."""
    folder = folder or games_folder()
    stem = f"{datetime.datetime.now():%Y%m%d-%H%M%S}-{game}"
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.json"
        number += 1
    return path


def check_players(match: Match) -> None:
    """Every seat is a human's or that of a bot that exists; MissingBot otherwise."""
    for seat in match.seats:
        if seat.player == HUMAN:
            continue
        try:
            bot(seat.player)
        except (UnknownBot, UnusableBot):
            known = ", ".join(bots())
            raise MissingBot("terminal-missing-bot", name=seat.name, bot=seat.player, known=known) from None


class Saved(NamedTuple):
    """A file on the shelf: a match that can be gone on with, or the reason why it cannot."""

    path: Path
    when: datetime.datetime
    match: Match | None
    trouble: str = ""

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.position.actor is None


def saved_games(folder: Path) -> list[Saved]:
    """All files of the folder, newest first. Damaged ones stay where they are, with what is wrong with them."""
    try:
        dated = [(path.stat().st_mtime, path) for path in folder.glob("*.json")]
    except OSError:
        return []
    return [opened(path, datetime.datetime.fromtimestamp(when)) for when, path in sorted(dated, reverse=True)]


def opened(path: Path, when: datetime.datetime) -> Saved:
    try:
        match = Match.load(path)
        check_players(match)
    except TavoliereError as error:
        return Saved(path, when, None, str(error))
    return Saved(path, when, match)
