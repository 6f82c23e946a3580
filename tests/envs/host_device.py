"""A device that every test machine has: the kernels of the GPU, compiled as C and run game after game."""

import ctypes
import hashlib
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt


class HostDevice:
    """NumPy's arrays, and the kernels in a library that the C compiler makes of them in a folder, once a game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def compile(self, source: str, defined: dict[str, int]) -> None:
        lines = "".join(f"#define {name} {value}\n" for name, value in defined.items())
        name = hashlib.sha256((lines + source).encode()).hexdigest()
        text, library = self.folder / f"{name}.c", self.folder / f"{name}.so"
        if not library.exists():
            text.write_text(lines + source, encoding="utf-8")
            strict = ["-std=c99", "-Wall", "-Wextra", "-Werror"]
            strict += [f"-Wno-unused-{thing}" for thing in ("function", "parameter", "but-set-variable")]
            made = ["-O1", "-fno-strict-aliasing", "-fPIC", "-shared", "-o", str(library), str(text)]
            subprocess.run(["cc", *strict, *made], check=True)
        self.library = ctypes.CDLL(str(library))

    def launch(self, kernel: str, games: int, *arguments: Any) -> None:
        values: list[Any] = []
        for one in arguments:
            if isinstance(one, np.ndarray):
                values.append(ctypes.c_void_p(self.address(one)))
            else:
                values.append(None if one is None else ctypes.c_uint64(int(one)))
        getattr(self.library, kernel)(*values)

    def zeros(self, shape: tuple[int, ...], dtype: npt.DTypeLike) -> Any:
        return np.zeros(shape, dtype)

    def taken(self, given: Any) -> Any:
        return np.asarray(given)

    def address(self, array: Any) -> int:
        return int(array.ctypes.data)

    def to_numpy(self, array: Any) -> npt.NDArray[Any]:
        return np.asarray(array)
