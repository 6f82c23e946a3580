"""Shares: what players' devices add to the dice, so that whoever has the server's secret doesn't know them beforehand.

A device makes up a seed and hashes it again and again; where that ends, the anchor, it publishes. Each number of steps
has its own link of this chain, and nobody can work one out before the device gives it away:

    anchor = link 0  <-hash-  link 1  <-hash-  link 2  ...  <-hash-  seed
                              after `base` steps, base + 1, ...

A decision that leads to dice or cards is fixed first; then the devices of all who are there are asked for the link of
that number, and what falls follows from the server's secret and these links together. docs/fair-dice.md says the rest.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from tavoliere.words import Message

LENGTH = 2048  # links of a chain: more steps than any game has


class Anchor(NamedTuple):
    """Where a device's chain ends. It says nothing of the links before it, but every one of them leads to it."""

    seat: int
    base: int  # the number of steps at which its first link may be asked for
    anchor: str


class Link(NamedTuple):
    """What a device gave for one decision."""

    anchor: int  # which one, in the order in which they were published
    link: str


class Shared(NamedTuple):
    """What came together for one decision."""

    links: tuple[Link, ...] = ()  # in the order of the seats
    missed: tuple[int, ...] = ()  # seats whose device was there and was asked, but gave nothing, or not in time

    def to_json(self) -> dict[str, Any]:
        return {"links": [list(one) for one in self.links], "missed": list(self.missed)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Shared":
        return cls(tuple(Link(*one) for one in data["links"]), tuple(data["missed"]))


def before(link: str) -> str:
    """The link that a link leads to."""
    return hashlib.sha256(b"tavoliere link " + bytes.fromhex(link)).hexdigest()


def leads(link: str, to: str, steps: int) -> bool:
    """Whether a link leads to another one, so many steps on."""
    if not 0 <= steps <= LENGTH:
        return False
    for _ in range(steps):
        link = before(link)
    return link == to


def chain(seed: str, length: int = LENGTH) -> list[str]:
    """All links of a device, the anchor first."""
    links = [seed]
    while len(links) <= length:
        links.append(before(links[-1]))
    return links[::-1]


def place(anchor: Anchor, n: int) -> int:
    """Which link of a chain belongs to the decision after n steps."""
    return n - anchor.base + 1


class Shares:
    """Everything that devices have added to the dice of one match."""

    def __init__(self, anchors: Iterable[Anchor] = (), decisions: Mapping[int, Shared] | None = None) -> None:
        self.anchors = list(anchors)
        self.decisions = dict(decisions or {})  # by the number of steps before the decision

    def __bool__(self) -> bool:
        return bool(self.anchors)

    def links(self, n: int) -> list[tuple[int, str]]:
        """What was given for the decision after n steps: by which seat, and what."""
        shared = self.decisions.get(n)
        return [] if shared is None else [(self.anchors[one.anchor].seat, one.link) for one in shared.links]

    def of(self, steps: int) -> "Shares":
        """Those of a match that has so many steps."""
        return Shares(self.anchors, {n: one for n, one in sorted(self.decisions.items()) if n < steps})

    def to_json(self) -> dict[str, Any]:
        return {
            "anchors": [{"seat": one.seat, "from": one.base, "anchor": one.anchor} for one in self.anchors],
            "decisions": [{"n": n, **shared.to_json()} for n, shared in self.decisions.items()],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Shares":
        anchors = [Anchor(one["seat"], one["from"], one["anchor"]) for one in data["anchors"]]
        return cls(anchors, {one["n"]: Shared.from_json(one) for one in data["decisions"]})

    def problem(self, followed: Sequence[bool]) -> Message | None:
        """What is wrong with them, if anything; `followed`: of each step, whether chance followed a decision there."""
        known = {i: (0, one.anchor) for i, one in enumerate(self.anchors)}  # how far each chain is known
        for n, shared in sorted(self.decisions.items()):
            if n >= len(followed) or not followed[n]:
                return "verify-share-place", {"n": n + 1}
            seats = [self.anchors[one.anchor].seat for one in shared.links]
            if sorted({*seats, *shared.missed}) != sorted([*seats, *shared.missed]) or seats != sorted(seats):
                return "verify-share-order", {"n": n + 1}
            for number, link in shared.links:
                at = place(self.anchors[number], n)
                reached, latest = known[number]
                if at <= reached or not leads(link, latest, at - reached):
                    return "verify-share-link", {"n": n + 1, "seat": self.anchors[number].seat + 1}
                known[number] = at, link
        return None
