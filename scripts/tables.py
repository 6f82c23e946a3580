"""Tables of measured figures in the documentation, written from what was measured and kept in docs/measured.json.

    python -m scripts.tables                                  into the pages
    tavoliere bench --json | python -m scripts.tables bench   what was measured is kept, then the same
    tavoliere bench --batches --json | python -m scripts.tables batches

`python -m scripts.measured --keep` and `python -m scripts.gpu speed --keep` keep theirs by themselves. In a page a
table stands below its name, `<!-- measured: bench -->`.
"""

import argparse
import json
import os
import platform
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import tavoliere as tv
from tavoliere.commands.research import words
from tavoliere.lab import bench, bench_batches

DOCS = Path(__file__).parent.parent / "docs"
KEPT = DOCS / "measured.json"
PLACE = re.compile(r"^<!-- measured: ([\w-]+) -->\n\n(?:\|.*\n)+", re.MULTILINE)
RATIOS = {"bench": bench.comparisons, "batches": bench_batches.comparisons}


def row(cells: Iterable[object]) -> str:
    return f"| {' | '.join(f'{cell:,}' if isinstance(cell, int) else str(cell) for cell in cells)} |\n"


def table(columns: Sequence[object], rows: Iterable[Sequence[object]]) -> str:
    """A table in Markdown."""
    return "".join(map(row, [columns, ["---"] * len(columns), *rows]))


def kept() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8"))
    return found


def keep(name: str, measured: dict[str, Any]) -> None:
    """What was measured here, in the place of what was measured before; then the pages that show it are written."""
    on = f"{os.cpu_count()} processors ({platform.machine()}), Python {platform.python_version()}"
    KEPT.write_text(
        json.dumps(kept() | {name: {"on": on, **measured}}, indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
    )
    write()


def table_of(name: str) -> str:
    """A table by its name: as it was kept, or the speeds that `tavoliere bench` found, or their ratios."""
    found = kept()
    if "rows" in found.get(name, ()):
        return table(found[name]["columns"], found[name]["rows"])
    of = name.removesuffix("-ratios")
    speeds = found[of]["decisions_per_second"]
    if of == name:
        return table(
            [words("bench-contender"), words("bench-speed")],
            [[words(f"bench-{contender}"), speed] for contender, speed in speeds.items()],
        )
    measured = {contender: bench.Contender(contender, speed) for contender, speed in speeds.items()}
    ratios = bench.compare(measured, RATIOS[of](tv.game("cardcassonne", players=3)))
    return table(
        [words("bench-ratio"), words("bench-times"), words("bench-wanted")],
        [
            [
                words("bench-against", ours=words(f"bench-{one.ours}"), theirs=words(f"bench-{one.theirs}")),
                *(f"{one.ratio:.3g}", f"{one.wanted:g}"),
            ]
            for one in ratios
        ],
    )


def with_tables(page: str) -> str:
    """A page with its tables written anew."""
    return PLACE.sub(lambda place: f"<!-- measured: {place[1]} -->\n\n{table_of(place[1])}", page)


def write() -> None:
    for path in DOCS.glob("*.md"):
        page = path.read_text(encoding="utf-8")
        if (anew := with_tables(page)) != page:
            path.write_text(anew, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "name", nargs="?", choices=sorted(RATIOS), help="what `tavoliere bench --json` writes is kept as"
    )
    given = parser.parse_args()
    if given.name:
        keep(given.name, json.load(sys.stdin))
    write()


if __name__ == "__main__":
    main()
