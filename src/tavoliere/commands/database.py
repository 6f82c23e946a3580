"""The database of a server, for whoever runs it."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from tavoliere.commands.options import DatabaseOption
from tavoliere.commands.usage import WrongUse
from tavoliere.words import Words

words = Words()
NewFile = Annotated[Path, typer.Argument(metavar="FILE")]


def address_of(given: str | None) -> str:
    from tavoliere.web.serve import usual_database

    return given or usual_database()


def check(database: DatabaseOption = None) -> int:
    from tavoliere.web.people.hosting import check

    found = asyncio.run(check(address_of(database)))
    for table, game, what in found.problems:
        print(words("check-problem", table=table, game=game or "-", what=what))
    games = found.over + found.going_on
    said = "check-problems" if found.problems else "check-fine"
    print(words(said, games=games, over=found.over, problems=len(found.problems)))
    return 1 if found.problems else 0


def backup(file_new: NewFile, database: DatabaseOption = None) -> None:
    from tavoliere.web.people.hosting import backup

    print(words("backup-done", games=backup(address_of(database), file_new), path=str(file_new)))


def restore(file_old: NewFile, database: DatabaseOption = None) -> int:
    from tavoliere.web.people.hosting import file_of, restore

    target = address_of(database)
    print(words("restore-done", games=restore(target, file_old), path=str(file_of(target))))
    return check(target)


def export(file_new: NewFile, database: DatabaseOption = None) -> None:
    from tavoliere.web.people.hosting import export

    print(words("export-done", games=asyncio.run(export(address_of(database), file_new)), path=str(file_new)))


def delete(
    tables: Annotated[list[str] | None, typer.Argument(metavar="TABLE")] = None,
    finished: Annotated[int | None, typer.Option("--finished", min=0, max=36500)] = None,
    abandoned: Annotated[int | None, typer.Option("--abandoned", min=31, max=36500)] = None,
    database: DatabaseOption = None,
) -> None:
    from tavoliere.web.people.hosting import delete

    if not tables and finished is None and abandoned is None:
        raise WrongUse("cli-delete-what")
    print(words("delete-done", games=len(asyncio.run(delete(address_of(database), tables or [], finished, abandoned)))))
