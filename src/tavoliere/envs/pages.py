"""One page a game, written from the code: players, actions, observations, rewards, versions.

`python -m tavoliere.envs.pages` (or `make pages`) writes them into docs/environments.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from tavoliere.definition.schema import ALL, NOBODY, OWNER, PUBLIC_PART, WATCHERS, ChoiceOption
from tavoliere.definition.source_lines import beside
from tavoliere.engine.game import Game, game
from tavoliere.envs import SETTINGS
from tavoliere.envs.observations import ObservationEncoder, feature_places
from tavoliere.games.registry import BUILT_IN, GAMES
from tavoliere.words import spoken

FOLDER = Path("docs/environments")
SOURCES = Path(__file__).parents[2]
KNOWN_TO = {
    ALL: "everybody",
    OWNER: "the seat that is the first index; others see that something is there",
    PUBLIC_PART: "everybody, hidden cells apart",
    WATCHERS: "everybody who watched",
    NOBODY: "nobody: the pool of everything that the seat has not seen",
}


def page(name: str) -> str:
    """The page of a game, in Markdown."""
    settings = {identity: options for identity, (of, options) in SETTINGS.items() if of == name}
    sample = game(name, **next(iter(settings.values())))
    with spoken("en"):
        title = sample.words("title")
    rules, state = sample.definition.rules_page("en"), beside(sample.definition.state, "state.py")
    parts = [
        f"# {title}, for research",
        "For whoever trains or measures on this game: what its numbers mean. Written from the code by `make pages`; "
        "[how to read it, and how the environments are used](../environments.md#a-games-own-page); "
        f"[the rules](../../{source(rules)}); "
        f"[the state table, with the names of its numbers](../../{source(state)}).",
        "## Settings",
        *settings_part(name, settings),
        "## Actions",
        *actions_part(sample),
        "## Observations",
        *observations_part(sample),
        "## Features",
        *features_part(sample),
        "## Versions",
        table(
            ("version", "fingerprint of its tables", "of its features", "news"),
            (
                (f"v{one.number}", f"`{one.fingerprint}`", one.features and f"`{one.features}`", one.news)
                for one in reversed(GAMES[name].versions)
            ),
        ),
    ]
    return "\n\n".join(parts) + "\n"


def source(file: Path) -> str:
    return f"src/{file.relative_to(SOURCES).as_posix()}"


def settings_part(name: str, settings: dict[str, dict[str, Any]]) -> Iterator[str]:
    newest = GAMES[name].versions[-1].number
    whole = name.replace("-", "_")
    yield table(
        ("players", "PettingZoo", "OpenSpiel", "Python"),
        (
            (
                str(options["players"]),
                f"`tavoliere/{identity}_v{newest}`",
                f"`tavoliere_{identity}`",
                f"`tv.game({call(name, options)})`",
            )
            for identity, options in settings.items()
        ),
    )
    yield f"Keywords of `tavoliere/{whole}_v{newest}` and parameters of `tavoliere_{whole}`:"
    options = GAMES[name].options.OPTIONS
    yield table(
        ("option", "values", "default"),
        (
            (f"`{option.name}`", ", ".join(f"`{value!r}`" for value in option.values), f"`{option.default!r}`")
            if isinstance(option, ChoiceOption)
            else (f"`{option.name}`", "a JSON file", f"`{option.default}`")
            for option in options
        ),
    )


def call(name: str, options: dict[str, Any]) -> str:
    return ", ".join([f'"{name}"', *(f"{key}={value!r}".replace("'", '"') for key, value in options.items())])


def actions_part(sample: Game) -> Iterator[str]:
    chance = sum(block.size for block in sample.blocks if block.chance)
    masked = sum(block.size for block in sample.blocks if block.masked)
    actions = len(sample.all_actions)
    yield f"{actions} actions: {chance} of chance, {actions - chance - masked} of players, {masked} masked."
    yield text_of(sample.definition.actions)
    rows = []
    first = 0
    for block in sample.blocks:
        words = "; ".join(f"{part.name}: {', '.join(part.words)}" for part in block.parameters)
        numbers = str(first) if block.size == 1 else f"{first} - {first + block.size - 1}"
        rows.append((numbers, f"`{' '.join([block.name, *(part.name for part in block.parameters)])}`", words))
        first += block.size
    yield table(("numbers", "action", "words"), rows)


def observations_part(sample: Game) -> Iterator[str]:
    encoder = ObservationEncoder(sample)
    yield text_of(sample.definition.state)
    yield f"{len(sample.start().raw)} bytes of state, {encoder.size - sample.players} numbers and the seat."
    rows = [("`seat`", "", "players", "0", KNOWN_TO[ALL], "1 at the seat that looks, 0 elsewhere (flat arrays only)")]
    fields = sample.layout.fields
    for piece in encoder.pieces:
        shape = " x ".join(map(str, piece.shape)) or "one number"
        field = fields[piece.name]
        place = f"players + {piece.first}"
        rows.append((f"`{piece.name}`", piece.dtype.name, shape, place, KNOWN_TO[field.seen], field.meaning))
    yield table(("piece", "type", "shape", "place", "known to", "meaning"), rows)


def features_part(sample: Game) -> Iterator[str]:
    features = sample.definition.features
    if features is None:
        yield "None."
        return
    yield text_of(features)
    yield f"{len(features.WIDTHS)} numbers in a row."
    rows = []
    for feature, places in feature_places(sample.definition):
        steps = (step // places.itemsize for step in places.strides)
        counted = (index if step == 1 else f"{step} {index}" for step, index in zip(steps, "ijk", strict=False))
        place = " + ".join([str(places.flat[0]), *counted])
        largest = max(features.WIDTHS[at] for at in places.flat) - 1
        shape = " x ".join(map(str, places.shape)) or "one number"
        rows.append((place, f"`{feature.name}`", shape, f"0 - {largest}", feature.meaning))
    yield table(("place", "feature", "shape", "values", "meaning"), rows)


def text_of(module: Any) -> str:
    """What a module says about itself, after its first line."""
    _, _, rest = module.__doc__.partition("\n\n")
    return str(rest).strip()


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = [tuple(heads), *map(tuple, rows)]
    lines.insert(1, ("---",) * len(lines[0]))
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def write(folder: Path) -> None:
    """Write the page of every game that comes along."""
    folder.mkdir(parents=True, exist_ok=True)
    for definition in BUILT_IN:
        (folder / f"{definition.name}.md").write_text(page(definition.name), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
