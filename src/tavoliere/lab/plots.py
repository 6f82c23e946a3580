"""Plots as SVG: plain drawings that take their colours from the page, light or dark, on screen and on paper."""

import math
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import NamedTuple

from tavoliere.lab.intervals import Estimate

WIDTH = 760
LABELS, MOST_LABELS = 270, 420  # the column of labels on the left, as wide as they need
VALUES = 135  # and of figures on the right, at least
ROW = 28
TOP = 8
AXIS = 30
HEIGHT = 220  # of a distribution
LEAST_BARS, MOST_BARS = 12, 60
LETTER = 7.3  # pixels, about


class Dot(NamedTuple):
    """A figure with its interval, in a colour from 1 to 4."""

    label: str
    estimate: Estimate
    colour: int = 1


def ticks(low: float, high: float, wanted: int = 5) -> list[float]:
    """Round numbers that divide an axis."""
    rough = (high - low) / wanted
    size = 10 ** math.floor(math.log10(rough))
    step = next(size * factor for factor in (1, 2, 2.5, 5, 10) if size * factor >= rough)
    first = math.ceil(low / step - 1e-9)
    return [step * k for k in range(first, math.floor(high / step + 1e-9) + 1)]


def drawing(height: float, said: str, body: Sequence[str]) -> str:
    """A picture that scales with the page, with its caption for whoever does not see it."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(said)}">\n'
        + "\n".join(body)
        + "\n</svg>"
    )


def text(x: float, y: float, said: str, anchor: str = "start", kind: str = "label") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def room_for(labels: Sequence[str]) -> float:
    """How wide the column of labels is."""
    return min(MOST_LABELS, max(LABELS, 14 + LETTER * max(map(len, labels), default=0)))


def shortened(label: str, room: float) -> str:
    most = int(room / LETTER)
    return label if len(label) <= most else label[: most - 1] + "…"


def dots(
    said: str,
    rows: Sequence[Dot],
    axis: Callable[[float], str],
    value: Callable[[Estimate], str],
    at: float | None = None,
) -> str:
    """Figures one below the other, each with its interval; `at` draws a line to compare them with."""
    ends = [end for row in rows for end in reach(row.estimate)]
    ends += [] if at is None else [at]
    low, high = min(ends), max(ends)
    margin = 0.06 * (high - low) or 0.05 * abs(high) or 1.0
    low, high = low - margin, high + margin
    left = room_for([row.label for row in rows])
    right = WIDTH - max(VALUES, 14 + LETTER * max(len(value(row.estimate)) for row in rows))
    bottom = TOP + ROW * len(rows)

    place = scale(low, high, left, right)
    body = []
    for tick in ticks(low, high):
        body += [line(place(tick), TOP, place(tick), bottom, "grid")]
        body += [text(place(tick), bottom + 18, axis(tick), "middle", "tick")]
    if at is not None:
        body.append(line(place(at), TOP, place(at), bottom, "at"))
    for k, (label, estimate, colour) in enumerate(rows):
        y = TOP + ROW * (k + 0.5)
        body.append(text(left - 12, y + 4, shortened(label, left - 12), "end"))
        body.append(line(place(reach(estimate)[0]), y, place(reach(estimate)[1]), y, f"bar c{colour}"))
        body.append(f'<circle cx="{place(estimate.mean):.1f}" cy="{y:.1f}" r="4.5" class="c{colour}"/>')
        body.append(text(right + 12, y + 4, value(estimate), kind="value"))
    return drawing(bottom + AXIS, said, body)


def marks(
    said: str,
    rows: Sequence[tuple[str, Sequence[Estimate]]],
    names: Sequence[str],
    axis: Callable[[float], str],
    at: float | None = None,
) -> str:
    """Several figures in each row, a colour for each name, with their intervals and a legend."""
    ends = [end for _, row in rows for estimate in row for end in reach(estimate)]
    ends += [] if at is None else [at]
    low, high = min(ends), max(ends)
    margin = 0.04 * (high - low) or 1.0
    low, high = low - margin, high + margin
    left, right = room_for([label for label, _ in rows]), WIDTH - 20
    body, top = legend(names, left)
    apart = 9
    height = apart * max(1, len(names)) + 10
    bottom = top + height * len(rows)

    place = scale(low, high, left, right)
    for tick in ticks(low, high):
        body += [line(place(tick), top, place(tick), bottom, "grid")]
        body += [text(place(tick), bottom + 18, axis(tick), "middle", "tick")]
    if at is not None:
        body.append(line(place(at), top, place(at), bottom, "at"))
    for k, (label, row) in enumerate(rows):
        y = top + height * k
        body.append(text(left - 12, y + height / 2 + 4, shortened(label, left - 12), "end"))
        for colour, estimate in enumerate(row, start=1):
            here = y + 5 + apart * (colour - 0.5)
            one, other = map(place, reach(estimate))
            body.append(line(one, here, other, here, f"bar c{colour}"))
            body.append(f'<circle cx="{place(estimate.mean):.1f}" cy="{here:.1f}" r="3.5" class="c{colour}"/>')
    return drawing(bottom + AXIS, said, body)


def legend(names: Sequence[str], left: float) -> tuple[list[str], float]:
    """A colour for each name, in as many lines as they need, and where the drawing goes on below."""
    body = []
    x, y = float(left), float(TOP)
    for colour, name in enumerate(names, start=1):
        if x + 24 + LETTER * len(name) > WIDTH and x > left:
            x, y = float(left), y + 20
        body.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="12" height="12" rx="3" class="c{colour}"/>')
        body.append(text(x + 18, y + 11, name))
        x += 36 + LETTER * len(name)
    return body, y + 24


def scale(low: float, high: float, left: float, right: float) -> Callable[[float], float]:
    """Where a number stands between left and right."""
    return lambda number: left + (number - low) / (high - low) * (right - left)


def reach(estimate: Estimate) -> tuple[float, float]:
    """From where to where an interval is drawn; one that is not known is only its figure."""
    return (estimate.low, estimate.high) if estimate.known else (estimate.mean, estimate.mean)


def stacks(
    said: str, rows: Sequence[tuple[str, Sequence[float]]], names: Sequence[str], share: Callable[[float], str]
) -> str:
    """Shares of a whole, one bar a row, with a legend; every share wide enough has its figure in it."""
    left, right = room_for([label for label, _ in rows]), WIDTH - 10
    body = []
    x = float(left)
    for colour, name in enumerate(names, start=1):
        if x + 24 + LETTER * len(name) > WIDTH and x > left:
            break
        body.append(f'<rect x="{x:.1f}" y="{TOP}" width="12" height="12" rx="3" class="c{colour}"/>')
        body.append(text(x + 18, TOP + 11, name))
        x += 36 + LETTER * len(name)
    for k, (label, measured) in enumerate(rows):
        shares = [max(0.0, part) for part in measured]  # an estimate may fall below zero
        shares = [part / sum(shares) for part in shares]
        y = TOP + 24 + ROW * k
        body.append(text(left - 12, y + 15, shortened(label, left - 12), "end"))
        x = float(left)
        for colour, part in enumerate(shares, start=1):
            width = part * (right - left)
            body.append(
                f'<rect x="{x:.1f}" y="{y}" width="{max(0.0, width - 1.5):.1f}" height="20" rx="3" class="c{colour}"/>'
            )
            if width > LETTER * len(share(part)) + 8:
                body.append(text(x + width / 2, y + 14.5, share(part), "middle", "inside"))
            x += width
    return drawing(TOP + 24 + ROW * len(rows) + 6, said, body)


def distribution(said: str, series: Sequence[tuple[str, Mapping[int, int]]], axis: Callable[[float], str]) -> str:
    """How often each number occurred, as steps; several series lie over each other, with a legend."""
    low = min(min(counts) for _, counts in series)
    high = max(max(counts) for _, counts in series)
    # more games make room for narrower bars (Rice's rule)
    most_bars = min(MOST_BARS, max(LEAST_BARS, int(2 * min(sum(counts.values()) for _, counts in series) ** (1 / 3))))
    size = max(1, math.ceil((high - low + 1) / most_bars))
    bars = (high - low) // size + 1
    heights = []
    for _, counts in series:
        binned = [0.0] * bars
        total = sum(counts.values())
        for number, count in counts.items():
            binned[(number - low) // size] += count / total
        heights.append(binned)
    top = max(map(max, heights))
    left, right, base = 20, WIDTH - 20, TOP + 20 + HEIGHT

    def place(number: float) -> float:
        return left + (number - low) / (bars * size) * (right - left)

    body = []
    x = float(left)
    if len(series) > 1:
        for colour, (name, _) in enumerate(series, start=1):
            body.append(f'<rect x="{x:.1f}" y="{TOP}" width="12" height="12" rx="3" class="c{colour}"/>')
            body.append(text(x + 18, TOP + 11, name))
            x += 36 + LETTER * len(name)
    for colour, binned in enumerate(heights, start=1):
        path = [f"M {place(low):.1f} {base}"]
        for k, height in enumerate(binned):
            y = base - height / top * HEIGHT
            path.append(f"L {place(low + k * size):.1f} {y:.1f} L {place(low + (k + 1) * size):.1f} {y:.1f}")
        path.append(f"L {place(low + bars * size):.1f} {base} Z")
        body.append(f'<path d="{" ".join(path)}" class="steps c{colour}"/>')
    body.append(line(left, base, right, base, "base"))
    for tick in ticks(low, low + bars * size, 8):
        if tick == round(tick):
            body.append(text(place(tick + (0.5 if size == 1 else 0)), base + 18, axis(tick), "middle", "tick"))
    return drawing(base + AXIS, said, body)
