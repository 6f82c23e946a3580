"""A GPU of NVIDIA's, as batches use it: CuPy compiles, launches and holds the arrays."""

from typing import Any

import numpy as np
import numpy.typing as npt

from tavoliere.envs.batch import WrongBatch

THREADS = 256  # in a block, and as many games
STACK_SIZE = 0  # CUDA's number for this limit
# Bytes for each thread of rules that call themselves: nobody can say beforehand how much they need, and whoever needs
# more writes beside it. San Marco's came to 18 calls, one within the other, in 16 million decisions at random.
STACK = 16384


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

    def compile(self, source: str, defined: dict[str, Any], recursive: bool) -> None:
        # definitions go before the text: as options of the compiler they could not hold spaces
        defined = defined | {"TV_THREADS": THREADS}
        lines = "".join(f"#define {name} {value}\n" for name, value in defined.items())
        self._module = self._cupy.RawModule(code=lines + source, options=("--std=c++17",))
        self._kernels = {}
        runtime = self._cupy.cuda.runtime
        with self._device:
            if recursive and runtime.deviceGetLimit(STACK_SIZE) < STACK:
                runtime.deviceSetLimit(STACK_SIZE, STACK)

    def launch(self, kernel: str, games: int, *arguments: Any) -> None:
        with self._device:
            if kernel not in self._kernels:
                self._kernels[kernel] = self._module.get_function(kernel)
            together = min(32, THREADS) if kernel == "write_views" else THREADS
            given = [np.uintp(0) if argument is None else argument for argument in arguments]
            self._kernels[kernel]((-(-games // together),), (THREADS,), given)

    def zeros(self, shape: tuple[int, ...], dtype: npt.DTypeLike) -> Any:
        with self._device:
            return self._cupy.zeros(shape, dtype)

    def taken(self, given: Any) -> Any:
        with self._device:
            return self._cupy.asarray(given)

    def address(self, array: Any) -> int:
        return int(array.data.ptr)

    def told(self, array: Any) -> npt.NDArray[Any]:
        return np.asarray(self._cupy.asnumpy(array))
