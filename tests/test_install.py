"""The install on a machine without a C compiler: it succeeds, and the program runs interpreted and says so once."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests import ROOT


def test_without_a_compiler_the_install_succeeds_and_the_program_runs_interpreted(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "installed"
    tracked = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    # With what Cython has made of it before: that it can is shown by every build.
    translated = [path.relative_to(ROOT) for path in (ROOT / "src").rglob("*.c")]
    for name in (*map(Path, tracked.stdout.splitlines()), *translated):
        if (ROOT / name).is_file() and name.parts[0] != "tests":
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, source / name)
    # And without npm, which would fetch all that it needs to build the page.
    without = {
        **os.environ,
        "CC": "no-such-compiler",
        "CXX": "no-such-compiler",
        "PATH": str(Path(sys.executable).parent),
    }
    subprocess.run(
        ["uv", "pip", "install", "--no-deps", "--no-build-isolation", "--target", str(target), str(source)],
        env={**os.environ, **without},
        check=True,
        capture_output=True,
    )
    assert not list(target.rglob("*.so")), "nothing was compiled"
    done = subprocess.run(
        [sys.executable, "-m", "tavoliere", "simulate", "cardcassonne", "--games", "20", "--seed", "3", "--json"],
        env={**os.environ, "PYTHONPATH": str(target), "LC_ALL": "C.UTF-8"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr.count("runs them interpreted") == 1
    compiled = subprocess.run(
        [sys.executable, "-m", "tavoliere", "simulate", "cardcassonne", "--games", "20", "--seed", "3", "--json"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert compiled.stderr == ""
    assert done.stdout == compiled.stdout, "the same games, only slower"
