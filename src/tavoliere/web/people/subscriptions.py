"""What of notices is thrown away with what needs it."""

from typing import Any

from sqlalchemy import delete, select

from tavoliere.web.storage.schema import mailboxes, sat_from, subscriptions

# After whatever ends a subscription: an address is kept for those that need it, and no longer.
UNUSED_ADDRESSES = delete(mailboxes).where(
    mailboxes.c.id.not_in(select(subscriptions.c.mailbox).where(subscriptions.c.mailbox.is_not(None)))
)


def telling_no_more(own: Any) -> list[Any]:
    """What ends all notices to the browsers and mailboxes that are told where these of somebody's devices sit."""
    sat = select(sat_from.c.token).where(sat_from.c.device.in_(own))
    ways = subscriptions.c.endpoint, subscriptions.c.mailbox
    told = [select(way).where(subscriptions.c.device.in_(sat), way.is_not(None)) for way in ways]
    return [
        *(delete(subscriptions).where(way.in_(there)) for way, there in zip(ways, told, strict=True)),
        UNUSED_ADDRESSES,
    ]
