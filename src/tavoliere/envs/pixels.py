"""Pictures as arrays of pixels."""

import io
from typing import Any

import numpy as np
import numpy.typing as npt

from tavoliere.engine.errors import from_extra


def pixels(svg: str) -> npt.NDArray[np.uint8]:
    """An SVG, drawn: height, width, and red, green and blue."""
    with from_extra("pictures"):
        import resvg_py
        from PIL import Image
    drawn: Any = resvg_py.svg_to_bytes(svg_string=svg)
    return np.asarray(Image.open(io.BytesIO(bytes(drawn))).convert("RGB"))
