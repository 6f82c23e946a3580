"""The web app: started here, or written as files."""

from pathlib import Path
from typing import Annotated

import typer

from tavoliere.commands.options import DatabaseOption
from tavoliere.words import Words

words = Words()


def serve(
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option("--port", min=1, max=65535)] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    database: DatabaseOption = None,
    address: Annotated[list[str] | None, typer.Option("--address")] = None,
    keep_finished: Annotated[int | None, typer.Option("--keep-finished", min=1, max=36500)] = None,
    keep_abandoned: Annotated[int | None, typer.Option("--keep-abandoned", min=31, max=36500)] = None,
    matchmaking: Annotated[bool, typer.Option("--lobby")] = False,
) -> None:
    from tavoliere.web.serve import serve

    kept = {"keep_finished": keep_finished, "keep_abandoned": keep_abandoned, "matchmaking": matchmaking}
    serve(host, port, database, tuple(address or ()), browser=not no_browser, **kept)


def site(folder: Annotated[Path, typer.Argument(metavar="FOLDER")]) -> None:
    from tavoliere.web.site import write_site

    print(words("site-done", files=write_site(folder), folder=str(folder)))
