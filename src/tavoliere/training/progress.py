"""Plots of a training run, as one SVG: the loss and the arena's score of each generation, a row for each setting."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from tavoliere.lab.plots import line, text, ticks

WIDTH, HEIGHT = 960, 210
LEFT, TOP, PLOT_WIDTH, PLOT_HEIGHT, APART = 60, 46, 380, 120, 90
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #23211c; } .tick { fill: #6d675c; font-size: 12px; }
.grid { stroke: #ddd7ca; } .at { stroke: #6d675c; stroke-dasharray: 4 3; } .bar { stroke-width: 2; }
.c1 { stroke: #2b6cb0; fill: #2b6cb0; } .c2 { stroke: #c05a1c; fill: #c05a1c; }
.curve { fill: none; stroke-width: 2; } .head { font-weight: 600; }
"""


class ProgressPoint(NamedTuple):
    """A figure of a generation; `error` is the half-width of its interval."""

    generation: float
    value: float
    error: float = 0.0


def plots(rows: Sequence[tuple[str, Sequence[Sequence[ProgressPoint]], Sequence[ProgressPoint]]]) -> str:
    """For each setting its name, its losses (learned from, tested on) and its scores against the formulas."""
    body = []
    for k, (name, losses, scores) in enumerate(rows):
        top = TOP + k * HEIGHT
        body.append(text(LEFT, top - 26, name, kind="head"))
        body += curves(LEFT, top, "loss by generation: blue learned from, red tested on", losses, None, False)
        right = LEFT + PLOT_WIDTH + APART
        body += curves(right, top, "score against the formulas, %", [scores], 50, True)
    height = TOP + HEIGHT * len(rows)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">'
    ground = f'<rect width="{WIDTH}" height="{height}" fill="#fbfaf7"/>'
    return "\n".join([head, f"<style>{STYLE}</style>", ground, *body, "</svg>\n"])


def curves(
    left: float, top: float, said: str, series: Sequence[Sequence[ProgressPoint]], at: Any, whole: bool
) -> list[str]:
    """One plot; `at` is a value to compare with, `whole` shows everything from 0 to 100."""
    points = [point for one in series for point in one]
    body = [text(left, top - 8, said, kind="tick")]
    if not points:
        return body
    low = 0.0 if whole else min(point.value for point in points)
    high = 100.0 if whole else max(point.value for point in points)
    margin = 0.0 if whole else 0.1 * (high - low) or 0.05
    low, high = low - margin, high + margin
    last = max(1.0, *(point.generation for point in points))
    bottom = top + PLOT_HEIGHT

    def across(generation: float) -> float:
        return left + 10 + generation / last * (PLOT_WIDTH - 20)

    def up(value: float) -> float:
        return bottom - (min(max(value, low), high) - low) / (high - low) * PLOT_HEIGHT

    for tick in ticks(low, high, 4):
        body += [line(left, up(tick), left + PLOT_WIDTH, up(tick), "grid")]
        body += [text(left - 6, up(tick) + 4, f"{tick:g}" if whole else f"{tick:.3g}", "end", "tick")]
    for generation in range(int(last) + 1):
        body.append(text(across(generation), bottom + 16, str(generation), "middle", "tick"))
    if at is not None:
        body.append(line(left, up(at), left + PLOT_WIDTH, up(at), "at"))
    for colour, one in enumerate(series, start=1):
        path = " ".join(f"{'ML'[k > 0]} {across(p.generation):.1f} {up(p.value):.1f}" for k, p in enumerate(one))
        body.append(f'<path d="{path}" class="curve c{colour}" style="fill: none"/>' if path else "")
        for point in one:
            x = across(point.generation)
            body.append(f'<circle cx="{x:.1f}" cy="{up(point.value):.1f}" r="3" class="c{colour}"/>')
            if point.error:
                ends = up(point.value - point.error), up(point.value + point.error)
                body.append(line(x, ends[0], x, ends[1], f"bar c{colour}"))
    return body
