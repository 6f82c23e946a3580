"""Games and decisions as tables, for whoever works on with pandas, Polars or DuckDB.

A folder with two tables, in parts that are written while games are played, so that any number of games fits:

    games-00000.parquet       a line a game: decisions, scores, rewards and victories of the seats, the game's facts
    decisions-00000.parquet   a line a decision: game, step, seat, action, choices; with `fields`, what its seat saw
    export.json               what was played, by whom, with which seed and rules

A part holds so many whole games whatever they are like, sorted; the same seed gives the same parts on any number of
cores. Where some of them are there already, the others are written.
"""

import json
import os
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tavoliere.bots import bot
from tavoliere.engine.errors import TavoliereError, from_extra
from tavoliere.engine.game import CHANCE, Game, Position
from tavoliere.envs import words
from tavoliere.envs.batch import Batch
from tavoliere.envs.observations import pieces_of
from tavoliere.envs.rewards import rewards_of
from tavoliere.lab.playing import chosen, facts
from tavoliere.lab.running import cores, processes, results
from tavoliere.lab.simulate import executor
from tavoliere.table.match import Match

Array = npt.NDArray[Any]
Columns = dict[str, Array]

PLACES = 512  # of a batch
EACH = 8  # games at a place: some places wait for the others at the end of a part
PART = PLACES * EACH  # games of a part that is played inside the engine
FEW = 64  # games of a part that bots play
INSIDE = ("random", "squire", "greedy")  # bots that play inside the engine
FORMATS = ("parquet", "csv")
LINES = 20_000  # of CSV that are put together at once


class CannotExport(TavoliereError):
    """An export that cannot be made as it was asked for."""

    own_words = words


class Export(NamedTuple):
    """What is to be played and written."""

    game: Game
    bots: tuple[str, ...]  # one for each seat
    seed: int
    games: int
    folder: Path
    format: str = "parquet"
    fields: tuple[str, ...] = ()  # of the deciding seat's view

    @property
    def size(self) -> int:
        """How many games a part holds."""
        return PART if self.inside else FEW

    @property
    def inside(self) -> bool:
        return len(set(self.bots)) == 1 and self.bots[0] in INSIDE

    def head(self) -> dict[str, Any]:
        """What says whether two exports are parts of the same."""
        return {
            **{"export": 1, "game": self.game.name, "options": self.game.settings, "rules": self.game.rules_hash},
            **{"bots": list(self.bots), "seed": self.seed, "format": self.format, "fields": list(self.fields)},
        }


def export(wanted: Export, progress: Callable[[int], None] = lambda _: None, workers: int | None = None) -> None:
    """Play games and write them down, on all cores; `progress` is told how many are done."""
    check(wanted)
    parts = range(-(-wanted.games // wanted.size))
    waiting = [part for part in parts if not path_of(wanted, "games", part).exists()]
    progress(sum(games_of(wanted, part) for part in parts if part not in waiting))
    workers = workers or cores()
    with executor(wanted.game, workers) if wanted.inside else processes(workers) as pool:
        try:
            for part, _ in results(pool, partial(write_part, wanted), waiting, 2 * workers):
                progress(games_of(wanted, part))
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def check(wanted: Export) -> None:
    """Make the folder, or find one in which the same is being written."""
    if wanted.format not in FORMATS:
        raise CannotExport("export-format", given=wanted.format, known=", ".join(FORMATS))
    known = [piece.name for piece in pieces_of(wanted.game.definition)]
    for name in wanted.fields:
        if name not in known:
            raise CannotExport("export-field", given=name, known=", ".join(known))
    if wanted.format == "parquet":
        with from_extra("export"):
            import pyarrow  # noqa: F401
    head = wanted.folder / "export.json"
    try:
        wanted.folder.mkdir(parents=True, exist_ok=True)
        if head.exists() and json.loads(head.read_text(encoding="utf-8")) != json.loads(json.dumps(wanted.head())):
            raise CannotExport("export-other", path=str(wanted.folder))
        head.write_text(json.dumps(wanted.head(), indent=2) + "\n", encoding="utf-8")
    except (OSError, ValueError) as error:
        raise CannotExport("export-folder", path=str(wanted.folder), problem=str(error)) from None


def path_of(wanted: Export, table: str, part: int) -> Path:
    return wanted.folder / f"{table}-{part:05}.{wanted.format}"


def games_of(wanted: Export, part: int) -> int:
    """How many games a part holds; the last may hold fewer."""
    return min(wanted.size, wanted.games - part * wanted.size)


def write_part(wanted: Export, part: int) -> None:
    games, decisions = inside_part(wanted, part) if wanted.inside else walked_part(wanted, part)
    texts = [action.text for action in wanted.game.all_actions]
    write(path_of(wanted, "decisions", part), decisions, texts)
    write(path_of(wanted, "games", part), games, texts)  # the last, as it says that the part is whole


# --- playing ---------------------------------------------------------------------------------------------------------


def inside_part(wanted: Export, part: int) -> tuple[Columns, Columns]:
    """A part that is played inside the engine, and the decisions of its games."""
    game, wholly = wanted.game, games_of(wanted, part)
    batch = Batch(game, PLACES, seed_of(wanted.seed, part), observe=bool(wanted.fields))
    choose = batch.random_actions if wanted.bots[0] == "random" else batch.greedy_actions
    firsts = np.arange(PLACES) * EACH  # the numbers of the games at a place follow each other
    steps = np.zeros(PLACES, np.int32)
    decided: list[Columns] = []
    ended: list[Columns] = []
    while True:
        here = np.flatnonzero((batch.played < EACH) & (firsts + batch.played < wholly))
        if not len(here):
            break
        actions = choose()
        numbers = (firsts + batch.played)[here]
        seen = {name: batch.observations[name][here] for name in wanted.fields}
        choices = np.count_nonzero(batch.masks[here], axis=1).astype(np.int16)
        told: Columns = {"game": numbers, "step": steps[here], "seat": batch.actors[here], "number": actions[here]}
        decided.append({**told, "choices": choices, **seen})
        steps += 1
        batch.step(actions)
        over = here[batch.done[here]]
        if len(over):
            which = (firsts + batch.played - 1)[over]
            facts_told: Columns = {name: column[over] for name, column in batch.facts.items()}
            lines: Columns = {"decisions": batch.lengths[over], **by_seat(batch.scores[over], batch.rewards[over])}
            ended.append({"game": which, **lines, **facts_told})
        steps[batch.done] = 0
    first = part * wanted.size
    return in_order(ended, first, ("game",)), in_order(decided, first, ("step", "game"))


def seed_of(seed: int, part: int) -> int:
    return random.Random(f"export {seed} {part}").getrandbits(63)


def by_seat(scores: Array, rewards: Array) -> Columns:
    """A column for each seat; whoever has the greatest reward stands best, alone or with others."""
    won = rewards == rewards.max(axis=1, keepdims=True)
    columns = {"score": scores, "reward": rewards, "won": won}
    return {f"{name}_{seat}": values[:, seat] for name, values in columns.items() for seat in range(values.shape[1])}


def in_order(tables: list[Columns], first: int, keys: tuple[str, ...]) -> Columns:
    """Many short tables as one, sorted by the last of the keys, then by those before it."""
    whole = {name: np.concatenate([table[name] for table in tables]) for name in tables[0]}
    order = np.lexsort([whole[key] for key in keys])
    whole = {name: column[order] for name, column in whole.items()}
    whole["game"] = whole["game"].astype(np.int64) + first
    return whole


def walked_part(wanted: Export, part: int) -> tuple[Columns, Columns]:
    """A part that bots play, which may be any."""
    first = part * wanted.size
    walks = [(number, played(wanted, number)) for number in range(first, first + games_of(wanted, part))]
    return tables_of(wanted.game, walks, wanted.fields)


def played(wanted: Export, number: int) -> Iterator[tuple[Position, int]]:
    """Every position of a game with what is played in it; the last with -1."""
    luck = random.Random(f"export {wanted.seed} game {number}")
    minds = [bot(name) for name in wanted.bots]
    position = wanted.game.start()
    while (actor := position.actor) is not None:
        if actor == CHANCE:
            action = position.draw(luck.random())
        else:
            action = chosen(wanted.bots[actor], minds[actor], position.view(actor), luck)
        yield position, int(action)
        position = position.play(action)
    yield position, -1


def export_records(matches: Sequence[Match], folder: Path, kind: str, fields: tuple[str, ...]) -> None:
    """The games of records, which must be of one game with the same options."""
    game = matches[0].game
    if any(match.game != game for match in matches):
        raise CannotExport("export-records")
    players = tuple(seat.player for seat in matches[0].seats)
    check(Export(game, players, 0, len(matches), folder, kind, fields))
    walks = [(number, recorded(match)) for number, match in enumerate(matches)]
    games, decisions = tables_of(game, walks, fields)
    texts = [action.text for action in game.all_actions]
    write(folder / f"decisions-00000.{kind}", decisions, texts)
    write(folder / f"games-00000.{kind}", games, texts)


def recorded(match: Match) -> Iterator[tuple[Position, int]]:
    yield from zip(match.positions, [*map(int, match.steps), -1], strict=True)


def tables_of(
    game: Game, walks: Sequence[tuple[int, Iterator[tuple[Position, int]]]], fields: Sequence[str]
) -> tuple[Columns, Columns]:
    """Both tables, from games step by step."""
    pieces = {piece.name: piece for piece in pieces_of(game.definition)}
    decided: list[tuple[int, int, int, int, int]] = []
    seen: dict[str, list[Any]] = {name: [] for name in fields}
    ended: list[tuple[int, int, Position]] = []
    for number, walk in walks:
        step = 0
        for position, action in walk:
            actor = position.actor
            if actor is not None and actor != CHANCE and action >= 0:
                decided.append((number, step, actor, action, len(position.actions)))
                if fields:
                    view = position.view(actor).fields
                    for name in fields:
                        seen[name].append(view[name])
                step += 1
        ended.append((number, step, position))
    told = np.array(decided, np.int64).reshape(-1, 5)
    kinds = (np.int64, np.int32, np.int8, np.int32, np.int16)
    names = ("game", "step", "seat", "number", "choices")
    decisions = {name: told[:, i].astype(kind) for i, (name, kind) in enumerate(zip(names, kinds, strict=True))}
    decisions |= {name: np.array(rows, pieces[name].dtype) for name, rows in seen.items()}
    over = [position for *_, position in ended]
    rewards = [rewards_of(one.standing, game.sides) if one.actor is None else [0.0] * game.players for one in over]
    counted = np.array([facts(one) for one in over], np.int32)
    games: Columns = {
        "game": np.array([number for number, *_ in ended], np.int64),
        "decisions": np.array([steps for _, steps, _ in ended], np.int32),
        **by_seat(np.array([one.scores for one in over], np.int32), np.array(rewards, np.float32)),
        **{name: counted[:, i] for i, name in enumerate(game.definition.state.FACTS)},
    }
    return games, decisions


# --- writing ---------------------------------------------------------------------------------------------------------


def write(path: Path, table: Columns, actions: Sequence[str]) -> None:
    """A table as a file, which is there only once it is whole."""
    unfinished = path.with_suffix(path.suffix + ".part")
    try:
        (write_parquet if path.suffix == ".parquet" else write_csv)(unfinished, table, actions)
        os.replace(unfinished, path)
    except OSError as error:
        raise CannotExport("export-folder", path=str(path), problem=error.strerror or str(error)) from None


def write_parquet(path: Path, table: Columns, actions: Sequence[str]) -> None:
    import pyarrow as pa
    from pyarrow import parquet

    columns: dict[str, Any] = {}
    for name, values in table.items():
        columns[name] = arrow(pa, values)
        if name == "number":
            texts = pa.array(actions)
            columns["action"] = pa.DictionaryArray.from_arrays(pa.array(values.astype(np.int16)), texts)
    parquet.write_table(pa.table(columns), path, compression="zstd")


def arrow(pa: Any, values: Array) -> Any:
    """A column; an array for each line is a list of fixed length."""
    if values.ndim == 1:
        return pa.array(np.ascontiguousarray(values))
    flat = pa.array(np.ascontiguousarray(values).reshape(-1))
    return pa.FixedSizeListArray.from_arrays(flat, int(np.prod(values.shape[1:])))


def write_csv(path: Path, table: Columns, actions: Sequence[str]) -> None:
    """Lines that are put together from columns of bytes: one after the other they would take ten times as long."""
    columns: dict[str, list[Array]] = {}  # each of one or several texts a line
    for name, values in table.items():
        columns[name] = [in_words(one) for one in values.reshape(len(values), -1).T]
        if name == "number":
            columns["action"] = [np.array([quoted(text).encode() for text in actions])[values]]
    count = len(table["game"])
    with path.open("wb") as file:
        file.write(",".join(columns).encode() + b"\r\n")
        for first in range(0, count, LINES):
            file.write(lines_of([[one[first : first + LINES] for one in column] for column in columns.values()]))


def in_words(values: Array) -> Array:
    """Numbers as texts."""
    if values.dtype.kind in "iu" and len(values) and int(values.max()) - int(values.min()) < len(values):
        first = int(values.min())
        known, places = range(first, int(values.max()) + 1), values.astype(np.int64) - first
    else:
        found, places = np.unique(values.astype(np.int8) if values.dtype == bool else values, return_inverse=True)
        known = found.tolist()
    return np.array([str(number).encode() for number in known], np.bytes_)[places]


def quoted(text: str) -> str:
    """A text as CSV has it."""
    return '"{}"'.format(text.replace('"', '""')) if set(text) & set(',"\r\n') else text


def lines_of(columns: list[list[Array]]) -> bytes:
    """Texts beside one another, with zeros at their ends, which are taken out."""
    pieces: list[Array] = []
    for column in columns:
        for i, texts in enumerate(column):
            separator = (b"," if pieces else b"") if i == 0 else b" "
            pieces += [np.full(len(texts), separator), texts]
    pieces.append(np.full(len(pieces[-1]), b"\r\n"))
    wide = [piece.view(np.uint8).reshape(len(piece), -1) for piece in pieces if piece.dtype.itemsize]
    return np.hstack(wide).tobytes().translate(None, b"\0")
