"""The learned evaluation: a small network in whole numbers, so that all machines and all forms agree on it exactly.

    features of a position, as a seat sees it      most of them 0, which says nothing
      | a row of the embedding for each other one, added up         1 = 127 << shift
    first layer, 64 or 128 wide, clipped to 0 .. 1                  1 = 127
      | weights                                                     1 = 256
    second layer, 32 wide, clipped to 0 .. 1                        1 = 4064
      | weights                                                     1 = 1024
    a logit for each side (that of the seat first, then round the table), and one for each action that is asked

A game's networks, one for each way to play it, lie in `network.bin` beside its `heuristic`:

    16 bytes    MAGIC
    32 bytes    SHA-256 of the header
     8 bytes    length of the header, little-endian, like everything
    header      JSON: the game, the hash of its features, and for each network its name, sizes, settings, place and hash
    arrays      of each network in the order of `ARRAYS`, each at a multiple of 64 bytes
"""

from __future__ import annotations

import ast
import hashlib
import json
import math
import mmap
import warnings
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from tavoliere.definition.game_definition import FeaturesModule, GameDefinition, SearchSettings
from tavoliere.definition.schema import Row
from tavoliere.definition.source_lines import beside, source_of
from tavoliere.engine.game import Game
from tavoliere.words import Words

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Array = npt.NDArray[Any]
    Floats = npt.NDArray[np.float32]

# numpy is imported by what calculates with it: a quarter of the time that a command takes to start, and few need it.

MAGIC = b"Tavoliere net 1\n"
FILE = "network.bin"
ALIGNED = 64
ONE = 127  # in the first layer
WEIGHT_BITS = 8  # after the binary point of a weight of the second layer
FINER_BITS = 5  # the second layer is so much finer than the first
HEAD_BITS = 10
LOGIT = (ONE << FINER_BITS) << HEAD_BITS  # 1 of a logit
MOST_WEIGHT = (1 << 13) - 1  # four of the embedding fit 16 bits; 32 of a head times the second layer fit 32
MOST_BIAS = 1 << 29
MOST_FORMULAS = 100.0
MOST_FIRST = 256  # the width of the first layer, a multiple of 32
SECOND = 32  # that of the second


class NetworkUnusable(UserWarning):
    """A network was found and can't be used; the game's own evaluation serves."""


class Damaged(ValueError):
    """What is wrong with a file of networks."""


class Weights(NamedTuple):
    """A network as it is trained; weights as [output, input], values of both layers clipped to 0 .. 1."""

    embedding: Floats  # a row for every value of every feature; those of value 0 are never used
    bias: Floats
    hidden: Floats
    hidden_bias: Floats
    value: Floats
    value_bias: Floats
    policy: Floats
    policy_bias: Floats


class Arrays(NamedTuple):
    """A network in whole numbers."""

    rows: npt.NDArray[np.int16]  # for every value of every feature its row of the embedding, or -1
    embedding: npt.NDArray[Any]  # int8 or int16
    bias: npt.NDArray[np.int32]
    hidden: npt.NDArray[np.int16]  # [input, output]: the row of an input that is 0 is skipped
    hidden_bias: npt.NDArray[np.int32]
    value: npt.NDArray[np.int16]
    value_bias: npt.NDArray[np.int32]
    policy: npt.NDArray[np.int16]
    policy_bias: npt.NDArray[np.int32]


@dataclass(frozen=True, eq=False)
class Network:
    """One network with the settings of the search that uses it."""

    name: str
    arrays: Arrays
    shift: int
    widths: tuple[int, ...]  # of the features
    evaluate: Literal["leaf", "quiet"] = "leaf"  # where the tree ends, or at a quiet moment as without a network
    priors: bool = False  # whether it also says what the tree tries first
    horizon: int = 1  # in quiet moments
    exploration: float = 0.2
    temperature: float = 40.0  # of the game's own priors
    formulas: float = 0.0  # how much the game's own evaluation counts beside it; it learned what that one lacks
    generation: int = 0
    deals: int = 0  # that it was trained on
    offsets: tuple[int, ...] = field(init=False)  # of each feature's rows

    def __post_init__(self) -> None:
        object.__setattr__(self, "offsets", tuple(accumulate((0, *self.widths[:-1]))))
        self.check()
        for array in self.arrays:
            array.flags.writeable = False  # what was checked stays as it is

    def check(self) -> None:
        """Damaged, where the arrays do not fit together, or could leave the numbers that the search calculates with."""
        import numpy as np

        arrays, first = self.arrays, len(self.arrays.bias)
        shapes = {
            "rows": (sum(self.widths),),
            "embedding": (arrays.embedding.shape[0], first),
            "hidden": (first, SECOND),
            "hidden_bias": (SECOND,),
            "value": (len(arrays.value_bias), SECOND),
            "policy": (len(arrays.policy_bias), SECOND),
        }
        types = dict(zip(Arrays._fields, TYPES, strict=True))
        for name, array in arrays._asdict().items():
            fits = array.dtype in types[name] and array.flags.c_contiguous
            if not fits or array.shape != shapes.get(name, array.shape):
                raise Damaged(f"{name} has the shape {array.shape} and holds {array.dtype}")
        if not 0 < first <= MOST_FIRST or first % 32 or not 0 <= self.shift < 8:
            raise Damaged(f"a first layer of {first}")
        if (
            self.evaluate not in ("leaf", "quiet")
            or not 0 <= self.formulas <= MOST_FORMULAS
            or not -1 <= arrays.rows.min() <= arrays.rows.max() < len(arrays.embedding)
        ):
            raise Damaged("rows that are not there")
        for weights in (arrays.embedding, arrays.value, arrays.policy):
            if np.abs(weights.astype(int)).max(initial=0) > MOST_WEIGHT:
                raise Damaged("weights that do not fit")
        for bias in (arrays.bias, arrays.hidden_bias, arrays.value_bias, arrays.policy_bias):
            if np.abs(bias.astype(int)).max(initial=0) > MOST_BIAS + ONE:
                raise Damaged("a bias that does not fit")

    @property
    def settings(self) -> SearchSettings:
        """How the search looks ahead with it."""
        return SearchSettings(horizon=self.horizon, exploration=self.exploration, temperature=self.temperature)

    # --- the evaluation, as `_network.h` does it ---

    def second_layer(self, features: Sequence[int]) -> Array:
        """What the heads are given."""
        import numpy as np

        arrays = self.arrays
        at = [start + value for start, value in zip(self.offsets, features, strict=True) if value > 0]
        rows = arrays.rows[at]
        sums = arrays.bias + arrays.embedding[rows[rows >= 0]].sum(axis=0, dtype=np.int32)
        first = np.clip(sums >> self.shift, 0, ONE)
        sums = arrays.hidden_bias + first @ arrays.hidden.astype(np.int32)
        second: Array = np.clip(sums >> WEIGHT_BITS - FINER_BITS, 0, ONE << FINER_BITS)
        return second

    def chances(self, features: Sequence[int], own: Sequence[float] = ()) -> list[float]:
        """How likely each side wins: that of the seat whose features these are, then round the table.

        own: for each side what the game's own evaluation adds to its logit.
        """
        second = self.second_layer(features)
        sums = (self.arrays.value_bias + self.arrays.value.astype("int32") @ second).tolist()
        return softmax([one + more * LOGIT for one, more in zip(sums, own, strict=True)] if own else sums)


# The same as the search asks for it, in lists; of C these are `tv_second_layer` and so on.


def second_layer(net: Network, features: Row, second: Row) -> None:
    """Write what the heads are given."""
    second[:] = net.second_layer(features[: len(net.widths)]).tolist()


def value_logit(net: Network, second: Row, output: int) -> int:
    """The logit of a side."""
    return int(net.arrays.value_bias[output] + net.arrays.value[output].astype("int32") @ second)


def policy_logit(net: Network, second: Row, action: int) -> int:
    """The logit of an action."""
    return int(net.arrays.policy_bias[action] + net.arrays.policy[action].astype("int32") @ second)


def softmax(sums: Sequence[float]) -> list[float]:
    """Logits as shares of 1."""
    most = max(sums)
    shares = [math.exp((one - most) / LOGIT) for one in sums]
    total = 0.0
    for share in shares:  # one after the other, as the compiled search does
        total += share
    return [share / total for share in shares]


TYPES = (
    *(("int16",), ("int8", "int16"), ("int32",), ("int16",), ("int32",)),
    *(("int16",), ("int32",), ("int16",), ("int32",)),
)


def quantised(
    name: str,
    weights: Weights,
    features: FeaturesModule,
    seen: npt.NDArray[np.bool_] | None = None,
    embedding_bytes: int = 2,
    **settings: Any,
) -> Network:
    """A trained network in whole numbers; rows that training never saw are left out."""
    import numpy as np

    widths = features.WIDTHS
    starts = np.cumsum((0, *widths))
    used = np.ones(starts[-1], bool) if seen is None else seen.copy()
    used[starts[:-1]] = False
    rows = np.where(used, np.cumsum(used) - 1, -1).astype(np.int16)
    kept = weights.embedding[used].astype(np.float64)
    kind: Any = {1: np.int8, 2: np.int16}[embedding_bytes]
    most = min(np.iinfo(kind).max, MOST_WEIGHT)
    widest = float(np.abs(kept).max(initial=0))
    shift = max((bits for bits in range(7) if widest * (ONE << bits) <= most), default=0)
    arrays = Arrays(
        rows,
        whole(kept, ONE << shift, most, kind),
        whole(weights.bias, ONE << shift, MOST_BIAS, np.int32) + ((1 << shift) >> 1),  # a shift rounds down
        whole(weights.hidden.T, 1 << WEIGHT_BITS, 32767, np.int16),
        whole(weights.hidden_bias, ONE << WEIGHT_BITS, MOST_BIAS, np.int32) + (1 << WEIGHT_BITS - FINER_BITS >> 1),
        whole(weights.value, 1 << HEAD_BITS, MOST_WEIGHT, np.int16),
        whole(weights.value_bias, LOGIT, MOST_BIAS, np.int32),
        whole(weights.policy, 1 << HEAD_BITS, MOST_WEIGHT, np.int16),
        whole(weights.policy_bias, LOGIT, MOST_BIAS, np.int32),
    )
    return Network(name, arrays, shift, tuple(widths), **settings)


def whole(given: Array, scale: int, most: int, kind: Any) -> Array:
    """Numbers in units of 1/scale, as far as they fit."""
    import numpy as np

    found: Array = np.clip(np.rint(given.astype(np.float64) * scale), -most, most)
    return np.ascontiguousarray(found, kind)


# --- files ------------------------------------------------------------------------------------------------------------

SETTINGS = ("evaluate", "priors", "horizon", "exploration", "temperature", "formulas", "generation", "deals")


NOT_COMPUTED = ("RISING", "SIGNED", "MEANINGS")  # what only training and environments ask of a features module


def features_hash(features: FeaturesModule) -> str:
    """Names what a network was trained to see: the features as code with the constants in it.

    Comments don't count, nor from where something is imported.
    """
    tree = ast.parse(source_of(features).read_text(encoding="utf-8"))  # type: ignore[arg-type]
    left_out = (ast.Import, ast.ImportFrom)
    tree.body = [node for node in tree.body if not (isinstance(node, left_out) or assigns(node, *NOT_COMPUTED))]
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    named = sorted({node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id.isupper()})
    constants = {name: vars(features)[name] for name in ("WIDTHS", "POLICY", *named) if name in vars(features)}
    text = f"{constants} {ast.unparse(tree)}"
    return hashlib.sha256(text.encode()).hexdigest()


def assigns(node: ast.stmt, *names: str) -> bool:
    """Whether a line of a module is about one of these constants."""
    return isinstance(node, ast.Assign) and any(isinstance(to, ast.Name) and to.id in names for to in node.targets)


def write_networks(path: Path, definition: GameDefinition, networks: Iterable[Network]) -> None:
    """Write a game's networks, all of them, to a file."""
    assert definition.features is not None
    body = bytearray()
    described = []
    for network in networks:
        start = len(body)
        for array in network.arrays:
            body += b"\0" * (-len(body) % ALIGNED)
            body += array.astype(array.dtype.newbyteorder("<")).tobytes()
        body += b"\0" * (-len(body) % ALIGNED)
        described.append(
            {
                "name": network.name,
                "rows": len(network.arrays.embedding),
                "first": len(network.arrays.bias),
                "sides": len(network.arrays.value_bias),
                "embedding_bytes": network.arrays.embedding.itemsize,
                "shift": network.shift,
                "offset": start,  # after the header
                "size": len(body) - start,
                "sha256": hashlib.sha256(bytes(body[start:])).hexdigest(),
                **{name: getattr(network, name) for name in SETTINGS},
            }
        )
    header = {"game": definition.name, "features": features_hash(definition.features), "networks": described}
    text = json.dumps(header).encode()
    text += b" " * (-(len(MAGIC) + 40 + len(text)) % ALIGNED)
    path.write_bytes(MAGIC + hashlib.sha256(text).digest() + len(text).to_bytes(8, "little") + text + bytes(body))


def read_networks(path: Path, definition: GameDefinition, *names: str) -> dict[str, Network]:
    """The networks of a file by their names, or those of these names; Damaged, where something is wrong with it.

    The arrays stay in the file, which is mapped into memory: processes share it.
    """
    with path.open("rb") as file:
        try:
            held = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
        except ValueError:
            raise Damaged("it is empty") from None
    if held[: len(MAGIC)] != MAGIC:
        raise Damaged("it is no file of networks")
    at = len(MAGIC) + 40
    end = at + int.from_bytes(held[at - 8 : at], "little")
    text = bytes(held[at:end])
    if hashlib.sha256(text).digest() != held[len(MAGIC) : len(MAGIC) + 32]:
        raise Damaged("its header is damaged")
    try:
        header = json.loads(text)
        if header["game"] != definition.name or definition.features is None:
            raise Damaged(f"it is for {header['game']}")
        if header["features"] != features_hash(definition.features):
            raise Damaged("it was trained with other features")
        described = [one for one in header["networks"] if not names or one["name"] in names]
        return {one["name"]: read_network(held[end:], one, definition.features) for one in described}
    except (KeyError, TypeError, ValueError) as error:
        raise error if isinstance(error, Damaged) else Damaged(f"its header is wrong ({error})") from error


def read_network(body: memoryview, described: dict[str, Any], features: FeaturesModule) -> Network:
    import numpy as np

    held = body[described["offset"] : described["offset"] + described["size"]]
    if len(held) != described["size"] or hashlib.sha256(held).hexdigest() != described["sha256"]:
        raise Damaged(f"the network {described['name']} is damaged")
    first = described["first"]
    kind = {1: "int8", 2: "int16"}[described["embedding_bytes"]]
    sides, policies = described["sides"], features.POLICY
    shapes: list[tuple[int, ...]] = [(sum(features.WIDTHS),), (described["rows"], first), (first,), (first, SECOND)]
    shapes += [(SECOND,), (sides, SECOND), (sides,), (policies, SECOND), (policies,)]
    arrays = []
    at = 0
    for name, shape, kinds in zip(Arrays._fields, shapes, TYPES, strict=True):
        stored = np.dtype(kind if name == "embedding" else kinds[0]).newbyteorder("<")
        at += -at % ALIGNED
        array = np.frombuffer(held, stored, math.prod(shape), at).reshape(shape)
        arrays.append(array.astype(stored.newbyteorder("="), copy=False))
        at += array.nbytes
    settings = {name: described[name] for name in SETTINGS}
    return Network(described["name"], Arrays(*arrays), described["shift"], tuple(features.WIDTHS), **settings)


def network_of(game: Game) -> Network | None:
    """The network for a game with its options; None where there is none, with a warning where it can't be used."""
    definition = game.definition
    if definition.features is None or not definition.networks:
        return None
    found = loaded(definition, definition.network_name(game.settings))
    if found is not None and len(found.arrays.value_bias) != len(set(game.sides)):
        return None
    return found


def networks_file(definition: GameDefinition) -> Path:
    """Where the networks of a game lie."""
    return beside(definition.heuristic, FILE)


@cache
def network_names(definition: GameDefinition) -> list[str]:
    """The networks that a game has."""
    path = networks_file(definition)
    try:
        return [*read_networks(path, definition)] if definition.features and path.exists() else []
    except Damaged as error:
        warn_once(definition.name, str(path), str(error))
        return []


@cache
def loaded(definition: GameDefinition, name: str) -> Network | None:
    path = networks_file(definition)
    try:
        return read_networks(path, definition, name).get(name)
    except FileNotFoundError:
        return None
    except (Damaged, OSError) as error:
        warn_once(definition.name, str(path), str(error))
        return None


@cache
def warn_once(game: str, path: str, problem: str) -> None:
    warnings.warn(Words()("network-unusable", path=path, problem=problem, game=game), NetworkUnusable, stacklevel=2)


def side_outputs(sides: Sequence[int]) -> list[list[int]]:
    """For each seat that sees, and each seat, the logit of that one's side."""
    seats = len(sides)
    found = []
    for p in range(seats):
        order = list(dict.fromkeys(sides[(p + k) % seats] for k in range(seats)))
        found.append([order.index(side) for side in sides])
    return found
