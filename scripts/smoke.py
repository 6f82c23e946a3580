"""Tries an installed Tavoliere: rules, bots, terminal, server and page. `python smoke.py [PAGE ...]`, from anywhere.

Examples of pages of the documentation that are named are run, too. It needs nothing but the package itself, so that it
can be run where nothing else is installed, no compiler and no Node: by `make release`, for every wheel of a release.
"""

import asyncio
import doctest
import json
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path


def main() -> None:
    """Stop at the first thing that does not work."""
    pages = [Path(path).resolve() for path in sys.argv[1:]]
    with tempfile.TemporaryDirectory(prefix="tavoliere-smoke-", ignore_cleanup_errors=True) as folder:
        os.chdir(folder)  # not in the sources, whose package would be tried instead
        os.environ["TAVOLIERE_DATA"] = folder
        for part in (the_rules_are_compiled, bots_play_a_game, commands_answer, the_terminal_plays, the_server_answers):
            part()
            print(f"{part.__name__.replace('_', ' ')}: yes", flush=True)
        for page in pages:
            print(f"{page.name}: {run_examples(page)} examples work", flush=True)


def run_examples(page: Path) -> int:
    """Do what a page shows, and compare what comes of it; how many lines that were."""
    names: dict[str, object] = {}
    tried = 0
    for block in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL):
        test = doctest.DocTestParser().get_doctest(block, names, page.name, str(page), 0)
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
        runner.run(test, clear_globs=False)
        assert not runner.failures, page
        names.update(test.globs)
        tried += runner.tries
    return tried


def the_rules_are_compiled() -> None:
    import tavoliere as tv
    from tavoliere.engine.kernels import compiled_kernel

    here = Path(tv.__file__).parent
    assert "site-packages" in here.parts, f"{here} is no install"
    for definition in tv.GAMES.values():
        assert compiled_kernel(definition) is not None, definition.name
    from tavoliere.bots._search import Search
    from tavoliere.envs._batch import Stepper

    assert Search and Stepper


def bots_play_a_game() -> None:
    import tavoliere as tv
    from tavoliere.bots import bot

    for name in tv.GAMES:
        match, generator = tv.Match(tv.game(name), seed=1), random.Random(1)
        players = [bot(level) for level in ("squire", "random", "greedy", "random", "greedy")]
        while (actor := match.position.actor) is not None:
            match.play(players[actor].choose(match.position.view(actor), generator))
        assert match.position.result is not None, name
        match.save(f"{name}.json")
        assert tv.Match.load(f"{name}.json").position == match.position


def tavoliere(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "tavoliere", *arguments]


def commands_answer() -> None:
    import tavoliere as tv

    name = next(iter(tv.GAMES))
    for arguments, wanted in (
        (("--version",), "tavoliere "),
        (("verify", f"{name}.json"), "all"),
        (("rules", name, "--lang", "it"), "Forziere"),
        (("simulate", name, "--games", "100", "--seed", "1", "--json"), '"games": 100'),
    ):
        done = subprocess.run(tavoliere(*arguments), capture_output=True, encoding="utf-8", env=spoken(), check=False)
        assert done.returncode == 0 and wanted in done.stdout, (arguments, done)


def spoken() -> dict[str, str]:
    return {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}


def the_terminal_plays() -> None:
    from tavoliere.terminal.app import TavoliereApp
    from tavoliere.terminal.table import TableScreen

    async def play() -> None:
        app = TavoliereApp(language="en", pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("enter")
            await pilot.press("ctrl+s")
            for _ in range(1000):
                await pilot.pause(0.01)
                if isinstance(app.screen, TableScreen):
                    return
            raise AssertionError("no table was opened")

    asyncio.run(play())


def the_server_answers() -> None:
    command = tavoliere("--no-browser", "--port", str(free_port()))
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=spoken(), encoding="utf-8") as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://[\w.:]+/", server.stdout.readline())
            assert found, "the server does not say where it is"
            assert json.loads(fetched(found[0] + "health")) is not None
            page = fetched(found[0]).decode()
            for name in re.findall(r'(?:href|src)="/([^"]+)"', page):
                assert fetched(found[0] + name), name
        finally:
            server.terminate()


def fetched(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=30) as answer:
        content: bytes = answer.read()
    return content


def free_port() -> int:
    with socket.socket() as ear:
        ear.bind(("127.0.0.1", 0))
        port: int = ear.getsockname()[1]
    return port


if __name__ == "__main__":
    main()
