"""Says what a source distribution or a wheel lacks: `python tools/distribution_check.py dist/*`, and at each build.

What must be inside is not a list that somebody keeps up: it follows from the sources, and from what the page's build
writes. A wheel may lack compiled rules and the page, where there was no compiler and no Node; in a release it may not.
"""

import io
import json
import re
import sys
import tarfile
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parent.parent
STATIC = "tavoliere/web/static/"
PROTOCOL = "tavoliere/web/page/protocol.ts"  # written from the server's models where types are checked
READ_ONLY_BY_THE_BUILD = {".pyx"}  # the page's sources, in folders named page, are left out of a wheel, too
BUILT = {".c", ".so", ".pyd", ".pyc"}

# What a wheel of any project has besides its files.
OF_EVERY_WHEEL = ("METADATA", "WHEEL", "RECORD", "entry_points.txt", "licenses/LICENSE")

# Files around the sources without which no whole wheel is built, or which one looks for in a source distribution.
AROUND = (
    *("README.md", "CHANGELOG.md", "LICENSE", "pyproject.toml", "setup.py"),
    *(f"tools/{name}" for name in ("page_backend.py", "distribution_check.py", "pypi_page.py")),
    *(f"tools/{name}.mjs" for name in ("build", "python")),
    *("package.json", "package-lock.json", ".npmrc", "tsconfig.json"),
    *("constraints.txt", "Makefile", "tests/conftest.py", "docs/pictures/san-marco.webp", "PKG-INFO"),
)

# The page; each is there once.
PAGE = (
    *("index.html", "app.webmanifest", "icon.svg", "icon-whole.svg", "apple-touch-icon.png"),
    *("service-worker.js", "app-*.js", "style-*.css", "screens-*.css", "offline-worker-*.js"),
    *("notebook/notebook.css", "notebook/zones.css", "notebook/zones.js"),
    *("alegreya-sans-latin-400-normal-*.woff2", "cormorant-latin-600-normal-*.woff2"),
    *("pyodide-*/pyodide.asm.mjs.gz", "pyodide-*/pyodide.asm.wasm.gz", "pyodide-*/python_stdlib.zip"),
)
# And for each game.
PAGE_OF_GAME = ("board-{}-*.js", "cover-{}-*.js", "notebook/{}.js", "notebook/{}.css")
COMPRESSED = {".js", ".css", ".svg", ".html", ".webmanifest"}
HASH = "[A-Z0-9]{8}"

Read = Callable[[str], bytes]


def sources(root: Path = ROOT) -> list[PurePosixPath]:
    """The package's files as they are written by hand, from the folder `src` on."""
    found = []
    for path in sorted((root / "src" / "tavoliere").rglob("*")):
        name = PurePosixPath(path.relative_to(root / "src").as_posix())
        built = name.suffix in BUILT or str(name).startswith((STATIC, PROTOCOL))
        if path.is_file() and not built and not name.name.startswith("."):
            found.append(name)
    return found


def lacking_in_sdist(names: Iterable[str], root: Path = ROOT) -> list[str]:
    """What is wrong with a source distribution that holds these files, named from its own folder on."""
    given = set(names)
    wanted = {*AROUND, *(f"src/{name}" for name in sources(root))}
    built = [name for name in given if PurePosixPath(name).suffix in BUILT - {".c"} or f"src/{STATIC}" in name]
    return [f"lacks {name}" for name in sorted(wanted - given)] + [f"has {name}, which is built" for name in built]


def lacking_in_wheel(names: Iterable[str], read: Read, release: bool, root: Path = ROOT) -> list[str]:
    """What is wrong with a wheel that holds these files; `read` gives what is in one."""
    given = {name for name in names if not name.endswith("/")}
    files = {str(name) for name in sources(root) if not left_out(name)}
    page = {name for name in given if name.startswith(STATIC)}
    modules = {name: module for name in given if (module := compiled_module(name))}
    information = {name for name in given if ".dist-info/" in name}
    problems = [f"lacks {name}" for name in sorted(files - given)]
    for end in OF_EVERY_WHEEL:
        problems += [] if any(name.endswith(f".dist-info/{end}") for name in information) else [f"lacks {end}"]
    problems += [f"has {name}, which is nowhere" for name in sorted(given - files - page - information - {*modules})]
    if release:
        wanted = {str(name.with_suffix("")) for name in sources(root) if name.suffix == ".pyx"}
        wanted |= {f"tavoliere/games/{game}/_compiled" for game in games(root)} | {"tavoliere/engine/_arrays"}
        problems += [f"lacks {name}, compiled" for name in sorted(wanted - {*modules.values()})]
    if page or release:  # half a page is worse than none, which the web app says how to build
        names_there = {name.removeprefix(STATIC) for name in page}
        problems += lacking_in_page(names_there, lambda name: read(STATIC + name), release, root)
    return problems


def left_out(source: PurePosixPath) -> bool:
    if source.suffix == ".ftl":  # words are read where the program runs
        return False
    return source.suffix in READ_ONLY_BY_THE_BUILD or not {"page", "board"}.isdisjoint(source.parts)


def compiled_module(name: str) -> str:
    """What a compiled file is without its ending: `engine/_core` of `engine/_core.cpython-311-darwin.so`."""
    found = re.fullmatch(r"(.+?)\.(?:[\w-]+\.)?(?:so|pyd)", name)
    return found[1] if found else ""


def games(root: Path) -> list[str]:
    return sorted(path.parent.name for path in (root / "src" / "tavoliere" / "games").glob("*/definition.py"))


def lacking_in_page(given: set[str], read: Read, release: bool, root: Path = ROOT) -> list[str]:
    """What the built page lacks; `given` are names in its folder."""
    problems = []
    for pattern in (*PAGE, *(part.format(game) for game in games(root) for part in PAGE_OF_GAME)):
        kind = re.compile(re.escape(pattern).replace(r"\-\*\.", f"-{HASH}\\.").replace(r"\*", "[^/]+"))
        found = [name for name in given if kind.fullmatch(name)]
        problems += [] if len(found) == 1 else [f"has {len(found)} of the page's {pattern}, which should be there once"]
    for name in sorted(given):
        served = not name.startswith("notebook/")
        if served and PurePosixPath(name).suffix in COMPRESSED and f"{name}.br" not in given:
            problems.append(f"lacks the page's {name}.br")
    if "index.html" in given:
        used = re.findall(r'(?:href|src)="/(?!api/)([^"]+)"', read("index.html").decode())
        problems += [f"lacks {name}, which index.html names" for name in used if name not in given]
    if "app.webmanifest" in given:
        icons = [icon["src"].lstrip("/") for icon in json.loads(read("app.webmanifest"))["icons"]]
        problems += [f"lacks {name}, which app.webmanifest names" for name in icons if name not in given]
    # One that is not compiled works, only slower: good enough for an install.
    for name in (name for name in given if release and name.endswith("python_stdlib.zip")):
        with zipfile.ZipFile(io.BytesIO(read(name))) as library:
            if not any(inside.endswith(".pyc") for inside in library.namelist()):
                problems.append(f"has {name}, of which nothing is compiled")
    return problems


def lacking(path: Path, release: bool, root: Path = ROOT) -> list[str]:
    """What is wrong with a distribution in this file."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as archive:
            return lacking_in_wheel(archive.namelist(), archive.read, release, root)
    with tarfile.open(path) as packed:
        inside = [member.name.partition("/")[2] for member in packed.getmembers() if member.isfile()]
    return lacking_in_sdist(inside, root)


def main() -> None:
    """Check files as a release has them; the exit status says whether they are whole."""
    problems = [f"{path} {problem}" for path in sys.argv[1:] for problem in lacking(Path(path), release=True)]
    print(*problems, sep="\n", end="\n" if problems else "")
    if problems or not sys.argv[1:]:
        sys.exit(1)
    print(f"{len(sys.argv) - 1} distributions, nothing is missing.")


if __name__ == "__main__":
    main()
