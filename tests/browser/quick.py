"""The server as `tavoliere` starts it, but for a person in a great hurry: without pauses between the bots' moves, and
with the same dice at every table, so that a test meets the same game each time.

python -m tests.browser.quick PORT FILE
"""

import sys

import uvicorn

from tavoliere.table.dice import FairDice
from tavoliere.web.app import build
from tavoliere.web.guard import Limits
from tavoliere.web.settings import Settings

SEED = 3  # no joker turns up in the opening of Cardcassonne


def main(port: str, file: str) -> None:
    FairDice.fresh = classmethod(lambda dice: dice.from_seed(SEED))  # type: ignore[assignment, method-assign]
    limits = Limits(messages=1000.0, messages_at_once=1000, requests=1000.0, requests_at_once=1000, tables=10.0)
    settings = Settings(f"sqlite:///{file}", port=int(port), limits=limits, pace=0.0)
    app = build(settings)
    uvicorn.run(app, port=settings.port, log_level="warning", access_log=False, timeout_graceful_shutdown=3)


if __name__ == "__main__":
    main(*sys.argv[1:])
