"""Batches on a device: the same games as `batch.py`'s from the same seed, hundreds of thousands of them on a GPU.

    batch = tv.batch(tv.game("cardcassonne", players=3), 1 << 18, seed=1, device="cuda")
    masks = torch.from_dlpack(batch.masks)

The rules are written out as C from the same text (`engine/c_source.py`) and compiled with `batch.cu` when a batch is
made. What a batch shows are arrays of the device, which torch, JAX and CuPy take without copying; they are always the
same ones, filled anew at each step. Nobody may write to them, though a device can't prevent it.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from tavoliere.engine import checks
from tavoliere.engine.c_source import c_source
from tavoliere.engine.game import Game, Position
from tavoliere.envs.batch import Batch, WrongBatch
from tavoliere.envs.observations import pieces_of

KERNELS = Path(__file__).parent / "batch.cu"
RULES = ("actor", "legal", "weights", "apply", "scores", "standing", "view")  # what the kernels call
APART = True
SIDE_BY_SIDE = 128  # the games of one line of memory begin at a multiple of so many

# `Batch` of batch.cu; an address is 8 bytes on every device that there is.
POINTERS = (
    *("states", "views", "bits", "masks", "actors", "rewards", "scores", "done"),
    *("chance", "choice", "illegal", "waiting", "start"),
)
RECORD = np.dtype([*((name, np.uint64) for name in POINTERS), ("seats", np.int32), ("sides", np.int32, 8)], align=True)


class Device(Protocol):
    """Where arrays lie and kernels run."""

    def compile(self, source: str, defined: dict[str, Any]) -> None:
        """Make the kernels of a text, with these names defined in it."""

    def launch(self, kernel: str, items: int, *arguments: Any) -> None:
        """Run a kernel over so many items, in the order of the launches."""

    def zeros(self, shape: tuple[int, ...], dtype: npt.DTypeLike) -> Any:
        """An array of the device."""

    def taken(self, given: Any) -> Any:
        """An array of any kind as one of the device, without copying where it is one."""

    def address(self, array: Any) -> int:
        """Where an array's numbers begin."""

    def told(self, array: Any) -> npt.NDArray[Any]:
        """An array of the device, for NumPy; waits until all that was launched is done."""


def kernel_source(game: Game) -> str:
    """The kernels for one game, in C and in CUDA."""
    kernels = KERNELS.read_text(encoding="utf-8")
    return kernels.replace('#include "rules"\n', c_source(game.definition, RULES))


class DeviceBatch(Batch):
    """Games in step on a device."""

    def __init__(self, game: Game, games: int, device: Device, seed: int = 0, observe: bool = True) -> None:
        if not 1 <= games <= checks.MOST_GAMES:
            raise WrongBatch("batch-number", name="games", given=games)
        self.game = game
        self.games = games
        self._device = device
        self._observe = observe
        self._stride = stride = -(-games // SIDE_BY_SIDE) * SIDE_BY_SIDE
        size, seats, actions = game.layout.size, game.players, len(game.all_actions)
        device.compile(kernel_source(game), defines(games, stride, size, actions))
        zeros = device.zeros
        self._states = zeros((size * stride,), np.int8)
        self._views = zeros((size * stride if observe else 1,), np.int8)
        self._masks = zeros((games * actions + 16,), np.uint8)
        self._chosen = zeros((games,), np.int32)
        self._illegal_at = zeros((2,), np.int32)
        self.masks = self._masks[: games * actions].view(np.bool_).reshape(games, actions)
        self.actors = zeros((games,), np.int8)
        self.rewards = zeros((games, seats), np.float32)
        self.scores = zeros((games, seats), np.int32)
        self.done = zeros((games,), np.bool_)
        self.observations = named(game, self._views, games, stride) if observe else {}
        self._arrays = {
            "states": self._states,
            "views": self._views,
            "bits": zeros((-(-actions // 32) * stride,), np.uint32),
            "masks": self._masks,
            "actors": self.actors,
            "rewards": self.rewards,
            "scores": self.scores,
            "done": self.done,
            "chance": zeros((games,), np.uint64),
            "choice": zeros((games,), np.uint64),
            "illegal": self._illegal_at,
            "waiting": zeros((games,), np.uint32),
            "start": device.taken(np.frombuffer(game.start().raw, np.int8).copy()),
        }
        record = np.zeros(1, RECORD)
        for name, array in self._arrays.items():
            record[name] = device.address(array)
        record["seats"] = seats
        record["sides"][0, :seats] = game.sides
        self._record = device.taken(record.view(np.int8))
        self._illegal_at[0] = games
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew; a seed settles everything that chance will do in them."""
        self._launch("seed_games", np.uint64(seed & (2**64 - 1)))
        self._launch("begin_games")
        self._look()

    def step(self, actions: Any) -> tuple[Any, Any]:
        """Play one action in each game. Returns `rewards` and `done`.

        If any action is illegal nothing is played, and the error names the game and says why.
        """
        chosen = self._device.taken(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise WrongBatch("batch-actions", games=self.games, shape=str(chosen.shape), kind=str(chosen.dtype))
        if chosen.dtype != np.int32:
            chosen = chosen.clip(-1, len(self.game.all_actions)).astype(np.int32)
        if not chosen.flags.c_contiguous:
            chosen = chosen.copy()
        self._launch("find_illegal", chosen)
        self._launch("step_games", chosen)
        if APART:
            self._launch("go_on_games")
        self._look()
        at = int(self._device.told(self._illegal_at)[0])
        if at < self.games:
            self._illegal_at[0] = self.games
            raise self._illegal(at, int(self._device.told(self._device.taken(actions)[at])))
        return self.rewards, self.done

    def random_actions(self) -> Any:
        """A legal action for each game, all equally likely: what `step` takes. The array is the same each time."""
        self._launch("choose_actions", self._chosen)
        return self._chosen

    def position(self, index: int) -> Position:
        """Where one of the games stands, hidden things and all."""
        if not 0 <= index < self.games:
            raise IndexError(f"games are 0 to {self.games - 1}, not {index}")
        pieces = named(self.game, self._states, self.games, self._stride).values()
        raw = b"".join(self._device.told(piece[index]).tobytes() for piece in pieces)
        return self.game.restore(raw.ljust(self.game.layout.size, b"\0"))

    def _look(self) -> None:
        """Show the masks, and what the deciding seats see, of the games as they stand now."""
        self._launch("write_masks", items=-(-self.masks.size // 16))
        if self._observe:
            self._views[...] = self._states
            self._launch("hide")

    def _launch(self, kernel: str, *arguments: Any, items: int | None = None) -> None:
        self._device.launch(kernel, items or self.games, self._record, *arguments)


def defines(games: int, stride: int, size: int, actions: int) -> dict[str, Any]:
    """What `batch.cu` needs to be told of a batch."""
    large = max(stride * size, games * actions + 16) >= 1 << 31
    index = "unsigned long long" if large else "unsigned"
    return ({"TV_APART": 1} if APART else {}) | {
        "TV_GAMES": games,
        "TV_STRIDE": stride,
        "TV_STATE": size,
        "TV_ACTIONS": actions,
        "TV_INDEX": index,
    }


def named(game: Game, memory: Any, games: int, stride: int) -> dict[str, Any]:
    """The fields of many states by name, their games first, without copying."""
    fields = {}
    for piece in pieces_of(game.definition):
        begin, length = piece.offset * stride, piece.size * piece.dtype.itemsize * stride
        numbers = memory[begin : begin + length].view(piece.dtype).reshape(*piece.shape, stride)[..., :games]
        fields[piece.name] = numbers.transpose(-1, *range(len(piece.shape))) if piece.shape else numbers
    return fields


def on_device(game: Game, games: int, device: str, **options: Any) -> DeviceBatch:
    """A batch on a device called by its name, such as cuda or cuda:1."""
    kind, _, number = device.partition(":")
    if kind not in DEVICES or (number and not number.isdecimal()):
        raise WrongBatch("batch-device", given=device)
    return DeviceBatch(game, games, DEVICES[kind](int(number or 0)), **options)


def cuda(number: int) -> Device:
    """A GPU of NVIDIA's, through CuPy."""
    from tavoliere.envs.cuda_device import CudaDevice

    return CudaDevice(number)


DEVICES: dict[str, Callable[[int], Device]] = {"cuda": cuda}
