"""Asks the devices at a table for what they add to the dice, and waits for it for a moment.

`collect` is the one door: whoever is about to carry out a decision that leads to dice or cards asks there what devices
give for it. Those that are connected to another process are asked by that one (`give`).
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple

from tavoliere.table.shares import LENGTH, Anchor, Link, Shared, Shares, leads, place
from tavoliere.web.messages.tables import ShareAskedMessage
from tavoliere.web.refusal import Refusal
from tavoliere.web.tables.connection import Connection

PATIENCE = 1.0  # seconds in which a device must answer
MOST_MISSES = 3  # after which it is asked but not waited for
FORGIVEN = 0.25  # of a miss, by each answer in time: nobody makes others wait for more than every fifth throw
MOST_ANCHORS = 40  # that devices of one seat may publish: one each, and again whenever a browser forgets


Digest = Callable[[], str]  # what devices are told of a decision, worked out only where one is asked


class GivenShare(NamedTuple):
    """What whoever decides adds together with the decision."""

    link: str
    anchor: str | None = None  # of a program, which has no connection that would say it


class Elsewhere(NamedTuple):
    """What another process says of a device that is connected there and adds to the dice."""

    seat: int
    anchor: int
    link: str | None  # None where it did not answer


# What devices at other processes give for the decision after so many steps, but for those of some seats.
AskElsewhere = Callable[[int, Digest, Collection[int]], Awaitable[Iterable[Elsewhere]]]


async def nobody(_: int, __: Digest, ___: Collection[int]) -> Iterable[Elsewhere]:
    return ()


class Offer:
    """A device that is there and adds to the dice."""

    def __init__(self, anchor: int) -> None:
        self.anchor = anchor
        self.asked: int | None = None  # the number for which it owes an answer
        self.asked_at = 0.0
        self.answer: asyncio.Future[str | None] | None = None  # while somebody waits for it

    def settle(self, link: str | None) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(link)


class Collector:
    """What devices add to the dice of one table."""

    def __init__(self) -> None:
        self.patience = PATIENCE
        self.clock = time.monotonic
        self.shares = Shares()
        self.offers: dict[Connection, Offer] = {}  # the latest last
        self.misses: defaultdict[int, float] = defaultdict(
            float
        )  # of each seat, whichever device comes, and however often
        self._known: list[tuple[int, str]] = []  # of each chain, how far it is known, and the link there
        self.ask_elsewhere: AskElsewhere = nobody  # other processes, for the links of their devices

    def read(self, events: Iterable[tuple[int, str, Mapping[str, Any]]]) -> Shares:
        """Take up what was stored: the number of steps before each event, its kind and data."""
        offered = {one: self.shares.anchors[offer.anchor].anchor for one, offer in self.offers.items()}
        self.shares, self._known = Shares(), []
        for steps, kind, data in events:
            if kind == "share":
                self.take(data)
            elif kind == "play":
                self.keep(steps, data.get("shared"))
        numbers = {one.anchor: i for i, one in enumerate(self.shares.anchors)}
        self.offers = {one: Offer(numbers[anchor]) for one, anchor in offered.items() if anchor in numbers}
        return self.shares

    # --- anchors ---

    def take(self, data: Mapping[str, Any]) -> None:
        """An anchor was stored."""
        anchor = Anchor(data["seat"], data["from"], data["anchor"])
        self.shares.anchors.append(anchor)
        self._known.append((0, anchor.anchor))

    def keep(self, n: int, data: Mapping[str, Any] | None) -> None:
        """A decision was stored, with what devices have added to it."""
        self.shares.decisions.pop(n, None)  # of one that came to nothing
        if data is not None:
            shared = self.shares.decisions[n] = Shared.from_json(data)
            for number, link in shared.links:
                self._known[number] = place(self.shares.anchors[number], n), link

    def is_known(self, anchor: Anchor) -> bool:
        """Whether it was published before; Refusal where it can't be."""
        mine = [one for one in self.shares.anchors if one.seat == anchor.seat]
        if anchor in mine:
            return True
        if len(mine) >= MOST_ANCHORS or any(one.anchor == anchor.anchor for one in self.shares.anchors):
            raise Refusal("web-no-share")
        return False

    def offer(self, connection: Connection, anchor: str) -> None:
        """From now on this device is asked."""
        number = next(i for i, one in enumerate(self.shares.anchors) if one.anchor == anchor)
        self.forget(connection)
        self.offers[connection] = Offer(number)

    def forget(self, connection: Connection) -> None:
        """It has left, or sat down elsewhere."""
        gone = self.offers.pop(connection, None)
        if gone is not None:
            gone.settle(None)

    def adds(self, seat: int) -> bool:
        """Whether a device of this seat is there that adds to the dice."""
        there = any(self._is_at(one, offer, seat) for one, offer in self.offers.items())
        return there and self.misses[seat] < MOST_MISSES

    def _is_at(self, connection: Connection, offer: Offer, seat: int) -> bool:
        return connection.seat == seat == self.shares.anchors[offer.anchor].seat

    # --- links ---

    def _fits(self, number: int, n: int, link: str) -> bool:
        """Whether it is the link of this chain for the decision after n steps."""
        at, (reached, latest) = place(self.shares.anchors[number], n), self._known[number]
        return 0 < at <= LENGTH and leads(link, latest, at - reached)

    def answer(self, connection: Connection, n: int, link: str) -> None:
        """A device answers. One answer for each question: whatever else it sends costs nothing."""
        offer = self.offers.get(connection)
        if offer is None or offer.asked != n:
            raise Refusal("web-no-share")
        offer.asked = None
        if not self._fits(offer.anchor, n, link):
            offer.settle(None)
            raise Refusal("web-no-share")
        if self.clock() - offer.asked_at <= self.patience:
            self.misses[connection.seat] = max(0.0, self.misses[connection.seat] - FORGIVEN)
        offer.settle(link)

    async def collect(
        self, n: int, digest: Digest, seat: int, asker: Connection | None, given: GivenShare | None
    ) -> Shared | None:
        """What the devices at a table give for the decision of a seat after n steps; None where there are none.

        The decision is fixed: `digest` tells the devices which it is without telling it. One device is asked for each
        seat, the one that came last; the one that decides has added its part already (`given`), or adds nothing.
        """
        links: dict[int, Link] = {}
        own = self._own(n, seat, asker, given)
        if own is not None:
            links[seat] = own
        there = self._there()
        # Who decides with this socket is not heard on it before that is done.
        asked = {at: one for at, one in there.items() if at not in links and one[0] is not asker}
        missed = there.keys() - asked.keys() - links.keys()
        here, elsewhere = await asyncio.gather(
            self._ask(n, digest, asked), self.ask_elsewhere(n, digest, {*there, *links})
        )
        for at, link in here.items():
            if link is not None:
                links[at] = link
            else:
                missed.add(at)
        for one in elsewhere:
            if one.seat in links or one.seat in missed:
                continue
            anchors = self.shares.anchors
            known = 0 <= one.anchor < len(anchors) and anchors[one.anchor].seat == one.seat
            if known and one.link is not None and self._fits(one.anchor, n, one.link):
                links[one.seat] = Link(one.anchor, one.link)
            else:
                missed.add(one.seat)
        if not links and not missed:
            return None
        return Shared(tuple(links[at] for at in sorted(links)), tuple(sorted(missed)))

    async def give(self, n: int, digest: str) -> list[Elsewhere]:
        """What the devices here give for a decision of which another process has told."""
        asked = self._there()
        answers = await self._ask(n, lambda: digest, asked)
        return [
            Elsewhere(at, offer.anchor, link and link.link)
            for (at, (_, offer)), link in zip(asked.items(), answers.values(), strict=True)
        ]

    def _there(self) -> dict[int, tuple[Connection, Offer]]:
        """Of each seat the device here that came last, where it adds to the dice."""
        return {one.seat: (one, offer) for one, offer in self.offers.items() if self._is_at(one, offer, one.seat)}

    async def _ask(
        self, n: int, digest: Digest, asked: Mapping[int, tuple[Connection, Offer]]
    ) -> dict[int, Link | None]:
        """What these devices give; None where one did not answer in time."""
        if not asked:
            return {}
        told = ShareAskedMessage(n=n, digest=digest()).to_json()
        for connection, offer in asked.values():
            offer.asked, offer.asked_at = n, self.clock()
            offer.answer = asyncio.get_running_loop().create_future()
            connection.send(told)
        awaited = {
            at: offer.answer for at, (_, offer) in asked.items() if self.misses[at] < MOST_MISSES and offer.answer
        }
        if awaited:
            await asyncio.wait(awaited.values(), timeout=self.patience)
        links: dict[int, Link | None] = {}
        for at, (_, offer) in asked.items():
            answer, offer.answer = offer.answer, None
            link = answer.result() if answer is not None and answer.done() else None
            self.misses[at] += link is None and at in awaited
            links[at] = None if link is None else Link(offer.anchor, link)
        return links

    def _own(self, n: int, seat: int, asker: Connection | None, given: GivenShare | None) -> Link | None:
        """What whoever decides has added."""
        if given is None:
            return None
        if given.anchor is not None:
            anchors = enumerate(self.shares.anchors)
            number = next((i for i, one in anchors if one.anchor == given.anchor and one.seat == seat), None)
        else:
            offer = None if asker is None else self.offers.get(asker)
            number = offer.anchor if asker and offer and self._is_at(asker, offer, seat) else None
        return Link(number, given.link) if number is not None and self._fits(number, n, given.link) else None
