"""Where the program keeps its files."""

import os
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """The user's data folder; the environment variable TAVOLIERE_DATA moves it."""
    given = os.environ.get("TAVOLIERE_DATA")
    return Path(given) if given else Path(platformdirs.user_data_dir("tavoliere", appauthor=False))
