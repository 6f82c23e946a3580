"""A GPU of NVIDIA's, as batches use it: CuPy compiles, launches and holds the arrays."""

from typing import Any

import numpy as np
import numpy.typing as npt

from tavoliere.envs.batch import WrongBatch

THREADS_AT_ONCE = 1024  # of a multiprocessor: few registers each, but more of them that don't wait for memory
# In a block, and as many games. Where games have many phases it is worth it to sort many of them.
WARP, MANY_THREADS = 32, 512
FEW_PHASES = 8
MOST_SHARED = 40_000  # bytes of a block for its masks; CUDA has 48 kB, and there are a few things beside them


class CudaDevice:
    """Arrays and kernels of one GPU. All work is queued on CuPy's current stream, which is torch's too by default."""

    def __init__(self, number: int = 0) -> None:
        try:
            import cupy
        except ImportError:
            raise WrongBatch("batch-no-cupy") from None
        try:
            found = cupy.cuda.runtime.getDeviceCount()
        except cupy.cuda.runtime.CUDARuntimeError as error:
            raise WrongBatch("batch-no-gpu", reason=str(error)) from None
        if number >= found:
            raise WrongBatch("batch-gpu-number", given=number, last=found - 1)
        self._cupy = cupy
        self._device = cupy.cuda.Device(number)
        self._kernels: dict[str, Any] = {}

    def compile(self, source: str, defined: dict[str, int]) -> None:
        threads = WARP if defined["TV_PHASES"] <= FEW_PHASES else MANY_THREADS
        while threads > WARP and threads * defined["TV_ACTIONS"] // 8 > MOST_SHARED:
            threads //= 2
        # definitions go before the text: as options of the compiler they could not hold spaces
        defined = defined | {"TV_THREADS": threads, "TV_BLOCKS_AT_ONCE": THREADS_AT_ONCE // threads}
        lines = "".join(f"#define {name} {value}\n" for name, value in defined.items())
        self._module = self._cupy.RawModule(code=lines + source, options=("--std=c++17",))
        self._kernels = {}
        self._threads = threads

    def launch(self, kernel: str, games: int, *arguments: Any) -> None:
        with self._device:
            if kernel not in self._kernels:
                self._kernels[kernel] = self._module.get_function(kernel)
            together = WARP if kernel == "write_views" else self._threads
            given = [np.uintp(0) if argument is None else argument for argument in arguments]
            self._kernels[kernel]((-(-games // together),), (self._threads,), given)

    def zeros(self, shape: tuple[int, ...], dtype: npt.DTypeLike) -> Any:
        with self._device:
            return self._cupy.zeros(shape, dtype)

    def taken(self, given: Any) -> Any:
        with self._device:
            return self._cupy.asarray(given)

    def address(self, array: Any) -> int:
        return int(array.data.ptr)

    def to_numpy(self, array: Any) -> npt.NDArray[Any]:
        return np.asarray(self._cupy.asnumpy(array))
