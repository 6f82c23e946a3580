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

from tavoliere.definition.serialization import OneOf
from tavoliere.engine import checks
from tavoliere.engine.c_source import c_source
from tavoliere.engine.game import Game, Position
from tavoliere.envs.batch import Batch, WrongBatch, named

KERNELS = Path(__file__).parent / "batch.cu"
RULES = ("actor", "legal", "weights", "apply", "scores", "standing", "view", "facts")  # what the kernels call
LINE = 16  # bytes that the kernels read and write at once
MOST_THREADS = 1024  # of a block, and so games that it plays

# `Batch` of batch.cu; an address is 8 bytes on every device that there is.
POINTERS = (
    *("states", "views", "bits", "masks", "actors", "rewards", "scores", "done"),
    *("facts", "lengths", "played", "running"),
    *("chance", "choice", "waiting", "illegal", "start"),
)
NUMBERS = [("games", np.uint32), ("seats", np.int32), ("number_of_facts", np.int32), ("sides", np.int32, 8)]
RECORD = np.dtype([*((name, np.uint64) for name in POINTERS), *NUMBERS], align=True)


class ComputeDevice(Protocol):
    """Where arrays lie and kernels run."""

    def compile(self, source: str, defined: dict[str, int]) -> None:
        """Make the kernels of a text, with these names defined in it."""

    def launch(self, kernel: str, games: int, *arguments: Any) -> None:
        """Run a kernel over so many games, in the order of the launches; None is no array."""

    def zeros(self, shape: tuple[int, ...], dtype: npt.DTypeLike) -> Any:
        """An array of the device."""

    def taken(self, given: Any) -> Any:
        """An array of any kind as one of the device, without copying where it is one."""

    def address(self, array: Any) -> int:
        """Where an array's numbers begin."""

    def to_numpy(self, array: Any) -> npt.NDArray[Any]:
        """An array of the device, for NumPy; waits until all that was launched is done."""


def kernel_source(game: Game) -> str:
    """The kernels for one game, in C and in CUDA."""
    kernels = KERNELS.read_text(encoding="utf-8")
    phase = "s->phase" if number_of_phases(game) > 1 else "0"
    rules = f"{c_source(game.definition, RULES, recursive=False)}#define TV_PHASE(s) {phase}\n"
    return kernels.replace('#include "rules"\n', rules)


def number_of_phases(game: Game) -> int:
    """What a game may wait for, by a field `phase` with a name for each; one where there is none."""
    field = game.layout.fields.get("phase")
    return field.written.first + len(field.written.words) if field and isinstance(field.written, OneOf) else 1


class DeviceBatch(Batch):
    """Games in step on a device."""

    def __init__(self, game: Game, games: int, device: ComputeDevice, seed: int = 0, observe: bool = True) -> None:
        if not 1 <= games <= checks.MOST_GAMES:
            raise WrongBatch("batch-number", name="games", given=games)
        self.game = game
        self.games = games
        self._device = device
        self._observe = observe
        seats, actions = game.players, len(game.all_actions)
        size, room = rounded_up(game.layout.size, LINE), rounded_up(games, MOST_THREADS)
        defined = {"TV_STATE": size, "TV_ACTIONS": actions, "TV_PHASES": number_of_phases(game)}
        device.compile(kernel_source(game), defined)
        zeros = device.zeros
        start = np.zeros(size, np.int8)
        start[: game.layout.size] = np.frombuffer(game.start().raw, np.int8)
        masks = zeros((room, actions), np.bool_)
        self._states = zeros((room, size), np.int8)
        views = zeros((room, size), np.int8) if observe else self._states
        self._illegal_at = zeros((1,), np.int32)
        self.masks = masks[:games]
        self.actors = zeros((games,), np.int8)
        self.rewards = zeros((games, seats), np.float32)
        self.scores = zeros((games, seats), np.int32)
        self.done = zeros((games,), np.bool_)
        self.lengths = zeros((games,), np.int32)
        self.played = zeros((games,), np.int32)
        facts = zeros((games, len(names := game.definition.state.FACTS)), np.int32)
        self.facts = {name: facts[:, i] for i, name in enumerate(names)}
        self.observations = named(game, views[:games]) if observe else {}
        self._arrays = {
            "states": self._states,
            "views": views,
            "bits": zeros((games, rounded_up(actions, 32) // 32), np.uint32),
            "masks": masks,
            "actors": self.actors,
            "rewards": self.rewards,
            "scores": self.scores,
            "done": self.done,
            "facts": facts,
            "lengths": self.lengths,
            "played": self.played,
            "running": zeros((games,), np.int32),
            "chance": zeros((games,), np.uint64),
            "choice": zeros((games,), np.uint64),
            "waiting": zeros((1 + games,), np.uint32),
            "illegal": self._illegal_at,
            "start": device.taken(start),
        }
        record = np.zeros(1, RECORD)
        for name, array in self._arrays.items():
            record[name] = device.address(array)
        record["games"] = games
        record["seats"] = seats
        record["number_of_facts"] = len(names)
        record["sides"][0, :seats] = game.sides
        self._record = device.taken(record.view(np.int8))
        self._illegal_at[0] = games
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew; a seed settles everything that chance will do in them."""
        self._launch("seed_games", np.uint64(seed & (2**64 - 1)))
        self._launch("begin_games")
        self._show()

    def step(self, actions: Any) -> tuple[Any, Any]:
        """Play one action in each game. Returns `rewards` and `done`, which are always the same arrays.

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
        self._show()
        at = int(self._device.to_numpy(self._illegal_at)[0])
        if at < self.games:
            self._illegal_at[0] = self.games
            raise self._illegal(at, int(self._device.to_numpy(self._device.taken(actions)[at])))
        return self.rewards, self.done

    def step_at_random(self) -> tuple[Any, Any]:
        """Play `random_actions` in all games, as `step` would; it need not look whether they are legal.

        Returns `rewards` and `done`, which are always the same arrays.
        """
        self._launch("step_games", None)
        self._show()
        return self.rewards, self.done

    def random_actions(self) -> Any:
        """A legal action for each game, all equally likely: what `step` takes."""
        actions = self._device.zeros((self.games,), np.int32)
        self._launch("choose_actions", actions)
        return actions

    def greedy_actions(self) -> Any:
        """Not on a device: a heuristic may call itself, as San Marco's does, and rules for a device may not."""
        raise WrongBatch("batch-greedy")

    def position(self, index: int) -> Position:
        """Where one of the games stands, hidden things and all."""
        if not 0 <= index < self.games:
            raise IndexError(f"games are 0 to {self.games - 1}, not {index}")
        raw = self._device.to_numpy(self._states[index]).tobytes()
        return self.game.restore(raw[: self.game.layout.size])

    def _show(self) -> None:
        """Let chance play until somebody decides everywhere; show what is legal then, and what those seats see."""
        self._launch("go_on_games")
        self._launch("show_games")
        if self._observe:
            self._launch("write_views")

    def _launch(self, kernel: str, *arguments: Any) -> None:
        self._device.launch(kernel, self.games, self._record, *arguments)


def rounded_up(number: int, unit: int) -> int:
    return -(-number // unit) * unit


def on_device(game: Game, games: int, device: str, **options: Any) -> DeviceBatch:
    """A batch on a device called by its name, such as cuda or cuda:1."""
    kind, _, number = device.partition(":")
    if kind not in DEVICES or (number and not number.isdecimal()):
        raise WrongBatch("batch-device", given=device)
    return DeviceBatch(game, games, DEVICES[kind](int(number or 0)), **options)


def cuda(number: int) -> ComputeDevice:
    """A GPU of NVIDIA's, through CuPy."""
    from tavoliere.envs.cuda_device import CudaDevice

    return CudaDevice(number)


DEVICES: dict[str, Callable[[int], ComputeDevice]] = {"cuda": cuda}
